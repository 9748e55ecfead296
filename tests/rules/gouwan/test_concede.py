"""Referee's notebook: a half inning has no limit, and a player may concede (GS-88)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond2 import diamond

GONE = {"A": "apple berry cherry", "B": "bass carp dab"}  # three changes have been made, nobody is left
AFTER_CHANGES = {
    "A": "peach plum quince damson fig grape lemon mango olive",
    "B": "roach shad tench eel gar hake ling minnow perch",
}


@pytest.mark.clause("GS-88")
def test_a_half_inning_has_no_limit_of_batters_or_runs() -> None:
    table = diamond()
    for _ in range(200):
        table.stay()
        table.play("walk")
    # The first three fill the bases, every other one brings in a run; 200 is 22 times nine and two.
    assert (table.inning, table.outs, table.runners) == ("1 top", 0, "1 2 3")
    assert (table.score, table.runs("A"), table.batter) == ((197, 0), [197], "cherry")


@pytest.mark.clause("GS-88")
def test_nor_of_home_runs() -> None:
    table = diamond(runners="1 2 3", outs=2)
    for _ in range(40):
        table.hit(12)
    assert (table.inning, table.score, table.batter) == ("1 top", (43, 0), "fig")


@pytest.mark.clause("GS-88")
def test_before_a_pitch_each_side_may_concede() -> None:
    table = diamond(concede="yes")
    assert (table.to_act, table.moves) == ("B", ["change middle", "change closer", "stay", "concede"])
    table.play("stay")
    assert (table.to_act, table.moves) == ("A", ["change peach", "change plum", "change quince", "stay", "concede"])


@pytest.mark.clause("GS-88")
def test_each_side_is_asked_though_it_has_nobody_to_change() -> None:
    table = diamond(used={"A": 2, "B": 2}, order=AFTER_CHANGES, out=GONE, concede="yes")
    assert (table.to_act, table.moves) == ("B", ["stay", "concede"])
    table.play("stay")
    assert (table.to_act, table.moves) == ("A", ["stay", "concede"])
    table.play("stay")
    assert (table.to_act, table.moves[-1]) == ("B", "walk")


@pytest.mark.clause("GS-88")
def test_without_the_option_nobody_is_asked() -> None:
    table = diamond(used={"A": 2, "B": 2}, order=AFTER_CHANGES, out=GONE)
    assert (table.to_act, table.moves[-1]) == ("B", "walk")


@pytest.mark.clause("GS-88")
@pytest.mark.parametrize("runs", [{"A": "0", "B": ""}, {"A": "9", "B": ""}])
def test_the_pitching_side_concedes(runs: dict[str, str]) -> None:
    table = diamond(runs=runs, concede="yes")
    table.play("concede")
    assert (table.to_act, table.winners, table.moves) == ("over", {"A"}, [])


@pytest.mark.clause("GS-88")
@pytest.mark.parametrize("runs", [{"A": "0 0"}, {"A": "9 9"}])
def test_the_batting_side_concedes_even_when_it_is_ahead(runs: dict[str, str]) -> None:
    table = diamond("2 top", runs=runs, concede="yes")
    table.play("stay", "concede")
    assert (table.to_act, table.winners) == ("over", {"B"})


@pytest.mark.clause("GS-88")
def test_the_sides_change_places_with_the_half() -> None:
    table = diamond("1 bottom", concede="yes")
    assert table.to_act == "A"
    table.play("concede")
    assert table.winners == {"B"}
    table = diamond("1 bottom", concede="yes")
    table.play("stay", "concede")
    assert table.winners == {"A"}


@pytest.mark.clause("GS-88")
def test_in_the_middle_of_a_turn_at_bat_too() -> None:
    table = diamond(concede="yes")
    table.throw("d4", "wait")
    assert table.count == (1, 0)
    table.play("stay", "concede")
    assert table.winners == {"B"}


@pytest.mark.clause("GS-88")
def test_not_in_the_middle_of_a_pitch() -> None:
    table = diamond(concede="yes")
    table.play("change middle", "stay")
    assert "concede" not in table.moves
    table.refuses("concede")
    table.play("pitch still d4")
    assert "concede" not in table.moves
    table.refuses("concede")


@pytest.mark.clause("GS-88")
@pytest.mark.parametrize("laid", [[], ["pitch still d4"]])
def test_the_refusal_says_that_it_is_for_before_a_pitch(laid: list[str]) -> None:
    table = diamond(concede="yes")
    table.play("stay", "stay", *laid)
    assert "GS-88" in table.refuses("concede")


@pytest.mark.clause("GS-88")
def test_only_with_the_option() -> None:
    table = diamond()
    assert "concede" not in table.moves
    assert "GS-88" in table.refuses("concede")
    table.play("stay")
    assert "concede" not in table.moves
