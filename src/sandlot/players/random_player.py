"""Somebody who plays at random."""

from __future__ import annotations

from sandlot.core.game import Game
from sandlot.core.player import Player
from sandlot.core.state import State


class RandomPlayer(Player):
    """Every legal action is equally likely."""

    name = "random"

    def choose(self, game: Game, state: State, seat: int) -> int:
        actions = state.legal_actions()
        return actions[self.rng.below(len(actions))]
