"""The ball: BB-27, BB-28, BB-86, BB-90 and BB-91."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch, squares


def rolled(roll: str, stands: dict[str, str]) -> Pitch:
    """A names the Tackle and rolls this; a Hart is far away."""
    table = pitch({**stands, "h26": "rb1"})
    table.play("name T", roll)
    return table


# BB-27: picking up


@pytest.mark.clause("BB-27")
def test_who_moves_onto_the_ball_picks_it_up() -> None:
    table = rolled("1", {"g16": "T", "h16": "o"})
    assert table.offered("move T") == ["g15", "h15", "f16", "h16", "g17", "h17"]
    table.play("move T h16")
    assert table.ball == "A T"
    assert table.field == {"h16": "T*", "h26": "rb1"}
    assert table.cites("BB-27")


@pytest.mark.clause("BB-27")
def test_who_picks_it_up_may_go_on_with_what_is_left() -> None:
    table = rolled("3", {"g16": "T", "h16": "o"})
    assert "move T j16 over" in table.moves, "one step to the ball and two more"
    assert not {"move T k16", "move T k16 over"} & set(table.moves)
    table.play("move T j16 over")
    assert table.field == {"j16": "T*", "h26": "rb1"}


@pytest.mark.clause("BB-27")
def test_who_picks_it_up_need_not_go_on() -> None:
    table = rolled("6", {"g16": "T", "h16": "o"})
    table.play("move T h16")
    assert (table.ball, table.to_act) == ("A T", "B")


@pytest.mark.clause("BB-27")
def test_nobody_picks_it_up_from_the_next_square() -> None:
    table = rolled("1", {"f16": "T", "h16": "o"})
    table.play("move T g16")
    assert (table.ball, table.field["h16"]) == ("h16", "o")


@pytest.mark.clause("BB-27", "BB-56")
def test_who_picks_it_up_on_the_last_row_may_go_on_into_the_end_zone() -> None:
    one = rolled("1", {"h30": "T", "h31": "o"})
    assert one.offered("touchdown") == []
    two = rolled("2", {"h30": "T", "h31": "o"})
    assert two.moves[-1] == "touchdown T"
    two.play("touchdown T")
    assert two.touchdowns == (1, 0)


@pytest.mark.clause("BB-27", "BB-42")
def test_who_picked_it_up_has_it_and_may_hand_it_off_in_the_same_turn() -> None:
    table = rolled("1", {"g16": "T", "h16": "o", "i16": "S1"})
    table.play("move T h16")
    assert table.moves == ["handoff T S1", "end"]


# BB-28: over the ball or around it


@pytest.mark.clause("BB-28")
def test_a_square_reached_over_the_ball_and_around_it_is_offered_both_ways() -> None:
    # From g16 with a 2: over h16 he gets to h15, i15, i16, h17 and i17; i16 only so.
    table = rolled("2", {"g16": "T", "h16": "o"})
    assert table.offered("move T") == [
        *["f14", "g14", "h14"],
        *["f15", "g15", "h15", "h15 over", "i15", "i15 over"],
        *["e16", "f16", "h16", "i16 over"],
        *["f17", "g17", "h17", "h17 over", "i17", "i17 over"],
        *["f18", "g18", "h18"],
    ]


@pytest.mark.clause("BB-28")
def test_the_way_around_leaves_the_ball_and_the_way_over_takes_it() -> None:
    around = rolled("2", {"g16": "T", "h16": "o"})
    around.play("move T i15")
    assert around.field == {"i15": "T", "h16": "o", "h26": "rb1"}
    over = rolled("2", {"g16": "T", "h16": "o"})
    over.play("move T i15 over")
    assert over.field == {"i15": "T*", "h26": "rb1"}


@pytest.mark.clause("BB-28")
def test_stepping_on_the_ball_always_picks_it_up() -> None:
    table = rolled("2", {"g16": "T", "h16": "o"})
    assert "move T i16" not in table.moves
    table.refuses("move T i16")
    assert "move T h16 over" not in table.moves


@pytest.mark.clause("BB-28")
def test_a_held_ball_is_not_picked_up_on_the_way() -> None:
    table = rolled("6", {"g16": "T", "h16": "S1*"})
    assert not any(move.endswith(" over") for move in table.moves)


@pytest.mark.clause("BB-28", "BB-86")
def test_the_way_over_the_ball_costs_its_steps() -> None:
    # To g15, a neighbour of g16: over h16 and h15 it takes 3.
    assert "move T g15 over" not in rolled("2", {"g16": "T", "h16": "o"}).moves
    assert "move T g15 over" in rolled("3", {"g16": "T", "h16": "o"}).moves


# BB-86: a pick-up is a part of the move


@pytest.mark.clause("BB-86", "BB-16")
def test_next_to_an_opponent_he_stops_there_with_the_ball() -> None:
    table = rolled("6", {"g16": "T", "i16": "o", "j16": "s1"})
    assert "move T i16" in table.moves
    assert not any(move.endswith(" over") for move in table.moves)
    table.play("move T i16")
    assert (table.ball, table.moves) == ("A T", ["tackle T x S1"])


@pytest.mark.clause("BB-86")
def test_the_start_square_may_be_crossed_again_but_not_ended_on() -> None:
    # The ball lies in the corner: from b1 to a1 and back over b1 to c1 are three steps.
    corner = {"b1": "T", "a1": "o", "a2": "x", "b2": "x"}
    two = rolled("2", corner)
    assert two.offered("move T") == ["a1", "c1", "d1", "c2"]
    three = rolled("3", corner)
    assert three.offered("move T") == ["a1", "c1", "c1 over", "d1", "e1", "c2", "d2", "c3", "d3"]
    three.refuses("move T b1")
    three.play("move T c1 over")
    assert (three.ball, three.field["c1"]) == ("A T", "T*")


@pytest.mark.clause("BB-86")
def test_a_start_square_next_to_an_opponent_cannot_be_entered_again() -> None:
    # The Hart on b2 is next to b1 and c1, but not to the corner.
    table = rolled("6", {"b1": "T", "a1": "o", "a2": "x", "b2": "s1"})
    assert table.moves == ["move T a1", "move T c1"]


@pytest.mark.clause("BB-86", "BB-12")
def test_picking_up_gives_no_new_roll_and_no_new_steps() -> None:
    table = rolled("2", {"f16": "T", "h16": "o"})
    assert "move T h16" in table.moves
    assert not any(move.endswith(" over") for move in table.moves)
    table.play("move T h16")
    assert table.to_act == "B"


@pytest.mark.clause("BB-86", "BB-14")
def test_picking_up_makes_no_new_start_square() -> None:
    # The square of the ball may be ended on, the square he left may not.
    table = rolled("4", {"g16": "T", "h16": "o"})
    assert "move T h16" in table.moves
    assert not {"move T g16", "move T g16 over"} & set(table.moves)
    table.refuses("move T g16 over")


# BB-90: on the field


@pytest.mark.clause("BB-90", "BB-46")
@pytest.mark.parametrize(
    ("start", "around"),
    [
        ("h31", "29 g-j, 30 f-j, 31 f-g j-k"),
        ("h1", "1 f-g j-k, 2 f-j, 3 g-j"),
        ("a1", "1 c-d, 2 a-c, 3 a-c"),
        ("o31", "31 m-n, 30 m-o, 29 n-p"),
        ("a16", "14 a-c, 15 a-d, 16 c-d, 17 a-d, 18 a-c"),
    ],
)
def test_a_fumble_is_never_placed_in_an_end_zone_or_off_the_field(start: str, around: str) -> None:
    table = pitch({start: "HT*", "h24": "rb1"})
    table.play("name HT", "3 3")
    assert table.to_act == "B"
    assert set(table.moves) == {f"ball {square}" for square in squares(around)}


@pytest.mark.clause("BB-90", "BB-72")
def test_an_incomplete_pass_is_never_placed_in_an_end_zone_or_off_the_field() -> None:
    # Four squares from the corner p31.
    table = pitch({"d31": "T*", "o31": "RB1", "h16": "rb1"}, head="passing=yes")
    table.play("name RB1", "1", "move RB1 p31", "pass T RB1", "1", "4")
    assert table.to_act == "B"
    assert table.offered("ball") == ["n27", "o27", "p27", "m28", "m29", "l30", "l31"]
    assert table.offered("give") == []


# BB-91: giving it to a Heavy Tackle


@pytest.mark.clause("BB-91", "BB-47")
@pytest.mark.parametrize(
    ("fumbler", "hart", "heavy", "walls"),
    [
        ("a1", "b1", "c1", "2 a-b, 3 a-b"),
        ("p1", "o1", "m1", "2 n-o, 3 o-p"),
    ],
)
def test_a_fumble_is_given_to_a_heavy_tackle_of_whom_one_square_is_in_range(
    fumbler: str, hart: str, heavy: str, walls: str
) -> None:
    # Both tacklers fall and leave Carnage: all within two of the corner is closed but for one foot of the Heavy Tackle.
    stands = {fumbler: "T*", hart: "rb1", heavy: "ht", "h10": "RB1", **dict.fromkeys(squares(walls), "x")}
    table = pitch(stands)
    table.play("name RB1", "1", "move RB1 h11", "tackle T x RB1", "5", "5")
    assert (table.to_act, table.moves) == ("B", ["give HT"])
    table.play("give HT")
    assert table.ball == "B HT"


@pytest.mark.clause("BB-91", "BB-47")
def test_he_is_not_given_it_when_neither_square_is_in_range() -> None:
    stands = {"a1": "T*", "b1": "rb1", "d1": "ht", "c1": "x", "h10": "RB1", **dict.fromkeys(squares("2 a, 3 a-b"), "x")}
    table = pitch({**stands, "b2": "s1"})
    table.play("name RB1", "1", "move RB1 h11", "tackle T x RB1", "5", "5")
    assert (table.to_act, table.moves) == ("B", ["give S1"])


@pytest.mark.clause("BB-91", "BB-73")
@pytest.mark.parametrize(("heavy", "caught"), [("c16", False), ("d16", True), ("e16", True)])
def test_a_pass_is_intercepted_by_a_heavy_tackle_with_either_square(heavy: str, caught: bool) -> None:
    # The receiver is on h16, and the passing die shows 3: e16 is at that distance.
    table = pitch({"o24": "T*", "h15": "RB1", heavy: "ht", "h30": "rb1"}, head="passing=yes")
    table.play("name RB1", "1", "move RB1 h16", "pass T RB1", "1", "3")
    assert table.to_act == "B"
    assert table.offered("give") == (["HT"] if caught else [])
    assert ("e16" in table.offered("ball")) == (not caught)
    if caught:
        table.play("give HT")
        assert (table.ball, table.to_act) == ("B HT", "B")


@pytest.mark.clause("BB-91", "BB-47")
def test_a_fumble_goes_back_to_a_heavy_tackle_of_the_own_team_in_the_same_way() -> None:
    walls = dict.fromkeys(squares("2 a-b, 3 a-b"), "x")
    table = pitch({"a1": "T*", "b1": "rb1", "c1": "HT", "h10": "RB1", "h20": "s1", **walls})
    table.play("name RB1", "1", "move RB1 h11", "tackle T x RB1", "5", "5")
    assert (table.to_act, table.moves) == ("B", ["give own HT"])
    table.play("give own HT")
    assert table.ball == "A HT"


@pytest.mark.clause("BB-91", "BB-74")
def test_a_pass_is_recovered_by_a_heavy_tackle_with_either_square() -> None:
    # Exactly one from the corner p31 are o30, with Carnage, and o31, the Heavy Tackle's right square.
    table = pitch(
        {"d31": "T*", "p31": "RB1", "n31": "HT", "o30": "x", "h8": "L1", "h16": "rb1"},
        head="passing=yes",
    )
    table.play("name L1", "1", "move L1 h7", "pass T RB1", "2", "1")
    assert (table.to_act, table.moves) == ("B", ["give own HT"])
    table.play("give own HT")
    assert (table.ball, table.to_act) == ("A HT", "B")
