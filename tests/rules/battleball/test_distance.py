"""Distance: BB-80, by how far a Tackle can be thrown to (11, BB-69) and where a loose ball may be placed."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch, squares


def after_a_move(stands: dict[str, str]) -> Pitch:
    """Advanced game; a Lineman far from everything has moved, and Harts are far away."""
    table = pitch({**stands, "h24": "L1", "a31": "rb1"}, head="passing=yes")
    table.play("name L1", "1", "move L1 h25")
    return table


def can_throw_to(player: str, stands: dict[str, str]) -> bool:
    return any(move.split()[0] == "pass" and move.split()[2] == player for move in after_a_move(stands).moves)


@pytest.mark.clause("BB-80", "BB-68")
@pytest.mark.parametrize(
    ("eleven", "twelve"),
    [
        ("l1", "m1"),  # along the row
        ("a12", "a13"),  # 11 rows up
        ("f12", "g12"),  # 11 rows up and half a column aside with each
        ("i7", "j7"),  # six rows up, three columns aside with them, five more along the row
        ("k3", "l3"),  # two rows, one column, nine more
    ],
)
def test_distance_is_the_fewest_steps_between_neighbours(eleven: str, twelve: str) -> None:
    assert can_throw_to("T", {"a1": "S1*", eleven: "T"})
    assert not can_throw_to("T", {"a1": "S1*", twelve: "T"})


@pytest.mark.clause("BB-80", "BB-68")
def test_players_and_carnage_in_between_lengthen_nothing() -> None:
    walls = {"b1": "x", "a2": "x", "f1": "S2", **dict.fromkeys(squares("10 a-o"), "x")}
    assert can_throw_to("T", {"a1": "S1*", "l1": "T", **walls})
    assert can_throw_to("T", {"a1": "S1*", "a12": "T", **walls})
    assert not can_throw_to("T", {"a1": "S1*", "m1": "T", **walls})


@pytest.mark.clause("BB-80", "BB-46")
def test_a_fumble_is_placed_across_players_and_carnage() -> None:
    # All around the Heavy Tackle is closed but for the way he was to go; two spaces off the ball may lie anywhere.
    ring = dict.fromkeys(squares("9 h-i, 10 g, 11 h-j"), "x")
    table = pitch({"h10": "HT*", "j9": "T", "h24": "rb1", **ring})
    table.play("name HT", "6 6")
    assert set(table.offered("ball")) == squares("8 g-j, 9 g k, 10 f j-k, 11 g k, 12 g-j")


@pytest.mark.clause("BB-80", "BB-76")
def test_to_a_heavy_tackle_it_is_counted_at_the_nearer_square() -> None:
    # From a1: l1 is 11 away and m1 12. From p1: e1 is 11 away and d1 12.
    assert can_throw_to("HT", {"a1": "S1*", "l1": "HT"})
    assert not can_throw_to("HT", {"a1": "S1*", "m1": "HT"})
    assert can_throw_to("HT", {"p1": "S1*", "d1": "HT"})
    assert not can_throw_to("HT", {"p1": "S1*", "c1": "HT"})


@pytest.mark.clause("BB-80")
def test_from_a_heavy_tackle_it_is_counted_at_the_nearer_square() -> None:
    # From b1: m1 is 11 away and n1 12. From o1: d1 is 11 away and c1 12.
    assert can_throw_to("T", {"a1": "HT*", "m1": "T"})
    assert not can_throw_to("T", {"a1": "HT*", "n1": "T"})
    assert can_throw_to("T", {"o1": "HT*", "d1": "T"})
    assert not can_throw_to("T", {"o1": "HT*", "c1": "T"})


@pytest.mark.clause("BB-80", "BB-72")
@pytest.mark.parametrize(
    ("die", "ring"),
    [
        ("1", "9 k-m, 10 j m, 11 k-m"),
        ("2", "8 j-m, 9 j n, 10 i n, 11 j n, 12 j-m"),
    ],
)
def test_a_ball_thrown_at_a_heavy_tackle_lands_at_a_distance_from_the_nearer_square(die: str, ring: str) -> None:
    # He stands on k10 and l10, ten from a10; his 4 and the passing die are not enough.
    table = after_a_move({"a10": "S1*", "k10": "HT"})
    table.play("pass S1 HT", "3 4", die)
    assert table.to_act == "B"
    assert set(table.offered("ball")) == squares(ring)


@pytest.mark.clause("BB-80", "BB-49")
def test_the_distance_is_counted_inside_the_field() -> None:
    # Two steps from a half square, with the taker on b15.
    table = pitch({"a15": "T*", "c15": "S1", "h24": "rb1"})
    table.play("name S1", "1", "move S1 b15", "handoff T S1", "4", "4")
    assert table.to_act == "B"
    assert set(table.offered("ball")) == squares("13 a-b, 14 a-b, 15 c, 16 a-b, 17 a-b")
