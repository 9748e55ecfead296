"""HAND-OFFS, FUMBLES and PASSING, as the rule book has them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.core.state import Automatic, Chance, Choice
from sandlot.games.battleball.contents import (
    BALL,
    BALL_GIVEN,
    BALL_PLACED,
    END,
    FUMBLE,
    FUMBLED_HAND_OFF,
    FUMBLED_PASS,
    GIVE,
    HALT_PLAY,
    HAND_OFF,
    HANDED_OFF,
    INCOMPLETE,
    INTERCEPTED,
    NOWHERE,
    NOWHERE_TO_PLACE,
    OUT_OF_PLAY,
    PASS,
    PASS_COMPLETE,
    PASS_INCOMPLETE,
    PASS_THROWN,
    PASSING_DIE,
    PLACE_BALL,
    RECOVERED,
    ROLL_GIVER,
    ROLL_PASS,
    ROLL_RECEIVER,
    ROLL_TAKER,
    ROLLED,
    SURE_HANDS,
    TEAM_SIZE,
    TRIED_HAND_OFF,
)
from sandlot.games.battleball.rules_turn import PlayersDie, may_hand_off, may_pass, pass_distance
from sandlot.games.battleball.state import RIGHT, BattleBall, any_equal, high_die

FUMBLE_RANGE: Final[i64] = 2
PASSING_SIDES: Final[i64] = 6


@final
class ChoosePlay(Choice[BattleBall]):
    """The carrier may, but need not, hand off or in the advanced game pass [BB-42, BB-66]."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, x: i64, y: i64) -> None:
        for place in range(TEAM_SIZE):
            if may_hand_off(s, TEAM_SIZE * seat + place):
                s.offer(HAND_OFF + place)
        for place in range(TEAM_SIZE):
            if may_pass(s, TEAM_SIZE * seat + place):
                s.offer(PASS + place)
        s.offer(END)

    def apply(self, s: BattleBall, seat: i64, x: i64, y: i64, action: i64) -> None:
        if action == END:
            return
        if action >= PASS:
            receiver = TEAM_SIZE * seat + action - PASS
            s.tell(PASS_THROWN, seat, s.carrier, receiver, pass_distance(s, receiver))
            s.then(ROLL_RECEIVER, seat, receiver)
        else:
            taker = TEAM_SIZE * seat + action - HAND_OFF
            s.tell(TRIED_HAND_OFF, seat, s.carrier, taker)
            s.then(ROLL_GIVER, seat, s.carrier, taker)


@final
class RollGiver(PlayersDie):
    """Details: giver, taker."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, giver: i64, taker: i64, roll: i64) -> None:
        s.tell(ROLLED, seat, giver, roll)
        s.then(ROLL_TAKER, seat, taker, roll)


@final
class RollTaker(PlayersDie):
    """Different numbers pass the ball, any two equal ones fumble it [BB-43, BB-44, BB-50]. Details: taker, giver's roll."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, taker: i64, given: i64, roll: i64) -> None:
        s.tell(ROLLED, seat, taker, roll)
        if any_equal(given, roll) and not (s.helped(s.carrier, SURE_HANDS) or s.helped(taker, SURE_HANDS)):
            s.tell(FUMBLED_HAND_OFF, seat, s.carrier, taker)
            s.then(FUMBLE, 1 - seat, s.at[s.carrier], s.carrier)
        else:
            s.give_ball(taker)
            s.tell(HANDED_OFF, seat, taker)


@final
class RollReceiver(PlayersDie):
    """The receiving player's die. Detail: receiver [BB-70]."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, receiver: i64, y: i64, roll: i64) -> None:
        s.tell(ROLLED, seat, receiver, roll)
        s.then(ROLL_PASS, seat, receiver, roll)


@final
class RollPass(Chance[BattleBall]):
    """The passing die: equal numbers fumble, a total of at least the distance completes [BB-70 to BB-72, BB-76]."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, receiver: i64, roll: i64) -> None:
        for number in range(1, PASSING_SIDES + 1):
            s.offer(number)

    def weight(self, s: BattleBall, receiver: i64, roll: i64, number: i64) -> i64:
        return 1 if 1 <= number <= PASSING_SIDES else 0

    def tickets(self, s: BattleBall, receiver: i64, roll: i64) -> i64:
        return PASSING_SIDES

    def outcome(self, s: BattleBall, receiver: i64, roll: i64, ticket: i64) -> i64:
        return 1 + ticket

    def apply(self, s: BattleBall, seat: i64, receiver: i64, roll: i64, number: i64) -> None:
        s.tell(PASSING_DIE, seat, number)
        if any_equal(roll, number) and not s.helped(receiver, SURE_HANDS):
            s.tell(FUMBLED_PASS, seat, s.carrier)
            s.then(FUMBLE, 1 - seat, s.at[s.carrier], s.carrier)
        elif high_die(roll) + number >= pass_distance(s, receiver):
            s.give_ball(receiver)
            s.tell(PASS_COMPLETE, seat, receiver)
        else:
            s.tell(PASS_INCOMPLETE, seat, receiver, number)
            s.drop_ball()
            place_or_halt(s, 1 - seat, receiver, number)


# -- where the ball goes ---------------------------------------------------------------------------


@final
class Fumble(Automatic[BattleBall]):
    """The coach who did not have the ball places it, if there is any place for it [BB-46 to BB-48]. Details: square, fumbler."""

    __slots__ = ()

    def apply(self, s: BattleBall, seat: i64, square: i64, fumbler: i64, action: i64) -> None:
        s.drop_ball()
        if offer_fumbled(s, seat, square, fumbler, count_only=True):
            s.then(PLACE_BALL, seat, square, fumbler)
        else:
            s.tell(NOWHERE_TO_PLACE, seat)
            s.then(HALT_PLAY, fumbler // TEAM_SIZE, 1)


def offer_fumbled(s: BattleBall, seat: i64, square: i64, fumbler: i64, count_only: bool) -> i64:
    """Empty squares within two of where the fumbler stands or stood, or else players [BB-46, BB-47, BB-49, BB-90, BB-91]."""
    field = s.box.field
    right = field.step(square, RIGHT) if s.is_heavy(fumbler) else square
    found: i64 = 0
    low = max(field.row_of[square] - FUMBLE_RANGE, 1)
    high = min(field.row_of[square] + FUMBLE_RANGE, field.rows)
    for there in range(field.first_in_row[low], field.first_in_row[high + 1]):
        if s.is_empty(there) and min(field.distance(square, there), field.distance(right, there)) <= FUMBLE_RANGE:
            found += 1
            if not count_only:
                s.offer(BALL + there)
    for side in range(2):
        if found:
            break
        team = seat if side == 0 else 1 - seat
        for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
            if player == fumbler or s.at[player] == NOWHERE:
                continue
            if min(s.distance(square, player), s.distance(right, player)) <= FUMBLE_RANGE:
                found += 1
                if not count_only:
                    s.offer(GIVE + player)
    return found


@final
class PlaceBall(Choice[BattleBall]):
    """Where a fumbled ball goes [BB-46, BB-47]. Details: square, fumbler."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, square: i64, fumbler: i64) -> None:
        offer_fumbled(s, seat, square, fumbler, count_only=False)

    def apply(self, s: BattleBall, seat: i64, square: i64, fumbler: i64, action: i64) -> None:
        put_ball(s, seat, action, BALL_GIVEN)


def put_ball(s: BattleBall, seat: i64, action: i64, event: i64) -> None:
    if action < GIVE:
        s.ball = action - BALL
        s.unsettled = 1
        s.tell(BALL_PLACED, seat, s.ball)
    else:
        s.give_ball(action - GIVE)
        s.tell(event, seat, action - GIVE)


def place_or_halt(s: BattleBall, seat: i64, receiver: i64, number: i64) -> None:
    """When only Carnage lies at the exact distance the ball is out of play [BB-75]."""
    if offer_ring(s, seat, receiver, number, count_only=True):
        s.then(INCOMPLETE, seat, receiver, number)
    else:
        s.tell(OUT_OF_PLAY, seat)
        s.then(HALT_PLAY, 1 - seat, 1)


def offer_ring(s: BattleBall, seat: i64, receiver: i64, number: i64, count_only: bool) -> i64:
    """Exactly so many squares from the receiver: empty ones or the placing coach's players, or else the others' [BB-72 to BB-74]."""
    found: i64 = 0
    for there in range(s.box.field.squares):
        if s.is_empty(there) and s.distance(there, receiver) == number:
            found += 1
            if not count_only:
                s.offer(BALL + there)
    for side in range(2):
        if side and found:
            break
        team = seat if side == 0 else 1 - seat
        for player in range(TEAM_SIZE * team, TEAM_SIZE * team + TEAM_SIZE):
            if s.at[player] == NOWHERE:
                continue
            if s.distance(s.at[player], receiver) == number or s.distance(s.right_foot(player), receiver) == number:
                found += 1
                if not count_only:
                    s.offer(GIVE + player)
    return found


@final
class Incomplete(Choice[BattleBall]):
    """The other coach places the ball: interception, loose ball or recovery [BB-72 to BB-74]. Details: receiver, passing die."""

    __slots__ = ()

    def offers(self, s: BattleBall, seat: i64, receiver: i64, number: i64) -> None:
        offer_ring(s, seat, receiver, number, count_only=False)

    def apply(self, s: BattleBall, seat: i64, receiver: i64, number: i64, action: i64) -> None:
        theirs = action >= GIVE and (action - GIVE) // TEAM_SIZE == seat
        put_ball(s, seat, action, INTERCEPTED if theirs else RECOVERED)
