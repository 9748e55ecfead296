"""Which engine runs: compiled or plain Python."""

from __future__ import annotations

from sandlot.core import state


def engine_kind() -> str:
    """'compiled' or 'plain Python'."""
    return "plain Python" if (state.__file__ or "").endswith(".py") else "compiled"
