"""A table of GRID#LOCK as whole numbers, and the words in which the rules speak of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sandlot.core.state import State
from sandlot.games.gridlock.combinations import combination
from sandlot.games.gridlock.contents import (
    ALL_COLUMNS,
    ALL_ROWS,
    CELLS,
    EMPTIED_LATER,
    FACE_DOWN,
    GAP,
    KINDS,
    LINE_REMOVED,
    LINES,
    LOCK_BOTH,
    LOCK_COLUMN,
    LOCK_ROW,
    LOCK_TURNED_UP,
    NO_DIRECTION,
    NOBODY,
    RESHUFFLED,
    WAITING_LINE_REMOVED,
    WENT_OUT,
)

# The cells of the six lines, and as bits.
FIRST: Final = vec[i64]([0, 3, 6, 0, 1, 2])
SECOND: Final = vec[i64]([1, 4, 7, 3, 4, 5])
THIRD: Final = vec[i64]([2, 5, 8, 6, 7, 8])
LINE_CELLS: Final = vec[i64]([0o007, 0o070, 0o700, 0o111, 0o222, 0o444])

# The row and the column of each cell, as bits of lines.
LINES_THROUGH: Final = vec[i64]([1 << cell // 3 | 0b1000 << cell % 3 for cell in range(9)])


@final
class Box:
    """What the players agreed on and what lies in the box: the same for all states of a game."""

    __slots__ = (
        "chart",
        "deck",
        "going_out",
        "lock_left",
        "rounds",
        "seats",
        "target",
        "team_grids",
        "teams",
        "turn_limit",
        "unfinished_line",
        "wild_left",
    )

    seats: i64
    teams: i64  # seat k plays for team k % teams, so that partners sit apart [GL-54]
    team_grids: bool
    rounds: i64
    target: i64
    turn_limit: i64
    deck: vec[i64]  # card -> copies, all decks together
    chart: vec[i64]  # combination -> points
    going_out: i64
    unfinished_line: i64
    lock_left: i64
    wild_left: i64

    def __init__(self, deck: list[int], chart: list[int]) -> None:
        self.deck = vec[i64](deck)
        self.chart = vec[i64](chart)


@final
class GridLock(State):
    """One table. Grids belong to seats; seat k's card in cell c is `grid[9 * k + c]`."""

    __slots__ = (
        "box",
        "closing",
        "dealer",
        "direction",
        "discard",
        "draw_pile",
        "first_out",
        "fresh",
        "grid",
        "held",
        "hidden",
        "lap",
        "lines_left",
        "locked",
        "pile",
        "playing",
        "removed",
        "reshuffled",
        "round",
        "score",
        "total",
        "turns",
        "unseen",
    )

    SHARED: ClassVar[tuple[str, ...]] = ("box",)
    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "dealer",
        "turns",
        "lap",
        "closing",
        "first_out",
        "playing",
        "locked",
        "hidden",
        "draw_pile",
        "reshuffled",
        "grid",
        "unseen",
        "pile",
        "discard",
        "removed",
        "fresh",
        "held",
        "direction",
        "lines_left",
        "score",
        "total",
    )

    box: Box
    round: i64  # from 1
    dealer: i64
    turns: i64  # begun in this round
    lap: i64  # 0; in the last turns 1 and 2
    closing: i64  # in the last turns: the seat after which a lap is over
    first_out: i64  # the seat that went out, or NOBODY
    playing: i64  # the grid that the present turn is played in
    locked: i64  # its cells that are locked in this turn, as bits
    hidden: i64  # face-down cards in all grids
    draw_pile: i64  # cards in the draw pile
    reshuffled: i64  # 0, or 1 when the draw pile is made of old discards
    grid: vec[i64]
    unseen: vec[i64]  # card -> copies nobody has seen: face-down cards and, until a reshuffle, the draw pile
    pile: vec[i64]  # card -> copies in a reshuffled draw pile [GL-70]
    discard: vec[i64]  # top card last
    removed: vec[i64]  # 9 * seat: the cards of removed lines, in their order [GL-26]
    fresh: vec[i64]  # seat -> GRID#LOCK cards whose turn has not come yet, as bits of cells
    held: vec[i64]  # seat -> complete lines that a lock has held back, as bits
    direction: vec[i64]  # seat -> NO_DIRECTION, ALL_ROWS or ALL_COLUMNS
    lines_left: vec[i64]
    score: vec[i64]  # points of this round
    total: vec[i64]  # points of finished rounds

    def sit_down(self, box: Box) -> None:
        """A table before the first deal."""
        seats = box.seats
        self.box = box
        self.round = 1
        self.dealer = seats - 1
        self.total = vec[i64]([0] * seats)
        self.clear_table()

    def clear_table(self) -> None:
        """All cards back into the deck, nine of them dealt unseen to each seat [GL-04, GL-05]."""
        box = self.box
        seats = box.seats
        self.turns = 0
        self.lap = 0
        self.closing = NOBODY
        self.first_out = NOBODY
        self.playing = NOBODY
        self.locked = 0
        self.unseen = box.deck[:]
        self.pile = vec[i64]([0] * KINDS)
        self.reshuffled = 0
        self.hidden = CELLS * seats
        self.draw_pile = -self.hidden
        for kind in range(KINDS):
            self.draw_pile += self.unseen[kind]
        self.grid = vec[i64]([FACE_DOWN] * (CELLS * seats))
        self.removed = vec[i64]([GAP] * (CELLS * seats))
        self.discard = vec[i64]()
        self.fresh = vec[i64]([0] * seats)
        self.held = vec[i64]([0] * seats)
        self.direction = vec[i64]([NO_DIRECTION] * seats)
        self.lines_left = vec[i64]([3] * seats)
        self.score = vec[i64]([0] * seats)

    def copy(self) -> GridLock:
        twin = GridLock()
        self.copy_steps_to(twin)
        twin.box = self.box
        twin.round = self.round
        twin.dealer = self.dealer
        twin.turns = self.turns
        twin.lap = self.lap
        twin.closing = self.closing
        twin.first_out = self.first_out
        twin.playing = self.playing
        twin.locked = self.locked
        twin.hidden = self.hidden
        twin.draw_pile = self.draw_pile
        twin.reshuffled = self.reshuffled
        twin.grid = self.grid[:]
        twin.unseen = self.unseen[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed[:]
        twin.fresh = self.fresh[:]
        twin.held = self.held[:]
        twin.direction = self.direction[:]
        twin.lines_left = self.lines_left[:]
        twin.score = self.score[:]
        twin.total = self.total[:]
        return twin

    def set_vector(self, name: str, values: list[int]) -> None:
        if name == "discard":
            self.discard = vec[i64](values)
        else:
            State.set_vector(self, name, values)

    # -- seats and sides -------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """Clockwise [GL-07]."""
        return seat + 1 if seat + 1 < self.box.seats else 0

    def points(self) -> list[int]:
        return list(self.total)

    def sides(self) -> list[int]:
        return [seat % self.box.teams for seat in range(self.box.seats)]

    def side_total(self, side: i64) -> i64:
        """Partners add up their points [GL-53]."""
        total: i64 = 0
        for seat in range(side, self.box.seats, self.box.teams):
            total += self.total[seat]
        return total

    def best_side_total(self) -> i64:
        best = self.side_total(0)
        for side in range(1, self.box.teams):
            best = max(best, self.side_total(side))
        return best

    def winners(self) -> list[int]:
        """The highest total; equal ones share the win [GL-49, GL-50, GL-72]."""
        best = self.best_side_total()
        return [seat for seat in range(self.box.seats) if self.side_total(seat % self.box.teams) == best]

    # -- the piles ---------------------------------------------------------------

    def put_on_discard(self, card: i64) -> None:
        self.discard = append(self.discard, card)

    def take_discard(self) -> i64:
        self.discard, top = pop(self.discard)
        return top

    def top_discard(self) -> i64:
        return self.discard[-1]

    def reshuffle_if_empty(self) -> None:
        """All discards but the top one become the draw pile [GL-44, GL-70]."""
        if self.draw_pile:
            return
        top = self.take_discard()
        for card in self.discard:
            self.pile[card] += 1
        self.draw_pile = len(self.discard)
        self.reshuffled = 1
        self.discard = vec[i64]([top])
        self.tell(RESHUFFLED, 0, self.draw_pile)

    def leaves_draw_pile(self, card: i64) -> None:
        self.draw_pile -= 1
        if self.reshuffled:
            self.pile[card] -= 1
        else:
            self.unseen[card] -= 1

    def leaves_grid_unseen(self, card: i64) -> None:
        """A face-down card of some grid has come to light."""
        self.hidden -= 1
        self.unseen[card] -= 1

    def put_back_on_draw_pile(self, card: i64) -> None:
        self.draw_pile += 1
        if self.reshuffled:
            self.pile[card] += 1
        else:
            self.unseen[card] += 1

    # -- a grid ----------------------------------------------------------------------

    def may_replace(self, cell: i64) -> bool:
        """In the grid that is played in: a card lies there and is not locked [GL-29, GL-61]."""
        return self.grid[CELLS * self.playing + cell] != GAP and not self.locked >> cell & 1

    def may_flip(self, cell: i64) -> bool:
        return self.grid[CELLS * self.playing + cell] == FACE_DOWN and not self.locked >> cell & 1

    def any_to_replace(self) -> bool:
        for cell in range(CELLS):
            if self.may_replace(cell):
                return True
        return False

    def any_to_flip(self) -> bool:
        for cell in range(CELLS):
            if self.may_flip(cell):
                return True
        return False

    def any_face_down(self) -> bool:
        for cell in range(CELLS):
            if self.grid[CELLS * self.playing + cell] == FACE_DOWN:
                return True
        return False

    def lock_cards_in(self, seat: i64) -> i64:
        found: i64 = 0
        for i in range(CELLS * seat, CELLS * seat + CELLS):
            if LOCK_ROW <= self.grid[i] <= LOCK_BOTH:
                found += 1
        return found

    def turn_up(self, seat: i64, cell: i64, card: i64) -> None:
        """A face-down card is now open where it lies; a GRID#LOCK card will lock its owner's next turn [GL-27]."""
        self.leaves_grid_unseen(card)
        self.grid[CELLS * seat + cell] = card
        if LOCK_ROW <= card <= LOCK_BOTH:
            self.fresh[seat] |= 1 << cell
            self.tell(LOCK_TURNED_UP, seat, card, cell)

    def cells_locked_by(self, card: i64, cell: i64) -> i64:
        """The row and/or column that the arrows point along [GL-27, GL-28]."""
        cells: i64 = 0
        if card != LOCK_COLUMN:
            cells |= LINE_CELLS[cell // 3]
        if card != LOCK_ROW:
            cells |= LINE_CELLS[3 + cell % 3]
        return cells

    def locks_come_into_force(self) -> None:
        """In the grid that is played in, for this one turn [GL-29, GL-32]."""
        seat = self.playing
        fresh = self.fresh[seat]
        self.fresh[seat] = 0
        self.locked = 0
        for cell in range(CELLS):
            if fresh >> cell & 1:
                self.locked |= self.cells_locked_by(self.grid[CELLS * seat + cell], cell)
        for cell in range(CELLS):
            if self.grid[CELLS * seat + cell] == GAP:
                self.locked &= ~(1 << cell)

    # -- lines ----------------------------------------------------------------------------

    def line_combination(self, seat: i64, line: i64) -> i64:
        base = CELLS * seat
        return combination(self.grid[base + FIRST[line]], self.grid[base + SECOND[line]], self.grid[base + THIRD[line]])

    def complete_lines(self, seat: i64, among: i64) -> i64:
        """Of some lines (as bits) the complete ones, in a direction that may still be removed [GL-22, GL-23]."""
        if self.direction[seat]:
            among &= self.direction[seat]
        found: i64 = 0
        for line in range(LINES):
            if among >> line & 1 and self.line_combination(seat, line):
                found |= 1 << line
        return found

    def blocked_lines(self, lines: i64) -> i64:
        """Of some lines of the grid that is played in, those with a card in a locked line [GL-31]."""
        if self.locked == 0:
            return 0
        blocked: i64 = 0
        for line in range(LINES):
            if lines >> line & 1 and LINE_CELLS[line] & self.locked:
                blocked |= 1 << line
        return blocked

    def remove_line(self, seat: i64, line: i64) -> None:
        """The three cards leave the grid and score; the direction of the round is settled [GL-22, GL-23, GL-26]."""
        made = self.line_combination(seat, line)
        waited = self.held[seat] >> line & 1
        base = CELLS * seat
        beside = base + 3 * (3 - self.lines_left[seat])
        for i in range(3):
            cell = base + (FIRST[line] if i == 0 else SECOND[line] if i == 1 else THIRD[line])
            self.removed[beside + i] = self.grid[cell]
            self.grid[cell] = GAP
        self.direction[seat] = ALL_ROWS if line < 3 else ALL_COLUMNS
        self.lines_left[seat] -= 1
        self.held[seat] = self.complete_lines(seat, self.held[seat])
        self.score[seat] += self.box.chart[made]
        self.tell(WAITING_LINE_REMOVED if waited else LINE_REMOVED, seat, line, made, self.box.chart[made])
        if self.lines_left[seat] == 0:
            self.empties_grid(seat)

    def empties_grid(self, seat: i64) -> None:
        """Only the first to do so goes out [GL-37, GL-43]."""
        if self.lap == 0:
            self.first_out = seat
            self.score[seat] += self.box.going_out
            self.tell(WENT_OUT, seat, self.box.going_out)
        else:
            self.tell(EMPTIED_LATER, seat)
