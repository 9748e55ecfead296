"""The words of GRID#LOCK: what each step asks, what each event says, and the clauses behind them."""

from __future__ import annotations

from sandlot.core.events import EventKind
from sandlot.core.game import Step
from sandlot.games.gridlock import contents as c


def _step(name: str, clauses: str, prompt: str = "", *, goes_on: bool = False) -> Step:
    return Step(name, tuple(clauses.split()), prompt, goes_on)


# In the order of contents.py.
STEPS = (
    _step("choose-dealer", "GL-55", "The first dealer is drawn by lot.", goes_on=True),
    _step("deal", "GL-04 GL-05", goes_on=True),
    _step("turn-up-discard", "GL-05", "The first card of the discard pile is turned up."),
    _step("start-flip", "GL-06", "Turn over any one card of your grid."),
    _step("turn", "GL-07", goes_on=True),
    _step("name-grid", "GL-54", "Name the grid of your team in which you play this turn."),
    _step("waiting-lines", "GL-63"),
    _step("on-your-turn", "GL-08"),
    _step("take-card", "GL-08", "Take the top card of the draw pile or of the discard pile."),
    _step("draw-card", "GL-08 GL-57", "A card is drawn."),
    _step("place-card", "GL-09", "Choose a card to replace."),
    _step("place-or-discard", "GL-10 GL-11", "Choose a card to replace, or discard what you drew."),
    _step("flip", "GL-11 GL-33", "Turn over one of your face-down cards."),
    _step("reveal", "GL-11", "A card is turned over."),
    _step("old-card", "GL-58", "The replaced card comes to light."),
    _step("check-grid", "GL-22"),
    _step("choose-line", "GL-24", "A row and a column are complete: choose the one to remove and score."),
    _step("end-turn", "GL-07", goes_on=True),
    _step("two-last-turns", "GL-38 GL-39", goes_on=True),
    _step("great-turn-over", "GL-38 GL-64", goes_on=True),
    _step("score-round", "GL-45", goes_on=True),
    _step("game-over", "GL-49", "The game is over.", goes_on=True),
)


def _kind(name: str, clauses: str, text: str, others: str = "") -> EventKind:
    return EventKind(name, tuple(clauses.split()), text, others)


EVENTS = {
    c.DEALER_CHOSEN: _kind("dealer-chosen", "GL-55", "{seat} is drawn by lot to deal first."),
    c.ROUND_BEGINS: _kind("round-begins", "GL-04 GL-07", "Round {number}: {seat} deals nine cards to everyone."),
    c.DISCARD_STARTED: _kind("discard-started", "GL-05", "{card} starts the discard pile."),
    c.STARTED_WITH: _kind("started-with", "GL-06", "{seat} starts by turning over {cell}: {card}."),
    c.TURN_BEGINS: _kind("turn-begins", "GL-07", "It is {seat}'s turn."),
    c.LAST_TURN: _kind("last-turn", "GL-39", "{seat} takes last turn {number} of 2."),
    c.GRID_NAMED: _kind("grid-named", "GL-54", "{seat} plays this turn in {other}'s grid."),
    c.LOCKS_IN_FORCE: _kind("locks-in-force", "GL-29 GL-32", "{seat}'s grid is locked for this turn at {cells}."),
    c.DREW: _kind("drew", "GL-08 GL-57", "{seat} draws {card}.", "{seat} draws a card."),
    c.TOOK: _kind("took", "GL-08 GL-09", "{seat} takes {card} from the discard pile."),
    c.LOCK_DRAWN: _kind("lock-drawn", "GL-33", "{seat} draws {card}, which cannot be kept and is discarded."),
    c.TAKEN_CARD_PLACED: _kind("placed", "GL-09 GL-57", "{seat} places {card} at {cell}, replacing {old}."),
    c.DRAWN_CARD_PLACED: _kind("placed", "GL-10 GL-57", "{seat} places {card} at {cell}, replacing {old}."),
    c.CAME_TO_LIGHT: _kind("came-to-light", "GL-58", "The replaced card comes to light on the discard pile: {card}."),
    c.DISCARDED: _kind("discarded", "GL-11", "{seat} discards {card}."),
    c.TURNED_OVER: _kind("turned-over", "GL-11", "{seat}'s card at {cell} is turned over: {card}."),
    c.TURNED_UP_LAST: _kind("turned-up-last", "GL-38 GL-64", "{seat}'s card at {cell} is turned up: {card}."),
    c.NONE_FACE_DOWN: _kind("nothing-to-turn", "GL-11", "{seat} has no face-down card left to turn over."),
    c.ALL_FACE_DOWN_LOCKED: _kind(
        "nothing-to-turn", "GL-35", "All of {seat}'s face-down cards are locked: none is turned over."
    ),
    c.NOTHING_TURNED_LAST: _kind("nothing-to-turn", "GL-40", "Nothing is turned over on a last turn."),
    c.LOCK_TURNED_UP: _kind("lock-turned-up", "GL-27 GL-29", "{card} will lock {seat}'s next turn from {cell}."),
    c.LINE_REMOVED: _kind("line-removed", "GL-22 GL-26", "{seat}'s {line} makes {combination}: removed for {points}."),
    c.WAITING_LINE_REMOVED: _kind(
        "waiting-line-removed",
        "GL-31 GL-63",
        "{seat}'s {line}, held back before, is removed for {points} ({combination}).",
    ),
    c.LINE_HELD_BACK: _kind("line-held-back", "GL-31", "{seat}'s {lines}: complete, but held back by a lock."),
    c.LINES_TOGETHER: _kind("lines-together", "GL-25", "{seat}'s {lines} are complete together, and all go."),
    c.FREE_LINE_FIRST: _kind(
        "free-line-first",
        "GL-62",
        "{seat}'s {lines} goes at once; {others}, complete too, is blocked by a lock and loses a card.",
    ),
    c.LINE_CHOSEN: _kind("line-chosen", "GL-24", "{seat} picks {line}."),
    c.WENT_OUT: _kind("went-out", "GL-37", "{seat} has removed all nine cards, goes out and scores {points} more."),
    c.EMPTIED_LATER: _kind("emptied-later", "GL-43", "{seat}'s grid is empty too; no bonus, no more turns."),
    c.RESHUFFLED: _kind(
        "reshuffled", "GL-44 GL-70", "The draw pile is empty: {number} discards are shuffled to form a new one."
    ),
    c.ALL_LOCKED: _kind("all-locked", "GL-36", "All of {seat}'s cards are locked: draw and discard."),
    c.GREAT_TURN_OVER_BEGINS: _kind(
        "great-turn-over", "GL-38 GL-39", "The others turn up all cards and take two last turns each."
    ),
    c.ROUND_STOPPED: _kind(
        "round-stopped",
        "GL-66",
        "Everyone has had all turns of the round and nobody is out: all turn up their cards and take two last turns.",
    ),
    c.LOST_TO_LAST_LINE: _kind(
        "turn-lost", "GL-41", "{seat} loses this last turn: a GRID#LOCK card lies in the one line left."
    ),
    c.LOST_TO_TWO_LOCKS: _kind(
        "turn-lost", "GL-42", "{seat} loses the second last turn: two or more GRID#LOCK cards in the grid."
    ),
    c.LOST_TO_LOCKS: _kind("turn-lost", "GL-65", "{seat} loses this last turn: all cards left are locked."),
    c.UNFINISHED_LINES: _kind(
        "unfinished-lines", "GL-45 GL-46", "{seat} loses {loss} for unfinished lines ({number})."
    ),
    c.LOCKS_LEFT: _kind("locks-left", "GL-47", "{seat} loses {loss} for GRID#LOCK cards left in the grid ({number})."),
    c.WILDS_LEFT: _kind("wilds-left", "GL-48", "{seat} loses {loss} for wilds left in the grid ({number})."),
    c.ROUND_SCORED: _kind("round-scored", "GL-45 GL-67", "{seat} scores {number} in this round, {points} in all."),
    c.GAME_WON: _kind("game-won", "GL-49", "{winners} wins with {points} points."),
    c.TEAM_WON: _kind("game-won", "GL-49 GL-53 GL-72", "The team of {winners} wins with {points} points together."),
    c.WIN_SHARED: _kind(
        "game-won",
        "GL-50 GL-72",
        "{winners} share the win: {points} points is the highest total, reached by more than one side.",
    ),
}
