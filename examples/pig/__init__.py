"""Pig: roll as often as you dare, but a 1 takes it all. docs/add-a-game.md walks through this file."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.core.errors import BadPosition
from sandlot.core.events import EventKind, seat_letter
from sandlot.core.game import Game, Option, Step, Way
from sandlot.core.packs import Field
from sandlot.core.player import Player
from sandlot.core.positions import check_head, read_steps, write_head, write_steps
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


# Steps, in the order of the rule book below.
TURN: Final[i64] = 0
ROLL_OR_HOLD: Final[i64] = 1
ROLL_DIE: Final[i64] = 2
END_TURN: Final[i64] = 3
GAME_OVER: Final[i64] = 4

# Actions. A roll of the die is its own number.
ROLL: Final[i64] = 0
HOLD: Final[i64] = 1

# Events.
ROLLED: Final[i64] = 0
BUSTED: Final[i64] = 1
HELD: Final[i64] = 2
WON: Final[i64] = 3
MOST_POINTS: Final[i64] = 4


class Turn(Automatic[Pig]):
    """A player rolls or holds, and then the turn ends [PG-01, PG-02]."""

    def apply(self, s: Pig, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.then(ROLL_OR_HOLD, seat)
        s.then(END_TURN, seat)


class RollOrHold(Choice[Pig]):
    """Roll on [PG-02] or hold [PG-04]. Nothing cannot be held [PG-05], and a win must be [PG-07]."""

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
    """The number is added to the turn total [PG-02], or it busts and the total is lost [PG-03]."""

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
    """The player has won [PG-06], or the next one is on [PG-01], or the rounds are over [PG-08]."""

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
    ways = (Way("two players", 2, {}), Way("four players", 4, {}), Way("eight, ten rounds", 8, {"rounds": 10}))
    players: ClassVar = {"thumb": HoldAtTwenty}
    steps = (
        Step("turn", ("PG-01",), goes_on=True),
        Step("roll-or-hold", ("PG-02", "PG-04"), "Roll on, or hold and bank the turn total."),
        Step("roll-die", ("PG-02", "PG-03"), "The die is rolled."),
        Step("end-turn", ("PG-01",), goes_on=True),
        Step("game-over", ("PG-06", "PG-08"), "The game is over.", goes_on=True),
    )

    event_kinds: ClassVar = {
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
            return int(text) if re.fullmatch("[0-9]{1,3}", text) else None
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
        return ("PG-02", "PG-04"), "You can only roll or hold."

    def write(self, state: State) -> str:
        points = " ".join(str(points) for points in state.points())
        first = write_head(self, self.seats_of(state))
        return f"{first}\nround {cast(Pig, state).round}, points {points}\nnext: {write_steps(self, state)}\n"

    def read(self, text: str) -> Pig:
        s = self.empty_state(check_head(self, text))
        found = re.fullmatch(r"[^\n]+\nround (\d{1,4}), points((?: \d{1,5})+)\nnext: ([^\n]+)", text.strip())
        if not found or len(found[2].split()) != len(s.score) or not 1 <= int(found[1]) <= s.box.rounds:
            raise BadPosition("lines 2 and 3: expected lines such as 'round 3, points 24 31' and 'next: turn A'.")
        s.round = int(found[1])
        for seat, points in enumerate(found[2].split()):
            s.score[seat] = int(points)
        read_steps(self, s, found[3], "line 3")
        s.settle()
        return s

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        s = cast(Pig, state)
        step, _, total, _ = s.pending()[0]
        return {
            **self.common_view(s, seat),
            "round": int(s.round),
            "points": {seat_letter(player): points for player, points in enumerate(s.points())},
            "turn_total": total,
            "target": int(s.box.target),
            "winners": [seat_letter(winner) for winner in s.winners()] if step == GAME_OVER else [],
        }

    def resample(self, state: State, seat: int | None, rng: Rng) -> State:
        return state.copy()

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


GAMES = [PigGame]
