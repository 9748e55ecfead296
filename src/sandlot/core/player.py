"""What a computer player is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from sandlot.core.game import Game
from sandlot.core.rng import Rng
from sandlot.core.state import State


class Player(ABC):
    """Somebody who decides. A new one is made for every game and seat."""

    name: ClassVar[str]

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, game: Game, state: State, seat: int) -> int:
        """One of `state.legal_actions()`. The state agrees with the true one in all that the seat knows, no more."""
