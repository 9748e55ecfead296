"""An independent, slow generator plays along: the same actor, moves and weights at every step."""

from __future__ import annotations

import pytest

from sandlot.core.playout import any_event
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, OVER
from sandlot.games.battleball.coach import RuleOfThumb
from sandlot.games.battleball.game import BattleBallGame
from tests.reference import battleball as reference

EVENTS = 260


@pytest.mark.parametrize("passing", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_both_generators_offer_the_same(passing: bool, seed: int) -> None:
    game = BattleBallGame(None, {"passing": passing})
    state = game.start(2)
    slow = reference.Position.new_game(
        passing=passing, formations=reference.read_formations(game.pack.table("formations"))
    )
    rng = Rng(seed)
    coach = RuleOfThumb(Rng(seed))
    for _ in range(EVENTS):
        assert slow.actor() == game.actor_name(state), game.write(state)
        if state.to_act == OVER:
            break
        if state.to_act == CHANCE:
            offered = [(game.name_action(state, action), weight) for action, weight in state.weights()]
        else:
            offered = [(move, 1) for move in game.moves(state)]
        assert slow.options() == offered, game.write(state)
        sensible = state.to_act != CHANCE and rng.below(3)
        action = coach.choose(game, state, int(state.to_act)) if sensible else any_event(state, rng)
        move = game.name_action(state, action)
        state.apply(action)
        slow = slow.after(move)
    assert list(slow.totals().values()) == state.points()
