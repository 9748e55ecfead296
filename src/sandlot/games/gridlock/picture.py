"""A table drawn for a terminal: the viewer's grid large, the others small, the piles between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from sandlot.games.gridlock.notation import CELLS

STYLES = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "#": "bold magenta", "L": "bold reverse"}
WORDS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "##": "wild", "L-": "row", "L|": "column", "L+": "both"}
CARD_WIDTH = 8
SMALL_WIDTH = 18
SMALL_IN_A_ROW = 5


def draw(view: Mapping[str, Any]) -> str:
    """Who looks from no seat sees the grid that is played in large, or the first."""
    seats: list[dict[str, Any]] = view["seats"]
    eye = view["you"] or view["playing"] or "A"
    own = next(seat for seat in seats if seat["seat"] == eye)
    # In turn order from the left of the viewer.
    at = seats.index(own)
    others = seats[at + 1 :] + seats[:at]
    parts = [_heading(view), *_small_grids(others, view), "", _piles(view), "", *_large_grid(own, view)]
    return "\n".join(parts)


def _heading(view: Mapping[str, Any]) -> str:
    text = f"[bold]Round {view['round']} of {view['rounds']}[/]  dealer {view['dealer']}"
    if view["lap"]:
        out = f"{view['out']} is out: " if view["out"] else ""
        text += f"  [bold]{out}last turn {view['lap']} of 2[/]"
    return text


def _name(seat: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    mark = "▶" if view["to_act"] == seat["seat"] else " "
    team = f" team {seat['team'] + 1}" if len({other["team"] for other in view["seats"]}) < len(view["seats"]) else ""
    return f"{mark}{seat['seat']}{team}"


def _score(seat: Mapping[str, Any]) -> str:
    """Total of the earlier rounds, and what this one has brought so far."""
    return f"{seat['total']} ({seat['points']:+d})"


# -- small grids -----------------------------------------------------------------------------


def _small_grids(seats: Sequence[Mapping[str, Any]], view: Mapping[str, Any]) -> list[str]:
    lines = []
    for first in range(0, len(seats), SMALL_IN_A_ROW):
        row = seats[first : first + SMALL_IN_A_ROW]
        lines.append("")
        lines.append("".join(f"[bold]{f'{_name(seat, view)} {_score(seat)}':{SMALL_WIDTH}}[/]" for seat in row))
        for top in (0, 3, 6):
            lines.append("".join(_small_row(seat, top) for seat in row))
    return lines


def _small_row(seat: Mapping[str, Any], top: int) -> str:
    cells = [_small_card(seat["grid"][cell], CELLS[cell] in seat["locked"]) for cell in range(top, top + 3)]
    return "".join(cells) + " " * (SMALL_WIDTH - 4 * 3)


def _small_card(card: str, locked: bool) -> str:
    if card == "[]":
        return "[dim]▒▒[/]" + ("⛓ " if locked else "  ")
    if card == "--":
        return "[dim]··[/]  "
    width = 4 - len(card) - (1 if locked else 0)
    return f"[{STYLES[card[0]]}]{card.replace('[', chr(92) + '[')}[/]" + ("⛓" if locked else "") + " " * width


# -- piles -----------------------------------------------------------------------------------------


def _piles(view: Mapping[str, Any]) -> str:
    top = view["discard"][-1] if view["discard"] else None
    discard = f"[{STYLES[top[0]]}] {top} [/] ({_words(top)})" if top else "empty"
    text = f"draw pile [bold]{view['draw_pile']}[/]    discard pile {discard}"
    hand = view["hand"]
    if hand == "hidden":
        text += f"    {view['to_act']} holds a drawn card"
    elif hand:
        text += f"    in hand [{STYLES[hand[0]]} reverse] {hand} [/] ({_words(hand)})"
    return text


def _words(card: str) -> str:
    if card == "##":
        return "a wild"
    if card[0] == "L":
        return f"GRID#LOCK, locks {'row and column' if card == 'L+' else WORDS[card[:2]]}"
    return f"{WORDS[card[0]]} {card[1]}"


# -- the large grid ---------------------------------------------------------------------------------


def _large_grid(seat: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    beside = _beside(seat, view)
    lines = ["      " + "".join(f"{column:^{CARD_WIDTH + 1}}" for column in "abc")]
    for row in range(3):
        cards = [_large_card(seat["grid"][cell], CELLS[cell] in seat["locked"]) for cell in range(3 * row, 3 * row + 3)]
        for line, parts in enumerate(zip(*cards, strict=True)):
            label = f"  [bold]{row + 1}[/]   " if line == 1 else "      "
            lines.append(label + " ".join(parts))
    return [f"{line}    {note}".rstrip() for line, note in zip_longest(lines, beside, fillvalue="")]


def _beside(seat: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    notes = ["", f"[bold]{_name(seat, view).strip()}[/]  {_score(seat)}"]
    notes += [f"removed {line}" for line in seat["removed"]]
    if seat["direction"]:
        notes.append(f"only {seat['direction']} count for you now")
    if seat["locked"]:
        notes.append("[bold]╔══╗ locked for this turn[/]")
    if any(card.endswith("!") for card in seat["grid"]):
        notes.append("! will lock your next turn")
    notes += [f"{line} waits for a lock to end" for line in seat["waiting"]]
    return notes


def _large_card(card: str, locked: bool) -> list[str]:
    inner = CARD_WIDTH - 2
    if card == "--":
        return [" " * CARD_WIDTH, f"[dim]{'·':^{CARD_WIDTH}}[/]", " " * CARD_WIDTH, " " * CARD_WIDTH]
    left, right, top, bottom, side = ("╔", "╗", "═", ("╚", "╝"), "║") if locked else ("╭", "╮", "─", ("╰", "╯"), "│")
    if card == "[]":
        face = [f"[dim]{'░' * inner}[/]"] * 2
    else:
        kind = card.removesuffix("!")
        word = WORDS.get(kind, WORDS.get(kind[0], ""))
        style = STYLES[card[0]]
        face = [f"[{style}]{card:^{inner}}[/]", f"[{style}]{word:^{inner}}[/]"]
    edge = [left + top * inner + right, bottom[0] + top * inner + bottom[1]]
    return [edge[0], *(f"{side}{line}{side}" for line in face), edge[1]]
