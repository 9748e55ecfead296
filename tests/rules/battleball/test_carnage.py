"""Referee's notebook: Carnage tokens (BB-40, BB-41)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import pitch
from tests.rules.battleball.pitch2 import SPARE, aside, carnage, rubble, starts_turn


@pytest.mark.clause("BB-40")
def test_nobody_moves_onto_carnage() -> None:
    table = pitch({"a1": "RB1", "a2": "x", "p31": "l2"})
    table.play("name RB1", "1")
    assert table.moves == ["move RB1 b1"]
    assert "BB-40" in table.refuses("move RB1 a2")


@pytest.mark.clause("BB-40")
def test_nobody_moves_through_carnage() -> None:
    # Out of the corner the only way is b1; with c1 closed it goes on to b2 alone.
    table = pitch({"a1": "RB1", **rubble("a2 c1"), "p31": "l2"})
    table.play("name RB1", "3")
    # b1, then b2, then from b2: c2, b3, c3.
    assert table.reach("RB1") == {"b1", "b2", "c2", "b3", "c3"}


@pytest.mark.clause("BB-40")
def test_a_heavy_tackle_needs_both_squares_clear() -> None:
    table = pitch({"a1": "HT", "b2": "x", "p31": "l2"})
    table.play("name HT", "1 2")
    # Of his first steps only b1-c1 is left: a2-b2 holds a token, and from b1-c1 neither a2-b2 nor b2-c2 is clear.
    assert table.reach("HT") == {"b1", "c1"}


@pytest.mark.clause("BB-40")
def test_a_fumbled_ball_is_not_placed_on_carnage() -> None:
    table = aside(pitch({"e9": "RB1*", "f9": "T", **rubble("d9 e10 g9"), **SPARE}))
    table.play("handoff RB1 T", "4", "4")
    empty = {"d7", "e7", "f7", "c8", "d8", "e8", "f8", "c9", "c10", "d10", "f10", "d11", "e11", "f11"}
    assert set(table.moves) == {f"ball {square}" for square in empty}
    table.refuses("ball e10")


@pytest.mark.clause("BB-40")
def test_an_incomplete_pass_is_not_placed_on_carnage() -> None:
    table = aside(pitch({"e9": "RB1*", "e19": "T", **rubble("d19 e20"), **SPARE}, head="passing=yes"))
    table.play("pass RB1 T", "2", "1")
    assert set(table.moves) == {"ball d18", "ball e18", "ball f19", "ball d20"}


@pytest.mark.clause("BB-41")
def test_the_tokens_do_not_run_out() -> None:
    # All but two a team are gone and lie in two rows: 20 tokens. The next one is laid like the first.
    rows = " ".join(f"{column}{row}" for row in (12, 14) for column in "abcdefghij")
    table = aside(pitch({**rubble(rows), "e9": "RB1", "e10": "rb2", **SPARE}))
    table.play("tackle RB1 x RB2", "7", "7")
    assert len(carnage(table)) == 22
    assert starts_turn(table, "B")
