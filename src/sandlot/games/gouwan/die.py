"""The one die of Gouwan Strike [GS-20]."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.core.state import Chance
from sandlot.games.gouwan.state import DIE, Gouwan


class Roll(Chance[Gouwan]):
    """Every number is equally likely."""

    __slots__ = ()

    def offers(self, s: Gouwan, seat: i64, x: i64, y: i64) -> None:
        for number in range(1, DIE + 1):
            s.offer(number)

    def weight(self, s: Gouwan, x: i64, y: i64, number: i64) -> i64:
        return 1 if 1 <= number <= DIE else 0

    def tickets(self, s: Gouwan, x: i64, y: i64) -> i64:
        return DIE

    def outcome(self, s: Gouwan, x: i64, y: i64, ticket: i64) -> i64:
        return 1 + ticket
