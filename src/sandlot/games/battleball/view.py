"""What a coach may know, built by whitelist, and states that agree with it."""

from __future__ import annotations

from typing import Any

from sandlot.core.rng import Rng
from sandlot.core.state import OVER
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.notation import PLAYERS, player_name, square_name
from sandlot.games.battleball.position import field_words
from sandlot.games.battleball.reach import may_stand
from sandlot.games.battleball.state import BattleBall


def lining_up(s: BattleBall) -> bool:
    return any(rule == c.LINE_UP for rule, *_ in s.pending())


def hidden_teams(s: BattleBall, seat: int | None) -> list[int]:
    """Teams whose line-up this viewer must not see yet [BB-08]."""
    return [team for team in range(2) if lining_up(s) and team != seat]


def view(s: BattleBall, seat: int | None) -> dict[str, Any]:
    hidden = hidden_teams(s, seat)
    field = s.box.field
    words = field_words(s, hidden)
    ball = player_name(s.carrier) if s.carrier != c.NOBODY else None
    return {
        "field": {square_name(field, square): words[square] for square in sorted(words)},
        "ball": ball or (square_name(field, s.ball) if s.ball != c.NOWHERE else None),
        "touchdowns": {"A": int(s.touchdowns[0]), "B": int(s.touchdowns[1])},
        "half": int(s.half),
        "quiet": int(s.quiet),
        "injured": {letter: _health(s, team, c.INJURED) for team, letter in enumerate("AB")},
        "serious": {letter: _health(s, team, c.SERIOUS) for team, letter in enumerate("AB")},
        "team_rules": {letter: _team_rule(s, team, seat) for team, letter in enumerate("AB")},
        "lining_up": lining_up(s),
        "winners": ["AB"[team] for team in s.winners()] if s.to_act == OVER else [],
    }


def picking_rules(s: BattleBall) -> bool:
    return any(rule == c.PICK_RULE for rule, *_ in s.pending())


def _team_rule(s: BattleBall, team: int, seat: int | None) -> str | None:
    """A rule is hidden from the others until both are chosen [BB-93]."""
    if s.team_rule[team] == c.NO_RULE or (picking_rules(s) and team != seat):
        return None
    name: str = s.game.team_rules[team][s.team_rule[team]]
    return name


def _health(s: BattleBall, team: int, health: int) -> list[str]:
    return [PLAYERS[place] for place in range(11) if s.health[11 * team + place] == health]


def resample(s: BattleBall, seat: int | None, rng: Rng) -> BattleBall:
    """A line-up that may not be seen is laid out anew, and a hidden team rule drawn anew, at random."""
    twin = s.copy()
    for team in range(2):
        if picking_rules(s) and team != seat and s.team_rule[team] != c.NO_RULE:
            twin.team_rule[team] = rng.below(len(s.box.team_rules[team]))
    for team in hidden_teams(s, seat):
        placed = [player for player in range(11 * team, 11 * team + 11) if s.at[player] != c.NOWHERE]
        for player in placed:
            twin.lift(player)
        for player in reversed(placed):  # the Heavy Tackle, who needs most room, first
            room = _room(twin, team, player)
            twin.put(player, room[rng.below(len(room))])
    return twin


def _room(s: BattleBall, team: int, player: int) -> list[int]:
    rows = s.box.line_up_rows
    low, high = (1, rows) if team == 0 else (s.box.field.rows - rows + 1, s.box.field.rows)
    squares = range(s.box.field.squares)
    return [square for square in squares if low <= s.box.field.row_of[square] <= high and may_stand(s, player, square)]
