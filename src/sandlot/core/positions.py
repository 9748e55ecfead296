"""The part of position texts that is the same for all games: the first line, and the steps to come."""

from __future__ import annotations

import re
from collections.abc import Callable

from sandlot.core.errors import BadPosition, SandlotError, did_you_mean, one_of
from sandlot.core.events import seat_letter, seat_number
from sandlot.core.game import Game, OptionValue
from sandlot.core.state import OVER, Y_BITS, State

HEAD = re.compile(r"(?P<game>[\w-]+):\s*(?P<seats>[0-9]{1,4})\s+seats(?P<options>.*)")


def head(text: str) -> tuple[str, int, dict[str, OptionValue]]:
    """Game, seats and options from the first line: `gridlock: 2 seats, rounds=1`."""
    first = text.strip().splitlines()[0] if text.strip() else ""
    found = HEAD.fullmatch(first.strip())
    if not found:
        raise BadPosition(
            f"line 1: {first!r}: expected a game, its seats and its options, as in 'gridlock: 2 seats, rounds=1'."
        )
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
        read = game.read_options(options)
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


Words = Callable[[int, int, int, int], str]
Details = Callable[[int, list[str]], tuple[int, int, int]]


def write_steps(game: Game, state: State, words: Words | None = None) -> str:
    """The steps to come, in order: `place-or-discard A R5, end-turn A`.

    After a step's name comes its seat and, where they are not 0, its details; a game may word that otherwise.
    """

    def usual(rule: int, seat: int, x: int, y: int) -> str:
        if state.rules[rule].actor == OVER:
            return ""
        return " ".join([seat_letter(seat), *([str(x)] if x or y else []), *([str(y)] if y else [])])

    words = words or usual
    return ", ".join(
        f"{game.steps[rule].name} {words(rule, seat, x, y)}".strip() for rule, seat, x, y in state.pending()
    )


def read_steps(game: Game, state: State, text: str, where: str, details: Details | None = None) -> None:
    """Name the steps of a `next:` line. `details` turns the words after a step's name into seat, x and y."""
    numbers = {step.name: number for number, step in enumerate(game.steps)}
    seats = game.seats_of(state)

    def usual(rule: int, words: list[str]) -> tuple[int, int, int]:
        if state.rules[rule].actor == OVER and not words:
            return 0, 0, 0
        if not 1 <= len(words) <= 3:
            raise BadPosition(f"{where}: expected a seat and at most two numbers after {game.steps[rule].name!r}.")
        seat = read_seat(words[0], seats, where)
        x, y = ([read_number(word, 0, int(Y_BITS), where) for word in words[1:]] + [0, 0])[:2]
        return seat, x, y

    details = details or usual
    if not text.strip():
        raise BadPosition(f"{where}: nothing comes next. Expected steps such as {game.steps[0].name!r}.")
    last = going_on = ""
    for part in text.split(","):
        last, *words = part.split() or [""]
        if last not in numbers:
            raise BadPosition(
                f"{where}: unknown step {last!r}.{did_you_mean(last, numbers)} Steps are {one_of(numbers, limit=40)}."
            )
        if going_on:
            raise BadPosition(
                f"{where}: {last!r} would never come, since {going_on!r} goes on by itself. Expected that as the last step."
            )
        seat, x, y = details(numbers[last], words)
        state.then(numbers[last], seat, x, y)
        going_on = last if game.steps[numbers[last]].goes_on else ""
    if not going_on:
        enders = one_of([step.name for step in game.steps if step.goes_on], limit=40)
        raise BadPosition(f"{where}: nothing would follow {last!r}. Expected one of {enders} as the last step.")


def read_number(word: str, low: int, high: int, where: str) -> int:
    if not re.fullmatch(r"-?\d{1,10}", word) or not low <= int(word) <= high:
        raise BadPosition(f"{where}: {word!r}: expected a whole number from {low} to {high}.")
    return int(word)


def read_seat(word: str, seats: int, where: str) -> int:
    seat = seat_number(word, seats)
    if seat is None:
        raise BadPosition(f"{where}: {word!r} is no seat. Expected a letter from A to {seat_letter(seats - 1)}.")
    return seat
