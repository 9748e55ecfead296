"""Referee's notebook: serious injuries (BB-38, BB-39)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch
from tests.rules.battleball.pitch2 import SPARE, aside, carnage, line_up, may_place, players, starts_turn


def duel(**more: str) -> Pitch:
    """A's RB1 on e9 tackles B's RB2 on e10."""
    table = aside(pitch({"e9": "RB1", "e10": "rb2", **SPARE, **more}))
    table.play("tackle RB1 x RB2")
    return table


@pytest.mark.clause("BB-38")
def test_an_attacker_who_wins_with_a_one_injures_seriously() -> None:
    table = duel()
    table.play("1", "5")
    assert table.serious("B") == {"RB2"}
    assert "RB2" not in table.injured("B") and "RB2" not in players(table, "B")
    assert table.serious("A") == set()
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-38")
def test_a_defender_who_wins_with_a_one_injures_seriously() -> None:
    table = duel()
    table.play("2", "1")
    assert table.serious("A") == {"RB1"}
    assert "RB1" not in table.injured("A") and "RB1" not in players(table, "A")
    assert table.serious("B") == set()


@pytest.mark.clause("BB-38")
def test_a_two_is_no_serious_injury() -> None:
    table = duel()
    table.play("2", "3")
    assert table.serious("B") == set()


@pytest.mark.clause("BB-38")
def test_a_seriously_injured_player_is_out_of_the_game() -> None:
    table = duel(h31="S1*")
    table.play("1", "5", "name L2", "1", "move L2 o31", "name S1", "1", "touchdown S1")
    assert table.half == 2
    assert len(line_up(table)) == 11
    assert table.to_act == "B"
    assert may_place(table) == {"RB1", "RB3", "S1", "S2", "LB1", "LB2", "L1", "L2", "T", "HT"}


@pytest.mark.clause("BB-38", "BB-34")
def test_the_winner_takes_the_ball_of_the_seriously_injured() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2*", **SPARE}))
    table.play("tackle RB1 x RB2", "1", "5")
    assert table.ball == "A RB1"


@pytest.mark.clause("BB-39")
def test_two_ones_injure_both_seriously() -> None:
    table = duel()
    table.play("1", "1")
    assert (table.serious("A"), table.serious("B")) == ({"RB1"}, {"RB2"})
    assert carnage(table) == {"e9", "e10"}
    assert (players(table, "A"), players(table, "B")) == ({"L2"}, {"L2"})


@pytest.mark.clause("BB-39")
def test_other_ties_injure_nobody_seriously() -> None:
    table = duel()
    table.play("2", "2")
    assert table.serious("A") == table.serious("B") == set()


@pytest.mark.clause("BB-39")
def test_two_heavy_tackles_who_both_use_a_one() -> None:
    table = aside(pitch({"d9": "HT", "e10": "ht", **SPARE}))
    table.play("tackle HT x HT", "1 4", "1 6", "use 1", "use 1")
    assert (table.serious("A"), table.serious("B")) == ({"HT"}, {"HT"})
    assert carnage(table) == {"d9", "e9", "e10", "f10"}


@pytest.mark.clause("BB-38", "BB-39", "BB-88")
@pytest.mark.parametrize(("use", "wolves"), [("use 1", {"RB1"}), ("use 3", set())])
def test_a_one_against_a_heavy_tackle_with_a_one(use: str, wolves: set[str]) -> None:
    table = aside(pitch({"e9": "RB1", "e10": "ht", **SPARE}))
    table.play("tackle RB1 x HT", "1", "1 3", use)
    assert (table.serious("A"), table.serious("B")) == (wolves, {"HT"})


@pytest.mark.clause("BB-39")
def test_a_one_against_two_ones() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "ht", **SPARE}))
    table.play("tackle RB1 x HT", "1", "1 1")
    assert (table.serious("A"), table.serious("B")) == ({"RB1"}, {"HT"})
