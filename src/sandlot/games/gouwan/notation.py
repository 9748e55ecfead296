"""How spaces, cards and actions are written."""

from __future__ import annotations

from sandlot.core.state import CHANCE
from sandlot.games.gouwan import contents as c
from sandlot.games.gouwan.cards import Cards
from sandlot.games.gouwan.state import Gouwan

COLUMNS = "abcdefg"
ROLES = ("starter", "middle", "closer")
AREAS = ("grip", "handle", "barrel", "tip")
PLAIN = {
    "ready": c.READY,
    "stay": c.STAY,
    "concede": c.CONCEDE,
    "walk": c.WALK,
    "wait": c.WAIT,
    "bunt": c.BUNT,
    "change middle": c.TO_MIDDLE,
    "change closer": c.TO_CLOSER,
}


def space_name(space: int) -> str:
    return f"{COLUMNS[space % c.SIDE]}{space // c.SIDE + 1}"


def space_number(text: str) -> int | None:
    if len(text) != 2 or text[0] not in COLUMNS or text[1] not in "1234567":
        return None
    return COLUMNS.index(text[0]) + int(c.SIDE) * (int(text[1]) - 1)


def place_name(place: int) -> str:
    """The leftmost space of the bat."""
    return f"{COLUMNS[place % c.BAT_SPACES]}{place // c.BAT_SPACES + 1}"


def place_number(text: str) -> int | None:
    space = space_number(text)
    if space is None or space % c.SIDE >= c.BAT_SPACES:
        return None
    return space % int(c.SIDE) + int(c.BAT_SPACES) * (space // int(c.SIDE))


def pitch_words(cards: Cards, pitch: int, start: int) -> str:
    return f"{cards.pitches[pitch]} {space_name(start)}"


def bat_words(action: int) -> str:
    if action >= c.SWING:
        return f"swing {place_name(action - c.SWING)}"
    return "wait" if action == c.WAIT else "bunt"


def name_action(s: Gouwan, action: int, cards: Cards) -> str:
    if s.to_act == CHANCE:
        return str(action)
    rule, seat, x, _ = s.pending()[0]
    for words, number in PLAIN.items():
        if action == number:
            return words
    if c.PITCHER <= action < c.PITCHER + c.PITCHERS:
        return f"{ROLES[x if rule == c.PICK_PITCHER else 0]} {cards.pitchers[seat][action - c.PITCHER]}"
    if c.BATTER <= action < c.BATTER + c.BATTERS:
        return f"{'bat' if rule == c.PICK_BATTER else 'change'} {cards.batters[seat][action - c.BATTER]}"
    if c.SWING <= action < c.SWING + c.BAT_PLACES:
        return bat_words(action)
    if c.PITCH <= action < c.ACTIONS and rule == c.THROW:
        which, start = divmod(action - int(c.PITCH), int(c.SPACES))
        return f"pitch {pitch_words(cards, s.pitch_on_card(which), start)}"
    if c.NOT_ON_CARD <= action < c.NOT_ON_CARD + len(cards.pitches) * c.SPACES:
        return f"pitch {pitch_words(cards, *divmod(action - int(c.NOT_ON_CARD), int(c.SPACES)))}"
    if c.OTHER_ROLE <= action < c.OTHER_ROLE + c.ROLES * c.PITCHERS:
        role, card = divmod(action - int(c.OTHER_ROLE), int(c.PITCHERS))
        return f"{ROLES[role]} {cards.pitchers[seat][card]}"
    return f"action {action}"


def read_action(s: Gouwan, text: str, cards: Cards) -> int | None:
    """The action that a tidied text names, legal or not."""
    if s.to_act == CHANCE:
        return int(text) if text in ("1", "2", "3", "4", "5", "6") else None
    if text in PLAIN:
        return int(PLAIN[text])
    seat = s.pending()[0][1]
    verb, *words = text.split()
    if verb in ROLES and len(words) == 1 and words[0] in cards.pitchers[seat]:
        return _pitcher(s, verb, cards.pitchers[seat].index(words[0]))
    if verb in ("bat", "change") and len(words) == 1 and words[0] in cards.batters[seat]:
        return int(c.BATTER) + cards.batters[seat].index(words[0])
    if verb == "swing" and len(words) == 1:
        place = place_number(words[0])
        return None if place is None else int(c.SWING) + place
    if verb in ("wait", "bunt") and len(words) == 1 and place_number(words[0]) is not None:
        return int(PLAIN[verb])  # the bat's place has no effect
    if verb == "pitch" and len(words) == 2 and words[0] in cards.pitches:
        return _pitch(s, cards.pitches.index(words[0]), words[1])
    return None


def _pitcher(s: Gouwan, role: str, card: int) -> int:
    """Another role than the one that is asked for is refused."""
    rule, _, x, _ = s.pending()[0]
    if rule == c.PICK_PITCHER and ROLES[x] == role:
        return int(c.PITCHER) + card
    return int(c.OTHER_ROLE + c.PITCHERS * ROLES.index(role)) + card


def _pitch(s: Gouwan, pitch: int, where: str) -> int | None:
    start = space_number(where)
    if start is None or s.first == c.NONE or s.staff[0] == c.NONE:
        return None
    for which in range(c.PITCHES):
        if s.pitch_on_card(which) == pitch:
            return int(c.PITCH) + int(c.SPACES) * which + start
    return int(c.NOT_ON_CARD) + int(c.SPACES) * pitch + start
