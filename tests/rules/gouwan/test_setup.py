"""Referee's notebook: what is in the box, the teams, and what is agreed (GS-01 to GS-08)."""

from __future__ import annotations

import pytest

from sandlot.core.packs import read_pack
from sandlot.errors import BadOption, BadPack, BadSeats
from sandlot.games.gouwan.game import GouwanGame
from tests.rules.gouwan.box import PACK
from tests.rules.gouwan.diamond import BATTERS, PITCHERS, SPACES, Diamond, diamond, new_diamond

SITUATIONS = [
    # number, inning, half, score of who bats first and last, outs, runners, innings agreed
    (1, 3, "bottom", (4, 3), 2, "2", 3),
    (2, 1, "top", (0, 0), 0, "123", 1),
    (3, 3, "bottom", (5, 2), 0, "12", 3),
    (4, 3, "bottom", (2, 2), 1, "3", 3),
    (5, 3, "top", (1, 1), 0, "2", 3),
    (6, 2, "top", (0, 1), 1, "13", 2),
    (7, 2, "bottom", (3, 0), 2, "123", 2),
    (8, 1, "bottom", (1, 0), 0, "1", 1),
    (9, 9, "bottom", (9, 4), 0, "23", 9),
    (10, 4, "top", (6, 6), 1, "3", 3),
]


def game_with(old: str, new: str) -> GouwanGame:
    """The game with a pack that differs in one place."""
    assert PACK.count(old) == 1
    return GouwanGame(read_pack(PACK.replace(old, new), "box.toml", "gouwan", GouwanGame.pack_fields), {"first": 1})


def begun(table: Diamond) -> Diamond:
    """Both teams as the pack has them."""
    table.play("ready", "ready")
    return table


def three_outs(table: Diamond) -> None:
    """Outs until the side that bats has had its half: every ball is waited for in the strike zone."""
    half = table.inning
    while table.to_act != "over" and table.inning == half:
        table.throw("still d4", "wait", "1")


# GS-01: two players, red and blue


@pytest.mark.clause("GS-01")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_the_game_is_for_two(seats: int) -> None:
    with pytest.raises(BadSeats):
        new_diamond(seats)


@pytest.mark.clause("GS-01")
def test_a_has_the_red_cards_and_b_the_blue_ones() -> None:
    table = new_diamond()
    assert table.to_act == "A"
    assert table.moves == [*[f"starter {name}" for name in PITCHERS["A"]], "ready"]
    table.play("starter rex", "middle lou", "closer ray")
    assert table.moves == [*[f"bat {name}" for name in BATTERS["A"]], "ready"]
    table.play("ready")
    assert table.to_act == "B"
    assert table.moves == [*[f"starter {name}" for name in PITCHERS["B"]], "ready"]
    table.play("starter bob", "middle lee", "closer max")
    assert table.moves == [*[f"bat {name}" for name in BATTERS["B"]], "ready"]


# GS-02: what is in the box


@pytest.mark.clause("GS-02")
def test_the_box_has_26_pitchers_24_batters_and_10_situations() -> None:
    table = new_diamond(first=1)
    starters = [move for move in table.moves if move.startswith("starter")]
    table.play("starter rex", "middle lou", "closer ray")
    batters = [move for move in table.moves if move.startswith("bat")]
    table.play("ready")
    starters += [move for move in table.moves if move.startswith("starter")]
    table.play("starter bob", "middle lee", "closer max")
    batters += [move for move in table.moves if move.startswith("bat")]
    assert (len(set(starters)), len(set(batters))) == (26, 24)
    new_diamond(situation=10)
    with pytest.raises(BadOption):
        new_diamond(situation=11)


CARDS = ["pitchers.red", "pitchers.blue", "batters.red", "batters.blue", "situations"]


@pytest.mark.clause("GS-02")
@pytest.mark.parametrize("cards", CARDS)
def test_a_box_with_a_card_too_few_is_refused(cards: str) -> None:
    before, after = PACK.split(f"[{cards}]\n")
    source, _, rest = after.split("\n", 2)
    text = f"{before}[{cards}]\n{source}\n{rest}"
    with pytest.raises(BadPack):
        GouwanGame(read_pack(text, "box.toml", "gouwan", GouwanGame.pack_fields), {})


@pytest.mark.clause("GS-02")
@pytest.mark.parametrize("cards", CARDS)
def test_a_box_with_a_card_too_many_is_refused(cards: str) -> None:
    before, after = PACK.split(f"[{cards}]\n")
    source, card, rest = after.split("\n", 2)
    text = f"{before}[{cards}]\n{source}\n{card}\nanother = {card.split(' = ')[1]}\n{rest}"
    with pytest.raises(BadPack):
        GouwanGame(read_pack(text, "box.toml", "gouwan", GouwanGame.pack_fields), {})


# GS-03: starter, middle reliever and closer


@pytest.mark.clause("GS-03")
def test_any_three_pitchers_are_picked_one_for_each_task() -> None:
    table = new_diamond(first=1)
    table.play("starter rab", "middle rex", "closer roy", "ready")
    table.play("starter max", "middle bert", "closer bob", "ready")
    teams = table.sees("teams")
    assert teams["A"]["pitchers"] == ["rab", "rex", "roy"]
    assert teams["B"]["pitchers"] == ["max", "bert", "bob"]


@pytest.mark.clause("GS-03")
def test_a_pitcher_is_picked_only_once() -> None:
    table = new_diamond()
    table.play("starter roy")
    assert table.moves == [*[f"middle {name}" for name in PITCHERS["A"] if name != "roy"], "ready"]
    assert "GS-03" in table.refuses("middle roy")
    table.play("middle rex")
    assert table.moves == [*[f"closer {name}" for name in PITCHERS["A"] if name not in ("roy", "rex")], "ready"]
    assert "GS-03" in table.refuses("closer rex")


@pytest.mark.clause("GS-03")
def test_only_own_pitchers_are_picked() -> None:
    table = new_diamond()
    assert "starter bob" not in table.moves
    table.play("ready")
    assert "starter rex" not in table.moves


@pytest.mark.clause("GS-03")
def test_ready_takes_the_remaining_cards_in_the_order_of_the_pack() -> None:
    table = new_diamond(first=1)
    table.play("starter ray", "ready", "starter bob", "middle max", "ready")
    teams = table.sees("teams")
    assert teams["A"]["pitchers"] == ["ray", "rex", "lou"]
    assert teams["B"]["pitchers"] == ["bob", "max", "lee"]
    assert teams["A"]["order"] == BATTERS["A"][:9]
    assert teams["B"]["order"] == BATTERS["B"][:9]


@pytest.mark.clause("GS-03")
def test_the_starter_pitches_first() -> None:
    table = new_diamond(first=1)
    table.play("ready", "starter bim", "middle lee", "closer max", "ready")
    assert (table.sees("pitching"), table.sees("pitcher")) == ("B", "bim")


# GS-04: the six cards of the starter and Walk


@pytest.mark.clause("GS-04")
@pytest.mark.parametrize(
    ("starter", "pitches"),
    [
        ("bob", "still float slide drop rise spread"),
        ("bix", "whirl loop slant stack spread rise"),
        ("bram", "float drop spread loop whirl slide"),
    ],
)
def test_the_pitching_side_has_the_starters_six_cards_and_walk(starter: str, pitches: str) -> None:
    table = new_diamond(first=1)
    table.play("ready", f"starter {starter}", "ready")
    table.to_the_mound()
    assert table.moves == [*[f"pitch {pitch} {space}" for pitch in pitches.split() for space in SPACES], "walk"]


@pytest.mark.clause("GS-04")
def test_each_side_has_the_cards_of_its_own_starter() -> None:
    table = new_diamond(first=1)
    table.play("starter ric", "ready", "starter bob", "ready")
    three_outs(table)
    table.to_the_mound()
    assert (table.to_act, table.sees("pitcher")) == ("A", "ric")
    pitches = ["whirl", "loop", "slant", "stack", "spread", "rise"]
    assert table.moves == [*[f"pitch {pitch} {space}" for pitch in pitches for space in SPACES], "walk"]


# GS-05: nine batters in their order


@pytest.mark.clause("GS-05")
def test_nine_of_the_twelve_batters_are_picked_in_any_order() -> None:
    order = ["gorse", "nil", "amber", "fir", "six", "cedar", "hex", "elm", "zip"]
    table = new_diamond(first=1)
    table.play("starter rex", "middle lou", "closer ray")
    for number, name in enumerate(order):
        left = [other for other in BATTERS["A"] if other not in order[:number]]
        assert table.moves == [*[f"bat {other}" for other in left], "ready"]
        table.play(f"bat {name}")
    assert table.to_act == "B"  # nine are enough
    table.play("ready")
    team = table.sees("teams")["A"]
    assert team["order"] == order
    assert sorted(team["spares"]) == ["birch", "dogwood", "minus"]
    assert (table.batter, table.up("A")) == ("gorse", 1)


@pytest.mark.clause("GS-05")
def test_a_batter_is_picked_only_once() -> None:
    table = new_diamond()
    table.play("starter rex", "middle lou", "closer ray", "bat six")
    assert "GS-05" in table.refuses("bat six")


@pytest.mark.clause("GS-05")
def test_the_batters_come_up_in_the_order_set() -> None:
    order = ["gorse", "nil", "amber", "fir", "six", "cedar", "hex", "elm", "zip"]
    table = new_diamond(first=1)
    table.play("starter rex", "middle lou", "closer ray", *[f"bat {name}" for name in order], "ready")
    for name in [*order, "gorse"]:
        assert table.batter == name
        table.to_the_mound()
        table.play("walk")


# GS-06: who bats first, and how many innings


@pytest.mark.clause("GS-06")
@pytest.mark.parametrize(("first", "batting", "pitching"), [(1, "A", "B"), (2, "B", "A")])
def test_who_bats_first_is_agreed(first: int, batting: str, pitching: str) -> None:
    table = begun(new_diamond(first=first))
    assert (table.sees("batting"), table.sees("pitching")) == (batting, pitching)
    assert table.inning == (1, "top")
    assert (table.outs, table.count, table.runners, table.score) == (0, (0, 0), "", (0, 0))


@pytest.mark.clause("GS-06")
@pytest.mark.parametrize(("roll", "batting"), [("1", "A"), ("2", "A"), ("3", "A"), ("4", "B"), ("5", "B"), ("6", "B")])
def test_a_die_decides_if_nothing_is_agreed(roll: str, batting: str) -> None:
    table = begun(new_diamond())
    assert table.weights == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}
    table.play(roll)
    assert table.sees("batting") == batting


@pytest.mark.clause("GS-06")
@pytest.mark.parametrize("innings", range(1, 10))
def test_the_agreed_innings_are_played(innings: int) -> None:
    table = begun(new_diamond(first=1, innings=innings))
    table.to_the_mound()
    table.play("walk")
    table.to_the_mound()
    table.play("walk")
    table.to_the_mound()
    table.play("walk")
    table.to_the_mound()
    table.play("walk")  # one run for A
    for inning in range(1, innings + 1):
        assert table.inning == (inning, "top")
        three_outs(table)
        assert table.inning == (inning, "bottom")
        three_outs(table)
    assert (table.to_act, table.winners) == ("over", {"A"})


@pytest.mark.clause("GS-06")
@pytest.mark.parametrize("innings", [0, 10])
def test_one_to_nine_innings_can_be_agreed(innings: int) -> None:
    with pytest.raises(BadOption):
        new_diamond(innings=innings)


# GS-07: the cards and the board are data


@pytest.mark.clause("GS-07")
def test_paths_come_from_the_pack() -> None:
    game = game_with('still = "fast: 0,0 0,0', 'still = "fast: 0,0 2,1')
    table = Diamond(game, game.start(2))
    begun(table).throw("still d4", "wait", "2")
    assert table.ball == "f5"


@pytest.mark.clause("GS-07")
def test_speeds_come_from_the_pack() -> None:
    game = game_with('still = "fast:', 'still = "slow:')
    table = Diamond(game, game.start(2))
    begun(table).throw("still d4")
    assert table.sees("pitch", "A")["speed"] == "slow"


@pytest.mark.clause("GS-07")
def test_arms_and_pitches_come_from_the_pack() -> None:
    game = game_with(
        'bob = "right: still float slide drop rise spread"', 'bob = "left: slide float still drop rise loop"'
    )
    table = Diamond(game, game.start(2))
    begun(table).to_the_mound()
    assert table.moves[0] == "pitch slide a1"
    assert "pitch loop d4" in table.moves and "pitch spread d4" not in table.moves
    table.play("pitch slide d4", "wait", "1")
    assert table.ball == "c4"


@pytest.mark.clause("GS-07")
def test_plus_values_come_from_the_pack() -> None:
    # amber, handle, fast: 1; with a plus value of 4 on d4 the roll of 6 makes 11.
    game = game_with("1 0 -1 0 1 2 3\n", "1 0 -1 4 1 2 3\n")
    table = Diamond(game, game.start(2))
    begun(table).throw("still d4", "swing c4", "1", "6")
    assert (table.score, table.runners) == ((1, 0), "")


@pytest.mark.clause("GS-07")
def test_values_and_sides_come_from_the_pack() -> None:
    game = game_with('amber = "right: left 0 1 2 3', 'amber = "right: right 0 1 5 3')
    table = Diamond(game, game.start(2))
    # On the right now: swing c4 has its barrel on d4, and 5 and 6 make 11.
    begun(table).throw("still d4", "swing c4", "1", "6")
    assert (table.score, table.runners) == ((1, 0), "")


# GS-08: situation cards


@pytest.mark.clause("GS-08")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize(("number", "inning", "half", "score", "outs", "runners", "innings"), SITUATIONS)
def test_a_situation_sets_inning_score_outs_and_runners(
    first: int, number: int, inning: int, half: str, score: tuple[int, int], outs: int, runners: str, innings: int
) -> None:
    table = begun(new_diamond(first=first, situation=number))
    assert table.inning == (inning, half)
    assert table.score == (score if first == 1 else score[::-1])
    assert (table.outs, table.runners, table.count) == (outs, runners, (0, 0))
    batting = "A" if (first == 1) == (half == "top") else "B"
    assert table.sees("batting") == batting
    assert table.batter == BATTERS[batting][0]
    assert table.sees("pitcher") == PITCHERS["B" if batting == "A" else "A"][0]
    assert (table.up("A"), table.up("B")) == (1, 1)


@pytest.mark.clause("GS-08")
def test_a_situation_is_played_with_teams_of_ones_own() -> None:
    table = new_diamond(situation=1, first=1)
    table.play("starter roy", "middle lou", "closer ray", "ready", "starter bob", "middle lee", "closer max")
    table.play("bat gecko", "ready")
    assert (table.sees("pitcher"), table.batter) == ("roy", "gecko")


@pytest.mark.clause("GS-08")
def test_a_die_decides_who_bats_first_in_a_situation_too() -> None:
    table = begun(new_diamond(situation=1))
    assert table.to_act == "chance"
    table.play("5")
    assert (table.sees("batting"), table.score) == ("A", (3, 4))  # B bats first, so A bats in the bottom half


@pytest.mark.clause("GS-08")
def test_a_situation_ends_as_any_game_does() -> None:
    table = begun(new_diamond(situation=1, first=1))
    three_outs(table)
    assert (table.to_act, table.winners) == ("over", {"A"})


@pytest.mark.clause("GS-08")
def test_a_situation_can_be_turned_round() -> None:
    # Two are needed to win. azure meets float with the barrel (6) on e5 (plus 3): a home run with a runner on.
    table = begun(new_diamond(situation=1, first=1))
    table.throw("float e5", "swing c5", "1", "4")
    assert table.score == (4, 5)
    three_outs(table)
    assert (table.to_act, table.winners) == ("over", {"B"})


@pytest.mark.clause("GS-08")
def test_a_situation_that_ends_in_a_tie_is_played_on() -> None:
    table = begun(new_diamond(situation=4, first=1))
    three_outs(table)
    assert table.inning == (4, "top")
    three_outs(table)
    three_outs(table)
    assert table.inning == (5, "top")


@pytest.mark.clause("GS-08")
def test_the_situation_sets_the_innings_whatever_was_agreed() -> None:
    table = begun(new_diamond(situation=8, first=1))  # innings 1, the bottom of the first
    three_outs(table)
    assert (table.to_act, table.winners) == ("over", {"A"})
    table = begun(new_diamond(situation=9, first=1))  # innings 9
    three_outs(table)
    assert (table.to_act, table.winners) == ("over", {"A"})
    table = begun(new_diamond(situation=8, first=1, innings=5))
    three_outs(table)
    assert (table.to_act, table.winners) == ("over", {"A"})
    table = begun(new_diamond(situation=6, first=1, innings=1))  # innings 2, the top of the second
    three_outs(table)
    assert table.inning == (2, "bottom")


@pytest.mark.clause("GS-08")
def test_the_runners_of_a_situation_score_in_its_inning() -> None:
    table = begun(new_diamond(situation=1, first=1))
    before = list(table.sees("runs")["B"])
    table.throw("float d4", "swing c4", "1", "3")  # handle 5: a total of 8, a two-base hit
    after = table.sees("runs")["B"]
    assert (table.score, table.runners) == ((4, 4), "2")
    assert (after[:2], after[2]) == (before[:2], before[2] + 1)


@pytest.mark.clause("GS-08")
def test_without_a_situation_the_game_begins_at_the_beginning() -> None:
    table = begun(new_diamond(first=1, situation=0))
    assert (table.inning, table.score, table.outs, table.runners) == ((1, "top"), (0, 0), 0, "")


# The helper itself


@pytest.mark.parametrize("half", ["top", "bottom"])
def test_a_position_is_written_as_it_was_read(half: str) -> None:
    table = diamond(inning=2, half=half, outs=1, strikes=2, balls=1, runners="13", runs={"A": "2 1"})
    again = table.game.read(table.position)
    assert table.game.write(again) == table.position
    assert (table.inning, table.outs, table.count, table.runners) == ((2, half), 1, (2, 1), "13")
    assert table.score == (3, 0)
