"""A game of BattleBall as whole numbers, and the words in which the rules speak of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.core.state import State
from sandlot.games.battleball.contents import (
    CARNAGE,
    EMPTY,
    FIT,
    HEAVY,
    INJURED,
    NO_RULE,
    NO_SERIOUS_INJURY,
    NOBODY,
    NOWHERE,
    PICKED_UP,
    PLAYER_INJURED,
    PLAYERS,
    RULE_HELPED,
    SERIOUS,
    SERIOUSLY_INJURED,
    TEAM_SIZE,
    TWO_DICE,
)
from sandlot.kit.bricks import WAYS, BrickField

RIGHT: Final[i64] = 1
TO_THE_RIGHT: Final[i64] = 2  # the next square of a row is two half squares, so two bits, further


@final
class TeamRule:
    """A special rule of a team: how much of each effect it gives each player [BB-77, BB-78]."""

    __slots__ = ("amounts",)

    amounts: vec[i64]  # TEAM_SIZE * effect + place in the team

    def __init__(self, amounts: list[int]) -> None:
        self.amounts = vec[i64](amounts)


@final
class Box:
    """The field, the teams and what the coaches agreed on: the same for all states of a game."""

    __slots__ = ("centre", "dice", "field", "formations", "line_up_rows", "passing", "quiet_limit", "team_rules")

    field: BrickField
    dice: vec[i64]  # place in the team -> sides of the die
    centre: i64  # where the ball begins
    line_up_rows: i64
    passing: bool
    quiet_limit: i64  # turns in a row without a tackle, or 0
    formations: list[vec[i64]]  # place in the team -> square, for the first team; 11 more for the second
    team_rules: list[list[TeamRule]]  # team -> its rules; none when played without

    def __init__(self, field: BrickField, dice: list[int], formations: list[list[int]]) -> None:
        self.field = field
        self.dice = vec[i64](dice)
        self.formations = [vec[i64](squares) for squares in formations]
        self.team_rules = [[], []]


@final
class BattleBall(State):
    """One game. Team 0 (the Iron Wolves) attacks upwards, team 1 (the Black Harts) downwards."""

    __slots__ = (
        "at",
        "ball",
        "box",
        "carnage",
        "carrier",
        "had",
        "half",
        "health",
        "lost",
        "quiet",
        "tackled",
        "taken",
        "team_rule",
        "touchdowns",
        "unsettled",
    )

    SHARED: ClassVar[tuple[str, ...]] = ("box",)
    FIELDS: ClassVar[tuple[str, ...]] = (
        "half",
        "quiet",
        "tackled",
        "unsettled",
        "had",
        "lost",
        "ball",
        "carrier",
        "team_rule",
        "touchdowns",
        "at",
        "health",
        "carnage",
        "taken",
    )

    box: Box
    half: i64  # 1, 2, or 3 for overtime
    quiet: i64  # turns in a row without a tackle
    tackled: i64  # 1 when this turn had one
    unsettled: i64  # 1 when Carnage or the ball has moved since a halt was last looked for
    had: i64  # the team that last had the ball since the line-up, or NOBODY
    lost: i64  # the team that lost the first half, or NOBODY
    ball: i64  # the square of the loose ball, or NOWHERE
    carrier: i64  # the player who has it, or NOBODY
    team_rule: vec[i64]  # team -> the number of its rule for this half, or NO_RULE
    touchdowns: vec[i64]
    at: vec[i64]  # player -> square (of the left foot), or NOWHERE
    health: vec[i64]
    carnage: vec[i64]  # row -> where Carnage lies, as bits
    taken: vec[i64]  # row -> where players stand, as bits

    def sit_down(self, box: Box) -> None:
        self.box = box
        self.half = 1
        self.quiet = 0
        self.tackled = 0
        self.unsettled = 0
        self.lost = NOBODY
        self.team_rule = vec[i64]([NO_RULE, NO_RULE])
        self.touchdowns = vec[i64]([0, 0])
        self.health = vec[i64]([FIT] * PLAYERS)
        self.at = vec[i64]([NOWHERE] * PLAYERS)
        self.carnage = box.field.no_bits[:]
        self.taken = box.field.no_bits[:]
        self.clear_field()

    def clear_field(self) -> None:
        """Everybody and all Carnage off; the ball on the centre square, nobody's [BB-53, BB-59, BB-89]."""
        for player in range(PLAYERS):
            self.at[player] = NOWHERE
        for row in range(self.box.field.rows + 1):
            self.carnage[row] = 0
            self.taken[row] = 0
        self.ball = self.box.centre
        self.carrier = NOBODY
        self.had = NOBODY
        self.unsettled = 0

    def copy(self) -> BattleBall:
        twin = BattleBall()
        self.copy_steps_to(twin)
        twin.box = self.box
        twin.half = self.half
        twin.quiet = self.quiet
        twin.tackled = self.tackled
        twin.unsettled = self.unsettled
        twin.had = self.had
        twin.lost = self.lost
        twin.ball = self.ball
        twin.carrier = self.carrier
        twin.team_rule = self.team_rule[:]
        twin.touchdowns = self.touchdowns[:]
        twin.at = self.at[:]
        twin.health = self.health[:]
        twin.carnage = self.carnage[:]
        twin.taken = self.taken[:]
        return twin

    def points(self) -> list[int]:
        return list(self.touchdowns)

    def winners(self) -> list[int]:
        """More touchdowns win; equal is a tie [BB-01, BB-64]."""
        best = max(self.touchdowns[0], self.touchdowns[1])
        return [team for team in range(2) if self.touchdowns[team] == best]

    def count_turn(self) -> None:
        """A turn is over: how many in a row had no tackle? [BB-94]"""
        self.quiet = 0 if self.tackled else self.quiet + 1
        self.tackled = 0

    # -- players ---------------------------------------------------------------------------

    def is_heavy(self, player: i64) -> bool:
        return player % TEAM_SIZE == HEAVY

    def right_foot(self, player: i64) -> i64:
        """The Heavy Tackle's second square; for all others the only one [BB-23]."""
        square = self.at[player]
        return self.box.field.step(square, RIGHT) if player % TEAM_SIZE == HEAVY else square

    def feet(self, player: i64) -> i64:
        """Where in his row the player stands, as bits."""
        left = self.box.field.bit_of[self.at[player]]
        return left | left << TO_THE_RIGHT if player % TEAM_SIZE == HEAVY else left

    def put(self, player: i64, square: i64) -> None:
        self.at[player] = square
        self.taken[self.box.field.row_of[square]] |= self.feet(player)

    def lift(self, player: i64) -> None:
        self.taken[self.box.field.row_of[self.at[player]]] &= ~self.feet(player)
        self.at[player] = NOWHERE

    def lay_carnage(self, player: i64) -> None:
        """Under both feet of a Heavy Tackle [BB-33, BB-38]."""
        self.carnage[self.box.field.row_of[self.at[player]]] |= self.feet(player)

    def is_empty(self, square: i64) -> bool:
        """Neither a player nor Carnage."""
        row = self.box.field.row_of[square]
        return (self.carnage[row] | self.taken[row]) & self.box.field.bit_of[square] == 0

    def standing_on(self, square: i64) -> i64:
        """A player, EMPTY or CARNAGE."""
        if self.is_empty(square):
            return EMPTY
        for player in range(PLAYERS):
            if self.at[player] != NOWHERE and (self.at[player] == square or self.right_foot(player) == square):
                return player
        return CARNAGE

    def distance(self, square: i64, player: i64) -> i64:
        """Fewest steps from a square to a player, over whatever stands there [BB-68, BB-80]."""
        field = self.box.field
        left = field.distance(square, self.at[player])
        return min(left, field.distance(square, self.right_foot(player))) if self.is_heavy(player) else left

    def injure(self, player: i64, by_one: bool) -> None:
        """To the locker room, or into the box for good; Carnage where he stood [BB-31, BB-33, BB-38]."""
        seriously = by_one and not self.helped(player, NO_SERIOUS_INJURY)
        self.unsettled = 1
        self.health[player] = SERIOUS if seriously else INJURED
        self.tell(SERIOUSLY_INJURED if seriously else PLAYER_INJURED, player // TEAM_SIZE, player, self.at[player])
        self.lay_carnage(player)
        self.lift(player)

    def special(self, player: i64, effect: i64) -> i64:
        """How much of an effect the team rule of this half gives the player, or 0 [BB-77]."""
        team = player // TEAM_SIZE
        if self.team_rule[team] == NO_RULE:
            return 0
        return self.box.team_rules[team][self.team_rule[team]].amounts[TEAM_SIZE * effect + player % TEAM_SIZE]

    def helped(self, player: i64, effect: i64) -> i64:
        """The same, where it makes the difference: the table hears of it."""
        amount = self.special(player, effect)
        if amount:
            self.tell(RULE_HELPED, player // TEAM_SIZE, player, self.team_rule[player // TEAM_SIZE])
        return amount

    def on_field(self, team: i64) -> i64:
        found: i64 = 0
        for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
            if self.at[player] != NOWHERE:
                found += 1
        return found

    def able(self, team: i64) -> i64:
        """Players who can be lined up."""
        found: i64 = 0
        for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
            if self.health[player] == FIT:
                found += 1
        return found

    def touches(self, player: i64, square: i64) -> bool:
        """Whether a square of the field is next to one of the player's squares [BB-18, BB-83]."""
        left = self.at[player]
        right = self.right_foot(player)
        field = self.box.field
        for way in range(WAYS):
            there = field.step(square, way)
            if there != NOWHERE and (there == left or there == right):
                return True
        return False

    def next_to(self, player: i64, other: i64) -> bool:
        if self.touches(player, self.at[other]):
            return True
        return self.is_heavy(other) and self.touches(player, self.right_foot(other))

    def in_tackle_position(self, team: i64) -> bool:
        """Whether any player of the team is next to an opponent [BB-29]."""
        near = self.next_to_team(1 - team)
        for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
            if self.at[player] != NOWHERE and near[self.box.field.row_of[self.at[player]]] & self.feet(player):
                return True
        return False

    def next_to_team(self, team: i64) -> vec[i64]:
        """Row by row the places next to a player of the team, as bits; some may lie beside the field [BB-18, BB-83]."""
        field = self.box.field
        rows = field.no_bits[:]
        for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
            if self.at[player] == NOWHERE:
                continue
            row = field.row_of[self.at[player]]
            feet = self.feet(player)
            beside = feet << 1 | feet >> 1
            rows[row - 1] |= beside
            rows[row] |= feet << 2 | feet >> 2
            rows[row + 1] |= beside
        return rows

    # -- the ball -----------------------------------------------------------------------------

    def give_ball(self, player: i64) -> None:
        self.carrier = player
        self.ball = NOWHERE
        self.had = player // TEAM_SIZE
        self.unsettled = 1

    def pick_up(self, player: i64) -> None:
        self.tell(PICKED_UP, player // TEAM_SIZE, player, self.ball)
        self.give_ball(player)

    def drop_ball(self) -> None:
        """Nobody has it and it lies nowhere, until it is placed."""
        self.carrier = NOBODY
        self.ball = NOWHERE

    # -- dice ------------------------------------------------------------------------------------

    def die_of(self, player: i64) -> i64:
        return self.box.dice[player % TEAM_SIZE]


def low_die(roll: i64) -> i64:
    """Of the Heavy Tackle's two dice; of a single die, its number."""
    return roll - TWO_DICE >> 3 if roll >= TWO_DICE else roll


def high_die(roll: i64) -> i64:
    return roll - TWO_DICE & 7 if roll >= TWO_DICE else roll


def is_double(roll: i64) -> bool:
    return roll >= TWO_DICE and low_die(roll) == high_die(roll)


def any_equal(first: i64, second: i64) -> bool:
    """Whether any two of all the dice are equal [BB-44, BB-45]."""
    if is_double(first) or is_double(second):
        return True
    return (
        low_die(first) == low_die(second)
        or low_die(first) == high_die(second)
        or high_die(first) == low_die(second)
        or high_die(first) == high_die(second)
    )
