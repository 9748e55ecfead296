"""`sandlot.Match`: a game with players by name, in one line."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from pathlib import Path

from sandlot.core.dice import Dice, SeededDice, SystemDice
from sandlot.core.errors import BadPlayer, BadSeats, SandlotError
from sandlot.core.game import Game, OptionValue
from sandlot.core.match import Table
from sandlot.core.player import Player
from sandlot.core.record import Record
from sandlot.core.registry import load
from sandlot.core.rng import Rng
from sandlot.players.registry import make_player

PERSON = re.compile(r"you\d*")


def seat_players(game: Game, players: Sequence[str | Player], rng: Rng) -> list[Player | None]:
    """A computer player for each name; nobody for a person; a Player as it is."""
    return [_seat_player(game, player, Rng(rng.next())) for player in players]


def _seat_player(game: Game, player: str | Player, rng: Rng) -> Player | None:
    if isinstance(player, Player):
        return player
    return None if PERSON.fullmatch(player) else make_player(player, game, rng)


def _name(player: str | Player) -> str:
    return player if isinstance(player, str) else player.name or type(player).__name__


class Match(Table):
    """A game in progress.

    >>> match = Match("gridlock", players=["you", "thumb"], seed=7)
    >>> match.moves()
    ['flip a1', ...]
    >>> match.play("flip b2")
    """

    def __init__(
        self,
        game: str | Game,
        players: Sequence[str | Player] = ("you", "you"),
        *,
        seed: int | None = None,
        dice: Dice | None = None,
        pack: str | Path | None = None,
        start: str = "",
        run: bool = True,
        **options: OptionValue,
    ) -> None:
        if isinstance(game, Game) and (options or pack):
            raise SandlotError("Options and pack belong to sandlot.load when a loaded game is passed to Match.")
        loaded = game if isinstance(game, Game) else load(game, pack, **options)
        # Players and resampling must not share a stream with the dice.
        rng = Rng(secrets.randbits(62) if seed is None else (seed ^ 0x5EED) & (1 << 62) - 1)
        dice = dice or (SystemDice() if seed is None else SeededDice(seed))
        loaded.check_seats(len(players))
        super().__init__(
            loaded, seat_players(loaded, players, rng), [_name(player) for player in players], dice, rng, start, run=run
        )

    def fork(self, at: int, dice: Dice | None = None) -> Table:
        """Go back to after the first `at` moves and play on from there, with players of the same names."""
        self.record.replay(at)
        record = Record(self.game, self.record.players, self.record.moves[:at], self.record.start)
        rng = Rng(secrets.randbits(62))
        again = [
            None if player is None else make_player(name, self.game, Rng(rng.next()))
            for player, name in zip(self.players, record.players, strict=True)
        ]
        return Table.resume(record, again, dice, rng)

    @classmethod
    def from_record(
        cls, record: Record, players: Sequence[str] | None = None, dice: Dice | None = None, *, run: bool = True
    ) -> Table:
        """Go on with a recorded game, with the same players by name or with others."""
        names = list(players or record.players)
        if players is None and any(".py:" in name for name in names):
            raise BadPlayer(
                "this record was played by a player from a file, and opening a record runs nobody's code. "
                f"Name the players yourself, for example -p {','.join(names)}."
            )
        if len(names) != len(record.players):
            raise BadSeats(
                f"{len(names)} players for a game of {len(record.players)} seats. Expected one for each seat."
            )
        rng = Rng(secrets.randbits(62))
        going_on = Record(record.game, names, record.moves, record.start)
        return Table.resume(going_on, seat_players(record.game, names, rng), dice, rng, run=run)
