"""Referee's notebook: touchdowns (BB-56 to BB-58)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch
from tests.rules.battleball.pitch2 import SPARE, aside, may_place, rubble, starts_turn


def rolled(tokens: dict[str, str], roll: str, seat: str = "A") -> Pitch:
    """RB1 of the seat is named and has rolled."""
    table = pitch({**tokens, **SPARE}, next=f"turn {seat}")
    table.play("name RB1", roll)
    return table


# BB-56


@pytest.mark.clause("BB-56")
def test_stepping_from_the_last_row_into_the_end_zone_scores() -> None:
    table = rolled({"h31": "RB1*"}, "1")
    assert table.moves[-1] == "touchdown RB1"
    table.play("touchdown RB1")
    assert table.touchdowns == (1, 0)


@pytest.mark.clause("BB-56")
def test_the_harts_score_below_row_1() -> None:
    table = rolled({"h1": "rb1*"}, "1", seat="B")
    assert table.moves[-1] == "touchdown RB1"
    table.play("touchdown RB1")
    assert table.touchdowns == (0, 1)


@pytest.mark.clause("BB-56")
@pytest.mark.parametrize("square", ["b31", "d31", "p31", "a31"])
def test_every_square_of_the_last_row_touches_the_end_zone(square: str) -> None:
    table = pitch({square: "RB1*", "a1": "L2", "h20": "l2"})
    table.play("name RB1", "1", "touchdown RB1")
    assert table.touchdowns == (1, 0)


# BB-57


@pytest.mark.clause("BB-57")
def test_tackling_the_last_opponent_scores() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", "a1": "L2"}))
    table.play("tackle RB1 x RB2", "4", "9")
    assert (table.touchdowns, table.half) == ((1, 0), 2)


@pytest.mark.clause("BB-57")
def test_nobody_scores_while_an_opponent_is_left() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", **SPARE}))
    table.play("tackle RB1 x RB2", "4", "9")
    assert (table.touchdowns, table.half) == ((0, 0), 1)
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-57")
def test_the_defender_scores_in_the_other_coachs_turn() -> None:
    table = pitch({"e8": "RB1", "e10": "rb2", "p31": "l2"})
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "9", "4")
    assert (table.touchdowns, table.half) == ((0, 1), 2)


@pytest.mark.clause("BB-57")
def test_a_tie_scores_for_the_team_that_has_a_player_left() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", "a1": "L2"}))
    table.play("tackle RB1 x RB2", "7", "7")
    assert (table.touchdowns, table.half) == ((1, 0), 2)
    table = pitch({"e8": "RB1", "e10": "rb2", "p31": "l2"})
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "7", "7")
    assert (table.touchdowns, table.half) == ((0, 1), 2)


@pytest.mark.clause("BB-57")
def test_a_serious_injury_of_the_last_opponent_scores_too() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", "a1": "L2"}))
    table.play("tackle RB1 x RB2", "1", "9")
    assert (table.touchdowns, table.serious("B")) == ((1, 0), {"RB2"})


@pytest.mark.clause("BB-57")
def test_the_scoring_team_needs_no_ball() -> None:
    table = pitch({"e8": "RB1", "e10": "rb2*"})
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "4", "9")
    assert table.touchdowns == (1, 0)


# BB-58


@pytest.mark.clause("BB-58")
def test_without_the_ball_nobody_enters_an_end_zone() -> None:
    table = rolled({"h31": "RB1"}, "20")
    assert not any(move.startswith("touchdown") for move in table.moves)
    assert "BB-58" in table.refuses("touchdown RB1")


@pytest.mark.clause("BB-58")
def test_nobody_enters_the_own_end_zone() -> None:
    table = rolled({"h1": "RB1*"}, "5")
    assert not any(move.startswith("touchdown") for move in table.moves)
    table = rolled({"h31": "rb1*"}, "5", seat="B")
    assert not any(move.startswith("touchdown") for move in table.moves)


@pytest.mark.clause("BB-58")
@pytest.mark.parametrize(
    ("square", "roll", "scores"), [("h30", 1, False), ("h30", 2, True), ("h26", 5, False), ("h26", 6, True)]
)
def test_the_end_zone_costs_one_step(square: str, roll: int, scores: bool) -> None:
    table = rolled({square: "RB1*"}, str(roll))
    assert ("touchdown RB1" in table.moves) == scores


@pytest.mark.clause("BB-58")
def test_the_ball_may_be_picked_up_on_the_way_to_the_end_zone() -> None:
    table = rolled({"h29": "RB1", "h30": "o"}, "2")
    assert "touchdown RB1" not in table.moves
    table = rolled({"h29": "RB1", "h30": "o"}, "3")
    table.play("touchdown RB1")
    assert table.touchdowns == (1, 0)


@pytest.mark.clause("BB-58")
def test_a_ball_off_the_way_makes_it_longer() -> None:
    # From h30 to the ball on k30 three steps, to the last row one, into the end zone one.
    assert "touchdown RB1" not in rolled({"h30": "RB1", "k30": "o"}, "4").moves
    assert "touchdown RB1" in rolled({"h30": "RB1", "k30": "o"}, "5").moves


@pytest.mark.clause("BB-58")
def test_who_picks_the_ball_up_next_to_an_opponent_stops_there() -> None:
    table = rolled({"h29": "RB1", "h31": "o", "i31": "rb2"}, "12")
    assert "touchdown RB1" not in table.moves
    table.play("move RB1 h31")
    assert table.touchdowns == (0, 0)
    assert table.moves == ["tackle RB1 x RB2"]


@pytest.mark.clause("BB-58")
def test_an_opponent_next_to_the_last_row_does_not_stop_the_step_from_it() -> None:
    table = rolled({"h31": "RB1*", "i31": "rb2", "g30": "s1"}, "1")
    table.play("touchdown RB1")
    assert table.touchdowns == (1, 0)


@pytest.mark.clause("BB-58")
def test_who_must_stop_on_the_last_row_does_not_go_on() -> None:
    # From h30 both h31 and i31 are next to an opponent. The shortest way around is h29, g29, f29, e30, e31: five steps.
    guarded = {"h30": "RB1*", "g31": "rb2", "j31": "s1"}
    for roll in ("2", "3", "4", "5"):
        table = rolled(guarded, roll)
        assert "move RB1 h31" in table.moves
        assert "touchdown RB1" not in table.moves
    assert "touchdown RB1" in rolled(guarded, "6").moves
    table = rolled(guarded, "5")
    table.play("move RB1 h31")
    assert table.moves == ["tackle RB1 x RB2"]


@pytest.mark.clause("BB-58")
def test_carnage_bars_the_way_to_the_last_row() -> None:
    table = rolled({"h30": "RB1*", **rubble("h31 i31")}, "2")
    assert "touchdown RB1" not in table.moves


@pytest.mark.clause("BB-58")
def test_a_heavy_tackle_steps_in_from_the_last_row() -> None:
    table = pitch({"h31": "HT*", **SPARE})
    table.play("name HT", "1 2", "touchdown HT")
    assert table.touchdowns == (1, 0)


@pytest.mark.clause("BB-58")
def test_a_heavy_tackle_goes_in_by_the_higher_die_and_not_by_the_sum() -> None:
    table = pitch({"h28": "HT*", **SPARE})
    table.play("name HT", "1 4")
    assert "touchdown HT" in table.moves
    table = pitch({"h28": "HT*", **SPARE})
    table.play("name HT", "2 3")
    assert "touchdown HT" not in table.moves


@pytest.mark.clause("BB-58")
def test_winning_the_ball_on_the_last_row_does_not_score() -> None:
    table = aside(pitch({"h31": "RB1", "h30": "rb2*", **SPARE}))
    table.play("tackle RB1 x RB2", "4", "9")
    assert (table.ball, table.touchdowns) == ("A RB1", (0, 0))
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-58")
def test_being_handed_the_ball_on_the_last_row_does_not_score() -> None:
    table = aside(pitch({"h30": "RB1*", "h31": "T", **SPARE}))
    table.play("handoff RB1 T", "9", "4")
    assert (table.ball, table.touchdowns) == ("A T", (0, 0))
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-58")
def test_catching_the_ball_on_the_last_row_does_not_score() -> None:
    table = aside(pitch({"h26": "RB1*", "h31": "T", **SPARE}, head="passing=yes"))
    table.play("pass RB1 T", "4", "3")
    assert (table.ball, table.touchdowns) == ("A T", (0, 0))
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-58")
def test_moving_onto_the_last_row_with_the_ball_does_not_score() -> None:
    table = rolled({"h30": "RB1*"}, "2")
    table.play("move RB1 h31")
    assert (table.touchdowns, may_place(table)) == ((0, 0), set())
    assert starts_turn(table, "B")
