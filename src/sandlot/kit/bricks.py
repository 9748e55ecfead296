"""Fields of squares laid like bricks: every row is shifted by half a square against its neighbours.

A field is written as a map, one line a row from the top down, one mark a square with a blank between; a row that is
shifted is indented by one blank. Two squares are neighbours when they share an edge: left and right in the row, and in
the rows above and below the squares whose marks stand half a square aside.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

WAYS: Final[i64] = 6  # left, right, down-left, down-right, up-left, up-right
NO_SQUARE: Final[i64] = -1
FAR_AWAY: Final[i64] = 1_000_000
NOT_KNOWN: Final[i64] = -1
PLACES: Final[i64] = 60  # half squares in a row at the most, so that a row and its neighbours fit into one number


@final
class BrickField:
    """Squares are numbered row by row from the bottom, from left to right."""

    __slots__ = (
        "bit_of",
        "bits",
        "columns",
        "first_in_row",
        "neighbours",
        "no_bits",
        "row_of",
        "rows",
        "squares",
        "steps",
    )

    squares: i64
    rows: i64
    row_of: vec[i64]  # square -> row, from 1
    columns: vec[i64]  # square -> place in its row, from 0
    bit_of: vec[i64]  # square -> where its mark stands on the map, in halves of a square, as a bit
    first_in_row: vec[i64]  # row -> its first square; one row more than there are
    bits: vec[i64]  # row -> the places where there is a square, as bits; a row of none below and above
    no_bits: vec[i64]  # rows without any
    neighbours: vec[i64]  # WAYS * square + way -> square or NO_SQUARE
    steps: vec[i64]  # squares * from + to -> fewest steps, or NOT_KNOWN yet

    def __init__(self, places: list[list[int]]) -> None:
        """`places`: for each row from the bottom, where on its line each square's mark stands."""
        self.rows = len(places)
        self.row_of = vec[i64]()
        self.columns = vec[i64]()
        self.bit_of = vec[i64]()
        self.bits = vec[i64]([0] * (self.rows + 2))
        self.no_bits = vec[i64]([0] * (self.rows + 2))
        self.first_in_row = vec[i64]([0, 0])
        numbers: dict[tuple[int, int], int] = {}
        for row, marks in enumerate(places):
            for column, place in enumerate(marks):
                numbers[row, place] = len(self.row_of)
                self.row_of = append(self.row_of, row + 1)
                self.columns = append(self.columns, column)
                bit = 1 << place  # a Python number: shifting a literal by an i64 is done in 32 bits (mypyc 2.4.1)
                self.bit_of = append(self.bit_of, bit)
                self.bits[row + 1] |= bit
            self.first_in_row = append(self.first_in_row, len(self.row_of))
        self.squares = len(self.row_of)
        self.steps = vec[i64]([NOT_KNOWN] * (self.squares * self.squares))
        self.neighbours = vec[i64]([NO_SQUARE] * (WAYS * self.squares))
        steps = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
        for (row, place), square in numbers.items():
            for way, (up, right) in enumerate(steps):
                self.neighbours[WAYS * square + way] = numbers.get((row + up, place + right), -1)

    def step(self, square: i64, way: i64) -> i64:
        return self.neighbours[WAYS * square + way]

    def distance(self, first: i64, second: i64) -> i64:
        """Fewest steps from one square to another, over whatever stands there. Counted once a square, then known."""
        known = self.steps[self.squares * first + second]
        if known != NOT_KNOWN:
            return known
        self._count_steps(first)
        return self.steps[self.squares * first + second]

    def _count_steps(self, first: i64) -> None:
        steps = self.steps
        base = self.squares * first
        for square in range(self.squares):
            steps[base + square] = FAR_AWAY
        steps[base + first] = 0
        queue = vec[i64]([first], capacity=self.squares)
        i: i64 = 0
        while i < len(queue):
            here = queue[i]
            i += 1
            for way in range(WAYS):
                there = self.neighbours[WAYS * here + way]
                if there != NO_SQUARE and steps[base + there] == FAR_AWAY:
                    steps[base + there] = steps[base + here] + 1
                    queue = append(queue, there)

    def spread(self, rows: vec[i64]) -> vec[i64]:
        """Bits that have grown by one step in every way, over whatever stands there."""
        grown = self.no_bits[:]
        for row in range(1, self.rows + 1):
            grown[row] = (rows[row] | steps_into(rows, row)) & self.bits[row]
        return grown


def steps_into(rows: vec[i64], row: i64) -> i64:
    """The places of a row that are one step from where the bits are, as bits."""
    beside = rows[row - 1] | rows[row + 1]
    return rows[row] << 2 | rows[row] >> 2 | beside << 1 | beside >> 1
