"""Find the open numbers of GRID#LOCK's scoring chart.

The rule book gives an average round of 12 and a highest of 78; the chart itself is on a sheet that it does not
reproduce. Three numbers are open: a run and a set of mixed colours (lines with one wild are priced alike, GL-20), and a
run of one colour. For every sensible choice this lets competent players play rounds with 2 to 6 seats and prints how
far the average is from 12.

    python benchmarks/calibrate_gridlock.py                 all choices, about ten minutes on two cores
    python benchmarks/calibrate_gridlock.py --chart 3,4,6   one choice, more closely
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from sandlot.arena.simulate import Plan, Tally, simulate

TARGET = 12.0
SEATS = (2, 3, 4, 5, 6)
PLAYER = "thumb"
PACK = """[pack]
game = "gridlock"
name = "trial"
based_on = "standard"
[chart.rebuilt]
source = "rebuilt"
mixed_run = {run}
mixed_set = {set}
wild_run = {run}
wild_set = {set}
colour_run = {colour_run}
"""


def charts() -> list[tuple[int, int, int]]:
    """A set is rarer than a run, and one colour is rarer than mixed colours; 24 is the top."""
    return [
        (run, set_, colour)
        for run in (1, 2, 3, 4)
        for set_ in (2, 3, 4, 5, 6)
        for colour in (5, 6, 8, 10, 12)
        if run < set_ < colour
    ]


def average_round(chart: tuple[int, int, int], rounds: int) -> dict[int, Tally]:
    """Seats -> points of a round, over all players."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder, "trial.toml")
        pack.write_text(PACK.format(run=chart[0], set=chart[1], colour_run=chart[2]))
        for seats in SEATS:
            results = simulate(Plan("gridlock", [PLAYER] * seats, rounds, 1, {"rounds": 1}, str(pack)))
            found[seats] = Tally()
            for tally in results.points:
                found[seats].merge(tally)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chart", help="mixed run, mixed set, run of one colour: 3,4,6")
    parser.add_argument("--rounds", type=int, default=None, help="rounds for each number of seats")
    arguments = parser.parse_args()
    if arguments.chart:
        run, set_, colour = (int(number) for number in arguments.chart.split(","))
        wanted = [(run, set_, colour)]
    else:
        wanted = charts()
    rounds = arguments.rounds or (5000 if arguments.chart else 600)
    print("run set colour-run | " + " ".join(f"{seats:>5} seats" for seats in SEATS) + " | average, off by")
    rows = []
    for chart in wanted:
        found = average_round(chart, rounds)
        mean = sum(tally.mean for tally in found.values()) / len(found)
        rows.append((abs(mean - TARGET), chart, mean))
        cells = " ".join(f"{found[seats].mean:>11.2f}" for seats in SEATS)
        print(f"{chart[0]:>3} {chart[1]:>3} {chart[2]:>10} | {cells} | {mean:.2f}, {mean - TARGET:+.2f}", flush=True)
    if len(rows) > 1:
        print("\nnearest to 12:")
        for off, chart, mean in sorted(rows)[:5]:
            print(f"  {chart}: {mean:.2f} ({off:.2f} off)")


if __name__ == "__main__":
    main()
