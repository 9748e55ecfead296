"""MOVEMENT: where a player can go with a roll.

The search goes step by step, once without and once with the ball picked up on the way, since a coach may go over a
loose ball or around it [BB-28]. For the Heavy Tackle a square means the left of his two.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.games.battleball.contents import EMPTY, HEAVY, NOBODY, NOWHERE, TEAM_SIZE
from sandlot.games.battleball.state import RIGHT, BattleBall
from sandlot.kit.bricks import WAYS


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
    here = s.field[square]
    if here != EMPTY and here != player:
        return False
    if player % TEAM_SIZE == HEAVY:
        right = s.box.field.step(square, RIGHT)
        if right == NOWHERE:
            return False
        here = s.field[right]
        return here == EMPTY or here == player
    return True


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


def squares_next_to(s: BattleBall, team: i64) -> vec[i64]:
    """1 for every square next to a player of the team."""
    field = s.box.field
    marks = field.zeros[:]
    for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
        left = s.at[player]
        if left == NOWHERE:
            continue
        right = s.right_foot(player)
        for way in range(WAYS):
            there = field.step(left, way)
            if there != NOWHERE:
                marks[there] = 1
            if right != left:
                there = field.step(right, way)
                if there != NOWHERE:
                    marks[there] = 1
    return marks


def open_rows(s: BattleBall, player: i64) -> vec[i64]:
    """Row by row the places where the player may stand, as bits [BB-15, BB-25, BB-40]."""
    field = s.box.field
    rows = field.bits[:]
    standing = s.field
    for square in range(field.squares):
        if standing[square] != EMPTY and standing[square] != player:
            rows[field.row_of[square]] &= ~field.bit_of[square]
    if player % TEAM_SIZE == HEAVY:
        for row in range(1, field.rows + 1):
            rows[row] &= rows[row] >> 2  # the right foot stands two half squares further
    return rows


def stop_rows(s: BattleBall, player: i64) -> vec[i64]:
    """Row by row the places next to an opponent, as bits [BB-16, BB-25, BB-83]."""
    field = s.box.field
    rows = field.no_bits[:]
    first = TEAM_SIZE * (1 - player // TEAM_SIZE)
    for opponent in range(first, first + TEAM_SIZE):
        if s.at[opponent] == NOWHERE:
            continue
        row = field.row_of[s.at[opponent]]
        feet = field.bit_of[s.at[opponent]] << 2
        if opponent % TEAM_SIZE == HEAVY:
            feet |= feet << 2
        # `feet` is shifted by two, so that nothing falls off at the left edge.
        rows[row] |= (feet << 2 | feet >> 2) >> 2
        beside = (feet << 1 | feet >> 1) >> 2
        rows[row - 1] |= beside
        rows[row + 1] |= beside
    if player % TEAM_SIZE == HEAVY:
        for row in range(1, field.rows + 1):
            rows[row] |= rows[row] >> 2
    return rows


def steps_from(front: vec[i64], row: i64) -> i64:
    """The places of a row that are one step from a front, as bits."""
    beside = front[row - 1] | front[row + 1]
    return front[row] << 2 | front[row] >> 2 | beside << 1 | beside >> 1


def reach(s: BattleBall, player: i64, roll: i64) -> Reach:
    """Everywhere that the player can end a move of at most `roll` steps [BB-12 to BB-17, BB-27, BB-28, BB-56, BB-58].

    All squares that are so many steps away are found at once, a whole row in one number.
    """
    field = s.box.field
    free = open_rows(s, player)
    stops = stop_rows(s, player)
    found = Reach(field.no_bits)
    goal = last_row(s, player // TEAM_SIZE)
    start = s.at[player]
    home = field.row_of[start]
    ball_row: i64 = 0
    ball_bits: i64 = 0
    if s.ball != NOWHERE:
        ball_row = field.row_of[s.ball]
        ball_bits = field.bit_of[s.ball]
        if player % TEAM_SIZE == HEAVY:
            ball_bits |= ball_bits >> 2
    carrying = s.carrier == player
    front = field.no_bits[:]
    ball_front = field.no_bits[:]
    front[home] = field.bit_of[start]
    found.plain[home] = front[home]
    for step in range(1, roll + 1):
        if front[goal] if carrying else ball_front[goal]:
            found.touchdown = True
        low = max(home - step, 1)
        high = min(home + step, field.rows)
        ahead = field.no_bits[:]
        ball_ahead = field.no_bits[:]
        moving: i64 = 0
        for row in range(low, high + 1):
            steps = steps_from(front, row) & free[row]
            if row == ball_row:
                ball_ahead[row] = steps & ball_bits
                steps &= ~ball_bits
            ahead[row] = steps & ~found.plain[row]
            if ball_row:
                ball_ahead[row] = (ball_ahead[row] | steps_from(ball_front, row) & free[row]) & ~found.with_ball[row]
                found.with_ball[row] |= ball_ahead[row]
                ball_ahead[row] &= ~stops[row]
            found.plain[row] |= ahead[row]
            ahead[row] &= ~stops[row]
            moving |= ahead[row] | ball_ahead[row]
        front = ahead
        ball_front = ball_ahead
        if moving == 0:
            break
    return found


def ends_on_ball(s: BattleBall, player: i64, square: i64) -> bool:
    """Whether somebody who stands there has a foot on the loose ball's square [BB-85]."""
    if s.ball == NOWHERE or s.carrier != NOBODY:
        return False
    return square == s.ball or (player % TEAM_SIZE == HEAVY and s.box.field.step(square, RIGHT) == s.ball)
