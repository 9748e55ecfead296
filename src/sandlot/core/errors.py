"""What can go wrong, in plain words. Every error says what was wrong, where, and what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches


class SandlotError(Exception):
    """The base of all errors that a user can cause; its message is meant to be shown as it is."""


class UnknownGame(SandlotError):
    """No game of that name."""


class BadOption(SandlotError):
    """An option that the game does not have, or a value that it does not take."""


class BadSeats(BadOption):
    """A number of seats that the game cannot be played with."""


class BadNotation(SandlotError):
    """Text that names no action."""


class BadPosition(SandlotError):
    """A position text that cannot be read."""


class BadPack(SandlotError):
    """A pack that cannot be used."""


class BadRecord(SandlotError):
    """A record that cannot be read or does not replay."""


class BadPlayer(SandlotError):
    """A player that does not exist or did not answer with an action."""


class CannotUndo(SandlotError):
    """The last move cannot be taken back."""


class IllegalAction(SandlotError):
    """An action that the rules do not allow now. The state is as it was."""

    def __init__(self, move: str, reason: str, clauses: Sequence[str], position: str) -> None:
        self.move = move
        self.reason = reason
        self.clauses = tuple(clauses)
        self.position = position
        super().__init__(f"{move}: not allowed. {reason} ({', '.join(self.clauses)})")

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[object, ...]]:
        return IllegalAction, (self.move, self.reason, self.clauses, self.position)


def one_of(words: Iterable[str], *, limit: int = 12) -> str:
    """The words as a list for a message, cut when it is long."""
    words = list(words)
    shown = ", ".join(words[:limit])
    return shown if len(words) <= limit else f"{shown} and {len(words) - limit} more"


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """' Did you mean ...?', when something is close."""
    close = get_close_matches(word, list(words), n=1)
    return f" Did you mean {close[0]!r}?" if close else ""
