"""A table: a game being played, with dice, players, events and a record."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.core.dice import Dice, SystemDice
from sandlot.core.errors import CannotUndo, SandlotError
from sandlot.core.events import Event
from sandlot.core.game import Game
from sandlot.core.player import Player, ask_player
from sandlot.core.record import Record
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, OVER, State, Tape


class Table:
    """A game in progress. Seats without a Player wait for `play`; chance and Players act by themselves, in `run`."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player | None],
        names: Sequence[str],
        dice: Dice | None = None,
        rng: Rng | None = None,
        start: str = "",
        *,
        run: bool = True,
    ) -> None:
        self._sit_down(Record(game, list(names), [], start), players, dice, rng)
        if run:
            self.run()

    @classmethod
    def resume(
        cls,
        record: Record,
        players: Sequence[Player | None],
        dice: Dice | None = None,
        rng: Rng | None = None,
        *,
        run: bool = True,
    ) -> Table:
        """Go on with a recorded game where it stopped."""
        table = cls.__new__(cls)
        table._sit_down(record, players, dice, rng)
        if run:
            table.run()
        return table

    def _sit_down(self, record: Record, players: Sequence[Player | None], dice: Dice | None, rng: Rng | None) -> None:
        self.game = record.game
        self.players = list(players)
        self.dice: Dice = dice or SystemDice()
        self.rng = rng or Rng(1)
        self.record = Record(record.game, list(record.players), [], record.start)
        self.tape = Tape()
        self.state = record.first_state(self.tape)
        # States before decisions that may still be taken back, with the length of the tape at that time.
        self._before: list[tuple[State, int]] = []
        for move in record.moves:
            try:
                action = self.game.parse(self.state, move)
                self._check(action)
            except SandlotError as error:
                raise SandlotError(f"the record cannot be resumed at {move!r}: {error}") from None
            self._advance(action)

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    @property
    def events(self) -> list[Event]:
        """All that has happened. Show a seat only `event.seen_by(seat)`."""
        return self.game.hear(self.tape.notes)

    def moves(self) -> list[str]:
        """What the seat to act may do, in notation."""
        return self.game.moves(self.state) if self.state.to_act >= 0 else []

    def play(self, move: str | int) -> None:
        """Decide for the seat to act; then chance and the computer players go on until a person is to act."""
        if self.state.to_act == CHANCE:
            raise SandlotError("chance is to act, not a player: call run() first.")
        action = self.game.parse(self.state, move) if isinstance(move, str) else move
        self._decide(action)
        self.run()

    def run(self) -> None:
        """Go on until a person has to decide or the game is over."""
        while self.state.to_act != OVER:
            if self.state.to_act == CHANCE:
                action = self.dice.draw(self.state)
                self._check(action)
                self._before.clear()  # undo never crosses dice
                self._advance(action)
                continue
            player = self.players[self.state.to_act]
            if player is None:
                return
            self._decide(ask_player(player, self.game, self.state, self.rng))

    def _check(self, action: int) -> None:
        if not 0 <= action < 1 << 31 or not self.state.allows(action):
            raise self.game.refusal(self.state, action)

    def _decide(self, action: int) -> None:
        self._check(action)
        shown = self.game.reveals(self.state, action)
        if shown or (self._before and self._before[-1][0].to_act != self.state.to_act):
            self._before.clear()  # nor a reveal or another's act
        if not shown:
            self._before.append((self.state.copy(), len(self.tape.notes)))
        self._advance(action)

    def _advance(self, action: int) -> None:
        self.record.moves.append(self.game.name_action(self.state, action))
        self.state.advance(action)

    def undo(self) -> str:
        """Take back the last decision of a person; its notation. CannotUndo says why when that is not possible."""
        if not self.record.moves:
            raise CannotUndo("nothing has been played yet.")
        if not self._before or self.players[self._before[-1][0].to_act] is not None:
            raise CannotUndo(
                "the last move cannot be taken back: dice, a card that was shown, or another's act came after it."
            )
        self.state, notes = self._before.pop()
        del self.tape.notes[notes:]
        self.state.tape = self.tape
        return self.record.moves.pop()
