"""The second GRID#LOCK generator, checked against counts and cases worked out by hand."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .gridlock import Position, combination, count

FULL = "R1 R5 R9 B3 B7 B1 G9 G2 G5"  # no line of it is a combination
DOWN = "[] [] [] [] [] [] [] [] []"
EMPTY = "-- -- -- -- -- -- -- -- --"
WENT_OUT = ", rows, removed Y9 Y9 Y9 / Y8 Y8 Y8 / B9 B9 B9"


def two_seats(
    a: str,
    b: str = DOWN,
    *more: str,
    then: str = "turn A",
    discard: str = "Y5",
    a_head: str = "",
    b_head: str = "",
    turns: int = 0,
) -> Position:
    """A position of two seats; the cells of a grid in order, separated by spaces."""
    blocks = [
        f"{seat}: total 0{head}\n" + "\n".join("  " + " ".join(cells.split()[row : row + 3]) for row in (0, 3, 6))
        for seat, cells, head in (("A", a, a_head), ("B", b, b_head))
    ]
    top = ["gridlock: 2 seats, rounds=1", f"round 1, dealer B, turns {turns}"]
    return Position.read("\n".join([*top, *blocks, f"discard: {discard}", *more, f"next: {then}"]))


def last_turns(a: str, lap: int = 1, a_head: str = "") -> Position:
    """B is out, A has a last turn."""
    return two_seats(a, EMPTY, "out: B", f"lap: {lap}", "closing: B", a_head=a_head, b_head=WENT_OUT)


def moves(position: Position) -> list[str]:
    return [move for move, _ in position.options()]


def play(position: Position, line: str) -> Position:
    for move in line.split(", "):
        position = position.after(move)
    return position


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("R1 B2 Y3", "mixed_run"),
        ("R3 R2 R1", "colour_run"),
        ("R5 R5 R5", "colour_set"),
        ("R5 B5 R5", "mixed_set"),
        ("R1 R3 R2", None),  # GL-14
        ("R8 R9 R1", None),  # GL-59
        ("R8 R9 ##", None),
        ("## R1 R2", None),
        ("## R2 R1", "wild_run"),
        ("R4 ## R6", "wild_run"),
        ("R4 ## R4", "wild_set"),
        ("R4 R6 ##", None),
        ("## R4 ##", "two_wilds"),
        ("## ## ##", "three_wilds"),
        ("## ## L-", None),  # GL-21
        ("## ## []", None),  # GL-60
        ("## ## --", None),  # GL-61
    ],
)
def test_combinations(line: str, kind: str | None) -> None:
    assert combination(tuple(line.split())) == kind


def test_a_new_game_is_counted_by_hand() -> None:
    start = Position.new_game(2)
    assert start.actor() == "chance"
    # Two dealers, 120 cards to start the discards, nine to flip, 119 that it may be.
    assert [count(start, depth) for depth in range(5)] == [1, 2, 2 * 120, 2 * 120 * 9, 2 * 120 * 9 * 119]
    assert count(Position.new_game(7, wilds=False, locks=False), 2) == 7 * 216
    begun = play(start, "dealer A, L+")
    assert begun.actor() == "B"
    begun = play(begun, "flip b2, ##, flip a1, R1")
    assert (begun.actor(), begun.options()) == ("B", [("draw", 1)])  # GL-07, GL-34


def test_a_first_turn_is_counted_by_hand() -> None:
    position = two_seats("R1 [] [] [] [] [] [] [] []", "B1 [] [] [] [] [] [] [] []")
    unseen = 120 - 3
    after_draw = unseen
    after_take = 9
    assert count(position, 1) == 2
    assert count(position, 2) == after_draw + after_take
    # A drawn GRID#LOCK card (3) leaves 8 flips; any other 9 places and the discard. After take: the place a1
    # ends the turn and gives B two piles, the eight others bring a hidden card to light.
    drawn = 3 * 8 + (unseen - 3) * 10
    taken = 2 + 8 * unseen
    assert count(position, 3) == drawn + taken


def test_a_last_turn_is_counted_by_hand() -> None:
    position = last_turns("-- -- -- R1 R5 B8 -- -- --", a_head=", rows, removed R2 R2 R2 / G3 G3 G3")
    unseen = 120 - 3 - 6 - 9 - 1
    assert count(position, 2) == 3 + unseen
    # take and place: the next last turn has two piles, with the replaced card on top. draw: three places and
    # the discard; a GRID#LOCK card ends the turn, and the next one cannot take it.
    assert count(position, 3) == 3 * 2 + (unseen - 3) * 4 + 3 * 1


def test_locks_hold_cards_and_lines_for_one_turn() -> None:
    position = two_seats("R5 [] [] R5 L-! [] B2 [] []", discard="G5")
    assert moves(position.after("take")) == [f"place {cell}" for cell in ["a1", "b1", "c1", "a3", "b3", "c3"]]
    held = play(position, "take, place a3")  # the column is complete but crosses the locked row [GL-31]
    assert held.table().grids["A"].cells["a3"] == "G5"
    back = play(held, "draw, Y1, place a1, Y2")
    grid = back.table().grids["A"]
    assert (grid.direction, grid.removed) == ("columns", [("R5", "R5", "G5")])  # GL-63
    assert moves(back.after("take")) == [f"place {cell}" for cell in ["b1", "c1", "b2", "c2", "b3", "c3"]]  # GL-30


def test_a_new_lock_goes_on_holding_a_line() -> None:
    position = two_seats("R5 [] [] R5 L-! [] G5 [] []")
    later = play(position, "draw, Y1, discard, flip b3, L+, draw, Y1, place a1, Y2")
    assert later.actor() == "A"
    assert later.table().grids["A"].removed == []
    assert moves(later.after("take")) == [f"place {cell}" for cell in ["a1", "c1", "a2", "c2"]]


def test_a_row_and_a_column_compete() -> None:
    grid = "[] B5 G5 R6 [] [] R7 [] []"
    crossing = play(two_seats(grid, discard="R5"), "take, place a1, Y1")
    assert (crossing.actor(), moves(crossing)) == ("A", ["remove row 1", "remove column a"])  # GL-24
    assert crossing.after("remove column a").table().grids["A"].removed == [("R5", "R6", "R7")]
    held = two_seats(grid.replace("[] B5", "R5 B5"))
    assert moves(held) == ["remove row 1", "remove column a"]  # GL-63: before a card is taken
    assert (held.after("remove row 1").actor(), moves(held.after("remove row 1"))) == ("A", ["draw", "take"])
    locked = play(two_seats(grid[:-2] + "L|!", discard="R5"), "take, place a1, Y1")
    assert locked.actor() == "B"  # GL-62: the row crosses the locked column, so the column goes without a choice
    assert locked.table().grids["A"].direction == "columns"


def test_a_fully_locked_grid_draws_and_discards() -> None:
    position = two_seats("-- -- -- R1 L-! [] -- -- --", a_head=", rows, removed R2 R2 R2 / G3 G3 G3")
    assert moves(position) == ["draw"]  # GL-36
    assert moves(play(position, "draw, Y1")) == ["discard"]
    assert play(position, "draw, Y1, discard").actor() == "B"
    assert play(position, "draw, L|").actor() == "B"  # GL-35


def test_going_out_turns_everything_over_and_scores() -> None:
    position = two_seats(
        "-- -- -- R1 R2 Y9 -- -- --",
        "[] [] ## R4 R5 L-! ## B4 []",
        a_head=", rows, removed R6 R6 R6 / G3 ## ##",
        discard="B3",
    )
    over = play(position, "take, place c2")
    assert over.actor() == "chance"
    # a1 b1 c3 come to light. Row 1 is R3 ## ##, and the lock in row 2 holds no column back [GL-64].
    over = play(over, "R3, ##, Y1")
    assert (over.actor(), moves(over)) == ("B", ["remove row 1", "remove column a", "remove column b"])
    columns = over.after("remove column b").table().grids["B"]
    assert columns.removed == [("##", "R5", "B4"), ("R3", "R4", "##")]  # GL-25: the other column goes along
    over = over.after("remove row 1")
    assert over.actor() == "B" and over.table().lap == 1
    assert moves(over.after("take")) == ["place a3", "place b3", "place c3"]  # the lock is in force now
    over = play(over, "draw, Y2, discard, draw, Y2, discard")
    # A: 24 + 10 + 3 + 6. B: 10 - 2 lines - a lock - a wild.
    assert (over.actor(), over.options(), over.totals()) == ("over", [], {"A": 43, "B": 10 - 4 - 2 - 2})
    assert over.winners() == {"A"}


def test_last_turns_that_are_lost() -> None:
    two_gone = ", columns, removed R2 R2 R2 / G3 G3 G3"
    one_line = last_turns("-- L-! -- -- R1 -- -- R7 --", a_head=two_gone)
    assert one_line.table().lap == 2  # GL-41, though the arrows lock only one card of the column
    assert moves(one_line.after("take")) == ["place b1", "place b2", "place b3"]
    assert last_turns("R1 L-! R9 B3 B7 B1 G9 G2 G5").table().lap == 1
    two_lines = last_turns("R1 L-! R9 B3 L+! B1 -- -- --", a_head=", rows, removed R2 R2 R2")
    assert (two_lines.actor(), two_lines.totals()["A"]) == ("over", 24 - 4 - 4)  # GL-65, then GL-42
    assert last_turns("R1 L- R9 L| B7 B1 G9 G2 G5", lap=2).actor() == "over"  # GL-42
    assert last_turns("R1 L- R9 L| B7 B1 G9 G2 G5", lap=1).table().lap == 1
    waiting = last_turns("R5 R5 R5 L| L- B7 G1 G4 G7", lap=2)
    assert waiting.totals()["A"] == 24 - 4 - 4  # the waiting line goes first


def test_the_draw_pile_is_reshuffled_when_a_card_must_be_drawn() -> None:
    position = two_seats("Y1 [] Y9 Y3 Y7 Y1 R8 G2 G5", FULL, "pile: none", discard="R9 R9 Y5 Y2")
    drawing = position.after("draw")
    assert drawing.options() == [("R9", 2), ("Y5", 1)]  # GL-44: all but the top
    assert drawing.after("R9").table().discard == ["Y2"]
    hidden = play(drawing, "R9, place b1")
    assert "R9" not in dict(hidden.options())  # GL-70: the face-down card was never in the pile
    assert "Y2" in dict(hidden.options())


def test_a_round_is_stopped_after_a_hundred_turns_each() -> None:
    position = two_seats(FULL, "[] Y5 Y9 Y3 Y7 Y1 R8 R2 B5", turns=200)
    assert position.actor() == "chance"  # GL-66: B's card is turned up, nobody is out
    last = position.after("L-")
    assert (last.actor(), last.table().lap, last.table().closing, last.table().out) == ("A", 1, "B", None)
    almost = two_seats(FULL, "[] Y5 Y9 Y3 Y7 Y1 R8 R2 B5", turns=199, then="turn B")
    assert almost.actor() == "B"


def test_positions_in_the_middle_of_a_turn() -> None:
    locked = "locked: a1 b1 c1"
    assert moves(two_seats(DOWN, then="start-flip A"))[0] == "flip a1"
    assert play(two_seats(DOWN, then="start-flip B"), "flip a1, R1").actor() == "A"
    assert moves(two_seats(FULL, then="take-card A, end-turn A")) == ["draw", "take"]
    taken = two_seats(FULL, DOWN, locked, then="place-card A Y1, end-turn A")
    assert moves(taken) == [f"place {cell}" for cell in ["a2", "b2", "c2", "a3", "b3", "c3"]]
    drawn = two_seats(DOWN, DOWN, locked, then="place-or-discard A Y1, end-turn A")
    assert moves(drawn)[-1] == "discard"
    assert moves(drawn.after("discard")) == [f"flip {cell}" for cell in ["a2", "b2", "c2", "a3", "b3", "c3"]]
    assert dict(drawn.after("discard").after("flip a2").options())["Y1"] == 2
    with pytest.raises(ValueError, match="place a1"):
        drawn.after("place a1")


def test_a_team_plays_in_any_of_its_grids() -> None:
    last = ["R1 R2 Y9", "-- -- --", "-- -- --"]
    grids = {"A": ["[] [] []"] * 3, "B": ["[] [] []"] * 3, "C": last, "D": ["[] [] []"] * 3}
    text = ["gridlock: 4 seats, rounds=1, team_size=2, team_grids=yes"]
    for seat, rows in grids.items():
        text += [f"{seat}:" + (" rows, removed R5 R5 R5 / B6 B6 B6" if seat == "C" else ""), *rows]
    position = Position.read("\n".join([*text, "discard: R3", "next: turn A"]))
    assert moves(position) == ["grid A", "grid C"]
    out = play(position, "grid C, take, place c1").table()
    assert (out.out, out.closing) == ("C", "C")  # in front of whom the emptied grid lies


def test_a_team_total_decides() -> None:
    text = ["gridlock: 4 seats, rounds=9, team_size=2", "round 2"]
    for seat, total, colour in zip("ABCD", (20, 100, 7, -30), "RBGY", strict=True):
        removed = " / ".join(f"{colour}{number} " * 3 for number in (7, 8, 9))
        text += [f"{seat}: total {total}, rows, removed {removed}", *["-- -- --"] * 3]
    position = Position.read("\n".join([*text, "discard: R3", "out: A", "lap: 2", "closing: A", "next: turn B"]))
    # 72 for everybody and 6 for A: A and C have 20 + 78 + 7 + 72, B and D 100 + 72 - 30 + 72.
    assert position.totals() == {"A": 98, "B": 172, "C": 79, "D": 42}
    assert position.winners() == {"B", "D"}


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "rounds": 3},
        {"seats": 4, "rounds": 2, "team_size": 2, "team_grids": True},
        {"seats": 7, "rounds": 1},
        {"seats": 3, "rounds": 1, "wilds": False},
    ],
)
def test_random_games_keep_every_card_and_end(options: dict[str, int]) -> None:
    dice = random.Random(11)
    position = Position.new_game(**options)  # type: ignore[arg-type]
    for _ in range(20_000):
        if position.actor() == "over":
            break
        names, weights = zip(*position.options(), strict=True)
        position = position.after(dice.choices(names, weights)[0])
        assert_all_cards_are_there(position)
    assert position.winners()


def assert_all_cards_are_there(position: Position) -> None:
    table = position.table()
    cards = Counter(table.unseen) + (table.pile or Counter()) + Counter(table.discard)
    for grid in table.grids.values():
        cards.update(card.rstrip("!") for card in grid.cells.values() if card not in ("--", "[]"))
        cards.update(card for line in grid.removed for card in line)
        gaps = list(grid.cells.values()).count("--")
        assert gaps == 3 * len(grid.removed)
    in_hand = table.options.deck() - cards
    assert in_hand.total() <= 1 and not cards - table.options.deck()
