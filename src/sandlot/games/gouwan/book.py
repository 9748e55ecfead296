"""The rule book of Gouwan Strike, bound: every step of the table of contents with its rule."""

from __future__ import annotations

from typing import Final

from sandlot.core.state import GameOver, rule_book
from sandlot.games.gouwan.rules_pitch import Bat, ChangeBatter, ChangePitcher, NextPitch, RollPath, Throw
from sandlot.games.gouwan.rules_result import EndHalf, RollBunt, RollHit, StartHalf
from sandlot.games.gouwan.rules_setup import DecideFirst, PickBatter, PickPitcher, ShowTeams
from sandlot.games.gouwan.state import Box, Gouwan

# In the order of contents.py.
RULES: Final = rule_book(
    [
        PickPitcher(),
        PickBatter(),
        ShowTeams(),
        DecideFirst(),
        StartHalf(),
        NextPitch(),
        ChangePitcher(),
        ChangeBatter(),
        Throw(),
        Bat(),
        RollPath(),
        RollHit(),
        RollBunt(),
        EndHalf(),
        GameOver(),
    ]
)


def empty_table(game: object, box: Box) -> Gouwan:
    """A board on which nothing is pending yet."""
    table = Gouwan()
    table.open_book(game, RULES)
    table.sit_down(box)
    return table
