"""Referee's notebook: 200 turns without a tackle (BB-94)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import pitch
from tests.rules.battleball.pitch2 import SPARE, aside, rubble, starts_turn, wall


@pytest.mark.clause("BB-94")
@pytest.mark.parametrize(
    ("half", "touchdowns", "lost", "winners"),
    [(1, (0, 0), None, {"A", "B"}), (2, (1, 0), "B", {"A"}), (2, (0, 1), "A", {"B"}), (3, (1, 1), "A", {"A", "B"})],
)
@pytest.mark.parametrize("turn", ["A", "B"])
def test_the_200th_quiet_turn_in_a_row_ends_the_game(
    turn: str, half: int, touchdowns: tuple[int, int], lost: str | None, winners: set[str]
) -> None:
    table = pitch(SPARE, next=f"turn {turn}", quiet=199, half=half, touchdowns=touchdowns, lost=lost)
    table.play("name L2", "1")
    assert table.to_act == turn
    table.play({"A": "move L2 b1", "B": "move L2 o31"}[turn])
    assert (table.to_act, table.winners, table.touchdowns) == ("over", winners, touchdowns)


@pytest.mark.clause("BB-94")
def test_the_199th_does_not() -> None:
    table = aside(pitch(SPARE, quiet=198))
    assert starts_turn(table, "B")
    aside(table)
    assert table.to_act == "over"


@pytest.mark.clause("BB-94")
def test_both_coaches_turns_count() -> None:
    table = aside(aside(pitch(SPARE, quiet=3)))
    assert "quiet 5" in table.position.splitlines()[1]


@pytest.mark.clause("BB-94")
@pytest.mark.parametrize("dice", [("4", "9"), ("9", "4"), ("7", "7")])
def test_a_tackle_whatever_its_outcome_begins_the_count_anew(dice: tuple[str, str]) -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", **SPARE}, quiet=199))
    table.play("tackle RB1 x RB2", *dice)
    assert starts_turn(table, "B")
    aside(table)
    assert "quiet 1," in table.position.splitlines()[1] + ","


@pytest.mark.clause("BB-94")
def test_a_hand_off_is_no_tackle() -> None:
    table = aside(pitch({"e9": "RB1*", "f9": "T", **SPARE}, quiet=199))
    table.play("handoff RB1 T", "9", "4")
    assert table.to_act == "over"


@pytest.mark.clause("BB-94")
def test_a_fumble_is_placed_before_the_game_ends() -> None:
    table = aside(pitch({"e9": "RB1*", "f9": "T", **SPARE}, quiet=199))
    table.play("handoff RB1 T", "4", "4")
    assert table.to_act == "B"
    table.play("ball e10")
    assert (table.to_act, table.winners) == ("over", {"A", "B"})


@pytest.mark.clause("BB-94")
def test_a_pass_is_no_tackle() -> None:
    table = aside(pitch({"e9": "RB1*", "e19": "S1", **SPARE}, quiet=199, head="passing=yes"))
    table.play("pass RB1 S1", "9", "4")
    assert table.to_act == "over"


@pytest.mark.clause("BB-94")
def test_a_second_touchdown_in_the_200th_turn_still_wins() -> None:
    table = pitch({"h31": "RB1*", **SPARE}, quiet=199, half=3, touchdowns=(1, 1), lost="A")
    table.play("name RB1", "1", "touchdown RB1")
    assert (table.to_act, table.winners) == ("over", {"A"})


@pytest.mark.clause("BB-94")
def test_coaches_may_agree_to_play_without_it() -> None:
    table = aside(pitch(SPARE, quiet=199, head="stalemate=no"))
    assert starts_turn(table, "B")
    aside(table)
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-94")
def test_a_halt_does_not_begin_the_count_anew() -> None:
    table = aside(pitch({**wall(20), "h10": "RB1*", "h25": "rb1", **SPARE}, quiet=50))
    assert "quiet 51" in table.position.splitlines()[1]


@pytest.mark.clause("BB-94")
def test_a_first_touchdown_in_the_200th_turn_wins_the_game_that_ends_with_it() -> None:
    # The turn brought no tackle either: 200 in a row, and A has more touchdowns.
    table = pitch({"h31": "RB1*", **SPARE}, quiet=199)
    table.play("name RB1", "1", "touchdown RB1")
    assert (table.to_act, table.touchdowns) == ("over", (1, 0))
    assert table.winners == {"A"}


@pytest.mark.clause("BB-94", "BB-52")
def test_a_halt_found_at_the_end_of_the_200th_turn_comes_too_late() -> None:
    table = aside(pitch({**wall(20), "h10": "RB1*", "h25": "rb1", **SPARE}, quiet=199))
    assert (table.to_act, table.winners) == ("over", {"A", "B"})


@pytest.mark.clause("BB-94", "BB-75")
def test_so_does_a_halt_by_a_ball_out_of_play() -> None:
    table = aside(pitch({"a20": "RB1*", "a31": "S1", "a30": "x", "b31": "x", **SPARE}, head="passing=yes", quiet=199))
    table.play("pass RB1 S1", "3", "1")
    assert table.to_act == "over"


@pytest.mark.clause("BB-94", "BB-48")
def test_so_does_a_halt_by_a_fumble_with_nowhere_to_go() -> None:
    sealed = {"p1": "RB1*", "j5": "S1", **rubble("n1 n2 o1 o2 o3 p3")}
    table = aside(pitch({**sealed, **SPARE}, head="passing=yes", quiet=199))
    table.play("pass RB1 S1", "4", "4")
    assert table.to_act == "over"


@pytest.mark.clause("BB-94", "BB-48")
def test_a_tackle_that_halts_play_begins_the_count_anew() -> None:
    table = aside(pitch({"p1": "RB1*", "o1": "rb2", **rubble("n1 n2 o2 o3 p3"), **SPARE}, quiet=199))
    table.play("tackle RB1 x RB2", "7", "7")
    assert table.to_act == "A"
    assert "quiet" not in table.position.splitlines()[1] or "quiet 0" in table.position.splitlines()[1]


@pytest.mark.clause("BB-94", "BB-57")
def test_a_tackle_in_the_200th_turn_that_scores_ends_the_half_and_not_the_game() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", "a1": "L2"}, quiet=199))
    table.play("tackle RB1 x RB2", "4", "9")
    assert (table.to_act, table.half, table.touchdowns) == ("A", 2, (1, 0))
