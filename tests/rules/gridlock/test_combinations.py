"""What is a combination and what it is worth: GL-12 to GL-21, GL-59 and GL-60."""

from collections.abc import Callable

import pytest

from tests.notebook import Notebook, notebook

TurnUp = Callable[[str], Notebook]

SHAPES = {
    "row": "{} {} {} / [] [] [] / [] [] []",
    "column": "{} [] [] / {} [] [] / {} [] []",
}


def with_two_of(line: str, shape: str, discard: str = "Y8") -> Notebook:
    """A's turn; the first two cards of the line lie in A's grid, the third cell is face down."""
    first, second, _ = line.split()
    return turn_of_a(SHAPES[shape].format(first, second, "[]"), discard)


def turn_of_a(grid: str, discard: str = "Y8") -> Notebook:
    """A's turn with this grid, written as the notebook writes it; B's cards are all face down."""
    rows = [f"  {row}" for row in grid.split(" / ")]
    hidden = ["  [] [] []"] * 3
    lines = ["gridlock: 2 seats, rounds=1", "A:", *rows, "B:", *hidden, f"discard: {discard}", "next: turn A"]
    return notebook("\n".join(lines))


def turned_up(line: str, shape: str) -> Notebook:
    """A discards a drawn Y8 and turns up the third card of the line."""
    table = with_two_of(line, shape)
    cell = {"row": "c1", "column": "a3"}[shape]
    table.play("draw", "Y8", "discard", f"flip {cell}", line.split()[2])
    return table


@pytest.fixture(params=["row", "column"])
def turn_up(request: pytest.FixtureRequest) -> TurnUp:
    """Turns up a line in a row, and in a second run of the test in a column."""
    return lambda line: turned_up(line, request.param)


def is_complete(table: Notebook, line: str) -> bool:
    """The line is off the grid and counted; or nothing was removed and nothing counted."""
    gone = table.removed("A") == [line]
    assert gone or (table.removed("A") == [] and table.points("A") == 0)
    assert table.grid("A").count("--") == (3 if gone else 0)
    assert table.to_act == "B"
    return gone


# Runs


@pytest.mark.clause("GL-12")
@pytest.mark.parametrize("line", ["R5 B6 G7", "R1 B2 G3", "R7 B8 G9", "R7 B6 G5", "R3 B2 G1", "R9 B8 G7"])
def test_three_consecutive_numbers_in_order_are_a_run_rising_or_falling(line: str, turn_up: TurnUp) -> None:
    table = turn_up(line)
    assert is_complete(table, line)
    assert table.points("A") == table.chart["mixed_run"]


@pytest.mark.clause("GL-12", "GL-19")
@pytest.mark.parametrize("line", ["R5 R6 R7", "G9 G8 G7"])
def test_a_run_of_one_colour_is_a_run_too(line: str, turn_up: TurnUp) -> None:
    table = turn_up(line)
    assert is_complete(table, line)
    assert table.points("A") == table.chart["colour_run"]


@pytest.mark.clause("GL-12")
@pytest.mark.parametrize("line", ["R5 B6 G8", "R2 R4 R6", "R1 R2 R4", "R9 R7 R5", "R5 R6 R5", "R5 R6 R6"])
def test_numbers_that_are_not_consecutive_are_no_run(line: str, turn_up: TurnUp) -> None:
    assert not is_complete(turn_up(line), line)


@pytest.mark.clause("GL-12", "GL-16")
@pytest.mark.parametrize("line", ["R5 ## G7", "R7 ## G5", "## R6 B7", "## R6 B5", "R5 B6 ##", "R6 B5 ##"])
def test_a_wild_completes_a_run_from_its_own_place_in_the_line(line: str, turn_up: TurnUp) -> None:
    table = turn_up(line)
    assert is_complete(table, line)
    assert table.points("A") == table.chart["wild_run"]


@pytest.mark.clause("GL-12", "GL-14")
@pytest.mark.parametrize("line", ["R5 ## R6", "R6 ## R5", "R5 R7 ##", "R7 R5 ##", "## R5 R7", "## R7 R5"])
def test_a_wild_keeps_its_place_and_does_not_move_to_make_a_run(line: str, turn_up: TurnUp) -> None:
    assert not is_complete(turn_up(line), line)


@pytest.mark.clause("GL-14")
@pytest.mark.parametrize("line", ["R5 R7 R6", "R6 R5 R7", "R6 R7 R5", "R7 R5 R6", "R1 B3 G2", "R9 B7 G8"])
def test_consecutive_numbers_out_of_order_are_no_run(line: str, turn_up: TurnUp) -> None:
    assert not is_complete(turn_up(line), line)


@pytest.mark.clause("GL-59")
@pytest.mark.parametrize("line", ["R8 R9 R1", "R9 R1 R2", "R1 R9 R8", "R2 R1 R9"])
def test_one_and_nine_are_not_neighbours(line: str, turn_up: TurnUp) -> None:
    assert not is_complete(turn_up(line), line)


@pytest.mark.clause("GL-59")
@pytest.mark.parametrize("line", ["## R1 R2", "R2 R1 ##", "## R9 R8", "R8 R9 ##"])
def test_a_wild_is_never_a_nought_or_a_ten(line: str, turn_up: TurnUp) -> None:
    assert not is_complete(turn_up(line), line)


@pytest.mark.clause("GL-59")
@pytest.mark.parametrize("line", ["R9 R1 ##", "## R9 R1", "R1 R9 ##", "## R1 R9", "R9 ## R1", "R8 ## R1", "R9 ## R2"])
def test_a_wild_does_not_bridge_nine_and_one(line: str, turn_up: TurnUp) -> None:
    assert not is_complete(turn_up(line), line)


@pytest.mark.clause("GL-59", "GL-16")
@pytest.mark.parametrize("line", ["R1 R2 ##", "## R2 R1", "R9 R8 ##", "## R8 R9", "R1 ## R3", "R9 ## R7"])
def test_a_wild_does_make_runs_at_the_ends_of_the_numbers(line: str, turn_up: TurnUp) -> None:
    assert is_complete(turn_up(line), line)


# Sets


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize("line", ["R4 B4 G4", "R4 R4 B4", "B4 R4 R4", "R1 B1 Y1", "G9 Y9 G9"])
def test_three_of_the_same_number_are_a_set_in_any_colours(line: str, turn_up: TurnUp) -> None:
    table = turn_up(line)
    assert is_complete(table, line)
    assert table.points("A") == table.chart["mixed_set"]


@pytest.mark.clause("GL-13", "GL-19")
@pytest.mark.parametrize("line", ["R4 R4 R4", "Y1 Y1 Y1", "G9 G9 G9", "B5 B5 B5"])
def test_a_set_of_one_colour_scores_24(line: str, turn_up: TurnUp) -> None:
    table = turn_up(line)
    assert is_complete(table, line)
    assert table.points("A") == 24


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize("line", ["R4 B4 G5", "R4 B5 G4", "R5 B4 G4", "R4 R4 R9"])
def test_two_of_a_number_are_no_set(line: str, turn_up: TurnUp) -> None:
    assert not is_complete(turn_up(line), line)


@pytest.mark.clause("GL-12", "GL-13")
@pytest.mark.parametrize("line", ["R2 R5 R9", "Y1 Y3 Y6"])
def test_one_colour_alone_is_no_combination(line: str, turn_up: TurnUp) -> None:
    assert not is_complete(turn_up(line), line)


@pytest.mark.clause("GL-13", "GL-16")
@pytest.mark.parametrize("line", ["R4 B4 ##", "R4 ## B4", "## R4 B4", "R1 ## B1", "## R9 R9"])
def test_a_wild_completes_a_set_from_any_place(line: str, turn_up: TurnUp) -> None:
    table = turn_up(line)
    assert is_complete(table, line)
    assert table.points("A") == table.chart["wild_set"]


# Diagonals


@pytest.mark.clause("GL-15")
@pytest.mark.parametrize("cards", ["R5 R6 R7", "R5 R5 R5", "## ## ##", "R5 ## R7"])
def test_a_diagonal_from_the_top_left_is_no_line(cards: str) -> None:
    first, second, third = cards.split()
    table = turn_of_a(f"{first} [] [] / [] {second} [] / [] [] []")
    table.play("draw", "Y8", "discard", "flip c3", third)
    assert (table.removed("A"), table.points("A"), table.to_act) == ([], 0, "B")
    assert table.grid("A") == f"{first} [] [] / [] {second} [] / [] [] {third}"


@pytest.mark.clause("GL-15")
@pytest.mark.parametrize("third", ["R7", "##"])
def test_a_diagonal_from_the_bottom_left_is_no_line(third: str) -> None:
    table = turn_of_a("[] [] B1 / [] R6 [] / R5 [] []", discard=third)
    table.play("take", "place c1")
    assert (table.removed("A"), table.points("A"), table.to_act) == ([], 0, "B")
    assert table.grid("A") == f"[] [] {third} / [] R6 [] / R5 [] []"


@pytest.mark.clause("GL-15")
@pytest.mark.parametrize("cards", ["R5 R6 R7", "R5 R5 R5", "## ## ##", "R5 ## R7"])
def test_what_is_nothing_along_a_diagonal_counts_along_a_row_and_along_a_column(cards: str, turn_up: TurnUp) -> None:
    assert is_complete(turn_up(cards), cards)


# Wilds


@pytest.mark.clause("GL-16")
@pytest.mark.parametrize("line", ["R2 R9 ##", "R2 ## R9", "## R2 R9", "R4 ## R7", "R1 R4 ##"])
def test_one_wild_does_not_complete_what_no_card_would_complete(line: str, turn_up: TurnUp) -> None:
    assert not is_complete(turn_up(line), line)


@pytest.mark.clause("GL-17")
@pytest.mark.parametrize("line", ["## ## R5", "## R5 ##", "R5 ## ##", "## ## B1", "## Y9 ##", "G2 ## ##"])
def test_two_wilds_are_complete_with_any_number_and_score_10(line: str, turn_up: TurnUp) -> None:
    table = turn_up(line)
    assert is_complete(table, line)
    # One colour and one number could be read into it, which would be 24; it stays 10.
    assert table.points("A") == 10


@pytest.mark.clause("GL-17")
@pytest.mark.parametrize("shape", ["row", "column"])
def test_two_wilds_score_10_also_when_the_second_is_taken_from_the_discard_pile(shape: str) -> None:
    table = with_two_of("R5 ## ##", shape, discard="##")
    table.play("take", f"place {'c1' if shape == 'row' else 'a3'}", "Y8")
    assert (table.removed("A"), table.points("A")) == (["R5 ## ##"], 10)


@pytest.mark.clause("GL-18")
def test_three_wilds_are_complete_and_score_12(turn_up: TurnUp) -> None:
    table = turn_up("## ## ##")
    assert is_complete(table, "## ## ##")
    assert table.points("A") == 12


@pytest.mark.clause("GL-20")
@pytest.mark.parametrize(
    ("plain", "mixed"),
    [("R5 R6 ##", "R5 B6 ##"), ("R5 ## R7", "R5 ## B7"), ("## R8 R9", "## B8 R9")],
)
def test_a_run_with_a_wild_is_priced_as_mixed_colours_even_if_both_others_match(plain: str, mixed: str) -> None:
    one, other = turned_up(plain, "row"), turned_up(mixed, "row")
    assert one.points("A") == other.points("A") == one.chart["wild_run"]
    assert one.chart["wild_run"] == one.chart["mixed_run"]


@pytest.mark.clause("GL-20")
@pytest.mark.parametrize(
    ("plain", "mixed"),
    [("R5 R5 ##", "R5 B5 ##"), ("R5 ## R5", "G5 ## R5"), ("## Y2 Y2", "## Y2 R2")],
)
def test_a_set_with_a_wild_is_priced_as_mixed_colours_and_not_24(plain: str, mixed: str) -> None:
    one, other = turned_up(plain, "column"), turned_up(mixed, "column")
    assert one.points("A") == other.points("A") == one.chart["wild_set"]
    assert one.chart["wild_set"] == one.chart["mixed_set"] < 24


@pytest.mark.clause("GL-20")
@pytest.mark.parametrize("shape", ["row", "column"])
def test_a_wild_takes_a_number_of_which_every_copy_has_been_seen(shape: str) -> None:
    sevens = "R7 R7 R7 B7 B7 B7 G7 G7 G7 Y7 Y7 Y7"
    table = with_two_of("R5 R6 ##", shape, discard=f"{sevens} ##")
    table.play("take", f"place {'c1' if shape == 'row' else 'a3'}", "Y8")
    assert (table.removed("A"), table.points("A")) == (["R5 R6 ##"], table.chart["wild_run"])


@pytest.mark.clause("GL-20")
def test_a_wild_makes_a_set_with_the_last_two_of_a_number() -> None:
    seen = "R5 R5 B5 B5 B5 G5 G5 G5 Y5 Y5"
    table = with_two_of("R5 Y5 ##", "row", discard=f"{seen} ##")
    table.play("take", "place c1", "Y8")
    assert (table.removed("A"), table.points("A")) == (["R5 Y5 ##"], table.chart["wild_set"])


# The chart


@pytest.mark.clause("GL-19")
@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("R5 R6 R7", "colour_run"),
        ("R5 R6 B7", "mixed_run"),
        ("B5 R6 R7", "mixed_run"),
        ("R5 B6 R7", "mixed_run"),
        ("R5 R5 R5", "colour_set"),
        ("R5 B5 R5", "mixed_set"),
        ("R5 R6 ##", "wild_run"),
        ("R5 R5 ##", "wild_set"),
        ("R5 ## ##", "two_wilds"),
        ("## ## ##", "three_wilds"),
    ],
)
def test_points_depend_on_the_kind_and_on_whether_all_three_share_a_colour(
    line: str, kind: str, turn_up: TurnUp
) -> None:
    table = turn_up(line)
    assert table.points("A") == table.chart[kind]


@pytest.mark.clause("GL-19")
def test_the_chart_holds_what_the_book_fixes() -> None:
    chart = turned_up("R5 R6 R7", "row").chart
    assert (chart["colour_set"], chart["two_wilds"], chart["three_wilds"]) == (24, 10, 12)
    assert (chart["going_out"], chart["unfinished_line"]) == (6, -2)
    assert (chart["lock_left"], chart["wild_left"]) == (-2, -2)


@pytest.mark.clause("GL-19")
def test_one_colour_is_worth_more_than_mixed_colours_and_nothing_more_than_24() -> None:
    chart = turned_up("R5 R6 R7", "row").chart
    assert 0 < chart["mixed_run"] < chart["colour_run"] <= 24
    assert 0 < chart["mixed_set"] < chart["colour_set"] == 24
    assert max(chart["wild_run"], chart["wild_set"]) <= 24


@pytest.mark.clause("GL-19")
def test_the_highest_round_is_three_sets_of_one_colour_and_the_bonus_78() -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A: total 0, rows, removed R5 R5 R5 / B7 B7 B7
          -- -- --
          -- -- --
          G1 G1 Y8
        B:
          [] [] []
          [] [] []
          [] [] []
        discard: G1
        next: turn A
    """)
    assert table.points("A") == 48
    table.play("take", "place c3")
    assert table.points("A") == 24 + 24 + 24 + 6 == 78


# GRID#LOCK cards and face-down cards


@pytest.mark.clause("GL-21")
@pytest.mark.parametrize(
    "line",
    [
        "L- ## ##",
        "L| ## ##",
        "L+ ## ##",
        "## L- ##",
        "## L| ##",
        "## L+ ##",
        "L- R5 R5",
        "R5 L| R7",
        "R5 L+ ##",
    ],
)
def test_a_line_that_holds_a_grid_lock_card_is_never_complete(line: str, turn_up: TurnUp) -> None:
    table = turn_up(line)
    assert not is_complete(table, line)
    # It is not merely held back: the lock is long over, and the line still lies there a turn later.
    table.play("draw", "Y6", "discard", "flip a1", "Y1")
    assert (table.to_act, sorted(table.moves)) == ("A", ["draw", "take"])
    assert table.removed("A") == []


@pytest.mark.clause("GL-21")
@pytest.mark.parametrize("line", ["## ## L-", "## ## L|", "## ## L+", "R5 R5 L-", "R5 R6 L+", "L- L| L+"])
def test_a_grid_lock_card_turned_up_as_the_third_completes_nothing(line: str, turn_up: TurnUp) -> None:
    table = turn_up(line)
    assert not is_complete(table, line)
    table.play("draw", "Y6", "discard", "flip a1", "Y1")
    assert (table.to_act, table.removed("A")) == ("A", [])


@pytest.mark.clause("GL-21")
def test_a_line_is_complete_once_the_grid_lock_card_in_it_is_replaced() -> None:
    table = turn_of_a("## L- ## / [] [] [] / [] [] []", discard="R4")
    assert table.removed("A") == []
    table.play("take", "place b1")
    assert (table.removed("A"), table.points("A")) == (["## R4 ##"], 10)
    assert table.discard == ["L-"]


@pytest.mark.clause("GL-60")
@pytest.mark.parametrize("shape", ["row", "column"])
@pytest.mark.parametrize("pattern", ["## ## []", "## [] ##", "[] ## ##", "R5 [] R5", "R5 R6 []", "[] R6 R7"])
def test_a_face_down_card_is_part_of_no_combination(pattern: str, shape: str) -> None:
    grid = SHAPES[shape].format(*pattern.split())
    table = turn_of_a(grid)
    assert (table.to_act, table.removed("A"), table.grid("A")) == ("A", [], grid)
    table.play("draw", "Y8", "discard", "flip c3", "Y1")
    assert (table.to_act, table.removed("A"), table.points("A")) == ("B", [], 0)


@pytest.mark.clause("GL-60")
def test_placing_a_second_wild_beside_a_face_down_card_completes_nothing() -> None:
    table = turn_of_a("## R5 [] / [] [] [] / [] [] []", discard="##")
    table.play("take", "place b1")
    assert (table.removed("A"), table.grid("A")) == ([], "## ## [] / [] [] [] / [] [] []")


@pytest.mark.clause("GL-60", "GL-17", "GL-18")
@pytest.mark.parametrize(("third", "points"), [("R5", 10), ("##", 12)])
def test_two_wilds_are_complete_as_soon_as_the_face_down_card_is_turned_up(third: str, points: int) -> None:
    table = turned_up(f"## ## {third}", "row")
    assert (table.removed("A"), table.points("A")) == ([f"## ## {third}"], points)
