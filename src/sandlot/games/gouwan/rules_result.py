"""Gameplay 5 to 13: the adjudications, counts, bases, outs and the change of sides; Winning the Game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.core.state import Automatic
from sandlot.games.gouwan.contents import (
    BALL,
    BASE_HIT,
    BUNT,
    BUNT_MISSED,
    BUNT_OUT,
    BUNT_ROLLED,
    BUNT_SINGLE,
    DOUBLE_PLAY,
    END_HALF,
    EXTRA_INNING,
    GAME_OVER,
    GAME_WON,
    HALF_BEGINS,
    HALF_ENDS,
    HIT_BY_PITCH,
    HIT_ROLLED,
    HOME_RUN,
    LEAD_RUNNER_OUT,
    MET,
    MISSED,
    NEXT_PITCH,
    NONE,
    OUT,
    PASSED_THIRD,
    ROLL_BUNT,
    ROLL_HIT,
    SIDE,
    START_HALF,
    STRIKE,
    STRIKE_ZONE,
    STRIKEOUT,
    SWING,
    TAG_UP,
    THREE_BASE_HIT,
    TWO_BASE_HIT,
    WAIT,
    WALK_OFF,
    WALKED,
    WILD_PITCH,
    WILD_ZONE,
)
from sandlot.games.gouwan.die import Roll
from sandlot.games.gouwan.state import FIRST, SECOND, THIRD, Gouwan

OUTS: Final[i64] = 3
STRIKES: Final[i64] = 3
BALLS: Final[i64] = 4
HIGHEST_TOTAL: Final[i64] = 12


def adjudicate(s: Gouwan) -> None:
    """By the batting card [GS-22 to GS-27, GS-39, GS-45]."""
    if s.at_bat == WAIT:
        adjudicate_wait(s)
    elif s.at_bat == BUNT:
        adjudicate_bunt(s)
    else:
        adjudicate_swing(s)


def adjudicate_wait(s: Gouwan) -> None:
    zone = s.box.zone[s.ball]
    if zone == STRIKE_ZONE:
        s.tell(STRIKE, s.batting(), s.strikes + 1)
        strike(s)
    elif zone == WILD_ZONE and s.ball % SIDE == s.column_next_to_batter():
        s.tell(HIT_BY_PITCH, s.batting(), s.batter())  # and nothing else besides [GS-70]
        take_base(s)
    else:
        s.tell(BALL, s.batting(), s.balls + 1)
        if zone == WILD_ZONE:
            wild_pitch(s)
        s.balls += 1
        if s.balls == BALLS:
            walk(s)
        else:
            play_on(s)


def adjudicate_swing(s: Gouwan) -> None:
    if s.area_hit(s.at_bat - SWING, s.ball) != NONE:
        s.tell(MET, s.batting(), s.area_hit(s.at_bat - SWING, s.ball), s.ball)
        s.then(ROLL_HIT, s.batting())
        return
    s.tell(MISSED, s.batting(), s.strikes + 1)
    if s.box.zone[s.ball] == WILD_ZONE:
        if s.strikes == STRIKES - 1:
            passed_third_strike(s)
            return
        wild_pitch(s)
    strike(s)


def adjudicate_bunt(s: Gouwan) -> None:
    """A missed bunt is a strike and nothing more, wherever the ball is [GS-39, GS-45, GS-46]."""
    if s.box.zone[s.ball] == STRIKE_ZONE:
        s.then(ROLL_BUNT, s.batting())
    else:
        s.tell(BUNT_MISSED, s.batting(), s.strikes + 1)
        strike(s)


# -- counts ------------------------------------------------------------------------------------------


def strike(s: Gouwan) -> None:
    s.strikes += 1
    if s.strikes == STRIKES:
        s.tell(STRIKEOUT, s.batting(), s.batter())
        batter_out(s)
    else:
        play_on(s)


def wild_pitch(s: Gouwan) -> None:
    """All runners advance one base [GS-25, GS-50]."""
    s.tell(WILD_PITCH, s.batting())
    s.advance_all(1)


def passed_third_strike(s: Gouwan) -> None:
    """The batter takes first, everybody moves up one base, no out is counted [GS-51, GS-71]."""
    s.tell(PASSED_THIRD, s.batting(), s.batter())
    s.advance_all(1)
    s.bases |= FIRST
    s.next_batter()
    play_on(s)


def walk(s: Gouwan) -> None:
    s.tell(WALKED, s.batting(), s.batter())
    take_base(s)


def take_base(s: Gouwan) -> None:
    s.take_first()
    s.next_batter()
    play_on(s)


# -- hits and bunts ------------------------------------------------------------------------------------


@final
class RollHit(Roll):
    """Value, plus value and roll, looked up in the list of hits [GS-28 to GS-38]."""

    __slots__ = ()

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, number: i64) -> None:
        value = s.batter_value(s.area_hit(s.at_bat - SWING, s.ball))
        total = min(max(value + s.box.plus[s.ball] + number, 1), HIGHEST_TOTAL)
        s.tell(HIT_ROLLED, seat, number, total)
        look_up(s, seat, total)


def look_up(s: Gouwan, seat: i64, total: i64) -> None:
    """The list of hits."""
    if total <= 2:
        double_play(s)
    elif total == 3 or total == 7:
        s.tell(OUT, seat, s.batter())
        batter_out(s)
    elif total <= 6:
        hit(s, BASE_HIT, 1)
    elif total == 8:
        hit(s, TWO_BASE_HIT, 2)
    elif total == 9:
        s.tell(TAG_UP, seat, s.batter(), s.bases)
        batter_out_runners_advance(s)
    elif total == 10:
        hit(s, THREE_BASE_HIT, 3)
    else:
        hit(s, HOME_RUN, 4)


def hit(s: Gouwan, event: i64, bases: i64) -> None:
    """The batter and all runners advance so many bases."""
    s.tell(event, s.batting(), s.batter())
    s.advance_all(min(bases, 3))
    if bases == 1:
        s.bases |= FIRST
    elif bases == 2:
        s.bases |= SECOND
    elif bases == 3:
        s.bases |= THIRD
    else:
        s.score_run()
    s.next_batter()
    play_on(s)


@final
class RollBunt(Roll):
    """The bunt card [GS-40 to GS-44]."""

    __slots__ = ()

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, number: i64) -> None:
        s.tell(BUNT_ROLLED, seat, number)
        if number == 1:
            double_play(s)
        elif number == 2 and s.bases:
            lead_runner_out(s)
        elif 3 <= number <= 5:
            s.tell(BUNT_OUT, seat, s.batter(), s.bases)
            batter_out_runners_advance(s)
        else:
            hit(s, BUNT_SINGLE, 1)


def lead_runner_out(s: Gouwan) -> None:
    """The batter takes first, the other runners advance one base [GS-41]."""
    s.tell(LEAD_RUNNER_OUT, s.batting(), s.batter())
    s.outs += 1
    if s.outs < OUTS:
        s.remove_lead_runner()
        s.advance_all(1)
        s.bases |= FIRST
    s.next_batter()
    play_on(s)


# -- outs -----------------------------------------------------------------------------------------------


def batter_out(s: Gouwan) -> None:
    """Runners stay [GS-54, GS-73]."""
    s.outs += 1
    s.next_batter()
    play_on(s)


def batter_out_runners_advance(s: Gouwan) -> None:
    """The third out ends the play: nobody moves up on it [GS-35, GS-43, GS-56]."""
    s.outs += 1
    if s.outs < OUTS:
        s.advance_all(1)
    s.next_batter()
    play_on(s)


def double_play(s: Gouwan) -> None:
    """The batter and the lead runner; the others move up, unless it is the third out [GS-55, GS-56, GS-74]."""
    s.tell(DOUBLE_PLAY, s.batting(), s.batter(), s.bases)
    if s.bases == 0:
        s.outs += 1
    else:
        s.outs = min(s.outs + 2, OUTS)
        if s.outs < OUTS:
            s.remove_lead_runner()
            s.advance_all(1)
    s.next_batter()
    play_on(s)


# -- sides and winning ------------------------------------------------------------------------------------


def play_on(s: Gouwan) -> None:
    """The next pitch, unless the half is over [GS-58]."""
    s.then(END_HALF if s.outs == OUTS else NEXT_PITCH)


def decided(s: Gouwan) -> bool:
    """With walk_off: the side that bats last is ahead in the last inning or an extra one [GS-80]."""
    if not s.box.walk_off or s.half == 0 or s.inning < s.box.innings:
        return False
    return s.score[s.batting()] > s.score[s.pitching()]


def walk_off(s: Gouwan) -> None:
    s.tell(WALK_OFF, s.batting())
    end_game(s)


@final
class StartHalf(Automatic[Gouwan]):
    """The pitcher stays in use, the batting order goes on where it stopped [GS-60, GS-77]."""

    __slots__ = ()

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.tell(HALF_BEGINS, s.batting(), s.inning, s.half)
        play_on(s)


@final
class EndHalf(Automatic[Gouwan]):
    """Counts and runners are cleared, the sides switch; more runs after a last inning win [GS-58 to GS-62]."""

    __slots__ = ()

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.tell(HALF_ENDS, s.batting(), s.inning, s.half)
        s.put_pitch_away()
        s.ball = NONE
        s.outs = 0
        s.bases = 0
        if s.half == 0:
            s.half = 1
        elif s.inning >= s.box.innings and s.score[0] != s.score[1]:
            end_game(s)
            return
        else:
            s.begin_inning()
            if s.inning > s.box.innings:
                s.tell(EXTRA_INNING, 0, s.inning)
        s.then(START_HALF)


def end_game(s: Gouwan) -> None:
    s.put_pitch_away()
    s.tell(GAME_WON, 0 if s.score[0] > s.score[1] else 1, s.score[0], s.score[1])
    s.then(GAME_OVER)
