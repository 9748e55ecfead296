"""The record chart: runs by inning, hits, and a line for every batter, kept from what is told at the table [GS-68]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sandlot.games.gouwan import contents as c
from sandlot.games.gouwan.cards import Cards

Note = tuple[int, int, int, int, int]

HITS = {c.BASE_HIT: 1, c.BUNT_SINGLE: 1, c.TWO_BASE_HIT: 2, c.THREE_BASE_HIT: 3, c.HOME_RUN: 4}
STRIKEOUTS = (c.STRIKEOUT, c.PASSED_THIRD)
WALKS = (c.WALKED, c.HIT_BY_PITCH)
# Every turn at bat ends with exactly one of these, which names the batter first.
ENDINGS = (*HITS, *STRIKEOUTS, *WALKS, c.OUT, c.DOUBLE_PLAY, c.TAG_UP, c.BUNT_OUT, c.LEAD_RUNNER_OUT)
NEXT_TURN = (c.PITCHED, c.WALK_CARD, c.HALF_ENDS, c.GAME_WON)


@dataclass
class BatterLine:
    """What a batter has done."""

    turns: int = 0
    at_bats: int = 0
    hits: int = 0
    home_runs: int = 0
    walks: int = 0  # and hit by pitches
    strikeouts: int = 0
    runs_in: int = 0  # that came home in his turns

    @property
    def average(self) -> float | None:
        return self.hits / self.at_bats if self.at_bats else None


@dataclass
class Chart:
    """The whole record: batter's number -> line, and for each seat the runs by inning."""

    batters: dict[int, BatterLine] = field(default_factory=dict)
    runs: list[dict[int, int]] = field(default_factory=lambda: [{}, {}])

    def hits(self, seat: int) -> int:
        return sum(line.hits for number, line in self.batters.items() if number // c.BATTERS == seat)


def keep_chart(notes: Sequence[Note]) -> Chart:
    """From all notes of a game, in order."""
    chart = Chart()
    inning = 1
    batter: int | None = None
    for at, (kind, seat, x, y, _) in enumerate(notes):
        if kind == c.HALF_BEGINS:
            inning, batter = x, None
            chart.runs[seat].setdefault(inning, 0)
        elif kind in NEXT_TURN:
            batter = None
        elif kind in ENDINGS:
            batter = x
            _enter(chart.batters.setdefault(x, BatterLine()), kind, y, notes[at + 1 :])
        elif kind == c.RUN_SCORED:
            chart.runs[seat][inning] = chart.runs[seat].get(inning, 0) + 1
            if batter is not None:
                chart.batters[batter].runs_in += 1
    return chart


def _enter(line: BatterLine, kind: int, bases: int, after: Sequence[Note]) -> None:
    line.turns += 1
    line.hits += kind in HITS
    line.home_runs += kind == c.HOME_RUN
    line.walks += kind in WALKS
    line.strikeouts += kind in STRIKEOUTS
    line.at_bats += not (kind in WALKS or _is_sacrifice(kind, bases, after))


def _is_sacrifice(kind: int, bases: int, after: Sequence[Note]) -> bool:
    """A tag-up that brings in a run, and a bunt out that moves a runner, are no time at bat."""
    if kind == c.TAG_UP:
        return any(note[0] == c.RUN_SCORED for note in _same_turn(after))
    return kind == c.BUNT_OUT and bases != 0 and not (after and after[0][0] == c.HALF_ENDS)


def _same_turn(after: Sequence[Note]) -> Iterable[Note]:
    for note in after:
        if note[0] in NEXT_TURN:
            return
        yield note


def write_chart(chart: Chart, cards: Cards) -> str:
    """The scoreboard and a line a batter, as plain text."""
    innings = sorted({inning for runs in chart.runs for inning in runs})
    lines = ["     " + "".join(f"{inning:>4}" for inning in innings) + "     R   H"]
    for seat, letter in enumerate("AB"):
        cells = "".join(f"{chart.runs[seat].get(inning, '-'):>4}" for inning in innings)
        lines.append(f"{letter:<5}{cells}  {sum(chart.runs[seat].values()):>4}{chart.hits(seat):>4}")
    lines += ["", f"{'batter':<14}{'turns':>6}{'AB':>4}{'H':>4}{'HR':>4}{'BB':>4}{'K':>4}{'in':>4}{'avg':>7}"]
    for batter, line in sorted(chart.batters.items()):
        name = f"{'AB'[batter // c.BATTERS]} {cards.batters[batter // c.BATTERS][batter % c.BATTERS]}"
        average = "" if line.average is None else f"{line.average:.3f}".removeprefix("0")
        numbers = (line.at_bats, line.hits, line.home_runs, line.walks, line.strikeouts, line.runs_in)
        lines.append(f"{name:<14}{line.turns:>6}" + "".join(f"{number:>4}" for number in numbers) + f"{average:>7}")
    return "\n".join(lines) + "\n"
