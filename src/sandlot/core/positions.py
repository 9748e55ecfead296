"""The part of position texts that is the same for all games: the first line, and the steps to come."""

from __future__ import annotations

import re
from collections.abc import Callable

from sandlot.core.errors import BadPosition, SandlotError, did_you_mean, one_of
from sandlot.core.events import seat_letter, seat_number
from sandlot.core.game import Game, OptionValue
from sandlot.core.state import State

HEAD = re.compile(r"(?P<game>[\w-]+):\s*(?P<seats>\d+)\s+seats(?P<options>.*)")


def head(text: str) -> tuple[str, int, dict[str, OptionValue]]:
    """Game, seats and options from the first line: `gridlock: 2 seats, rounds=1`."""
    first = text.strip().splitlines()[0] if text.strip() else ""
    found = HEAD.fullmatch(first.strip())
    if not found:
        raise BadPosition(f"line 1: {first!r}: expected the game and its seats, for example 'gridlock: 2 seats, rounds=1'.")
    options: dict[str, OptionValue] = {}
    for part in found["options"].replace(",", " ").split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadPosition(f"line 1: {part!r}: expected an option as name=value.")
        options[name] = value
    return found["game"], int(found["seats"]), options


def check_head(game: Game, text: str) -> int:
    """The number of seats of a position that must be one of this very game."""
    name, seats, options = head(text)
    if name != game.name:
        raise BadPosition(f"line 1: this is a position of {name!r}, expected one of {game.name!r}.")
    try:
        read = type(game)(game.pack, options).options
        game.check_seats(seats)
    except SandlotError as error:
        raise BadPosition(f"line 1: {error}") from None
    if read != game.options:
        raise BadPosition(
            f"line 1: the options differ from those of the loaded game, which has {game.options_text() or 'the defaults'}."
        )
    return seats


def write_head(game: Game, seats: int) -> str:
    options = game.options_text()
    return f"{game.name}: {seats} seats" + (f", {options}" if options else "")


def write_steps(game: Game, state: State, details: Callable[[int, int, int, int], str]) -> str:
    """The steps to come, in order: `place-or-discard A R5, end-turn A`. The game words everything after the name."""
    words = []
    for rule, seat, x, y in state.pending():
        words.append(f"{game.steps[rule].name} {details(rule, seat, x, y)}".strip())
    return ", ".join(words)


def read_steps(
    game: Game, state: State, text: str, where: str, details: Callable[[int, list[str]], tuple[int, int, int]]
) -> None:
    """Name the steps of a `next:` line. `details` turns the words after a step's name into seat, x and y."""
    numbers = {step.name: number for number, step in enumerate(game.steps)}
    if not text.strip():
        raise BadPosition(f"{where}: nothing comes next. Expected steps such as {game.steps[0].name!r}.")
    for part in text.split(","):
        name, *words = part.split() or [""]
        if name not in numbers:
            raise BadPosition(f"{where}: unknown step {name!r}.{did_you_mean(name, numbers)} Steps are {one_of(numbers, limit=40)}.")
        seat, x, y = details(numbers[name], words)
        state.then(numbers[name], seat, x, y)


def read_seat(word: str, seats: int, where: str) -> int:
    seat = seat_number(word, seats)
    if seat is None:
        raise BadPosition(f"{where}: {word!r} is no seat. Expected a letter from A to {seat_letter(seats - 1)}.")
    return seat
