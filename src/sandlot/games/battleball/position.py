"""A game as text that a person can read, write and edit. docs/games/battleball.md describes it."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial

from sandlot.core.errors import BadPosition, one_of
from sandlot.core.game import Game
from sandlot.core.positions import read_number, read_seat, read_steps, write_head, write_steps
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.next_steps import LINING_UP, PLACING, StepReader, write_details
from sandlot.games.battleball.notation import PLAYERS, player_name
from sandlot.games.battleball.reach import may_stand
from sandlot.games.battleball.rules_ending import somebody_can_score
from sandlot.games.battleball.state import BattleBall

CELL = 5  # the longest word is RB1*
HEALTH = {"injured": c.INJURED, "serious": c.SERIOUS}


def field_words(s: BattleBall, hidden: Collection[int] = ()) -> dict[int, str]:
    """What stands on each square that is not empty, as a word; without the players of hidden teams."""
    field = s.box.field
    found = {square: "x" for square in range(field.squares) if s.carnage[field.row_of[square]] & field.bit_of[square]}
    if s.ball != c.NOWHERE:
        found[s.ball] = "o"
    for player in range(c.PLAYERS):
        if s.at[player] != c.NOWHERE and player // c.TEAM_SIZE not in hidden:
            name = PLAYERS[player % c.TEAM_SIZE]
            word = (name if player < c.TEAM_SIZE else name.lower()) + ("*" if player == s.carrier else "")
            found[s.at[player]] = found[s.right_foot(player)] = word
    return found


def write(game: Game, s: BattleBall) -> str:
    words = [f"half {s.half}", f"touchdowns {s.touchdowns[0]} {s.touchdowns[1]}", f"quiet {s.quiet}"]
    words += ["tackled"] if s.tackled else []
    words += [] if s.unsettled else ["settled"]
    words += [f"had {'AB'[s.had]}"] if s.had != c.NOBODY else []
    words += [f"lost {'AB'[s.lost]}"] if s.lost != c.NOBODY else []
    words += [
        f"rule {'AB'[team]} {s.game.team_rules[team][rule]}" for team, rule in enumerate(s.team_rule) if rule >= 0
    ]
    lines = [write_head(game, 2), ", ".join(words)]
    lines += [_team_line(s, team) for team in range(2)]
    field, found = s.box.field, field_words(s)
    for row in range(field.rows, 0, -1):
        words = [found.get(square, ".") for square in range(field.first_in_row[row], field.first_in_row[row + 1])]
        lines.append((f"{row:<3}" + ("" if row % 2 else "   ") + "".join(f"{word:<{CELL}}" for word in words)).rstrip())
    if s.ball == c.NOWHERE and s.carrier == c.NOBODY:
        lines.append("ball: nowhere")
    lines.append(f"next: {write_steps(game, s, partial(write_details, s))}")
    return "\n".join(lines) + "\n"


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
        self.words: dict[int, tuple[str, str]] = {}  # square -> what is written there, and where
        self.nowhere = self.settled = False
        self.half_line = "line 2"
        self.next: tuple[str, str] | None = None  # the steps, and where they stand

    def _error(self, reason: str) -> BadPosition:
        return BadPosition(f"{self.where}: {reason}.")

    def read(self) -> BattleBall:
        s = self.s
        s.ball = c.NOWHERE
        self._read_lines()
        self.where = "the whole text"
        if self.next is None:
            raise self._error("there is no line 'next:'. Expected one such as 'next: turn A'")
        self._check_field()
        steps, self.where = self.next
        reader = StepReader(s, self.where)
        read_steps(self.game, s, steps, self.where, reader.read)
        reader.check_shape()
        self._check_next(reader.steps)
        s.settle()
        if s.to_act >= 0 and s.ask() == 0:
            raise self._error("somebody would be to act, but could do nothing")
        return s

    def _read_lines(self) -> None:
        seen = set()
        for number, line in self.lines:
            self.where = f"line {number}"
            key = line.split()[0]
            if key in seen:
                raise self._error(f"{key!r} stands in the text twice")
            seen.add(key)
            self._read_line(key, line)
        self.where = "the whole text"
        for row in range(1, self.s.box.field.rows + 1):
            if str(row) not in seen:
                raise self._error(f"row {row} of the field is missing")

    def _read_line(self, key: str, line: str) -> None:
        if key == "half":
            self.half_line = self.where
            self._read_half(line)
        elif key in ("A:", "B:"):
            self._read_team("AB".index(key[0]), line.partition(":")[2])
        elif re.fullmatch("[1-9][0-9]?", key):
            self._read_row(int(key), line)
        elif line.split() == ["ball:", "nowhere"]:
            self.nowhere = True
        elif key == "next:":
            self.next = line.partition(":")[2], self.where
        else:
            raise self._error(f"unknown line {key!r}. Expected half, A:, B:, a row of the field, ball: or next:")

    # -- the second line and the teams -----------------------------------------------------------

    def _read_half(self, line: str) -> None:
        seen = set()
        for part in line.split(","):
            name, *words = part.split() or [""]
            if (name, *words[: name == "rule"]) in seen:
                raise self._error(f"{name!r} stands there twice")
            seen.add((name, *words[: name == "rule"]))
            if not self._read_fact(name, words):
                raise self._error(
                    f"{part.strip()!r}: expected half, touchdowns, quiet, tackled, settled, had, lost or rule"
                )

    def _read_fact(self, name: str, words: list[str]) -> bool:
        """Whether it is one."""
        s = self.s
        if name == "half" and len(words) == 1:
            s.half = read_number(words[0], 1, 3, self.where)
        elif name == "quiet" and len(words) == 1:
            s.quiet = read_number(words[0], 0, 100_000, self.where)
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
            self.settled = True
        else:
            return False
        return True

    def _read_rule(self, team: int, name: str) -> None:
        names = self.s.game.team_rules[team] if self.s.box.team_rules[team] else []
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
                player = 11 * team + PLAYERS.index(name)
                if self.s.health[player] != c.FIT:
                    raise self._error(f"{name} is named twice")
                self.s.health[player] = HEALTH[word]

    # -- the field ----------------------------------------------------------------------------------

    def _read_row(self, row: int, line: str) -> None:
        field = self.s.box.field
        if row > field.rows:
            raise self._error(f"there is no row {row}. Expected 1 to {field.rows}")
        squares = range(field.first_in_row[row], field.first_in_row[row + 1])
        words = list(re.finditer(r"\S+", line))[1:]
        if len(words) != len(squares):
            raise self._error(f"{len(words)} squares, but row {row} has {len(squares)}")
        for square, word in zip(squares, words, strict=True):
            self.words[square] = word[0], f"{self.where}: column {word.start() + 1}"
            self._read_square(square, *self.words[square])

    def _read_square(self, square: int, word: str, place: str) -> None:
        s = self.s
        name = word.removesuffix("*")
        if word == "x":
            s.carnage[s.box.field.row_of[square]] |= s.box.field.bit_of[square]
        elif word == "o":
            s.ball = square
            self.balls.append(place.replace(":", ","))
        elif name in PLAYERS or (name.upper() in PLAYERS and name == name.lower()):
            player = PLAYERS.index(name.upper()) + (0 if name in PLAYERS else 11)
            self._put(player, square, place)
            if word.endswith("*") and s.carrier != player:
                s.carrier = player
                self.balls.append(place.replace(":", ","))
        elif word != ".":
            raise BadPosition(f"{place}: {word!r}: expected . x o or a player such as RB1, rb1 or RB1*.")

    def _put(self, player: int, square: int, place: str) -> None:
        s = self.s
        if s.standing_on(square) == player:  # the Heavy Tackle's second foot
            return
        if s.at[player] != c.NOWHERE:
            raise BadPosition(f"{place}: {player_name(player)} stands on the field twice.")
        if not may_stand(s, player, square):
            raise BadPosition(f"{place}: there is no room for {player_name(player)}.")
        s.put(player, square)

    def _check_field(self) -> None:
        s = self.s
        for player in range(c.PLAYERS):
            if s.at[player] == c.NOWHERE:
                continue
            word, place = self.words[s.at[player]]
            if s.health[player] != c.FIT:
                raise BadPosition(f"{place}: {player_name(player)} is injured and cannot stand on the field.")
            if self.words[s.right_foot(player)][0] != word:
                raise BadPosition(f"{place}: the Heavy Tackle stands on two squares side by side, as in {word} {word}.")
        if len(self.balls) > 1:
            raise self._error(f"two balls: {self.balls[0]} and {self.balls[1]}. Expected one o or one *")
        if self.balls and self.nowhere:
            raise self._error(f"the ball is nowhere, and yet there is one on {self.balls[0]}")
        if s.carrier != c.NOBODY:
            s.had = s.carrier // c.TEAM_SIZE

    # -- what must fit together -------------------------------------------------------------------------

    def _check_next(self, steps: list[tuple[int, int]]) -> None:
        s = self.s
        rule, _ = steps[0]
        if rule in PLACING and self.balls:
            raise self._error(f"the ball is to be placed, and yet there is one on {self.balls[0]}")
        if rule not in (*PLACING, c.GAME_OVER) and not self.balls:
            self.where = "the whole text"
            raise self._error("there is no ball. Expected one o or one *")
        self._check_players(steps)
        self._check_half(rule == c.GAME_OVER)
        out_of_play = rule in (*PLACING, c.GAME_OVER)
        s.unsettled = 0 if self.settled and (out_of_play or somebody_can_score(s)) else 1
        if rule in (c.PICK_RULE, c.SHOW_RULES) and not s.box.team_rules[0]:
            raise self._error("team rules are chosen only with the option team_rules")

    def _check_half(self, over: bool) -> None:
        """A half for every touchdown, and one more."""
        s = self.s
        self.where = self.half_line
        scored = s.touchdowns[0] + s.touchdowns[1]
        won = max(s.touchdowns) == 2
        if won and not over:
            raise self._error("a team has two touchdowns, so the game is over. Expected 'next: game-over'")
        if scored != (s.half if won else s.half - 1):
            raise self._error(f"half {s.half} does not go with touchdowns {s.touchdowns[0]} {s.touchdowns[1]}")
        if s.half == 1 and s.lost != c.NOBODY:
            raise self._error("nobody has lost the first half yet")
        if s.half == 2 and not won:
            loser = 0 if s.touchdowns[1] else 1
            if s.lost not in (loser, c.NOBODY):
                raise self._error(f"the first half was lost by {'AB'[loser]}, not by {'AB'[s.lost]}")
            s.lost = loser

    def _check_players(self, steps: list[tuple[int, int]]) -> None:
        s = self.s
        rules = [rule for rule, _ in steps]
        lining_up = any(rule in LINING_UP for rule in rules)
        for team in range(2):
            waiting = [
                player for player in range(11 * team, 11 * team + 11) if s.health[player] == c.FIT and s.at[player] < 0
            ]
            if waiting and not lining_up:
                raise self._error(f"{player_name(waiting[0])} is neither on the field nor injured")
            if not waiting and (c.LINE_UP, team) in steps:
                raise self._error(f"{'AB'[team]} has nobody left to line up")
            if not s.on_field(team) and not lining_up and c.GAME_OVER not in rules:
                raise self._error(f"{'AB'[team]} has nobody on the field")
