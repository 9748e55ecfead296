"""Games played at random, as fast as the engine goes: for measuring, checking and search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, OVER, State

PRINT_BITS: Final[i64] = 0xFFFFFFFFFF


def any_event(s: State, rng: Rng) -> i64:
    """What happens next when everybody plays at random."""
    if s.to_act == CHANCE:
        return s.outcome(rng.below(s.tickets()))
    n = s.ask()
    return s.menu[rng.below(n)]


def playout(s: State, rng: Rng) -> i64:
    """Play to the end at random; the number of decisions and chance events."""
    n: i64 = 0
    while s.to_act != OVER:
        s.advance(any_event(s, rng))
        n += 1
    return n


def fingerprint(s: State, rng: Rng) -> i64:
    """A number for a whole random game, step by step: equal builds give equal numbers."""
    print_: i64 = 7
    while s.to_act != OVER:
        n = s.ask()
        for i in range(n):
            print_ = (print_ * 31 + s.menu[i] + 1) & PRINT_BITS
        action = any_event(s, rng)
        print_ = (print_ * 31 + action * 7 + s.to_act + 5) & PRINT_BITS
        s.advance(action)
    for points in s.points():
        print_ = (print_ * 31 + points + 100_000) & PRINT_BITS
    return print_


def copies(s: State, n: i64) -> i64:
    """Copy a state n times (for measuring)."""
    total: i64 = 0
    for _ in range(n):
        total += s.copy().to_act
    return total


def weighted_count(s: State, depth: i64) -> int:
    """How many ways there are to go on for so many events; chance outcomes count by their tickets.

    A game that is over is one way. Two programs that know the same rules find the same number.
    """
    if depth == 0 or s.to_act == OVER:
        return 1
    total = 0
    if s.to_act == CHANCE:
        for action, weight in s.weights():
            after = s.copy()
            after.advance(action)
            total += weight * weighted_count(after, depth - 1)
        return total
    for action in s.legal_actions():
        after = s.copy()
        after.advance(action)
        total += weighted_count(after, depth - 1)
    return total
