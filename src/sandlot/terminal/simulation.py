"""`sandlot sim`: a progress bar, then a table with error bars."""

from __future__ import annotations

import time

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sandlot.arena.simulate import Plan, Results, Tally, check, simulate
from sandlot.core.engine import engine_kind
from sandlot.terminal.screen import screen


def run(console: Console, plan: Plan, jobs: int | None) -> None:
    check(plan, jobs)
    started = time.perf_counter()
    err = screen(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(plan.game, total=plan.games)
        results = simulate(plan, jobs, lambda done: bar.update(task, completed=done))
    show(console, plan, results, time.perf_counter() - started)


def show(console: Console, plan: Plan, results: Results, seconds: float) -> None:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column("player")
    for heading in ("wins in 100", "points a game"):
        table.add_column(heading, justify="right")
    for number, name in enumerate(plan.players):
        table.add_row(escape(name), _range(results.wins[number], 100, 1), _range(results.points[number], 1, 2))
    console.print(table)
    if results.games < plan.games:
        console.print(f"[bold]Stopped after {results.games} of {plan.games} games.[/]")
    console.print(
        f"[dim]{results.games} games, {results.events} events in {seconds:.1f} s ({results.events / seconds:,.0f} a second), "
        f"{engine_kind()} engine. ± is a 95% confidence interval; a shared win counts its share.[/]",
        highlight=False,
    )


def _range(tally: Tally, scale: float, digits: int) -> str:
    return f"{tally.mean * scale:.{digits}f} ± {tally.error * scale:.{digits}f}"
