"""The contract: what a game gives, so that everything else works with it without knowing it.

A game is a folder with its rules (compiled), its words (this class), its pack and its clauses. docs/add-a-game.md
walks through one.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from sandlot.core.clauses import Clauses
from sandlot.core.errors import BadNotation, BadOption, BadRecord, BadSeats, IllegalAction, did_you_mean, one_of
from sandlot.core.events import Event, EventKind, seat_letter
from sandlot.core.packs import Field, Pack, read_pack, read_pack_file
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, OVER, State, Tape

if TYPE_CHECKING:
    from sandlot.core.player import Player

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """Something the players agree on before the game."""

    name: str
    default: bool | int
    about: str
    clauses: tuple[str, ...]
    low: int = 0
    high: int = 1

    def read(self, value: OptionValue) -> bool | int:
        """A value as given by a program or a person; BadOption when it is none."""
        if isinstance(self.default, bool):
            words = {
                "yes": True,
                "true": True,
                "on": True,
                "1": True,
                "no": False,
                "false": False,
                "off": False,
                "0": False,
            }
            found = words.get(str(value).lower())
            if found is None:
                raise BadOption(f"{self.name}={value}: {self.about}. Expected yes or no.")
            return found
        number = self.low - 1
        if type(value) is int:
            number = value
        elif isinstance(value, str) and re.fullmatch(r"\s*-?[0-9]{1,9}\s*", value):
            number = int(value)
        if not self.low <= number <= self.high:
            raise BadOption(
                f"{self.name}={value}: {self.about}. Expected a whole number from {self.low} to {self.high}."
            )
        return number

    def write(self, value: bool | int) -> str:
        return ("yes" if value else "no") if isinstance(self.default, bool) else str(value)


@dataclass(frozen=True)
class Step:
    """A step in words: its name in position texts, its clauses, and what the one to act is asked to do.

    `goes_on`: it always says itself what comes next, so nothing need be pending after it.
    """

    name: str
    clauses: tuple[str, ...]
    prompt: str = ""
    goes_on: bool = False


@dataclass(frozen=True)
class Way:
    """A usual way to play a game: shown to people, and played through by the contract tests."""

    name: str
    seats: int
    options: Mapping[str, OptionValue]


class Game(ABC):
    """A game with its pack and its options, ready to be played. Load one with `sandlot.load`."""

    name: ClassVar[str]
    title: ClassVar[str]
    about: ClassVar[str]
    rules_version: ClassVar[int]
    older_versions: ClassVar[
        Mapping[int, type[Game]]
    ] = {}  # kept, so that records of any age replay as they were played
    package: ClassVar[str]  # where clauses.toml and packs/standard.toml lie
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    seats_clauses: ClassVar[tuple[str, ...]]
    options_offered: ClassVar[tuple[Option, ...]] = ()
    pack_fields: ClassVar[tuple[Field, ...]] = ()
    steps: ClassVar[tuple[Step, ...]]
    event_kinds: ClassVar[Mapping[int, EventKind]]
    action_space: ClassVar[int]  # decisions are 0 to action_space - 1; chance outcomes are apart
    has_secrets: ClassVar[bool] = False  # whether a seat ever knows what others do not
    ways: ClassVar[tuple[Way, ...]]
    players: ClassVar[Mapping[str, type[Player]]] = {}  # the game's own, such as its rule-of-thumb player

    def __init__(self, pack: Pack | None = None, options: Mapping[str, OptionValue] | None = None) -> None:
        self.pack = pack or self.standard_pack()
        self.options = self.read_options(options or {})
        self.check_options()
        self._good_seats: set[int] = set()  # checked once, since searches start many games

    # -- pack, clauses, options ---------------------------------------------------

    @classmethod
    @cache
    def clauses(cls) -> Clauses:
        return Clauses.load(files(cls.package).joinpath("clauses.toml"))

    @classmethod
    @cache
    def standard_pack(cls) -> Pack:
        file = files(cls.package).joinpath("packs", "standard.toml")
        return read_pack(file.read_text(encoding="utf-8"), "standard.toml", cls.name, cls.pack_fields)

    @classmethod
    @cache
    def packs(cls) -> list[Pack]:
        """The standard pack and those that were standard once, which old records name by their hash."""
        folder = files(cls.package).joinpath("packs")
        found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
        return [read_pack(file.read_text(encoding="utf-8"), file.name, cls.name, cls.pack_fields) for file in found]

    @classmethod
    def pack_from(cls, file: str | Path) -> Pack:
        """A pack of one's own; BadPack says on which line it cannot be used."""
        return read_pack_file(Path(file), cls.name, cls.pack_fields, cls.standard_pack())

    def read_options(self, given: Mapping[str, OptionValue]) -> dict[str, bool | int]:
        """All options, with their defaults; BadOption where one is unknown or has no such value."""
        offered = {option.name: option for option in self.options_offered}
        for name in given:
            if name not in offered:
                raise BadOption(
                    f"{self.title} has no option {name!r}.{did_you_mean(name, offered)} "
                    f"Its options are {one_of(offered) or 'none'}."
                )
        return {name: o.read(given[name]) if name in given else o.default for name, o in offered.items()}

    def check_options(self) -> None:  # noqa: B027 (most games have nothing to check)
        """Raise BadOption where options do not go together."""

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(
                f"{self.title} cannot be played by {seats}. "
                f"Expected {self.seats_text()} seats ({', '.join(self.seats_clauses)})."
            )

    @classmethod
    def seats_text(cls) -> str:
        """`2`, or `2 to 18`."""
        return str(cls.min_seats) if cls.min_seats == cls.max_seats else f"{cls.min_seats} to {cls.max_seats}"

    def options_text(self) -> str:
        """The options that are not the default, as in `rounds=1, wilds=no`."""
        return ", ".join(
            f"{o.name}={o.write(self.options[o.name])}"
            for o in self.options_offered
            if self.options[o.name] != o.default
        )

    # -- states ----------------------------------------------------------------------

    def start(self, seats: int | None = None, tape: Tape | None = None) -> State:
        """A new game, before the first decision or chance event. It begins with the first of the steps."""
        seats = self.min_seats if seats is None else seats
        if seats not in self._good_seats:
            self.check_seats(seats)
            self._good_seats.add(seats)
        state = self.empty_state(seats)
        state.tape = tape
        state.then(0)
        state.settle()
        return state

    @abstractmethod
    def empty_state(self, seats: int) -> State:
        """A state with an open book and everything laid out, but nothing pending yet."""

    def save_numbers(self, state: State) -> str:
        """The state as JSON, for this rules version."""
        return json.dumps({"rules": self.rules_version, "seats": self.seats_of(state), **state.numbers()})

    def load_numbers(self, text: str) -> State:
        try:
            numbers = json.loads(text)
            version = numbers.pop("rules")
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadRecord("this is no saved state. Expected what save_numbers wrote.") from None
        if version != self.rules_version:
            raise BadRecord(f"a state of rules version {version}: these are the rules of version {self.rules_version}.")
        state = self.empty_state(numbers["seats"])
        state.restore(numbers)
        return state

    def seats_of(self, state: State) -> int:
        return len(state.points())

    def inventory(self, state: State) -> dict[str, int]:
        """All cards and pieces, wherever they are. Play moves them about; it never makes or loses any."""
        return {}

    # -- words -------------------------------------------------------------------------

    @abstractmethod
    def name_action(self, state: State, action: int) -> str:
        """The notation of an action. Also of illegal ones, for errors."""

    @abstractmethod
    def read_action(self, state: State, text: str) -> int | None:
        """The action that a tidied text names, legal or not; None when it names none."""

    def parse(self, state: State, text: str) -> int:
        """The action that a text names; BadNotation when it names none."""
        tidy = " ".join(text.split()).lower()
        action = self.read_action(state, tidy) if state.to_act != OVER else None
        if action is None:
            raise BadNotation(f"{text!r} is not a move here. {self._what_may_be_written(state)}")
        return action

    def _what_may_be_written(self, state: State) -> str:
        if state.to_act == OVER:
            return "The game is over."
        return f"Expected one of: {one_of(self.moves(state), limit=20)}."

    def moves(self, state: State) -> list[str]:
        """Everything that may happen now, in notation."""
        return [self.name_action(state, action) for action in state.legal_actions()]

    def step(self, state: State) -> Step:
        """The step that waits for an answer."""
        return self.steps[state.pending()[0][0]]

    @abstractmethod
    def why_not(self, state: State, action: int) -> tuple[tuple[str, ...], str]:
        """For an action that is not on the menu: the clauses that forbid it, and why in one sentence."""

    def refusal(self, state: State, action: int) -> IllegalAction:
        """The error for an action that is not on the menu."""
        clauses, reason = self.why_not(state, action)
        return IllegalAction(self.name_action(state, action), reason, clauses, self.write(state))

    @abstractmethod
    def event_details(self, note: tuple[int, int, int, int, int]) -> dict[str, str | int]:
        """What a note on the tape says, by the names that the texts of `event_kinds` use."""

    def hear(self, notes: Sequence[tuple[int, int, int, int, int]]) -> list[Event]:
        """Notes on a tape as events."""
        return [self._event(note) for note in notes]

    def _event(self, note: tuple[int, int, int, int, int]) -> Event:
        kind = self.event_kinds[note[0]]
        details = self.event_details(note)
        seat = details.get("seat")
        return Event(
            kind.name,
            kind.clauses,
            kind.text.format(**details),
            str(seat) if seat is not None else None,
            details,
            kind.others.format(**details) if kind.others else "",
        )

    # -- who knows what --------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), JSON-ready, built by whitelist."""

    def common_view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The part of a view that is the same for all games."""
        step = self.step(state)
        to_act = int(state.to_act)
        return {
            "game": self.name,
            "rules": self.rules_version,
            "you": None if seat is None else seat_letter(seat),
            "to_act": self.actor_name(state),
            "step": step.name,
            "clauses": list(step.clauses),
            "prompt": step.prompt,
            "moves": self.moves(state) if seat is not None and to_act == seat else [],
        }

    def secrets_now(self, state: State) -> bool:
        """Whether a seat may know something now that another may not: people at one screen then look one at a time."""
        return self.has_secrets

    def picture(self, view: Mapping[str, Any]) -> str:
        """A view drawn for a terminal, with tags such as [bold] or [red] for style. It sees no more than a view."""
        hidden = ("moves", "prompt", "clauses", "step")
        return "\n".join(f"{name}: {value}".replace("[", "\\[") for name, value in view.items() if name not in hidden)

    @staticmethod
    def actor_name(state: State) -> str:
        """A seat letter, `chance` or `over`."""
        if state.to_act == CHANCE:
            return "chance"
        return "over" if state.to_act == OVER else seat_letter(state.to_act)

    @abstractmethod
    def resample(self, state: State, seat: int | None, rng: Rng) -> State:
        """A state that is equal in all that the seat knows, with the rest drawn anew. Players get this, never the true one."""

    def reveals(self, state: State, action: int) -> bool:
        """Whether a decision shows others something that only its seat knew. Such a move cannot be taken back."""
        return False

    # -- positions ------------------------------------------------------------------------------

    @abstractmethod
    def write(self, state: State) -> str:
        """The position as text that a person can read and edit."""

    @abstractmethod
    def read(self, text: str) -> State:
        """The state of a position text; BadPosition says on which line it cannot be read."""
