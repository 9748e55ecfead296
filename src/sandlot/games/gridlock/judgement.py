"""What a position is worth, by rule of thumb: the judgement of a sensible player.

A line is worth its points once complete. A line of two good cards is worth the points that a third card may bring,
times the chance that it comes within the turns that are probably left. All worths are in thousandths of a point.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.games.gridlock.combinations import combination
from sandlot.games.gridlock.contents import (
    ALL_COLUMNS,
    ALL_ROWS,
    CELLS,
    CHOOSE_LINE,
    DISCARD_IT,
    FACE_DOWN,
    FLIP,
    FLIP_AT,
    FROM_DISCARD,
    FROM_DRAW,
    GAP,
    GRID_OF,
    KINDS,
    LOCK_ROW,
    NAME_GRID,
    PLACE_AT,
    REMOVE,
    START_FLIP,
    TAKE_CARD,
    WILD,
)
from sandlot.games.gridlock.state import FIRST, SECOND, THIRD, Box, GridLock

POINT: Final[i64] = 1000
PAIRS: Final[i64] = 37 * 37  # pairs of numbered cards and wilds
FAR: Final[i64] = 7  # turns that a line may still wait for its card, usually
NEAR: Final[i64] = 3  # when somebody has one line left
HORIZONS: Final[i64] = FAR + 1
UNKNOWN_LINE: Final[i64] = 1600  # what a line is worth of which little is known yet
TEMPO: Final[i64] = 1500  # what it is worth to be a line nearer to going out
FLIPPED: Final[i64] = 150  # what it is worth to know a card more
NEVER: Final[i64] = -(1 << 40)


@final
class Judgement:
    """Tables of what two cards in line are worth, for one scoring chart."""

    __slots__ = ("box", "cards", "worth")

    box: Box
    worth: vec[i64]  # by turns left, the place still to fill, and the other two cards
    cards: vec[i64]  # a grid to try things out on

    def __init__(self, box: Box, like: Judgement | None = None) -> None:
        """`like`: take over its tables, which take a moment to fill."""
        self.box = box
        self.cards = vec[i64]([GAP] * CELLS)
        if like is not None:
            self.worth = like.worth
            return
        self.worth = vec[i64]([0] * (HORIZONS * 3 * PAIRS))
        for place in range(3):
            for first in range(WILD + 1):
                for second in range(WILD + 1):
                    self._weigh(place, first, second)

    def _weigh(self, place: i64, first: i64, second: i64) -> None:
        """Over a whole deck: how often does a card complete this pair, and for how much?"""
        deck = self.box.deck
        all_cards: i64 = 0
        hits: i64 = 0
        points: i64 = 0
        for card in range(WILD + 1):
            all_cards += deck[card]
            if place == 0:
                made = combination(card, first, second)
            elif place == 1:
                made = combination(first, card, second)
            else:
                made = combination(first, second, card)
            if made:
                hits += deck[card]
                points += deck[card] * (self.box.chart[made] - self.box.unfinished_line)
        if hits == 0:
            return
        average = points * POINT // hits
        miss: i64 = 1_000_000
        for turns in range(1, HORIZONS):
            miss = miss * (all_cards - hits) // all_cards
            self.worth[(turns * 3 + place) * PAIRS + first * 37 + second] = average * (1_000_000 - miss) // 1_000_000

    # -- a grid ------------------------------------------------------------------------

    def _line(self, line: i64, turns: i64) -> i64:
        """What one line of the grid on trial is worth."""
        a = self.cards[FIRST[line]]
        b = self.cards[SECOND[line]]
        c = self.cards[THIRD[line]]
        best: i64 = 0
        known: i64 = 0
        if a <= WILD:
            known += 1
        if b <= WILD:
            known += 1
        if c <= WILD:
            known += 1
        if known < 2:
            return UNKNOWN_LINE * turns // FAR
        row = turns * 3 * PAIRS
        if a <= WILD and b <= WILD:
            best = max(best, self.worth[row + 2 * PAIRS + a * 37 + b])
        if a <= WILD and c <= WILD:
            best = max(best, self.worth[row + PAIRS + a * 37 + c])
        if b <= WILD and c <= WILD:
            best = max(best, self.worth[row + b * 37 + c])
        if known == 2 and turns > 1:
            best += UNKNOWN_LINE * turns // (4 * FAR)  # the third card may still surprise
        return best

    def _left_over(self) -> i64:
        """What wilds and GRID#LOCK cards cost that stay in the grid."""
        cost: i64 = 0
        for cell in range(CELLS):
            card = self.cards[cell]
            if card == WILD:
                cost += self.box.wild_left
            elif LOCK_ROW <= card < KINDS:
                cost += self.box.lock_left
        return cost * POINT

    def _combination(self, line: i64) -> i64:
        return combination(self.cards[FIRST[line]], self.cards[SECOND[line]], self.cards[THIRD[line]])

    def _grid(self, direction: i64, turns: i64) -> i64:
        """What the grid on trial is worth, with complete lines about to go."""
        rows = self._one_way(0, turns)
        columns = self._one_way(3, turns)
        if direction == ALL_ROWS:
            total = rows
        elif direction == ALL_COLUMNS:
            total = columns
        elif self._any_complete(0) != self._any_complete(3):
            total = rows if self._any_complete(0) else columns  # the complete one goes, wanted or not
        else:
            total = max(rows, columns) + min(rows, columns) // 4
        return total + self._left_over() if turns <= 1 else total

    def _any_complete(self, first: i64) -> bool:
        for line in range(first, first + 3):
            if self._combination(line):
                return True
        return False

    def _one_way(self, first: i64, turns: i64) -> i64:
        total: i64 = 0
        for line in range(first, first + 3):
            if self.cards[FIRST[line]] == GAP and self.cards[THIRD[line]] == GAP and self.cards[SECOND[line]] == GAP:
                continue
            made = self._combination(line)
            if made:
                total += (self.box.chart[made] - self.box.unfinished_line) * POINT + TEMPO
            else:
                total += self._line(line, turns)
        return total

    # -- decisions -----------------------------------------------------------------------

    def _look_at(self, s: GridLock, seat: i64) -> None:
        for cell in range(CELLS):
            self.cards[cell] = s.grid[CELLS * seat + cell]

    def _turns_left(self, s: GridLock) -> i64:
        """After this one."""
        if s.lap:
            return 2 - s.lap
        for seat in range(s.box.seats):
            if s.lines_left[seat] == 1:
                return NEAR
        return FAR

    def _with(self, cell: i64, card: i64, direction: i64, turns: i64) -> i64:
        old = self.cards[cell]
        self.cards[cell] = card
        worth = self._grid(direction, turns)
        self.cards[cell] = old
        return worth

    def _best_cell(self, s: GridLock, card: i64, turns: i64) -> i64:
        """The cell and what it brings, as worth * 16 + cell."""
        best: i64 = NEVER
        for cell in range(CELLS):
            if s.may_replace(cell):
                best = max(best, self._with(cell, card, s.direction[s.playing], turns) * 16 + cell)
        return best

    def choose(self, s: GridLock) -> i64:
        """The decision of a sensible player for whoever is to act."""
        rule, _, card, _ = s.pending()[0]
        if rule == START_FLIP:
            return FLIP_AT + 4
        if rule == NAME_GRID:
            return self._choose_grid(s)
        if rule == CHOOSE_LINE:
            return self._choose_line(s, card)
        self._look_at(s, s.playing)
        if rule == TAKE_CARD:
            return self._choose_pile(s)
        if rule == FLIP:
            return self._choose_flip(s)
        return self._choose_cell(s, card)

    def _choose_pile(self, s: GridLock) -> i64:
        if not s.allows(FROM_DISCARD):
            return FROM_DRAW
        turns = self._turns_left(s)
        taken = self._best_cell(s, s.top_discard(), turns) // 16
        idle = self._grid(s.direction[s.playing], turns) + FLIPPED
        hat = s.pile if s.reshuffled else s.unseen
        cards: i64 = 0
        drawn: i64 = 0
        for kind in range(LOCK_ROW):
            if hat[kind]:
                cards += hat[kind]
                drawn += hat[kind] * max(idle, self._best_cell(s, kind, turns) // 16)
        if cards == 0:
            return FROM_DISCARD
        return FROM_DISCARD if taken >= drawn // cards else FROM_DRAW

    def _choose_cell(self, s: GridLock, card: i64) -> i64:
        turns = self._turns_left(s)
        best = self._best_cell(s, card, turns)
        idle = self._grid(s.direction[s.playing], turns)
        if s.any_to_flip():
            idle += FLIPPED
        if s.allows(DISCARD_IT) and idle >= best // 16:
            return DISCARD_IT
        return PLACE_AT + best % 16

    def _choose_flip(self, s: GridLock) -> i64:
        """The face-down card that promises most, over all that it may be."""
        turns = self._turns_left(s)
        best: i64 = NEVER
        choice: i64 = 0
        for cell in range(CELLS):
            if s.may_flip(cell):
                worth: i64 = 0
                for kind in range(LOCK_ROW):
                    if s.unseen[kind]:
                        worth += s.unseen[kind] * self._with(cell, kind, s.direction[s.playing], turns)
                if worth > best:
                    best = worth
                    choice = cell
        return FLIP_AT + choice

    def _choose_line(self, s: GridLock, grid: i64) -> i64:
        """The line that leaves most: its points and what the rest is then worth."""
        turns = self._turns_left(s)
        best: i64 = NEVER
        choice: i64 = 0
        for i in range(s.ask()):
            line = s.menu[i] - REMOVE
            self._look_at(s, grid)
            worth = self._one_way(0 if line < 3 else 3, turns)
            if worth > best:
                best = worth
                choice = s.menu[i]
        return choice

    def _choose_grid(self, s: GridLock) -> i64:
        """The grid with most left to win that is not locked."""
        best: i64 = NEVER
        choice: i64 = 0
        for i in range(s.ask()):
            grid = s.menu[i] - GRID_OF
            self._look_at(s, grid)
            worth = -self._grid(s.direction[grid], FAR) - 5 * POINT * self._face_down() // 9
            if s.fresh[grid] and not s.held[grid]:
                worth -= 20 * POINT
            if worth > best:
                best = worth
                choice = s.menu[i]
        return choice

    def _face_down(self) -> i64:
        found: i64 = 0
        for cell in range(CELLS):
            if self.cards[cell] == FACE_DOWN:
                found += 1
        return found
