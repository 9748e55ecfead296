"""Break every rule once and see its test fail.

tests/mutants/<game>.toml lists mutants: a clause, what the broken code does, and the text that is replaced. Each is
applied to a copy of src, on which the tests marked with its clause must then fail. The work tree is never touched.
This file is also the pytest plugin that picks those tests; a copy of it lies beside the copies of src.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tests" / "mutants"
GAMES = ROOT / "src" / "sandlot" / "games"
FIELDS = ("clause", "breaks", "file", "old", "new")

# Hypothesis works without its plugin, which takes longer to import than most clauses take to test.
OPTIONS = ("-x", "-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:hypothesispytest")
PLUGIN = "pick_by_clause"
WANTED = "MUTANTS_WANTED"  # the clauses whose tests run
SOURCE = "MUTANTS_SOURCE"  # the copy of src that they must run on
FOUND = "MUTANTS_FOUND"  # where to write which test files stand for which clause

PASSED, FAILED, NO_TESTS, UNUSABLE = 0, 1, 5, 40  # exit codes; the first three are pytest's
NOT_LOADED = "the games cannot be loaded"
HANGS_AFTER = 60.0  # seconds
WIDTH = 118


# -- the plugin -------------------------------------------------------------------------


def pytest_sessionstart() -> None:
    """Stop unless the tests run on the copy, and every game in it can still be loaded."""
    import pytest

    import sandlot
    from sandlot.core.registry import all_games

    if not Path(sandlot.__file__).is_relative_to(os.environ[SOURCE]):
        pytest.exit(f"the tests would run on {sandlot.__file__}", UNUSABLE)
    try:
        for game in all_games().values():
            game()
    except Exception as error:
        pytest.exit(f"{NOT_LOADED}: {error!r}", UNUSABLE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that stand for a wanted clause."""
    wanted = set(os.environ[WANTED].split())
    marked = [({clause for mark in item.iter_markers("clause") for clause in mark.args}, item) for item in items]
    config.hook.pytest_deselected(items=[item for clauses, item in marked if not clauses & wanted])
    items[:] = [item for clauses, item in marked if clauses & wanted]
    if FOUND in os.environ:
        files = {clause: sorted({str(item.path) for clauses, item in marked if clause in clauses}) for clause in wanted}
        Path(os.environ[FOUND]).write_text(json.dumps(files))


# -- the lists ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """One way to get one clause wrong."""

    clause: str
    breaks: str
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.clause}: {self.breaks}"


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant. Only a killed one is as it should be."""

    mutant: Mutant
    word: str
    why: str

    def __str__(self) -> str:
        return f"{self.word} {self.mutant}" + (f" ({self.why})" if self.why else "")


@dataclass
class Report:
    """All that is known so far."""

    total: int
    verdicts: list[Verdict] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # of the lists, not of the tests

    def count(self, word: str) -> int:
        """How many mutants this became of."""
        return sum(verdict.word == word for verdict in self.verdicts)

    @property
    def good(self) -> bool:
        """Whether every clause was broken and every break was noticed."""
        return not self.faults and self.count("killed") == self.total


def read_list(file: Path) -> tuple[list[Mutant], list[str]]:
    """The mutants of a game, and what is wrong with the list itself."""
    mutants, faults = [], []
    for number, row in enumerate(tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", []), start=1):
        if sorted(row) == sorted(FIELDS) and all(isinstance(value, str) for value in row.values()):
            mutants.append(Mutant(**row))
        else:
            faults.append(f"{file.name}: mutant {number} has {', '.join(row)}. Expected the texts {', '.join(FIELDS)}.")
    return mutants, faults


def faults_of(mutant: Mutant, clauses: set[str]) -> list[str]:
    """Why a mutant cannot be tried."""
    if mutant.clause not in clauses:
        return [f"{mutant}: there is no such clause."]
    file = ROOT / mutant.file
    if not mutant.file.startswith("src/") or not file.is_file():
        return [f"{mutant}: {mutant.file} is no file in src."]
    if mutant.old == mutant.new:
        return [f"{mutant}: old and new are the same."]
    times = file.read_text(encoding="utf-8").count(mutant.old)
    return [] if times == 1 else [f"{mutant}: old occurs {times} times in {mutant.file}. Expected once."]


def gather(games: list[str], only: set[str]) -> tuple[list[Mutant], list[str]]:
    """The mutants to try (of some clauses, or of all), and what is wrong with the lists."""
    mutants: list[Mutant] = []
    faults: list[str] = []
    known: set[str] = set()
    for game in games:
        listed, wrong = read_list(LISTS / f"{game}.toml")
        clauses = {row["id"] for row in tomllib.loads((GAMES / game / "clauses.toml").read_text("utf-8"))["clause"]}
        known |= clauses
        chosen = [mutant for mutant in listed if not only or mutant.clause in only]
        faults += wrong + [fault for mutant in chosen for fault in faults_of(mutant, clauses)]
        unbroken = clauses - {mutant.clause for mutant in listed}
        faults += [f"{clause}: no mutant breaks it." for clause in sorted(unbroken & only if only else unbroken)]
        mutants += [mutant for mutant in chosen if not faults_of(mutant, clauses)]
    faults += [f"{clause}: there is no such clause in {', '.join(games)}." for clause in sorted(only - known)]
    return mutants, faults


# -- trying them -----------------------------------------------------------------------------


class Bench:
    """A temporary folder with a snapshot of src, on which tests are run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, list[str]] = {}  # clause -> the test files that stand for it
        self.running: set[subprocess.Popen[str]] = set()
        self.stopped = False
        shutil.copy(__file__, folder / f"{PLUGIN}.py")
        without = shutil.ignore_patterns("__pycache__", ".*", "*.so", "*.pyd")  # compiled code would hide the mutants
        shutil.copytree(ROOT / "src", folder / "src", ignore=without)

    def environment(self, source: Path, clauses: Iterable[str]) -> dict[str, str]:
        """For tests of some clauses on a copy of src."""
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(source), str(self.folder)]),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
            SOURCE: str(source),
            WANTED: " ".join(clauses),
        }

    def pytest(self, where: list[str], environment: dict[str, str], patience: float | None) -> tuple[int | None, str]:
        """Exit code (None: it hung) and output."""
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *OPTIONS, "-p", PLUGIN, *where],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # Ctrl-C is for us
        )
        self.running.add(process)
        if self.stopped:  # Ctrl-C came while this one was being started
            process.kill()
        try:
            output, _ = process.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            process.kill()
            return None, process.communicate()[0]
        finally:
            self.running.discard(process)
        return process.returncode, output

    def stop(self) -> None:
        """End what is running, and what is just about to."""
        self.stopped = True
        for process in list(self.running):
            process.kill()

    def unbroken(self, clauses: list[str]) -> str:
        """Run the tests of all clauses on the code as it is: empty, or what is wrong with them."""
        found = self.folder / "found.json"
        environment = {**self.environment(self.folder / "src", clauses), FOUND: str(found)}
        code, output = self.pytest(["tests"], environment, None)
        if code not in (PASSED, NO_TESTS):
            return f"{output}\nThe tests must pass before anything is broken."
        self.files = json.loads(found.read_text())
        untested = [clause for clause in clauses if not self.files[clause]]
        return f"No test is marked with {', '.join(untested)}." if untested else ""

    def judge(self, mutant: Mutant) -> Verdict:
        """Break a copy of src, and run the tests of the clause on it."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            source = Path(folder, "src")
            shutil.copytree(self.folder / "src", source)  # with what Python has compiled for the unbroken run
            broken = Path(folder, mutant.file)
            broken.write_text(broken.read_text("utf-8").replace(mutant.old, mutant.new), encoding="utf-8")
            for stale in broken.parent.glob(f"__pycache__/{broken.stem}.*"):
                stale.unlink()
            environment = self.environment(source, [mutant.clause])
            code, output = self.pytest(self.files[mutant.clause], environment, HANGS_AFTER)
        return verdict(mutant, code, output)


def verdict(mutant: Mutant, code: int | None, output: str) -> Verdict:
    """What the exit code and the output of its tests say of a mutant."""
    if code is None:
        return Verdict(mutant, "killed", f"hangs: stopped after {HANGS_AFTER:.0f} s")
    if code == FAILED:
        failed = re.search(r"^(?:FAILED|ERROR) .*?::(.+?)(?: - .*)?$", output, re.MULTILINE)
        return Verdict(mutant, "killed", f"by {failed[1]}" if failed else "")
    if code == PASSED:
        return Verdict(mutant, "SURVIVED", mutant.file)
    if code == NO_TESTS:
        return Verdict(mutant, "UNTESTED", "no test is marked with the clause")
    reason = re.search(f"{NOT_LOADED}.*", output)
    return Verdict(mutant, "UNUSABLE", reason[0] if reason else output[-300:])


def try_all(bench: Bench, mutants: list[Mutant], jobs: int, report: Report, show: Callable[[Report], None]) -> None:
    """Fill the report; Ctrl-C leaves it as far as it got."""
    with ThreadPoolExecutor(jobs) as pool:
        futures: list[Future[Verdict]] = [pool.submit(bench.judge, mutant) for mutant in mutants]
        try:
            for future in as_completed(futures):
                report.verdicts.append(future.result())
                show(report)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            bench.stop()


# -- telling ----------------------------------------------------------------------------------


def show_progress(report: Report) -> None:
    """On a terminal one line that is written over; in a log a line a mutant."""
    done = f"{len(report.verdicts):>4}/{report.total}"
    if sys.stdout.isatty():
        line = f"{done}  {report.count('killed')} killed  {report.verdicts[-1].mutant}"
        print("\r" + line[:WIDTH].ljust(WIDTH), end="", flush=True)
    else:
        print(f"{done} {report.verdicts[-1]}", flush=True)


def tell(report: Report, seconds: float) -> None:
    """What is not as it should be, and the total."""
    print()
    for alive in (verdict for verdict in report.verdicts if verdict.word != "killed"):
        print(alive)
    for fault in report.faults:
        print(f"FAULT {fault}")
    tried, killed = len(report.verdicts), report.count("killed")
    print(f"{tried} of {report.total} mutants tried in {seconds:.0f} s: {killed} killed, {tried - killed} not.")


def main() -> int:
    """Try all mutants that are asked for; 0 if all is as it should be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    known = sorted(file.stem for file in LISTS.glob("*.toml"))
    parser.add_argument("--game", action="append", choices=known, help="only the mutants of this game")
    parser.add_argument("--clause", action="append", default=[], metavar="ID", help="only the mutants of this clause")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (default: all cores)")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # leave no test running that hangs
    start = time.monotonic()
    mutants, faults = gather(asked.game or known, set(asked.clause))
    report = Report(len(mutants), faults=faults)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        bench = Bench(Path(folder))
        try:
            trouble = bench.unbroken(sorted({mutant.clause for mutant in mutants})) if mutants else ""
            if trouble:
                report.faults.append(trouble)
            else:
                try_all(bench, mutants, max(1, asked.jobs), report, show_progress)
        except KeyboardInterrupt:
            bench.stop()
    tell(report, time.monotonic() - start)
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
