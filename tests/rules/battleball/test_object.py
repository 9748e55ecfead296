"""The object of the game: BB-01."""

from __future__ import annotations

import pytest

from sandlot.errors import SandlotError
from tests.notebook import new_game
from tests.rules.battleball.pitch import Pitch, pitch


def about_to_score(seat: str, half: int, touchdowns: tuple[int, int]) -> Pitch:
    """The Tackle of the seat has the ball on the last row before the end zone he attacks."""
    stands = {"A": {"h31": "T*", "a16": "rb1"}, "B": {"h1": "t*", "a16": "RB1"}}[seat]
    return pitch(
        stands,
        next=f"turn {seat}",
        half=half,
        touchdowns=touchdowns,
        lost=("A" if touchdowns[1] else "B") if half > 1 else None,
    )


@pytest.mark.clause("BB-01")
@pytest.mark.parametrize("seats", [1, 3])
def test_there_are_two_coaches_no_more_no_less(seats: int) -> None:
    with pytest.raises(SandlotError):
        new_game("battleball", seats)


@pytest.mark.clause("BB-01")
@pytest.mark.parametrize(
    ("seat", "half", "before", "after"),
    [
        ("A", 2, (1, 0), (2, 0)),
        ("B", 2, (0, 1), (0, 2)),
        ("A", 3, (1, 1), (2, 1)),
        ("B", 3, (1, 1), (1, 2)),
    ],
)
def test_the_second_touchdown_of_a_team_wins(
    seat: str, half: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = about_to_score(seat, half, before)
    table.play("name T", "1", "touchdown T")
    assert table.to_act == "over"
    assert table.touchdowns == after
    assert table.winners == {seat}
    assert table.cites("BB-01") or table.cites("BB-59")


@pytest.mark.clause("BB-01")
@pytest.mark.parametrize(
    ("seat", "half", "before", "after"),
    [
        ("A", 1, (0, 0), (1, 0)),
        ("B", 1, (0, 0), (0, 1)),
        ("A", 2, (0, 1), (1, 1)),
        ("B", 2, (1, 0), (1, 1)),
    ],
)
def test_one_touchdown_is_not_enough(seat: str, half: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    table = about_to_score(seat, half, before)
    table.play("name T", "1", "touchdown T")
    assert table.to_act == "A"  # who lines up first
    assert table.touchdowns == after
    assert table.half == half + 1


@pytest.mark.clause("BB-01", "BB-04")
def test_the_wolves_attack_upwards_and_the_harts_downwards() -> None:
    wolf = pitch({"h1": "T*", "a16": "rb1"})
    wolf.play("name T", "6")
    assert "touchdown T" not in wolf.moves
    hart = pitch({"h31": "t*", "a16": "RB1"}, next="turn B")
    hart.play("name T", "6")
    assert "touchdown T" not in hart.moves
