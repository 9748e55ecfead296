"""BattleBall is known while its rules are tested, and only then, until it is on the shelf."""

from __future__ import annotations

import pytest

from sandlot.core import registry
from sandlot.games.battleball.game import BattleBallGame


@pytest.fixture(autouse=True)
def _battleball_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, BattleBallGame.name, BattleBallGame)
