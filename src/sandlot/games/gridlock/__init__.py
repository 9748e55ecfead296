"""GRID#LOCK."""

from __future__ import annotations

from sandlot.games.gridlock.game import GridLockGame

GAMES = [GridLockGame]
