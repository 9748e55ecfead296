"""Position texts of BattleBall: what cannot be read is named by line and column, and what is read can be played."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from textwrap import dedent

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sandlot.core.playout import any_event
from sandlot.core.registry import read_position
from sandlot.core.rng import Rng
from sandlot.core.state import OVER
from sandlot.errors import BadPosition, SandlotError
from sandlot.games.battleball.game import BattleBallGame

HEAD, HALF, WOLVES, HARTS, NEXT = 1, 2, 3, 4, 36  # their lines; row r of the field stands on line 36 - r


def row(number: int, *tokens: str) -> str:
    """A row of the field: `row(9, "c HT HT", "f o")` puts words side by side from those columns on."""
    words = ["."] * (16 if number % 2 else 15)
    for token in tokens:
        column, *here = token.split()
        start = ord(column) - ord("a")
        words[start : start + len(here)] = here
    return f"{number:<3}{'' if number % 2 else '   '}" + "".join(f"{word:<5}" for word in words).rstrip()


def column_of(number: int, letter: str) -> int:
    """Where on its line the word of that square begins."""
    return (4 if number % 2 else 7) + 5 * (ord(letter) - ord("a"))


STANDS = {25: "k ht ht", 20: "j x", 17: "i rb2", 16: "h RB1*", 15: "f LB1", 9: "c HT HT"}
LINES = [
    "battleball: 2 seats, passing=yes",
    "half 1, touchdowns 0 0, quiet 3, had A",
    "A: injured RB2 RB3 S1 S2 LB2 L1, serious L2 T",
    "B: injured RB1 RB3 S1 S2 LB1 LB2 L1 L2 T",
    *(row(number, *([STANDS[number]] if number in STANDS else [])) for number in range(31, 0, -1)),
    "next: turn A",
]
POSITION = "\n".join(LINES) + "\n"


def with_line(number: int, *new: str) -> str:
    return "\n".join([*LINES[: number - 1], *new, *LINES[number:]]) + "\n"


def with_rows(*rows: str) -> str:
    """The position with these rows, each written in full, instead of its own."""
    lines = [*LINES]
    for line in rows:
        lines[35 - int(line.split()[0])] = line
    return "\n".join(lines) + "\n"


def complaint(text: str) -> str:
    with pytest.raises(SandlotError) as caught:
        read_position(text)
    assert isinstance(caught.value, BadPosition), caught.value
    assert str(caught.value).endswith(".")
    return str(caught.value)


def plays_on(text: str, seed: int = 0, events: int = 30) -> None:
    """What is read can be written, read again and played; there is one ball, and somebody can always do something."""
    game, state = read_position(text)
    rng = Rng(seed)
    for event in range(events):
        if event % 10 == 0 or state.to_act == OVER:
            assert game.read(game.write(state)).key() == state.key(), f"not read as written:\n{game.write(state)}"
        if state.to_act == OVER:
            return
        assert game.inventory(state) == {"players": 22, "ball": 1}, game.write(state)
        assert state.legal_actions(), f"somebody is to act and can do nothing:\n{game.write(state)}"
        state.apply(any_event(state, rng))
    game.read(game.write(state))


def refusal(text: str) -> str | None:
    """Why the text is refused, or None when it is read."""
    try:
        read_position(text)
    except BadPosition as error:
        return str(error)
    return None


def refused_or_plays_on(text: str) -> None:
    message = refusal(text)
    if message is None:
        plays_on(text)
    else:
        assert message.startswith(("line ", "the whole text: "))


def test_the_position_is_read_and_played() -> None:
    game, state = read_position(POSITION)
    assert game.view(state, None)["ball"] == "A RB1"
    assert LINES[35 - 16][column_of(16, "h") - 1 :].startswith("RB1*")
    plays_on(POSITION)


# -- every line broken in turn --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "line", "words"),
    [
        # the game
        (HEAD, "battleball", "expected a game, its seats and its options"),
        (HEAD, "battleball: two seats", "expected a game, its seats and its options"),
        (HEAD, "battleball: 3 seats", "BattleBall cannot be played by 3. Expected 2 seats"),
        (HEAD, "battleball: 2 seats, passing", "'passing': expected an option as name=value"),
        (HEAD, "battleball: 2 seats, passing=maybe", "passing=maybe"),
        (HEAD, "battleball: 2 seats, pasing=yes", "BattleBall has no option 'pasing'. Did you mean 'passing'?"),
        # the half
        (HALF, "half 0", "'0': expected a whole number from 1 to 3"),
        (HALF, "half 4, touchdowns 1 1", "'4': expected a whole number from 1 to 3"),
        (HALF, "half one", "'one': expected a whole number from 1 to 3"),
        (HALF, "half", "'half': expected half, touchdowns, quiet"),
        (HALF, "half 1 2", "'half 1 2': expected half, touchdowns, quiet"),
        (HALF, "half: 1", "unknown line 'half:'. Expected half, A:, B:"),
        (HALF, "half 1, touchdowns 3 0", "'3': expected a whole number from 0 to 2"),
        (HALF, "half 1, touchdowns 0 -1", "'-1': expected a whole number from 0 to 2"),
        (HALF, "half 1, touchdowns 0", "'touchdowns 0': expected"),
        (HALF, "half 1, touchdowns 0 0 0", "'touchdowns 0 0 0': expected"),
        (HALF, "half 1, quiet many", "'many': expected a whole number from 0 to "),
        (HALF, "half 1, quiet -3", "'-3': expected a whole number from 0 to "),
        (HALF, f"half 1, quiet {'9' * 5000}", "expected a whole number from 0 to "),
        (HALF, "half 1, had C", "'C' is no seat. Expected a letter from A to B"),
        (HALF, "half 1, lost", "'lost': expected"),
        (HALF, "half 1, tackled A", "'tackled A': expected"),
        (HALF, "half 1,, quiet 3", "'': expected half, touchdowns, quiet"),
        (HALF, "half 1, quiet 3, quiet 4", "quiet"),
        (HALF, "quiet 3, half 1", "unknown line 'quiet'"),
        # the teams
        (WOLVES, "A: hurt RB2", "'hurt': expected injured or serious"),
        (WOLVES, "A: RB2 RB3", "'RB2': expected injured or serious"),
        (WOLVES, f"{LINES[2]} QB1", "'QB1' is no player. Expected one of RB1, RB2"),
        (WOLVES, f"{LINES[2]} rb1", "'rb1' is no player"),
        (WOLVES, f"{LINES[2]} RB2", "RB2"),
        (WOLVES, LINES[2].replace("A:", "A"), "A"),
        (WOLVES, "C: injured RB2", "unknown line 'C:'. Expected half, A:, B:"),
        (HARTS, f"A{LINES[3][1:]}", "'A:' stands in the text twice"),
        # what comes next
        (NEXT, "next:", "nothing comes next"),
        (NEXT, "next turn A", "next"),
        (NEXT, "next: trun A", "unknown step 'trun'. Did you mean 'turn'?"),
        (NEXT, "next: turn", "turn: expected a seat"),
        (NEXT, "next: turn C", "'C' is no seat. Expected a letter from A to B"),
        (NEXT, "next: turn A, turn B", "'turn' would never come, since 'turn' goes on by itself"),
        (NEXT, "next: turn A,", "''"),
        (NEXT, "next: after-move A", "nothing would follow 'after-move'"),
        (NEXT, "next: name-player A 1 2 3, end-turn A", "name-player: expected a seat and nothing else"),
        (NEXT, "next: name-player A x, end-turn A", "name-player: expected a seat and nothing else"),
        (NEXT, "next: begin-line-up second A", "expected nothing or who goes first, as in 'first A'"),
        (NEXT, "next: begin-line-up first", "expected nothing or who goes first, as in 'first A'"),
        (NEXT, "next: begin-line-up first C", "'C' is no seat"),
        (NEXT, "hello", "unknown line 'hello'"),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_read_is_named(number: int, line: str, words: str) -> None:
    message = complaint(with_line(number, line))
    assert message.startswith(f"line {number}: ")
    assert words in message


@pytest.mark.parametrize(
    ("line", "number", "words"),
    [
        (row(31) + "    .", 31, "17 squares, but row 31 has 16"),
        (row(31).removesuffix("    ."), 31, "15 squares, but row 31 has 16"),
        (row(8) + "    .", 8, "16 squares, but row 8 has 15"),
        ("8", 8, "0 squares, but row 8 has 15"),
    ],
)
def test_a_row_of_another_length_is_named(line: str, number: int, words: str) -> None:
    message = complaint(with_rows(line))
    assert message.startswith(f"line {36 - number}")
    assert words in message


@pytest.mark.parametrize("number", [31, 16, 8, 1])
def test_a_missing_row_is_named(number: int) -> None:
    assert f"row {number} of the field is missing" in complaint(with_line(36 - number))


@pytest.mark.parametrize(("again", "words"), [("8", "twice"), ("08", "unknown line '08'"), ("8:", "unknown line '8:'")])
def test_a_row_may_not_stand_there_twice(again: str, words: str) -> None:
    message = complaint(with_line(28, row(8), again + row(8)[1:]))
    assert message.startswith("line 29: ")
    assert words in message


def test_a_row_written_again_in_another_way_does_not_change_the_field() -> None:
    """Carnage where the first of the two has a player."""
    message = complaint(with_line(20, LINES[19], "016   " + "x    " * 14 + "x"))
    assert message.startswith("line 21: ")


@pytest.mark.parametrize("key", ["0", "32", "99999", "9" * 5000, "²", "٣", "-1", "1.0"])
def test_a_row_that_does_not_exist_is_refused(key: str) -> None:
    assert complaint(with_line(NEXT, f"{key} . .", LINES[-1])).startswith("line 36: ")


@pytest.mark.parametrize(("number", "words"), [(HEAD, "line 1: "), (NEXT, "there is no line 'next:'")])
def test_a_missing_line_is_named(number: int, words: str) -> None:
    assert words in complaint(with_line(number))


def test_the_line_of_the_half_may_be_missing() -> None:
    """The carrier shows who had the ball."""
    assert read_position(with_line(HALF))[1].key() == read_position(with_line(HALF, "half 1, had A"))[1].key()


@pytest.mark.parametrize("number", [HALF, WOLVES, HARTS, NEXT])
def test_a_line_may_not_stand_there_twice(number: int) -> None:
    message = complaint(with_line(number, LINES[number - 1], LINES[number - 1]))
    assert message.startswith(f"line {number + 1}: ")
    assert "stands in the text twice" in message


@pytest.mark.parametrize("text", ["battleball: 2 seats", "battleball: 2 seats\nnext: turn A\n", "battleball:", "\0"])
def test_what_is_no_position_at_all_is_refused(text: str) -> None:
    complaint(text)


# -- the field ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "square", "words"),
    [
        pytest.param(row(24, "c RB9"), "c24", "'RB9': expected . x o or a player", id="unknown"),
        pytest.param(row(24, "o Rb1"), "o24", "'Rb1': expected . x o or a player", id="neither a Wolf nor a Hart"),
        pytest.param(row(24, "c T**"), "c24", "'T**': expected . x o or a player", id="two stars"),
        pytest.param(row(24, "c *"), "c24", "'*': expected . x o or a player", id="a star alone"),
        pytest.param(row(24, "c O"), "c24", "'O': expected . x o or a player", id="a capital O"),
        pytest.param(row(24, "c X"), "c24", "'X': expected . x o or a player", id="a capital X"),
        pytest.param(row(24, "c 0"), "c24", "'0': expected . x o or a player", id="a nought"),
        pytest.param(row(12, "d RB1"), "d12", "A RB1 stands on the field twice", id="a player twice"),
        pytest.param(row(15, "c LB1", "f LB1"), "f15", "A LB1 stands on the field twice", id="twice in a row"),
        pytest.param(row(12, "d RB2"), "d12", "A RB2 is injured and cannot stand on the field", id="injured"),
        pytest.param(row(12, "d t"), "d12", "B T is injured and cannot stand on the field", id="an injured Hart"),
        pytest.param(row(12, "d T"), "d12", "A T is injured and cannot stand on the field", id="seriously injured"),
        pytest.param(row(7, "c HT HT"), "c7", "A HT stands on the field twice", id="four feet"),
        pytest.param(row(9, "c HT HT HT"), "e9", "HT", id="three feet"),
        pytest.param(row(9, "c HT"), "c9", "HT", id="one foot"),
        pytest.param(row(9, "c HT . HT"), "d9", "HT", id="feet apart"),
        pytest.param(row(9, "p HT"), "p9", "HT", id="on the edge"),
        pytest.param(row(9, "c HT x"), "c9", "HT", id="a foot on Carnage"),
        pytest.param(row(9, "c HT ht"), "c9", "HT", id="a foot on another foot"),
    ],
)  # fmt: skip
def test_a_square_that_cannot_be_read_is_named_by_line_and_column(line: str, square: str, words: str) -> None:
    message = complaint(with_rows(line))
    number = int(square[1:])
    beside = chr(ord(square[0]) + 1)  # a missing foot may also be missed where it should stand
    places = [column_of(number, square[0])] + ([column_of(number, beside)] if words == "HT" else [])
    assert message.startswith(tuple(f"line {36 - number}: column {place}: " for place in places))
    assert words in message


def test_feet_in_two_rows_are_refused() -> None:
    message = complaint(with_rows(row(9, "c HT"), row(8, "c HT")))
    assert message.startswith(
        (f"line 27: column {column_of(9, 'c')}: ", f"line 27: column {column_of(9, 'd')}: ", "line 28: column ")
    )
    assert "HT" in message


@pytest.mark.parametrize("foot", ["RB1", "o"])
def test_nothing_else_stands_under_the_heavy_tackle(foot: str) -> None:
    lines = [row(9, f"c HT {foot}"), row(16, "h RB1" if foot == "o" else "h .")]
    message = complaint(with_rows(*lines))
    assert message.startswith("line 27: column ")


@pytest.mark.parametrize(
    ("lines", "first", "second"),
    [
        pytest.param([row(20, "j x o")], "line 16, column 57", "line 20, column 42", id="a loose one and a carrier"),
        pytest.param([row(16, "h RB1* . o")], "line 20, column 42", "line 20, column 52", id="in a row"),
        pytest.param([row(17, "i rb2*")], "line 19, column 44", "line 20, column 42", id="two carriers"),
        pytest.param([row(16, "h RB1"), row(31, "a o"), row(1, "p o")], "line 5, column 4", "line 35, column 79", id="two loose ones"),
        pytest.param([row(9, "c HT* HT*")], "line 20, column 42", "line 27, column 14", id="with the Heavy Tackle"),
    ],
)  # fmt: skip
def test_two_balls_are_both_named_by_line_and_column(lines: list[str], first: str, second: str) -> None:
    message = complaint(with_rows(*lines))
    assert f"two balls: {first} and {second}. Expected one o or one *" in message


def test_a_position_without_a_ball_is_refused() -> None:
    assert "there is no ball. Expected one o or one *" in complaint(with_rows(row(16, "h RB1")))


@pytest.mark.parametrize("feet", ["HT* HT*", "HT* HT", "HT HT*"])
def test_the_heavy_tackle_with_the_ball_is_refused_or_has_one(feet: str) -> None:
    refused_or_plays_on(with_rows(row(16, "h RB1"), row(9, f"c {feet}")))


def test_somebody_who_is_nowhere_is_named() -> None:
    message = complaint(with_rows(row(15)))
    assert "A LB1 is neither on the field nor injured" in message


def test_an_injured_player_is_refused_wherever_the_line_of_his_team_stands() -> None:
    text = with_line(WOLVES) + LINES[WOLVES - 1].replace("RB2", "RB1 RB2") + "\n"
    message = complaint(text)
    assert "A RB1 is injured and cannot stand on the field" in message


def test_nobody_is_injured_twice() -> None:
    message = complaint(with_line(WOLVES, f"{LINES[2]} RB2"))
    assert message.startswith("line 3: ")
    assert "RB2" in message


def test_a_ball_that_lies_nowhere_and_somewhere_is_refused() -> None:
    complaint(with_line(NEXT, "ball: nowhere", LINES[-1]))


def test_without_a_ball_a_turn_is_refused() -> None:
    """Only while it is being placed is the ball nowhere."""
    complaint(with_rows(row(16, "h RB1")).replace("next:", "ball: nowhere\nnext:"))


# -- numbers that make no sense ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "step",
    [
        "roll-to-move A 99", "roll-to-move A 1", "roll-to-move A 12", "roll-to-move A 1048576",
        "move A 99 5", "move A 22 5", "move A 1 5", "move A 12 5", "move A 0 0", "move A 0 99999", "move A 10 7",
        "roll-attacker A 0 99", "roll-attacker A 99 12", "roll-attacker A 1 12", "roll-attacker A 0 5", "roll-attacker A 12 0",
        "roll-defender A 5 99999", "roll-defender A 12 1", "roll-defender A 12", "roll-defender A 12 1073741823",
        "roll-defender A 12 1073741824",
        "use-die A 1 2", "use-die A 99999 2", "use-die A", "use-die A 111 1073741823", "use-die A 121 75",
        "resolve-tackle A 1 2", "resolve-tackle A 9999 2", "resolve-tackle A",
        "roll-giver A 0 99", "roll-giver A 5 0", "roll-giver A 0 1", "roll-giver A 0 12", "roll-giver A 99 0",
        "roll-taker A 99 3", "roll-taker A 1 3", "roll-taker A 12 3", "roll-taker A 5 99999",
        "roll-receiver A 99", "roll-receiver A 1", "roll-receiver A 12", "roll-receiver A 0",
        "roll-pass A 99 3", "roll-pass A 1 3", "roll-pass A 5 99999", "roll-pass A 5",
        "fumble A 481 3", "fumble A 480 3", "fumble A 9999 3", "fumble A 5 99", "fumble A 15 10", "fumble B 9999",
        "place-ball A 9999 3", "place-ball A 5 99", "place-ball A 480 3", "place-ball A 15 10", "place-ball B 240",
        "incomplete A 5 77", "incomplete A 99 3", "incomplete A 1 3", "incomplete A 5", "incomplete B 0 3",
        "choose-tackle A", "choose-tackle B", "choose-play B", "line-up A", "line-up B", "name-player A 5 7",
        "after-move A 99", "toss A 99", "pick-rule A", "show-rules",
    ],
)  # fmt: skip
def test_numbers_that_make_no_sense_are_refused(step: str) -> None:
    """Or harmless: then the game goes on from there, with one ball."""
    refused_or_plays_on(with_line(NEXT, f"next: {step}, end-turn A"))


@pytest.mark.parametrize(
    "step",
    ["move A 99 5", "move A 1 5", "roll-to-move A 99", "roll-defender A 5 99999", "use-die A 1 2", "place-ball A 9999 3",
     "fumble A 481 3", "incomplete A 5 77", "roll-giver A 0 99", "roll-taker A 1 3", "roll-pass A 99 3", "resolve-tackle A 9999 2",
     "move A 1048576 5", "move A 0 1073741824"],
)  # fmt: skip
def test_such_a_step_is_named_by_the_line_of_next(step: str) -> None:
    assert complaint(with_line(NEXT, f"next: {step}, end-turn A")).startswith(f"line {NEXT}: ")


@pytest.mark.parametrize("steps", ["toss B 99", "toss A 7", "toss B", "halt-play A 5", "halt-play A 9 9", "turn A 5 7"])
def test_numbers_of_the_last_step_that_make_no_sense_are_refused(steps: str) -> None:
    refused_or_plays_on(with_line(NEXT, f"next: {steps}"))


@pytest.mark.parametrize(
    "half",
    [
        "half 3, touchdowns 0 0",
        "half 2, touchdowns 0 0, lost A",
        "half 1, touchdowns 1 1",
        "half 1, touchdowns 1 0",
        "half 2, touchdowns 2 0, lost B",
        "half 3, touchdowns 2 2, lost A",
        "half 2, touchdowns 1 0, lost A",
    ],
)
def test_touchdowns_that_do_not_fit_the_half_are_refused(half: str) -> None:
    """A touchdown ends a half, and a second one of a team the game: the half is one more than the touchdowns."""
    assert complaint(with_line(HALF, half)).startswith(f"line {HALF}: ")


@pytest.mark.parametrize("half", ["half 3, touchdowns 0 0", "half 1, touchdowns 2 2", "half 2, touchdowns 1 0, lost B"])
def test_after_a_touchdown_the_game_can_be_written_and_told(half: str) -> None:
    """RB1 walks from the last row into the end zone."""
    text = with_rows(row(16), row(31, "h RB1*")).replace(LINES[1], half).replace("turn A", "move A 0 5, end-turn A")
    try:
        game, state = read_position(text)
    except BadPosition:
        return
    state.apply(game.parse(state, "touchdown RB1"))
    assert game.read(game.write(state)).key() == state.key()


LINE_UP = "next: line-up A, line-up B, show-line-up"


def test_in_the_second_half_somebody_has_lost_the_first() -> None:
    """Whoever lost goes first, so the text must say who."""
    text = POSITION.replace(LINES[1], "half 2, touchdowns 1 0").replace(LINES[2], "A:").replace(LINES[3], "B:")
    text = text.replace(LINES[-1], LINE_UP)
    lines = [row(int(line.split()[0])) if line.split()[0].isdigit() else line for line in text.splitlines()]
    lines[20 - 1] = row(16, "h o")
    text = "\n".join(lines) + "\n"
    message = refusal(text)
    if message is not None:
        assert "lost" in message
        return
    game, state = read_position(text)
    for move in ("formation line", "formation line"):
        state.apply(game.parse(state, move))
    assert game.step(state).name == "name-player"


@pytest.mark.parametrize("steps", ["line-up A, line-up A, show-line-up", "line-up B, line-up B, toss A"])
def test_a_line_up_of_somebody_who_is_placed_already_is_refused(steps: str) -> None:
    lines = [row(int(line.split()[0])) if line.split()[0].isdigit() else line for line in LINES]
    lines[2:4], lines[19], lines[-1] = ["A:", "B:"], row(16, "h o"), f"next: {steps}"
    text = "\n".join(lines) + "\n"
    try:
        game, state = read_position(text)
    except BadPosition:
        return
    while game.step(state).name == "line-up":
        assert state.legal_actions(), f"nobody is left to place:\n{game.write(state)}"
        state.apply(game.parse(state, "formation line"))


# -- states that would go on for ever ------------------------------------------------------------------

SCRIPT = dedent("""\
    import sys
    from sandlot.core import registry
    from sandlot.errors import SandlotError
    from sandlot.games.battleball.game import BattleBallGame
    registry.register(BattleBallGame)
    try:
        registry.read_position(sys.stdin.read())
        print("read")
    except SandlotError as error:
        print("refused:", error)
    """)
NOBODY_THERE = "\n".join(
    [
        "battleball: 2 seats, stalemate=no",
        "half 1",
        "A: injured RB1 RB2 RB3 S1 S2 LB1 LB2 L1 L2 T HT",
        "B: injured RB1 RB2 RB3 S1 S2 LB1 LB2 L1 L2 T HT",
        *(row(number, *(["h o"] if number == 16 else [])) for number in range(31, 0, -1)),
        "next: turn A",
    ]
)
WALLED_IN = {31: "a RB1 x", 30: "a x", 16: "h o", 2: "a x", 1: "a rb1 x"}
SETTLED_FOR_EVER = "\n".join(
    [
        "battleball: 2 seats, stalemate=no",
        "half 1, settled",
        "A: injured RB2 RB3 S1 S2 LB1 LB2 L1 L2 T HT",
        "B: injured RB2 RB3 S1 S2 LB1 LB2 L1 L2 T HT",
        *(row(number, *([WALLED_IN[number]] if number in WALLED_IN else [])) for number in range(31, 0, -1)),
        "next: turn A",
    ]
)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(POSITION, id="the usual one"),
        pytest.param(NOBODY_THERE, id="nobody on the field"),
        pytest.param(NOBODY_THERE.replace(", stalemate=no", ""), id="nobody on the field, with stalemate"),
        pytest.param(NOBODY_THERE.replace("turn A", "end-turn B"), id="nobody on the field, the end of a turn"),
        pytest.param(NOBODY_THERE.replace("injured", "serious"), id="nobody will ever be on the field"),
        pytest.param(NOBODY_THERE.replace("injured", "serious").replace("turn A", "begin-line-up"), id="nobody to line up"),
        pytest.param(SETTLED_FOR_EVER, id="nobody can move, and no halt is looked for"),
        pytest.param(SETTLED_FOR_EVER.replace(", settled", ""), id="nobody can move"),
        pytest.param(POSITION.replace(LINES[-1], "next: halt-play A 1"), id="a halt"),
    ],
)  # fmt: skip
def test_reading_comes_to_an_end(text: str) -> None:
    """In a process of its own: a loop of the compiled engine cannot be interrupted."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], input=text, capture_output=True, text=True, timeout=5, check=False
    )
    assert done.returncode == 0, done.stderr[-500:]
    assert done.stdout.startswith(("read", "refused: line ", "refused: the whole text: "))


# -- any text -----------------------------------------------------------------------------------------


@cache
def texts() -> list[str]:
    """The position above, and one out of random games for every step at which somebody acts."""
    found = {"": POSITION}
    for seed, passing in ((1, True), (2, False), (3, True), (4, True)):
        game = BattleBallGame(None, {"passing": passing})
        state, rng = game.start(2), Rng(seed)
        while state.to_act != OVER:
            step = game.step(state).name
            if step not in found:
                found[step] = game.write(state)
            state.apply(any_event(state, rng))
        found.setdefault("game-over", game.write(state))
    return list(found.values())


def test_every_step_at_which_somebody_acts_is_among_the_texts() -> None:
    steps = {text.splitlines()[-1].split()[1] for text in texts()}
    assert steps >= {"line-up", "toss", "name-player", "roll-to-move", "move", "choose-tackle", "roll-attacker"}
    assert steps >= {
        "roll-defender",
        "use-die",
        "choose-play",
        "roll-receiver",
        "roll-pass",
        "place-ball",
        "incomplete",
    }


def test_every_one_of_the_texts_plays_on() -> None:
    for text in texts():
        plays_on(text)


WORDS = ["x", "o", ".", "RB1", "rb1", "RB1*", "HT", "ht", "HT*", "ht*", "T", "l2", "injured", "serious", "first", "none",
         "A", "B", "A:", "31", "8", "0", "1", "2", "3", "5", "11", "21", "22", "99", "240", "479", "480", "9999", "2097152",
         "settled,", "tackled,", "half", "lost", "had", "²", "-1", "next:", "ball:", "nowhere"]  # fmt: skip
STEPS = [
    "start-half", "begin-line-up", "begin-line-up first B", "line-up A", "line-up B", "show-line-up", "show-line-up first A", "toss A",
    "toss B 7", "turn A", "turn B", "name-player A", "name-player B", "roll-to-move A 0", "roll-to-move A 10", "move A 0 6", "move B 21 6",
    "after-move A", "after-move B", "choose-tackle A", "choose-tackle B", "roll-attacker A 0 12", "roll-attacker B 21 10",
    "roll-defender A 12 640", "use-die A 1 75", "resolve-tackle A 1 2", "choose-play A", "roll-giver A 0 5", "roll-taker A 5 3",
    "roll-receiver A 5", "roll-pass A 5 3", "fumble B 240 0", "place-ball B 240 0", "place-ball A 0 12", "incomplete B 5 3", "end-turn A",
    "end-turn B", "halt-play A", "halt-play B 1", "game-over",
]  # fmt: skip


def changed(draw: st.DrawFn, text: str) -> str:
    """One word, line or character changed, dropped, doubled or swapped; or other steps."""
    kind = draw(st.sampled_from(["word", "word", "line", "character", "steps"]))
    if kind == "steps":
        steps = draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=3))
        return text[: text.rfind("next:")] + f"next: {', '.join(steps)}\n"
    parts = text.split(" ") if kind == "word" else text.splitlines(keepends=True) if kind == "line" else list(text)
    full = [place for place, part in enumerate(parts) if part.strip() not in ("", ".")] or [0]
    at = draw(st.sampled_from(full)) if draw(st.booleans()) else draw(st.integers(0, len(parts) - 1))
    to = draw(st.integers(0, len(parts) - 1))
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
    text = changed(draw, draw(st.sampled_from(texts())))
    return changed(draw, text) if draw(st.booleans()) else text


@settings(max_examples=500, deadline=None, derandomize=True)
@given(mutations())
def test_a_mutated_position_is_read_or_refused(text: str) -> None:
    try:
        game, state = read_position(text)
    except SandlotError:
        return
    assert game.read(game.write(state)).key() == state.key()


@settings(max_examples=200, deadline=None, derandomize=True)
@given(mutations(), st.integers(0, 100))
@example(with_line(HALF, "half 3, touchdowns 0 0"), 0)
@example(with_line(NEXT, "next: place-ball B 240 0, end-turn A"), 0)
def test_from_a_mutated_position_that_is_read_one_can_play_on(text: str, seed: int) -> None:
    try:
        read_position(text)
    except SandlotError:
        return
    plays_on(text, seed)
