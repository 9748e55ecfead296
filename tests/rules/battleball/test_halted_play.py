"""Referee's notebook: play is halted (BB-51 to BB-55)."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch
from tests.rules.battleball.pitch2 import SPARE, aside, carnage, line_up, may_place, players, rubble, starts_turn, wall

# The six squares around h16.
RING = "h15 i15 g16 i16 h17 i17"


def is_halted(table: Pitch) -> bool:
    """A new line-up in the same half; or B's turn has begun."""
    if may_place(table):
        assert (table.to_act, table.half, table.touchdowns) == ("A", 1, (0, 0))
        return True
    assert starts_turn(table, "B")
    return False


# BB-51


@pytest.mark.clause("BB-51")
def test_halted_when_neither_team_can_reach_its_end_zone_any_more() -> None:
    # A has the ball below a wall of Carnage, B's players are all above it.
    assert is_halted(aside(pitch({**wall(20), "h10": "RB1*", "h25": "rb1", **SPARE})))


@pytest.mark.clause("BB-51")
def test_not_halted_while_the_team_with_the_ball_can() -> None:
    assert not is_halted(aside(pitch({**wall(20, "o"), "h10": "RB1*", "h25": "rb1", **SPARE})))
    assert not is_halted(aside(pitch({**wall(20), "h22": "RB1*", "h25": "rb1", **SPARE})))


@pytest.mark.clause("BB-51")
def test_not_halted_while_only_the_other_team_can() -> None:
    # B's Safety is on the ball's side of the wall, and from there the way down is open.
    assert not is_halted(aside(pitch({**wall(20), "h10": "RB1*", "l15": "s1", **SPARE})))


@pytest.mark.clause("BB-51")
def test_not_halted_because_other_players_stand_in_the_way() -> None:
    # The corner p1 opens along row 1 only, and there o1 and n1 are taken; they might move away.
    table = aside(pitch({"p1": "RB1*", "o1": "T", "n1": "S1", **rubble("m2 n2 o2"), **SPARE}))
    table.play("end")
    assert not is_halted(table)


# BB-52


@pytest.mark.clause("BB-52")
def test_it_is_looked_for_at_the_end_of_the_turn() -> None:
    table = pitch({**wall(20), "h10": "RB1*", "h25": "rb1", **SPARE})
    assert starts_turn(table, "A")
    table.play("name L2", "1")
    assert not may_place(table)
    table.play("move L2 b1")
    assert is_halted(table)


@pytest.mark.clause("BB-52")
def test_the_last_carnage_that_closes_the_way_halts_play() -> None:
    table = pitch({**wall(20, "h"), "h10": "RB1*", "h19": "T", "h20": "rb1", "h25": "rb2", **SPARE})
    aside(table)
    table.play("tackle T x RB1", "3", "9")
    assert is_halted(table)


@pytest.mark.clause("BB-52")
def test_a_heavy_tackle_does_not_fit_through_one_square() -> None:
    table = pitch({**wall(20, "h"), "h10": "HT*", "h25": "ht"})
    table.play("name HT", "1 2", "move HT i10")
    assert is_halted(table)


@pytest.mark.clause("BB-52")
def test_a_heavy_tackle_fits_through_two() -> None:
    table = pitch({**wall(20, "hi"), "h10": "HT*", "h25": "ht"})
    table.play("name HT", "1 2", "move HT i10")
    assert not is_halted(table)


@pytest.mark.clause("BB-52")
def test_a_heavy_tackle_needs_both_squares_at_each_step() -> None:
    # The gaps lie two wide on row 20 and row 21, but one step of the pair from one to the other there is not.
    table = pitch({**wall(20, "hi"), "g21": "x", "h21": "x", "i21": "x", "h10": "HT*", "h25": "ht"})
    table.play("name HT", "1 2", "move HT i10")
    # From h20-i20 up to h21-i21 or i21-j21: both hold Carnage.
    assert is_halted(table)


@pytest.mark.clause("BB-52")
def test_a_team_mate_who_can_walk_up_to_the_carrier_counts() -> None:
    table = pitch({**wall(20, "h"), "h10": "HT*", "c3": "T", "h25": "ht"})
    table.play("name HT", "1 2", "move HT i10")
    assert not is_halted(table)


@pytest.mark.clause("BB-52")
def test_an_opponent_who_can_walk_up_to_the_carrier_counts() -> None:
    table = pitch({**wall(20, "h"), "h10": "HT*", "h25": "rb1"})
    table.play("name HT", "1 2", "move HT i10")
    assert not is_halted(table)


@pytest.mark.clause("BB-52")
def test_a_loose_ball_that_nobody_can_walk_to_halts_play() -> None:
    assert is_halted(aside(pitch({**rubble(RING), "h16": "o", **SPARE})))


@pytest.mark.clause("BB-52")
def test_a_loose_ball_that_somebody_can_walk_to_does_not() -> None:
    assert not is_halted(aside(pitch({**rubble("h15 i15 g16 i16 h17"), "h16": "o", **SPARE})))


@pytest.mark.clause("BB-52")
def test_who_can_walk_to_the_loose_ball_must_also_have_a_way_on() -> None:
    # The ball lies above the wall: B's players get there but not down, A's could go up but do not get there.
    assert is_halted(aside(pitch({**wall(12), "h16": "o", "h25": "rb1", "h3": "RB1", **SPARE})))


@pytest.mark.clause("BB-52")
def test_a_carrier_who_is_sealed_in_and_out_of_everybodys_reach_halts_play() -> None:
    assert is_halted(aside(pitch({**rubble(RING), "h16": "RB1*", "h25": "rb1", **SPARE})))


@pytest.mark.clause("BB-52")
def test_a_team_mate_beyond_the_wall_is_no_way_in_the_basic_game() -> None:
    # A fumble might be placed beyond the wall: that would be luck, not a way.
    assert is_halted(aside(pitch({**wall(20), "h19": "RB1*", "h24": "S1", "c25": "rb1", **SPARE})))


@pytest.mark.clause("BB-52")
def test_a_team_mate_beyond_the_wall_can_be_thrown_to_in_the_advanced_game() -> None:
    table = pitch({**wall(20), "h19": "RB1*", "h24": "S1", "c25": "rb1", **SPARE}, head="passing=yes")
    aside(table)
    table.play("end")
    assert not is_halted(table)


@pytest.mark.clause("BB-52")
def test_in_the_advanced_game_too_play_is_halted_when_nobody_thrown_to_has_a_way() -> None:
    table = pitch({**wall(20), "h19": "RB1*", "h14": "S1", "c25": "rb1", **SPARE}, head="passing=yes")
    aside(table)
    table.play("end")
    assert is_halted(table)


@pytest.mark.clause("BB-52")
def test_clearing_the_field_of_opponents_is_no_way() -> None:
    # A's RB1 and B's last player share a hole of three squares, h16 to j16.
    hole = rubble("g16 k16 h15 i15 j15 k15 h17 i17 j17 k17")
    table = aside(pitch({**hole, "h16": "RB1*", "j16": "rb1", "a1": "L2"}))
    assert is_halted(table)


# BB-53


@pytest.mark.clause("BB-53")
def test_after_a_halt_only_those_who_were_on_the_field_line_up() -> None:
    table = pitch({**wall(20), "h10": "RB1*", "h25": "rb1", **SPARE}, serious={"A": "T S1", "B": "HT"})
    aside(table)
    assert (table.to_act, may_place(table)) == ("A", {"RB1", "L2"})
    assert {"RB2", "HT"} <= table.injured("A")
    line_up(table)
    assert (table.to_act, may_place(table)) == ("B", {"RB1", "L2"})
    line_up(table)
    assert (players(table, "A"), players(table, "B")) == ({"RB1", "L2"}, {"RB1", "L2"})
    assert {"RB2", "HT"} <= table.injured("A") and {"RB2", "T"} <= table.injured("B")
    assert (table.serious("A"), table.serious("B")) == ({"T", "S1"}, {"HT"})


@pytest.mark.clause("BB-53")
def test_after_a_halt_the_field_is_cleared_and_the_half_goes_on() -> None:
    table = pitch({**wall(20), "h10": "RB1*", "h25": "rb1", **SPARE}, half=2, touchdowns=(0, 1), lost="A")
    aside(table)
    line_up(table)
    line_up(table)
    assert (carnage(table), table.ball, table.field["h16"]) == (set(), "h16", "o")
    assert (table.half, table.touchdowns) == (2, (0, 1))


# BB-54


@pytest.mark.clause("BB-54")
@pytest.mark.parametrize("turn", ["A", "B"])
def test_after_a_halt_the_team_in_possession_goes_first_without_a_toss(turn: str) -> None:
    for carrier, first in (("A", "A"), ("B", "B")):
        mine, theirs = ("RB1*", "rb1") if carrier == "A" else ("RB1", "rb1*")
        table = aside(pitch({**wall(20), "h10": mine, "h25": theirs, **SPARE}, next=f"turn {turn}"))
        line_up(table)
        line_up(table)
        assert starts_turn(table, first)


# BB-55


@pytest.mark.clause("BB-55")
@pytest.mark.parametrize("turn", ["A", "B"])
@pytest.mark.parametrize("had", ["A", "B"])
def test_with_a_loose_ball_the_team_that_last_had_it_goes_first(turn: str, had: str) -> None:
    table = aside(pitch({**rubble(RING), "h16": "o", **SPARE}, next=f"turn {turn}", had=had))
    line_up(table)
    line_up(table)
    assert starts_turn(table, had)


@pytest.mark.clause("BB-55")
@pytest.mark.parametrize(("turn", "other"), [("A", "B"), ("B", "A")])
def test_if_nobody_has_had_it_the_team_whose_turn_is_next_goes_first(turn: str, other: str) -> None:
    table = aside(pitch({**rubble(RING), "h16": "o", **SPARE}, next=f"turn {turn}"))
    line_up(table)
    line_up(table)
    assert starts_turn(table, other)


@pytest.mark.clause("BB-55")
def test_a_fumble_that_is_buried_lets_the_fumbling_team_go_first() -> None:
    # The tie closes the wall; A's ball is placed below it, where A can no longer go up.
    gap = {**wall(20, "h"), "h20": "RB1*", "h21": "rb2"}
    table = aside(pitch({**gap, **SPARE}))
    table.play("tackle RB1 x RB2", "7", "7", "ball g19")
    assert is_halted(table)
    line_up(table)
    line_up(table)
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-55")
def test_a_halt_forgets_who_had_the_ball() -> None:
    # After the line-up nobody has had it; the next halt, with the ball untouched, is the next team's.
    table = aside(pitch({**wall(20), "h10": "RB1*", "h25": "rb1", **SPARE}))
    line_up(table)
    line_up(table)
    assert "had" not in table.position.splitlines()[1]


@pytest.mark.clause("BB-55")
def test_an_incomplete_pass_that_is_buried_lets_the_passing_team_go_first() -> None:
    # h16 is sealed, and three squares from the receiver on h19.
    table = aside(pitch({**rubble(RING), "h8": "RB1*", "h19": "S1", **SPARE}, head="passing=yes"))
    table.play("pass RB1 S1", "1", "3", "ball h16")
    assert is_halted(table)
    assert line_up(table) == {"RB1", "S1", "L2"}
    line_up(table)
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-55")
def test_a_fumbled_hand_off_that_is_buried_lets_the_fumbling_team_go_first() -> None:
    # h16 is sealed, and two squares from the giver on h18.
    table = aside(pitch({**rubble(RING), "h18": "RB1*", "h19": "S1", **SPARE}))
    table.play("handoff RB1 S1", "4", "4", "ball h16")
    assert is_halted(table)
    line_up(table)
    line_up(table)
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-54")
def test_a_ball_won_in_the_last_tackle_is_in_possession_of_the_winner() -> None:
    # B's carrier falls in the last gap: A has the ball, and the wall is closed above it.
    table = pitch({**wall(20, "h"), "h19": "T", "h20": "rb1*", "h25": "rb2", **SPARE})
    aside(table)
    table.play("tackle T x RB1", "3", "9")
    assert is_halted(table)
    line_up(table)
    line_up(table)
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-52")
def test_two_in_one_sealed_hole_cannot_help_each_other() -> None:
    table = aside(pitch({"p1": "RB1*", "o1": "T", **rubble("n1 n2 o2"), **SPARE}))
    table.play("end")
    assert is_halted(table)


@pytest.mark.clause("BB-52")
def test_a_carrier_on_the_last_row_has_a_way_however_sealed_in() -> None:
    assert not is_halted(aside(pitch({"a31": "RB1*", **rubble("a30 b31"), **SPARE})))


@pytest.mark.clause("BB-52")
def test_the_own_end_zone_is_no_way() -> None:
    # RB1 is on row 1, his own, and cannot get out.
    assert is_halted(aside(pitch({"p1": "RB1*", **rubble("o1 o2"), **SPARE})))


@pytest.mark.clause("BB-52")
def test_a_heavy_tackle_cannot_walk_up_through_a_single_square() -> None:
    # A's Heavy Tackle sits in a hole of two squares, h16 and i16, that opens at h17 only.
    hole = rubble("h15 i15 j15 g16 j16 i17 j17 g17")
    table = pitch({**hole, "h16": "HT*", "h25": "ht"}, next="turn B")
    table.play("name HT", "1 2", "move HT i25")
    assert (table.to_act, may_place(table)) == ("A", {"HT"})


@pytest.mark.clause("BB-52")
def test_in_the_advanced_game_the_passer_may_first_have_to_fetch_the_ball() -> None:
    # The ball lies above the wall. B's Running Back can fetch it, and B's Safety below can go on from there.
    field = {**wall(12), "h16": "o", "h18": "rb1", "h8": "s1", "c3": "RB1", **SPARE}
    assert is_halted(aside(pitch(field)))
    assert not is_halted(aside(pitch(field, head="passing=yes")))


@pytest.mark.clause("BB-52")
@pytest.mark.parametrize(("passer", "seal", "halted"), [("p1", "o1 o2", True), ("a25", "b25 a24 a26", False)])
def test_in_the_advanced_game_the_team_mate_must_be_in_reach(passer: str, seal: str, halted: bool) -> None:
    # Both are sealed in. T on a31 has only to step into the end zone, but from p1 no throw comes so far.
    field = {passer: "RB1*", **rubble(seal), "a31": "T", **rubble("a30 b31"), "p31": "l2"}
    table = aside(pitch(field, head="passing=yes", next="turn B"))
    assert (may_place(table) == {"RB1", "T"}) == halted
    assert table.to_act == "A"


@pytest.mark.clause("BB-52")
@pytest.mark.parametrize(("row", "halted"), [(20, False), (19, True)])
def test_the_reach_of_a_throw_is_the_receivers(row: int, halted: bool) -> None:
    # A Tackle may be thrown to over 11 squares: from a20 to a31, not from a19.
    seal = {20: "b20 a19 b19 a21 b21", 19: "b19 a18 a20"}[row]
    field = {f"a{row}": "RB1*", **rubble(seal), "a31": "T", **rubble("a30 b31"), "p31": "l2"}
    table = aside(pitch(field, head="passing=yes", next="turn B"))
    assert (may_place(table) == {"RB1", "T"}) == halted


@pytest.mark.clause("BB-52")
def test_the_opponents_throws_count_too() -> None:
    # A's last player is sealed in with B's Safety, who might win the ball; a Hart outside is in reach and has a way.
    hole = rubble("g16 k16 h15 i15 j15 k15 h17 i17 j17 k17")
    field = {**hole, "h16": "RB1*", "j16": "s1", "h8": "rb2"}
    table = pitch(field, next="turn B")
    table.play("name RB2", "1", "move RB2 h7")
    assert may_place(table) == {"RB1"}
    table = pitch(field, next="turn B", head="passing=yes")
    table.play("name RB2", "1", "move RB2 h7")
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-51")
def test_the_other_way_round_for_the_harts() -> None:
    # B has the ball above a wall, A's players are all below it.
    table = aside(pitch({**wall(12), "h16": "rb1*", "h3": "RB1", **SPARE}, next="turn B"))
    assert (table.to_act, may_place(table)) == ("A", {"RB1", "L2"})
    # One Wolf above the wall is enough to go on.
    table = aside(pitch({**wall(12), "h16": "rb1*", "m16": "RB1", **SPARE}, next="turn B"))
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-54")
def test_after_a_halt_play_goes_on_as_before() -> None:
    table = aside(pitch({**wall(20), "h10": "RB1*", "h25": "rb1", **SPARE}))
    line_up(table)
    line_up(table)
    assert table.moves == ["name RB1", "name L2"]
    table.play("name RB1", "1")
    table.play(table.moves[0])
    assert starts_turn(table, "B")
