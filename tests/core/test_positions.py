"""Position texts of GRID#LOCK: what cannot be read is named by its line."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import sandlot
from sandlot.core.playout import any_event
from sandlot.core.registry import read_position
from sandlot.core.rng import Rng
from sandlot.core.state import OVER
from sandlot.errors import BadPosition, SandlotError
from tests.core.samples import POSITION

LINES = POSITION.splitlines()
# The last turns, with everything a text can hold.
LATE = """\
gridlock: 3 seats, rounds=2, wilds=no
round 2, dealer B, turns 30
A: total 12
  R5 R6 B4
  G2 L| G3
  Y4 L- Y9
B: total -4, rows, removed G5 G5 G5 / Y3 Y4 Y5 / B1 B2 B3
  -- -- --
  -- -- --
  -- -- --
C: total 0, columns, removed R1 R2 R3
  -- R7 L+!
  -- R7 G9
  -- G8 G7
discard: R1 B9 Y3
out: B
lap: 1
closing: B
playing: A
locked: b1 b2 b3
next: place-or-discard A B8, end-turn A
"""


EXAMPLE = "expected a game, its seats and its options, as in 'gridlock: 2 seats, rounds=1'"


def complaint(text: str) -> str:
    with pytest.raises(SandlotError) as caught:
        read_position(text)
    assert isinstance(caught.value, BadPosition), caught.value
    assert str(caught.value).endswith(".")
    return str(caught.value)


def with_line(number: int, line: str | None) -> str:
    lines = [*LINES]
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("text", [POSITION, LATE])
def test_a_position_is_read_and_written(text: str) -> None:
    game, state = read_position(text)
    assert game.write(game.read(game.write(state))) == game.write(state)


def test_a_late_position_is_written_as_it_was_read() -> None:
    game, state = read_position(LATE)
    assert game.write(state) == LATE


def test_spaces_blank_lines_and_case_do_not_matter() -> None:
    game, state = read_position(POSITION)
    loose = "\n \n" + POSITION.replace("\n", "  \n\n").replace("  R5", "r5").replace("seats,", "seats").replace(
        "  --", "\t--"
    )
    assert read_position(loose)[1].key() == state.key()
    assert game.read(loose).key() == state.key()


@pytest.mark.parametrize(
    ("number", "line", "words"),
    [
        # the game
        (1, "", EXAMPLE),
        (1, "gridlock", f"'gridlock': {EXAMPLE}"),
        (1, "gridlock: two seats", EXAMPLE),
        (1, "gridlock: 2 seats, rounds", "'rounds': expected an option as name=value"),
        (1, "gridlock: 2 seats, rounds=0", "rounds=0: how many rounds at most. Expected a whole number from 1 to 100"),
        (1, "gridlock: 2 seats, round=1", "GRID#LOCK has no option 'round'. Did you mean 'rounds'?"),
        (1, "gridlock: 1 seats, rounds=1", "GRID#LOCK cannot be played by 1. Expected 2 to 18 seats"),
        (1, "gridlock: 19 seats, rounds=1", "GRID#LOCK cannot be played by 19"),
        (1, "gridlock: 2 seats, team_size=2", "2 seats do not make equal teams of 2"),
        (1, f"gridlock: {'9' * 5000} seats", "seats"),
        # the round
        (2, "round 2, dealer B, turns 14", "'2': expected a whole number from 1 to 1"),
        (2, "round one, dealer B", "'one': expected a whole number from 1 to 1"),
        (2, "round", "'': expected a whole number"),
        (2, "round 1, dealer C, turns 14", "'C' is no seat. Expected a letter from A to B"),
        (2, "round 1, dealer, turns 14", "'' is no seat"),
        (2, "round 1, dealer B, turns -1", "'-1': expected a whole number from 0 to 100000"),
        (2, "round 1, dealer B, turn 14", "'turn 14': expected round, dealer or turns"),
        (2, "hello", "unknown line 'hello'. Expected discard, pile, out"),
        # a seat
        (3, "A: totals 0", "'totals 0': expected total, rows, columns or removed"),
        (3, "A: total much", "'much': expected a whole number from -100000 to 100000"),
        (3, "C: total 0", "'C' is no seat. Expected a letter from A to B"),
        (7, "A: total 0", "'A' stands in the text twice"),
        # its grid
        (4, "  R5 []", "'R5 []': expected three cards of A's grid, such as R5 [] --"),
        (4, "  R5 [] [] []", "expected three cards of A's grid"),
        (5, "  [] ## X3", "'X3' is no card. Expected one such as R5, ##, L-, L| or L+"),
        (5, "  [] ## G3!", "'G3!': only a GRID#LOCK card can wait for its turn"),
        (6, "  L- L-! []", "there are only 1 cards L- in this game"),
        (
            6,
            "  -- [] []",
            "seat A: the gaps do not fit the removed lines. Expected one line of gaps (--) for each removed line",
        ),
        (10, "  -- -- R1", "seat B: the gaps do not fit the removed lines"),
        # what was removed
        (7, "B: rows, removed G5 G5 / Y3 ## ##", "removed 'G5 G5': expected at most three combinations of three cards"),
        (7, "B: rows, removed G5 G5 G6 / Y3 ## ##", "removed 'G5 G5 G6': expected at most three combinations"),
        (7, "B: rows, removed G5 G5 G5 / Y3 ## ## / ", "removed ''"),
        (7, "B: rows, removed G5 G5 L+", "removed 'G5 G5 L+'"),
        (7, "B: rows, removed R7 R7 R7 / R8 R8 R8 / Y7 Y7 Y7 / Y8 Y8 Y8", "removed 'Y8 Y8 Y8': expected at most three"),
        # the rest
        (11, "discard: R1 B9 Y0", "'Y0' is no card"),
        (11, "discard: R1 R1 R1 R1", "there are only 3 cards R1 in this game"),
        (11, "discards: R1", "unknown line 'discards'"),
        (11, "lap: 3", "'3': expected a whole number from 1 to 2"),
        (11, "out: C", "'C' is no seat"),
        (11, "playing:", "'' is no seat"),
        (11, "closing: AB", "'AB' is no seat"),
        (11, "locked: a1 d1", "'d1' is no cell. Expected a1 to c3"),
        (11, "waiting: A row-4", "'row-4' is no line. Expected one of row-1, row-2"),
        (11, "waiting: row-1", "'row-1' is no seat"),
        (11, "waiting: ", "'' is no seat"),
        (11, "pile: R1 XX", "'XX' is no card"),
        # what comes next
        (12, "next:", "nothing comes next. Expected steps such as 'choose-dealer'"),
        (12, "next: trun A", "unknown step 'trun'. Did you mean 'turn'? Steps are choose-dealer, deal"),
        (12, "next: turn", "turn: expected a seat after it"),
        (12, "next: turn C", "'C' is no seat. Expected a letter from A to B"),
        (12, "next: turn A,", "unknown step ''"),
        (12, "next: place-card A", "place-card: expected a seat and the card in hand, as in 'A R5'"),
        (12, "next: place-card A X1, end-turn A", "'X1' is no card"),
        (12, "next: place-card A L-, end-turn A", "there are only 1 cards L- in this game"),
        (
            12,
            "next: reveal A b2, end-turn A",
            "reveal: expected a seat, a cell and start, turn or last, as in 'reveal A b2 turn'",
        ),
        (12, "next: check-grid A C, end-turn A", "'C' is no seat"),
        (12, "next: check-grid A A row-9, end-turn A", "'row-9' is no line"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(number: int, line: str, words: str) -> None:
    message = complaint(with_line(number, line))
    assert message.startswith(f"line {number}: ")
    assert words in message


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, f"line 1: 'round 1, dealer B, turns 14': {EXAMPLE}"),
        (3, "line 3: unknown line 'R5 [] []'"),
        (4, "line 6: 'B: total 3, rows, removed G5 G5 G5 / Y3 ## ##': expected three cards of A's grid"),
        (10, "line 10: 'discard: R1 B9 Y3': expected three cards of B's grid"),
        (12, "there is no line 'next:'. Expected one such as 'next: turn A'"),
    ],
)
def test_a_line_that_is_missing_is_named(number: int, words: str) -> None:
    assert words in complaint(with_line(number, None))


def test_the_line_with_defaults_may_be_missing() -> None:
    _, state = read_position(with_line(2, None))
    assert state.key() == read_position(with_line(2, "round 1, dealer B, turns 0"))[1].key()


@pytest.mark.parametrize("line", [None, "discard:"])
def test_without_a_discard_pile_a_turn_is_refused_or_nothing_can_be_taken(line: str | None) -> None:
    try:
        game, state = read_position(with_line(11, line))
    except BadPosition:
        return
    assert game.moves(state) == ["draw"]


@pytest.mark.parametrize("number", [3, 7, 11, 12])
def test_a_line_may_not_stand_there_twice(number: int) -> None:
    assert "stands in the text twice" in complaint(POSITION + ("A:\n" if number < 10 else LINES[number - 1] + "\n"))


def test_a_seat_may_not_stand_there_twice_in_another_case() -> None:
    again = "a:\n  [] [] []\n  [] [] []\n  [] [] []\n"
    assert "twice" in complaint(POSITION + again)


@pytest.mark.parametrize("seat", ["A: total 0, columns", "A: rows, columns, total 0", "A: rows"])
def test_a_direction_without_removed_lines_is_refused_or_can_be_written(seat: str) -> None:
    try:
        game, state = read_position(with_line(3, seat))
    except BadPosition:
        return
    assert game.read(game.write(state)).key() == state.key()


def test_a_missing_seat_is_named() -> None:
    assert "the grid of B is missing" in complaint("\n".join([*LINES[:6], *LINES[10:]]))


def test_what_contradicts_itself_is_refused() -> None:
    assert "lap and closing go together" in complaint(with_line(11, "lap: 1"))
    assert "A cannot be out with cards in the grid" in complaint(with_line(11, "out: A"))
    assert "cards lie face down" in complaint(with_line(11, "pile: R1"))


@pytest.mark.parametrize("text", ["", " \n\n", "\0", "hello", "pig", ":", "gridlock:", "gridlock: 2 seats"])
def test_what_is_no_position_at_all_is_refused(text: str) -> None:
    complaint(text)


@pytest.mark.parametrize(
    "steps",
    [
        pytest.param("check-grid A", id="nothing follows a step that nobody decides"),
        pytest.param("waiting-lines A", id="nothing follows the waiting lines"),
        pytest.param("place-or-discard A R5", id="nothing follows a decision"),
        pytest.param("draw-card A", id="nothing follows a draw"),
        pytest.param("choose-line A A, end-turn A", id="there is no line to choose"),
        pytest.param("reveal A a1 turn, end-turn A", id="that card is face up already"),
        pytest.param("reveal B a1 turn, end-turn A", id="there is no card to turn over"),
    ],
)
def test_steps_from_which_the_game_cannot_go_on_are_refused(steps: str) -> None:
    assert complaint(with_line(12, f"next: {steps}")).startswith("line 12: ")


def test_a_turn_is_played_in_the_own_grid_unless_the_text_says_otherwise() -> None:
    for steps in ("flip A, end-turn A", "take-card A, end-turn A"):
        game, state = read_position(with_line(12, f"next: {steps}"))
        assert game.view(state, None)["playing"] == "A"


COMPLETE = POSITION.replace("R5 [] []", "R5 R5 R5").replace("turn A", "turn B")


def test_a_complete_line_waits_unless_the_text_says_otherwise() -> None:
    waiting = read_position(COMPLETE)[1].key()
    assert read_position(COMPLETE + "waiting: A row-1\n")[1].key() == waiting
    assert read_position(COMPLETE + "waiting: none\n")[1].key() != waiting


def test_a_line_named_twice_is_one_line() -> None:
    """And not the one after it."""
    once = read_position(COMPLETE + "waiting: A row-1\n")[1].key()
    assert read_position(COMPLETE + "waiting: A row-1 row-1\n")[1].key() == once


def test_a_line_that_is_not_complete_cannot_wait() -> None:
    """It would be removed on the next turn, whatever lies in it."""
    assert complaint(POSITION + "waiting: A row-1\n").startswith("line 13: ")


def test_a_position_must_be_of_the_loaded_game() -> None:
    game = sandlot.load("gridlock", rounds=1)
    assert game.read(POSITION).to_act == 0
    for text, words in [
        (POSITION.replace("gridlock", "pig"), "this is a position of 'pig', expected one of 'gridlock'"),
        (POSITION.replace(", rounds=1", ""), "the options differ from those of the loaded game, which has rounds=1"),
        (POSITION.replace("rounds=1", "rounds=1, wilds=no"), "the options differ"),
    ]:
        with pytest.raises(BadPosition, match=f"line 1: {words}"):
            game.read(text)


# -- any text -----------------------------------------------------------------------------------------

WORDS = sorted(
    {
        *POSITION.split(),
        *LATE.split(),
        *(step.name for step in sandlot.all_games()["gridlock"].steps),
        "none",
        "-1",
        "99",
        "²",
    }
)
STEPS = [
    "choose-dealer", "deal", "turn-up-discard", "start-flip B", "turn A", "turn B", "name-grid A", "waiting-lines A A row-1",
    "on-your-turn A", "take-card A", "draw-card A", "place-card A R5", "place-or-discard A B8", "flip A", "reveal A b1 turn",
    "reveal B b2 last", "old-card A", "check-grid A A row-1 column-b", "choose-line A A row-1 column-a", "end-turn A", "end-turn B",
    "two-last-turns A", "great-turn-over", "score-round", "game-over",
]  # fmt: skip
EXTRAS = [
    "pile: none",
    "pile: B1",
    "out: B",
    "lap: 1",
    "lap: 2",
    "closing: A",
    "closing: B",
    "playing: A",
    "playing: B",
    "locked: a1 b1 c1",
    "waiting: none",
    "waiting: A row-1",
]


def changed(draw: st.DrawFn, text: str) -> str:
    """One word, line or character changed, dropped, doubled or swapped; or other steps; or one line more."""
    kind = draw(st.sampled_from(["word", "line", "character", "steps", "extra"]))
    if kind == "extra":
        return text + draw(st.sampled_from(EXTRAS)) + "\n"
    if kind == "steps":
        steps = draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=3))
        return (
            "\n".join(f"next: {', '.join(steps)}" if line.startswith("next") else line for line in text.splitlines())
            + "\n"
        )
    parts = text.split(" ") if kind == "word" else text.splitlines(keepends=True) if kind == "line" else list(text)
    at, to = draw(st.integers(0, len(parts) - 1)), draw(st.integers(0, len(parts) - 1))
    act = draw(st.sampled_from(["drop", "double", "swap", "replace"]))
    if act == "drop":
        del parts[at]
    elif act == "double":
        parts.insert(to, parts[at])
    elif act == "swap":
        parts[at], parts[to] = parts[to], parts[at]
    else:
        parts[at] = draw(st.characters() if kind == "character" else st.sampled_from(WORDS))
    return (" " if kind == "word" else "").join(parts)


@st.composite
def mutations(draw: st.DrawFn) -> str:
    """A valid text with one or two changes."""
    text = changed(draw, draw(st.sampled_from([POSITION, LATE])))
    return changed(draw, text) if draw(st.booleans()) else text


@settings(max_examples=500, deadline=None, derandomize=True)
@given(mutations())
@example(with_line(12, "next: check-grid A"))
def test_a_mutated_position_is_read_or_refused(text: str) -> None:
    with suppress(SandlotError):
        read_position(text)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(mutations(), st.integers(0, 100))
@example(with_line(11, None), 0)
@example(with_line(12, "next: start-flip B, turn A"), 0)
@example(with_line(12, "next: turn A, place-card A R5, turn A"), 0)
@example(LATE.replace("place-or-discard A B8, end-turn A", "flip A, game-over"), 0)
def test_from_a_mutated_position_that_is_read_one_can_play_on(text: str, seed: int) -> None:
    try:
        game, state = read_position(text)
    except SandlotError:
        return
    rng, cards = Rng(seed), game.inventory(state)
    for _ in range(40):
        if state.to_act == OVER:
            break
        assert state.legal_actions(), "somebody is to act and can do nothing"
        state.apply(any_event(state, rng))
        assert game.inventory(state) == cards
