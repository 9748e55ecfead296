"""The duel, with the cards of tests/rules/gouwan/box.py, whose values are easy to work out."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from sandlot.core.packs import read_pack
from sandlot.games.gouwan.game import GouwanGame
from sandlot.games.gouwan.notation import place_number, space_number
from sandlot.solvers.gouwan import BUNT, SWING, WAIT, Duel, HalfInning, Results, Step, Worth, payoffs, solve_duel
from tests.rules.gouwan.box import PACK


@cache
def game() -> GouwanGame:
    return GouwanGame(read_pack(PACK, "box.toml", "gouwan", GouwanGame.pack_fields), {})


def worth(**other: float) -> Worth:
    """A strike is worth 1, a ball 2, a walk 3, wild 4 and 5, a bunt 6 and 7; a total what it says."""
    values = {"strike": 1, "ball": 2, "walk": 3, "wild_strike": 4, "wild_ball": 5, "bunt": 6, "bunt_missed": 7}
    return Worth(**{**values, **other}, total=np.arange(1.0, 13.0))


def space(name: str) -> int:
    found = space_number(name)
    assert found is not None
    return found


def swing(name: str) -> int:
    place = place_number(name)
    assert place is not None
    return SWING + place


def test_results_are_those_of_the_manual() -> None:
    results = Results(game())
    assert results.walk[0, 0b111] == Step(0, 0b111, 1)
    assert results.walk[1, 0b101] == Step(1, 0b111, 0)
    assert results.total[0, 0b101][0] == Step(2, 0b010, 0)  # a double play takes the runner on third
    assert results.total[2, 0b111][8] == Step(3, 0, 0)  # nobody tags up on the third out
    assert results.total[0, 0b111][11] == Step(0, 0, 4)
    assert results.bunt[0, 0b011][2] == Step(1, 0b110, 0)
    assert results.passed[2, 0b100] == Step(2, 0b001, 1)
    assert results.wild[0, 0b110] == Step(0, 0b100, 1)
    assert results.out[2, 0b111] == Step(3, 0, 0)


def test_payoffs_by_hand() -> None:
    """zero: a batter who stands on the left with 0 everywhere."""
    duel = Duel(game(), "bob", "nil")
    found = payoffs(duel, worth())[0]
    assert [found[WAIT, space(name)] for name in ("d4", "b4", "a4", "g4")] == [1, 2, 3, 5]
    assert [found[BUNT, space(name)] for name in ("d4", "b4", "a4")] == [6, 7, 7]
    assert [found[swing("a4"), space(name)] for name in ("e4", "g4")] == [1, 4]
    met = duel.contact[0, swing("a4") - SWING, space("c4")]
    assert found[swing("a4"), space("c4")] == np.clip(met + np.arange(1, 7), 1, 12).mean()


def test_a_walk_is_played_where_it_is_cheapest() -> None:
    duel = Duel(game(), "bob", "nil")
    assert solve_duel(duel, worth(walk=-5)).walk
    assert not solve_duel(duel, worth(walk=30)).walk


def test_cards_of_one_side_do_not_duel() -> None:
    with pytest.raises(ValueError, match="same side"):
        Duel(game(), "bob", game().cards.batters[1][0])


@cache
def solved() -> HalfInning:
    half = HalfInning(game(), "bob", ["amber"])
    half.solve(1e-4)
    return half


def test_the_solution_cannot_be_exploited() -> None:
    assert 0 <= solved().exploitability() < 1e-3


def test_more_runners_and_fewer_outs_are_worth_more() -> None:
    value = solved().value[0]
    assert (value[0] > value[1]).all()
    assert (value[1] > value[2]).all()
    assert value[0, 0b111] > value[0, 0b001] > value[0, 0]


def test_a_habit_loses() -> None:
    """Who always waits gets less than the value."""
    half = solved()
    for mix in half.mixes.values():
        for answer in mix.answers.values():
            answer[:] = 0
            answer[WAIT] = 1
    assert half.best_answer_of_pitcher() < half.value[0, 0, 0] - 0.05
    solved.cache_clear()
