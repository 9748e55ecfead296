"""What docs/rulings.md settles: last turns after a stopped round, partners in each other's grids, lines held to the end."""

from __future__ import annotations

import pytest

from tests.notebook import notebook


@pytest.mark.clause("GL-66", "GL-41")
def test_in_a_stopped_round_a_lock_in_the_last_line_costs_the_first_last_turn() -> None:
    """The 200th turn of two players passes; A has one line left, and its L- turned up on that very turn-over."""
    table = notebook("""
        gridlock: 2 seats, rounds=1
        round 1, dealer A, turns 199
        A: columns, removed R1 R2 R3 / G1 G2 G3
          -- -- []
          -- -- Y4
          -- -- B9
        B:
          R9 G4 B1
          Y2 R6 G8
          B3 Y7 R4
        discard: B7
        next: turn B
    """)
    table.play("draw", "Y9", "discard")
    assert table.cites("GL-66")
    table.play("L-")  # A's face-down card in the great turn-over
    assert table.cites("GL-41")
    assert table.to_act == "B"  # A has lost the first last turn


@pytest.mark.clause("GL-66", "GL-36")
def test_in_a_stopped_round_a_wholly_locked_grid_loses_the_turn_instead_of_drawing() -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A: rows, removed R1 R2 R3
          -- -- --
          L-! Y4 B1
          R7 G2 L+!
        B:
          R9 G4 B2
          Y2 R6 G8
          B3 Y7 R4
        discard: B7
        lap: 1
        closing: B
        next: turn A
    """)
    # L- locks row 2; L+ at c3 locks row 3 and column c: everything that is left. Reading the text played A's turn.
    assert table.to_act == "B"
    assert table.grid("A") == "-- -- -- / L- Y4 B1 / R7 G2 L+"
    assert table.discard == ["B7"]  # nothing was drawn


@pytest.mark.clause("GL-54", "GL-37")
def test_with_team_grids_the_owner_of_the_emptied_grid_goes_out_whoever_played_the_card() -> None:
    """A plays in C's grid and empties it: C is out, so D, left of C, takes the first last turn, and A still plays."""
    table = notebook("""
        gridlock: 4 seats, rounds=1, team_size=2, team_grids=yes
        A:
          R9 G4 B2
          Y2 R6 G8
          B3 Y7 R4
        B:
          R8 G3 B1
          Y1 R5 G7
          B4 Y8 R3
        C: rows, removed G1 B1 Y1 / G2 R3 Y4
          -- -- --
          -- -- --
          R7 G7 []
        D:
          G9 Y5 B5
          R1 Y9 G6
          B8 B2 Y6
        discard: Y7
        next: turn A
    """)
    table.play("grid C", "take", "place c3", "R2")
    assert table.points("C") == 6 + sum((table.chart["mixed_set"], table.chart["mixed_run"], table.chart["mixed_set"]))
    assert table.view(None)["out"] == "C"
    assert table.to_act == "D"
    table.play("grid D", "draw", "Y1", "discard", "grid A")
    assert table.to_act == "A"


@pytest.mark.clause("GL-54", "GL-46", "GL-31")
def test_with_team_grids_a_line_still_held_back_when_the_round_ends_is_unfinished() -> None:
    """On the second last turn C's grid is named for the first time: its lock is in force and holds row 1 back to the end."""
    table = notebook("""
        gridlock: 4 seats, rounds=1, team_size=2, team_grids=yes
        A: total 0
          R9 G4 B2
          Y2 R6 G8
          B3 Y7 R4
        B: rows, removed G1 R1 Y1 / B1 B1 B1 / R2 R2 R2
          -- -- --
          -- -- --
          -- -- --
        C:
          R7 G7 B4
          L|! Y8 R3
          B5 Y4 G5
        D:
          G9 Y5 B9
          R1 Y9 G6
          B8 B2 Y6
        discard: Y7
        out: B
        lap: 2
        closing: B
        next: turn C
    """)
    table.play("grid C")
    table.play("take", "place c1")  # R7 G7 Y7 is a set, but a1 is in the locked column a
    assert table.cites("GL-31")
    table.play("grid D", "draw", "Y1", "discard", "grid A", "draw", "Y3", "discard")
    assert table.to_act == "over"
    assert table.removed("C") == []
    assert table.total("C") == 3 * -2 - 2  # three unfinished lines and one GRID#LOCK card


@pytest.mark.clause("GL-63", "GL-31")
def test_a_line_held_back_waits_on_if_a_new_lock_blocks_it() -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A:
          R5 G5 B5
          L|! [] []
          [] [] []
        B:
          R9 G4 B1
          Y2 R6 G8
          B3 Y7 R4
        discard: B7
        next: turn A
    """)
    assert table.removed("A") == []
    table.play("draw", "Y9", "place c3", "G1")
    table.play("draw", "Y8", "discard")
    assert table.cites("GL-63")
    assert table.removed("A") == ["R5 G5 B5"]
