"""ENDING THE ROUND, SCORING and WINNING THE GAME, as the rule book has them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sandlot.core.state import Automatic
from sandlot.games.gridlock.contents import (
    ALL_LINES,
    CELLS,
    CHECK_GRID,
    DEAL,
    FACE_DOWN,
    GAME_OVER,
    GAME_WON,
    GREAT_TURN_OVER,
    GREAT_TURN_OVER_BEGINS,
    LOCKS_LEFT,
    NOBODY,
    REVEAL,
    ROUND_SCORED,
    ROUND_STOPPED,
    TEAM_WON,
    TURN,
    TURNED_UP_LAST,
    UNFINISHED_LINES,
    WILD,
    WILDS_LEFT,
    WIN_SHARED,
)
from sandlot.games.gridlock.state import GridLock


@final
class TwoLastTurns(Automatic[GridLock]):
    """NOT 1, BUT 2 LAST TURNS: begins when somebody is out, or when the round is stopped [GL-38, GL-39, GL-66]."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.lap = 1
        s.closing = seat
        s.tell(ROUND_STOPPED if s.first_out == NOBODY else GREAT_TURN_OVER_BEGINS, seat)
        s.then(GREAT_TURN_OVER)


@final
class GreatTurnOver(Automatic[GridLock]):
    """All face-down cards are turned up before any line is looked at; locks stop nothing [GL-38, GL-64]."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        player = s.closing
        for _ in range(s.box.seats):
            player = s.left_of(player)
            for cell in range(CELLS):
                if s.grid[CELLS * player + cell] == FACE_DOWN:
                    s.then(REVEAL, player, cell, TURNED_UP_LAST)
                    s.then(GREAT_TURN_OVER)
                    return
        for _ in range(s.box.seats):
            player = s.left_of(player)
            s.then(CHECK_GRID, player, player, ALL_LINES)
        s.then(TURN, s.left_of(s.closing))


@final
class ScoreRound(Automatic[GridLock]):
    """Removed combinations, less what is left in the grid; the running total; the end of the game [GL-45 to GL-50]."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        for player in range(s.box.seats):
            round_score = s.score[player] + penalties(s, player)
            s.total[player] += round_score
            s.tell(ROUND_SCORED, player, round_score, s.total[player])
        if s.round >= s.box.rounds or s.best_side_total() >= s.box.target:
            tell_who_won(s)
            s.then(GAME_OVER)
        else:
            s.round += 1
            s.dealer = s.left_of(s.dealer)
            s.then(DEAL)


def tell_who_won(s: GridLock) -> None:
    """The highest total, alone or shared, of a player or a team [GL-49, GL-50, GL-53, GL-72]."""
    winners: i64 = 0
    sides: i64 = 0
    best = s.best_side_total()
    for seat in range(s.box.seats):
        if s.side_total(seat % s.box.teams) == best:
            winners |= 1 << seat
            if seat < s.box.teams:
                sides += 1
    if sides > 1:
        s.tell(WIN_SHARED, 0, winners, best)
    else:
        s.tell(GAME_WON if s.box.teams == s.box.seats else TEAM_WON, 0, winners, best)


def penalties(s: GridLock, player: i64) -> i64:
    """Unfinished lines, GRID#LOCK cards and wilds left in a grid [GL-45 to GL-48]."""
    box = s.box
    lines = s.lines_left[player]
    locks = s.lock_cards_in(player)
    wilds: i64 = 0
    for i in range(CELLS * player, CELLS * player + CELLS):
        if s.grid[i] == WILD:
            wilds += 1
    if lines:
        s.tell(UNFINISHED_LINES, player, lines, lines * box.unfinished_line)
    if locks:
        s.tell(LOCKS_LEFT, player, locks, locks * box.lock_left)
    if wilds:
        s.tell(WILDS_LEFT, player, wilds, wilds * box.wild_left)
    return lines * box.unfinished_line + locks * box.lock_left + wilds * box.wild_left
