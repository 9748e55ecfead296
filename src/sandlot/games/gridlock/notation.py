"""How cards, cells, lines and actions are written."""

from __future__ import annotations

from sandlot.core.events import seat_letter, seat_number
from sandlot.games.gridlock import contents as c

COLOURS = "RBGY"
COLOUR_NAMES = ("red", "blue", "green", "yellow")
CARDS = (
    *(f"{colour}{number}" for colour in COLOURS for number in range(1, 10)),
    "##",
    "L-",
    "L|",
    "L+",
)
FACE_DOWN = "[]"
GAP = "--"
CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES = ("row 1", "row 2", "row 3", "column a", "column b", "column c")
COMBINATIONS = (
    "no combination",
    "a run of mixed colours",
    "a set of mixed colours",
    "a run of one colour",
    "a set of one colour",
    "a run with a wild",
    "a set with a wild",
    "two wilds",
    "three wilds",
)

_CARD_NUMBERS = {name.lower(): card for card, name in enumerate(CARDS)}


def card_name(card: int) -> str:
    """Also of what lies in a cell and is no known card."""
    if card == c.FACE_DOWN:
        return FACE_DOWN
    return GAP if card == c.GAP else CARDS[card]


def card_number(text: str) -> int | None:
    return _CARD_NUMBERS.get(text.lower())


def card_in_words(card: int) -> str:
    """For people: 'red 5', 'a wild', 'a GRID#LOCK card (row)'."""
    if card < c.WILD:
        return f"{COLOUR_NAMES[card // 9]} {card % 9 + 1}"
    return {
        c.FACE_DOWN: "a face-down card",
        c.WILD: "a wild",
        c.LOCK_ROW: "the GRID#LOCK card that locks its row",
        c.LOCK_COLUMN: "the GRID#LOCK card that locks its column",
        c.LOCK_BOTH: "the GRID#LOCK card that locks its row and column",
    }[card]


def cells_of(bits: int) -> list[str]:
    return [name for cell, name in enumerate(CELLS) if bits >> cell & 1]


def lines_of(bits: int) -> list[str]:
    return [name for line, name in enumerate(LINES) if bits >> line & 1]


def decision_name(action: int) -> str:
    """The notation of a decision."""
    if 0 <= action - c.PLACE_AT < 9:
        return f"place {CELLS[action - c.PLACE_AT]}"
    if 0 <= action - c.FLIP_AT < 9:
        return f"flip {CELLS[action - c.FLIP_AT]}"
    if 0 <= action - c.REMOVE < 6:
        return f"remove {LINES[action - c.REMOVE]}"
    if 0 <= action - c.GRID_OF < 18:
        return f"grid {seat_letter(action - c.GRID_OF)}"
    return {c.DISCARD_IT: "discard", c.FROM_DRAW: "draw", c.FROM_DISCARD: "take"}.get(action, f"action {action}")


_DECISIONS = {decision_name(action).lower(): action for action in range(c.ACTIONS)}


def decision_number(text: str) -> int | None:
    """The decision that a tidied text names."""
    return _DECISIONS.get(text)


def dealer_number(text: str, seats: int) -> int | None:
    verb, _, letter = text.partition(" ")
    return seat_number(letter, seats) if verb == "dealer" else None
