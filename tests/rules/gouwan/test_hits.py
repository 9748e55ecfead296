"""Referee's notebook: the hit results (GS-31 to GS-38)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.gouwan.diamond import Diamond, cases, diamond, in_text, name_case

# For each result and base state what the play leaves with 0, 1 and 2 outs before it: outs:runners:runs, "over" when
# the third out was made (nobody moves up and no run scores on it).
DOUBLE_PLAY = """
-    1:-:0    2:-:0    over
1    2:-:0    over     over
2    2:-:0    over     over
3    2:-:0    over     over
12   2:2:0    over     over
13   2:2:0    over     over
23   2:3:0    over     over
123  2:23:0   over     over
"""

OUT = """
-    1:-:0    2:-:0    over
1    1:1:0    2:1:0    over
2    1:2:0    2:2:0    over
3    1:3:0    2:3:0    over
12   1:12:0   2:12:0   over
13   1:13:0   2:13:0   over
23   1:23:0   2:23:0   over
123  1:123:0  2:123:0  over
"""

BASE_HIT = """
-    0:1:0    1:1:0    2:1:0
1    0:12:0   1:12:0   2:12:0
2    0:13:0   1:13:0   2:13:0
3    0:1:1    1:1:1    2:1:1
12   0:123:0  1:123:0  2:123:0
13   0:12:1   1:12:1   2:12:1
23   0:13:1   1:13:1   2:13:1
123  0:123:1  1:123:1  2:123:1
"""

TWO_BASE_HIT = """
-    0:2:0    1:2:0    2:2:0
1    0:23:0   1:23:0   2:23:0
2    0:2:1    1:2:1    2:2:1
3    0:2:1    1:2:1    2:2:1
12   0:23:1   1:23:1   2:23:1
13   0:23:1   1:23:1   2:23:1
23   0:2:2    1:2:2    2:2:2
123  0:23:2   1:23:2   2:23:2
"""

TAG_UP = """
-    1:-:0    2:-:0    over
1    1:2:0    2:2:0    over
2    1:3:0    2:3:0    over
3    1:-:1    2:-:1    over
12   1:23:0   2:23:0   over
13   1:2:1    2:2:1    over
23   1:3:1    2:3:1    over
123  1:23:1   2:23:1   over
"""

THREE_BASE_HIT = """
-    0:3:0    1:3:0    2:3:0
1    0:3:1    1:3:1    2:3:1
2    0:3:1    1:3:1    2:3:1
3    0:3:1    1:3:1    2:3:1
12   0:3:2    1:3:2    2:3:2
13   0:3:2    1:3:2    2:3:2
23   0:3:2    1:3:2    2:3:2
123  0:3:3    1:3:3    2:3:3
"""

HOME_RUN = """
-    0:-:1    1:-:1    2:-:1
1    0:-:2    1:-:2    2:-:2
2    0:-:2    1:-:2    2:-:2
3    0:-:2    1:-:2    2:-:2
12   0:-:3    1:-:3    2:-:3
13   0:-:3    1:-:3    2:-:3
23   0:-:3    1:-:3    2:-:3
123  0:-:4    1:-:4    2:-:4
"""


def hit(total: int, **where: Any) -> Diamond:
    """The ball is met on d4: nil (of B zero) brings 0 to the roll, six (hexa) brings 6."""
    names = ("zero", "hexa") if where.get("half") == "bottom" else ("nil", "six")
    table = diamond(batter=names[total > 6], **where)
    table.throw("still d4", "swing c4", "1", str(total if total <= 6 else total - 6))
    return table


def check(total: int, bases: str, outs: int, left: str) -> None:
    """A has 2 runs in this inning before the play, and a count of two strikes and three balls."""
    table = hit(total, runners=bases, outs=outs, strikes=2, balls=3, runs={"A": "2"})
    assert table.count == (0, 0)
    assert table.up("A") == (5 if total <= 6 else 6)  # nil is the fourth of the order, six the fifth
    if left == "over":
        assert table.inning == (1, "bottom")
        assert (table.outs, table.runners, table.score) == (0, "", (2, 0))
        return
    outs_left, runners, runs = left.split(":")
    assert table.inning == (1, "top")
    assert (table.outs, table.runners) == (int(outs_left), in_text(runners))
    assert table.score == (2 + int(runs), 0)
    assert table.sees("runs")["A"] == [2 + int(runs)]


@pytest.mark.clause("GS-31")
@pytest.mark.parametrize(("total", "bases", "outs", "left"), cases("1 2", DOUBLE_PLAY), ids=name_case)
def test_totals_1_and_2_are_a_double_play(total: int, bases: str, outs: int, left: str) -> None:
    check(total, bases, outs, left)


@pytest.mark.clause("GS-32")
@pytest.mark.parametrize(("total", "bases", "outs", "left"), cases("3 7", OUT), ids=name_case)
def test_totals_3_and_7_are_an_out(total: int, bases: str, outs: int, left: str) -> None:
    check(total, bases, outs, left)


@pytest.mark.clause("GS-33")
@pytest.mark.parametrize(("total", "bases", "outs", "left"), cases("4 5 6", BASE_HIT), ids=name_case)
def test_totals_4_to_6_are_a_base_hit(total: int, bases: str, outs: int, left: str) -> None:
    check(total, bases, outs, left)


@pytest.mark.clause("GS-34")
@pytest.mark.parametrize(("total", "bases", "outs", "left"), cases("8", TWO_BASE_HIT), ids=name_case)
def test_total_8_is_a_two_base_hit(total: int, bases: str, outs: int, left: str) -> None:
    check(total, bases, outs, left)


@pytest.mark.clause("GS-35")
@pytest.mark.parametrize(("total", "bases", "outs", "left"), cases("9", TAG_UP), ids=name_case)
def test_total_9_is_a_tag_up(total: int, bases: str, outs: int, left: str) -> None:
    check(total, bases, outs, left)


@pytest.mark.clause("GS-36")
@pytest.mark.parametrize(("total", "bases", "outs", "left"), cases("10", THREE_BASE_HIT), ids=name_case)
def test_total_10_is_a_three_base_hit(total: int, bases: str, outs: int, left: str) -> None:
    check(total, bases, outs, left)


@pytest.mark.clause("GS-37")
@pytest.mark.parametrize(("total", "bases", "outs", "left"), cases("11 12", HOME_RUN), ids=name_case)
def test_totals_11_and_12_are_a_home_run(total: int, bases: str, outs: int, left: str) -> None:
    check(total, bases, outs, left)


@pytest.mark.clause("GS-37")
def test_the_batter_who_hits_a_home_run_is_on_no_base() -> None:
    table = hit(12)
    assert (table.runners, table.score, table.outs) == ("", (1, 0), 0)


@pytest.mark.clause("GS-37", "GS-33")
def test_the_side_that_bats_last_scores_for_itself() -> None:
    table = diamond(half="bottom", batter="hexa", runners="13", runs={"A": "1", "B": "0"})
    table.throw("still d4", "swing c4", "1", "5")
    assert (table.score, table.runners) == ((1, 3), "")
    assert table.sees("runs") == {"A": [1], "B": [3]}


@pytest.mark.clause("GS-31", "GS-32", "GS-33", "GS-34", "GS-35", "GS-36", "GS-37")
@pytest.mark.parametrize(
    ("totals", "plays"),
    [
        ("1 2", DOUBLE_PLAY),
        ("3 7", OUT),
        ("4 5 6", BASE_HIT),
        ("8", TWO_BASE_HIT),
        ("9", TAG_UP),
        ("10", THREE_BASE_HIT),
        ("11 12", HOME_RUN),
    ],
    ids=["double play", "out", "base hit", "two-base hit", "tag-up", "three-base hit", "home run"],
)
def test_all_of_it_holds_for_the_side_that_bats_last_in_a_later_inning(totals: str, plays: str) -> None:
    for total, bases, outs, left in cases(totals, plays):
        table = hit(
            total, inning=2, half="bottom", runners=bases, outs=outs, runs={"A": "0 4", "B": "1 2"}, strikes=1, balls=1
        )
        assert (table.count, table.up("B")) == ((0, 0), 5 if total <= 6 else 6)
        if left == "over":
            assert (table.inning, table.outs, table.runners, table.score) == ((3, "top"), 0, "", (4, 3))
            continue
        outs_left, runners, runs = left.split(":")
        assert table.inning == (2, "bottom")
        assert (table.outs, table.runners) == (int(outs_left), in_text(runners)), (total, bases, outs)
        assert table.sees("runs") == {"A": [0, 4], "B": [1, 2 + int(runs)]}
        assert table.score == (4, 3 + int(runs))


# GS-38: the count is wiped out, the next batter comes up


@pytest.mark.clause("GS-38")
@pytest.mark.parametrize("total", range(1, 13))
def test_after_a_hit_adjudication_the_count_is_0_and_the_next_batter_is_up(total: int) -> None:
    table = hit(total, strikes=2, balls=3)
    assert table.count == (0, 0)
    assert table.batter == ("six" if total <= 6 else "minus")
    assert table.inning == (1, "top")


@pytest.mark.clause("GS-38")
@pytest.mark.parametrize("roll", "123456")
def test_after_the_ninth_batter_comes_the_first(roll: str) -> None:
    table = diamond(batter="dogwood")
    assert table.up("A") == 9
    table.throw("still d4", "swing c4", "1", roll)
    assert (table.batter, table.up("A")) == ("amber", 1)


@pytest.mark.clause("GS-38")
def test_the_order_is_the_one_that_was_set_not_that_of_the_pack() -> None:
    table = diamond(orders={"A": "gorse fir nil amber six zip hex minus elm"})
    table.throw("still d4", "swing c4", "1", "4")
    assert table.batter == "amber"


@pytest.mark.clause("GS-38")
def test_the_next_batter_begins_with_a_count_of_0_and_needs_three_strikes() -> None:
    table = hit(4, strikes=2, balls=3)
    table.throw("still d4", "wait", "1")
    table.throw("still d4", "wait", "1")
    assert (table.count, table.outs, table.batter) == ((2, 0), 0, "six")


@pytest.mark.clause("GS-38")
def test_after_a_hit_the_pitching_side_is_to_decide_again() -> None:
    table = hit(4)
    assert table.to_act == "B"
    assert table.sees("pitch") is None
    assert table.sees("bat") is None
