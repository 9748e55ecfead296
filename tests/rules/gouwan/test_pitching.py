"""Referee's notebook: cards in place, the pitch and the movement of the ball (GS-09 to GS-14, GS-19 to GS-21)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond import ROLLS, SPACES, diamond, results

LEFT_ARM = {"B": "bob lee* max"}
OTHER_PITCHES = {"B": "bob lee max*"}
DIE = {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}

# GS-09: who is in the boxes


@pytest.mark.clause("GS-09")
@pytest.mark.parametrize("seat", ["A", "B", None])
def test_pitcher_and_batter_are_seen_by_all(seat: str | None) -> None:
    table = diamond()
    assert (table.sees("pitching", seat), table.sees("batting", seat)) == ("B", "A")
    assert (table.sees("pitcher", seat), table.sees("batter", seat)) == ("bob", "nil")


@pytest.mark.clause("GS-09")
def test_in_the_bottom_half_the_other_side_pitches() -> None:
    table = diamond(half="bottom")
    assert (table.sees("pitching"), table.sees("batting")) == ("A", "B")
    assert (table.sees("pitcher"), table.sees("batter")) == ("rex", "zero")


@pytest.mark.clause("GS-09")
def test_with_b_first_b_bats_in_the_top_half() -> None:
    table = diamond(first="B")
    assert (table.sees("pitching"), table.sees("batting")) == ("A", "B")
    assert (table.sees("pitcher"), table.sees("batter")) == ("rex", "zero")


@pytest.mark.clause("GS-09")
def test_the_batter_in_the_box_is_the_one_whose_turn_it_is() -> None:
    table = diamond(up={"A": 9})
    assert table.batter == "dogwood"
    table = diamond(orders={"A": "gorse fir elm amber birch cedar nil six zip"}, up={"A": 2})
    assert table.batter == "fir"


@pytest.mark.clause("GS-09")
def test_the_pitcher_in_the_box_is_the_one_in_use() -> None:
    assert diamond(pitchers={"B": "ben bud* bas"}).sees("pitcher") == "bud"


# GS-10: the side of the batter card


@pytest.mark.clause("GS-10")
def test_the_side_for_the_arm_that_pitches_is_up() -> None:
    # amber's handle, fast: 1 against a right arm, -1 against a left one.
    assert results("still d4", "c4", batter="amber") == ROLLS[1]
    assert results("still d4", "c4", batter="amber", pitchers=LEFT_ARM) == ROLLS[-1]


@pytest.mark.clause("GS-10")
def test_a_batter_may_stand_on_the_other_side_against_the_other_arm() -> None:
    # cedar swings d4 and meets the ball on d4: against a right arm with the grip (5), against a left one with the tip (4).
    assert results("still d4", "d4", batter="cedar") == ROLLS[5]
    assert results("still d4", "d4", batter="cedar", pitchers=LEFT_ARM) == ROLLS[4]


# GS-11, GS-12 (and GS-04): any card in hand, any space


@pytest.mark.clause("GS-11", "GS-12", "GS-04")
@pytest.mark.parametrize(
    ("pitchers", "hand"),
    [
        (None, "still float slide drop rise spread"),
        (OTHER_PITCHES, "stack slant loop whirl still float"),
        ({"B": "bay* lee max"}, "float drop spread loop whirl still"),
    ],
)
def test_any_card_in_hand_may_be_thrown_from_any_space(pitchers: dict[str, str] | None, hand: str) -> None:
    table = diamond(pitchers=pitchers)
    table.to_the_mound()
    assert table.to_act == "B"
    assert table.moves == [f"pitch {pitch} {space}" for pitch in hand.split() for space in SPACES] + ["walk"]
    assert len(table.moves) == 6 * 49 + 1


@pytest.mark.clause("GS-11")
@pytest.mark.parametrize("strikes", [0, 1, 2])
@pytest.mark.parametrize("balls", [0, 1, 2, 3])
def test_the_choice_is_free_at_every_count(strikes: int, balls: int) -> None:
    table = diamond(strikes=strikes, balls=balls, outs=2, runners="123")
    table.to_the_mound()
    assert len(table.moves) == 6 * 49 + 1


@pytest.mark.clause("GS-11", "GS-04")
def test_a_pitch_that_is_not_on_the_pitchers_card_cannot_be_thrown() -> None:
    table = diamond()
    table.to_the_mound()
    assert {"GS-04", "GS-11"} & set(table.refuses("pitch slant d4"))


@pytest.mark.clause("GS-11")
@pytest.mark.parametrize(
    ("pitch", "speed"),
    [("still", "fast"), ("slide", "fast"), ("rise", "fast"), ("float", "slow"), ("drop", "slow"), ("spread", "slow")],
)
def test_only_the_speed_and_the_start_of_a_pitch_are_seen(pitch: str, speed: str) -> None:
    table = diamond()
    table.throw(f"{pitch} f2")
    assert table.sees("pitch", "B") == {"speed": speed, "start": "f2", "card": pitch}
    for seat in ("A", None):
        assert table.sees("pitch", seat) == {"speed": speed, "start": "f2", "card": None}
        assert pitch not in str({**table.view(seat), "teams": None, "moves": None})


@pytest.mark.clause("GS-12")
@pytest.mark.parametrize("space", SPACES)
def test_the_ball_may_start_on_every_space(space: str) -> None:
    table = diamond()
    table.throw(f"still {space}")
    assert table.sees("pitch", "A")["start"] == space
    table.play("wait", "1")
    assert table.ball == space


# GS-13: cards return to the hand


@pytest.mark.clause("GS-13")
def test_cards_return_to_the_hand_after_each_pitch() -> None:
    table = diamond()
    table.to_the_mound()
    hand = table.moves
    table.play("pitch still d4")
    cards = table.moves
    table.play("swing a1", "1")
    table.to_the_mound()
    assert table.moves == hand
    table.play("pitch still d4")
    assert table.moves == cards
    table.play("bunt", "1", "6")
    table.to_the_mound()
    assert table.moves == hand


@pytest.mark.clause("GS-13")
def test_the_walk_card_returns_too() -> None:
    table = diamond()
    for bases in ("1", "12", "123", "123", "123"):
        table.to_the_mound()
        table.play("walk")
        assert table.runners == bases
    assert table.score == (2, 0)
    table.to_the_mound()
    assert "walk" in table.moves


# GS-14: the Walk card


@pytest.mark.clause("GS-14")
@pytest.mark.parametrize("outs", [0, 1, 2])
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
def test_the_walk_card_puts_the_batter_on_first_and_moves_forced_runners(
    bases: str, left: str, runs: int, outs: int
) -> None:
    table = diamond(runners=bases, outs=outs)
    table.to_the_mound()
    table.play("walk")
    assert (table.runners, table.score, table.outs) == (left, (runs, 0), outs)
    assert (table.batter, table.count) == ("six", (0, 0))


@pytest.mark.clause("GS-14")
@pytest.mark.parametrize("strikes", [0, 1, 2])
@pytest.mark.parametrize("balls", [0, 1, 2, 3])
def test_the_walk_card_may_be_shown_at_any_count_and_needs_no_answer(strikes: int, balls: int) -> None:
    table = diamond(strikes=strikes, balls=balls, runners="3")
    table.to_the_mound()
    table.play("walk")
    assert (table.runners, table.count, table.batter) == ("13", (0, 0), "six")
    assert table.to_act == "B"  # before the next pitch: no batting card, no die
    assert (table.sees("pitch"), table.sees("bat")) == (None, None)


@pytest.mark.clause("GS-14")
def test_the_walk_card_has_no_place_for_the_ball() -> None:
    table = diamond()
    table.to_the_mound()
    assert [move for move in table.moves if "walk" in move] == ["walk"]


# GS-19: both cards are turned over, the ball moves by the die


@pytest.mark.clause("GS-19")
@pytest.mark.parametrize("seat", ["A", "B", None])
@pytest.mark.parametrize("bat", ["wait", "bunt", "swing b6"])
def test_both_cards_are_shown_before_the_die(seat: str | None, bat: str) -> None:
    table = diamond()
    table.throw("spread d4", bat)
    assert table.to_act == "chance"
    assert table.sees("pitch", seat) == {"speed": "slow", "start": "d4", "card": "spread"}
    assert table.sees("bat", seat) == bat


@pytest.mark.clause("GS-19")
@pytest.mark.parametrize(
    ("pitch", "ends"),
    [
        ("still", "d4 d4 d4 d4 d4 d4"),
        ("float", "d4 d4 d4 d4 d4 d4"),
        ("stack", "d5 d6 d7 d3 d2 d1"),
        ("slant", "g5 f6 e7 c1 b2 a3"),
        ("loop", "d4 e5 f5 c5 b3 d2"),
        ("whirl", "c4 c4 c4 c4 c4 c4"),
    ],
)
def test_the_ball_moves_as_the_card_says_for_the_number(pitch: str, ends: str) -> None:
    for roll, end in zip("123456", ends.split(), strict=True):
        table = diamond(pitchers=OTHER_PITCHES)
        table.throw(f"{pitch} d4", "wait", roll)
        assert table.ball == end, roll


@pytest.mark.clause("GS-19")
@pytest.mark.parametrize(
    ("pitch", "ends"),
    [
        ("slide", "e4 e4 e4 e4 e4 e4"),
        ("drop", "d3 d3 d3 d3 d3 d3"),
        ("rise", "d5 d5 d5 d5 d5 d5"),
        ("spread", "e4 f4 g4 c4 b4 a4"),
    ],
)
def test_the_path_does_not_depend_on_the_batting_card(pitch: str, ends: str) -> None:
    for bat in ("wait", "bunt", "swing a1"):
        for roll, end in zip("123456", ends.split(), strict=True):
            table = diamond()
            table.throw(f"{pitch} d4", bat, roll)
            assert table.ball == end, (bat, roll)


@pytest.mark.clause("GS-19")
@pytest.mark.parametrize(
    ("pitch", "ends"), [("slide", "c4 c4 c4 c4 c4 c4"), ("drop", "d3 d3 d3 d3 d3 d3"), ("spread", "c4 b4 a4 e4 f4 g4")]
)
def test_a_left_arm_throws_it_the_other_way_sideways(pitch: str, ends: str) -> None:
    for roll, end in zip("123456", ends.split(), strict=True):
        table = diamond(pitchers=LEFT_ARM)
        table.throw(f"{pitch} d4", "wait", roll)
        assert table.ball == end, roll


# GS-20: every roll is one die


@pytest.mark.clause("GS-20")
def test_every_roll_is_one_die() -> None:
    table = diamond()
    table.throw("spread c4", "swing c4")
    assert (table.to_act, table.weights) == ("chance", DIE)  # the path
    table.play("1")
    assert (table.to_act, table.weights) == ("chance", DIE)  # the hit
    table.play("5")
    table.throw("still d4", "bunt", "6")
    assert (table.to_act, table.weights) == ("chance", DIE)  # the bunt
    table.play("1")
    assert table.to_act == "B"


@pytest.mark.clause("GS-20")
def test_the_hit_has_a_roll_of_its_own() -> None:
    # Path 5, hit 1: had the first roll counted for the hit as well, it would be a base hit.
    table = diamond(runners="1")
    table.throw("still d4", "swing c4", "5", "1")
    assert (table.outs, table.runners) == (2, "")


@pytest.mark.clause("GS-20")
@pytest.mark.parametrize("bat", ["wait", "swing a1"])
def test_without_a_hit_there_is_only_the_roll_for_the_path(bat: str) -> None:
    table = diamond()
    table.throw("still d4", bat, "3")
    assert table.to_act == "B"


# GS-21: at the edge the ball stops


@pytest.mark.clause("GS-21")
@pytest.mark.parametrize(
    ("pitch", "roll", "end"),
    [
        ("whirl a4", "1", "a4"),
        ("stack d6", "3", "d7"),
        ("stack d7", "1", "d7"),
        ("stack d2", "5", "d1"),
        ("slant f4", "1", "g5"),  # 3 right and 1 up: sideways cut to 1, up in full
        ("slant g4", "2", "g6"),  # 2 right and 2 up: up in full although it cannot go sideways at all
        ("slant d6", "3", "e7"),  # 1 right and 3 up: up cut to 1, sideways in full
        ("slant d7", "1", "g7"),  # 3 right and 1 up: sideways in full although it cannot go up at all
        ("slant g7", "2", "g7"),
        ("slant c2", "4", "b1"),  # 1 left and 3 down
        ("slant b2", "6", "a1"),  # 3 left and 1 down
        ("slant a4", "5", "a2"),
        ("slant a1", "5", "a1"),
        ("loop g5", "3", "g6"),
        ("loop a7", "4", "a7"),
    ],
)
def test_the_ball_stops_at_the_edge_each_way_on_its_own(pitch: str, roll: str, end: str) -> None:
    table = diamond(pitchers=OTHER_PITCHES)
    table.throw(pitch, "wait", roll)
    assert table.ball == end


@pytest.mark.clause("GS-21")
@pytest.mark.parametrize(
    ("pitch", "roll", "end"),
    [("slant b4", "1", "a5"), ("slant a4", "2", "a6"), ("whirl g4", "1", "g4"), ("slant f2", "6", "g1")],
)
def test_a_left_arms_ball_stops_at_the_other_edge(pitch: str, roll: str, end: str) -> None:
    table = diamond(pitchers={"B": "ben* lee max"})
    table.throw(pitch, "wait", roll)
    assert table.ball == end


@pytest.mark.clause("GS-21")
def test_a_ball_cut_off_at_the_edge_is_adjudicated_there() -> None:
    # From f6 1 right and 3 up: g7, the column next to zip, who stands on the right.
    table = diamond(batter="zip", pitchers=OTHER_PITCHES, runners="3")
    table.throw("slant f6", "wait", "3")
    assert (table.ball, table.runners, table.batter) == ("g7", "13", "hex")
    # From e7 1 right and 3 up: f7, not that column. A wild pitch.
    table = diamond(batter="zip", pitchers=OTHER_PITCHES, runners="3")
    table.throw("slant e7", "wait", "3")
    assert (table.ball, table.runners, table.score, table.batter) == ("f7", "", (1, 0), "zip")
