"""Gouwan Strike a second time: plain and slow, from the manual and its clauses alone.

It checks the engine's legal moves and weighted move counts, so it shares no code with it and must not import
sandlot. Every step of the sequence of play is a script: a generator that asks one question or none, is sent the
answer, and at its end has named the step that comes next.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

SEATS = ("A", "B")
COLOURS = {"A": "red", "B": "blue"}  # GS-01
ROLES = ("starter", "middle", "closer")  # GS-03
BATTERS_IN_ORDER = 9  # GS-05
PITCHES_OF_A_PITCHER = 6  # GS-04
AREAS = ("grip", "handle", "barrel", "tip")  # GS-18
THREE_OUTS, THREE_STRIKES, FOUR_BALLS = 3, 3, 4
HOME = 4

COLUMNS = "abcdefg"
SPACES = tuple(f"{column}{row}" for row in range(1, 8) for column in COLUMNS)  # GS-81
BAT_PLACES = tuple(f"{column}{row}" for row in range(1, 8) for column in "abcd")  # GS-18, by the leftmost space

STANDARD_PACK = Path(__file__).parents[2] / "src" / "sandlot" / "games" / "gouwan" / "packs" / "standard.toml"


# --- The zones ----------------------------------------------------------------------------------------------


def zone(space: str) -> str:
    """Three by three in the middle, a ring around it, and the outermost ring [GS-81]."""
    from_centre = max(abs(COLUMNS.index(space[0]) - 3), abs(int(space[1]) - 4))
    return {0: "strike", 1: "strike", 2: "ball", 3: "wild"}[from_centre]


def moved(start: str, right: int, up: int) -> str:
    """Where the ball ends; it stops at the edge, sideways and up-and-down each on its own [GS-21]."""
    column = min(max(COLUMNS.index(start[0]) + right, 0), 6)
    row = min(max(int(start[1]) + up, 1), 7)
    return f"{COLUMNS[column]}{row}"


def column_beside(stands: str) -> str:
    """The outermost column on the batter's side [GS-82]."""
    return {"left": "a", "right": "g"}[stands]


def area_hit(bat: str, stands: str, ball: str) -> str | None:
    """The area of the bat that meets the ball; the grip is on the batter's side [GS-18, GS-26, GS-27]."""
    if bat[1] != ball[1]:
        return None
    from_left = COLUMNS.index(ball[0]) - COLUMNS.index(bat[0])
    if not 0 <= from_left <= 3:
        return None
    return AREAS[from_left] if stands == "left" else AREAS[3 - from_left]


# --- The box ------------------------------------------------------------------------------------------------


class Pitch(NamedTuple):
    speed: str
    path: tuple[tuple[int, int], ...]  # for each number of the die: spaces right and up, for a right arm


class Pitcher(NamedTuple):
    arm: str
    pitches: tuple[str, ...]


class Face(NamedTuple):
    """One side of a batter card [GS-10]."""

    stands: str
    values: Mapping[str, Mapping[str, int]]  # speed -> area -> value


class Situation(NamedTuple):
    """A situation card [GS-08]."""

    innings: int
    inning: int
    half: str
    score: tuple[int, int]  # of who bats first, of who bats last
    outs: int
    runners: frozenset[int]


class Box(NamedTuple):
    """All cards, and the plus values of the batting zone [GS-07]."""

    plus: Mapping[str, int]
    pitches: Mapping[str, Pitch]
    pitchers: Mapping[str, Mapping[str, Pitcher]]  # seat -> name -> card
    batters: Mapping[str, Mapping[str, Mapping[str, Face]]]  # seat -> name -> arm of the pitcher -> side
    situations: tuple[Situation, ...]


def read_box(pack: Mapping[str, str]) -> Box:
    """From the data of a pack by path: `pitches.curve`, `batters.red.mallow`, `zone.plus`."""

    def table(path: str) -> dict[str, str]:
        return {name.removeprefix(path + "."): line for name, line in pack.items() if name.startswith(path + ".")}

    pitches = {name: read_pitch(line) for name, line in table("pitches").items()}
    pitchers = {
        seat: {name: read_pitcher(line, pitches) for name, line in table(f"pitchers.{colour}").items()}
        for seat, colour in COLOURS.items()
    }
    batters = {
        seat: {name: read_batter(line) for name, line in table(f"batters.{colour}").items()}
        for seat, colour in COLOURS.items()
    }
    situations = tuple(read_situation(line) for line in table("situations").values())
    return Box(read_plus(pack["zone.plus"]), pitches, pitchers, batters, situations)


def read_plus(text: str) -> dict[str, int]:
    rows = [line.split() for line in text.splitlines() if line.strip()]
    if [len(row) for row in rows] != [7] * 7:
        raise ValueError("zone.plus: seven rows of seven values")
    return {f"{column}{7 - top}": int(rows[top][COLUMNS.index(column)]) for top in range(7) for column in COLUMNS}


def read_pitch(line: str) -> Pitch:
    """`fast: 0,0 0,0 0,1 0,0 1,0 0,-1`."""
    speed, _, rest = line.partition(":")
    path = tuple((int(right), int(up)) for right, up in (step.split(",") for step in rest.split()))
    if speed not in ("fast", "slow") or len(path) != 6:
        raise ValueError(f"{line!r} is no pitch")
    return Pitch(speed, path)


def read_pitcher(line: str, pitches: Mapping[str, Pitch]) -> Pitcher:
    """`right: fourseam curve slider sinker change fork`."""
    arm, _, rest = line.partition(":")
    names = tuple(rest.split())
    if arm not in ("left", "right") or len(set(names)) != PITCHES_OF_A_PITCHER or not set(names) <= set(pitches):
        raise ValueError(f"{line!r} is no pitcher")
    return Pitcher(arm, names)


def read_batter(line: str) -> dict[str, Face]:
    """`right: left 0 1 2 0 / 0 1 3 0; left: left 0 2 2 0 / -1 1 2 0`."""
    faces = {}
    for part in line.split(";"):
        arm, _, rest = (word.strip() for word in part.partition(":"))
        stands, numbers = rest.split(maxsplit=1)
        fast, slow = ([int(number) for number in side.split()] for side in numbers.split("/"))
        if stands not in ("left", "right"):
            raise ValueError(f"{line!r} is no batter")
        faces[arm] = Face(
            stands, {"fast": dict(zip(AREAS, fast, strict=True)), "slow": dict(zip(AREAS, slow, strict=True))}
        )
    if set(faces) != {"left", "right"}:
        raise ValueError(f"{line!r} is no batter")
    return faces


def read_situation(line: str) -> Situation:
    """`innings 3, inning 3 bottom, score 4 3, outs 2, runners 2`."""
    said = read_phrases(line)
    inning, half = said["inning"]
    first, last = (int(word) for word in said["score"])
    outs = int(*said.get("outs", ["0"]))
    runners = frozenset(int(base) for base in said.get("runners", []))
    return Situation(int(*said["innings"]), int(inning), half, (first, last), outs, runners)


def read_phrases(line: str) -> dict[str, list[str]]:
    """`outs 2, runners 1 3` as word -> the words after it."""
    phrases = [phrase.split() for phrase in line.split(",") if phrase.strip()]
    found = {words[0]: words[1:] for words in phrases}
    if len(found) < len(phrases):
        raise ValueError(f"{line!r} says something twice")
    return found


def read_pack_text(toml: str) -> dict[str, str]:
    """The data of a pack by path, from its TOML."""
    found: dict[str, str] = {}

    def collect(path: str, table: Mapping[str, Any]) -> None:
        for name, value in table.items():
            if isinstance(value, dict):
                collect(f"{path}{name}.", value)
            elif name != "source":
                found[path + name] = value

    collect("", tomllib.loads(toml))
    return found


@cache
def standard_box() -> Box:
    return read_box(read_pack_text(STANDARD_PACK.read_text()))


# --- The table ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Agreed:
    """What the players agree on before the game [GS-06, GS-08, GS-80, GS-86, GS-88]."""

    innings: int = 3
    first: str | None = None
    situation: int = 0
    walk_off: bool = False
    concede: bool = False

    @classmethod
    def read(cls, options: Mapping[str, object]) -> Agreed:
        unknown = set(options) - {"innings", "first", "situation", "walk_off", "concede"}
        if unknown:
            raise ValueError(f"unknown options: {', '.join(sorted(unknown))}")
        return cls(
            int(str(options.get("innings", 3))),
            {0: None, 1: "A", 2: "B"}[int(str(options.get("first", 0)))],
            int(str(options.get("situation", 0))),
            options.get("walk_off") in ("yes", True),
            options.get("concede") in ("yes", True),
        )


@dataclass
class Team:
    """One side's cards. The pitcher in use is numbered from 0, the place in the order that is up from 1."""

    pitchers: list[str] = field(default_factory=list)
    in_use: int = 0
    order: list[str] = field(default_factory=list)
    up: int = 1
    out: list[str] = field(default_factory=list)
    runs: int = 0

    def copy(self) -> Team:
        return replace(self, pitchers=list(self.pitchers), order=list(self.order), out=list(self.out))


@dataclass
class Table:
    box: Box
    agreed: Agreed
    next: tuple[str, ...]  # the script that comes next and what it is about
    teams: dict[str, Team] = field(default_factory=lambda: {seat: Team() for seat in SEATS})
    first: str | None = None  # who bats first
    inning: int = 1
    half: str = "top"
    outs: int = 0
    strikes: int = 0
    balls: int = 0
    runners: frozenset[int] = frozenset()
    pitch: tuple[str, str] | None = None  # the pitching card and where the ball starts
    bat: tuple[str, str] | None = None  # the batting card and, for a Swing, where the bat lies
    conceded: str | None = None

    def copy(self) -> Table:
        return replace(self, teams={seat: team.copy() for seat, team in self.teams.items()})

    def innings(self) -> int:
        """How many are agreed; a situation card sets it [GS-08]."""
        situation = self.situation()
        return situation.innings if situation else self.agreed.innings

    def situation(self) -> Situation | None:
        return self.box.situations[self.agreed.situation - 1] if self.agreed.situation else None

    def batting(self) -> str:
        assert self.first is not None
        return self.first if self.half == "top" else opponent(self.first)

    def pitching(self) -> str:
        return opponent(self.batting())

    def pitcher(self) -> Pitcher:
        """The card in the pitcher's box [GS-09, GS-77]."""
        team = self.teams[self.pitching()]
        return self.box.pitchers[self.pitching()][team.pitchers[team.in_use]]

    def face(self) -> Face:
        """The batter card in the box, with the side for the pitcher's arm up [GS-10, GS-67]."""
        team = self.teams[self.batting()]
        return self.box.batters[self.batting()][team.order[team.up - 1]][self.pitcher().arm]

    def spares(self, seat: str) -> list[str]:
        """Batter cards neither in the order nor out of the game [GS-65, GS-79]."""
        team = self.teams[seat]
        return [name for name in self.box.batters[seat] if name not in team.order and name not in team.out]

    def relievers(self, seat: str) -> list[str]:
        """Who may come in: whoever is later than the pitcher in use [GS-63, GS-64]."""
        return list(ROLES[self.teams[seat].in_use + 1 :])

    def lead(self, seat: str) -> int:
        return self.teams[seat].runs - self.teams[opponent(seat)].runs


def opponent(seat: str) -> str:
    return "B" if seat == "A" else "A"


# --- Questions ----------------------------------------------------------------------------------------------


class Question(NamedTuple):
    """Who is asked (a seat or "chance"), and the possible answers with their weights."""

    actor: str
    options: list[tuple[str, int]]


Script = Generator[Question, str, None]


def decide(seat: str, choices: Iterable[str]) -> Generator[Question, str, list[str]]:
    """The words of the decision."""
    return (yield Question(seat, [(choice, 1) for choice in choices])).split()


def roll_die() -> Generator[Question, str, int]:
    """Every roll is one die [GS-20]."""
    return int((yield Question("chance", [(str(number), 1) for number in range(1, 7)])))


# --- Teams --------------------------------------------------------------------------------------------------


def pick_pitcher(table: Table, seat: str, number: str) -> Script:
    """Starter, middle reliever, closer [GS-03]."""
    role = ROLES[int(number) - 1]
    team = table.teams[seat]
    cards = [name for name in table.box.pitchers[seat] if name not in team.pitchers]
    word, *about = yield from decide(seat, [*(f"{role} {name}" for name in cards), "ready"])
    if word == "ready":
        get_ready(table, seat)
        return
    team.pitchers.append(about[0])
    last = role == ROLES[-1]
    table.next = ("pick-batter", seat, "1") if last else ("pick-pitcher", seat, str(int(number) + 1))


def pick_batter(table: Table, seat: str, number: str) -> Script:
    """Nine of the twelve, in their order [GS-05]."""
    team = table.teams[seat]
    cards = [name for name in table.box.batters[seat] if name not in team.order]
    word, *about = yield from decide(seat, [*(f"bat {name}" for name in cards), "ready"])
    if word == "ready":
        get_ready(table, seat)
        return
    team.order.append(about[0])
    last = int(number) == BATTERS_IN_ORDER
    table.next = after_team(seat) if last else ("pick-batter", seat, str(int(number) + 1))


def get_ready(table: Table, seat: str) -> None:
    """All cards that the team still lacks, pitchers and batters, in the order of the pack."""
    team = table.teams[seat]
    pitchers = [name for name in table.box.pitchers[seat] if name not in team.pitchers]
    batters = [name for name in table.box.batters[seat] if name not in team.order]
    team.pitchers += pitchers[: len(ROLES) - len(team.pitchers)]
    team.order += batters[: BATTERS_IN_ORDER - len(team.order)]
    table.next = after_team(seat)


def after_team(seat: str) -> tuple[str, ...]:
    return ("pick-pitcher", "B", "1") if seat == "A" else ("show-teams",)


def show_teams(table: Table) -> Script:
    """Who bats first, by agreement or by the die [GS-06, GS-85, GS-86]."""
    table.first = table.agreed.first
    if table.first is None:
        number = yield from roll_die()
        table.first = "A" if number <= 3 else "B"
    situation = table.situation()
    if situation:
        table.inning, table.half, table.outs = situation.inning, situation.half, situation.outs
        table.runners = situation.runners
        for seat, runs in zip((table.first, opponent(table.first)), situation.score, strict=True):
            table.teams[seat].runs = runs
    table.next = ("next-pitch",)


# --- Before the pitch ---------------------------------------------------------------------------------------


def next_pitch(table: Table) -> Script:
    """With `walk_off` a decided game is over [GS-80]; otherwise both sides may change a card [GS-66]."""
    table.pitch = table.bat = None
    if table.agreed.walk_off and is_decided(table):
        table.next = ("game-over",)
    else:
        table.next = ("change-pitcher", table.pitching())
    yield from ()


def is_decided(table: Table) -> bool:
    """The side that bats last is ahead when the other has had its last half."""
    return table.inning >= table.innings() and table.half == "bottom" and table.lead(table.batting()) > 0


def change_pitcher(table: Table, seat: str) -> Script:
    """The middle reliever or the closer, at most one for each pitch [GS-63, GS-66]."""
    table.next = ("change-batter", opponent(seat))
    choice = yield from ask_for_change(table, seat, table.relievers(seat))
    if choice:
        table.teams[seat].in_use = ROLES.index(choice)


def change_batter(table: Table, seat: str) -> Script:
    """A spare card comes in for the batter in the box and takes his place in the order [GS-65]."""
    table.next = ("throw", opponent(seat))
    choice = yield from ask_for_change(table, seat, table.spares(seat))
    if choice:
        team = table.teams[seat]
        team.out.append(team.order[team.up - 1])
        team.order[team.up - 1] = choice


def ask_for_change(table: Table, seat: str, cards: list[str]) -> Generator[Question, str, str | None]:
    """The card that comes in. Nobody is asked who can only stay; whoever concedes ends the game [GS-88]."""
    concede = ["concede"] if table.agreed.concede else []
    if not cards and not concede:
        return None
    word, *about = yield from decide(seat, [*(f"change {card}" for card in cards), "stay", *concede])
    if word == "concede":
        table.conceded = seat
        table.next = ("game-over",)
    return about[0] if word == "change" else None


# --- The pitch ----------------------------------------------------------------------------------------------


def throw(table: Table, seat: str) -> Script:
    """Any of his six cards, from any space [GS-11, GS-12, GS-76], or the Walk card [GS-14]."""
    pitches = [f"pitch {name} {space}" for name in table.pitcher().pitches for space in SPACES]
    word, *about = yield from decide(seat, [*pitches, "walk"])
    if word == "walk":
        take_walk(table)
        return
    name, start = about
    table.pitch = (name, start)
    table.next = ("bat", opponent(seat))


def bat(table: Table, seat: str) -> Script:
    """Wait, Bunt or Swing; the bat's place matters for a Swing only [GS-16, GS-17, GS-87]."""
    swings = [f"swing {place}" for place in BAT_PLACES]
    word, *about = yield from decide(seat, ["wait", "bunt", *swings])
    table.bat = (word, about[0] if about else "")
    table.next = ("roll-path",)


def roll_path(table: Table) -> Script:
    """The ball moves; then Wait, Swing or Bunt is adjudicated [GS-19]."""
    assert table.pitch is not None
    assert table.bat is not None
    name, start = table.pitch
    number = yield from roll_die()
    right, up = table.box.pitches[name].path[number - 1]
    if table.pitcher().arm == "left":
        right = -right  # GS-83
    ball = moved(start, right, up)
    word, place = table.bat
    if word == "wait":
        adjudicate_wait(table, ball)
    elif word == "bunt":
        adjudicate_bunt(table, ball)
    else:
        adjudicate_swing(table, place, ball)


def adjudicate_wait(table: Table, ball: str) -> None:
    if zone(ball) == "strike":
        record_strike(table)  # GS-22
    elif zone(ball) == "ball":
        record_ball(table)  # GS-23
    elif ball[0] == column_beside(table.face().stands):
        take_walk(table)  # hit by a pitch, and nothing else besides [GS-24, GS-49, GS-70]
    else:
        advance(table, 1)  # a wild pitch: the runners first, then the ball, which may be the fourth [GS-25, GS-52]
        record_ball(table)


def adjudicate_swing(table: Table, place: str, ball: str) -> None:
    if area_hit(place, table.face().stands, ball):
        table.next = ("roll-hit", ball)  # in whatever zone [GS-27, GS-72]
    elif zone(ball) != "wild":
        record_strike(table)  # GS-26
    elif table.strikes == THREE_STRIKES - 1:
        advance(table, 1)  # a passed third strike [GS-51, GS-71]
        reach_base(table, 1)
        end_turn_at_bat(table)
    else:
        advance(table, 1)  # a wild pitch, next to the batter too [GS-50, GS-53]
        record_strike(table)


def adjudicate_bunt(table: Table, ball: str) -> None:
    if zone(ball) == "strike":
        table.next = ("roll-bunt",)  # GS-39
    else:
        record_strike(table)  # and nothing more [GS-45, GS-46]


# --- The ball is met ----------------------------------------------------------------------------------------


def roll_hit(table: Table, ball: str) -> Script:
    """Batter's value, plus value and roll [GS-28 to GS-30], looked up in the list of results."""
    assert table.pitch is not None
    assert table.bat is not None
    face = table.face()
    area = area_hit(table.bat[1], face.stands, ball)
    if table.bat[0] != "swing" or area is None:
        raise ValueError(f"{table.bat} does not meet the ball on {ball}")
    speed = table.box.pitches[table.pitch[0]].speed
    number = yield from roll_die()
    total = face.values[speed][area] + table.box.plus[ball] + number
    result = HIT_RESULTS[min(max(total, 1), 12)]
    result(table)
    end_turn_at_bat(table)  # GS-38


def roll_bunt(table: Table) -> Script:
    number = yield from roll_die()
    result = BUNT_RESULTS[number]
    result(table)
    end_turn_at_bat(table)  # GS-69


def double_play(table: Table) -> None:
    """The batter and the lead runner; if that leaves somebody to bat on, the others move up [GS-55, GS-56, GS-74]."""
    table.outs += 1
    if table.outs < THREE_OUTS:
        lead_runner_out(table)
    if table.outs < THREE_OUTS:
        advance(table, 1)


def plain_out(table: Table) -> None:
    """The runners stay [GS-73]."""
    table.outs += 1


def out_and_advance(table: Table) -> None:
    """A tag-up, and a bunt that only moves the runners [GS-35, GS-43]; not on the third out [GS-56]."""
    table.outs += 1
    if table.outs < THREE_OUTS:
        advance(table, 1)


def lead_runner_out_on_bunt(table: Table) -> None:
    """The batter takes first, with nobody on base too [GS-41, GS-42]; on the third out nobody moves [GS-56]."""
    lead_runner_out(table)
    if table.outs < THREE_OUTS:
        advance(table, 1)
        reach_base(table, 1)


def base_hit(table: Table) -> None:
    hit_for(table, 1)


def two_base_hit(table: Table) -> None:
    hit_for(table, 2)


def three_base_hit(table: Table) -> None:
    hit_for(table, 3)


def home_run(table: Table) -> None:
    hit_for(table, HOME)


def hit_for(table: Table, bases: int) -> None:
    """Everybody, the batter among them, goes as many bases [GS-33, GS-34, GS-36, GS-37, GS-44]."""
    advance(table, bases)
    reach_base(table, bases)


HIT_RESULTS: dict[int, Callable[[Table], None]] = {
    1: double_play,  # GS-31
    2: double_play,
    3: plain_out,  # GS-32
    4: base_hit,  # GS-33
    5: base_hit,
    6: base_hit,
    7: plain_out,  # GS-32
    8: two_base_hit,  # GS-34
    9: out_and_advance,  # GS-35
    10: three_base_hit,  # GS-36
    11: home_run,  # GS-37
    12: home_run,
}

BUNT_RESULTS: dict[int, Callable[[Table], None]] = {
    1: double_play,  # GS-40
    2: lead_runner_out_on_bunt,
    3: out_and_advance,
    4: out_and_advance,
    5: out_and_advance,
    6: base_hit,  # GS-44
}


# --- Runners ------------------------------------------------------------------------------------------------


def score(table: Table, runs: int) -> None:
    """One run for each runner who comes home [GS-57]."""
    table.teams[table.batting()].runs += runs


def advance(table: Table, bases: int) -> None:
    there = [base + bases for base in table.runners]
    table.runners = frozenset(base for base in there if base < HOME)
    score(table, sum(base >= HOME for base in there))


def reach_base(table: Table, base: int) -> None:
    """The batter becomes a runner, or scores himself."""
    assert base not in table.runners
    if base == HOME:
        score(table, 1)
    else:
        table.runners |= {base}


def lead_runner_out(table: Table) -> None:
    """The one nearest home, if there is one [GS-74]."""
    if table.runners:
        table.runners -= {max(table.runners)}
        table.outs += 1


def take_walk(table: Table) -> None:
    """The batter takes first, and the runners on all bases from first without a gap move up [GS-48, GS-49, GS-75]."""
    if not {1} <= table.runners:
        table.runners |= {1}
    elif not {1, 2} <= table.runners:
        table.runners |= {1, 2}
    elif not {1, 2, 3} <= table.runners:
        table.runners |= {1, 2, 3}
    else:
        score(table, 1)
    end_turn_at_bat(table)


# --- The count, the sides, the end --------------------------------------------------------------------------


def record_strike(table: Table) -> None:
    """The third one is an out, and the runners stay [GS-47, GS-54, GS-73]."""
    table.strikes += 1
    table.next = ("next-pitch",)
    if table.strikes == THREE_STRIKES:
        table.outs += 1
        end_turn_at_bat(table)


def record_ball(table: Table) -> None:
    """The fourth one is a walk [GS-48]."""
    table.balls += 1
    table.next = ("next-pitch",)
    if table.balls == FOUR_BALLS:
        take_walk(table)


def end_turn_at_bat(table: Table) -> None:
    """The count is 0 and the next batter up [GS-38, GS-54, GS-60, GS-69]; three outs switch sides [GS-58]."""
    table.strikes = table.balls = 0
    team = table.teams[table.batting()]
    team.up = team.up % BATTERS_IN_ORDER + 1
    table.next = ("switch-sides",) if table.outs == THREE_OUTS else ("next-pitch",)


def switch_sides(table: Table) -> Script:
    """After the agreed innings, or any further one, more runs win [GS-58, GS-59, GS-61, GS-62]."""
    table.outs, table.runners = 0, frozenset()
    table.next = ("next-pitch",)
    if table.half == "top":
        table.half = "bottom"
    elif table.inning >= table.innings() and table.lead("A") != 0:
        table.next = ("game-over",)
    else:
        table.inning, table.half = table.inning + 1, "top"
    yield from ()


SCRIPTS: dict[str, Callable[..., Script]] = {
    "pick-pitcher": pick_pitcher,
    "pick-batter": pick_batter,
    "show-teams": show_teams,
    "next-pitch": next_pitch,
    "change-pitcher": change_pitcher,
    "change-batter": change_batter,
    "throw": throw,
    "bat": bat,
    "roll-path": roll_path,
    "roll-hit": roll_hit,
    "roll-bunt": roll_bunt,
    "switch-sides": switch_sides,
}


# --- Positions ----------------------------------------------------------------------------------------------


class Position:
    """A table at a question, or at the end of the game."""

    def __init__(self, table: Table) -> None:
        self._table, self._question = ask(table)

    @classmethod
    def new_game(cls, pack: Mapping[str, str] | None = None, **options: object) -> Position:
        """The data of the pack by path; without it the standard one."""
        box = standard_box() if pack is None else read_box(pack)
        return cls(Table(box, Agreed.read(options), ("pick-pitcher", "A", "1")))

    @classmethod
    def read(cls, text: str, pack: Mapping[str, str] | None = None) -> Position:
        return cls(read_table(text, standard_box() if pack is None else read_box(pack)))

    def actor(self) -> str:
        return self._question.actor

    def options(self) -> list[tuple[str, int]]:
        return list(self._question.options)

    def after(self, move: str) -> Position:
        if move not in dict(self._question.options):
            raise ValueError(f"{move!r} is not possible for {self.actor()} at {self._table.next}")
        table = self._table.copy()
        script = start(table)
        next(script)
        try:
            script.send(move)
        except StopIteration:
            return Position(table)
        raise AssertionError(f"{self._table.next} asks twice")

    def totals(self) -> dict[str, int]:
        """The runs."""
        return {seat: self._table.teams[seat].runs for seat in SEATS}

    def winners(self) -> set[str]:
        """Who has more runs, or whose opponent has conceded [GS-61, GS-88]."""
        if self.actor() != "over":
            raise ValueError("the game is not over")
        if self._table.conceded:
            return {opponent(self._table.conceded)}
        return {seat for seat in SEATS if self._table.lead(seat) >= 0}

    def table(self) -> Table:
        """A copy of everything on the table, for tests and for messages."""
        return self._table.copy()


def start(table: Table) -> Script:
    name, *about = table.next
    return SCRIPTS[name](table, *about)


def ask(table: Table) -> tuple[Table, Question]:
    """The next question and the table as the script that asks it found it, past all that happens by itself."""
    while table.next != ("game-over",):
        played = table.copy()
        try:
            return table, next(start(played))
        except StopIteration:
            table = played
    return table, Question("over", [])


def count(position: Position, depth: int) -> int:
    """How many ways there are to play on for so many events, every face of every die counted by itself."""
    options = position.options()
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return sum(weight for _, weight in options)
    return sum(weight * count(position.after(move), depth - 1) for move, weight in options)


# --- Reading a position -------------------------------------------------------------------------------------


def read_table(text: str, box: Box) -> Table:
    head, *lines = [line.strip() for line in text.splitlines() if line.strip()]
    said = {}
    for line in lines:
        key, colon, rest = line.partition(":")
        if not colon:
            key, rest = "inning", line
        if key in said:
            raise ValueError(f"{line!r}: said before")
        said[key] = rest.strip()
    known = {
        "inning",
        "pitch",
        "bat",
        "ball",
        "next",
        *(seat + more for seat in SEATS for more in ("", " order", " out")),
    }
    if not set(said) <= known or "next" not in said:
        raise ValueError(f"known lines are {sorted(known)}, not {sorted(said)}; `next` must be there")

    table = Table(box, read_agreed(head), ())
    read_inning(table, said.get("inning", ""))
    for seat in SEATS:
        read_team(table, seat, said.get(seat, ""))
        table.teams[seat].order = said.get(f"{seat} order", "").split()
        table.teams[seat].out = said.get(f"{seat} out", "").split()
    read_cards_laid(table, said.get("pitch"), said.get("bat"))
    read_next(table, said["next"], said.get("ball", ""))
    check_teams(table)
    return table


def read_agreed(line: str) -> Agreed:
    """`gouwan: 2 seats, innings=3, first=1`."""
    found = re.fullmatch(r"gouwan:\s*2 seats(.*)", line)
    if not found:
        raise ValueError(f"a position begins with `gouwan: 2 seats`, not {line!r}")
    settings = [word.partition("=") for word in found[1].replace(",", " ").split()]
    return Agreed.read({name: value for name, _, value in settings})


def read_inning(table: Table, line: str) -> None:
    """`inning 2 bottom, outs 1, strikes 2, balls 1, runners 1 3, first A`, and `conceded B` when that ended the game."""
    for name, words in read_phrases(line).items():
        if name == "inning":
            number, table.half = words
            table.inning = int(number)
        elif name in ("outs", "strikes", "balls"):
            setattr(table, name, int(*words))
        elif name == "runners":
            table.runners = frozenset(int(word) for word in words)
        elif name in ("first", "conceded") and len(words) == 1 and words[0] in SEATS:
            setattr(table, name, words[0])
        else:
            raise ValueError(f"cannot read {name} {words}")
    in_range = table.outs < THREE_OUTS and table.strikes < THREE_STRIKES and table.balls < FOUR_BALLS
    if not in_range or table.half not in ("top", "bottom") or not table.runners <= {1, 2, 3}:
        raise ValueError(f"{line!r} cannot be")
    if table.agreed.first and table.first and table.agreed.first != table.first:
        raise ValueError(f"{table.agreed.first} was agreed to bat first")
    table.first = table.first or table.agreed.first


def read_team(table: Table, seat: str, line: str) -> None:
    """`runs 2 1, pitchers ironside* tallow gristle, up 4`; `before 3` are runs that a situation card gave."""
    team = table.teams[seat]
    for name, words in read_phrases(line).items():
        if name == "runs" and len(words) <= table.inning:
            team.runs += sum(int(word) for word in words)
        elif name == "before":
            team.runs += int(*words)
        elif name == "pitchers":
            team.pitchers = [word.rstrip("*") for word in words]
            in_use = [number for number, word in enumerate(words) if word.endswith("*")]
            if len(in_use) > 1:
                raise ValueError(f"two pitchers of seat {seat} are in use")
            team.in_use = in_use[0] if in_use else 0
        elif name == "up":
            team.up = int(*words)
        else:
            raise ValueError(f"cannot read {name} {words} of seat {seat}")


def read_cards_laid(table: Table, pitch: str | None, batting: str | None) -> None:
    """`pitch: curve c3` and `bat: swing c4`."""
    if pitch is not None:
        name, space = pitch.split()
        if name not in table.box.pitches or space not in SPACES:
            raise ValueError(f"{pitch!r} is no pitch")
        table.pitch = (name, space)
    if batting is not None:
        word, _, place = batting.partition(" ")
        if place not in (BAT_PLACES if word == "swing" else ("",)) or word not in ("wait", "bunt", "swing"):
            raise ValueError(f"{batting!r} is no batting card")
        table.bat = (word, place)


def read_next(table: Table, line: str, ball: str) -> None:
    """Of several steps the first is enough: the others follow from it.

    The ball, where the pitch in progress or the last one ended, matters only if it has been met.
    """
    step = tuple(line.split(",")[0].split())
    if step == ("roll-hit",):
        step = ("roll-hit", ball)
    table.next = ("show-teams",) if step == ("decide-first",) else step
    name, *about = table.next
    shapes = {
        "pick-pitcher": r"[AB] [123]",
        "pick-batter": r"[AB] [1-9]",
        "change-pitcher": "[AB]",
        "change-batter": "[AB]",
        "throw": "[AB]",
        "bat": "[AB]",
        "roll-hit": "[a-g][1-7]",
    }
    if name not in (*SCRIPTS, "game-over") or not re.fullmatch(shapes.get(name, ""), " ".join(about)):
        raise ValueError(f"cannot read {' '.join(table.next)!r}")
    if name.startswith("pick") or name in ("show-teams", "game-over"):
        return
    if table.first is None:
        raise ValueError("it must be said who bats first")
    actors = {
        "change-pitcher": table.pitching(),
        "throw": table.pitching(),
        "change-batter": table.batting(),
        "bat": table.batting(),
    }
    if name in actors and about != [actors[name]]:
        raise ValueError(f"{name} is for {actors[name]}")
    if name in ("bat", "roll-path", "roll-hit") and table.pitch is None:
        raise ValueError("there must be a pitch")
    if name in ("roll-path", "roll-hit") and table.bat is None:
        raise ValueError("there must be a batting card")


def check_teams(table: Table) -> None:
    """Whole ones, but for those being picked."""
    for seat, team in table.teams.items():
        batters_used = [*team.order, *team.out]
        for used, cards in ((team.pitchers, table.box.pitchers[seat]), (batters_used, table.box.batters[seat])):
            if not set(used) <= set(cards) or len(set(used)) < len(used):
                raise ValueError(f"{seat} cannot have the cards {used}")
        if not 1 <= team.up <= BATTERS_IN_ORDER:
            raise ValueError(f"there is no place {team.up} in the order")
        pitchers, batters = len(ROLES), BATTERS_IN_ORDER
        if table.next[0].startswith("pick"):
            step, picking, number = table.next
            if seat > picking:
                pitchers, batters = 0, 0
            elif seat == picking:
                pitchers, batters = (int(number) - 1, 0) if step == "pick-pitcher" else (3, int(number) - 1)
        if (len(team.pitchers), len(team.order)) != (pitchers, batters):
            raise ValueError(f"{seat} needs {pitchers} pitchers and {batters} batters at {table.next}")


# --- Playing along with a loaded game -----------------------------------------------------------------------


def new_game(game: Any, way: Any) -> Position:
    """A new game with the options of a way to play and the pack of a loaded game, for playing along with it."""
    tables = ("zone", "pitches", "pitchers", "batters", "situations")
    pack = {f"{table}.{name}": value for table in tables for name, value in game.pack.table(table).items()}
    return Position.new_game(pack, **way.options)
