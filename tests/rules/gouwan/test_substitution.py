"""Referee's notebook: changes of pitcher and batter (GS-63 to GS-67, GS-76, GS-79)."""

from __future__ import annotations

import pytest

from sandlot.errors import IllegalAction
from tests.rules.gouwan.diamond2 import CLOSER, MIDDLE, ORDER, PITCHERS, SPARES, STARTER, diamond

BATTER_CHANGES = ["change peach", "change plum", "change quince", "stay"]

# -- pitchers ------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-63")
def test_a_starter_is_replaced_by_the_middle_reliever_or_the_closer() -> None:
    table = diamond(used={"B": 0})
    assert (table.to_act, table.moves) == ("B", ["change middle", "change closer", "stay"])


@pytest.mark.clause("GS-63")
def test_the_middle_reliever_is_replaced_by_the_closer_only() -> None:
    table = diamond(used={"B": 1})
    assert (table.to_act, table.moves) == ("B", ["change closer", "stay"])
    assert {"GS-63", "GS-64"} & set(table.refuses("change middle"))


@pytest.mark.clause("GS-63")
def test_the_closer_is_replaced_by_nobody() -> None:
    table = diamond(used={"B": 2})
    assert (table.to_act, table.moves) == ("A", BATTER_CHANGES)
    table.play("stay")
    assert (table.to_act, table.pitcher) == ("B", "crane")
    assert not [move for move in table.moves if move.startswith("change")]


@pytest.mark.clause("GS-63")
@pytest.mark.parametrize(("change", "name"), [("middle", "bittern"), ("closer", "crane")])
def test_the_new_pitcher_is_in_the_box(change: str, name: str) -> None:
    table = diamond()
    assert table.pitcher == "auk"
    table.play(f"change {change}")
    assert table.pitcher == name


@pytest.mark.clause("GS-63")
def test_the_pitchers_of_the_other_side_are_its_own_affair() -> None:
    table = diamond(used={"A": 2, "B": 0}, outs=2, strikes=2)
    assert table.moves == ["change middle", "change closer", "stay"]
    table.strike_out()
    assert (table.to_act, table.batting, table.pitcher) == ("B", "B", "cedar")
    assert table.moves == ["change roach", "change shad", "change tench", "stay"]


@pytest.mark.clause("GS-64")
def test_a_replaced_starter_does_not_come_back() -> None:
    table = diamond()
    table.play("change middle")
    table.throw("d4", "wait")
    assert (table.to_act, table.moves) == ("B", ["change closer", "stay"])
    table.play("change closer")
    table.throw("d4", "wait")
    assert (table.to_act, table.moves, table.pitcher) == ("A", BATTER_CHANGES, "crane")


@pytest.mark.clause("GS-64")
def test_nor_does_a_middle_reliever_who_was_passed_over() -> None:
    table = diamond()
    table.play("change closer")
    table.throw("d4", "wait")
    assert (table.to_act, table.moves, table.pitcher) == ("A", BATTER_CHANGES, "crane")


@pytest.mark.clause("GS-64")
def test_nor_in_a_later_inning() -> None:
    table = diamond(outs=2, strikes=2)
    table.play("change middle")
    table.strike_out()
    table.retire()
    assert (table.inning, table.to_act, table.moves) == ("2 top", "B", ["change closer", "stay"])


@pytest.mark.clause("GS-76")
@pytest.mark.parametrize(("used", "pitches"), [(0, STARTER), (1, MIDDLE), (2, CLOSER)])
def test_a_pitcher_has_the_six_pitches_of_his_card_and_the_walk(used: int, pitches: str) -> None:
    table = diamond(used={"B": used})
    table.stay()
    assert table.to_act == "B"
    assert table.thrown() == set(pitches.split())
    assert table.moves[-1] == "walk"
    assert len(table.moves) == 6 * 49 + 1


@pytest.mark.clause("GS-76")
@pytest.mark.parametrize(("change", "pitches"), [("middle", MIDDLE), ("closer", CLOSER)])
def test_a_pitcher_who_comes_in_brings_his_own_pitches(change: str, pitches: str) -> None:
    table = diamond()
    table.play(f"change {change}", "stay")
    assert table.thrown() == set(pitches.split())
    assert "walk" in table.moves
    table.refuses("pitch float d4")  # of the starter's card alone
    table.play("walk")
    assert table.runners == "1"


@pytest.mark.clause("GS-76")
@pytest.mark.parametrize("pitch", ["pitch hop d4", "pitch curl a1", "pitch loft g7"])
def test_a_pitch_that_is_not_on_the_card_is_refused_by_its_name(pitch: str) -> None:
    table = diamond()
    table.stay()
    with pytest.raises(IllegalAction) as caught:
        table.play(pitch)
    assert caught.value.move == pitch
    assert {"GS-04", "GS-76"} & set(caught.value.clauses)


@pytest.mark.clause("GS-76")
def test_the_other_side_keeps_its_pitches() -> None:
    table = diamond(outs=2, strikes=2)
    table.play("change middle")
    table.strike_out()
    table.stay()
    assert table.thrown() == set(STARTER.split())


# -- batters -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-65")
@pytest.mark.parametrize("name", SPARES["A"])
def test_a_spare_comes_in_for_the_batter_in_the_box(name: str) -> None:
    table = diamond(up={"A": 4})
    table.play("stay")
    assert (table.to_act, table.moves, table.batter) == ("A", BATTER_CHANGES, "damson")
    table.play(f"change {name}")
    assert table.batter == name


@pytest.mark.clause("GS-65")
def test_he_takes_the_place_in_the_order() -> None:
    table = diamond(up={"A": 4})
    table.play("stay", "change plum")
    order = ["apple", "berry", "cherry", "plum", "fig", "grape", "lemon", "mango", "olive"]
    assert table.view(None)["teams"]["A"]["order"] == order
    table.throw("d4", "swing a4", "4")
    seen = []
    for _ in range(9):
        seen.append(table.batter)
        table.stay()
        table.play("walk")
    assert seen == [*order[4:], *order[:4]]


@pytest.mark.clause("GS-65")
def test_the_replaced_card_is_out_of_the_game() -> None:
    table = diamond(up={"A": 4})
    table.play("stay", "change plum")
    table.throw("d4", "wait")
    table.play("stay")
    assert (table.to_act, table.moves) == ("A", ["change peach", "change quince", "stay"])
    assert {"GS-65", "GS-79"} & set(table.refuses("change damson"))
    table.play("change quince")  # and the one who came in may be replaced again
    assert table.batter == "quince"
    table.throw("d4", "wait")
    table.play("stay")
    assert table.moves == ["change peach", "stay"]
    assert {"GS-65", "GS-79"} & set(table.refuses("change plum"))


@pytest.mark.clause("GS-65")
def test_the_position_says_who_is_out() -> None:
    table = diamond(up={"A": 4})
    table.play("stay", "change plum")
    assert "A out: damson" in table.position.splitlines()
    assert "A order: apple berry cherry plum fig grape lemon mango olive" in table.position.splitlines()


@pytest.mark.clause("GS-65")
@pytest.mark.parametrize("name", ["apple", "berry", "olive"])
def test_a_card_of_the_order_does_not_come_in(name: str) -> None:
    table = diamond()
    table.play("stay")
    assert {"GS-65", "GS-79"} & set(table.refuses(f"change {name}"))


@pytest.mark.clause("GS-79")
def test_three_changes_and_no_more() -> None:
    table = diamond()
    for name in ("quince", "peach", "plum"):
        table.play("stay", f"change {name}")
        table.stay()
        table.play("walk")
    assert table.view(None)["teams"]["A"]["spares"] == []
    table.play("stay")  # the pitching side's; the batting side has nobody left and is not asked
    assert (table.to_act, table.batter) == ("B", "damson")
    assert table.moves[-1] == "walk"


@pytest.mark.clause("GS-79")
def test_only_cards_left_out_at_the_start_come_in() -> None:
    table = diamond(order={"A": "quince plum peach olive mango lemon grape fig damson"})
    table.play("stay")
    assert table.moves == ["change apple", "change berry", "change cherry", "stay"]


@pytest.mark.clause("GS-79")
def test_spares_that_are_out_stay_out_in_later_innings() -> None:
    out = {"A": "apple peach plum"}
    order = {"A": "quince berry cherry damson fig grape lemon mango olive"}
    table = diamond("1 bottom", order=order, out=out, outs=2, strikes=2)
    table.strike_out()
    table.play("stay")
    assert (table.inning, table.to_act, table.moves[-1]) == ("2 top", "B", "walk")


@pytest.mark.clause("GS-79")
def test_each_side_has_its_own_three() -> None:
    table = diamond(outs=2, strikes=2)
    table.play("stay", "change plum")
    table.strike_out()
    table.play("stay")
    assert (table.to_act, table.moves) == ("B", ["change roach", "change shad", "change tench", "stay"])


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-66")
def test_the_pitching_side_changes_first_then_the_batting_side_then_the_pitch() -> None:
    table = diamond()
    assert (table.to_act, table.moves) == ("B", ["change middle", "change closer", "stay"])
    table.play("stay")
    assert (table.to_act, table.moves) == ("A", BATTER_CHANGES)
    table.play("stay")
    assert table.to_act == "B"
    assert all(move.startswith("pitch ") or move == "walk" for move in table.moves)


@pytest.mark.clause("GS-66")
def test_at_most_one_change_a_side_for_each_pitch() -> None:
    table = diamond()
    table.play("change middle")
    assert (table.to_act, table.moves) == ("A", BATTER_CHANGES)
    table.play("change plum")
    assert table.to_act == "B"
    assert all(move.startswith("pitch ") or move == "walk" for move in table.moves)


@pytest.mark.clause("GS-66")
def test_no_change_after_the_pitching_card_is_laid() -> None:
    table = diamond()
    table.play("stay", "stay")
    table.refuses("change closer")
    table.play("pitch float c3")
    assert table.to_act == "A"
    assert not [move for move in table.moves if move.startswith("change") or move == "stay"]
    table.refuses("change plum")


@pytest.mark.clause("GS-66")
@pytest.mark.parametrize(
    ("before", "move"),
    [
        (["stay", "stay"], "change closer"),
        (["stay", "stay", "pitch float c3"], "change plum"),
        (["stay", "stay", "pitch float c3"], "change middle"),
    ],
)
def test_the_refusal_names_the_move_and_the_moment(before: list[str], move: str) -> None:
    table = diamond()
    table.play(*before)
    with pytest.raises(IllegalAction) as caught:
        table.play(move)
    assert caught.value.move == move
    assert "GS-66" in caught.value.clauses


@pytest.mark.clause("GS-66")
def test_before_every_pitch_again_also_in_the_middle_of_a_turn_at_bat() -> None:
    table = diamond(strikes=1)
    table.throw("d4", "wait")
    assert (table.batter, table.count) == ("apple", (2, 0))
    assert (table.to_act, table.moves) == ("B", ["change middle", "change closer", "stay"])
    table.play("change middle")  # the answer to the batter
    assert (table.to_act, table.moves) == ("A", BATTER_CHANGES)


@pytest.mark.clause("GS-66")
def test_both_sides_may_change_before_one_pitch() -> None:
    table = diamond()
    table.play("change closer", "change peach")
    assert (table.pitcher, table.batter) == ("crane", "peach")


# -- what a change leaves alone ----------------------------------------------------------------------------------------


@pytest.mark.clause("GS-67")
@pytest.mark.parametrize(
    ("pitching", "batting"), [("change middle", "stay"), ("stay", "change plum"), ("change closer", "change peach")]
)
def test_counts_and_runners_stay_as_they_are(pitching: str, batting: str) -> None:
    table = diamond(strikes=2, balls=3, outs=1, runners="1 3")
    table.play(pitching, batting)
    assert (table.count, table.outs, table.runners, table.score) == ((2, 3), 1, "1 3", (0, 0))
    table.play("pitch still d4", "wait", "1")
    assert (table.outs, table.runners, table.batter) == (2, "1 3", "berry")


@pytest.mark.clause("GS-67")
def test_the_walk_goes_to_the_batter_who_came_in() -> None:
    table = diamond(balls=3)
    table.play("stay", "change plum")
    table.throw("b2", "wait")
    assert (table.runners, table.batter) == ("1", "berry")


@pytest.mark.clause("GS-67")
@pytest.mark.parametrize(
    ("pitching", "batting", "beside"),
    [
        ("stay", "stay", "a4"),  # apple against a right arm stands on the left
        ("change middle", "stay", "g4"),  # and against a left arm on the right
        ("change closer", "stay", "a4"),
        ("stay", "change plum", "g4"),  # plum against a right arm stands on the right
        ("change middle", "change plum", "a4"),
    ],
)
def test_the_batter_card_lies_with_the_side_for_the_arm_that_pitches(pitching: str, batting: str, beside: str) -> None:
    hit = diamond(runners="3")
    hit.play(pitching, batting, f"pitch still {beside}", "wait", "1")
    assert (hit.runners, hit.score, hit.batter) == ("1 3", (0, 0), "berry")  # hit by the pitch
    wild = diamond(runners="3")
    wild.play(pitching, batting, f"pitch still {'g4' if beside == 'a4' else 'a4'}", "wait", "1")
    assert (wild.runners, wild.score, wild.count) == ("", (1, 0), (0, 1))


@pytest.mark.clause("GS-67")
@pytest.mark.parametrize(
    ("pitching", "batting", "bat", "worth"),
    [
        # apple on the left: d4 is the tip of the bat on a4 (3) and the grip of the one on d4 (0).
        ("stay", "stay", "a4", 3),
        ("stay", "stay", "d4", 0),
        # apple on the right against a left arm: a4 has its grip on d4 (3), d4 its tip (0).
        ("change middle", "stay", "a4", 3),
        ("change middle", "stay", "d4", 0),
        # plum on the right against a right arm: a4 has its grip on d4 (0), d4 its tip (3).
        ("stay", "change plum", "a4", 0),
        ("stay", "change plum", "d4", 3),
        # plum on the left against a left arm: a4 has its tip on d4 (0), d4 its grip (3).
        ("change middle", "change plum", "a4", 0),
        ("change middle", "change plum", "d4", 3),
    ],
)
def test_the_values_are_those_for_the_arm_that_pitches(pitching: str, batting: str, bat: str, worth: int) -> None:
    # A roll of 5: 5 is a base hit, 8 a two-base hit.
    table = diamond()
    table.play(pitching, batting, "pitch still d4", f"swing {bat}", "1", "5")
    assert table.runners == ("2" if worth else "1")


@pytest.mark.clause("GS-67")
def test_the_next_batter_too_has_the_arm_that_came_in() -> None:
    table = diamond()
    table.play("change middle", "stay", "walk")
    table.throw("g4", "wait")
    assert (table.runners, table.batter) == ("1 2", "cherry")


def test_the_usual_teams() -> None:
    table = diamond()
    teams = table.view(None)["teams"]
    for seat in "AB":
        assert list(teams[seat]["pitchers"]) == PITCHERS[seat][:3]
        assert list(teams[seat]["order"]) == ORDER[seat]
        assert list(teams[seat]["spares"]) == SPARES[seat]
