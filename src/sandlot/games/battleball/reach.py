"""MOVEMENT: where a player can go with a roll.

The search goes step by step over pairs of a square and whether the ball was picked up on the way, since a coach may go
over a loose ball or around it [BB-28]. For the Heavy Tackle a square means the left of his two.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandlot.games.battleball.contents import EMPTY, HEAVY, NOBODY, NOWHERE, TEAM_SIZE
from sandlot.games.battleball.state import RIGHT, BattleBall
from sandlot.kit.bricks import FAR_AWAY, WAYS

NO_LIMIT: Final[i64] = 1000


@final
class Reach:
    """What a search has found: steps to each square, without and with the ball."""

    __slots__ = ("plain", "touchdown", "with_ball")

    plain: vec[i64]  # square -> steps, FAR_AWAY when out of reach
    with_ball: vec[i64]  # the same, having picked the ball up on the way
    touchdown: bool

    def __init__(self, blank: vec[i64]) -> None:
        self.plain = blank[:]
        self.with_ball = blank[:]
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


def reach(s: BattleBall, player: i64, roll: i64) -> Reach:
    """Everywhere that the player can end a move of at most `roll` steps [BB-12 to BB-17, BB-27, BB-28, BB-56, BB-58]."""
    field = s.box.field
    heavy = player % TEAM_SIZE == HEAVY
    team = player // TEAM_SIZE
    stops = squares_next_to(s, 1 - team)
    found = Reach(field.far)
    goal = last_row(s, team)
    start = s.at[player]
    squares = field.squares
    queue = vec[i64]([start], capacity=2 * squares)  # a square, or squares + square with the ball
    carrying = s.carrier == player
    neighbours = field.neighbours
    standing = s.field
    found.plain[start] = 0
    i: i64 = 0
    while i < len(queue):
        node = queue[i]
        i += 1
        got_ball = node >= squares
        here = node - squares if got_ball else node
        steps = found.with_ball[here] if got_ball else found.plain[here]
        if node != start and (stops[here] or (heavy and stops[field.step(here, RIGHT)])):
            continue  # must stop [BB-16, BB-25]
        if steps == roll:
            break  # the queue is in order of steps
        if (carrying or got_ball) and field.row_of[here] == goal:
            found.touchdown = True
        for way in range(WAYS):
            there = neighbours[WAYS * here + way]
            if there == NOWHERE:
                continue
            stands = standing[there]
            if stands != EMPTY and stands != player:
                continue
            if heavy and not may_step(s, player, here, way):
                continue
            with_ball = got_ball or (
                s.ball != NOWHERE and (there == s.ball or (heavy and field.step(there, RIGHT) == s.ball))
            )
            if with_ball:
                if found.with_ball[there] == FAR_AWAY:
                    found.with_ball[there] = steps + 1
                    queue = append(queue, squares + there)
            elif found.plain[there] == FAR_AWAY:
                found.plain[there] = steps + 1
                queue = append(queue, there)
    return found


def ends_on_ball(s: BattleBall, player: i64, square: i64) -> bool:
    """Whether somebody who stands there has a foot on the loose ball's square [BB-85]."""
    if s.ball == NOWHERE or s.carrier != NOBODY:
        return False
    return square == s.ball or (player % TEAM_SIZE == HEAVY and s.box.field.step(square, RIGHT) == s.ball)
