"""Our side of the measurements: reads `own_loop:gridlock 0.4`, answers with a rate. Also run with the plain engine."""

from __future__ import annotations

import random
import sys
import time

import sandlot
from sandlot.core.game import Game
from sandlot.core.playout import copies, playout

OPTIONS = {"gridlock": {"rounds": 1}}


def load(name: str) -> Game:
    """`battleball`, or with an option `battleball+passing`."""
    name, *options = name.split("+")
    return sandlot.load(name, None, **OPTIONS.get(name, {}), **dict.fromkeys(options, "yes"))


def own_loop(game: Game, seconds: float) -> float:
    """Events a second of random play in the engine's own loop."""
    rng = sandlot.Rng(7)
    events = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        events += playout(game.start(2), rng)
    return events / spent


def from_python(game: Game, seconds: float) -> float:
    """The same, driven from Python one action at a time, every action checked."""
    pick = random.random
    over, chance = sandlot.OVER, sandlot.CHANCE
    events = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        state = game.start(2)
        while (actor := state.to_act) != over:
            if actor == chance:
                tickets: int = state.tickets()
                action = state.outcome(int(pick() * tickets))
            else:
                actions = state.legal_actions()
                action = actions[int(pick() * len(actions))]
            state.apply(action)
            events += 1
    return events / spent


def copies_per_second(game: Game, seconds: float) -> float:
    """Copies of a state in the middle of a game."""
    state = game.start(2)
    rng = random.Random(3)
    for _ in range(60):
        state.apply(rng.choice(state.legal_actions()))
    number = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        copies(state, 1000)
        number += 1000
    return number / spent


MEASURES = {"own_loop": own_loop, "from_python": from_python, "copies": copies_per_second}


def main() -> None:
    games: dict[str, Game] = {}
    for line in sys.stdin:
        what, seconds = line.split()
        measure, _, name = what.partition(":")
        if name not in games:
            games[name] = load(name)
        print(MEASURES[measure](games[name], float(seconds)), flush=True)


if __name__ == "__main__":
    main()
