# ruff: noqa: D102  (what a method is for stands where the contract declares it)
"""Pig: roll as often as you dare, but a 1 takes it all. docs/add-a-game.md walks through this file."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.core.errors import BadPosition
from sandlot.core.events import EventKind, seat_letter
from sandlot.core.game import Game, Option, Step, Way
from sandlot.core.packs import Field
from sandlot.core.player import Player
from sandlot.core.positions import check_head, read_seat, read_steps, write_head, write_steps
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, Automatic, Chance, Choice, GameOver, State, rule_book


class Box:
    """What lies in the box and what was agreed: the same for all states of a game."""

    def __init__(self, faces: i64, bust: i64, target: i64, rounds: i64) -> None:
        self.faces = faces
        self.bust = bust
        self.target = target
        self.rounds = rounds


class Pig(State):
    """A table of Pig."""

    __slots__ = ("box", "round", "score")
    SHARED: ClassVar[tuple[str, ...]] = ("box",)
    FIELDS: ClassVar[tuple[str, ...]] = ("round", "score")

    box: Box
    round: i64  # from 1
    score: vec[i64]  # seat -> points in the bank

    def copy(self) -> Pig:
        twin = Pig()
        self.copy_steps_to(twin)
        twin.box = self.box
        twin.round = self.round
        twin.score = self.score[:]
        return twin

    def points(self) -> list[int]:
        return list(self.score)

    def winners(self) -> list[int]:
        best = max(self.points())
        return [seat for seat, points in enumerate(self.points()) if points == best]


# Steps.
TURN: Final[i64] = 0
ROLL_OR_HOLD: Final[i64] = 1
ROLL_DIE: Final[i64] = 2
END_TURN: Final[i64] = 3
GAME_OVER: Final[i64] = 4
# Actions. A roll of the die is its own number.
ROLL: Final[i64] = 0
HOLD: Final[i64] = 1
# Events.
TURN_BEGINS: Final[i64] = 0
ROLLED: Final[i64] = 1
BUSTED: Final[i64] = 2
HELD: Final[i64] = 3
WON: Final[i64] = 4
MOST_POINTS: Final[i64] = 5


class Turn(Automatic[Pig]):
    """A player rolls or holds; then the turn is over [PG-01]."""

    def apply(self, s: Pig, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.tell(TURN_BEGINS, seat)
        s.then(ROLL_OR_HOLD, seat)
        s.then(END_TURN, seat)


class RollOrHold(Choice[Pig]):
    """The turn total is risked [PG-02] or banked [PG-04]. The first roll is a must [PG-05], one too many not allowed [PG-07]."""

    def offers(self, s: Pig, seat: i64, total: i64, y: i64) -> None:
        if total == 0 or s.score[seat] + total < s.box.target:
            s.offer(ROLL)
        if total > 0:
            s.offer(HOLD)

    def apply(self, s: Pig, seat: i64, total: i64, y: i64, action: i64) -> None:
        if action == ROLL:
            s.then(ROLL_DIE, seat, total)
        else:
            s.score[seat] += total
            s.tell(HELD, seat, total, s.score[seat])


class RollDie(Chance[Pig]):
    """The number is added to the turn total [PG-02], or busts and ends the turn [PG-03]."""

    def offers(self, s: Pig, seat: i64, total: i64, y: i64) -> None:
        for face in range(1, s.box.faces + 1):
            s.offer(face)

    def apply(self, s: Pig, seat: i64, total: i64, y: i64, face: i64) -> None:
        if face == s.box.bust:
            s.tell(BUSTED, seat, face, total)
        else:
            s.tell(ROLLED, seat, face, total + face)
            s.then(ROLL_OR_HOLD, seat, total + face)


class EndTurn(Automatic[Pig]):
    """Somebody has won [PG-06], or the next player is on [PG-01], or the rounds are over [PG-08]."""

    def apply(self, s: Pig, seat: i64, x: i64, y: i64, action: i64) -> None:
        if s.score[seat] >= s.box.target:
            s.tell(WON, seat, s.score[seat])
            s.then(GAME_OVER)
        elif seat + 1 < len(s.score):
            s.then(TURN, seat + 1)
        elif s.round < s.box.rounds:
            s.round += 1
            s.then(TURN, 0)
        else:
            for winner in s.winners():
                s.tell(MOST_POINTS, winner, s.score[winner])
            s.then(GAME_OVER)


RULES: Final = rule_book([Turn(), RollOrHold(), RollDie(), EndTurn(), GameOver()])
ACTIONS: Final = ("roll", "hold")


class HoldAtTwenty(Player):
    """The rule of thumb: with 20 at stake, a roll loses as much as it wins."""

    name = "thumb"

    def choose(self, game: Game, state: State, seat: int) -> int:
        turn_total = state.pending()[0][2]
        return HOLD if turn_total >= 20 or not state.allows(ROLL) else ROLL


class PigGame(Game):
    """Pig as the rest of Sandlot sees it."""

    name = "pig"
    title = "Pig"
    about = "Roll as often as you dare, but a 1 takes it all."
    rules_version = 1
    package = __name__
    min_seats = 2
    max_seats = 8
    seats_clauses = ("PG-01",)
    action_space = len(ACTIONS)
    options_offered = (Option("rounds", 100, "how many rounds at most", ("PG-08",), 1, 1000),)
    ways = (Way("two", 2, {}), Way("four", 4, {}), Way("eight, ten rounds", 8, {"rounds": 10}))
    players: ClassVar = {"thumb": HoldAtTwenty}
    pack_fields = (
        Field("die.faces", "numbers on the die", low=2, high=100),
        Field("die.bust", "the number that ends a turn", low=1, high=100),
        Field("score.target", "points that win", low=1, high=10_000),
    )

    def empty_state(self, seats: int) -> Pig:
        s = Pig()
        s.open_book(self, RULES)
        s.box = Box(self.pack["die.faces"], self.pack["die.bust"], self.pack["score.target"], self.options["rounds"])
        s.round = 1
        s.score = vec[i64]([0] * seats)
        return s

    def new_state(self, seats: int) -> Pig:
        s = self.empty_state(seats)
        s.then(TURN, 0)
        s.settle()
        return s

    steps = (
        Step("turn", ("PG-01",)),
        Step("roll-or-hold", ("PG-02", "PG-04"), "Roll on, or hold and bank the turn total."),
        Step("roll-die", ("PG-02", "PG-03"), "The die is rolled."),
        Step("end-turn", ("PG-01",)),
        Step("game-over", ("PG-06", "PG-08"), "The game is over."),
    )
    event_kinds: ClassVar = {
        TURN_BEGINS: EventKind("turn-begins", ("PG-01",), "It is {seat}'s turn."),
        ROLLED: EventKind("rolled", ("PG-02",), "{seat} rolls {number}: {total} in this turn."),
        BUSTED: EventKind("busted", ("PG-03",), "{seat} rolls {number} and loses the {total} of this turn."),
        HELD: EventKind("held", ("PG-04",), "{seat} holds and banks {number}: {total} in all."),
        WON: EventKind("won", ("PG-06",), "{seat} wins with {number} points."),
        MOST_POINTS: EventKind("most-points", ("PG-08",), "After the last round {seat} has the most points: {number}."),
    }

    def event_details(self, note: tuple[int, int, int, int, int]) -> dict[str, str | int]:
        _, seat, x, y, _ = note
        return {"seat": seat_letter(seat), "number": x, "total": y}

    def name_action(self, state: State, action: int) -> str:
        if state.to_act == CHANCE:
            return str(action)
        return ACTIONS[action] if action in (ROLL, HOLD) else f"action {action}"

    def read_action(self, state: State, text: str) -> int | None:
        if state.to_act == CHANCE:
            return int(text) if text.isdecimal() and len(text) < 4 else None
        return ACTIONS.index(text) if text in ACTIONS else None

    def why_not(self, state: State, action: int) -> tuple[tuple[str, ...], str]:
        step, _, total, _ = state.pending()[0]
        if step == GAME_OVER:
            return ("PG-06", "PG-08"), "The game is over."
        if step == ROLL_DIE:
            return ("PG-01",), f"The die has the numbers 1 to {self.pack['die.faces']}."
        if action == HOLD:
            return ("PG-05",), "A turn begins with a roll: there is nothing to hold yet."
        if action == ROLL:
            return ("PG-07",), f"With the {total} of this turn you have enough to win: hold."
        return ("PG-02", "PG-04"), "You can roll or hold."

    def write(self, state: State) -> str:
        lines = [write_head(self, self.seats_of(state)), f"round: {cast(Pig, state).round}"]
        lines += [f"{seat_letter(seat)}: {points}" for seat, points in enumerate(state.points())]
        lines += [f"next: {write_steps(self, state, write_details)}"]
        return "\n".join(lines) + "\n"

    def read(self, text: str) -> Pig:
        seats = check_head(self, text)
        s = self.empty_state(seats)
        names = ["round", *(seat_letter(seat) for seat in range(seats)), "next"]
        lines = [line.partition(":") for line in text.strip().splitlines()[1:]]
        if [name.strip() for name, _, _ in lines] != names:
            raise BadPosition(f"line 2 and on: expected the lines {', '.join(names)}, each with a colon, in this order.")
        values = [value.strip() for _, _, value in lines]
        most = s.box.target + s.box.faces
        s.round = read_number(values[0], 1, s.box.rounds, "line 2")
        for seat in range(seats):
            s.score[seat] = read_number(values[seat + 1], 0, most, f"line {seat + 3}")
        where = f"line {seats + 3}"

        def details(rule: int, words: list[str]) -> tuple[int, int, int]:
            if rule == GAME_OVER:
                return 0, 0, 0
            total = read_number(" ".join(words[1:]) or "0", 0, most, where)
            return read_seat(words[0] if words else "", seats, where), total, 0

        read_steps(self, s, values[-1], where, details)
        s.settle()
        if s.pending()[-1][0] in (ROLL_OR_HOLD, ROLL_DIE):
            raise BadPosition(f"{where}: the turn does not end. Expected 'end-turn' as the last step.")
        return s

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        s = cast(Pig, state)
        step, _, total, _ = s.pending()[0]
        return {
            **self.common_view(s, seat),
            "seats": [{"seat": seat_letter(player), "points": points} for player, points in enumerate(s.points())],
            "turn_total": total,
            "target": s.box.target,
            "round": s.round,
            "rounds": s.box.rounds,
            "winners": [seat_letter(winner) for winner in s.winners()] if step == GAME_OVER else [],
        }

    def resample(self, state: State, seat: int | None, rng: Rng) -> State:
        return state.copy()


def write_details(rule: int, seat: int, x: int, y: int) -> str:
    """x"""
    return "" if rule == GAME_OVER else f"{seat_letter(seat)} {x or ''}"


def read_number(word: str, low: int, high: int, where: str) -> int:
    """x"""
    number = int(word) if word.isdecimal() and len(word) < 7 else -1
    if not low <= number <= high:
        raise BadPosition(f"{where}: {word!r}: expected a whole number from {low} to {high}.")
    return number


GAMES = [PigGame]
