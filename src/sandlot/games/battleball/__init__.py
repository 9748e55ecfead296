"""BattleBall: the basic and the advanced game. Not on the shelf yet; docs/games/battleball.md says what is missing."""

from __future__ import annotations

from sandlot.core.game import Game

GAMES: list[type[Game]] = []
