"""The cards and the board of a pack, read from their lines [GS-07]; docs/games/gouwan.md shows the form."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sandlot.core.errors import did_you_mean, one_of
from sandlot.core.packs import Pack
from sandlot.games.gouwan import contents as c

COLOURS = ("red", "blue")
ARMS = ("right", "left")
SIDES = ("left", "right")
SPEEDS = ("slow", "fast")
BASES = {"1": 1, "2": 2, "3": 4}
MOST_PITCHES = 26
SITUATIONS = 10
NAME = re.compile(r"[a-z][a-z0-9_]*")
WORDS = ("ready", "middle", "closer", "starter", "stay", "concede", "walk", "wait", "bunt", "swing")


@dataclass
class Cards:
    """Everything by name and in the order of the pack, and the numbers for the engine."""

    pitches: list[str] = field(default_factory=list)
    pitchers: list[list[str]] = field(default_factory=list)  # seat -> names
    batters: list[list[str]] = field(default_factory=list)
    situations: list[str] = field(default_factory=list)
    numbers: dict[str, list[int]] = field(default_factory=dict)


def read_cards(pack: Pack) -> Cards:
    cards = Cards()
    _read_pitches(pack, cards)
    cards.numbers |= {"left_arm": [], "pitches_of": [], "stands_right": [], "batter_values": []}
    for colour in COLOURS:
        cards.pitchers.append(_names(pack, f"pitchers.{colour}", int(c.PITCHERS)))
        cards.batters.append(_names(pack, f"batters.{colour}", int(c.BATTERS)))
        for name in cards.pitchers[-1]:
            _read_pitcher(pack, f"pitchers.{colour}.{name}", cards)
        for name in cards.batters[-1]:
            _read_batter(pack, f"batters.{colour}.{name}", cards)
    cards.numbers["plus"] = _read_plus(pack)
    cards.numbers["zone"] = [_zone(space) for space in range(c.SPACES)]
    cards.situations = _names(pack, "situations", SITUATIONS)
    return cards


def _names(pack: Pack, table: str, expected: int) -> list[str]:
    names = list(pack.table(table))
    if len(names) != expected:
        raise pack.error(table, f"{len(names)} cards. Expected {expected}")
    for name in names:
        if not NAME.fullmatch(name) or name in WORDS:
            raise pack.error(
                f"{table}.{name}", "a name is one word of small letters, digits and _, and no word of the game"
            )
    return names


def _zone(space: int) -> int:
    """Three by three in the middle, a ring of balls, a ring of wild pitches [GS-81]."""
    row, column = divmod(space, int(c.SIDE))
    middle = int(c.SIDE) // 2
    away = max(abs(column - middle), abs(row - middle))
    return int(c.STRIKE_ZONE if away <= 1 else c.BALL_ZONE if away == 2 else c.WILD_ZONE)


def _read_pitches(pack: Pack, cards: Cards) -> None:
    cards.pitches = list(pack.table("pitches"))
    if not 1 <= len(cards.pitches) <= MOST_PITCHES:
        raise pack.error("pitches", f"{len(cards.pitches)} pitches. Expected 1 to {MOST_PITCHES}")
    fast: list[int] = []
    paths: list[int] = []
    for name in cards.pitches:
        path = f"pitches.{name}"
        found = re.fullmatch(r"(fast|slow):((?: +-?[0-6],-?[0-6]){6})", pack[path].strip())
        if not found or not NAME.fullmatch(name):
            raise pack.error(path, "expected a speed and six steps right,up, as in 'fast: 0,0 0,0 0,1 0,0 1,0 0,-1'")
        fast.append(SPEEDS.index(found[1]))
        paths += [int(number) for step in found[2].split() for number in step.split(",")]
    cards.numbers |= {"fast": fast, "paths": paths}


def _read_pitcher(pack: Pack, path: str, cards: Cards) -> None:
    arm, colon, rest = pack[path].partition(":")
    pitches = rest.split()
    if arm.strip() not in ARMS or not colon or len(pitches) != c.PITCHES or len(set(pitches)) != c.PITCHES:
        raise pack.error(path, f"expected an arm and {c.PITCHES} pitches, as in 'right: curve slider ...'")
    for pitch in pitches:
        if pitch not in cards.pitches:
            raise pack.error(
                path, f"unknown pitch {pitch!r}.{did_you_mean(pitch, cards.pitches)} Expected {one_of(cards.pitches)}"
            )
    cards.numbers["left_arm"].append(ARMS.index(arm.strip()))
    cards.numbers["pitches_of"] += [cards.pitches.index(pitch) for pitch in pitches]


def _read_batter(pack: Pack, path: str, cards: Cards) -> None:
    """Against a right arm, then against a left one: the side of the plate, fast values, slow values."""
    parts = [part.strip() for part in pack[path].split(";")]
    value = r" +(-?[0-9])"
    form = rf"{{arm}}: +(left|right){value * 4} +/{value * 4}"
    for arm, part in zip(ARMS, [*parts, "", ""], strict=False):
        found = re.fullmatch(form.replace("{arm}", arm), part)
        if not found or len(parts) != len(ARMS):
            raise pack.error(
                path,
                "expected both sides of the card, as in 'right: left 0 1 2 0 / 0 1 3 0; left: left 0 2 2 0 / -1 1 2 0'",
            )
        cards.numbers["stands_right"].append(SIDES.index(found[1]))
        values = [int(number) for number in found.groups()[1:]]
        cards.numbers["batter_values"] += values[4:] + values[:4]  # slow, then fast


def _read_plus(pack: Pack) -> list[int]:
    """The plus value of every space; the map has the top row first."""
    lines = [line.split() for line in pack["zone.plus"].strip("\n").splitlines()]
    if len(lines) != c.SIDE:
        raise pack.error("zone.plus", f"{len(lines)} rows. Expected {c.SIDE}, the top row first")
    for number, line in enumerate(lines, start=1):
        if len(line) != c.SIDE:
            raise pack.error("zone.plus", f"{len(line)} spaces. Expected {c.SIDE}", number)
        for word in line:
            if not re.fullmatch(r"-?[0-9]", word):
                raise pack.error("zone.plus", f"{word!r}: expected a number from -9 to 9", number)
    return [int(word) for line in reversed(lines) for word in line]


def read_situation(pack: Pack, number: int) -> tuple[int, list[int]]:
    """The innings agreed; and inning, half, the two scores, outs and bases [GS-08]."""
    names = list(pack.table("situations"))
    path = f"situations.{names[number - 1]}"
    found = re.fullmatch(
        r"innings ([1-9]), inning ([1-9]\d?) (top|bottom), score (\d\d?) (\d\d?), outs ([0-2])(?:, runners ([123 ]+))?",
        pack[path],
    )
    if not found:
        raise pack.error(path, "expected 'innings 3, inning 3 bottom, score 4 3, outs 2, runners 2'")
    bases = sum({BASES[base] for base in (found[7] or "").split()})
    half = ("top", "bottom").index(found[3])
    return int(found[1]), [int(found[2]), half, int(found[4]), int(found[5]), int(found[6]), bases]
