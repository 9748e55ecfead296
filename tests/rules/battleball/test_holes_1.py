"""Sides of BB-01 to BB-47 that only a broken copy of the game showed to be untested."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import PLAYERS, WOLVES, new_pitch, pitch, squares
from tests.rules.battleball.pitch2 import SPARE, aside, carnage, line_up, may_place, starts_turn, wall

# BB-08: the line-up


@pytest.mark.clause("BB-08")
def test_a_placed_player_is_not_placed_again() -> None:
    table = new_pitch()
    table.play("place RB1 a6")
    assert "RB1" not in may_place(table)
    assert len(may_place(table)) == 10
    assert "BB-08" in table.refuses("place RB1 b6")


@pytest.mark.clause("BB-08")
@pytest.mark.parametrize("moves", [WOLVES, ("formation wide",), ("place T h2", "formation line")])
def test_the_others_do_not_hear_how_a_coach_lines_up(moves: tuple[str, ...]) -> None:
    table = new_pitch()
    table.tape.notes.clear()
    table.play(*moves)
    for listener in ("B", None):
        heard = [event.seen_by(listener) for event in table.events]
        assert [event.text for event in heard] == ["A lines up."] * len(moves) + ["A has lined up."]
        assert not any(event.details for event in heard[:-1])
    assert [event.seen_by("A") for event in table.events] == table.events


# BB-12: how far


@pytest.mark.clause("BB-12")
@pytest.mark.parametrize(("player", "roll"), [("T", "6"), ("S1", "12"), ("RB1", "20")])
def test_a_high_roll_need_not_be_used_up(player: str, roll: str) -> None:
    table = pitch({"h10": player, "a24": "rb2*"})
    table.play(f"name {player}", roll)
    one_step = squares("9 h-i, 10 g i, 11 h-i")
    two_steps = squares("8 g-i, 9 g j, 10 f j, 11 g j, 12 g-i")
    assert one_step | two_steps <= table.reach(player)
    table.play(f"move {player} i11")
    assert table.field["i11"] == player


# BB-30: the tackle ends the turn


@pytest.mark.clause("BB-30")
@pytest.mark.parametrize("rolls", [("4", "9"), ("9", "4"), ("7", "7")])
def test_there_is_no_second_tackle_though_others_are_next_to_an_opponent(rolls: tuple[str, str]) -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", "h9": "T", "h10": "s1", **SPARE}))
    assert table.moves == ["tackle RB1 x RB2", "tackle T x S1"]
    table.play("tackle RB1 x RB2", *rolls)
    assert starts_turn(table, "B")


# BB-32, BB-38: out for this half, out of the game


@pytest.mark.clause("BB-32", "BB-38")
@pytest.mark.parametrize("lower", ["4", "1"])
def test_injured_or_seriously_nobody_is_back_when_a_halt_lines_the_teams_up_again(lower: str) -> None:
    # Nobody can get to the ball on h16 between two walls, so the first look halts play.
    table = aside(pitch({"e9": "RB1", "e10": "rb2", **wall(14), **wall(18), **SPARE}, serious={"A": "T"}))
    table.play("tackle RB1 x RB2", lower, "9")
    assert table.half == 1
    assert "RB2" in (table.injured("B") if lower == "4" else table.serious("B"))
    assert line_up(table) == {"RB1", "L2"}
    assert (table.to_act, may_place(table)) == ("B", {"L2"})


@pytest.mark.clause("BB-32", "BB-38")
def test_the_injured_return_in_overtime_and_the_seriously_injured_do_not() -> None:
    stands = {"h31": "S1*", "a16": "l2"}
    table = pitch(stands, half=2, touchdowns=(0, 1), lost="A", serious={"A": "T", "B": "RB3 HT"})
    table.play("name S1", "1", "touchdown S1")
    assert table.half == 3
    assert line_up(table) == set(PLAYERS) - {"T"}
    assert (table.to_act, may_place(table)) == ("B", set(PLAYERS) - {"RB3", "HT"})


@pytest.mark.clause("BB-38")
def test_the_seriously_injured_do_not_return_when_the_half_is_restarted() -> None:
    table = pitch({"e8": "RB1", "e10": "rb2"}, serious={"A": "T", "B": "S1 S2"})
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "7", "7")
    assert line_up(table) == set(PLAYERS) - {"T"}
    assert (table.to_act, may_place(table)) == ("B", set(PLAYERS) - {"S1", "S2"})


# BB-33: Carnage


@pytest.mark.clause("BB-33")
def test_new_carnage_leaves_the_old_where_it_lies() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2", "a10": "x", "d10": "x", "o10": "x", "e8": "x", **SPARE}))
    table.play("tackle RB1 x RB2", "4", "9")
    assert carnage(table) == {"a10", "d10", "e10", "o10", "e8"}


# BB-46: who places a ball that is fumbled in a tackle


@pytest.mark.clause("BB-46")
def test_when_the_attacker_fumbles_in_a_tackle_the_other_coach_places_the_ball() -> None:
    table = aside(pitch({"e9": "RB1*", "e10": "rb2", **SPARE}))
    table.play("tackle RB1 x RB2", "7", "7")
    assert table.to_act == "B"
    # Around e9; Carnage lies on e9 and e10.
    assert set(table.offered("ball")) == squares("7 d-f, 8 c-f, 9 c-d f-g, 10 c-d f, 11 d-f")
    table.play("ball f7")
    assert table.ball == "f7"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-46")
def test_when_the_defender_fumbles_in_a_tackle_the_attacking_coach_places_the_ball() -> None:
    table = aside(pitch({"e9": "RB1", "e10": "rb2*", **SPARE}))
    table.play("tackle RB1 x RB2", "7", "7")
    assert table.to_act == "A"
    # Around e10; Carnage lies on e9 and e10.
    assert set(table.offered("ball")) == squares("8 d-f, 9 d f-g, 10 c-d f-g, 11 d-g, 12 d-f")
    table.play("ball d12")
    assert table.ball == "d12"
    assert starts_turn(table, "B")
