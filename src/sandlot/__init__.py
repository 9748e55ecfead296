"""Out-of-print tabletop games, brought back whole.

>>> import sandlot
>>> game = sandlot.load("gridlock", rounds=1)
>>> state = game.start(seats=2)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandlot.arena.match import Match
    from sandlot.core.dice import GivenDice, SeededDice, SystemDice
    from sandlot.core.engine import engine_kind
    from sandlot.core.game import Game
    from sandlot.core.record import Record
    from sandlot.core.registry import all_games, load, read_position, register
    from sandlot.core.rng import Rng
    from sandlot.core.state import CHANCE, OVER, State

__version__ = "0.1.0"

# Looked up on first use, so that `import sandlot` is quick.
_HOMES = {
    "CHANCE": "core.state",
    "OVER": "core.state",
    "State": "core.state",
    "Rng": "core.rng",
    "Game": "core.game",
    "Record": "core.record",
    "SystemDice": "core.dice",
    "SeededDice": "core.dice",
    "GivenDice": "core.dice",
    "engine_kind": "core.engine",
    "all_games": "core.registry",
    "load": "core.registry",
    "read_position": "core.registry",
    "register": "core.registry",
    "Match": "arena.match",
}

__all__ = [
    "CHANCE",
    "OVER",
    "Game",
    "GivenDice",
    "Match",
    "Record",
    "Rng",
    "SeededDice",
    "State",
    "SystemDice",
    "all_games",
    "engine_kind",
    "load",
    "read_position",
    "register",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'sandlot' has no attribute {name!r}")
    value = getattr(import_module(f"sandlot.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
