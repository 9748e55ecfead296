"""What comes next, as words: the `next:` line of a position."""

from __future__ import annotations

import re

from sandlot.core.errors import BadPosition
from sandlot.core.events import seat_letter
from sandlot.core.positions import read_number, read_seat
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.notation import PLAYERS, place_number, roll_name, roll_number, square_name, square_number
from sandlot.games.battleball.rules_tackle import (
    ATTACKER_DIE,
    DEFENDER_DIE,
    DEFENDER_ROLL,
    DIE_BITS,
    ROLL_BITS,
)
from sandlot.games.battleball.rules_turn import PlayersDie, may_hand_off, may_pass
from sandlot.games.battleball.state import BattleBall, high_die, low_die

TEAM = int(c.TEAM_SIZE)
SEATLESS = (c.START_HALF, c.SHOW_RULES, c.GAME_OVER)
WITH_FIRST_TEAM = (c.BEGIN_LINE_UP, c.SHOW_LINE_UP)
PLACING = (c.PLACE_BALL, c.INCOMPLETE)
LINING_UP = (c.START_HALF, c.PICK_RULE, c.SHOW_RULES, c.BEGIN_LINE_UP, c.LINE_UP)

# Steps with their seats (no seat: A), as they can follow one another.
SHAPES = re.compile(
    r"(turn|end-turn):."
    r"|start-half:A|game-over:A|toss:."
    r"|(pick-rule:A )?pick-rule:B show-rules:A begin-line-up:A"
    r"|begin-line-up:A"
    r"|(line-up:A )?(line-up:B )?show-line-up:A"
    r"|after-move:(?P<moved>.) end-turn:(?P=moved)"
    r"|(name-player|roll-to-move|move):(?P<mover>.) after-move:(?P=mover) end-turn:(?P=mover)"
    r"|(choose-tackle|choose-play|roll-(attacker|defender|giver|taker|receiver|pass)):(?P<actor>.) end-turn:(?P=actor)"
    r"|use-die:. end-turn:."
    r"|place-ball:. (after-move:(?P<faulty>.) end-turn:(?P=faulty)|end-turn:.)"
    r"|incomplete:(?P<placer>.) end-turn:(?!(?P=placer))."
)


def write_details(s: BattleBall, rule: int, seat: int, x: int, y: int) -> str:
    if rule in SEATLESS:
        return ""
    if rule in WITH_FIRST_TEAM:
        return f"first {'AB'[x - 1]}" if x else ""
    return f"{seat_letter(seat)} {_details(s, rule, seat, x, y)}".strip()


def _details(s: BattleBall, rule: int, seat: int, x: int, y: int) -> str:
    player = PLAYERS[x % TEAM]
    if rule == c.TOSS:
        return str(x) if x else ""
    if rule in (c.ROLL_TO_MOVE, c.ROLL_RECEIVER):
        return player
    if rule in (c.MOVE, c.INCOMPLETE):
        return f"{player} {y}"
    if rule == c.ROLL_ATTACKER:
        return f"{player} x {PLAYERS[y % TEAM]}"
    if rule == c.ROLL_DEFENDER:
        attacker, roll = y & int(ROLL_BITS), y >> 7
        return f"{PLAYERS[attacker % TEAM]} x {player} rolled {roll_name(roll)}"
    if rule == c.USE_DIE:
        return _dice_words(x, y)
    if rule == c.ROLL_GIVER:
        return PLAYERS[y % TEAM]
    if rule in (c.ROLL_TAKER, c.ROLL_PASS):
        return f"{player} rolled {roll_name(y)}"
    if rule == c.PLACE_BALL:
        return f"{square_name(s.box.field, x)} {PLAYERS[y % TEAM]}"
    return ""


def _dice_words(pair: int, dice: int) -> str:
    attack = dice & int(ROLL_BITS)
    words = f"{PLAYERS[pair // TEAM]} x {PLAYERS[pair % TEAM]} rolled {roll_name(attack)}"
    words += f" against {roll_name(dice >> int(DEFENDER_ROLL) & int(ROLL_BITS))}"
    chosen = dice >> int(ATTACKER_DIE) & int(DIE_BITS)
    return f"{words} counting {chosen}" if chosen and low_die(attack) != high_die(attack) else words


class StepReader:
    """Reads the words after the names of the steps. The field must have been read."""

    def __init__(self, s: BattleBall, where: str) -> None:
        self.s, self.where = s, where
        self.steps: list[tuple[int, int]] = []  # rule and seat of those that have been read

    def _error(self, reason: str) -> BadPosition:
        return BadPosition(f"{self.where}: {reason}.")

    def check_shape(self) -> None:
        """Whether these steps can follow one another."""
        names = [f"{self.s.game.steps[rule].name}:{seat_letter(seat)}" for rule, seat in self.steps]
        if not SHAPES.fullmatch(" ".join(names)):
            steps = ", ".join(name.replace(":", " ") for name in names)
            raise self._error(f"{steps}: these steps cannot follow one another. The usual text is 'turn A'")

    def read(self, rule: int, words: list[str]) -> tuple[int, int, int]:
        """Seat and details of a step."""
        seat, x, y = self._read(rule, words)
        self.steps.append((rule, seat))
        return seat, x, y

    def _read(self, rule: int, words: list[str]) -> tuple[int, int, int]:
        if rule in SEATLESS and not words:
            return 0, 0, 0
        if rule in WITH_FIRST_TEAM:
            if words and (words[0] != "first" or len(words) != 2):
                raise self._expected(rule, "nothing or who goes first, as in 'first A'")
            return 0, 1 + read_seat(words[1], 2, self.where) if words else 0, 0
        if rule in SEATLESS or not words:
            raise self._expected(rule, "nothing" if rule in SEATLESS else "a seat")
        seat = read_seat(words[0], 2, self.where)
        x, y = self._read_details(rule, seat, words[1:])
        return seat, x, y

    def _expected(self, rule: int, what: str) -> BadPosition:
        return self._error(f"{self.s.game.steps[rule].name}: expected {what}")

    def _read_details(self, rule: int, seat: int, words: list[str]) -> tuple[int, int]:
        s = self.s
        if rule in (c.FUMBLE, c.HALT_PLAY, c.RESOLVE_TACKLE):
            raise self._error(f"{s.game.steps[rule].name!r} is over at once and cannot stand in a text")
        if rule == c.TOSS and seat == 1:
            if len(words) != 1:
                raise self._expected(rule, "the roll of A, as in 'toss B 7'")
            return read_number(words[0], 1, int(s.box.dice[0]), self.where), 0
        if rule in (c.ROLL_TO_MOVE, c.ROLL_RECEIVER, c.ROLL_GIVER):
            return self._one_player(rule, seat, words)
        if rule == c.MOVE:
            return self._player_and_number(rule, seat, words, 1, 40)
        if rule == c.INCOMPLETE:
            return self._player_and_number(rule, 1 - seat, words, 1, 6)
        if rule == c.ROLL_ATTACKER:
            attacker, defender = self._pair(rule, seat, words)
            return attacker, defender
        if rule == c.ROLL_DEFENDER:
            return self._roll_defender(rule, seat, words)
        if rule == c.USE_DIE:
            return self._use_die(rule, seat, words)
        if rule in (c.ROLL_TAKER, c.ROLL_PASS):
            return self._taker_and_roll(rule, seat, words)
        if rule == c.PLACE_BALL:
            return self._place_ball(rule, seat, words)
        if words:
            raise self._expected(rule, "a seat and nothing else")
        return 0, 0

    def _player(self, seat: int, word: str) -> int:
        place = place_number(word)
        if place is None:
            raise self._error(f"{word!r} is no player. Expected one of {', '.join(PLAYERS)}")
        player = TEAM * seat + place
        if self.s.at[player] == c.NOWHERE:
            raise self._error(f"{'AB'[seat]} {PLAYERS[place]} is not on the field")
        return player

    def _one_player(self, rule: int, seat: int, words: list[str]) -> tuple[int, int]:
        if len(words) != 1:
            raise self._expected(rule, "a seat and a player, as in 'A RB1'")
        player = self._player(seat, words[0])
        if rule == c.ROLL_TO_MOVE:
            return player, 0
        self._may_be_given(seat, player, rule == c.ROLL_GIVER)
        return (int(self.s.carrier), player) if rule == c.ROLL_GIVER else (player, 0)

    def _may_be_given(self, seat: int, player: int, by_hand: bool) -> None:
        s = self.s
        if s.carrier == c.NOBODY or s.carrier // TEAM != seat:
            raise self._error(f"{'AB'[seat]} does not have the ball")
        if not (may_hand_off(s, player) if by_hand else may_pass(s, player)):
            raise self._error(f"the ball cannot be {'handed' if by_hand else 'passed'} to {PLAYERS[player % TEAM]}")

    def _player_and_number(self, rule: int, seat: int, words: list[str], low: int, high: int) -> tuple[int, int]:
        if len(words) != 2:
            raise self._expected(rule, "a seat, a player and a number, as in 'A RB1 7'")
        return self._player(seat, words[0]), read_number(words[1], low, high, self.where)

    def _pair(self, rule: int, seat: int, words: list[str]) -> tuple[int, int]:
        if len(words) != 3 or words[1] != "x":
            raise self._expected(rule, "who tackles whom, as in 'A LB1 x S2'")
        attacker, defender = self._player(seat, words[0]), self._player(1 - seat, words[2])
        if not self.s.next_to(attacker, defender):
            raise self._error(f"{words[0]} and {words[2]} are not next to each other")
        return attacker, defender

    def _roll(self, player: int, words: list[str]) -> int:
        roll = roll_number(" ".join(words))
        if roll is None or not PlayersDie().weight(self.s, player, 0, roll):
            raise self._error(f"{' '.join(words)!r} is no roll of {PLAYERS[player % TEAM]}")
        return roll

    def _roll_defender(self, rule: int, seat: int, words: list[str]) -> tuple[int, int]:
        if words[3:4] != ["rolled"]:
            raise self._expected(rule, "a tackle and the attacker's roll, as in 'A LB1 x S2 rolled 7'")
        attacker, defender = self._pair(rule, seat, words[:3])
        return defender, attacker | self._roll(attacker, words[4:]) << 7

    def _use_die(self, rule: int, seat: int, words: list[str]) -> tuple[int, int]:
        text = " ".join(words)
        found = re.fullmatch(r"(\w+ x \w+) rolled ([\d ]+) against ([\d ]+?)(?: counting (\d))?", text)
        if not found:
            raise self._expected(rule, "a tackle with its dice, as in 'A HT x S2 rolled 3 5 against 7'")
        first = roll_number(found[2])
        undecided = first is not None and low_die(first) != high_die(first) and found[4] is None
        attacking = seat if undecided else 1 - seat  # the attacker's coach chooses first
        attacker, defender = self._pair(rule, attacking, found[1].split())
        attack, defence = self._roll(attacker, found[2].split()), self._roll(defender, found[3].split())
        dice = attack | defence << int(DEFENDER_ROLL)
        if low_die(attack) == high_die(attack):
            dice |= int(low_die(attack)) << int(ATTACKER_DIE)
        elif found[4]:
            if int(found[4]) not in (low_die(attack), high_die(attack)):
                raise self._error(f"{found[4]} is not one of the attacker's dice")
            dice |= int(found[4]) << int(ATTACKER_DIE)
        if low_die(defence) == high_die(defence):
            dice |= int(low_die(defence)) << int(DEFENDER_DIE)
        self._check_chooser(seat, attacking, dice)
        return TEAM * (attacker % TEAM) + defender % TEAM, dice

    def _check_chooser(self, seat: int, attacking: int, dice: int) -> None:
        open_attack = dice >> int(ATTACKER_DIE) & int(DIE_BITS) == 0
        open_defence = dice >> int(DEFENDER_DIE) & int(DIE_BITS) == 0
        if not (open_attack or open_defence):
            raise self._error("all dice are settled, so there is nothing to choose")
        if seat != (attacking if open_attack else 1 - attacking):
            raise self._error(f"it is not {'AB'[seat]} who chooses")

    def _taker_and_roll(self, rule: int, seat: int, words: list[str]) -> tuple[int, int]:
        if len(words) < 3 or words[1] != "rolled":
            raise self._expected(rule, "a seat, a player and a roll, as in 'A RB1 rolled 7'")
        player = self._player(seat, words[0])
        self._may_be_given(seat, player, rule == c.ROLL_TAKER)
        roller = int(self.s.carrier) if rule == c.ROLL_TAKER else player
        return player, self._roll(roller, words[2:])

    def _place_ball(self, rule: int, seat: int, words: list[str]) -> tuple[int, int]:
        square = square_number(self.s.box.field, words[0]) if len(words) == 2 else None
        place = place_number(words[1]) if len(words) == 2 else None
        if square is None or place is None:
            raise self._expected(rule, "who places, where it was fumbled and by whom, as in 'B h10 RB1'")
        fumbler = TEAM * (1 - seat) + place
        stands = self.s.at[fumbler]
        if stands not in (square, c.NOWHERE) or (stands == c.NOWHERE and self.s.standing_on(square) != c.CARNAGE):
            raise self._error(f"{'AB'[1 - seat]} {words[1]} neither stands nor has left Carnage on {words[0]}")
        if self.s.is_heavy(fumbler) and self.s.box.field.step(square, 1) == c.NOWHERE:
            raise self._error(f"the Heavy Tackle has no room on {words[0]}")
        return square, fumbler
