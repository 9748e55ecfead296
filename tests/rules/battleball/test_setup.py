"""The setup: BB-06."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import HARTS, WOLVES, new_pitch, pitch


@pytest.mark.clause("BB-06")
def test_the_ball_starts_loose_on_the_eighth_square_of_row_16() -> None:
    table = new_pitch()
    table.play(*WOLVES, *HARTS, "12", "5")
    assert table.ball == "h16"
    assert table.field["h16"] == "o"
    row = next(line for line in table.position.splitlines() if line.startswith("16 "))
    assert row.split()[1:] == ["."] * 7 + ["o"] + ["."] * 7


@pytest.mark.clause("BB-06")
def test_the_centre_is_as_far_from_either_end() -> None:
    # 15 rows below it and 15 above: a Running Back who picks it up on h16 scores with 1 + 15 + 1 steps, no less.
    for seat, start in (("A", "h15"), ("B", "h17")):
        own, far = ("RB1", "rb1") if seat == "A" else ("rb1", "RB1")
        for roll, offered in (("16", []), ("17", ["RB1"])):
            table = pitch({start: own, "a16": far, "h16": "o"}, next=f"turn {seat}")
            table.play("name RB1", roll)
            assert table.offered("touchdown") == offered
