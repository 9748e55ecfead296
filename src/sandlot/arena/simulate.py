"""Many games between computer players, on all cores, with honest error bars."""

from __future__ import annotations

import math
import os
import signal
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from sandlot.core.errors import BadPlayer, SandlotError
from sandlot.core.game import Game, OptionValue
from sandlot.core.player import Player, ask_player
from sandlot.core.registry import game_class
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, OVER
from sandlot.players.registry import make_player

Z95 = 1.959964
CHUNKS_PER_JOB = 8


@dataclass(frozen=True)
class Plan:
    """What to simulate. Players rotate over the seats, and each rotation plays with the same dice and cards."""

    game: str
    players: Sequence[str]
    games: int
    seed: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    pack: str | None = None

    def load(self) -> Game:
        cls = game_class(self.game)
        return cls(cls.pack_from(self.pack) if self.pack else None, self.options)


@dataclass
class Tally:
    """A mean with its error."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Tally) -> None:
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else math.nan

    @property
    def error(self) -> float:
        """Half the width of the 95% confidence interval."""
        if self.n < 2:
            return math.inf
        variance = max(0.0, (self.squares - self.total * self.total / self.n) / (self.n - 1))
        return Z95 * math.sqrt(variance / self.n)


@dataclass
class Results:
    """What came out, player by player in the order of the plan."""

    wins: list[Tally]
    points: list[Tally]
    games: int = 0
    events: int = 0

    @classmethod
    def empty(cls, players: int) -> Results:
        return cls([Tally() for _ in range(players)], [Tally() for _ in range(players)])

    def add_deal(self, deal: Results) -> None:
        """All rotations of a deal share their dice, so together they are one observation."""
        for mine, theirs in zip(self.wins + self.points, deal.wins + deal.points, strict=True):
            mine.add(theirs.mean)
        self.games += deal.games
        self.events += deal.events

    def merge(self, other: Results) -> None:
        for mine, theirs in zip(self.wins + self.points, other.wins + other.points, strict=True):
            mine.merge(theirs)
        self.games += other.games
        self.events += other.events


def play_games(plan: Plan, first: int, games: int) -> Results:
    """Games `first` to `first + games - 1` of the plan, here and now."""
    game = plan.load()
    seats = len(plan.players)
    results = Results.empty(seats)
    deal = Results.empty(seats)
    for number in range(first, first + games):
        turn = number % seats
        rng = Rng((plan.seed * 1_000_003 + number // seats) & (1 << 62) - 1)
        order = [(seat + turn) % seats for seat in range(seats)]  # seat -> player of the plan
        players = [make_player(plan.players[who], game, Rng(rng.next())) for who in range(seats)]
        _play_one(game, players, order, Rng(rng.next()), deal)
        if turn == seats - 1 or number == first + games - 1:
            results.add_deal(deal)
            deal = Results.empty(seats)
    return results


def _play_one(game: Game, players: Sequence[Player], order: Sequence[int], dice: Rng, results: Results) -> None:
    state = game.start(len(order))
    blind = Rng(dice.next())
    while (actor := state.to_act) != OVER:
        if actor == CHANCE:
            action = state.outcome(dice.below(state.tickets()))
        else:
            action = ask_player(players[order[actor]], game, state, blind)
        state.advance(action)
        results.events += 1
    for seat, (share, points) in enumerate(zip(state.returns(), state.points(), strict=True)):
        results.wins[order[seat]].add(share)
        results.points[order[seat]].add(points)
    results.games += 1


def simulate(plan: Plan, jobs: int | None = None, progress: Callable[[int], None] | None = None) -> Results:
    """Play the whole plan; `progress` hears how many games are done. Ctrl-C gives what is known so far."""
    check(plan, jobs)
    results = Results.empty(len(plan.players))
    jobs = jobs or os.cpu_count() or 1
    seats = len(plan.players)
    size = seats * max(1, min(100, -(-plan.games // (seats * jobs * CHUNKS_PER_JOB))))  # whole deals
    chunks = [(first, min(size, plan.games - first)) for first in range(0, plan.games, size)]
    try:
        if jobs == 1:
            for first, games in chunks:
                results.merge(play_games(plan, first, games))
                if progress:
                    progress(results.games)
        else:
            _in_parallel(plan, chunks, jobs, results, progress)
    except KeyboardInterrupt:
        if not results.games:
            raise
    return results


def check(plan: Plan, jobs: int | None = None) -> None:
    """Complain here, with a good message, and not in a worker."""
    if jobs is not None and jobs < 1:
        raise SandlotError(f"{jobs} jobs: expected at least 1.")
    if plan.games < 1:
        raise SandlotError(f"{plan.games} games: expected at least 1.")
    game = plan.load()
    game.check_seats(len(plan.players))
    for name in plan.players:
        make_player(name, game, Rng(1))


def _in_parallel(
    plan: Plan, chunks: list[tuple[int, int]], jobs: int, results: Results, progress: Callable[[int], None] | None
) -> None:
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        waiting: set[Future[Results]] = {pool.submit(play_games, plan, first, games) for first, games in chunks}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for chunk in done:
                try:
                    results.merge(chunk.result())
                except BrokenProcessPool:
                    raise BadPlayer(
                        "a player ended the process it played in. Play with --jobs 1 to see where."
                    ) from None
            if progress:
                progress(results.games)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
