"""Random games in large numbers (R15, R19): none fails, every game ends, nothing is lost, nothing leaks.

    python benchmarks/soak.py                        a million games a title, a million pairs: hours (make soak)
    python benchmarks/soak.py --games 20000 --pairs 20000

Progress is shown; Ctrl-C prints what was found so far.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass

from sandlot.core.game import Game, Way
from sandlot.core.playout import any_event, playout
from sandlot.core.registry import all_games, game_class
from sandlot.core.rng import Rng
from sandlot.core.state import OVER, State

CHUNK = 500
Chunk = Callable[[str, Way, int], "Found"]


@dataclass
class Found:
    """What a chunk of work saw."""

    games: int = 0
    events: int = 0
    longest: int = 0
    pairs: int = 0
    trouble: str = ""

    def add(self, other: Found) -> None:
        self.games += other.games
        self.events += other.events
        self.longest = max(self.longest, other.longest)
        self.pairs += other.pairs
        self.trouble = self.trouble or other.trouble


def games_chunk(name: str, way: Way, seed: int) -> Found:
    """Whole games at full speed; in between the state is saved, loaded, written and read, and its cards are counted."""
    game = game_class(name)(None, way.options)
    found = Found()
    rng = Rng(seed)
    for number in range(CHUNK):
        state = game.start(way.seats)
        inventory = game.inventory(state)
        for _ in range(int(rng.below(120))):
            if state.to_act != OVER:
                state.advance(any_event(state, rng))
        where = f"{name}, {way.name}, seed {seed}, game {number}:\n{game.write(state)}"
        if game.inventory(state) != inventory:
            return Found(trouble=f"cards or pieces lost: {where}")
        if game.load_numbers(game.save_numbers(state)).key() != state.key():
            return Found(trouble=f"saving and loading changes the state: {where}")
        if game.read(game.write(state)).key() != state.key():
            return Found(trouble=f"writing and reading changes the state: {where}")
        events = int(playout(state, rng))
        if game.inventory(state) != inventory:
            return Found(trouble=f"cards or pieces lost later on: {where}")
        found.add(Found(1, events, events))
    return found


def pairs_chunk(name: str, way: Way, seed: int) -> Found:
    """Pairs of states that differ only in what a seat must not know: its view is the same, byte for byte."""
    game = game_class(name)(None, way.options)
    found = Found()
    rng = Rng(seed)
    while found.pairs < CHUNK:
        state = game.start(way.seats)
        while state.to_act != OVER and found.pairs < CHUNK:
            for seat in (None, *range(way.seats)):
                other = game.resample(state, seat, rng)
                if other.key() != state.key():
                    found.pairs += 1
                    if _seen(game, state, seat) != _seen(game, other, seat):
                        return Found(trouble=f"leak to {seat}: {name}, {way.name}, seed {seed}:\n{game.write(state)}")
            state.advance(any_event(state, rng))
    return found


def _seen(game: Game, state: State, seat: int | None) -> str:
    return json.dumps(game.view(state, seat))


def show_progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:70}\r", end="", file=sys.stderr, flush=True)


def run(title: str, work: list[tuple[Chunk, str, Way, int]], total: Found) -> None:
    """All chunks on all cores, with a line of progress."""
    started = time.perf_counter()
    with ProcessPoolExecutor(initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        waiting = [pool.submit(chunk, name, way, seed) for chunk, name, way, seed in work]
        try:
            for done, chunk in enumerate(as_completed(waiting), start=1):
                total.add(chunk.result())
                left = (time.perf_counter() - started) / done * (len(work) - done)
                show_progress(f"{title}: {done} of {len(work)} chunks, {left:.0f} s left")
                if total.trouble:
                    break
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            show_progress("")


def soak(name: str, games: int, pairs: int) -> Found:
    total = Found()
    ways = game_class(name).ways
    chunks = max(len(ways), -(-games // CHUNK))
    try:
        run(f"{name} games", [(games_chunk, name, ways[i % len(ways)], i) for i in range(chunks)], total)
        if game_class(name).has_secrets and not total.trouble:
            chunks = max(len(ways), -(-pairs // CHUNK))
            run(f"{name} pairs", [(pairs_chunk, name, ways[i % len(ways)], i) for i in range(chunks)], total)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000, help="random games a title")
    parser.add_argument("--pairs", type=int, default=1_000_000, help="pairs of states a title")
    parser.add_argument("--game", help="only this title")
    arguments = parser.parse_args()
    failed = False
    for name in [arguments.game] if arguments.game else sorted(all_games()):
        started = time.perf_counter()
        found = soak(name, arguments.games, arguments.pairs)
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
        print(
            f"{name}: {found.games:,} games to the end, {found.events:,} events, longest {found.longest:,}; "
            f"{found.pairs:,} pairs without a leak; {time.perf_counter() - started:.0f} s on {os.cpu_count()} cores, {memory} MiB at most"
        )
        if found.trouble:
            print(found.trouble)
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
