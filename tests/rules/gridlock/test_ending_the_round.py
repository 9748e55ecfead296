"""Referee's notebook: how a round ends (GL-37 to GL-44, GL-64 to GL-66)."""

from __future__ import annotations

import pytest

from tests.notebook import notebook

# Nine open cards without a combination: whoever has them can pass a turn by discarding a drawn card.
QUIET = """\
  R1 B4 G7
  Y3 R8 B2
  G6 Y9 R5"""

# One card away from going out: Y8 at c2.
ALMOST_OUT = """\
 rows, removed G4 G4 G4 / Y2 ## ##
  -- -- --
  Y6 Y7 B1
  -- -- --"""

GOES_OUT = ("draw", "Y8", "place c2")
PASSES = ("draw", "Y1", "discard")

# The colour set of fours, two wilds, and the 6 for going out; the run of yellow 6 7 8 comes on top.
OUT_WITHOUT_RUN = 24 + 10 + 6

EMPTY = """\
  -- -- --
  -- -- --
  -- -- --"""


def cells(verb: str, moves: list[str]) -> set[str]:
    """The cells for which `verb` is offered."""
    return {move.removeprefix(f"{verb} ") for move in moves if move.startswith(f"{verb} ")}


# --- GL-37: going out ------------------------------------------------------------------------------


@pytest.mark.clause("GL-37")
def test_the_first_to_remove_all_nine_cards_goes_out_and_scores_6_more() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
{QUIET}
discard: G9
next: turn A
""")
    assert table.points("A") == 24 + 10
    table.play(*GOES_OUT)
    assert table.grid("A") == "-- -- -- / -- -- -- / -- -- --"
    assert table.removed("A") == ["G4 G4 G4", "Y2 ## ##", "Y6 Y7 Y8"]
    assert table.points("A") == OUT_WITHOUT_RUN + table.chart["colour_run"]
    assert table.chart["going_out"] == 6
    assert table.cites("GL-37")
    assert [event.seat for event in table.events if "GL-37" in event.clauses] == ["A"]


@pytest.mark.clause("GL-37")
def test_going_out_by_columns_scores_the_same_6() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: columns, removed G4 G4 G4 / Y2 ## ##
  -- Y6 --
  -- Y7 --
  -- B1 --
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "Y8", "place b3")
    assert table.points("A") == OUT_WITHOUT_RUN + table.chart["colour_run"]
    assert table.cites("GL-37")


@pytest.mark.clause("GL-37")
def test_a_card_turned_over_may_put_its_owner_out() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: rows, removed G4 G4 G4 / Y2 ## ##
  -- -- --
  Y6 Y7 []
  -- -- --
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "discard", "flip c2", "Y8")
    assert table.points("A") == OUT_WITHOUT_RUN + table.chart["colour_run"]


@pytest.mark.clause("GL-37")
def test_two_removed_lines_do_not_end_the_round() -> None:
    table = notebook("""
gridlock: 2 seats, rounds=1
A: rows, removed G4 G4 G4
  -- -- --
  Y6 Y7 B1
  [] [] []
B:
  [] [] []
  [] [] []
  [] [] []
discard: G9
next: turn A
""")
    table.play("draw", "Y8", "place c2")
    assert table.points("A") == 24 + table.chart["colour_run"]
    assert table.to_act == "B"
    assert table.grid("B") == "[] [] [] / [] [] [] / [] [] []"
    assert not table.cites("GL-37")


# --- GL-38: the great turn-over --------------------------------------------------------------------


@pytest.mark.clause("GL-38")
def test_the_others_turn_up_all_their_face_down_cards() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B:
  [] B4 G7
  Y3 [] B2
  G6 Y9 []
C:
  R1 B4 []
  [] R8 B2
  G6 Y9 R5
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    assert table.to_act == "chance"
    table.play("R1", "R8", "R5")  # B, who sits left of A, from the first cell to the last
    assert table.grid("B") == "R1 B4 G7 / Y3 R8 B2 / G6 Y9 R5"
    assert table.to_act == "chance"
    table.play("G7", "Y3")
    assert table.grid("C") == "R1 B4 G7 / Y3 R8 B2 / G6 Y9 R5"
    assert table.to_act == "B"
    assert set(table.moves) == {"draw", "take"}
    assert table.cites("GL-38")


@pytest.mark.clause("GL-38", "GL-39")
def test_combinations_of_the_turn_over_are_removed_at_once_and_cost_no_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  R4 R5 []
  Y3 [] B2
  G6 Y9 B8
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "R6", "G1")
    assert table.removed("B") == ["R4 R5 R6"]
    assert table.points("B") == table.chart["colour_run"]
    assert table.to_act == "B"
    table.play(*PASSES)
    assert table.to_act == "B"
    table.play(*PASSES)
    assert table.to_act == "over"


@pytest.mark.clause("GL-38", "GL-64", "GL-25")
def test_parallel_lines_of_the_turn_over_are_all_removed() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  R4 R5 []
  B7 B8 []
  G6 Y9 B2
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "R6", "B9")
    assert table.removed("B") == ["R4 R5 R6", "B7 B8 B9"]
    assert table.grid("B") == "-- -- -- / -- -- -- / G6 Y9 B2"


# --- GL-39, GL-40: the two last turns --------------------------------------------------------------


@pytest.mark.clause("GL-39")
def test_the_others_take_two_more_turns_one_at_a_time_from_the_left_of_the_player_who_went_out() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:
{QUIET}
B:{ALMOST_OUT}
C:
{QUIET}
discard: G9
next: turn B
""")
    table.play(*GOES_OUT)
    for seat, card in (("C", "Y1"), ("A", "G1"), ("C", "B9"), ("A", "G2")):
        assert table.to_act == seat
        table.play("draw", card, "discard")
    assert table.to_act == "over"


@pytest.mark.clause("GL-39")
def test_among_four_the_two_laps_pass_over_the_player_who_went_out() -> None:
    table = notebook(f"""
gridlock: 4 seats, rounds=1
A:
{QUIET}
B:
{QUIET}
C:{ALMOST_OUT}
D:
{QUIET}
discard: G9
next: turn C
""")
    table.play(*GOES_OUT)
    for seat, card in (("D", "Y1"), ("A", "G1"), ("B", "B9"), ("D", "G2"), ("A", "Y1"), ("B", "G1")):
        assert table.to_act == seat
        table.play("draw", card, "discard")
    assert table.to_act == "over"


@pytest.mark.clause("GL-39")
def test_between_two_the_other_takes_both_last_turns_running() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{QUIET}
B:{ALMOST_OUT}
discard: G9
next: turn B
""")
    table.play(*GOES_OUT)
    assert table.to_act == "A"
    table.play("take", "place a1")
    assert table.to_act == "A"
    table.play("draw", "G1", "place b2")
    assert table.to_act == "over"


LAST_TURN = f"""
gridlock: 3 seats, rounds=1
A: rows, removed G4 G4 G4 / Y2 ## ## / Y6 Y7 Y8
{EMPTY}
B:
{QUIET}
C:
{QUIET}
discard: B1 G9
out: A
lap: 1
closing: A
next: turn B
"""


@pytest.mark.clause("GL-40")
def test_on_a_last_turn_the_discard_may_be_taken() -> None:
    table = notebook(LAST_TURN)
    table.play("take", "place a1")
    assert table.grid("B") == "G9 B4 G7 / Y3 R8 B2 / G6 Y9 R5"
    assert table.discard == ["B1", "R1"]
    assert table.to_act == "C"


@pytest.mark.clause("GL-40")
def test_on_a_last_turn_the_drawn_card_may_be_placed() -> None:
    table = notebook(LAST_TURN)
    table.play("draw", "G1", "place b2")
    assert table.grid("B") == "R1 B4 G7 / Y3 G1 B2 / G6 Y9 R5"
    assert table.discard == ["B1", "G9", "R8"]
    assert table.to_act == "C"


@pytest.mark.clause("GL-40")
def test_on_a_last_turn_who_wants_neither_card_discards_the_drawn_one_and_turns_nothing() -> None:
    table = notebook(LAST_TURN)
    table.play("draw", "G1", "discard")
    assert table.grid("B") == "R1 B4 G7 / Y3 R8 B2 / G6 Y9 R5"
    assert table.discard == ["B1", "G9", "G1"]
    assert table.to_act == "C"


@pytest.mark.clause("GL-40")
def test_that_nothing_is_turned_on_a_last_turn_is_reported_under_the_rule_for_last_turns() -> None:
    table = notebook(LAST_TURN)
    table.play("draw", "G1", "discard")
    assert table.cites("GL-40")


@pytest.mark.clause("GL-40", "GL-33")
def test_a_lock_drawn_on_a_last_turn_is_discarded_and_is_the_whole_turn() -> None:
    table = notebook(LAST_TURN)
    table.play("draw", "L+")
    assert table.discard == ["B1", "G9", "L+"]
    assert table.to_act == "C"
    assert table.moves == ["draw"]


@pytest.mark.clause("GL-40", "GL-22")
def test_a_line_completed_on_a_last_turn_is_removed_and_scores() -> None:
    table = notebook(LAST_TURN.replace("R1 B4 G7\n  Y3 R8", "R6 R7 B4\n  Y3 R1", 1))
    table.play("draw", "R8", "place c1")
    assert table.removed("B") == ["R6 R7 R8"]
    assert table.points("B") == table.chart["colour_run"]
    assert table.to_act == "C"


# --- GL-41: the lock in the last line --------------------------------------------------------------


@pytest.mark.clause("GL-41")
@pytest.mark.parametrize("card", ["L-", "L|", "L+"])
def test_a_waiting_lock_in_the_last_row_costs_the_first_last_turn_however_it_points(card: str) -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3 / G5 G5 G5
  -- -- --
  -- -- --
  G2 {card}! Y9
C:
{QUIET}
discard: G9
next: turn A
""")
    pile = table.draw_pile
    table.play(*GOES_OUT)
    assert table.to_act == "C"
    assert table.cites("GL-41")
    assert table.draw_pile == pile - 1  # A's own card: nothing is drawn for B
    assert table.discard == ["G9", "B1"]
    table.play(*PASSES)
    assert table.to_act == "B"
    table.play("draw", "G1")
    assert cells("place", table.moves) == {"a3", "b3", "c3"}
    table.play("place b3")
    assert table.grid("B") == "-- -- -- / -- -- -- / G2 G1 Y9"
    assert table.discard[-1] == card
    table.play("draw", "Y1", "discard")
    assert table.to_act == "over"


@pytest.mark.clause("GL-41")
@pytest.mark.parametrize("card", ["L-", "L|", "L+"])
def test_a_waiting_lock_in_the_last_column_costs_the_first_last_turn_however_it_points(card: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B: columns, removed B3 B3 B3 / G5 G5 G5
  -- -- G2
  -- -- {card}!
  -- -- Y9
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    assert table.cites("GL-41")
    assert table.to_act == "B"
    table.play("take")
    assert cells("place", table.moves) == {"c1", "c2", "c3"}
    table.play("place c2")
    assert table.discard == ["G9", card]
    assert table.to_act == "over"  # that was the second of the two


@pytest.mark.clause("GL-41", "GL-64")
def test_a_lock_that_comes_to_light_in_the_turn_over_costs_the_first_last_turn_alike() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3 / G5 G5 G5
  -- -- --
  -- -- --
  G2 [] Y9
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "L|")
    assert table.cites("GL-41")
    assert table.to_act == "C"


@pytest.mark.clause("GL-41")
@pytest.mark.parametrize("card", ["L-", "L|", "L+"])
def test_a_lock_in_the_last_line_that_has_had_its_turn_costs_nothing(card: str) -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3 / G5 G5 G5
  -- -- --
  -- -- --
  G2 {card} Y9
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    assert table.to_act == "B"
    table.play("draw", "G1")
    assert cells("place", table.moves) == {"a3", "b3", "c3"}
    assert not table.cites("GL-41")


@pytest.mark.clause("GL-41", "GL-64")
def test_with_two_lines_left_a_waiting_lock_only_locks() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3
  -- -- --
  G2 L|! Y9
  G1 G3 Y5
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    assert table.to_act == "B"
    table.play("take")
    assert cells("place", table.moves) == {"a2", "c2", "a3", "c3"}


@pytest.mark.clause("GL-41", "GL-38")
def test_the_turn_over_may_leave_one_line_and_the_waiting_lock_in_it_then_costs_the_turn() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3
  -- -- --
  G2 L|! Y9
  R5 R6 []
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "R7")
    assert table.removed("B") == ["B3 B3 B3", "R5 R6 R7"]
    assert table.to_act == "C"
    assert table.cites("GL-41")


@pytest.mark.clause("GL-41", "GL-42")
def test_two_waiting_locks_in_the_last_line_cost_both_last_turns() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3 / G5 G5 G5
  -- -- --
  -- -- --
  L|! Y9 L-!
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    assert table.to_act == "over"
    assert table.cites("GL-41")
    assert table.cites("GL-42")
    assert table.discard == ["G9", "B1"]
    assert table.total("B") == 24 + 24 - 2 - 2 - 2  # one line, two GRID#LOCK cards


# --- GL-42: two locks on the very last turn --------------------------------------------------------


@pytest.mark.clause("GL-42")
def test_two_locks_that_are_over_cost_the_second_last_turn_but_not_the_first() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B:
  L- B4 G7
  Y3 L| B2
  G6 Y9 R5
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    assert table.to_act == "B"
    table.play("draw", "G1", "discard")
    assert not table.cites("GL-42")
    table.play(*PASSES)
    assert table.to_act == "C"  # B's second turn is lost
    assert table.cites("GL-42")
    assert table.discard == ["G9", "B1", "G1", "Y1"]
    table.play(*PASSES)
    assert table.to_act == "over"


@pytest.mark.clause("GL-42")
def test_three_locks_cost_the_second_last_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  L- B4 G7
  Y3 L| B2
  G6 Y9 L+
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    table.play("draw", "G1", "discard")
    assert table.to_act == "over"
    assert table.cites("GL-42")


@pytest.mark.clause("GL-42")
def test_two_locks_in_force_on_the_first_last_turn_cost_the_second() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  L-! B4 G7
  Y3 L|! B2
  G6 Y9 R5
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    table.play("draw", "G1")
    assert cells("place", table.moves) == {"a2", "c2", "a3", "c3"}
    table.play("place c3")
    assert table.to_act == "over"
    assert table.cites("GL-42")


@pytest.mark.clause("GL-42")
def test_replacing_one_of_two_locks_on_the_first_last_turn_saves_the_second() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  L- B4 G7
  Y3 L| B2
  G6 Y9 R5
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    table.play("draw", "G1", "place a1")
    assert table.to_act == "B"
    table.play("draw", "G2", "place b2")
    assert table.to_act == "over"
    assert table.grid("B") == "G1 B4 G7 / Y3 G2 B2 / G6 Y9 R5"
    assert not table.cites("GL-42")


@pytest.mark.clause("GL-42")
def test_a_single_lock_does_not_cost_the_second_last_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  L+! B4 G7
  Y3 R8 B2
  G6 Y9 R5
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    table.play("draw", "G1", "discard")
    assert table.to_act == "B"
    table.play("draw", "G2")
    assert len(cells("place", table.moves)) == 9


@pytest.mark.clause("GL-42", "GL-31", "GL-63")
def test_a_line_that_was_waiting_is_still_removed_before_the_second_last_turn_is_lost() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  R3 L-! G7
  R4 G9 L|
  B8 B6 G1
discard: B9
next: turn A
""")
    table.play(*GOES_OUT)
    table.play("draw", "R5", "place a3")  # column a is complete, and a1 is locked
    assert table.removed("B") == ["R3 R4 R5"]
    assert table.to_act == "over"
    assert table.cites("GL-42")
    assert table.total("B") == table.chart["colour_run"] - 2 * 2 - 2 * 2  # two columns, two GRID#LOCK cards


# --- GL-43: empty later ----------------------------------------------------------------------------


@pytest.mark.clause("GL-43")
def test_a_grid_emptied_by_the_turn_over_gets_no_bonus_and_no_more_turns() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3 / G5 G5 G5
  -- -- --
  -- -- --
  R5 R6 []
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "R7")
    assert table.points("B") == 24 + 24 + table.chart["colour_run"]
    assert table.to_act == "C"
    table.play(*PASSES)
    assert table.to_act == "C"
    table.play(*PASSES)
    assert table.to_act == "over"
    assert [event.seat for event in table.events if event.kind == "last-turn"] == ["C", "C"]
    assert table.total("B") == 24 + 24 + table.chart["colour_run"]
    assert table.total("A") == OUT_WITHOUT_RUN + table.chart["colour_run"]


@pytest.mark.clause("GL-43")
def test_a_grid_emptied_on_a_last_turn_gets_no_bonus_and_no_more_turns() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3 / G5 G5 G5
  -- -- --
  -- -- --
  R5 R6 Y9
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    table.play("draw", "R7", "place c3")
    assert table.to_act == "C"
    assert table.cites("GL-43")
    table.play(*PASSES)
    assert table.to_act == "C"
    table.play(*PASSES)
    assert table.to_act == "over"
    assert table.total("B") == 24 + 24 + table.chart["colour_run"]


@pytest.mark.clause("GL-43")
def test_when_all_others_are_empty_after_the_turn_over_the_round_is_over() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3 / G5 G5 G5
  -- -- --
  -- -- --
  R5 R6 []
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "R7")
    assert table.to_act == "over"
    assert table.total("B") == 24 + 24 + table.chart["colour_run"]


# --- GL-44: the draw pile runs out -----------------------------------------------------------------


def all_but(*texts: str, top: str) -> str:
    """The whole deck but for the cards in `texts`, as a discard pile with `top` on top."""
    deck = [f"{colour}{number}" for colour in "RBGY" for number in range(1, 10)] * 3
    deck += ["##"] * 9 + ["L-", "L|", "L+"]
    for card in [*" ".join(texts).split(), top]:
        deck.remove(card)
    return " ".join([*deck, top])


def exhausted(top: str) -> str:
    """Eighteen cards in the grids, 102 on the discard pile, none to draw."""
    return f"""
gridlock: 2 seats, rounds=1
A:
{QUIET}
B:
{QUIET}
discard: {all_but(QUIET, QUIET, top=top)}
pile: none
next: turn A
"""


@pytest.mark.clause("GL-44")
def test_an_empty_draw_pile_is_made_anew_from_the_discards_but_for_the_top_one() -> None:
    table = notebook(exhausted(top="Y1"))
    assert table.draw_pile == 0
    assert len(table.discard) == 102
    table.play("draw")
    assert table.cites("GL-44")
    assert table.to_act == "chance"
    assert table.discard == ["Y1"]
    assert sum(table.weights.values()) == 101
    assert table.weights["Y1"] == 2  # the third is on top
    assert table.weights["R1"] == 1  # the other two lie in the grids
    assert table.weights["##"] == 9
    assert table.weights["L+"] == 1
    table.play("G4", "discard")
    assert table.draw_pile == 100
    assert table.discard == ["Y1", "G4"]


@pytest.mark.clause("GL-44", "GL-34")
def test_a_lock_on_top_stays_when_the_other_discards_are_reshuffled() -> None:
    table = notebook(exhausted(top="L-"))
    assert table.moves == ["draw"]
    table.play("draw")
    assert table.discard == ["L-"]
    assert "L-" not in table.moves
    assert sum(table.weights.values()) == 101


@pytest.mark.clause("GL-44")
def test_the_discards_are_not_reshuffled_while_nobody_has_to_draw() -> None:
    table = notebook(exhausted(top="Y1"))
    table.play("take", "place a1")
    assert table.draw_pile == 0
    assert len(table.discard) == 102
    assert not table.cites("GL-44")


@pytest.mark.clause("GL-44")
def test_the_last_card_of_the_pile_is_drawn_before_anything_is_reshuffled() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{QUIET}
B:
{QUIET}
discard: {all_but(QUIET, QUIET, "G4", top="Y1")}
pile: G4
next: turn A
""")
    table.play("draw")
    assert table.moves == ["G4"]
    table.play("G4", "discard")
    assert not table.cites("GL-44")
    assert table.draw_pile == 0
    table.play("draw")
    assert table.cites("GL-44")
    assert table.discard == ["G4"]
    assert sum(table.weights.values()) == 101


# --- GL-64: locks and the turn-over ----------------------------------------------------------------


@pytest.mark.clause("GL-64")
@pytest.mark.parametrize("card", ["L-!", "L+!", "L-"])
def test_pending_and_past_locks_neither_stop_the_turn_over_nor_hold_a_line_back(card: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  R4 [] {card}
  R5 B9 []
  [] G3 Y5
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "G8", "B1", "R6")
    assert table.removed("B") == ["R4 R5 R6"]
    assert table.grid("B").startswith("-- G8 L")  # the card in the locked row was turned too
    assert table.to_act == "B"


@pytest.mark.clause("GL-64")
def test_a_lock_that_has_not_had_its_turn_is_in_force_on_the_first_last_turn_only() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  R4 [] L-!
  R5 B9 []
  [] G3 Y5
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "G8", "B1", "R6")
    table.play("draw", "G1")
    assert cells("place", table.moves) == {"b2", "c2", "b3", "c3"}
    table.play("discard", "draw", "G1")
    assert cells("place", table.moves) == {"b1", "c1", "b2", "c2", "b3", "c3"}


@pytest.mark.clause("GL-64")
def test_a_fresh_lock_of_the_turn_over_holds_no_line_back_and_is_in_force_on_the_first_last_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  R4 G8 []
  R5 B9 B1
  [] G3 Y5
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "L-", "R6")
    assert table.removed("B") == ["R4 R5 R6"]
    table.play("draw", "G1")
    assert cells("place", table.moves) == {"b2", "c2", "b3", "c3"}
    table.play("discard", "draw", "G1")
    assert cells("place", table.moves) == {"b1", "c1", "b2", "c2", "b3", "c3"}


@pytest.mark.clause("GL-64", "GL-32")
def test_two_locks_that_come_to_light_in_the_turn_over_are_both_in_force_on_the_first_last_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  [] B4 G7
  Y3 R8 B2
  G6 Y9 []
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "L-", "L|")  # a1 locks row 1, c3 locks column c
    table.play("take")
    assert cells("place", table.moves) == {"a2", "b2", "a3", "b3"}


@pytest.mark.clause("GL-64")
def test_a_line_held_back_goes_in_the_turn_over_before_anybody_plays_on() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B:
{QUIET}
C:
  R4 G8 L-!
  R5 B9 B1
  B8 G3 Y5
discard: G9
next: turn C
""")
    table.play("draw", "R6", "place a3")
    assert table.removed("C") == []
    table.play(*GOES_OUT)
    assert table.to_act == "B"
    assert table.removed("C") == ["R4 R5 R6"]


@pytest.mark.clause("GL-64", "GL-24")
@pytest.mark.parametrize(("choice", "removed"), [("remove row 1", "R4 R5 R6"), ("remove column a", "R4 B5 G6")])
def test_all_cards_are_up_before_any_line_is_looked_at(choice: str, removed: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  [] R5 R6
  B5 G8 B1
  [] G3 Y5
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "R4")  # row 1 is complete, but a3 is still face down
    assert table.to_act == "chance"
    assert table.removed("B") == []
    table.play("G6")
    assert table.to_act == "B"
    assert table.moves == ["remove row 1", "remove column a"]
    table.play(choice)
    assert table.removed("B") == [removed]
    assert set(table.moves) == {"draw", "take"}


@pytest.mark.clause("GL-64", "GL-24", "GL-25")
@pytest.mark.parametrize(
    ("choice", "removed"),
    [
        ("remove row 1", {"R4 R5 R6", "B5 B6 B7"}),
        ("remove row 2", {"R4 R5 R6", "B5 B6 B7"}),
        ("remove column a", {"R4 B5 G6"}),
    ],
)
def test_of_two_rows_and_a_column_the_rows_go_together_or_the_column_goes(choice: str, removed: set[str]) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:{ALMOST_OUT}
B:
  [] R5 R6
  [] B6 B7
  G6 G3 Y5
discard: G9
next: turn A
""")
    table.play(*GOES_OUT, "R4", "B5")
    assert table.moves == ["remove row 1", "remove row 2", "remove column a"]
    table.play(choice)
    assert set(table.removed("B")) == removed
    assert set(table.moves) == {"draw", "take"}


@pytest.mark.clause("GL-64", "GL-31", "GL-63")
def test_a_line_held_back_on_the_first_last_turn_goes_before_the_second_and_costs_no_turn() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B:
  R3 L-! G7
  R4 G9 B2
  B8 B6 G1
C:
{QUIET}
discard: B9
next: turn A
""")
    table.play(*GOES_OUT)
    table.play("draw", "R5", "place a3")
    assert table.removed("B") == []
    assert table.cites("GL-31")
    table.play(*PASSES)
    assert table.to_act == "B"
    assert table.removed("B") == ["R3 R4 R5"]
    table.play("draw", "Y1", "place b1")
    assert table.grid("B") == "-- Y1 G7 / -- G9 B2 / -- B6 G1"
    table.play(*PASSES)
    assert table.to_act == "over"
    assert table.total("B") == table.chart["colour_run"] - 2 * 2


@pytest.mark.clause("GL-64")
def test_the_turn_over_begins_at_the_left_of_the_player_who_went_out() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:
  [] R5 R6
  B5 G8 B1
  G6 G3 []
B:{ALMOST_OUT}
C:
  B6 B7 []
  G2 Y5 G9
  Y4 R3 R7
discard: R9
next: turn B
""")
    table.play(*GOES_OUT)
    table.play("B8")  # C first
    assert table.to_act == "chance"
    table.play("R4", "Y1")  # then A, a1 and c3
    assert table.removed("C") == ["B6 B7 B8"]
    assert table.to_act == "A"
    table.play("remove column a")
    assert table.removed("A") == ["R4 B5 G6"]
    assert table.to_act == "C"


@pytest.mark.clause("GL-64")
def test_two_players_with_a_choice_choose_in_order_after_all_cards_of_the_table_are_up() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:
  [] R5 R6
  B5 G8 B1
  G6 G3 Y5
B:{ALMOST_OUT}
C:
  [] B7 B8
  G7 Y5 G9
  Y8 R3 R7
discard: R9
next: turn B
""")
    table.play(*GOES_OUT, "B6", "R4")
    assert table.to_act == "C"
    assert table.moves == ["remove row 1", "remove column a"]
    table.play("remove column a")
    assert table.to_act == "A"
    assert table.moves == ["remove row 1", "remove column a"]
    table.play("remove row 1")
    assert table.removed("C") == ["B6 G7 Y8"]
    assert table.removed("A") == ["R4 R5 R6"]
    assert table.to_act == "C"
    assert set(table.moves) == {"draw", "take"}


# --- GL-65: everything locked in the last turns ----------------------------------------------------


@pytest.mark.clause("GL-65", "GL-42")
def test_in_the_last_turns_a_player_with_every_card_locked_loses_the_turn_and_nothing_is_drawn() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3
  -- -- --
  L+! G2 R2
  B8 L-! Y9
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    assert table.to_act == "C"
    assert table.cites("GL-65")
    assert not table.cites("GL-42")
    assert table.discard == ["G9", "B1"]
    pile = table.draw_pile
    table.play(*PASSES)
    assert table.to_act == "C"  # and the second is lost to the two cards
    assert table.cites("GL-42")
    assert table.draw_pile == pile - 1
    table.play(*PASSES)
    assert table.to_act == "over"
    assert table.total("B") == 24 - 2 * 2 - 2 * 2


@pytest.mark.clause("GL-65")
def test_in_the_last_turns_a_player_with_cards_that_are_not_locked_plays_on() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:{ALMOST_OUT}
B: rows, removed B3 B3 B3
  -- -- --
  L|! G2 R2
  B8 L-! Y9
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*GOES_OUT)
    assert table.to_act == "B"
    assert not table.cites("GL-65")
    table.play("take")
    assert cells("place", table.moves) == {"b2", "c2"}


# --- GL-66: a hundred turns each -------------------------------------------------------------------


@pytest.mark.clause("GL-66")
def test_a_round_is_stopped_when_everyone_has_had_100_turns() -> None:
    table = notebook("""
gridlock: 2 seats, rounds=1
round 1, dealer B, turns 199
A:
  R1 B4 G7
  Y3 R8 []
  G6 Y9 R5
B:
  R1 B4 G7
  [] R8 B2
  G6 Y9 R5
discard: G9
next: turn B
""")
    table.play("draw", "G1", "place a1")
    assert table.cites("GL-66")
    assert table.to_act == "chance"
    table.play("B2", "Y3")  # A, who is to move, turns up first
    assert table.grid("A") == "R1 B4 G7 / Y3 R8 B2 / G6 Y9 R5"
    assert table.grid("B") == "G1 B4 G7 / Y3 R8 B2 / G6 Y9 R5"
    for seat, card in (("A", "Y1"), ("B", "Y1"), ("A", "G2"), ("B", "G2")):
        assert table.to_act == seat
        table.play("draw", card, "discard")
    assert table.to_act == "over"
    assert table.total("A") == -6
    assert table.total("B") == -6


@pytest.mark.clause("GL-66")
def test_a_round_is_not_stopped_before_the_last_player_has_had_100_turns() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
round 1, dealer B, turns 198
A:
  R1 B4 G7
  Y3 [] []
  G6 Y9 R5
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "discard", "flip b2", "R8")
    assert table.to_act == "B"
    assert table.grid("A") == "R1 B4 G7 / Y3 R8 [] / G6 Y9 R5"
    assert not table.cites("GL-66")
    table.play(*PASSES)
    assert table.cites("GL-66")
    assert table.to_act == "chance"


@pytest.mark.clause("GL-66")
def test_among_three_all_take_two_last_turns_from_the_player_to_move_on() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
round 1, dealer A, turns 299
A:
{QUIET}
B:
{QUIET}
C:
{QUIET}
discard: G9
next: turn A
""")
    table.play(*PASSES)
    for seat, card in (("B", "Y1"), ("C", "G1"), ("A", "G2"), ("B", "Y1"), ("C", "G1"), ("A", "G2")):
        assert table.to_act == seat
        table.play("draw", card, "discard")
    assert table.to_act == "over"


@pytest.mark.clause("GL-66")
def test_after_a_stop_nobody_gets_the_6() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
round 1, dealer B, turns 199
A:{ALMOST_OUT}
B:
{QUIET}
discard: G9
next: turn B
""")
    table.play("draw", "G1", "discard")
    table.play(*GOES_OUT)
    assert not table.cites("GL-37")
    assert table.points("A") == 24 + 10 + table.chart["colour_run"]
    assert table.to_act == "B"
    table.play("draw", "G1", "discard")
    assert table.to_act == "B"  # A's grid is empty
    table.play("draw", "G1", "discard")
    assert table.to_act == "over"
    assert table.total("A") == 24 + 10 + table.chart["colour_run"]


@pytest.mark.clause("GL-66", "GL-37")
def test_who_goes_out_on_the_hundredth_turn_still_gets_the_6() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
round 1, dealer B, turns 199
A:
{QUIET}
B:{ALMOST_OUT}
discard: G9
next: turn B
""")
    table.play(*GOES_OUT)
    assert table.cites("GL-37")
    assert not table.cites("GL-66")
    table.play("draw", "G1", "discard", "draw", "G1", "discard")
    assert table.to_act == "over"
    assert table.total("B") == OUT_WITHOUT_RUN + table.chart["colour_run"]


@pytest.mark.clause("GL-66", "GL-43")
def test_a_grid_emptied_by_the_turn_over_of_a_stop_gets_no_6_and_no_turns() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
round 1, dealer B, turns 199
A: rows, removed G4 G4 G4 / Y2 ## ##
  -- -- --
  Y6 Y7 []
  -- -- --
B:
{QUIET}
discard: G9
next: turn B
""")
    table.play("draw", "G1", "discard", "Y8")
    for card in ("G1", "G2"):
        assert table.to_act == "B"
        table.play("draw", card, "discard")
    assert table.to_act == "over"
    assert table.total("A") == 24 + 10 + table.chart["colour_run"]


@pytest.mark.clause("GL-66", "GL-64")
def test_a_line_blocked_on_the_turn_before_a_stop_goes_in_its_turn_over() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
round 1, dealer B, turns 199
A:
{QUIET}
B:
  R4 G8 L-!
  R5 B9 B1
  B8 G3 Y5
discard: G9
next: turn B
""")
    table.play("draw", "R6", "place a3")
    assert table.cites("GL-66")
    assert table.to_act == "A"
    assert table.removed("B") == ["R4 R5 R6"]


@pytest.mark.clause("GL-66")
def test_the_next_round_counts_its_turns_anew_and_is_played_like_the_first() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=2
round 1, dealer B, turns 199
A:
{QUIET}
B:
{QUIET}
discard: G9
next: turn B
""")
    for card in ("Y1", "Y1", "G1", "Y1", "G1"):  # the 200th turn, and two last turns each
        table.play("draw", card, "discard")
    assert table.to_act == "chance"
    table.play("G9", "flip a1", "R1", "flip a1", "R2")  # A deals now, so B is first
    for seat, card in (("B", "Y4"), ("A", "Y2")):
        assert table.to_act == seat
        table.play("draw", "Y1", "discard")
        assert "flip b2" in table.moves  # no last turn any more: a card is turned over
        table.play("flip b2", card)
    assert table.to_act == "B"
    assert table.grid("A") == "R2 [] [] / [] Y2 [] / [] [] []"
