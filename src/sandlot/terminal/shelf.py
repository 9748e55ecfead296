"""What is on the shelf: the games, their options, their rules."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from sandlot.core.clauses import KINDS, Clause
from sandlot.core.errors import SandlotError
from sandlot.core.registry import all_games, game_class
from sandlot.players.registry import player_classes


def show_games(console: Console) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=True, header_style="bold")
    for heading in ("game", "title", "seats", "what it is"):
        table.add_column(heading)
    for name, game in sorted(all_games().items()):
        table.add_row(name, game.title, game.seats_text(), game.about)
    console.print(table)
    console.print(
        "\n[dim]sandlot games GAME for its options, sandlot rules GAME for its rules, sandlot play GAME to play.[/]"
    )


def show_game(console: Console, name: str) -> None:
    game = game_class(name)
    console.print(f"[bold]{game.title}[/] ({game.name}), {game.seats_text()} seats, rules version {game.rules_version}")
    console.print(game.about, "\n")
    options = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("option", "values", "default", "meaning", "rule"):
        options.add_column(heading)
    for option in game.options_offered:
        values = "yes, no" if isinstance(option.default, bool) else f"{option.low} to {option.high}"
        options.add_row(option.name, values, option.write(option.default), option.about, " ".join(option.clauses))
    console.print(options)
    console.print("\n[bold]ways to play it[/]")
    for way in game.ways:
        words = " ".join(
            f"-o {o.name}={o.write(o.read(way.options[o.name]))}" for o in game.options_offered if o.name in way.options
        )
        console.print(f"  {way.name}: [dim]{way.seats} seats {words}[/]")
    console.print(f"\n[bold]computer players[/]  {', '.join(player_classes(game))}")
    _show_rebuilt(console, name)


def _show_rebuilt(console: Console, name: str) -> None:
    pack = game_class(name).standard_pack()
    rebuilt = [path for path, source in pack.sources.items() if source == "rebuilt"]
    if rebuilt:
        console.print(
            "\n[bold]rebuilt[/]  the rule book does not print these; they are our own, and a pack of yours can replace them:"
        )
        console.print("  " + ", ".join(f"{path.split('.')[-1]} {pack[path]}" for path in rebuilt))


def show_rules(console: Console, name: str, words: str) -> None:
    """All clauses, one clause, or those that hold the words."""
    clauses = game_class(name).clauses()
    one = clauses.get(words)
    if one:
        show_clause(console, one, whole=True)
        return
    found = clauses.search(words)
    if not found:
        raise SandlotError(
            f"No rule of {game_class(name).title} holds the words {words!r}. Try fewer words, or `sandlot rules {name}`."
        )
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            console.print(f"\n[bold underline]{escape(section)}[/]")
        show_clause(console, clause)


def show_clause(console: Console, clause: Clause, *, whole: bool = False) -> None:
    mark = "" if clause.kind == "printed" else f" [dim]({clause.kind})[/]"
    console.print(f"[bold cyan]{clause.id}[/]{mark} {escape(clause.text)}")
    for extra in filter(None, (clause.note, clause.why if whole or clause.kind != "printed" else "")):
        console.print(Padding(f"[dim]{escape(extra)}[/]", (0, 0, 0, 6)))
    if whole:
        console.print(Padding(f"[dim]{clause.section}; {clause.kind}: {KINDS[clause.kind]}.[/]", (0, 0, 0, 6)))
