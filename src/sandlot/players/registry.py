"""Players by name: those of Sandlot, those of a game, and your own."""

from __future__ import annotations

import importlib.util
import sys
import warnings
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from sandlot.core.errors import BadPlayer, did_you_mean, one_of
from sandlot.core.game import Game
from sandlot.core.player import Player
from sandlot.core.rng import Rng
from sandlot.players.random_player import RandomPlayer

ENTRY_POINTS = "sandlot.players"


def player_classes(game: Game | type[Game]) -> dict[str, type[Player]]:
    """The players who know this game, by name."""
    return {"random": RandomPlayer, **game.players, **_installed()}


@cache
def _installed() -> dict[str, type[Player]]:
    """Players of other packages. One that cannot be loaded must not stop the others."""
    found: dict[str, type[Player]] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            found[entry.name] = entry.load()
        except Exception as error:
            warnings.warn(f"the player {entry.value} cannot be loaded: {error}", stacklevel=2)
    return found


def make_player(name: str, game: Game, rng: Rng) -> Player:
    """A player by name, or one of your own as `file.py:Class`."""
    if ".py:" in name:
        cls = _from_file(name)
        try:
            return cls(rng)
        except Exception as error:  # any mistake in somebody's class is theirs to read about
            raise BadPlayer(f"{name}: cannot be made: {type(error).__name__}: {error}.") from None
    known = player_classes(game)
    if name not in known:
        raise BadPlayer(
            f"There is no player {name!r} for {game.title}.{did_you_mean(name, known)} "
            f"Expected one of {one_of(known)}, or a class of your own as mybot.py:Bot."
        )
    return known[name](rng)


@cache
def _from_file(name: str) -> type[Player]:
    path, _, class_name = name.rpartition(":")
    file = Path(path)
    # A name of its own: the file of a player called json.py must not become the module json.
    spec = importlib.util.spec_from_file_location(f"sandlot_player_{file.stem}", file)
    try:
        if not file.is_file():
            raise BadPlayer(f"{name}: there is no file {path}.")
    except OSError as error:
        raise BadPlayer(f"{name}: {path} cannot be read: {error.strerror}.") from None
    if spec is None or spec.loader is None:
        raise BadPlayer(f"{name}: {path} is no Python file.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # also a file that ends the program
        raise BadPlayer(f"{name}: {path} cannot be loaded: {type(error).__name__}: {error}.") from None
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise BadPlayer(f"{name}: expected {class_name} to be a class based on sandlot.core.player.Player.")
    return found
