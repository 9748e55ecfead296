"""How squares, players, dice and actions are written."""

from __future__ import annotations

import re
from string import ascii_lowercase

from sandlot.core.state import CHANCE
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.state import BattleBall, high_die, low_die
from sandlot.kit.bricks import BrickField

PLAYERS = ("RB1", "RB2", "RB3", "S1", "S2", "LB1", "LB2", "L1", "L2", "T", "HT")


def square_name(field: BrickField, square: int) -> str:
    return f"{ascii_lowercase[field.columns[square]]}{field.row_of[square]}"


def square_number(field: BrickField, text: str) -> int | None:
    found = re.fullmatch(r"([a-z])([0-9]{1,3})", text)
    if not found:
        return None
    row, column = int(found[2]), ascii_lowercase.index(found[1])
    if not 1 <= row <= field.rows or column >= field.first_in_row[row + 1] - field.first_in_row[row]:
        return None
    return int(field.first_in_row[row]) + column


def player_name(player: int) -> str:
    """With the team: 'A RB1'."""
    return f"{'AB'[player // c.TEAM_SIZE]} {PLAYERS[player % c.TEAM_SIZE]}"


def place_number(text: str) -> int | None:
    return PLAYERS.index(text.upper()) if text.upper() in PLAYERS else None


def roll_name(roll: int) -> str:
    return f"{low_die(roll)} {high_die(roll)}" if roll >= c.TWO_DICE else str(roll)


def roll_number(text: str) -> int | None:
    numbers = [int(word) for word in text.split()] if re.fullmatch(r"[0-9]{1,2}( [0-9])?", text) else []
    if len(numbers) == 2 and 0 < numbers[0] < 8 and 0 < numbers[1] < 8:
        return int(c.TWO_DICE) + 8 * min(numbers) + max(numbers)
    return numbers[0] if len(numbers) == 1 else None


def name_action(s: BattleBall, action: int, formations: list[str], team_rules: list[list[str]]) -> str:
    if s.to_act == CHANCE:
        return roll_name(action)
    field = s.box.field
    rule, seat, x, _ = s.pending()[0]
    names = PLAYERS
    if c.PLACE <= action < c.GO and action % c.ROOM < field.squares:
        return f"place {names[action // c.ROOM]} {square_name(field, action % c.ROOM)}"
    if c.GO <= action < c.TOUCHDOWN and (action - c.GO) // 2 < field.squares:
        mover = names[x % c.TEAM_SIZE] if rule == c.MOVE else "?"
        over = " over" if (action - c.GO) % 2 else ""
        return f"move {mover} {square_name(field, (action - c.GO) // 2)}{over}"
    if action == c.TOUCHDOWN:
        return f"touchdown {names[x % c.TEAM_SIZE] if rule == c.MOVE else '?'}"
    if c.NAME <= action < c.TACKLE:
        return f"name {names[action - c.NAME]}"
    if c.TACKLE <= action < c.HAND_OFF:
        pair = action - c.TACKLE
        return f"tackle {names[pair // c.TEAM_SIZE]} x {names[pair % c.TEAM_SIZE]}"
    carrier = names[s.carrier % c.TEAM_SIZE] if s.carrier != c.NOBODY else "?"
    if c.HAND_OFF <= action < c.PASS:
        return f"handoff {carrier} {names[action - c.HAND_OFF]}"
    if c.PASS <= action < c.END:
        return f"pass {carrier} {names[action - c.PASS]}"
    if action == c.END:
        return "end"
    if c.BALL <= action < c.GIVE and action - c.BALL < field.squares:
        return f"ball {square_name(field, action - c.BALL)}"
    if c.GIVE <= action < c.USE:
        player = action - c.GIVE
        own = "" if player // c.TEAM_SIZE == seat else "own "
        return f"give {own}{names[player % c.TEAM_SIZE]}"
    if c.USE < action < c.FORMATION:
        return f"use {action - c.USE}"
    if c.FORMATION <= action < c.FORMATION + len(formations):
        return f"formation {formations[action - c.FORMATION]}"
    if c.TEAM_RULE <= action < c.TEAM_RULE + len(team_rules[seat]):
        return f"rule {team_rules[seat][action - c.TEAM_RULE]}"
    if action == c.OTHERS_RULE:
        return "rule of the other team"
    return f"action {action}"


def read_action(s: BattleBall, text: str, formations: list[str], team_rules: list[list[str]]) -> int | None:
    """The action that a tidied text names, legal or not."""
    if s.to_act == CHANCE:
        return roll_number(text)
    verb, *words = text.split()
    seat = s.pending()[0][1]
    if verb in ("name", "place", "handoff", "pass", "tackle", "give", "touchdown", "move"):
        return _with_player(s, verb, words, seat)
    if verb == "end" and not words:
        return int(c.END)
    if not words and s.pending()[0][0] == c.MOVE:  # the mover is known, so the square is enough
        square = square_number(s.box.field, verb)
        return None if square is None else int(c.GO) + 2 * square
    if verb == "ball" and len(words) == 1:
        square = square_number(s.box.field, words[0])
        return None if square is None else int(c.BALL) + square
    if verb == "use" and len(words) == 1 and words[0] in tuple("123456"):
        return int(c.USE) + int(words[0])
    if verb == "formation" and len(words) == 1 and words[0] in formations:
        return int(c.FORMATION) + formations.index(words[0])
    if verb == "rule" and len(words) == 1:
        return _read_rule(words[0], team_rules, seat)
    return None


def _read_rule(name: str, team_rules: list[list[str]], seat: int) -> int | None:
    """A rule of the other team is refused, not misunderstood."""
    if name in team_rules[seat]:
        return int(c.TEAM_RULE) + team_rules[seat].index(name)
    return int(c.OTHERS_RULE) if name in team_rules[1 - seat] else None


def _with_player(s: BattleBall, verb: str, words: list[str], seat: int) -> int | None:
    field = s.box.field
    own = verb == "give" and words[:1] == ["own"]
    if own:
        words = words[1:]
    first = place_number(words[0]) if words else None
    if first is None:
        return None
    rest = words[1:]
    if verb == "name" and not rest:
        return int(c.NAME) + first
    if verb == "give" and not rest:
        team = 1 - seat if own else seat
        return int(c.GIVE) + int(c.TEAM_SIZE) * team + first
    if verb == "touchdown" and not rest:
        return int(c.TOUCHDOWN) if _is_mover(s, first) else int(c.NAME) + first
    if verb in ("place", "move") and rest:
        square = square_number(field, rest[0])
        if square is None:
            return None
        if verb == "place":
            return int(c.PLACE) + int(c.ROOM) * first + square if len(rest) == 1 else None
        if rest[1:] not in ([], ["over"]):
            return None
        if not _is_mover(s, first):
            return int(c.NAME) + first  # somebody else than the player who has rolled
        return int(c.GO) + 2 * square + len(rest) - 1
    if verb == "tackle" and len(rest) == 2 and rest[0] == "x":
        second = place_number(rest[1])
        return None if second is None else int(c.TACKLE) + int(c.TEAM_SIZE) * first + second
    if verb in ("handoff", "pass") and len(rest) == 1:
        second = place_number(rest[0])
        if second is None:
            return None
        if s.carrier != c.NOBODY and s.carrier % c.TEAM_SIZE != first:
            second = s.carrier % c.TEAM_SIZE  # from somebody who has not got it: refused like giving it to oneself
        return int(c.HAND_OFF if verb == "handoff" else c.PASS) + second
    return None


def _is_mover(s: BattleBall, place: int) -> bool:
    rule, _, x, _ = s.pending()[0]
    return rule != c.MOVE or x % c.TEAM_SIZE == place
