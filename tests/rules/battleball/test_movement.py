"""Movement: BB-12 to BB-19."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import Pitch, pitch, squares

FAR = {"h24": "rb1*"}


def rolled(roll: str, stands: dict[str, str], player: str = "T") -> Pitch:
    """A names the player and rolls this; a Hart far away has the ball."""
    table = pitch({**stands, **FAR})
    table.play(f"name {player}", roll)
    return table


# BB-12: how far


@pytest.mark.clause("BB-12")
@pytest.mark.parametrize(
    ("start", "roll", "reached"),
    [
        ("h10", "1", "9 h-i, 10 g i, 11 h-i"),
        ("h10", "2", "8 g-i, 9 g-j, 10 f-g i-j, 11 g-j, 12 g-i"),
        ("h11", "2", "9 g-i, 10 f-i, 11 f-g i-j, 12 f-i, 13 g-i"),
        ("h10", "3", "7 g-j, 8 f-j, 9 f-k, 10 e-g i-k, 11 f-k, 12 f-j, 13 g-j"),
    ],
)
def test_a_move_is_one_square_at_the_least_and_the_roll_at_the_most(start: str, roll: str, reached: str) -> None:
    assert rolled(roll, {start: "T"}).reach("T") == squares(reached)


@pytest.mark.clause("BB-12")
@pytest.mark.parametrize(
    ("roll", "farthest", "too_far"), [("6", "b10", "a10"), ("12", "n10", "o10"), ("20", "h30", "h31")]
)
def test_the_roll_is_the_limit_for_every_die(roll: str, farthest: str, too_far: str) -> None:
    player = {"6": "T", "12": "S1", "20": "RB1"}[roll]
    start = {"6": "h10", "12": "b10", "20": "h10"}[roll]
    table = pitch({start: player, "a24": "rb1*"})
    table.play(f"name {player}", roll)
    assert farthest in table.reach(player)
    assert too_far not in table.reach(player)
    assert "BB-12" in table.refuses(f"move {player} {too_far}")


@pytest.mark.clause("BB-12")
def test_standing_still_is_no_move() -> None:
    table = rolled("4", {"h10": "T"})
    assert table.to_act == "A"
    assert "move T h10" not in table.moves
    assert all(move.startswith("move T ") for move in table.moves)


@pytest.mark.clause("BB-12", "BB-18")
def test_squares_are_offered_row_by_row_from_the_bottom_left() -> None:
    table = rolled("1", {"h10": "T"})
    assert table.moves == ["move T h9", "move T i9", "move T g10", "move T i10", "move T h11", "move T i11"]


# BB-13: changing direction, backwards


@pytest.mark.clause("BB-13")
def test_a_move_may_go_backwards() -> None:
    wolf = rolled("1", {"h10": "T"})
    wolf.play("move T h9")
    assert wolf.field["h9"] == "T"
    hart = pitch({"h10": "t", "h24": "RB1*"}, next="turn B")
    hart.play("name T", "1", "move T h11")
    assert hart.field["h11"] == "t"


@pytest.mark.clause("BB-13")
def test_a_move_may_change_direction_at_every_step() -> None:
    # A crooked lane between Carnage: down to h9 and g8, left to f8, and up again to f9 and f10, where it ends.
    lane = ["h9", "g8", "f8", "f9", "f10"]
    stands = {"h10": "T", **dict.fromkeys(squares("7 f-h, 8 e h, 9 e g i, 10 e g i, 11 f-i"), "x")}
    for roll in range(1, 7):
        assert rolled(str(roll), stands).reach("T") == set(lane[:roll])


@pytest.mark.clause("BB-13")
def test_a_move_may_go_round_and_come_back_beside_its_start() -> None:
    # Round the Carnage at i10: h10, i11, j11, j10.
    stands = {"h10": "T", "i10": "x"}
    assert "j10" not in rolled("2", stands).reach("T")
    assert "j10" in rolled("3", stands).reach("T")


# BB-14: not on the square where it began


@pytest.mark.clause("BB-14")
@pytest.mark.parametrize("roll", ["2", "3", "6"])
def test_a_move_cannot_end_where_it_began(roll: str) -> None:
    table = rolled(roll, {"h10": "T"})
    assert "h10" not in table.reach("T")
    assert "BB-14" in table.refuses("move T h10")


# BB-15: occupied squares


@pytest.mark.clause("BB-15")
@pytest.mark.parametrize("blocker", ["S1", "x"])
def test_no_step_onto_an_own_player_or_carnage(blocker: str) -> None:
    table = rolled("1", {"h10": "T", "i10": blocker})
    assert table.reach("T") == squares("9 h-i, 10 g, 11 h-i")
    assert "BB-15" in table.refuses("move T i10")


@pytest.mark.clause("BB-15")
def test_no_step_onto_an_opponent() -> None:
    table = rolled("1", {"h10": "T", "i10": "s1"})
    assert table.reach("T") == squares("9 h-i, 10 g, 11 h-i")
    assert "BB-15" in table.refuses("move T i10")


@pytest.mark.clause("BB-15", "BB-40")
@pytest.mark.parametrize("blocker", ["S1", "x"])
def test_no_way_through_an_own_player_or_carnage(blocker: str) -> None:
    # In the corner a1 has two neighbours; with Carnage on a2 the way out is b1.
    free = rolled("2", {"a1": "T", "a2": "x"})
    assert free.reach("T") == squares("1 b-c, 2 b")
    table = pitch({"a1": "T", "a2": "x", "b1": blocker, "h10": "RB1", **FAR})
    assert "name T" not in table.moves
    # And in the open, where the only way of two steps to j10 is by i10.
    assert "j10" not in rolled("2", {"h10": "T", "i10": blocker}).reach("T")


@pytest.mark.clause("BB-15")
def test_a_row_of_carnage_cannot_be_crossed() -> None:
    stands = {"h10": "T", **dict.fromkeys(squares("11 a-p"), "x")}
    reached = rolled("6", stands).reach("T")
    assert {int(square[1:]) for square in reached} == {4, 5, 6, 7, 8, 9, 10}


@pytest.mark.clause("BB-15")
def test_the_loose_ball_is_no_obstacle() -> None:
    table = pitch({"h10": "T", "i10": "o", "h24": "rb1"})
    table.play("name T", "1")
    assert table.reach("T") == squares("9 h-i, 10 g i, 11 h-i")


# BB-16: stopping next to an opponent


@pytest.mark.clause("BB-16")
def test_a_player_who_enters_a_square_next_to_an_opponent_stops() -> None:
    # The Hart on h10 guards g10, i10, h9, i9, h11 and i11. Straight through, i10 would be 4 steps from e10; around,
    # it is 7: f10, g11, g12, h12, i12, j11, i10.
    stands = {"e10": "S1", "h10": "s1"}
    six = rolled("6", stands, "S1").reach("S1")
    assert {"g10", "h9", "h11", "i9", "i11"} <= six
    assert not {"i10", "h10", "j10"} & six
    seven = rolled("7", stands, "S1").reach("S1")
    assert {"i10", "j10"} <= seven, "j10 is 7 steps off too"
    table = rolled("6", stands, "S1")
    assert "BB-16" in table.refuses("move S1 j10")


@pytest.mark.clause("BB-16")
def test_a_guarded_gate_lets_nobody_through() -> None:
    # The wall has one hole, h10, and a Hart beyond it at h12 is not next to it; one at h11 is.
    walls = dict.fromkeys(squares("10 a-g i-o"), "x")
    assert squares("11 h-i") <= rolled("3", {"h8": "T", **walls}).reach("T")
    guarded = rolled("6", {"h8": "T", "h11": "s1", **walls}).reach("T")
    assert "h10" in guarded
    assert max(int(square[1:]) for square in guarded) == 10
    behind = rolled("6", {"h8": "T", "h12": "s1", **walls}).reach("T")
    assert squares("11 h-i") <= behind
    assert {square for square in behind if int(square[1:]) > 10} == {"h11", "i11"}, "both are next to h12"


@pytest.mark.clause("BB-16")
def test_own_players_stop_nobody() -> None:
    stands = {"e10": "S1", "h10": "S2"}
    assert "j10" in rolled("6", stands, "S1").reach("S1")


@pytest.mark.clause("BB-16")
def test_neither_the_ball_nor_carnage_stops_anybody() -> None:
    table = pitch({"e10": "T", "g11": "o", "g9": "x", "h24": "rb1"})
    table.play("name T", "6")
    assert "k10" in table.reach("T")


@pytest.mark.clause("BB-16")
def test_the_stop_is_followed_by_a_tackle() -> None:
    table = rolled("6", {"e10": "T", "h10": "s1"})
    table.play("move T g10")
    assert (table.to_act, table.moves) == ("A", ["tackle T x S1"])


# BB-17: moving away


@pytest.mark.clause("BB-17", "BB-16")
def test_a_player_who_starts_next_to_an_opponent_may_move_away() -> None:
    # The Hart on h10 guards h9 and h11 as well: the Wolf may step there, and must stop.
    table = rolled("2", {"g10": "T", "h10": "s1"})
    assert table.reach("T") == squares("8 f-g, 9 f-h, 10 e-f, 11 f-h, 12 f-g")
    table.play("move T e10")
    assert table.to_act == "B", "nobody is next to an opponent any more"


@pytest.mark.clause("BB-17")
def test_moving_along_an_opponent_is_stopped_at_once() -> None:
    # h12 is two steps from g10, but only by h11, which is next to the Hart.
    table = rolled("2", {"g10": "T", "h10": "s1"})
    assert "BB-16" in table.refuses("move T h12")


@pytest.mark.clause("BB-12", "BB-15", "BB-16", "BB-17")
def test_all_this_holds_for_the_harts_too() -> None:
    # As above with the teams exchanged: a Wolf on h10, one of their own on e10, Carnage on f9.
    table = pitch({"g10": "t", "h10": "S1", "e10": "s1", "f9": "x", "h24": "RB1*"}, next="turn B")
    table.play("name T", "2")
    assert table.reach("T") == squares("8 f-g, 9 g-h, 10 f, 11 f-h, 12 f-g")


# BB-18: neighbours

NEIGHBOURS = [
    ("h16", "15 h-i, 16 g i, 17 h-i"),
    ("h15", "14 g-h, 15 g i, 16 g-h"),
    ("b15", "14 a-b, 15 a c, 16 a-b"),
    ("o15", "14 n-o, 15 n p, 16 n-o"),
    ("b16", "15 b-c, 16 a c, 17 b-c"),
    ("a16", "15 a-b, 16 b, 17 a-b"),
    ("o16", "15 o-p, 16 n, 17 o-p"),
    ("a15", "14 a, 15 b, 16 a"),
    ("p15", "14 o, 15 o, 16 o"),
    ("h1", "1 g i, 2 g-h"),
    ("h31", "31 g i, 30 g-h"),
    ("a1", "1 b, 2 a"),
    ("p1", "1 o, 2 o"),
    ("a31", "31 b, 30 a"),
    ("p31", "31 o, 30 o"),
    ("a2", "1 a-b, 2 b, 3 a-b"),
    ("o30", "29 o-p, 30 n, 31 o-p"),
]


@pytest.mark.clause("BB-18")
@pytest.mark.parametrize(("square", "neighbours"), NEIGHBOURS)
def test_a_step_goes_to_a_neighbour(square: str, neighbours: str) -> None:
    assert rolled("1", {square: "T"}).reach("T") == squares(neighbours)


@pytest.mark.clause("BB-18", "BB-29")
@pytest.mark.parametrize(("square", "neighbours"), NEIGHBOURS)
def test_next_to_means_a_neighbour(square: str, neighbours: str) -> None:
    for near in squares(neighbours):
        table = pitch({square: "T", near: "s1", "h8": "RB1", **FAR})
        table.play("name RB1", "1", "move RB1 h7")
        assert table.moves == ["tackle T x S1"]


@pytest.mark.clause("BB-18", "BB-29")
@pytest.mark.parametrize("near", ["f16", "j16", "g15", "j15", "g17", "j17", "h14", "g14", "i14", "h18", "g18", "i18"])
def test_two_steps_away_is_not_next_to(near: str) -> None:
    table = pitch({"h16": "T", near: "s1", "h8": "RB1", **FAR})
    table.play("name RB1", "1", "move RB1 h7")
    assert table.to_act == "B"


# BB-19: who may be named, and what if nobody can move


@pytest.mark.clause("BB-19")
def test_only_a_player_with_a_legal_first_step_may_be_named() -> None:
    table = pitch({"a1": "T", "a2": "x", "b1": "S1", "h10": "RB1", **FAR})
    assert table.moves == ["name RB1", "name S1"]
    assert "BB-19" in table.refuses("name T")


@pytest.mark.clause("BB-19", "BB-25")
def test_the_heavy_tackle_needs_room_for_both_feet_to_be_named() -> None:
    # From a1 and b1 he can go to b1-c1 or to a2-b2, nowhere else.
    stands = {"a1": "HT", "h10": "RB1", **FAR}
    assert pitch(stands).moves == ["name RB1", "name HT"]
    assert pitch({**stands, "c1": "x"}).moves == ["name RB1", "name HT"]
    assert pitch({**stands, "b2": "x"}).moves == ["name RB1", "name HT"]
    assert pitch({**stands, "c1": "x", "b2": "x"}).moves == ["name RB1"]
    assert pitch({**stands, "c1": "x", "a2": "x"}).moves == ["name RB1"]
    assert "BB-19" in pitch({**stands, "c1": "x", "a2": "x"}).refuses("name HT")


@pytest.mark.clause("BB-19")
@pytest.mark.parametrize(("seat", "square", "walls"), [("A", "a31", "31 b, 30 a"), ("B", "p1", "1 o, 2 o")])
def test_for_the_carrier_on_the_last_row_the_end_zone_is_a_first_step(seat: str, square: str, walls: str) -> None:
    own, other = ("T", "rb1") if seat == "A" else ("t", "RB1")
    around = dict.fromkeys(squares(walls), "x")
    table = pitch({square: f"{own}*", "h16": other, **around}, next=f"turn {seat}")
    assert (table.to_act, table.moves) == (seat, ["name T"])
    table.play("name T", "1")
    assert table.moves == ["touchdown T"]


@pytest.mark.clause("BB-19", "BB-58")
def test_without_the_ball_or_before_the_own_end_zone_it_is_not() -> None:
    walls = dict.fromkeys(squares("31 b, 30 a, 1 b, 2 a"), "x")
    table = pitch({"a31": "T", "h8": "RB1", "h16": "rb1*", **walls})
    assert table.moves == ["name RB1"]
    table = pitch({"a1": "T*", "h8": "RB1", "h16": "rb1", **walls})
    assert table.moves == ["name RB1"]


@pytest.mark.clause("BB-19")
def test_a_team_that_cannot_move_goes_on_to_the_tackle() -> None:
    table = pitch({"a1": "T", "a2": "x", "b1": "s1", **FAR})
    assert (table.to_act, table.moves) == ("A", ["tackle T x S1"])
    table.play("tackle T x S1", "2", "7")
    assert table.injured("B") >= {"S1"}
    assert table.to_act == "B"


@pytest.mark.clause("BB-19")
def test_a_team_that_cannot_move_goes_on_to_the_hand_off() -> None:
    walls = dict.fromkeys(squares("1 c, 2 a-b"), "x")
    table = pitch({"a1": "T*", "b1": "S1", "h24": "rb1", **walls})
    assert (table.to_act, table.moves) == ("A", ["handoff T S1", "end"])
    table.play("handoff T S1", "2", "7")
    assert table.cites("BB-43")
    assert table.cites("BB-52"), "walled in with the ball as they are, play is halted afterwards"
    assert table.to_act == "A"


@pytest.mark.clause("BB-19")
def test_a_team_that_cannot_move_goes_on_to_the_pass() -> None:
    walls = dict.fromkeys(squares("1 b o, 2 a o"), "x")
    table = pitch({"a1": "T*", "p1": "RB1", "h24": "rb1", **walls}, head="passing=yes")
    assert (table.to_act, table.moves) == ("A", ["pass T RB1", "end"])


@pytest.mark.clause("BB-19")
def test_a_team_that_can_do_nothing_at_all_lets_the_other_go_on() -> None:
    walls = dict.fromkeys(squares("1 b, 2 a"), "x")
    table = pitch({"a1": "T", "h24": "rb1*", **walls})
    assert (table.to_act, table.moves) == ("B", ["name RB1"])
