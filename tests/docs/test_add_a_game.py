"""docs/add-a-game.md is examples/pig, word for word, and the game that it makes is a game."""

from __future__ import annotations

import doctest
import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

import sandlot
from sandlot.core import registry
from sandlot.core.game import Game
from sandlot.core.playout import playout
from sandlot.errors import BadPosition, IllegalAction
from tests.notebook import Notebook, new_game, notebook

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FOLDER = ROOT / "examples" / "pig"


def blocks(language: str) -> list[str]:
    """The code blocks of a language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def pig(monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """The game, registered as the page says, for the time of one test."""
    monkeypatch.setattr(registry, "_registered", {})
    if str(FOLDER.parent) not in sys.path:
        sys.path.append(str(FOLDER.parent))
    game: type[Game] = import_module("pig").PigGame
    sandlot.register(game)
    return game


# -- the page ------------------------------------------------------------------------


def test_the_python_on_the_page_is_the_game() -> None:
    """A block that begins indented goes on with a class, after one empty line; any other comes after two."""
    parts = [("\n" if block.startswith(" ") else "\n\n") + block for block in blocks("python")]
    assert "".join(parts).lstrip("\n") == (FOLDER / "__init__.py").read_text(encoding="utf-8")


def test_the_toml_on_the_page_is_the_pack_and_the_clauses() -> None:
    files = ("packs/standard.toml", "clauses.toml")
    assert blocks("toml") == [(FOLDER / file).read_text(encoding="utf-8") for file in files]


def test_the_sessions_on_the_page_go_as_shown() -> None:
    sessions = blocks("pycon")
    assert sessions
    for session in sessions:
        test = doctest.DocTestParser().get_doctest(session, {}, "add-a-game", None, None)
        assert doctest.DocTestRunner().run(test).failed == 0


# -- the game ------------------------------------------------------------------------


def test_fifty_random_games_end_when_they_must(pig: type[Game]) -> None:
    for seed in range(50):
        game = pig(None, {"rounds": 1 + seed})
        seats = 2 + seed % 7
        state = game.start(seats)
        events = playout(state, sandlot.Rng(seed))
        assert state.to_act == sandlot.OVER
        assert events <= seats * (1 + seed) * 2 * game.pack["score.target"], "the bound that the page proves"
        assert sum(state.returns()) == pytest.approx(1)


def test_a_turn_worked_out_by_hand() -> None:
    """4 and 6 are 10, held: A has 34. B rolls 5, then 1, and keeps 31. PG-02, PG-03, PG-04."""
    table = notebook("""
        pig: 2 seats
        round 3, points 24 31
        next: turn A
    """)
    assert table.refuses("hold") == ("PG-05",)
    table.play("roll")
    assert table.to_act == "chance"
    assert table.weights == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}
    assert table.refuses("7") == ("PG-01",)
    table.play("4", "roll", "6")
    assert (table.to_act, table.moves) == ("A", ["roll", "hold"])
    assert table.position == "pig: 2 seats\nround 3, points 24 31\nnext: roll-or-hold A 10, end-turn A\n"
    assert table.view("B")["turn_total"] == 10
    table.play("hold", "roll", "5", "roll", "1")
    assert table.position == "pig: 2 seats\nround 4, points 34 31\nnext: roll-or-hold A, end-turn A\n"
    assert [str(event) for event in table.events] == [
        "A rolls 4: 4 in this turn. [PG-02]",
        "A rolls 6: 10 in this turn. [PG-02]",
        "A holds and banks 10: 34 in all. [PG-04]",
        "B rolls 5: 5 in this turn. [PG-02]",
        "B rolls 1 and loses the 5 of this turn. [PG-03]",
    ]


def test_whoever_has_enough_must_hold_and_wins_at_once() -> None:
    table = notebook("""
        pig: 3 seats
        round 5, points 20 96 90
        next: roll-die B, end-turn B
    """)
    table.play("4")
    assert table.moves == ["hold"]
    assert table.refuses("roll") == ("PG-07",)
    table.play("hold")
    assert table.winners == {"B"}
    assert table.cites("PG-06")
    with pytest.raises(IllegalAction) as caught:
        table.state.apply(0)
    assert caught.value.clauses == ("PG-06", "PG-08")


def test_99_points_are_not_enough() -> None:
    table = notebook("pig: 2 seats\nround 5, points 20 90\nnext: roll-or-hold B 9, end-turn B")
    assert table.moves == ["roll", "hold"]
    table.play("hold")
    assert table.to_act == "A"


def test_even_an_odd_position_can_be_played_on() -> None:
    table = notebook("pig: 2 seats\nround 5, points 120 0\nnext: turn A")
    assert table.moves == ["roll"]
    table.play("roll", "1")
    assert table.winners == {"A"}


@pytest.mark.parametrize(("roll", "winners"), [("2", {"A"}), ("4", {"A", "B"}), ("5", {"B"})])
def test_after_the_last_round_the_most_points_win_and_equal_ones_share(roll: str, winners: set[str]) -> None:
    table = notebook("pig: 2 seats, rounds=2\nround 2, points 12 8\nnext: roll-die B, end-turn B")
    table.play(roll, "hold")
    assert table.winners == winners
    assert table.cites("PG-08")
    assert table.state.returns() == [1 / len(winners) if seat in winners else 0 for seat in "AB"]


def test_all_have_as_many_turns_before_the_rounds_are_over() -> None:
    table = new_game("pig", 3, rounds=1)
    for seat in "ABC":
        assert table.to_act == seat
        table.play("roll", "1")
    assert table.winners == {"A", "B", "C"}


def test_the_numbers_come_from_the_pack(pig: type[Game], tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text(
        '[pack]\ngame = "pig"\nname = "short"\nbased_on = "standard"\n'
        '[die]\nsource = "rebuilt"\nfaces = 4\nbust = 2\n[score]\nsource = "rebuilt"\ntarget = 5\n'
    )
    game = pig(pig.pack_from(file), {})
    table = Notebook(game, game.start(2))
    table.play("roll")
    assert list(table.weights) == ["1", "2", "3", "4"]
    table.play("2", "roll", "4", "roll", "1", "hold")
    assert table.winners == {"B"}


def test_the_thumb_holds_at_twenty_and_beats_chance(pig: type[Game]) -> None:
    thumb = pig.players["thumb"](sandlot.Rng(1))
    for points, total, move in ((0, 0, "roll"), (0, 19, "roll"), (0, 20, "hold"), (0, 25, "hold"), (95, 5, "hold")):
        text = f"pig: 2 seats\nround 1, points {points} 0\nnext: roll-or-hold A {total}, end-turn A"
        game, state = sandlot.read_position(text)
        assert game.name_action(state, thumb.choose(game, state, 0)) == move
    wins = sum(sandlot.Match("pig", ["thumb", "random"], seed=seed).state.winners() == [0] for seed in range(40))
    assert wins >= 30


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("pig: 9 seats\nround 1, points 0 0\nnext: turn A", "line 1"),
        ("pig: 2 seats", "lines 2 and 3"),
        ("pig: 2 seats\nround 1, points 0\nnext: turn A", "lines 2 and 3"),
        ("pig: 2 seats\nround 101, points 0 0\nnext: turn A", "lines 2 and 3"),
        ("pig: 2 seats\nround 1, points 0 -3\nnext: turn A", "lines 2 and 3"),
        ("pig: 2 seats\nround 1, points 0 0\nnext: turn C", "'C' is no seat"),
        ("pig: 2 seats\nround 1, points 0 0\nnext: turn", "line 3: expected a seat"),
        ("pig: 2 seats\nround 1, points 0 0\nnext: turn A 3 4 5", "line 3: expected a seat"),
        ("pig: 2 seats\nround 1, points 0 0\nnext: rol A", "unknown step 'rol'"),
        ("pig: 2 seats\nround 1, points 0 0\nnext: roll-die A 4", "nothing would follow 'roll-die'"),
    ],
)
def test_a_wrong_position_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(complaint)):
        sandlot.read_position(text)
