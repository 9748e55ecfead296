"""Games and players by name, and players of one's own from a file."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import sandlot
from sandlot.core import registry
from sandlot.core.game import Game
from sandlot.core.rng import Rng
from sandlot.errors import BadPlayer, SandlotError, UnknownGame
from sandlot.players.registry import make_player, player_classes
from tests.contract.games import GAMES
from tests.core.samples import write

PIG = next(game for game in GAMES if game.name == "pig")
BOT = """\
from sandlot.core.player import Player

class Bot(Player):
    name = "mine"

    def choose(self, game, state, seat):
        return state.legal_actions()[-1]
"""


@pytest.fixture
def game() -> Game:
    return sandlot.load("gridlock")


# -- games --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "suggestion"), [("gridlok", " Did you mean 'gridlock'?"), ("chess", ""), ("", "")])
def test_an_unknown_game_gets_a_suggestion_and_the_list(name: str, suggestion: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        sandlot.load(name)
    assert str(caught.value).startswith(f"There is no game {name!r}.{suggestion} The games are ")
    assert "gridlock" in str(caught.value)


def test_a_position_of_an_unknown_game_gets_the_same_suggestion() -> None:
    with pytest.raises(SandlotError, match=r"There is no game 'gridlok'\. Did you mean 'gridlock'\?"):
        sandlot.read_position("gridlok: 2 seats\n")


def test_games_are_found_by_name() -> None:
    assert sandlot.load("gridlock").title == "GRID#LOCK"
    assert sandlot.all_games()["gridlock"].name == "gridlock"


def test_a_registered_game_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    with pytest.raises(UnknownGame):
        sandlot.load("pig")
    sandlot.register(PIG)
    assert isinstance(sandlot.load("pig", rounds=2), PIG)


# -- players -----------------------------------------------------------------------------------


def test_players_are_those_of_sandlot_and_those_of_the_game(game: Game) -> None:
    assert {"random", "thumb"} <= set(player_classes(game))
    assert make_player("random", game, Rng(1)).name == "random"
    assert make_player("thumb", game, Rng(1)).name == "thumb"


def test_an_unknown_player_gets_a_suggestion_and_the_list(game: Game) -> None:
    with pytest.raises(BadPlayer) as caught:
        make_player("thump", game, Rng(1))
    message = str(caught.value)
    assert message.startswith(
        "There is no player 'thump' for GRID#LOCK. Did you mean 'thumb'? Expected one of random, thumb"
    )
    assert message.endswith("or a class of your own as mybot.py:Bot.")


def test_a_player_comes_from_a_file(game: Game, tmp_path: Path) -> None:
    state = game.start(2)
    state.apply(0)
    player = make_player(f"{write(tmp_path, 'mybot.py', BOT)}:Bot", game, Rng(1))
    assert player.name == "mine"
    assert player.choose(game, state, 0) == state.legal_actions()[-1]


def test_a_player_may_have_parts_that_need_their_module(game: Game, tmp_path: Path) -> None:
    """Dataclasses, for one, look their module up."""
    text = "from __future__ import annotations\nfrom dataclasses import dataclass\n\n" + BOT.replace(
        "\nclass", "\n@dataclass\nclass Memory:\n    turn: int = 0\n\nclass"
    )
    assert make_player(f"{write(tmp_path, 'partbot.py', text)}:Bot", game, Rng(1)).name == "mine"


def test_a_players_file_does_not_stand_in_for_a_module_of_the_same_name(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "json", json)
    make_player(f"{write(tmp_path, 'json.py', BOT)}:Bot", game, Rng(1))
    assert sys.modules["json"] is json


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param("class Bot:\n    pass\n", "Player", id="not a player"),
        pytest.param("Bot = 5\n", "Player", id="not a class"),
        pytest.param("", "Bot", id="nothing in it"),
        pytest.param("class Bot(\n", "SyntaxError", id="no Python"),
        pytest.param("1 / 0\n", "ZeroDivisionError: division by zero", id="fails when it is loaded"),
        pytest.param("import no_such_module\n", "No module named 'no_such_module'", id="needs what is not there"),
        pytest.param("import sys\nsys.exit(3)\n", "SystemExit", id="leaves when it is loaded"),
        pytest.param(BOT.replace("choose", "chose"), "choose", id="cannot choose"),
        pytest.param(BOT + "    def __init__(self):\n        pass\n", "__init__", id="cannot be made"),
        pytest.param(
            BOT + "    def __init__(self, rng):\n        raise OSError('no model')\n",
            "no model",
            id="fails when it is made",
        ),
    ],
)
def test_whatever_is_wrong_in_a_players_file_is_a_bad_player(game: Game, tmp_path: Path, text: str, words: str) -> None:
    name = f"{write(tmp_path, 'wrongbot.py', text)}:Bot"
    with pytest.raises(BadPlayer) as caught:
        make_player(name, game, Rng(1))
    assert str(caught.value).startswith(f"{name}: ")
    assert words in str(caught.value)


def test_a_players_file_must_be_there_and_be_python(game: Game, tmp_path: Path) -> None:
    (tmp_path / "folder.py").mkdir()
    (tmp_path / "noise.py").write_bytes(b"\xff\x00\xff")
    for name in ("none.py:Bot", "folder.py:Bot", "noise.py:Bot", f"{'x' * 300}.py:Bot", "none.py:"):
        with pytest.raises(BadPlayer) as caught:
            make_player(f"{tmp_path}/{name}", game, Rng(1))
        assert str(caught.value).startswith(f"{tmp_path}/{name}: ")


def test_the_class_must_be_named(game: Game, tmp_path: Path) -> None:
    file = write(tmp_path, "mybot.py", BOT)
    for name in (f"{file}", f"{file}:", f"{file}:Bat"):
        with pytest.raises(BadPlayer, match=r"mybot\.py"):
            make_player(name, game, Rng(1))
