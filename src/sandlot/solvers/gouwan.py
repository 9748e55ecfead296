"""Gouwan Strike's duel solved.

The batting side sees the speed of the pitch and where it starts, not the pitch. So for each speed and start the duel is a
small matrix game of its own (the pitches of that speed against Wait, Bunt and every Swing), and the pitching side, which
picks speed and start freely, picks the cheapest of them, or the Walk card. What a result is worth depends on what follows: a half
inning is a stochastic game over outs, bases and count, solved from its end to its beginning.

Nothing here knows the rules: results and bases are asked of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from sandlot.games.gouwan import contents as c
from sandlot.games.gouwan.game import GouwanGame
from sandlot.games.gouwan.rules_result import RollBunt, batter_out, look_up, passed_third_strike, walk
from sandlot.games.gouwan.state import DIE, Gouwan
from sandlot.solvers.matrix import Floats, solve

OUTS, BASES, STRIKES, BALLS = 3, 8, 3, 4
ACTIONS = int(c.SWING + c.BAT_PLACES - c.WAIT)  # Wait, Bunt, and Swing in every place
SPACES = int(c.SPACES)
WAIT, BUNT, SWING = 0, 1, 2
EPSILON = 1e-12

Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Step:
    """What a result leads to: outs, bases, and the runs it brings. Three outs: the half is over."""

    outs: int
    bases: int
    runs: int


class Results:
    """For every number of outs and every state of the bases, what each result leads to: asked of the engine."""

    def __init__(self, game: GouwanGame) -> None:
        self.state = ready_state(game)
        every = [(outs, bases) for outs in range(OUTS) for bases in range(BASES)]
        self.total = {at: [self._after(at, _total(n)) for n in range(1, 13)] for at in every}
        self.bunt = {at: [self._after(at, _bunt(n)) for n in range(1, DIE + 1)] for at in every}
        self.walk = {at: self._after(at, walk) for at in every}
        self.out = {at: self._after(at, batter_out) for at in every}
        self.passed = {at: self._after(at, passed_third_strike) for at in every}
        self.wild = {at: self._after(at, _advance) for at in every}

    def _after(self, at: tuple[int, int], happens: Callable[[Gouwan], None]) -> Step:
        s = self.state.copy()
        s.outs, s.bases = at
        s.score[s.batting()] = 0
        s.forget_steps()
        happens(s)
        return Step(int(s.outs), int(s.bases) if s.outs < OUTS else 0, int(s.score[s.batting()]))


def _total(total: int) -> Callable[[Gouwan], None]:
    return lambda s: look_up(s, s.batting(), total)


def _bunt(number: int) -> Callable[[Gouwan], None]:
    return lambda s: RollBunt().apply(s, s.batting(), 0, 0, number)


def _advance(s: Gouwan) -> None:
    s.advance_all(1)


def ready_state(game: GouwanGame) -> Gouwan:
    """Both teams in the order of the pack; A bats."""
    state = game.start(2)
    state.apply(c.READY)
    state.apply(c.READY)
    s = state.copy()
    assert isinstance(s, Gouwan)
    s.first = 0
    s.half = 0
    return s


class Duel:
    """One pitcher against one batter: where every pitch can go, and what every swing meets."""

    def __init__(self, game: GouwanGame, pitcher: str, batter: str) -> None:
        self.game = game
        s = ready_state(game)
        seat, card = find_card(game.cards.pitchers, pitcher)
        s.first = 1 - seat  # the other side bats
        s.staff[c.ROLES * seat] = card
        s.in_use[seat] = 0
        batting, batter_card = find_card(game.cards.batters, batter)
        if batting == seat:
            raise ValueError(f"{pitcher} and {batter} are on the same side")
        s.order[c.ORDER * batting] = batter_card
        s.up[batting] = 0
        self.pitches = [int(s.pitch_on_card(which)) for which in range(c.PITCHES)]
        self.fast = np.array([int(s.box.fast[pitch]) for pitch in self.pitches])
        # landings[pitch, start, number of the die - 1] -> space
        self.landings: Integers = np.array(
            [
                [[int(s.landing(pitch, start, n)) for n in range(1, DIE + 1)] for start in range(SPACES)]
                for pitch in self.pitches
            ]
        )
        self.next_to_batter = np.array([space % c.SIDE == s.column_next_to_batter() for space in range(SPACES)])
        self.zone = np.array([int(zone) for zone in s.box.zone])
        self.contact = self._contact(s)
        # The batting side's answers of the duel solved last, by speed and start: good guesses for the next one.
        self.guess = np.zeros((2, SPACES, ACTIONS))
        self.guess[:, :, WAIT] = 1.0

    def _contact(self, s: Gouwan) -> Integers:
        """contact[speed, place, space] -> value + plus value where the bat meets the ball, or -99."""
        found = np.full((2, int(c.BAT_PLACES), SPACES), -99)
        for speed in range(2):
            s.pitch = self.pitches[int(np.argmax(self.fast == speed))]
            for place in range(c.BAT_PLACES):
                for space in range(SPACES):
                    area = s.area_hit(place, space)
                    if area != c.NONE:
                        found[speed, place, space] = s.batter_value(area) + s.box.plus[space]
        return found

    def groups(self) -> list[tuple[int, Integers]]:
        """For each speed that the pitcher has: the places on his card."""
        return [(speed, np.flatnonzero(self.fast == speed)) for speed in (0, 1) if (self.fast == speed).any()]


def find_card(names: list[list[str]], name: str) -> tuple[int, int]:
    for seat, cards in enumerate(names):
        if name in cards:
            return seat, cards.index(name)
    raise ValueError(f"there is no card {name!r}")


@dataclass
class Mix:
    """How a duel is played best: the value, the pitching side's pick and mix, the batting side's mixes."""

    value: float
    walk: bool
    start: int = -1
    speed: int = -1
    pitches: dict[int, float] = field(default_factory=dict)  # place on the card -> likelihood
    batting: Floats | None = None  # the answer to that speed and start
    answers: dict[tuple[int, int], Floats] = field(default_factory=dict)  # speed, start -> a good enough answer


@dataclass(frozen=True)
class Worth:
    """What can follow a pitch, in runs still to come: for one number of outs, one state of the bases, one count."""

    strike: float
    ball: float
    walk: float
    wild_strike: float  # a missed swing in the wild pitch zone
    wild_ball: float
    bunt: float
    bunt_missed: float
    total: Floats  # of totals 1 to 12


def payoffs(duel: Duel, worth: Worth) -> Floats:
    """payoff[speed, action, space]: what the batting side can expect when the ball ends there."""
    wild, strike = duel.zone == c.WILD_ZONE, duel.zone == c.STRIKE_ZONE
    found = np.empty((2, ACTIONS, SPACES))
    found[:, WAIT] = np.where(
        strike, worth.strike, np.where(wild, np.where(duel.next_to_batter, worth.walk, worth.wild_ball), worth.ball)
    )
    found[:, BUNT] = np.where(strike, worth.bunt, worth.bunt_missed)
    missed = np.where(wild, worth.wild_strike, worth.strike)
    by_contact = _by_contact(worth.total)
    met = duel.contact > -99
    found[:, SWING:] = np.where(met, by_contact[np.clip(duel.contact, -20, 20) + 20], missed)
    return found


def _by_contact(total: Floats) -> Floats:
    """For value + plus value from -20 to 20: the mean over the die, totals cut off at 1 and 12."""
    sums = np.clip(np.arange(-20, 21)[:, None] + np.arange(1, DIE + 1)[None, :], 1, 12)
    return np.asarray(total[sums - 1].mean(axis=1))


def solve_duel(duel: Duel, worth: Worth, want_answers: bool = False) -> Mix:
    """The cheapest speed and start for the pitching side. Starts that cannot be cheaper are not solved."""
    by_space = payoffs(duel, worth)
    games: list[tuple[float, int, int, Floats]] = []
    for speed, places in duel.groups():
        # matrix[start, pitch, action]
        landed = by_space[speed][:, duel.landings[places]].mean(axis=-1)  # action, pitch, start
        matrices = landed.transpose(2, 1, 0)
        # The batting side gets at least this: without mixing, or with the mix that was best in the last duel.
        bounds = np.maximum(
            matrices.min(axis=1).max(axis=1), np.einsum("spa,sa->sp", matrices, duel.guess[speed]).min(axis=1)
        )
        games += [(float(bounds[start]), speed, start, matrices[start]) for start in range(SPACES)]
    games.sort(key=lambda game: game[0])
    best = Mix(worth.walk, walk=True)
    for bound, speed, start, matrix in games:
        if bound >= best.value - EPSILON:
            if not want_answers:
                break
            best.answers[speed, start] = _good_answer(matrix, duel.guess[speed, start])
            continue
        found = solve(matrix)
        duel.guess[speed, start] = found.columns
        if want_answers:
            best.answers[speed, start] = found.columns
        if found.value < best.value - EPSILON:
            places = np.flatnonzero(duel.fast == speed)
            mix = {int(places[i]): float(p) for i, p in enumerate(found.rows) if p > 1e-9}
            best = Mix(found.value, False, start, speed, mix, found.columns, best.answers)
    return best


def _good_answer(matrix: Floats, guess: Floats) -> Floats:
    """Whichever guarantees more: the guess, or the best choice without mixing."""
    if (matrix @ guess).min() >= matrix.min(axis=0).max():
        return guess.copy()
    answer = np.zeros(matrix.shape[1])
    answer[int(matrix.min(axis=0).argmax())] = 1.0
    return answer


# What a duel is worth, for a batter, outs, bases, strikes and balls.
Key = tuple[int, int, int, int, int]
Rate = Callable[[Key, Worth], float]
Tell = Callable[[int, int, float], None]


class HalfInning:
    """A pitcher against a batting order: the runs to be expected under best play, from every situation."""

    def __init__(self, game: GouwanGame, pitcher: str, batters: Sequence[str]) -> None:
        self.results = Results(game)
        self.duels = [Duel(game, pitcher, batter) for batter in batters]
        # value[batter, outs, bases] before the first pitch; the third out is worth nothing.
        self.value = np.zeros((len(batters), OUTS + 1, BASES))
        # counted[batter, outs, bases, strikes, balls]
        self.counted = np.zeros((len(batters), OUTS, BASES, STRIKES, BALLS))
        self.mixes: dict[Key, Mix] = {}

    def solve(self, tolerance: float = 1e-4, tell: Tell | None = None) -> int:
        """Best play on both sides, and once more with the batting side's answers to every pitch; how many rounds."""
        rounds = self._until_steady(self._solve_one, tolerance, tell)
        for key in self.mixes:
            self.mixes[key] = solve_duel(self.duels[key[0]], self._worth(key), want_answers=True)
        return rounds

    def _solve_one(self, key: Key, worth: Worth) -> float:
        self.mixes[key] = solve_duel(self.duels[key[0]], worth)
        return self.mixes[key].value

    def exploitability(self, tolerance: float = 1e-6) -> float:
        """What both sides together could gain by answering the solution: nothing, if it were exact. In runs a half inning."""
        return self.best_answer_of_batters(tolerance) - self.best_answer_of_pitcher(tolerance)

    def best_answer_of_batters(self, tolerance: float = 1e-6) -> float:
        """The runs of a half inning when the pitching side plays the solution and the batting side whatever is best."""

        def rate(key: Key, worth: Worth) -> float:
            duel, mix = self.duels[key[0]], self.mixes[key]
            if mix.walk:
                return worth.walk
            by_space = payoffs(duel, worth)[mix.speed]
            return float(
                sum(
                    p * by_space[:, duel.landings[place, mix.start]].mean(axis=-1) for place, p in mix.pitches.items()
                ).max()
            )

        return self._answered(rate, tolerance)

    def best_answer_of_pitcher(self, tolerance: float = 1e-6) -> float:
        """The same when the batting side plays the solution and the pitching side whatever is best."""

        def rate(key: Key, worth: Worth) -> float:
            duel, mix = self.duels[key[0]], self.mixes[key]
            by_space = payoffs(duel, worth)
            found = worth.walk
            for speed, places in duel.groups():
                answers = np.array([mix.answers[speed, start] for start in range(SPACES)])
                landed = by_space[speed][:, duel.landings[places]].mean(axis=-1)  # action, pitch, start
                found = min(found, float(np.einsum("aps,sa->ps", landed, answers).min()))
            return found

        return self._answered(rate, tolerance)

    def _answered(self, rate: Rate, tolerance: float) -> float:
        """The value of the first batter with nobody on and nobody out when duels are worth what `rate` says."""
        solved = self.value.copy(), self.counted.copy()
        try:
            self._until_steady(rate, tolerance)
            return float(self.value[0, 0, 0])
        finally:
            self.value, self.counted = solved

    # -- from the end to the beginning ---------------------------------------------------------------

    def _until_steady(self, rate: Rate, tolerance: float, tell: Tell | None = None) -> int:
        """From two outs to none, again and again around the order until nothing changes any more."""
        rounds = 0
        for outs in reversed(range(OUTS)):
            change = 1.0
            while change > tolerance:
                before = self.value[:, outs].copy()
                for batter in reversed(range(len(self.duels))):
                    self._one_batter(batter, outs, rate)
                change = float(np.abs(self.value[:, outs] - before).max())
                rounds += 1
                if tell:
                    tell(outs, rounds, change)
        return rounds

    def _one_batter(self, batter: int, outs: int, rate: Rate) -> None:
        """Every count, the latest first: each pitch adds a strike or a ball or ends the turn at bat."""
        for strikes, balls in sorted(_counts(), key=sum, reverse=True):
            for bases in range(BASES):
                key = batter, outs, bases, strikes, balls
                self.counted[key] = rate(key, self._worth(key))
        self.value[batter, outs] = self.counted[batter, outs, :, 0, 0]

    def _worth(self, key: Key) -> Worth:
        batter, outs, bases, strikes, balls = key
        at = outs, bases
        results = self.results
        after = (batter + 1) % len(self.duels)

        def then(step: Step) -> float:
            return step.runs + float(self.value[after, step.outs, step.bases])

        def counted(step: Step, more_strikes: int, more_balls: int) -> float:
            return step.runs + float(self.counted[batter, outs, step.bases, strikes + more_strikes, balls + more_balls])

        here = Step(outs, bases, 0)
        wild = results.wild[at]
        last_strike, last_ball = strikes == STRIKES - 1, balls == BALLS - 1
        strike = then(results.out[at]) if last_strike else counted(here, 1, 0)
        return Worth(
            strike=strike,
            ball=then(results.walk[at]) if last_ball else counted(here, 0, 1),
            walk=then(results.walk[at]),
            wild_strike=then(results.passed[at]) if last_strike else counted(wild, 1, 0),
            wild_ball=wild.runs + then(results.walk[outs, wild.bases]) if last_ball else counted(wild, 0, 1),
            bunt=float(np.mean([then(step) for step in results.bunt[at]])),
            bunt_missed=strike,
            total=np.array([then(step) for step in results.total[at]]),
        )


def _counts() -> list[tuple[int, int]]:
    return [(strikes, balls) for strikes in range(STRIKES) for balls in range(BALLS)]
