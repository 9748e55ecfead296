"""TEAM RULE PLAY's choice, LINEUP and THE COIN TOSS, as the rule book has them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.core.state import Automatic, Chance, Choice
from sandlot.games.battleball.contents import (
    ALL_SERIOUS,
    BEGIN_LINE_UP,
    CONCEDED,
    FIT,
    FORMATION,
    FORMATION_TAKEN,
    GAME_OVER,
    GAME_TIED,
    GAME_WON,
    GOES_FIRST,
    HALF_BEGINS,
    INJURED,
    LINE_UP,
    LINE_UPS_SHOWN,
    LINED_UP,
    NO_RULE,
    NOWHERE,
    PICK_RULE,
    PLACE,
    PLAYER_PLACED,
    PLAYERS,
    ROOM,
    RULE_PICKED,
    RULE_SHOWN,
    SHOW_LINE_UP,
    SHOW_RULES,
    STALEMATE,
    START_HALF,
    TEAM_RULE,
    TEAM_SIZE,
    TOSS,
    TOSS_TIED,
    TOSSED,
    TURN,
)
from sandlot.games.battleball.reach import may_stand
from sandlot.games.battleball.state import BattleBall

# Who goes first after a line-up, as a detail of a step: nobody yet, or 1 + team.
NOT_SETTLED: Final[i64] = 0


def score_touchdown(s: BattleBall, team: i64, event: i64) -> None:
    """It ends the half at once, and a team's second one the game [BB-57, BB-59, BB-61]."""
    s.forget_steps()
    s.touchdowns[team] += 1
    s.tell(event, team, s.touchdowns[0], s.touchdowns[1])
    if s.touchdowns[team] == 2:
        end_game(s)
        return
    if stalemate(s):
        return
    if s.half == 1:
        s.lost = 1 - team
    s.half += 1
    s.team_rule[0] = NO_RULE
    s.team_rule[1] = NO_RULE
    s.then(START_HALF)


def stalemate(s: BattleBall) -> bool:
    """So many turns in a row without a tackle end the game, however the last of them ended [BB-94]."""
    if s.box.quiet_limit == 0 or s.quiet < s.box.quiet_limit:
        return False
    s.tell(STALEMATE, 0, s.quiet)
    end_game(s)
    return True


def end_game(s: BattleBall) -> None:
    s.forget_steps()
    if s.touchdowns[0] == s.touchdowns[1]:
        s.tell(GAME_TIED, 0, s.touchdowns[0], s.touchdowns[1])
    else:
        s.tell(GAME_WON, 0 if s.touchdowns[0] > s.touchdowns[1] else 1, s.touchdowns[0], s.touchdowns[1])
    s.then(GAME_OVER)


@final
class StartHalf(Automatic[BattleBall]):
    """The injured return, the seriously injured do not; then both line up [BB-32, BB-59, BB-61]."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.clear_field()
        for player in range(PLAYERS):
            if s.health[player] == INJURED:
                s.health[player] = FIT
        s.tell(HALF_BEGINS, 0, s.half)
        for team in range(2):
            if len(s.box.team_rules[team]) and s.team_rule[team] == NO_RULE:
                s.then(PICK_RULE, team)
        if len(s.box.team_rules[0]) and s.team_rule[0] == NO_RULE:
            s.then(SHOW_RULES)
        s.then(BEGIN_LINE_UP, 0, NOT_SETTLED)


@final
class PickRule(Choice[BattleBall]):
    """One of the own team's special rules, for this half [BB-77, BB-93]."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, x: i64, y: i64) -> None:
        for number in range(len(s.box.team_rules[seat])):
            s.offer(TEAM_RULE + number)

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.team_rule[seat] = action - TEAM_RULE
        s.tell(RULE_PICKED, seat, seat, s.team_rule[seat])


@final
class ShowRules(Automatic[BattleBall]):
    """Both show together, before the line-up [BB-93]."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.tell(RULE_SHOWN, 0, 0, s.team_rule[0])
        s.tell(RULE_SHOWN, 1, 1, s.team_rule[1])


@final
class BeginLineUp(Automatic[BattleBall]):
    """Everything is taken off the field [BB-53, BB-59, BB-65, BB-89]. The first detail says who goes first."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, first: i64, y: i64, action: i64) -> None:
        s.clear_field()
        for team in range(2):
            if s.able(team) == 0 and s.able(1 - team):
                score_touchdown(s, 1 - team, CONCEDED)
                return
        if s.able(0) == 0:
            s.tell(ALL_SERIOUS)
            end_game(s)
            return
        s.then(LINE_UP, 0)
        s.then(LINE_UP, 1)
        s.then(SHOW_LINE_UP, 0, first)


@final
class LineUp(Choice[BattleBall]):
    """Behind the own 20-yard line, one to a square; the Heavy Tackle takes two [BB-05, BB-07, BB-08, BB-81]."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, x: i64, y: i64) -> None:
        field = s.box.field
        low = 1 if seat == 0 else field.rows - s.box.line_up_rows + 1
        first = field.first_in_row[low]
        beyond = field.first_in_row[low + s.box.line_up_rows]
        for place in range(TEAM_SIZE):
            player = TEAM_SIZE * seat + place
            if s.health[player] != FIT or s.at[player] != NOWHERE:
                continue
            for square in range(first, beyond):
                if may_stand(s, player, square):
                    s.offer(PLACE + ROOM * place + square)
        for number in range(len(s.box.formations)):
            if formation_helps(s, seat, number):
                s.offer(FORMATION + number)

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        if action >= FORMATION:
            s.tell(FORMATION_TAKEN, seat, action - FORMATION)
            take_formation(s, seat, action - FORMATION)
        else:
            player = TEAM_SIZE * seat + (action - PLACE) // ROOM
            square = (action - PLACE) % ROOM
            s.put(player, square)
            s.tell(PLAYER_PLACED, seat, player, square)
        if to_place(s, seat):
            s.then(LINE_UP, seat)
        else:
            s.tell(LINED_UP, seat)


def to_place(s: BattleBall, team: i64) -> bool:
    for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
        if s.health[player] == FIT and s.at[player] == NOWHERE:
            return True
    return False


def formation_helps(s: BattleBall, team: i64, number: i64) -> bool:
    """Whether the formation places anybody."""
    squares = s.box.formations[number]
    for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
        if s.health[player] == FIT and s.at[player] == NOWHERE and may_stand(s, player, squares[player]):
            return True
    return False


def take_formation(s: BattleBall, team: i64, number: i64) -> None:
    squares = s.box.formations[number]
    for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
        if s.health[player] == FIT and s.at[player] == NOWHERE and may_stand(s, player, squares[player]):
            s.put(player, squares[player])


@final
class ShowLineUp(Automatic[BattleBall]):
    """Both show together; then the toss, or whoever goes first by the rules [BB-08, BB-54, BB-60, BB-63]."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, first: i64, y: i64, action: i64) -> None:
        s.tell(LINE_UPS_SHOWN)
        if first != NOT_SETTLED:
            goes_first(s, first - 1)
        elif s.half == 2:
            goes_first(s, s.lost)
        else:
            s.then(TOSS, 0)


def goes_first(s: BattleBall, team: i64) -> None:
    s.tell(GOES_FIRST, team)
    s.then(TURN, team)


@final
class Toss(Chance[BattleBall]):
    """Each coach rolls the d20; the higher goes first, equal rolls are rolled again [BB-09, BB-10].

    The seat is the coach who rolls, the first detail what the other coach rolled before.
    """

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, x: i64, y: i64) -> None:
        for number in range(1, s.box.dice[0] + 1):
            s.offer(number)

    def apply(self, s: BattleBall, seat: i64, other: i64, y: i64, number: i64) -> None:
        s.tell(TOSSED, seat, number)
        if seat == 0:
            s.then(TOSS, 1, number)
        elif number == other:
            s.tell(TOSS_TIED, 0, number)
            s.then(TOSS, 0)
        else:
            goes_first(s, 1 if number > other else 0)
