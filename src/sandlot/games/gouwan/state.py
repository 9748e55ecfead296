"""A game of Gouwan Strike as whole numbers, and the words in which the rules speak of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandlot.core.state import State
from sandlot.games.gouwan.contents import (
    BAT_SPACES,
    BATTERS,
    IN_ORDER,
    NONE,
    ORDER,
    OUT_OF_GAME,
    PITCHERS,
    PITCHES,
    ROLES,
    RUN_SCORED,
    SIDE,
    SPARE,
)

FIRST: Final[i64] = 1  # bases are bits
SECOND: Final[i64] = 2
THIRD: Final[i64] = 4
ALL_BASES: Final[i64] = 7
DIE: Final[i64] = 6
ARMS: Final[i64] = 2
SPEEDS: Final[i64] = 2


@final
class Box:
    """The cards, the zones and what the players agreed on: the same for all states of a game."""

    __slots__ = (
        "batter_values",
        "concede",
        "fast",
        "first",
        "innings",
        "left_arm",
        "paths",
        "pitches_of",
        "plus",
        "situation",
        "stands_right",
        "walk_off",
        "zone",
    )

    fast: vec[i64]  # pitch -> 1 or 0
    paths: vec[i64]  # 2 * (DIE * pitch + number - 1): spaces right; the next: spaces up
    left_arm: vec[i64]  # PITCHERS * seat + card -> 1 or 0
    pitches_of: vec[i64]  # PITCHES * (PITCHERS * seat + card) + which -> pitch
    stands_right: vec[i64]  # ARMS * (BATTERS * seat + card) + arm -> 1 or 0
    batter_values: vec[i64]  # by batter, arm, speed (slow, fast) and area of the bat
    plus: vec[i64]  # space -> plus value
    zone: vec[i64]  # space -> STRIKE_ZONE, BALL_ZONE or WILD_ZONE
    innings: i64
    first: i64  # the seat that bats first, or NONE: a die decides
    situation: vec[i64]  # inning, half, score of who bats first and last, outs, bases; or empty
    walk_off: bool
    concede: bool

    def __init__(self, numbers: dict[str, list[int]]) -> None:
        self.fast = vec[i64](numbers["fast"])
        self.paths = vec[i64](numbers["paths"])
        self.left_arm = vec[i64](numbers["left_arm"])
        self.pitches_of = vec[i64](numbers["pitches_of"])
        self.stands_right = vec[i64](numbers["stands_right"])
        self.batter_values = vec[i64](numbers["batter_values"])
        self.plus = vec[i64](numbers["plus"])
        self.zone = vec[i64](numbers["zone"])
        self.situation = vec[i64](numbers["situation"])


@final
class Gouwan(State):
    """One game."""

    __slots__ = (
        "at_bat",
        "ball",
        "balls",
        "bases",
        "box",
        "cards",
        "conceded",
        "first",
        "half",
        "in_use",
        "inning",
        "order",
        "outs",
        "pitch",
        "runs",
        "score",
        "staff",
        "start",
        "strikes",
        "up",
    )

    SHARED: ClassVar[tuple[str, ...]] = ("box",)
    FIELDS: ClassVar[tuple[str, ...]] = (
        "inning",
        "half",
        "outs",
        "strikes",
        "balls",
        "bases",
        "first",
        "conceded",
        "pitch",
        "start",
        "at_bat",
        "ball",
        "score",
        "up",
        "in_use",
        "staff",
        "order",
        "cards",
        "runs",
    )

    box: Box
    inning: i64
    half: i64  # 0 the top, 1 the bottom
    outs: i64
    strikes: i64
    balls: i64
    bases: i64  # FIRST, SECOND and THIRD as bits
    first: i64  # the seat that bats first, or NONE
    conceded: i64  # 1 + the seat that has given up, or 0
    pitch: i64  # the pitch in progress, or NONE
    start: i64  # the space where it starts, or NONE
    at_bat: i64  # WAIT, BUNT or SWING + place, or NONE
    ball: i64  # the space where the last pitch ended, or NONE
    score: vec[i64]
    up: vec[i64]  # seat -> place in the order of the next batter
    in_use: vec[i64]  # seat -> the pitcher's role
    staff: vec[i64]  # ROLES * seat + role -> pitcher card, or NONE
    order: vec[i64]  # ORDER * seat + place -> batter card, or NONE
    cards: vec[i64]  # BATTERS * seat + batter card -> SPARE, IN_ORDER or OUT_OF_GAME
    runs: vec[i64]  # 2 * (inning - 1) + seat

    def sit_down(self, box: Box) -> None:
        self.box = box
        self.inning = 1
        self.half = 0
        self.outs = 0
        self.strikes = 0
        self.balls = 0
        self.bases = 0
        self.first = NONE
        self.conceded = 0
        self.score = vec[i64]([0, 0])
        self.up = vec[i64]([0, 0])
        self.in_use = vec[i64]([0, 0])
        self.staff = vec[i64]([NONE] * (2 * ROLES))
        self.order = vec[i64]([NONE] * (2 * ORDER))
        self.cards = vec[i64]([SPARE] * (2 * BATTERS))
        self.runs = vec[i64]([0, 0])
        self.ball = NONE
        self.put_pitch_away()

    def copy(self) -> Gouwan:
        twin = Gouwan()
        self.copy_steps_to(twin)
        twin.box = self.box
        twin.inning = self.inning
        twin.half = self.half
        twin.outs = self.outs
        twin.strikes = self.strikes
        twin.balls = self.balls
        twin.bases = self.bases
        twin.first = self.first
        twin.conceded = self.conceded
        twin.pitch = self.pitch
        twin.start = self.start
        twin.at_bat = self.at_bat
        twin.ball = self.ball
        twin.score = self.score[:]
        twin.up = self.up[:]
        twin.in_use = self.in_use[:]
        twin.staff = self.staff[:]
        twin.order = self.order[:]
        twin.cards = self.cards[:]
        twin.runs = self.runs[:]
        return twin

    def set_vector(self, name: str, values: list[int]) -> None:
        """The runs grow with the innings."""
        if name == "runs":
            self.runs = vec[i64](values)
        else:
            State.set_vector(self, name, values)

    def points(self) -> list[int]:
        return list(self.score)

    def winners(self) -> list[int]:
        """More runs win, unless somebody has conceded [GS-61, GS-88]."""
        if self.conceded:
            return [2 - self.conceded]
        best = max(self.score[0], self.score[1])
        return [seat for seat in range(2) if self.score[seat] == best]

    # -- sides -------------------------------------------------------------------------------

    def batting(self) -> i64:
        return self.first if self.half == 0 else 1 - self.first

    def pitching(self) -> i64:
        return 1 - self.batting()

    def pitcher(self) -> i64:
        """The number of the pitcher's card among all cards [GS-09]."""
        seat = self.pitching()
        return PITCHERS * seat + self.staff[ROLES * seat + self.in_use[seat]]

    def batter(self) -> i64:
        """The number of the batter's card among all cards [GS-09]."""
        seat = self.batting()
        return BATTERS * seat + self.order[ORDER * seat + self.up[seat]]

    def arm(self) -> i64:
        """0 the right, 1 the left one."""
        return self.box.left_arm[self.pitcher()]

    def batter_stands_right(self) -> bool:
        """On which side of the plate, by the side of his card that lies up [GS-10, GS-82]."""
        return self.box.stands_right[ARMS * self.batter() + self.arm()] == 1

    def column_next_to_batter(self) -> i64:
        return SIDE - 1 if self.batter_stands_right() else 0

    def replace_batter(self, card: i64) -> None:
        """A spare card takes the place in the order; the other card is out of the game [GS-65]."""
        seat = self.batting()
        place = ORDER * seat + self.up[seat]
        self.cards[BATTERS * seat + self.order[place]] = OUT_OF_GAME
        self.cards[BATTERS * seat + card] = IN_ORDER
        self.order[place] = card

    def has_spare_batter(self, seat: i64) -> bool:
        for card in range(BATTERS * seat, BATTERS * seat + BATTERS):
            if self.cards[card] == SPARE:
                return True
        return False

    # -- the pitch -------------------------------------------------------------------------------

    def put_pitch_away(self) -> None:
        """Cards return to the hands [GS-13]."""
        self.pitch = NONE
        self.start = NONE
        self.at_bat = NONE

    def pitch_on_card(self, which: i64) -> i64:
        return self.box.pitches_of[PITCHES * self.pitcher() + which]

    def landing(self, pitch: i64, start: i64, number: i64) -> i64:
        """Where the ball ends: mirrored for a left arm, each direction cut off at the edge [GS-19, GS-21, GS-83]."""
        path = 2 * (DIE * pitch + number - 1)
        right = self.box.paths[path]
        if self.arm():
            right = -right
        column = start % SIDE + right
        row = start // SIDE + self.box.paths[path + 1]
        return SIDE * min(max(row, 0), SIDE - 1) + min(max(column, 0), SIDE - 1)

    def area_hit(self, place: i64, space: i64) -> i64:
        """Which area of a bat lies on the space, from grip 0 to tip 3, or NONE [GS-18]."""
        if place // BAT_SPACES != space // SIDE:
            return NONE
        along = space % SIDE - place % BAT_SPACES
        if along < 0 or along >= BAT_SPACES:
            return NONE
        return BAT_SPACES - 1 - along if self.batter_stands_right() else along

    def batter_value(self, area: i64) -> i64:
        """For the arm, the speed and the area of the bat [GS-10, GS-28]."""
        row = SPEEDS * (ARMS * self.batter() + self.arm()) + self.box.fast[self.pitch]
        return self.box.batter_values[BAT_SPACES * row + area]

    # -- bases and runs --------------------------------------------------------------------------

    def advance_all(self, by: i64) -> None:
        """Every runner moves up so many bases; who comes home scores [GS-57]."""
        moved = self.bases << by
        self.bases = moved & ALL_BASES
        home = moved >> 3
        while home:
            self.score_run()
            home &= home - 1

    def score_run(self) -> None:
        seat = self.batting()
        self.score[seat] += 1
        self.runs[2 * (self.inning - 1) + seat] += 1
        self.tell(RUN_SCORED, seat, self.score[0], self.score[1])

    def take_first(self) -> None:
        """On a walk or hit by pitch: only runners who are forced move up [GS-49, GS-75]."""
        if self.bases == ALL_BASES:
            self.score_run()
        elif self.bases & FIRST and self.bases & SECOND:
            self.bases |= THIRD
        elif self.bases & FIRST:
            self.bases |= SECOND
        self.bases |= FIRST

    def remove_lead_runner(self) -> None:
        """The one nearest home [GS-74]."""
        if self.bases & THIRD:
            self.bases &= ~THIRD
        elif self.bases & SECOND:
            self.bases &= ~SECOND
        else:
            self.bases &= ~FIRST

    def next_batter(self) -> None:
        """The turn at bat is over: the counts return to 0 [GS-38, GS-54, GS-60, GS-69]."""
        seat = self.batting()
        self.strikes = 0
        self.balls = 0
        self.up[seat] = (self.up[seat] + 1) % ORDER

    def begin_inning(self) -> None:
        self.inning += 1
        self.half = 0
        self.runs = append(append(self.runs, 0), 0)
