"""Referee's notebook: the hand-off (BB-42 to BB-44)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch
from tests.rules.battleball.pitch2 import SPARE, aside, starts_turn


def ready(giver: str, taker: str, **more: str) -> Pitch:
    """A's giver on e9 with the ball, the taker on f9 (a Heavy Tackle: d9 and e9, or f9 and g9); A has moved."""
    mine = "d9" if giver == "HT" else "e9"
    return aside(pitch({mine: f"{giver}*", "f9": taker, **SPARE, **more}))


def is_fumbled(table: Pitch) -> bool:
    """B is asked where the ball goes; or nobody is, and B's turn has begun."""
    if table.to_act == "B" and all(move.startswith("ball ") for move in table.moves):
        assert table.ball is None
        return True
    assert starts_turn(table, "B")
    return False


# BB-42


@pytest.mark.clause("BB-42")
def test_the_carrier_may_hand_off_to_a_neighbour() -> None:
    table = ready("RB1", "T")
    assert (table.to_act, table.moves) == ("A", ["handoff RB1 T", "end"])


@pytest.mark.clause("BB-42")
def test_the_carrier_need_not_hand_off() -> None:
    table = ready("RB1", "T")
    table.play("end")
    assert table.ball == "A RB1"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-42")
def test_the_attempt_ends_the_turn() -> None:
    table = ready("RB1", "T", d9="S1", g9="S2")
    table.play("handoff RB1 T", "9", "4")
    assert table.ball == "A T"
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-42")
def test_every_own_neighbour_may_take_it() -> None:
    # d10 and f9 touch e9, g9 does not; k9 touches nobody.
    table = ready("RB1", "T", d10="S2", g9="LB1", k9="RB2")
    assert table.moves == ["handoff RB1 S2", "handoff RB1 T", "end"]


@pytest.mark.clause("BB-42")
def test_the_mover_may_come_up_and_take_it() -> None:
    table = pitch({"e9": "RB1*", "h9": "S1", **SPARE})
    table.play("name S1", "5", "move S1 f9")
    assert table.moves == ["handoff RB1 S1", "end"]


@pytest.mark.clause("BB-42")
def test_the_carrier_may_come_up_and_give_it() -> None:
    table = pitch({"c9": "RB1*", "f9": "S1", **SPARE})
    table.play("name RB1", "2", "move RB1 e9")
    assert table.moves == ["handoff RB1 S1", "end"]


@pytest.mark.clause("BB-42")
def test_the_ball_may_be_picked_up_and_handed_off_in_one_turn() -> None:
    table = pitch({"c9": "RB1", "e9": "o", "f9": "S1", **SPARE})
    table.play("name RB1", "2", "move RB1 e9")
    assert table.moves == ["handoff RB1 S1", "end"]


@pytest.mark.clause("BB-42")
def test_none_when_nobody_is_next_to_the_carrier() -> None:
    assert starts_turn(aside(pitch({"e9": "RB1*", "g9": "T", "h9": "S1", **SPARE})), "B")


@pytest.mark.clause("BB-42")
def test_none_without_the_ball() -> None:
    assert starts_turn(aside(pitch({"e9": "RB1", "f9": "T", **SPARE})), "B")


@pytest.mark.clause("BB-42")
def test_none_when_the_other_team_has_the_ball() -> None:
    assert starts_turn(aside(pitch({"e9": "RB1", "f9": "T", "k20": "rb1*", "l20": "t", **SPARE})), "B")


@pytest.mark.clause("BB-42")
def test_none_when_any_own_player_is_next_to_an_opponent() -> None:
    table = ready("RB1", "T", k20="S1", k21="s2")
    assert table.moves == ["tackle S1 x S2"]


@pytest.mark.clause("BB-42")
def test_the_taker_of_a_heavy_tackle_may_stand_at_either_foot() -> None:
    # The Heavy Tackle on d9 and e9: c9 is next to the left foot, f9 to the right one, b9 to neither.
    table = aside(pitch({"d9": "HT*", "c9": "S1", "f9": "T", "b9": "RB1", **SPARE}))
    assert table.moves == ["handoff HT S1", "handoff HT T", "end"]


@pytest.mark.clause("BB-42")
def test_a_hand_off_of_the_other_team() -> None:
    table = aside(pitch({"e9": "rb1*", "f9": "t", **SPARE}, next="turn B"))
    assert (table.to_act, table.moves) == ("B", ["handoff RB1 T", "end"])
    table.play("handoff RB1 T", "9", "4")
    assert table.ball == "B T"
    assert starts_turn(table, "A")


# BB-43


@pytest.mark.clause("BB-43")
def test_the_giver_rolls_first_and_each_rolls_the_own_die() -> None:
    table = ready("S1", "T")
    table.play("handoff S1 T")
    assert table.weights == {str(number): 1 for number in range(1, 13)}
    table.play("3")
    assert table.weights == {str(number): 1 for number in range(1, 7)}


@pytest.mark.clause("BB-43")
@pytest.mark.parametrize(("giver", "taker"), [("9", "4"), ("1", "2"), ("2", "1"), ("20", "6"), ("5", "6")])
def test_different_numbers_pass_the_ball(giver: str, taker: str) -> None:
    table = ready("RB1", "T")
    table.play("handoff RB1 T", giver, taker)
    assert not is_fumbled(table)
    assert (table.ball, table.field["e9"], table.field["f9"]) == ("A T", "RB1", "T*")


@pytest.mark.clause("BB-43")
@pytest.mark.parametrize("number", ["1", "4", "6"])
def test_equal_numbers_fumble_the_ball(number: str) -> None:
    table = ready("RB1", "T")
    table.play("handoff RB1 T", number, number)
    assert is_fumbled(table)
    table.play("ball e10")
    assert (table.ball, table.field["e9"], table.field["f9"]) == ("e10", "RB1", "T")
    assert table.serious("A") == set()
    assert starts_turn(table, "B")


# BB-44


@pytest.mark.clause("BB-44")
@pytest.mark.parametrize(("dice", "die"), [("3 3", "7"), ("6 6", "1"), ("3 5", "5"), ("3 5", "3"), ("2 2", "2")])
def test_any_two_equal_dice_of_a_heavy_tackle_who_gives_fumble_it(dice: str, die: str) -> None:
    table = ready("HT", "RB1")
    table.play("handoff HT RB1", dice, die)
    assert is_fumbled(table)


@pytest.mark.clause("BB-44")
@pytest.mark.parametrize(("die", "dice"), [("7", "3 3"), ("5", "3 5"), ("3", "3 5"), ("2", "2 2")])
def test_any_two_equal_dice_of_a_heavy_tackle_who_takes_fumble_it(die: str, dice: str) -> None:
    table = ready("RB1", "HT")
    table.play("handoff RB1 HT", die, dice)
    assert is_fumbled(table)


@pytest.mark.clause("BB-44")
def test_three_different_dice_pass_the_ball_without_a_choice() -> None:
    table = ready("HT", "RB1")
    table.play("handoff HT RB1", "3 5", "8")
    assert not is_fumbled(table)
    assert table.ball == "A RB1"
    table = ready("RB1", "HT")
    table.play("handoff RB1 HT", "8", "3 5")
    assert not is_fumbled(table)
    assert (table.ball, table.field["f9"], table.field["g9"]) == ("A HT", "HT*", "HT*")


@pytest.mark.clause("BB-42")
def test_a_hand_off_after_a_malfunction() -> None:
    table = pitch({"e9": "RB1*", "f9": "T", "k5": "HT", **SPARE})
    table.play("name HT", "3 3")
    assert (table.to_act, table.moves) == ("A", ["handoff RB1 T", "end"])


@pytest.mark.clause("BB-44")
def test_a_hand_off_between_others_does_not_mind_the_heavy_tackle() -> None:
    table = ready("RB1", "T", k5="HT")
    table.play("handoff RB1 T", "9", "4")
    assert table.ball == "A T"
