"""The object of the game and the setup: GL-01 to GL-07 and GL-55."""

from fractions import Fraction

import pytest

from sandlot.errors import SandlotError
from tests.notebook import Notebook, new_game, notebook

FACE_DOWN = "[] [] [] / [] [] [] / [] [] []"
CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
NUMBERED = [colour + number for colour in "RBGY" for number in "123456789"]


def odds(table: Notebook, card: str) -> Fraction:
    """How likely chance is to bring this card up now."""
    return Fraction(table.weights.get(card, 0), sum(table.weights.values()))


def last_turn_of_a(a_removed: str, options: str = "rounds=1") -> Notebook:
    """B is out with 10 + 10 + 10 + 6 points; A has one unfinished row and one turn left."""
    return notebook(f"""
        gridlock: 2 seats, {options}
        round 1, dealer B, turns 30
        A: total 0, rows, removed {a_removed}
          -- -- --
          -- -- --
          R1 B5 G9
        B: total 0, rows, removed R2 ## ## / B3 ## ## / G4 ## ##
          -- -- --
          -- -- --
          -- -- --
        discard: Y3
        out: B
        lap: 2
        closing: B
        next: turn A
    """)


def last_turn_of_a_round_with_three(dealer: str) -> Notebook:
    """A went out, B has emptied the grid since, and C has the very last turn of round 1."""
    return notebook(f"""
        gridlock: 3 seats, rounds=2
        round 1, dealer {dealer}, turns 40
        A: total 0, rows, removed R1 B2 G3 / R2 B3 G4 / R3 B4 G5
          -- -- --
          -- -- --
          -- -- --
        B: total 0, columns, removed Y1 B2 G3 / Y2 B3 G4 / Y3 B4 G5
          -- -- --
          -- -- --
          -- -- --
        C: total 0, rows, removed R7 B8 G9 / G7 R8 B9
          -- -- --
          R1 B5 G9
          -- -- --
        discard: Y3
        out: A
        lap: 2
        closing: A
        next: turn C
    """)


# Object


@pytest.mark.clause("GL-01")
def test_the_highest_score_wins_even_against_the_player_who_went_out() -> None:
    table = last_turn_of_a("R5 R5 R5 / B7 B7 B7")
    table.play("draw", "Y8", "discard")
    assert table.to_act == "over"
    assert (table.total("A"), table.total("B")) == (24 + 24 - 2, 10 + 10 + 10 + 6)
    assert table.winners == {"A"}


@pytest.mark.clause("GL-01")
def test_the_lower_score_does_not_win_though_its_owner_played_last() -> None:
    table = last_turn_of_a("Y5 ## ## / Y4 ## Y4")
    table.play("draw", "Y8", "discard")
    assert table.total("A") == 10 + table.chart["wild_set"] - 2
    assert table.total("B") == 36
    assert table.winners == {"B"}


@pytest.mark.clause("GL-01")
def test_points_come_from_a_combination_in_your_own_grid_and_are_yours_alone() -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A:
          R5 R5 B1
          [] [] []
          [] [] []
        B:
          [] [] []
          [] B2 []
          [] [] []
        discard: R5
        next: turn A
    """)
    table.play("take", "place c1")
    assert (table.points("A"), table.points("B")) == (24, 0)
    assert table.grid("B") == "[] [] [] / [] B2 [] / [] [] []"


@pytest.mark.clause("GL-01")
def test_cards_of_two_neighbouring_grids_make_no_combination() -> None:
    table = notebook("""
        gridlock: 2 seats, rounds=1
        A:
          [] R5 B1
          [] [] []
          [] [] []
        B:
          R5 [] []
          [] [] []
          [] [] []
        discard: R5
        next: turn A
    """)
    table.play("take", "place c1")
    assert (table.removed("A"), table.removed("B")) == ([], [])
    assert (table.points("A"), table.points("B")) == (0, 0)


# Setup


@pytest.mark.clause("GL-02", "GL-69")
@pytest.mark.parametrize(
    ("seats", "left_to_draw"),
    [
        (2, 120 - 18 - 1),
        (6, 120 - 54 - 1),
        (7, 240 - 63 - 1),
        (12, 240 - 108 - 1),
        (13, 360 - 117 - 1),
        (18, 360 - 162 - 1),
    ],
)
def test_one_deck_seats_up_to_six_two_decks_twelve_three_decks_eighteen(seats: int, left_to_draw: int) -> None:
    table = new_game("gridlock", seats=seats)
    table.play("dealer A", "R5")
    assert len(table.view(None)["seats"]) == seats
    assert table.draw_pile == left_to_draw


@pytest.mark.clause("GL-02")
@pytest.mark.parametrize("seats", [0, 1, 19])
def test_fewer_than_two_or_more_than_eighteen_cannot_play(seats: int) -> None:
    with pytest.raises(SandlotError, match="GL-02"):
        new_game("gridlock", seats=seats)


@pytest.mark.clause("GL-03")
@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (6, 1), (7, 2), (13, 3)])
def test_a_deck_has_three_of_each_number_in_four_colours_nine_wilds_and_three_locks(seats: int, decks: int) -> None:
    table = new_game("gridlock", seats=seats)
    table.play("dealer A")
    unseen = table.view(None)["unseen"]
    assert {card: unseen[card] for card in NUMBERED} == dict.fromkeys(NUMBERED, 3 * decks)
    assert unseen["##"] == 9 * decks
    assert (unseen["L-"], unseen["L|"], unseen["L+"]) == (decks, decks, decks)
    assert sum(unseen.values()) == 120 * decks


@pytest.mark.clause("GL-03")
def test_the_first_card_up_is_as_likely_as_its_copies_in_the_deck() -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer A")
    assert sorted(table.moves) == sorted([*NUMBERED, "##", "L-", "L|", "L+"])
    assert {odds(table, card) for card in NUMBERED} == {Fraction(3, 120)}
    assert odds(table, "##") == Fraction(9, 120)
    assert [odds(table, lock) for lock in ("L-", "L|", "L+")] == [Fraction(1, 120)] * 3


@pytest.mark.clause("GL-03")
def test_a_fourth_copy_of_a_numbered_card_does_not_exist() -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer A", "R5", "flip a1", "R5", "flip a1")
    assert odds(table, "R5") == Fraction(1, 118)
    table.play("R5", "draw")
    assert "R5" not in table.moves
    table.refuses("R5")


@pytest.mark.clause("GL-04")
@pytest.mark.parametrize("seats", [2, 3, 6, 18])
def test_each_player_gets_nine_cards_face_down_in_a_grid_of_three_by_three(seats: int) -> None:
    table = new_game("gridlock", seats=seats)
    table.play("dealer A", "R5")
    letters = "ABCDEFGHIJKLMNOPQR"[:seats]
    assert [table.grid(seat) for seat in letters] == [FACE_DOWN] * seats


@pytest.mark.clause("GL-04")
def test_nobody_sees_a_dealt_card_not_even_its_owner() -> None:
    table = new_game("gridlock", seats=3)
    table.play("dealer B", "R5")
    for viewer in ("A", "B", "C", None):
        view = table.view(viewer)
        assert [seat["grid"] for seat in view["seats"]] == [["[]"] * 9] * 3
        assert sum(view["unseen"].values()) == 119


@pytest.mark.clause("GL-04")
def test_a_new_round_is_dealt_from_the_whole_deck() -> None:
    table = last_turn_of_a("R5 R5 R5 / B7 B7 B7", "rounds=2")
    table.play("draw", "Y8", "discard")
    assert table.to_act == "chance"
    assert odds(table, "R5") == Fraction(3, 120)
    assert odds(table, "##") == Fraction(9, 120)
    assert (table.grid("A"), table.grid("B")) == (FACE_DOWN, FACE_DOWN)
    assert (table.removed("A"), table.removed("B")) == ([], [])


@pytest.mark.clause("GL-05")
@pytest.mark.parametrize(("seats", "rest"), [(2, 102), (4, 84)])
def test_the_rest_is_the_draw_pile_and_its_top_card_starts_the_discard_pile(seats: int, rest: int) -> None:
    table = new_game("gridlock", seats=seats)
    table.play("dealer A")
    assert (table.to_act, table.discard, table.draw_pile) == ("chance", [], rest)
    table.play("B3")
    assert (table.discard, table.draw_pile) == (["B3"], rest - 1)
    assert table.cites("GL-05")


@pytest.mark.clause("GL-05")
@pytest.mark.parametrize("card", ["##", "L+"])
def test_a_special_card_may_start_the_discard_pile_and_is_not_turned_back(card: str) -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer A", card)
    assert table.discard == [card]
    assert table.to_act == "B"


@pytest.mark.clause("GL-05")
def test_the_card_turned_over_at_the_start_can_be_taken_on_the_first_turn() -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer B", "##", "flip a1", "R1", "flip a1", "B1", "take", "place a1")
    assert table.grid("A") == "## [] [] / [] [] [] / [] [] []"
    assert table.discard == ["R1"]


@pytest.mark.clause("GL-06")
def test_everyone_turns_over_exactly_one_card_before_the_first_turn() -> None:
    table = new_game("gridlock", seats=3)
    table.play("dealer C", "R5")
    for seat, cell, card in (("A", "a1", "G1"), ("B", "b2", "##"), ("C", "c3", "L|")):
        assert table.to_act == seat
        table.play(f"flip {cell}")
        assert table.to_act == "chance"
        table.play(card)
    assert table.grid("A") == "G1 [] [] / [] [] [] / [] [] []"
    assert table.grid("B") == "[] [] [] / [] ## [] / [] [] []"
    assert table.grid("C") == "[] [] [] / [] [] [] / [] [] L|!"
    assert (table.to_act, set(table.moves)) == ("A", {"draw", "take"})
    assert [event.seat for event in table.events if "GL-06" in event.clauses] == ["A", "B", "C"]


@pytest.mark.clause("GL-06")
@pytest.mark.parametrize("cell", CELLS)
def test_the_first_card_turned_over_may_be_any_of_the_nine(cell: str) -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer B", "R5")
    assert table.moves == [f"flip {each}" for each in CELLS]
    table.play(f"flip {cell}", "B7")
    assert table.grid("A").replace(" / ", " ").split().index("B7") == CELLS.index(cell)
    assert table.grid("A").count("[]") == 8


@pytest.mark.clause("GL-06")
def test_no_turn_is_played_before_everyone_has_turned_a_card_over() -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer B", "R5")
    assert "GL-06" in table.refuses("draw")
    assert "GL-06" in table.refuses("take")
    table.play("flip a1", "G1")
    assert table.to_act == "B"
    assert "GL-06" in table.refuses("draw")


@pytest.mark.clause("GL-06")
def test_the_first_flip_turns_up_any_card_not_yet_seen() -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer B", "R5", "flip a1")
    assert odds(table, "R5") == Fraction(2, 119)
    assert odds(table, "R6") == Fraction(3, 119)
    assert odds(table, "##") == Fraction(9, 119)
    assert odds(table, "L+") == Fraction(1, 119)


@pytest.mark.clause("GL-07", "GL-06")
@pytest.mark.parametrize(
    ("seats", "dealer", "order"),
    [(2, "A", "BA"), (2, "B", "AB"), (3, "A", "BCA"), (3, "B", "CAB"), (4, "D", "ABCD"), (4, "B", "CDAB")],
)
def test_play_goes_clockwise_from_the_dealers_left(seats: int, dealer: str, order: str) -> None:
    table = new_game("gridlock", seats=seats)
    table.play(f"dealer {dealer}", "R9")
    flipped = [_acts(table, "flip a1", card) for card in ("G1", "G3", "G5", "G7")[:seats]]
    first_lap = [_acts(table, "draw", "Y8", "place a1") for _ in range(seats // 2)]
    rest = [_acts(table, "draw", "Y4", "place a1") for _ in range(seats - seats // 2)]
    assert "".join(flipped) == order
    assert "".join(first_lap + rest) == order
    assert table.to_act == order[0]


def _acts(table: Notebook, *moves: str) -> str:
    seat = table.to_act
    table.play(*moves)
    return seat


@pytest.mark.clause("GL-07")
@pytest.mark.parametrize(("dealer", "heir", "first"), [("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")])
def test_the_next_dealer_is_the_player_to_the_left_of_the_last(dealer: str, heir: str, first: str) -> None:
    table = last_turn_of_a_round_with_three(dealer)
    assert table.view(None)["dealer"] == dealer
    table.play("draw", "Y8", "discard")
    assert (table.view(None)["round"], table.view(None)["dealer"]) == (2, heir)
    table.play("R5")
    assert table.to_act == first


@pytest.mark.clause("GL-55")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_first_dealer_is_drawn_by_lot_each_seat_equally_likely(seats: int) -> None:
    table = new_game("gridlock", seats=seats)
    assert table.to_act == "chance"
    assert table.moves == [f"dealer {seat}" for seat in "ABCDEFG"[:seats]]
    assert len(set(table.weights.values())) == 1


@pytest.mark.clause("GL-55")
@pytest.mark.parametrize("dealer", ["A", "B", "C"])
def test_the_lot_decides_who_deals(dealer: str) -> None:
    table = new_game("gridlock", seats=3)
    table.play(f"dealer {dealer}")
    assert table.view(None)["dealer"] == dealer
    assert table.cites("GL-55")
    assert table.cites("GL-04")


@pytest.mark.clause("GL-55", "GL-07")
def test_no_lot_is_drawn_for_the_dealer_of_a_later_round() -> None:
    table = last_turn_of_a_round_with_three("A")
    table.play("draw", "Y8", "discard")
    assert table.to_act == "chance"
    assert not [event for event in table.moves if event.startswith("dealer")]
