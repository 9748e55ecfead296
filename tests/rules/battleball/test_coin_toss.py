"""The coin toss: BB-09 and BB-10."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.battleball.pitch import HARTS, PLAYERS, WOLVES, Pitch, new_pitch, pitch

D20 = {str(number): 1 for number in range(1, 21)}
ALL_BUT_T = " ".join(player for player in PLAYERS if player != "T")


def before_the_toss() -> Pitch:
    table = new_pitch()
    table.play(*WOLVES, *HARTS)
    return table


def before_the_toss_of_overtime() -> Pitch:
    """B, who has lost the first half, has just evened the score; each team has its Tackle left."""
    stands = {"h1": "t*", "a16": "T"}
    gone = {"A": ALL_BUT_T, "B": ALL_BUT_T}
    table = pitch(stands, next="turn B", half=2, touchdowns=(1, 0), lost="B", serious=gone)
    table.play("name T", "1", "touchdown T", "place T h3", "place T h28")
    return table


both_tosses = pytest.mark.parametrize("toss", [before_the_toss, before_the_toss_of_overtime])


@pytest.mark.clause("BB-09")
@both_tosses
def test_each_coach_rolls_the_d20(toss: Callable[[], Pitch]) -> None:
    table = toss()
    assert table.to_act == "chance"
    assert table.weights == D20
    table.play("20")
    assert table.to_act == "chance"
    assert table.weights == D20


@pytest.mark.clause("BB-09")
@both_tosses
@pytest.mark.parametrize(
    ("a", "b", "first"), [("12", "5", "A"), ("5", "12", "B"), ("20", "19", "A"), ("1", "2", "B"), ("9", "10", "B")]
)
def test_the_higher_roll_goes_first(toss: Callable[[], Pitch], a: str, b: str, first: str) -> None:
    table = toss()
    table.play(a, b)
    assert table.to_act == first
    assert all(move.startswith("name ") for move in table.moves)
    assert table.cites("BB-09")


@pytest.mark.clause("BB-10")
@both_tosses
@pytest.mark.parametrize(("a", "b", "first"), [("4", "3", "A"), ("3", "4", "B")])
def test_equal_rolls_are_rolled_again_by_both(toss: Callable[[], Pitch], a: str, b: str, first: str) -> None:
    table = toss()
    for equal in ("7", "20", "1"):
        table.play(equal, equal)
        assert table.to_act == "chance"
        assert table.weights == D20
    table.play(a)
    assert table.to_act == "chance"
    table.play(b)
    assert table.to_act == first
