"""Removing complete lines: GL-22 to GL-26 and GL-61."""

from fractions import Fraction

import pytest

from tests.notebook import Notebook, notebook

CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
LINES = {
    "row 1": ["a1", "b1", "c1"],
    "row 2": ["a2", "b2", "c2"],
    "row 3": ["a3", "b3", "c3"],
    "column a": ["a1", "a2", "a3"],
    "column b": ["b1", "b2", "b3"],
    "column c": ["c1", "c2", "c3"],
}


def grid_of(cards: dict[str, str]) -> str:
    """A grid with these cards, face down elsewhere, as the notebook writes it."""
    shown = [cards.get(cell, "[]") for cell in CELLS]
    return " / ".join(" ".join(shown[start : start + 3]) for start in (0, 3, 6))


def turn_of_a(grid: str, discard: str = "Y8", a_line: str = "A:") -> Notebook:
    """A's turn with this grid; B's cards are all face down."""
    hidden = ["  [] [] []"] * 3
    lines = ["gridlock: 2 seats, rounds=1", a_line, *rows_of(grid), "B:", *hidden, f"discard: {discard}"]
    return notebook("\n".join([*lines, "next: turn A"]))


def rows_of(grid: str) -> list[str]:
    """The grid's rows as a position writes them."""
    return [f"  {row}" for row in grid.split(" / ")]


def b_goes_out(a_grid: str) -> Notebook:
    """B takes the Y6 and goes out; what comes next is A's cards turned up one by one."""
    lines = [
        "gridlock: 2 seats, rounds=1",
        "A:",
        *rows_of(a_grid),
        "B: total 0, rows, removed R1 B2 G3 / R2 B3 G4",
        *rows_of("-- -- -- / -- -- -- / Y4 Y5 Y9"),
        "discard: Y6",
        "next: turn B",
    ]
    table = notebook("\n".join(lines))
    table.play("take", "place c3")
    return table


def crossing() -> Notebook:
    """A 5 at b2 completes row 2 (a set) and column b (a run)."""
    return turn_of_a("[] R4 [] / B5 [] B5 / [] Y6 []", discard="G5")


# GL-22


@pytest.mark.clause("GL-22")
@pytest.mark.parametrize("last", [0, 1, 2])
@pytest.mark.parametrize("line", LINES)
def test_a_line_completed_by_a_drawn_card_is_removed_at_once(line: str, last: int) -> None:
    cards = dict(zip(LINES[line], ["R5", "R6", "R7"], strict=True))
    drawn = cards.pop(LINES[line][last])
    table = turn_of_a(grid_of(cards))
    table.play("draw", drawn, f"place {LINES[line][last]}", "Y9")
    assert table.grid("A") == grid_of(dict.fromkeys(LINES[line], "--"))
    assert (table.removed("A"), table.points("A")) == (["R5 R6 R7"], table.chart["colour_run"])
    assert table.to_act == "B"
    assert table.cites("GL-22")


@pytest.mark.clause("GL-22")
@pytest.mark.parametrize("line", LINES)
def test_a_line_completed_by_a_taken_card_is_removed_at_once(line: str) -> None:
    cards = dict(zip(LINES[line], ["R5", "Y1", "R7"], strict=True))
    table = turn_of_a(grid_of(cards), discard="R6")
    table.play("take", f"place {LINES[line][1]}")
    assert table.grid("A") == grid_of(dict.fromkeys(LINES[line], "--"))
    assert (table.removed("A"), table.discard, table.to_act) == (["R5 R6 R7"], ["Y1"], "B")


@pytest.mark.clause("GL-22")
@pytest.mark.parametrize("line", LINES)
def test_a_line_completed_by_a_card_turned_over_is_removed_at_once(line: str) -> None:
    cards = dict(zip(LINES[line], ["R5", "[]", "R5"], strict=True))
    table = turn_of_a(grid_of(cards))
    table.play("draw", "Y9", "discard", f"flip {LINES[line][1]}", "B5")
    assert table.grid("A") == grid_of(dict.fromkeys(LINES[line], "--"))
    assert (table.removed("A"), table.to_act) == (["R5 B5 R5"], "B")


@pytest.mark.clause("GL-22")
def test_a_line_goes_even_if_its_owner_was_saving_for_a_better_one() -> None:
    # A wants a third R5 for 24, but the wild turns up beside them: no decision, the line goes.
    table = turn_of_a("R5 R5 [] / [] [] [] / [] [] []")
    table.play("draw", "Y9", "discard", "flip c1", "##")
    assert table.to_act == "B"
    assert (table.removed("A"), table.points("A")) == (["R5 R5 ##"], table.chart["wild_set"])


@pytest.mark.clause("GL-22")
def test_a_line_that_makes_no_combination_stays() -> None:
    table = turn_of_a("R5 R6 [] / [] [] [] / [] [] []")
    table.play("draw", "Y9", "discard", "flip c1", "R8")
    assert table.grid("A") == "R5 R6 R8 / [] [] [] / [] [] []"
    assert (table.removed("A"), table.to_act) == ([], "B")
    assert not table.cites("GL-22")


@pytest.mark.clause("GL-22")
def test_a_line_is_complete_only_with_the_card_that_now_lies_there() -> None:
    # The R7 that is replaced goes to the discard pile and completes nothing on its way.
    table = turn_of_a("R5 R6 [] / [] [] [] / [] [] []")
    table.play("draw", "Y9", "place c1", "R7")
    assert table.grid("A") == "R5 R6 Y9 / [] [] [] / [] [] []"
    assert (table.removed("A"), table.discard) == ([], ["Y8", "R7"])


@pytest.mark.clause("GL-22", "GL-31")
def test_a_lock_holds_a_complete_line_back_until_the_owners_next_turn() -> None:
    table = turn_of_a("L-! R5 [] / [] R6 [] / [] Y1 []", discard="R7")
    table.play("take", "place b3")
    assert (table.removed("A"), table.points("A")) == ([], 0)
    assert table.grid("A") == "L- R5 [] / [] R6 [] / [] R7 []"
    table.play("draw", "Y9", "discard", "flip a1", "Y2")
    assert table.to_act == "A"
    assert table.removed("A") == ["R5 R6 R7"]


@pytest.mark.clause("GL-22", "GL-31")
def test_a_lock_elsewhere_does_not_hold_a_complete_line_back() -> None:
    table = turn_of_a("L-! [] [] / [] [] [] / R5 R6 Y1", discard="R7")
    table.play("take", "place c3")
    assert table.removed("A") == ["R5 R6 R7"]
    assert table.to_act == "B"


# GL-23


@pytest.mark.clause("GL-23")
def test_after_a_row_the_other_two_removed_are_rows_and_then_the_player_is_out() -> None:
    table = turn_of_a("-- -- -- / R5 R5 Y1 / B7 B8 Y3", discard="R5", a_line="A: total 0, rows, removed R1 B2 G3")
    table.play("take", "place c2")
    assert table.grid("A") == "-- -- -- / -- -- -- / B7 B8 Y3"
    table.play("draw", "B9", "discard", "flip a1", "Y2", "take", "place c3")
    assert table.removed("A") == ["R1 B2 G3", "R5 R5 R5", "B7 B8 B9"]
    assert table.cites("GL-37")


@pytest.mark.clause("GL-23")
def test_after_a_column_the_other_two_removed_are_columns_and_then_the_player_is_out() -> None:
    table = turn_of_a("R5 -- B7 / R5 -- B8 / Y1 -- Y3", discard="R5", a_line="A: total 0, columns, removed R1 B2 G3")
    table.play("take", "place a3")
    assert table.grid("A") == "-- -- B7 / -- -- B8 / -- -- Y3"
    table.play("draw", "B9", "discard", "flip a1", "Y2", "take", "place c3")
    assert table.removed("A") == ["R1 B2 G3", "R5 R5 R5", "B7 B8 B9"]
    assert table.cites("GL-37")


@pytest.mark.clause("GL-23", "GL-61")
@pytest.mark.parametrize(("upper", "lower"), [("R6", "R7"), ("R5", "R5"), ("##", "##"), ("##", "R4")])
def test_after_a_row_what_is_left_of_a_column_is_never_removed(upper: str, lower: str) -> None:
    table = turn_of_a(
        f"-- -- -- / {upper} [] [] / Y1 [] []", discard=lower, a_line="A: total 0, rows, removed R5 B5 G5"
    )
    table.play("take", "place a3")
    assert table.removed("A") == ["R5 B5 G5"]
    assert (table.grid("A"), table.to_act) == (f"-- -- -- / {upper} [] [] / {lower} [] []", "B")


@pytest.mark.clause("GL-23", "GL-61")
@pytest.mark.parametrize(("left", "right"), [("R6", "R7"), ("R5", "R5"), ("##", "##"), ("##", "R4")])
def test_after_a_column_what_is_left_of_a_row_is_never_removed(left: str, right: str) -> None:
    table = turn_of_a(
        f"-- {left} Y1 / -- [] [] / -- [] []", discard=right, a_line="A: total 0, columns, removed R5 B5 G5"
    )
    table.play("take", "place c1")
    assert table.removed("A") == ["R5 B5 G5"]
    assert (table.grid("A"), table.to_act) == (f"-- {left} {right} / -- [] [] / -- [] []", "B")


@pytest.mark.clause("GL-23")
@pytest.mark.parametrize(("line", "direction"), [("row 2", "rows"), ("column b", "columns")])
def test_the_first_elimination_settles_the_direction(line: str, direction: str) -> None:
    cards = dict(zip(LINES[line], ["R5", "R6", "Y1"], strict=True))
    table = turn_of_a(grid_of(cards), discard="R7")
    table.play("take", f"place {LINES[line][2]}")
    assert f"A: total 0, {direction}, removed R5 R6 R7" in table.position


@pytest.mark.clause("GL-23")
def test_each_player_has_a_direction_of_their_own() -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A:
          R5 [] []
          R6 [] []
          Y1 [] []
        B: total 0, rows, removed R1 B2 G3
          -- -- --
          [] [] []
          [] [] []
        discard: R7
        next: turn A
    """)
    table.play("take", "place a3")
    assert table.removed("A") == ["R5 R6 R7"]
    assert table.grid("A") == "-- [] [] / -- [] [] / -- [] []"


@pytest.mark.clause("GL-23")
def test_the_direction_is_free_again_in_the_next_round() -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=2
        round 1, dealer B, turns 30
        A: total 0, rows, removed R1 B2 G3 / R2 B3 G4
          -- -- --
          -- -- --
          R1 B5 G9
        B: total 0, rows, removed R3 B4 G5 / Y1 Y2 Y3 / Y4 Y5 Y6
          -- -- --
          -- -- --
          -- -- --
        discard: Y3
        out: B
        lap: 2
        closing: B
        next: turn A
    """)
    table.play("draw", "Y8", "discard")
    table.play("G9", "flip a1", "Y1", "flip a1", "R5")
    table.play("draw", "Y2", "discard", "flip b2", "Y9", "draw", "Y3", "discard", "flip a2", "R6")
    table.play("draw", "Y4", "discard", "flip c3", "G1", "draw", "Y5", "discard", "flip a3", "R7")
    assert table.removed("A") == ["R5 R6 R7"]
    assert table.grid("A") == "-- [] [] / -- [] [] / -- [] []"


# GL-24


@pytest.mark.clause("GL-24")
@pytest.mark.parametrize(
    "moves",
    [
        ("take", "place b2", "Y9"),
        ("draw", "G5", "place b2", "Y9"),
        ("draw", "Y9", "discard", "flip b2", "G5"),
    ],
)
def test_a_row_and_a_column_complete_together_leave_the_choice_to_their_owner(moves: tuple[str, ...]) -> None:
    table = crossing()
    table.play(*moves)
    assert table.to_act == "A"
    assert table.moves == ["remove row 2", "remove column b"]
    assert (table.removed("A"), table.points("A")) == ([], 0)


@pytest.mark.clause("GL-24")
def test_of_two_crossing_lines_only_the_row_is_removed_and_scored_if_the_row_is_picked() -> None:
    table = crossing()
    table.play("take", "place b2", "Y9", "remove row 2")
    assert table.grid("A") == "[] R4 [] / -- -- -- / [] Y6 []"
    assert (table.removed("A"), table.points("A")) == (["B5 G5 B5"], table.chart["mixed_set"])
    assert table.to_act == "B"
    assert table.cites("GL-24")


@pytest.mark.clause("GL-24")
def test_of_two_crossing_lines_only_the_column_is_removed_and_scored_if_the_column_is_picked() -> None:
    table = crossing()
    table.play("take", "place b2", "Y9", "remove column b")
    assert table.grid("A") == "[] -- [] / B5 -- B5 / [] -- []"
    assert (table.removed("A"), table.points("A")) == (["R4 G5 Y6"], table.chart["mixed_run"])
    assert table.to_act == "B"
    assert table.cites("GL-24")


@pytest.mark.clause("GL-24", "GL-22")
def test_of_two_crossing_lines_one_must_go_and_no_other_line_may() -> None:
    table = crossing()
    table.play("take", "place b2", "Y9")
    for move in ("remove row 1", "remove row 3", "remove column a", "remove column c", "draw"):
        table.refuses(move)


@pytest.mark.clause("GL-24")
@pytest.mark.parametrize(
    ("grid", "cell", "choice"),
    [
        ("Y1 R6 R7 / R4 [] [] / R3 [] []", "a1", ["remove row 1", "remove column a"]),
        ("[] [] R3 / [] [] R4 / R7 R6 Y1", "c3", ["remove row 3", "remove column c"]),
        ("[] [] R4 / R7 R6 Y1 / [] [] B6", "c2", ["remove row 2", "remove column c"]),
    ],
)
def test_lines_may_cross_in_any_cell(grid: str, cell: str, choice: list[str]) -> None:
    table = turn_of_a(grid, discard="R5")
    table.play("take", f"place {cell}")
    assert (table.to_act, table.moves) == ("A", choice)


@pytest.mark.clause("GL-24")
def test_a_wild_may_serve_two_crossing_lines_but_only_one_is_scored() -> None:
    table = turn_of_a("Y1 ## R7 / R4 [] [] / R4 [] []", discard="##")
    table.play("take", "place a1")
    assert table.moves == ["remove row 1", "remove column a"]
    table.play("remove row 1")
    assert (table.removed("A"), table.points("A")) == (["## ## R7"], 10)
    assert table.grid("A") == "-- -- -- / R4 [] [] / R4 [] []"


@pytest.mark.clause("GL-24")
def test_the_choice_belongs_to_the_owner_whoever_is_next() -> None:
    table = notebook("""
        gridlock: 3 seats, rounds=1
        A:
          [] [] []
          [] [] []
          [] [] []
        B:
          [] R4 []
          B5 Y1 B5
          [] Y6 []
        C:
          [] [] []
          [] [] []
          [] [] []
        discard: G5
        next: turn B
    """)
    table.play("take", "place b2")
    assert (table.to_act, table.moves) == ("B", ["remove row 2", "remove column b"])
    table.play("remove column b")
    assert (table.to_act, table.removed("B")) == ("C", ["R4 G5 Y6"])


@pytest.mark.clause("GL-24", "GL-38")
def test_in_the_great_turn_over_too_the_owner_picks_between_row_and_column() -> None:
    table = b_goes_out("[] R4 [] / B5 [] B5 / [] G6 []")
    table.play("B1", "Y1", "G5", "Y8", "G8")
    assert (table.to_act, table.moves) == ("A", ["remove row 2", "remove column b"])
    table.play("remove column b")
    assert table.grid("A") == "B1 -- Y1 / B5 -- B5 / Y8 -- G8"
    assert table.removed("A") == ["R4 G5 G6"]


# GL-25


@pytest.mark.clause("GL-25")
def test_two_rows_complete_together_are_both_removed_without_a_choice() -> None:
    table = b_goes_out("R5 R6 [] / G1 B1 [] / [] [] []")
    table.play("R7", "Y1", "R9", "B4", "G2")
    assert table.removed("A") == ["R5 R6 R7", "G1 B1 Y1"]
    assert table.grid("A") == "-- -- -- / -- -- -- / R9 B4 G2"
    assert table.points("A") == table.chart["colour_run"] + table.chart["mixed_set"]
    assert (table.to_act, sorted(table.moves)) == ("A", ["draw", "take"])


@pytest.mark.clause("GL-25")
def test_the_removal_of_two_parallel_lines_names_its_rule() -> None:
    table = b_goes_out("R5 R6 [] / G1 B1 [] / [] [] []")
    table.play("R7", "Y1", "R9", "B4", "G2")
    assert table.cites("GL-25")


@pytest.mark.clause("GL-25")
def test_two_columns_complete_together_are_both_removed_without_a_choice() -> None:
    table = b_goes_out("R5 G1 [] / R6 B1 [] / [] [] []")
    table.play("R9", "B4", "R7", "Y1", "G2")
    assert table.removed("A") == ["R5 R6 R7", "G1 B1 Y1"]
    assert table.grid("A") == "-- -- R9 / -- -- B4 / -- -- G2"
    assert table.points("A") == table.chart["colour_run"] + table.chart["mixed_set"]


@pytest.mark.clause("GL-25", "GL-43")
def test_three_rows_complete_together_are_all_removed() -> None:
    table = b_goes_out("R5 R6 [] / G1 B1 [] / Y7 Y8 []")
    table.play("R7", "Y1", "Y9")
    assert table.to_act == "over"
    chart = table.chart
    assert table.total("A") == chart["colour_run"] + chart["mixed_set"] + chart["colour_run"]


@pytest.mark.clause("GL-25", "GL-63")
@pytest.mark.parametrize(
    ("grid", "left"),
    [
        ("R5 R6 R7 / G1 B1 Y1 / [] [] []", "-- -- -- / -- -- -- / [] [] []"),
        ("R5 [] G1 / R6 [] B1 / R7 [] Y1", "-- [] -- / -- [] -- / -- [] --"),
    ],
)
def test_two_lines_of_one_direction_that_were_held_back_both_go_when_the_turn_begins(grid: str, left: str) -> None:
    # Locks turned up one after the other can hold back one line and then a second beside it.
    table = turn_of_a(grid)
    assert (table.to_act, sorted(table.moves)) == ("A", ["draw", "take"])
    assert table.removed("A") == ["R5 R6 R7", "G1 B1 Y1"]
    assert table.grid("A") == left


@pytest.mark.clause("GL-24", "GL-25")
def test_where_rows_and_a_column_compete_every_complete_line_is_offered_rows_first() -> None:
    table = _two_rows_and_a_column()
    assert table.to_act == "A"
    assert table.moves == ["remove row 1", "remove row 2", "remove column a"]


@pytest.mark.clause("GL-24", "GL-25")
@pytest.mark.parametrize("choice", ["remove row 1", "remove row 2"])
def test_picking_one_of_two_complete_rows_removes_both(choice: str) -> None:
    table = _two_rows_and_a_column()
    table.play(choice)
    assert sorted(table.removed("A")) == ["G5 B6 Y7", "R5 R6 R7"]
    assert table.grid("A") == "-- -- -- / -- -- -- / Y5 B9 G2"


@pytest.mark.clause("GL-24", "GL-25")
def test_picking_the_column_across_two_complete_rows_removes_the_column_alone() -> None:
    table = _two_rows_and_a_column()
    table.play("remove column a")
    assert table.removed("A") == ["R5 G5 Y5"]
    assert table.grid("A") == "-- R6 R7 / -- B6 Y7 / -- B9 G2"
    assert table.points("A") == table.chart["mixed_set"]


def _two_rows_and_a_column() -> Notebook:
    table = b_goes_out("R5 R6 [] / G5 B6 [] / [] [] []")
    table.play("R7", "Y7", "Y5", "B9", "G2")
    return table


# GL-26


@pytest.mark.clause("GL-26")
@pytest.mark.parametrize("cards", ["R5 B6 G7", "G7 B6 R5", "R5 ## G7", "R4 G4 R4", "R2 ## ##", "## ## R2"])
@pytest.mark.parametrize("line", ["row 2", "column c"])
def test_removed_cards_lie_beside_the_grid_in_the_order_of_their_combination(cards: str, line: str) -> None:
    first, second, third = cards.split()
    table = turn_of_a(grid_of(dict(zip(LINES[line], [first, "Y1", third], strict=True))), discard=second)
    table.play("take", f"place {LINES[line][1]}")
    assert table.removed("A") == [cards]
    assert table.cites("GL-26")


@pytest.mark.clause("GL-26")
def test_later_combinations_lie_beside_the_earlier_ones() -> None:
    table = turn_of_a("R5 R6 Y1 / [] [] [] / -- -- --", discard="R7", a_line="A: total 0, rows, removed B1 B2 B3")
    table.play("take", "place c1")
    assert table.removed("A") == ["B1 B2 B3", "R5 R6 R7"]


@pytest.mark.clause("GL-26")
def test_removed_cards_do_not_go_to_the_discard_pile() -> None:
    table = turn_of_a("R5 R6 [] / [] [] [] / [] [] []")
    table.play("draw", "R7", "place c1", "Y9")
    assert table.discard == ["Y8", "Y9"]
    assert table.draw_pile == 120 - 18 - 2


@pytest.mark.clause("GL-26")
def test_removed_cards_are_gone_for_the_round() -> None:
    table = turn_of_a("R5 R5 Y1 / [] [] [] / [] [] []", discard="R5")
    table.play("take", "place c1", "draw")
    assert "R5" not in table.moves


@pytest.mark.clause("GL-26", "GL-44")
def test_removed_cards_are_not_reshuffled() -> None:
    table = notebook(f"""
        gridlock: 2 seats, rounds=1, wilds=no, locks=no
        A: total 0, rows, removed G1 G2 G3
          -- -- --
          [] [] []
          [] [] []
        B:
          [] [] []
          [] [] []
          [] [] []
        discard: {_all_but_fifteen_yellows_and_the_removed()}
        pile: none
        next: turn A
    """)
    table.play("draw")
    # 90 lay on the discard pile; the R9 on top stays, so 89 are shuffled, two G1 among them and not three.
    total = sum(table.weights.values())
    assert Fraction(table.weights["G1"], total) == Fraction(2, 89)
    assert Fraction(table.weights["G4"], total) == Fraction(3, 89)
    assert table.removed("A") == ["G1 G2 G3"]


def _all_but_fifteen_yellows_and_the_removed() -> str:
    """Y5 to Y9 are face down in the grids, one each of G1, G2 and G3 is removed; R9 lies on top."""
    yellow = [f"Y{number}" for number in range(1, 5)] * 3
    green = [f"G{number}" for number in range(1, 10)] * 2 + [f"G{number}" for number in range(4, 10)]
    others = [f"{colour}{number}" for colour in "BR" for number in range(1, 10)] * 3
    return " ".join(yellow + green + others)


# GL-61


@pytest.mark.clause("GL-61")
@pytest.mark.parametrize("line", LINES)
def test_removed_cards_leave_gaps_and_nothing_moves_up(line: str) -> None:
    faces = dict(zip(CELLS, ["R1", "B5", "G9", "Y4", "R8", "B2", "G7", "Y1", "R5"], strict=True))
    faces |= dict(zip(LINES[line], ["Y2", "Y2", "B8"], strict=True))
    table = turn_of_a(grid_of(faces), discard="Y2")
    table.play("take", f"place {LINES[line][2]}")
    assert table.removed("A") == ["Y2 Y2 Y2"]
    assert table.grid("A") == grid_of(faces | dict.fromkeys(LINES[line], "--"))


@pytest.mark.clause("GL-61")
@pytest.mark.parametrize("moves", [("take",), ("draw", "R9")])
def test_nothing_can_be_placed_in_a_gap(moves: tuple[str, ...]) -> None:
    table = turn_of_a("-- -- -- / Y4 [] B2 / G7 Y1 R5", a_line="A: total 0, rows, removed R1 B2 G3")
    table.play(*moves)
    assert [move for move in table.moves if move != "discard"] == [f"place {cell}" for cell in CELLS[3:]]
    assert "GL-61" in table.refuses("place a1")


@pytest.mark.clause("GL-61")
def test_a_gap_cannot_be_turned_over() -> None:
    table = turn_of_a("-- [] Y4 / -- B5 [] / -- [] B1", a_line="A: total 0, columns, removed R1 B2 G3")
    table.play("draw", "Y9", "discard")
    assert table.moves == ["flip b1", "flip c2", "flip b3"]
    table.refuses("flip a1")


@pytest.mark.clause("GL-61")
@pytest.mark.parametrize(
    ("grid", "direction", "cell"),
    [
        ("## [] [] / -- -- -- / ## [] []", "rows", "c3"),
        ("-- -- -- / ## [] [] / ## [] []", "rows", "c3"),
        ("## -- ## / [] -- [] / [] -- []", "columns", "a3"),
        ("## ## -- / [] [] -- / [] [] --", "columns", "a3"),
    ],
)
def test_two_wilds_and_a_gap_are_no_combination(grid: str, direction: str, cell: str) -> None:
    table = turn_of_a(grid, a_line=f"A: total 0, {direction}, removed R1 B2 G3")
    assert (table.to_act, table.grid("A"), table.removed("A")) == ("A", grid, ["R1 B2 G3"])
    table.play("draw", "Y9", "discard", f"flip {cell}", "Y5")
    assert (table.to_act, table.removed("A")) == ("B", ["R1 B2 G3"])


@pytest.mark.clause("GL-61", "GL-24")
def test_a_row_taken_out_of_a_complete_column_leaves_two_cards_that_stay() -> None:
    table = crossing()
    table.play("take", "place b2", "Y9", "remove row 2")
    table.play("draw", "Y9", "discard", "flip a1", "Y2")
    assert (table.to_act, sorted(table.moves)) == ("A", ["draw", "take"])
    assert table.grid("A") == "[] R4 [] / -- -- -- / [] Y6 []"


@pytest.mark.clause("GL-61", "GL-37")
def test_a_grid_with_one_line_left_is_not_empty() -> None:
    table = turn_of_a(
        "-- -- -- / R5 R6 Y1 / -- -- --", discard="Y8", a_line="A: total 0, rows, removed R1 B2 G3 / Y4 Y4 B4"
    )
    assert table.to_act == "A"
    table.play("take")
    assert table.moves == ["place a2", "place b2", "place c2"]
