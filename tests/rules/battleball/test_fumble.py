"""Referee's notebook: the fumble (BB-45 to BB-50)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch
from tests.rules.battleball.pitch2 import SPARE, aside, carnage, line_up, may_place, players, rubble, starts_turn

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

# Around the corner p1, next to it o1 and o2, two away n1, n2, o3 and p3: A's RB1 has the ball, T stands beside him.
CORNER = {"p1": "RB1*", "o1": "T"}


def duel(attacker: str, defender: str, **more: str) -> Pitch:
    """A's attacker on e9 (a Heavy Tackle on d9 and e9) and B's defender on e10 (and f10); A must tackle."""
    mine = "d9" if attacker.startswith("HT") else "e9"
    table = aside(pitch({mine: attacker, "e10": defender, **SPARE, **more}))
    table.play(f"tackle {attacker.rstrip('*')} x {defender.rstrip('*').upper()}")
    return table


def placing(table: Pitch) -> str | None:
    """The coach who places a fumbled ball, or None when there is no fumble."""
    verbs = {move.split()[0] for move in table.moves}
    if verbs <= {"ball", "give"}:
        assert table.ball is None
        return table.to_act
    assert verbs == {"name"}
    return None


# BB-45


@pytest.mark.clause("BB-45")
def test_the_attackers_ball_is_fumbled_when_a_die_equals_one_of_the_heavy_tackles() -> None:
    table = duel("RB1*", "ht")
    table.play("5", "2 5", "use 2")
    assert players(table, "A") == {"L2"}  # the tackle stands
    assert "HT" in players(table, "B")
    assert placing(table) == "B"  # and the winner does not take the ball
    table.play("ball d9")
    assert table.ball == "d9"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-45")
def test_the_defenders_ball_is_fumbled_when_the_heavy_tackle_beats_him_with_doubles() -> None:
    table = duel("HT", "rb2*")
    table.play("3 3", "5")
    assert (players(table, "A"), players(table, "B")) == ({"HT", "L2"}, {"L2"})
    assert placing(table) == "A"
    table.play("ball g11")
    assert table.ball == "g11"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-45")
def test_a_carrier_who_wins_does_not_keep_a_fumbled_ball() -> None:
    table = duel("HT*", "rb2")
    table.play("3 5", "5", "use 3")
    assert (players(table, "A"), players(table, "B")) == ({"HT", "L2"}, {"L2"})
    assert placing(table) == "B"
    table.play("ball g9")
    assert (table.ball, table.field["d9"], table.field["e9"]) == ("g9", "HT", "HT")


@pytest.mark.clause("BB-45")
def test_a_defender_who_wins_does_not_keep_a_fumbled_ball() -> None:
    table = duel("HT", "rb2*")
    table.play("4 4", "2")
    assert (players(table, "A"), players(table, "B")) == ({"L2"}, {"RB2", "L2"})
    assert placing(table) == "A"


@pytest.mark.clause("BB-45")
@pytest.mark.parametrize(
    ("mine", "theirs", "fumbled"),
    [
        ("2 5", "3 5", True),
        ("2 5", "2 6", True),
        ("2 2", "3 5", True),
        ("2 5", "6 6", True),
        ("2 5", "3 6", False),
        ("1 4", "2 3", False),
    ],
)
def test_two_heavy_tackles_any_two_of_four_dice(mine: str, theirs: str, fumbled: bool) -> None:
    table = duel("HT*", "ht")
    table.play(mine, theirs)
    while table.moves[0].startswith("use "):
        table.play(table.moves[0])
    assert placing(table) == ("B" if fumbled else None)


@pytest.mark.clause("BB-45")
def test_no_fumble_when_neither_of_the_two_has_the_ball() -> None:
    table = duel("HT", "rb2", k20="S1*")
    table.play("3 3", "5")
    assert placing(table) is None
    assert table.ball == "A S1"


@pytest.mark.clause("BB-45")
def test_no_fumble_of_a_ball_that_lies_loose() -> None:
    table = duel("HT", "rb2")
    table.play("3 5", "5", "use 3")
    assert placing(table) is None
    assert table.ball == "h16"


# BB-46


@pytest.mark.clause("BB-46")
def test_it_is_placed_on_an_empty_square_within_two_by_the_coach_who_did_not_have_it() -> None:
    table = aside(pitch({"e9": "RB1*", "f9": "T", "d11": "S1", **SPARE}))
    table.play("handoff RB1 T", "4", "4")
    assert table.to_act == "B"
    assert set(table.moves) == {f"ball {square}" for square in AROUND_E9 - {"f9", "d11"}}
    for square in ("e9", "f9", "h9", "e12", "h16"):
        assert "BB-46" in table.refuses(f"ball {square}")
    assert "BB-47" in table.refuses("give own T")


@pytest.mark.clause("BB-46")
def test_when_b_fumbles_a_places() -> None:
    table = aside(pitch({"e9": "rb1*", "f9": "t", **SPARE}, next="turn B"))
    table.play("handoff RB1 T", "4", "4")
    assert table.to_act == "A"
    assert set(table.moves) == {f"ball {square}" for square in AROUND_E9 - {"f9"}}
    table.play("ball e11")
    assert (table.ball, table.field["e11"]) == ("e11", "o")
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-46")
def test_the_squares_are_offered_row_by_row() -> None:
    table = aside(pitch({**CORNER, "o2": "x", **SPARE}))
    table.play("handoff RB1 T", "4", "4")
    assert table.moves == ["ball n1", "ball n2", "ball o3", "ball p3"]


# BB-47


@pytest.mark.clause("BB-47")
def test_without_an_empty_square_the_placing_coachs_own_players_within_two_get_it() -> None:
    table = aside(pitch({**CORNER, **rubble("n1 n2 o2"), "o3": "s1", "p3": "rb1", "p5": "t", **SPARE}))
    table.play("handoff RB1 T", "4", "4")
    assert (table.to_act, table.moves) == ("B", ["give RB1", "give S1"])
    table.play("give S1")
    assert (table.ball, table.field["o3"]) == ("B S1", "s1*")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-47")
def test_without_an_own_player_there_an_opposing_one_gets_it_but_not_the_one_who_fumbled() -> None:
    table = aside(pitch({**CORNER, **rubble("n2 o2 o3 p3"), "n1": "S1", "m1": "S2", **SPARE}))
    table.play("handoff RB1 T", "4", "4")
    assert (table.to_act, table.moves) == ("B", ["give own S1", "give own T"])
    table.play("give own T")
    assert (table.ball, table.field["o1"]) == ("A T", "T*")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-47")
def test_an_empty_square_goes_before_players() -> None:
    table = aside(pitch({**CORNER, **rubble("n2 o2"), "o3": "s1", "p3": "rb1", **SPARE}))
    table.play("handoff RB1 T", "4", "4")
    assert table.moves == ["ball n1"]


@pytest.mark.clause("BB-47")
def test_the_winner_of_the_tackle_may_be_given_the_ball() -> None:
    table = aside(pitch({"p1": "RB1*", "n1": "ht", **rubble("n2 o2 o3 p3"), **SPARE}))
    table.play("tackle RB1 x HT", "5", "3 5", "use 3")
    assert (table.to_act, table.moves) == ("B", ["give HT"])
    table.play("give HT")
    assert table.ball == "B HT"


# BB-48


@pytest.mark.clause("BB-48")
def test_with_neither_square_nor_player_play_is_halted() -> None:
    table = aside(pitch({"p1": "RB1*", "o1": "rb2", **rubble("n1 n2 o2 o3 p3"), **SPARE}))
    table.play("tackle RB1 x RB2", "7", "7")
    assert (table.to_act, may_place(table)) == ("A", {"L2"})
    assert line_up(table) == {"L2"}
    assert line_up(table) == {"L2"}
    assert (carnage(table), table.ball, table.half) == (set(), "h16", 1)
    assert starts_turn(table, "A")  # the fumbling team had it last


@pytest.mark.clause("BB-48", "BB-47")
def test_the_one_who_fumbled_is_not_a_player_to_give_it_to() -> None:
    # Around o1 and p1: n1, n2, o2, and two away m1, m2, n3, o3, p3.
    table = aside(pitch({"o1": "HT*", "n1": "rb2", **rubble("n2 o2 m1 m2 n3 o3 p3"), **SPARE}))
    table.play("tackle HT x RB2", "3 3", "5")
    assert (table.to_act, may_place(table)) == ("A", {"L2", "HT"})


@pytest.mark.clause("BB-48")
def test_a_fumbled_pass_out_of_a_sealed_corner_halts_play() -> None:
    table = pitch({"p1": "RB1*", "j5": "S1", **rubble("n1 n2 o1 o2 o3 p3"), **SPARE}, head="passing=yes")
    aside(table)
    table.play("pass RB1 S1", "4", "4")
    assert (table.to_act, may_place(table)) == ("A", {"RB1", "S1", "L2"})


# BB-49


@pytest.mark.clause("BB-49")
def test_it_is_measured_from_where_the_removed_player_stood() -> None:
    table = duel("RB1*", "rb2", g9="x", c9="t")
    table.play("7", "7")
    assert table.to_act == "B"
    assert set(table.moves) == {f"ball {square}" for square in AROUND_E9 - {"e10", "g9", "c9"}}


@pytest.mark.clause("BB-49")
def test_from_a_heavy_tackle_it_is_measured_from_both_squares() -> None:
    table = duel("HT*", "rb2")
    table.play("3 5", "5", "use 5")
    around = "c7 d7 e7 f7 b8 c8 d8 e8 f8 b9 c9 f9 g9 b10 c10 d10 f10 c11 d11 e11 f11"
    assert set(table.moves) == {f"ball {square}" for square in around.split()}


@pytest.mark.clause("BB-49")
def test_from_the_carrier_not_from_the_other_player_in_the_tackle() -> None:
    table = duel("RB1*", "ht")
    table.play("5", "2 5", "use 2")
    assert set(table.moves) == {f"ball {square}" for square in AROUND_E9 - {"e10", "f10"}}


# BB-50


@pytest.mark.clause("BB-50")
def test_on_a_hand_off_the_giver_fumbles() -> None:
    table = aside(pitch({"e9": "RB1*", "f9": "T", **SPARE}))
    table.play("handoff RB1 T", "4", "4")
    assert {"ball c9", "ball d11"} <= set(table.moves)  # two from e9, three from f9
    table.refuses("ball h9")  # two from f9, three from e9


@pytest.mark.clause("BB-50")
def test_on_a_pass_the_passer_fumbles() -> None:
    table = aside(pitch({"e9": "RB1*", "e19": "S1", **SPARE}, head="passing=yes"))
    table.play("pass RB1 S1", "4", "4")
    assert (table.to_act, set(table.moves)) == ("B", {f"ball {square}" for square in AROUND_E9})


@pytest.mark.clause("BB-45")
@pytest.mark.parametrize("use", ["use 3", "use 5"])
def test_the_ball_is_fumbled_also_when_the_heavy_tackle_does_not_carry_it(use: str) -> None:
    table = duel("HT", "rb2*")
    table.play("3 5", "5", use)
    assert placing(table) == "A"


@pytest.mark.clause("BB-46")
def test_a_fumbled_ball_may_lie_next_to_players_of_both_teams() -> None:
    table = duel("RB1*", "rb2", c11="s1", g9="S1")
    table.play("7", "7")
    assert {"ball d11", "ball f9", "ball c10"} <= set(table.moves)
