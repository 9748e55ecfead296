"""Our side of the measurements; also run with the plain engine, by the same protocol as the peer."""

from __future__ import annotations

import random
import sys
import time

import sandlot
from sandlot.core.playout import copies, playout

GAME = "gridlock"
OPTIONS = {"rounds": 1}


def own_loop(seconds: float) -> float:
    """Events a second of random play in the engine's own loop."""
    game = sandlot.load(GAME, None, **OPTIONS)
    rng = sandlot.Rng(7)
    events = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        events += playout(game.start(2), rng)
    return events / spent


def from_python(seconds: float) -> float:
    """The same, driven from Python one action at a time, every action checked."""
    game = sandlot.load(GAME, None, **OPTIONS)
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


def copies_per_second(seconds: float) -> float:
    """Copies of a state in the middle of a game."""
    state = sandlot.load(GAME, None, **OPTIONS).start(2)
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
    for line in sys.stdin:
        name, seconds = line.split()
        print(MEASURES[name](float(seconds)), flush=True)


if __name__ == "__main__":
    main()
