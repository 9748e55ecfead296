"""The table of contents: a number for every step, player, action and event.

Saved states hold these numbers, so a change here is a new rules version.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1

# Steps, in the order of the rule book.
START_HALF: Final[i64] = 0
PICK_RULE: Final[i64] = 1
SHOW_RULES: Final[i64] = 2
BEGIN_LINE_UP: Final[i64] = 3
LINE_UP: Final[i64] = 4
SHOW_LINE_UP: Final[i64] = 5
TOSS: Final[i64] = 6
TURN: Final[i64] = 7
NAME_PLAYER: Final[i64] = 8
ROLL_TO_MOVE: Final[i64] = 9
MOVE: Final[i64] = 10
AFTER_MOVE: Final[i64] = 11
CHOOSE_TACKLE: Final[i64] = 12
ROLL_ATTACKER: Final[i64] = 13
ROLL_DEFENDER: Final[i64] = 14
USE_DIE: Final[i64] = 15
RESOLVE_TACKLE: Final[i64] = 16
CHOOSE_PLAY: Final[i64] = 17
ROLL_GIVER: Final[i64] = 18
ROLL_TAKER: Final[i64] = 19
ROLL_RECEIVER: Final[i64] = 20
ROLL_PASS: Final[i64] = 21
FUMBLE: Final[i64] = 22
PLACE_BALL: Final[i64] = 23
INCOMPLETE: Final[i64] = 24
END_TURN: Final[i64] = 25
HALT_PLAY: Final[i64] = 26
GAME_OVER: Final[i64] = 27

# Players: 11 * team + place in the team. The Heavy Tackle is the last.
TEAM_SIZE: Final[i64] = 11
PLAYERS: Final[i64] = 22
HEAVY: Final[i64] = 10

# What stands on a square: a player, or one of these.
EMPTY: Final[i64] = 22
CARNAGE: Final[i64] = 23

FIT: Final[i64] = 0
INJURED: Final[i64] = 1
SERIOUS: Final[i64] = 2

# Actions. There is room for fields of up to 512 squares.
ROOM: Final[i64] = 512
PLACE: Final[i64] = 0  # ROOM * player of the team + square
GO: Final[i64] = 5632  # 2 * square, and 1 more for the way over the ball
TOUCHDOWN: Final[i64] = 6656
NAME: Final[i64] = 6657
TACKLE: Final[i64] = 6668  # TEAM_SIZE * attacker + defender
HAND_OFF: Final[i64] = 6789
PASS: Final[i64] = 6800
END: Final[i64] = 6811
BALL: Final[i64] = 6812
GIVE: Final[i64] = 7324  # any of the 22 players
USE: Final[i64] = 7346  # the number of the die
FORMATION: Final[i64] = 7353
TEAM_RULE: Final[i64] = 7385  # the number of the rule among the own team's
OTHERS_RULE: Final[i64] = 7400
ACTIONS: Final[i64] = 7401

# A roll of the Heavy Tackle: TWO_DICE + 8 * lower + higher. Of any other: the number.
TWO_DICE: Final[i64] = 64

# What a team rule does for the players it names.
NO_RULE: Final[i64] = -1
MOVE_FURTHER: Final[i64] = 0
WIN_TIES: Final[i64] = 1
NO_MALFUNCTION: Final[i64] = 2
SURE_HANDS: Final[i64] = 3
NO_SERIOUS_INJURY: Final[i64] = 4
EFFECTS: Final[i64] = 5

# Events.
HALF_BEGINS: Final[i64] = 0
PLAYER_PLACED: Final[i64] = 1
FORMATION_TAKEN: Final[i64] = 2
LINED_UP: Final[i64] = 3
LINE_UPS_SHOWN: Final[i64] = 4
TOSSED: Final[i64] = 5
TOSS_TIED: Final[i64] = 6
GOES_FIRST: Final[i64] = 7
TURN_BEGINS: Final[i64] = 8
NOBODY_CAN_MOVE: Final[i64] = 9
PLAYER_NAMED: Final[i64] = 10
ROLLED_TO_MOVE: Final[i64] = 11
MALFUNCTION: Final[i64] = 12
MOVED: Final[i64] = 13
PICKED_UP: Final[i64] = 14
TOUCHDOWN_SCORED: Final[i64] = 15
TACKLE_NAMED: Final[i64] = 16
ROLLED: Final[i64] = 17
DIE_CHOSEN: Final[i64] = 18
PLAYER_INJURED: Final[i64] = 19
SERIOUSLY_INJURED: Final[i64] = 20
TACKLE_TIED: Final[i64] = 21
BALL_WON: Final[i64] = 22
FUMBLED_TACKLE: Final[i64] = 23
NOBODY_LEFT: Final[i64] = 24
HANDED_OFF: Final[i64] = 25
FUMBLED_HAND_OFF: Final[i64] = 26
PASS_THROWN: Final[i64] = 27
PASS_COMPLETE: Final[i64] = 28
PASS_INCOMPLETE: Final[i64] = 29
FUMBLED_PASS: Final[i64] = 30
BALL_PLACED: Final[i64] = 31
BALL_GIVEN: Final[i64] = 32
INTERCEPTED: Final[i64] = 33
RECOVERED: Final[i64] = 34
OUT_OF_PLAY: Final[i64] = 35
PLAY_HALTED: Final[i64] = 36
NOWHERE_TO_PLACE: Final[i64] = 37
RESTARTED: Final[i64] = 38
ALL_SERIOUS: Final[i64] = 39
CONCEDED: Final[i64] = 40
STALEMATE: Final[i64] = 41
GAME_WON: Final[i64] = 42
GAME_TIED: Final[i64] = 43
TRIED_HAND_OFF: Final[i64] = 44
FUMBLED_MALFUNCTION: Final[i64] = 45
HALTED_LOOSE: Final[i64] = 46
PASSING_DIE: Final[i64] = 47
RULE_PICKED: Final[i64] = 48
RULE_SHOWN: Final[i64] = 49
RULE_HELPED: Final[i64] = 50
