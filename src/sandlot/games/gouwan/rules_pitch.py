"""Gameplay 1 to 4: Card Arrangement, Pitching, Batting, Ball Movement; and Player Substitutions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.core.state import Automatic, Choice
from sandlot.games.gouwan.contents import (
    BALL_MOVED,
    BAT,
    BAT_PLACES,
    BATTED,
    BATTER,
    BATTER_CHANGED,
    BATTERS,
    CHANGE_BATTER,
    CHANGE_PITCHER,
    CONCEDE,
    CONCEDED,
    GAME_OVER,
    GAME_WON,
    NONE,
    PITCH,
    PITCHED,
    PITCHER_CHANGED,
    PITCHES,
    ROLL_PATH,
    SHOWN,
    SPACES,
    SPARE,
    STAY,
    SWING,
    THROW,
    TO_CLOSER,
    TO_MIDDLE,
    WAIT,
    WALK,
    WALK_CARD,
)
from sandlot.games.gouwan.die import Roll
from sandlot.games.gouwan.rules_result import adjudicate, decided, walk, walk_off
from sandlot.games.gouwan.state import Gouwan

CLOSER: Final[i64] = 2
MIDDLE: Final[i64] = 1


@final
class NextPitch(Automatic[Gouwan]):
    """Before every pitch: changes, the pitching side first, then the pitch; unless it is decided [GS-09, GS-66, GS-80]."""

    __slots__ = ()

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.put_pitch_away()
        if decided(s):
            walk_off(s)
            return
        if s.in_use[s.pitching()] != CLOSER or s.box.concede:
            s.then(CHANGE_PITCHER, s.pitching())
        if s.has_spare_batter(s.batting()) or s.box.concede:
            s.then(CHANGE_BATTER, s.batting())
        s.then(THROW, s.pitching())


@final
class ChangePitcher(Choice[Gouwan]):
    """The starter gives way to the middle reliever or the closer, he to the closer, who stays [GS-63, GS-64, GS-76]."""

    __slots__ = ()

    def offers(self, s: Gouwan, seat: i64, x: i64, y: i64) -> None:
        if s.in_use[seat] < MIDDLE:
            s.offer(TO_MIDDLE)
        if s.in_use[seat] < CLOSER:
            s.offer(TO_CLOSER)
        s.offer(STAY)
        if s.box.concede:
            s.offer(CONCEDE)

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, action: i64) -> None:
        if action == CONCEDE:
            concede(s, seat)
        elif action != STAY:
            s.in_use[seat] = MIDDLE if action == TO_MIDDLE else CLOSER
            s.tell(PITCHER_CHANGED, seat, s.pitcher())


@final
class ChangeBatter(Choice[Gouwan]):
    """A spare card comes in for the batter in the box; the count stays [GS-65, GS-67, GS-79]."""

    __slots__ = ()

    def offers(self, s: Gouwan, seat: i64, x: i64, y: i64) -> None:
        for card in range(BATTERS):
            if s.cards[BATTERS * seat + card] == SPARE:
                s.offer(BATTER + card)
        s.offer(STAY)
        if s.box.concede:
            s.offer(CONCEDE)

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, action: i64) -> None:
        if action == CONCEDE:
            concede(s, seat)
        elif action != STAY:
            out = s.batter()
            s.replace_batter(action - BATTER)
            s.tell(BATTER_CHANGED, seat, s.batter(), out)


def concede(s: Gouwan, seat: i64) -> None:
    """The other player wins; the score stays as it is [GS-88]."""
    s.forget_steps()
    s.conceded = 1 + seat
    s.tell(CONCEDED, seat)
    s.tell(GAME_WON, 1 - seat, s.score[0], s.score[1])
    s.then(GAME_OVER)


@final
class Throw(Choice[Gouwan]):
    """Any card in hand, hidden but for its speed, from any space; or the Walk card, openly [GS-11, GS-12, GS-14]."""

    __slots__ = ()

    def offers(self, s: Gouwan, seat: i64, x: i64, y: i64) -> None:
        s.make_room(PITCHES * SPACES + 1)
        menu = s.menu  # hundreds of pitches: written straight onto the menu
        for i in range(PITCHES * SPACES):
            menu[i] = PITCH + i
        menu[PITCHES * SPACES] = WALK
        s.offered = PITCHES * SPACES + 1

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.ball = NONE
        if action == WALK:
            s.tell(WALK_CARD, seat)
            walk(s)
            return
        s.pitch = s.pitch_on_card((action - PITCH) // SPACES)
        s.start = (action - PITCH) % SPACES
        s.tell(PITCHED, seat, s.pitch, s.start)
        s.then(BAT, 1 - seat)
        s.then(ROLL_PATH, seat)


@final
class Bat(Choice[Gouwan]):
    """A batting card, and for Swing the place of the bat [GS-16, GS-17, GS-78, GS-87]."""

    __slots__ = ()

    def offers(self, s: Gouwan, seat: i64, x: i64, y: i64) -> None:
        for action in range(WAIT, SWING + BAT_PLACES):
            s.offer(action)

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.at_bat = action
        s.tell(BATTED, seat, action)
        s.tell(SHOWN, seat, s.pitch, action)


@final
class RollPath(Roll):
    """The ball moves as its card says for the number; then the umpire has the word [GS-19, GS-20]."""

    __slots__ = ()

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, number: i64) -> None:
        s.ball = s.landing(s.pitch, s.start, number)
        s.tell(BALL_MOVED, seat, number, s.ball)
        adjudicate(s)
