"""Referee's notebook: the batter waits (GS-22 to GS-25)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond import BALL_ZONE, NEXT_TO, STRIKE_ZONE, WILD_ZONE, diamond

LEFT_ARM = {"B": "bob lee* max"}


def test_the_zones_are_whole() -> None:
    assert (len(STRIKE_ZONE), len(BALL_ZONE), len(WILD_ZONE)) == (9, 16, 24)
    assert len({*STRIKE_ZONE, *BALL_ZONE, *WILD_ZONE}) == 49


# GS-22: the strike zone


@pytest.mark.clause("GS-22")
@pytest.mark.parametrize("space", STRIKE_ZONE)
@pytest.mark.parametrize("batter", ["nil", "zip"])
def test_waiting_for_a_ball_in_the_strike_zone_is_a_strike(space: str, batter: str) -> None:
    table = diamond(batter=batter, runners="123", balls=3)
    table.throw(f"still {space}", "wait", "1")
    assert (table.count, table.batter) == ((1, 3), batter)
    assert (table.outs, table.runners, table.score) == (0, "123", (0, 0))
    assert table.to_act == "B"


@pytest.mark.clause("GS-22")
def test_no_place_of_the_bat_is_asked_for_with_wait() -> None:
    table = diamond()
    table.throw("still d4")
    assert [move for move in table.moves if move.startswith("wait")] == ["wait"]


@pytest.mark.clause("GS-22")
def test_it_counts_where_the_ball_ends() -> None:
    table = diamond()
    table.throw("slide b4", "wait", "1")  # from the ball zone to c4
    assert (table.ball, table.count) == ("c4", (1, 0))
    table.throw("slide e4", "wait", "1")  # from the strike zone to f4
    assert (table.ball, table.count) == ("f4", (1, 1))
    table.throw("slide f4", "wait", "1")  # from the ball zone to g4: a wild pitch, since nil stands on the left
    assert (table.ball, table.count) == ("g4", (1, 2))


@pytest.mark.clause("GS-22")
def test_waiting_for_the_third_strike_is_an_out() -> None:
    table = diamond(strikes=2, runners="3")
    table.throw("still c5", "wait", "1")
    assert (table.outs, table.count, table.batter, table.runners) == (1, (0, 0), "six", "3")


# GS-23: the ball zone


@pytest.mark.clause("GS-23")
@pytest.mark.parametrize("space", BALL_ZONE)
@pytest.mark.parametrize("batter", ["nil", "zip"])
def test_waiting_for_a_ball_in_the_ball_zone_is_a_ball(space: str, batter: str) -> None:
    table = diamond(batter=batter, runners="123", strikes=2)
    table.throw(f"still {space}", "wait", "1")
    assert (table.count, table.batter) == ((2, 1), batter)
    assert (table.outs, table.runners, table.score) == (0, "123", (0, 0))
    assert table.to_act == "B"


@pytest.mark.clause("GS-23")
def test_the_fourth_ball_is_a_walk() -> None:
    table = diamond(balls=3, runners="13")
    table.throw("still b2", "wait", "1")
    assert (table.outs, table.count, table.batter, table.runners) == (0, (0, 0), "six", "123")


# GS-24: the wild pitch zone, next to the batter


@pytest.mark.clause("GS-24")
@pytest.mark.parametrize(
    ("batter", "side", "space"),
    [("nil", "left", space) for space in NEXT_TO["left"]] + [("zip", "right", space) for space in NEXT_TO["right"]],
)
def test_a_pitch_next_to_the_batter_hits_him(batter: str, side: str, space: str) -> None:
    table = diamond(batter=batter, runners="3", strikes=1, balls=2)
    table.throw(f"still {space}", "wait", "1")
    # He takes first and the runner on third, who is not forced, stays: a wild pitch would have brought him home.
    assert (table.runners, table.score, table.outs) == ("13", (0, 0), 0)
    assert (table.count, table.batter) == ((0, 0), {"nil": "six", "zip": "hex"}[batter])


@pytest.mark.clause("GS-24")
@pytest.mark.parametrize(
    ("bases", "left", "runs"),
    [
        ("", "1", 0),
        ("1", "12", 0),
        ("2", "12", 0),
        ("3", "13", 0),
        ("12", "123", 0),
        ("13", "123", 0),
        ("23", "123", 0),
        ("123", "123", 1),
    ],
)
@pytest.mark.parametrize("outs", [0, 1, 2])
def test_hit_by_a_pitch_moves_only_runners_who_are_forced(bases: str, left: str, runs: int, outs: int) -> None:
    table = diamond(runners=bases, outs=outs)
    table.throw("still a4", "wait", "1")
    assert (table.runners, table.score, table.outs) == (left, (runs, 0), outs)
    assert table.batter == "six"


@pytest.mark.clause("GS-24")
@pytest.mark.parametrize(("batter", "away"), [("nil", "right"), ("zip", "left")])
def test_the_column_on_the_other_side_hits_nobody(batter: str, away: str) -> None:
    for space in NEXT_TO[away]:
        table = diamond(batter=batter, runners="3")
        table.throw(f"still {space}", "wait", "1")
        assert (table.batter, table.count, table.runners, table.score) == (batter, (0, 1), "", (1, 0))


@pytest.mark.clause("GS-24", "GS-10")
@pytest.mark.parametrize(
    ("batter", "arm", "hit_on", "missed_on"),
    [
        ("cedar", None, "a4", "g4"),  # left against a right arm
        ("cedar", LEFT_ARM, "g4", "a4"),  # right against a left arm
        ("dogwood", None, "g4", "a4"),  # the other way round
        ("dogwood", LEFT_ARM, "a4", "g4"),
    ],
)
def test_the_side_of_the_card_that_is_up_says_where_he_stands(
    batter: str, arm: dict[str, str] | None, hit_on: str, missed_on: str
) -> None:
    table = diamond(batter=batter, pitchers=arm, runners="3")
    table.throw(f"still {hit_on}", "wait", "1")
    assert (table.runners, table.score, table.count) == ("13", (0, 0), (0, 0))
    table = diamond(batter=batter, pitchers=arm, runners="3")
    table.throw(f"still {missed_on}", "wait", "1")
    assert (table.runners, table.score, table.count) == ("", (1, 0), (0, 1))


@pytest.mark.clause("GS-24")
def test_a_ball_that_stops_at_the_edge_next_to_the_batter_hits_him() -> None:
    table = diamond(batter="zip")
    table.throw("slide g2", "wait", "1")  # cannot go further right
    assert (table.ball, table.runners, table.batter) == ("g2", "1", "hex")


# GS-25: elsewhere in the wild pitch zone


@pytest.mark.clause("GS-25")
@pytest.mark.parametrize(("batter", "side"), [("nil", "left"), ("zip", "right")])
def test_elsewhere_in_the_wild_pitch_zone_it_is_a_wild_pitch_and_a_ball(batter: str, side: str) -> None:
    elsewhere = [space for space in WILD_ZONE if space not in NEXT_TO[side]]
    assert len(elsewhere) == 17
    for space in elsewhere:
        table = diamond(batter=batter, runners="13", strikes=2, balls=1)
        table.throw(f"still {space}", "wait", "1")
        assert (table.runners, table.score, table.outs) == ("2", (1, 0), 0), space
        assert (table.count, table.batter) == ((2, 2), batter), space


@pytest.mark.clause("GS-25")
@pytest.mark.parametrize(
    ("bases", "left", "runs"),
    [
        ("", "", 0),
        ("1", "2", 0),
        ("2", "3", 0),
        ("3", "", 1),
        ("12", "23", 0),
        ("13", "2", 1),
        ("23", "3", 1),
        ("123", "23", 1),
    ],
)
@pytest.mark.parametrize("outs", [0, 1, 2])
def test_a_wild_pitch_moves_every_runner_up_one_base(bases: str, left: str, runs: int, outs: int) -> None:
    table = diamond(runners=bases, outs=outs, runs={"A": "4"})
    table.throw("still d7", "wait", "1")
    assert (table.runners, table.score, table.outs) == (left, (4 + runs, 0), outs)
    assert (table.count, table.batter) == ((0, 1), "nil")
    assert table.sees("runs")["A"] == [4 + runs]
