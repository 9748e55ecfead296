"""More words of a BattleBall referee: what happens after the move, and between the halves."""

from __future__ import annotations

from tests.rules.battleball.pitch import Pitch, columns

# A Lineman a side in his own corner, who can take a step so that the others need not move.
SPARE = {"a1": "L2", "p31": "l2"}


def aside(table: Pitch) -> Pitch:
    """The spare Lineman of the coach to act takes a step, far from everybody."""
    table.play("name L2", "1", {"A": "move L2 b1", "B": "move L2 o31"}[table.to_act])
    return table


def starts_turn(table: Pitch, seat: str) -> bool:
    """The seat is to name the player who moves."""
    return table.to_act == seat and all(move.startswith("name ") for move in table.moves)


def players(table: Pitch, seat: str) -> set[str]:
    """Who of a team is on the field."""
    tokens = {token.removesuffix("*") for token in table.field.values()} - {"x", "o"}
    return {token.upper() for token in tokens if token.isupper() == (seat == "A")}


def carnage(table: Pitch) -> set[str]:
    """Where Carnage lies."""
    return {square for square, token in table.field.items() if token == "x"}


def may_place(table: Pitch) -> set[str]:
    """Whom the coach to act still has to line up."""
    return {move.split()[1] for move in table.moves if move.startswith("place ")}


def line_up(table: Pitch) -> set[str]:
    """The coach to act lines up anyhow; says with whom."""
    coach, team = table.to_act, may_place(table)
    assert team, f"no line-up: {table.to_act} {table.moves}"
    for _ in team:
        assert table.to_act == coach
        table.play(next(move for move in table.moves if move.startswith("place ")))
    return team


def wall(row: int, gaps: str = "") -> dict[str, str]:
    """Carnage from one side of the field to the other, but for the columns named."""
    return {f"{column}{row}": "x" for column in columns(row) if column not in gaps}


def rubble(squares: str) -> dict[str, str]:
    """Carnage on these squares."""
    return dict.fromkeys(squares.split(), "x")
