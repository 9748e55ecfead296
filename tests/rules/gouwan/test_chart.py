"""The record chart (GS-68), for plays with the dice given."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandlot.games.gouwan.chart import BatterLine, Chart, keep_chart, write_chart
from sandlot.games.gouwan.game import GouwanGame
from tests.rules.gouwan.diamond2 import ORDER, Diamond, diamond, new_diamond

pytestmark = pytest.mark.clause("GS-68")


def chart(table: Diamond) -> Chart:
    return keep_chart(table.tape.notes)


def line_of(table: Diamond, play: Callable[[Diamond], None]) -> tuple[int, int, int, int, int, int]:
    """At bats, hits, home runs, walks, strikeouts and runs in of the one turn at bat that was played."""
    play(table)
    (line,) = chart(table).batters.values()
    assert line.turns == 1
    return line.at_bats, line.hits, line.home_runs, line.walks, line.strikeouts, line.runs_in


@pytest.mark.parametrize("total", [4, 5, 6, 8, 10])
def test_totals_that_are_hits(total: int) -> None:
    assert line_of(diamond(), lambda table: table.hit(total)) == (1, 1, 0, 0, 0, 0)


@pytest.mark.parametrize("total", [11, 12])
def test_home_runs_are_hits(total: int) -> None:
    assert line_of(diamond(runners="1 3"), lambda table: table.hit(total)) == (1, 1, 1, 0, 0, 3)


@pytest.mark.parametrize("total", [1, 2, 3, 7])
def test_outs_are_times_at_bat(total: int) -> None:
    assert line_of(diamond(runners="1"), lambda table: table.hit(total)) == (1, 0, 0, 0, 0, 0)


def test_a_tag_up_that_brings_in_a_run_is_no_time_at_bat() -> None:
    assert line_of(diamond(runners="3"), lambda table: table.hit(9)) == (0, 0, 0, 0, 0, 1)
    assert line_of(diamond(runners="1"), lambda table: table.hit(9)) == (1, 0, 0, 0, 0, 0)
    assert line_of(diamond(runners="3", outs=2), lambda table: table.hit(9)) == (1, 0, 0, 0, 0, 0)


@pytest.mark.parametrize("roll", [3, 4, 5])
def test_a_bunt_out_that_moves_a_runner_is_no_time_at_bat(roll: int) -> None:
    assert line_of(diamond(runners="1"), lambda table: table.bunt(roll)) == (0, 0, 0, 0, 0, 0)
    assert line_of(diamond(runners="3"), lambda table: table.bunt(roll)) == (0, 0, 0, 0, 0, 1)
    assert line_of(diamond(), lambda table: table.bunt(roll)) == (1, 0, 0, 0, 0, 0)
    assert line_of(diamond(runners="1", outs=2), lambda table: table.bunt(roll)) == (1, 0, 0, 0, 0, 0)


def test_bunts_that_are_hits() -> None:
    assert line_of(diamond(runners="2"), lambda table: table.bunt(6)) == (1, 1, 0, 0, 0, 0)
    assert line_of(diamond(), lambda table: table.bunt(2)) == (1, 1, 0, 0, 0, 0)
    assert line_of(diamond(runners="2"), lambda table: table.bunt(2)) == (1, 0, 0, 0, 0, 0)


def test_walks_and_hit_batters_are_no_time_at_bat() -> None:
    assert line_of(diamond(balls=3), lambda table: table.throw("b4", "wait")) == (0, 0, 0, 1, 0, 0)
    assert line_of(diamond(runners="1 2 3"), lambda table: table.throw("a4", "wait")) == (0, 0, 0, 1, 0, 1)


def test_a_passed_third_strike_is_a_strikeout() -> None:
    assert line_of(diamond(strikes=2, runners="3"), lambda table: table.throw("g4", "swing a1")) == (1, 0, 0, 0, 1, 1)
    assert line_of(diamond(), lambda table: table.strike_out()) == (1, 0, 0, 0, 1, 0)


def test_a_run_on_a_wild_pitch_is_not_brought_in_by_the_batter() -> None:
    table = diamond(runners="3")
    table.throw("g4", "wait")
    table.hit(3)
    found = chart(table)
    assert found.runs[0] == {1: 1}
    assert [line.runs_in for line in found.batters.values()] == [0]


def test_the_chart_of_a_whole_game() -> None:
    table = new_diamond(innings=1, first=1)
    table.play("ready", "ready")
    table.hit(12)
    table.retire()
    table.hit(4)
    table.retire()
    found = chart(table)
    assert (found.runs, found.hits(0), found.hits(1)) == ([{1: 1}, {1: 0}], 1, 1)
    assert found.batters[0] == BatterLine(turns=1, at_bats=1, hits=1, home_runs=1, runs_in=1)
    assert isinstance(table.game, GouwanGame)
    text = write_chart(found, table.game.cards)
    assert text.splitlines()[:3] == ["        1     R   H", "A       1     1   1", "B       0     0   1"]
    assert f"A {ORDER['A'][0]} " in text
    assert "1.000" in text
