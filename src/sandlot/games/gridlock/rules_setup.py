"""GAME SETUP, as the rule book has it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sandlot.core.state import Automatic, Chance, Choice
from sandlot.games.gridlock.contents import (
    CELLS,
    DEAL,
    DEALER_CHOSEN,
    DISCARD_STARTED,
    FLIP_AT,
    KINDS,
    REVEAL,
    ROUND_BEGINS,
    START_FLIP,
    STARTED_WITH,
    TURN,
    TURN_UP_DISCARD,
)
from sandlot.games.gridlock.state import GridLock


@final
class ChooseDealer(Chance[GridLock]):
    """The first dealer is drawn by lot [GL-55]."""

    __slots__ = ()

    def offers(self, s: GridLock, seat: i64, x: i64, y: i64) -> None:
        for player in range(s.box.seats):
            s.offer(player)

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, dealer: i64) -> None:
        s.dealer = dealer
        s.tell(DEALER_CHOSEN, dealer)
        s.then(DEAL)


@final
class Deal(Automatic[GridLock]):
    """Nine cards each, a discard pile, one card turned over each, then clockwise turns [GL-04 to GL-07]."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.clear_table()
        s.tell(ROUND_BEGINS, s.dealer, s.round)
        s.then(TURN_UP_DISCARD)
        player = s.dealer
        for _ in range(s.box.seats):
            player = s.left_of(player)
            s.then(START_FLIP, player)
        s.then(TURN, s.left_of(s.dealer))


class CardComesToLight(Chance[GridLock]):
    """One of the cards in a hat, each copy equally likely."""

    __slots__ = ()

    def hat(self, s: GridLock) -> vec[i64]:
        """card -> copies"""
        raise NotImplementedError

    def offers(self, s: GridLock, seat: i64, x: i64, y: i64) -> None:
        hat = self.hat(s)
        for card in range(KINDS):
            if hat[card]:
                s.offer(card)

    def weight(self, s: GridLock, x: i64, y: i64, card: i64) -> i64:
        return self.hat(s)[card] if 0 <= card < KINDS else 0

    def outcome(self, s: GridLock, x: i64, y: i64, ticket: i64) -> i64:
        hat = self.hat(s)
        card: i64 = 0
        while ticket >= hat[card]:
            ticket -= hat[card]
            card += 1
        return card


class UnseenCard(CardComesToLight):
    """A card that nobody has seen: one in a grid or, until a reshuffle, in the draw pile."""

    __slots__ = ()

    def hat(self, s: GridLock) -> vec[i64]:
        return s.unseen

    def tickets(self, s: GridLock, x: i64, y: i64) -> i64:
        return s.hidden if s.reshuffled else s.hidden + s.draw_pile


@final
class TurnUpDiscard(UnseenCard):
    """The top card of the draw pile starts the discard pile [GL-05]."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, card: i64) -> None:
        s.leaves_draw_pile(card)
        s.put_on_discard(card)
        s.tell(DISCARD_STARTED, 0, card)


@final
class StartFlip(Choice[GridLock]):
    """Before the first turn everyone turns over any one card of their own grid [GL-06]."""

    __slots__ = ()

    def offers(self, s: GridLock, seat: i64, x: i64, y: i64) -> None:
        for cell in range(CELLS):
            s.offer(FLIP_AT + cell)

    def apply(self, s: GridLock, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.then(REVEAL, seat, action - FLIP_AT, STARTED_WITH)


@final
class Reveal(UnseenCard):
    """A face-down card is turned up where it lies [GL-11, GL-27]. The second detail says on what occasion."""

    __slots__ = ()

    def apply(self, s: GridLock, seat: i64, cell: i64, occasion: i64, card: i64) -> None:
        s.tell(occasion, seat, card, cell)
        s.turn_up(seat, cell, card)
