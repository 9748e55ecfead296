"""A referee's notebook: place these, roll that, expect this. Dice and cards are given literally, never patched."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

from sandlot.core.events import Event, seat_letter
from sandlot.core.game import Game, OptionValue
from sandlot.core.registry import game_class, read_position
from sandlot.core.state import CHANCE, OVER, State, Tape
from sandlot.errors import IllegalAction


class Notebook:
    """A table under the eyes of a referee. What only one game has (grids, fields) is in a subclass beside its tests."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.tape = Tape()
        state.tape = self.tape

    def play(self, *moves: str) -> None:
        """Decisions and chance events, one after another, in notation."""
        for move in moves:
            self.state.apply(self.game.parse(self.state, move))

    @property
    def to_act(self) -> str:
        return self.game.actor_name(self.state)

    @property
    def moves(self) -> list[str]:
        return self.game.moves(self.state) if self.state.to_act != OVER else []

    @property
    def weights(self) -> dict[str, int]:
        assert self.state.to_act == CHANCE, "chance is not to act"
        return {self.game.name_action(self.state, action): weight for action, weight in self.state.weights()}

    def refuses(self, move: str) -> tuple[str, ...]:
        """The clauses of the refusal; the state must be untouched."""
        before = self.state.key(), len(self.tape.notes)
        with pytest.raises(IllegalAction) as caught:
            self.play(move)
        assert (self.state.key(), len(self.tape.notes)) == before
        return caught.value.clauses

    @property
    def events(self) -> list[Event]:
        return self.game.hear(self.tape.notes)

    def cites(self, clause: str) -> bool:
        return any(clause in event.clauses for event in self.events)

    def view(self, seat: str | None) -> dict[str, Any]:
        return self.game.view(self.state, None if seat is None else ord(seat) - ord("A"))

    @property
    def winners(self) -> set[str]:
        assert self.state.to_act == OVER, "the game is not over"
        return {seat_letter(seat) for seat in self.state.winners()}

    @property
    def position(self) -> str:
        return self.game.write(self.state)

    # -- of GRID#LOCK ------------------------------------------------------------------

    def _seat(self, seat: str) -> dict[str, Any]:
        found: dict[str, Any] = next(row for row in self.view(None)["seats"] if row["seat"] == seat)
        return found

    def grid(self, seat: str) -> str:
        cards = self._seat(seat)["grid"]
        return " / ".join(" ".join(cards[row : row + 3]) for row in (0, 3, 6))

    def removed(self, seat: str) -> list[str]:
        return list(self._seat(seat)["removed"])

    def points(self, seat: str) -> int:
        return int(self._seat(seat)["points"])

    def total(self, seat: str) -> int:
        return int(self._seat(seat)["total"])

    @property
    def discard(self) -> list[str]:
        return list(self.view(None)["discard"])

    @property
    def draw_pile(self) -> int:
        return int(self.view(None)["draw_pile"])

    @property
    def chart(self) -> dict[str, int]:
        return {path.split(".")[-1]: value for path, value in self.game.pack.values.items()}


def notebook(position: str) -> Notebook:
    """A table laid out as a position text says."""
    game, state = read_position(dedent(position).strip() + "\n")
    return Notebook(game, state)


def new_game(name: str, seats: int, **options: OptionValue) -> Notebook:
    """A fresh game, before its first event."""
    game = game_class(name)(None, options)
    return Notebook(game, game.start(seats))
