"""The example game is known while the contract is checked, and only then."""

from __future__ import annotations

import pytest

from sandlot.core import registry
from tests.contract.games import GAMES


@pytest.fixture(autouse=True)
def _example_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    for cls in GAMES:
        monkeypatch.setitem(registry._registered, cls.name, cls)
