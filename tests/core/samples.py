"""Small things of GRID#LOCK to break: a position, a pack, a game just begun, a game played to its end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sandlot import GivenDice, Match
from sandlot.core.record import Record

POSITION = """\
gridlock: 2 seats, rounds=1
round 1, dealer B, turns 14
A: total 0
  R5 [] []
  [] ## G3
  [] L-! []
B: total 3, rows, removed G5 G5 G5 / Y3 ## ##
  -- -- --
  [] [] Y2
  -- -- --
discard: R1 B9 Y3
next: turn A
"""

# A colour set is worth 25 in it instead of 24; everything else is as in the standard pack.
PACK = """\
[pack]
game = "gridlock"
name = "my own box"
based_on = "standard"

[chart.rebuilt]
source = "rulebook"
colour_set = 25
"""

# B deals, R5 starts the discard pile, and both have turned over a card.
BEGINNING = ["dealer B", "R5", "flip a1", "G1", "flip c3", "Y9"]


def beginning(*more_dice: str, players: tuple[str, ...] = ("Zoë", "Ann"), rounds: int = 3) -> Match:
    """Two people at a table, A to take a card. The dice that come after that are given."""
    match = Match("gridlock", ("you", "you"), dice=GivenDice(["dealer B", "R5", "G1", "Y9", *more_dice]), rounds=rounds)
    match.record.players = list(players)
    for move in ("flip a1", "flip c3"):
        match.play(move)
    assert match.record.moves == BEGINNING
    return match


def small_record() -> Record:
    return beginning(rounds=1).record


def finished_record() -> Record:
    return Match("gridlock", ("random", "random"), seed=3, rounds=1).record


def content(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(record.text())
    return found


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file
