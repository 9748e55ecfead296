"""Where chance comes from. No random generator lives in a state: whoever drives a game brings one of these."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from typing import Protocol

from sandlot.core.errors import SandlotError
from sandlot.core.rng import Rng
from sandlot.core.state import State


class Dice(Protocol):
    """Answers for chance."""

    def draw(self, state: State) -> int:
        """One of the possible outcomes, by their tickets."""
        ...


class SystemDice:
    """The system's cryptographic source: for live games."""

    def draw(self, state: State) -> int:
        return state.outcome(secrets.randbelow(state.tickets()))


class SeededDice:
    """The same dice for the same seed: for simulation and for games that should be repeatable."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed & (1 << 62) - 1)

    def draw(self, state: State) -> int:
        return state.outcome(self.rng.below(state.tickets()))


class GivenDice:
    """Outcomes written down beforehand, in notation: for tests, and for playing with a real box."""

    def __init__(self, outcomes: Iterable[str]) -> None:
        self._outcomes: Iterator[str] = iter(outcomes)

    def draw(self, state: State) -> int:
        try:
            return int(state.game.parse(state, next(self._outcomes)))
        except StopIteration:
            raise SandlotError("The given dice are used up, and chance has to decide once more.") from None
