"""The table of contents: a number for every step, card, action and event.

Saved states hold these numbers, so a change here is a new rules version.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1

# Steps, in the order of the rule book.
CHOOSE_DEALER: Final[i64] = 0
DEAL: Final[i64] = 1
TURN_UP_DISCARD: Final[i64] = 2
START_FLIP: Final[i64] = 3
TURN: Final[i64] = 4
NAME_GRID: Final[i64] = 5
WAITING_LINES: Final[i64] = 6
ON_YOUR_TURN: Final[i64] = 7
TAKE_CARD: Final[i64] = 8
DRAW_CARD: Final[i64] = 9
PLACE_CARD: Final[i64] = 10
PLACE_OR_DISCARD: Final[i64] = 11
FLIP: Final[i64] = 12
REVEAL: Final[i64] = 13
OLD_CARD: Final[i64] = 14
CHECK_GRID: Final[i64] = 15
CHOOSE_LINE: Final[i64] = 16
END_TURN: Final[i64] = 17
TWO_LAST_TURNS: Final[i64] = 18
GREAT_TURN_OVER: Final[i64] = 19
SCORE_ROUND: Final[i64] = 20
GAME_OVER: Final[i64] = 21

# Cards: 0 to 35 are numbered, colour * 9 + number - 1. The order of the special ones is used in comparisons.
WILD: Final[i64] = 36
LOCK_ROW: Final[i64] = 37
LOCK_COLUMN: Final[i64] = 38
LOCK_BOTH: Final[i64] = 39
KINDS: Final[i64] = 40
FACE_DOWN: Final[i64] = 40  # what lies in a cell and is no known card
GAP: Final[i64] = 41

# A grid: cells 0 to 8 row by row; lines 0 to 2 are the rows, 3 to 5 the columns. Sets of either are bits.
CELLS: Final[i64] = 9
LINES: Final[i64] = 6
ALL_ROWS: Final[i64] = 0b000111
ALL_COLUMNS: Final[i64] = 0b111000
ALL_LINES: Final[i64] = 0b111111
NO_DIRECTION: Final[i64] = 0  # before the first elimination; afterwards ALL_ROWS or ALL_COLUMNS

# Actions.
PLACE_AT: Final[i64] = 0  # to 8: the cell of the grid that is played in
FLIP_AT: Final[i64] = 9  # to 17
DISCARD_IT: Final[i64] = 18
FROM_DRAW: Final[i64] = 19
FROM_DISCARD: Final[i64] = 20
REMOVE: Final[i64] = 21  # to 26: the line
GRID_OF: Final[i64] = 27  # to 44: the seat
ACTIONS: Final[i64] = 45

# Combinations: the rows of the scoring chart.
NO_COMBINATION: Final[i64] = 0
MIXED_RUN: Final[i64] = 1
MIXED_SET: Final[i64] = 2
COLOUR_RUN: Final[i64] = 3
COLOUR_SET: Final[i64] = 4
WILD_RUN: Final[i64] = 5
WILD_SET: Final[i64] = 6
TWO_WILDS: Final[i64] = 7
THREE_WILDS: Final[i64] = 8

# Events.
DEALER_CHOSEN: Final[i64] = 0
ROUND_BEGINS: Final[i64] = 1
DISCARD_STARTED: Final[i64] = 2
STARTED_WITH: Final[i64] = 3
TURN_BEGINS: Final[i64] = 4
GRID_NAMED: Final[i64] = 5
LOCKS_IN_FORCE: Final[i64] = 6
DREW: Final[i64] = 7
TOOK: Final[i64] = 8
LOCK_DRAWN: Final[i64] = 9
TAKEN_CARD_PLACED: Final[i64] = 10
DRAWN_CARD_PLACED: Final[i64] = 11
CAME_TO_LIGHT: Final[i64] = 12
DISCARDED: Final[i64] = 13
TURNED_OVER: Final[i64] = 14
NONE_FACE_DOWN: Final[i64] = 15
LOCK_TURNED_UP: Final[i64] = 16
LINE_REMOVED: Final[i64] = 17
WAITING_LINE_REMOVED: Final[i64] = 18
LINE_HELD_BACK: Final[i64] = 19
WENT_OUT: Final[i64] = 20
EMPTIED_LATER: Final[i64] = 21
RESHUFFLED: Final[i64] = 22
ALL_LOCKED: Final[i64] = 23
GREAT_TURN_OVER_BEGINS: Final[i64] = 24
ROUND_STOPPED: Final[i64] = 25
LAST_TURN: Final[i64] = 26
LOST_TO_LAST_LINE: Final[i64] = 27
LOST_TO_TWO_LOCKS: Final[i64] = 28
LOST_TO_LOCKS: Final[i64] = 29
UNFINISHED_LINES: Final[i64] = 30
LOCKS_LEFT: Final[i64] = 31
WILDS_LEFT: Final[i64] = 32
ROUND_SCORED: Final[i64] = 33
GAME_WON: Final[i64] = 34
LINE_CHOSEN: Final[i64] = 35
TURNED_UP_LAST: Final[i64] = 36
LINES_TOGETHER: Final[i64] = 37
ALL_FACE_DOWN_LOCKED: Final[i64] = 38
NOTHING_TURNED_LAST: Final[i64] = 39
FREE_LINE_FIRST: Final[i64] = 40
TEAM_WON: Final[i64] = 41
WIN_SHARED: Final[i64] = 42
