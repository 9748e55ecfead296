"""BattleBall a second time: plain and slow, from the rule book and its clauses alone.

It checks the engine's legal moves and weighted move counts, so it shares no code with it and must not import
sandlot. Every heading of the sequence of play is a script: a generator that asks questions, is sent the
answers, and at its end names the script that comes next. A position is the table at the last such joint and
the answers given since.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

SEATS = ("A", "B")
TEAM = ("RB1", "RB2", "RB3", "S1", "S2", "LB1", "LB2", "L1", "L2", "T", "HT")
SIDES = {"RB": 20, "S": 12, "LB": 10, "L": 8, "T": 6, "HT": 6}  # BB-02
TOSS_DIE, PASSING_DIE = 20, 6
LAST_ROW = {"A": 31, "B": 1}  # from which a team steps into the end zone that it attacks
LINE_UP_ROWS = {"A": range(1, 7), "B": range(26, 32)}  # BB-07
CENTRE = "h16"  # BB-06
FUMBLE_RANGE = 2
QUIET_TURNS = 200
WINNING_TOUCHDOWNS = 2
OVERTIME = 3

Place = tuple[str, ...]  # the squares that somebody stands on, from left to right
Formations = Mapping[str, Mapping[str, str]]  # name -> player -> square of the Iron Wolves
TeamRules = Mapping[str, Mapping[str, str]]  # seat -> name -> `who: what`

EFFECTS = ("win ties", "no malfunction", "sure hands", "no serious injury")  # and `move +N`
STANDARD_PACK = Path(__file__).parents[2] / "src" / "sandlot" / "games" / "battleball" / "packs" / "standard.toml"


class Player(NamedTuple):
    seat: str
    name: str

    def base(self) -> str:
        return self.name.rstrip("123")

    def die(self) -> int:
        return SIDES[self.base()]

    def heavy(self) -> bool:
        return self.name == "HT"


# --- The field ----------------------------------------------------------------------------------------------


def width(row: int) -> int:
    return 16 if row % 2 else 15  # BB-04


def square(column: int, row: int) -> str:
    return f"{'abcdefghijklmnop'[column - 1]}{row}"


def column_of(where: str) -> int:
    return "abcdefghijklmnop".index(where[0]) + 1


def row_of(where: str) -> int:
    return int(where[1:])


SQUARES = tuple(square(column, row) for row in range(1, 32) for column in range(1, width(row) + 1))
DIRECTIONS = ("left", "right", "up left", "up right", "down left", "down right")


@cache
def step(where: str, direction: str) -> str | None:
    """The neighbour on that side; None where the field ends [BB-18]."""
    column, row = column_of(where), row_of(where)
    if direction in ("left", "right"):
        column += 1 if direction == "right" else -1
    else:
        column -= row % 2  # a square of an odd row overlaps columns c-1 and c, one of an even row c and c+1
        column += 1 if direction.endswith("right") else 0
        row += 1 if direction.startswith("up") else -1
    inside = 1 <= row <= 31 and 1 <= column <= width(row)
    return square(column, row) if inside else None


@cache
def neighbours(where: str) -> frozenset[str]:
    return frozenset(there for direction in DIRECTIONS if (there := step(where, direction)))


@cache
def shift(place: Place, direction: str) -> Place | None:
    """One step; both feet of a Heavy Tackle go the same way, or there is no step [BB-24, BB-82]."""
    feet = [step(foot, direction) for foot in place]
    return None if None in feet else tuple(foot for foot in feet if foot)


@cache
def steps_from(place: Place) -> tuple[Place, ...]:
    return tuple(there for direction in DIRECTIONS if (there := shift(place, direction)))


def place_at(player: Player, where: str) -> Place | None:
    """Where he would stand: the Heavy Tackle is named by the left one of his squares [BB-23, BB-81]."""
    if not player.heavy():
        return (where,)
    right = step(where, "right")
    return (where, right) if right else None


def next_to(one: Place, other: Place) -> bool:
    return any(foot in neighbours(where) for foot in one for where in other)  # BB-83


@cache
def distances(where: str) -> dict[str, int]:
    """The fewest steps to every square, over players and Carnage [BB-80]."""
    found, border = {where: 0}, [where]
    while border:
        border_beyond = []
        for here in border:
            for there in neighbours(here):
                if there not in found:
                    found[there] = found[here] + 1
                    border_beyond.append(there)
        border = border_beyond
    return found


def distance(one: Place, other: Place) -> int:
    return min(distances(here)[there] for here in one for there in other)


# --- Questions ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Question:
    """Who is asked (a seat or "chance"), and the possible answers with their weights."""

    actor: str
    options: list[tuple[str, int]]


Script = Generator[Question, str, None]


def decide(seat: str, choices: Iterable[str]) -> Generator[Question, str, list[str]]:
    """The words of the decision."""
    return (yield Question(seat, [(choice, 1) for choice in choices])).split()


def roll_die(sides: int) -> Generator[Question, str, int]:
    return int((yield Question("chance", [(str(number), 1) for number in range(1, sides + 1)])))


def roll(player: Player) -> Generator[Question, str, list[int]]:
    """The player's die, or both of a Heavy Tackle's in one event [BB-02, BB-03]."""
    if not player.heavy():
        return [(yield from roll_die(player.die()))]
    pairs = itertools.combinations_with_replacement(range(1, player.die() + 1), 2)
    answer = yield Question("chance", [(f"{low} {high}", 1 if low == high else 2) for low, high in pairs])
    return [int(number) for number in answer.split()]


def has_pair(dice: list[int]) -> bool:
    return len(set(dice)) < len(dice)


# --- The table ----------------------------------------------------------------------------------------------


@dataclass
class Table:
    next: tuple[str, ...]  # the script that comes next and whom it is about
    passing: bool = False
    stalemate: bool = True
    formations: Formations = field(default_factory=dict)
    team_rule_play: bool = False
    team_rules: TeamRules = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)  # seat -> the rule picked for this half [BB-77]
    half: int = 1
    touchdowns: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    quiet: int = 0
    tackled: bool = False  # in the present turn
    had: str | None = None  # the team that last had the ball since the line-up
    lost: str | None = None  # the team that lost the first half
    first: str | None = None  # after a halt: who goes first
    injured: set[Player] = field(default_factory=set)
    serious: set[Player] = field(default_factory=set)
    standing: dict[Player, Place] = field(default_factory=dict)
    carnage: frozenset[str] = frozenset()
    loose: str | None = CENTRE
    carrier: Player | None = None

    def copy(self) -> Table:
        return replace(
            self,
            rules=dict(self.rules),
            touchdowns=dict(self.touchdowns),
            injured=set(self.injured),
            serious=set(self.serious),
            standing=dict(self.standing),
        )

    def players(self, seat: str) -> list[Player]:
        """Those on the field."""
        return [player for name in TEAM if (player := Player(seat, name)) in self.standing]

    def able(self, seat: str) -> list[Player]:
        """Those who may line up."""
        team = [Player(seat, name) for name in TEAM]
        return [player for player in team if player not in self.injured | self.serious]

    def closed(self, mover: Player | None = None) -> set[str]:
        """Squares with Carnage or with anybody but the mover himself [BB-15, BB-25, BB-40, BB-49]."""
        others = (place for player, place in self.standing.items() if player != mover)
        return set(self.carnage).union(*others)

    def watched(self, seat: str) -> set[str]:
        """Squares next to an opponent of that team [BB-16, BB-83]."""
        opponents = (self.standing[player] for player in self.players(opponent(seat)))
        return {there for place in opponents for foot in place for there in neighbours(foot)}

    def beside(self, place: Place, seat: str) -> list[Player]:
        """The players of a team who are next to that place."""
        return [player for player in self.players(seat) if next_to(place, self.standing[player])]

    def hold(self, player: Player) -> None:
        self.carrier, self.loose, self.had = player, None, player.seat

    def drop(self, where: str | None = None) -> None:
        """Nobody holds the ball; it is loose there, or nowhere as long as it is being placed."""
        self.carrier, self.loose = None, where

    def effects(self, player: Player) -> list[str]:
        """What the rule of his team does for this player [BB-77, BB-78]."""
        if player.seat not in self.rules:
            return []
        line = self.team_rules[player.seat][self.rules[player.seat]]
        return [what for who, what in parse_team_rule(line) if player.base() in who]

    def has_rule(self, player: Player, effect: str) -> bool:
        return effect in self.effects(player)

    def clear_field(self) -> None:
        self.standing, self.carnage, self.had = {}, frozenset(), None
        self.drop(CENTRE)  # BB-89


def opponent(seat: str) -> str:
    return "B" if seat == "A" else "A"


def parse_team_rule(line: str) -> list[tuple[set[str], str]]:
    """`HT: no malfunction; L T: win ties`: for whom, and what."""
    found = []
    for part in line.split(";"):
        who, _, what = (word.strip() for word in part.partition(":"))
        bases = set(SIDES) if who == "all" else set(who.split())
        more = what.startswith("move +") and what.removeprefix("move +").isdigit()
        if not bases or not bases <= set(SIDES) or not (more or what in EFFECTS):
            raise ValueError(f"{line!r} is no team rule")
        found.append((bases, what))
    return found


# --- Line-up ------------------------------------------------------------------------------------------------


def begin_half(table: Table) -> Script:
    """A half or an overtime: last time's rules are gone, and new ones are picked if that is agreed [BB-59, BB-77]."""
    yield from restart_half(table)
    table.rules = {}
    if table.team_rule_play:
        table.next = ("pick-rule", "A")


def restart_half(table: Table) -> Script:
    """The injured are back, the rules are kept [BB-32, BB-62, BB-63, BB-93]."""
    table.clear_field()
    table.injured = set()
    table.first = table.lost if table.half == 2 else None  # BB-60, BB-61
    table.next = ("line-up", "A")
    yield from ()


def pick_rule(table: Table, seat: str) -> Script:
    """One of the own team's rules, A first; both are shown before the line-up [BB-77, BB-93]."""
    _, table.rules[seat] = yield from decide(seat, [f"rule {name}" for name in table.team_rules[seat]])
    table.next = ("pick-rule", "B") if seat == "A" else ("line-up", "A")


def line_up(table: Table, seat: str) -> Script:
    """All who are able are placed, one decision at a time [BB-07, BB-08]."""
    unable = [team for team in SEATS if not table.able(team)]
    if len(unable) == 2:
        table.next = ("over",)  # BB-64
        return
    if unable:
        table.next = score(table, opponent(unable[0]))  # BB-65
        return
    waiting = [player for player in table.able(seat) if player not in table.standing]
    if not waiting:
        table.next = ("line-up", "B") if seat == "A" else ("show-line-up",)
        return
    singly = [f"place {player.name} {where}" for player in waiting for where in line_up_squares(table, player)]
    ready = [f"formation {name}" for name in table.formations if formation(table, seat, name)]
    word, *about = yield from decide(seat, singly + ready)
    if word == "formation":
        table.standing.update(formation(table, seat, about[0]))
    else:
        name, where = about
        stand(table, Player(seat, name), where)
    table.next = ("line-up", seat)


def stand(table: Table, player: Player, where: str) -> None:
    place = place_at(player, where)
    assert place is not None
    table.standing[player] = place


def line_up_squares(table: Table, player: Player) -> list[str]:
    closed = table.closed()
    squares = (where for where in SQUARES if row_of(where) in LINE_UP_ROWS[player.seat])
    return [where for where in squares if (place := place_at(player, where)) and not closed.intersection(place)]


def formation(table: Table, seat: str, name: str) -> dict[Player, Place]:
    """Whom the formation puts where; the Black Harts see it from their own end zone."""
    closed = table.closed()
    added = {}
    for player in table.able(seat):
        where = table.formations[name].get(player.name)
        if where is None or player in table.standing:
            continue
        if seat == "B":
            where = square(column_of(where), 32 - row_of(where))
        place = place_at(player, where)
        if place and not closed.intersection(place):
            added[player] = place
            closed.update(place)
    return added


def show_line_up(table: Table) -> Script:
    """Who goes first: after a halt it is known, in the second half the loser of the first [BB-54, BB-60]."""
    table.next = ("turn", table.first) if table.first else ("toss",)
    table.first = None
    yield from ()


def toss(table: Table) -> Script:
    """The higher roll goes first; equal ones are rolled again [BB-09, BB-10]."""
    a = yield from roll_die(TOSS_DIE)
    b = yield from roll_die(TOSS_DIE)
    if a == b:
        table.next = ("toss",)
    else:
        table.next = ("turn", "A" if a > b else "B")


# --- The move -----------------------------------------------------------------------------------------------


def turn(table: Table, seat: str) -> Script:
    """One player is named, if anybody can move [BB-11, BB-19]."""
    able = [player for player in table.players(seat) if has_first_step(table, player)]
    if not able:
        table.next = ("after-move", seat)
        return
    _, name = yield from decide(seat, [f"name {player.name}" for player in able])
    table.next = ("roll-to-move", seat, name)


def has_first_step(table: Table, player: Player) -> bool:
    place = table.standing[player]
    if table.carrier == player and on_last_row(player, place):
        return True
    closed = table.closed(player)
    return any(not closed.intersection(there) for there in steps_from(place))


def on_last_row(player: Player, place: Place) -> bool:
    return row_of(place[0]) == LAST_ROW[player.seat]


def roll_to_move(table: Table, seat: str, name: str) -> Script:
    """A Heavy Tackle with doubles malfunctions, and fumbles the ball that he carries [BB-20 to BB-22, BB-26]."""
    player = Player(seat, name)
    dice = yield from roll(player)
    if not has_pair(dice) or table.has_rule(player, "no malfunction"):
        table.next = ("move", seat, name, str(max(dice) + extra_steps(table, player)))
        return
    at_rest = True
    if table.carrier == player:
        at_rest = yield from fumble(table, player, table.standing[player])
    table.next = ("after-move", seat) if at_rest else ("end-turn", seat, "halt")


def extra_steps(table: Table, player: Player) -> int:
    return sum(int(effect.removeprefix("move +")) for effect in table.effects(player) if effect.startswith("move"))


def move(table: Table, seat: str, name: str, steps: str) -> Script:
    """Where to, over the loose ball or around it [BB-12, BB-27, BB-28, BB-56]."""
    player = Player(seat, name)
    word, _, *about = yield from decide(seat, list_moves(table, player, int(steps)))
    if word == "touchdown":
        table.next = ("end-turn", seat, "touchdown", seat)  # BB-29, BB-59
        return
    stand(table, player, about[0])
    if "over" in about or table.loose in table.standing[player]:  # BB-85
        table.hold(player)
    table.next = ("after-move", seat)


def list_moves(table: Table, player: Player, steps: int) -> list[str]:
    start, carried = table.standing[player], table.carrier == player
    reached, touchdown = reach(table, player, steps)
    moves = []
    for where in SQUARES:
        place = place_at(player, where)
        if place is None or place == start:  # BB-14, BB-84
            continue
        with_ball, without_ball = (place, True) in reached, (place, False) in reached
        if table.loose in place or carried:
            moves += [f"move {player.name} {where}"] * with_ball
        else:
            moves += [f"move {player.name} {where}"] * without_ball
            moves += [f"move {player.name} {where} over"] * with_ball
    return moves + [f"touchdown {player.name}"] * touchdown


def reach(table: Table, player: Player, steps: int) -> tuple[set[tuple[Place, bool]], bool]:
    """The places he can come to, each with whether he then has the ball, and whether he can score."""
    start = (table.standing[player], table.carrier == player)
    closed, watched = table.closed(player), table.watched(player.seat)
    reached, border, touchdown = {start}, [start], False
    for _ in range(steps):
        going_on = []  # from the start, next to whomever it is [BB-17], and else from where nobody stops him
        for place, has_ball in border:
            if has_ball and on_last_row(player, place):
                touchdown = True  # BB-58
            for there in steps_from(place):
                state = (there, has_ball or table.loose in there)
                if state in reached or closed.intersection(there):
                    continue
                reached.add(state)
                if not watched.intersection(there):  # BB-16, BB-25, BB-86
                    going_on.append(state)
        border = going_on
    return reached, touchdown


# --- After the move -----------------------------------------------------------------------------------------


def after_move(table: Table, seat: str) -> Script:
    """A tackle where one is possible, otherwise a hand-off or pass if wanted [BB-29, BB-42, BB-66, BB-79]."""
    tackles = [
        f"tackle {attacker.name} x {defender.name}"
        for attacker in table.players(seat)
        for defender in table.beside(table.standing[attacker], opponent(seat))
    ]
    if tackles:
        _, attacker, _, defender = yield from decide(seat, tackles)
        yield from tackle(table, Player(seat, attacker), Player(opponent(seat), defender))
        return
    throws = list_throws(table, seat)
    table.next = ("end-turn", seat)
    if not throws:
        return
    word, *names = yield from decide(seat, [*throws, "end"])
    if word == "end":
        return
    giver, taker = (Player(seat, name) for name in names)
    at_rest = yield from (hand_off if word == "handoff" else throw)(table, giver, taker)
    if not at_rest:
        table.next = ("end-turn", seat, "halt")


def list_throws(table: Table, seat: str) -> list[str]:
    carrier = table.carrier
    if carrier is None or carrier.seat != seat:
        return []
    place = table.standing[carrier]
    mates = [mate for mate in table.players(seat) if mate != carrier]
    takers = [mate for mate in mates if next_to(place, table.standing[mate])]
    receivers = [
        mate for mate in mates if table.passing and distance(place, table.standing[mate]) <= range_to(table, mate)
    ]
    handoffs = [f"handoff {carrier.name} {taker.name}" for taker in takers]
    return handoffs + [f"pass {carrier.name} {receiver.name}" for receiver in receivers]


def range_to(table: Table, receiver: Player) -> int:
    return longest_pass_to(receiver, table.has_rule(receiver, "sure hands"))


def longest_pass_to(receiver: Player, sure: bool = False) -> int:
    """The highest total of two dice that do not fumble: different ones, but for sure hands [BB-69, BB-76]."""
    rolls = itertools.product(range(1, receiver.die() + 1), range(1, PASSING_DIE + 1))
    return max(own + passing for own, passing in rolls if sure or own != passing)


def tackle(table: Table, attacker: Player, defender: Player) -> Script:
    """The lower die wins; a 1 injures seriously; equal dice injure both [BB-31 to BB-39, BB-87, BB-88]."""
    table.tackled = True
    attack = yield from roll(attacker)
    defence = yield from roll(defender)
    attack_counts = yield from choose_die(attacker, attack)
    defence_counts = yield from choose_die(defender, defence)

    carrier = table.carrier if table.carrier in (attacker, defender) else None
    carrier_place = table.standing[carrier] if carrier else ()
    lowest = min(attack_counts, defence_counts)
    beaten = [attacker] * (defence_counts == lowest) + [defender] * (attack_counts == lowest)
    tie_winners = [player for player in beaten if table.has_rule(player, "win ties")]
    if len(beaten) == 2 and len(tie_winners) == 1:
        beaten.remove(tie_winners[0])
    for player in beaten:
        table.carnage |= set(table.standing.pop(player))  # BB-33
        for_good = lowest == 1 and not table.has_rule(player, "no serious injury")
        (table.serious if for_good else table.injured).add(player)

    emptied = [seat for seat in SEATS if not table.players(seat)]
    table.next = ("end-turn", attacker.seat)
    if len(emptied) == 2:
        table.next = ("end-turn", attacker.seat, "restart")  # BB-62
    elif emptied:
        table.next = ("end-turn", attacker.seat, "touchdown", opponent(emptied[0]))  # BB-57
    elif carrier and has_pair(attack + defence):
        at_rest = yield from fumble(table, carrier, carrier_place)  # BB-35, BB-45
        if not at_rest:
            table.next = ("end-turn", attacker.seat, "halt")
    elif carrier in beaten:
        table.hold(defender if carrier == attacker else attacker)  # BB-34


def choose_die(player: Player, dice: list[int]) -> Generator[Question, str, int]:
    """A Heavy Tackle's coach picks one of two different numbers [BB-36, BB-37]."""
    if len(set(dice)) == 1:
        return dice[0]
    _, number = yield from decide(player.seat, [f"use {number}" for number in sorted(dice)])
    return int(number)


# --- The ball ----------------------------------------------------------------------------------------------
# Each of these ends with whether the ball has come to rest; if not, play is halted.

Handling = Generator[Question, str, bool]


def hand_off(table: Table, giver: Player, taker: Player) -> Handling:
    """Any two equal dice fumble it [BB-43, BB-44, BB-50]."""
    dice = yield from roll(giver)
    dice = dice + (yield from roll(taker))
    if has_pair(dice) and not any(table.has_rule(player, "sure hands") for player in (giver, taker)):
        return (yield from fumble(table, giver, table.standing[giver]))
    table.hold(taker)
    return True


def throw(table: Table, passer: Player, receiver: Player) -> Handling:
    """Equal dice fumble it, and a total of at least the distance completes it [BB-70 to BB-72, BB-76]."""
    dice = yield from roll(receiver)
    passing = yield from roll_die(PASSING_DIE)
    if has_pair([*dice, passing]) and not table.has_rule(receiver, "sure hands"):
        return (yield from fumble(table, passer, table.standing[passer]))
    if max(dice) + passing >= distance(table.standing[passer], table.standing[receiver]):
        table.hold(receiver)
        return True
    return (yield from incomplete(table, receiver, passing))


def incomplete(table: Table, receiver: Player, passing: int) -> Handling:
    """The other coach places it exactly as far from the receiver as the passing die shows [BB-72 to BB-75]."""
    ring = {where for where in SQUARES if distance(table.standing[receiver], (where,)) == passing}
    placing = opponent(receiver.seat)
    table.drop()
    empty = ring - table.closed()
    squares = [where for where in SQUARES if where in empty]
    theirs = [player for player in table.players(placing) if ring.intersection(table.standing[player])]  # BB-91
    own = [player for player in table.players(receiver.seat) if ring.intersection(table.standing[player])]
    if squares or theirs:
        return (yield from settle(table, placing, squares, theirs))
    return (yield from settle(table, placing, [], own))


def fumble(table: Table, fumbler: Player, place: Place) -> Handling:
    """The other coach places it within two of where the fumbler stands or stood [BB-46 to BB-49]."""
    placing = opponent(fumbler.seat)
    table.drop()
    closed = table.closed()
    squares = [where for where in SQUARES if distance(place, (where,)) <= FUMBLE_RANGE and where not in closed]
    if squares:
        return (yield from settle(table, placing, squares, []))
    near = [player for player in table.standing if distance(place, table.standing[player]) <= FUMBLE_RANGE]
    theirs = [player for player in table.players(placing) if player in near]
    own = [player for player in table.players(fumbler.seat) if player in near and player != fumbler]
    return (yield from settle(table, placing, [], theirs or own))


def settle(table: Table, placing: str, squares: list[str], players: list[Player]) -> Handling:
    gifts = [f"give {player.name}" if player.seat == placing else f"give own {player.name}" for player in players]
    if not squares and not gifts:
        return False
    word, *about = yield from decide(placing, [f"ball {where}" for where in squares] + gifts)
    if word == "ball":
        table.drop(about[0])
    else:
        table.hold(Player(placing if len(about) == 1 else opponent(placing), about[-1]))
    return True


# --- The end of the turn ------------------------------------------------------------------------------------


def end_turn(table: Table, seat: str, outcome: str = "", scorer: str = "") -> Script:
    """What the turn has led to, then the 200 quiet turns, then a halt, then the other coach [BB-79, BB-94]."""
    table.quiet = 0 if table.tackled else table.quiet + 1
    table.tackled = False
    if outcome == "touchdown":
        table.next = score(table, scorer)
    elif outcome == "restart":
        table.next = ("restart-half",)
    elif outcome == "halt" or not somebody_can_score(table):
        halt(table, seat)
    else:
        table.next = ("turn", opponent(seat))
    if table.stalemate and table.quiet >= QUIET_TURNS:
        table.next = ("over",)
    yield from ()


def score(table: Table, seat: str) -> tuple[str, ...]:
    """A touchdown ends the half, the second one the game [BB-01, BB-59, BB-61]."""
    table.touchdowns[seat] += 1
    if table.touchdowns[seat] == WINNING_TOUCHDOWNS:
        return ("over",)
    if table.half == 1:
        table.lost = opponent(seat)
    table.half = min(table.half + 1, OVERTIME)
    return ("begin-half",)


def halt(table: Table, seat: str) -> None:
    """A new line-up without the injured; who had the ball goes first [BB-53 to BB-55]."""
    table.first = table.had or opponent(seat)
    table.clear_field()
    table.next = ("line-up", "A")


@lru_cache(maxsize=256)
def region(place: Place, carnage: frozenset[str]) -> frozenset[Place]:
    """All places that can be walked to if everybody else makes way."""
    found, border = {place}, [place]
    while border:
        for there in steps_from(border.pop()):
            if there not in found and not carnage.intersection(there):
                found.add(there)
                border.append(there)
    return frozenset(found)


def somebody_can_score(table: Table) -> bool:
    """Whether anybody can get the ball and carry it home, or throw it to somebody who can [BB-51, BB-52]."""
    for player in table.standing:
        if can_get_ball(table, player):
            if has_way(table, player):
                return True
            if table.passing and any(can_throw(table, player, mate) for mate in table.players(player.seat)):
                return True
    return False


def can_get_ball(table: Table, player: Player) -> bool:
    if table.carrier == player:
        return True
    places = region(table.standing[player], table.carnage)
    if table.carrier is None:
        return any(table.loose in place for place in places)
    carrier_place = table.standing[table.carrier]
    return any(next_to(place, carrier_place) for place in places)


def has_way(table: Table, player: Player) -> bool:
    return any(on_last_row(player, place) for place in region(table.standing[player], table.carnage))


def can_throw(table: Table, passer: Player, mate: Player) -> bool:
    """Both may walk first; the mate then has a way."""
    if mate == passer or not has_way(table, mate):
        return False
    here, there = (squares_of(region(table.standing[player], table.carnage)) for player in (passer, mate))
    return any(distance((start,), (end,)) <= range_to(table, mate) for start in here for end in there)


def squares_of(places: Iterable[Place]) -> set[str]:
    return {where for place in places for where in place}


SCRIPTS: dict[str, Callable[..., Script]] = {
    "begin-half": begin_half,
    "restart-half": restart_half,
    "pick-rule": pick_rule,
    "line-up": line_up,
    "show-line-up": show_line_up,
    "toss": toss,
    "turn": turn,
    "roll-to-move": roll_to_move,
    "move": move,
    "after-move": after_move,
    "end-turn": end_turn,
}


# --- Positions ----------------------------------------------------------------------------------------------


class Position:
    """What a player or chance is asked now. It never changes: after() gives another."""

    def __init__(self, joint: Table, answers: tuple[str, ...] = ()) -> None:
        """The table when the present script began, and the answers that it has had."""
        self._joint, self._answers = joint, answers
        self._table, self._question = self._resume()

    @classmethod
    def new_game(
        cls,
        passing: bool = False,
        stalemate: bool = True,
        formations: Formations | None = None,
        team_rule_play: bool = False,
        team_rules: TeamRules | None = None,
    ) -> Position:
        """Without formations the line-up offers only `place`; without team rules the standard ones are meant."""
        table = Table(
            ("begin-half",), passing, stalemate, formations or {}, team_rule_play, team_rules or standard_team_rules()
        )
        return cls(table)

    @classmethod
    def read(cls, text: str, formations: Formations | None = None, team_rules: TeamRules | None = None) -> Position:
        """A position text, with the formations and team rules of the standard game if no others are given."""
        formations = standard_formations() if formations is None else formations
        return cls(read_table(text, formations, team_rules or standard_team_rules()))

    def actor(self) -> str:
        return self._question.actor

    def options(self) -> list[tuple[str, int]]:
        return list(self._question.options)

    def after(self, move: str) -> Position:
        if move not in dict(self._question.options):
            raise ValueError(f"{move!r} is not possible; {self.actor()} has {self._question.options}")
        return Position(self._joint, (*self._answers, move))

    def totals(self) -> dict[str, int]:
        """The touchdowns."""
        return dict(self._table.touchdowns)

    def winners(self) -> set[str]:
        """The team with more touchdowns, or both [BB-01, BB-64, BB-94]."""
        if self.actor() != "over":
            raise ValueError("the game is not over")
        best = max(self._table.touchdowns.values())
        return {seat for seat in SEATS if self._table.touchdowns[seat] == best}

    def table(self) -> Table:
        """A copy of everything on the table, for tests and for messages."""
        return self._table.copy()

    def _resume(self) -> tuple[Table, Question]:
        """Play on to the next question, past all that happens by itself."""
        while self._joint.next != ("over",):
            table = self._joint.copy()
            name, *about = table.next
            script = SCRIPTS[name](table, *about)
            try:
                question = next(script)
                for answer in self._answers:
                    question = script.send(answer)
                return table, question
            except StopIteration:
                self._joint, self._answers = table, ()
        return self._joint, Question("over", [])


def count(position: Position, depth: int) -> int:
    """How many ways there are to play on for so many events, every face of every die counted by itself."""
    options = position.options()
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return sum(weight for _, weight in options)
    return sum(weight * count(position.after(move), depth - 1) for move, weight in options)


# --- Reading a position -------------------------------------------------------------------------------------


def read_table(text: str, formations: Formations, team_rules: TeamRules) -> Table:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if len(lines) != 36:
        raise ValueError("a position has four lines, 31 rows, and a line that says what is next")
    table = Table((), formations=formations, team_rules=team_rules, loose=None)
    read_options(table, lines[0])
    read_half(table, lines[1])
    for seat, line in zip(SEATS, lines[2:4], strict=True):
        read_seat(table, seat, line)
    for row, line in zip(range(31, 0, -1), lines[4:35], strict=True):
        read_row(table, row, line)
    read_next(table, lines[35])
    finish_reading(table)
    return table


OPTIONS = {"passing": "passing", "stalemate": "stalemate", "team_rules": "team_rule_play"}


def read_options(table: Table, line: str) -> None:
    """`battleball: 2 seats, passing=yes`."""
    game, _, rest = line.partition(":")
    seats, *settings = (part.strip() for part in rest.split(","))
    if game != "battleball" or seats != "2 seats":
        raise ValueError(f"a position begins with `battleball: 2 seats`, not {line!r}")
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in OPTIONS or value not in ("yes", "no"):
            raise ValueError(f"{setting!r}: known here are {', '.join(OPTIONS)}, yes or no")
        setattr(table, OPTIONS[name], value == "yes")


def read_half(table: Table, line: str) -> None:
    """`half 2, touchdowns 1 0, quiet 3, had A, lost B, rule A loping_backs`."""
    for part in line.split(","):
        name, *values = part.split()
        if name in ("half", "quiet"):
            setattr(table, name, int(*values))
        elif name == "touchdowns":
            table.touchdowns = {seat: int(value) for seat, value in zip(SEATS, values, strict=True)}
        elif name in ("had", "lost") and len(values) == 1 and values[0] in SEATS:
            setattr(table, name, values[0])
        elif name == "rule" and len(values) == 2 and values[1] in table.team_rules.get(values[0], ()):
            table.rules[values[0]] = values[1]
        elif name == "tackled":
            table.tackled = True
        elif name != "settled":  # that nobody need look for a halt: here it is always looked for
            raise ValueError(f"cannot read {part!r}")
    if table.rules and not table.team_rule_play:
        raise ValueError("team rules need team_rules=yes")


def read_seat(table: Table, seat: str, line: str) -> None:
    """`A: injured RB2 RB3, serious L2 T`."""
    key, _, rest = line.partition(":")
    if key != seat:
        raise ValueError(f"the line of seat {seat} is missing: {line!r}")
    for part in filter(None, (part.strip() for part in rest.split(","))):
        name, *names = part.split()
        if name not in ("injured", "serious") or not set(names) <= set(TEAM):
            raise ValueError(f"cannot read {part!r} of seat {seat}")
        getattr(table, name).update(Player(seat, name) for name in names)


def read_row(table: Table, row: int, line: str) -> None:
    label, *words = line.split()
    if label != str(row) or len(words) != width(row):
        raise ValueError(f"row {row} has {width(row)} words, not {line!r}")
    for column, word in enumerate(words, start=1):
        where, name = square(column, row), word.rstrip("*")
        if word == "x":
            table.carnage |= {where}
        elif word == "o":
            table.loose = where
        elif name.upper() in TEAM:
            player = Player("A" if name.isupper() else "B", name.upper())
            table.standing[player] = (*table.standing.get(player, ()), where)
            if word.endswith("*"):
                table.carrier, table.had = player, player.seat
        elif word != ".":
            raise ValueError(f"{word!r} in row {row} is nothing that can stand on the field")


def read_next(table: Table, line: str) -> None:
    """Of rules to be picked and of a line-up only the beginning is kept, and who goes first if that is said."""
    key, _, rest = line.partition(":")
    steps = [tuple(step.split()) for step in rest.split(",")]
    if steps[0][0] == "name-player":  # a turn in which somebody can move, as the engine writes it
        steps[0] = ("turn", *steps[0][1:])
    known = ("turn", "line-up", "pick-rule")
    if key != "next" or len(steps[0]) != 2 or steps[0][0] not in known or steps[0][1] not in SEATS:
        raise ValueError(f"{line!r}: known are `turn A`, `line-up A, line-up B, show-line-up` and `pick-rule A, ...`")
    table.next = steps[0]
    if table.next[0] == "pick-rule" and not table.team_rule_play:
        raise ValueError("team rules need team_rules=yes")
    if table.half == 2 and table.lost is None:
        raise ValueError("in half 2 it must be said who lost the first")
    table.first = table.lost if table.half == 2 else None
    if steps[-1][:2] == ("show-line-up", "first"):
        table.first = steps[-1][2]


def finish_reading(table: Table) -> None:
    if table.next[0] != "turn" and table.carrier is None and table.loose is None:
        table.loose = CENTRE
    if (table.carrier is None) == (table.loose is None):
        raise ValueError("the ball is either loose or with one player")
    for player, place in table.standing.items():
        if place != place_at(player, place[0]):
            raise ValueError(f"{player.seat}'s {player.name} does not stand on {' '.join(place)}")
    for player in itertools.starmap(Player, itertools.product(SEATS, TEAM)):
        out = player in table.injured | table.serious
        on_field = player in table.standing
        if (out and on_field) or (table.next[0] == "turn" and not out and not on_field):
            raise ValueError(f"{player.seat}'s {player.name} is either on the field or not")


# --- Playing along with a loaded game -----------------------------------------------------------------------


def read_formations(maps: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Name -> map of the six rows, front row first, as name -> player -> square; a Heavy Tackle's left one."""
    found: dict[str, dict[str, str]] = {}
    for name, text in maps.items():
        found[name] = {}
        for row, line in zip(range(6, 0, -1), text.strip("\n").splitlines(), strict=True):
            for column, word in enumerate(line.split(), start=1):
                if word != ".":
                    found[name].setdefault(word, square(column, row))
    return found


@cache
def standard_formations() -> dict[str, dict[str, str]]:
    maps: dict[str, str] = tomllib.loads(STANDARD_PACK.read_text())["formations"]
    return read_formations({name: text for name, text in maps.items() if name != "source"})


@cache
def standard_team_rules() -> dict[str, dict[str, str]]:
    teams = tomllib.loads(STANDARD_PACK.read_text())["team_rules"]
    rules = {"A": teams["wolves"], "B": teams["harts"]}
    return {seat: {name: line for name, line in own.items() if name != "source"} for seat, own in rules.items()}


def new_game(game: Any, way: Any) -> Position:
    """A new game with the options of a way to play and the pack of a loaded game, for playing along with it."""
    agreed = {"passing": False, "stalemate": True, "team_rules": False}
    agreed |= {name: value in (True, "yes") for name, value in way.options.items()}
    pack = game.pack
    rules = {"A": pack.table("team_rules.wolves"), "B": pack.table("team_rules.harts")}
    return Position.new_game(
        agreed["passing"],
        agreed["stalemate"],
        read_formations(pack.table("formations")),
        agreed["team_rules"],
        rules if agreed["team_rules"] else None,
    )
