"""Referee's notebook: the swing (GS-26 to GS-30)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond import (
    BALL_ZONE,
    PLACES,
    ROLLS,
    SPACES,
    STRIKE_ZONE,
    WILD_ZONE,
    diamond,
    results,
)

RIGHT_ARM = {"B": "bob* lee max"}
LEFT_ARM = {"B": "bob lee* max"}

# The plus values of the test pack, once more and with the names of the spaces.
PLUS = """
   a   b   c   d   e   f   g
7  3   2   1   0   0   1   2
6  2   1   0   1   0   0   1
5  0   0   1   2   3   1   0
4  1   0  -1   0   1   2   3
3  0   1   2   0   0   1   1
2 -1   0   1   2   0   1   0
1 -2  -1   0   1   2   0  -1
"""


def plus_values() -> dict[str, int]:
    columns, *rows = [line.split() for line in PLUS.strip("\n").splitlines()]
    return {f"{c}{row[0]}": int(value) for row in rows for c, value in zip(columns, row[1:], strict=True)}


def bat_on(space: str) -> str:
    """A place of the bat that covers this space."""
    return f"{min(space[0], 'd')}{space[1]}"


def off(space: str) -> str:
    """A place of the bat in another row."""
    return "a1" if space[1] != "1" else "a7"


# GS-26: a miss is a strike


@pytest.mark.clause("GS-26")
@pytest.mark.parametrize("space", SPACES)
def test_a_swing_that_misses_is_a_strike(space: str) -> None:
    table = diamond(balls=3)
    table.throw(f"still {space}", f"swing {off(space)}", "1")
    assert table.to_act == "B"  # no die for a hit
    assert (table.count, table.batter, table.outs, table.runners) == ((1, 3), "nil", 0, "")


@pytest.mark.clause("GS-26")
@pytest.mark.parametrize("space", [*STRIKE_ZONE, *BALL_ZONE])
def test_a_miss_moves_nobody_in_the_strike_zone_and_the_ball_zone(space: str) -> None:
    table = diamond(runners="123")
    table.throw(f"still {space}", f"swing {off(space)}", "1")
    assert (table.count, table.runners, table.score) == ((1, 0), "123", (0, 0))


@pytest.mark.clause("GS-26")
def test_the_third_miss_is_an_out() -> None:
    table = diamond()
    for _ in range(3):
        table.throw("still d4", "swing d5", "1")
    assert (table.outs, table.count, table.batter) == (1, (0, 0), "six")


@pytest.mark.clause("GS-26", "GS-27")
def test_what_counts_is_where_the_ball_ends() -> None:
    table = diamond()
    table.throw("drop d4", "swing c4", "1")  # started over the bat, ended on d3
    assert (table.ball, table.to_act, table.count) == ("d3", "B", (1, 0))
    table.throw("drop d5", "swing c4", "1")
    assert (table.ball, table.to_act) == ("d4", "chance")


# GS-27: the bat covers four spaces of its row, and a ball there is hit


@pytest.mark.clause("GS-27", "GS-15", "GS-18")
@pytest.mark.parametrize("place", PLACES)
def test_the_bat_meets_the_ball_on_its_four_spaces_and_nowhere_else(place: str) -> None:
    first = "abcd".index(place[0])
    covered = [f"{column}{place[1]}" for column in "abcdefg"[first : first + 4]]
    met = []
    for space in SPACES:
        table = diamond()
        table.throw(f"still {space}", f"swing {place}", "1")
        if table.to_act == "chance":
            met.append(space)
        else:
            assert table.count == (1, 0)
    assert met == covered


@pytest.mark.clause("GS-27")
@pytest.mark.parametrize("batter", ["nil", "zip"])
def test_the_place_of_the_bat_is_its_leftmost_space_for_batters_on_both_sides(batter: str) -> None:
    for space, met in {"b4": False, "c4": True, "d4": True, "e4": True, "f4": True, "g4": False}.items():
        table = diamond(batter=batter)
        table.throw(f"still {space}", "swing c4", "1")
        assert (table.to_act == "chance") is met, space


@pytest.mark.clause("GS-27")
@pytest.mark.parametrize("space", ["d4", "b2", "f6", *WILD_ZONE])
def test_a_ball_can_be_hit_in_every_zone(space: str) -> None:
    table = diamond(strikes=1, balls=3)
    table.throw(f"still {space}", f"swing {bat_on(space)}", "1")
    assert table.to_act == "chance"
    assert table.weights == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}
    assert table.ball == space


# GS-28: the batter's value by area, arm and speed


@pytest.mark.clause("GS-28", "GS-10", "GS-18")
@pytest.mark.parametrize(
    ("batter", "arm", "pitch", "values"),
    [
        # The ball is met on d4. On the left: swing d4 has the grip there, c4 the handle, b4 the barrel, a4 the tip.
        ("amber", RIGHT_ARM, "still", "d4=0 c4=1 b4=2 a4=3"),
        ("amber", RIGHT_ARM, "float", "d4=4 c4=5 b4=6 a4=-1"),
        ("amber", LEFT_ARM, "still", "d4=6 c4=-1 b4=0 a4=1"),
        ("amber", LEFT_ARM, "float", "d4=2 c4=3 b4=4 a4=5"),
        # On the right: swing a4 has the grip on d4, b4 the handle, c4 the barrel, d4 the tip.
        ("birch", RIGHT_ARM, "still", "a4=3 b4=4 c4=5 d4=6"),
        ("birch", RIGHT_ARM, "float", "a4=0 b4=-1 c4=1 d4=2"),
        ("birch", LEFT_ARM, "still", "a4=1 b4=0 c4=-1 d4=4"),
        ("birch", LEFT_ARM, "float", "a4=5 b4=6 c4=2 d4=3"),
        # Left against a right arm, right against a left arm.
        ("cedar", RIGHT_ARM, "still", "d4=5 c4=4 b4=3 a4=2"),
        ("cedar", RIGHT_ARM, "float", "d4=1 c4=0 b4=-1 a4=6"),
        ("cedar", LEFT_ARM, "still", "a4=-1 b4=6 c4=5 d4=4"),
        ("cedar", LEFT_ARM, "float", "a4=3 b4=2 c4=1 d4=0"),
        # Right against a right arm, left against a left arm.
        ("dogwood", RIGHT_ARM, "still", "a4=2 b4=3 c4=4 d4=5"),
        ("dogwood", RIGHT_ARM, "float", "a4=6 b4=-1 c4=0 d4=1"),
        ("dogwood", LEFT_ARM, "still", "d4=4 c4=5 b4=6 a4=-1"),
        ("dogwood", LEFT_ARM, "float", "d4=0 c4=1 b4=2 a4=3"),
    ],
)
def test_the_value_is_read_by_area_arm_and_speed(batter: str, arm: dict[str, str], pitch: str, values: str) -> None:
    for entry in values.split():
        place, value = entry.split("=")
        assert results(f"{pitch} d4", place, batter=batter, pitchers=arm) == ROLLS[int(value)], entry


@pytest.mark.clause("GS-28")
@pytest.mark.parametrize(
    ("pitch", "path", "total_of_amber"),
    [
        ("still d4", "1", 1),  # fast, handle: 1
        ("slide c4", "1", 1),  # fast, ends on d4
        ("rise d3", "1", 1),  # fast, ends on d4
        ("float d4", "1", 5),  # slow, handle: 5
        ("drop d5", "1", 5),  # slow, ends on d4
        ("spread c4", "1", 5),  # slow, ends on d4
        ("spread f4", "5", 5),  # slow, two to the left, ends on d4
    ],
)
def test_the_speed_is_that_of_the_pitch_and_the_area_where_it_ended(pitch: str, path: str, total_of_amber: int) -> None:
    assert results(pitch, "c4", path=path, batter="amber") == ROLLS[total_of_amber]


# GS-29: the value, the plus value where the ball ended, and the roll


@pytest.mark.clause("GS-29")
@pytest.mark.parametrize("space", SPACES)
def test_the_plus_value_of_every_space(space: str) -> None:
    assert results(f"still {space}", bat_on(space)) == ROLLS[plus_values()[space]]


@pytest.mark.clause("GS-29")
def test_the_plus_value_is_that_of_the_space_where_the_ball_ended() -> None:
    assert results("slide d5", "c5") == ROLLS[3]  # e5 has 3, where it started 2
    assert results("drop d5", "c4") == ROLLS[0]  # d4 has 0, where it started 2
    assert results("spread d4", "d4", path="3") == ROLLS[3]  # g4


@pytest.mark.clause("GS-29")
@pytest.mark.parametrize(
    ("batter", "pitch", "place", "sum_of_both"),
    [
        ("amber", "still c4", "c4", -1),  # grip 0, plus -1
        ("amber", "still e4", "c4", 3),  # barrel 2, plus 1
        ("amber", "still f4", "c4", 5),  # tip 3, plus 2
        ("amber", "float e5", "c5", 9),  # barrel 6, plus 3
        ("amber", "float f4", "c4", 1),  # tip -1, plus 2
        ("birch", "still c4", "c4", 5),  # on the right: tip 6, plus -1
        ("birch", "still f4", "c4", 5),  # on the right: grip 3, plus 2
        ("minus", "still a1", "a1", -4),  # -2 and -2
        ("minus", "still d5", "c5", 0),  # -2 and 2
    ],
)
def test_value_and_plus_value_and_roll_are_added(batter: str, pitch: str, place: str, sum_of_both: int) -> None:
    assert results(pitch, place, batter=batter) == ROLLS[sum_of_both]


# GS-30: over 12 is 12, under 1 is 1


@pytest.mark.clause("GS-30")
@pytest.mark.parametrize(("space", "roll"), [("d5", "5"), ("d5", "6"), ("e5", "4"), ("e5", "5"), ("e5", "6")])
def test_a_total_over_12_is_a_home_run(space: str, roll: str) -> None:
    table = diamond(batter="six", runners="2")  # 6, and 2 or 3 for the space: 13 to 15
    table.throw(f"still {space}", f"swing c{space[1]}", "1", roll)
    assert (table.score, table.runners, table.outs) == ((2, 0), "", 0)


@pytest.mark.clause("GS-30")
@pytest.mark.parametrize(
    ("space", "roll"), [("d4", "1"), ("d4", "2"), ("c4", "1"), ("c4", "2"), ("c4", "3"), ("a1", "1"), ("a1", "4")]
)
def test_a_total_under_1_is_a_double_play(space: str, roll: str) -> None:
    table = diamond(batter="minus", runners="13")  # -2, and 0, -1 or -2 for the space: -3 to 0
    table.throw(f"still {space}", f"swing {bat_on(space)}", "1", roll)
    assert (table.score, table.runners, table.outs) == ((0, 0), "2", 2)
