"""The table of contents: a number for every step, action, zone and event.

Saved states hold these numbers, so a change here is a new rules version.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

# Steps, in the order of the manual.
PICK_PITCHER: Final[i64] = 0
PICK_BATTER: Final[i64] = 1
SHOW_TEAMS: Final[i64] = 2
DECIDE_FIRST: Final[i64] = 3
START_HALF: Final[i64] = 4
NEXT_PITCH: Final[i64] = 5
CHANGE_PITCHER: Final[i64] = 6
CHANGE_BATTER: Final[i64] = 7
THROW: Final[i64] = 8
BAT: Final[i64] = 9
ROLL_PATH: Final[i64] = 10
ROLL_HIT: Final[i64] = 11
ROLL_BUNT: Final[i64] = 12
END_HALF: Final[i64] = 13
GAME_OVER: Final[i64] = 14

# Cards of a colour, and what a team has of them.
PITCHERS: Final[i64] = 13
BATTERS: Final[i64] = 12
ROLES: Final[i64] = 3  # starter, middle reliever, closer
ORDER: Final[i64] = 9
PITCHES: Final[i64] = 6  # on a pitcher's card

SPARE: Final[i64] = 0
IN_ORDER: Final[i64] = 1
OUT_OF_GAME: Final[i64] = 2

# The zones: spaces row by row from a1; the bat by its leftmost space.
SIDE: Final[i64] = 7
SPACES: Final[i64] = 49
BAT_SPACES: Final[i64] = 4
BAT_PLACES: Final[i64] = 28
STRIKE_ZONE: Final[i64] = 0
BALL_ZONE: Final[i64] = 1
WILD_ZONE: Final[i64] = 2

# Actions.
PITCHER: Final[i64] = 0  # an own pitcher card
BATTER: Final[i64] = 16  # an own batter card
READY: Final[i64] = 28
TO_MIDDLE: Final[i64] = 29
TO_CLOSER: Final[i64] = 30
STAY: Final[i64] = 31
CONCEDE: Final[i64] = 32
WALK: Final[i64] = 33
WAIT: Final[i64] = 34
BUNT: Final[i64] = 35
SWING: Final[i64] = 36  # and the place of the bat
PITCH: Final[i64] = 64  # SPACES * which of the six + where it starts
ACTIONS: Final[i64] = 358
# Never offered, but named when they are refused.
NOT_ON_CARD: Final[i64] = 1000  # SPACES * pitch + where it starts
OTHER_ROLE: Final[i64] = 3000  # PITCHERS * role + card

# Events.
PITCHER_PICKED: Final[i64] = 0
BATTER_PICKED: Final[i64] = 1
TEAM_READY: Final[i64] = 2
TEAM_SHOWN: Final[i64] = 3
DIE_FOR_FIRST: Final[i64] = 4
SITUATION: Final[i64] = 5
HALF_BEGINS: Final[i64] = 6
PITCHER_CHANGED: Final[i64] = 7
BATTER_CHANGED: Final[i64] = 8
CONCEDED: Final[i64] = 9
WALK_CARD: Final[i64] = 10
PITCHED: Final[i64] = 11
BATTED: Final[i64] = 12
SHOWN: Final[i64] = 13
BALL_MOVED: Final[i64] = 14
STRIKE: Final[i64] = 15
BALL: Final[i64] = 16
WILD_PITCH: Final[i64] = 17
MISSED: Final[i64] = 18
MET: Final[i64] = 19
HIT_ROLLED: Final[i64] = 20
BUNT_ROLLED: Final[i64] = 21
BASE_HIT: Final[i64] = 22
TWO_BASE_HIT: Final[i64] = 23
THREE_BASE_HIT: Final[i64] = 24
HOME_RUN: Final[i64] = 25
OUT: Final[i64] = 26
DOUBLE_PLAY: Final[i64] = 27
TAG_UP: Final[i64] = 28
BUNT_OUT: Final[i64] = 29
LEAD_RUNNER_OUT: Final[i64] = 30
BUNT_SINGLE: Final[i64] = 31
STRIKEOUT: Final[i64] = 32
WALKED: Final[i64] = 33
HIT_BY_PITCH: Final[i64] = 34
PASSED_THIRD: Final[i64] = 35
RUN_SCORED: Final[i64] = 36
HALF_ENDS: Final[i64] = 37
EXTRA_INNING: Final[i64] = 38
WALK_OFF: Final[i64] = 39
GAME_WON: Final[i64] = 40
BUNT_MISSED: Final[i64] = 41
