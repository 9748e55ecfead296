"""Why not? For an action that is not on the menu: the clause that forbids it. Legality itself is in the rules."""

from __future__ import annotations

from sandlot.games.gouwan import contents as c
from sandlot.games.gouwan.state import Gouwan

Reason = tuple[tuple[str, ...], str]

PLAIN: dict[int, Reason] = {
    c.DECIDE_FIRST: (("GS-86",), "A die shows 1 to 6."),
    c.THROW: (("GS-04", "GS-11"), "Lay one of the six pitches on your pitcher's card, or show the Walk card."),
    c.BAT: (("GS-17", "GS-78"), "Lay Wait, Swing or Bunt."),
    c.ROLL_PATH: (("GS-20",), "A die shows 1 to 6."),
    c.ROLL_HIT: (("GS-20",), "A die shows 1 to 6."),
    c.ROLL_BUNT: (("GS-20",), "A die shows 1 to 6."),
    c.GAME_OVER: (("GS-61",), "The game is over."),
}


def why_not(s: Gouwan, action: int) -> Reason:
    rule, seat, _, _ = s.pending()[0]
    if action == c.CONCEDE:
        return ("GS-88",), "A player may concede before a pitch, with the option concede."
    if rule == c.PICK_PITCHER:
        return ("GS-03",), "Choose one of your own pitcher cards that is not on your staff yet."
    if rule == c.PICK_BATTER:
        return ("GS-05",), "Choose one of your own batter cards that is not in your order yet."
    if rule == c.CHANGE_PITCHER:
        return (
            "GS-63",
            "GS-64",
        ), "A starter gives way to the middle reliever or the closer, a middle reliever to the closer only."
    if rule == c.CHANGE_BATTER:
        return _change_batter(s, seat, action)
    if action in (c.TO_MIDDLE, c.TO_CLOSER) or (rule in (c.THROW, c.BAT) and c.BATTER <= action < c.BATTER + c.BATTERS):
        return ("GS-66",), "Changes are made before the pitching card is laid, the pitching side first, one a side."
    return PLAIN[rule]


def _change_batter(s: Gouwan, seat: int, action: int) -> Reason:
    card = action - c.BATTER
    if 0 <= card < c.BATTERS and s.cards[c.BATTERS * seat + card] == c.OUT_OF_GAME:
        return ("GS-65",), "That card has been replaced and is out of the game."
    return ("GS-65", "GS-79"), "Only a batter card that is not in use can come in."
