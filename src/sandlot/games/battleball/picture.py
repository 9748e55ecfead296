"""The field drawn for a terminal: the Black Harts' end zone at the top, the Iron Wolves' at the bottom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from string import ascii_lowercase
from typing import Any

CELL = 4
HALVES = ("", "1st half", "2nd half", "overtime")
STYLES = {"A": "bold cyan", "B": "bold yellow"}
TEAMS = {"A": "IRON WOLVES", "B": "BLACK HARTS"}


def draw(view: Mapping[str, Any], rows: Sequence[int]) -> str:
    """`rows`: how many squares each row has, from the bottom."""
    targets = _targets(view["moves"])
    widest = max(rows)
    width = 4 + CELL * widest
    lines = [_heading(view), "", _end_zone("B", width)]
    beside = _beside(view)
    field = [_row(view, number, rows[number - 1], widest, targets) for number in range(len(rows), 0, -1)]
    lines += [f"{line}  {note}".rstrip() for line, note in zip_longest(field, beside, fillvalue="")]
    lines += [_end_zone("A", width), _letters(widest)]
    return "\n".join(lines)


def _heading(view: Mapping[str, Any]) -> str:
    score = "  ".join(
        f"[{STYLES[seat]}]{seat} {name.title()} {view['touchdowns'][seat]}[/]" for seat, name in TEAMS.items()
    )
    ball = view["ball"]
    text = f"[bold]{HALVES[view['half']]}[/]   {score}   "
    if ball is None:
        return text + "the ball is in the air"
    return text + (f"{ball} has the ball" if " " in ball else f"the ball lies on {ball}")


def _end_zone(seat: str, width: int) -> str:
    return f"[{STYLES[seat]}]{f' {TEAMS[seat]} ':─^{width}}[/]"


def _letters(widest: int) -> str:
    """The columns of the longest rows; the others stand half a square to the right."""
    return "[dim]    " + "".join(f"{letter:<{CELL}}" for letter in ascii_lowercase[:widest]).rstrip() + "[/]"


def _targets(moves: Sequence[str]) -> set[str]:
    """Squares that a move on the menu leads to. When lining up all squares are, so none is marked."""
    return {
        word
        for move in moves
        if not move.startswith("place")
        for word in move.split()[1:]
        if word[-1:].isdigit() and word[0].islower()
    }


def _row(view: Mapping[str, Any], number: int, squares: int, widest: int, targets: set[str]) -> str:
    """A shorter row stands half a square further in for each square that it lacks."""
    indent = " " * (CELL * (widest - squares) // 2)
    cells = "".join(_cell(view["field"], f"{ascii_lowercase[column]}{number}", targets) for column in range(squares))
    return f"[dim]{number:>2}[/]  {indent}{cells}{indent}"


def _cell(field: Mapping[str, str], square: str, targets: set[str]) -> str:
    word = field.get(square, ".")
    blank = " " * (CELL - len(word))
    if word == ".":
        return f"[green]•[/]{blank}" if square in targets else f"[dim]·[/]{blank}"
    if word == "x":
        return f"[red]×[/]{blank}"
    if word == "o":
        return f"[bold reverse]o[/]{blank}"
    style = STYLES["A" if word.rstrip("*").isupper() else "B"]
    return f"[{style}{' reverse' if word.endswith('*') else ''}]{word}[/]{blank}"


def _beside(view: Mapping[str, Any]) -> list[str]:
    """At the top what is of the Black Harts, at the bottom of the Iron Wolves; the legend between."""
    legend = [
        "CAPITALS Iron Wolves",
        "small    Black Harts",
        "reverse  has the ball",
        "[red]×[/]        Carnage",
        "[green]•[/]        can be reached",
    ]
    return ["", *_bench(view, "B"), "", *[f"[dim]{line}[/]" for line in legend], "", *_bench(view, "A")]


def _bench(view: Mapping[str, Any], seat: str) -> list[str]:
    mark = "▶ " if view["to_act"] == seat else ""
    lines = [f"[{STYLES[seat]}]{mark}{seat} {TEAMS[seat].title()}[/]"]
    if view["team_rules"][seat]:
        lines.append(f"rule: {view['team_rules'][seat]}")
    for word in ("injured", "serious"):
        names: list[str] = view[word][seat]
        lines += [f"{word if at == 0 else '':<8} {' '.join(names[at : at + 6])}" for at in range(0, len(names), 6)]
    return lines
