"""The line-up: BB-07, BB-08 and BB-89."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import HARTS, LINE_UP, PLAYERS, WOLVES, Pitch, new_pitch, pitch, squares

BEHIND_20 = {
    "A": squares("1 a-p, 2 a-o, 3 a-p, 4 a-o, 5 a-p, 6 a-o"),
    "B": squares("26 a-o, 27 a-p, 28 a-o, 29 a-p, 30 a-o, 31 a-p"),
}
# The Heavy Tackle by his left square: the last square of a row has none to its right.
HEAVY_BEHIND_20 = {
    "A": squares("1 a-o, 2 a-n, 3 a-o, 4 a-n, 5 a-o, 6 a-n"),
    "B": squares("26 a-n, 27 a-o, 28 a-n, 29 a-o, 30 a-n, 31 a-o"),
}
ALL_BUT = {player: " ".join(p for p in PLAYERS if p != player) for player in PLAYERS}


def lining_up(seat: str) -> Pitch:
    """A new game in which this seat is about to line up."""
    table = new_pitch()
    if seat == "B":
        table.play(*WOLVES)
    assert table.to_act == seat
    return table


def spaces(table: Pitch, player: str) -> set[str]:
    return set(table.offered(f"place {player}"))


def team_on(view: dict[str, dict[str, str]], seat: str) -> set[str]:
    """The players of the seat whom a view shows on the field."""
    tokens = {token.rstrip("*") for token in view["field"].values() if token not in ("o", "x")}
    return {token.upper() for token in tokens if token.isupper() == (seat == "A")}


# BB-07


@pytest.mark.clause("BB-07")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_team_lines_up_in_the_six_rows_behind_its_20_yard_line(seat: str) -> None:
    table = lining_up(seat)
    for player in PLAYERS:
        assert spaces(table, player) == (HEAVY_BEHIND_20 if player == "HT" else BEHIND_20)[seat]


@pytest.mark.clause("BB-07")
@pytest.mark.parametrize(("seat", "beyond"), [("A", "h7"), ("A", "h26"), ("A", "h16"), ("B", "h25"), ("B", "h6")])
def test_nobody_lines_up_beyond_the_20_yard_line(seat: str, beyond: str) -> None:
    table = lining_up(seat)
    assert "BB-07" in table.refuses(f"place RB1 {beyond}")
    assert "BB-07" in table.refuses(f"place HT {beyond}")


@pytest.mark.clause("BB-07")
def test_one_player_to_a_square() -> None:
    table = lining_up("A")
    table.play("place RB1 h3")
    for player in PLAYERS[1:-1]:
        assert spaces(table, player) == BEHIND_20["A"] - {"h3"}
    assert "BB-07" in table.refuses("place S1 h3")


@pytest.mark.clause("BB-07")
def test_the_heavy_tackle_needs_two_free_squares() -> None:
    table = lining_up("A")
    table.play("place RB1 h3")
    assert spaces(table, "HT") == HEAVY_BEHIND_20["A"] - {"g3", "h3"}
    assert "BB-07" in table.refuses("place HT g3")
    assert "BB-07" in table.refuses("place HT h3")


@pytest.mark.clause("BB-07", "BB-23")
def test_the_heavy_tackle_takes_two_squares() -> None:
    table = lining_up("A")
    table.play("place HT h3")
    assert table.view("A")["field"]["h3"] == table.view("A")["field"]["i3"] == "HT"
    assert spaces(table, "RB1") == BEHIND_20["A"] - {"h3", "i3"}


@pytest.mark.clause("BB-07")
def test_a_placed_player_is_not_placed_again() -> None:
    table = lining_up("A")
    table.play("place RB2 h3")
    assert spaces(table, "RB2") == set()
    table.refuses("place RB2 h4")


@pytest.mark.clause("BB-07")
def test_spaces_are_offered_player_by_player_and_row_by_row() -> None:
    table = lining_up("A")
    offered = [move.split() for move in table.offered("place")]
    assert [player for number, (player, _) in enumerate(offered) if [player] != offered[number - 1][:1]] == list(
        PLAYERS
    )
    first = [square for player, square in offered if player == "RB1"]
    assert first[:17] == [f"{column}1" for column in "abcdefghijklmnop"] + ["a2"]
    assert first[-1] == "o6"


@pytest.mark.clause("BB-07")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_ready_formation_is_a_line_up_too(seat: str) -> None:
    names = lining_up(seat).offered("formation")
    assert names
    for name in names:
        table = lining_up(seat)
        table.play(f"formation {name}")
        if seat == "A":
            assert table.to_act == "B", "everybody is placed"
            table.play(*HARTS)
        assert table.to_act == "chance", "everybody is placed"
        own = {
            square: token for square, token in table.field.items() if token != "o" and token.isupper() == (seat == "A")
        }
        assert len(own) == 12
        assert {token.upper() for token in own.values()} == set(PLAYERS)
        assert set(own) <= BEHIND_20[seat]


@pytest.mark.clause("BB-07")
def test_a_formation_puts_nobody_on_a_square_that_is_taken() -> None:
    name = lining_up("A").offered("formation")[0]
    table = lining_up("A")
    table.play(f"formation {name}", *HARTS)
    taken = next(square for square, token in table.field.items() if token == "RB1")
    table = lining_up("A")
    table.play(f"place S1 {taken}", f"formation {name}")
    assert table.to_act == "A"
    assert {move.split()[0] for move in table.offered("place")} == {"RB1"}
    assert table.view("A")["field"][taken] == "S1"
    table.play(f"place {table.offered('place')[0]}")
    assert table.to_act == "B"


# BB-08


@pytest.mark.clause("BB-08")
def test_nobody_sees_a_line_up_before_both_are_done() -> None:
    table = new_pitch()
    for number, move in enumerate(WOLVES):
        table.play(move)
        assert team_on(table.view("B"), "A") == set()
        assert team_on(table.view(None), "A") == set()
        assert len(team_on(table.view("A"), "A")) == number + 1
    for number, move in enumerate(HARTS[:-1]):
        table.play(move)
        assert team_on(table.view("A"), "B") == set()
        assert team_on(table.view("B"), "A") == set()
        assert team_on(table.view(None), "A") | team_on(table.view(None), "B") == set()
        assert len(team_on(table.view("B"), "B")) == number + 1
    table.play(HARTS[-1])
    for seat in ("A", "B", None):
        assert team_on(table.view(seat), "A") == set(PLAYERS)
        assert team_on(table.view(seat), "B") == set(PLAYERS)


@pytest.mark.clause("BB-08", "BB-59")
def test_the_line_up_of_a_second_half_is_unseen_too() -> None:
    table = pitch({"h31": "T*", "a16": "l1", "c9": "x"}, serious={"A": ALL_BUT["T"], "B": ALL_BUT["L1"]})
    table.play("name T", "1", "touchdown T", "place T h3")
    assert table.to_act == "B"
    assert table.view("B")["field"] == table.view(None)["field"] == {"h16": "o"}
    assert table.view("A")["field"] == {"h16": "o", "h3": "T"}
    assert table.view("A")["moves"] == []


@pytest.mark.clause("BB-08")
def test_every_available_player_is_placed_in_any_order() -> None:
    table = new_pitch()
    for move in reversed(WOLVES):
        assert table.to_act == "A"
        assert all(offered.split()[0] in ("place", "formation") for offered in table.moves)
        table.play(move)
    for move in HARTS:
        assert table.to_act == "B"
        table.play(move)
    assert table.field["a6"] == "RB1"
    assert table.field["h1"] == table.field["i1"] == "HT"
    assert table.field["h31"] == table.field["i31"] == "ht"


@pytest.mark.clause("BB-08")
def test_the_unavailable_are_not_placed() -> None:
    table = pitch({}, next=LINE_UP, waiting={"A": "S2 HT", "B": "T"}, serious={"A": "RB1", "B": "L1 L2"})
    assert {move.split()[0] for move in table.offered("place")} == {"S2", "HT"}
    table.play("place S2 a1", "place HT o5")
    assert table.to_act == "B"
    assert {move.split()[0] for move in table.offered("place")} == {"T"}
    table.play("place T p31")
    assert table.field == {"a1": "S2", "o5": "HT", "p5": "HT", "h16": "o", "p31": "t"}


@pytest.mark.clause("BB-08", "BB-09")
def test_the_toss_comes_after_the_line_up_in_the_first_half() -> None:
    table = new_pitch()
    table.play(*WOLVES, *HARTS[:-1])
    assert table.to_act == "B"
    table.play(HARTS[-1])
    assert table.to_act == "chance"
    assert table.weights == {str(number): 1 for number in range(1, 21)}


@pytest.mark.clause("BB-08", "BB-61")
def test_the_toss_comes_after_the_line_up_in_overtime() -> None:
    table = pitch(
        {"h31": "T*", "a16": "l1"},
        half=2,
        touchdowns=(0, 1),
        lost="A",
        serious={"A": ALL_BUT["T"], "B": ALL_BUT["L1"]},
    )
    table.play("name T", "1", "touchdown T")
    assert (table.half, table.to_act) == (3, "A")
    table.play("place T h3", "place L1 h28")
    assert table.to_act == "chance"
    table.play("3", "11")
    assert table.to_act == "B"


@pytest.mark.clause("BB-08", "BB-60")
def test_there_is_no_toss_in_the_second_half() -> None:
    table = pitch({"h31": "T*", "a16": "l1"}, serious={"A": ALL_BUT["T"], "B": ALL_BUT["L1"]})
    table.play("name T", "1", "touchdown T", "place T h3", "place L1 h28")
    assert (table.half, table.to_act, table.moves) == (2, "B", ["name L1"])


# BB-89


@pytest.mark.clause("BB-89", "BB-06")
def test_after_a_touchdown_the_ball_is_on_the_centre_square_and_nobodys() -> None:
    table = pitch({"h31": "T*", "a16": "l1"}, serious={"A": ALL_BUT["T"], "B": ALL_BUT["L1"]})
    table.play("name T", "1", "touchdown T")
    assert table.ball == "h16"
    table.play("place T h3", "place L1 h28")
    assert table.ball == "h16"
    assert table.field == {"h3": "T", "h16": "o", "h28": "l1"}


@pytest.mark.clause("BB-89", "BB-61")
def test_before_overtime_the_ball_is_on_the_centre_square() -> None:
    table = pitch(
        {"h1": "t*", "a16": "L1"},
        next="turn B",
        half=2,
        touchdowns=(1, 0),
        lost="B",
        serious={"A": ALL_BUT["L1"], "B": ALL_BUT["T"]},
    )
    table.play("name T", "1", "touchdown T", "place L1 h3", "place T h28", "20", "1")
    assert table.half == 3
    assert table.field == {"h3": "L1", "h16": "o", "h28": "t"}


@pytest.mark.clause("BB-89", "BB-53")
def test_after_a_halt_the_ball_is_on_the_centre_square() -> None:
    # A wall of Carnage across row 20: the Wolf with the ball cannot get up, the Hart cannot get down to him.
    table = pitch({"h10": "T*", "h24": "l1", **dict.fromkeys(squares("20 a-o"), "x")})
    table.play("name T", "1", "move T h11")
    assert (table.to_act, table.half, table.touchdowns) == ("A", 1, (0, 0))
    table.play("place T h3", "place L1 h28")
    assert table.field == {"h3": "T", "h16": "o", "h28": "l1"}


@pytest.mark.clause("BB-89", "BB-62")
def test_after_a_restart_the_ball_is_on_the_centre_square() -> None:
    table = pitch({"h10": "T*", "h12": "l1"}, serious={"A": ALL_BUT["T"], "B": ALL_BUT["L1"]})
    table.play("name T", "1", "move T h11", "tackle T x L1", "5", "5")
    assert (table.to_act, table.half, table.touchdowns) == ("A", 1, (0, 0))
    table.play("place T h3", "place L1 h28", "9", "8")
    assert table.field == {"h3": "T", "h16": "o", "h28": "l1"}
    assert table.to_act == "A"
