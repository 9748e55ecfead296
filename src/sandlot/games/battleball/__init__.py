"""BattleBall: the basic and the advanced game, and team rule play."""

from __future__ import annotations

from sandlot.games.battleball.game import BattleBallGame

GAMES = [BattleBallGame]
