"""Referee's notebook: what a round is worth (GL-45 to GL-48, GL-67)."""

from __future__ import annotations

import pytest

from tests.notebook import notebook

# B is out, and A has the second last turn: a drawn and discarded card ends the round.
LAST_TURN = """\
B: rows, removed G4 G4 G4 / B5 B5 B5 / Y7 Y7 Y7
  -- -- --
  -- -- --
  -- -- --
discard: G9
out: B
lap: 2
closing: B
next: turn A"""

ENDS = ("draw", "Y1", "discard")


# --- GL-45: combinations less unfinished lines -----------------------------------------------------


@pytest.mark.clause("GL-45", "GL-46")
def test_two_unfinished_rows_cost_2_each() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: rows, removed B3 B3 B3
  -- -- --
  R1 B4 G7
  Y3 R8 B2
{LAST_TURN}
""")
    assert table.points("A") == 24
    table.play(*ENDS)
    assert table.to_act == "over"
    assert table.total("A") == 24 - 2 * 2
    assert table.chart["unfinished_line"] == -2
    assert table.cites("GL-45")


@pytest.mark.clause("GL-45")
def test_the_player_who_went_out_scores_the_combinations_and_6_and_loses_nothing() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R1 B4 G7
  Y3 R8 B2
  G6 Y9 R5
{LAST_TURN}
""")
    table.play(*ENDS)
    assert table.total("B") == 78  # three colour sets of 24 and the 6: the highest round of the book


@pytest.mark.clause("GL-45")
def test_a_line_removed_on_the_very_last_turn_counts() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: rows, removed B3 B3 B3
  -- -- --
  R6 R7 B1
  Y3 R1 B2
{LAST_TURN}
""")
    table.play("draw", "R8", "place c2")
    assert table.to_act == "over"
    assert table.total("A") == 24 + table.chart["colour_run"] - 2


@pytest.mark.clause("GL-45", "GL-43")
def test_an_empty_grid_has_no_unfinished_line() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: columns, removed B3 B3 B3 / R2 R2 R2
  -- -- R6
  -- -- R7
  -- -- B1
{LAST_TURN}
""")
    table.play("draw", "R8", "place c3")
    assert table.to_act == "over"
    assert table.total("A") == 24 + 24 + table.chart["colour_run"]


# --- GL-46: which lines are unfinished -------------------------------------------------------------


@pytest.mark.clause("GL-46")
@pytest.mark.parametrize(
    ("block", "score"),
    [
        ("A:\n  R1 B4 G7\n  Y3 R8 B2\n  G6 Y9 R5", -6),
        ("A: rows, removed B3 B3 B3\n  R1 B4 G7\n  Y3 R8 B2\n  -- -- --", 24 - 4),
        ("A: rows, removed B3 B3 B3 / R2 R2 R2\n  R1 B4 G7\n  -- -- --\n  -- -- --", 48 - 2),
        ("A: columns, removed B3 B3 B3\n  -- B4 G7\n  -- R8 B2\n  -- Y9 R5", 24 - 4),
        ("A: columns, removed B3 B3 B3 / R2 R2 R2\n  -- B4 --\n  -- R8 --\n  -- Y9 --", 48 - 2),
    ],
    ids=["nothing removed", "one row", "two rows", "one column", "two columns"],
)
def test_unfinished_lines_are_counted_in_the_direction_of_removal_or_are_three(block: str, score: int) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
{block}
{LAST_TURN}
""")
    table.play(*ENDS)
    assert table.total("A") == score
    assert table.cites("GL-46")


# --- GL-47, GL-48: cards left in the grid ----------------------------------------------------------


@pytest.mark.clause("GL-47")
@pytest.mark.parametrize("card", ["L-", "L|", "L+"])
def test_a_lock_left_in_the_grid_costs_2_on_top_of_its_line(card: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: rows, removed B3 B3 B3 / R2 R2 R2
  -- -- --
  R1 {card} G7
  -- -- --
{LAST_TURN}
""")
    table.play(*ENDS)
    assert table.total("A") == 48 - 2 - 2
    assert table.chart["lock_left"] == -2
    assert table.cites("GL-47")


@pytest.mark.clause("GL-47")
def test_each_of_several_locks_left_costs_2() -> None:
    table = notebook("""
gridlock: 3 seats, rounds=1
A:
  L- B4 L|
  Y3 R8 B2
  G6 L+ R5
B: rows, removed G4 G4 G4 / B5 B5 B5 / Y7 Y7 Y7
  -- -- --
  -- -- --
  -- -- --
C:
  R1 B4 G7
  Y3 R8 B2
  G6 Y9 R5
discard: G9
out: B
lap: 2
closing: B
next: turn C
""")
    table.play(*ENDS)  # A's turn is lost to the three cards (GL-42)
    assert table.to_act == "over"
    assert table.total("A") == -6 - 3 * 2
    assert table.total("C") == -6


@pytest.mark.clause("GL-47")
def test_a_lock_replaced_on_the_last_turn_costs_nothing() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: rows, removed B3 B3 B3 / R2 R2 R2
  -- -- --
  R1 L| G7
  -- -- --
{LAST_TURN}
""")
    table.play("draw", "Y1", "place b2")
    assert table.total("A") == 48 - 2


@pytest.mark.clause("GL-48")
@pytest.mark.parametrize(
    ("block", "score"),
    [
        ("A: rows, removed B3 B3 B3 / R2 R2 R2\n  -- -- --\n  R1 ## G7\n  -- -- --", 48 - 2 - 2),
        ("A:\n  ## B4 G8\n  Y3 ## B6\n  G6 Y9 R5", -6 - 4),
        ("A:\n  ## B4 G8\n  Y3 ## B6\n  G6 Y9 L-", -6 - 4 - 2),
    ],
    ids=["one wild", "two wilds", "two wilds and a GRID#LOCK card"],
)
def test_each_wild_left_unused_costs_2_on_top_of_its_line(block: str, score: int) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
{block}
{LAST_TURN}
""")
    table.play(*ENDS)
    assert table.total("A") == score
    assert table.chart["wild_left"] == -2
    assert table.cites("GL-48")


@pytest.mark.clause("GL-48")
def test_wilds_in_removed_lines_cost_nothing() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: rows, removed Y2 ## ## / ## ## ##
  -- -- --
  R1 B4 G7
  -- -- --
{LAST_TURN}
""")
    table.play(*ENDS)
    assert table.total("A") == 10 + 12 - 2


# --- GL-67: the running total ----------------------------------------------------------------------


@pytest.mark.clause("GL-67")
@pytest.mark.parametrize(("before", "after"), [(30, 24), (6, 0), (0, -6), (-6, -12)])
def test_round_scores_add_up_to_a_running_total_that_may_be_negative(before: int, after: int) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=2
round 2
A: total {before}
  R1 B4 G7
  Y3 R8 B2
  G6 Y9 R5
{LAST_TURN.replace("B: rows", "B: total -4, rows")}
""")
    assert table.total("A") == before
    table.play(*ENDS)
    assert table.to_act == "over"
    assert table.total("A") == after
    assert table.cites("GL-67")
    assert table.total("B") == 78 - 4


@pytest.mark.clause("GL-67")
def test_after_a_round_is_scored_the_next_begins_from_no_points_upon_the_totals() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=2
A:
  R1 B4 G7
  Y3 R8 B2
  G6 Y9 R5
{LAST_TURN}
""")
    assert table.points("B") == 78
    assert table.total("B") == 0
    table.play(*ENDS)
    assert (table.points("A"), table.points("B")) == (0, 0)
    assert (table.total("A"), table.total("B")) == (-6, 78)
    assert table.removed("B") == []
    assert table.to_act == "chance"
