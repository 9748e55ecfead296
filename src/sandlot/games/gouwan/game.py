"""Gouwan Strike as the rest of Sandlot sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from sandlot.core.events import seat_letter
from sandlot.core.game import Game, Option, OptionValue, Way
from sandlot.core.packs import Field, Pack
from sandlot.core.positions import check_head
from sandlot.core.rng import Rng
from sandlot.core.state import State
from sandlot.games.gouwan import contents as c
from sandlot.games.gouwan import notation, position, refusals, view, words
from sandlot.games.gouwan.book import empty_table
from sandlot.games.gouwan.cards import SPEEDS, read_cards, read_situation
from sandlot.games.gouwan.notation import AREAS, ROLES, bat_words, space_name
from sandlot.games.gouwan.state import Box, Gouwan


class GouwanGame(Game):
    """Gouwan Strike with its options."""

    name = "gouwan"
    title = "Gouwan Strike"
    about = "A duel of pitcher and batter: a hidden pitch against a hidden swing."
    rules_version = 1
    package = "sandlot.games.gouwan"
    min_seats = 2
    max_seats = 2
    seats_clauses = ("GS-01",)
    has_secrets = True
    options_offered = (
        Option("innings", 3, "how many innings are agreed", ("GS-06", "GS-86"), low=1, high=9),
        Option("first", 0, "who bats first: 0 a die decides, 1 A, 2 B", ("GS-06", "GS-86"), low=0, high=2),
        Option("situation", 0, "a situation card by its number, or 0", ("GS-08",), low=0, high=10),
        Option("walk_off", False, "the game ends as soon as it is decided", ("GS-80",)),
        Option("concede", False, "a player may concede before any pitch", ("GS-88",)),
    )
    pack_fields = (
        Field("zone.plus", "the plus value of every space", kind=str),
        Field("pitches.*", "a pitch: its speed and its path", kind=str),
        Field("pitchers.red.*", "a red pitcher", kind=str),
        Field("pitchers.blue.*", "a blue pitcher", kind=str),
        Field("batters.red.*", "a red batter", kind=str),
        Field("batters.blue.*", "a blue batter", kind=str),
        Field("situations.*", "a situation card", kind=str),
    )
    steps = words.STEPS
    event_kinds = words.EVENTS
    action_space = c.ACTIONS
    ways = (
        Way("three innings", 2, {}),
        Way("one inning with walk-off", 2, {"innings": 1, "walk_off": True, "first": 2}),
        Way("a situation", 2, {"situation": 1, "concede": True}),
    )
    players: ClassVar = {}

    def __init__(self, pack: Pack | None = None, options: Mapping[str, OptionValue] | None = None) -> None:
        super().__init__(pack, options)
        self.cards = read_cards(self.pack)
        innings = int(self.options["innings"])
        number = int(self.options["situation"])
        self.cards.numbers["situation"] = []
        for card in range(1, len(self.cards.situations) + 1):  # all are checked
            found = read_situation(self.pack, card)
            if card == number:
                innings, self.cards.numbers["situation"] = found
        self.box = Box(self.cards.numbers)
        self.box.innings = innings
        self.box.first = int(self.options["first"]) - 1
        self.box.walk_off = bool(self.options["walk_off"])
        self.box.concede = bool(self.options["concede"])

    def empty_state(self, seats: int) -> Gouwan:
        return empty_table(self, self.box)

    def inventory(self, state: State) -> dict[str, int]:
        """Both players' cards."""
        s = cast(Gouwan, state)
        in_order = sum(1 for place in s.order if place != c.NONE)
        return {"batters": len(s.cards), "in order": in_order - sum(1 for card in s.cards if card == c.IN_ORDER)}

    # -- words -------------------------------------------------------------------------

    def name_action(self, state: State, action: int) -> str:
        return notation.name_action(cast(Gouwan, state), action, self.cards)

    def read_action(self, state: State, text: str) -> int | None:
        return notation.read_action(cast(Gouwan, state), text, self.cards) if text else None

    def why_not(self, state: State, action: int) -> tuple[tuple[str, ...], str]:
        return refusals.why_not(cast(Gouwan, state), action)

    def event_details(self, note: tuple[int, int, int, int, int]) -> dict[str, str | int]:
        kind, seat, x, y, z = note
        details: dict[str, str | int] = {"seat": seat_letter(seat), "number": x, "other": y}
        if kind == c.PITCHER_PICKED:
            details |= {"role": ROLES[y], "card": self.cards.pitchers[seat][z]}
        elif kind == c.BATTER_PICKED:
            details |= {"place": f"in place {y + 1}", "card": self.cards.batters[seat][z]}
        elif kind in (c.HALF_BEGINS, c.HALF_ENDS):
            details["half"] = view.HALVES[y]
        elif kind == c.PITCHER_CHANGED:
            details["pitcher"] = view.card_name(self.cards.pitchers, x)
        elif kind == c.BATTER_CHANGED:
            details |= {"batter": self._batter(x), "other_batter": self._batter(y)}
        elif kind == c.PITCHED:
            details |= {"pitch": self.cards.pitches[x], "speed": SPEEDS[self.box.fast[x]], "start": space_name(y)}
        elif kind == c.BATTED:
            details["bat"] = bat_words(x)
        elif kind == c.SHOWN:
            details |= {"pitch": self.cards.pitches[x], "bat": bat_words(y)}
        elif kind == c.BALL_MOVED:
            details["space"] = space_name(y)
        elif kind == c.MET:
            details |= {"area": AREAS[x], "space": space_name(y)}
        elif "{batter}" in self.event_kinds[kind].text:
            details["batter"] = self._batter(x)
        return details

    def _batter(self, number: int) -> str:
        return view.card_name(self.cards.batters, number)

    # -- who knows what ---------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(state, seat), **view.view(cast(Gouwan, state), seat, self.cards)}

    def secrets_now(self, state: State) -> bool:
        """Teams being picked, and a pitch that waits for the batter."""
        s = cast(Gouwan, state)
        return view.picking(s) or s.pending()[0][0] in (c.THROW, c.BAT)

    def resample(self, state: State, seat: int | None, rng: Rng) -> Gouwan:
        return view.resample(cast(Gouwan, state), seat, rng)

    # -- positions ---------------------------------------------------------------------------

    def write(self, state: State) -> str:
        return position.write(self, cast(Gouwan, state), self.cards)

    def read(self, text: str) -> Gouwan:
        return position.read(self, self.empty_state(check_head(self, text)), text, self.cards)
