"""TACKLING, SERIOUSLY INJURED and the fumbles that come of it, as the rule book has them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.core.state import Automatic, Choice
from sandlot.games.battleball.contents import (
    BALL_WON,
    DIE_CHOSEN,
    FUMBLE,
    FUMBLED_TACKLE,
    NOBODY_LEFT,
    NOWHERE,
    RESOLVE_TACKLE,
    RESTARTED,
    ROLL_ATTACKER,
    ROLL_DEFENDER,
    ROLLED,
    START_HALF,
    TACKLE,
    TACKLE_NAMED,
    TACKLE_TIED,
    TEAM_SIZE,
    USE,
    USE_DIE,
    WIN_TIES,
)
from sandlot.games.battleball.rules_lineup import score_touchdown
from sandlot.games.battleball.rules_turn import PlayersDie
from sandlot.games.battleball.state import BattleBall, any_equal, high_die, low_die

# A tackle in one number: attacker and defender, by their place in the team.
# Its dice in another: what the attacker and the defender rolled, and which die of each counts (0: not settled).
ROLL_BITS: Final[i64] = 127
DEFENDER_ROLL: Final[i64] = 7
ATTACKER_DIE: Final[i64] = 14
DEFENDER_DIE: Final[i64] = 20
DIE_BITS: Final[i64] = 63


def attacker_of(seat: i64, pair: i64) -> i64:
    return TEAM_SIZE * seat + pair // TEAM_SIZE


def defender_of(seat: i64, pair: i64) -> i64:
    return TEAM_SIZE * (1 - seat) + pair % TEAM_SIZE


@final
class ChooseTackle(Choice[BattleBall]):
    """Exactly one tackle must be attempted; the coach picks who tackles whom [BB-29, BB-30]."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, x: i64, y: i64) -> None:
        for attacker in range(TEAM_SIZE * seat, TEAM_SIZE * seat + TEAM_SIZE):
            if s.at[attacker] == NOWHERE:
                continue
            for place in range(TEAM_SIZE):
                defender = TEAM_SIZE * (1 - seat) + place
                if s.at[defender] != NOWHERE and s.next_to(attacker, defender):
                    s.offer(TACKLE + TEAM_SIZE * (attacker % TEAM_SIZE) + place)

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        pair = action - TACKLE
        s.tackled = 1
        s.tell(TACKLE_NAMED, seat, attacker_of(seat, pair), defender_of(seat, pair))
        s.then(ROLL_ATTACKER, seat, attacker_of(seat, pair), defender_of(seat, pair))


@final
class RollAttacker(PlayersDie):
    """The attacker's die. Details: attacker, defender."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, attacker: i64, defender: i64, roll: i64) -> None:
        s.tell(ROLLED, seat, attacker, roll)
        s.then(ROLL_DEFENDER, seat, defender, attacker | roll << 7)


@final
class RollDefender(PlayersDie):
    """The defender's die. Details: defender; attacker and what he rolled. All dice lie open before any choice [BB-37]."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, defender: i64, y: i64, roll: i64) -> None:
        attacker = y & ROLL_BITS
        attack = y >> 7
        s.tell(ROLLED, 1 - seat, defender, roll)
        pair = TEAM_SIZE * (attacker % TEAM_SIZE) + defender % TEAM_SIZE
        dice = attack | roll << DEFENDER_ROLL
        if low_die(attack) == high_die(attack):
            dice |= low_die(attack) << ATTACKER_DIE
        if low_die(roll) == high_die(roll):
            dice |= low_die(roll) << DEFENDER_DIE
        settle_dice(s, seat, pair, dice)


def settle_dice(s: BattleBall, seat: i64, pair: i64, dice: i64) -> None:
    """The attacker's coach chooses first [BB-36, BB-37]."""
    if dice >> ATTACKER_DIE & DIE_BITS == 0:
        s.then(USE_DIE, seat, pair, dice)
    elif dice >> DEFENDER_DIE & DIE_BITS == 0:
        s.then(USE_DIE, 1 - seat, pair, dice)
    else:
        s.then(RESOLVE_TACKLE, seat, pair, dice)


@final
class UseDie(Choice[BattleBall]):
    """A coach chooses which die of the Heavy Tackle counts [BB-36, BB-37, BB-88]. Details: the pair, the dice."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, pair: i64, dice: i64) -> None:
        attacking = dice >> ATTACKER_DIE & DIE_BITS == 0
        roll = dice & ROLL_BITS if attacking else dice >> DEFENDER_ROLL & ROLL_BITS
        s.offer(USE + low_die(roll))
        s.offer(USE + high_die(roll))

    def apply(self, s: BattleBall, seat: i64, pair: i64, dice: i64, action: i64) -> None:
        number = action - USE
        s.tell(DIE_CHOSEN, seat, number)
        if dice >> ATTACKER_DIE & DIE_BITS == 0:
            settle_dice(s, seat, pair, dice | number << ATTACKER_DIE)
        else:
            settle_dice(s, 1 - seat, pair, dice | number << DEFENDER_DIE)


@final
class ResolveTackle(Automatic[BattleBall]):
    """The injured leave; nobody left is a touchdown or a restart; only then is a fumbled ball placed [BB-31 to BB-39, BB-45, BB-87]."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, pair: i64, dice: i64, action: i64) -> None:
        attacker = attacker_of(seat, pair)
        defender = defender_of(seat, pair)
        attack = dice >> ATTACKER_DIE & DIE_BITS
        defence = dice >> DEFENDER_DIE & DIE_BITS
        carrier = s.carrier
        square = s.at[carrier] if carrier == attacker or carrier == defender else NOWHERE
        if attack == defence:
            settle_tie(s, attacker, defender, attack == 1)
        else:
            s.injure(defender if attack < defence else attacker, min(attack, defence) == 1)
        winner = attacker if attack < defence else defender
        fumbled = any_equal(dice & ROLL_BITS, dice >> DEFENDER_ROLL & ROLL_BITS)
        if square != NOWHERE:
            if fumbled:
                s.drop_ball()
            elif carrier != winner:
                s.give_ball(winner)
                s.tell(BALL_WON, winner // TEAM_SIZE, winner)
        if nobody_left(s):
            return
        if square != NOWHERE and fumbled:
            s.tell(FUMBLED_TACKLE, carrier // TEAM_SIZE, carrier)
            s.then(FUMBLE, 1 - carrier // TEAM_SIZE, square, carrier)


def settle_tie(s: BattleBall, attacker: i64, defender: i64, by_one: bool) -> None:
    """Both are injured, unless a team rule lets one of them win ties [BB-35, BB-77]."""
    if (s.special(attacker, WIN_TIES) > 0) == (s.special(defender, WIN_TIES) > 0):
        s.tell(TACKLE_TIED, attacker // TEAM_SIZE, attacker, defender)
        s.injure(attacker, by_one)
        s.injure(defender, by_one)
    else:
        s.injure(defender if s.helped(attacker, WIN_TIES) else attacker, by_one)
        s.helped(defender, WIN_TIES)


def nobody_left(s: BattleBall) -> bool:
    """A team without opponents scores; when both are gone the half is restarted [BB-57, BB-62, BB-64]."""
    wolves = s.on_field(0)
    harts = s.on_field(1)
    if wolves and harts:
        return False
    s.count_turn()
    if wolves or harts:
        score_touchdown(s, 0 if wolves else 1, NOBODY_LEFT)
        return True
    s.forget_steps()
    s.tell(RESTARTED, 0, s.half)
    s.then(START_HALF)
    return True
