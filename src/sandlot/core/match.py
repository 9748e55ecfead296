"""A match: a game being played, with dice, players, events and a record."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.core.dice import Dice, SystemDice
from sandlot.core.errors import BadPlayer, CannotUndo, SandlotError
from sandlot.core.events import Event, seat_letter
from sandlot.core.game import Game
from sandlot.core.player import Player
from sandlot.core.record import Record
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, OVER, State, Tape


class Table:
    """A game in progress. Seats without a Player wait for `play`; chance and Players act by themselves."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player | None],
        names: Sequence[str],
        dice: Dice | None = None,
        rng: Rng | None = None,
        start: str = "",
    ) -> None:
        self.game = game
        self.players = list(players)
        self.dice: Dice = dice or SystemDice()
        self.rng = rng or Rng(1)
        self.record = Record(game, list(names), [], start)
        self.tape = Tape()
        self.state = self.record.first_state(self.tape)
        # States before decisions that may still be taken back, with the length of the tape at that time.
        self._before: list[tuple[State, int]] = []
        self.run()

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
        action = self.game.parse(self.state, move) if isinstance(move, str) else move
        self._decide(action)
        self.run()

    def _decide(self, action: int) -> None:
        if not 0 <= action < self.game.action_space or not self.state.allows(action):
            raise self.game.refusal(self.state, action)
        before = self.state.copy(), len(self.tape.notes)
        shown = self.game.reveals(self.state, action)
        seat = self.state.to_act
        if shown or (self._before and self._before[-1][0].to_act != seat):
            self._before.clear()  # undo never crosses a reveal or another's act
        if not shown:
            self._before.append(before)
        self._advance(action)

    def _advance(self, action: int) -> None:
        self.record.moves.append(self.game.name_action(self.state, action))
        self.state.advance(action)

    def run(self) -> None:
        """Go on until a person has to decide or the game is over."""
        while self.state.to_act != OVER:
            if self.state.to_act == CHANCE:
                self._before.clear()  # nor dice
                self._advance(self.dice.draw(self.state))
                continue
            player = self.players[self.state.to_act]
            if player is None:
                return
            self._decide(self._ask(player))

    def _ask(self, player: Player) -> int:
        seat = self.state.to_act
        known = self.game.resample(self.state, seat, self.rng)
        action = player.choose(self.game, known, seat)
        if not self.state.allows(action):
            raise BadPlayer(
                f"the player {player.name} at seat {seat_letter(seat)} answered {action!r}, "
                f"which is not one of its legal actions {self.state.legal_actions()}."
            )
        return action

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

    def fork(self, at: int, dice: Dice | None = None) -> Table:
        """A table that goes on from after the first `at` moves."""
        return self.resume(
            Record(self.game, self.record.players, self.record.moves[:at], self.record.start), self.players, dice
        )

    @classmethod
    def resume(
        cls, record: Record, players: Sequence[Player | None], dice: Dice | None = None, rng: Rng | None = None
    ) -> Table:
        """Go on with a recorded game where it stopped."""
        table = cls.__new__(cls)
        table.game, table.players = record.game, list(players)
        table.dice, table.rng = dice or SystemDice(), rng or Rng(1)
        table.record = Record(record.game, list(record.players), list(record.moves), record.start)
        table.tape, table._before = Tape(), []
        state = record.first_state(table.tape)
        for move in record.moves:
            try:
                state.apply(record.game.parse(state, move))
            except SandlotError as error:
                raise SandlotError(f"the record cannot be resumed at {move!r}: {error}") from None
        table.state = state
        table.run()
        return table
