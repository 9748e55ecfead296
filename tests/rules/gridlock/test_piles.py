"""What the piles hold after a reshuffle: GL-70, with its neighbour GL-44."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.notebook import Notebook, notebook

# Without wilds and GRID#LOCK cards a deck is 108 cards. Here Y4 to Y9 (18 cards) are what nobody has seen.
NEVER_SEEN = ["Y4", "Y5", "Y6", "Y7", "Y8", "Y9"]
SEEN = [f"Y{number}" for number in (1, 2, 3)] + [f"{colour}{number}" for colour in "GBR" for number in range(1, 10)]


def odds(table: Notebook, card: str) -> Fraction:
    """How likely chance is to bring this card up now."""
    return Fraction(table.weights.get(card, 0), sum(table.weights.values()))


def position(discard: list[str], pile: str = "", turn: str = "A") -> Notebook:
    """Two grids of nine face-down cards each."""
    hidden = ["  [] [] []"] * 3
    lines = ["gridlock: 2 seats, rounds=1, wilds=no, locks=no", "A:", *hidden, "B:", *hidden]
    lines += [f"discard: {' '.join(discard)}", *([pile] if pile else []), f"next: turn {turn}"]
    return notebook("\n".join(lines))


def nothing_left_to_draw() -> Notebook:
    """Ninety cards on the discard pile, R9 on top; the draw pile is empty."""
    return position(SEEN * 3, "pile: none")


def one_left_to_draw() -> Notebook:
    """Nobody has seen the third Y1 either, so one card of nineteen is the draw pile."""
    return position((SEEN * 3)[1:])


# GL-44, without which GL-70 has nothing to speak about


@pytest.mark.clause("GL-44")
def test_with_the_draw_pile_empty_all_discards_but_the_top_one_become_the_draw_pile() -> None:
    table = nothing_left_to_draw()
    assert (table.draw_pile, len(table.discard)) == (0, 90)
    table.play("draw")
    assert (table.draw_pile, table.discard) == (89, ["R9"])
    assert table.cites("GL-44")


@pytest.mark.clause("GL-44")
def test_nothing_is_reshuffled_while_a_card_is_left_to_draw() -> None:
    table = one_left_to_draw()
    assert table.draw_pile == 1
    table.play("draw")
    assert len(table.discard) == 89
    assert not table.cites("GL-44")


@pytest.mark.clause("GL-44")
def test_taking_from_the_discard_pile_reshuffles_nothing() -> None:
    table = nothing_left_to_draw()
    table.play("take", "place a1", "Y4")
    assert (table.draw_pile, len(table.discard), table.discard[-1]) == (0, 90, "Y4")
    assert not table.cites("GL-44")


@pytest.mark.clause("GL-44")
def test_the_last_card_is_drawn_first_and_the_next_draw_reshuffles() -> None:
    table = one_left_to_draw()
    table.play("draw", "Y4", "discard", "flip a1", "Y5")
    assert (table.draw_pile, len(table.discard)) == (0, 90)
    assert not table.cites("GL-44")
    table.play("draw")
    assert (table.draw_pile, table.discard) == (89, ["Y4"])
    assert table.cites("GL-44")


# GL-70


@pytest.mark.clause("GL-70")
def test_before_a_reshuffle_draw_pile_and_grids_share_what_nobody_has_seen() -> None:
    table = one_left_to_draw()
    table.play("draw")
    assert sorted(table.moves) == ["Y1", *NEVER_SEEN]
    assert (odds(table, "Y1"), odds(table, "Y4")) == (Fraction(1, 19), Fraction(3, 19))
    table.play("Y4", "discard", "flip a1")
    assert sorted(table.moves) == ["Y1", *NEVER_SEEN]
    assert (odds(table, "Y1"), odds(table, "Y4")) == (Fraction(1, 18), Fraction(2, 18))


@pytest.mark.clause("GL-70")
def test_after_a_reshuffle_the_draw_pile_holds_only_reshuffled_cards() -> None:
    table = nothing_left_to_draw()
    table.play("draw")
    assert sorted(table.moves) == sorted(SEEN)
    assert (odds(table, "R1"), odds(table, "Y3")) == (Fraction(3, 89), Fraction(3, 89))
    # The third R9 is the top card, which stays on the discard pile.
    assert odds(table, "R9") == Fraction(2, 89)
    for card in NEVER_SEEN:
        table.refuses(card)


@pytest.mark.clause("GL-70")
def test_after_a_reshuffle_a_card_turned_over_is_one_never_seen() -> None:
    table = nothing_left_to_draw()
    table.play("draw", "R1", "discard", "flip a1")
    assert sorted(table.moves) == NEVER_SEEN
    assert {odds(table, card) for card in NEVER_SEEN} == {Fraction(3, 18)}
    table.refuses("R1")


@pytest.mark.clause("GL-70")
def test_after_a_reshuffle_a_replaced_face_down_card_is_one_never_seen() -> None:
    table = nothing_left_to_draw()
    table.play("draw", "R1", "place a1")
    assert sorted(table.moves) == NEVER_SEEN
    table.play("Y4")
    assert table.discard == ["R9", "Y4"]
    table.play("take", "place a1")
    assert odds(table, "Y4") == Fraction(2, 17)
    assert odds(table, "Y5") == Fraction(3, 17)


@pytest.mark.clause("GL-70")
def test_what_came_to_light_after_a_reshuffle_is_not_in_the_draw_pile() -> None:
    table = nothing_left_to_draw()
    table.play("draw", "R1", "discard", "flip a1", "Y4", "draw")
    assert table.to_act == "chance"
    assert (odds(table, "R1"), odds(table, "R2")) == (Fraction(2, 88), Fraction(3, 88))
    assert "Y4" not in table.moves


@pytest.mark.clause("GL-70")
def test_the_last_unseen_card_of_the_draw_pile_may_end_up_in_a_grid() -> None:
    # The pile's last card was Y4, so the third Y1 lies face down in a grid, and no reshuffle brings it back.
    table = one_left_to_draw()
    table.play("draw", "Y4", "discard", "flip a1", "Y5", "draw")
    assert odds(table, "Y1") == Fraction(2, 89)
    assert not set(table.moves) & set(NEVER_SEEN)
    table.play("R1", "discard", "flip a1")
    assert sorted(table.moves) == ["Y1", *NEVER_SEEN]
    assert (odds(table, "Y1"), odds(table, "Y4"), odds(table, "Y6")) == (
        Fraction(1, 17),
        Fraction(2, 17),
        Fraction(3, 17),
    )


@pytest.mark.clause("GL-70")
def test_a_reshuffled_draw_pile_written_in_a_position_is_what_is_drawn_from() -> None:
    # R1 R1 G4 have been shuffled; the discard pile holds the other 87 seen cards.
    rest = SEEN * 3
    for card in ("R1", "R1", "G4"):
        rest.remove(card)
    table = position(rest, "pile: R1 R1 G4")
    assert table.draw_pile == 3
    table.play("draw")
    assert (odds(table, "R1"), odds(table, "G4")) == (Fraction(2, 3), Fraction(1, 3))
    table.play("G4", "discard", "flip b2")
    assert sorted(table.moves) == NEVER_SEEN
    table.play("Y9", "draw")
    assert table.moves == ["R1"]


@pytest.mark.clause("GL-70", "GL-44")
def test_a_second_reshuffle_shuffles_what_was_discarded_since() -> None:
    rest = SEEN * 3
    rest.remove("R1")
    table = position(rest, "pile: R1")
    table.play("draw", "R1", "place a1", "Y4")
    assert (table.draw_pile, table.discard[-1]) == (0, "Y4")
    table.play("draw")
    assert (table.draw_pile, table.discard) == (89, ["Y4"])
    # One R1 lies in A's grid, two are in the pile; Y4 to Y9 are the top card or face down.
    assert odds(table, "R1") == Fraction(2, 89)
    assert odds(table, "R9") == Fraction(3, 89)
    assert not set(table.moves) & set(NEVER_SEEN)


@pytest.mark.clause("GL-70", "GL-38")
def test_after_a_reshuffle_the_great_turn_over_shows_only_cards_never_seen() -> None:
    # B's last row and two removed ones are seen; A's nine are the three each of Y7, Y8 and Y9.
    seen = [card for card in [*SEEN, "Y4", "Y5", "Y6"] for _ in range(3)]
    for card in ("R1", "B2", "G3", "R2", "B3", "G4", "Y4", "Y5", "R9", "Y6"):
        seen.remove(card)
    lines = ["gridlock: 2 seats, rounds=1, wilds=no, locks=no", "A:", *["  [] [] []"] * 3]
    lines += ["B: total 0, rows, removed R1 B2 G3 / R2 B3 G4", "  -- -- --", "  -- -- --", "  Y4 Y5 R9"]
    lines += [f"discard: {' '.join(seen[1:])} Y6", f"pile: {seen[0]}", "next: turn B"]
    table = notebook("\n".join(lines))
    table.play("take", "place c3")
    assert table.to_act == "chance"
    assert table.moves == ["Y7", "Y8", "Y9"]
    table.play("Y7", "Y9", "Y7", "Y7")
    assert table.moves == ["Y8", "Y9"]
    assert odds(table, "Y8") == Fraction(3, 5)


@pytest.mark.clause("GL-70")
@pytest.mark.parametrize(
    ("moves", "cards"),
    [
        (("draw",), 19),
        (("draw", "Y4", "discard", "flip a1"), 18),
        (("draw", "Y4", "place a1"), 18),
        (("draw", "Y4", "discard", "flip a1", "Y5", "draw"), 89),
        (("draw", "Y4", "discard", "flip a1", "Y5", "draw", "R1", "discard", "flip a1"), 17),
        (("draw", "Y4", "discard", "flip a1", "Y5", "draw", "R1", "place a1"), 17),
    ],
)
def test_every_card_that_may_come_up_has_one_ticket_in_the_hat(moves: tuple[str, ...], cards: int) -> None:
    table = one_left_to_draw()
    table.play(*moves)
    hat = [table.state.outcome(ticket) for ticket in range(table.state.tickets())]
    assert len(hat) == cards
    assert Counter(table.game.name_action(table.state, card) for card in hat) == table.weights


@pytest.mark.clause("GL-70", "GL-71")
def test_after_a_reshuffle_everybody_still_knows_what_has_never_been_seen() -> None:
    table = nothing_left_to_draw()
    table.play("draw", "R1", "discard", "flip a1", "Y4")
    for viewer in ("A", "B", None):
        unseen = {card: copies for card, copies in table.view(viewer)["unseen"].items() if copies}
        assert unseen == {"Y4": 2, "Y5": 3, "Y6": 3, "Y7": 3, "Y8": 3, "Y9": 3}
        assert table.view(viewer)["draw_pile"] == 88
