"""Referee's notebook: runs, halves and innings (GS-57 to GS-60, GS-77, GS-80)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond2 import diamond, new_diamond

# -- runs ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-57")
@pytest.mark.parametrize(
    ("runners", "total", "runs"),
    [
        ("3", 4, 1),
        ("1 2", 6, 0),
        ("2 3", 8, 2),
        ("1 2 3", 8, 2),
        ("1 2 3", 9, 1),
        ("1 2 3", 10, 3),
        ("1 2 3", 12, 4),
        ("", 11, 1),
        ("2", 11, 2),
    ],
)
def test_each_runner_who_comes_home_is_a_run(runners: str, total: int, runs: int) -> None:
    table = diamond(runners=runners)
    table.hit(total)
    assert (table.score, table.runs("A")) == ((runs, 0), [runs])


@pytest.mark.clause("GS-57")
def test_runs_are_written_down_for_the_inning() -> None:
    table = diamond("2 bottom", runs={"A": "2 1", "B": "3 0"}, runners="1 3")
    table.hit(11)
    table.hit(11)
    assert table.score == (3, 7)
    assert (table.runs("A"), table.runs("B")) == ([2, 1], [3, 4])


@pytest.mark.clause("GS-57")
def test_runs_of_a_new_inning_are_written_beside_the_old_ones() -> None:
    table = diamond("1 bottom", runs={"A": "2", "B": "1"}, outs=2)
    table.retire()
    table.hit(12)
    assert (table.inning, table.runs("A")[:2], table.runs("B")[0], table.score) == ("2 top", [2, 1], 1, (3, 1))


@pytest.mark.clause("GS-57")
def test_the_side_that_bats_last_has_its_own_row() -> None:
    table = diamond("3 top", outs=2, runs={"A": "2 0 1", "B": "1 4"})
    table.retire()
    table.hit(12)
    assert (table.runs("A"), table.runs("B"), table.score) == ([2, 0, 1], [1, 4, 1], (3, 6))


@pytest.mark.clause("GS-57")
def test_a_runner_left_on_base_is_no_run() -> None:
    table = diamond(runners="1 2 3", outs=2)
    table.strike_out()
    assert (table.score, table.inning) == ((0, 0), "1 bottom")


# -- the sides switch ------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-58")
@pytest.mark.parametrize("runners", ["", "1", "2 3", "1 2 3"])
def test_after_three_outs_the_sides_switch(runners: str) -> None:
    table = diamond(runners=runners, outs=2, strikes=2, balls=3)
    assert (table.batting, table.pitching, table.pitcher, table.batter) == ("A", "B", "auk", "apple")
    table.strike_out()
    assert (table.batting, table.pitching, table.pitcher, table.batter) == ("B", "A", "ash", "bass")
    assert (table.outs, table.count, table.runners) == (0, (0, 0), "")


@pytest.mark.clause("GS-58")
@pytest.mark.parametrize("outs", [0, 1])
def test_not_after_one_or_two(outs: int) -> None:
    table = diamond(runners="2", outs=outs, strikes=2)
    table.strike_out()
    assert (table.batting, table.outs, table.runners) == ("A", outs + 1, "2")


@pytest.mark.clause("GS-58")
def test_counts_are_cleared_on_a_third_out_that_a_runner_makes() -> None:
    table = diamond(runners="1 2 3", outs=1, strikes=2, balls=2)
    table.hit(2)
    assert (table.batting, table.outs, table.count, table.runners) == ("B", 0, (0, 0), "")


@pytest.mark.clause("GS-59")
def test_an_inning_is_over_when_both_have_batted() -> None:
    table = diamond()
    seen = []
    for _ in range(5):
        seen.append((table.inning, table.batting, table.pitching))
        table.retire()
    assert seen == [
        ("1 top", "A", "B"),
        ("1 bottom", "B", "A"),
        ("2 top", "A", "B"),
        ("2 bottom", "B", "A"),
        ("3 top", "A", "B"),
    ]


@pytest.mark.clause("GS-59")
def test_who_bats_first_does_so_in_every_inning() -> None:
    table = diamond(first="B")
    seen = []
    for _ in range(5):
        seen.append((table.inning, table.batting))
        table.retire()
    assert seen == [("1 top", "B"), ("1 bottom", "A"), ("2 top", "B"), ("2 bottom", "A"), ("3 top", "B")]


# -- the batting order goes on ------------------------------------------------------------------------------------


@pytest.mark.clause("GS-60")
def test_the_order_goes_on_where_it_stopped() -> None:
    table = diamond(up={"A": 8, "B": 2})
    seen = []
    for _ in range(4):
        seen.append(table.batter)
        table.retire()
    # mango, olive and apple are out; carp, dab, eel; berry, cherry, damson; gar, hake, ling.
    assert seen == ["mango", "carp", "berry", "gar"]
    assert table.batter == "fig"


@pytest.mark.clause("GS-60")
@pytest.mark.parametrize("how", ["hit", "bunt 1", "bunt 2"])
def test_the_batter_has_had_his_turn_when_a_runner_made_the_third_out(how: str) -> None:
    # With one out the batter is the second and the runner the third; on a bunt of 2 at two outs the runner alone is out.
    table = diamond(up={"A": 4}, runners="1 2", outs=2 if how == "bunt 2" else 1)
    if how == "hit":
        table.hit(1)
    else:
        table.bunt(int(how[-1]))
    assert (table.inning, table.batter) == ("1 bottom", "bass")
    table.retire()
    assert (table.inning, table.batter) == ("2 top", "fig")


@pytest.mark.clause("GS-60")
def test_after_the_ninth_made_the_last_out_the_first_begins() -> None:
    table = diamond(up={"A": 9}, outs=2)
    table.strike_out()
    table.retire()
    assert (table.inning, table.batter) == ("2 top", "apple")


@pytest.mark.clause("GS-60")
def test_after_a_batter_who_came_in_the_next_of_the_order_begins() -> None:
    table = diamond(up={"A": 4}, outs=2, strikes=2)
    table.play("stay", "change plum")
    table.strike_out()
    table.retire()
    assert (table.inning, table.batter) == ("2 top", "fig")


@pytest.mark.clause("GS-60")
def test_the_order_goes_on_into_extra_innings() -> None:
    table = diamond("3 top", up={"A": 5, "B": 7}, outs=2)
    table.strike_out()
    assert table.batter == "ling"
    table.retire()
    assert (table.inning, table.batter) == ("4 top", "grape")
    table.retire()
    assert (table.inning, table.batter) == ("4 bottom", "bass")


# -- pitchers from inning to inning --------------------------------------------------------------------------------


@pytest.mark.clause("GS-77")
def test_each_side_begins_with_its_starter() -> None:
    table = new_diamond(first=1)
    table.play("starter elder", "middle fir", "closer ash", "ready")
    table.play("starter crane", "ready")
    assert (table.inning, table.pitcher) == ("1 top", "crane")
    table.throw("d4", "wait")
    table.retire()
    assert (table.inning, table.pitcher) == ("1 bottom", "elder")


@pytest.mark.clause("GS-77")
def test_a_pitcher_stays_in_use_until_he_is_replaced() -> None:
    table = diamond(outs=2)
    table.play("change middle")
    table.throw("d4", "wait")
    assert table.pitcher == "bittern"
    table.retire()
    assert table.pitcher == "ash"
    table.retire()
    assert (table.inning, table.pitcher) == ("2 top", "bittern")
    table.play("change closer")
    assert table.pitcher == "crane"
    table.retire()
    table.retire()
    assert (table.inning, table.pitcher) == ("3 top", "crane")


@pytest.mark.clause("GS-77")
def test_into_extra_innings_too() -> None:
    table = diamond("3 bottom", outs=2, used={"A": 1, "B": 2})
    assert table.pitcher == "birch"
    table.retire()
    assert (table.inning, table.pitcher) == ("4 top", "crane")
    table.retire()
    assert (table.inning, table.pitcher) == ("4 bottom", "birch")


# -- both halves are played ------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-80")
def test_the_last_half_is_played_though_the_side_that_bats_is_ahead() -> None:
    table = diamond("3 top", outs=2, runs={"A": "0 0 0", "B": "1 4"})
    table.retire()
    assert (table.inning, table.batting, table.to_act) == ("3 bottom", "B", "A")
    table.hit(12)
    assert (table.to_act, table.score) == ("A", (0, 6))
    table.retire()
    assert (table.to_act, table.winners) == ("over", {"B"})


@pytest.mark.clause("GS-80")
@pytest.mark.parametrize("inning", ["3 bottom", "4 bottom"])
def test_the_last_half_goes_on_after_the_deciding_run(inning: str) -> None:
    extra = " 0" * (inning == "4 bottom")
    table = diamond(inning, outs=1, runs={"A": f"0 0 1{extra}", "B": f"0 1 0{extra}"})
    table.hit(11)
    assert (table.to_act, table.score, table.outs, table.batter) == ("A", (1, 2), 1, "carp")
    table.retire()
    assert table.winners == {"B"}


@pytest.mark.clause("GS-80")
@pytest.mark.parametrize(("first", "last"), [("A", "B"), ("B", "A")])
def test_with_walk_off_the_deciding_run_ends_the_game(first: str, last: str) -> None:
    table = diamond("3 bottom", first=first, runs={first: "0 0 2", last: "0 1 0"}, walk_off="yes")
    table.hit(11)  # a tie decides nothing
    assert (table.to_act, table.score) == (first, (2, 2))
    table.hit(11)
    assert (table.to_act, table.winners) == ("over", {last})


@pytest.mark.clause("GS-80")
@pytest.mark.parametrize("how", ["wild pitch", "walk", "bunt", "passed third strike"])
def test_with_walk_off_any_run_ends_the_game(how: str) -> None:
    table = diamond("4 bottom", runners="1 2 3", strikes=2, walk_off="yes")
    if how == "wild pitch":
        table.throw("g4", "wait")
    elif how == "passed third strike":
        table.throw("g4", "swing a4")
    elif how == "bunt":
        table.bunt(4)
    else:
        table.stay()
        table.play("walk")
    assert (table.to_act, table.winners) == ("over", {"B"})


@pytest.mark.clause("GS-80")
def test_with_walk_off_the_last_half_is_not_played_when_it_cannot_matter() -> None:
    table = diamond("3 top", outs=2, runs={"A": "0 0 0", "B": "1 4"}, walk_off="yes")
    table.retire()
    assert (table.to_act, table.winners) == ("over", {"B"})


@pytest.mark.clause("GS-80")
@pytest.mark.parametrize("runs", ["1 4", "0 0"])
def test_walk_off_does_not_end_earlier_innings(runs: str) -> None:
    # B is far ahead, but A can still bat; and nothing is decided in the second inning of three.
    table = diamond("2 bottom", runs={"A": "0 0", "B": runs}, walk_off="yes")
    table.hit(12)
    assert table.to_act == "A"
    table.retire()
    assert (table.inning, table.to_act) == ("3 top", "B")


@pytest.mark.clause("GS-80")
@pytest.mark.parametrize(("mine", "theirs"), [("0 0 0", "0 0"), ("0 0 5", "0 0")])
def test_with_walk_off_the_last_half_is_played_when_it_can_matter(mine: str, theirs: str) -> None:
    table = diamond("3 top", outs=2, runs={"A": mine, "B": theirs}, walk_off="yes")
    table.retire()
    assert (table.inning, table.to_act) == ("3 bottom", "A")


@pytest.mark.clause("GS-80")
def test_with_walk_off_the_top_of_an_inning_is_always_played_out() -> None:
    table = diamond("3 top", runs={"A": "0 0 0", "B": "0 0"}, walk_off="yes")
    table.hit(12)
    assert (table.inning, table.to_act, table.score) == ("3 top", "B", (1, 0))
