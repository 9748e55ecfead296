"""The turn: BB-11 and BB-79."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import PLAYERS, pitch, squares

# Everybody of both teams in the open, nobody next to anybody.
WOLVES = dict(zip([f"{c}{r}" for r in (2, 6, 10) for c in "behk"], PLAYERS, strict=False))
HARTS = dict(zip([f"{c}{r}" for r in (22, 26, 30) for c in "behk"], [p.lower() for p in PLAYERS], strict=False))


@pytest.mark.clause("BB-11")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_turn_begins_by_naming_one_of_the_own_players(seat: str) -> None:
    table = pitch({**WOLVES, **HARTS}, next=f"turn {seat}")
    assert table.to_act == seat
    assert table.moves == [f"name {player}" for player in PLAYERS]


@pytest.mark.clause("BB-11")
def test_only_players_on_the_field_are_named() -> None:
    table = pitch({"h10": "LB2", "c4": "RB3", "h24": "rb1"}, serious={"A": "T"})
    assert table.moves == ["name RB3", "name LB2"]
    table.refuses("name RB1")
    table.refuses("name T")


@pytest.mark.clause("BB-11")
def test_the_named_players_die_is_rolled_before_the_move_is_chosen() -> None:
    table = pitch({**WOLVES, **HARTS})
    table.play("name L2")
    assert table.to_act == "chance"
    assert table.weights == {str(number): 1 for number in range(1, 9)}
    table.play("1")
    assert table.to_act == "A"


@pytest.mark.clause("BB-11")
def test_once_rolled_it_is_that_player_who_moves() -> None:
    table = pitch({"h10": "RB1", "c4": "T", "h24": "rb1*"})
    table.play("name T", "1")
    assert set(table.moves) == {f"move T {square}" for square in squares("4 b d, 3 c-d, 5 c-d")}
    assert "BB-11" in table.refuses("move RB1 h11")
    table.play("move T d5")
    assert (table.field["d5"], table.field["h10"]) == ("T", "RB1")
    assert "c4" not in table.field


@pytest.mark.clause("BB-11", "BB-79")
def test_one_player_moves_in_a_turn() -> None:
    table = pitch({"h10": "RB1", "c4": "T", "h24": "rb1*"})
    table.play("name T", "3", "move T d5")
    assert table.to_act == "B"
    assert table.moves == ["name RB1"]


# BB-79


@pytest.mark.clause("BB-79")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_turn_with_nothing_due_ends_with_the_move(seat: str) -> None:
    own, other = ("T", "l1") if seat == "A" else ("t", "L1")
    table = pitch({"h14": own, "c20": other}, next=f"turn {seat}")
    table.play("name T", "1", "move T g14")
    assert table.to_act == ("B" if seat == "A" else "A")
    assert table.moves == ["name L1"]
    table.play("name L1", "1", "move L1 d20")
    assert table.to_act == seat


@pytest.mark.clause("BB-79", "BB-30")
@pytest.mark.parametrize("rolls", [("2", "9"), ("6", "3"), ("4", "4")])
def test_the_turn_ends_after_a_tackle_won_lost_or_tied(rolls: tuple[str, str]) -> None:
    table = pitch({"h10": "T", "c4": "RB1", "h12": "rb1", "c28": "s1", "o20": "o"})
    table.play("name T", "1", "move T h11", "tackle T x RB1", *rolls)
    assert table.to_act == "B"
    assert all(move.startswith("name ") for move in table.moves)


@pytest.mark.clause("BB-79")
@pytest.mark.parametrize("taker", ["5", "3"])
def test_the_turn_ends_after_a_hand_off_or_the_placing_of_its_fumble(taker: str) -> None:
    table = pitch({"h10": "T*", "j10": "RB1", "h24": "rb1"})
    table.play("name RB1", "1", "move RB1 i10", "handoff T RB1", "3", taker)
    if taker == "3":
        assert table.to_act == "B"
        table.play("ball h12")
    assert (table.to_act, table.moves) == ("B", ["name RB1"])


@pytest.mark.clause("BB-79")
def test_a_hand_off_that_is_not_wanted_ends_the_turn() -> None:
    table = pitch({"h10": "T*", "j10": "RB1", "h24": "rb1"})
    table.play("name RB1", "1", "move RB1 i10")
    assert table.moves == ["handoff T RB1", "end"]
    table.play("end")
    assert (table.to_act, table.moves, table.ball) == ("B", ["name RB1"], "A T")


@pytest.mark.clause("BB-79", "BB-92")
@pytest.mark.parametrize(
    ("rolls", "placing"), [(("9", "1"), []), (("4", "4"), ["ball h12"]), (("1", "2"), ["ball n10"])]
)
def test_the_turn_ends_after_a_pass_complete_fumbled_or_incomplete(rolls: tuple[str, str], placing: list[str]) -> None:
    # From h10 to p11: one step diagonally and seven along the row.
    table = pitch({"h10": "T*", "o10": "RB1", "h24": "rb1"}, head="passing=yes")
    table.play("name RB1", "1", "move RB1 p11", "pass T RB1", *rolls)
    for place in placing:
        assert table.to_act == "B"
        table.play(place)
    assert (table.to_act, table.moves) == ("B", ["name RB1"])


@pytest.mark.clause("BB-79", "BB-66")
def test_a_pass_that_is_not_wanted_ends_the_turn() -> None:
    table = pitch({"h10": "T*", "o10": "RB1", "h24": "rb1"}, head="passing=yes")
    table.play("name RB1", "1", "move RB1 p11")
    assert table.moves == ["pass T RB1", "end"]
    table.play("end")
    assert (table.to_act, table.ball) == ("B", "A T")
