"""The rule-of-thumb player of GRID#LOCK."""

from __future__ import annotations

from typing import cast

from sandlot.core.game import Game
from sandlot.core.player import Player
from sandlot.core.rng import Rng
from sandlot.core.state import State
from sandlot.games.gridlock.judgement import Judgement
from sandlot.games.gridlock.state import GridLock

_judgements: dict[tuple[object, ...], Judgement] = {}


def judgement_for(s: GridLock) -> Judgement:
    """Tables are shared between players of the same deck and chart; what is tried out is each player's own."""
    key = (tuple(s.box.deck), tuple(s.box.chart), s.box.unfinished_line, s.box.wild_left, s.box.lock_left)
    if key not in _judgements:
        _judgements[key] = Judgement(s.box)
    return Judgement(s.box, _judgements[key])


class RuleOfThumb(Player):
    """Takes what brings most, by the judgement of a sensible player."""

    name = "thumb"

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._judgement: Judgement | None = None

    def choose(self, game: Game, state: State, seat: int) -> int:
        table = cast(GridLock, state)
        if self._judgement is None:
            self._judgement = judgement_for(table)
        return self._judgement.choose(table)
