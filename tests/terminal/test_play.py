"""`sandlot play`: whole sessions, from what is typed to what is saved."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator

import pytest

from sandlot import OVER, Record
from tests.core.samples import finished_record, small_record
from tests.terminal.command import Answer, Desk, end, read_until

GAME = ("play", "gridlock", "--seed", "7", "-o", "rounds=1")
ALONE = (*GAME, "-p", "you,thumb")
TOGETHER = (*GAME, "-p", "you,you")


def screens(answer: Answer) -> list[str]:
    """The output after each question: what came after the first answer, after the second, and so on."""
    assert (answer.code, answer.err) == (0, ""), answer.err
    return re.split(r"^> |Enter\. ", answer.out, flags=re.MULTILINE)[1:]


# -- a session -------------------------------------------------------------------------------------------


def test_a_session_from_the_first_card_to_leaving(desk: Desk) -> None:
    typed = ["draw", "why", "why foo", "rules gl33", "rules zebra", "flip a1", "take", "undo", "log", "help", "quit"]
    answer = desk.run(*ALONE, typed="\n".join(typed) + "\n")
    draw, why, why_foo, rules, zebra, flip, take, undo, log, helped, leave = screens(answer)
    assert "A: Turn over any one card of your grid. GL-06" in answer.out
    assert draw.startswith(
        "Not allowed: Before the first turn everyone turns over one card of their own grid. GL-06; type why"
    )
    assert "GL-06 Before the first turn everyone turns over any one card of their own grid." in why
    assert "'foo' is not a move here. Expected one of: flip a1, flip b1" in why_foo
    assert rules.startswith("GL-33 A GRID#LOCK card drawn from the pile cannot be kept")
    assert "No rule of GRID#LOCK holds the words 'zebra'." in zebra
    assert "A starts by turning over a1: " in flip
    assert "B starts by turning over" in flip, "the computer has played"
    assert "A: Take the top card of the draw pile or of the discard pile. GL-08" in flip
    assert re.search(r"A takes .* from the discard pile\. GL-08", take)
    assert undo.startswith("Taken back: take.")
    assert "1 draw 2 take" in " ".join(undo.split())
    assert "B is drawn by lot to deal first. [GL-55]" in log
    assert "A starts by turning over a1: " in log
    assert "takes" not in log, "what was taken back has not happened"
    assert "undo" in helped
    assert "Saved to " in leave
    assert "sandlot play --resume" in leave
    record = desk.saved
    assert record.players == ["you", "thumb"]
    assert record.moves[2] == "flip a1"
    assert record.moves[-1] != "take"
    assert record.replay().to_act == 0


def test_moves_may_be_typed_as_numbers(desk: Desk) -> None:
    desk.run(*TOGETHER, typed="9\n\n8\nquit\n")
    assert desk.saved.moves[2::2] == ["flip c3", "flip b3"]


@pytest.mark.parametrize(
    "typed",
    [
        pytest.param(["0", "10", "99", "-1", "1.0", "1 2", "0x1"], id="numbers"),
        pytest.param(["²", "①"], id="what only looks like a number"),
        pytest.param(["9" * 5000], id="a number of 5,000 digits"),
        pytest.param(
            ["[/]", "flip [/]", "why [/]", "rules [/]", "[bold]", ":smile:"], id="marks that mean something to us"
        ),
        pytest.param(
            ["\x1b[A", "\0", "flip", "FLIP", "why 1", "undo undo", "log log", "x" * 10_000, "'", '"'], id="other noise"
        ),
    ],
)
def test_whatever_is_typed_the_game_goes_on(desk: Desk, typed: list[str]) -> None:
    answer = desk.run(*ALONE, typed="\n".join([*typed, "flip b2", "quit"]) + "\n")
    assert (answer.code, answer.err) == (0, "")
    assert desk.saved.moves[2] == "flip b2"


def test_bytes_that_are_no_text_lose_nothing(desk: Desk) -> None:
    answer = desk.run(*ALONE, typed=b"flip b2\n\xff\xfe\nquit\n")
    assert "Traceback" not in answer.err
    assert desk.saved.moves[2] == "flip b2"


def test_why_a_move_is_allowed_does_not_speak_of_one_that_was_not(desk: Desk) -> None:
    refused, allowed, _ = screens(desk.run(*ALONE, typed="draw\nwhy flip a1\nquit\n"))
    assert "Not allowed" in refused
    assert allowed.startswith("flip a1 is allowed:\n")
    assert "GL-06 Before the first turn everyone turns over any one card" in allowed
    assert allowed.count("Before the first turn") == 1


def test_why_before_anything_was_refused_says_how_to_ask(desk: Desk) -> None:
    why, _, _ = screens(desk.run(*ALONE, typed="why\nundo\nquit\n"))
    assert why.startswith("Nothing has been refused. Type why and a move, for example: why flip a1")


def test_undo_is_refused_with_the_reason(desk: Desk) -> None:
    before, _, after, _ = screens(desk.run(*ALONE, typed="undo\nflip a1\nundo\nquit\n"))
    assert "cannot be taken back: dice, a card that was shown, or another's act came after it" in " ".join(
        before.split()
    )
    assert "cannot be taken back: dice, a card that was shown, or another's act came after it" in " ".join(
        after.split()
    )


# -- saving and going on -----------------------------------------------------------------------------------


def test_quit_saves_and_resume_goes_on_from_the_same_position(desk: Desk) -> None:
    first = desk.run(*ALONE, typed="flip a1\nquit\n")
    file, left = desk.games[0], desk.saved
    second = desk.run("play", "--resume", typed="take\nplace a1\nquit\n")
    assert second.code == 0
    assert "A starts by turning over a1" in second.out, "what happened before is told"
    assert picture(first.out) == picture(second.out.partition("> ")[0])
    assert desk.games == [file], "it is saved where it was"
    assert desk.saved.moves[: len(left.moves) + 2] == [*left.moves, "take", "place a1"]
    third = desk.run("play", "--file", str(file), typed="quit\n")
    assert third.code == 0
    assert picture(third.out) == picture(second.out)


def test_after_quit_nothing_more_is_read(desk: Desk) -> None:
    desk.run(*ALONE, typed="flip a1\nquit\ntake\n")
    assert desk.saved.replay().to_act == 0
    assert desk.saved.moves[-1] != "take"


def picture(out: str) -> list[str]:
    """The table as it was shown last."""
    lines = out.splitlines()
    start = max(number for number, line in enumerate(lines) if line.startswith("Round 1 of 1"))
    return [
        line.rstrip() for line in lines[start:] if line.startswith((" ", "▒", "·", "draw pile", "Round")) or "│" in line
    ]


@pytest.mark.parametrize("typed", ["flip a1\n", "flip a1", ""])
def test_the_end_of_input_saves(desk: Desk, typed: str) -> None:
    answer = desk.run(*ALONE, typed=typed)
    assert (answer.code, answer.err) == (0, "")
    assert "Saved to " in answer.out
    assert desk.saved.moves[2:3] == (["flip a1"] if typed else [])


def test_resume_takes_the_youngest_unfinished_game_that_can_be_read(desk: Desk) -> None:
    folder = desk.folder / "data" / "games"
    folder.mkdir(parents=True)
    record = small_record()
    old = Record(record.game, ["you", "you"], record.moves[:2]).text()
    by_age = {
        "old": old,
        "wanted": Record(record.game, ["you", "you"], record.moves[:4]).text(),
        "over": finished_record().text(),
        "cut": old[:100],
        "empty": "{}",
        "deep": "[" * 100_000,
        "options": old.replace('"rounds": 1', '"rounds": []'),
    }
    for age, (name, text) in enumerate(by_age.items()):
        file = folder / f"gridlock-{name}.sandlot.json"
        file.write_text(text, encoding="utf-8")
        os.utime(file, (age, age))
    answer = desk.run("play", "--resume", typed="")
    assert (answer.code, answer.err) == (0, "")
    assert "gridlock-wanted.sandlot.json" in answer.out


def test_save_may_name_the_file(desk: Desk) -> None:
    answer = desk.run(*ALONE, "--save", "here/friday.json", typed="flip a1\nsave\ntake\nquit\n")
    assert answer.out.count("Saved to here/friday.json") == 2
    assert Record.load(desk.folder / "here" / "friday.json").moves[-1] == "take"
    assert os.listdir(desk.folder / "here") == ["friday.json"]
    assert desk.games == []


def test_a_game_that_cannot_be_saved_is_not_begun(desk: Desk) -> None:
    """Whoever learns only at the end that there is no room has lost the game."""
    desk.write("blocked", "a file, and no folder")
    (desk.folder / "folder").mkdir()
    for place in ("blocked/friday.json", "folder"):
        answer = desk.run(*ALONE, "--save", place, typed="flip a1\nquit\n")
        assert answer.refusal.startswith(f"{place}: cannot be written: ")
        assert "Turn over any one card" not in answer.out
    assert sorted(os.listdir(desk.folder)) == ["blocked", "folder"]


def test_another_game_is_not_overwritten(desk: Desk) -> None:
    desk.write("friday.json", small_record().text())
    desk.write("monday.json", finished_record().text())
    desk.run(*ALONE, "--save", "friday.json", typed="flip b2\nquit\n")
    desk.run("fork", "monday.json", "--at", "2", "--to", "friday.json")
    assert (desk.folder / "friday.json").read_text(encoding="utf-8") == small_record().text()


# -- Ctrl-C -----------------------------------------------------------------------------------------------------

SLOW = """\
import time
from sandlot.core.player import Player

class Bot(Player):
    name = "slow"

    def choose(self, game, state, seat):
        print("HM", flush=True)
        time.sleep(60)
        return state.legal_actions()[0]
"""


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Whoever started the tests may have switched Ctrl-C off, and children inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_at_a_question_saves(desk: Desk) -> None:
    with desk.begin(*ALONE) as process:
        read_until(process, "\n> ")
        assert process.stdin is not None
        process.stdin.write(b"flip a1\n")
        process.stdin.flush()
        read_until(process, "\n> ")
        process.send_signal(signal.SIGINT)
        answer = end(process)
    assert "Traceback" not in answer.err
    assert "Saved to " in answer.out
    assert desk.saved.moves[2] == "flip a1"


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_while_the_computer_thinks_saves(desk: Desk) -> None:
    desk.write("slow.py", SLOW)
    started = time.monotonic()
    with desk.begin(*GAME, "-p", "you,slow.py:Bot") as process:
        read_until(process, "\n> ")
        assert process.stdin is not None
        process.stdin.write(b"flip a1\n")
        process.stdin.flush()
        read_until(process, "HM")
        process.send_signal(signal.SIGINT)
        answer = end(process)
    assert time.monotonic() - started < 30
    assert "Traceback" not in answer.err
    assert "Saved to " in answer.out
    assert desk.saved.moves[2] == "flip a1"


# -- players that go wrong in the middle ------------------------------------------------------------------------------

BOT = """\
from sandlot.core.player import Player

class Bot(Player):
    name = "wrong"

    def choose(self, game, state, seat):
        {answer}
"""


@pytest.mark.parametrize("answer", ["return 44", "return None", "raise RuntimeError('out of ideas')"])
def test_a_player_that_goes_wrong_costs_nobody_the_game(desk: Desk, answer: str) -> None:
    """It is named, the game is saved, and nobody else may decide for it."""
    desk.write("wrong.py", BOT.format(answer=answer))
    said = desk.run(*GAME, "-p", "you,wrong.py:Bot", typed="flip a1\nflip b2\nflip c3\n")
    assert "Traceback" not in said.err
    assert "wrong at seat B" in said.out + said.err
    assert desk.saved.moves[2] == "flip a1"
    assert len(desk.saved.moves) == 4, "A's card is the last that came to light"


# -- to the end ------------------------------------------------------------------------------------------------------------


def test_a_whole_game_played_by_always_answering_1(desk: Desk) -> None:
    answer = desk.run(*ALONE, typed="1\n" * 2000)
    assert (answer.code, answer.err) == (0, "")
    assert "The game is over" in answer.out
    assert re.search(r"^  A you +-?\d+ points", answer.out, re.MULTILINE)
    assert re.search(r"^  B thumb +-?\d+ points", answer.out, re.MULTILINE)
    assert re.search(r"^  [AB] .* points  wins$", answer.out, re.MULTILINE)
    record = desk.saved
    assert record.replay().to_act == OVER
    points = record.replay().points()
    assert [int(found) for found in re.findall(r"^  [AB] \w+ +(-?\d+) points", answer.out, re.MULTILINE)] == points
    assert desk.run("replay", str(desk.games[0])).code == 0
    assert "There is no unfinished game" in desk.refuses("play", "--resume")


def test_computers_may_play_alone(desk: Desk) -> None:
    answer = desk.run(*GAME, "-p", "thumb,random")
    assert answer.code == 0
    assert desk.saved.replay().to_act == OVER


def test_without_a_game_there_is_one_to_play(desk: Desk) -> None:
    answer = desk.run("play", typed="")
    assert answer.code == 0
    assert "Traceback" not in answer.err


# -- several people at one screen -----------------------------------------------------------------------------------------------


@pytest.fixture
def two_people(desk: Desk) -> list[str]:
    """A draws and discards a card and turns another over; then it is B's turn, who looks at the log."""
    typed = ["flip a1", "", "flip c3", "", "draw", "discard", "flip b2", "", "log", "quit"]
    return screens(desk.run(*TOGETHER, typed="\n".join(typed) + "\n"))


def test_the_screen_is_handed_over_before_the_other_sees_it(desk: Desk) -> None:
    answer = desk.run(*TOGETHER, typed="flip a1\n\nflip c3\nquit\n")
    assert re.findall(r"Hand over to (.), then press Enter\.", answer.out) == ["B", "A"]
    before, _, after = answer.out.partition("Hand over to B")
    assert "▶A" in before
    assert "▶B" not in before
    assert after.index("▶B") < after.index("> ")


def test_the_card_that_another_drew_is_not_shown(two_people: list[str]) -> None:
    draw, handed_over, log = two_people[-6], two_people[-3], two_people[-2]
    drawn = re.search(r"A draws (\w+ \w+)\. GL-08", draw)
    assert drawn, "A sees what A draws"
    assert "in hand" in draw
    for screen in (handed_over, log):
        assert f"A draws {drawn[1]}" not in screen
        assert "in hand" not in screen
    assert "A draws a card. [GL-08, GL-57]" in log
    assert f"A discards {drawn[1]}." in log, "what lies open is told"


def test_after_the_hand_over_one_is_told_all_since_ones_last_turn(two_people: list[str]) -> None:
    handed_over = two_people[-3]
    assert "▶B" in handed_over
    assert "A draws a card." in handed_over
    assert "A discards " in handed_over
    assert "A's card at b2 is turned over: " in handed_over
    assert "B starts by turning over" not in handed_over, "B was there"


def test_alone_against_the_computer_nothing_is_handed_over_and_nothing_given_away(desk: Desk) -> None:
    answer = desk.run(*ALONE, typed="1\n" * 30 + "log\nquit\n")
    assert "Hand over" not in answer.out
    assert "B draws a card." in answer.out
    drawn = set(re.findall(r"([AB]) draws (?!a card\.)", answer.out))
    assert drawn == {"A"}, "A sees what A draws, and not what B draws"


# -- from a position -----------------------------------------------------------------------------------------

LOCKED = """gridlock: 2 seats, rounds=1
A:
  R5 L-! []
  G4 B7 []
  [] [] []
B:
  [] [] []
  [] B2 []
  [] [] []
discard: R1 Y3
next: turn A
"""


def test_a_game_may_begin_from_a_position(desk: Desk) -> None:
    (desk.folder / "locked.txt").write_text(LOCKED)
    answer = desk.run("play", "--position", "locked.txt", typed="take\nplace a1\nplace a2\nquit\n")
    take, refused, *_ = screens(answer)
    assert "A takes yellow 3 from the discard pile." in take
    assert refused.startswith("Not allowed: a1 is in a line that is locked for this turn. GL-29")
    assert desk.saved.start == LOCKED
    assert desk.saved.moves[:2] == ["take", "place a2"]


def test_a_position_that_cannot_be_used_is_refused_with_its_file_and_line(desk: Desk) -> None:
    (desk.folder / "bad.txt").write_text(LOCKED.replace("G4", "G0"))
    assert desk.run("play", "--position", "bad.txt").refusal.startswith("bad.txt: line 4: 'G0' is no card.")
    assert desk.run("play", "--position", "none.txt").refusal.startswith("none.txt: cannot be read: ")
    (desk.folder / "locked.txt").write_text(LOCKED)
    three = desk.run("play", "--position", "locked.txt", "-p", "you,thumb,thumb").refusal
    assert three == "locked.txt: the start position has 2 seats, but there are 3 players."
