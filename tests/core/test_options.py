"""Options and seats: given as values or as typed, refused with what was expected."""

from __future__ import annotations

import math
from typing import Any

import pytest

import sandlot
from sandlot.core.game import Option
from sandlot.errors import BadOption, BadSeats, SandlotError

DEFAULTS = {"rounds": 3, "wilds": True, "locks": True, "team_size": 1, "team_grids": False}


def options(**given: Any) -> dict[str, bool | int]:
    return sandlot.load("gridlock", **given).options


def complaint(**given: Any) -> str:
    with pytest.raises(BadOption) as caught:
        options(**given)
    return str(caught.value)


def test_what_is_not_given_has_its_default() -> None:
    assert options() == DEFAULTS
    assert options(rounds=1) == DEFAULTS | {"rounds": 1}


@pytest.mark.parametrize("value", [2, "2", " 2 "])
def test_a_number_may_be_given_as_a_value_or_as_text(value: int | str) -> None:
    assert options(rounds=value)["rounds"] == 2


@pytest.mark.parametrize(
    ("yes", "no"), [(True, False), (1, 0), ("yes", "no"), ("YES", "No"), ("true", "false"), ("on", "off"), ("1", "0")]
)
def test_a_switch_may_be_given_as_a_value_or_as_text(yes: bool | int | str, no: bool | int | str) -> None:
    assert options(wilds=yes)["wilds"] is True
    assert options(wilds=no)["wilds"] is False


def test_a_wrong_name_gets_a_suggestion_and_the_list() -> None:
    message = complaint(round=1)
    assert message == (
        "GRID#LOCK has no option 'round'. Did you mean 'rounds'? Its options are rounds, wilds, locks, team_size, team_grids."
    )
    assert "Did you mean" not in complaint(zzz=1)


@pytest.mark.parametrize(
    "value", [0, 101, -1, True, "many", "", "1.5", "1e2", "0x2", "9" * 5000, 1.5, math.inf, math.nan, None, [], [2], {}]
)
def test_what_is_no_number_in_range_is_refused(value: object) -> None:
    assert complaint(rounds=value) == f"rounds={value}: how many rounds at most. Expected a whole number from 1 to 100."


@pytest.mark.parametrize("value", [2, -1, "maybe", "", "y", 0.5, None, [], {}])
def test_what_is_neither_yes_nor_no_is_refused(value: object) -> None:
    assert complaint(wilds=value) == f"wilds={value}: play with the wilds. Expected yes or no."


def test_options_that_do_not_go_together_are_refused() -> None:
    assert (
        complaint(team_grids=True) == "team_grids=yes needs teams. Expected team_size=2 or team_size=3 with it (GL-54)."
    )


@pytest.mark.parametrize("name", ["name", "pack", "game", "self", "seed", "players"])
def test_an_option_may_not_be_mistaken_for_an_argument(name: str) -> None:
    """Options come from command lines and records, so any name may be among them."""
    game = sandlot.all_games()["gridlock"]
    with pytest.raises(BadOption, match=f"GRID#LOCK has no option '{name}'"):
        game(None, {name: "1"})


def test_options_are_written_as_they_are_read() -> None:
    game = sandlot.load("gridlock", rounds=7, wilds=False)
    assert game.options_text() == "rounds=7, wilds=no"
    assert options(**dict(word.split("=") for word in game.options_text().split(", "))) == game.options
    assert sandlot.load("gridlock").options_text() == ""


def test_an_option_writes_what_it_reads() -> None:
    switch, number = Option("s", False, "", ()), Option("n", 3, "", (), 1, 9)
    assert [switch.write(switch.read(word)) for word in ("yes", "no")] == ["yes", "no"]
    assert number.write(number.read("7")) == "7"


# -- seats -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-2, 0, 1, 19, 2**70])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats) as caught:
        sandlot.load("gridlock").start(seats)
    assert str(caught.value) == f"GRID#LOCK cannot be played by {seats}. Expected 2 to 18 seats (GL-02)."


@pytest.mark.parametrize(("seats", "size"), [(5, 2), (2, 2), (3, 3), (4, 3)])
def test_seats_that_make_no_equal_teams_are_refused(seats: int, size: int) -> None:
    with pytest.raises(BadSeats) as caught:
        sandlot.load("gridlock", team_size=size).start(seats)
    assert (
        str(caught.value)
        == f"{seats} seats do not make equal teams of {size}. Expected {2 * size}, {3 * size} and so on (GL-72)."
    )


def test_without_a_number_there_are_as_few_seats_as_possible() -> None:
    game = sandlot.load("gridlock")
    assert game.seats_of(game.start()) == 2


def test_all_of_these_errors_are_sandlot_errors() -> None:
    assert issubclass(BadSeats, BadOption)
    assert issubclass(BadOption, SandlotError)
