"""A turn, and what may be seen in it: GL-08 to GL-11, GL-57 and GL-71."""

import json
from fractions import Fraction
from typing import Any

import pytest

from sandlot.core.rng import Rng
from tests.notebook import Notebook, notebook

CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
PLACES = {f"place {cell}" for cell in CELLS}


def odds(table: Notebook, card: str) -> Fraction:
    """How likely chance is to bring this card up now."""
    return Fraction(table.weights.get(card, 0), sum(table.weights.values()))


def seat_in(view: dict[str, Any], seat: str) -> dict[str, Any]:
    """What the view shows of one seat."""
    return next(entry for entry in view["seats"] if entry["seat"] == seat)


def early_turn(turn: str = "A") -> Notebook:
    """A and B have turned over one card each; B1 lies on G7 on the discard pile."""
    return notebook(f"""
        gridlock: 2 seats, rounds=1
        A:
          R5 [] []
          [] [] []
          [] [] []
        B:
          [] [] []
          [] B2 []
          [] [] []
        discard: G7 B1
        next: turn {turn}
    """)


def three_seats() -> Notebook:
    return notebook("""
        gridlock: 3 seats, rounds=1
        A:
          R5 [] []
          [] [] []
          [] [] []
        B:
          [] [] []
          [] B2 []
          [] [] []
        C:
          [] [] []
          [] [] []
          [] [] Y4
        discard: G7 B1
        next: turn C
    """)


def all_face_up() -> Notebook:
    """Nothing of A's grid is face down, and none of its lines is a combination."""
    return notebook("""
        gridlock: 2 seats, rounds=1
        A:
          R1 B5 G9
          Y4 R8 B2
          G7 Y1 R5
        B:
          [] [] []
          [] B2 []
          [] [] []
        discard: G3
        next: turn A
    """)


# GL-08


@pytest.mark.clause("GL-08")
@pytest.mark.parametrize("turn", ["A", "B"])
def test_a_turn_is_draw_or_take_and_passing_is_not_allowed(turn: str) -> None:
    table = early_turn(turn)
    assert table.to_act == turn
    assert sorted(table.moves) == ["draw", "take"]


@pytest.mark.clause("GL-08")
def test_nothing_is_placed_discarded_or_turned_over_before_a_card_is_taken() -> None:
    table = early_turn()
    for move in ("place a1", "discard", "flip b1"):
        table.refuses(move)


@pytest.mark.clause("GL-08")
def test_only_the_top_card_of_the_discard_pile_is_taken() -> None:
    table = early_turn()
    table.play("take", "place a1")
    assert table.grid("A") == "B1 [] [] / [] [] [] / [] [] []"
    assert table.discard == ["G7", "R5"]
    assert table.draw_pile == 120 - 18 - 2


@pytest.mark.clause("GL-08")
def test_drawing_takes_one_card_off_the_draw_pile_and_none_off_the_discard_pile() -> None:
    table = early_turn()
    assert table.draw_pile == 100
    table.play("draw", "R6")
    assert (table.draw_pile, table.discard) == (99, ["G7", "B1"])


@pytest.mark.clause("GL-08")
def test_a_drawn_card_may_be_any_that_has_not_been_seen() -> None:
    table = early_turn()
    table.play("draw")
    assert odds(table, "R5") == Fraction(2, 116)
    assert odds(table, "G7") == Fraction(2, 116)
    assert odds(table, "R6") == Fraction(3, 116)
    assert odds(table, "##") == Fraction(9, 116)
    assert odds(table, "L-") == Fraction(1, 116)


@pytest.mark.clause("GL-08")
def test_the_choice_of_the_draw_pile_is_final() -> None:
    table = early_turn()
    table.play("draw", "R6")
    assert "GL-08" in table.refuses("take")
    assert "GL-08" in table.refuses("draw")


@pytest.mark.clause("GL-08")
def test_the_choice_of_the_discard_pile_is_final() -> None:
    table = early_turn()
    table.play("take")
    assert "GL-08" in table.refuses("draw")
    assert "GL-08" in table.refuses("take")


@pytest.mark.clause("GL-08", "GL-07")
@pytest.mark.parametrize("moves", [("take", "place c3"), ("draw", "R6", "place c3")])
def test_a_turn_takes_one_card_and_then_the_player_to_the_left_is_on(moves: tuple[str, ...]) -> None:
    table = three_seats()
    table.play(*moves)
    assert table.to_act == "A"
    table.play("draw", "R7", "place a1")
    assert table.to_act == "B"


@pytest.mark.clause("GL-08")
def test_the_next_player_may_take_what_the_last_one_discarded() -> None:
    table = early_turn()
    table.play("draw", "R6", "place a1", "take", "place b2")
    assert table.grid("B") == "[] [] [] / [] R5 [] / [] [] []"
    assert table.discard == ["G7", "B1", "B2"]


# GL-09


@pytest.mark.clause("GL-09")
def test_a_card_from_the_discard_pile_may_replace_any_card_of_your_grid() -> None:
    table = early_turn()
    table.play("take")
    assert table.to_act == "A"
    assert set(table.moves) == PLACES


@pytest.mark.clause("GL-09")
def test_a_card_from_the_discard_pile_must_replace_one_and_cannot_be_put_back() -> None:
    table = early_turn()
    table.play("take")
    assert "GL-09" in table.refuses("discard")


@pytest.mark.clause("GL-09")
def test_a_card_from_the_discard_pile_turns_nothing_over() -> None:
    table = early_turn()
    table.play("take")
    table.refuses("flip b1")
    table.play("place a1")
    assert table.to_act == "B"


@pytest.mark.clause("GL-09")
@pytest.mark.parametrize("cell", CELLS[1:])
def test_a_taken_card_replaces_a_face_down_card_which_comes_up_on_the_discard_pile(cell: str) -> None:
    table = early_turn()
    table.play("take", f"place {cell}")
    assert table.to_act == "chance"
    table.play("Y9")
    grid = table.grid("A").replace(" / ", " ").split()
    assert grid[CELLS.index(cell)] == "B1"
    assert (grid.count("[]"), grid[0]) == (7, "R5")
    assert table.discard == ["G7", "Y9"]
    assert table.to_act == "B"


@pytest.mark.clause("GL-09")
def test_a_taken_card_replaces_a_face_up_card_without_any_chance() -> None:
    table = early_turn("B")
    table.play("take", "place b2")
    assert table.grid("B") == "[] [] [] / [] B1 [] / [] [] []"
    assert (table.discard, table.to_act) == (["G7", "B2"], "A")
    assert table.cites("GL-09")


@pytest.mark.clause("GL-09", "GL-10")
def test_placing_a_taken_card_is_not_told_as_placing_a_drawn_one() -> None:
    taken, drawn = early_turn("B"), early_turn("B")
    taken.play("take", "place b2")
    drawn.play("draw", "R6", "place b2")
    assert (taken.cites("GL-09"), taken.cites("GL-10")) == (True, False)
    assert (drawn.cites("GL-09"), drawn.cites("GL-10")) == (False, True)


@pytest.mark.clause("GL-09")
def test_a_wild_on_the_discard_pile_may_be_taken() -> None:
    table = early_turn()
    table.play("draw", "R6", "place b2", "##")
    assert table.discard == ["G7", "B1", "##"]
    table.play("take", "place b2")
    assert table.grid("B") == "[] [] [] / [] ## [] / [] [] []"


# GL-10


@pytest.mark.clause("GL-10")
def test_a_drawn_card_may_replace_any_card_of_your_grid_or_be_discarded() -> None:
    table = early_turn()
    table.play("draw", "R6")
    assert table.to_act == "A"
    assert set(table.moves) == PLACES | {"discard"}


@pytest.mark.clause("GL-10")
def test_a_drawn_card_replaces_a_face_up_card_which_goes_on_the_discard_pile() -> None:
    table = early_turn()
    table.play("draw", "R6", "place a1")
    assert table.grid("A") == "R6 [] [] / [] [] [] / [] [] []"
    assert (table.discard, table.to_act) == (["G7", "B1", "R5"], "B")
    assert table.cites("GL-10")


@pytest.mark.clause("GL-10")
@pytest.mark.parametrize("cell", CELLS[1:])
def test_a_drawn_card_replaces_a_face_down_card_which_comes_up_on_the_discard_pile(cell: str) -> None:
    table = early_turn()
    table.play("draw", "R6", f"place {cell}")
    assert table.to_act == "chance"
    table.play("Y9")
    grid = table.grid("A").replace(" / ", " ").split()
    assert grid[CELLS.index(cell)] == "R6"
    assert (grid.count("[]"), grid[0]) == (7, "R5")
    assert (table.discard, table.to_act) == (["G7", "B1", "Y9"], "B")


@pytest.mark.clause("GL-10")
def test_a_drawn_wild_is_placed_like_any_card() -> None:
    table = early_turn()
    table.play("draw", "##")
    assert set(table.moves) == PLACES | {"discard"}
    table.play("place a1")
    assert table.grid("A") == "## [] [] / [] [] [] / [] [] []"


@pytest.mark.clause("GL-10", "GL-11")
def test_a_drawn_card_that_is_placed_turns_nothing_over() -> None:
    table = early_turn()
    table.play("draw", "R6")
    table.refuses("flip b1")
    table.play("place a1")
    assert table.to_act == "B"
    assert table.grid("A").count("[]") == 8


# GL-11


@pytest.mark.clause("GL-11")
def test_a_discarded_draw_obliges_you_to_turn_over_one_face_down_card() -> None:
    table = early_turn()
    table.play("draw", "R6", "discard")
    assert table.discard == ["G7", "B1", "R6"]
    assert table.to_act == "A"
    assert set(table.moves) == {f"flip {cell}" for cell in CELLS[1:]}


@pytest.mark.clause("GL-11")
def test_the_card_turned_over_stays_in_the_grid_face_up_and_ends_the_turn() -> None:
    table = early_turn()
    table.play("draw", "R6", "discard", "flip c2")
    assert table.to_act == "chance"
    table.play("Y9")
    assert table.grid("A") == "R5 [] [] / [] [] Y9 / [] [] []"
    assert (table.discard, table.to_act) == (["G7", "B1", "R6"], "B")
    assert table.cites("GL-11")


@pytest.mark.clause("GL-11")
def test_a_card_that_lies_face_up_cannot_be_turned_over() -> None:
    table = early_turn()
    table.play("draw", "R6", "discard")
    assert "GL-11" in table.refuses("flip a1")


@pytest.mark.clause("GL-11")
def test_after_a_discarded_draw_no_card_is_placed() -> None:
    table = early_turn()
    table.play("draw", "R6", "discard")
    for move in ("place a1", "take", "draw"):
        table.refuses(move)


@pytest.mark.clause("GL-11")
def test_with_nothing_left_face_down_a_discarded_draw_turns_nothing_over() -> None:
    table = all_face_up()
    table.play("draw", "R6", "discard")
    assert table.to_act == "B"
    assert table.grid("A") == "R1 B5 G9 / Y4 R8 B2 / G7 Y1 R5"
    assert table.discard == ["G3", "R6"]


@pytest.mark.clause("GL-11")
def test_the_only_card_left_face_down_has_to_be_turned_over() -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A:
          R1 B5 G9
          Y4 [] B2
          G7 Y1 R5
        B:
          [] [] []
          [] B2 []
          [] [] []
        discard: G3
        next: turn A
    """)
    table.play("draw", "R6", "discard")
    assert (table.to_act, table.moves) == ("A", ["flip b2"])
    table.play("flip b2", "R8")
    assert table.grid("A") == "R1 B5 G9 / Y4 R8 B2 / G7 Y1 R5"
    assert table.to_act == "B"


@pytest.mark.clause("GL-11", "GL-61")
def test_a_gap_is_not_a_card_to_turn_over() -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A: total 0, rows, removed R1 B2 G3
          -- -- --
          Y4 [] B2
          G7 Y1 []
        B:
          [] [] []
          [] B2 []
          [] [] []
        discard: G3
        next: turn A
    """)
    table.play("draw", "R6", "discard")
    assert set(table.moves) == {"flip b2", "flip c3"}


# GL-57


@pytest.mark.clause("GL-57")
@pytest.mark.parametrize("cell", ["a1", "b2"])
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_a_placed_card_lies_face_up_for_all_to_see(cell: str, viewer: str | None) -> None:
    table = early_turn()
    table.play("draw", "R6", f"place {cell}")
    if cell == "b2":
        table.play("Y9")
    grid = seat_in(table.view(viewer), "A")["grid"]
    assert grid[CELLS.index(cell)] == "R6"


@pytest.mark.clause("GL-57")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    table = three_seats()
    table.play("draw", "R6")
    assert [table.view(viewer)["hand"] for viewer in ("C", "A", "B", None)] == [
        "R6",
        "hidden",
        "hidden",
        "hidden",
    ]


@pytest.mark.clause("GL-57")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_nothing_that_the_others_are_told_names_the_drawn_card(viewer: str | None) -> None:
    table = three_seats()
    table.play("draw", "R6")
    told = {key: value for key, value in table.view(viewer).items() if key != "unseen"}
    assert "R6" not in json.dumps(told)


@pytest.mark.clause("GL-57")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_the_others_hear_of_a_draw_but_not_of_the_card(viewer: str | None) -> None:
    table = three_seats()
    table.play("draw", "R6")
    heard = repr([event.seen_by(viewer) for event in table.events])
    assert "C draws" in heard
    assert "red 6" not in heard
    assert "R6" not in heard
    assert "red 6" in table.events[-1].seen_by("C").text


@pytest.mark.clause("GL-57")
def test_what_the_others_have_not_seen_still_counts_the_drawn_card() -> None:
    table = early_turn()
    table.play("draw", "R6")
    assert table.view("A")["unseen"]["R6"] == 2
    assert table.view("B")["unseen"]["R6"] == 3
    assert table.view(None)["unseen"]["R6"] == 3


@pytest.mark.clause("GL-57")
def test_a_drawn_card_is_known_to_all_once_placed() -> None:
    table = early_turn()
    table.play("draw", "R6", "place a1")
    for viewer in ("A", "B", None):
        assert table.view(viewer)["hand"] is None
        assert table.view(viewer)["unseen"]["R6"] == 2


@pytest.mark.clause("GL-57")
def test_a_drawn_card_is_known_to_all_once_discarded() -> None:
    table = early_turn()
    table.play("draw", "R6", "discard")
    for viewer in ("A", "B", None):
        view = table.view(viewer)
        assert (view["hand"], view["discard"][-1], view["unseen"]["R6"]) == (None, "R6", 2)


@pytest.mark.clause("GL-57")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_a_face_down_card_is_seen_by_nobody(viewer: str | None) -> None:
    table = early_turn()
    table.play("draw", "R6")
    view = table.view(viewer)
    assert seat_in(view, "A")["grid"] == ["R5", *["[]"] * 8]
    assert seat_in(view, "B")["grid"] == [*["[]"] * 4, "B2", *["[]"] * 4]


@pytest.mark.clause("GL-57")
def test_a_face_down_card_is_not_looked_at_before_it_is_replaced() -> None:
    table = early_turn()
    table.play("draw", "R6", "place b1")
    # The move is made; only now does chance say which of the 115 cards that nobody has seen it was.
    assert table.to_act == "chance"
    assert odds(table, "R6") == Fraction(2, 115)
    assert odds(table, "R7") == Fraction(3, 115)
    assert odds(table, "##") == Fraction(9, 115)
    assert odds(table, "L+") == Fraction(1, 115)


@pytest.mark.clause("GL-57")
def test_a_taken_card_was_open_before_and_stays_known_to_all() -> None:
    table = early_turn()
    table.play("take")
    assert [table.view(viewer)["unseen"]["B1"] for viewer in ("A", "B", None)] == [2, 2, 2]


@pytest.mark.clause("GL-57")
def test_a_computer_player_is_handed_some_other_card_in_the_place_of_another_seats_drawn_card() -> None:
    table = early_turn()
    table.play("draw", "R6")
    assert hands_given_to(table, 0) == {"R6"}
    for viewer in (1, None):
        hands = hands_given_to(table, viewer)
        assert len(hands) > 10
        assert not hands & {"L-", "L|", "L+"}  # one of these would have been discarded at once


def hands_given_to(table: Notebook, viewer: int | None) -> set[str]:
    """What A holds in tables that agree with all that a viewer knows."""
    tables = [table.game.resample(table.state, viewer, Rng(seed)) for seed in range(100)]
    return {table.game.view(each, 0)["hand"] for each in tables}


# GL-71


@pytest.mark.clause("GL-71")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_the_whole_discard_pile_may_be_looked_through(viewer: str | None) -> None:
    table = early_turn()
    table.play("draw", "R6", "place a1", "draw", "R7", "place b2")
    assert table.view(viewer)["discard"] == ["G7", "B1", "R5", "B2"]


@pytest.mark.clause("GL-71", "GL-26")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_removed_cards_may_be_looked_at_by_all(viewer: str | None) -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A: total 0, rows, removed R1 B2 G3
          -- -- --
          Y4 Y5 B2
          [] [] []
        B:
          [] [] []
          [] B2 []
          [] [] []
        discard: Y6
        next: turn A
    """)
    table.play("take", "place c2")
    assert seat_in(table.view(viewer), "A")["removed"] == ["R1 B2 G3", "Y4 Y5 Y6"]
    assert seat_in(table.view(viewer), "B")["removed"] == []


@pytest.mark.clause("GL-71")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_cards_deep_in_the_discard_pile_and_removed_ones_count_as_seen(viewer: str | None) -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A: total 0, rows, removed R1 B2 G3
          -- -- --
          Y4 Y5 B2
          [] [] []
        B:
          [] [] []
          [] [] []
          [] [] []
        discard: Y9 Y9 ## Y8
        next: turn A
    """)
    unseen = table.view(viewer)["unseen"]
    assert (unseen["Y9"], unseen["##"], unseen["Y8"]) == (1, 8, 2)
    assert (unseen["R1"], unseen["B2"], unseen["G3"]) == (2, 1, 2)
    assert sum(unseen.values()) == 120 - 3 - 3 - 4
