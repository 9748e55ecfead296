"""Referee's notebook: the batting card and the place of the bat (GS-15 to GS-18)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond import PLACES, ROLLS, SPACES, diamond, results

# GS-15: the spaces of both zones correspond


@pytest.mark.clause("GS-15")
@pytest.mark.parametrize("space", SPACES)
def test_a_bat_laid_on_the_space_of_the_ball_meets_it_and_one_in_the_row_above_or_below_does_not(space: str) -> None:
    column, row = min(space[0], "d"), int(space[1])
    for bat_row in (row - 1, row, row + 1):
        if 1 <= bat_row <= 7:
            table = diamond()
            table.throw(f"still {space}", f"swing {column}{bat_row}", "1")
            assert (table.to_act == "chance") is (bat_row == row), bat_row


# GS-16: knowing the speed and the start, the batting side places the bat


@pytest.mark.clause("GS-16")
@pytest.mark.parametrize("pitch", ["still d4", "float a1", "spread g7"])
def test_the_batting_side_answers_the_pitch(pitch: str) -> None:
    table = diamond()
    table.throw(pitch)
    assert table.to_act == "A"
    seen = table.sees("pitch", "A")
    assert (seen["speed"], seen["start"]) == ("fast" if pitch == "still d4" else "slow", pitch[-2:])
    assert [move for move in table.moves if move.startswith("swing")] == [f"swing {place}" for place in PLACES]


@pytest.mark.clause("GS-16")
@pytest.mark.parametrize("place", PLACES)
def test_the_bat_may_be_placed_anywhere_in_the_batting_zone(place: str) -> None:
    table = diamond()
    table.throw("still d4", f"swing {place}")
    assert (table.to_act, table.sees("bat", "A")) == ("chance", f"swing {place}")


@pytest.mark.clause("GS-16")
def test_the_pitch_comes_before_the_bat() -> None:
    table = diamond()
    table.to_the_mound()
    assert table.to_act == "B"
    assert not any(move.split()[0] in ("wait", "bunt", "swing") for move in table.moves)
    assert table.sees("pitch", "A") is None


# GS-17: Wait, Swing or Bunt


@pytest.mark.clause("GS-17")
@pytest.mark.parametrize("strikes", [0, 2])
@pytest.mark.parametrize("balls", [0, 3])
@pytest.mark.parametrize("bases", ["", "123"])
def test_wait_bunt_and_swing_are_always_possible(strikes: int, balls: int, bases: str) -> None:
    table = diamond(strikes=strikes, balls=balls, runners=bases, outs=2)
    table.throw("still d4")
    assert table.moves == ["wait", "bunt", *[f"swing {place}" for place in PLACES]]


@pytest.mark.clause("GS-17")
def test_each_card_is_adjudicated_in_its_own_way() -> None:
    table = diamond(runners="1")
    table.throw("still d4", "wait", "1")
    assert (table.to_act, table.count) == ("B", (1, 0))
    table.throw("still b4", "wait", "1")
    assert (table.to_act, table.count) == ("B", (1, 1))
    table.throw("still b4", "bunt", "1")
    assert (table.to_act, table.count) == ("B", (2, 1))
    table.throw("still b4", "swing a4", "1")
    assert table.to_act == "chance"  # the hit


@pytest.mark.clause("GS-17")
def test_the_batting_card_is_the_batting_sides_own_decision() -> None:
    table = diamond(half="bottom")
    table.throw("still d4")
    assert table.to_act == "B"
    assert table.view("A")["moves"] == []
    assert table.view("B")["moves"] == table.moves


# GS-18: four spaces of a row, four areas


@pytest.mark.clause("GS-18")
def test_there_are_28_places_for_the_bat() -> None:
    table = diamond()
    table.throw("still d4")
    places = [move.removeprefix("swing ") for move in table.moves if move.startswith("swing")]
    assert len(places) == 28
    assert places == [f"{column}{row}" for row in range(1, 8) for column in "abcd"]


@pytest.mark.clause("GS-18")
@pytest.mark.parametrize("place", ["e4", "f4", "g4"])
def test_the_whole_bat_is_inside_the_batting_zone(place: str) -> None:
    table = diamond()
    table.throw("still d4")
    assert f"swing {place}" not in table.moves


@pytest.mark.clause("GS-18")
@pytest.mark.parametrize(
    ("space", "on_the_left", "on_the_right"),
    [
        # swing c4. amber (left, fast): grip 0, handle 1, barrel 2, tip 3. birch (right, fast): grip 3, handle 4,
        # barrel 5, tip 6. The plus values of c4 to f4 are -1, 0, 1 and 2.
        ("c4", 0 - 1, 6 - 1),
        ("d4", 1 + 0, 5 + 0),
        ("e4", 2 + 1, 4 + 1),
        ("f4", 3 + 2, 3 + 2),
    ],
)
def test_the_areas_are_counted_from_the_batters_side(space: str, on_the_left: int, on_the_right: int) -> None:
    assert results(f"still {space}", "c4", batter="amber") == ROLLS[on_the_left]
    assert results(f"still {space}", "c4", batter="birch") == ROLLS[on_the_right]


@pytest.mark.clause("GS-18")
def test_the_areas_count_from_where_he_stands_against_this_arm() -> None:
    # swing c4 and the ball on f4 (plus 2). cedar, fast: tip 2 on the left against a right arm; grip -1 on the right
    # against a left arm.
    assert results("still f4", "c4", batter="cedar") == ROLLS[4]
    assert results("still f4", "c4", batter="cedar", pitchers={"B": "bob lee* max"}) == ROLLS[1]
