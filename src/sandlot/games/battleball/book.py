"""The rule book of BattleBall, bound: every step of the table of contents with its rule."""

from __future__ import annotations

from typing import Final

from sandlot.core.state import GameOver, rule_book
from sandlot.games.battleball.rules_ball import (
    ChoosePlay,
    Fumble,
    Incomplete,
    PlaceBall,
    RollGiver,
    RollPass,
    RollReceiver,
    RollTaker,
)
from sandlot.games.battleball.rules_ending import EndTurn, HaltPlay
from sandlot.games.battleball.rules_lineup import BeginLineUp, LineUp, PickRule, ShowLineUp, ShowRules, StartHalf, Toss
from sandlot.games.battleball.rules_tackle import ChooseTackle, ResolveTackle, RollAttacker, RollDefender, UseDie
from sandlot.games.battleball.rules_turn import AfterMove, Move, NamePlayer, RollToMove, Turn
from sandlot.games.battleball.state import BattleBall, Box

# In the order of contents.py.
RULES: Final = rule_book(
    [
        StartHalf(),
        PickRule(),
        ShowRules(),
        BeginLineUp(),
        LineUp(),
        ShowLineUp(),
        Toss(),
        Turn(),
        NamePlayer(),
        RollToMove(),
        Move(),
        AfterMove(),
        ChooseTackle(),
        RollAttacker(),
        RollDefender(),
        UseDie(),
        ResolveTackle(),
        ChoosePlay(),
        RollGiver(),
        RollTaker(),
        RollReceiver(),
        RollPass(),
        Fumble(),
        PlaceBall(),
        Incomplete(),
        EndTurn(),
        HaltPlay(),
        GameOver(),
    ]
)


def empty_table(game: object, box: Box) -> BattleBall:
    """A field on which nothing is pending yet."""
    table = BattleBall()
    table.open_book(game, RULES)
    table.sit_down(box)
    return table
