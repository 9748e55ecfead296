"""The second BattleBall generator, checked against counts and cases worked out by hand."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from .battleball import (
    TEAM,
    Player,
    Position,
    count,
    distance,
    longest_pass_to,
    neighbours,
    parse_team_rule,
    standard_formations,
    steps_from,
)

WALL = " ".join(f"{column}16" for column in "abcdefghijklmno")  # from sideline to sideline


def field(
    wolves: str,
    harts: str,
    ball: str = "",
    carnage: str = "",
    then: str = "turn A",
    head: str = "half 1",
    options: str = "",
    serious: str = "",
) -> Position:
    """`RB1 h16*, HT c9` for the Wolves, the same for the Harts; whoever is not on the field is injured.

    Seriously so if named in `serious`: `A RB2, B T`.
    """
    words = dict.fromkeys(carnage.split(), "x") | ({ball: "o"} if ball else {})
    out = {seat: {"injured": list(TEAM), "serious": []} for seat in "AB"}
    for seat, players in (("A", wolves), ("B", harts)):
        for player in filter(None, players.split(", ")):
            name, where = player.split()
            out[seat]["injured"].remove(name)
            word = name if seat == "A" else name.lower()
            star = "*" if where.endswith("*") else ""
            where = where.rstrip("*")
            words[where] = word + star
            if name == "HT":
                words["abcdefghijklmnop"["abcdefghijklmnop".index(where[0]) + 1] + where[1:]] = word + star
    for seat, name in map(str.split, filter(None, serious.split(", "))):
        out[seat]["injured"].remove(name)
        out[seat]["serious"].append(name)
    lines = [f"battleball: 2 seats{options}", head]
    for seat in "AB":
        if then.startswith("line-up"):
            out[seat]["injured"] = []
        parts = [f"{kind} {' '.join(names)}" for kind, names in out[seat].items() if names]
        lines.append(f"{seat}: {', '.join(parts)}")
    for row in range(31, 0, -1):
        columns = "abcdefghijklmnop" if row % 2 else "abcdefghijklmno"
        lines.append(" ".join([str(row), *(words.pop(f"{column}{row}", ".") for column in columns)]))
    assert not words, f"off the field: {words}"
    return Position.read("\n".join([*lines, f"next: {then}"]), formations={}, team_rules=PLAIN)


def moves(position: Position) -> list[str]:
    return [move for move, _ in position.options()]


def play(position: Position, line: str) -> Position:
    for move in line.split(", "):
        position = position.after(move)
    return position


# --- The field ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("h16", "g16 i16 h15 i15 h17 i17"),
        ("h15", "g15 i15 g14 h14 g16 h16"),
        ("a16", "b16 a15 b15 a17 b17"),
        ("o16", "n16 o15 p15 o17 p17"),
        ("a15", "b15 a14 a16"),
        ("p15", "o15 o14 o16"),
        ("h31", "g31 i31 g30 h30"),
        ("a1", "b1 a2"),
    ],
)
def test_neighbours(where: str, expected: str) -> None:
    assert neighbours(where) == set(expected.split())


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("h16", "h16", 0),
        ("h16", "h18", 2),
        ("h16", "a16", 7),
        ("h1", "h31", 30),
        ("a1", "p31", 30),  # every row brings him half a square nearer
        ("a1", "p1", 15),
        ("a1", "o2", 15),
        ("c9 d9", "g9", 3),
        ("c9 d9", "a9", 2),
        ("c9 d9", "e9 f9", 1),
    ],
)
def test_distance(one: str, other: str, expected: int) -> None:
    assert distance(tuple(one.split()), tuple(other.split())) == expected
    assert distance(tuple(other.split()), tuple(one.split())) == expected


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("c9 d9", "b9 d9 b10 c10 b8 c8"),
        ("a15 b15", "b15 a16 a14"),
        ("o15 p15", "n15 n16 n14"),
        ("a16 b16", "b16 a17 b17 a15 b15"),
        ("n16 o16", "m16 n17 o17 n15 o15"),
    ],
)
def test_steps_of_the_heavy_tackle(place: str, expected: str) -> None:
    assert {there[0] for there in steps_from(tuple(place.split()))} == set(expected.split())


def test_longest_passes() -> None:
    assert {name: longest_pass_to(Player("A", name)) for name in ("RB1", "S2", "LB1", "L2", "T", "HT")} == {
        "RB1": 26,
        "S2": 18,
        "LB1": 16,
        "L2": 14,
        "T": 11,
        "HT": 11,
    }
    assert [longest_pass_to(Player("B", name), sure=True) for name in ("T", "HT", "L1")] == [12, 12, 14]


def test_the_position_of_the_documentation() -> None:
    page = Path(__file__).parents[2] / "docs" / "games" / "battleball.md"
    text = page.read_text().split("## Position")[1].split("```")[1]
    position = Position.read(text)
    assert (position.actor(), moves(position)) == ("A", ["name RB1", "name LB1", "name HT"])
    table = position.table()
    assert (table.passing, table.quiet, table.had) == (True, 3, "A") and table.carnage == {"j20"}
    assert table.standing[Player("B", "HT")] == ("k25", "l25") and table.carrier == Player("A", "RB1")
    assert moves(play(position, "name LB1, 1, move LB1 e15")) == ["tackle RB1 x RB2"]


# --- Line-up ------------------------------------------------------------------------------------------------


def test_a_new_game_is_counted_by_hand() -> None:
    start = Position.new_game()
    assert start.actor() == "A"
    assert len(moves(start)) == 10 * 93 + 87  # three rows of 16 and three of 15; 15 and 14 places for the HT
    assert moves(start)[0] == "place RB1 a1" and moves(start)[-1] == "place HT n6"
    one = start.after("place HT a1")
    assert len(moves(one)) == 10 * 91


FORMATION = dict(zip(TEAM, ["h6", "g6", "i6", "c5", "m5", "e4", "k4", "f3", "j3", "h3", "h2"], strict=True))


def test_formations() -> None:
    start = Position.new_game(formations={"wedge": FORMATION})
    assert moves(start)[-1] == "formation wedge"
    shifted = play(start, "place T i2, formation wedge")  # he stands in the Heavy Tackle's way
    assert shifted.table().standing[Player("A", "RB1")] == ("h6",)
    assert {move.split()[1] for move in moves(shifted)} == {"HT"}
    harts = play(start, "formation wedge, formation wedge")
    assert harts.table().standing[Player("B", "HT")] == ("h30", "i30")
    assert harts.actor() == "chance"


def test_the_toss_is_rolled_again() -> None:
    start = Position.new_game(formations={"wedge": FORMATION})
    tossed = play(start, "formation wedge, formation wedge, 7, 7, 3, 4")
    assert tossed.actor() == "B" and moves(tossed)[0] == "name RB1"


def test_in_the_second_half_the_loser_goes_first() -> None:
    line_up = field("", "", "h16", then="line-up A, line-up B, show-line-up", head="half 2, touchdowns 1 0, lost B")
    rng = random.Random(1)
    while moves(line_up)[0].startswith("place"):
        line_up = line_up.after(rng.choice(moves(line_up)))
    assert line_up.actor() == "B" and moves(line_up)[0].startswith("name")


# --- The move -----------------------------------------------------------------------------------------------


def test_an_open_field_is_counted_by_hand() -> None:
    alone = field("T h16", "T h31", "a1")
    assert [count(alone, depth) for depth in (1, 2, 3)] == [1, 6, sum(3 * n * (n + 1) for n in range(1, 7))]


def test_who_comes_next_to_an_opponent_stops() -> None:
    reached = moves(play(field("T h16", "T h18", "a1"), "name T, 2"))
    assert len(reached) == 15  # 18 without him; g18 and i18 lie behind squares where the Tackle stops
    assert "move T h17" in reached and "move T g17" in reached
    assert not {"move T g18", "move T h18", "move T i18"} & set(reached)


def test_who_starts_next_to_an_opponent_may_leave_but_not_come_back() -> None:
    beside = play(field("RB1 h16", "T h17", "i14"), "name RB1, 4")
    assert "move RB1 i14" in moves(beside)
    assert "move RB1 h16" not in moves(beside)
    assert "move RB1 h15 over" in moves(beside)


def test_the_start_may_be_crossed_with_the_ball() -> None:
    walled = "f15 g15 h15 i15 j15 f17 g17 h17 i17 j17 j16"
    corridor = field("RB1 h16", "T a31", "i16", walled)
    assert moves(play(corridor, "name RB1, 3")) == [
        "move RB1 e16",
        "move RB1 f16",
        "move RB1 g16",
        "move RB1 g16 over",
        "move RB1 i16",
    ]
    watched = field("RB1 h16", "T h17", "i16", walled.replace("h17", ""))
    assert moves(play(watched, "name RB1, 3")) == ["move RB1 g16", "move RB1 i16"]  # h16 would stop him


def test_over_the_ball_and_around_it() -> None:
    ways = moves(play(field("RB1 h16", "T a31", "h17"), "name RB1, 2"))
    assert len(ways) == 18 + 4
    assert [way for way in ways if way.endswith("over")] == [
        "move RB1 g16 over",
        "move RB1 g17 over",
        "move RB1 i17 over",
        "move RB1 g18 over",
        "move RB1 h18 over",
    ]
    assert "move RB1 g18" not in ways and "move RB1 h17" in ways
    after = play(field("RB1 h16", "T a31", "h17"), "name RB1, 2, move RB1 h18 over")
    assert after.table().carrier == Player("A", "RB1") and after.table().had == "A"


def test_the_heavy_tackle_goes_as_far_as_the_higher_die_and_takes_the_ball_with_either_foot() -> None:
    heavy = field("HT c9", "T a31", "e9").after("name HT")
    assert heavy.options()[:3] == [("1 1", 1), ("1 2", 2), ("1 3", 2)]
    assert sum(weight for _, weight in heavy.options()) == 36
    ways = moves(heavy.after("1 2"))
    assert "move HT d9" in ways and "move HT e9" in ways
    # He takes it at d9, one step away, and has one step left; d8 and d10 are two steps away around it as well.
    assert [way for way in ways if way.endswith("over")] == [
        f"move HT {where} over" for where in ("c8", "d8", "c10", "d10")
    ]
    assert {"move HT c8", "move HT d8", "move HT c10", "move HT d10"} <= set(ways)
    blocked = field("HT c9", "T a31", "p1", "d10 b8").after("name HT").after("1 2")
    assert "move HT c10" not in moves(blocked) and "move HT b10" in moves(blocked)
    assert not {"move HT b8", "move HT a8"} & set(moves(blocked))


def test_only_who_has_a_step_is_named() -> None:
    held = field("RB1 a1, T p1", "T a31", "h16", "b1 a2")
    assert moves(held) == ["name T"]
    nobody = field("RB1 a1", "T a31", "h16", "b1 a2")
    assert nobody.actor() == "B"  # A skips the move and has nothing else to do
    carrier = field("RB1 a31*", "T a1", "", "b31 a30")
    assert moves(carrier) == ["name RB1"]
    assert moves(play(carrier, "name RB1, 1")) == ["touchdown RB1"]


def test_touchdowns_cost_a_step_and_stops_count() -> None:
    run = field("RB1 h30*", "T a1").after("name RB1")
    assert "touchdown RB1" not in moves(run.after("1"))
    assert moves(run.after("2"))[-1] == "touchdown RB1"
    guarded = field("RB1 h30*", "T h31", "", "i31").after(
        "name RB1"
    )  # every way to row 31 in two steps stops or is closed
    assert "touchdown RB1" not in moves(guarded.after("2"))
    beside = field("RB1 g31*", "T h31").after("name RB1")
    assert "touchdown RB1" in moves(beside.after("1"))
    half_two = play(beside, "1, touchdown RB1")
    assert half_two.totals() == {"A": 1, "B": 0}
    assert half_two.table().half == 2 and half_two.table().lost == "B" and not half_two.table().injured
    won = play(field("RB1 g31*", "T a1", head="half 2, touchdowns 1 0, lost B"), "name RB1, 1, touchdown RB1")
    assert won.actor() == "over" and won.winners() == {"A"}


# --- Tackles ------------------------------------------------------------------------------------------------


def test_a_tackle_wins_the_ball() -> None:
    position = field("RB1 a1, LB1 h16", "S1 h17*, T a31", carnage="b1 a2")
    position = play(position, "name LB1, 1, move LB1 i17")
    assert moves(position) == ["tackle LB1 x S1"]
    position = play(position, "tackle LB1 x S1, 1, 5")
    table = position.table()
    assert table.carrier == Player("A", "LB1") and Player("B", "S1") in table.serious and "h17" in table.carnage
    assert position.actor() == "B"


def test_a_tie_fumbles_within_two_of_where_the_carrier_stood() -> None:
    position = field("RB1 a1, LB1 h15", "S1 h17*, T a31").after("name LB1").after("1")
    position = play(position, "move LB1 h16, tackle LB1 x S1, 5, 5")
    assert position.actor() == "A"
    assert len(moves(position)) == 19 - 2  # Carnage on h17 and h16
    assert moves(position)[0] == "ball g15" and moves(position)[-1] == "ball i19"


def test_any_equal_dice_fumble_but_the_used_die_wins() -> None:
    position = field("HT h15, RB1 a1", "S1 h17*, T a31").after("name HT")
    position = play(position, "1 2, move HT h16, tackle HT x S1, 3 5, 5")
    assert position.actor() == "A" and moves(position) == ["use 3", "use 5"]
    won = position.after("use 3")
    assert won.actor() == "A"  # the Harts had it, so A places it
    assert set(won.table().standing) == {Player("A", "HT"), Player("A", "RB1"), Player("B", "T")}
    assert len(moves(won)) == 19 - 1 - 2
    tied = position.after("use 5")
    assert len(moves(tied)) == 19 - 1 - 2 and {"h16", "i16", "h17"} <= tied.table().carnage


def test_both_heavy_tackles_choose_the_attacker_first() -> None:
    position = play(field("HT h15, RB1 a1", "HT h17, T a31", "p1"), "name HT, 1 2, move HT h16, tackle HT x HT")
    position = play(position, "3 5, 2 4")
    assert (position.actor(), moves(position)) == ("A", ["use 3", "use 5"])
    position = position.after("use 3")
    assert (position.actor(), moves(position)) == ("B", ["use 2", "use 4"])
    assert play(position, "use 4").table().carnage == {"h17", "i17"}
    doubles = play(field("HT h15, RB1 a1", "HT h17, T a31", "p1"), "name HT, 1 2, move HT h16, tackle HT x HT")
    assert moves(play(doubles, "3 3, 2 4")) == ["use 2", "use 4"]


def test_the_last_player_falls() -> None:
    duel = play(field("LB1 h15", "S1 h17*", serious="A T, B HT"), "name LB1, 1, move LB1 h16, tackle LB1 x S1")
    assert play(duel, "2, 5").totals() == {"A": 1, "B": 0}
    assert play(duel, "5, 2").totals() == {"A": 0, "B": 1}
    restart = play(duel, "5, 5")
    assert restart.totals() == {"A": 0, "B": 0} and restart.table().half == 1
    assert Player("A", "LB1") not in restart.table().injured
    waiting = {move.split()[1] for move in moves(restart)}
    assert waiting == set(TEAM) - {"T"}


def test_all_seriously_injured() -> None:
    others = ", ".join(f"{seat} {name}" for seat in "AB" for name in TEAM if name != "LB1")
    duel = field("LB1 h15", "LB1 h17", "a1", head="half 3, touchdowns 1 1, lost A", serious=others)
    duel = play(duel, "name LB1, 1, move LB1 h16, tackle LB1 x LB1")
    over = play(duel, "1, 1")
    assert over.actor() == "over" and over.winners() == {"A", "B"}
    # The Wolves' last one is out for good: B scores here, and again because nobody lines up.
    first = field("LB1 h15", "LB1 h17", "a1", serious=others)
    first = play(first, "name LB1, 1, move LB1 h16, tackle LB1 x LB1, 7, 1")
    assert first.actor() == "over" and first.totals() == {"A": 0, "B": 2}


# --- Fumbles, hand-offs, passes -----------------------------------------------------------------------------


def test_a_malfunction_fumbles_within_two_of_either_foot() -> None:
    position = play(field("HT h16*, RB1 g16", "T a31"), "name HT, 4 4")
    assert position.actor() == "B"
    assert len(moves(position)) == 19 + 5 - 2 - 1
    assert position.after("ball f16").actor() == "B"  # nothing is due, so it is B's turn
    assert moves(position.after("ball f16")) == ["name T"]


CORNER = "T a1*, RB1 b1, S2 p3"


def test_with_no_empty_square_somebody_gets_it() -> None:
    def fumbled(harts: str, carnage: str) -> Position:
        position = field(CORNER, harts, "", carnage)
        assert moves(position) == ["name S2"]
        position = play(position, "name S2, 1, move S2 o3")
        assert moves(position) == ["handoff T RB1", "end"]
        return play(position, "handoff T RB1, 3, 3")

    assert moves(fumbled("S1 a31", "a2 b2 c1 a3")) == ["ball b3"]
    assert moves(fumbled("S1 b3, T a31", "a2 b2 c1 a3")) == ["give S1"]
    assert moves(fumbled("S1 a31", "a2 b2 c1 a3 b3")) == ["give own RB1"]
    given = play(fumbled("S1 b3, T a31", "a2 b2 c1 a3"), "give S1")
    assert given.table().carrier == Player("B", "S1") and given.table().had == "B"


def test_a_ball_that_can_go_nowhere_halts_play() -> None:
    carnage = "c31 d31 a30 b30 c30 a29 b29 c29"
    position = field("HT a31*, RB1 h5", "T h1", "", carnage).after("name HT")
    assert moves(position.after("1 2")) == ["touchdown HT"]
    halted = position.after("4 4")
    assert halted.actor() == "A" and {move.split()[1] for move in moves(halted)} == {"RB1", "HT"}
    assert halted.table().first == "A" and halted.table().loose == "h16" and halted.table().quiet == 1


def test_hand_off_with_a_heavy_tackle() -> None:
    position = play(field("HT h16*, RB1 h18, T a1", "T a31"), "name RB1, 1, move RB1 h17")
    assert moves(position) == ["handoff HT RB1", "end"]
    position = position.after("handoff HT RB1")
    assert play(position, "2 5, 7").table().carrier == Player("A", "RB1")
    assert moves(play(position, "2 5, 5"))[0].startswith("ball")
    assert moves(play(position, "2 2, 7"))[0].startswith("ball")


def test_passes() -> None:
    start = field("RB1 h4*, T h15, S1 h22, L1 h18, S2 p1", "LB1 h20", options=", passing=yes")
    position = play(start, "name S2, 1, move S2 o1")
    # T 11 away and S1 18 away are just in reach; L1 is 14 away.
    assert moves(position) == ["pass RB1 S1", "pass RB1 S2", "pass RB1 L1", "pass RB1 T", "end"]
    position = position.after("pass RB1 L1")
    assert play(position, "8, 6").table().carrier == Player("A", "L1")
    assert moves(play(position, "5, 5"))[0] == "ball g2"  # a fumble by the passer
    incomplete = play(position, "5, 2")
    assert incomplete.actor() == "B"
    assert len(moves(incomplete)) == 12
    assert moves(incomplete)[-1] == "give LB1"
    assert play(incomplete, "give LB1").table().carrier == Player("B", "LB1")
    assert incomplete.after("ball h16").table().had == "A"


def test_an_incomplete_pass_among_carnage() -> None:
    """Everything one square from a15 (b15, a14, a16) is closed or held by the passing side."""

    def thrown(mates: str, carnage: str) -> Position:
        start = field(f"RB1 h1*, L1 a15, S2 p1{mates}", "LB1 h31", "", carnage, options=", passing=yes")
        return play(start, "name S2, 1, move S2 o1, pass RB1 L1, 2, 1")

    assert distance(("h1",), ("a15",)) == 14
    assert moves(thrown(", T b15", "a14 a16")) == ["give own T"]
    assert moves(thrown("", "a14 a16")) == ["ball b15"]
    halted = thrown("", "a14 a16 b15")
    assert halted.actor() == "A" and halted.table().first == "A" and not halted.table().standing


# --- Halts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wolves", "harts", "ball", "carnage", "options", "goes_on"),
    [
        ("RB1 h5", "RB1 h25", "h10", WALL, "", False),  # A gets it and cannot score, B cannot get it
        ("RB1 h5", "RB1 h25, T a1", "h10", WALL, "", True),  # B's Tackle can fetch it
        ("RB1 h5", "RB1 h25, HT a1", "h10", WALL, "", True),
        ("RB1 h5", "RB1 h25", "h10", WALL.replace("h16 ", ""), "", True),
        ("HT h5", "RB1 h25", "h10", WALL.replace("h16 ", ""), "", True),  # B's Running Back fits through
        ("HT h5", "HT h25", "h10", WALL.replace("h16 ", ""), "", False),  # no Heavy Tackle does
        ("HT h5", "HT h25", "h10", WALL.replace("g16 h16 ", ""), "", True),
        ("RB1 h5*", "RB1 h25", "", WALL, "", False),
        ("RB1 h5*", "RB1 h25, T a1", "", WALL, "", True),  # he can walk up to the carrier
        ("RB1 h5*, S1 h30", "RB1 h25", "", WALL, "", False),
        ("RB1 h5*, S1 a31", "RB1 h25", "", WALL, ", passing=yes", True),
        ("RB1 h5*, S1 a6", "RB1 h25", "", WALL, ", passing=yes", False),  # nor has the mate a way
    ],
)
def test_halts(wolves: str, harts: str, ball: str, carnage: str, options: str, goes_on: bool) -> None:
    position = field(wolves, harts, ball, carnage, options=options)
    name = wolves.split()[0]
    position = play(position, f"name {name}, {'1 2' if name == 'HT' else '1'}, move {name} h4")
    if "end" in moves(position):
        position = position.after("end")
    assert bool(position.table().standing) == goes_on
    if not goes_on:
        assert position.table().first == ("B" if ball else "A")
        assert {move.split()[1] for move in moves(position)} == {word.split()[0] for word in wolves.split(", ")}


def test_after_a_halt_there_is_no_toss() -> None:
    position = play(field("RB1 h5", "RB1 h25", "h10", WALL), "name RB1, 1, move RB1 h4")
    position = play(position, "place RB1 a1, place RB1 a31")
    assert position.actor() == "B" and moves(position) == ["name RB1"]
    assert position.table().loose == "h16" and position.table().had is None


@pytest.mark.parametrize(("options", "over"), [("", True), (", stalemate=no", False)])
def test_two_hundred_quiet_turns(options: str, over: bool) -> None:
    position = field("RB1 h5", "RB1 h25", "h10", head="half 2, touchdowns 0 1, quiet 199, lost A", options=options)
    position = play(position, "name RB1, 1, move RB1 h4")
    assert (position.actor() == "over") == over
    if over:
        assert position.winners() == {"B"}


@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_comes_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    position = Position.new_game(passing=bool(seed))
    while position.actor() != "over":
        options = position.options()
        assert len(dict(options)) == len(options)
        position = position.after(rng.choices(*zip(*options, strict=True))[0])
    assert max(position.totals().values()) <= 2


# --- Team rules ---------------------------------------------------------------------------------------------

WITH_RULES = ", team_rules=yes"
WOLVES_PICK = ["rule loping_backs", "rule iron_jaws", "rule sealed_joints"]
HARTS_PICK = ["rule bounding_safeties", "rule velvet_hands", "rule thick_hides"]
PLAIN = {  # one effect each, whatever the pack says today
    "A": {"loping_backs": "RB: move +2", "iron_jaws": "L T: win ties", "sealed_joints": "HT: no malfunction"},
    "B": {
        "bounding_safeties": "S: move +3",
        "velvet_hands": "all: sure hands",
        "thick_hides": "all: no serious injury",
    },
}


def ruled(wolves: str, harts: str, rules: str, then: str = "turn A", passing: bool = False, ball: str = "") -> Position:
    """`rules` as in `A iron_jaws, B thick_hides`."""
    head = "".join(f", rule {rule}" for rule in rules.split(", "))
    options = WITH_RULES + ", passing=yes" * passing
    return field(wolves, harts, ball, then=then, head="half 1" + head, options=options)


def test_rules_are_picked_before_the_line_up() -> None:
    start = Position.new_game(team_rule_play=True)
    assert (start.actor(), moves(start)) == ("A", WOLVES_PICK)
    start = start.after("rule iron_jaws")
    assert (start.actor(), moves(start)) == ("B", HARTS_PICK)
    start = start.after("rule thick_hides")
    assert start.actor() == "A" and len(moves(start)) == 10 * 93 + 87
    assert start.table().rules == {"A": "iron_jaws", "B": "thick_hides"}
    assert count(Position.new_game(team_rule_play=True), 3) == 3 * 3 * (10 * 93 + 87)


def test_picks_are_read() -> None:
    picks = "pick-rule A, pick-rule B, show-rules, begin-line-up"
    text = "\n".join(
        [f"battleball: 2 seats{WITH_RULES}", "half 2, touchdowns 1 0, lost B{}", "A:", "B:"]
        + [" ".join([str(row), *["."] * (16 if row % 2 else 15)]) for row in range(31, 0, -1)]
        + ["next: {}"]
    )
    assert moves(Position.read(text.format("", picks))) == WOLVES_PICK
    second = Position.read(text.format(", rule A sealed_joints", picks.partition(", ")[2]))
    assert (second.actor(), moves(second)) == ("B", HARTS_PICK)
    line_up = second.after("rule velvet_hands")
    assert line_up.table().rules == {"A": "sealed_joints", "B": "velvet_hands"}
    assert moves(line_up)[-3:] == ["formation line", "formation wedge", "formation wide"]
    harts_begin = play(line_up, "formation line, formation wide")
    assert harts_begin.actor() == "B" and moves(harts_begin)[0] == "name RB1"
    with pytest.raises(ValueError, match="team_rules=yes"):
        Position.read(text.format("", picks).replace(WITH_RULES, ""))
    with pytest.raises(ValueError, match="cannot read"):
        Position.read(text.format(", rule A velvet_hands", picks))


def test_standard_formations() -> None:
    assert list(standard_formations()) == ["line", "wedge", "wide"]
    assert all(set(places) == set(TEAM) for places in standard_formations().values())
    assert standard_formations()["line"]["HT"] == "h5" and standard_formations()["wide"]["RB2"] == "p5"


def test_a_rule_line() -> None:
    assert parse_team_rule("L T: win ties") == [({"L", "T"}, "win ties")]
    assert parse_team_rule("all: move +3") == [({"RB", "S", "LB", "L", "T", "HT"}, "move +3")]
    assert parse_team_rule("HT: no malfunction; L: move +1") == [({"HT"}, "no malfunction"), ({"L"}, "move +1")]
    for line in ("RB: fly", "RB: win ties;", "X: win ties", "win ties", "RB: move +"):
        with pytest.raises(ValueError, match="no team rule"):
            parse_team_rule(line)


def test_more_squares() -> None:
    backs = "A loping_backs"
    assert len(moves(play(ruled("RB3 h8", "T h31", backs, ball="a31"), "name RB3, 1"))) == 3 * 3 * 4
    assert len(moves(play(ruled("S1 h8", "T h31", backs, ball="a31"), "name S1, 1"))) == 6
    harts = ruled("T h1", "RB1 h24, S2 e24", "A loping_backs, B bounding_safeties", "turn B", ball="a31")
    assert len(moves(play(harts, "name RB1, 1"))) == 6
    assert "move S2 e20" in moves(play(harts, "name S2, 1")) and "move S2 e19" not in moves(play(harts, "name S2, 1"))


def test_ties_that_are_won() -> None:
    close = play(ruled("L1 h15, RB1 a1", "S1 h17*, T a31", "A iron_jaws"), "name L1, 1, move L1 h16, tackle L1 x S1")
    won = play(close, "5, 5")
    assert Player("A", "L1") in won.table().standing and Player("B", "S1") in won.table().injured
    assert won.actor() == "A" and len(moves(won)) == 19 - 2  # the ball is fumbled all the same
    serious = play(close, "1, 1").table()
    assert serious.serious == {Player("B", "S1")}
    assert play(close, "6, 5").table().carrier == Player("B", "S1")
    back = play(ruled("RB1 h15, L1 a1", "S1 h17*, T a31", "A iron_jaws"), "name RB1, 1, move RB1 h16")
    assert set(play(back, "tackle RB1 x S1, 5, 5").table().standing) == {Player("A", "L1"), Player("B", "T")}


def test_joints_that_are_sealed() -> None:
    sealed = ruled("HT h16*, RB1 a1", "T a31", "A sealed_joints").after("name HT")
    assert len(moves(sealed.after("2 2"))) == 18
    assert play(sealed, "2 2, move HT h18").table().carrier == Player("A", "HT")


def test_hands_that_are_sure() -> None:
    handing = ruled("T a1", "HT h16*, RB1 h18, T p31", "B velvet_hands", "turn B")
    handing = play(handing, "name RB1, 1, move RB1 h17, handoff HT RB1")
    assert play(handing, "2 2, 2").table().carrier == Player("B", "RB1")
    start = ruled("L1 a1", "RB1 h23*, T h11, S1 p31", "B velvet_hands", "turn B", passing=True)
    start = play(start, "name S1, 1, move S1 o31")
    assert "pass RB1 T" in moves(start)  # twelve squares
    thrown = start.after("pass RB1 T")
    assert play(thrown, "6, 6").table().carrier == Player("B", "T")
    assert len(moves(play(thrown, "2, 2"))) == 12  # exactly two from the Tackle


def test_hides_that_are_thick() -> None:
    duel = play(ruled("LB1 h15, T a1", "S1 h17, T a31", "B thick_hides", ball="p1"), "name LB1, 1, move LB1 h16")
    hurt = play(duel, "tackle LB1 x S1, 1, 5").table()
    assert Player("B", "S1") in hurt.injured and not hurt.serious
    both = play(duel, "tackle LB1 x S1, 1, 1").table()
    assert both.serious == {Player("A", "LB1")} and Player("B", "S1") in both.injured


def test_rules_stay_through_halts_and_restarts_and_go_with_the_half() -> None:
    rules = {"A": "loping_backs", "B": "thick_hides"}
    head, text = "half 1, rule A loping_backs, rule B thick_hides", "A loping_backs, B thick_hides"
    halted = field("RB1 h5", "RB1 h25", "h10", WALL, head=head, options=WITH_RULES)
    halted = play(halted, "name RB1, 1, move RB1 h4")
    assert moves(halted)[0] == "place RB1 a1" and halted.table().rules == rules
    duel = play(ruled("LB1 h15", "S1 h17*", text), "name LB1, 1, move LB1 h16, tackle LB1 x S1")
    restarted = play(duel, "5, 5")
    assert moves(restarted)[0] == "place RB1 a1" and restarted.table().rules == rules
    scored = play(duel, "2, 5")
    assert (scored.table().half, scored.table().rules, moves(scored)) == (2, {}, WOLVES_PICK)


def test_a_rule_of_two_parts() -> None:
    own = {"A": {"both": "HT: no malfunction; HT T: move +1"}, "B": PLAIN["B"]}
    start = Position.new_game(team_rule_play=True, team_rules=own, formations=standard_formations())
    start = play(start, "rule both, rule thick_hides, formation wide, formation wide, 20, 1")
    tackle, heavy = moves(play(start, "name T, 1")), moves(play(start, "name HT, 1 1"))
    assert "move T f4" in tackle and "move T e4" not in tackle  # two steps from h4
    assert "move HT f3" in heavy and "move HT e3" not in heavy  # two steps from h3, after doubles


def test_rules_of_ones_own() -> None:
    own = {"A": {"mine": "all: win ties"}, "B": {"yours": "RB: sure hands", "ours": "S: win ties"}}
    start = Position.new_game(team_rule_play=True, team_rules=own)
    assert moves(start) == ["rule mine"]
    assert moves(start.after("rule mine")) == ["rule yours", "rule ours"]
