"""A game as text that a person can read, write and edit. docs/games/gouwan.md describes it."""

from __future__ import annotations

import re

from sandlot.core.errors import BadPosition, did_you_mean, one_of
from sandlot.core.events import seat_letter
from sandlot.core.game import Game
from sandlot.core.positions import read_number, read_seat, read_steps, write_head, write_steps
from sandlot.games.gouwan import contents as c
from sandlot.games.gouwan.cards import Cards
from sandlot.games.gouwan.notation import bat_words, pitch_words, place_number, space_name, space_number
from sandlot.games.gouwan.rules_pitch import CLOSER
from sandlot.games.gouwan.rules_setup import is_on_staff, put_in_order
from sandlot.games.gouwan.state import Gouwan

HALVES = ("top", "bottom")
COUNTS = {"outs": 2, "strikes": 2, "balls": 3}
SEATLESS = (
    c.SHOW_TEAMS, c.DECIDE_FIRST, c.START_HALF, c.NEXT_PITCH, c.ROLL_PATH, c.ROLL_HIT, c.ROLL_BUNT, c.END_HALF, c.GAME_OVER,
)  # fmt: skip
PICKING = (c.PICK_PITCHER, c.PICK_BATTER)
BATTED = (c.ROLL_PATH, c.ROLL_HIT, c.ROLL_BUNT)

# Steps as they can follow one another.
SHAPES = re.compile(
    r"pick-pitcher|pick-batter|show-teams|decide-first|start-half|next-pitch|end-half|game-over"
    r"|(change-pitcher )?(change-batter )?throw|bat roll-path|roll-path|roll-hit|roll-bunt"
)


def write(game: Game, s: Gouwan, cards: Cards) -> str:
    words = [f"inning {s.inning} {HALVES[s.half]}"]
    words += [f"{name} {getattr(s, name)}" for name in COUNTS]
    if s.bases:
        words.append("runners " + " ".join(str(base) for base in (1, 2, 3) if s.bases >> (base - 1) & 1))
    words += [f"first {'AB'[s.first]}"] if s.first != c.NONE else []
    words += [f"conceded {'AB'[s.conceded - 1]}"] if s.conceded else []
    lines = [write_head(game, 2), ", ".join(words)]
    for team in range(2):
        lines += _team_lines(s, team, cards)
    if s.pitch != c.NONE:
        lines.append(f"pitch: {pitch_words(cards, s.pitch, s.start)}")
    if s.at_bat != c.NONE:
        lines.append(f"bat: {bat_words(s.at_bat)}")
    if s.ball != c.NONE:
        lines.append(f"ball: {space_name(s.ball)}")
    lines.append(f"next: {write_steps(game, s, _write_details)}")
    return "\n".join(lines) + "\n"


def _team_lines(s: Gouwan, team: int, cards: Cards) -> list[str]:
    letter = "AB"[team]
    runs = " ".join(str(runs) for runs in list(s.runs)[team::2])
    staff = [
        cards.pitchers[team][s.staff[c.ROLES * team + role]] + ("*" if s.in_use[team] == role else "")
        for role in range(c.ROLES)
        if s.staff[c.ROLES * team + role] != c.NONE
    ]
    before = s.score[team] - sum(list(s.runs)[team::2])
    facts = [f"runs {runs}", *([f"before {before}"] if before else [])]
    facts += [f"pitchers {' '.join(staff)}"] if staff else []
    lines = [f"{letter}: {', '.join(facts)}, up {s.up[team] + 1}"]
    order = [cards.batters[team][card] for card in list(s.order)[9 * team : 9 * team + 9] if card != c.NONE]
    out = [name for card, name in enumerate(cards.batters[team]) if s.cards[c.BATTERS * team + card] == c.OUT_OF_GAME]
    lines += [f"{letter} order: {' '.join(order)}"] if order else []
    lines += [f"{letter} out: {' '.join(out)}"] if out else []
    return lines


def _write_details(rule: int, seat: int, x: int, y: int) -> str:
    if rule in SEATLESS:
        return ""
    return f"{seat_letter(seat)} {x + 1}" if rule in PICKING else seat_letter(seat)


def read(game: Game, s: Gouwan, text: str, cards: Cards) -> Gouwan:
    return _Reader(game, s, text, cards).read()


class _Reader:
    def __init__(self, game: Game, s: Gouwan, text: str, cards: Cards) -> None:
        self.game, self.s, self.cards = game, s, cards
        self.where = "line 1"
        lines = text.strip("\n").splitlines()
        self.lines = [(number, line) for number, line in enumerate(lines, start=1) if line.strip()][1:]
        self.next: tuple[str, str] | None = None
        self.runs: list[list[int]] = [[], []]
        self.before = [0, 0]
        self.steps: list[tuple[int, int]] = []

    def _error(self, reason: str) -> BadPosition:
        return BadPosition(f"{self.where}: {reason}.")

    def read(self) -> Gouwan:
        s = self.s
        seen = set()
        for number, line in self.lines:
            self.where = f"line {number}"
            key = line.partition(":")[0].strip() if ":" in line else line.split()[0]
            if key in seen:
                raise self._error(f"{key!r} stands in the text twice")
            seen.add(key)
            self._read_line(key, line)
        self.where = "the whole text"
        if self.next is None:
            raise self._error("there is no line 'next:'. Expected one such as 'next: next-pitch'")
        self._finish_runs()
        steps, self.where = self.next
        read_steps(self.game, s, steps, self.where, self._read_details)
        self._check()
        s.settle()
        return s

    def _read_line(self, key: str, line: str) -> None:
        rest = line.partition(":")[2].split()
        if key == "inning":
            self._read_facts(line)
        elif key in ("A", "B"):
            self._read_team("AB".index(key), line.partition(":")[2])
        elif key in ("A order", "B order"):
            self._read_order("AB".index(key[0]), rest)
        elif key in ("A out", "B out"):
            for name in rest:
                self._take_card("AB".index(key[0]), name, int(c.OUT_OF_GAME))
        elif key == "pitch" and len(rest) == 2:
            self.s.pitch = self._one_of(self.cards.pitches, rest[0], "pitch")
            self.s.start = self._space(rest[1])
        elif key == "bat":
            self.s.at_bat = self._batting_card(rest)
        elif key == "ball" and len(rest) == 1:
            self.s.ball = self._space(rest[0])
        elif key == "next":
            self.next = line.partition(":")[2], self.where
        else:
            raise self._error(
                f"unknown line {key!r}. Expected inning, A:, A order:, A out:, the same of B, pitch:, bat:, ball: or next:"
            )

    def _one_of(self, names: list[str], name: str, what: str) -> int:
        if name not in names:
            raise self._error(f"{name!r} is no {what}.{did_you_mean(name, names)} Expected {one_of(names, limit=30)}")
        return names.index(name)

    def _space(self, word: str) -> int:
        space = space_number(word)
        if space is None:
            raise self._error(f"{word!r} is no space. Expected a1 to g7")
        return space

    def _batting_card(self, words: list[str]) -> int:
        place = place_number(words[1]) if len(words) == 2 and words[0] == "swing" else None
        if place is not None:
            return int(c.SWING) + place
        if words in (["wait"], ["bunt"]):
            return int(c.WAIT if words == ["wait"] else c.BUNT)
        raise self._error("expected wait, bunt or swing with a place from a1 to d7")

    def _read_facts(self, line: str) -> None:
        s = self.s
        for part in line.split(","):
            name, *words = part.split() or [""]
            if name == "inning" and len(words) == 2 and words[1] in HALVES:
                s.inning = read_number(words[0], 1, 999, self.where)
                s.half = HALVES.index(words[1])
            elif name in COUNTS and len(words) == 1:
                setattr(s, name, read_number(words[0], 0, COUNTS[name], self.where))
            elif name == "runners" and words and words == sorted(set(words) & {"1", "2", "3"}):
                s.bases = sum(1 << int(base) - 1 for base in words)
            elif name == "first" and len(words) == 1:
                s.first = read_seat(words[0], 2, self.where)
            elif name == "conceded" and len(words) == 1:
                s.conceded = 1 + read_seat(words[0], 2, self.where)
            else:
                raise self._error(
                    f"{part.strip()!r}: expected 'inning 1 top', outs, strikes, balls, 'runners 1 3', first or conceded"
                )

    def _read_team(self, team: int, text: str) -> None:
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, *words = part.split()
            if name == "runs" and words:
                self.runs[team] = [read_number(word, 0, 10_000, self.where) for word in words]
            elif name == "before" and len(words) == 1:
                self.before[team] = read_number(words[0], 0, 10_000, self.where)
            elif name == "pitchers" and 1 <= len(words) <= c.ROLES:
                self._read_staff(team, words)
            elif name == "up" and len(words) == 1:
                self.s.up[team] = read_number(words[0], 1, int(c.ORDER), self.where) - 1
            else:
                raise self._error(f"{part!r}: expected runs, before, pitchers or up")

    def _read_staff(self, team: int, words: list[str]) -> None:
        s = self.s
        for role, word in enumerate(words):
            card = self._one_of(self.cards.pitchers[team], word.removesuffix("*"), "pitcher of this side")
            if is_on_staff(s, team, card):
                raise self._error(f"{word} is named twice")
            s.staff[c.ROLES * team + role] = card
            if word.endswith("*"):
                s.in_use[team] = role
        if sum(word.endswith("*") for word in words) > 1:
            raise self._error("two pitchers are in use. Expected one *")

    def _read_order(self, team: int, names: list[str]) -> None:
        if len(names) > c.ORDER:
            raise self._error(f"{len(names)} batters. Expected {c.ORDER}")
        for place, name in enumerate(names):
            self._take_card(team, name, int(c.IN_ORDER))
            put_in_order(self.s, team, place, self.cards.batters[team].index(name))

    def _take_card(self, team: int, name: str, use: int) -> None:
        card = int(c.BATTERS) * team + self._one_of(self.cards.batters[team], name, "batter of this side")
        if self.s.cards[card] != c.SPARE:
            raise self._error(f"{name} is named twice")
        self.s.cards[card] = use

    def _finish_runs(self) -> None:
        s = self.s
        for team in range(2):
            if len(self.runs[team]) > s.inning:
                raise self._error(
                    f"{'AB'[team]} has runs in {len(self.runs[team])} innings, but this is inning {s.inning}"
                )
            self.runs[team] += [0] * (s.inning - len(self.runs[team]))
            s.score[team] = sum(self.runs[team]) + self.before[team]
        s.set_vector("runs", [runs for inning in zip(*self.runs, strict=True) for runs in inning])

    def _read_details(self, rule: int, words: list[str]) -> tuple[int, int, int]:
        name = self.game.steps[rule].name
        if rule in SEATLESS:
            if rule == c.ROLL_HIT and len(words) == 1:
                self.s.ball = self._space(words[0])
            elif words:
                raise self._error(f"{name}: expected nothing after it")
            seat = 0
            if self.s.first != c.NONE and rule in BATTED:
                seat = self.s.pitching() if rule == c.ROLL_PATH else self.s.batting()
            self.steps.append((rule, seat))
            return seat, 0, 0
        if len(words) != (2 if rule in PICKING else 1):
            raise self._error(f"{name}: expected a seat" + (" and a number" if rule in PICKING else ""))
        seat = read_seat(words[0], 2, self.where)
        most = int(c.ROLES if rule == c.PICK_PITCHER else c.ORDER)
        self.steps.append((rule, seat))
        return seat, read_number(words[1], 1, most, self.where) - 1 if rule in PICKING else 0, 0

    # -- what must fit together -------------------------------------------------------------------

    def _check(self) -> None:
        s = self.s
        names = " ".join(self.game.steps[rule].name for rule, _ in self.steps)
        if not SHAPES.fullmatch(names):
            raise self._error(f"{names}: these steps cannot follow one another. The usual text is 'next-pitch'")
        rule, _ = self.steps[0]
        if rule in PICKING:
            self._check_picking()
            return
        for team in range(2):
            self._check_team(team)
        if rule in (c.SHOW_TEAMS, c.DECIDE_FIRST):
            return
        if s.first == c.NONE:
            s.first = s.box.first
        if s.box.first not in (c.NONE, s.first):
            raise self._error(
                f"the option says that {'AB'[s.box.first]} bats first, the second line says {'AB'[s.first]}"
            )
        if s.first == c.NONE:
            raise self._error("nobody bats first. Expected 'first A' or 'first B' on the second line")
        self._check_seats()
        self._check_pitch(rule)
        if rule == c.GAME_OVER and not s.conceded and s.score[0] == s.score[1]:
            raise self._error("a game that is over has a winner")

    def _check_picking(self) -> None:
        """So many cards are picked as the step says, and none of the other side's later ones."""
        s = self.s
        rule, seat, x, _ = self.s.pending()[-1]  # not in reading order yet: the first step lies at the bottom
        staff = [sum(s.staff[c.ROLES * team + role] != c.NONE for role in range(c.ROLES)) for team in range(2)]
        order = [sum(s.order[c.ORDER * team + place] != c.NONE for place in range(c.ORDER)) for team in range(2)]
        expected = [(x, 0) if rule == c.PICK_PITCHER else (int(c.ROLES), x)]
        expected = [*expected, (0, 0)] if seat == 0 else [(int(c.ROLES), int(c.ORDER)), *expected]
        if [*zip(staff, order, strict=True)] != expected:
            raise self._error("the cards that are picked do not go with whose turn it is to pick")

    def _check_team(self, team: int) -> None:
        s = self.s
        if any(s.staff[c.ROLES * team + role] == c.NONE for role in range(c.ROLES)):
            raise self._error(f"{'AB'[team]} has not three pitchers")
        if any(s.order[c.ORDER * team + place] == c.NONE for place in range(c.ORDER)):
            raise self._error(f"{'AB'[team]} has not nine batters in the order")

    def _check_seats(self) -> None:
        """Who throws, bats and changes follows from who bats first and the half."""
        s = self.s
        for rule, seat in self.steps:
            pitching = rule in (c.CHANGE_PITCHER, c.THROW)
            if (pitching and seat != s.pitching()) or (rule in (c.CHANGE_BATTER, c.BAT) and seat != s.batting()):
                raise self._error(f"{self.game.steps[rule].name}: it is the other side that does this now")
        rules = [rule for rule, _ in self.steps]
        if c.CHANGE_PITCHER in rules and s.in_use[s.pitching()] == CLOSER and not s.box.concede:
            raise self._error("the closer cannot be replaced, so nobody is asked")
        if c.CHANGE_BATTER in rules and not s.has_spare_batter(s.batting()) and not s.box.concede:
            raise self._error("there is no spare batter, so nobody is asked")

    def _check_pitch(self, rule: int) -> None:
        s = self.s
        in_progress = rule == c.BAT or rule in BATTED
        if in_progress != (s.pitch != c.NONE):
            raise self._error("there is a line pitch: exactly while a pitch is in progress")
        if (rule in BATTED) != (s.at_bat != c.NONE):
            raise self._error("there is a line bat: exactly after the batting card is laid")
        if in_progress and s.pitch not in [s.pitch_on_card(which) for which in range(c.PITCHES)]:
            raise self._error(f"{self.cards.pitches[s.pitch]} is not on the pitcher's card")
        if rule in (c.ROLL_HIT, c.ROLL_BUNT) and s.ball == c.NONE:
            raise self._error("a met ball is somewhere. Expected a line such as 'ball: d4'")
        if rule == c.ROLL_HIT and (s.at_bat < c.SWING or s.area_hit(s.at_bat - c.SWING, s.ball) == c.NONE):
            raise self._error("the bat does not lie where the ball is")
        if rule == c.ROLL_BUNT and (s.at_bat != c.BUNT or s.box.zone[s.ball] != c.STRIKE_ZONE):
            raise self._error("a bunt is met only in the strike zone")
