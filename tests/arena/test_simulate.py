"""Simulation: fair to all seats, the same on any number of processes, with honest error bars."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from sandlot.arena.simulate import Plan, Results, Tally, play_games, simulate
from sandlot.core import registry
from sandlot.core.game import Game
from sandlot.core.player import Player
from sandlot.core.state import State
from sandlot.errors import BadOption, BadPack, BadPlayer, BadSeats, SandlotError, UnknownGame
from sandlot.games.gridlock.game import GridLockGame
from tests.core.samples import PACK, write

ONE_ROUND = {"rounds": 1}


def plan(*players: str, games: int = 4, **rest: Any) -> Plan:
    return Plan("gridlock", players or ("random", "thumb"), games, **{"options": ONE_ROUND, **rest})


# -- players who watch the seats -------------------------------------------------------------------------


class Ann(Player):
    """Takes what comes first, and notes where she sits and what lies before her."""

    name = "ann"
    diary: ClassVar[list[tuple[str, int, tuple[object, ...]]]] = []

    def choose(self, game: Game, state: State, seat: int) -> int:
        self.diary.append((self.name, seat, state.key()))
        return state.legal_actions()[0]


class Ben(Ann):
    name = "ben"


class Cat(Ann):
    name = "cat"


class WithWatchers(GridLockGame):
    players: ClassVar = {"ann": Ann, "ben": Ben, "cat": Cat}


@pytest.fixture
def watchers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, int, tuple[object, ...]]]]:
    monkeypatch.setitem(registry._registered, "gridlock", WithWatchers)
    Ann.diary.clear()
    yield Ann.diary
    Ann.diary.clear()


def test_players_rotate_over_the_seats_with_the_same_dice_and_cards(
    watchers: list[tuple[str, int, tuple[object, ...]]],
) -> None:
    games = []
    for number in range(6):
        watchers.clear()
        play_games(plan("ann", "ben", "cat", games=6), number, 1)
        games.append([*watchers])
    at_the_table = [[{seat: name for name, seat, _ in game}[seat] for seat in range(3)] for game in games]
    assert at_the_table == [["ann", "ben", "cat"], ["ben", "cat", "ann"], ["cat", "ann", "ben"]] * 2
    # All three play alike, so equal dice give equal games, whoever sits where.
    states = [[(seat, key) for _, seat, key in game] for game in games]
    assert states[0] == states[1] == states[2]
    assert states[3] == states[4] == states[5]
    assert states[0] != states[3]


def test_equal_players_come_out_exactly_equal(watchers: object) -> None:
    results = simulate(plan("ann", "ben", games=6), jobs=1)
    assert results.points[0].total == results.points[1].total
    assert results.wins[0].total == results.wins[1].total == 1.5, "three deals, each shared"


# -- counting ------------------------------------------------------------------------------------------------


def test_every_game_is_counted_and_every_win_given_away() -> None:
    results = simulate(plan("random", "thumb", "thumb", games=4), jobs=1)
    assert results.games == 4
    assert [tally.n for tally in results.wins + results.points] == [2] * 6, "rotations of a deal are one observation"
    assert sum(tally.total for tally in results.wins) == pytest.approx(2)
    assert results.events > 4 * 50


def test_one_process_and_two_find_the_same() -> None:
    assert simulate(plan(games=6), jobs=1) == simulate(plan(games=6), jobs=2)


def test_a_seed_repeats_the_results_and_another_does_not() -> None:
    fives = [simulate(plan(games=2, seed=5), jobs=1) for _ in range(2)]
    assert fives[0] == fives[1] != simulate(plan(games=2, seed=6), jobs=1)


@pytest.mark.parametrize("seed", [0, -7, 2**70])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert simulate(plan(games=2, seed=seed), jobs=1).games == 2


def test_a_pack_of_your_own_counts(tmp_path: Path) -> None:
    rich = write(tmp_path, "rich.toml", PACK.replace("colour_set = 25", "mixed_run = 500\nmixed_set = 500"))
    assert simulate(plan(pack=str(rich)), jobs=1).points[1].mean > 300


def test_progress_is_told_and_ends_with_all_games() -> None:
    told: list[int] = []
    simulate(plan(games=8), jobs=1, progress=told.append)
    assert told == sorted(told)
    assert len(told) > 1
    assert told[-1] == 8


def test_ctrl_c_gives_what_is_known_so_far() -> None:
    def stop(done: int) -> None:
        if done >= 3:
            raise KeyboardInterrupt

    results = simulate(plan(games=16), jobs=1, progress=stop)
    assert 3 <= results.games < 16
    assert results.wins[0].n == -(-results.games // 2)


def test_ctrl_c_before_the_first_game_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> Results:
        raise KeyboardInterrupt

    monkeypatch.setattr("sandlot.arena.simulate.play_games", stop)
    with pytest.raises(KeyboardInterrupt):
        simulate(plan(), jobs=1)


# -- a mean with its error ------------------------------------------------------------------------------------


def tally(*values: float) -> Tally:
    found = Tally()
    for value in values:
        found.add(value)
    return found


def test_a_tally_worked_out_by_hand() -> None:
    found = tally(1, 2, 3, 4)  # squared distances from 2.5: 2.25 + 0.25 + 0.25 + 2.25 = 5, and 5 / 3 is the variance
    assert found.mean == 2.5
    assert found.error == pytest.approx(1.959964 * math.sqrt(5 / 3 / 4))
    assert found.error == pytest.approx(1.26515, abs=1e-5)


def test_a_tally_of_wins_worked_out_by_hand() -> None:
    found = tally(*[1] * 30, *[0] * 70)  # 100 * 0.3 * 0.7 / 99 is the variance
    assert found.mean == pytest.approx(0.3)
    assert found.error == pytest.approx(0.09027, abs=1e-5)


def test_without_games_there_is_no_mean_and_with_one_no_error() -> None:
    assert math.isnan(tally().mean)
    assert tally().error == math.inf
    assert tally(5).mean == 5
    assert tally(5).error == math.inf


def test_equal_values_have_no_error() -> None:
    assert tally(*[0.1] * 1000).error == pytest.approx(0, abs=1e-7)


def test_tallies_are_merged() -> None:
    merged = tally(1, 2)
    merged.merge(tally(3, 4))
    assert merged == tally(1, 2, 3, 4)


# -- plans that cannot be carried out ---------------------------------------------------------------------------


@pytest.mark.parametrize("games", [0, -5])
def test_there_must_be_a_game(games: int) -> None:
    with pytest.raises(SandlotError, match=f"{games} games: expected at least 1"):
        simulate(plan(games=games))


@pytest.mark.parametrize("jobs", [-1, -100])
def test_there_must_be_a_process(jobs: int) -> None:
    with pytest.raises(SandlotError, match=str(jobs)):
        simulate(plan(), jobs=jobs)


@pytest.mark.parametrize(
    ("bad", "error", "words"),
    [
        (Plan("gridlok", ["random", "random"], 1), UnknownGame, "There is no game 'gridlok'"),
        (plan("random"), BadSeats, "GRID#LOCK cannot be played by 1. Expected 2 to 18 seats"),
        (plan(*["random"] * 19), BadSeats, "GRID#LOCK cannot be played by 19"),
        (plan("random", "thump"), BadPlayer, "There is no player 'thump' for GRID#LOCK. Did you mean 'thumb'?"),
        (plan("random", "you"), BadPlayer, "There is no player 'you'"),
        (plan("random", "none.py:Bot"), BadPlayer, "none.py:Bot: there is no file none.py"),
        (plan(options={"rounds": 0}), BadOption, "rounds=0: how many rounds at most"),
        (plan(options={"name": 1}), BadOption, "GRID#LOCK has no option 'name'"),
        (plan(options={"pack": 1}), BadOption, "GRID#LOCK has no option 'pack'"),
        (plan(pack="none.toml"), BadPack, "none.toml: there is no such file"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bad_plan_is_refused_before_anything_is_played(
    bad: Plan, error: type[SandlotError], words: str, jobs: int
) -> None:
    with pytest.raises(error) as caught:
        simulate(bad, jobs=jobs)
    assert words in str(caught.value)


BOTS = """\
from sandlot.core.player import Player

class Liar(Player):
    name = "liar"

    def choose(self, game, state, seat):
        return 44

class Crasher(Player):
    name = "crasher"

    def choose(self, game, state, seat):
        raise RuntimeError("out of ideas")

class Silent(Player):
    name = "silent"

    def choose(self, game, state, seat):
        pass
"""


@pytest.mark.parametrize(
    ("name", "words"), [("Liar", "44"), ("Crasher", "RuntimeError: out of ideas"), ("Silent", "None")]
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_player_that_misbehaves_is_named(tmp_path: Path, name: str, words: str, jobs: int) -> None:
    file = write(tmp_path, "bots.py", BOTS)
    with pytest.raises(BadPlayer) as caught:
        simulate(plan("random", f"{file}:{name}"), jobs=jobs)
    assert name.lower() in str(caught.value).lower()
    assert words in str(caught.value)
