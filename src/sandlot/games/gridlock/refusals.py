"""Why not? For an action that is not on the menu: the clause that forbids it. Legality itself is in the rules."""

from __future__ import annotations

from sandlot.core.events import seat_letter
from sandlot.games.gridlock import contents as c
from sandlot.games.gridlock.notation import CELLS, LINES, card_name, lines_of
from sandlot.games.gridlock.state import GridLock

Reason = tuple[tuple[str, ...], str]


def why_not(s: GridLock, action: int) -> Reason:
    """The clauses and one sentence."""
    rule, _, grid, lines = s.pending()[0]
    if rule in (c.TURN_UP_DISCARD, c.REVEAL, c.OLD_CARD, c.DRAW_CARD, c.CHOOSE_DEALER):
        return _impossible(s, rule, action)
    if rule == c.START_FLIP:
        return ("GL-06",), "Before the first turn everyone turns over one card of their own grid."
    if rule == c.NAME_GRID:
        return _grid(s, action)
    if rule == c.TAKE_CARD:
        return _take(s, action)
    if rule == c.CHOOSE_LINE:
        return _line(s, grid, lines, action)
    if rule == c.FLIP:
        return _flip(s, action)
    if rule in (c.PLACE_CARD, c.PLACE_OR_DISCARD):
        return _place(s, rule, action)
    return ("GL-49",), "The game is over."


def _impossible(s: GridLock, rule: int, action: int) -> Reason:
    if rule == c.CHOOSE_DEALER:
        return ("GL-55",), f"The dealer is one of the seats A to {seat_letter(s.box.seats - 1)}."
    if not 0 <= action < c.KINDS:
        return ("GL-03",), "There is no such card."
    name = card_name(action)
    if rule == c.DRAW_CARD and s.reshuffled:
        return ("GL-70",), f"The reshuffled draw pile holds no {name}."
    if s.reshuffled:
        return ("GL-70",), f"No {name} can lie face down any more: all copies have been seen."
    return ("GL-03",), f"All copies of {name} have been seen."


def _grid(s: GridLock, action: int) -> Reason:
    seat = action - c.GRID_OF
    if 0 <= seat < s.box.seats and seat % s.box.teams == s.to_act % s.box.teams:
        return ("GL-54", "GL-43"), f"{seat_letter(seat)}'s grid is empty."
    if 0 <= seat < s.box.seats:
        return ("GL-54",), f"{seat_letter(seat)} is not on your team."
    return ("GL-54",), "First name the grid of your team in which you play this turn."


def _take(s: GridLock, action: int) -> Reason:
    if action != c.FROM_DISCARD:
        return ("GL-08",), "A turn begins with taking a card from the draw pile or the discard pile."
    if s.top_discard() >= c.LOCK_ROW:
        return ("GL-34",), "A GRID#LOCK card on top of the discard pile cannot be taken."
    return ("GL-36",), "All your cards are locked, so a card from the discard pile could not be placed."


def _cell(s: GridLock, cell: int) -> Reason | None:
    """What stands against any play in a cell."""
    if s.grid[9 * s.playing + cell] == c.GAP:
        return ("GL-61",), f"There is no card at {CELLS[cell]}; removed cards leave gaps."
    if s.locked >> cell & 1:
        return ("GL-29",), f"{CELLS[cell]} is in a line that is locked for this turn."
    return None


def _place(s: GridLock, rule: int, action: int) -> Reason:
    cell = action - c.PLACE_AT
    if 0 <= cell < 9:
        return _cell(s, cell) or (("GL-10",), "A card may replace any other.")
    if action in (c.FROM_DRAW, c.FROM_DISCARD):
        return ("GL-08",), "You have taken a card already, and the choice of pile is final."
    if rule == c.PLACE_CARD:
        return ("GL-09",), "A card taken from the discard pile must replace a card of your grid."
    return ("GL-11",), "Place the card you drew, or discard it first."


def _flip(s: GridLock, action: int) -> Reason:
    cell = action - c.FLIP_AT
    if 0 <= cell < 9:
        return _cell(s, cell) or (("GL-11",), f"The card at {CELLS[cell]} is face up already.")
    if s.top_discard() >= c.LOCK_ROW:
        return ("GL-33",), "A drawn GRID#LOCK card cannot be kept: turn over one of your face-down cards."
    return ("GL-11",), "After discarding the drawn card, turn over one of your face-down cards."


def _line(s: GridLock, grid: int, free: int, action: int) -> Reason:
    line = action - c.REMOVE
    if not 0 <= line < 6:
        return ("GL-24",), f"First choose which line is removed: {' or '.join(lines_of(free))}."
    if s.complete_lines(grid, 1 << line):
        return ("GL-31", "GL-62"), f"{LINES[line]} is complete, but held back by a lock."
    return ("GL-22",), f"{LINES[line]} is no combination."
