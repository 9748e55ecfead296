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
PLACES: Final[i64] = 62  # half squares in a row at the most, so that a row fits into one number

# The place of a single bit: powers of two leave different remainders.
_REMAINDERS: Final = vec[i64]([next((bit for bit in range(62) if (1 << bit) % 67 == rest), 0) for rest in range(67)])


def place_of_bit(bit: i64) -> i64:
    return _REMAINDERS[bit % 67]


@final
class BrickField:
    """Squares are numbered row by row from the bottom, from left to right."""

    __slots__ = (
        "bit_of",
        "bits",
        "columns",
        "far",
        "neighbours",
        "no_bits",
        "row_of",
        "rows",
        "square_at",
        "squares",
        "zeros",
    )

    squares: i64
    rows: i64
    row_of: vec[i64]  # square -> row, from 1
    columns: vec[i64]  # square -> place in its row, from 0
    bit_of: vec[i64]  # square -> where its mark stands on the map, in halves of a square, as a bit
    square_at: vec[i64]  # PLACES * row + place -> square, or NO_SQUARE
    bits: vec[i64]  # row -> the places where there is a square, as bits; a row of none below and above
    no_bits: vec[i64]  # rows without any
    neighbours: vec[i64]  # WAYS * square + way -> square or NO_SQUARE
    far: vec[i64]  # FAR_AWAY for every square: a blank sheet to copy
    zeros: vec[i64]  # another

    def __init__(self, places: list[list[int]]) -> None:
        """`places`: for each row from the bottom, where on its line each square's mark stands."""
        self.rows = len(places)
        self.row_of = vec[i64]()
        self.columns = vec[i64]()
        self.bit_of = vec[i64]()
        self.bits = vec[i64]([0] * (self.rows + 2))
        self.no_bits = vec[i64]([0] * (self.rows + 2))
        self.square_at = vec[i64]([NO_SQUARE] * (PLACES * (self.rows + 2)))
        numbers: dict[tuple[int, int], int] = {}
        for row, marks in enumerate(places):
            for column, place in enumerate(marks):
                numbers[row, place] = len(self.row_of)
                self.row_of = append(self.row_of, row + 1)
                self.columns = append(self.columns, column)
                bit = 1 << place  # a Python number: shifting a literal by an i64 is done in 32 bits (mypyc 2.4.1)
                self.bit_of = append(self.bit_of, bit)
                self.bits[row + 1] |= bit
                self.square_at[PLACES * (row + 1) + place] = numbers[row, place]
        self.squares = len(self.row_of)
        self.far = vec[i64]([FAR_AWAY] * self.squares)
        self.zeros = vec[i64]([0] * self.squares)
        self.neighbours = vec[i64]([NO_SQUARE] * (WAYS * self.squares))
        steps = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
        for (row, place), square in numbers.items():
            for way, (up, right) in enumerate(steps):
                self.neighbours[WAYS * square + way] = numbers.get((row + up, place + right), -1)

    def step(self, square: i64, way: i64) -> i64:
        return self.neighbours[WAYS * square + way]

    def distances(self, first: i64, second: i64) -> vec[i64]:
        """Fewest steps from either of two squares (give one twice) to every other, over whatever stands there."""
        found = self.far[:]
        queue = vec[i64]([first], capacity=self.squares)
        found[first] = 0
        if second != first:
            queue = append(queue, second)
            found[second] = 0
        i: i64 = 0
        while i < len(queue):
            here = queue[i]
            i += 1
            for way in range(WAYS):
                there = self.neighbours[WAYS * here + way]
                if there != NO_SQUARE and found[there] == FAR_AWAY:
                    found[there] = found[here] + 1
                    queue = append(queue, there)
        return found
