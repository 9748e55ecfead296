"""A game of Gouwan Strike under the eyes of a referee: the position written tersely, the usual teams by default.

If nothing else is said it is the top of the first inning: A (red) bats against bob, a right arm, and nil is up, whose
value is 0 everywhere. A ball that does not move and is met on d4 (plus value 0) then gives the number rolled.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from sandlot.core.game import OptionValue
from sandlot.core.packs import Pack, read_pack
from sandlot.games.gouwan.game import GouwanGame
from tests.notebook import Notebook
from tests.rules.gouwan.box import PACK


def words(text: str) -> list[str]:
    return text.split()


PITCHERS = {
    "A": words("rex lou ray ron rob roy ric rod rip rue rye rio rab"),
    "B": words("bob lee max ben bud bas bix boz bim bay bram burt bert"),
}
BATTERS = {
    "A": words("amber birch cedar nil six minus zip hex dogwood elm fir gorse"),
    "B": words("azure bison cobra zero hexa debt void gross dingo eagle finch gecko"),
}
USUAL = {"A": "nil", "B": "zero"}  # who is up if nothing else is said

COLUMNS = "abcdefg"
SPACES = [f"{column}{row}" for row in range(1, 8) for column in COLUMNS]
PLACES = [f"{column}{row}" for row in range(1, 8) for column in "abcd"]  # of the bat
STRIKE_ZONE = ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"]
BALL_ZONE = words("b2 c2 d2 e2 f2 b3 f3 b4 f4 b5 f5 b6 c6 d6 e6 f6")
WILD_ZONE = words("a1 b1 c1 d1 e1 f1 g1 a2 g2 a3 g3 a4 g4 a5 g5 a6 g6 a7 b7 c7 d7 e7 f7 g7")
NEXT_TO = {"left": words("a1 a2 a3 a4 a5 a6 a7"), "right": words("g1 g2 g3 g4 g5 g6 g7")}


class Diamond(Notebook):
    """A notebook with the words of the ballpark."""

    def throw(self, pitch: str, *rest: str) -> None:
        """A whole pitch without changes: `throw("still d4", "swing c4", "1", "5")`."""
        self.to_the_mound()
        self.play(f"pitch {pitch}", *rest)

    def to_the_mound(self) -> None:
        """Nobody is changed: up to the decision on the pitch."""
        while "stay" in self.moves:
            self.play("stay")

    def sees(self, name: str, seat: str | None = None) -> Any:
        return self.view(seat)[name]

    @property
    def inning(self) -> tuple[int, str]:
        return self.sees("inning"), self.sees("half")

    @property
    def outs(self) -> int:
        return int(self.sees("outs"))

    @property
    def count(self) -> tuple[int, int]:
        """Strikes and balls."""
        return self.sees("strikes"), self.sees("balls")

    @property
    def runners(self) -> str:
        """The bases that are taken: `"13"`, or `""`."""
        return "".join(str(base) for base in self.sees("runners"))

    @property
    def score(self) -> tuple[int, int]:
        score = self.sees("score")
        return score["A"], score["B"]

    @property
    def batter(self) -> str:
        return str(self.sees("batter"))

    @property
    def ball(self) -> str | None:
        """Where the ball ended on the last pitch."""
        ball: str | None = self.sees("ball")
        return ball

    def up(self, seat: str) -> int:
        """The place in the order of the seat's next batter, or of the one in the box."""
        found = re.search(rf"^{seat}: .*\bup (\d)", self.position, re.MULTILINE)
        assert found, self.position
        return int(found[1])


@cache
def box() -> Pack:
    """The test pack."""
    return read_pack(PACK, "box.toml", "gouwan", GouwanGame.pack_fields)


def new_diamond(seats: int = 2, **options: OptionValue) -> Diamond:
    """A fresh game with the test pack, before its first event."""
    game = GouwanGame(box(), options)
    return Diamond(game, game.start(seats))


def diamond(
    *,
    inning: int = 1,
    half: str = "top",
    outs: int = 0,
    strikes: int = 0,
    balls: int = 0,
    runners: str = "",
    first: str = "A",
    runs: Mapping[str, str] | None = None,
    pitchers: Mapping[str, str] | None = None,
    orders: Mapping[str, str] | None = None,
    out: Mapping[str, str] | None = None,
    up: Mapping[str, int] | None = None,
    batter: str | None = None,
    pitch: str | None = None,
    bat: str | None = None,
    next: str = "next-pitch",  # noqa: A002 (as the position text calls it)
    **options: OptionValue,
) -> Diamond:
    """A position. `runners` as in `"13"`; `runs`, `pitchers`, `orders` and `out` by seat, as the position text has them.

    `batter` is who is up for the side that bats, and must be in its order. Runs that are not named are 0.
    """
    options = {"first": 1 if first == "A" else 2, **options}
    last = "B" if first == "A" else "A"
    batting = first if half == "top" else last
    played = {first: inning, last: inning if half == "bottom" else inning - 1}
    facts = [f"inning {inning} {half}", f"outs {outs}", f"strikes {strikes}", f"balls {balls}"]
    facts += ["runners " + " ".join(runners)] if runners else []
    game = GouwanGame(box(), options)
    written = game.options_text()
    lines = [f"gouwan: 2 seats{', ' if written else ''}{written}", ", ".join([*facts, f"first {first}"])]
    for seat in "AB":
        order = (orders or {}).get(seat) or " ".join(BATTERS[seat][:9])
        who = batter if batter and seat == batting else USUAL[seat]
        place = (up or {}).get(seat) or order.split().index(who) + 1
        made = (runs or {}).get(seat) or " ".join(["0"] * played[seat])
        mound = (pitchers or {}).get(seat) or f"{PITCHERS[seat][0]}* {PITCHERS[seat][1]} {PITCHERS[seat][2]}"
        lines.append(f"{seat}: " + (f"runs {made}, " if made else "") + f"pitchers {mound}, up {place}")
        lines.append(f"{seat} order: {order}")
        lines += [f"{seat} out: {out[seat]}"] if out and seat in out else []
    lines += [f"pitch: {pitch}"] if pitch else []
    lines += [f"bat: {bat}"] if bat else []
    lines.append(f"next: {next}")
    return Diamond(game, game.read("\n".join(lines) + "\n"))


def in_text(bases: str) -> str:
    """Bases as a table writes them: `-` is nobody on base."""
    return "" if bases == "-" else bases


# What a hit adjudication did, with the bases full and nobody out: outs, runners, runs.
RESULTS = {
    (2, "23", 0): "DP",
    (1, "123", 0): "out",
    (0, "123", 1): "H",
    (0, "23", 2): "2B",
    (1, "23", 1): "tag-up",
    (0, "3", 3): "3B",
    (0, "", 4): "HR",
}

# The results of the six rolls for a value and a plus value that make this sum, read off the Hit Adjudication List.
ROLLS = {
    -4: "DP DP DP DP DP DP",
    -3: "DP DP DP DP DP out",
    -2: "DP DP DP DP out H",
    -1: "DP DP DP out H H",
    0: "DP DP out H H H",
    1: "DP out H H H out",
    2: "out H H H out 2B",
    3: "H H H out 2B tag-up",
    4: "H H out 2B tag-up 3B",
    5: "H out 2B tag-up 3B HR",
    6: "out 2B tag-up 3B HR HR",
    7: "2B tag-up 3B HR HR HR",
    8: "tag-up 3B HR HR HR HR",
    9: "3B HR HR HR HR HR",
}


def results(
    pitch: str, swing: str, *, path: str = "1", batter: str = "nil", pitchers: Mapping[str, str] | None = None
) -> str:
    """What the rolls 1 to 6 bring when this swing meets this pitch: one of the rows of `ROLLS`."""
    found = []
    for roll in "123456":
        table = diamond(runners="123", batter=batter, pitchers=pitchers)
        table.throw(pitch, f"swing {swing}", path, roll)
        found.append(RESULTS[table.outs, table.runners, table.score[0]])
    return " ".join(found)


def cases(totals: str, table: str) -> list[tuple[int, str, int, str]]:
    """A table of plays: total or roll, base state, outs before, and what is left, for every total with this result."""
    rows = [line.split() for line in table.strip().splitlines()]
    return [
        (int(total), in_text(row[0]), outs, row[outs + 1])
        for total in totals.split()
        for row in rows
        for outs in range(3)
    ]


def name_case(value: object) -> str:
    """For the names of the tests."""
    return str(value) or "-"
