"""A small box of Gouwan Strike that is easy to work out by hand, and a diamond laid out tersely.

Every batter of the orders stands on the left against a right arm (column a is next to him) and on the right against a
left arm (column g). The starters and closers throw with the right arm, the middle relievers with the left.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from sandlot.core.game import OptionValue
from sandlot.core.packs import read_pack
from sandlot.games.gouwan.game import GouwanGame
from tests.notebook import Notebook

PITCHES = """
still = "fast: 0,0 0,0 0,0 0,0 0,0 0,0"
float = "slow: 0,0 0,0 0,0 0,0 0,0 0,0"
east = "fast: 1,0 1,0 1,0 1,0 1,0 1,0"
west = "slow: -1,0 -1,0 -1,0 -1,0 -1,0 -1,0"
drop = "slow: 0,-1 0,-1 0,-1 0,-1 0,-1 0,-1"
rise = "fast: 0,1 0,1 0,1 0,1 0,1 0,1"
curl = "slow: 1,-1 1,-1 1,-1 1,-1 1,-1 1,-1"
dive = "fast: 0,0 0,-1 0,-2 0,-3 0,-4 0,-5"
hop = "slow: 0,0 1,0 2,0 3,0 4,0 5,0"
loft = "fast: -1,1 -1,1 -1,1 -1,1 -1,1 -1,1"
"""
STARTER = "still float east west drop rise"  # the six pitches of every right arm but the closers'
MIDDLE = "still east curl dive hop loft"  # of every left arm
CLOSER = "still curl west rise hop loft"

PITCHERS = {
    "A": ["ash", "birch", "cedar", "elder", "fir", "gorse", "hazel", "ivy", "juniper", "larch", "maple", "oak", "pine"],
    "B": [
        "auk",
        "bittern",
        "crane",
        "dove",
        "egret",
        "finch",
        "gull",
        "heron",
        "ibis",
        "jay",
        "kite",
        "lark",
        "merlin",
    ],
}
BATTERS = {
    "A": ["apple", "berry", "cherry", "damson", "fig", "grape", "lemon", "mango", "olive", "peach", "plum", "quince"],
    "B": ["bass", "carp", "dab", "eel", "gar", "hake", "ling", "minnow", "perch", "roach", "shad", "tench"],
}
ORDER = {seat: names[:9] for seat, names in BATTERS.items()}
SPARES = {seat: names[9:] for seat, names in BATTERS.items()}
COLOURS = {"A": "red", "B": "blue"}
BASES = ["", "1", "2", "3", "1 2", "1 3", "2 3", "1 2 3"]

# The tip is worth 3 against a right arm, the grip against a left one; all else is worth nothing.
USUAL = "right: left 0 0 0 3 / 0 0 0 3; left: right 3 0 0 0 / 3 0 0 0"
# The spares stand the other way round.
SPARE = "right: right 0 0 0 3 / 0 0 0 3; left: left 3 0 0 0 / 3 0 0 0"


def _pitcher(number: int) -> str:
    if number == 2:
        return f"right: {CLOSER}"
    return f"left: {MIDDLE}" if number % 2 else f"right: {STARTER}"


def _pack() -> str:
    lines = ["[pack]", 'game = "gouwan"', 'name = "a box for referees"']
    lines += ["[zone]", 'source = "rebuilt"', 'plus = """']
    lines += ["0 0 0 0 0 0 0", "0 0 0 0 0 0 0", "0 0 0 0 3 0 0"]  # 3 on e5
    lines += ["0 0 0 0 0 0 0"] * 4 + ['"""', "[pitches]", 'source = "rebuilt"', PITCHES]
    for seat, colour in COLOURS.items():
        lines += [f"[pitchers.{colour}]", 'source = "rebuilt"']
        lines += [f'{name} = "{_pitcher(number)}"' for number, name in enumerate(PITCHERS[seat])]
        lines += [f"[batters.{colour}]", 'source = "rebuilt"']
        lines += [f'{name} = "{USUAL if name in ORDER[seat] else SPARE}"' for name in BATTERS[seat]]
    lines += ["[situations]", 'source = "rebuilt"']
    names = ["ace", "brag", "club", "deal", "echo", "fold", "gain", "hand", "idol", "jack"]
    lines += [f'{name} = "innings 3, inning 3 bottom, score 4 3, outs 2, runners 2"' for name in names]
    return "\n".join(lines) + "\n"


PACK2 = _pack()


class Diamond(Notebook):
    """A notebook with the words of the diamond."""

    def stay(self) -> None:
        """Nobody is changed."""
        while "stay" in self.moves:
            self.play("stay")

    def throw(self, space: str, bat: str, *dice: str) -> None:
        """A whole pitch without changes: a ball that ends where it starts, what the batting side does, and its die."""
        self.stay()
        self.play(f"pitch still {space}", bat, "1", *dice)

    def hit(self, total: int) -> None:
        """The ball is met with this total, by a batter on the left who has a right arm against him.

        On d4 the grip meets it (0 and 0 for d4), on e5 the tip (3 and 3 for e5).
        """
        if total <= 6:
            self.throw("d4", "swing d4", str(total))
        else:
            self.throw("e5", "swing b5", str(total - 6))

    def bunt(self, roll: int) -> None:
        self.throw("d4", "bunt", str(roll))

    def strike_out(self) -> None:
        """Strikes until the batter is out."""
        outs, side = self.outs, self.batting
        while (self.outs, self.batting) == (outs, side) and self.to_act != "over":
            self.throw("d4", "wait")

    def retire(self) -> None:
        """The batting side strikes out until the sides switch."""
        side = self.batting
        while self.to_act != "over" and self.batting == side:
            self.strike_out()

    @property
    def batting(self) -> str:
        return str(self.view(None)["batting"])

    @property
    def pitching(self) -> str:
        return str(self.view(None)["pitching"])

    @property
    def batter(self) -> str:
        return str(self.view(None)["batter"])

    @property
    def pitcher(self) -> str:
        return str(self.view(None)["pitcher"])

    @property
    def outs(self) -> int:
        return int(self.view(None)["outs"])

    @property
    def count(self) -> tuple[int, int]:
        """Strikes and balls."""
        view = self.view(None)
        return view["strikes"], view["balls"]

    @property
    def runners(self) -> str:
        return " ".join(str(base) for base in self.view(None)["runners"])

    @property
    def inning(self) -> str:
        view = self.view(None)
        return f"{view['inning']} {view['half']}"

    @property
    def score(self) -> tuple[int, int]:
        score = self.view(None)["score"]
        return score["A"], score["B"]

    def runs(self, seat: str) -> list[int]:
        """Inning by inning, without the innings after the one that is played."""
        return list(self.view(None)["runs"][seat])

    @property
    def ball(self) -> str | None:
        ball: str | None = self.view(None)["ball"]
        return ball

    def thrown(self) -> set[str]:
        """The kinds of pitch that are offered."""
        return {move.split()[1] for move in self.moves if move.startswith("pitch ")}


@cache
def _game(options: tuple[tuple[str, OptionValue], ...]) -> GouwanGame:
    pack = read_pack(PACK2, "diamond2.toml", "gouwan", GouwanGame.pack_fields)
    return GouwanGame(pack, dict(options))


def new_diamond(**options: OptionValue) -> Diamond:
    """A fresh game, before its first decision."""
    game = _game(tuple(options.items()))
    return Diamond(game, game.start(2))


def diamond(
    inning: str = "1 top",
    *,
    outs: int = 0,
    strikes: int = 0,
    balls: int = 0,
    runners: str = "",
    first: str = "A",
    runs: Mapping[str, str] | None = None,
    used: Mapping[str, int] | None = None,
    up: Mapping[str, int] | None = None,
    order: Mapping[str, str] | None = None,
    out: Mapping[str, str] | None = None,
    **options: OptionValue,
) -> Diamond:
    """A diamond before a pitch, with the usual teams; A bats first.

    `used` is the pitcher of a seat in use (0 the starter, 1 the middle reliever, 2 the closer), `up` the place of its
    next batter, `runs` its runs by inning (left out: 0 in each inning so far). Options come last.
    """
    head = "".join(f", {name}={value}" for name, value in options.items())
    facts = [f"inning {inning}", f"outs {outs}", f"strikes {strikes}", f"balls {balls}"]
    facts += [f"runners {runners}"] if runners else []
    lines = [f"gouwan: 2 seats{head}", ", ".join([*facts, f"first {first}"])]
    for seat in "AB":
        number, half = inning.split()
        innings = int(number) if seat == first or half == "bottom" else int(number) - 1
        made = (runs or {}).get(seat, " ".join(["0"] * innings))
        cards = [name + "*" * (n == (used or {}).get(seat, 0)) for n, name in enumerate(PITCHERS[seat][:3])]
        parts = [f"runs {made}"] if made else []
        parts += [f"pitchers {' '.join(cards)}", f"up {(up or {}).get(seat, 1)}"]
        lines.append(f"{seat}: " + ", ".join(parts))
        lines.append(f"{seat} order: " + (order or {}).get(seat, " ".join(ORDER[seat])))
        gone = (out or {}).get(seat)
        lines += [f"{seat} out: {gone}"] if gone else []
    lines.append("next: next-pitch")
    game = _game(tuple(options.items()))
    return Diamond(game, game.read("\n".join(lines) + "\n"))
