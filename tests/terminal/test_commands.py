"""The command `sandlot`: what it shows, and how it refuses."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

import sandlot
from sandlot.core.registry import read_position
from sandlot.terminal.main import app
from tests.core.samples import BEGINNING, PACK, POSITION, content, finished_record, small_record
from tests.terminal.command import Answer, Desk, end

COMMANDS = [str(command.callback.__name__) for command in app.registered_commands if command.callback]


# -- what it shows -------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(desk: Desk, command: str) -> None:
    answer = desk.run(command, "--help")
    assert (answer.code, answer.err) == (0, "")
    assert re.search(rf"Examples?: +sandlot {command}\b", answer.out)


def test_help_lists_every_command_and_says_how_to_begin(desk: Desk) -> None:
    answer = desk.run("--help")
    assert answer.code == 0
    assert [command for command in COMMANDS if not re.search(rf"^│ {command} ", answer.out, re.MULTILINE)] == []
    assert "sandlot play begins a game" in answer.out
    assert desk.run("-h").out == answer.out


def test_the_version_names_the_engine(desk: Desk) -> None:
    assert desk.run("--version").out == f"sandlot {sandlot.__version__}, {sandlot.engine_kind()} engine\n"


def test_games_are_listed_and_one_is_shown_with_its_options(desk: Desk) -> None:
    answer = desk.run("games")
    assert re.search(r"^gridlock +GRID#LOCK +2 to 18 ", answer.out, re.MULTILINE)
    answer = desk.run("games", "gridlock")
    assert re.search(r"^rounds +1 to 100 +3 +how many rounds at most +GL-49", answer.out, re.MULTILINE)
    assert "computer players random, thumb" in answer.words
    assert "colour_set 24" in answer.words, "what was rebuilt"


def test_rules_are_shown_by_clause_by_words_and_whole(desk: Desk) -> None:
    answer = desk.run("rules", "gridlock", "gl33")
    assert answer.out.startswith("GL-33 A GRID#LOCK card drawn from the pile cannot be kept")
    assert "GL-34" not in answer.out
    clauses = sandlot.all_games()["gridlock"].clauses()
    for words in ("draw pile", ""):
        answer = desk.run("rules", "gridlock", *words.split())
        for clause in clauses:
            shown = f"{clause.id} {' '.join(clause.text.split()[:3])}" in answer.words.replace(f" ({clause.kind})", "")
            assert shown == (clause in clauses.search(words)), clause.id


def test_a_reader_who_has_had_enough_is_no_error(desk: Desk) -> None:
    """As in `sandlot rules gridlock | head -1`."""
    reading, writing = os.pipe()
    os.close(reading)
    with desk.begin("rules", "gridlock", out=writing) as process:
        os.close(writing)
        assert end(process).err == ""


def test_sim_counts_wins_and_points(desk: Desk) -> None:
    answer = desk.run("sim", "gridlock", "-n", "4", "-p", "thumb, random", "-o", "rounds=1", "-j", "1")
    assert answer.code == 0
    assert re.search(r"^thumb +\d+\.\d ± \d+\.\d +-?\d+\.\d\d ± \d+\.\d\d *$", answer.out, re.MULTILINE)
    assert re.search(r"^random +\d+\.\d ± ", answer.out, re.MULTILINE)
    assert re.search(rf"4 games, \d+ events .* {sandlot.engine_kind()} engine", answer.words)
    again = desk.run("sim", "gridlock", "-n", "4", "-p", "thumb,random", "-o", "rounds=1", "-j", "2")
    assert again.out.splitlines()[:3] == answer.out.splitlines()[:3], "the same on two processes"


def test_replay_tells_the_story_up_to_any_move(desk: Desk) -> None:
    desk.write("friday.json", small_record().text())
    story = desk.run("replay", "friday.json")
    assert (story.code, story.err) == (0, "")
    assert story.out.startswith("GRID#LOCK Zoë, Ann (rounds=1)\n")
    assert "   1 B is drawn by lot to deal first. [GL-55]\n" in story.out
    assert "   4 A starts by turning over a1: green 1. [GL-06]\n" in story.out
    assert "   6 B starts by turning over c3: yellow 9. [GL-06]\n" in story.out
    part = desk.run("replay", "friday.json", "--at", "4")
    assert "green 1" in part.out
    assert "yellow 9" not in part.out
    start = desk.run("replay", "friday.json", "--at", "0")
    assert start.code == 0
    assert "drawn by lot" not in start.out


def test_replay_gives_positions_that_can_be_read(desk: Desk) -> None:
    record = small_record()
    desk.write("friday.json", record.text())
    for at in (0, 3, 6):
        answer = desk.run("replay", "friday.json", "--at", str(at), "--position")
        assert answer.out == record.game.write(record.replay(at))
        assert read_position(answer.out)[1].key() == record.replay(at).key()


def test_fork_writes_the_beginning_to_a_file(desk: Desk) -> None:
    desk.write("friday.json", small_record().text())
    answer = desk.run("fork", "friday.json", "--at", "4", "--to", "new/fork.json", "-p", "you, random")
    assert (answer.code, answer.err) == (0, "")
    assert "sandlot play --file new/fork.json" in answer.out
    fork = sandlot.Record.load(desk.folder / "new" / "fork.json")
    assert (fork.moves, fork.players) == (BEGINNING[:4], ["you", "random"])
    assert os.listdir(desk.folder / "new") == ["fork.json"]


def test_fork_goes_on_with_the_same_dice(desk: Desk) -> None:
    desk.write("friday.json", small_record().text())
    answer = desk.run("fork", "friday.json", "--at", "2", "--dice", "same", "-p", "you,you", typed="flip b2\n\nquit\n")
    assert answer.code == 0
    assert "A starts by turning over b2: green 1." in answer.out
    assert desk.saved.moves == ["dealer B", "R5", "flip b2", "G1"]


def test_fork_asks_for_the_dice(desk: Desk) -> None:
    """Wrong ones are refused, and asked for again."""
    desk.write("friday.json", small_record().text())
    answer = desk.run(
        "fork", "friday.json", "--at", "2", "--dice", "ask", "-p", "you,you", typed="flip b2\nR99\nG7\n\nquit\n"
    )
    assert answer.code == 0
    assert "'R99' is not a move here. Expected one of: R1" in answer.words
    assert desk.saved.moves == ["dealer B", "R5", "flip b2", "G7"]


# -- how it refuses --------------------------------------------------------------------------------------


BOTS = """\
from sandlot.core.player import Player

class X(Player):
    name = "liar"

    def choose(self, game, state, seat):
        return 44

class Crasher(X):
    name = "crasher"

    def choose(self, game, state, seat):
        raise RuntimeError("out of ideas")

class Lazy(Player):
    name = "lazy"
"""


def edited(**changes: Any) -> str:
    return json.dumps({**content(small_record()), **changes})


FILES = {
    "good.json": small_record().text(),
    "over.json": finished_record().text(),
    "empty.json": "",
    "cut.json": small_record().text()[:200],
    "list.json": "[]",
    "deep.json": "[" * 100_000,
    "format.json": edited(sandlot=2),
    "game.json": edited(game="chess"),
    "rules.json": edited(rules=9),
    "moves.json": edited(moves=["dealer B", "R99"]),
    "digest.json": edited(players=["a", "b"]),
    "result.json": edited(result={"points": [1, 2]}),
    "options.json": edited(options={"rounds": [1]}),
    "seats.json": edited(players=["a"]),
    "pack.json": edited(pack={"name": "x", "hash": "0", "content": {"deck.wilds": [2500, "rebuilt"]}}),
    "position.json": edited(start=POSITION.replace("B9", "B0"), moves=[]),
    "steps.json": edited(start=POSITION.replace("turn A", "check-grid A"), moves=[]),
    "wrong.toml": PACK.replace("25", "2500"),
    "cut.toml": PACK[: PACK.index("25")],
    "small.toml": PACK.replace("[chart.rebuilt]", "[deck]").replace("colour_set = 25", "copies = 1\nwilds = 0"),
    "bots.py": BOTS,
    "broken.py": "class X(\n",
    "leaves.py": "import sys\nsys.exit(0)\n",
}
CANNOT = "move 2 of 2, 'R99', cannot be played: 'R99' is not a move here. Expected one of: R1"
BAD_RECORDS = [
    ("replay empty.json", "empty.json:1: not valid JSON"),
    ("replay cut.json", "The file seems to be cut off. Expected a Sandlot record"),
    ("replay list.json", "list.json: expected a Sandlot record"),
    ("replay deep.json", "deep.json"),
    ("replay format.json", "format.json: format version 2: this Sandlot reads version 1"),
    ("replay game.json", "game.json: There is no game 'chess'. The games are "),
    ("replay rules.json", "rules.json: rules version 9 of GRID#LOCK: this Sandlot knows version 1"),
    ("replay moves.json", f"moves.json: {CANNOT}"),
    ("fork moves.json --at 1", f"moves.json: {CANNOT}"),
    ("fork moves.json --at 1 --to fork.json", f"moves.json: {CANNOT}"),
    ("play --file moves.json", f"moves.json: {CANNOT}"),
    ("replay digest.json", "digest.json: the content does not fit its digest"),
    ("replay result.json", "result.json: the moves lead to the result None"),
    ("replay options.json", "options.json: rounds=[1]: how many rounds at most. Expected a whole number from 1 to 100"),
    ("replay seats.json", "seats.json: GRID#LOCK cannot be played by 1. Expected 2 to 18 seats"),
    ("replay pack.json", ":4: deck.wilds = 2500"),
    ("replay position.json", "position.json: line 11: 'B0' is no card. Expected one such as R5"),
    ("replay steps.json", "steps.json: line 12: "),
]
BAD_PLAYERS = [
    ("play gridlock -p bots.py:X,thumb --seed 1", "the player liar at seat A answered 44"),
    ("play gridlock -p bots.py:Crasher,thumb --seed 1", "RuntimeError: out of ideas"),
    ("play gridlock -p bots.py:Lazy,thumb", "bots.py:Lazy: "),
    ("play gridlock -p bots.py:None,thumb", "bots.py:None: "),
    ("play gridlock -p broken.py:X,thumb", "broken.py:X: broken.py cannot be loaded: SyntaxError"),
    ("play gridlock -p leaves.py:X,thumb", "leaves.py:X: "),
    ("sim gridlock -n 2 -j 1 -p bots.py:X,thumb", "the player liar"),
    ("sim gridlock -n 2 -j 2 -p bots.py:Crasher,thumb", "RuntimeError: out of ideas"),
]

BAD_INPUT = [
    # games, rules
    ("games gridlok", "There is no game 'gridlok'. Did you mean 'gridlock'?", "The games are "),
    ("rules chess", "There is no game 'chess'.", "The games are "),
    (
        "rules gridlock zebra",
        "No rule of GRID#LOCK holds the words 'zebra'.",
        "Try fewer words, or `sandlot rules gridlock`",
    ),
    ("rules gridlock GL-99", "'GL-99'", "Try fewer words"),
    ("rules gridlock [/]", "'[/]'", "Try fewer words"),
    (f"rules gridlock GL-{'9' * 5000}", "GL-99", "Try fewer words"),
    ("play gridlok", "There is no game 'gridlok'. Did you mean 'gridlock'?", "The games are "),
    ("sim gridlok", "There is no game 'gridlok'. Did you mean 'gridlock'?", "The games are "),
    # options
    (
        "play gridlock -o round=1",
        "GRID#LOCK has no option 'round'. Did you mean 'rounds'?",
        "Its options are rounds, wilds",
    ),
    ("play gridlock -o rounds=0", "rounds=0: how many rounds at most.", "Expected a whole number from 1 to 100"),
    ("play gridlock -o wilds=maybe", "wilds=maybe: play with the wilds.", "Expected yes or no"),
    ("play gridlock -o rounds", "--option rounds", "expected NAME=VALUE, for example --option rounds=1"),
    (
        "play gridlock -o team_grids=yes",
        "team_grids=yes needs teams.",
        "Expected team_size=2 or team_size=3 with it (GL-54)",
    ),
    ("play gridlock -o seed=3", "GRID#LOCK has no option 'seed'.", "Its options are rounds, wilds"),
    ("play gridlock -o pack=3", "GRID#LOCK has no option 'pack'.", "Its options are rounds, wilds"),
    ("sim gridlock -n 1 -o name=3", "GRID#LOCK has no option 'name'.", "Its options are rounds, wilds"),
    ("sim gridlock -n 1 -o rounds=x", "rounds=x: how many rounds at most.", "Expected a whole number from 1 to 100"),
    # seats
    ("play gridlock -p you", "GRID#LOCK cannot be played by 1.", "Expected 2 to 18 seats (GL-02)"),
    (
        f"sim gridlock -n 1 -p {','.join(['random'] * 19)}",
        "GRID#LOCK cannot be played by 19.",
        "Expected 2 to 18 seats",
    ),
    (
        "play gridlock -p you,you,you -o team_size=2",
        "3 seats do not make equal teams of 2.",
        "Expected 4, 6 and so on (GL-72)",
    ),
    # players
    (
        "play gridlock -p you,thump",
        "There is no player 'thump' for GRID#LOCK. Did you mean 'thumb'?",
        "Expected one of random, thumb",
    ),
    ("play gridlock -p you,", "There is no player ''", "Expected one of random, thumb"),
    ("play gridlock -p you,none.py:X", "none.py:X: there is no file none.py", "none.py"),
    ("sim gridlock -n 1 -p thumb,random.py:X", "random.py:X: there is no file random.py", "random.py"),
    # packs
    ("play gridlock --pack none.toml", "none.toml: there is no such file.", "Expected a pack for gridlock, in TOML"),
    ("play gridlock --pack .", ".: cannot be read", "Expected a TOML file in UTF-8"),
    (
        "play gridlock --pack wrong.toml",
        "wrong.toml:8: chart.rebuilt.colour_set = 2500",
        "Expected a whole number from -100 to 1000",
    ),
    (
        "sim gridlock -n 1 --pack wrong.toml",
        "wrong.toml:8: chart.rebuilt.colour_set = 2500",
        "Expected a whole number from -100 to 1000",
    ),
    (f"sim gridlock -n 1 -p {','.join(['random'] * 6)} --pack small.toml", "39", "56"),
    ("sim gridlock -n 1 --pack cut.toml", "cut.toml:8: not valid TOML", "Invalid value"),
    # numbers
    ("sim gridlock -n 0", "0 games", "expected at least 1"),
    ("sim gridlock -n 1 -j -1", "-1", "at least 1"),
    # records
    ("replay none.json", "none.json: there is no such file", "none.json"),
    ("replay .", ".: cannot be read", "Expected a Sandlot record"),
    ("replay noise.json", "noise.json: cannot be read", "Expected a Sandlot record"),
    ("replay good.json --at 7", "there is no move 7", "expected 0 to 6"),
    ("replay good.json --at -1", "there is no move -1", "expected 0 to 6"),
    ("fork none.json --at 1", "none.json: there is no such file", "none.json"),
    ("fork good.json --at 7", "there is no move 7", "expected 0 to 6"),
    ("fork good.json --at 1 -p you", "--players: 1 names for 2 seats.", "Expected one name for each seat"),
    ("fork good.json --at 1 -p you,thump", "There is no player 'thump'", "Expected one of random, thumb"),
    ("fork good.json --at 1 -p you,you --dice loaded", "--dice loaded", "expected new, same or ask"),
    ("fork good.json --at 1 --to good.json/fork.json", "good.json/fork.json: cannot be written", "good.json"),
    ("play --resume", "There is no unfinished game in", "`sandlot play` begins one"),
    ("play --file none.json", "none.json: there is no such file", "none.json"),
    ("play --file over.json", "over.json: that game is over.", "`sandlot fork` goes back into it"),
    ("play --file good.json", "There is no player 'Zoë' for GRID#LOCK.", "Expected one of random, thumb"),
]


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Future[Answer]]]:
    """Bad input, each in a folder of its own. All of it is tried at once, which saves time."""

    def attempt(command: str) -> Answer:
        desk = Desk(tmp_path_factory.mktemp("desk"))
        for name, text in FILES.items():
            desk.write(name, text)
        (desk.folder / "noise.json").write_bytes(b"\xff\xfe\x00")
        before = {file.name: file.read_bytes() for file in desk.folder.iterdir()}
        answer = desk.run(*command.split(" "))
        after = {file.name: file.read_bytes() for file in desk.folder.iterdir() if file.is_file()}
        assert after == before, "something was lost or half-written"
        assert desk.games == []
        return answer

    commands = [command for command, *_ in [*BAD_INPUT, *BAD_RECORDS, *BAD_PLAYERS]]
    with ThreadPoolExecutor() as pool:
        answers = {command: pool.submit(attempt, command) for command in commands}
        yield answers.__getitem__


@pytest.mark.parametrize(("command", "wrong", "expected"), BAD_INPUT, ids=[command[:60] for command, *_ in BAD_INPUT])
def test_bad_input_gets_one_clear_line(
    refused: Callable[[str], Future[Answer]], command: str, wrong: str, expected: str
) -> None:
    message = refused(command).result().refusal
    assert wrong in message
    assert expected in message


@pytest.mark.parametrize(("command", "words"), BAD_RECORDS, ids=[command for command, _ in BAD_RECORDS])
def test_a_bad_record_gets_one_clear_line(refused: Callable[[str], Future[Answer]], command: str, words: str) -> None:
    assert words in refused(command).result().refusal


@pytest.mark.parametrize(("command", "words"), BAD_PLAYERS, ids=[command for command, _ in BAD_PLAYERS])
def test_a_bad_player_gets_one_clear_line(refused: Callable[[str], Future[Answer]], command: str, words: str) -> None:
    assert words in refused(command).result().refusal


@pytest.mark.parametrize("name", ["[/]", "[bold]", ":smile:", "\ud800"])
def test_a_strange_name_in_a_record_is_shown_as_it_is(desk: Desk, name: str) -> None:
    changed = {
        key: value for key, value in {**content(small_record()), "players": [name, "b"]}.items() if key != "digest"
    }
    desk.write("odd.json", json.dumps(changed))
    answer = desk.run("replay", "odd.json")
    assert "Traceback" not in answer.err
    if name.isprintable():
        assert answer.out.startswith(f"GRID#LOCK {name}, b (rounds=1)\n")


@pytest.mark.parametrize("name", ["[x] y.json", "[/x]:smile:.json"])
def test_a_strange_file_name_is_shown_as_it_is(desk: Desk, name: str) -> None:
    desk.write("friday.json", small_record().text())
    answer = desk.run("fork", "friday.json", "--at", "2", "--to", f"./{name}")
    assert "Traceback" not in answer.err
    assert answer.code == 0
    assert name in answer.out
    answer = desk.run("play", "gridlock", "--seed", "1", "--save", f"new{name}")
    assert "Traceback" not in answer.err
    assert answer.code == 0
    assert f"Saved to new{name}" in answer.out
    desk.write(name, "[]")
    assert desk.refuses("replay", name).startswith(f"{name}: ")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("nosuch", "nosuch"),
        ("fork friday.json", "--at"),
        ("sim gridlock -n many", "--games"),
        ("sim", "GAME"),
        ("play --sead 5", "--sead"),
        ("replay friday.json --at x", "--at"),
    ],
)
def test_a_command_line_that_is_wrong_is_named(desk: Desk, command: str, words: str) -> None:
    answer = desk.run(*command.split())
    assert answer.code == 2
    assert "Traceback" not in answer.err
    assert words in answer.err


def test_without_a_command_there_is_help(desk: Desk) -> None:
    with desk.begin() as process:
        answer = end(process)
    assert "Usage:" in answer.out + answer.err
    assert "Traceback" not in answer.err
