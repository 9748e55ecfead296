"""Elimination: a complete row or column is removed at once, wanted or not."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sandlot.core.state import Automatic, Choice
from sandlot.games.gridlock.contents import (
    ALL_COLUMNS,
    ALL_ROWS,
    CHOOSE_LINE,
    FREE_LINE_FIRST,
    LINE_CHOSEN,
    LINE_HELD_BACK,
    LINES,
    LINES_TOGETHER,
    REMOVE,
)
from sandlot.games.gridlock.state import GridLock


@final
class CheckGrid(Automatic[GridLock]):
    """Complete lines go, unless a lock holds them back; of a row and a column the owner picks [GL-22 to GL-25, GL-31, GL-62].

    First detail: whose grid. Second: which lines to look at.
    """

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, grid: i64, lines: i64, action: i64) -> None:
        complete = s.complete_lines(grid, lines)
        blocked = s.blocked_lines(complete)
        free = complete & ~blocked
        s.held[grid] = s.held[grid] & ~lines | blocked
        if free & ALL_ROWS and free & ALL_COLUMNS:
            s.then(CHOOSE_LINE, seat, grid, free)
            return
        if free and blocked:
            s.tell(FREE_LINE_FIRST, grid, free, blocked)
        remove_lines(s, grid, free)
        if s.held[grid] & blocked:  # what is left of them now that the free ones have gone
            s.tell(LINE_HELD_BACK, grid, s.held[grid] & blocked)


@final
class WaitingLines(Automatic[GridLock]):
    """Lines held back earlier go before a card is taken, if they are free now [GL-63]. First detail: whose grid."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, grid: i64, y: i64, action: i64) -> None:
        free = s.held[grid] & ~s.blocked_lines(s.held[grid])
        if free & ALL_ROWS and free & ALL_COLUMNS:
            s.then(CHOOSE_LINE, seat, grid, free)
        else:
            remove_lines(s, grid, free)


def remove_lines(s: GridLock, grid: i64, lines: i64) -> None:
    """Lines of one direction, which share no card, go together [GL-25]."""
    if lines & lines - 1:
        s.tell(LINES_TOGETHER, grid, lines)
    for line in range(LINES):
        if lines >> line & 1:
            s.remove_line(grid, line)


@final
class ChooseLine(Choice[GridLock]):
    """A row and a column are complete together: the one that is picked is removed and scored [GL-24].

    First detail: whose grid. Second: the complete lines that no lock holds back.
    """

    __slots__ = ()

    def offers(self, s: GridLock, seat: i64, grid: i64, lines: i64) -> None:
        for line in range(LINES):
            if lines >> line & 1:
                s.offer(REMOVE + line)

    def apply(self, s: GridLock, seat: i64, grid: i64, lines: i64, action: i64) -> None:
        line = action - REMOVE
        s.tell(LINE_CHOSEN, seat, line)
        remove_lines(s, grid, lines & (ALL_ROWS if line < 3 else ALL_COLUMNS))
