"""Write the committed counts of a game: `python -m tests.counts.make GAME`. The reference must agree, or nothing is written."""

from __future__ import annotations

import json
import sys
from importlib import import_module

from sandlot.core.playout import weighted_count
from sandlot.core.positions import head
from tests.contract.games import GAMES, TESTS


def main() -> None:
    cls = next(cls for cls in GAMES if cls.name == sys.argv[1])
    file = TESTS / "counts" / f"{cls.name}.json"
    rows = json.loads(file.read_text())
    reference = import_module(f"tests.reference.{cls.name}")
    for row in rows:
        game = cls(None, head(row["position"])[2])
        state = game.read(row["position"])
        row["counts"] = [weighted_count(state, depth) for depth in range(1, row["depth"] + 1)]
        slow = reference.Position.read(row["position"])
        for depth in range(1, row["reference_depth"] + 1):
            found = reference.count(slow, depth)
            if found != row["counts"][depth - 1]:
                sys.exit(
                    f"{row['name']}: depth {depth}: the engine counts {row['counts'][depth - 1]}, the reference {found}"
                )
        sys.stdout.write(f"{row['name']}: {row['counts']}\n")
    file.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
