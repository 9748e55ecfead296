"""The errors of Sandlot, for `from sandlot.errors import ...`."""

from __future__ import annotations

from sandlot.core.errors import (
    BadNotation,
    BadOption,
    BadPack,
    BadPlayer,
    BadPosition,
    BadRecord,
    BadSeats,
    CannotUndo,
    IllegalAction,
    SandlotError,
    UnknownGame,
)

__all__ = [
    "BadNotation",
    "BadOption",
    "BadPack",
    "BadPlayer",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "CannotUndo",
    "IllegalAction",
    "SandlotError",
    "UnknownGame",
]
