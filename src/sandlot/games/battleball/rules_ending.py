"""The end of a turn, HALTING PLAY and the rare endings, as the rule book has them."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.core.state import Automatic
from sandlot.games.battleball.contents import (
    BEGIN_LINE_UP,
    HALT_PLAY,
    HALTED_LOOSE,
    HEAVY,
    NOBODY,
    NOWHERE,
    PLAY_HALTED,
    PLAYERS,
    TEAM_SIZE,
    TURN,
)
from sandlot.games.battleball.reach import last_row
from sandlot.games.battleball.rules_lineup import stalemate
from sandlot.games.battleball.rules_turn import throwing_range
from sandlot.games.battleball.state import TO_THE_RIGHT, BattleBall
from sandlot.kit.bricks import WAYS, steps_into


@final
class EndTurn(Automatic[BattleBall]):
    """A halt is looked for, then the other coach's turn begins [BB-52, BB-79, BB-94].

    Nothing can have changed since the last look unless Carnage was laid or the ball has moved: players only move about
    on their own ground.
    """

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.count_turn()
        if stalemate(s):
            return
        if s.unsettled == 0 or somebody_can_score(s):
            s.unsettled = 0
            s.then(TURN, 1 - seat)
        else:
            first = s.had if s.had != NOBODY else 1 - seat
            s.then(HALT_PLAY, first)


@final
class HaltPlay(Automatic[BattleBall]):
    """Everything off the field; a new line-up without the injured. The seat goes first [BB-53 to BB-55].

    The first detail is 1 when the turn has not been counted yet.
    """

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, in_turn: i64, y: i64, action: i64) -> None:
        s.tell(HALTED_LOOSE if s.carrier == NOBODY else PLAY_HALTED, seat)
        s.forget_steps()
        if in_turn:
            s.count_turn()
            if stalemate(s):
                return
        s.then(BEGIN_LINE_UP, 0, 1 + seat)


def somebody_can_score(s: BattleBall) -> bool:
    """Whether anybody who has the ball or can get to it has a way to the end zone, on the ground [BB-51, BB-52]."""
    if not any_carnage(s):
        return True
    if s.carrier != NOBODY and reaches_end(s, s.carrier, ground_of(s, s.carrier)):
        return True  # the usual case, found at once
    for player in range(PLAYERS):
        if s.at[player] == NOWHERE:
            continue
        ground = ground_of(s, player)
        if not can_get_ball(s, player, ground):
            continue
        if reaches_end(s, player, ground):
            return True
        if s.box.passing and can_throw_to_scorer(s, player, ground):
            return True
    return False


def any_carnage(s: BattleBall) -> bool:
    for row in range(1, s.box.field.rows + 1):
        if s.carnage[row]:
            return True
    return False


def ground_of(s: BattleBall, player: i64) -> vec[i64]:
    """Row by row the places (of the left foot) to which there is a way, as bits; only Carnage is closed."""
    field = s.box.field
    free = field.bits[:]
    for row in range(1, field.rows + 1):
        free[row] &= ~s.carnage[row]
    if player % TEAM_SIZE == HEAVY:
        for row in range(1, field.rows + 1):
            free[row] &= free[row] >> TO_THE_RIGHT
    found = field.no_bits[:]
    found[field.row_of[s.at[player]]] = field.bit_of[s.at[player]]
    growing = True
    while growing:  # upwards and downwards, until nothing is added any more
        growing = False
        for i in range(2 * field.rows):
            row = i + 1 if i < field.rows else 2 * field.rows - i
            more = (found[row] | steps_into(found, row)) & free[row]
            while more != found[row]:
                growing = True
                found[row] = more
                more = (more | more << 2 | more >> 2) & free[row]
    return found


def feet_on(s: BattleBall, player: i64, ground: vec[i64], square: i64) -> bool:
    """Whether the player, somewhere on his ground, has a foot on the square."""
    bit = s.box.field.bit_of[square]
    if player % TEAM_SIZE == HEAVY:
        bit |= bit >> TO_THE_RIGHT
    return ground[s.box.field.row_of[square]] & bit != 0


def can_get_ball(s: BattleBall, player: i64, ground: vec[i64]) -> bool:
    """He holds it, can walk to it, or can walk up to its carrier."""
    if s.carrier == player:
        return True
    if s.carrier == NOBODY:
        return s.ball != NOWHERE and feet_on(s, player, ground, s.ball)
    for foot in range(2):
        square = s.at[s.carrier] if foot == 0 else s.right_foot(s.carrier)
        for way in range(WAYS):
            there = s.box.field.step(square, way)
            if there != NOWHERE and feet_on(s, player, ground, there):
                return True
    return False


def reaches_end(s: BattleBall, player: i64, ground: vec[i64]) -> bool:
    return ground[last_row(s, player // TEAM_SIZE)] != 0


def can_throw_to_scorer(s: BattleBall, passer: i64, ground: vec[i64]) -> bool:
    """Advanced game: a team-mate has a way to the end zone and could be thrown to from somewhere."""
    team = passer // TEAM_SIZE
    for mate in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
        if mate == passer or s.at[mate] == NOWHERE:
            continue
        theirs = ground_of(s, mate)
        if reaches_end(s, mate, theirs) and grounds_within(s, passer, ground, mate, theirs, throwing_range(s, mate)):
            return True
    return False


def grounds_within(s: BattleBall, first: i64, ground: vec[i64], second: i64, other: vec[i64], most: i64) -> bool:
    """Whether two players, each somewhere on his ground, can be so near to each other."""
    near = both_feet(s, first, ground)
    there = both_feet(s, second, other)
    for _ in range(most + 1):
        for row in range(1, s.box.field.rows + 1):
            if near[row] & there[row]:
                return True
        near = s.box.field.spread(near)
    return False


def both_feet(s: BattleBall, player: i64, ground: vec[i64]) -> vec[i64]:
    """Row by row all squares on which the player can have a foot, as bits."""
    rows = ground[:]
    if player % TEAM_SIZE == HEAVY:
        for row in range(1, s.box.field.rows + 1):
            rows[row] |= rows[row] << TO_THE_RIGHT
    return rows
