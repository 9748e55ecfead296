"""The second Gouwan Strike generator, checked against cases and counts worked out by hand."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from tests.rules.gouwan.box import PACK

from .gouwan import (
    BAT_PLACES,
    SPACES,
    Position,
    Table,
    area_hit,
    column_beside,
    count,
    moved,
    new_game,
    read_box,
    read_pack_text,
    standard_box,
    zone,
)

BOX = read_pack_text(PACK)
RED = "amber birch cedar nil six minus zip hex dogwood"
BLUE = "azure bison cobra zero hexa debt void gross dingo"


def diamond(
    inning: str = "1 top",
    outs: int = 0,
    count: str = "0-0",
    runners: str = "",
    runs: str = "0-0",
    up: str = "nil",
    red: str = "rex* lou ray",
    blue: str = "bob* lee max",
    order: str = RED,
    more: str = "",
    then: str = "next-pitch",
    options: str = "",
) -> Position:
    """A (red) bats first; `count` is strikes-balls, `runs` A-B, `up` the next red batter. Blue's first is up."""
    strikes, balls = count.split("-")
    a, b = runs.split("-")
    text = f"""
        gouwan: 2 seats, first=1{options}
        inning {inning}, outs {outs}, strikes {strikes}, balls {balls}, runners {runners}, first A
        A: runs {a}, pitchers {red}, up {order.split().index(up) + 1}
        A order: {order}
        B: runs {b}, pitchers {blue}, up 1
        B order: {BLUE}
        {more}
        next: {then}
    """
    return Position.read(text, BOX)


def moves(position: Position) -> list[str]:
    return [move for move, _ in position.options()]


def play(position: Position, line: str) -> Position:
    for move in line.split(", "):
        position = position.after(move)
    return position


def pitched(position: Position, line: str) -> Position:
    """A pitch before which nobody is changed."""
    while "stay" in moves(position):
        position = position.after("stay")
    return play(position, line)


def scene(table: Table) -> tuple[int, str, str, int]:
    """Outs, strikes-balls, runners and the runs of A."""
    runners = "".join(str(base) for base in sorted(table.runners))
    return table.outs, f"{table.strikes}-{table.balls}", runners, table.teams["A"].runs


# --- Zones and cards ----------------------------------------------------------------------------------------


def test_zones() -> None:
    assert Counter(map(zone, SPACES)) == {"strike": 9, "ball": 16, "wild": 24}
    assert [zone(space) for space in ("c3", "e5", "b2", "f4", "d6", "a4", "g1", "c7")] == [
        *["strike"] * 2,
        *["ball"] * 3,
        *["wild"] * 3,
    ]


def test_a_ball_stops_at_the_edge_each_way_on_its_own() -> None:
    assert moved("d4", 1, -2) == "e2"
    assert moved("f4", 3, 1) == "g5"
    assert moved("b2", -3, -3) == "a1"
    assert moved("c6", 0, 3) == "c7"


def test_the_grip_is_on_the_batters_side() -> None:
    assert [area_hit("c4", "left", f"{column}4") for column in "bcdefg"] == [
        None,
        "grip",
        "handle",
        "barrel",
        "tip",
        None,
    ]
    assert [area_hit("c4", "right", f"{column}4") for column in "cdef"] == ["tip", "barrel", "handle", "grip"]
    assert area_hit("c4", "left", "d5") is None
    assert (column_beside("left"), column_beside("right")) == ("a", "g")


def test_the_box_is_read() -> None:
    box = read_box(BOX)
    assert (box.plus["a7"], box.plus["c4"], box.plus["e5"], box.plus["a1"], box.plus["g1"]) == (3, -1, 3, -2, -1)
    assert box.batters["A"]["amber"]["right"].values["fast"]["barrel"] == 2
    assert box.batters["A"]["amber"]["left"].values["slow"]["tip"] == 5
    assert box.batters["A"]["cedar"]["left"].stands == "right"
    assert box.pitches["loop"].path[4] == (-2, -1)
    assert box.situations[0].runners == {2}
    assert [len(box.pitchers[seat]) for seat in "AB"] == [13, 13]
    assert [len(box.batters[seat]) for seat in "AB"] == [12, 12]


def test_the_standard_pack_is_read() -> None:
    box = standard_box()
    assert len(box.situations) == 10
    assert [len(box.pitchers[seat]) for seat in "AB"] == [13, 13]
    assert [len(box.batters[seat]) for seat in "AB"] == [12, 12]


# --- Teams --------------------------------------------------------------------------------------------------


def test_teams_are_picked_card_by_card() -> None:
    start = Position.new_game(BOX)
    assert start.actor() == "A"
    assert (moves(start)[0], moves(start)[12], moves(start)[13], len(moves(start))) == (
        "starter rex",
        "starter rab",
        "ready",
        14,
    )
    middle = start.after("starter lou")
    assert moves(middle)[:2] == ["middle rex", "middle ray"]
    batting = play(middle, "middle rab, closer rex")
    assert moves(batting) == [f"bat {name}" for name in [*RED.split(), "elm", "fir", "gorse"]] + ["ready"]
    ninth = play(batting, "bat gorse, bat fir, bat elm, bat amber, bat birch, bat cedar, bat nil, bat six")
    assert moves(ninth) == ["bat minus", "bat zip", "bat hex", "bat dogwood", "ready"]
    other = ninth.after("bat hex")
    assert (other.actor(), moves(other)[0]) == ("B", "starter bob")
    team = other.table().teams["A"]
    assert team.pitchers == ["lou", "rab", "rex"]
    assert team.order == ["gorse", "fir", "elm", "amber", "birch", "cedar", "nil", "six", "hex"]


def test_ready_takes_the_rest_in_the_order_of_the_pack() -> None:
    team = play(Position.new_game(BOX), "starter lou, ready").table().teams["A"]
    assert (team.pitchers, team.order) == (["lou", "rex", "ray"], RED.split())
    line = "ready, starter bert, middle max, closer bob, bat gecko, bat cobra, ready"
    team = play(Position.new_game(BOX), line).table().teams["B"]
    assert team.pitchers == ["bert", "max", "bob"]
    assert team.order == ["gecko", "cobra", "azure", "bison", "zero", "hexa", "debt", "void", "gross"]


def test_a_die_decides_who_bats_first_if_nobody_else_does() -> None:
    toss = play(Position.new_game(BOX), "ready, ready")
    assert (toss.actor(), toss.options()) == ("chance", [(str(number), 1) for number in range(1, 7)])
    assert toss.after("3").actor() == "B"  # who pitches first, and may change
    assert toss.after("4").actor() == "A"
    agreed = play(Position.new_game(BOX, first=2), "ready, ready")
    assert (agreed.actor(), moves(agreed)) == ("A", ["change middle", "change closer", "stay"])


def test_a_situation_card() -> None:
    start = play(Position.new_game(BOX, situation=1, first=2), "ready, ready")
    table = start.table()
    assert start.totals() == {"A": 3, "B": 4}
    assert (table.inning, table.half, table.outs, list(table.runners), table.innings()) == (3, "bottom", 2, [2], 3)
    assert start.actor() == "B"
    lost = pitched(start, "pitch still d4, bunt, 1, 1")
    assert (lost.actor(), lost.winners()) == ("over", {"B"})
    full = play(Position.new_game(BOX, situation="2"), "ready, ready, 6").table()
    assert (full.first, sorted(full.runners), full.innings()) == ("B", [1, 2, 3], 1)


# --- Before the pitch ---------------------------------------------------------------------------------------


def test_pitchers_come_in_once_and_in_one_direction() -> None:
    start = diamond()
    assert (start.actor(), moves(start)) == ("B", ["change middle", "change closer", "stay"])
    middle = start.after("change middle")
    assert (middle.actor(), moves(middle)) == ("A", ["change elm", "change fir", "change gorse", "stay"])
    again = pitched(middle, "pitch still d4, wait, 1")
    assert moves(again) == ["change closer", "stay"]
    assert diamond(blue="bob lee max*").actor() == "A"
    closer = play(diamond(), "change closer, stay")
    assert moves(closer)[0] == "pitch stack a1"  # with his own six


def test_a_spare_batter_takes_the_place_and_the_count() -> None:
    changed = play(diamond(count="2-3", runners="2", outs=1), "stay, change fir, walk")
    table = changed.table()
    assert table.teams["A"].order[3] == "fir"
    assert table.teams["A"].out == ["nil"]
    assert table.spares("A") == ["elm", "gorse"]
    assert scene(table) == (1, "0-0", "12", 0)
    struck = play(diamond(count="2-3"), "stay, change fir, pitch still d4, wait, 1").table()
    assert (struck.outs, struck.teams["A"].up) == (1, 5)


def test_who_can_only_stay_is_not_asked() -> None:
    used_up = "elm fir gorse nil six minus zip hex dogwood"
    start = diamond(order=used_up, more="A out: amber birch cedar", blue="bob lee max*")
    assert moves(start)[0] == "pitch stack a1"
    start = diamond(order=used_up, more="A out: amber birch cedar", blue="bob lee max*", options=", concede=yes")
    assert (start.actor(), moves(start)) == ("B", ["stay", "concede"])
    batter = start.after("stay")
    assert (batter.actor(), moves(batter)) == ("A", ["stay", "concede"])
    assert moves(diamond(options=" concede=yes")) == ["change middle", "change closer", "stay", "concede"]


def test_who_concedes_has_lost() -> None:
    over = play(diamond(runs="9-0", inning="1 bottom", options=", concede=yes"), "concede")
    assert (over.actor(), over.options(), over.winners(), over.totals()) == ("over", [], {"B"}, {"A": 9, "B": 0})


# --- The pitch ----------------------------------------------------------------------------------------------


def test_order_of_offers() -> None:
    throws = moves(diamond(then="throw B"))
    assert len(throws) == 6 * 49 + 1
    assert [throws[number] for number in (0, 1, 7, 48, 49, 293, 294)] == [
        "pitch still a1",
        "pitch still b1",
        "pitch still a2",
        "pitch still g7",
        "pitch float a1",
        "pitch spread g7",
        "walk",
    ]
    bats = moves(diamond(then="bat A, roll-path", more="pitch: still d4"))
    assert len(bats) == 2 + len(BAT_PLACES) == 30
    assert bats[:7] == ["wait", "bunt", "swing a1", "swing b1", "swing c1", "swing d1", "swing a2"]
    assert bats[-1] == "swing d7"


@pytest.mark.parametrize(
    ("count_before", "runners", "line", "expected"),
    [
        ("1-1", "1", "pitch still c3, wait, 1", (0, "2-1", "1", 0)),  # the strike zone
        ("2-1", "13", "pitch still e5, wait, 1", (1, "0-0", "13", 0)),  # the third
        ("1-1", "1", "pitch still f6, wait, 1", (0, "1-2", "1", 0)),  # the ball zone
        ("1-3", "3", "pitch still b4, wait, 1", (0, "0-0", "13", 0)),  # the fourth
        ("1-1", "13", "pitch still a4, wait, 1", (0, "0-0", "123", 0)),  # hit by a pitch: nil stands left
        ("1-1", "2", "pitch still a7, wait, 1", (0, "0-0", "12", 0)),  # in the corner too
        ("1-1", "13", "pitch still g4, wait, 1", (0, "1-2", "2", 1)),  # a wild pitch
        ("1-3", "13", "pitch still d7, wait, 1", (0, "0-0", "12", 1)),  # a wild pitch and ball four
        ("1-3", "123", "pitch still d7, wait, 1", (0, "0-0", "123", 1)),
        ("1-1", "13", "pitch still d4, swing c5, 1", (0, "2-1", "13", 0)),  # a miss
        ("1-1", "13", "pitch still b2, swing c2, 1", (0, "2-1", "13", 0)),
        ("1-1", "13", "pitch still g4, swing a4, 1", (0, "2-1", "2", 1)),  # a wild pitch
        ("1-1", "13", "pitch still a4, swing b4, 1", (0, "2-1", "2", 1)),  # next to him, and yet no hit by a pitch
        ("2-3", "13", "pitch still a4, swing b4, 1", (0, "0-0", "12", 1)),  # a passed third strike
        ("2-0", "", "pitch still g7, swing a1, 1", (0, "0-0", "1", 0)),
        ("2-3", "13", "pitch still f4, swing a1, 1", (1, "0-0", "13", 0)),  # not passed in the ball zone
        ("1-1", "13", "pitch still a4, bunt, 1", (0, "2-1", "13", 0)),  # a missed bunt
        ("2-1", "13", "pitch still g4, bunt, 1", (1, "0-0", "13", 0)),
        ("1-1", "13", "pitch still b3, bunt, 1", (0, "2-1", "13", 0)),
        ("2-2", "13", "walk", (0, "0-0", "123", 0)),  # the Walk card
    ],
)
def test_what_a_pitch_without_a_hit_does(
    count_before: str, runners: str, line: str, expected: tuple[int, str, str, int]
) -> None:
    assert scene(pitched(diamond(count=count_before, runners=" ".join(runners)), line).table()) == expected


def test_a_batter_on_the_right_has_the_other_column_beside_him() -> None:
    assert scene(pitched(diamond(up="zip"), "pitch still g2, wait, 1").table())[1:3] == ("0-0", "1")
    assert scene(pitched(diamond(up="zip"), "pitch still a2, wait, 1").table())[1:3] == ("0-1", "")
    cedar = diamond(up="cedar", blue="bob lee* max")  # against a left arm he stands on the right
    assert scene(pitched(cedar, "pitch still g2, wait, 1").table())[1:3] == ("0-0", "1")


def test_a_left_arm_throws_the_other_way() -> None:
    assert scene(pitched(diamond(), "pitch slide e4, wait, 1").table())[1] == "0-1"  # f4
    assert scene(pitched(diamond(blue="bob lee* max"), "pitch slide e4, wait, 1").table())[1] == "1-0"  # d4
    spread = pitched(diamond(blue="bob lee* max"), "pitch spread e4, wait")
    assert [scene(spread.after(str(number)).table())[1] for number in range(1, 7)] == [
        *["1-0", "1-0", "0-1"],  # d4 c4 b4
        *["0-1", "0-1", "0-1"],  # f4 g4 g4
    ]


WALKS = {"": "1", "1": "12", "2": "12", "3": "13", "12": "123", "13": "123", "23": "123"}


def test_only_forced_runners_walk() -> None:
    for before, after in WALKS.items():
        assert scene(pitched(diamond(runners=" ".join(before)), "walk").table()) == (0, "0-0", after, 0)
    assert scene(pitched(diamond(runners="1 2 3"), "walk").table()) == (0, "0-0", "123", 1)


# --- The ball is met ----------------------------------------------------------------------------------------

HITS = {  # with runners on first and third and nobody out: outs, runners, runs
    1: (2, "2", 0),
    2: (2, "2", 0),
    3: (1, "13", 0),
    4: (0, "12", 1),
    5: (0, "12", 1),
    6: (0, "12", 1),
    7: (1, "13", 0),
    8: (0, "23", 1),
    9: (1, "2", 1),
    10: (0, "3", 2),
    11: (0, "", 3),
    12: (0, "", 3),
}


def test_hit_results() -> None:
    for total, (outs, runners, runs) in HITS.items():
        batter, roll = ("nil", total) if total <= 6 else ("six", total - 6)
        met = pitched(diamond(up=batter, count="2-3", runners="1 3"), f"pitch still d4, swing d4, 5, {roll}").table()
        assert scene(met) == (outs, "0-0", runners, runs)
        assert met.teams["A"].up == (5 if batter == "nil" else 6)


def test_bunt_results() -> None:
    expected = {1: (2, "2"), 2: (1, "12"), 3: (1, "23"), 4: (1, "23"), 5: (1, "23"), 6: (0, "123")}
    for roll, (outs, runners) in expected.items():
        met = pitched(diamond(count="2-3", runners="1 2"), f"pitch still d4, bunt, 1, {roll}").table()
        assert scene(met) == (outs, "0-0", runners, 0)
    empty = {1: (1, ""), 2: (0, "1"), 3: (1, ""), 4: (1, ""), 5: (1, ""), 6: (0, "1")}
    for roll, (outs, runners) in empty.items():
        assert scene(pitched(diamond(), f"pitch still d4, bunt, 1, {roll}").table()) == (outs, "0-0", runners, 0)
    full = pitched(diamond(runners="1 2 3"), "pitch still d4, bunt, 1, 2").table()
    assert scene(full) == (1, "0-0", "123", 0)  # the runner from third is out, so nobody scores


@pytest.mark.parametrize(
    ("batter", "arm", "line", "bases"),
    [
        ("amber", "right", "pitch still d4, swing c4, 1, 3", "1"),  # handle, fast: 1 + 0 + 3
        ("amber", "right", "pitch float d4, swing c4, 1, 3", "2"),  # handle, slow: 5 + 0 + 3
        ("amber", "right", "pitch still e5, swing c5, 1, 3", "2"),  # barrel, fast: 2 + 3 + 3
        ("amber", "left", "pitch still d4, swing d4, 1, 4", "3"),  # grip, fast: 6 + 0 + 4
        ("birch", "right", "pitch still d4, swing c4, 1, 3", "2"),  # barrel from the right, fast: 5 + 0 + 3
        ("birch", "right", "pitch still d4, swing a4, 1, 1", "1"),  # grip from the right, fast: 3 + 0 + 1
        ("birch", "left", "pitch slide e4, swing c4, 1, 5", "1"),  # ends on d4: barrel, fast: -1 + 0 + 5
        ("six", "right", "pitch still c4, swing c4, 1, 5", "3"),  # 6 - 1 + 5
        ("six", "right", "pitch still g4, swing d4, 1, 6", ""),  # 6 + 3 + 6 counts as 12
    ],
)
def test_the_hit_total(batter: str, arm: str, line: str, bases: str) -> None:
    blue = "bob* lee max" if arm == "right" else "bob lee* max"
    outs, _, runners, runs = scene(pitched(diamond(up=batter, blue=blue), line).table())
    assert (outs, runners, runs) == (0, bases, 0 if bases else 1)


def test_a_total_under_1_is_a_double_play() -> None:
    met = pitched(diamond(up="minus", runners="1 2 3"), "pitch still c4, swing c4, 1, 1").table()  # -2 - 1 + 1
    assert scene(met) == (2, "0-0", "23", 0)


def test_a_swing_meets_the_ball_in_the_wild_pitch_zone_too() -> None:
    met = pitched(diamond(runners="3", count="2-0"), "pitch still a4, swing a4, 1")
    assert (met.actor(), met.table().next) == ("chance", ("roll-hit", "a4"))
    assert scene(met.after("3").table()) == (0, "0-0", "1", 1)  # 0 + 1 + 3


# --- Outs, sides, the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("outs", "batter", "line"),
    [
        (1, "nil", "pitch still d4, swing d4, 1, 1"),  # a double play
        (2, "nil", "pitch still d4, swing d4, 1, 2"),
        (2, "nil", "pitch still d4, swing d4, 1, 3"),
        (2, "six", "pitch still d4, swing d4, 1, 3"),  # a tag-up
        (1, "nil", "pitch still d4, bunt, 1, 1"),
        (2, "nil", "pitch still d4, bunt, 1, 2"),
        (2, "nil", "pitch still d4, bunt, 1, 5"),
        (2, "nil", "pitch still d4, wait, 1"),
    ],
)
def test_the_third_out_ends_the_play(outs: int, batter: str, line: str) -> None:
    over = pitched(diamond(outs=outs, up=batter, runners="1 2 3", count="2-3"), line)
    table = over.table()
    assert scene(table) == (0, "0-0", "", 0)
    assert (table.inning, table.half, table.teams["A"].up) == (1, "bottom", 5 if batter == "nil" else 6)
    assert (over.actor(), moves(over)) == ("A", ["change middle", "change closer", "stay"])


def test_a_passed_third_strike_with_two_outs_is_no_out() -> None:
    passed = pitched(diamond(outs=2, count="2-0", runners="3"), "pitch still g4, swing a1, 1").table()
    assert scene(passed) == (2, "0-0", "1", 1)


def test_the_order_goes_round_and_on() -> None:
    ninth = pitched(diamond(up="dogwood"), "walk")
    assert ninth.table().teams["A"].up == 1
    back = pitched(diamond(inning="1 bottom", outs=2, up="zip"), "pitch still d4, bunt, 1, 3").table()
    assert (back.inning, back.half, back.teams["A"].up, back.teams["B"].up) == (2, "top", 7, 2)


def test_the_game_ends_after_the_agreed_innings_unless_tied() -> None:
    line = "pitch still d4, bunt, 1, 3"
    last = diamond(inning="2 bottom", outs=2, runs="1 0-0 2", options=", innings=2")
    over = pitched(last, line)
    assert (over.actor(), over.options(), over.winners(), over.totals()) == ("over", [], {"B"}, {"A": 1, "B": 2})
    tied = pitched(diamond(inning="2 bottom", outs=2, runs="1 0-0 1", options=", innings=2"), line)
    assert (tied.actor(), tied.table().inning, tied.table().half) == ("B", 3, "top")
    extra = pitched(diamond(inning="3 bottom", outs=2, runs="1 0 1-0 1", options=", innings=2"), line)
    assert extra.winners() == {"A"}
    early = pitched(diamond(inning="1 bottom", outs=2, runs="5-0", options=", innings=2"), line)
    assert early.actor() != "over"
    with pytest.raises(ValueError, match="not over"):
        early.winners()


def test_both_halves_are_played_unless_walk_off_is_agreed() -> None:
    line = "pitch still d4, bunt, 1, 3"
    ahead: dict[str, Any] = {"inning": "3 top", "outs": 2, "runs": "0-1"}
    assert pitched(diamond(**ahead), line).actor() == "A"
    over = pitched(diamond(**ahead, options=" walk_off=yes"), line)
    assert (over.actor(), over.winners()) == ("over", {"B"})
    bases: dict[str, Any] = {"inning": "3 bottom", "runs": "1-0", "runners": "2 3"}
    single = pitched(diamond(**bases, options=" walk_off=yes"), "pitch still d4, bunt, 1, 6")
    assert single.actor() == "A" and single.totals() == {"A": 1, "B": 1}
    wild = pitched(single, "pitch still a7, wait, 4")  # bison stands on the right
    assert (wild.actor(), wild.winners(), wild.totals()) == ("over", {"B"}, {"A": 1, "B": 2})
    second: dict[str, Any] = {"inning": "2 bottom", "runs": "0-1", "options": " walk_off=yes"}
    assert diamond(**second).actor() == "A"


# --- Positions ----------------------------------------------------------------------------------------------


def test_steps_in_the_middle_of_a_pitch() -> None:
    assert moves(diamond(then="change-pitcher B, change-batter A, throw B"))[0] == "change middle"
    assert moves(diamond(then="change-batter A, throw B"))[0] == "change elm"
    assert moves(diamond(then="throw B"))[0] == "pitch still a1"
    laid = "pitch: slide d4\n"
    assert diamond(then="bat A, roll-path", more=laid).actor() == "A"
    rolling = diamond(then="roll-path", more=laid + "bat: swing b4", up="six")
    assert (rolling.actor(), rolling.after("1").table().next) == ("chance", ("roll-hit", "e4"))
    hit = diamond(then="roll-hit e4", more=laid + "bat: swing b4", up="six")
    assert scene(hit.after("3").table()) == (0, "0-0", "3", 0)  # 6 + 1 + 3
    same = diamond(then="roll-hit", more=laid + "bat: swing b4\nball: e4", up="six")
    assert same.table() == hit.table()
    assert scene(diamond(then="roll-bunt", more=laid + "bat: bunt").after("6").table()) == (0, "0-0", "1", 0)
    assert diamond(then="game-over", runs="3-2").winners() == {"A"}


def test_steps_before_the_game() -> None:
    head = "gouwan: 2 seats, innings=1\ninning 1 top\n"
    start = Position.read(head + "A:\nB:\nnext: pick-pitcher A 1", BOX)
    assert moves(start) == moves(Position.new_game(BOX))
    second = Position.read(head + "A: pitchers lou\nnext: pick-pitcher A 2", BOX)
    assert moves(second)[:2] == ["middle rex", "middle ray"]
    fourth = Position.read(head + "A: pitchers lou rex ray\nA order: six nil zip\nnext: pick-batter A 4", BOX)
    assert moves(fourth)[:4] == ["bat amber", "bat birch", "bat cedar", "bat minus"]
    teams = f"A: pitchers rex lou ray\nA order: {RED}\nB: pitchers bob lee max\nB order: {BLUE}\n"
    toss = Position.read(head + teams + "next: show-teams", BOX)
    assert toss.actor() == "chance"
    assert Position.read(head + teams + "next: decide-first", BOX).table() == toss.table()


@pytest.mark.parametrize(
    "wrong",
    [
        {"outs": 3},
        {"count": "3-0"},
        {"runners": "4"},
        {"inning": "1 middle"},
        {"then": "throw A"},
        {"then": "bat A, roll-path"},
        {"then": "sleep"},
        {"then": "roll-hit", "more": "pitch: still d4\nbat: swing d4"},
        {"then": "roll-hit d4", "more": "pitch: still d4\nbat: swing d5"},
        {"more": "pitch: still h8"},
        {"more": "A out: nil"},
        {"red": "rex* lou bob"},
        {"red": "rex* lou* ray"},
        {"options": ", sing=yes"},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (whatever it says)
        diamond(**wrong)


def test_impossible_moves_are_refused() -> None:
    with pytest.raises(ValueError, match="swing e4"):
        diamond(then="bat A, roll-path", more="pitch: still d4").after("swing e4")


def test_counts() -> None:
    throwing = diamond(then="throw B")
    assert count(throwing, 1) == 295
    assert count(throwing, 2) == 294 * 30 + 3  # after a walk: whether the pitcher is changed
    batting = diamond(then="bat A, roll-path", more="pitch: still d4")
    assert count(batting, 2) == 30 * 6
    waits, bunts, hits, misses = 1 * 6 * 3, 1 * 6 * 6, 4 * 6 * 6, 24 * 6 * 3
    assert count(batting, 3) == waits + bunts + hits + misses


def test_random_games_end_with_a_winner() -> None:
    rng = random.Random(1)
    pack = SimpleNamespace(
        table=lambda path: {k[len(path) + 1 :]: v for k, v in BOX.items() if k.startswith(path + ".")}
    )
    for _ in range(5):
        position = new_game(SimpleNamespace(pack=pack), SimpleNamespace(options={"innings": 1}))
        while position.actor() != "over":
            position = position.after(rng.choice(moves(position)))
        a, b = position.totals().values()
        assert position.winners() == ({"A"} if a > b else {"B"})
