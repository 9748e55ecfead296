"""The programs in README.md and docs/tutorial.md run as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sandlot

ROOT = Path(__file__).parents[2]


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)


def run(code: str, folder: Path) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, env=_environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def _environment() -> dict[str, str]:
    """A relative PYTHONPATH (the plain engine) must hold in other folders too."""
    paths = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(str(ROOT / path) for path in paths.split(os.pathsep) if path)}


def test_the_first_program_has_ten_lines_and_plays_a_game(tmp_path: Path) -> None:
    code = blocks("README.md")[0]
    assert len(code.splitlines()) == 10
    first, *_, steps, result = run(code, tmp_path).splitlines()
    assert (first, steps) == ("gridlock: 2 seats, rounds=1", "next: game-over")
    assert re.fullmatch(r" \[-?\d+, -?\d+\] \[[01](, 1)?\]", result)


def test_the_first_program_is_on_the_first_screen() -> None:
    first_screen = (ROOT / "README.md").read_text().splitlines()[:40]
    for word in ("make play", "make test", "import sandlot", "state.apply(", "not affiliated"):
        assert any(word in line for line in first_screen), word


@pytest.mark.parametrize("page", ["README.md", "docs/tutorial.md", "docs/engine.md"])
def test_every_program_runs(page: str, tmp_path: Path) -> None:
    match = sandlot.Match("gridlock", ["thumb", "thumb"], seed=1, rounds=1)
    match.record.save(tmp_path / "friday.sandlot.json")
    setting = (
        "import sandlot\ngame = sandlot.load('gridlock')\nstate = game.start(2)\naction, ticket = 0, 0\n"
        "text, seat, rng = game.write(state), 0, sandlot.Rng(1)\n"
    )
    for code in blocks(page):
        if "place b2" in code:
            state = "state = sandlot.Record.load('friday.sandlot.json').replay(8)\naction = state.legal_actions()[0]\n"
            code = code.replace('game = sandlot.load("gridlock", rounds=1)\n', "")
            run(
                f"{setting}game = sandlot.load('gridlock', rounds=1)\n{state}text = game.write(state)\n{code}", tmp_path
            )
        elif "state.winners()" in code and "import" not in code:
            continue  # a list of what there is, not a program
        else:
            run(setting + code, tmp_path)


def test_the_player_of_the_tutorial_can_be_used(tmp_path: Path) -> None:
    bot = next(code for code in blocks("docs/tutorial.md") if "class Bot" in code)
    (tmp_path / "mybot.py").write_text(bot)
    command = [sys.executable, "-m", "sandlot.terminal.main", "sim", "gridlock", "-n", "4", "-p", "mybot.py:Bot,random"]
    done = subprocess.run(command, cwd=tmp_path, env=_environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "mybot.py:Bot" in done.stdout
