"""The field and the formations of a pack, read from their maps with line-and-column errors."""

from __future__ import annotations

from sandlot.core.packs import Pack
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.notation import PLAYERS, square_name
from sandlot.kit.bricks import FAR_AWAY, PLACES, BrickField

MARKS = ".()o"


def read_field(pack: Pack) -> tuple[BrickField, int]:
    """The field and the square on which the ball begins [BB-04, BB-06]."""
    lines = _lines(pack["field.map"])
    places: list[list[int]] = []
    balls: list[tuple[int, int]] = []
    for number, line in enumerate(lines, start=1):
        marks = [column for column, mark in enumerate(line) if mark != " "]
        for column in marks:
            if line[column] not in MARKS:
                raise pack.error("field.map", f"{line[column]!r} is no square. Expected . ( ) or o", number, column + 1)
            if (column - marks[0]) % 2:
                raise pack.error("field.map", "squares of a row stand two marks apart", number, column + 1)
            if line[column] == "o":
                balls.append((number, column))
        if not marks:
            raise pack.error("field.map", "an empty row", number)
        places.append(marks)
    if len(balls) != 1:
        where = balls[1] if balls else (1, 0)
        raise pack.error("field.map", f"{len(balls)} squares for the ball, expected one o", where[0], where[1] + 1)
    if sum(map(len, places)) > c.ROOM:
        raise pack.error("field.map", f"{sum(map(len, places))} squares, expected at most {c.ROOM}")
    if max(map(len, places)) > 26:
        raise pack.error("field.map", "a row with more than 26 squares")
    for number, marks in enumerate(places, start=1):
        if marks[-1] >= PLACES:
            raise pack.error("field.map", f"the row is too far to the right. Expected at most {PLACES} marks", number)
    places.reverse()
    field = BrickField(places)
    row = len(lines) - balls[0][0]
    centre = sum(map(len, places[:row])) + places[row].index(balls[0][1])
    _all_reachable(pack, field, centre, places)
    return field, centre


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip("\n").splitlines()]


def _all_reachable(pack: Pack, field: BrickField, centre: int, places: list[list[int]]) -> None:
    for square in range(field.squares):
        if field.distance(centre, square) == FAR_AWAY:
            row, column = field.row_of[square], field.columns[square]
            line = len(places) - row + 1
            raise pack.error(
                "field.map", f"{square_name(field, square)} cannot be reached", line, places[row - 1][column] + 1
            )


def read_formations(pack: Pack, field: BrickField, rows: int) -> dict[str, list[int]]:
    """Name -> the squares of all 22 players; the Black Harts stand mirrored."""
    return {name: _formation(pack, f"formations.{name}", field, rows) for name in pack.table("formations")}


def _formation(pack: Pack, path: str, field: BrickField, rows: int) -> list[int]:
    squares = [-1] * int(c.PLAYERS)
    lines = _lines(pack[path])
    if len(lines) != rows:
        raise pack.error(path, f"{len(lines)} rows, expected {rows}, the front row first")
    for number, line in enumerate(lines, start=1):
        row = rows - number + 1
        in_row = [square for square in range(field.squares) if field.row_of[square] == row]
        words = line.split()
        if len(words) != len(in_row):
            raise pack.error(path, f"{len(words)} squares, but row {row} has {len(in_row)}", number)
        for column, word in enumerate(words):
            _put(pack, path, squares, word, in_row[column], number, line.find(word) + 1, words[column - 1 : column])
    for place, name in enumerate(PLAYERS):
        if squares[place] == -1:
            raise pack.error(path, f"{name} is missing. Expected all of {', '.join(PLAYERS)}")
        mirrored = next(
            square
            for square in range(field.squares)
            if field.row_of[square] == field.rows + 1 - field.row_of[squares[place]]
            and field.columns[square] == field.columns[squares[place]]
        )
        squares[int(c.TEAM_SIZE) + place] = mirrored
    return squares


def _put(
    pack: Pack, path: str, squares: list[int], word: str, square: int, line: int, column: int, before: list[str]
) -> None:
    if word == ".":
        return
    if word not in PLAYERS:
        raise pack.error(path, f"{word!r} is no player. Expected . or one of {', '.join(PLAYERS)}", line, column)
    place = PLAYERS.index(word)
    second_foot = word == "HT" and squares[place] != -1 and before == ["HT"]
    if squares[place] != -1 and not second_foot:
        raise pack.error(path, f"{word} stands there twice", line, column)
    if not second_foot:
        squares[place] = square
