"""Referee's notebook: the GRID#LOCK cards (GL-27 to GL-36, GL-56, GL-58, GL-62, GL-63)."""

from __future__ import annotations

import pytest

from tests.notebook import new_game, notebook

ALL = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}

# Nine open cards without a combination: whoever has them can pass a turn by discarding a drawn card.
QUIET = """\
  R1 B4 G7
  Y3 R8 B2
  G6 Y9 R5"""

DOWN = """\
  [] [] []
  [] [] []
  [] [] []"""

# Which cells stay free, worked out on the table with the card set upright.
FREE_CELLS = [
    ("L-", "b2", {"a1", "b1", "c1", "a3", "b3", "c3"}),
    ("L|", "b2", {"a1", "c1", "a2", "c2", "a3", "c3"}),
    ("L+", "b2", {"a1", "c1", "a3", "c3"}),
    ("L-", "a1", {"a2", "b2", "c2", "a3", "b3", "c3"}),
    ("L|", "c3", {"a1", "b1", "a2", "b2", "a3", "b3"}),
    ("L+", "a3", {"b1", "c1", "b2", "c2"}),
]


def cells(verb: str, moves: list[str]) -> set[str]:
    """The cells for which `verb` is offered."""
    return {move.removeprefix(f"{verb} ") for move in moves if move.startswith(f"{verb} ")}


# --- GL-27, GL-28: what a GRID#LOCK card locks -----------------------------------------------------


@pytest.mark.clause("GL-27", "GL-28", "GL-29")
@pytest.mark.parametrize(("card", "cell", "free"), FREE_CELLS)
def test_a_turned_up_card_locks_the_lines_its_arrows_point_along(card: str, cell: str, free: set[str]) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "discard", f"flip {cell}", card)
    assert table.to_act == "B"  # nobody is asked which way the card lies
    assert table.cites("GL-27")
    table.play("draw", "Y1")
    assert cells("place", table.moves) == ALL  # it is A's next turn that is locked, not the next turn
    table.play("discard", "draw", "G2")
    assert cells("place", table.moves) == free
    for locked in ALL - free:
        assert "GL-29" in table.refuses(f"place {locked}")


@pytest.mark.clause("GL-28")
def test_a_deck_has_one_card_for_the_row_one_for_the_column_and_one_for_both() -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer B")
    assert {card: weight for card, weight in table.weights.items() if card.startswith("L")} == {
        "L-": 1,
        "L|": 1,
        "L+": 1,
    }


@pytest.mark.clause("GL-27")
def test_a_lock_waits_with_a_mark_until_its_turn_comes() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "discard", "flip c2", "L|")
    assert table.grid("A") == "[] [] [] / [] [] L|! / [] [] []"


# --- GL-29, GL-30: one turn, and then no more ------------------------------------------------------


@pytest.mark.clause("GL-29")
def test_no_card_of_a_locked_line_may_be_turned_over() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  [] [] []
  [] L-! []
  [] [] []
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "discard")
    assert cells("flip", table.moves) == {"a1", "b1", "c1", "a3", "b3", "c3"}
    assert "GL-29" in table.refuses("flip a2")
    assert "GL-29" in table.refuses("flip c2")


@pytest.mark.clause("GL-29")
def test_a_card_taken_from_the_discard_pile_cannot_go_into_a_locked_line_either() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R9 [] L|!
  G2 [] B8
  Y4 [] []
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("take")
    assert cells("place", table.moves) == {"a1", "b1", "a2", "b2", "a3", "b3"}
    assert "GL-29" in table.refuses("place c1")  # the GRID#LOCK card itself
    assert "GL-29" in table.refuses("place c2")  # a face-up card
    assert "GL-29" in table.refuses("place c3")  # a face-down card


@pytest.mark.clause("GL-29")
def test_a_lock_waits_for_its_owner_and_does_not_bind_the_other_grids() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=1
A:
  [] [] []
  [] L+! []
  [] [] []
B:
{QUIET}
C:
{QUIET}
discard: G9
next: turn B
""")
    table.play("draw", "Y1")
    assert cells("place", table.moves) == ALL
    table.play("discard", "draw", "Y1")
    assert cells("place", table.moves) == ALL
    table.play("discard", "draw", "G1")
    assert cells("place", table.moves) == {"a1", "c1", "a3", "c3"}


@pytest.mark.clause("GL-29", "GL-30")
@pytest.mark.parametrize("card", ["L-", "L|", "L+"])
def test_a_lock_is_in_force_for_one_turn_only_even_if_the_card_stays(card: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R9 [] []
  [] {card}! []
  [] [] G2
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "place a1")
    assert table.grid("A") == f"G1 [] [] / [] {card} [] / [] [] G2"
    for drawn in ("G3", "B9"):  # two more turns: it does not come back
        table.play("draw", "Y1")
        assert cells("place", table.moves) == ALL  # nor does it pass to B
        table.play("discard")
        table.play("draw", drawn)
        assert cells("place", table.moves) == ALL
        table.play("place a1")


@pytest.mark.clause("GL-30", "GL-34")
def test_a_lock_that_is_over_may_be_replaced_and_then_lies_on_top_of_the_discard_pile() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R9 [] []
  [] L+ []
  [] [] G2
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "place b2")
    assert table.grid("A") == "R9 [] [] / [] G1 [] / [] [] G2"
    assert table.discard == ["G9", "L+"]
    assert "GL-34" in table.refuses("take")


@pytest.mark.clause("GL-30")
def test_a_card_from_the_discard_pile_may_replace_a_lock_that_is_over() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R9 [] L-
  [] [] []
  [] [] G2
B:
{QUIET}
discard: B9 G9
next: turn A
""")
    table.play("take", "place c1")
    assert table.grid("A") == "R9 [] G9 / [] [] [] / [] [] G2"
    assert table.discard == ["B9", "L-"]


# --- GL-31: complete lines while a lock is in force ------------------------------------------------


@pytest.mark.clause("GL-31", "GL-63")
def test_a_complete_column_with_one_card_in_a_locked_row_waits_for_the_next_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R4 [] L-!
  R5 [] []
  G9 [] []
B:
{QUIET}
discard: G2
next: turn A
""")
    table.play("draw", "R6", "place a3")
    assert table.to_act == "B"
    assert table.removed("A") == []
    assert table.points("A") == 0
    assert table.grid("A") == "R4 [] L- / R5 [] [] / R6 [] []"
    assert table.cites("GL-31")

    table.play("draw", "Y1", "discard")
    assert table.removed("A") == ["R4 R5 R6"]
    assert table.points("A") == table.chart["colour_run"]
    assert table.grid("A") == "-- [] L- / -- [] [] / -- [] []"


@pytest.mark.clause("GL-31", "GL-63")
def test_a_complete_row_with_one_card_in_a_locked_column_waits_for_the_next_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R4 R5 G9
  [] [] []
  L|! [] []
B:
{QUIET}
discard: G2
next: turn A
""")
    table.play("draw", "R6", "place c1")
    assert table.removed("A") == []
    assert table.points("A") == 0
    assert table.cites("GL-31")

    table.play("draw", "Y1", "discard")
    assert table.removed("A") == ["R4 R5 R6"]
    assert table.grid("A") == "-- -- -- / [] [] [] / L| [] []"


@pytest.mark.clause("GL-31")
@pytest.mark.parametrize(
    ("grid", "place"),
    [
        ("G9 R5 R6 / [] [] [] / [] [] L+!", "place a1"),  # row 1 meets the locked column c
        ("G9 [] [] / R5 [] [] / R6 [] L+!", "place a1"),  # column a meets the locked row 3
    ],
)
def test_a_card_with_both_arrows_holds_back_rows_and_columns(grid: str, place: str) -> None:
    rows = "\n".join(f"  {row}" for row in grid.split(" / "))
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{rows}
B:
{QUIET}
discard: G2
next: turn A
""")
    table.play("draw", "R4", place)
    assert table.removed("A") == []
    assert table.cites("GL-31")
    table.play("draw", "Y1", "discard")
    assert table.removed("A") == ["R4 R5 R6"]


@pytest.mark.clause("GL-31")
def test_a_complete_row_apart_from_the_locked_row_is_removed_at_once() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  [] [] L-!
  [] [] []
  R4 R5 G9
B:
{QUIET}
discard: G2
next: turn A
""")
    table.play("draw", "R6", "place c3")
    assert table.to_act == "B"
    assert table.removed("A") == ["R4 R5 R6"]
    assert table.cites("GL-22")
    assert not table.cites("GL-31")


@pytest.mark.clause("GL-31")
def test_a_complete_column_apart_from_the_locked_column_is_removed_at_once() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R4 [] []
  R5 [] []
  G9 [] L|!
B:
{QUIET}
discard: G2
next: turn A
""")
    table.play("draw", "R6", "place a3")
    assert table.to_act == "B"
    assert table.removed("A") == ["R4 R5 R6"]


@pytest.mark.clause("GL-30", "GL-31")
def test_a_lock_that_is_over_holds_nothing_back() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R4 [] L-
  R5 [] []
  G9 [] []
B:
{QUIET}
discard: G2
next: turn A
""")
    table.play("draw", "R6", "place a3")
    assert table.removed("A") == ["R4 R5 R6"]


@pytest.mark.clause("GL-31")
def test_a_lock_in_another_grid_holds_nothing_back() -> None:
    table = notebook("""
gridlock: 2 seats, rounds=1
A:
  R4 [] []
  R5 [] []
  G9 [] []
B:
  L+! [] []
  [] [] []
  [] [] []
discard: G2
next: turn A
""")
    table.play("draw", "R6", "place a3")
    assert table.removed("A") == ["R4 R5 R6"]


@pytest.mark.clause("GL-31", "GL-63")
def test_a_line_held_back_stays_held_while_a_new_lock_blocks_it() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R4 [] L-!
  R5 [] []
  R6 [] []
B:
{QUIET}
discard: G2
next: turn B
""")
    table.play("draw", "Y1", "discard")
    assert table.to_act == "A"
    assert table.removed("A") == []
    table.play("draw", "G1", "place b3", "G8")
    assert table.removed("A") == []
    table.play("draw", "Y1", "discard")
    assert table.removed("A") == ["R4 R5 R6"]


# --- GL-32: several at once ------------------------------------------------------------------------


@pytest.mark.clause("GL-32")
def test_two_cards_in_force_lock_all_their_lines_at_once() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  L-! [] []
  [] [] []
  [] [] L|!
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("take")
    assert cells("place", table.moves) == {"a2", "b2", "a3", "b3"}


@pytest.mark.clause("GL-32")
def test_three_cards_in_force_lock_all_their_lines_at_once() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  L-! [] []
  [] [] L|!
  [] L+! []
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1")
    assert cells("place", table.moves) == {"a2"}
    table.play("discard")
    assert cells("flip", table.moves) == {"a2"}


@pytest.mark.clause("GL-32", "GL-30")
def test_each_of_several_cards_counts_its_own_one_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "discard", "flip a1", "L-")
    table.play("draw", "Y1", "discard")
    table.play("draw", "G2", "discard", "flip b2", "L|")  # while the first is in force
    assert table.grid("A") == "L- [] [] / [] L|! [] / [] [] []"
    table.play("draw", "Y1", "discard")
    table.play("draw", "G3")
    assert cells("place", table.moves) == {"a1", "c1", "a2", "c2", "a3", "c3"}  # only column b is locked now
    table.play("place a1")
    table.play("draw", "Y1", "discard")
    table.play("draw", "G4")
    assert cells("place", table.moves) == ALL


@pytest.mark.clause("GL-32", "GL-29")
def test_a_lock_that_is_over_cannot_be_replaced_while_another_locks_its_line() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  L- [] []
  L|! [] []
  [] [] []
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("take")
    assert cells("place", table.moves) == {"b1", "c1", "b2", "c2", "b3", "c3"}
    assert "GL-29" in table.refuses("place a1")


# --- GL-33, GL-35: a drawn GRID#LOCK card ----------------------------------------------------------


@pytest.mark.clause("GL-33")
@pytest.mark.parametrize("card", ["L-", "L|", "L+"])
def test_a_drawn_lock_is_discarded_at_once_and_one_face_down_card_is_turned_over(card: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  [] R9 []
  [] G2 []
  [] [] []
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", card)
    assert table.to_act == "A"
    assert table.discard == ["G9", card]
    assert cells("flip", table.moves) == {"a1", "c1", "a2", "c2", "a3", "b3", "c3"}
    assert len(table.moves) == 7  # nothing but to turn one over
    assert table.cites("GL-33")
    table.play("flip a1", "B8")
    assert table.to_act == "B"  # that was the whole turn
    assert table.grid("A") == "B8 R9 [] / [] G2 [] / [] [] []"


@pytest.mark.clause("GL-33")
@pytest.mark.parametrize("move", ["place a1", "discard"])
def test_a_drawn_lock_can_neither_be_placed_nor_discarded_by_choice(move: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "L-")
    assert "GL-33" in table.refuses(move)


@pytest.mark.clause("GL-33")
def test_a_drawn_lock_locks_nothing() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "L+", "flip b2", "B8")
    table.play("draw", "Y1", "discard")
    table.play("draw", "G1")
    assert cells("place", table.moves) == ALL


@pytest.mark.clause("GL-33")
def test_with_nothing_face_down_a_drawn_lock_ends_the_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{QUIET}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "L|")
    assert table.to_act == "B"
    assert table.discard == ["G9", "L|"]
    assert table.grid("A") == "R1 B4 G7 / Y3 R8 B2 / G6 Y9 R5"


@pytest.mark.clause("GL-33")
def test_after_a_drawn_lock_only_a_card_that_is_not_locked_is_turned_over() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  [] L-! []
  R9 G2 []
  Y4 B9 G1
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "L|")
    assert table.moves == ["flip c2"]
    assert "GL-29" in table.refuses("flip a1")


@pytest.mark.clause("GL-33", "GL-22")
def test_the_card_turned_over_after_a_drawn_lock_may_complete_a_line() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R4 R5 []
  [] [] []
  [] [] []
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "L|", "flip c1", "R6")
    assert table.removed("A") == ["R4 R5 R6"]
    assert table.to_act == "B"


@pytest.mark.clause("GL-33", "GL-27")
def test_the_card_turned_over_after_a_drawn_lock_may_be_a_lock_itself() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "L-", "flip a1", "L|")
    assert table.to_act == "B"
    table.play("draw", "Y1", "discard")
    table.play("draw", "G1")
    assert cells("place", table.moves) == ALL - {"a1", "a2", "a3"}


LOCKED_IN = f"""
gridlock: 2 seats, rounds=1
A:
  [] L-! []
  R9 G2 B7
  Y4 B9 G1
B:
{QUIET}
discard: G9
next: turn A
"""


@pytest.mark.clause("GL-35")
def test_when_every_face_down_card_is_locked_a_discarded_draw_turns_nothing_over() -> None:
    table = notebook(LOCKED_IN)
    table.play("draw", "G4", "discard")
    assert table.to_act == "B"
    assert table.grid("A") == "[] L- [] / R9 G2 B7 / Y4 B9 G1"
    assert table.cites("GL-35")


@pytest.mark.clause("GL-35")
def test_with_nothing_face_down_at_all_no_lock_is_blamed_that_nothing_is_turned() -> None:
    table = notebook(LOCKED_IN.replace("[] L-! []", "Y1 B6 Y2"))
    table.play("draw", "G4", "discard")
    assert table.to_act == "B"
    assert not table.cites("GL-35")


@pytest.mark.clause("GL-35", "GL-33")
def test_when_every_face_down_card_is_locked_a_drawn_lock_turns_nothing_over() -> None:
    table = notebook(LOCKED_IN)
    table.play("draw", "L+")
    assert table.to_act == "B"
    assert table.discard == ["G9", "L+"]
    assert table.grid("A") == "[] L- [] / R9 G2 B7 / Y4 B9 G1"


@pytest.mark.clause("GL-35")
def test_a_turn_later_the_face_down_cards_may_be_turned_over_again() -> None:
    table = notebook(LOCKED_IN)
    table.play("draw", "G4", "discard")
    table.play("draw", "Y1", "discard")
    table.play("draw", "G4", "discard")
    assert cells("flip", table.moves) == {"a1", "c1"}


# --- GL-34: a GRID#LOCK card on the discard pile ---------------------------------------------------


@pytest.mark.clause("GL-34")
@pytest.mark.parametrize("card", ["L-", "L|", "L+"])
def test_a_lock_on_top_of_the_discard_pile_cannot_be_taken(card: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: G9 {card}
next: turn A
""")
    assert table.moves == ["draw"]
    assert "GL-34" in table.refuses("take")


@pytest.mark.clause("GL-34")
def test_a_lock_that_starts_the_discard_pile_cannot_be_taken_but_the_card_upon_it_can() -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer B", "L+", "flip a1", "R1", "flip a1", "R2")
    assert table.to_act == "A"
    assert table.moves == ["draw"]
    assert "GL-34" in table.refuses("take")
    table.play("draw", "G5", "discard", "flip b1", "R9")
    assert set(table.moves) == {"draw", "take"}
    table.play("take", "place a1")
    assert table.grid("B") == "G5 [] [] / [] [] [] / [] [] []"


@pytest.mark.clause("GL-34")
def test_a_lock_on_top_of_the_discard_pile_cannot_be_taken_in_the_last_turns() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: rows, removed G4 G4 G4 / Y2 ## ## / Y6 Y7 Y8
  -- -- --
  -- -- --
  -- -- --
B:
{QUIET}
discard: G9 L|
out: A
lap: 1
closing: A
next: turn B
""")
    assert table.moves == ["draw"]
    assert "GL-34" in table.refuses("take")


# --- GL-36: every card locked ----------------------------------------------------------------------


@pytest.mark.clause("GL-36")
@pytest.mark.parametrize(
    ("block", "after"),
    [
        (
            "A: rows, removed G4 G4 G4 / Y2 ## ##\n  -- -- --\n  L-! R6 []\n  -- -- --",
            "-- -- -- / L- R6 [] / -- -- --",
        ),
        (
            "A: columns, removed G4 G4 G4 / Y2 ## ##\n  -- L|! --\n  -- R6 --\n  -- [] --",
            "-- L| -- / -- R6 -- / -- [] --",
        ),
        (
            "A: rows, removed G4 G4 G4\n  -- -- --\n  L+! R6 []\n  [] L-! R2",
            "-- -- -- / L+ R6 [] / [] L- R2",
        ),
    ],
)
def test_with_every_card_locked_a_card_is_drawn_and_discarded_and_nothing_turned(block: str, after: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
{block}
B:
{QUIET}
discard: G9
next: turn A
""")
    assert table.moves == ["draw"]
    assert "GL-36" in table.refuses("take")
    table.play("draw", "G1")
    assert table.moves == ["discard"]
    assert "GL-29" in table.refuses("place b2")
    table.play("discard")
    assert table.to_act == "B"
    assert table.discard == ["G9", "G1"]
    assert table.grid("A") == after


@pytest.mark.clause("GL-36", "GL-33")
def test_with_every_card_locked_a_drawn_lock_ends_the_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: rows, removed G4 G4 G4 / Y2 ## ##
  -- -- --
  L-! R6 []
  -- -- --
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "L+")
    assert table.to_act == "B"
    assert table.grid("A") == "-- -- -- / L- R6 [] / -- -- --"


@pytest.mark.clause("GL-36")
def test_with_one_card_of_the_grid_not_locked_the_discard_pile_may_be_taken_from() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A: rows, removed G4 G4 G4 / Y2 ## ##
  -- -- --
  L|! R6 []
  -- -- --
B:
{QUIET}
discard: G9
next: turn A
""")
    assert set(table.moves) == {"draw", "take"}
    table.play("take")
    assert cells("place", table.moves) == {"b2", "c2"}


@pytest.mark.clause("GL-36", "GL-69")
def test_with_two_decks_even_a_full_grid_may_be_locked_entirely() -> None:
    others = "\n".join(f"{seat}:\n{DOWN}" for seat in "BCDEFG")
    table = notebook(f"""
gridlock: 7 seats, rounds=1
A:
  L-! [] []
  [] L-! []
  [] [] L+!
{others}
discard: G9
next: turn A
""")
    assert table.moves == ["draw"]
    assert "GL-36" in table.refuses("take")
    table.play("draw", "G1", "discard")
    assert table.to_act == "B"
    assert table.grid("A") == "L- [] [] / [] L- [] / [] [] L+"


# --- GL-56, GL-58: how a lock comes to light -------------------------------------------------------


@pytest.mark.clause("GL-56")
def test_a_lock_turned_up_by_the_start_flip_is_in_force_on_its_owners_first_turn() -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer B", "G9", "flip b2", "L-", "flip c1", "L|")
    table.play("draw", "G1")
    assert cells("place", table.moves) == ALL - {"a2", "b2", "c2"}
    table.play("place a1", "G2")
    table.play("draw", "G3")
    assert cells("place", table.moves) == ALL - {"c1", "c2", "c3"}
    table.play("place a1", "G5")
    table.play("draw", "G6")
    assert cells("place", table.moves) == ALL  # the second turn is free
    table.play("place a1")
    table.play("draw", "G7")
    assert cells("place", table.moves) == ALL


@pytest.mark.clause("GL-58")
@pytest.mark.parametrize("card", ["L-", "L|", "L+"])
def test_a_replaced_face_down_lock_goes_to_the_discard_pile_and_locks_nothing(card: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "place b2", card)
    assert table.discard == ["G9", card]
    assert table.grid("A") == "[] [] [] / [] G1 [] / [] [] []"
    assert table.moves == ["draw"]  # B cannot take it
    table.play("draw", "Y1", "discard")
    table.play("draw", "G2")
    assert cells("place", table.moves) == ALL


@pytest.mark.clause("GL-58")
def test_a_lock_replaced_by_a_card_from_the_discard_pile_locks_nothing() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: B9 G9
next: turn A
""")
    table.play("take", "place b2", "L+")
    assert table.discard == ["B9", "L+"]
    table.play("draw", "Y1", "discard")
    table.play("take")
    assert cells("place", table.moves) == ALL


@pytest.mark.clause("GL-58")
def test_a_replaced_face_down_wild_is_open_to_the_next_player() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "G1", "place b2", "##")
    assert table.discard == ["G9", "##"]
    assert table.points("A") == 0
    table.play("take", "place a2")
    assert table.grid("B") == "R1 B4 G7 / ## R8 B2 / G6 Y9 R5"


# --- GL-62, GL-63: lines held back -----------------------------------------------------------------


@pytest.mark.clause("GL-62")
def test_a_free_row_goes_at_once_when_the_column_completed_with_it_is_blocked() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R3 L-! []
  R4 [] []
  [] G5 B5
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "R5", "place a3", "G8")
    assert table.to_act == "B"  # no choice between row 3 and column a
    assert table.removed("A") == ["R5 G5 B5"]
    assert table.points("A") == table.chart["mixed_set"]
    assert table.grid("A") == "R3 L- [] / R4 [] [] / -- -- --"
    table.play("draw", "Y1", "discard")
    assert table.removed("A") == ["R5 G5 B5"]  # the column lost its third card


@pytest.mark.clause("GL-62", "GL-31")
def test_a_blocked_line_that_loses_a_card_to_the_free_one_is_not_reported_as_waiting() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R3 L-! []
  R4 [] []
  [] G5 B5
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "R5", "place a3", "G8")
    assert table.cites("GL-62")
    assert [event.text for event in table.events if event.kind == "line-held-back"] == []


@pytest.mark.clause("GL-62")
def test_a_free_column_goes_at_once_when_the_row_completed_with_it_is_blocked() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R3 R4 []
  L|! [] G5
  [] [] B5
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "R5", "place c1", "G8")
    assert table.to_act == "B"
    assert table.removed("A") == ["R5 G5 B5"]
    assert table.grid("A") == "R3 R4 -- / L| [] -- / [] [] --"
    table.play("draw", "Y1", "discard")
    assert table.removed("A") == ["R5 G5 B5"]


@pytest.mark.clause("GL-63")
def test_a_line_held_back_goes_before_a_card_is_taken_and_costs_no_turn() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R4 [] L-!
  R5 [] []
  G9 [] []
B:
{QUIET}
discard: G2
next: turn A
""")
    table.play("draw", "R6", "place a3")
    table.play("draw", "Y1", "discard")
    assert table.to_act == "A"
    assert set(table.moves) == {"draw", "take"}
    assert table.removed("A") == ["R4 R5 R6"]
    assert table.cites("GL-63")
    table.play("take")
    assert cells("place", table.moves) == {"b1", "c1", "b2", "c2", "b3", "c3"}  # too late to break it up


@pytest.mark.clause("GL-63", "GL-24")
@pytest.mark.parametrize(
    ("choice", "removed", "grid"),
    [
        ("remove row 1", "Y5 R5 G5", "-- -- -- / B5 L+ [] / Y5 [] []"),
        ("remove column a", "Y5 B5 Y5", "-- R5 G5 / -- L+ [] / -- [] []"),
    ],
)
def test_when_a_row_and_a_column_were_held_back_their_owner_chooses(choice: str, removed: str, grid: str) -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  [] R5 G5
  B5 L+! []
  Y5 [] []
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "Y5", "place a1", "G8")
    assert table.to_act == "B"  # both are blocked: no choice yet
    assert table.removed("A") == []
    table.play("draw", "Y1", "discard")
    assert table.to_act == "A"
    assert table.moves == ["remove row 1", "remove column a"]
    assert "GL-24" in table.refuses("draw")
    assert "GL-24" in table.refuses("take")
    table.play(choice)
    assert table.removed("A") == [removed]
    assert table.grid("A") == grid
    assert table.to_act == "A"
    assert set(table.moves) == {"draw", "take"}


@pytest.mark.clause("GL-63", "GL-31")
def test_a_line_completed_by_a_turned_card_is_held_back_alike() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R4 [] L-!
  R5 [] []
  [] [] []
B:
{QUIET}
discard: G2
next: turn A
""")
    table.play("draw", "G1", "discard", "flip a3", "R6")
    assert table.to_act == "B"
    assert table.removed("A") == []
    table.play("draw", "Y1", "discard")
    assert table.removed("A") == ["R4 R5 R6"]


@pytest.mark.clause("GL-63", "GL-33")
def test_a_line_completed_by_the_card_turned_after_a_drawn_lock_is_held_back_alike() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1
A:
  R4 R5 []
  [] [] []
  L|! [] []
B:
{QUIET}
discard: G2
next: turn A
""")
    table.play("draw", "L-", "flip c1", "R6")
    assert table.to_act == "B"
    assert table.removed("A") == []
    table.play("draw", "Y1", "discard")
    assert table.removed("A") == ["R4 R5 R6"]
