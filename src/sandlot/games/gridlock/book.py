"""The rule book of GRID#LOCK, bound: every step of the table of contents with its rule."""

from __future__ import annotations

from typing import Final

from sandlot.core.state import GameOver, rule_book
from sandlot.games.gridlock.rules_elimination import CheckGrid, ChooseLine, WaitingLines
from sandlot.games.gridlock.rules_ending import GreatTurnOver, ScoreRound, TwoLastTurns
from sandlot.games.gridlock.rules_setup import ChooseDealer, Deal, Reveal, StartFlip, TurnUpDiscard
from sandlot.games.gridlock.rules_turn import (
    DrawCard,
    EndTurn,
    Flip,
    NameGrid,
    OldCard,
    OnYourTurn,
    PlaceCard,
    PlaceOrDiscard,
    TakeCard,
    Turn,
)
from sandlot.games.gridlock.state import Box, GridLock

# In the order of contents.py.
RULES: Final = rule_book(
    [
        ChooseDealer(),
        Deal(),
        TurnUpDiscard(),
        StartFlip(),
        Turn(),
        NameGrid(),
        WaitingLines(),
        OnYourTurn(),
        TakeCard(),
        DrawCard(),
        PlaceCard(),
        PlaceOrDiscard(),
        Flip(),
        Reveal(),
        OldCard(),
        CheckGrid(),
        ChooseLine(),
        EndTurn(),
        TwoLastTurns(),
        GreatTurnOver(),
        ScoreRound(),
        GameOver(),
    ]
)


def empty_table(game: object, box: Box) -> GridLock:
    """A table at which nothing is pending yet."""
    table = GridLock()
    table.open_book(game, RULES)
    table.sit_down(box)
    return table
