"""Referee's notebook: halves and overtime (BB-59 to BB-61)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import PLAYERS, Pitch, pitch
from tests.rules.battleball.pitch2 import SPARE, carnage, line_up, may_place, players, starts_turn


def scores(seat: str, **more: object) -> Pitch:
    """RB1 of the seat stands on his last row with the ball, and goes in."""
    square, token = {"A": ("h31", "RB1*"), "B": ("h1", "rb1*")}[seat]
    table = pitch({square: token, "c12": "x", **SPARE}, next=f"turn {seat}", **more)  # type: ignore[arg-type]
    table.play("name RB1", "1", "touchdown RB1")
    return table


# BB-59


@pytest.mark.clause("BB-59")
def test_a_touchdown_ends_the_half_and_both_line_up_anew() -> None:
    table = scores("A", serious={"A": "T", "B": "RB3 HT"})
    assert (table.touchdowns, table.half, table.to_act) == ((1, 0), 2, "A")
    assert line_up(table) == set(PLAYERS) - {"T"}
    assert table.to_act == "B"
    assert line_up(table) == set(PLAYERS) - {"RB3", "HT"}
    assert (players(table, "A"), players(table, "B")) == (set(PLAYERS) - {"T"}, set(PLAYERS) - {"RB3", "HT"})
    assert (table.injured("A"), table.injured("B")) == (set(), set())
    assert (table.serious("A"), table.serious("B")) == ({"T"}, {"RB3", "HT"})
    assert (carnage(table), table.ball) == (set(), "h16")


@pytest.mark.clause("BB-59")
def test_the_second_touchdown_of_a_team_ends_the_game() -> None:
    table = scores("A", half=2, touchdowns=(1, 0), lost="B")
    assert (table.to_act, table.winners, table.touchdowns) == ("over", {"A"}, (2, 0))
    table = scores("B", half=2, touchdowns=(0, 1), lost="A")
    assert (table.to_act, table.winners, table.touchdowns) == ("over", {"B"}, (0, 2))


@pytest.mark.clause("BB-59")
def test_a_second_touchdown_by_clearing_the_field_ends_the_game_too() -> None:
    table = pitch({"e8": "RB1", "e10": "rb2"}, half=2, touchdowns=(1, 0), lost="B")
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "4", "9")
    assert (table.to_act, table.winners) == ("over", {"A"})


# BB-60


@pytest.mark.clause("BB-60")
def test_the_team_that_lost_the_first_half_goes_first_in_the_second() -> None:
    for winner, loser in (("A", "B"), ("B", "A")):
        table = scores(winner)
        line_up(table)
        line_up(table)
        assert starts_turn(table, loser)


@pytest.mark.clause("BB-60")
def test_also_when_it_lost_in_its_own_turn() -> None:
    # A's last player tackles and is beaten: B scores in A's turn, and A goes first.
    table = pitch({"e8": "RB1", "e10": "rb2", "p31": "l2"})
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "9", "4")
    assert table.touchdowns == (0, 1)
    line_up(table)
    line_up(table)
    assert starts_turn(table, "A")


# BB-61


@pytest.mark.clause("BB-61")
@pytest.mark.parametrize(("scorer", "before", "lost"), [("B", (1, 0), "B"), ("A", (0, 1), "A")])
def test_one_all_after_two_halves_is_an_overtime_with_a_new_toss(
    scorer: str, before: tuple[int, int], lost: str
) -> None:
    for dice, first in (
        (("5", "9"), "B"),
        (("9", "5"), "A"),
        (("7", "7", "2", "3"), "B"),
        (("1", "1", "20", "3"), "A"),
    ):
        table = scores(scorer, half=2, touchdowns=before, lost=lost, serious={"A": "T", "B": "RB3 HT"})
        assert (table.touchdowns, table.half, table.to_act) == ((1, 1), 3, "A")
        assert line_up(table) == set(PLAYERS) - {"T"}
        assert line_up(table) == set(PLAYERS) - {"RB3", "HT"}
        assert table.to_act == "chance"
        assert table.weights == {str(number): 1 for number in range(1, 21)}
        table.play(*dice)
        assert starts_turn(table, first)


@pytest.mark.clause("BB-61")
def test_the_touchdown_of_the_overtime_wins() -> None:
    table = scores("B", half=3, touchdowns=(1, 1), lost="A")
    assert (table.to_act, table.winners, table.touchdowns) == ("over", {"B"}, (1, 2))


@pytest.mark.clause("BB-61")
def test_no_toss_before_the_second_half() -> None:
    table = scores("A")
    line_up(table)
    line_up(table)
    assert table.to_act != "chance"


@pytest.mark.clause("BB-59")
def test_nothing_of_the_old_half_is_left_for_the_new_line_up() -> None:
    table = scores("A")
    assert may_place(table) == set(PLAYERS)
    assert carnage(table) == set()
    assert (players(table, "A"), players(table, "B")) == (set(), set())


@pytest.mark.clause("BB-60")
def test_the_position_remembers_who_lost_the_first_half() -> None:
    assert "lost B" in scores("A").position.splitlines()[1]
    assert "lost A" in scores("B").position.splitlines()[1]


@pytest.mark.clause("BB-59")
def test_nobody_has_had_the_ball_in_a_new_half() -> None:
    assert "had" not in scores("A").position.splitlines()[1]
