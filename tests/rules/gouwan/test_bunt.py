"""Referee's notebook: the bunt (GS-39 to GS-46)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond import (
    BALL_ZONE,
    NEXT_TO,
    STRIKE_ZONE,
    WILD_ZONE,
    cases,
    diamond,
    in_text,
    name_case,
)

# For each roll and base state what the play leaves with 0, 1 and 2 outs before it: outs:runners:runs, "over" when
# the third out was made (nobody moves up and no run scores on it).
ROLL_1 = """
-    1:-:0    2:-:0    over
1    2:-:0    over     over
2    2:-:0    over     over
3    2:-:0    over     over
12   2:2:0    over     over
13   2:2:0    over     over
23   2:3:0    over     over
123  2:23:0   over     over
"""

ROLL_2 = """
-    0:1:0    1:1:0    2:1:0
1    1:1:0    2:1:0    over
2    1:1:0    2:1:0    over
3    1:1:0    2:1:0    over
12   1:12:0   2:12:0   over
13   1:12:0   2:12:0   over
23   1:13:0   2:13:0   over
123  1:123:0  2:123:0  over
"""

ROLL_3_TO_5 = """
-    1:-:0    2:-:0    over
1    1:2:0    2:2:0    over
2    1:3:0    2:3:0    over
3    1:-:1    2:-:1    over
12   1:23:0   2:23:0   over
13   1:2:1    2:2:1    over
23   1:3:1    2:3:1    over
123  1:23:1   2:23:1   over
"""

ROLL_6 = """
-    0:1:0    1:1:0    2:1:0
1    0:12:0   1:12:0   2:12:0
2    0:13:0   1:13:0   2:13:0
3    0:1:1    1:1:1    2:1:1
12   0:123:0  1:123:0  2:123:0
13   0:12:1   1:12:1   2:12:1
23   0:13:1   1:13:1   2:13:1
123  0:123:1  1:123:1  2:123:1
"""


def check(roll: int, bases: str, outs: int, left: str) -> None:
    """A has 2 runs in this inning before the bunt, and a count of two strikes and three balls."""
    table = diamond(runners=bases, outs=outs, strikes=2, balls=3, runs={"A": "2"})
    table.throw("still d4", "bunt", "1", str(roll))
    assert table.count == (0, 0)
    assert table.up("A") == 5
    if left == "over":
        assert table.inning == (1, "bottom")
        assert (table.outs, table.runners, table.score) == (0, "", (2, 0))
        return
    outs_left, runners, runs = left.split(":")
    assert table.inning == (1, "top")
    assert table.batter == "six"
    assert (table.outs, table.runners) == (int(outs_left), in_text(runners))
    assert table.score == (2 + int(runs), 0)
    assert table.sees("runs")["A"] == [2 + int(runs)]


@pytest.mark.clause("GS-40")
@pytest.mark.parametrize(("roll", "bases", "outs", "left"), cases("1", ROLL_1), ids=name_case)
def test_roll_1_is_a_double_play(roll: int, bases: str, outs: int, left: str) -> None:
    check(roll, bases, outs, left)


@pytest.mark.clause("GS-41")
@pytest.mark.parametrize(("roll", "bases", "outs", "left"), cases("2", ROLL_2)[3:], ids=name_case)
def test_roll_2_takes_the_lead_runner_off(roll: int, bases: str, outs: int, left: str) -> None:
    check(roll, bases, outs, left)


@pytest.mark.clause("GS-42")
@pytest.mark.parametrize(("roll", "bases", "outs", "left"), cases("2", ROLL_2)[:3], ids=name_case)
def test_roll_2_with_nobody_on_base_puts_the_batter_on_first(roll: int, bases: str, outs: int, left: str) -> None:
    assert bases == ""
    check(roll, bases, outs, left)


@pytest.mark.clause("GS-43")
@pytest.mark.parametrize(("roll", "bases", "outs", "left"), cases("3 4 5", ROLL_3_TO_5), ids=name_case)
def test_rolls_3_to_5_are_a_sacrifice(roll: int, bases: str, outs: int, left: str) -> None:
    check(roll, bases, outs, left)


@pytest.mark.clause("GS-44")
@pytest.mark.parametrize(("roll", "bases", "outs", "left"), cases("6", ROLL_6), ids=name_case)
def test_roll_6_moves_everyone_up(roll: int, bases: str, outs: int, left: str) -> None:
    check(roll, bases, outs, left)


@pytest.mark.clause("GS-40", "GS-41", "GS-42", "GS-43", "GS-44")
@pytest.mark.parametrize(
    ("rolls", "plays"),
    [("1", ROLL_1), ("2", ROLL_2), ("3 4 5", ROLL_3_TO_5), ("6", ROLL_6)],
    ids=["1", "2", "3-5", "6"],
)
def test_all_of_it_holds_for_the_side_that_bats_last_in_a_later_inning(rolls: str, plays: str) -> None:
    for roll, bases, outs, left in cases(rolls, plays):
        table = diamond(inning=2, half="bottom", runners=bases, outs=outs, runs={"A": "0 4", "B": "1 2"})
        table.throw("still d4", "bunt", "1", str(roll))
        assert (table.count, table.up("B")) == ((0, 0), 5)
        if left == "over":
            assert (table.inning, table.outs, table.runners, table.score) == ((3, "top"), 0, "", (4, 3))
            continue
        outs_left, runners, runs = left.split(":")
        assert table.inning == (2, "bottom")
        assert (table.outs, table.runners) == (int(outs_left), in_text(runners)), (roll, bases, outs)
        assert table.sees("runs") == {"A": [0, 4], "B": [1, 2 + int(runs)]}


# GS-39: in the strike zone it is met wherever the bat is


@pytest.mark.clause("GS-39")
@pytest.mark.parametrize("space", STRIKE_ZONE)
def test_a_bunt_meets_every_ball_in_the_strike_zone(space: str) -> None:
    table = diamond()
    table.throw(f"still {space}", "bunt", "1")
    assert table.to_act == "chance"
    assert table.weights == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}
    table.play("6")
    assert (table.runners, table.count, table.outs, table.batter) == ("1", (0, 0), 0, "six")


@pytest.mark.clause("GS-39")
def test_it_counts_where_the_ball_ends_not_where_it_started() -> None:
    table = diamond()
    table.throw("slide b4", "bunt", "1")  # ends on c4
    assert (table.ball, table.to_act) == ("c4", "chance")
    table = diamond()
    table.throw("slide e4", "bunt", "1")  # ends on f4
    assert (table.ball, table.to_act, table.count) == ("f4", "B", (1, 0))


@pytest.mark.clause("GS-39", "GS-40")
@pytest.mark.parametrize("batter", ["amber", "six", "minus", "hex"])
def test_neither_the_batters_value_nor_the_plus_value_counts_for_a_bunt(batter: str) -> None:
    table = diamond(batter=batter, runners="12")
    table.throw("still e5", "bunt", "1", "1")  # e5 has the plus value 3
    assert (table.outs, table.runners) == (2, "2")


@pytest.mark.clause("GS-39")
def test_no_place_of_the_bat_is_asked_for_with_a_bunt() -> None:
    table = diamond()
    table.throw("still d4")
    assert [move for move in table.moves if move.startswith("bunt")] == ["bunt"]


# GS-45: outside the strike zone it is a strike


@pytest.mark.clause("GS-45")
@pytest.mark.parametrize("space", [*BALL_ZONE, *WILD_ZONE])
@pytest.mark.parametrize("batter", ["nil", "zip"])
def test_a_bunt_outside_the_strike_zone_is_a_strike(space: str, batter: str) -> None:
    table = diamond(batter=batter, runners="13", balls=3)
    table.throw(f"still {space}", "bunt", "1")
    assert table.to_act == "B"  # no die for the bunt
    assert (table.count, table.batter) == ((1, 3), batter)
    assert (table.outs, table.runners, table.score) == (0, "13", (0, 0))


@pytest.mark.clause("GS-45")
@pytest.mark.parametrize("space", BALL_ZONE)
def test_a_missed_bunt_with_two_strikes_is_a_strikeout(space: str) -> None:
    table = diamond(runners="2", strikes=2, balls=1)
    table.throw(f"still {space}", "bunt", "1")
    assert (table.outs, table.count, table.runners, table.batter) == (1, (0, 0), "2", "six")


# GS-46: in the wild pitch zone it is nothing more than that


@pytest.mark.clause("GS-46")
@pytest.mark.parametrize("bases", ["1", "2", "3", "12", "13", "23", "123"])
@pytest.mark.parametrize("space", ["d1", "d7", "a4", "g4"])
def test_a_missed_bunt_is_no_wild_pitch(bases: str, space: str) -> None:
    table = diamond(runners=bases, balls=3)
    table.throw(f"still {space}", "bunt", "1")
    assert (table.runners, table.score, table.count, table.batter) == (bases, (0, 0), (1, 3), "nil")


@pytest.mark.clause("GS-46")
@pytest.mark.parametrize(("batter", "side"), [("nil", "left"), ("zip", "right")])
def test_a_batter_who_bunts_is_not_hit_by_the_pitch(batter: str, side: str) -> None:
    for space in NEXT_TO[side]:
        table = diamond(batter=batter, runners="1")
        table.throw(f"still {space}", "bunt", "1")
        assert (table.batter, table.count, table.runners) == (batter, (1, 0), "1")


@pytest.mark.clause("GS-46")
@pytest.mark.parametrize("space", WILD_ZONE)
def test_a_missed_bunt_with_two_strikes_is_no_passed_third_strike(space: str) -> None:
    table = diamond(runners="13", strikes=2, balls=2, outs=1)
    table.throw(f"still {space}", "bunt", "1")
    assert (table.outs, table.count, table.runners, table.score) == (2, (0, 0), "13", (0, 0))
    assert table.batter == "six"


@pytest.mark.clause("GS-46")
def test_a_missed_bunt_in_the_wild_pitch_zone_can_be_the_third_out() -> None:
    table = diamond(runners="3", strikes=2, outs=2)
    table.throw("still d7", "bunt", "1")
    assert (table.inning, table.score, table.runners, table.up("A")) == ((1, "bottom"), (0, 0), "", 5)
