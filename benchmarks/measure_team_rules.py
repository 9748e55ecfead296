"""Measure BattleBall's team rules: how often does a side win with each of its rules, against each of the other's?

A rule is fair when the other side has an answer that keeps it to 53 in 100 [BB-78]. Two rule-of-thumb coaches play; the
picks are fixed, everything else is theirs. Without any rule both sides win 50 in 100, since the field is the same from both ends.

    python benchmarks/measure_team_rules.py                  10,000 games a pair, a quarter of an hour on two cores
    python benchmarks/measure_team_rules.py --games 1000     a quick look
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product

from sandlot.arena.simulate import Tally
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, OVER, State
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.coach import RuleOfThumb
from sandlot.games.battleball.game import BattleBallGame

LIMIT = 53.0
LEVELS = {"basic game": False, "with passing": True}


def play(game: BattleBallGame, picks: tuple[int, int], seed: int) -> float:
    """One game; what the Iron Wolves get out of it."""
    rng = Rng(seed)
    coaches = [RuleOfThumb(Rng(rng.next())) for _ in range(2)]
    state: State = game.start(2)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.advance(state.outcome(rng.below(state.tickets())))
        elif state.pending()[0][0] == c.PICK_RULE:
            state.advance(c.TEAM_RULE + picks[state.to_act])
        else:
            state.advance(coaches[state.to_act].choose(game, state, int(state.to_act)))
    return state.returns()[0]


def measure(job: tuple[bool, tuple[int, int], int]) -> Tally:
    passing, picks, games = job
    game = BattleBallGame(None, {"passing": passing, "team_rules": True})
    tally = Tally()
    for seed in range(games):
        tally.add(play(game, picks, seed))
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games for each pair of rules")
    games: int = parser.parse_args().games
    wolves, harts = BattleBallGame(None, {"team_rules": True}).team_rules
    pairs = list(product(range(len(wolves)), range(len(harts))))
    fair = True
    with ProcessPoolExecutor() as pool:
        for level, passing in LEVELS.items():
            print(f"{level}: the Iron Wolves win, in 100 games", flush=True)
            print(" " * 18 + "".join(f"{name:>20}" for name in harts))
            tallies = dict(zip(pairs, pool.map(measure, [(passing, pair, games) for pair in pairs]), strict=True))
            for w, name in enumerate(wolves):
                cells = [tallies[w, h] for h in range(len(harts))]
                print(f"{name:<18}" + "".join(f"{100 * t.mean:>13.1f} ±{100 * t.error:4.1f}" for t in cells))
            for w, name in enumerate(wolves):
                fair &= verdict(name, min(100 * tallies[w, h].mean for h in range(len(harts))))
            for h, name in enumerate(harts):
                fair &= verdict(name, min(100 - 100 * tallies[w, h].mean for w in range(len(wolves))))
    return 0 if fair else 1


def verdict(name: str, wins: float) -> bool:
    print(
        f"  {name}: {wins:.1f} against the best answer", "" if wins <= LIMIT else f"- more than {LIMIT:.0f}", flush=True
    )
    return wins <= LIMIT


if __name__ == "__main__":
    sys.exit(main())
