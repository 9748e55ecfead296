"""MOVEMENT: where a player can go with a roll.

The search goes step by step, once without and once with the ball picked up on the way, since a coach may go over a
loose ball or around it [BB-28]. For the Heavy Tackle a square means the left of his two.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.games.battleball.contents import HEAVY, NOBODY, NOWHERE, TEAM_SIZE
from sandlot.games.battleball.state import RIGHT, TO_THE_RIGHT, BattleBall
from sandlot.kit.bricks import WAYS, steps_into


@final
class Reach:
    """What a search has found: for every row the places that can be reached, as bits, without and with the ball."""

    __slots__ = ("plain", "touchdown", "with_ball")

    plain: vec[i64]
    with_ball: vec[i64]  # having picked the ball up on the way
    touchdown: bool

    def __init__(self, rows: vec[i64]) -> None:
        self.plain = rows[:]
        self.with_ball = rows[:]
        self.touchdown = False


def last_row(s: BattleBall, team: i64) -> i64:
    """The row before the end zone that a team attacks."""
    return s.box.field.rows if team == 0 else 1


def may_stand(s: BattleBall, player: i64, square: i64) -> bool:
    """No other player and no Carnage on the square, or on both for a Heavy Tackle [BB-15, BB-25, BB-40]."""
    if square == NOWHERE:
        return False
    field = s.box.field
    row = field.row_of[square]
    feet = field.bit_of[square]
    if player % TEAM_SIZE == HEAVY:
        feet |= feet << TO_THE_RIGHT
        if feet & ~field.bits[row]:
            return False
    taken = s.taken[row]
    if s.at[player] != NOWHERE and field.row_of[s.at[player]] == row:
        taken &= ~s.feet(player)
    return feet & (taken | s.carnage[row]) == 0


def first_step(s: BattleBall, player: i64) -> bool:
    """Whether the player has a legal first step; for the carrier on the last row the end zone is one [BB-19]."""
    square = s.at[player]
    if square == NOWHERE:
        return False
    for way in range(WAYS):
        if may_step(s, player, square, way):
            return True
    return player == s.carrier and s.box.field.row_of[square] == last_row(s, player // TEAM_SIZE)


def may_step(s: BattleBall, player: i64, square: i64, way: i64) -> bool:
    """Both feet of a Heavy Tackle step the same way at once [BB-82]."""
    there = s.box.field.step(square, way)
    if not may_stand(s, player, there):
        return False
    if player % TEAM_SIZE == HEAVY:
        return s.box.field.step(s.box.field.step(square, RIGHT), way) == s.box.field.step(there, RIGHT)
    return True


def open_rows(s: BattleBall, player: i64) -> vec[i64]:
    """Row by row the places where a player on the field may stand, as bits [BB-15, BB-25, BB-40]."""
    field = s.box.field
    rows = field.bits[:]
    for row in range(1, field.rows + 1):
        rows[row] &= ~(s.carnage[row] | s.taken[row])
    rows[field.row_of[s.at[player]]] |= s.feet(player)
    if player % TEAM_SIZE == HEAVY:
        for row in range(1, field.rows + 1):
            rows[row] &= rows[row] >> TO_THE_RIGHT
    return rows


def stop_rows(s: BattleBall, player: i64) -> vec[i64]:
    """Row by row the places next to an opponent, where a move ends, as bits [BB-16, BB-25, BB-83]."""
    rows = s.next_to_team(1 - player // TEAM_SIZE)
    if player % TEAM_SIZE == HEAVY:
        for row in range(1, s.box.field.rows + 1):
            rows[row] |= rows[row] >> TO_THE_RIGHT
    return rows


def reach(s: BattleBall, player: i64, roll: i64) -> Reach:
    """Everywhere that the player can end a move of at most `roll` steps [BB-12 to BB-17, BB-27, BB-28, BB-56, BB-58].

    All squares that are so many steps away are found at once, a whole row in one number.
    """
    field = s.box.field
    free = open_rows(s, player)
    stops = stop_rows(s, player)
    found = Reach(field.no_bits)
    plain = found.plain
    with_ball = found.with_ball
    goal = last_row(s, player // TEAM_SIZE)
    start = s.at[player]
    home = field.row_of[start]
    ball_row: i64 = 0
    ball_bits: i64 = 0
    if s.ball != NOWHERE:
        ball_row = field.row_of[s.ball]
        ball_bits = field.bit_of[s.ball]
        if player % TEAM_SIZE == HEAVY:
            ball_bits |= ball_bits >> TO_THE_RIGHT
    carrying = s.carrier == player
    # Fronts are written over in turns: one that was used two steps ago covers fewer rows, all of which are renewed.
    front = field.no_bits[:]
    ahead = field.no_bits[:]
    ball_front = field.no_bits[:]
    ball_ahead = field.no_bits[:]
    front[home] = field.bit_of[start]
    plain[home] = front[home]
    picked_up = False
    for step in range(1, roll + 1):
        if front[goal] if carrying else ball_front[goal]:
            found.touchdown = True
        moving: i64 = 0
        for row in range(max(home - step, 1), min(home + step, field.rows) + 1):
            open_here = free[row]
            here = steps_into(front, row) & open_here
            if row == ball_row and here & ball_bits:
                picked_up = True
                ball_here = here & ball_bits
                here &= ~ball_bits
            else:
                ball_here = 0
            if picked_up:
                ball_here = (ball_here | steps_into(ball_front, row) & open_here) & ~with_ball[row]
                with_ball[row] |= ball_here
                ball_ahead[row] = ball_here & ~stops[row]
                moving |= ball_ahead[row]
            here &= ~plain[row]
            plain[row] |= here
            ahead[row] = here & ~stops[row]
            moving |= ahead[row]
        front, ahead = ahead, front
        ball_front, ball_ahead = ball_ahead, ball_front
        if moving == 0:
            break
    return found


def ends_on_ball(s: BattleBall, player: i64, square: i64) -> bool:
    """Whether somebody who stands there has a foot on the loose ball's square [BB-85]."""
    if s.ball == NOWHERE or s.carrier != NOBODY:
        return False
    return square == s.ball or (player % TEAM_SIZE == HEAVY and s.box.field.step(square, RIGHT) == s.ball)
