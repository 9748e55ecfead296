"""GRID#LOCK a second time: plain and slow, from the rule book and its clauses alone.

It checks the engine's legal moves and weighted move counts, so it shares no code with it and must not import
sandlot. Every heading of the sequence of play is a script: a generator that asks questions, is sent the
answers, and at its end names the script that comes next. A position is the table at the last such joint and
the answers given since.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

GAP, DOWN, WILD = "--", "[]", "##"
LOCKS = ("L-", "L|", "L+")
WAITING = "!"  # follows a GRID#LOCK card in a grid whose turn has not come yet
NUMBERED = tuple(f"{colour}{number}" for colour in "RBGY" for number in range(1, 10))
CARDS = (*NUMBERED, WILD, *LOCKS)

CELLS = tuple(column + row for row in "123" for column in "abc")
ROWS = {f"row {row}": tuple(column + row for column in "abc") for row in "123"}
COLUMNS = {f"column {column}": tuple(column + row for row in "123") for column in "abc"}

SEATS = "ABCDEFGHIJKLMNOPQR"
SEATS_PER_DECK = 6
TURNS_BEFORE_STOP = 100
WINNING_TOTAL = 111

CHART = {
    "mixed_run": 3,
    "mixed_set": 4,
    "colour_run": 6,
    "colour_set": 24,
    "wild_run": 3,
    "wild_set": 4,
    "two_wilds": 10,
    "three_wilds": 12,
    "going_out": 6,
    "unfinished_line": -2,
    "lock_left": -2,
    "wild_left": -2,
}


@dataclass(frozen=True)
class Question:
    """Who is asked (a seat or "chance"), and the possible answers with their weights."""

    actor: str
    options: list[tuple[str, int]]


Script = Generator[Question, str, None]
Answer = Generator[Question, str, str]


def decide(seat: str, choices: Iterable[str]) -> Answer:
    return (yield Question(seat, [(choice, 1) for choice in choices]))


def come_to_light(source: Counter[str]) -> Answer:
    """One of these cards, each as likely as the next, is seen from now on."""
    card = yield Question("chance", [(card, source[card]) for card in CARDS if source[card]])
    source[card] -= 1
    return card


# --- Combinations -------------------------------------------------------------------------------------------


def is_lock(card: str) -> bool:
    return card.rstrip(WAITING) in LOCKS


def shape_of(numbers: tuple[int, ...]) -> str | None:
    first, second, third = numbers
    if first == second == third:
        return "set"  # GL-13
    if second - first == third - second and abs(second - first) == 1:
        return "run"  # GL-12, GL-14
    return None


@cache
def combination(line: tuple[str, ...]) -> str | None:
    """What these three cards are called in the scoring chart; None if they are no combination."""
    if not all(card == WILD or card in NUMBERED for card in line):
        return None  # GL-21, GL-60, GL-61
    wilds = line.count(WILD)
    if wilds >= 2:
        return "two_wilds" if wilds == 2 else "three_wilds"  # GL-17, GL-18
    # GL-59: a wild is 1 to 9. GL-20 never has to choose: equal numbers make only a set, others only one run.
    readings = itertools.product(*(range(1, 10) if card == WILD else [int(card[1])] for card in line))
    shape = next((shape for shape in map(shape_of, readings) if shape), None)
    if shape is None:
        return None
    if wilds:
        return f"wild_{shape}"
    return f"colour_{shape}" if len({card[0] for card in line}) == 1 else f"mixed_{shape}"


# --- The table ----------------------------------------------------------------------------------------------


@dataclass
class Grid:
    cells: dict[str, str] = field(default_factory=lambda: dict.fromkeys(CELLS, DOWN))
    removed: list[tuple[str, ...]] = field(default_factory=list)
    direction: str | None = None  # "rows" or "columns" once a line has been removed

    def copy(self) -> Grid:
        return Grid(dict(self.cells), list(self.removed), self.direction)

    def cards(self) -> list[str]:
        return [cell for cell in CELLS if self.cells[cell] != GAP]

    def face_down(self) -> list[str]:
        return [cell for cell in CELLS if self.cells[cell] == DOWN]

    def locks(self) -> list[str]:
        return [cell for cell in CELLS if is_lock(self.cells[cell])]

    def waiting_locks(self) -> list[str]:
        return [cell for cell in self.locks() if self.cells[cell].endswith(WAITING)]

    def turn_up(self, cell: str, card: str) -> None:
        """A GRID#LOCK card locks from the next turn played here on [GL-27, GL-29]."""
        self.cells[cell] = card + WAITING if is_lock(card) else card

    def bring_locks_into_force(self) -> set[str]:
        """The cells locked in the turn that begins now; after it the lock is over [GL-29, GL-30, GL-32]."""
        locked: set[str] = set()
        for cell in self.waiting_locks():
            card = self.cells[cell] = self.cells[cell].rstrip(WAITING)
            if card in ("L-", "L+"):
                locked.update(ROWS[f"row {cell[1]}"])
            if card in ("L|", "L+"):
                locked.update(COLUMNS[f"column {cell[0]}"])
        return locked

    def complete(self, lines: Mapping[str, tuple[str, ...]], locked: set[str]) -> list[str]:
        """The names of the lines that are combinations and have no card in a locked line [GL-22, GL-31]."""
        return [
            name
            for name, line in lines.items()
            if combination(tuple(self.cells[cell] for cell in line)) and not locked.intersection(line)
        ]

    def remove(self, name: str) -> None:
        self.direction = "rows" if name in ROWS else "columns"
        line = (ROWS | COLUMNS)[name]
        self.removed.append(tuple(self.cells[cell] for cell in line))
        self.cells.update(dict.fromkeys(line, GAP))  # GL-26, GL-61


@dataclass(frozen=True)
class Options:
    seats: int
    rounds: int = 3
    wilds: bool = True
    locks: bool = True
    team_size: int = 1
    team_grids: bool = False

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= len(SEATS):
            raise ValueError(f"{self.seats} seats: 2 to {len(SEATS)} people play (GL-02)")
        if not 1 <= self.rounds <= 100:
            raise ValueError(f"rounds={self.rounds}: 1 to 100")
        if self.team_size not in (1, 2, 3) or self.seats % self.team_size or self.seats == self.team_size:
            raise ValueError(f"{self.seats} seats do not make teams of {self.team_size} (GL-53, GL-72)")

    def deck(self) -> Counter[str]:
        """As few decks as seat the players [GL-03, GL-51, GL-52, GL-69]."""
        decks = -(-self.seats // SEATS_PER_DECK)
        cards = Counter(dict.fromkeys(NUMBERED, 3 * decks))
        if self.wilds:
            cards[WILD] = 9 * decks
        if self.locks:
            cards.update(dict.fromkeys(LOCKS, decks))  # GL-28
        return cards


@dataclass
class Table:
    options: Options
    chart: dict[str, int]
    next: tuple[str, ...]  # the script that comes next and whom it is about
    grids: dict[str, Grid]
    totals: dict[str, int]
    unseen: Counter[str]  # without a reshuffled draw pile, whose cards have all been seen
    discard: list[str] = field(default_factory=list)
    pile: Counter[str] | None = None  # the draw pile once it has been reshuffled [GL-70]
    round: int = 1
    dealer: str = ""
    turns: int = 0
    playing: str = ""  # in front of whom the grid of the present turn lies
    locked: set[str] = field(default_factory=set)
    out: str | None = None
    lap: int = 0  # which of the last turns is being played; 0 before them
    closing: str | None = None  # the seat after which a lap is over

    def copy(self) -> Table:
        return replace(
            self,
            grids={seat: grid.copy() for seat, grid in self.grids.items()},
            totals=dict(self.totals),
            unseen=Counter(self.unseen),
            discard=list(self.discard),
            pile=None if self.pile is None else Counter(self.pile),
            locked=set(self.locked),
        )

    def seats(self) -> str:
        return SEATS[: self.options.seats]

    def left_of(self, seat: str) -> str:
        return self.seats()[(SEATS.index(seat) + 1) % self.options.seats]

    def from_left_of(self, seat: str) -> list[str]:
        start = SEATS.index(seat) + 1
        return [self.seats()[(start + step) % self.options.seats] for step in range(self.options.seats)]

    def team(self, seat: str) -> list[str]:
        """Partners sit apart, so that turns alternate between teams [GL-54]."""
        teams = self.options.seats // self.options.team_size
        return [other for other in self.seats() if (SEATS.index(other) - SEATS.index(seat)) % teams == 0]

    def team_total(self, seat: str) -> int:
        return sum(self.totals[member] for member in self.team(seat))

    def grid(self) -> Grid:
        return self.grids[self.playing]

    def free(self, cells: Iterable[str]) -> list[str]:
        return [cell for cell in cells if cell not in self.locked]

    def draw_pile_size(self) -> int:
        if self.pile is not None:
            return self.pile.total()
        return self.unseen.total() - sum(len(grid.face_down()) for grid in self.grids.values())

    def draw_source(self) -> Counter[str]:
        """What the top card of the draw pile may be [GL-44, GL-70]."""
        if self.draw_pile_size() == 0:
            self.pile = Counter(self.discard[:-1])
            self.discard = self.discard[-1:]
        return self.unseen if self.pile is None else self.pile


# --- Setup --------------------------------------------------------------------------------------------------


def dealer_lot(table: Table) -> Script:
    """The first dealer is drawn by lot [GL-55]."""
    lot = yield Question("chance", [(f"dealer {seat}", 1) for seat in table.seats()])
    table.dealer = lot.removeprefix("dealer ")
    table.next = ("begin-round",)


def begin_round(table: Table) -> Script:
    """Everybody is dealt a grid, and a card starts the discard pile [GL-04, GL-05]."""
    table.unseen = table.options.deck()
    table.grids = {seat: Grid() for seat in table.seats()}
    table.discard, table.pile, table.locked, table.playing = [], None, set(), ""
    table.turns, table.lap, table.out, table.closing = 0, 0, None, None
    table.discard = [(yield from come_to_light(table.unseen))]
    table.next = ("start-flip", table.left_of(table.dealer))


def start_flip(table: Table, seat: str) -> Script:
    """Everyone turns over a card, and then the dealer's left begins [GL-06, GL-07]."""
    grid = table.grids[seat]
    yield from flip(table, seat, grid, grid.face_down())
    following = table.left_of(seat)
    table.next = ("turn" if seat == table.dealer else "start-flip", following)


def flip(table: Table, seat: str, grid: Grid, choices: list[str]) -> Script:
    choice = yield from decide(seat, [f"flip {cell}" for cell in choices])
    grid.turn_up(choice.removeprefix("flip "), (yield from come_to_light(table.unseen)))


# --- The turn -----------------------------------------------------------------------------------------------


def turn(table: Table, seat: str) -> Script:
    """A turn begins: its grid is named, locks come into force, lines held back go [GL-29, GL-54, GL-63]."""
    if table.lap == 0 and table.turns >= TURNS_BEFORE_STOP * table.options.seats:
        table.closing = table.from_left_of(seat)[-2]  # the seat before this one [GL-66]
        table.next = ("great-turn-over",)
        return
    if table.lap and not table.grids[seat].cards():
        table.next = next_last_turn(table, seat)  # GL-43
        return
    table.turns += 1
    table.playing = seat
    if table.options.team_grids:
        yield from name_grid(table, seat)
    any_in_force = bool(table.grid().waiting_locks())
    table.locked = table.grid().bring_locks_into_force()
    yield from remove_complete_lines(seat, table.grid(), table.locked)
    over = not table.grid().cards() or (table.lap > 0 and is_lost(table, any_in_force))
    table.next = ("end-turn" if over else "take-card", seat)


def name_grid(table: Table, seat: str) -> Script:
    """Any of the team's grids that still holds cards [GL-54]."""
    grids = [f"grid {owner}" for owner in table.team(seat) if table.grids[owner].cards()]
    choice = yield from decide(seat, grids)
    table.playing = choice.removeprefix("grid ")


def is_lost(table: Table, any_in_force: bool) -> bool:
    """The last turns that are lost."""
    grid = table.grid()
    one_line_left = len(grid.cards()) == 3
    if one_line_left and any_in_force:
        return True  # GL-41: there is nowhere else for the lock to lie than in that line
    if table.lap == 2 and len(grid.locks()) >= 2:
        return True  # GL-42
    return not table.free(grid.cards())  # GL-65


def take_card(table: Table, seat: str) -> Script:
    """The top card of one of the piles [GL-08]."""
    may_take = bool(table.discard) and not is_lock(table.discard[-1])  # GL-34
    if not table.free(table.grid().cards()):
        may_take = False  # GL-36
    choice = yield from decide(seat, ["draw", "take"] if may_take else ["draw"])
    if choice == "take":
        table.next = ("place-card", seat, table.discard.pop())
        return
    card = yield from come_to_light(table.draw_source())
    if is_lock(card):
        yield from discard_draw(table, seat, card)  # GL-33
    else:
        table.next = ("place-or-discard", seat, card)


def place_card(table: Table, seat: str, card: str) -> Script:
    """A card from the discard pile must be placed [GL-09]."""
    choice = yield from decide(seat, placements(table))
    yield from place(table, seat, choice, card)


def place_or_discard(table: Table, seat: str, card: str) -> Script:
    """A drawn card may be placed [GL-10, GL-11]."""
    choice = yield from decide(seat, [*placements(table), "discard"])
    if choice == "discard":
        yield from discard_draw(table, seat, card)
    else:
        yield from place(table, seat, choice, card)


def placements(table: Table) -> list[str]:
    return [f"place {cell}" for cell in table.free(table.grid().cards())]


def place(table: Table, seat: str, choice: str, card: str) -> Script:
    """The replaced card comes to light on the discard pile, where it locks nothing [GL-30, GL-57, GL-58]."""
    cell = choice.removeprefix("place ")
    replaced = table.grid().cells[cell]
    table.grid().cells[cell] = card
    if replaced == DOWN:
        replaced = yield from come_to_light(table.unseen)
    table.discard.append(replaced.rstrip(WAITING))
    table.next = ("end-turn", seat)


def discard_draw(table: Table, seat: str, card: str) -> Script:
    """After a discarded draw a card is turned over, except in last turns [GL-11, GL-33, GL-35, GL-40]."""
    table.discard.append(card)
    choices = table.free(table.grid().face_down())
    if choices and table.lap == 0:
        yield from flip(table, seat, table.grid(), choices)
    table.next = ("end-turn", seat)


def end_turn(table: Table, seat: str) -> Script:
    """Complete lines go; whose grid is empty first goes out [GL-22, GL-37]."""
    yield from remove_complete_lines(seat, table.grid(), table.locked)
    table.locked = set()
    if table.lap:
        table.next = next_last_turn(table, seat)
    elif table.grid().cards():
        table.next = ("turn", table.left_of(seat))
    else:
        table.out = table.closing = table.playing
        table.next = ("great-turn-over",)


def remove_complete_lines(chooser: str, grid: Grid, locked: set[str]) -> Script:
    """Free complete lines go; where rows and columns compete there is a choice [GL-22 to GL-25, GL-62]."""
    rows = [] if grid.direction == "columns" else grid.complete(ROWS, locked)
    columns = [] if grid.direction == "rows" else grid.complete(COLUMNS, locked)
    if not (rows and columns):
        for line in rows or columns:
            grid.remove(line)
        return
    choice = yield from decide(chooser, [f"remove {line}" for line in rows + columns])
    chosen = choice.removeprefix("remove ")
    grid.remove(chosen)
    for line in rows if chosen in rows else columns:
        if line != chosen:
            grid.remove(line)


# --- Ending the round ---------------------------------------------------------------------------------------


def great_turn_over(table: Table) -> Script:
    """All cards are turned up, and then combinations go, whatever is locked [GL-38, GL-64]."""
    assert table.closing is not None
    order = table.from_left_of(table.closing)
    for seat in order:
        grid = table.grids[seat]
        for cell in grid.face_down():
            grid.turn_up(cell, (yield from come_to_light(table.unseen)))
    for seat in order:
        yield from remove_complete_lines(seat, table.grids[seat], set())
    table.next = next_last_turn(table, table.closing)


def next_last_turn(table: Table, seat: str) -> tuple[str, ...]:
    """Twice round the table, passing over those without cards [GL-39, GL-43]."""
    while True:
        if seat == table.closing:
            table.lap += 1
        if table.lap > 2:
            return ("score-round",)
        seat = table.left_of(seat)
        if table.grids[seat].cards():
            return ("turn", seat)


def score_round(table: Table) -> Script:
    """Points are added up, and then the end of the game is looked at [GL-49, GL-67, GL-68, GL-72]."""
    for seat in table.seats():
        table.totals[seat] += round_score(table, seat)
    reached = any(table.team_total(seat) >= WINNING_TOTAL for seat in table.seats())
    if reached or table.round >= table.options.rounds:
        table.next = ("over",)
    else:
        table.round += 1
        table.dealer = table.left_of(table.dealer)  # GL-07
        table.next = ("begin-round",)
    yield from ()


def round_score(table: Table, seat: str) -> int:
    """Combinations made, less what is left [GL-45 to GL-48]."""
    grid, chart = table.grids[seat], table.chart
    score = sum(chart[combination(line) or ""] for line in grid.removed)
    score += chart["going_out"] if table.out == seat else 0
    score += chart["unfinished_line"] * (3 - len(grid.removed))
    score += chart["lock_left"] * len(grid.locks())
    return score + chart["wild_left"] * list(grid.cells.values()).count(WILD)


SCRIPTS: dict[str, Callable[..., Script]] = {
    "dealer-lot": dealer_lot,
    "begin-round": begin_round,
    "start-flip": start_flip,
    "turn": turn,
    "take-card": take_card,
    "place-card": place_card,
    "place-or-discard": place_or_discard,
    "end-turn": end_turn,
    "great-turn-over": great_turn_over,
    "score-round": score_round,
}


# --- Positions ----------------------------------------------------------------------------------------------


class Position:
    """What a player or chance is asked now. It never changes: after() gives another."""

    def __init__(self, joint: Table, answers: tuple[str, ...] = ()) -> None:
        """The table when the present script began, and the answers that it has had."""
        self._joint, self._answers = joint, answers
        self._table, self._question = self._resume()

    @classmethod
    def new_game(
        cls,
        seats: int,
        rounds: int = 3,
        wilds: bool = True,
        locks: bool = True,
        team_size: int = 1,
        team_grids: bool = False,
        chart: Mapping[str, int] | None = None,
    ) -> Position:
        options = Options(seats, rounds, wilds, locks, team_size, team_grids)
        return cls(new_table(options, chart, ("dealer-lot",)))

    @classmethod
    def read(cls, text: str, chart: Mapping[str, int] | None = None) -> Position:
        return cls(read_table(text, chart))

    def actor(self) -> str:
        return self._question.actor

    def options(self) -> list[tuple[str, int]]:
        return list(self._question.options)

    def after(self, move: str) -> Position:
        if move not in dict(self._question.options):
            raise ValueError(f"{move!r} is not possible; {self.actor()} has {self._question.options}")
        return Position(self._joint, (*self._answers, move))

    def totals(self) -> dict[str, int]:
        return dict(self._table.totals)

    def winners(self) -> set[str]:
        """All members of the teams with the highest total [GL-49, GL-50, GL-53]."""
        if self.actor() != "over":
            raise ValueError("the game is not over")
        best = max(self._table.team_total(seat) for seat in self._table.seats())
        return {seat for seat in self._table.seats() if self._table.team_total(seat) == best}

    def table(self) -> Table:
        """A copy of everything on the table, for tests and for messages."""
        return self._table.copy()

    def _resume(self) -> tuple[Table, Question]:
        """Play on to the next question, past all that happens by itself."""
        while self._joint.next != ("over",):
            table = self._joint.copy()
            name, *about = table.next
            script = SCRIPTS[name](table, *about)
            try:
                question = next(script)
                for answer in self._answers:
                    question = script.send(answer)
                return table, question
            except StopIteration:
                self._joint, self._answers = table, ()
        return self._joint, Question("over", [])


def count(position: Position, depth: int) -> int:
    """How many ways there are to play on for so many events, every physical card counted by itself."""
    options = position.options()
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return sum(weight for _, weight in options)
    return sum(weight * count(position.after(move), depth - 1) for move, weight in options)


# --- Reading a position -------------------------------------------------------------------------------------

READABLE = {"turn": 2, "start-flip": 2, "take-card": 2, "place-card": 3, "place-or-discard": 3, "end-turn": 2}


def new_table(options: Options, chart: Mapping[str, int] | None, next_script: tuple[str, ...]) -> Table:
    seats = SEATS[: options.seats]
    unknown = set(chart or {}) - set(CHART)
    if unknown:
        raise ValueError(f"not in the scoring chart: {sorted(unknown)}")
    return Table(
        options=options,
        chart={**CHART, **(chart or {})},
        next=next_script,
        grids={seat: Grid() for seat in seats},
        totals=dict.fromkeys(seats, 0),
        unseen=options.deck(),
        dealer=seats[-1],
    )


def read_table(text: str, chart: Mapping[str, int] | None) -> Table:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    table = new_table(read_options(lines.pop(0)), chart, ())
    described: set[str] = set()
    while lines:
        line = lines.pop(0)
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            read_round(table, line)
        elif key in table.grids:
            read_seat(table, key, value)
            table.grids[key].cells = read_cells(lines[:3])
            described.add(key)
            del lines[:3]
        else:
            read_line(table, key, value)
    if described != set(table.seats()) or not table.next:
        raise ValueError("a position has a block for every seat and a line that says what is next")
    finish_reading(table)
    return table


def read_options(line: str) -> Options:
    """`gridlock: 2 seats, rounds=1`."""
    game, _, rest = line.partition(":")
    seats, *settings = (part.strip() for part in rest.split(","))
    if game.strip() != "gridlock" or not seats.endswith(" seats"):
        raise ValueError(f"a position begins with `gridlock: N seats`, not {line!r}")
    values: dict[str, int] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        values[name] = {"yes": True, "no": False}[value] if value in ("yes", "no") else int(value)
    return Options(seats=int(seats.removesuffix(" seats")), **values)  # type: ignore[arg-type]


def read_round(table: Table, line: str) -> None:
    """`round 1, dealer B, turns 14`."""
    for part in line.split(","):
        name, value = part.split()
        if name == "round":
            table.round = int(value)
        elif name == "turns":
            table.turns = int(value)
        elif name == "dealer" and value in table.grids:
            table.dealer = value
        else:
            raise ValueError(f"cannot read {line!r}")


def read_seat(table: Table, seat: str, line: str) -> None:
    """`total 12, rows, removed R5 R5 R5 / Y3 ## ##`."""
    for part in filter(None, (part.strip() for part in line.split(","))):
        name, _, value = part.partition(" ")
        if name == "total":
            table.totals[seat] = int(value)
        elif name in ("rows", "columns"):
            table.grids[seat].direction = name
        elif name == "removed":
            table.grids[seat].removed = [tuple(line.split()) for line in value.split("/")]
        else:
            raise ValueError(f"cannot read {part!r} of seat {seat}")


def read_cells(lines: list[str]) -> dict[str, str]:
    cards = [card for line in lines for card in line.split()]
    for card in cards:
        if card not in (GAP, DOWN, *CARDS, *(lock + WAITING for lock in LOCKS)):
            raise ValueError(f"{card!r} is no card")
    return dict(zip(CELLS, cards, strict=True))


def read_line(table: Table, key: str, value: str) -> None:
    words = [] if value == "none" else value.split()
    if key == "discard":
        table.discard = words
    elif key == "pile":
        table.pile = Counter(words)
    elif key == "locked":
        table.locked = set(words)
    elif key in ("playing", "out", "closing"):
        setattr(table, key, value)
    elif key == "lap":
        table.lap = int(value)
    elif key == "next":
        table.next = read_next(value)
    else:
        raise ValueError(f"cannot read {key!r}")


def read_next(value: str) -> tuple[str, ...]:
    """Only the first thing is kept: what follows it is what the rules say."""
    first, *_ = value.split(",")
    words = tuple(first.split())
    if READABLE.get(words[0]) != len(words):
        raise ValueError(f"cannot read {first!r}: known are {sorted(READABLE)}")
    if any(is_lock(card) for card in words[2:]):
        raise ValueError(f"{first!r}: nobody ever has a GRID#LOCK card in hand (GL-33, GL-34)")
    return words


def finish_reading(table: Table) -> None:
    """What the text leaves to be worked out: defaults, and the cards that nobody has seen."""
    table.playing = table.playing or table.next[1]
    table.closing = table.closing or table.out
    if table.lap and not table.closing:
        raise ValueError("the last turns need `closing:`")
    table.unseen.subtract(seen_cards(table))
    too_many = [card for card, left in table.unseen.items() if left < 0]
    if too_many or table.draw_pile_size() < 0:
        raise ValueError(f"more cards than the decks hold: {too_many or 'face down'}")


def seen_cards(table: Table) -> list[str]:
    cards = [*table.discard, *table.next[2:], *(table.pile or Counter()).elements()]
    for grid in table.grids.values():
        cards += [card.rstrip(WAITING) for card in grid.cells.values() if card not in (GAP, DOWN)]
        cards += [card for line in grid.removed for card in line]
    return cards


def new_game(game: Any, way: Any) -> Position:
    """A new game with the options and the chart of a loaded game, for playing along with it."""
    chart = {path.split(".")[-1]: value for path, value in game.pack.values.items()}
    return Position.new_game(way.seats, chart={name: chart[name] for name in CHART}, **game.options)
