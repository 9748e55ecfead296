"""Referee's notebook: what happened is told with the rule behind it."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import PLAYERS, pitch
from tests.rules.battleball.pitch2 import SPARE, aside, rubble, wall

DUEL = {"e9": "RB1", "e10": "rb2"}
DUEL_FOR_THE_BALL = {"e9": "RB1", "e10": "rb2*"}
PAIR = {"e9": "RB1*", "f9": "T"}
THROW = {"e9": "RB1*", "e19": "S1", "d17": "rb2"}
CORNER = {"a20": "RB1*", "a31": "S1", "a30": "x"}
ALL_BUT_RB2 = " ".join(player for player in PLAYERS if player != "RB2")


@pytest.mark.parametrize(
    ("clause", "tokens", "moves"),
    [
        ("BB-29", DUEL, ["tackle RB1 x RB2"]),
        ("BB-31", DUEL, ["tackle RB1 x RB2", "4", "9"]),
        ("BB-33", DUEL, ["tackle RB1 x RB2", "4", "9"]),
        ("BB-34", DUEL_FOR_THE_BALL, ["tackle RB1 x RB2", "4", "9"]),
        ("BB-35", DUEL, ["tackle RB1 x RB2", "7", "7"]),
        ("BB-38", DUEL, ["tackle RB1 x RB2", "1", "9"]),
        ("BB-39", DUEL, ["tackle RB1 x RB2", "1", "1"]),
        ("BB-45", DUEL_FOR_THE_BALL, ["tackle RB1 x RB2", "7", "7"]),
        ("BB-42", PAIR, ["handoff RB1 T"]),
        ("BB-43", PAIR, ["handoff RB1 T", "9", "4"]),
        ("BB-46", PAIR, ["handoff RB1 T", "4", "4", "ball e10"]),
        ("BB-66", THROW, ["pass RB1 S1"]),
        ("BB-70", THROW, ["pass RB1 S1", "4", "4"]),
        ("BB-71", THROW, ["pass RB1 S1", "9", "4"]),
        ("BB-72", THROW, ["pass RB1 S1", "3", "2"]),
        ("BB-73", THROW, ["pass RB1 S1", "3", "2", "give RB2"]),
        ("BB-74", {**CORNER, "b31": "T"}, ["pass RB1 S1", "3", "1", "give own T"]),
        ("BB-75", {**CORNER, "b31": "x"}, ["pass RB1 S1", "3", "1"]),
        ("BB-48", {"p1": "RB1*", "j5": "S1", **rubble("n1 n2 o1 o2 o3 p3")}, ["pass RB1 S1", "4", "4"]),
    ],
)
def test_what_happens_after_the_move(clause: str, tokens: dict[str, str], moves: list[str]) -> None:
    table = aside(pitch({**tokens, **SPARE}, head="passing=yes"))
    before = len(table.events)
    table.play(*moves)
    assert any(clause in event.clauses for event in table.events[before:])


def test_a_halt_and_the_end_of_the_game() -> None:
    table = aside(pitch({**wall(20), "h10": "RB1*", "h25": "rb1", **SPARE}))
    assert table.cites("BB-51") and table.cites("BB-54")
    assert aside(pitch(SPARE, quiet=199)).cites("BB-94")


def test_a_halt_with_a_loose_ball() -> None:
    table = aside(pitch({**rubble("h15 i15 g16 i16 h17 i17"), "h16": "o", **SPARE}))
    assert table.cites("BB-55")


def test_touchdowns_and_restarts() -> None:
    table = pitch({"h31": "RB1*", **SPARE})
    table.play("name RB1", "1", "touchdown RB1")
    assert table.cites("BB-56") and not table.cites("BB-57")
    up = ("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2")
    table = pitch({"e8": "RB1", "e10": "rb2"})
    table.play(*up, "4", "9")
    assert table.cites("BB-57") and not table.cites("BB-56")
    table = pitch({"e8": "RB1", "e10": "rb2"})
    table.play(*up, "7", "7")
    assert table.cites("BB-62")
    table = pitch({"e8": "RB1", "e10": "rb2"}, serious={"B": ALL_BUT_RB2})
    table.play(*up, "1", "1")
    assert table.cites("BB-65")
