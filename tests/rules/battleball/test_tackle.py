"""Referee's notebook: the tackle (BB-29 to BB-37, BB-87, BB-88)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch
from tests.rules.battleball.pitch2 import SPARE, aside, carnage, line_up, may_place, players, starts_turn, wall

# All squares not more than two from e9, but for e9 itself.
AROUND_E9 = {
    "d7",
    "e7",
    "f7",
    "c8",
    "d8",
    "e8",
    "f8",
    "c9",
    "d9",
    "f9",
    "g9",
    "c10",
    "d10",
    "e10",
    "f10",
    "d11",
    "e11",
    "f11",
}


def duel(attacker: str, defender: str, **more: str) -> Pitch:
    """A's attacker on e9 (a Heavy Tackle on d9 and e9) and B's defender on e10 (and f10); A must tackle."""
    mine = "d9" if attacker.startswith("HT") else "e9"
    table = aside(pitch({mine: attacker, "e10": defender, **SPARE, **more}))
    table.play(f"tackle {attacker.rstrip('*')} x {defender.rstrip('*').upper()}")
    return table


# BB-29: exactly one tackle must be attempted


@pytest.mark.clause("BB-29")
def test_a_player_who_did_not_move_must_tackle_too() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", **SPARE}))
    assert (table.to_act, table.moves) == ("A", ["tackle RB1 x RB2"])
    assert "BB-29" in table.refuses("end")


@pytest.mark.clause("BB-29")
def test_the_player_who_moved_up_must_tackle() -> None:
    table = pitch({"e7": "S1", "e10": "rb2", **SPARE})
    table.play("name S1", "2", "move S1 e9")
    assert (table.to_act, table.moves) == ("A", ["tackle S1 x RB2"])


@pytest.mark.clause("BB-29")
def test_the_coach_picks_who_tackles_and_whom() -> None:
    # e9 touches d10 and e10, f9 touches e10 and f10.
    table = aside(pitch({"e9": "T", "f9": "RB1", "d10": "s1", "e10": "rb2", **SPARE}))
    assert table.moves == ["tackle RB1 x RB2", "tackle T x RB2", "tackle T x S1"]
    assert "BB-29" in table.refuses("tackle RB1 x S1")


@pytest.mark.clause("BB-29")
def test_the_one_who_moved_up_need_not_be_the_one_who_tackles() -> None:
    table = pitch({"e7": "S1", "e10": "rb2", "k20": "LB1", "k21": "lb2", **SPARE})
    table.play("name S1", "2", "move S1 e9")
    assert table.moves == ["tackle S1 x RB2", "tackle LB1 x LB2"]


@pytest.mark.clause("BB-29")
def test_one_tackle_a_turn_even_if_others_are_still_next_to_each_other() -> None:
    table = aside(pitch({"e9": "T", "f9": "RB1", "d10": "s1", "e10": "rb2", **SPARE}))
    table.play("tackle RB1 x RB2", "3", "9")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-29")
def test_it_counts_where_they_stand_after_the_move() -> None:
    table = pitch({"e9": "RB1", "e10": "rb2", **SPARE})
    table.play("name RB1", "5", "move RB1 e7")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-29")
def test_own_players_next_to_each_other_do_not_tackle() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "T", **SPARE}))
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-29")
def test_a_tackle_comes_before_a_hand_off() -> None:
    table = aside(pitch({"e9": "RB1*", "f9": "T", "k20": "LB1", "k21": "lb2", **SPARE}))
    assert table.moves == ["tackle LB1 x LB2"]


@pytest.mark.clause("BB-29")
def test_a_touchdown_ends_the_turn_before_any_tackle() -> None:
    table = pitch({"h31": "RB1*", "i31": "rb2", "k20": "LB1", "k21": "lb2", **SPARE})
    table.play("name RB1", "1", "touchdown RB1")
    assert (table.touchdowns, table.half, table.injured("B")) == ((1, 0), 2, set())
    assert "LB2" not in table.serious("B")
    assert may_place(table)


# BB-30: with or without the ball; the turn ends


@pytest.mark.clause("BB-30")
@pytest.mark.parametrize(("mine", "theirs"), [("RB1", "rb2"), ("RB1*", "rb2"), ("RB1", "rb2*")])
def test_a_tackle_is_due_with_and_without_the_ball_and_ends_the_turn(mine: str, theirs: str) -> None:
    table = aside(pitch({"e9": mine, "e10": theirs, **SPARE}))
    assert table.moves == ["tackle RB1 x RB2"]
    table.play("tackle RB1 x RB2", "4", "9")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-30")
def test_no_hand_off_after_a_tackle() -> None:
    table = duel("RB1*", "rb2", f9="T")
    table.play("4", "9")
    assert table.ball == "A RB1"
    assert starts_turn(table, "B")


# BB-31: both roll their own die, the lower wins


@pytest.mark.clause("BB-31")
def test_the_attacker_rolls_first_and_each_rolls_the_own_die() -> None:
    table = duel("S1", "l1")
    assert table.weights == {str(number): 1 for number in range(1, 13)}
    table.play("12")
    assert table.weights == {str(number): 1 for number in range(1, 9)}


@pytest.mark.clause("BB-31")
@pytest.mark.parametrize(("mine", "theirs"), [("4", "5"), ("2", "20"), ("19", "20")])
def test_the_attacker_wins_with_the_lower_number(mine: str, theirs: str) -> None:
    table = duel("RB1", "rb2")
    table.play(mine, theirs)
    assert (players(table, "A"), players(table, "B")) == ({"RB1", "L2"}, {"L2"})
    assert "RB2" in table.injured("B") and "RB2" not in table.serious("B")
    assert "RB1" not in table.injured("A")
    assert table.field["e9"] == "RB1"


@pytest.mark.clause("BB-31")
@pytest.mark.parametrize(("mine", "theirs"), [("5", "4"), ("20", "2"), ("20", "19")])
def test_the_defender_wins_with_the_lower_number(mine: str, theirs: str) -> None:
    table = duel("RB1", "rb2")
    table.play(mine, theirs)
    assert (players(table, "A"), players(table, "B")) == ({"L2"}, {"RB2", "L2"})
    assert "RB1" in table.injured("A") and "RB1" not in table.serious("A")
    assert "RB2" not in table.injured("B")
    assert table.field["e10"] == "rb2"


# BB-32: out for this half, back in the next


@pytest.mark.clause("BB-32")
def test_an_injured_player_is_out_for_this_half_and_back_in_the_next() -> None:
    table = duel("RB1", "rb2", h31="S1*")
    table.play("4", "9")
    assert table.moves == ["name L2"]
    aside(table)
    table.play("name S1", "1", "touchdown S1")
    assert table.half == 2
    line_up(table)
    assert table.to_act == "B"
    assert "RB2" in may_place(table)


@pytest.mark.clause("BB-32")
def test_the_injured_take_no_part_in_the_rest_of_the_half() -> None:
    table = duel("RB1", "rb2", h12="S1", h13="s2")
    table.play("9", "4", "name L2", "1", "move L2 o31", "tackle S2 x S1", "3", "4")
    assert {"RB1", "S1"} <= table.injured("A")
    assert table.moves == ["name L2"]


@pytest.mark.clause("BB-32", "BB-62")
def test_an_injured_player_returns_when_the_half_is_restarted() -> None:
    table = pitch({"e8": "RB1", "e10": "rb2"})
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "7", "7")
    assert {"RB1", "S1"} <= may_place(table)


# BB-33: Carnage where a player was removed


@pytest.mark.clause("BB-33")
def test_a_carnage_token_marks_the_losers_square() -> None:
    table = duel("RB1", "rb2")
    table.play("4", "9")
    assert carnage(table) == {"e10"}


@pytest.mark.clause("BB-33")
def test_the_attacker_leaves_a_carnage_token_too() -> None:
    table = duel("RB1", "rb2")
    table.play("9", "4")
    assert carnage(table) == {"e9"}


@pytest.mark.clause("BB-33")
def test_a_heavy_tackle_leaves_two_tokens() -> None:
    table = duel("RB1", "ht")
    table.play("2", "4 6", "use 4")
    assert carnage(table) == {"e10", "f10"}


@pytest.mark.clause("BB-33", "BB-35")
def test_two_heavy_tackles_who_tie_leave_four_tokens() -> None:
    table = duel("HT", "ht")
    table.play("3 5", "5 6", "use 5", "use 5")
    assert carnage(table) == {"d9", "e9", "e10", "f10"}


@pytest.mark.clause("BB-33")
def test_a_serious_injury_leaves_a_token_as_well() -> None:
    table = duel("RB1", "rb2")
    table.play("1", "9")
    assert carnage(table) == {"e10"}


# BB-34: the ball goes to the winner


@pytest.mark.clause("BB-34")
def test_the_winner_takes_the_ball_without_moving() -> None:
    table = duel("RB1", "rb2*")
    table.play("4", "9")
    assert (table.ball, table.field["e9"], table.field["e10"]) == ("A RB1", "RB1*", "x")


@pytest.mark.clause("BB-34")
def test_an_attacker_who_loses_loses_the_ball_to_the_defender() -> None:
    table = duel("RB1*", "rb2")
    table.play("9", "4")
    assert (table.ball, table.field["e10"], table.field["e9"]) == ("B RB2", "rb2*", "x")


@pytest.mark.clause("BB-34")
def test_an_attacker_who_wins_keeps_the_ball() -> None:
    table = duel("RB1*", "rb2")
    table.play("4", "9")
    assert (table.ball, table.field["e9"]) == ("A RB1", "RB1*")


@pytest.mark.clause("BB-34")
def test_a_defender_who_wins_keeps_the_ball() -> None:
    table = duel("RB1", "rb2*")
    table.play("9", "4")
    assert (table.ball, table.field["e10"]) == ("B RB2", "rb2*")


@pytest.mark.clause("BB-34")
def test_the_winner_does_not_get_a_ball_that_neither_had() -> None:
    table = duel("RB1", "rb2", n20="s1*")
    table.play("4", "9")
    assert table.ball == "B S1"
    table = duel("RB1", "rb2", d10="o")
    table.play("4", "9")
    assert table.ball == "d10"


# BB-35: equal dice


@pytest.mark.clause("BB-35")
def test_equal_dice_injure_both() -> None:
    table = duel("RB1", "rb2")
    table.play("7", "7")
    assert (players(table, "A"), players(table, "B")) == ({"L2"}, {"L2"})
    assert "RB1" in table.injured("A") and "RB2" in table.injured("B")
    assert table.serious("A") == table.serious("B") == set()
    assert carnage(table) == {"e9", "e10"}
    assert table.ball == "h16"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-35")
def test_a_tie_fumbles_the_attackers_ball_and_the_other_coach_places_it() -> None:
    table = duel("RB1*", "rb2")
    table.play("7", "7")
    assert (table.to_act, set(table.moves)) == ("B", {f"ball {square}" for square in AROUND_E9 - {"e10"}})
    table.play("ball g9")
    assert table.ball == "g9"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-35")
def test_a_tie_fumbles_the_defenders_ball_and_the_attackers_coach_places_it() -> None:
    table = duel("RB1", "rb2*")
    table.play("7", "7")
    around_e10 = {"d8", "e8", "f8", "d9", "f9", "g9", "c10", "d10", "f10", "g10", "d11", "e11", "f11", "g11"}
    around_e10 |= {"d12", "e12", "f12"}
    assert (table.to_act, set(table.moves)) == ("A", {f"ball {square}" for square in around_e10})
    table.play("ball d12")
    assert table.ball == "d12"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-35")
def test_a_tie_leaves_a_third_players_ball_alone() -> None:
    table = duel("RB1", "rb2", n20="S1*")
    table.play("7", "7")
    assert table.ball == "A S1"
    assert starts_turn(table, "B")


# BB-36, BB-37: the Heavy Tackle's two dice


@pytest.mark.clause("BB-36")
def test_a_heavy_tackle_rolls_two_dice_in_a_tackle() -> None:
    table = duel("HT", "rb2")
    weights = table.weights
    assert len(weights) == 21
    assert (weights["1 1"], weights["1 2"], weights["5 6"], weights["6 6"]) == (1, 2, 2, 1)
    assert sum(weights.values()) == 36


@pytest.mark.clause("BB-36")
@pytest.mark.parametrize(("use", "left"), [("use 2", {"L2"}), ("use 5", {"RB2", "L2"})])
def test_the_attackers_coach_chooses_the_die(use: str, left: set[str]) -> None:
    table = duel("HT", "rb2")
    table.play("2 5", "3")
    assert (table.to_act, table.moves) == ("A", ["use 2", "use 5"])
    table.play(use)
    assert players(table, "B") == left
    assert ("HT" in players(table, "A")) == (left == {"L2"})


@pytest.mark.clause("BB-36")
@pytest.mark.parametrize(("use", "left"), [("use 2", {"L2"}), ("use 5", {"RB1", "L2"})])
def test_the_defenders_coach_chooses_the_die(use: str, left: set[str]) -> None:
    table = duel("RB1", "ht")
    table.play("3", "2 5")
    assert (table.to_act, table.moves) == ("B", ["use 2", "use 5"])
    table.play(use)
    assert players(table, "A") == left


@pytest.mark.clause("BB-36")
def test_doubles_leave_no_choice() -> None:
    table = duel("HT", "rb2")
    table.play("3 3", "4")
    assert (players(table, "B"), "HT" in players(table, "A")) == ({"L2"}, True)
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-36")
def test_the_dice_are_not_added() -> None:
    table = duel("HT", "rb2")
    table.play("2 3", "4", "use 3")
    assert players(table, "B") == {"L2"}


@pytest.mark.clause("BB-37")
def test_the_choice_comes_after_both_have_rolled() -> None:
    table = duel("HT", "rb2")
    table.play("2 5")
    assert table.to_act == "chance"
    assert len(table.weights) == 20


@pytest.mark.clause("BB-37")
def test_with_a_heavy_tackle_on_each_side_the_attacker_chooses_first() -> None:
    table = duel("HT", "ht")
    table.play("2 5")
    assert table.to_act == "chance"
    table.play("3 6")
    assert (table.to_act, table.moves) == ("A", ["use 2", "use 5"])
    table.play("use 5")
    assert (table.to_act, table.moves) == ("B", ["use 3", "use 6"])
    table.play("use 3")
    assert (players(table, "A"), players(table, "B")) == ({"L2"}, {"HT", "L2"})


@pytest.mark.clause("BB-37")
def test_only_the_defender_chooses_when_the_attacker_rolled_doubles() -> None:
    table = duel("HT", "ht")
    table.play("4 4", "3 6")
    assert (table.to_act, table.moves) == ("B", ["use 3", "use 6"])


@pytest.mark.clause("BB-37")
@pytest.mark.parametrize("use", ["use 3", "use 5"])
def test_the_choice_does_not_undo_a_fumble(use: str) -> None:
    table = duel("HT*", "rb2")
    table.play("3 5", "5", use)
    assert table.to_act == "B"
    assert all(move.startswith("ball ") for move in table.moves)


@pytest.mark.clause("BB-37")
@pytest.mark.parametrize("use", ["use 3", "use 5"])
def test_the_choice_does_not_make_a_fumble(use: str) -> None:
    table = duel("HT*", "rb2")
    table.play("3 5", "4", use)
    assert table.ball == {"use 3": "A HT", "use 5": "B RB2"}[use]
    assert starts_turn(table, "B")


# BB-87: the order of things after the dice


@pytest.mark.clause("BB-87")
def test_beating_the_last_opponent_scores_before_a_fumble_is_placed() -> None:
    table = pitch({"d9": "HT*", "e10": "rb2", "a1": "L2"})
    aside(table)
    table.play("tackle HT x RB2", "3 3", "4")
    assert (table.touchdowns, table.half, table.to_act) == ((1, 0), 2, "A")
    assert may_place(table)


@pytest.mark.clause("BB-87")
def test_a_tie_of_the_last_two_restarts_before_a_fumble_is_placed() -> None:
    table = pitch({"e8": "RB1*", "e10": "rb2"})
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "7", "7")
    assert (table.touchdowns, table.half, table.to_act) == ((0, 0), 1, "A")
    assert len(may_place(table)) == 11


@pytest.mark.clause("BB-87")
def test_a_tie_that_takes_one_teams_last_player_scores_before_a_fumble_is_placed() -> None:
    table = aside(pitch({"e9": "RB1*", "e10": "rb2", "a1": "L2"}))
    table.play("tackle RB1 x RB2", "7", "7")
    assert (table.touchdowns, table.half) == ((1, 0), 2)


@pytest.mark.clause("BB-87")
def test_a_fumbled_ball_is_placed_before_a_halt_is_looked_for() -> None:
    # The tie closes the last gap of the wall on row 20; whoever gets the ball above the wall can go on.
    gap = {**wall(20, "h"), "h20": "RB1*", "h21": "rb2", "h25": "S1"}
    table = aside(pitch({**gap, **SPARE}))
    table.play("tackle RB1 x RB2", "7", "7")
    assert table.to_act == "B"
    assert {"ball g21", "ball g19"} <= set(table.moves)
    table.play("ball g21")
    assert (table.ball, table.field["h20"]) == ("g21", "x")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-87")
def test_a_halt_is_looked_for_once_the_fumbled_ball_lies() -> None:
    gap = {**wall(20, "h"), "h20": "RB1*", "h21": "rb2", "h25": "S1"}
    table = aside(pitch({**gap, **SPARE}))
    table.play("tackle RB1 x RB2", "7", "7", "ball g19")
    # Below the wall only A's Lineman can get the ball, and he cannot score from there.
    assert (table.to_act, table.half, table.touchdowns) == ("A", 1, (0, 0))
    assert may_place(table) == {"S1", "L2"}


# BB-88: only the die that is used decides


@pytest.mark.clause("BB-88")
def test_an_unused_one_does_not_injure_seriously() -> None:
    table = duel("HT", "rb2")
    table.play("1 3", "4", "use 3")
    assert "RB2" in table.injured("B") and "RB2" not in table.serious("B")


@pytest.mark.clause("BB-88")
def test_a_used_one_does() -> None:
    table = duel("HT", "rb2")
    table.play("1 3", "4", "use 1")
    assert "RB2" in table.serious("B") and "RB2" not in table.injured("B")


@pytest.mark.clause("BB-88")
def test_an_unused_die_makes_no_tie() -> None:
    table = duel("HT", "rb2")
    table.play("3 5", "5", "use 3")
    assert (players(table, "A"), players(table, "B")) == ({"HT", "L2"}, {"L2"})


@pytest.mark.clause("BB-88")
def test_a_used_die_makes_a_tie() -> None:
    table = duel("HT", "rb2")
    table.play("3 5", "5", "use 5")
    assert (players(table, "A"), players(table, "B")) == ({"L2"}, {"L2"})


@pytest.mark.clause("BB-88")
def test_an_unused_die_counts_for_a_fumble() -> None:
    table = duel("HT*", "rb2")
    table.play("3 5", "5", "use 3")
    assert (players(table, "A"), players(table, "B")) == ({"HT", "L2"}, {"L2"})
    assert (table.to_act, table.ball) == ("B", None)
