"""Referee's notebook: the restart, and teams without players (BB-62 to BB-65)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import PLAYERS, Pitch, pitch
from tests.rules.battleball.pitch2 import aside, carnage, line_up, may_place, players, starts_turn

# Everybody but the Running Back who is left on the field.
ALL_BUT_RB1 = " ".join(player for player in PLAYERS if player != "RB1")
ALL_BUT_RB2 = " ".join(player for player in PLAYERS if player != "RB2")


def last_two(*dice: str, **more: object) -> Pitch:
    """A's RB1 and B's RB2 are alone on the field; RB1 comes up and tackles with these dice."""
    table = pitch({"e8": "RB1", "e10": "rb2", "c20": "x"}, **more)  # type: ignore[arg-type]
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", *dice)
    return table


# BB-62


@pytest.mark.clause("BB-62")
def test_a_tie_of_the_last_two_restarts_the_half() -> None:
    table = last_two("7", "7", serious={"A": "T", "B": "S1 HT"})
    assert (table.touchdowns, table.half, table.to_act) == ((0, 0), 1, "A")
    assert line_up(table) == set(PLAYERS) - {"T"}
    assert line_up(table) == set(PLAYERS) - {"S1", "HT"}
    assert (carnage(table), table.ball) == (set(), "h16")
    assert (table.injured("A"), table.injured("B")) == (set(), set())
    assert (table.serious("A"), table.serious("B")) == ({"T"}, {"S1", "HT"})
    assert players(table, "A") == set(PLAYERS) - {"T"}


@pytest.mark.clause("BB-62")
def test_two_ones_keep_the_last_two_out_of_the_restart() -> None:
    table = last_two("1", "1")
    assert line_up(table) == set(PLAYERS) - {"RB1"}
    assert line_up(table) == set(PLAYERS) - {"RB2"}


@pytest.mark.clause("BB-62")
def test_no_restart_while_a_third_player_is_on_the_field() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", "a1": "L2"}))
    table.play("tackle RB1 x RB2", "7", "7")
    assert (table.touchdowns, table.half) == ((1, 0), 2)
    table = aside(pitch({"e9": "RB1", "e10": "rb2", "a1": "L2", "p31": "l2"}))
    table.play("tackle RB1 x RB2", "7", "7")
    assert may_place(table) == set()
    assert starts_turn(table, "B")


# BB-63


@pytest.mark.clause("BB-63")
@pytest.mark.parametrize(("half", "touchdowns", "lost"), [(1, (0, 0), None), (3, (1, 1), "A"), (3, (1, 1), "B")])
def test_a_restart_of_the_first_half_and_of_overtime_begins_with_a_toss(
    half: int, touchdowns: tuple[int, int], lost: str | None
) -> None:
    for dice, first in ((("4", "3"), "A"), (("3", "4"), "B"), (("6", "6", "1", "2"), "B")):
        table = last_two("7", "7", half=half, touchdowns=touchdowns, lost=lost)
        line_up(table)
        line_up(table)
        assert (table.to_act, table.half, table.touchdowns) == ("chance", half, touchdowns)
        table.play(*dice)
        assert starts_turn(table, first)


@pytest.mark.clause("BB-63")
@pytest.mark.parametrize(("touchdowns", "lost"), [((1, 0), "B"), ((0, 1), "A")])
def test_a_restart_of_the_second_half_begins_with_the_loser_of_the_first(
    touchdowns: tuple[int, int], lost: str
) -> None:
    table = last_two("7", "7", half=2, touchdowns=touchdowns, lost=lost)
    line_up(table)
    line_up(table)
    assert (table.half, table.touchdowns) == (2, touchdowns)
    assert starts_turn(table, lost)


# BB-64


@pytest.mark.clause("BB-64")
@pytest.mark.parametrize(
    ("half", "touchdowns", "lost", "winners"),
    [
        (1, (0, 0), None, {"A", "B"}),
        (2, (1, 0), "B", {"A"}),
        (2, (0, 1), "A", {"B"}),
        (3, (1, 1), "A", {"A", "B"}),
    ],
)
def test_when_all_are_seriously_injured_the_game_ends(
    half: int, touchdowns: tuple[int, int], lost: str | None, winners: set[str]
) -> None:
    everybody = {"A": ALL_BUT_RB1, "B": ALL_BUT_RB2}
    table = last_two("1", "1", half=half, touchdowns=touchdowns, lost=lost, serious=everybody)
    assert (table.to_act, table.winners, table.touchdowns) == ("over", winners, touchdowns)


@pytest.mark.clause("BB-64")
def test_a_tie_that_is_no_pair_of_ones_does_not_end_the_game() -> None:
    table = last_two("2", "2", serious={"A": ALL_BUT_RB1, "B": ALL_BUT_RB2})
    assert line_up(table) == {"RB1"}
    assert line_up(table) == {"RB2"}


# BB-65


@pytest.mark.clause("BB-65")
@pytest.mark.parametrize(
    ("half", "touchdowns", "lost", "after"),
    [(1, (0, 0), None, (2, 0)), (2, (0, 1), "A", (2, 1)), (2, (1, 0), "B", (2, 0)), (3, (1, 1), "B", (2, 1))],
)
def test_a_team_with_nobody_to_line_up_concedes_every_half_from_then_on(
    half: int, touchdowns: tuple[int, int], lost: str | None, after: tuple[int, int]
) -> None:
    # Two ones: of B nobody is left, of A all but RB1 are in the locker room.
    table = last_two("1", "1", half=half, touchdowns=touchdowns, lost=lost, serious={"B": ALL_BUT_RB2})
    assert (table.to_act, table.winners, table.touchdowns) == ("over", {"A"}, after)


@pytest.mark.clause("BB-65")
def test_the_same_for_the_other_team() -> None:
    table = last_two("1", "1", serious={"A": ALL_BUT_RB1})
    assert (table.to_act, table.winners, table.touchdowns) == ("over", {"B"}, (0, 2))


@pytest.mark.clause("BB-65")
def test_after_a_touchdown_too() -> None:
    # RB2 was B's last player able to play: the tackle scores, and the next half is conceded.
    table = last_two("1", "9", serious={"B": ALL_BUT_RB2})
    assert (table.to_act, table.winners, table.touchdowns) == ("over", {"A"}, (2, 0))


@pytest.mark.clause("BB-65")
def test_not_while_one_player_is_able() -> None:
    table = last_two("4", "9", serious={"B": ALL_BUT_RB2})
    assert (table.touchdowns, table.half) == ((1, 0), 2)
    line_up(table)
    assert line_up(table) == {"RB2"}
