"""Referee's notebook: the basic game and the advanced one (BB-95)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import pitch
from tests.rules.battleball.pitch2 import SPARE, aside, starts_turn


@pytest.mark.clause("BB-95")
@pytest.mark.parametrize("head", ["", "passing=no"])
def test_without_passing_nobody_passes(head: str) -> None:
    table = aside(pitch({"e9": "RB1*", "f9": "T", "e19": "S1", **SPARE}, head=head))
    assert table.moves == ["handoff RB1 T", "end"]
    assert "BB-95" in table.refuses("pass RB1 S1")
    assert starts_turn(aside(pitch({"e9": "RB1*", "e19": "S1", **SPARE}, head=head)), "B")


@pytest.mark.clause("BB-95")
def test_with_passing_a_tackle_is_still_a_must() -> None:
    table = aside(pitch({"e9": "RB1*", "f9": "T", "e10": "rb2", "e19": "S1", **SPARE}, head="passing=yes"))
    assert table.moves == ["tackle RB1 x RB2", "tackle T x RB2"]
    table.play("tackle RB1 x RB2", "7", "7")
    assert table.to_act == "B" and "ball d9" in table.moves


@pytest.mark.clause("BB-95")
def test_with_passing_the_hand_off_is_what_it_was() -> None:
    table = aside(pitch({"e9": "RB1*", "f9": "T", **SPARE}, head="passing=yes"))
    table.play("handoff RB1 T", "9", "4")
    assert table.ball == "A T"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-95")
@pytest.mark.parametrize("head", ["", "passing=yes"])
def test_a_touchdown_is_the_same_at_every_level(head: str) -> None:
    table = pitch({"h31": "RB1*", **SPARE}, head=head)
    table.play("name RB1", "1", "touchdown RB1")
    assert (table.touchdowns, table.half) == ((1, 0), 2)


@pytest.mark.clause("BB-95")
def test_without_team_rules_nobody_is_asked_for_one() -> None:
    table = pitch({"h31": "RB1*", **SPARE})
    table.play("name RB1", "1", "touchdown RB1")
    assert not any(move.startswith("rule ") for move in table.moves)
