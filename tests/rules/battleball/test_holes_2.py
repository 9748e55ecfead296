"""Referee's notebook: sides of BB-48 to BB-94 that breaking the rules on purpose showed to be untested."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch
from tests.rules.battleball.pitch2 import SPARE, aside, carnage, line_up, may_place, rubble, starts_turn, wall

# The six squares around h16.
RING = "h15 i15 g16 i16 h17 i17"
# A pocket for one: in the corner p1, closed but for o2, where a Heavy Tackle has no room.
POCKET = rubble("o1 n2")


def back_to_a(table: Pitch) -> Pitch:
    """Both spare Linemen have taken a step, so that a halt has been looked for twice; A is to move again."""
    aside(table)
    if table.moves[-1] == "end":
        table.play("end")
    aside(table)
    assert starts_turn(table, "A")
    return table


# BB-48: a player is enough


@pytest.mark.clause("BB-48")
@pytest.mark.parametrize(("near", "given"), [("s1", "give S1"), ("x", "give own T")])
def test_play_is_not_halted_while_a_player_of_either_team_is_within_two(near: str, given: str) -> None:
    # Around the corner p1: o1 with the taker, o2, n1, n2, o3 and p3.
    table = aside(pitch({"p1": "RB1*", "o1": "T", "o3": near, **rubble("o2 n1 n2 p3"), **SPARE}))
    table.play("handoff RB1 T", "4", "4")
    assert (table.to_act, table.moves) == ("B", [given])
    table.play(given)
    # RB1 and T are sealed in, but that is for the end of the turn; the ball was given.
    assert table.cites("BB-47") and not table.cites("BB-48")


# BB-52: what a halt may come of, turns after the last one was looked for


@pytest.mark.clause("BB-52")
def test_carnage_that_closes_the_way_in_a_later_turn_halts_play() -> None:
    # h20 is the last gap of the wall. A has the ball below it; all Harts but the one who falls there are above.
    table = back_to_a(pitch({**wall(20, "h"), "h10": "RB1*", "h19": "T", "h23": "rb1", "h28": "rb2", **SPARE}))
    table.play("name L2", "1", "move L2 c1")
    table.play("name RB1", "3", "move RB1 h20", "tackle RB1 x T", "9", "3")
    assert (table.to_act, may_place(table)) == ("A", {"RB1", "T", "L2"})


@pytest.mark.clause("BB-52")
def test_a_ball_that_is_buried_in_a_later_turn_halts_play() -> None:
    # h16 is sealed, and two squares from the giver on h18.
    table = back_to_a(pitch({**rubble(RING), "h18": "RB1*", "h19": "S1", **SPARE}))
    table.play("name L2", "1", "move L2 c1", "handoff RB1 S1", "4", "4", "ball h16")
    assert (table.to_act, may_place(table)) == ("A", {"RB1", "S1", "L2"})


@pytest.mark.clause("BB-52")
@pytest.mark.parametrize(
    ("ball", "roll", "move"), [({"n3": "T", "o3": "o"}, "3", "move T p1 over"), ({"o3": "T*"}, "2", "move T p1")]
)
def test_a_ball_that_is_carried_out_of_everybodys_reach_halts_play(ball: dict[str, str], roll: str, move: str) -> None:
    # No Wolf gets up through the wall. B's Heavy Tackle could bring the ball down, but not out of the pocket on p1.
    table = back_to_a(pitch({**wall(20), **POCKET, **ball, "d10": "ht", **SPARE}))
    table.play("name T", roll, move)
    assert (table.to_act, may_place(table)) == ("A", {"T", "L2"})


# BB-52: the Heavy Tackle's second square


@pytest.mark.clause("BB-52")
@pytest.mark.parametrize(("closed", "halted"), [("", False), ("j17", True)])
def test_a_heavy_tackle_with_the_ball_may_be_walked_up_to_at_his_right_square(closed: str, halted: bool) -> None:
    # A's Heavy Tackle is sealed in on h16 and i16. B's can stand on j17 and k17, next to i16 only.
    hole = rubble(f"g16 j16 h15 i15 j15 h17 i17 {closed}")
    table = pitch({**hole, "h16": "HT*", "h25": "ht"}, next="turn B")
    table.play("name HT", "1 2", "move HT i25")
    assert (may_place(table) == {"HT"}) == halted
    assert halted or starts_turn(table, "B")  # A cannot move and has nothing to do


@pytest.mark.clause("BB-52")
def test_a_heavy_tackle_may_walk_to_the_loose_ball_with_his_right_foot() -> None:
    # On the half square p17 he can only set the right one.
    table = pitch({"p17": "o", "h5": "x", "h10": "HT", "h25": "ht"})
    table.play("name HT", "1 2", "move HT i10")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-52")
@pytest.mark.parametrize(
    ("passer", "seal", "halted"),
    [("i20", "h20 k20 i19 j19 k19 i21 j21 k21", False), ("h20", "g20 j20 h19 i19 j19 h21 i21 j21", True)],
)
def test_a_heavy_tackle_throws_from_his_nearer_square(passer: str, seal: str, halted: bool) -> None:
    # Both are sealed in; T on p31 has only to step into the end zone. From j20 it is 11 squares, from i20 it is 12.
    field = {passer: "HT*", **rubble(seal), "p31": "T", **rubble("o30 o31"), "a31": "l2"}
    table = pitch(field, head="passing=yes", next="turn B")
    table.play("name L2", "1", "move L2 b31")
    assert table.to_act == "A"
    assert (may_place(table) == {"HT", "T"}) == halted
    assert halted or table.moves == ["pass HT T", "end"]


# BB-55: the halts of BB-48 and BB-75


@pytest.mark.clause("BB-55", "BB-48")
@pytest.mark.parametrize(
    ("corner", "beside", "tackle", "first"),
    [("RB1*", "rb2", "tackle RB1 x RB2", "A"), ("rb1*", "RB2", "tackle RB2 x RB1", "B")],
)
def test_after_a_fumble_with_nowhere_to_go_the_fumbling_team_goes_first(
    corner: str, beside: str, tackle: str, first: str
) -> None:
    table = aside(pitch({"p1": corner, "o1": beside, **rubble("n1 n2 o2 o3 p3"), **SPARE}))
    table.play(tackle, "7", "7")
    line_up(table)
    line_up(table)
    assert starts_turn(table, first)


@pytest.mark.clause("BB-55", "BB-75")
def test_after_a_pass_out_of_play_the_passing_team_goes_first() -> None:
    table = aside(pitch({"a20": "RB1*", "a31": "S1", **rubble("a30 b31"), **SPARE}, head="passing=yes"))
    table.play("pass RB1 S1", "3", "1")
    line_up(table)
    line_up(table)
    assert starts_turn(table, "A")


# BB-67


@pytest.mark.clause("BB-67")
@pytest.mark.parametrize(
    ("turn", "stands"), [("A", {"h26": "RB1*", "h31": "S1"}), ("B", {"h6": "rb1*", "h1": "s1"})], ids=["A", "B"]
)
def test_a_receiver_may_stand_on_the_row_before_the_end_zone(turn: str, stands: dict[str, str]) -> None:
    table = aside(pitch({**stands, **SPARE}, head="passing=yes", next=f"turn {turn}"))
    assert "pass RB1 S1" in table.moves


# BB-89: a ball that lay loose somewhere else


@pytest.mark.clause("BB-89", "BB-53")
def test_a_loose_ball_is_back_on_the_centre_square_after_a_halt() -> None:
    table = aside(pitch({"p1": "o", **rubble("o1 o2"), **SPARE}))
    assert (table.to_act, may_place(table), table.ball) == ("A", {"L2"}, "h16")
    line_up(table)
    line_up(table)
    assert (table.ball, table.field["h16"], carnage(table)) == ("h16", "o", set())
    assert "o" not in {token for square, token in table.field.items() if square != "h16"}


@pytest.mark.clause("BB-89", "BB-62")
@pytest.mark.parametrize(("dice", "half"), [(("5", "5"), 1), (("3", "5"), 2)], ids=["restart", "touchdown"])
def test_a_loose_ball_is_back_on_the_centre_square_for_a_new_line_up(dice: tuple[str, str], half: int) -> None:
    table = pitch({"h10": "T", "h12": "l1", "c20": "o"})
    table.play("name T", "1", "move T h11", "tackle T x L1", *dice)
    assert (table.half, table.ball, table.field) == (half, "h16", {"h16": "o"})


# BB-92


@pytest.mark.clause("BB-92", "BB-74")
def test_the_turn_ends_also_when_the_passing_side_recovers_the_ball() -> None:
    # T, who gets it, stands next to S1 and could hand off.
    table = aside(pitch({"a20": "RB1*", "a31": "S1", "a30": "x", "b31": "T", **SPARE}, head="passing=yes"))
    table.play("pass RB1 S1", "3", "1", "give own T")
    assert table.ball == "A T"
    assert starts_turn(table, "B")


# BB-94


@pytest.mark.clause("BB-94")
@pytest.mark.parametrize(("dice", "half"), [(("4", "9"), 2), (("9", "4"), 2), (("7", "7"), 1)])
def test_a_tackle_that_ends_or_restarts_the_half_begins_the_count_anew(dice: tuple[str, str], half: int) -> None:
    table = pitch({"e8": "RB1", "e10": "rb2"}, quiet=50)
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", *dice)
    assert (table.half, table.view(None)["quiet"]) == (half, 0)
