"""The field and the formations of a pack, read from their maps with line-and-column errors."""

from __future__ import annotations

import re
from itertools import groupby

from sandlot.core.errors import BadPack
from sandlot.core.packs import Pack
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.notation import PLAYERS, square_name
from sandlot.kit.bricks import FAR_AWAY, PLACES, BrickField

MARKS = ".()o"
MOST_FORMATIONS = int(c.TEAM_RULE - c.FORMATION)
HEAVY = PLAYERS[c.HEAVY]


# -- the field --------------------------------------------------------------------------------


def read_field(pack: Pack) -> tuple[BrickField, int]:
    """The field and the square on which the ball begins [BB-04, BB-06]."""
    lines = _lines(pack["field.map"]) or [(1, "")]
    balls = [(line, column) for line, text in lines for column, mark in enumerate(text) if mark == "o"]
    places = [_places(pack, line, text) for line, text in lines]
    if len(balls) != 1:
        where = balls[1] if balls else (lines[0][0], 0)
        raise pack.error("field.map", f"{len(balls)} squares for the ball, expected one o", where[0], where[1] + 1)
    if sum(map(len, places)) > c.ROOM:
        raise pack.error("field.map", f"{sum(map(len, places))} squares, expected at most {c.ROOM}")
    field = BrickField(places[::-1])
    row = len(lines) - (balls[0][0] - lines[0][0])
    centre = int(field.first_in_row[row]) + places[-row].index(balls[0][1])
    for square in range(field.squares):
        if field.distance(centre, square) == FAR_AWAY:
            at = len(lines) - field.row_of[square]
            column = places[at][field.columns[square]] + 1
            raise pack.error("field.map", f"{square_name(field, square)} cannot be reached", lines[at][0], column)
    _check_line_up_rows(pack, field, centre, lines)
    return field, centre


def _lines(text: str) -> list[tuple[int, str]]:
    """The lines of a map with their numbers; empty ones above and below do not belong to it."""
    lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), start=1)]
    while lines and not lines[0][1]:
        lines.pop(0)
    while lines and not lines[-1][1]:
        lines.pop()
    return lines


def _places(pack: Pack, number: int, line: str) -> list[int]:
    """Where on its line each square's mark stands."""
    marks = [column for column, mark in enumerate(line) if mark != " "]
    if not marks:
        raise pack.error("field.map", "an empty row", number)
    for column in marks:
        if line[column] not in MARKS:
            raise pack.error("field.map", f"{line[column]!r} is no square. Expected . ( ) or o", number, column + 1)
        if (column - marks[0]) % 2:
            raise pack.error("field.map", "squares of a row stand two marks apart", number, column + 1)
    if len(marks) > 26:
        raise pack.error("field.map", "a row with more than 26 squares", number, marks[26] + 1)
    if marks[-1] >= PLACES:
        raise pack.error("field.map", f"too far to the right. Expected at most {PLACES} marks", number, marks[-1] + 1)
    return marks


def _check_line_up_rows(pack: Pack, field: BrickField, centre: int, lines: list[tuple[int, str]]) -> None:
    rows = pack["play.line_up_rows"]
    if 2 * rows > field.rows:
        raise pack.error("play.line_up_rows", f"{rows} rows at both ends, but the field has {field.rows} in all")
    for low in (1, field.rows - rows + 1):
        if low <= field.row_of[centre] < low + rows:
            line = lines[len(lines) - field.row_of[centre]]
            raise pack.error("field.map", "the ball lies where a team lines up", line[0], line[1].index("o") + 1)
        pairs = sum(_pairs(field, row) for row in range(low, low + rows))
        if pairs < c.TEAM_SIZE:
            # Ten others can take one of each pair; the eleventh is left for the Heavy Tackle.
            reason = (
                f"room for {pairs} pairs of squares where a team lines up. Expected {c.TEAM_SIZE} for the Heavy Tackle"
            )
            raise pack.error("field.map", reason, lines[len(lines) - low][0])


def _pairs(field: BrickField, row: int) -> int:
    """Pairs of squares side by side, none of them used twice."""
    bits = int(field.bits[row])
    odd_and_even = [format(bits >> start, "b")[::-1][::2] for start in (0, 1)]
    return sum(len(list(run)) // 2 for text in odd_and_even for mark, run in groupby(text) if mark == "1")


# -- formations ------------------------------------------------------------------------------------


def read_formations(pack: Pack, field: BrickField, rows: int) -> dict[str, list[int]]:
    """Name -> the squares of all 22 players; the Black Harts stand mirrored."""
    texts: dict[str, str] = pack.table("formations")
    if len(texts) > MOST_FORMATIONS:
        raise pack.error("formations", f"{len(texts)} formations. Expected at most {MOST_FORMATIONS}")
    return {name: _Formation(pack, name, field).read(text, rows) for name, text in texts.items()}


class _Formation:
    def __init__(self, pack: Pack, name: str, field: BrickField) -> None:
        self.pack, self.name, self.field = pack, name, field
        self.squares = [-1] * int(c.PLAYERS)
        self.heavy_feet: list[tuple[int, int]] = []  # line and column of each

    def _error(self, reason: str, line: int = 0, column: int = 0) -> BadPack:
        path = f"formations.{self.name}"
        if not self.pack.says(path):  # it comes from the standard pack
            return self.pack.error("field.map", f"{path} of the standard pack does not fit: {reason}")
        return self.pack.error(path, reason, line, column)

    def read(self, text: str, rows: int) -> list[int]:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", self.name):
            raise self._error("the name of a formation is one word of small letters, digits and _")
        lines = _lines(text)
        if len(lines) != rows:
            raise self._error(f"{len(lines)} rows, expected {rows}, the front row first")
        for row, (number, line) in zip(range(rows, 0, -1), lines, strict=True):
            self._read_row(row, number, line)
        if len(self.heavy_feet) == 1:
            raise self._error("the Heavy Tackle stands on two squares side by side, HT HT", *self.heavy_feet[0])
        for place, name in enumerate(PLAYERS):
            if self.squares[place] == -1:
                raise self._error(f"{name} is missing. Expected all of {', '.join(PLAYERS)}")
            self.squares[int(c.TEAM_SIZE) + place] = self._mirrored(self.squares[place], name)
        return self.squares

    def _read_row(self, row: int, number: int, line: str) -> None:
        first = self.field.first_in_row[row]
        length = self.field.first_in_row[row + 1] - first
        words = list(re.finditer(r"\S+", line))
        if len(words) != length:
            column = words[length].start() + 1 if len(words) > length else 0
            raise self._error(f"{len(words)} squares, but row {row} has {length}", number, column)
        for at, word in enumerate(words):
            if word[0] != ".":
                self._put(word[0], int(first) + at, number, word.start() + 1)

    def _put(self, word: str, square: int, line: int, column: int) -> None:
        if word not in PLAYERS:
            raise self._error(f"{word!r} is no player. Expected . or one of {', '.join(PLAYERS)}", line, column)
        place = PLAYERS.index(word)
        before = self.squares[place]
        if word == HEAVY:
            self.heavy_feet.append((line, column))
            if before != -1 and (len(self.heavy_feet) > 2 or self.field.step(before, 1) != square):
                raise self._error("the Heavy Tackle stands on two squares side by side, HT HT", line, column)
        elif before != -1:
            raise self._error(f"{word} stands there twice", line, column)
        if before == -1:
            self.squares[place] = square

    def _mirrored(self, square: int, name: str) -> int:
        field = self.field
        row = field.rows + 1 - field.row_of[square]
        mirrored = int(field.first_in_row[row] + field.columns[square])
        if mirrored >= field.first_in_row[row + 1] or (name == HEAVY and field.step(mirrored, 1) < 0):
            where = square_name(field, square)
            raise self._error(f"{name} on {where} has no square on the other side of the field, in row {row}")
        return mirrored
