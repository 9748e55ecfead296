"""The real command, in a process of its own, with its games in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import sandlot
from sandlot.core.record import Record

PATIENCE = 60.0  # seconds; only a command that hangs takes so long


@dataclass(frozen=True)
class Answer:
    """What a command said, and how it left."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """The output without line breaks, which depend on the width of the terminal."""
        return " ".join(self.out.split())

    @property
    def refusal(self) -> str:
        """The one line with which the command was refused; there must not be more to it."""
        assert "Traceback" not in self.out + self.err, self.err
        assert self.code == 2, self
        assert self.err.endswith(".\n")
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("sandlot: ")
        return lines[0].removeprefix("sandlot: ")


class Desk:
    """A folder to work in, from which commands are run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(Path(sandlot.__file__).parents[1]),
            "SANDLOT_DATA": str(folder / "data"),
            "COLUMNS": "120",
            "NO_COLOR": "1",
            "PYTHONIOENCODING": "utf-8:strict",
        }

    def begin(self, *arguments: str, out: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "sandlot.terminal.main", *arguments],
            stdin=subprocess.PIPE,
            stdout=out,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            env=self.environment,
        )

    def run(self, *arguments: str, typed: str | bytes = "") -> Answer:
        """A whole command, with all that is typed into it."""
        with self.begin(*arguments) as process:
            return end(process, typed)

    def refuses(self, *arguments: str, typed: str = "") -> str:
        """The one line with which a command is refused."""
        return self.run(*arguments, typed=typed).refusal

    def write(self, name: str, text: str) -> str:
        (self.folder / name).write_text(text, encoding="utf-8")
        return name

    @property
    def games(self) -> list[Path]:
        """The games that were saved, oldest first; nothing else may lie beside them."""
        folder = self.folder / "data" / "games"
        files = sorted(folder.iterdir()) if folder.exists() else []
        assert [file.name for file in files if not file.name.endswith(".sandlot.json")] == []
        return files

    @property
    def saved(self) -> Record:
        """The one game that was saved."""
        (file,) = self.games
        return Record.load(file)


def end(process: subprocess.Popen[bytes], typed: str | bytes = "") -> Answer:
    """Type the rest, and wait for the end."""
    try:
        out, err = process.communicate(typed.encode() if isinstance(typed, str) else typed, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    return Answer(process.returncode, (out or b"").decode(), err.decode())


def read_until(process: subprocess.Popen[bytes], words: str) -> str:
    """What a command has said when it has said these words."""
    assert process.stdout is not None
    heard, started = b"", time.monotonic()
    while words.encode() not in heard:
        piece = os.read(process.stdout.fileno(), 65536)
        assert piece, heard.decode()
        assert time.monotonic() - started < PATIENCE
        heard += piece
    return heard.decode()
