"""GRID#LOCK as the rest of Sandlot sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from sandlot.core.errors import BadOption, BadSeats
from sandlot.core.events import seat_letter
from sandlot.core.game import Game, Option, OptionValue, Way
from sandlot.core.packs import Field, Pack
from sandlot.core.positions import check_head
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, State
from sandlot.games.gridlock import contents as c
from sandlot.games.gridlock import picture, position, refusals, view, words
from sandlot.games.gridlock.book import empty_table
from sandlot.games.gridlock.notation import (
    CELLS,
    COMBINATIONS,
    LINES,
    card_in_words,
    card_name,
    card_number,
    cells_of,
    dealer_number,
    decision_name,
    decision_number,
    lines_of,
)
from sandlot.games.gridlock.state import Box, GridLock
from sandlot.games.gridlock.thumb import RuleOfThumb

SEATS_PER_DECK = 6
CHART = (
    "chart.rebuilt.mixed_run",
    "chart.rebuilt.mixed_set",
    "chart.rebuilt.colour_run",
    "chart.rebuilt.colour_set",
    "chart.rebuilt.wild_run",
    "chart.rebuilt.wild_set",
    "chart.two_wilds",
    "chart.three_wilds",
)
SEATLESS_EVENTS = (c.DISCARD_STARTED, c.RESHUFFLED, c.GAME_WON, c.TEAM_WON, c.WIN_SHARED)


class GridLockGame(Game):
    """GRID#LOCK with its options."""

    name = "gridlock"
    title = "GRID#LOCK"
    about = "Match three in a row in your own grid of nine cards, before the others clear theirs."
    rules_version = 1
    package = "sandlot.games.gridlock"
    min_seats = 2
    max_seats = 18
    seats_clauses = ("GL-02",)
    options_offered = (
        Option("rounds", 3, "how many rounds at most", ("GL-49",), 1, 100),
        Option("wilds", True, "play with the wilds", ("GL-52",)),
        Option("locks", True, "play with the GRID#LOCK cards", ("GL-51",)),
        Option("team_size", 1, "partners in a team; 1 is everybody alone", ("GL-53", "GL-54"), 1, 3),
        Option("team_grids", False, "name the team's grid to play in, turn by turn", ("GL-54",)),
    )
    pack_fields = (
        Field("deck.copies", "copies of each number in each colour", low=1, high=9),
        Field("deck.wilds", "wilds in a deck", low=0, high=27),
        Field("deck.locks.row", "GRID#LOCK cards that lock their row", low=0, high=9),
        Field("deck.locks.column", "GRID#LOCK cards that lock their column", low=0, high=9),
        Field("deck.locks.both", "GRID#LOCK cards that lock both", low=0, high=9),
        *(Field(path, "points for " + name, low=-100) for path, name in zip(CHART, COMBINATIONS[1:], strict=True)),
        Field("score.going_out", "points for going out first"),
        Field("score.unfinished_line", "points for each unfinished line", low=-100, high=0),
        Field("score.lock_left", "points for each GRID#LOCK card left", low=-100, high=0),
        Field("score.target", "the total that ends the game", low=1, high=100_000),
        Field("score.rebuilt.wild_left", "points for each wild left", low=-100, high=0),
        Field("score.rebuilt.turn_limit", "turns each before a round is stopped", low=1, high=1000),
    )
    steps = words.STEPS
    event_kinds = words.EVENTS
    action_space = c.ACTIONS
    has_secrets = True
    ways = (
        Way("two players", 2, {}),
        Way("four players, one round", 4, {"rounds": 1}),
        Way("six players", 6, {"rounds": 2}),
        Way("plain: no wilds, no GRID#LOCK cards", 3, {"wilds": False, "locks": False}),
        Way("no wilds", 2, {"wilds": False}),
        Way("no GRID#LOCK cards", 2, {"locks": False}),
        Way("two teams of two", 4, {"team_size": 2}),
        Way("two teams of three, choosing grids", 6, {"team_size": 3, "team_grids": True, "rounds": 1}),
        Way("two decks, nine players", 9, {"rounds": 1}),
        Way("three decks, six teams of three", 18, {"team_size": 3, "rounds": 1}),
    )

    players: ClassVar = {"thumb": RuleOfThumb}

    # -- setting up ---------------------------------------------------------------

    def __init__(self, pack: Pack | None = None, options: Mapping[str, OptionValue] | None = None) -> None:
        super().__init__(pack, options)
        self._boxes: dict[int, Box] = {}

    def check_options(self) -> None:
        if self.options["team_grids"] and self.options["team_size"] == 1:
            raise BadOption("team_grids=yes needs teams. Expected team_size=2 or team_size=3 with it (GL-54).")

    def check_seats(self, seats: int) -> None:
        super().check_seats(seats)
        size = self.options["team_size"]
        if seats % size or seats == size:
            raise BadSeats(
                f"{seats} seats do not make equal teams of {size}. Expected {2 * size}, {3 * size} and so on (GL-72)."
            )

        cards = sum(self._deck(seats))
        if cards < 9 * seats + 2:
            raise BadSeats(
                f"{cards} cards are too few for {seats} seats: expected at least {9 * seats + 2} (GL-05, GL-44)."
            )

    def box(self, seats: int) -> Box:
        """The pack and the options as numbers."""
        pack, options = self.pack, self.options
        box = Box(self._deck(seats), [0, *(pack[path] for path in CHART)])
        box.seats = seats
        box.teams = seats // int(options["team_size"])
        box.team_grids = bool(options["team_grids"])
        box.rounds = int(options["rounds"])
        box.target = pack["score.target"]
        box.turn_limit = pack["score.rebuilt.turn_limit"]
        box.going_out = pack["score.going_out"]
        box.unfinished_line = pack["score.unfinished_line"]
        box.lock_left = pack["score.lock_left"]
        box.wild_left = pack["score.rebuilt.wild_left"]
        return box

    def _deck(self, seats: int) -> list[int]:
        """card -> copies: as few decks as seat the players, without what is not played with [GL-03, GL-69]."""
        decks = -(-seats // SEATS_PER_DECK)
        wilds = self.pack["deck.wilds"] if self.options["wilds"] else 0
        locks = [self.pack[f"deck.locks.{way}"] if self.options["locks"] else 0 for way in ("row", "column", "both")]
        one_deck = [self.pack["deck.copies"]] * c.WILD + [wilds, *locks]
        return [decks * copies for copies in one_deck]

    def empty_state(self, seats: int) -> GridLock:
        if seats not in self._boxes:
            self._boxes[seats] = self.box(seats)
        return empty_table(self, self._boxes[seats])

    def inventory(self, state: State) -> dict[str, int]:
        return view.inventory(cast(GridLock, state))

    # -- words -------------------------------------------------------------------------

    def name_action(self, state: State, action: int) -> str:
        if state.to_act != CHANCE:
            return decision_name(action)
        if state.pending()[0][0] == c.CHOOSE_DEALER:
            return f"dealer {seat_letter(action)}" if 0 <= action < 26 else f"dealer {action}"
        return card_name(action) if 0 <= action < c.KINDS else f"card {action}"

    def read_action(self, state: State, text: str) -> int | None:
        if state.to_act != CHANCE:
            return decision_number(text)
        if state.pending()[0][0] == c.CHOOSE_DEALER:
            return dealer_number(text, self.seats_of(state))
        return card_number(text)

    def why_not(self, state: State, action: int) -> tuple[tuple[str, ...], str]:
        return refusals.why_not(cast(GridLock, state), action)

    def event_details(self, note: tuple[int, int, int, int, int]) -> dict[str, str | int]:
        kind, seat, x, y, z = note
        details: dict[str, str | int] = {} if kind in SEATLESS_EVENTS else {"seat": seat_letter(seat)}
        if kind in (c.DISCARD_STARTED, c.DREW, c.TOOK, c.LOCK_DRAWN, c.CAME_TO_LIGHT, c.DISCARDED):
            details |= {"card": card_in_words(x)}
        elif kind in (c.STARTED_WITH, c.TURNED_OVER, c.TURNED_UP_LAST, c.LOCK_TURNED_UP):
            details |= {"card": card_in_words(x), "cell": CELLS[y]}
        elif kind in (c.TAKEN_CARD_PLACED, c.DRAWN_CARD_PLACED):
            details |= {"card": card_in_words(x), "cell": CELLS[y], "old": card_in_words(z)}
        elif kind in (c.LINE_REMOVED, c.WAITING_LINE_REMOVED):
            details |= {"line": LINES[x], "combination": COMBINATIONS[y], "points": z}
        elif kind == c.LINE_CHOSEN:
            details |= {"line": LINES[x]}
        elif kind in (c.LINE_HELD_BACK, c.LINES_TOGETHER):
            details |= {"lines": " and ".join(lines_of(x))}
        elif kind == c.LOCKS_IN_FORCE:
            details |= {"cells": " ".join(cells_of(x))}
        elif kind == c.GRID_NAMED:
            details |= {"other": seat_letter(x)}
        elif kind == c.WENT_OUT:
            details |= {"points": x}
        elif kind == c.FREE_LINE_FIRST:
            details |= {"lines": " and ".join(lines_of(x)), "others": " and ".join(lines_of(y))}
        elif kind in (c.GAME_WON, c.TEAM_WON, c.WIN_SHARED):
            details |= {"winners": " and ".join(seat_letter(i) for i in range(18) if x >> i & 1), "points": y}
        else:
            details |= {"number": x, "points": y, "loss": -y}
        return details

    # -- who knows what ---------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(state, seat), **view.view(cast(GridLock, state), seat)}

    def picture(self, view: Mapping[str, Any]) -> str:
        return picture.draw(view)

    def resample(self, state: State, seat: int | None, rng: Rng) -> GridLock:
        return view.resample(cast(GridLock, state), seat, rng)

    def reveals(self, state: State, action: int) -> bool:
        """Whoever places or discards a drawn card shows it."""
        return view.drawn_card(cast(GridLock, state)) is not None

    # -- positions ---------------------------------------------------------------------------

    def write(self, state: State) -> str:
        return position.write(self, cast(GridLock, state))

    def read(self, text: str) -> GridLock:
        return position.read(self, self.empty_state(check_head(self, text)), text)
