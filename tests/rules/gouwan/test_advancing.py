"""Referee's notebook: reaching base without a hit (GS-49 to GS-53, GS-70 to GS-72, GS-75)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond2 import BASES, Diamond, diamond

BESIDE = [f"a{row}" for row in range(1, 8)]  # next to a batter on the left
WILD = [
    "b1",
    "c1",
    "d1",
    "e1",
    "f1",
    "g1",
    "g2",
    "g3",
    "g4",
    "g5",
    "g6",
    "g7",
    "f7",
    "e7",
    "d7",
    "c7",
    "b7",
]  # the rest of the outermost ring
OUTS = [0, 1, 2]

# Runners before: runners after, and runs. Written from Gameplay 10 of the manual.
WALKED = [
    ("", "1", 0),
    ("1", "1 2", 0),
    ("2", "1 2", 0),
    ("3", "1 3", 0),
    ("1 2", "1 2 3", 0),
    ("1 3", "1 2 3", 0),
    ("2 3", "1 2 3", 0),
    ("1 2 3", "1 2 3", 1),
]
ALL_MOVE_UP = [
    ("", "", 0),
    ("1", "2", 0),
    ("2", "3", 0),
    ("3", "", 1),
    ("1 2", "2 3", 0),
    ("1 3", "2", 1),
    ("2 3", "3", 1),
    ("1 2 3", "2 3", 1),
]
PASSED = [
    ("", "1", 0),
    ("1", "1 2", 0),
    ("2", "1 3", 0),
    ("3", "1", 1),
    ("1 2", "1 2 3", 0),
    ("1 3", "1 2", 1),
    ("2 3", "1 3", 1),
    ("1 2 3", "1 2 3", 1),
]
WILD_BALL_FOUR = [  # everybody up one base, then the batter to the free first base
    ("", "1", 0),
    ("1", "1 2", 0),
    ("2", "1 3", 0),
    ("3", "1", 1),
    ("1 2", "1 2 3", 0),
    ("1 3", "1 2", 1),
    ("2 3", "1 3", 1),
    ("1 2 3", "1 2 3", 1),
]


def result(table: Diamond) -> tuple[str, int, int]:
    """Runners, A's runs and outs; A must still be at bat in the first inning."""
    assert (table.inning, table.batting) == ("1 top", "A")
    return table.runners, table.score[0], table.outs


def test_the_tables_have_all_bases() -> None:
    for rows in (WALKED, ALL_MOVE_UP, PASSED, WILD_BALL_FOUR):
        assert [row[0] for row in rows] == BASES


# -- the walk and the batter hit by a pitch -------------------------------------------------------------


@pytest.mark.clause("GS-49", "GS-48")
@pytest.mark.parametrize("outs", OUTS)
@pytest.mark.parametrize(("before", "after", "runs"), WALKED)
def test_four_balls(before: str, after: str, runs: int, outs: int) -> None:
    table = diamond(runners=before, outs=outs, balls=3)
    table.throw("b2", "wait")
    assert result(table) == (after, runs, outs)
    assert (table.batter, table.count) == ("berry", (0, 0))


@pytest.mark.clause("GS-49")
@pytest.mark.parametrize("outs", OUTS)
@pytest.mark.parametrize(("before", "after", "runs"), WALKED)
def test_hit_by_a_pitch(before: str, after: str, runs: int, outs: int) -> None:
    table = diamond(runners=before, outs=outs, strikes=1, balls=1)
    table.throw("a4", "wait")
    assert result(table) == (after, runs, outs)
    assert (table.batter, table.count) == ("berry", (0, 0))


@pytest.mark.clause("GS-49")
@pytest.mark.parametrize("outs", OUTS)
@pytest.mark.parametrize(("before", "after", "runs"), WALKED)
def test_the_walk_card(before: str, after: str, runs: int, outs: int) -> None:
    table = diamond(runners=before, outs=outs, strikes=2, balls=1)
    table.stay()
    table.play("walk")
    assert result(table) == (after, runs, outs)
    assert (table.batter, table.count) == ("berry", (0, 0))


@pytest.mark.clause("GS-75")
@pytest.mark.parametrize("space", ["b2", "a4"])
def test_with_first_and_third_taken_the_runner_on_third_stays_there(space: str) -> None:
    # A's second batter goes to first after two who stand on first and third: nobody comes home.
    table = diamond(runners="1 3", balls=3)
    table.throw(space, "wait")
    assert result(table) == ("1 2 3", 0, 0)


@pytest.mark.clause("GS-75")
@pytest.mark.parametrize("space", ["b2", "a4"])
def test_with_second_taken_as_well_the_runner_on_third_comes_home(space: str) -> None:
    table = diamond(runners="1 2 3", balls=3)
    table.throw(space, "wait")
    assert result(table) == ("1 2 3", 1, 0)


@pytest.mark.clause("GS-49")
def test_four_walks_bring_in_one_run() -> None:
    table = diamond()
    seen = []
    for _ in range(5):
        table.stay()
        table.play("walk")
        seen.append((table.runners, table.score[0]))
    assert seen == [("1", 0), ("1 2", 0), ("1 2 3", 0), ("1 2 3", 1), ("1 2 3", 2)]


@pytest.mark.clause("GS-70")
@pytest.mark.parametrize("space", BESIDE)
@pytest.mark.parametrize("balls", [0, 3])
@pytest.mark.parametrize(("before", "after"), [("2", "1 2"), ("3", "1 3"), ("2 3", "1 2 3"), ("1 3", "1 2 3")])
def test_hit_by_a_pitch_is_no_wild_pitch(before: str, after: str, balls: int, space: str) -> None:
    # At three balls it is no fourth one either: a wild pitch, or a wild ball four, would bring the runner on third in.
    table = diamond(runners=before, balls=balls)
    table.throw(space, "wait")
    assert result(table) == (after, 0, 0)
    assert (table.batter, table.count) == ("berry", (0, 0))


# -- the wild pitch -----------------------------------------------------------------------------------------


@pytest.mark.clause("GS-50")
@pytest.mark.parametrize("outs", OUTS)
@pytest.mark.parametrize(("before", "after", "runs"), ALL_MOVE_UP)
def test_a_wild_pitch_on_wait_is_a_ball(before: str, after: str, runs: int, outs: int) -> None:
    table = diamond(runners=before, outs=outs, strikes=2, balls=1)
    table.throw("g4", "wait")
    assert result(table) == (after, runs, outs)
    assert (table.batter, table.count) == ("apple", (2, 2))


@pytest.mark.clause("GS-50")
@pytest.mark.parametrize("outs", OUTS)
@pytest.mark.parametrize(("before", "after", "runs"), ALL_MOVE_UP)
def test_a_wild_pitch_on_a_missed_swing_is_a_strike(before: str, after: str, runs: int, outs: int) -> None:
    table = diamond(runners=before, outs=outs, strikes=1, balls=3)
    table.throw("g4", "swing a4")
    assert result(table) == (after, runs, outs)
    assert (table.batter, table.count) == ("apple", (2, 3))


@pytest.mark.clause("GS-50")
@pytest.mark.parametrize("space", WILD)
def test_the_whole_wild_pitch_zone_but_the_column_beside_him_on_wait(space: str) -> None:
    table = diamond(runners="2")
    table.throw(space, "wait")
    assert (result(table), table.batter, table.count) == (("3", 0, 0), "apple", (0, 1))


@pytest.mark.clause("GS-50", "GS-53")
@pytest.mark.parametrize("space", WILD + BESIDE)
def test_the_whole_wild_pitch_zone_on_a_missed_swing(space: str) -> None:
    table = diamond(runners="2")
    table.throw(space, "swing b4" if space[1] != "4" else "swing b5")
    assert (result(table), table.batter, table.count) == (("3", 0, 0), "apple", (1, 0))


@pytest.mark.clause("GS-50")
@pytest.mark.parametrize("bat", ["wait", "swing c4"])
@pytest.mark.parametrize("space", ["b2", "b4", "f6", "d2", "d6"])
def test_the_ball_zone_is_not_wild(space: str, bat: str) -> None:
    table = diamond(runners="1 3")
    table.throw(space, bat)
    assert (result(table), table.batter) == (("1 3", 0, 0), "apple")
    assert table.count == ((0, 1) if bat == "wait" else (1, 0))


@pytest.mark.clause("GS-50")
def test_three_wild_pitches_bring_the_runner_home_from_first() -> None:
    table = diamond(runners="1")
    table.throw("g1", "wait")
    table.throw("d7", "swing a1")
    table.throw("b1", "wait")
    assert (result(table), table.batter, table.count) == (("", 1, 0), "apple", (1, 2))


@pytest.mark.clause("GS-50", "GS-51")
def test_a_wild_pitch_on_wait_with_two_strikes_is_no_passed_third_strike() -> None:
    table = diamond(runners="3", strikes=2)
    table.throw("g4", "wait")
    assert (result(table), table.batter, table.count) == (("", 1, 0), "apple", (2, 1))


# -- the passed third strike ------------------------------------------------------------------------------------


@pytest.mark.clause("GS-51", "GS-71")
@pytest.mark.parametrize("outs", OUTS)
@pytest.mark.parametrize(("before", "after", "runs"), PASSED)
def test_a_passed_third_strike(before: str, after: str, runs: int, outs: int) -> None:
    table = diamond(runners=before, outs=outs, strikes=2, balls=2)
    table.throw("g4", "swing a4")
    assert result(table) == (after, runs, outs)
    assert (table.batter, table.count) == ("berry", (0, 0))


@pytest.mark.clause("GS-51")
@pytest.mark.parametrize("space", WILD + BESIDE)
def test_the_third_strike_is_passed_in_the_whole_wild_pitch_zone(space: str) -> None:
    table = diamond(runners="1 3", outs=2, strikes=2)
    table.throw(space, "swing b4" if space[1] != "4" else "swing b5")
    assert (result(table), table.batter, table.count) == (("1 2", 1, 2), "berry", (0, 0))


@pytest.mark.clause("GS-51")
@pytest.mark.parametrize("space", ["d4", "c3", "b2", "f4", "d6"])
def test_a_third_strike_elsewhere_is_an_out(space: str) -> None:
    table = diamond(runners="1 3", strikes=2)
    table.throw(space, "swing a7")
    assert (result(table), table.batter, table.count) == (("1 3", 0, 1), "berry", (0, 0))


@pytest.mark.clause("GS-51")
@pytest.mark.parametrize("strikes", [0, 1])
def test_the_first_two_strikes_are_not_passed(strikes: int) -> None:
    table = diamond(runners="1", strikes=strikes)
    table.throw("g4", "swing a4")
    assert (result(table), table.batter, table.count) == (("2", 0, 0), "apple", (strikes + 1, 0))


@pytest.mark.clause("GS-71", "GS-72")
@pytest.mark.parametrize(("space", "bat"), [("g4", "swing d4"), ("d7", "swing c7"), ("b1", "swing b1")])
def test_a_passed_third_strike_needs_a_miss(space: str, bat: str) -> None:
    # The bat is there, and 3 or 0 with a roll of 4 or 3: total 7 on g4 (tip), 3 on d7 (handle) and b1 (grip): out.
    table = diamond(runners="1 3", strikes=2)
    table.throw(space, bat, "4" if space == "g4" else "3")
    assert (result(table), table.batter, table.count) == (("1 3", 0, 1), "berry", (0, 0))


@pytest.mark.clause("GS-71")
def test_at_two_outs_with_first_base_taken_the_inning_goes_on() -> None:
    table = diamond(runners="1 2 3", outs=2, strikes=2)
    for runs, batter in ((1, "berry"), (2, "cherry")):
        table.throw("g7", "swing a1")
        assert (result(table), table.batter) == (("1 2 3", runs, 2), batter)
        table.throw("d4", "wait")
        table.throw("d4", "wait")


# -- ball four on a wild pitch ---------------------------------------------------------------------------------------


@pytest.mark.clause("GS-52")
@pytest.mark.parametrize("outs", OUTS)
@pytest.mark.parametrize(("before", "after", "runs"), WILD_BALL_FOUR)
def test_a_wild_ball_four(before: str, after: str, runs: int, outs: int) -> None:
    table = diamond(runners=before, outs=outs, strikes=2, balls=3)
    table.throw("g4", "wait")
    assert result(table) == (after, runs, outs)
    assert (table.batter, table.count) == ("berry", (0, 0))


@pytest.mark.clause("GS-52")
def test_wild_on_ball_three_moves_runners_and_no_batter() -> None:
    table = diamond(runners="3", balls=2)
    table.throw("g4", "wait")
    assert (result(table), table.batter, table.count) == (("", 1, 0), "apple", (0, 3))


# -- the column next to the batter, with a Swing ------------------------------------------------------------------------


@pytest.mark.clause("GS-53")
@pytest.mark.parametrize("space", BESIDE)
@pytest.mark.parametrize(("before", "after", "runs"), ALL_MOVE_UP)
def test_a_swing_beside_the_batter_is_a_wild_pitch(before: str, after: str, runs: int, space: str) -> None:
    table = diamond(runners=before)
    table.throw(space, "swing d4")
    assert (result(table), table.batter, table.count) == ((after, runs, 0), "apple", (1, 0))


@pytest.mark.clause("GS-53")
@pytest.mark.parametrize(("before", "after", "runs"), PASSED)
def test_a_swing_beside_the_batter_with_two_strikes_is_passed(before: str, after: str, runs: int) -> None:
    table = diamond(runners=before, strikes=2)
    table.throw("a4", "swing b4")
    assert (result(table), table.batter, table.count) == ((after, runs, 0), "berry", (0, 0))


@pytest.mark.clause("GS-53", "GS-72")
def test_a_swing_that_meets_the_ball_beside_the_batter() -> None:
    # The grip is on a4: 0, and 0 for a4, and the roll of 4: a base hit. All runners move, forced or not.
    table = diamond(runners="2")
    table.throw("a4", "swing a4", "4")
    assert (result(table), table.batter) == (("1 3", 0, 0), "berry")


# -- a ball that is met counts as a hit in every zone ------------------------------------------------------------------------


@pytest.mark.clause("GS-72")
@pytest.mark.parametrize("strikes", [0, 2])
@pytest.mark.parametrize("space", ["b2", "f6", "b4", "d2", "b1", "f7", "d1", "a1", "a7", "g1", "g7"])
def test_a_ball_that_is_met_is_no_wild_pitch(space: str, strikes: int) -> None:
    column = min("abcdefg".index(space[0]), 3)  # the grip, the handle, the barrel or the tip meets it
    worth = 3 if space[0] == "g" else 0
    table = diamond(runners="1 3", strikes=strikes, balls=3)
    table.throw(space, f"swing {'abcdefg'[column]}{space[1]}", str(7 - worth if worth else 3))
    assert (result(table), table.batter, table.count) == (("1 3", 0, 1), "berry", (0, 0))


@pytest.mark.clause("GS-72")
@pytest.mark.parametrize("space", ["b2", "b1", "a7"])
def test_a_hit_outside_the_strike_zone_moves_runners_by_the_hit_alone(space: str) -> None:
    table = diamond(runners="1", strikes=2)
    table.throw(space, f"swing {space}", "5")
    assert (result(table), table.batter) == (("1 2", 0, 0), "berry")
