"""A game as text that a person can read, write and edit. docs/games/battleball.md describes it."""

from __future__ import annotations

import re

from sandlot.core.errors import BadPosition, one_of
from sandlot.core.events import seat_letter
from sandlot.core.game import Game
from sandlot.core.positions import read_number, read_seat, read_steps, write_head, write_steps
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.notation import PLAYERS, player_name
from sandlot.games.battleball.reach import may_stand
from sandlot.games.battleball.state import BattleBall

CELL = 5  # the longest word is RB1*
HEALTH = {"injured": c.INJURED, "serious": c.SERIOUS}
SEATLESS_STEPS = (c.START_HALF, c.SHOW_RULES, c.GAME_OVER)
FIRST_TEAM_STEPS = (c.BEGIN_LINE_UP, c.SHOW_LINE_UP)


def token(s: BattleBall, square: int) -> str:
    """What stands on a square, as a word."""
    here = s.standing_on(square)
    if here == c.CARNAGE:
        return "x"
    if here == c.EMPTY:
        return "o" if square == s.ball else "."
    name = PLAYERS[here % c.TEAM_SIZE]
    return (name if here < c.TEAM_SIZE else name.lower()) + ("*" if here == s.carrier else "")


def write(game: Game, s: BattleBall) -> str:
    words = [f"half {s.half}", f"touchdowns {s.touchdowns[0]} {s.touchdowns[1]}", f"quiet {s.quiet}"]
    words += ["tackled"] if s.tackled else []
    words += [] if s.unsettled else ["settled"]
    words += [f"had {'AB'[s.had]}"] if s.had != c.NOBODY else []
    words += [f"lost {'AB'[s.lost]}"] if s.lost != c.NOBODY else []
    words += [f"rule {'AB'[team]} {s.game.team_rules[team][rule]}" for team, rule in enumerate(s.team_rule) if rule >= 0]
    lines = [write_head(game, 2), ", ".join(words)]
    lines += [_team_line(s, team) for team in range(2)]
    field = s.box.field
    for row in range(field.rows, 0, -1):
        words = [token(s, square) for square in range(field.squares) if field.row_of[square] == row]
        lines.append((f"{row:<3}" + ("" if row % 2 else "   ") + "".join(f"{word:<{CELL}}" for word in words)).rstrip())
    if s.ball == c.NOWHERE and s.carrier == c.NOBODY:
        lines.append("ball: nowhere")
    lines.append(f"next: {write_steps(game, s, _write_details)}")
    return "\n".join(lines) + "\n"


def _write_details(rule: int, seat: int, x: int, y: int) -> str:
    if rule in FIRST_TEAM_STEPS:
        return f"first {'AB'[x - 1]}" if x else ""
    if rule in SEATLESS_STEPS:
        return ""
    return " ".join([seat_letter(seat), *([str(x)] if x or y else []), *([str(y)] if y else [])])


def _team_line(s: BattleBall, team: int) -> str:
    parts = []
    for word, health in HEALTH.items():
        names = [PLAYERS[place] for place in range(11) if s.health[11 * team + place] == health]
        if names:
            parts.append(f"{word} {' '.join(names)}")
    return f"{'AB'[team]}: {', '.join(parts)}".rstrip()


def _expected_rules(names: list[str]) -> str:
    return f"Expected {one_of(names)}" if names else "The option team_rules is off"


def read(game: Game, s: BattleBall, text: str) -> BattleBall:
    return _Reader(game, s, text).read()


class _Reader:
    def __init__(self, game: Game, s: BattleBall, text: str) -> None:
        self.game, self.s = game, s
        self.where = "line 1"
        lines = text.strip("\n").splitlines()
        self.lines = [(number, line) for number, line in enumerate(lines, start=1) if line.strip()][1:]
        self.balls: list[str] = []

    def _error(self, reason: str) -> BadPosition:
        return BadPosition(f"{self.where}: {reason}.")

    def read(self) -> BattleBall:
        s = self.s
        s.ball = c.NOWHERE
        s.unsettled = 1  # a position that somebody wrote has not been looked at
        steps, seen, nowhere = None, set(), False
        for number, line in self.lines:
            self.where = f"line {number}"
            key = line.split()[0].rstrip(":")
            if key in seen:
                raise self._error(f"{key!r} stands in the text twice")
            seen.add(key)
            if key == "half":
                self._read_half(line)
            elif key in ("A", "B"):
                self._read_team("AB".index(key), line.partition(":")[2])
            elif key.isdigit():
                self._read_row(key, line.split()[1:], line)
            elif key == "ball" and line.split()[1:] == ["nowhere"]:
                nowhere = True
            elif key == "next":
                steps, next_line = line.partition(":")[2], self.where
            else:
                raise self._error(f"unknown line {key!r}. Expected half, A, B, a row of the field, ball or next")
        self.where = "the whole text"
        missing = [str(row) for row in range(1, s.box.field.rows + 1) if str(row) not in seen]
        if missing:
            raise self._error(f"row {missing[0]} of the field is missing")
        if steps is None:
            raise self._error("there is no line 'next:'. Expected one such as 'next: turn A'")
        self._check_ball(nowhere)
        self.where = next_line
        read_steps(self.game, s, steps, next_line, self._read_details)
        self._all_placed()
        s.settle()
        if s.to_act >= 0 and s.ask() == 0:
            raise self._error("somebody would be to act, but could do nothing")
        return s

    def _read_details(self, rule: int, words: list[str]) -> tuple[int, int, int]:
        if rule in SEATLESS_STEPS:
            return 0, 0, 0
        if rule in FIRST_TEAM_STEPS:
            if words and (words[0] != "first" or len(words) != 2):
                raise self._error(f"{self.game.steps[rule].name}: expected nothing or who goes first, as in 'first A'")
            return 0, 1 + read_seat(words[1], 2, self.where) if words else 0, 0
        if not 1 <= len(words) <= 3:
            raise self._error(f"{self.game.steps[rule].name}: expected a seat and at most two numbers after it")
        numbers = [read_number(word, 0, 1 << 30, self.where) for word in words[1:]]
        x, y = [*numbers, 0, 0][:2]
        return read_seat(words[0], 2, self.where), x, y

    def _read_half(self, line: str) -> None:
        s = self.s
        for part in line.split(","):
            name, *words = part.split() or [""]
            if name in ("half", "quiet") and len(words) == 1:
                setattr(
                    s,
                    name,
                    read_number(words[0], 1 if name == "half" else 0, 3 if name == "half" else 100_000, self.where),
                )
            elif name == "touchdowns" and len(words) == 2:
                for team in range(2):
                    s.touchdowns[team] = read_number(words[team], 0, 2, self.where)
            elif name in ("had", "lost") and len(words) == 1:
                setattr(s, name, read_seat(words[0], 2, self.where))
            elif name == "rule" and len(words) == 2:
                self._read_rule(read_seat(words[0], 2, self.where), words[1])
            elif name == "tackled" and not words:
                s.tackled = 1
            elif name == "settled" and not words:
                s.unsettled = 0
            else:
                raise self._error(f"{part.strip()!r}: expected half, touchdowns, quiet, tackled, settled, had, lost or rule")

    def _read_rule(self, team: int, name: str) -> None:
        names = self.s.game.team_rules[team]
        if name not in names:
            raise self._error(f"{name!r} is no team rule of {'AB'[team]}. {_expected_rules(names)}")
        self.s.team_rule[team] = names.index(name)

    def _read_team(self, team: int, text: str) -> None:
        for part in filter(None, (part.strip() for part in text.split(","))):
            word, *names = part.split()
            if word not in HEALTH:
                raise self._error(f"{word!r}: expected injured or serious")
            for name in [] if names == ["none"] else names:
                if name not in PLAYERS:
                    raise self._error(f"{name!r} is no player. Expected one of {', '.join(PLAYERS)}")
                self.s.health[11 * team + PLAYERS.index(name)] = HEALTH[word]

    def _read_row(self, key: str, words: list[str], line: str) -> None:
        field = self.s.box.field
        squares = [square for square in range(field.squares) if field.row_of[square] == int(key)]
        if not squares:
            raise self._error(f"there is no row {key}. Expected 1 to {field.rows}")
        if len(words) != len(squares):
            raise self._error(f"{len(words)} squares, but row {key} has {len(squares)}")
        for square, (word, found) in zip(squares, [(m[0], m) for m in re.finditer(r"\S+", line)][1:], strict=True):
            self._read_square(square, word, found.start() + 1)

    def _read_square(self, square: int, word: str, column: int) -> None:
        s = self.s
        name = word.removesuffix("*")
        if word == "x":
            s.carnage[s.box.field.row_of[square]] |= s.box.field.bit_of[square]
        elif word == "o":
            s.ball = square
            self.balls.append(f"{self.where}, column {column}")
        elif name in PLAYERS or (name.upper() in PLAYERS and name == name.lower()):
            player = PLAYERS.index(name.upper()) + (0 if name in PLAYERS else 11)
            self._put(player, square, column)
            if word.endswith("*") and s.carrier != player:
                s.carrier = player
                self.balls.append(f"{self.where}, column {column}")
        elif word != ".":
            raise self._error(f"column {column}: {word!r}: expected . x o or a player such as RB1, rb1 or RB1*")

    def _put(self, player: int, square: int, column: int) -> None:
        s = self.s
        if s.standing_on(square) == player:  # the Heavy Tackle's second foot
            return
        if s.at[player] != c.NOWHERE:
            raise self._error(f"column {column}: {player_name(player)} stands on the field twice")
        if s.health[player] != c.FIT:
            raise self._error(f"column {column}: {player_name(player)} is injured and cannot stand on the field")
        if not may_stand(s, player, square):
            raise self._error(f"column {column}: there is no room for {player_name(player)}")
        s.put(player, square)

    def _check_ball(self, nowhere: bool) -> None:
        if len(self.balls) > 1:
            raise self._error(f"two balls: {self.balls[0]} and {self.balls[1]}. Expected one o or one *")
        if not self.balls and not nowhere:
            raise self._error("there is no ball. Expected one o or one *")
        if self.s.carrier != c.NOBODY:
            self.s.had = self.s.carrier // c.TEAM_SIZE

    def _all_placed(self) -> None:
        s = self.s
        lining_up = any(rule in (c.START_HALF, c.PICK_RULE, c.BEGIN_LINE_UP, c.LINE_UP) for rule, *_ in s.pending())
        for player in range(c.PLAYERS):
            if s.health[player] == c.FIT and s.at[player] == c.NOWHERE and not lining_up:
                raise self._error(f"{player_name(player)} is neither on the field nor injured")
