"""Referee's notebook: zones, sides of the plate, arms, and the cards that both may hold (GS-78, GS-81 to GS-84, GS-87)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond2 import STARTER, diamond, new_diamond

# The pitching zone from behind the plate, top row (7) first: strike zone, ball zone, wild pitch zone.
ZONES = """
W W W W W W W
W B B B B B W
W B S S S B W
W B S S S B W
W B S S S B W
W B B B B B W
W W W W W W W
"""
ROWS = [line.split() for line in ZONES.split("\n") if line]
SPACES = [(f"{column}{7 - row}", ROWS[row][number]) for row in range(7) for number, column in enumerate("abcdefg")]
PLACES = [f"{column}{row}" for row in range(1, 8) for column in "abcd"]


@pytest.mark.clause("GS-81")
@pytest.mark.parametrize(("space", "zone"), SPACES)
def test_what_a_space_is_when_the_batter_waits(space: str, zone: str) -> None:
    table = diamond(runners="2")
    table.throw(space, "wait")
    if zone == "S":
        expected = ("apple", (1, 0), "2")
    elif zone == "B":
        expected = ("apple", (0, 1), "2")
    elif space[0] == "a":
        expected = ("berry", (0, 0), "1 2")  # hit by the pitch
    else:
        expected = ("apple", (0, 1), "3")  # a wild pitch
    assert (table.batter, table.count, table.runners) == expected
    assert table.ball == space


@pytest.mark.clause("GS-81")
@pytest.mark.parametrize(("space", "zone"), SPACES)
def test_what_a_space_is_for_a_bunt(space: str, zone: str) -> None:
    table = diamond(runners="2")
    table.stay()
    table.play(f"pitch still {space}", "bunt", "1")
    if zone == "S":
        assert table.weights == {str(number): 1 for number in range(1, 7)}
        table.play("6")
        assert (table.batter, table.runners) == ("berry", "1 3")
    else:
        assert (table.batter, table.count, table.runners) == ("apple", (1, 0), "2")


@pytest.mark.clause("GS-81")
def test_seven_by_seven_spaces() -> None:
    table = diamond()
    table.stay()
    spaces = [move.split()[2] for move in table.moves if move.startswith("pitch still ")]
    assert spaces == [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]


@pytest.mark.clause("GS-81")
@pytest.mark.parametrize(("space", "zone"), SPACES)
def test_pitching_and_batting_zone_are_seen_alike(space: str, zone: str) -> None:
    # The bat's leftmost space is the one under the ball, or the last one that leaves room for four.
    table = diamond()
    table.throw(space, f"swing {min(space[0], 'd')}{space[1]}")
    assert table.to_act == "chance"  # met, wherever it is


@pytest.mark.clause("GS-82")
@pytest.mark.parametrize("row", range(1, 8))
def test_the_column_beside_a_batter_on_the_left(row: int) -> None:
    table = diamond(runners="3")
    table.throw(f"a{row}", "wait")
    assert (table.batter, table.runners, table.score) == ("berry", "1 3", (0, 0))
    table = diamond(runners="3")
    table.throw(f"g{row}", "wait")
    assert (table.batter, table.runners, table.score) == ("apple", "", (1, 0))


@pytest.mark.clause("GS-82")
@pytest.mark.parametrize("row", range(1, 8))
def test_the_column_beside_a_batter_on_the_right(row: int) -> None:
    # Against the left arm of the middle reliever apple stands on the right.
    table = diamond(runners="3", used={"B": 1})
    table.throw(f"g{row}", "wait")
    assert (table.batter, table.runners, table.score) == ("berry", "1 3", (0, 0))
    table = diamond(runners="3", used={"B": 1})
    table.throw(f"a{row}", "wait")
    assert (table.batter, table.runners, table.score) == ("apple", "", (1, 0))


@pytest.mark.clause("GS-82")
@pytest.mark.parametrize("space", ["b2", "b4", "b6", "b1", "b7"])
def test_only_the_outermost_column_is_beside_him(space: str) -> None:
    table = diamond()
    table.throw(space, "wait")
    assert (table.batter, table.count) == ("apple", (0, 1))


@pytest.mark.clause("GS-82")
def test_the_side_of_the_batter_who_is_up_counts() -> None:
    # plum, against a right arm, stands on the right; after him berry, who stands on the left.
    table = diamond(order={"A": "plum berry cherry damson fig grape lemon mango olive"})
    table.throw("g4", "wait")
    assert (table.batter, table.runners) == ("berry", "1")
    table.throw("g4", "wait")
    assert (table.batter, table.runners, table.count) == ("berry", "2", (0, 1))


# -- arms ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-83")
@pytest.mark.parametrize(
    ("used", "pitch", "die", "end"),
    [
        (0, "east d4", "1", "e4"),  # one to the right
        (1, "east d4", "1", "c4"),  # with the left arm one to the left
        (2, "curl d4", "3", "e3"),  # one to the right and one down
        (1, "curl d4", "3", "c3"),  # down is down for both arms
        (2, "loft d4", "5", "c5"),
        (1, "loft d4", "5", "e5"),
        (2, "hop c4", "4", "f4"),  # three to the right
        (1, "hop e4", "4", "b4"),
        (1, "dive d4", "3", "d2"),
        (1, "dive d4", "1", "d4"),
        (1, "still d4", "6", "d4"),
        (1, "hop b4", "6", "a4"),  # cut off at the edge that it flies to
        (2, "hop f4", "6", "g4"),
    ],
)
def test_a_left_arm_throws_the_other_way_sideways(used: int, pitch: str, die: str, end: str) -> None:
    table = diamond(used={"B": used})
    table.stay()
    table.play(f"pitch {pitch}", "wait", die)
    assert table.ball == end


@pytest.mark.clause("GS-83")
def test_it_is_the_arm_that_counts_not_the_side_of_the_batter() -> None:
    # plum stands on the right against the right arm of auk, on the left against the left arm of bittern.
    order = {"A": "plum berry cherry damson fig grape lemon mango olive"}
    for used, end in ((0, "e4"), (1, "c4")):
        table = diamond(used={"B": used}, order=order)
        table.stay()
        table.play("pitch east d4", "wait", "1")
        assert table.ball == end


@pytest.mark.clause("GS-83")
def test_a_left_arm_of_the_other_colour() -> None:
    table = diamond("1 bottom", used={"A": 1})
    table.stay()
    table.play("pitch east d4", "wait", "2")
    assert (table.pitcher, table.ball) == ("birch", "c4")


# -- cards -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-84")
def test_both_players_may_hold_the_same_pitches() -> None:
    # ash, fir, hazel and auk, egret, gull: six pitchers with the very same six pitches.
    table = new_diamond(first=1)
    table.play("starter ash", "middle fir", "closer hazel", "ready")
    table.play("starter auk", "middle egret", "closer gull", "ready")
    table.stay()
    assert (table.pitcher, table.thrown()) == ("auk", set(STARTER.split()))
    table.retire()
    table.stay()
    assert (table.pitcher, table.thrown()) == ("ash", set(STARTER.split()))


@pytest.mark.clause("GS-84")
def test_no_choice_of_one_side_limits_the_other() -> None:
    table = new_diamond(first=1)
    table.play("ready")
    for role in ("starter", "middle", "closer"):
        assert len(table.moves) == {"starter": 14, "middle": 13, "closer": 12}[role]  # all that are left, and `ready`
        table.play(table.moves[0])


@pytest.mark.clause("GS-78")
def test_three_batting_cards_for_every_pitch() -> None:
    table = diamond()
    for bat in ("wait", "bunt", "swing a7", "wait"):
        table.stay()
        table.play("pitch still b2")
        assert table.moves == ["wait", "bunt", *(f"swing {place}" for place in PLACES)]
        table.play(bat, "1")
        # A ball, a strike, a strike, a ball.
    assert table.count == (2, 2)


@pytest.mark.clause("GS-78")
def test_both_players_have_them() -> None:
    table = diamond("1 bottom")
    table.stay()
    table.play("pitch still b2")
    assert (table.to_act, len(table.moves), table.moves[:3]) == ("B", 30, ["wait", "bunt", "swing a1"])


@pytest.mark.clause("GS-87")
@pytest.mark.parametrize("place", PLACES)
def test_with_swing_the_bat_has_a_place(place: str) -> None:
    # Met on the four spaces from its leftmost one on, missed elsewhere.
    first = "abcdefg".index(place[0])
    for number, column in enumerate("abcdefg"):
        table = diamond()
        table.throw(f"{column}{place[1]}", f"swing {place}")
        assert (table.to_act == "chance") == (first <= number < first + 4)


@pytest.mark.clause("GS-87")
@pytest.mark.parametrize("bat", ["wait", "bunt"])
def test_with_wait_and_bunt_the_place_of_the_bat_has_no_effect(bat: str) -> None:
    # There is one Wait and one Bunt, not 28 of each; a strike is a strike, and a bunt is met, all over the strike zone.
    for space in ("c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"):
        table = diamond()
        table.stay()
        table.play(f"pitch still {space}")
        assert [move for move in table.moves if move.startswith(bat)] == [bat]
        table.play(bat, "1")
        if bat == "wait":
            assert table.count == (1, 0)
        else:
            table.play("6")
            assert (table.runners, table.batter) == ("1", "berry")
