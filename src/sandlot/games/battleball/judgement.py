"""What the rule-of-thumb coach thinks of his possibilities, in whole numbers: the higher the better."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.games.battleball.contents import (
    BALL,
    END,
    GIVE,
    GO,
    HAND_OFF,
    MOVE_FURTHER,
    NAME,
    NOBODY,
    NOWHERE,
    PASS,
    TEAM_SIZE,
    TOUCHDOWN,
    WIN_TIES,
)
from sandlot.games.battleball.reach import ends_on_ball, last_row
from sandlot.games.battleball.state import BattleBall

SURE: Final[i64] = 1_000_000
FAR: Final[i64] = 100_000


def best_of(worths: list[int]) -> int:
    """The place of the first of the highest."""
    return worths.index(max(worths))


def apart(first: i64, second: i64) -> i64:
    return first - second if first > second else second - first


def average_move(s: BattleBall, player: i64) -> i64:
    """In tenths of a square."""
    return 5 * s.die_of(player) + 5 + 10 * s.special(player, MOVE_FURTHER)


def steps_to_ball(s: BattleBall, square: i64) -> i64:
    if s.carrier != NOBODY:
        return s.distance(square, s.carrier)
    return s.box.field.distance(square, s.ball) if s.ball != NOWHERE else 0


def rate_names(s: BattleBall, seat: i64) -> list[int]:
    """The carrier; else whoever is likely to be first at the ball, or next to an opponent who has it."""
    found: list[int] = []
    s.ask()
    for i in range(s.offered):
        player = TEAM_SIZE * seat + s.menu[i] - NAME
        if player == s.carrier:
            found.append(SURE)
            continue
        away = min(steps_to_ball(s, s.at[player]), steps_to_ball(s, s.right_foot(player)))
        turns = 10_000 * away // average_move(s, player)
        if s.carrier != NOBODY:
            # Next to the carrier is near enough, and a low die tackles better.
            turns = 10_000 * max(away - 1, 0) // average_move(s, player) + 25 * s.die_of(player)
        found.append(-turns)
    return found


def rate_moves(s: BattleBall, seat: i64, player: i64) -> list[int]:
    """With the ball towards the end zone and away from opponents; without it towards it."""
    found: list[int] = []
    s.ask()
    near = s.next_to_team(1 - seat)
    for i in range(s.offered):
        found.append(rate_move(s, seat, player, s.menu[i], near))
    return found


def rate_move(s: BattleBall, seat: i64, player: i64, action: i64, near: vec[i64]) -> i64:
    if action == TOUCHDOWN:
        return SURE
    field = s.box.field
    square = (action - GO) // 2
    row = field.row_of[square]
    danger: i64 = 1 if near[row] & field.bit_of[square] else 0
    if s.carrier == player or (action - GO) % 2 == 1 or ends_on_ball(s, player, square):
        return 4 * (100 - apart(row, last_row(s, seat)) - 12 * danger)
    if s.carrier == NOBODY:
        return -4 * steps_to_ball(s, square) - 8 * danger
    if s.carrier // TEAM_SIZE == seat:  # stay level with the carrier, out of trouble
        return -apart(row, field.row_of[s.at[s.carrier]]) - 12 * danger
    return -4 * apart(steps_to_ball(s, square), 1)


def rate_tackle(s: BattleBall, attacker: i64, defender: i64) -> i64:
    """The chance to win, in thousandths, and what is at stake."""
    mine = s.die_of(attacker)
    theirs = s.die_of(defender)
    chance = 1000 * theirs // (mine + theirs) + 50 * (s.special(attacker, WIN_TIES) - s.special(defender, WIN_TIES))
    if defender == s.carrier:
        chance += 1000
    if attacker == s.carrier:
        chance -= 500
    return chance


def rate_plays(s: BattleBall, seat: i64) -> list[int]:
    """A hand-off or pass to a faster player further up the field, or else the end of the turn."""
    found: list[int] = []
    s.ask()
    for i in range(s.offered):
        action = s.menu[i]
        if action == END:
            found.append(60)
            continue
        taker = TEAM_SIZE * seat + (action - PASS if action >= PASS else action - HAND_OFF)
        gain = 20 * rows_gained(s, seat, taker) + 10 * (s.die_of(taker) - s.die_of(s.carrier))
        found.append(gain // 2 if action >= PASS else gain)
    return found


def rows_gained(s: BattleBall, seat: i64, taker: i64) -> i64:
    goal = last_row(s, seat)
    row_of = s.box.field.row_of
    return apart(row_of[s.at[s.carrier]], goal) - apart(row_of[s.at[taker]], goal)


def rate_places(s: BattleBall, seat: i64) -> list[int]:
    """The ball goes to one of our own, or where our own are nearer than the others."""
    found: list[int] = []
    s.ask()
    for i in range(s.offered):
        action = s.menu[i]
        if action >= GIVE:
            found.append(SURE if (action - GIVE) // TEAM_SIZE == seat else 0)
        else:
            ours = turns_to(s, seat, action - BALL)
            found.append(turns_to(s, 1 - seat, action - BALL) - ours)
    return found


def turns_to(s: BattleBall, team: i64, square: i64) -> i64:
    """The fewest turns, in hundredths, that somebody of the team needs."""
    fewest = FAR
    for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
        if s.at[player] != NOWHERE:
            fewest = min(fewest, 1000 * s.distance(square, player) // average_move(s, player))
    return fewest
