"""Referee's notebook: what is chosen in secret, and what a die decides (GS-85, GS-86)."""

from __future__ import annotations

import json

import pytest

from sandlot.core.rng import Rng
from tests.rules.gouwan.diamond2 import BATTERS, ORDER, PITCHERS, SPARES, Diamond, diamond, new_diamond

VIEWERS = ["A", "B", None]


def is_told(table: Diamond, word: str, seat: str | None) -> bool:
    """Whether an event so far says this word to the seat."""
    events = [event.seen_by(seat) for event in table.events]
    return any(word in f"{event.text} {json.dumps(dict(event.details or {}))}" for event in events)


# -- teams ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-85")
def test_a_team_is_hidden_until_both_are_chosen() -> None:
    table = new_diamond(first=1)
    table.play("starter pine", "middle oak", "closer maple", "bat quince")
    assert table.view("A")["teams"]["A"] is not None
    assert table.view("B")["teams"]["A"] is None
    assert table.view(None)["teams"]["A"] is None
    table.play("ready")
    assert table.to_act == "B"
    assert table.view("A")["teams"]["A"]["pitchers"] == ["pine", "oak", "maple"]
    for viewer in ("B", None):
        assert table.view(viewer)["teams"]["A"] is None


@pytest.mark.clause("GS-85")
def test_while_the_second_chooses_nothing_else_tells_the_first_one_s_team() -> None:
    table = new_diamond(first=1)
    table.play("starter pine", "middle oak", "closer maple", "bat quince", "ready", "starter merlin")
    for name in ("pine", "oak", "maple", "quince"):
        for viewer in ("B", None):
            assert not is_told(table, name, viewer)
    assert table.view("B")["teams"]["B"] is not None
    for viewer in ("A", None):
        assert not is_told(table, "merlin", viewer)
        assert table.view(viewer)["teams"]["B"] is None


@pytest.mark.clause("GS-85")
@pytest.mark.parametrize("choice", ["pine", "ash", "hazel"])
def test_the_second_sees_the_same_whatever_the_first_has_chosen(choice: str) -> None:
    usual = new_diamond(first=1)
    usual.play("ready")
    other = new_diamond(first=1)
    other.play(f"starter {choice}", "middle larch", "ready")
    assert other.view("B") == usual.view("B")
    assert other.view(None) == usual.view(None)


@pytest.mark.clause("GS-85")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_both_teams_are_shown_together(viewer: str | None) -> None:
    table = new_diamond(first=1)
    table.play("starter pine", "ready", "starter merlin", "middle auk", "ready")
    teams = table.view(viewer)["teams"]
    assert list(teams["A"]["pitchers"]) == ["pine", "ash", "birch"]
    assert list(teams["B"]["pitchers"]) == ["merlin", "auk", "bittern"]
    for seat in "AB":
        assert list(teams[seat]["order"]) == ORDER[seat]
        assert list(teams[seat]["spares"]) == SPARES[seat]


@pytest.mark.clause("GS-85")
def test_the_last_choice_of_the_first_shows_nothing_yet() -> None:
    table = new_diamond(first=1)
    table.play(*(f"{role} {name}" for role, name in zip(("starter", "middle", "closer"), PITCHERS["A"], strict=False)))
    for name in BATTERS["A"][3:]:
        assert table.to_act == "A"
        table.play(f"bat {name}")
    assert table.to_act == "B"
    assert list(table.view("A")["teams"]["A"]["order"]) == BATTERS["A"][3:]
    assert table.view("B")["teams"]["A"] is None


# -- cards -----------------------------------------------------------------------------------------------------


def laid(pitch: str) -> Diamond:
    """B has laid this pitch, and A is to bat."""
    table = diamond()
    table.stay()
    table.play(f"pitch {pitch}")
    assert table.to_act == "A"
    return table


@pytest.mark.clause("GS-85")
@pytest.mark.parametrize(("card", "speed"), [("float", "slow"), ("west", "slow"), ("still", "fast"), ("rise", "fast")])
def test_only_speed_and_start_of_the_pitch_are_seen(card: str, speed: str) -> None:
    table = laid(f"{card} c3")
    for viewer in ("A", None):
        assert table.view(viewer)["pitch"] == {"speed": speed, "start": "c3", "card": None}
        assert not is_told(table, card, viewer)
    assert table.view("B")["pitch"] == {"speed": speed, "start": "c3", "card": card}


@pytest.mark.clause("GS-85")
@pytest.mark.parametrize("card", ["west", "drop"])
@pytest.mark.parametrize("viewer", ["A", None])
def test_pitches_of_one_speed_look_the_same(viewer: str | None, card: str) -> None:
    assert laid(f"{card} c3").view(viewer) == laid("float c3").view(viewer)


@pytest.mark.clause("GS-85")
@pytest.mark.parametrize("other", ["still c3", "float d3"])
def test_speed_and_start_make_a_difference(other: str) -> None:
    assert laid(other).view("A") != laid("float c3").view("A")


@pytest.mark.clause("GS-85")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("bat", ["wait", "bunt", "swing c4"])
def test_both_cards_are_shown_before_the_die_is_rolled(bat: str, viewer: str | None) -> None:
    table = laid("float c3")
    assert table.view(viewer)["bat"] is None
    table.play(bat)
    assert table.to_act == "chance"
    assert table.view(viewer)["pitch"]["card"] == "float"
    assert table.view(viewer)["bat"] == bat


@pytest.mark.clause("GS-85")
def test_everything_else_is_open() -> None:
    table = diamond("2 bottom", outs=1, strikes=2, balls=1, runners="1 3", runs={"A": "2 1", "B": "0 1"}, used={"A": 1})
    table.stay()
    views = [table.view(viewer) for viewer in VIEWERS]
    shared = [
        "inning",
        "half",
        "outs",
        "strikes",
        "balls",
        "runners",
        "runs",
        "score",
        "pitcher",
        "batter",
        "pitching",
        "batting",
        "teams",
        "ball",
    ]
    for name in shared:
        assert views[0][name] == views[1][name] == views[2][name], name
    assert (views[2]["inning"], views[2]["half"], views[2]["outs"]) == (2, "bottom", 1)
    assert (views[2]["runners"], views[2]["score"]) == ([1, 3], {"A": 3, "B": 1})


@pytest.mark.clause("GS-85")
def test_the_walk_card_is_open() -> None:
    table = diamond()
    table.stay()
    table.play("walk")
    assert (table.runners, table.batter) == ("1", "berry")


# -- the die ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("GS-86")
@pytest.mark.parametrize(("die", "first"), [("1", "A"), ("2", "A"), ("3", "A"), ("4", "B"), ("5", "B"), ("6", "B")])
def test_a_die_decides_who_bats_first(die: str, first: str) -> None:
    table = new_diamond()
    table.play("ready", "ready")
    assert table.to_act == "chance"
    assert table.weights == {str(number): 1 for number in range(1, 7)}
    table.play(die)
    assert (table.batting, table.inning) == (first, "1 top")
    assert table.to_act == ("B" if first == "A" else "A")  # the pitching side may change first


@pytest.mark.clause("GS-86")
@pytest.mark.parametrize(("option", "first"), [(1, "A"), (2, "B")])
def test_no_die_when_it_is_agreed(option: int, first: str) -> None:
    table = new_diamond(first=option)
    table.play("ready", "ready")
    assert table.to_act != "chance"
    assert (table.batting, table.inning) == (first, "1 top")


@pytest.mark.clause("GS-86")
def test_three_innings_are_played_when_nothing_is_agreed() -> None:
    table = new_diamond()
    table.play("ready", "ready", "1")
    table.hit(12)
    seen = []
    while table.to_act != "over":
        seen.append(table.inning)
        table.retire()
    assert seen == ["1 top", "1 bottom", "2 top", "2 bottom", "3 top", "3 bottom"]
    assert table.winners == {"A"}


# -- what a player may imagine ----------------------------------------------------------------------------------------


@pytest.mark.clause("GS-85")
@pytest.mark.parametrize(
    ("pitch", "possible"),
    [("west c3", {"float", "west", "drop"}), ("rise g7", {"still", "east", "rise"})],
)
def test_the_batting_side_knows_the_pitch_by_its_speed_alone(pitch: str, possible: set[str]) -> None:
    table = laid(pitch)
    seen = set()
    for seed in range(60):
        other = table.game.resample(table.state, 0, Rng(seed))
        assert table.game.view(other, 0) == table.view("A")
        seen.add(table.game.view(other, 1)["pitch"]["card"])
    assert seen == possible


@pytest.mark.clause("GS-85")
def test_the_pitching_side_knows_its_own_card() -> None:
    table = laid("west c3")
    for seed in range(20):
        other = table.game.resample(table.state, 1, Rng(seed))
        assert table.game.view(other, 1) == table.view("B")


@pytest.mark.clause("GS-85")
def test_the_second_to_choose_can_only_guess_the_team_of_the_first() -> None:
    table = new_diamond(first=1)
    table.play("starter pine", "middle oak", "closer maple", "bat quince", "ready")
    starters, leadoffs = set(), set()
    for seed in range(60):
        other = table.game.resample(table.state, 1, Rng(seed))
        assert table.game.view(other, 1) == table.view("B")
        team = table.game.view(other, 0)["teams"]["A"]
        assert len({*team["pitchers"]}) == 3
        assert len({*team["order"]}) == 9
        starters.add(team["pitchers"][0])
        leadoffs.add(team["order"][0])
    assert len(starters) > 6
    assert len(leadoffs) > 6
