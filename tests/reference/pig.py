"""Pig once more, written straight from its clauses, slow and without the engine."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Position:
    """The seat to act has `total` at stake; `rolling` while the die is in the air."""

    points: tuple[int, ...]
    seat: int = 0
    total: int = 0
    rolling: bool = False
    round: int = 1
    rounds: int = 100
    over: bool = False

    @classmethod
    def read(cls, text: str) -> Position:
        head, middle, steps = text.strip().splitlines()
        rounds = re.search(r"rounds=(\d+)", head)
        found = re.fullmatch(r"round (\d+), points ([\d ]+)", middle)
        step, seat, *total = steps.removeprefix("next:").split(",")[0].split()
        assert found is not None
        return cls(
            tuple(int(word) for word in found[2].split()),
            ord(seat) - ord("A"),
            int(total[0]) if total else 0,
            step == "roll-die",
            int(found[1]),
            int(rounds[1]) if rounds else 100,
        )

    def actor(self) -> str:
        return "over" if self.over else "chance" if self.rolling else chr(ord("A") + self.seat)

    def options(self) -> list[tuple[str, int]]:
        if self.over:
            return []
        if self.rolling:
            return [(str(face), 1) for face in range(1, 7)]
        roll = self.total == 0 or self.points[self.seat] + self.total < 100
        return [(move, 1) for move, legal in (("roll", roll), ("hold", self.total > 0)) if legal]

    def after(self, move: str) -> Position:
        if move == "roll":
            return replace(self, rolling=True)
        if move == "hold":
            points = list(self.points)
            points[self.seat] += self.total
            return replace(self, points=tuple(points))._next_player()
        if move == "1":
            return self._next_player()
        return replace(self, total=self.total + int(move), rolling=False)

    def _next_player(self) -> Position:
        last = self.seat == len(self.points) - 1
        over = self.points[self.seat] >= 100 or (last and self.round == self.rounds)
        turn = self.round + (1 if last and not over else 0)
        return replace(self, seat=0 if last else self.seat + 1, total=0, rolling=False, round=turn, over=over)

    def totals(self) -> dict[str, int]:
        return {chr(ord("A") + seat): points for seat, points in enumerate(self.points)}

    def winners(self) -> set[str]:
        return {seat for seat, points in self.totals().items() if points == max(self.points)}


def new_game(game: Any, way: Any) -> Position:
    return Position((0,) * way.seats, rounds=game.options["rounds"])


def count(position: Position, depth: int) -> int:
    if depth == 0 or position.over:
        return 1
    return sum(weight * count(position.after(move), depth - 1) for move, weight in position.options())
