"""The field: BB-04 and BB-05."""

from __future__ import annotations

import pytest

from sandlot.errors import SandlotError
from tests.notebook import notebook
from tests.rules.battleball.pitch import new_pitch, pitch, squares

# By hand: 14 whole squares and two half squares, a and p, in the odd rows, 15 whole squares in the even ones.
ALL = squares(", ".join(f"{row} a-p" if row % 2 else f"{row} a-o" for row in range(1, 32)))


@pytest.mark.clause("BB-04")
def test_the_field_has_481_squares() -> None:
    # From the middle everything is at most 15 steps away: 15 rows up or down, 7 columns and a half aside.
    assert len(ALL) == 16 * 16 + 15 * 15 == 481
    table = pitch({"h16": "RB1", "p31": "rb1*"})
    table.play("name RB1", "15")
    assert table.reach("RB1") == ALL - {"h16", "p31"}


@pytest.mark.clause("BB-04", "BB-18")
def test_the_first_and_the_last_row_are_15_steps_from_the_middle() -> None:
    table = pitch({"h16": "RB1", "p31": "rb1*"})
    table.play("name RB1", "14")
    assert table.reach("RB1") == ALL - squares("1 a-p, 31 a-p, 16 h")


@pytest.mark.clause("BB-04")
def test_no_step_leads_off_the_field_at_its_sides() -> None:
    table = pitch({"h16": "RB1", "p31": "rb1*"})
    table.play("name RB1", "20")
    assert table.reach("RB1") == ALL - {"h16", "p31"}
    assert table.offered("touchdown") == []


@pytest.mark.clause("BB-04")
@pytest.mark.parametrize(("row", "words"), [(16, 16), (16, 14), (15, 15), (15, 17), (1, 15), (31, 15), (30, 16)])
def test_a_row_with_too_many_or_too_few_squares_is_no_row_of_this_field(row: int, words: int) -> None:
    lines = pitch({"h10": "T", "h20": "t*"}).position.splitlines()
    at = next(number for number, line in enumerate(lines) if line.split()[:1] == [str(row)])
    assert len(lines[at].split()) - 1 == (16 if row % 2 else 15)
    lines[at] = f"{row} " + " ".join(["."] * words)
    with pytest.raises(SandlotError, match=f"line {at + 1}"):
        notebook("\n".join(lines))


@pytest.mark.clause("BB-04")
@pytest.mark.parametrize("column", "abcdefghijklmnop")
def test_the_end_zones_touch_every_square_of_the_first_and_last_row(column: str) -> None:
    wolf = pitch({f"{column}31": "T*", "h16": "rb1"})
    wolf.play("name T", "1")
    assert "touchdown T" in wolf.moves
    hart = pitch({f"{column}1": "t*", "h16": "RB1"}, next="turn B")
    hart.play("name T", "1")
    assert "touchdown T" in hart.moves


@pytest.mark.clause("BB-04")
def test_the_end_zones_touch_no_other_row() -> None:
    wolf = pitch({"h30": "T*", "h16": "rb1"})
    wolf.play("name T", "1")
    assert wolf.offered("touchdown") == []
    hart = pitch({"h2": "t*", "h16": "RB1"}, next="turn B")
    hart.play("name T", "1")
    assert hart.offered("touchdown") == []


@pytest.mark.clause("BB-05", "BB-07")
def test_players_may_be_placed_on_half_squares() -> None:
    table = new_pitch()
    for half in squares("1 a p, 3 a p, 5 a p"):
        assert f"RB1 {half}" in table.offered("place")
    table.play("place T p5")
    assert table.view("A")["field"]["p5"] == "T"


@pytest.mark.clause("BB-05")
@pytest.mark.parametrize(
    ("start", "walls", "half", "on", "beyond"),
    [
        ("a2", "1 a-b, 2 b, 3 b", "a3", "a4", "4 b, 5 a-b"),
        ("o2", "1 o-p, 2 n, 3 o", "p3", "o4", "4 n, 5 o-p"),
        ("a30", "31 a-b, 30 b, 29 b", "a29", "a28", "28 b, 27 a-b"),
        ("o30", "31 o-p, 30 n, 29 o", "p29", "o28", "28 n, 27 o-p"),
    ],
)
def test_players_may_move_through_half_squares(start: str, walls: str, half: str, on: str, beyond: str) -> None:
    # The half square is the only way out of the pocket.
    stands = {start: "T", "h16": "rb1*", **dict.fromkeys(squares(walls), "x")}
    for roll, reached in (("1", {half}), ("2", {half, on}), ("3", {half, on} | squares(beyond))):
        table = pitch(stands)
        table.play("name T", roll)
        assert table.reach("T") == reached


@pytest.mark.clause("BB-05")
def test_a_move_may_end_on_a_half_square() -> None:
    table = pitch({"b16": "T", "h24": "rb1*"})
    table.play("name T", "2", "move T a17")
    assert table.field["a17"] == "T"
    assert "b16" not in table.field
    assert table.to_act == "B"
