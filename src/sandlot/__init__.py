"""Out-of-print tabletop games, brought back whole.

>>> import sandlot
>>> game = sandlot.load("gridlock", rounds=1)
>>> state = game.start(seats=2)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandlot import errors
    from sandlot.arena.match import Match
    from sandlot.arena.simulate import Plan, simulate
    from sandlot.core.dice import GivenDice, SeededDice, SystemDice
    from sandlot.core.engine import engine_kind
    from sandlot.core.events import Event
    from sandlot.core.game import Game
    from sandlot.core.match import Table
    from sandlot.core.player import Player
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
    "Table": "core.match",
    "Player": "core.player",
    "Event": "core.events",
    "Plan": "arena.simulate",
    "simulate": "arena.simulate",
    "errors": "errors",
}

__all__ = [
    "CHANCE",
    "OVER",
    "Event",
    "Game",
    "GivenDice",
    "Match",
    "Plan",
    "Player",
    "Record",
    "Rng",
    "SeededDice",
    "State",
    "SystemDice",
    "Table",
    "all_games",
    "engine_kind",
    "errors",
    "load",
    "read_position",
    "register",
    "simulate",
]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'sandlot' has no attribute {name!r}")
    module = import_module(f"sandlot.{_HOMES[name]}")
    value = module if name == "errors" else getattr(module, name)
    globals()[name] = value
    return value
