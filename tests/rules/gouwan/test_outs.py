"""Referee's notebook: outs, the double play and the third out (GS-54 to GS-56, GS-73, GS-74)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond2 import BASES, ORDER, Diamond, diamond

# Runners before and after a double play: the one nearest home is out, the others move up one base.
DOUBLE_PLAY = [
    ("", "", 1),
    ("1", "", 2),
    ("2", "", 2),
    ("3", "", 2),
    ("1 2", "2", 2),
    ("1 3", "2", 2),
    ("2 3", "3", 2),
    ("1 2 3", "2 3", 2),
]
# Runners before and after a bunt roll of 2: the one nearest home is out, the batter and the others move up.
LEAD_RUNNER_OUT = [
    ("1", "1"),
    ("2", "1"),
    ("3", "1"),
    ("1 2", "1 2"),
    ("1 3", "1 2"),
    ("2 3", "1 3"),
    ("1 2 3", "1 2 3"),
]


def has_switched(table: Diamond) -> bool:
    """The bottom of the first inning begins, and nothing is left of the top of it."""
    view = table.view(None)
    fresh = (view["outs"], view["strikes"], view["balls"], view["runners"]) == (0, 0, 0, [])
    return (table.inning, table.batting, table.pitching, fresh) == ("1 bottom", "B", "A", True)


def play(table: Diamond, how: str) -> None:
    """`hit 9`, `bunt 3`, or a strike that is not swung at."""
    verb, _, number = how.partition(" ")
    if verb == "hit":
        table.hit(int(number))
    elif verb == "bunt":
        table.bunt(int(number))
    else:
        table.throw("d4", "wait")


# -- an out ------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-54")
@pytest.mark.parametrize("how", ["strike", "hit 1", "hit 2", "hit 3", "hit 7", "hit 9", "bunt 1", "bunt 3", "bunt 5"])
@pytest.mark.parametrize("outs", [0, 1])
def test_an_out_clears_the_count_and_brings_up_the_next(outs: int, how: str) -> None:
    table = diamond(outs=outs, strikes=2, balls=3, up={"A": 3})
    play(table, how)
    assert (table.outs, table.count, table.batter, table.batting) == (outs + 1, (0, 0), "damson", "A")


@pytest.mark.clause("GS-54")
def test_after_the_ninth_batter_the_first_comes_up() -> None:
    table = diamond(up={"A": 8})
    assert table.batter == "mango"
    table.hit(3)
    assert table.batter == "olive"
    table.hit(3)
    assert (table.outs, table.batter) == (2, "apple")


@pytest.mark.clause("GS-54")
def test_all_nine_come_up_in_their_order() -> None:
    table = diamond()
    seen = []
    for _ in range(18):
        seen.append(table.batter)
        table.hit(4)
    assert seen == ORDER["A"] * 2


# -- the double play -------------------------------------------------------------------------------------------


def test_the_tables_have_all_bases() -> None:
    assert [row[0] for row in DOUBLE_PLAY] == BASES
    assert [row[0] for row in LEAD_RUNNER_OUT] == BASES[1:]


@pytest.mark.clause("GS-55", "GS-74")
@pytest.mark.parametrize("how", ["hit 1", "hit 2", "bunt 1"])
@pytest.mark.parametrize(("before", "after", "outs"), DOUBLE_PLAY)
def test_a_double_play(before: str, after: str, outs: int, how: str) -> None:
    table = diamond(runners=before, strikes=1, balls=1)
    play(table, how)
    assert (table.runners, table.outs, table.score) == (after, outs, (0, 0))
    assert (table.batter, table.count, table.batting) == ("berry", (0, 0), "A")


@pytest.mark.clause("GS-55")
@pytest.mark.parametrize("how", ["hit 1", "hit 2", "bunt 1"])
def test_with_nobody_on_base_it_is_one_out(how: str) -> None:
    table = diamond(outs=1)
    play(table, how)
    assert (table.outs, table.batting, table.batter, table.runners) == (2, "A", "berry", "")


@pytest.mark.clause("GS-74")
@pytest.mark.parametrize(("before", "after"), LEAD_RUNNER_OUT)
def test_the_lead_runner_is_the_one_nearest_home(before: str, after: str) -> None:
    table = diamond(runners=before)
    table.bunt(2)
    assert (table.runners, table.outs, table.score, table.batter) == (after, 1, (0, 0), "berry")


@pytest.mark.clause("GS-74")
@pytest.mark.parametrize("how", ["hit 1", "bunt 1"])
def test_nobody_is_asked_whether_the_others_move_up(how: str) -> None:
    table = diamond(runners="1 2")
    play(table, how)
    assert table.runners == "2"
    assert (table.to_act, table.moves) == ("B", ["change middle", "change closer", "stay"])


# -- the third out -------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-56")
@pytest.mark.parametrize(
    "how", ["strike", "hit 1", "hit 2", "hit 3", "hit 7", "hit 9", "bunt 1", "bunt 3", "bunt 4", "bunt 5"]
)
@pytest.mark.parametrize("runners", BASES)
def test_no_run_scores_on_the_third_out(runners: str, how: str) -> None:
    table = diamond(runners=runners, outs=2, strikes=2)
    play(table, how)
    assert has_switched(table)
    assert table.score == (0, 0)
    assert table.runs("A") == [0]


@pytest.mark.clause("GS-56")
@pytest.mark.parametrize("runners", BASES[1:])
def test_a_bunt_that_puts_the_lead_runner_out_at_two_outs(runners: str) -> None:
    table = diamond(runners=runners, outs=2)
    table.bunt(2)
    assert has_switched(table)
    assert table.score == (0, 0)


@pytest.mark.clause("GS-56")
@pytest.mark.parametrize("how", ["hit 1", "hit 2", "bunt 1"])
@pytest.mark.parametrize("outs", [1, 2])
@pytest.mark.parametrize("runners", BASES[1:])
def test_a_double_play_ends_the_half_and_a_fourth_out_is_not_counted(runners: str, outs: int, how: str) -> None:
    table = diamond(runners=runners, outs=outs)
    play(table, how)
    assert has_switched(table)  # B begins with no outs, not with one
    assert table.score == (0, 0)


@pytest.mark.clause("GS-56")
@pytest.mark.parametrize("outs", [0, 1])
@pytest.mark.parametrize("how", ["hit 9", "bunt 3", "bunt 5"])
def test_before_the_third_out_the_run_scores(how: str, outs: int) -> None:
    table = diamond(runners="1 3", outs=outs)
    play(table, how)
    assert (table.score, table.runners, table.outs) == ((1, 0), "2", outs + 1)


@pytest.mark.clause("GS-56")
def test_runs_of_the_same_half_that_came_before_the_third_out_stay() -> None:
    table = diamond(runners="1 3", outs=2)
    table.hit(4)
    table.hit(9)
    assert has_switched(table)
    assert (table.score, table.runs("A")) == ((1, 0), [1])


# -- runners stay ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-73")
@pytest.mark.parametrize("total", [3, 7])
@pytest.mark.parametrize("outs", [0, 1])
@pytest.mark.parametrize("runners", BASES)
def test_runners_stay_on_an_out(runners: str, outs: int, total: int) -> None:
    table = diamond(runners=runners, outs=outs)
    table.hit(total)
    assert (table.runners, table.outs, table.score, table.batter) == (runners, outs + 1, (0, 0), "berry")


@pytest.mark.clause("GS-73")
@pytest.mark.parametrize(("space", "bat"), [("d4", "wait"), ("d4", "swing a7"), ("b2", "swing d4"), ("b2", "bunt")])
@pytest.mark.parametrize("outs", [0, 1])
@pytest.mark.parametrize("runners", BASES)
def test_runners_stay_on_a_strikeout(runners: str, outs: int, space: str, bat: str) -> None:
    table = diamond(runners=runners, outs=outs, strikes=2)
    table.throw(space, bat)
    assert (table.runners, table.outs, table.score, table.batter) == (runners, outs + 1, (0, 0), "berry")
