"""The peer: OpenSpiel's games driven from Python, in an environment of its own. Reads a game's name, answers with a rate."""

from __future__ import annotations

import random
import sys
import time

import pyspiel


def events_per_second(game: pyspiel.Game, seconds: float) -> float:
    """Decisions and chance events a second of random play."""
    pick = random.random
    events = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                ticket = pick()
                for action, chance in state.chance_outcomes():  # noqa: B007
                    ticket -= chance
                    if ticket < 0:
                        break
            else:
                actions = state.legal_actions()
                action = actions[int(pick() * len(actions))]
            state.apply_action(action)
            events += 1
    return events / spent


def main() -> None:
    games = {}
    for line in sys.stdin:
        name, seconds = line.split()
        if name not in games:
            games[name] = pyspiel.load_game(name)
        print(events_per_second(games[name], float(seconds)), flush=True)


if __name__ == "__main__":
    main()
