"""Who knows what (R19): views, moves and errors do not depend on what a seat must not know; planted leaks are caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandlot.core.errors import IllegalAction
from sandlot.core.game import Game, Way
from sandlot.core.rng import Rng
from sandlot.core.state import State
from tests.contract.games import GAMES, actions_to_try, every_way, load, play_on, stable, walk

View = Callable[[Game, State, int | None], Any]


def honest(game: Game, state: State, seat: int | None) -> Any:
    """All that reaches a seat: its view and, when it is to act, what it is told of moves that are not allowed."""
    seen: list[Any] = [game.view(state, seat)]
    if seat is not None and state.to_act == seat:
        illegal = [action for action in actions_to_try(game, state) if not state.allows(action)]
        seen += [str(game.refusal(state, action)) for action in illegal]
    return seen


def find_leaks(cls: type[Game], way: Way, seeds: range, look: View) -> tuple[int, int]:
    """Pairs of states that differ only in secrets: how many there were, and how many could be told apart."""
    pairs = leaks = 0
    rng = Rng(11)
    for seed in seeds:
        game, state = load(cls, way)
        for now in walk(game, state, seed, every=1 if way.seats < 5 else 3):
            for seat in (None, *range(way.seats)):
                other = game.resample(now, seat, rng)
                if other.key() != now.key():
                    pairs += 1
                    leaks += stable(look(game, now, seat)) != stable(look(game, other, seat))
    return pairs, leaks


@every_way
def test_nothing_that_a_seat_is_told_depends_on_secrets(cls: type[Game], way: Way) -> None:
    pairs, leaks = find_leaks(cls, way, range(1), honest)
    assert leaks == 0
    assert (pairs > 20) == cls.has_secrets, "states that differ in secrets must be met, or there are no secrets"


def _whole_position(game: Game, state: State, seat: int | None) -> Any:
    return [game.view(state, seat), game.write(state)]


def _numbers(game: Game, state: State, seat: int | None) -> Any:
    return [game.view(state, seat), sum(map(len, map(str, state.numbers().values())))]


def _one_seat_more(game: Game, state: State, seat: int | None) -> Any:
    seats = len(state.points())
    return [game.view(state, ((-1 if seat is None else seat) + 1) % seats)]


@pytest.mark.parametrize("cls", [cls for cls in GAMES if cls.has_secrets], ids=lambda cls: cls.name)
@pytest.mark.parametrize("leaky", [_whole_position, _numbers, _one_seat_more])
def test_a_planted_leak_is_caught(cls: type[Game], leaky: View) -> None:
    _, leaks = find_leaks(cls, cls.ways[0], range(2), leaky)
    assert leaks > 0


@every_way
def test_a_resampled_state_is_a_possible_one(cls: type[Game], way: Way) -> None:
    game, state = load(cls, way)
    rng = Rng(12)
    for now in walk(game, state, 7, every=5):
        for seat in (None, 0, way.seats - 1):
            key = now.key()
            other = game.resample(now, seat, rng)
            assert now.key() == key
            assert game.inventory(other) == game.inventory(now)
            assert other.to_act == now.to_act
            if seat == now.to_act:  # what another may do can depend on what only the other knows
                assert other.legal_actions() == now.legal_actions()
            assert bool(other.legal_actions()) == bool(now.legal_actions())
            assert game.read(game.write(other)).key() == other.key()
            play_on(other, Rng(13))


@every_way
def test_one_who_is_to_act_knows_enough_to_choose(cls: type[Game], way: Way) -> None:
    game, state = load(cls, way)
    for now in walk(game, state, 8, every=3):
        if now.to_act >= 0:
            assert game.resample(now, now.to_act, Rng(1)).legal_actions() == now.legal_actions()
            assert game.view(now, now.to_act)["moves"] == game.moves(now)
        for seat in range(way.seats):
            if seat != now.to_act:
                assert game.view(now, seat)["moves"] == []


@every_way
def test_what_is_not_allowed_is_refused_with_a_clause_and_changes_nothing(cls: type[Game], way: Way) -> None:
    game, state = load(cls, way)
    refused = 0
    for now in walk(game, state, 9, every=11):
        key = now.key()
        for action in [-7, *actions_to_try(game, now), game.action_space, 10**6]:
            if now.allows(action):
                continue
            with pytest.raises(IllegalAction) as caught:
                now.apply(action)
            assert now.key() == key
            assert caught.value.clauses
            assert all(clause in game.clauses() for clause in caught.value.clauses), caught.value
            refused += 1
    assert refused > 20


@every_way
def test_events_told_to_others_hide_what_they_must(cls: type[Game], way: Way) -> None:
    """A private event tells others no details at all."""
    from sandlot.core.state import Tape

    game, state = load(cls, way)
    state.tape = tape = Tape()
    for _ in walk(game, state, 10):
        pass
    private = [event for event in game.hear(tape.notes) if event.others]
    assert bool(private) == cls.has_secrets
    for event in private:
        for seat in (None, *"ABCDEFGHIJKLMNOPQR"[: way.seats]):
            seen = event.seen_by(seat)
            if seat == event.seat:
                assert seen.text == event.text
            else:
                assert (seen.text, seen.details) == (event.others, {})
