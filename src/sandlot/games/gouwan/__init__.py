"""Gouwan Strike: a duel of pitcher and batter. Not on the shelf yet; docs/games/gouwan.md says what is missing."""

from __future__ import annotations

from sandlot.core.game import Game

GAMES: list[type[Game]] = []
