"""Which games there are: every package in sandlot.games, and those of other packages by entry point.

A game's package has a list GAMES of its Game classes. Nothing else needs to know of it.
"""

from __future__ import annotations

import pkgutil
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from sandlot.core.errors import BadPosition, SandlotError, UnknownGame, did_you_mean, one_of
from sandlot.core.game import Game, OptionValue
from sandlot.core.positions import head
from sandlot.core.state import State

ENTRY_POINTS = "sandlot.games"
_registered: dict[str, type[Game]] = {}


@cache
def _found() -> dict[str, type[Game]]:
    found: dict[str, type[Game]] = {}
    for module in pkgutil.iter_modules(import_module("sandlot.games").__path__, "sandlot.games."):
        for game in import_module(module.name).GAMES:
            found[game.name] = game
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            game = entry.load()
            found[game.name] = game
        except Exception as error:  # one that cannot be loaded must not stop the others
            warnings.warn(f"the game {entry.value} cannot be loaded: {error}", stacklevel=2)
    return found


def register(game: type[Game]) -> None:
    """Make a game of one's own known to this process."""
    _registered[game.name] = game


def all_games() -> dict[str, type[Game]]:
    """All games by name."""
    return {**_found(), **_registered}


def game_class(name: str) -> type[Game]:
    known = all_games()
    if name not in known:
        raise UnknownGame(f"There is no game {name!r}.{did_you_mean(name, known)} The games are {one_of(known)}.")
    return known[name]


def load(name: str, pack: str | Path | None = None, **options: OptionValue) -> Game:
    """A game by name, with options and, if given, a pack file of one's own."""
    game = game_class(name)
    return game(game.pack_from(pack) if pack is not None else None, options)


def read_position(text: str) -> tuple[Game, State]:
    """The game and the state of a position text, which names its game and options on its first line."""
    name, _, options = head(text)
    try:
        game = game_class(name)(None, options)
    except SandlotError as error:
        raise BadPosition(f"line 1: {error}") from None
    return game, game.read(text)
