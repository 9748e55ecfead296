"""`sandlot sim`: a progress bar, then a table with error bars."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sandlot.arena.simulate import Plan, Results, Tally, simulate
from sandlot.core.engine import engine_kind


def run(console: Console, plan: Plan, jobs: int | None) -> None:
    started = time.perf_counter()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(plan.game, total=plan.games)
        results = simulate(plan, jobs, lambda done: bar.update(task, completed=done))
    show(console, plan, results, time.perf_counter() - started)


def show(console: Console, plan: Plan, results: Results, seconds: float) -> None:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column("player")
    for heading in ("wins in 100", "points a game"):
        table.add_column(heading, justify="right")
    for number, name in enumerate(plan.players):
        table.add_row(name, _range(results.wins[number], 100, 1), _range(results.points[number], 1, 2))
    console.print(table)
    if results.games < plan.games:
        console.print(f"[bold]Stopped after {results.games} of {plan.games} games.[/]", highlight=False)
    console.print(
        f"[dim]{results.games} games, {results.events} events in {seconds:.1f} s ({results.events / seconds:,.0f} a second), "
        f"{engine_kind()} engine. ± is a 95% confidence interval; a shared win counts its share.[/]",
        highlight=False,
    )


def _range(tally: Tally, scale: float, digits: int) -> str:
    return f"{tally.mean * scale:.{digits}f} ± {tally.error * scale:.{digits}f}"
