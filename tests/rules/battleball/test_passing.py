"""Referee's notebook: passing, of the advanced game (BB-66 to BB-76, BB-92)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch
from tests.rules.battleball.pitch2 import SPARE, aside, carnage, line_up, may_place, rubble, starts_turn

# Exactly one and exactly two squares from e19.
ONE_FROM_E19 = {"d18", "e18", "d19", "f19", "d20", "e20"}
TWO_FROM_E19 = {"d17", "e17", "f17", "c18", "f18", "c19", "g19", "c20", "f20", "d21", "e21", "f21"}


def ready(**tokens: str) -> Pitch:
    """The advanced game after A's move, with these on the field."""
    return aside(pitch({**tokens, **SPARE}, head="passing=yes"))


def thrown(receiver: str, *dice: str, **more: str) -> Pitch:
    """A's RB1 on e9 throws to the receiver on e19, ten squares away."""
    table = ready(e9="RB1*", e19=receiver, **more)
    table.play(f"pass RB1 {receiver}", *dice)
    return table


def passes(table: Pitch) -> set[str]:
    """To whom the ball may be thrown."""
    return {move.split()[2] for move in table.moves if move.startswith("pass ")}


# BB-66


@pytest.mark.clause("BB-66")
def test_the_carrier_may_pass_hand_off_or_neither() -> None:
    table = ready(e9="RB1*", f9="T", e19="S1")
    assert table.to_act == "A"
    assert table.moves == ["handoff RB1 T", "pass RB1 S1", "pass RB1 L2", "pass RB1 T", "end"]
    table.play("end")
    assert table.ball == "A RB1"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-66")
def test_no_pass_when_any_own_player_is_next_to_an_opponent() -> None:
    assert ready(e9="RB1*", e19="S1", k20="LB1", k21="lb2").moves == ["tackle LB1 x LB2"]
    assert ready(e9="RB1*", e19="S1", e20="s2").moves == ["tackle S1 x S2"]


@pytest.mark.clause("BB-66")
def test_no_pass_without_the_ball() -> None:
    assert starts_turn(ready(e9="RB1", e19="S1"), "B")
    assert starts_turn(ready(e9="RB1", e19="S1", k20="s1*"), "B")


@pytest.mark.clause("BB-66")
def test_no_hand_off_after_a_pass() -> None:
    table = thrown("S1", "9", "4", f19="T")
    assert table.ball == "A S1"
    assert starts_turn(table, "B")


# BB-67


@pytest.mark.clause("BB-67")
def test_neither_passer_nor_receiver_need_have_moved() -> None:
    assert "pass RB1 S1" in ready(e9="RB1*", e19="S1").moves


@pytest.mark.clause("BB-67")
def test_passer_or_receiver_may_have_moved() -> None:
    table = pitch({"e9": "RB1*", "e19": "S1", **SPARE}, head="passing=yes")
    table.play("name RB1", "3", "move RB1 e11")
    assert "pass RB1 S1" in table.moves
    table = pitch({"e9": "RB1*", "e19": "S1", **SPARE}, head="passing=yes")
    table.play("name S1", "3", "move S1 e21")
    assert "pass RB1 S1" in table.moves


@pytest.mark.clause("BB-67")
def test_a_ball_just_picked_up_may_be_passed() -> None:
    table = pitch({"e9": "RB1", "e11": "o", "e19": "S1", **SPARE}, head="passing=yes")
    table.play("name RB1", "3", "move RB1 e11")
    assert "pass RB1 S1" in table.moves


@pytest.mark.clause("BB-67")
def test_a_receiver_does_not_wait_in_the_end_zone() -> None:
    table = pitch({"h26": "RB1*", "h31": "S1", **SPARE}, head="passing=yes")
    table.play("name S1", "3")
    table.refuses("touchdown S1")


@pytest.mark.clause("BB-67")
def test_the_injured_and_the_opponents_are_no_receivers() -> None:
    assert passes(ready(e9="RB1*", e19="S1", e25="s2")) == {"S1", "L2"}


# BB-68


@pytest.mark.clause("BB-68")
def test_the_receivers_square_counts_and_the_passers_does_not() -> None:
    # Four squares: 3 and 1 are enough, 2 and 1 are not.
    table = ready(e9="RB1*", e13="S1")
    table.play("pass RB1 S1", "3", "1")
    assert table.ball == "A S1"
    table = ready(e9="RB1*", e13="S1")
    table.play("pass RB1 S1", "2", "1")
    assert (table.to_act, table.ball) == ("B", None)


@pytest.mark.clause("BB-68")
def test_players_and_carnage_between_do_not_lengthen_the_throw() -> None:
    # A wall of Carnage and players of both teams on the way to e13.
    between = {**rubble(" ".join(f"{column}10" for column in "abcdefghijklmno")), "e12": "T", "g11": "s2"}
    for dice, complete in ((("3", "1"), True), (("2", "1"), False)):
        table = ready(e9="RB1*", e13="S1", **between)
        table.play("pass RB1 S1", *dice)
        assert (table.ball == "A S1") == complete


@pytest.mark.clause("BB-68")
def test_a_throw_along_a_row_and_one_aslant() -> None:
    # e9 to k9 is six along the row. e9 to i13: four rows up shift the column by two, and two more squares: six.
    for square in ("k9", "i13"):
        table = ready(**{"e9": "RB1*", square: "S1"})
        table.play("pass RB1 S1", "5", "1")
        assert table.ball == "A S1"
        table = ready(**{"e9": "RB1*", square: "S1"})
        table.play("pass RB1 S1", "4", "1")
        assert table.to_act == "B" and table.moves[0].startswith("ball ")


# BB-69


@pytest.mark.clause("BB-69")
@pytest.mark.parametrize(
    ("receiver", "reach"), [("RB2", 26), ("S1", 18), ("LB1", 16), ("L1", 14), ("T", 11), ("HT", 11)]
)
def test_how_far_each_may_be_thrown_to(receiver: str, reach: int) -> None:
    # Straight up from h1 every row is one square further.
    for distance in range(2, 28):
        table = ready(h1="RB1*", **{f"h{1 + distance}": receiver})
        assert (receiver in passes(table)) == (distance <= reach), distance


# BB-70


@pytest.mark.clause("BB-70")
def test_the_receivers_die_is_rolled_and_then_the_passing_die() -> None:
    table = thrown("S1")
    assert table.weights == {str(number): 1 for number in range(1, 13)}
    table.play("12")
    assert table.weights == {str(number): 1 for number in range(1, 7)}


@pytest.mark.clause("BB-70")
@pytest.mark.parametrize("number", ["1", "5", "6"])
def test_equal_numbers_fumble_even_if_they_would_reach(number: str) -> None:
    table = thrown("S1", number, number)
    assert (table.to_act, table.ball) == ("B", None)
    assert {"ball e10", "ball e7", "ball c9"} <= set(table.moves)  # around the passer
    assert "ball e20" not in table.moves


# BB-71


@pytest.mark.clause("BB-71")
@pytest.mark.parametrize("dice", [("6", "4"), ("4", "6"), ("9", "1"), ("12", "6"), ("7", "4")])
def test_a_total_of_at_least_the_distance_completes(dice: tuple[str, str]) -> None:
    table = thrown("S1", *dice)
    assert (table.ball, table.field["e9"], table.field["e19"]) == ("A S1", "RB1", "S1*")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-71")
@pytest.mark.parametrize("dice", [("6", "3"), ("3", "6"), ("8", "1"), ("1", "2")])
def test_a_smaller_total_does_not(dice: tuple[str, str]) -> None:
    table = thrown("S1", *dice)
    assert (table.to_act, table.ball) == ("B", None)


# BB-72


@pytest.mark.clause("BB-72")
def test_an_incomplete_pass_lies_exactly_as_far_from_the_receiver_as_the_passing_die_shows() -> None:
    table = thrown("S1", "3", "1")
    assert (table.to_act, set(table.moves)) == ("B", {f"ball {square}" for square in ONE_FROM_E19})
    table = thrown("S1", "3", "2")
    assert (table.to_act, set(table.moves)) == ("B", {f"ball {square}" for square in TWO_FROM_E19})
    assert "BB-72" in table.refuses("ball d18")
    table.refuses("ball e19")
    table = thrown("S1", "1", "3")
    three = "c16 d16 e16 f16 c17 g17 b18 g18 b19 h19 b20 g20 c21 g21 c22 d22 e22 f22"
    assert set(table.moves) == {f"ball {square}" for square in three.split()}


@pytest.mark.clause("BB-72")
def test_when_b_throws_a_places() -> None:
    table = aside(pitch({"e9": "rb1*", "e19": "s1", **SPARE}, head="passing=yes", next="turn B"))
    table.play("pass RB1 S1", "3", "2")
    assert (table.to_act, set(table.moves)) == ("A", {f"ball {square}" for square in TWO_FROM_E19})
    table.play("ball c19")
    assert table.ball == "c19"
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-72")
def test_near_the_edge_there_are_fewer_squares() -> None:
    table = ready(a20="RB1*", a31="S1")
    table.play("pass RB1 S1", "3", "2")
    assert table.moves == ["ball a29", "ball b29", "ball b30", "ball c31"]


# BB-73


@pytest.mark.clause("BB-73")
def test_placed_on_the_other_coachs_player_it_is_intercepted() -> None:
    table = thrown("S1", "3", "2", d17="rb2", g19="s2", h22="t")
    free = {f"ball {square}" for square in TWO_FROM_E19 - {"d17", "g19"}}
    assert (table.to_act, set(table.moves)) == ("B", free | {"give RB2", "give S2"})
    table.play("give S2")
    assert (table.ball, table.field["g19"]) == ("B S2", "s2*")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-73")
def test_placed_on_an_empty_square_it_is_loose() -> None:
    table = thrown("S1", "3", "2", d17="rb2")
    table.play("ball f21")
    assert (table.ball, table.field["f21"]) == ("f21", "o")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-73")
def test_squares_with_players_of_the_passing_side_are_not_offered_beside_others() -> None:
    table = thrown("S1", "3", "2", d17="T", g19="s2")
    free = {f"ball {square}" for square in TWO_FROM_E19 - {"d17", "g19"}}
    assert set(table.moves) == free | {"give S2"}
    table.refuses("give own T")


# BB-74: the corner a31 has the neighbours a30 and b31


@pytest.mark.clause("BB-74")
def test_with_neither_an_opponent_nor_an_empty_square_the_passing_side_recovers() -> None:
    table = ready(a20="RB1*", a31="S1", a30="x", b31="T")
    table.play("pass RB1 S1", "3", "1")
    assert (table.to_act, table.moves) == ("B", ["give own T"])
    table.play("give own T")
    assert (table.ball, table.field["b31"]) == ("A T", "T*")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-74")
def test_among_several_the_placing_coach_picks() -> None:
    table = ready(a20="RB1*", a31="S1", a30="L1", b31="T")
    table.play("pass RB1 S1", "3", "1")
    assert (table.to_act, table.moves) == ("B", ["give own L1", "give own T"])


@pytest.mark.clause("BB-74")
def test_an_empty_square_goes_before_the_passing_side() -> None:
    table = ready(a20="RB1*", a31="S1", b31="T")
    table.play("pass RB1 S1", "3", "1")
    assert table.moves == ["ball a30"]


@pytest.mark.clause("BB-74", "BB-73")
def test_an_opponent_goes_before_the_passing_side() -> None:
    # Two from a31 are a29, b29, b30 and c31.
    table = ready(a20="RB1*", a31="S1", a29="T", b29="x", b30="x", c31="rb2")
    table.play("pass RB1 S1", "3", "2")
    assert (table.to_act, table.moves) == ("B", ["give RB2"])


# BB-75


@pytest.mark.clause("BB-75")
def test_with_nothing_but_carnage_at_that_distance_play_is_halted() -> None:
    table = ready(a20="RB1*", a31="S1", a30="x", b31="x")
    table.play("pass RB1 S1", "3", "1")
    assert (table.to_act, may_place(table)) == ("A", {"RB1", "S1", "L2"})
    line_up(table)
    assert line_up(table) == {"L2"}
    assert (carnage(table), table.ball, table.half) == (set(), "h16", 1)
    assert starts_turn(table, "A")  # the passing team had it last


@pytest.mark.clause("BB-75")
def test_a_complete_pass_does_not_mind_the_carnage() -> None:
    table = ready(a20="RB1*", a31="S1", a30="x", b31="x")
    table.play("pass RB1 S1", "10", "1")
    assert table.ball == "A S1"
    assert starts_turn(table, "B")


# BB-76


@pytest.mark.clause("BB-76")
def test_a_heavy_tackle_who_receives_rolls_both_dice() -> None:
    table = ready(h1="RB1*", h9="HT")
    table.play("pass RB1 HT")
    assert (len(table.weights), table.weights["1 2"], table.weights["3 3"]) == (21, 2, 1)
    table.play("2 5")
    assert table.weights == {str(number): 1 for number in range(1, 7)}


@pytest.mark.clause("BB-76")
def test_he_uses_the_higher_and_not_the_sum() -> None:
    # Eight squares: 5 and 3 reach, 2 and 3 would not. Nine: 5 and 3 do not, 2 and 5 and 3 would.
    table = ready(h1="RB1*", h9="HT")
    table.play("pass RB1 HT", "2 5", "3")
    assert (table.ball, table.field["h9"], table.field["i9"]) == ("A HT", "HT*", "HT*")
    assert starts_turn(table, "B")
    table = ready(h1="RB1*", h10="HT")
    table.play("pass RB1 HT", "2 5", "3")
    assert (table.to_act, table.ball) == ("B", None)


@pytest.mark.clause("BB-76")
@pytest.mark.parametrize("dice", [("4 4", "1"), ("2 5", "2"), ("2 5", "5"), ("6 6", "6")])
def test_any_two_equal_dice_of_the_three_fumble(dice: tuple[str, str]) -> None:
    table = ready(h1="RB1*", h4="HT")
    table.play("pass RB1 HT", *dice)
    assert table.to_act == "B"
    # Around h1: row 1 from f to j, row 2 from f to i, row 3 from g to i.
    around = {"f1", "g1", "i1", "j1", "f2", "g2", "h2", "i2", "g3", "h3", "i3"}
    assert set(table.moves) == {f"ball {square}" for square in around}


@pytest.mark.clause("BB-76")
def test_one_who_throws_rolls_nothing() -> None:
    table = ready(e9="HT*", e19="S1")
    table.play("pass HT S1")
    assert table.weights == {str(number): 1 for number in range(1, 13)}
    table.play("9")
    assert table.weights == {str(number): 1 for number in range(1, 7)}
    table.play("2")
    assert table.ball == "A S1"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-76", "BB-68")
def test_a_throw_to_or_from_a_heavy_tackle_is_counted_at_his_nearer_square() -> None:
    # b9 to g9 is five squares, to h9 six.
    table = ready(b9="RB1*", g9="HT")
    table.play("pass RB1 HT", "1 2", "3")
    assert table.ball == "A HT"
    table = ready(b9="RB1*", h9="HT")
    table.play("pass RB1 HT", "1 2", "3")
    assert (table.to_act, table.ball) == ("B", None)
    # From c9 and d9 to g9 it is three.
    table = ready(c9="HT*", g9="S1")
    table.play("pass HT S1", "2", "1")
    assert table.ball == "A S1"


@pytest.mark.clause("BB-76", "BB-72")
def test_an_incomplete_pass_to_a_heavy_tackle_lies_as_far_from_his_nearer_square() -> None:
    table = ready(e9="RB1*", e19="HT")
    table.play("pass RB1 HT", "2 3", "1")
    assert set(table.moves) == {f"ball {square}" for square in ["d18", "e18", "f18", "d19", "g19", "d20", "e20", "f20"]}


# BB-92


@pytest.mark.clause("BB-92")
@pytest.mark.parametrize("dice", [("9", "4"), ("4", "4", "ball e11"), ("3", "1", "ball e20"), ("3", "2", "give RB2")])
def test_a_pass_ends_the_turn_whatever_comes_of_it(dice: tuple[str, ...]) -> None:
    table = thrown("S1", *dice, f19="T", d17="rb2")
    assert starts_turn(table, "B")


# The Heavy Tackle where the ball comes down (BB-91), and after a malfunction


@pytest.mark.clause("BB-73", "BB-91")
def test_a_heavy_tackle_intercepts_with_either_foot() -> None:
    # g19 is two squares from e19, h19 three.
    table = thrown("S1", "3", "2", g19="ht")
    assert "give HT" in table.moves
    table = thrown("S1", "1", "3", g19="ht")
    assert "give HT" in table.moves
    table = thrown("S1", "3", "1", g19="ht")
    assert "give HT" not in table.moves
    table = thrown("S1", "3", "2", g19="ht")
    table.play("give HT")
    assert (table.ball, table.field["g19"], table.field["h19"]) == ("B HT", "ht*", "ht*")


@pytest.mark.clause("BB-74", "BB-91")
def test_a_heavy_tackle_recovers_with_the_farther_foot_too() -> None:
    # b31 is one square from a31, c31 two.
    table = ready(a20="RB1*", a31="S1", b31="HT", **rubble("a29 b29 b30"))
    table.play("pass RB1 S1", "3", "2")
    assert table.moves == ["give own HT"]


@pytest.mark.clause("BB-66")
def test_a_pass_after_a_malfunction() -> None:
    table = pitch({"e9": "RB1*", "e19": "S1", "k5": "HT", **SPARE}, head="passing=yes")
    table.play("name HT", "3 3")
    assert table.to_act == "A"
    assert {"pass RB1 S1", "pass RB1 HT", "end"} <= set(table.moves)


@pytest.mark.clause("BB-70", "BB-50")
def test_a_heavy_tackle_who_throws_fumbles_around_both_squares() -> None:
    table = ready(d9="HT*", e19="S1")
    table.play("pass HT S1", "4", "4")
    around = "c7 d7 e7 f7 b8 c8 d8 e8 f8 b9 c9 f9 g9 b10 c10 d10 e10 f10 c11 d11 e11 f11"
    assert set(table.moves) == {f"ball {square}" for square in around.split()}


@pytest.mark.clause("BB-69")
def test_a_neighbour_may_be_thrown_to() -> None:
    table = ready(e9="RB1*", f9="T")
    table.play("pass RB1 T", "1", "2")
    assert table.ball == "A T"


@pytest.mark.clause("BB-69")
@pytest.mark.parametrize(
    ("receiver", "dice"),
    [("RB2", ("20", "6")), ("S1", ("12", "6")), ("LB1", ("10", "6")), ("L1", ("8", "6")), ("T", ("5", "6"))],
)
def test_the_longest_throw_is_completed_by_the_best_roll(receiver: str, dice: tuple[str, str]) -> None:
    distance = int(dice[0]) + int(dice[1])
    table = ready(h1="RB1*", **{f"h{1 + distance}": receiver})
    table.play(f"pass RB1 {receiver}", *dice)
    assert table.ball == f"A {receiver}"


@pytest.mark.clause("BB-76", "BB-69")
def test_the_longest_throw_to_a_heavy_tackle() -> None:
    table = ready(h1="RB1*", h12="HT")
    table.play("pass RB1 HT", "1 5", "6")
    assert table.ball == "A HT"
    table = ready(h1="RB1*", h12="HT")
    table.play("pass RB1 HT", "4 6", "5")
    assert table.ball == "A HT"


@pytest.mark.clause("BB-72")
def test_the_passing_die_and_not_the_total_says_how_far_from_the_receiver() -> None:
    table = thrown("S1", "1", "6")
    # Six along the row: k19; to the left the field ends after four. Seven or five squares are not offered.
    assert {"ball k19", "ball e13", "ball e25"} <= set(table.moves)
    assert not {"ball j19", "ball l19", "ball e14", "ball e12", "ball a19"} & set(table.moves)
