"""The rule-of-thumb coach of BattleBall.

With the ball: run for the end zone, away from opponents. Without it: get it, or get next to whoever has it with a player
who tackles well (a low die wins). Everything else follows from that.
"""

from __future__ import annotations

from typing import cast

from sandlot.core.game import Game
from sandlot.core.player import Player
from sandlot.core.state import State
from sandlot.games.battleball import contents as c
from sandlot.games.battleball import judgement
from sandlot.games.battleball.rules_tackle import attacker_of, defender_of
from sandlot.games.battleball.state import BattleBall


class RuleOfThumb(Player):
    """A sensible coach."""

    name = "thumb"

    def choose(self, game: Game, state: State, seat: int) -> int:
        s = cast(BattleBall, state)
        actions = s.legal_actions()
        rule, _, x, _ = s.pending()[0]
        if rule == c.PICK_RULE:
            return actions[self.rng.below(len(actions))]
        if rule == c.LINE_UP:
            ready = [action for action in actions if action >= c.FORMATION] or actions
            return ready[self.rng.below(len(ready))]
        if rule == c.USE_DIE:
            return min(actions)
        return actions[judgement.best_of(self._rate(s, seat, rule, x, actions))]

    def _rate(self, s: BattleBall, seat: int, rule: int, x: int, actions: list[int]) -> list[int]:
        if rule == c.NAME_PLAYER:
            return judgement.rate_names(s, seat)
        if rule == c.MOVE:
            return judgement.rate_moves(s, seat, x)
        if rule == c.CHOOSE_PLAY:
            return judgement.rate_plays(s, seat)
        if rule == c.CHOOSE_TACKLE:
            pairs = [action - c.TACKLE for action in actions]
            return [judgement.rate_tackle(s, attacker_of(seat, pair), defender_of(seat, pair)) for pair in pairs]
        return judgement.rate_places(s, seat)
