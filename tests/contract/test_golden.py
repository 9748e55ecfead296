"""Committed answers: playthroughs, fingerprints and weighted move counts. A game without them fails the run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest

from sandlot.core.game import Game, Way
from sandlot.core.playout import any_event, fingerprint, weighted_count
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, OVER
from tests.contract import playthroughs
from tests.contract.games import GAMES, TESTS, CarelessPlayers, every_game, every_way, load

RANDOM_EVENTS = 300
FINGERPRINTS = TESTS / "counts" / "fingerprints.json"


def _files(cls: type[Game]) -> list[Path]:
    return sorted((TESTS / "playthroughs" / cls.name).glob("*.txt"))


@every_game
def test_there_are_enough_playthroughs(cls: type[Game]) -> None:
    files = _files(cls)
    assert len(files) >= 20
    seats = {playthroughs.read(file.read_text()).way.seats for file in files}
    possible = set()
    for number in range(cls.min_seats, cls.max_seats + 1):
        try:
            cls(None, {}).check_seats(number)
        except Exception:
            continue
        possible.add(number)
    assert possible <= seats


@pytest.mark.parametrize(
    "file", [pytest.param(file, id=f"{cls.name}/{file.stem}") for cls in GAMES for file in _files(cls)]
)
def test_a_golden_playthrough_is_the_same_byte_for_byte(file: Path) -> None:
    text = file.read_text()
    assert playthroughs.write(playthroughs.read(text)) == text


@every_way
def test_both_engines_and_all_processes_play_the_same(cls: type[Game], way: Way) -> None:
    """The file holds what the plain engine found; this run may be on either."""
    expected = json.loads(FINGERPRINTS.read_text())
    found = [int(fingerprint(load(cls, way)[1], Rng(seed))) for seed in range(3)]
    assert found == expected[cls.name][way.name]


def test_nothing_depends_on_the_hash_seed() -> None:
    """The same playthrough, step by step, in processes with other hash seeds."""
    file = _files(GAMES[0])[0]
    code = "import sys; from tests.contract import playthroughs as p; print(p.write(p.read(open(sys.argv[1]).read())))"
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code, str(file)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=TESTS.parent,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert outputs == {file.read_text() + "\n"}


def _counted() -> list[pytest.param]:  # type: ignore[valid-type]
    found = []
    for cls in GAMES:
        file = TESTS / "counts" / f"{cls.name}.json"
        rows = json.loads(file.read_text()) if file.exists() else []
        found += [pytest.param(cls, row, id=f"{cls.name}: {row['name']}") for row in rows]
    return found


@every_game
def test_there_are_enough_counted_positions(cls: type[Game]) -> None:
    rows = json.loads((TESTS / "counts" / f"{cls.name}.json").read_text())
    assert len(rows) >= 10


@pytest.mark.parametrize(("cls", "row"), _counted())
def test_weighted_move_counts(cls: type[Game], row: dict[str, object]) -> None:
    """From a fixed position; an independent, slow generator in tests/reference agrees to its depth."""
    text, counts = str(row["position"]), row["counts"]
    assert isinstance(counts, list)
    from sandlot.core.positions import head

    game = cls(None, head(text)[2])
    state = game.read(text)
    assert [weighted_count(state, depth) for depth in range(1, len(counts) + 1)] == counts
    reference = import_module(f"tests.reference.{cls.name}")
    slow = reference.Position.read(text)
    depth = int(str(row["reference_depth"]))
    assert [reference.count(slow, d) for d in range(1, depth + 1)] == counts[:depth]


@every_way
def test_the_independent_generator_plays_along(cls: type[Game], way: Way) -> None:
    """A random game, as far as the slow one can go, and a whole careless one: the same actor, moves, weights, points."""
    reference = import_module(f"tests.reference.{cls.name}")
    for careless in (False, True):
        game, state = load(cls, way)
        slow = reference.new_game(game, way)
        players, rng = CarelessPlayers(game, 3), Rng(4)
        for number in count():
            assert slow.actor() == game.actor_name(state), game.write(state)
            if state.to_act == OVER or (number == RANDOM_EVENTS and not careless):
                break
            if state.to_act == CHANCE:
                offered = [(game.name_action(state, action), weight) for action, weight in state.weights()]
            else:
                offered = [(move, 1) for move in game.moves(state)]
            assert slow.options() == offered, game.write(state)
            move = game.name_action(state, players.event(state) if careless else any_event(state, rng))
            state.apply(game.parse(state, move))
            slow = slow.after(move)
        assert list(slow.totals().values()) == state.points()
        if state.to_act == OVER:
            assert sorted(slow.winners()) == [chr(ord("A") + seat) for seat in state.winners()]
