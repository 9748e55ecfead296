"""A QUICK LOOK AT YOUR TURN and MOVEMENT, as the rule book has them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sandlot.core.state import Automatic, Chance, Choice
from sandlot.games.battleball.contents import (
    AFTER_MOVE,
    CHOOSE_PLAY,
    CHOOSE_TACKLE,
    END_TURN,
    FUMBLE,
    FUMBLED_MALFUNCTION,
    GO,
    HEAVY,
    MALFUNCTION,
    MOVE,
    MOVE_FURTHER,
    MOVED,
    NAME,
    NAME_PLAYER,
    NO_MALFUNCTION,
    NOBODY,
    NOBODY_CAN_MOVE,
    PLAYER_NAMED,
    ROLL_TO_MOVE,
    ROLLED_TO_MOVE,
    SURE_HANDS,
    TEAM_SIZE,
    TOUCHDOWN,
    TOUCHDOWN_SCORED,
    TURN_BEGINS,
    TWO_DICE,
)
from sandlot.games.battleball.reach import ends_on_ball, first_step, reach
from sandlot.games.battleball.rules_lineup import score_touchdown
from sandlot.games.battleball.state import BattleBall, high_die, is_double, low_die


@final
class Turn(Automatic[BattleBall]):
    """Name a player and move; then a tackle, a hand-off or a pass; then the other coach [BB-11, BB-19, BB-79]."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.tell(TURN_BEGINS, seat)
        s.tackled = 0
        if anybody_can_move(s, seat):
            s.then(NAME_PLAYER, seat)
        else:
            s.tell(NOBODY_CAN_MOVE, seat)
        s.then(AFTER_MOVE, seat)
        s.then(END_TURN, seat)


def anybody_can_move(s: BattleBall, team: i64) -> bool:
    for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
        if first_step(s, player):
            return True
    return False


@final
class NamePlayer(Choice[BattleBall]):
    """Only a player with a legal first step may be named [BB-11, BB-19]."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, x: i64, y: i64) -> None:
        for place in range(TEAM_SIZE):
            if first_step(s, TEAM_SIZE * seat + place):
                s.offer(NAME + place)

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        player = TEAM_SIZE * seat + action - NAME
        s.tell(PLAYER_NAMED, seat, player)
        s.then(ROLL_TO_MOVE, seat, player)


class PlayersDie(Chance[BattleBall]):
    """The die of a player's base; the Heavy Tackle rolls two [BB-02, BB-03, BB-20]. The first detail is the player."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, player: i64, y: i64) -> None:
        sides = s.die_of(player)
        if player % TEAM_SIZE != HEAVY:
            for number in range(1, sides + 1):
                s.offer(number)
            return
        for low in range(1, sides + 1):
            for high in range(low, sides + 1):
                s.offer(TWO_DICE + 8 * low + high)

    def weight(self, s: BattleBall, player: i64, y: i64, roll: i64) -> i64:
        """Two different numbers can fall in two ways."""
        sides = s.die_of(player)
        if player % TEAM_SIZE != HEAVY:
            return 1 if 1 <= roll <= sides else 0
        low = low_die(roll)
        high = high_die(roll)
        if roll < TWO_DICE or not 1 <= low <= high <= sides or roll != TWO_DICE + 8 * low + high:
            return 0
        return 1 if low == high else 2

    def tickets(self, s: BattleBall, player: i64, y: i64) -> i64:
        sides = s.die_of(player)
        return sides * sides if player % TEAM_SIZE == HEAVY else sides

    def outcome(self, s: BattleBall, player: i64, y: i64, ticket: i64) -> i64:
        if player % TEAM_SIZE != HEAVY:
            return 1 + ticket
        low: i64 = 1
        of_low = 2 * s.die_of(player) - 1  # one double, and two tickets for every higher number
        while ticket >= of_low:
            ticket -= of_low
            of_low -= 2
            low += 1
        return TWO_DICE + 8 * low + low + (ticket + 1) // 2


@final
class RollToMove(PlayersDie):
    """Once rolled, that player is the one who moves. Doubles of the Heavy Tackle are a malfunction [BB-21, BB-22, BB-26]."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, player: i64, y: i64, roll: i64) -> None:
        s.tell(ROLLED_TO_MOVE, seat, player, roll)
        if not is_double(roll) or s.helped(player, NO_MALFUNCTION):
            s.then(MOVE, seat, player, high_die(roll) + s.helped(player, MOVE_FURTHER))
            return
        s.tell(MALFUNCTION, seat, player)
        if player == s.carrier:
            s.tell(FUMBLED_MALFUNCTION, seat, player)
            s.then(FUMBLE, 1 - seat, s.at[player], player)


@final
class Move(Choice[BattleBall]):
    """At least one square, at most the roll, not back to the start [BB-12 to BB-17, BB-24, BB-27, BB-28, BB-84]."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, player: i64, roll: i64) -> None:
        found = reach(s, player, roll)
        field = s.box.field
        start = s.at[player]
        s.make_room(2 * field.squares + 1)
        menu = s.menu  # hundreds of squares: written straight onto the menu
        n = s.offered
        for row in range(1, field.rows + 1):
            plain = found.plain[row]
            with_ball = found.with_ball[row]
            if plain | with_ball == 0:
                continue
            for square in range(field.first_in_row[row], field.first_in_row[row + 1]):
                bit = field.bit_of[square]
                if plain & bit and square != start:
                    menu[n] = GO + 2 * square
                    n += 1
                if with_ball & bit and square != start:
                    menu[n] = GO + 2 * square + (0 if ends_on_ball(s, player, square) else 1)
                    n += 1
        if found.touchdown:
            menu[n] = TOUCHDOWN
            n += 1
        s.offered = n

    def apply(self, s: BattleBall, seat: i64, player: i64, roll: i64, action: i64) -> None:
        if action == TOUCHDOWN:
            if s.carrier != player:
                s.pick_up(player)
            s.count_turn()
            score_touchdown(s, seat, TOUCHDOWN_SCORED)
            return
        square = (action - GO) // 2
        picks_up = (action - GO) % 2 == 1 or ends_on_ball(s, player, square)
        s.lift(player)
        s.put(player, square)
        if player == s.carrier:
            s.unsettled = 1
        s.tell(MOVED, seat, player, square)
        if picks_up:
            s.pick_up(player)


@final
class AfterMove(Automatic[BattleBall]):
    """A tackle must, a hand-off or pass may be attempted; otherwise the turn ends [BB-29, BB-30, BB-42, BB-66, BB-79]."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        if s.in_tackle_position(seat):
            s.then(CHOOSE_TACKLE, seat)
        elif s.carrier != NOBODY and s.carrier // TEAM_SIZE == seat and may_play_on(s, seat):
            s.then(CHOOSE_PLAY, seat)


def may_play_on(s: BattleBall, team: i64) -> bool:
    """Whether there is somebody to hand off or to pass to."""
    for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
        if may_hand_off(s, player) or may_pass(s, player):
            return True
    return False


def may_hand_off(s: BattleBall, taker: i64) -> bool:
    """The carrier's own neighbours [BB-42, BB-83]."""
    return s.at[taker] >= 0 and taker != s.carrier and s.next_to(s.carrier, taker)


def may_pass(s: BattleBall, receiver: i64) -> bool:
    """Advanced game: receivers whom some roll can reach [BB-66 to BB-69, BB-80]."""
    if not s.box.passing or s.at[receiver] < 0 or receiver == s.carrier:
        return False
    return pass_distance(s, receiver) <= throwing_range(s, receiver)


def throwing_range(s: BattleBall, receiver: i64) -> i64:
    """The best total that is no fumble: a d6 or the Heavy Tackle must not show the passing die's six [BB-69]."""
    sides = s.die_of(receiver)
    return sides + 6 if sides != 6 or s.special(receiver, SURE_HANDS) else 11


def pass_distance(s: BattleBall, receiver: i64) -> i64:
    """Squares from the passer to the receiver, over players and Carnage [BB-68, BB-80]."""
    return min(s.distance(s.at[s.carrier], receiver), s.distance(s.right_foot(s.carrier), receiver))
