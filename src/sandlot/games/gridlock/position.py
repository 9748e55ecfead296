"""A table as text that a person can read, write and edit. docs/games/gridlock.md describes it."""

from __future__ import annotations

from sandlot.core.errors import BadPosition
from sandlot.core.events import seat_letter
from sandlot.core.game import Game
from sandlot.core.positions import read_number, read_seat, read_steps, write_head, write_steps
from sandlot.games.gridlock import contents as c
from sandlot.games.gridlock.combinations import combination
from sandlot.games.gridlock.notation import CARDS, CELLS, LINES, card_name, card_number, cells_of
from sandlot.games.gridlock.state import FIRST, SECOND, THIRD, GridLock

DIRECTIONS = {"rows": c.ALL_ROWS, "columns": c.ALL_COLUMNS}
# The steps whose details mean something, and what.
CARD_STEPS = (c.PLACE_CARD, c.PLACE_OR_DISCARD)
SEATLESS_STEPS = (c.CHOOSE_DEALER, c.DEAL, c.TURN_UP_DISCARD, c.GREAT_TURN_OVER, c.SCORE_ROUND, c.GAME_OVER)
MID_TURN_STEPS = (c.WAITING_LINES, c.ON_YOUR_TURN, c.TAKE_CARD, c.DRAW_CARD, *CARD_STEPS, c.FLIP, c.OLD_CARD)
# Steps that may be pending behind another; all others can only come first.
LATER_STEPS = (c.START_FLIP, c.TURN, c.ON_YOUR_TURN, c.CHECK_GRID, c.END_TURN, c.GREAT_TURN_OVER)
# Steps before which the discard pile may be empty: it has not been begun, or its only card has just been taken.
NO_DISCARD_STEPS = (c.CHOOSE_DEALER, c.DEAL, c.TURN_UP_DISCARD, c.PLACE_CARD, c.OLD_CARD)
LINE_WORDS = [name.replace(" ", "-") for name in LINES]
OCCASIONS = {"start": c.STARTED_WITH, "turn": c.TURNED_OVER, "last": c.TURNED_UP_LAST}


# -- writing --------------------------------------------------------------------------


def write(game: Game, s: GridLock) -> str:
    lines = [
        write_head(game, s.box.seats),
        f"round {s.round}, dealer {seat_letter(s.dealer)}, turns {s.turns}",
    ]
    for seat in range(s.box.seats):
        lines += _seat_lines(s, seat)
    lines.append(f"discard: {_cards(list(s.discard))}".rstrip())
    lines += _optional_lines(s)
    lines.append(f"next: {write_steps(game, s, _write_details)}")
    return "\n".join(lines) + "\n"


def _seat_lines(s: GridLock, seat: int) -> list[str]:
    words = [f"total {s.total[seat]}"]
    if s.direction[seat]:
        words.append("rows" if s.direction[seat] == c.ALL_ROWS else "columns")
        words.append("removed " + " / ".join(removed_lines(s, seat)))
    rows = [f"{seat_letter(seat)}: {', '.join(words)}"]
    names = [grid_card(s, seat, cell) for cell in range(9)]
    rows += ["  " + " ".join(names[row : row + 3]) for row in (0, 3, 6)]
    return rows


def grid_card(s: GridLock, seat: int, cell: int) -> str:
    """A card of a grid; `!` marks a GRID#LOCK card whose turn has not come yet."""
    return card_name(s.grid[9 * seat + cell]) + ("!" if s.fresh[seat] >> cell & 1 else "")


def removed_lines(s: GridLock, seat: int) -> list[str]:
    cards = [card_name(card) for card in list(s.removed)[9 * seat : 9 * seat + 9]]
    return [" ".join(cards[i : i + 3]) for i in range(0, 3 * (3 - s.lines_left[seat]), 3)]


def _optional_lines(s: GridLock) -> list[str]:
    lines = []
    if s.reshuffled:
        pile = [card for card in range(c.KINDS) for _ in range(s.pile[card])]
        lines.append(f"pile: {_cards(pile) or 'none'}")
    if s.first_out != c.NOBODY:
        lines.append(f"out: {seat_letter(s.first_out)}")
    if s.lap:
        lines += [f"lap: {s.lap}", f"closing: {seat_letter(s.closing)}"]
    if s.playing != c.NOBODY:
        lines.append(f"playing: {seat_letter(s.playing)}")
    if s.locked:
        lines.append(f"locked: {' '.join(cells_of(s.locked))}")
    if waiting := _waiting(s):
        lines.append(waiting)
    return lines


def _line_words(lines: int) -> list[str]:
    return [word for line, word in enumerate(LINE_WORDS) if lines >> line & 1]


def _or_none(words: list[str]) -> str:
    return ", ".join(words) or "none"


def _waiting(s: GridLock) -> str:
    """Lines held back, where they are not simply all complete ones."""
    seats = range(s.box.seats)
    if all(s.held[seat] == s.complete_lines(seat, c.ALL_LINES) for seat in seats):
        return ""
    words = [f"{seat_letter(seat)} {' '.join(_line_words(s.held[seat]))}" for seat in seats if s.held[seat]]
    return "waiting: " + (", ".join(words) or "none")


def _cards(cards: list[int]) -> str:
    return " ".join(card_name(card) for card in cards)


def _write_details(rule: int, seat: int, x: int, y: int) -> str:
    if rule in SEATLESS_STEPS:
        return ""
    words = [seat_letter(seat)]
    if rule in CARD_STEPS:
        words.append(card_name(x))
    elif rule == c.REVEAL:
        words += [CELLS[x], next(word for word, occasion in OCCASIONS.items() if occasion == y)]
    elif rule in (c.WAITING_LINES, c.CHECK_GRID, c.CHOOSE_LINE):
        words.append(seat_letter(x))
        words += _line_words(y)
    return " ".join(words)


# -- reading ------------------------------------------------------------------------------


def read(game: Game, s: GridLock, text: str) -> GridLock:
    """Lay the table out as the text says. `s` is an empty table."""
    return _Reader(game, s, text).read()


class _Reader:
    def __init__(self, game: Game, s: GridLock, text: str) -> None:
        self.game, self.s = game, s
        self.seats = s.box.seats
        lines = text.strip("\n").splitlines()
        self.lines = [(number, line) for number, line in enumerate(lines, start=1) if line.strip()]
        self.where = "line 1"
        self.unseen = list(s.box.deck)
        self.hidden = 0
        self.waiting_line = ""
        self.first_step: int | None = None
        self.mid_turn: int | None = None  # whose turn it is, if the text stands in the middle of one

    def read(self) -> GridLock:
        s = self.s
        del self.lines[0]
        steps, next_line = "", ""
        seen: set[str] = set()
        while self.lines:
            number, line = self.lines.pop(0)
            self.where = f"line {number}"
            key, colon, rest = line.strip().partition(":")
            key = key.upper() if len(key) == 1 else key
            if not colon and key.split()[0] in ("round", "dealer", "turns"):
                self._read_round(key)
                continue
            if key in seen:
                raise self._error(f"{key!r} stands in the text twice")
            seen.add(key)
            if len(key) == 1:
                self._read_seat_block(read_seat(key, self.seats, self.where), rest)
            elif key == "next":
                steps, next_line = rest, self.where
            else:
                self._read_line(key, rest)
        self._all_there(seen)
        self.where = next_line
        read_steps(self.game, s, steps, self.where, self._read_details)
        if s.playing == c.NOBODY and self.mid_turn is not None:
            if s.box.team_grids:
                raise self._error("in whose grid is this turn played? Expected a line such as 'playing: A'")
            s.playing = self.mid_turn
        self._count_cards()
        if not len(s.discard) and self.first_step not in NO_DISCARD_STEPS:
            raise self._error("the discard pile is empty. Expected a line such as 'discard: R5'")
        for seat in range(self.seats):
            complete = s.complete_lines(seat, c.ALL_LINES)
            if "waiting" not in seen:
                s.held[seat] = complete
            elif s.held[seat] & ~complete:
                self.where = self.waiting_line
                raise self._error(
                    f"only complete lines can wait; {seat_letter(seat)}'s are {_or_none(_line_words(complete))}"
                )
        s.settle()
        self.where = next_line
        if s.to_act >= 0 and s.ask() == 0:
            raise self._error(f"{seat_letter(s.to_act)} would be to act, but could do nothing")
        return s

    def _error(self, reason: str) -> BadPosition:
        return BadPosition(f"{self.where}: {reason}.")

    def _card(self, word: str) -> int:
        """A card that lies open and so leaves the unseen ones."""
        card = card_number(word)
        if card is None:
            raise self._error(f"{word!r} is no card. Expected one such as {CARDS[4]}, ##, L-, L| or L+")
        if self.unseen[card] == 0:
            raise self._error(f"there are only {self.s.box.deck[card]} cards {CARDS[card]} in this game")
        self.unseen[card] -= 1
        return card

    def _lines(self, words: list[str]) -> int:
        found = 0
        for word in words:
            if word not in LINE_WORDS:
                raise self._error(f"{word!r} is no line. Expected one of {', '.join(LINE_WORDS)}")
            found |= 1 << LINE_WORDS.index(word)
        return found

    def _read_round(self, text: str) -> None:
        for part in text.split(","):
            name, _, value = part.strip().partition(" ")
            if name == "round":
                self.s.round = read_number(value, 1, self.s.box.rounds, self.where)
            elif name == "dealer":
                self.s.dealer = read_seat(value.strip(), self.seats, self.where)
            elif name == "turns":
                self.s.turns = read_number(value, 0, 100_000, self.where)
            else:
                raise self._error(f"{part.strip()!r}: expected round, dealer or turns")

    def _read_seat_block(self, seat: int, text: str) -> None:
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, _, value = part.partition(" ")
            if name == "total":
                self.s.total[seat] = read_number(value, -100_000, 100_000, self.where)
            elif name in DIRECTIONS:
                self.s.direction[seat] = DIRECTIONS[name]
            elif name == "removed":
                self._read_removed(seat, value)
            else:
                raise self._error(f"{part!r}: expected total, rows, columns or removed")
        if bool(self.s.direction[seat]) != (self.s.lines_left[seat] < 3):
            raise self._error("rows or columns goes together with removed. Expected both or none")
        self._read_grid(seat)
        self._check_gaps(seat)

    def _read_removed(self, seat: int, text: str) -> None:
        s = self.s
        for line in text.split("/"):
            cards = [self._card(word) for word in line.split()]
            made = combination(*cards) if len(cards) == 3 else c.NO_COMBINATION
            if not made or s.lines_left[seat] == 0:
                raise self._error(
                    f"removed {line.strip()!r}: expected at most three combinations of three cards, as in R5 R5 B5 / ## ## Y1"
                )
            beside = 9 * seat + 3 * (3 - s.lines_left[seat])
            for i, card in enumerate(cards):
                s.removed[beside + i] = card
            s.lines_left[seat] -= 1
            s.score[seat] += s.box.chart[made]

    def _read_grid(self, seat: int) -> None:
        for row in range(3):
            if not self.lines:
                raise self._error(f"seat {seat_letter(seat)}: expected three rows of three cards")
            number, line = self.lines.pop(0)
            self.where = f"line {number}"
            words = line.split()
            if len(words) != 3:
                raise self._error(
                    f"{line.strip()!r}: expected three cards of {seat_letter(seat)}'s grid, such as R5 [] --"
                )
            for column, word in enumerate(words):
                self._read_cell(seat, 3 * row + column, word)

    def _read_cell(self, seat: int, cell: int, word: str) -> None:
        s = self.s
        if word == "[]":
            self.hidden += 1
            card = c.FACE_DOWN
        elif word == "--":
            card = c.GAP
        else:
            card = self._card(word.removesuffix("!"))
            if word.endswith("!"):
                if card < c.LOCK_ROW:
                    raise self._error(f"{word!r}: only a GRID#LOCK card can wait for its turn")
                s.fresh[seat] |= 1 << cell
        s.grid[9 * seat + cell] = card

    def _check_gaps(self, seat: int) -> None:
        """Gaps are whole lines of the direction, as many as were removed."""
        s = self.s
        gaps = {cell for cell in range(9) if s.grid[9 * seat + cell] == c.GAP}
        gone = [
            line
            for line in range(6)
            if {FIRST[line], SECOND[line], THIRD[line]} <= gaps and s.direction[seat] >> line & 1
        ]
        if len(gaps) != 3 * len(gone) or len(gone) != 3 - s.lines_left[seat]:
            raise self._error(
                f"seat {seat_letter(seat)}: the gaps do not fit the removed lines. "
                "Expected one line of gaps (--) for each removed line, and 'rows' or 'columns' to say which way"
            )

    def _read_line(self, key: str, text: str) -> None:
        s = self.s
        word = text.strip()
        if key == "discard":
            s.set_vector("discard", [self._card(name) for name in text.split()])
        elif key == "pile":
            s.reshuffled = 1
            for name in [] if word == "none" else text.split():
                s.pile[self._card(name)] += 1
        elif key == "locked":
            for name in text.split():
                if name not in CELLS:
                    raise self._error(f"{name!r} is no cell. Expected a1 to c3")
                s.locked |= 1 << CELLS.index(name)
        elif key == "waiting":
            self.waiting_line = self.where
            for part in [] if word == "none" else text.split(","):
                letter, *lines = part.split() or [""]
                seat = read_seat(letter, self.seats, self.where)
                s.held[seat] = self._lines(lines)
        elif key == "lap":
            s.lap = read_number(word, 1, 2, self.where)
        elif key in ("out", "closing", "playing"):
            seat = read_seat(word, self.seats, self.where)
            setattr(s, {"out": "first_out"}.get(key, key), seat)
        else:
            raise self._error(
                f"unknown line {key!r}. Expected discard, pile, out, lap, closing, playing, locked, waiting, next or a seat"
            )

    def _all_there(self, seen: set[str]) -> None:
        s = self.s
        self.where = "the whole text"
        missing = [seat_letter(seat) for seat in range(self.seats) if seat_letter(seat) not in seen]
        if missing:
            raise self._error(f"the grid of {', '.join(missing)} is missing")
        if "next" not in seen:
            raise self._error("there is no line 'next:'. Expected one such as 'next: turn A'")
        if bool(s.lap) != (s.closing != c.NOBODY):
            raise self._error("lap and closing go together. Expected both lines or none")
        if s.first_out != c.NOBODY:
            if s.lines_left[s.first_out]:
                raise self._error(f"{seat_letter(s.first_out)} cannot be out with cards in the grid")
            s.score[s.first_out] += s.box.going_out

    def _count_cards(self) -> None:
        """What is not in the text is unseen."""
        s = self.s
        self.where = "the whole text"
        s.set_vector("unseen", self.unseen)
        s.hidden = self.hidden
        s.draw_pile = sum(s.pile) if s.reshuffled else sum(self.unseen) - self.hidden
        if s.draw_pile < 0 or (s.reshuffled and sum(self.unseen) != self.hidden):
            raise self._error(
                f"{self.hidden} cards lie face down, but {sum(self.unseen)} cards are not in the text. "
                "After a reshuffle these must be equal; before it there must be at least as many cards left"
            )

    def _read_details(self, rule: int, words: list[str]) -> tuple[int, int, int]:
        if rule in SEATLESS_STEPS:
            self.first_step = rule if self.first_step is None else self.first_step
            return 0, 0, 0
        if not words:
            raise self._error(f"{self.game.steps[rule].name}: expected a seat after it")
        seat = read_seat(words[0], self.seats, self.where)
        if self.first_step is not None and rule not in LATER_STEPS:
            raise self._error(f"{self.game.steps[rule].name} can only come first")
        self.first_step = rule if self.first_step is None else self.first_step
        if rule in MID_TURN_STEPS:
            self.mid_turn = seat
        if rule == c.START_FLIP and any(self.s.grid[9 * seat + cell] != c.FACE_DOWN for cell in range(9)):
            raise self._error(f"start-flip: expected all cards of {seat_letter(seat)} face down")
        if rule in CARD_STEPS:
            return seat, self._card_in_hand(rule, words), 0
        if rule == c.REVEAL:
            if len(words) != 3 or words[1] not in CELLS or words[2] not in OCCASIONS:
                raise self._error("reveal: expected a seat, a cell and start, turn or last, as in 'reveal A b2 turn'")
            if self.s.grid[9 * seat + CELLS.index(words[1])] != c.FACE_DOWN:
                raise self._error(f"reveal: the card of {seat_letter(seat)} at {words[1]} is not face down")
            return seat, CELLS.index(words[1]), OCCASIONS[words[2]]
        if rule in (c.WAITING_LINES, c.CHECK_GRID, c.CHOOSE_LINE):
            grid = read_seat(words[1], self.seats, self.where) if len(words) > 1 else seat
            lines = self._lines(words[2:])
            if rule == c.CHOOSE_LINE and not (lines & c.ALL_ROWS and lines & c.ALL_COLUMNS):
                raise self._error("choose-line: expected a complete row and a complete column to choose from")
            return seat, grid, lines
        if rule == c.OLD_CARD:
            self.hidden += 1  # it lies in no cell any more, and not yet on the discard pile
        return seat, 0, 0

    def _card_in_hand(self, rule: int, words: list[str]) -> int:
        if len(words) != 2:
            raise self._error(f"{self.game.steps[rule].name}: expected a seat and the card in hand, as in 'A R5'")
        return self._card(words[1])
