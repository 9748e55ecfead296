"""Events: what happened, to whom, under which clauses, and who may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from string import ascii_uppercase


def seat_letter(seat: int) -> str:
    """Seats are A, B, C and so on, clockwise."""
    return ascii_uppercase[seat]


def seat_number(letter: str, seats: int) -> int | None:
    """The seat of a letter, or None."""
    seat = ascii_uppercase.find(letter.upper()) if len(letter) == 1 else -1
    return seat if 0 <= seat < seats else None


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, the clauses behind it, and how it is told.

    `others`, when given, is how it is told to everybody but its seat; `{...}` are the details of the event.
    """

    name: str
    clauses: tuple[str, ...]
    text: str
    others: str = ""


@dataclass(frozen=True)
class Event:
    """Something that happened at the table."""

    kind: str
    clauses: tuple[str, ...]
    text: str
    seat: str | None = None
    details: Mapping[str, str | int] | None = None
    others: str = ""

    def seen_by(self, seat: str | None) -> Event:
        """The event as a seat may know it (None: a spectator)."""
        if not self.others or seat == self.seat:
            return self
        return replace(self, text=self.others, others="", details={})

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.clauses)}]"
