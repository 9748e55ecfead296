"""The games that the contract is checked for: every registered one, and the example of docs/add-a-game.md."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import pytest

from sandlot.core.game import Game, Way
from sandlot.core.playout import any_event, playout
from sandlot.core.registry import all_games
from sandlot.core.rng import Rng
from sandlot.core.state import OVER, State
from sandlot.players.registry import player_classes

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"

LOOKS, LONG, A_DOZEN = 150, 8, 12
A_WHILE = 150


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
    """Every state of a random game (or every so-manieth), the last one too. The state moves on while one looks.

    Of a game of thousands of events a part is looked at, but each kind of step at least a dozen times.
    """
    rng = Rng(seed)
    every = max(every, playout(state.copy(), Rng(seed)) // LOOKS)
    met: Counter[int] = Counter()
    number = 0
    while state.to_act != OVER:
        rule = state.pending()[0][0]
        met[rule] += 1
        if number % every == 0 or (every > LONG and met[rule] <= A_DOZEN):
            yield state
        state.advance(any_event(state, rng))
        number += 1
    yield state


def actions_to_try(game: Game, state: State) -> range:
    """All actions, legal or not; of a large space every so-manieth, other ones from state to state."""
    stride = 1 if game.action_space < 1000 else 61
    return range(sum(map(int, state.steps)) % stride, game.action_space, stride)


def play_on(state: State, rng: Rng) -> None:
    """For a while, or to the end."""
    for _ in range(A_WHILE):
        if state.to_act == OVER:
            break
        state.advance(any_event(state, rng))


class CarelessPlayers:
    """Sensible players who are sometimes careless, so that games look like games and odd corners are met."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.rng = game, Rng(seed)
        players = player_classes(game)
        self.thumb = players.get("thumb", players["random"])(Rng(seed + 1))

    def event(self, state: State) -> int:
        if state.to_act >= 0 and self.rng.below(5):
            return self.thumb.choose(self.game, self.game.resample(state, state.to_act, self.rng), int(state.to_act))
        return int(any_event(state, self.rng))


def stable(value: object) -> bytes:
    """The same bytes for the same value, in any process."""
    return json.dumps(value, sort_keys=True).encode()


def digest(*values: object) -> str:
    return sha256(b"\0".join(stable(value) for value in values)).hexdigest()[:12]
