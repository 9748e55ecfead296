"""The measured claims about speed, each a ratio or a time taken in this one run.

Everything is measured in short turns, one after the other, again and again; a ratio is taken within each round and
the median of the rounds is reported, so that a noisy machine disturbs both sides alike.

    python benchmarks/speed.py --peer .venv-bench/bin/python      (make bench)
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import sandlot
from sandlot.arena.simulate import Plan, simulate

HERE = Path(__file__).parent
ROUNDS = 11
SECONDS = 0.4


class Meter:
    """A process that measures on demand."""

    def __init__(self, python: str, script: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [python, str(HERE / script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )

    def rate(self, what: str, seconds: float = SECONDS) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{what} {seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


@dataclass
class Claim:
    """A figure that is promised, and the figures that were found."""

    what: str
    found: list[float]
    promise: float
    at_least: bool = True
    unit: str = "x"

    @property
    def kept(self) -> bool:
        return median(self.found) >= self.promise if self.at_least else median(self.found) <= self.promise

    def __str__(self) -> str:
        low, middle, high = quantiles(self.found, n=4)
        sign = "at least" if self.at_least else "at most"
        mark = "kept" if self.kept else "MISSED"
        return (
            f"{self.what:58} {middle:9.2f} {self.unit:3} ({low:.2f} to {high:.2f})   {sign} {self.promise:g}   {mark}"
        )


@dataclass(frozen=True)
class Promise:
    """How many times as fast as the peer a game is, in the engine's own loop and driven from Python."""

    own_loop: dict[str, float]
    from_python: dict[str, float]


PROMISES = {
    "gridlock": Promise({"tic_tac_toe": 6, "backgammon": 40}, {"tic_tac_toe": 1.5, "backgammon": 12}),
    "battleball": Promise({"tic_tac_toe": 1.0, "backgammon": 9}, {"tic_tac_toe": 0.5, "backgammon": 4.5}),
    "battleball+passing": Promise({"tic_tac_toe": 0.9, "backgammon": 8}, {}),
}
WORDS = {"own_loop": "own loop", "from_python": "driven from Python"}
PEERS = ("tic_tac_toe", "backgammon")
BOTBOWL = 6000.0  # decisions a second, as its authors and ../prototype measured: the nearest Python game of this kind


def engine_claims(peer_python: str) -> list[Claim]:
    compiled = Meter(sys.executable, "own_engine.py")
    plain = Meter(sys.executable, "own_engine.py", PYTHONPATH=str(HERE.parent / "src"))
    peer = Meter(peer_python, "openspiel_peer.py")
    wanted = [f"{way}:{game}" for game in PROMISES for way in ("own_loop", "from_python")]
    rows: dict[str, list[float]] = {}
    for number in range(ROUNDS):
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {ROUNDS} \r", end="", file=sys.stderr, flush=True)
        now = {what: compiled.rate(what) for what in (*wanted, "copies:gridlock")}
        now["plain:gridlock"] = plain.rate("own_loop:gridlock")
        now |= {name: peer.rate(name) for name in PEERS}
        for what, rate in now.items():
            rows.setdefault(what, []).append(rate)
    for meter in (compiled, plain, peer):
        meter.close()
    for what in (*wanted, "plain:gridlock", *PEERS):
        print(f"{what:32} {median(rows[what]):>12,.0f} events a second")

    def ratio(a: str, b: str) -> list[float]:
        return [x / y for x, y in zip(rows[a], rows[b], strict=True)]

    claims = []
    for game, promise in PROMISES.items():
        for way, peers in (("own_loop", promise.own_loop), ("from_python", promise.from_python)):
            claims += [
                Claim(f"{game}, {WORDS[way]}, against {name}", ratio(f"{way}:{game}", name), least)
                for name, least in peers.items()
            ]
    against_botbowl = [rate / BOTBOWL for rate in rows["from_python:battleball"]]
    return [
        *claims,
        Claim("battleball, driven from Python, against botbowl", against_botbowl, 50),
        Claim("gridlock, compiled against plain Python", ratio("own_loop:gridlock", "plain:gridlock"), 15),
        Claim("gridlock, copy()", [1e6 / rate for rate in rows["copies:gridlock"]], 1, at_least=False, unit="us"),
    ]


def import_claim() -> Claim:
    code = "import time; t = time.perf_counter(); import sandlot; print((time.perf_counter() - t) * 1000)"
    found = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(15)]
    return Claim("import sandlot", found, 150, at_least=False, unit="ms")


def simulation_claim() -> Claim:
    plan = Plan("gridlock", ["thumb", "thumb"], 6000, 1, {"rounds": 1})
    found = []
    for _ in range(5):
        times = []
        for jobs in (1, 2):
            started = time.perf_counter()
            simulate(plan, jobs)
            times.append(time.perf_counter() - started)
        found.append(times[0] / times[1])
    return Claim("sandlot sim: two cores against one", found, 1.8)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", required=True, help="a Python with OpenSpiel installed")
    arguments = parser.parse_args()
    if sandlot.engine_kind() != "compiled":
        print("This engine is not compiled: there is nothing to claim. Install a C compiler and build again.")
        return 1
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, median of {ROUNDS} rounds (quartiles)")
    claims = engine_claims(arguments.peer)
    claims += [import_claim(), simulation_claim()]
    print()
    print("\n".join(str(claim) for claim in claims))
    return 0 if all(claim.kept for claim in claims) else 1


if __name__ == "__main__":
    sys.exit(main())
