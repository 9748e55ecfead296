"""POSSIBLE COMBINATIONS: what three cards in line make."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.gridlock.contents import (
    COLOUR_RUN,
    COLOUR_SET,
    MIXED_RUN,
    MIXED_SET,
    NO_COMBINATION,
    THREE_WILDS,
    TWO_WILDS,
    WILD,
    WILD_RUN,
    WILD_SET,
)


def combination(a: i64, b: i64, c: i64) -> i64:
    """The combination that three cards make in this order along a row or column [GL-12 to GL-18].

    GRID#LOCK cards, face-down cards and gaps are part of none [GL-21, GL-60, GL-61].
    """
    if a > WILD or b > WILD or c > WILD:
        return NO_COMBINATION
    if a < WILD and b < WILD and c < WILD:
        return _of_three_numbers(a, b, c)
    if b == WILD:
        return _with_wild_between(a, c)
    if a == WILD:
        return _with_wild_behind(c, b)
    return _with_wild_behind(a, b)


def _of_three_numbers(a: i64, b: i64, c: i64) -> i64:
    step = b % 9 - a % 9
    if c % 9 - b % 9 != step or step > 1 or step < -1:
        return NO_COMBINATION
    one_colour = a // 9 == b // 9 and b // 9 == c // 9
    if step == 0:
        return COLOUR_SET if one_colour else MIXED_SET
    return COLOUR_RUN if one_colour else MIXED_RUN


def _with_wild_between(a: i64, c: i64) -> i64:
    """a # c: the wild keeps its place, so only the number between makes a run [GL-12, GL-16]."""
    if a == WILD or c == WILD:
        return THREE_WILDS if a == c else TWO_WILDS
    step = c % 9 - a % 9
    if step == 0:
        return WILD_SET
    return WILD_RUN if step == 2 or step == -2 else NO_COMBINATION


def _with_wild_behind(a: i64, b: i64) -> i64:
    """a b #, or # b a read backwards: a run must not need a 0 or a 10 [GL-59]."""
    if a == WILD or b == WILD:
        return TWO_WILDS
    number = b % 9
    step = number - a % 9
    if step == 0:
        return WILD_SET
    if step == 1:
        return WILD_RUN if number < 8 else NO_COMBINATION
    if step == -1:
        return WILD_RUN if number > 0 else NO_COMBINATION
    return NO_COMBINATION
