"""TEAM RULE PLAY: the special rules of a pack, read from lines such as `RB: move +2; all: sure hands` [BB-77, BB-78]."""

from __future__ import annotations

import re

from sandlot.core.errors import one_of
from sandlot.core.packs import Pack
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.notation import PLAYERS
from sandlot.games.battleball.state import TeamRule

TEAMS = ("wolves", "harts")
MOST_RULES = int(c.OTHERS_RULE - c.TEAM_RULE)
KINDS = tuple(dict.fromkeys(name.rstrip("123") for name in PLAYERS))
EFFECTS = {
    "win ties": c.WIN_TIES,
    "no malfunction": c.NO_MALFUNCTION,
    "sure hands": c.SURE_HANDS,
    "no serious injury": c.NO_SERIOUS_INJURY,
}


def read_team_rules(pack: Pack) -> list[dict[str, TeamRule]]:
    """For each team its rules by name."""
    return [_rules_of(pack, f"team_rules.{team}") for team in TEAMS]


def _rules_of(pack: Pack, table: str) -> dict[str, TeamRule]:
    found = {name: _rule(pack, f"{table}.{name}", line) for name, line in pack.table(table).items()}
    if not 1 <= len(found) <= MOST_RULES:
        raise pack.error(table, f"{len(found)} rules. Expected 1 to {MOST_RULES}")
    return found


def _rule(pack: Pack, path: str, line: str) -> TeamRule:
    name = path.rpartition(".")[2]
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise pack.error(path, "the name of a rule is one word of small letters, digits and _")
    amounts = [0] * int(c.EFFECTS * c.TEAM_SIZE)
    for part in line.split(";"):
        who, colon, what = (word.strip() for word in part.partition(":"))
        if not colon:
            raise pack.error(path, f"{part.strip()!r}: expected who and what, as in 'RB: move +2'")
        effect, amount = _effect(pack, path, what)
        for place in _places(pack, path, who.split()):
            amounts[int(c.TEAM_SIZE * effect) + place] += amount
    return TeamRule(amounts)


def _effect(pack: Pack, path: str, what: str) -> tuple[int, int]:
    """What is given and how much of it; of an effect that is there or not, 1."""
    further = re.fullmatch(r"move \+([1-9])", what)
    if further:
        return int(c.MOVE_FURTHER), int(further[1])
    if what not in EFFECTS:
        raise pack.error(path, f"{what!r}: expected move +1 to move +9, {one_of(list(EFFECTS))}")
    return int(EFFECTS[what]), 1


def _places(pack: Pack, path: str, words: list[str]) -> list[int]:
    """The places in the team of those who are named."""
    if words == ["all"]:
        return list(range(len(PLAYERS)))
    for word in words or [""]:
        if word not in KINDS:
            raise pack.error(path, f"{word!r}: expected all, or some of {', '.join(KINDS)}")
    return [place for place, name in enumerate(PLAYERS) if name.rstrip("123") in words]
