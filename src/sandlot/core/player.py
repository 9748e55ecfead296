"""What a computer player is, and how it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from sandlot.core.errors import BadPlayer
from sandlot.core.events import seat_letter
from sandlot.core.game import Game
from sandlot.core.rng import Rng
from sandlot.core.state import State


class Player(ABC):
    """Somebody who decides. A new one is made for every game and seat."""

    name: ClassVar[str] = ""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, game: Game, state: State, seat: int) -> int:
        """One of `state.legal_actions()`. The state agrees with the true one in all that the seat knows, no more."""


def ask_player(player: Player, game: Game, state: State, rng: Rng) -> int:
    """The decision of a player for the seat to act, who is shown only what it may know. BadPlayer names one that fails."""
    seat = int(state.to_act)
    who = f"the player {player.name or type(player).__name__} at seat {seat_letter(seat)}"
    try:
        action = player.choose(game, game.resample(state, seat, rng), seat)
    except (Exception, SystemExit) as error:  # whatever goes wrong in somebody's player is theirs to read about
        raise BadPlayer(f"{who} failed: {type(error).__name__}: {error}.") from error
    if type(action) is not int or not 0 <= action < game.action_space or not state.allows(action):
        raise BadPlayer(
            f"{who} answered {action!r}, which is not one of its legal actions {state.legal_actions()}: "
            f"{', '.join(game.moves(state))}."
        )
    return action
