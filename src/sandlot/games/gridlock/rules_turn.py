"""ON YOUR TURN, as the rule book has it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.core.state import Automatic, Choice
from sandlot.games.gridlock.contents import (
    ALL_FACE_DOWN_LOCKED,
    ALL_LOCKED,
    CAME_TO_LIGHT,
    CELLS,
    CHECK_GRID,
    DISCARD_IT,
    DISCARDED,
    DRAW_CARD,
    DRAWN_CARD_PLACED,
    DREW,
    END_TURN,
    FACE_DOWN,
    FLIP,
    FLIP_AT,
    FROM_DISCARD,
    FROM_DRAW,
    GRID_NAMED,
    GRID_OF,
    LAST_TURN,
    LOCK_DRAWN,
    LOCK_ROW,
    LOCKS_IN_FORCE,
    LOST_TO_LAST_LINE,
    LOST_TO_LOCKS,
    LOST_TO_TWO_LOCKS,
    NAME_GRID,
    NOBODY,
    NONE_FACE_DOWN,
    NOTHING_TURNED_LAST,
    OLD_CARD,
    ON_YOUR_TURN,
    PLACE_AT,
    PLACE_CARD,
    PLACE_OR_DISCARD,
    REVEAL,
    SCORE_ROUND,
    TAKE_CARD,
    TAKEN_CARD_PLACED,
    TOOK,
    TURN,
    TURN_BEGINS,
    TURNED_OVER,
    TWO_LAST_TURNS,
    WAITING_LINES,
)
from sandlot.games.gridlock.rules_setup import CardComesToLight, UnseenCard
from sandlot.games.gridlock.state import LINES_THROUGH, GridLock


@final
class Turn(Automatic[GridLock]):
    """A player's turn comes up; in the last turns those whose grid is empty take none [GL-43]."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        if s.lines_left[seat]:
            s.turns += 1
            s.tell(LAST_TURN if s.lap else TURN_BEGINS, seat, s.lap)
            if s.box.team_grids:
                s.then(NAME_GRID, seat)
            else:
                begin_in(s, seat, seat)
        s.then(END_TURN, seat)


@final
class NameGrid(Choice[GridLock]):
    """Option team_grids: the player names which of the team's grids this turn is played in [GL-54]."""

    __slots__ = ()

    def offers(self, s: GridLock, seat: i64, x: i64, y: i64) -> None:
        for member in range(seat % s.box.teams, s.box.seats, s.box.teams):
            if s.lines_left[member]:
                s.offer(GRID_OF + member)

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.tell(GRID_NAMED, seat, action - GRID_OF)
        begin_in(s, seat, action - GRID_OF)


def begin_in(s: GridLock, seat: i64, grid: i64) -> None:
    """Locks that waited for this turn are in force; lines that waited for it go before a card is taken [GL-29, GL-63]."""
    s.playing = grid
    if s.fresh[grid]:
        s.locks_come_into_force()
        s.tell(LOCKS_IN_FORCE, grid, s.locked)
    if s.held[grid]:
        s.then(WAITING_LINES, seat, grid)
    s.then(ON_YOUR_TURN, seat)


@final
class OnYourTurn(Automatic[GridLock]):
    """The turn is played, unless the grid is empty by now or the last turns take it away."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        if s.lines_left[s.playing] == 0:
            return
        if s.lap:
            loss = why_last_turn_is_lost(s)
            if loss:
                s.tell(loss, seat, s.playing)
                return
        elif s.locked and not s.any_to_replace():
            s.tell(ALL_LOCKED, seat)
        s.then(TAKE_CARD, seat)


def why_last_turn_is_lost(s: GridLock) -> i64:
    """The event that takes a last turn away, or 0 [GL-41, GL-42, GL-65]."""
    if s.lines_left[s.playing] == 1 and s.locked:  # the card that locks can only lie in that line
        return LOST_TO_LAST_LINE
    if s.lap == 2 and s.lock_cards_in(s.playing) >= 2:
        return LOST_TO_TWO_LOCKS
    if s.locked and not s.any_to_replace():
        return LOST_TO_LOCKS
    return 0


@final
class TakeCard(Choice[GridLock]):
    """The top card of the draw pile or of the discard pile [GL-08].

    Not a GRID#LOCK card from the discard pile [GL-34], nor any card from it when all cards are locked [GL-36].
    """

    __slots__ = ()

    def offers(self, s: GridLock, seat: i64, x: i64, y: i64) -> None:
        s.offer(FROM_DRAW)
        if s.top_discard() < LOCK_ROW and (s.locked == 0 or s.any_to_replace()):
            s.offer(FROM_DISCARD)

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        if action == FROM_DRAW:
            s.reshuffle_if_empty()
            s.then(DRAW_CARD, seat)
        else:
            card = s.take_discard()
            s.tell(TOOK, seat, card)
            s.then(PLACE_CARD, seat, card)


@final
class DrawCard(CardComesToLight):
    """A GRID#LOCK card from the draw pile cannot be kept [GL-33]; any other is seen by its drawer alone [GL-57]."""

    __slots__ = ()

    def hat(self, s: GridLock) -> vec[i64]:
        return s.pile if s.reshuffled else s.unseen

    def tickets(self, s: GridLock, x: i64, y: i64) -> i64:
        return s.draw_pile if s.reshuffled else s.draw_pile + s.hidden

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, card: i64) -> None:
        s.leaves_draw_pile(card)
        if card >= LOCK_ROW:
            s.put_on_discard(card)
            s.tell(LOCK_DRAWN, seat, card)
            turn_one_over(s, seat)
        else:
            s.tell(DREW, seat, card)
            s.then(PLACE_OR_DISCARD, seat, card)


def turn_one_over(s: GridLock, seat: i64) -> None:
    """After a discarded draw, if there is a face-down card that is not locked [GL-11, GL-33, GL-35, GL-40]."""
    if s.any_to_flip():
        s.then(FLIP, seat)
    elif s.lap:
        s.tell(NOTHING_TURNED_LAST, seat)
    else:
        s.tell(ALL_FACE_DOWN_LOCKED if s.any_face_down() else NONE_FACE_DOWN, seat)


class PlaceCard(Choice[GridLock]):
    """The card in hand replaces a card of the grid, which goes to the discard pile [GL-09, GL-10]."""

    __slots__ = ()

    def offers(self, s: GridLock, seat: i64, card: i64, y: i64) -> None:
        for cell in range(CELLS):
            if s.may_replace(cell):
                s.offer(PLACE_AT + cell)

    def apply(self, s: GridLock, seat: i64, card: i64, y: i64, action: i64) -> None:
        place(s, seat, card, action - PLACE_AT, TAKEN_CARD_PLACED)


def place(s: GridLock, seat: i64, card: i64, cell: i64, event: i64) -> None:
    """The card lies face up in the grid; what it replaces goes to the discard pile, and is seen only there."""
    old = s.grid[CELLS * s.playing + cell]
    s.grid[CELLS * s.playing + cell] = card
    s.tell(event, seat, card, cell, old)
    if old == FACE_DOWN:
        s.then(OLD_CARD, seat)
    else:
        s.put_on_discard(old)
    s.then(CHECK_GRID, seat, s.playing, LINES_THROUGH[cell])


@final
class PlaceOrDiscard(PlaceCard):
    """A drawn card that is not wanted is discarded instead, and a face-down card is turned over [GL-11]."""

    __slots__ = ()

    def offers(self, s: GridLock, seat: i64, card: i64, y: i64) -> None:
        PlaceCard.offers(self, s, seat, card, y)
        s.offer(DISCARD_IT)

    def apply(self, s: GridLock, seat: i64, card: i64, y: i64, action: i64) -> None:
        if action == DISCARD_IT:
            s.put_on_discard(card)
            s.tell(DISCARDED, seat, card)
            turn_one_over(s, seat)
        else:
            place(s, seat, card, action - PLACE_AT, DRAWN_CARD_PLACED)


@final
class OldCard(UnseenCard):
    """A replaced face-down card comes to light on the discard pile, and locks nothing [GL-58]."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, card: i64) -> None:
        s.leaves_grid_unseen(card)
        s.put_on_discard(card)
        s.tell(CAME_TO_LIGHT, seat, card)


@final
class Flip(Choice[GridLock]):
    """One face-down card that is not locked is turned over [GL-11, GL-29]."""

    __slots__ = ()

    def offers(self, s: GridLock, seat: i64, x: i64, y: i64) -> None:
        for cell in range(CELLS):
            if s.may_flip(cell):
                s.offer(FLIP_AT + cell)

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        cell = action - FLIP_AT
        s.then(REVEAL, s.playing, cell, TURNED_OVER)
        s.then(CHECK_GRID, seat, s.playing, LINES_THROUGH[cell])


@final
class EndTurn(Automatic[GridLock]):
    """Locks that were in force are over [GL-30]; then clockwise, or the end of the round [GL-07, GL-39, GL-66]."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.locked = 0
        s.playing = NOBODY
        if s.lap:
            if seat == s.closing:
                if s.lap == 2:
                    s.then(SCORE_ROUND)
                    return
                s.lap = 2
        elif s.first_out != NOBODY:
            s.then(TWO_LAST_TURNS, s.first_out)
            return
        elif s.turns >= s.box.turn_limit * s.box.seats:
            s.then(TWO_LAST_TURNS, seat)
            return
        s.then(TURN, s.left_of(seat))
