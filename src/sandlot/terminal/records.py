"""`sandlot replay` and `sandlot fork`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from sandlot.arena.match import Match
from sandlot.core.dice import Dice, SystemDice
from sandlot.core.errors import SandlotError
from sandlot.core.record import Record
from sandlot.core.state import CHANCE, State, Tape
from sandlot.terminal import play
from sandlot.terminal.screen import AskedDice


def show_replay(console: Console, file: Path, at: int | None, position: bool) -> None:
    record = Record.load(file)
    game = record.game
    state = record.replay(at)
    if position:
        console.print(game.write(state), end="", markup=False)
        return
    options = game.options_text()
    console.print(f"[bold]{game.title}[/] {escape(', '.join(record.players))}{f' ({options})' if options else ''}")
    tape = Tape()
    for number, _ in enumerate(record.states(at, tape)):
        _tell(console, game.hear(tape.notes), number)
        tape.notes.clear()
    _tell(console, game.hear(tape.notes), len(record.moves[:at]))
    console.print(game.picture(game.view(state, None)))


def _tell(console: Console, events: Sequence[object], number: int) -> None:
    for event in events:
        console.print(f"[dim]{number:>4}[/] {escape(str(event))}", soft_wrap=True)


class RecordedDice:
    """The dice of a record, as long as they are possible; then fresh ones."""

    def __init__(self, record: Record, at: int) -> None:
        self._game = record.game
        self._left = [
            record.moves[number]
            for number, (state, _) in enumerate(record.states())
            if number >= at and state.to_act == CHANCE
        ]
        self._fresh = SystemDice()

    def draw(self, state: State) -> int:
        while self._left:
            action = self._game.read_action(state, self._left.pop(0).lower())
            if action is not None and state.allows(action):
                return action
        return self._fresh.draw(state)


def go_on_from(
    console: Console, file: Path, at: int, players: Sequence[str] | None, dice: str, to: Path | None
) -> None:
    record = Record.load(file)
    record.replay(at)  # complains about a move that is not there
    names = [name.strip() for name in players or record.players]
    if len(names) != len(record.players):
        raise SandlotError(
            f"--players: {len(names)} names for {len(record.players)} seats. Expected one name for each seat."
        )
    beginning = Record(record.game, names, record.moves[:at], record.start)
    if to:
        play.check_free(to)
        beginning.save(to)
        console.print(
            f"The first {at} moves are in {escape(str(to))}. Go on with: sandlot play --file {escape(str(to))}",
            soft_wrap=True,
        )
        return
    sources: dict[str, Dice] = {"new": SystemDice(), "same": RecordedDice(record, at), "ask": AskedDice(console)}
    if dice not in sources:
        raise SandlotError(f"--dice {dice}: expected new, same or ask.")
    play.go_on(Match.from_record(beginning, names, sources[dice], run=False), play.new_file(record.game.name))
