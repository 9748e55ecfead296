"""The Heavy Tackle: BB-20 to BB-26 and BB-81 to BB-85."""

from __future__ import annotations

import pytest

from sandlot.errors import SandlotError
from tests.notebook import notebook
from tests.rules.battleball.pitch import HARTS, WOLVES, Pitch, new_pitch, pitch, squares

FAR = {"h24": "rb1*"}


def rolled(roll: str, stands: dict[str, str]) -> Pitch:
    """A names the Heavy Tackle and rolls this; a Hart far away has the ball."""
    table = pitch({**stands, **FAR})
    table.play("name HT", roll)
    return table


# BB-20: one of two dice


@pytest.mark.clause("BB-20")
@pytest.mark.parametrize(
    ("roll", "farthest", "too_far"), [("2 5", "f10", "g10"), ("1 2", "c10", "d10"), ("5 6", "g10", "h10")]
)
def test_he_uses_the_higher_die_if_he_likes_and_never_the_sum(roll: str, farthest: str, too_far: str) -> None:
    table = rolled(roll, {"a10": "HT"})
    assert table.to_act == "A"
    assert {"b10", farthest} <= table.reach("HT")
    assert too_far not in table.reach("HT")
    table.refuses(f"move HT {too_far}")


@pytest.mark.clause("BB-20")
def test_he_may_use_the_lower_die_or_less_of_it() -> None:
    table = rolled("2 5", {"a10": "HT"})
    assert {"b10", "c10", "d10", "e10", "f10"} <= table.reach("HT")
    table.play("move HT b10")
    assert table.field["b10"] == table.field["c10"] == "HT"
    assert "a10" not in table.field


@pytest.mark.clause("BB-20", "BB-24", "BB-56")
@pytest.mark.parametrize(("start", "scores"), [("h31", True), ("h30", True), ("h29", False)])
def test_the_end_zone_is_a_step_for_him_too(start: str, scores: bool) -> None:
    table = pitch({start: "HT*", "h16": "rb1"})
    table.play("name HT", "1 2")
    assert table.offered("touchdown") == (["HT"] if scores else [])
    if scores:
        assert table.moves[-1] == "touchdown HT"
        table.play("touchdown HT")
        assert table.touchdowns == (1, 0)


@pytest.mark.clause("BB-25", "BB-58")
@pytest.mark.parametrize(("guard", "scores"), [("g31", False), ("k31", False), ("l31", True)])
def test_a_foot_next_to_an_opponent_on_the_last_row_keeps_him_out(guard: str, scores: bool) -> None:
    # From h30 and i30 he gets up to h31-i31 or i31-j31. Carnage on h31 leaves the second, and a Hart on k31 guards j31,
    # one on l31 does not; Carnage on j31 leaves the first, and a Hart on g31 guards h31.
    shut = "j31" if guard == "g31" else "h31"
    table = pitch({"h30": "HT*", guard: "s1", shut: "x", "h16": "rb1"})
    table.play("name HT", "1 2")
    assert ("h31" if guard == "g31" else "i31") in table.reach("HT")
    assert table.offered("touchdown") == (["HT"] if scores else [])


# BB-21, BB-22: malfunction


@pytest.mark.clause("BB-21")
@pytest.mark.parametrize("doubles", ["1 1", "2 2", "3 3", "4 4", "5 5", "6 6"])
def test_doubles_are_a_malfunction_and_he_does_not_move(doubles: str) -> None:
    table = rolled(doubles, {"h10": "HT"})
    assert table.to_act == "B"
    assert table.field == {"h10": "HT", "i10": "HT", "h24": "rb1*"}
    assert table.cites("BB-21")


@pytest.mark.clause("BB-21")
@pytest.mark.parametrize("dice", ["1 2", "3 4", "5 6", "1 6"])
def test_different_numbers_are_none(dice: str) -> None:
    table = rolled(dice, {"h10": "HT"})
    assert table.to_act == "A"
    assert not table.cites("BB-21")


@pytest.mark.clause("BB-22", "BB-46", "BB-80")
def test_a_malfunction_with_the_ball_fumbles_it() -> None:
    table = pitch({"h10": "HT*", "h24": "rb1"})
    table.play("name HT", "4 4")
    assert table.to_act == "B"
    # Not more than two spaces from the nearer of h10 and i10.
    around = squares("8 g-j, 9 g-k, 10 f-g j-k, 11 g-k, 12 g-j")
    assert len(around) == 22
    assert len(table.moves) == 22
    assert set(table.offered("ball")) == around
    table.play("ball k10")
    assert table.field == {"h10": "HT", "i10": "HT", "k10": "o", "h24": "rb1"}
    assert (table.to_act, table.moves) == ("B", ["name RB1"])
    assert table.cites("BB-22")


@pytest.mark.clause("BB-22")
def test_a_malfunction_without_the_ball_fumbles_nothing() -> None:
    table = pitch({"h10": "HT", "c10": "T*", "h24": "rb1"})
    table.play("name HT", "4 4")
    assert (table.ball, table.to_act) == ("A T", "B")
    assert not table.cites("BB-22")


@pytest.mark.clause("BB-22", "BB-21")
def test_different_numbers_fumble_nothing() -> None:
    table = pitch({"h10": "HT*", "h24": "rb1"})
    table.play("name HT", "4 5", "move HT i11")
    assert (table.ball, table.field["i11"], table.field["j11"]) == ("A HT", "HT*", "HT*")


# BB-23, BB-81: where he stands


@pytest.mark.clause("BB-23", "BB-81")
def test_he_stands_on_any_two_squares_side_by_side_in_a_row() -> None:
    table = new_pitch()
    offered = table.offered("place HT")
    for row in range(1, 7):
        here = {square for square in offered if square[1:] == str(row)}
        assert here == squares(f"{row} a-o" if row % 2 else f"{row} a-n")
        assert len(here) == (15 if row % 2 else 14)


@pytest.mark.clause("BB-81", "BB-05")
@pytest.mark.parametrize(("left", "right"), [("a1", "b1"), ("o5", "p5"), ("a2", "b2"), ("n6", "o6")])
def test_a_half_square_and_the_whole_one_beside_it_are_a_place(left: str, right: str) -> None:
    table = new_pitch()
    table.play(f"place HT {left}")
    field = table.view("A")["field"]
    assert {square for square, token in field.items() if token == "HT"} == {left, right}


@pytest.mark.clause("BB-81")
@pytest.mark.parametrize("off", ["p1", "p5", "o2", "o6"])
def test_the_last_square_of_a_row_has_none_beside_it(off: str) -> None:
    new_pitch().refuses(f"place HT {off}")


@pytest.mark.clause("BB-81", "BB-82")
def test_he_gets_onto_the_half_squares_in_play() -> None:
    left = rolled("1 6", {"d16": "HT"}).reach("HT")
    assert squares("15 a, 16 a, 17 a") <= left
    right = rolled("1 6", {"k16": "HT"}).reach("HT")
    assert squares("15 o, 16 n, 17 o") <= right
    assert not squares("15 p, 16 o, 17 p") & right


@pytest.mark.clause("BB-23")
@pytest.mark.parametrize(("first", "second"), [("h10", "h11"), ("h10", "i11"), ("h10", "h9"), ("h10", "j10")])
def test_he_never_stands_across_two_rows_or_apart(first: str, second: str) -> None:
    lines = pitch({"c10": "HT", "h24": "rb1*"}).position.splitlines()
    for number, line in enumerate(lines):
        row, *words = line.split()
        if "HT" in words:
            words = ["."] * 15
        for foot in (first, second):
            if row == foot[1:]:
                words["abcdefghijklmnop".index(foot[0])] = "HT"
        if row.isdigit():
            lines[number] = " ".join([row, *words])
    with pytest.raises(SandlotError):
        notebook("\n".join(lines))


@pytest.mark.clause("BB-23")
def test_wherever_he_goes_both_feet_are_in_one_row() -> None:
    for square in rolled("1 2", {"h10": "HT"}).reach("HT"):
        table = rolled("1 2", {"h10": "HT"})
        table.play(f"move HT {square}")
        right = chr(ord(square[0]) + 1) + square[1:]
        assert {where for where, token in table.field.items() if token == "HT"} == {square, right}


# BB-24, BB-82: how he steps


@pytest.mark.clause("BB-24", "BB-82")
@pytest.mark.parametrize(
    ("start", "reached"),
    [
        ("h10", "8 g-i, 9 g-j, 10 f-g i-j, 11 g-j, 12 g-i"),
        ("h11", "9 g-i, 10 f-i, 11 f-g i-j, 12 f-i, 13 g-i"),
    ],
)
def test_one_foot_is_counted_a_step_at_a_time(start: str, reached: str) -> None:
    # His left foot goes where any player would go with a 2.
    assert rolled("1 2", {start: "HT"}).reach("HT") == squares(reached)


@pytest.mark.clause("BB-24")
def test_he_does_not_move_two_squares_at_a_time() -> None:
    table = rolled("1 4", {"a10": "HT"})
    along = {square for square in table.reach("HT") if square[1:] == "10"}
    assert along == squares("10 b-e")
    up = {int(square[1:]) for square in table.reach("HT")}
    assert max(up) == 14


@pytest.mark.clause("BB-82")
@pytest.mark.parametrize(
    ("start", "reached"),
    [
        ("a16", "14 a-b, 15 a-c, 16 b-c, 17 a-c, 18 a-b"),
        ("n16", "14 m-n, 15 m-o, 16 l-m, 17 m-o, 18 m-n"),
        ("a15", "13 a-b, 14 a-b, 15 b-c, 16 a-b, 17 a-b"),
        ("o15", "13 n-o, 14 m-n, 15 m-n, 16 m-n, 17 n-o"),
    ],
)
def test_there_is_no_step_where_a_foot_would_leave_the_field(start: str, reached: str) -> None:
    assert rolled("1 2", {start: "HT"}).reach("HT") == squares(reached)


@pytest.mark.clause("BB-82")
def test_he_cannot_squeeze_along_the_edge_on_one_foot() -> None:
    # From o15 and p15 he goes to n14, n15 or n16 with his left foot; o14 and o16 would put the right one off the field.
    stands = {"o15": "HT", "h10": "RB1", **FAR}
    closed = pitch({**stands, **dict.fromkeys(("n14", "n15", "n16"), "x")})
    assert closed.moves == ["name RB1"]
    for gap in ("n14", "n15", "n16"):
        walls = dict.fromkeys({"n14", "n15", "n16"} - {gap}, "x")
        assert pitch({**stands, **walls}).moves == ["name RB1", "name HT"]


# BB-25: room for both feet, and stopping


@pytest.mark.clause("BB-25")
@pytest.mark.parametrize("blocker", ["x", "T"])
def test_both_squares_must_be_free(blocker: str) -> None:
    table = rolled("1 2", {"h10": "HT", "k10": blocker})
    assert table.reach("HT") == squares("8 g-i, 9 g-j, 10 f-g i, 11 g-j, 12 g-i")
    table.refuses("move HT j10")
    table = rolled("1 2", {"h10": "HT", "f10": blocker})
    assert table.reach("HT") == squares("8 g-i, 9 g-j, 10 g i-j, 11 g-j, 12 g-i")


@pytest.mark.clause("BB-25")
def test_both_squares_must_be_free_at_every_step_of_the_way() -> None:
    # A wall across the field. A hole of one square lets a Tackle through but not a Heavy one; one of two lets both.
    one = dict.fromkeys(squares("12 a-g i-o"), "x")
    two = dict.fromkeys(squares("12 a-g j-o"), "x")
    beyond = squares("13 a-p, 14 a-o")
    tackle = pitch({"h11": "T", **one, **FAR})
    tackle.play("name T", "6")
    assert tackle.reach("T") & beyond
    assert not rolled("5 6", {"h11": "HT", **one}).reach("HT") & squares("12 a-o, 13 a-p, 14 a-o")
    assert {"h12", "h13", "i13"} <= rolled("1 2", {"h11": "HT", **two}).reach("HT")


@pytest.mark.clause("BB-25", "BB-16")
def test_an_opponent_next_to_his_right_foot_stops_him() -> None:
    # The Hart on k16 guards k15. With his right foot there he stands on j15 and k15, and goes no farther.
    reached = rolled("1 3", {"h16": "HT", "k16": "s1"}).reach("HT")
    assert {"i16", "j15", "j17"} <= reached
    assert not {"k15", "k17", "j16"} & reached


@pytest.mark.clause("BB-25", "BB-16")
def test_an_opponent_next_to_his_left_foot_stops_him() -> None:
    # The Hart on f16 guards g15. With his left foot there he goes no farther, to f15.
    reached = rolled("1 3", {"h16": "HT", "f16": "s1"}).reach("HT")
    assert {"g16", "g15", "g17"} <= reached
    assert not {"f15", "f17", "f16", "e16"} & reached


@pytest.mark.clause("BB-25", "BB-17")
def test_he_may_move_away_from_an_opponent() -> None:
    # The Hart on k10 is next to his right foot on j10; to the left he gets clear at once and goes on.
    table = rolled("1 2", {"i10": "HT", "k10": "s1"})
    assert {"h10", "g10"} <= table.reach("HT")
    table.play("move HT g10")
    assert table.to_act == "B"


@pytest.mark.clause("BB-25", "BB-83")
def test_an_opposing_heavy_tackle_stops_him_with_either_square() -> None:
    # The Hart stands on l16 and m16, and guards k16 with the one and n16 with the other.
    right = rolled("5 6", {"h16": "HT", "l16": "ht"}).reach("HT")
    assert "j16" in right
    assert not {"k16", "l16"} & right
    left = rolled("2 3", {"n14": "HT", "l16": "ht"}).reach("HT")
    # o15-p15 is clear. n16-o16, the next step, is next to m16, and the only way on to n17 and o17.
    assert {"n15", "o15", "n16"} <= left
    assert not {"n17", "o17"} & left


# BB-26: after a malfunction


@pytest.mark.clause("BB-26")
def test_after_a_malfunction_nobody_moves_in_his_place() -> None:
    table = rolled("2 2", {"h10": "HT", "c10": "RB1"})
    assert (table.to_act, table.moves) == ("B", ["name RB1"])


@pytest.mark.clause("BB-26")
def test_after_a_malfunction_he_may_tackle() -> None:
    table = rolled("2 2", {"h10": "HT", "j10": "s1", "c10": "T", "d10": "s2"})
    assert (table.to_act, table.moves) == ("A", ["tackle T x S2", "tackle HT x S1"])
    table.play("tackle HT x S1", "3 5", "9", "use 3")
    assert "S1" in table.injured("B")
    assert table.field["j10"] == "x"
    assert table.to_act == "B"


@pytest.mark.clause("BB-26")
def test_the_fumble_is_placed_before_the_tackle() -> None:
    table = pitch({"h10": "HT*", "j10": "s1", "h24": "rb1"})
    table.play("name HT", "2 2")
    assert table.to_act == "B"
    assert set(table.offered("ball")) == squares("8 g-j, 9 g-k, 10 f-g k, 11 g-k, 12 g-j")
    table.play("ball k9")
    assert (table.to_act, table.moves) == ("A", ["tackle HT x S1"])
    table.play("tackle HT x S1", "3 5", "9", "use 3")
    assert (table.ball, table.to_act) == ("k9", "B")


@pytest.mark.clause("BB-26")
def test_after_a_malfunction_a_team_mate_may_hand_off() -> None:
    table = pitch({"h10": "HT", "c10": "T*", "d10": "S1", "h24": "rb1"})
    table.play("name HT", "2 2")
    assert (table.to_act, table.moves) == ("A", ["handoff T S1", "end"])


@pytest.mark.clause("BB-26")
def test_after_a_malfunction_a_team_mate_may_pass() -> None:
    table = pitch({"h10": "HT", "c10": "T*", "h24": "rb1"}, head="passing=yes")
    table.play("name HT", "2 2")
    assert (table.to_act, table.moves) == ("A", ["pass T HT", "end"])


@pytest.mark.clause("BB-26")
def test_who_fumbled_by_a_malfunction_has_nothing_to_hand_off() -> None:
    table = pitch({"h10": "HT*", "j10": "S1", "h24": "rb1"})
    table.play("name HT", "2 2", "ball g10")
    assert (table.to_act, table.moves, table.ball) == ("B", ["name RB1"], "g10")


# BB-83: next to him


@pytest.mark.clause("BB-83", "BB-29")
@pytest.mark.parametrize("near", ["g10", "j10", "h9", "i9", "j9", "h11", "i11", "j11"])
def test_he_tackles_and_is_tackled_at_either_square(near: str) -> None:
    by_him = pitch({"h10": "HT", near: "s1", "c4": "T", **FAR})
    by_him.play("name T", "1", "move T d4")
    assert by_him.moves == ["tackle HT x S1"]
    on_him = pitch({"h10": "ht", near: "S1", "c4": "T", **FAR})
    on_him.play("name T", "1", "move T d4")
    assert on_him.moves == ["tackle S1 x HT"]


@pytest.mark.clause("BB-83", "BB-29")
@pytest.mark.parametrize("apart", ["f10", "k10", "g9", "k9", "g11", "k11", "h8", "i8", "h12", "i12"])
def test_he_does_not_tackle_farther_than_that(apart: str) -> None:
    table = pitch({"h10": "HT", apart: "s1", "c4": "T", **FAR})
    table.play("name T", "1", "move T d4")
    assert table.to_act == "B"


@pytest.mark.clause("BB-83", "BB-29")
def test_two_heavy_tackles_side_by_side() -> None:
    table = pitch({"h10": "HT", "j10": "ht", "c4": "T", **FAR})
    table.play("name T", "1", "move T d4")
    assert table.moves == ["tackle HT x HT"]


@pytest.mark.clause("BB-83", "BB-42")
@pytest.mark.parametrize("near", ["g10", "j10", "h9", "j9", "i11", "j11"])
def test_he_hands_off_and_takes_at_either_square(near: str) -> None:
    gives = pitch({"h10": "HT*", near: "S1", "c4": "T", "h24": "rb1"})
    gives.play("name T", "1", "move T d4")
    assert gives.moves == ["handoff HT S1", "end"]
    takes = pitch({"h10": "HT", near: "S1*", "c4": "T", "h24": "rb1"})
    takes.play("name T", "1", "move T d4")
    assert takes.moves == ["handoff S1 HT", "end"]


@pytest.mark.clause("BB-83", "BB-16")
def test_both_his_squares_stop_others() -> None:
    # h10 and i10 guard g10, j10, h9, i9, j9, h11, i11 and j11. In row 11 a Wolf from k11 stops at j11, from g11 at h11.
    for start, stop, beyond in (("k11", "j11", "i11"), ("g11", "h11", "i11")):
        table = pitch({start: "T", "h10": "ht", **FAR})
        table.play("name T", "2")
        assert stop in table.reach("T")
        assert beyond not in table.reach("T")


# BB-84: where he may not end


@pytest.mark.clause("BB-84")
@pytest.mark.parametrize("roll", ["1 2", "3 6"])
def test_he_may_end_on_one_of_his_two_squares_but_not_on_both(roll: str) -> None:
    table = rolled(roll, {"h10": "HT"})
    assert {"g10", "i10"} <= table.reach("HT")
    assert "h10" not in table.reach("HT")
    assert {"BB-14", "BB-84"} & set(table.refuses("move HT h10"))
    table.play("move HT i10")
    assert table.field == {"i10": "HT", "j10": "HT", "h24": "rb1*"}


# BB-85: picking up


@pytest.mark.clause("BB-85", "BB-27")
@pytest.mark.parametrize(
    ("ball", "end"), [("k10", "j10"), ("g10", "g10"), ("f10", "f10"), ("h11", "h11"), ("j11", "i11")]
)
def test_he_picks_the_ball_up_with_either_foot(ball: str, end: str) -> None:
    table = pitch({"h10": "HT", ball: "o", "h24": "rb1"})
    table.play("name HT", "1 2")
    assert f"move HT {end} over" not in table.moves, "a move that ends on the ball is offered once"
    table.play(f"move HT {end}")
    right = chr(ord(end[0]) + 1) + end[1:]
    assert table.ball == "A HT"
    assert table.field == {end: "HT*", right: "HT*", "h24": "rb1"}


@pytest.mark.clause("BB-85", "BB-28")
def test_his_right_foot_picks_up_on_the_way() -> None:
    # On i11 his right foot is on j11. From there he can go on to i10, h11, h12 and i12.
    table = pitch({"h10": "HT", "j11": "o", "h24": "rb1"})
    table.play("name HT", "1 2")
    over = {move.split()[2] for move in table.moves if move.endswith(" over")}
    assert over == squares("10 i, 11 h, 12 h-i")
    without = {move.split()[2] for move in table.moves if not move.endswith(" over")}
    # All that a 2 reaches, but for i12, to which only i11 leads. Moves to i11 and j11 end on the ball.
    assert without == squares("8 g-i, 9 g-j, 10 f-g i-j, 11 g-j, 12 g-h")
    table.play("move HT h12 over")
    assert table.ball == "A HT"


@pytest.mark.clause("BB-86", "BB-84", "BB-85")
def test_he_too_may_cross_his_start_again_but_not_end_there() -> None:
    # From b1 and c1 to the ball in the corner and back, on to c1 and d1: three steps.
    table = pitch({"b1": "HT", "a1": "o", "h24": "rb1", **dict.fromkeys(squares("2 a-e"), "x")})
    table.play("name HT", "1 3")
    assert table.offered("move HT") == ["a1", "c1", "c1 over", "d1", "e1"]


@pytest.mark.clause("BB-85")
def test_nothing_is_picked_up_beside_him() -> None:
    table = pitch({"h10": "HT", "k11": "o", "h24": "rb1"})
    table.play("name HT", "1 2", "move HT i11")
    assert table.ball == "k11"


@pytest.mark.clause("BB-23", "BB-07")
def test_both_heavy_tackles_are_shown_on_two_squares() -> None:
    table = new_pitch()
    table.play(*WOLVES, *HARTS)
    feet = {square: token for square, token in table.field.items() if token.upper() == "HT"}
    assert feet == {"h1": "HT", "i1": "HT", "h31": "ht", "i31": "ht"}
