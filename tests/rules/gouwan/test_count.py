"""Referee's notebook: strikes, balls, and what ends a turn at bat (GS-47, GS-48, GS-69)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond2 import diamond

# How a strike comes about: where the ball is, and what the batting side does.
STRIKES = [("d4", "wait"), ("d4", "swing a7"), ("b2", "swing a7"), ("b2", "bunt"), ("g4", "bunt")]


@pytest.mark.clause("GS-47")
@pytest.mark.parametrize(("space", "bat"), STRIKES)
def test_the_third_strike_is_an_out(space: str, bat: str) -> None:
    table = diamond(strikes=2, balls=1, runners="1")
    table.throw(space, bat)
    assert (table.outs, table.count, table.batter, table.runners) == (1, (0, 0), "berry", "1")


@pytest.mark.clause("GS-47")
@pytest.mark.parametrize(("space", "bat"), STRIKES)
@pytest.mark.parametrize("strikes", [0, 1])
def test_the_first_two_strikes_are_none(strikes: int, space: str, bat: str) -> None:
    table = diamond(strikes=strikes, balls=1)
    table.throw(space, bat)
    assert (table.outs, table.count, table.batter) == (0, (strikes + 1, 1), "apple")


@pytest.mark.clause("GS-47")
def test_strikes_are_counted_from_the_start_of_the_turn_at_bat() -> None:
    table = diamond()
    seen = []
    for space, bat in (("d4", "wait"), ("b2", "swing d4"), ("b2", "wait"), ("f6", "bunt"), ("d4", "wait")):
        table.throw(space, bat)
        seen.append((table.count, table.outs, table.batter))
    assert seen == [
        ((1, 0), 0, "apple"),
        ((2, 0), 0, "apple"),
        ((2, 1), 0, "apple"),
        ((0, 0), 1, "berry"),
        ((1, 0), 1, "berry"),
    ]


@pytest.mark.clause("GS-47")
def test_the_wild_pitch_of_a_missed_swing_counts_towards_the_three() -> None:
    table = diamond(strikes=1)
    table.throw("g4", "swing a4")
    table.throw("d4", "wait")
    assert (table.outs, table.batter) == (1, "berry")


@pytest.mark.clause("GS-48")
def test_the_fourth_ball_is_a_walk() -> None:
    table = diamond()
    seen = []
    for space in ("b2", "f4", "g4", "d6", "b2"):
        table.throw(space, "wait")
        seen.append((table.count, table.runners, table.batter, table.outs))
    assert seen == [
        ((0, 1), "", "apple", 0),
        ((0, 2), "", "apple", 0),
        ((0, 3), "", "apple", 0),
        ((0, 0), "1", "berry", 0),
        ((0, 1), "1", "berry", 0),
    ]


@pytest.mark.clause("GS-48")
@pytest.mark.parametrize("strikes", [0, 1, 2])
@pytest.mark.parametrize("balls", [0, 1, 2])
def test_the_first_three_balls_are_none(balls: int, strikes: int) -> None:
    table = diamond(strikes=strikes, balls=balls)
    table.throw("b2", "wait")
    assert (table.count, table.runners, table.batter) == ((strikes, balls + 1), "", "apple")


@pytest.mark.clause("GS-47", "GS-48")
def test_a_full_count_goes_either_way() -> None:
    table = diamond(strikes=2, balls=3)
    table.throw("b2", "wait")
    assert (table.outs, table.runners, table.batter) == (0, "1", "berry")
    table = diamond(strikes=2, balls=3)
    table.throw("c3", "wait")
    assert (table.outs, table.runners, table.batter) == (1, "", "berry")


# -- the turn at bat is over -----------------------------------------------------------------------------


@pytest.mark.clause("GS-69")
@pytest.mark.parametrize(
    ("space", "bat"), [("b2", "wait"), ("g4", "wait"), ("a4", "wait"), ("g4", "swing a4"), ("a4", "swing b4")]
)
def test_the_count_starts_again_for_the_next_batter(space: str, bat: str) -> None:
    # A walk, a wild ball four, a batter hit by the pitch, and third strikes that are passed.
    table = diamond(strikes=2, balls=3, up={"A": 4})
    table.throw(space, bat)
    assert (table.count, table.batter, table.runners, table.outs) == ((0, 0), "fig", "1", 0)


@pytest.mark.clause("GS-69")
def test_the_count_starts_again_after_the_walk_card() -> None:
    table = diamond(strikes=2, balls=1, up={"A": 4})
    table.stay()
    table.play("walk")
    assert (table.count, table.batter, table.runners) == ((0, 0), "fig", "1")


@pytest.mark.clause("GS-69")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("runners", ["", "1"])
def test_the_count_starts_again_after_a_bunt_that_is_met(runners: str, roll: int) -> None:
    table = diamond(strikes=2, balls=3, runners=runners, up={"A": 9})
    table.bunt(roll)
    assert (table.count, table.batter, table.inning) == ((0, 0), "apple", "1 top")


@pytest.mark.clause("GS-69")
def test_a_bunt_that_is_missed_does_not_end_the_turn() -> None:
    table = diamond(balls=3)
    table.throw("f6", "bunt")
    assert (table.count, table.batter) == ((1, 3), "apple")
