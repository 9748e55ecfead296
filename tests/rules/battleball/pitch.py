"""A BattleBall field under the eyes of a referee: who stands where, written tersely."""

from __future__ import annotations

from collections.abc import Mapping

from sandlot.core.registry import read_position
from tests.notebook import Notebook, new_game

PLAYERS = ("RB1", "RB2", "RB3", "S1", "S2", "LB1", "LB2", "L1", "L2", "T", "HT")
COLUMNS = "abcdefghijklmnop"
ROWS = range(1, 32)
LINE_UP = "line-up A, line-up B, show-line-up"
PLACES = ["RB1 a6", "RB2 h6", "RB3 o6", "S1 c4", "S2 l4", "LB1 e5", "LB2 k5", "L1 g3", "L2 j3", "T h2", "HT h1"]
WOLVES = tuple(f"place {place}" for place in PLACES)  # a line-up of A
HARTS = tuple(f"place {place[:-1]}{32 - int(place[-1])}" for place in PLACES)  # the same of B, as in a mirror


class Pitch(Notebook):
    """A notebook with the words of the field."""

    @property
    def field(self) -> dict[str, str]:
        """What stands or lies on each square that is not empty."""
        return dict(self.view(None)["field"])

    @property
    def ball(self) -> str | None:
        """The square of the loose ball, or who has it, as in `A RB1`."""
        ball: str | None = self.view(None)["ball"]
        return ball

    @property
    def touchdowns(self) -> tuple[int, int]:
        made = self.view(None)["touchdowns"]
        return made["A"], made["B"]

    @property
    def half(self) -> int:
        return int(self.view(None)["half"])

    def injured(self, seat: str) -> set[str]:
        return set(self.view(None)["injured"][seat])

    def serious(self, seat: str) -> set[str]:
        return set(self.view(None)["serious"][seat])

    def offered(self, verb: str) -> list[str]:
        """What is offered after this verb, in order: `offered("move RB1")` gives squares."""
        return [move.removeprefix(f"{verb} ") for move in self.moves if move.startswith(f"{verb} ")]

    def reach(self, player: str) -> set[str]:
        """Where the rolled player may go, `over` left out; every move offered must be his."""
        assert all(move.split()[:2] in (["move", player], ["touchdown", player]) for move in self.moves), self.moves
        return {square.removesuffix(" over") for square in self.offered(f"move {player}")}


def columns(row: int) -> str:
    """The columns of a row: 16 in an odd one, 15 in an even one."""
    return COLUMNS if row % 2 else COLUMNS[:-1]


def squares(text: str) -> set[str]:
    """Squares row by row: `squares("16 g-i, 17 h k-l")` is g16 h16 i16 h17 k17 l17."""
    found: set[str] = set()
    for part in text.split(","):
        row, *runs = part.split()
        for run in runs:
            first, _, last = run.partition("-")
            letters = COLUMNS[COLUMNS.index(first) : COLUMNS.index(last or first) + 1]
            found |= {letter + row for letter in letters}
    return found


def pitch(
    stands: Mapping[str, str],
    *,
    next: str = "turn A",  # noqa: A002 (as the position text calls it)
    head: str = "",
    half: int = 1,
    touchdowns: tuple[int, int] = (0, 0),
    quiet: int = 0,
    had: str | None = None,
    lost: str | None = None,
    serious: Mapping[str, str] | None = None,
    waiting: Mapping[str, str] | None = None,
    rules: Mapping[str, str] | None = None,
) -> Pitch:
    """A field with these on it. The Heavy Tackle is named by his left square and fills the one beside it.

    A ball that is not named lies on h16. Players who are neither on the field nor in `serious` (badly hurt) nor in
    `waiting` (still to be lined up), both as in `{"A": "RB2 S1"}`, are injured. `rules` are the team rules chosen for
    this half, as in `{"A": "loping_backs"}`.
    """
    grid = {f"{column}{row}": "." for row in ROWS for column in columns(row)}
    for square, token in stands.items():
        feet = [square] + ([_right_of(square)] if token.upper().rstrip("*") == "HT" else [])
        for foot in feet:
            assert grid[foot] == ".", f"{foot} is taken"
            grid[foot] = token
    if not any(token == "o" or token.endswith("*") for token in grid.values()):
        assert grid["h16"] == ".", "say where the ball is"
        grid["h16"] = "o"
    for token in grid.values():
        if token.endswith("*"):
            had = "A" if token.rstrip("*").isupper() else "B"
    facts = [f"half {half}", f"touchdowns {touchdowns[0]} {touchdowns[1]}"]
    facts += [f"quiet {quiet}"] if quiet else []
    facts += [f"had {had}"] if had else []
    facts += [f"lost {lost}"] if lost else []
    facts += [f"rule {seat} {rule}" for seat, rule in (rules or {}).items()]
    lines = ["battleball: 2 seats" + (f", {head}" if head else ""), ", ".join(facts)]
    for seat in "AB":
        lines.append(_bench(seat, grid, (serious or {}).get(seat, "").split(), (waiting or {}).get(seat, "").split()))
    for row in reversed(ROWS):
        lines.append(f"{row} " + " ".join(grid[f"{column}{row}"] for column in columns(row)))
    lines.append(f"next: {next}")
    game, state = read_position("\n".join(lines) + "\n")
    return Pitch(game, state)


def new_pitch(**options: str) -> Pitch:
    """A fresh game, before its first event."""
    table = new_game("battleball", 2, **options)
    return Pitch(table.game, table.state)


def _right_of(square: str) -> str:
    return COLUMNS[COLUMNS.index(square[0]) + 1] + square[1:]


def _bench(seat: str, grid: Mapping[str, str], serious: list[str], waiting: list[str]) -> str:
    """A seat's line: everybody of the team who is not accounted for is injured."""
    here = {token.rstrip("*") for token in grid.values()}
    here = {token.upper() for token in here if token.isupper() == (seat == "A")}
    injured = [player for player in PLAYERS if player not in here and player not in serious and player not in waiting]
    parts = [" ".join([word, *players]) for word, players in (("injured", injured), ("serious", serious)) if players]
    return f"{seat}: " + ", ".join(parts) if parts else f"{seat}:"
