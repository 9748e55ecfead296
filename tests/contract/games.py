"""The games that the contract is checked for: every registered one, and the example of docs/add-a-game.md."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import pytest

from sandlot.core.game import Game, Way
from sandlot.core.playout import any_event
from sandlot.core.registry import all_games
from sandlot.core.rng import Rng
from sandlot.core.state import OVER, State

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"


def _example() -> type[Game]:
    folder = str(ROOT / "examples")
    if folder not in sys.path:
        sys.path.append(folder)
    found: type[Game] = import_module("pig").PigGame
    return found


GAMES: list[type[Game]] = [*all_games().values(), _example()]

every_game = pytest.mark.parametrize("cls", GAMES, ids=lambda cls: cls.name)
every_way = pytest.mark.parametrize(
    ("cls", "way"),
    [pytest.param(cls, way, id=f"{cls.name}: {way.name}") for cls in GAMES for way in cls.ways],
)


def load(cls: type[Game], way: Way) -> tuple[Game, State]:
    game = cls(None, way.options)
    return game, game.start(way.seats)


def walk(game: Game, state: State, seed: int, every: int = 1) -> Iterator[State]:
    """Every state of a random game (or every so-manieth), the last one too. The state moves on while one looks."""
    rng = Rng(seed)
    number = 0
    while state.to_act != OVER:
        if number % every == 0:
            yield state
        state.advance(any_event(state, rng))
        number += 1
    yield state


def stable(value: object) -> bytes:
    """The same bytes for the same value, in any process."""
    return json.dumps(value, sort_keys=True).encode()


def digest(*values: object) -> str:
    return sha256(b"\0".join(stable(value) for value in values)).hexdigest()[:12]
