"""What a seat may know, built by whitelist, and states that agree with it."""

from __future__ import annotations

from typing import Any

from sandlot.core.events import seat_letter
from sandlot.core.rng import Rng
from sandlot.games.gridlock import contents as c
from sandlot.games.gridlock.notation import CARDS, card_name, cells_of, lines_of
from sandlot.games.gridlock.position import grid_card, removed_lines
from sandlot.games.gridlock.state import GridLock


def drawn_card(s: GridLock) -> tuple[int, int] | None:
    """The one secret there is: who holds a drawn card, and which [GL-57]."""
    rule, seat, card, _ = s.pending()[0]
    return (seat, card) if rule == c.PLACE_OR_DISCARD else None


def view(s: GridLock, seat: int | None) -> dict[str, Any]:
    unseen, pile = _counts(s, seat)
    return {
        "seats": [_seat_view(s, player) for player in range(s.box.seats)],
        "hand": _hand(s, seat),
        "discard": [card_name(card) for card in s.discard],
        "draw_pile": int(s.draw_pile),
        "unseen": unseen,
        "pile": pile,
        "round": int(s.round),
        "rounds": int(s.box.rounds),
        "dealer": seat_letter(s.dealer),
        "turns": int(s.turns),
        "out": None if s.first_out == c.NOBODY else seat_letter(s.first_out),
        "lap": int(s.lap),
        "playing": None if s.playing == c.NOBODY else seat_letter(s.playing),
        "winners": [seat_letter(winner) for winner in s.winners()] if s.pending()[0][0] == c.GAME_OVER else [],
    }


def _seat_view(s: GridLock, seat: int) -> dict[str, Any]:
    return {
        "seat": seat_letter(seat),
        "team": int(seat % s.box.teams),
        "grid": [grid_card(s, seat, cell) for cell in range(9)],
        "removed": removed_lines(s, seat),
        "direction": {c.ALL_ROWS: "rows", c.ALL_COLUMNS: "columns"}.get(s.direction[seat]),
        "locked": cells_of(s.locked) if s.playing == seat else [],
        "waiting": lines_of(s.held[seat]),
        "points": int(s.score[seat]),
        "total": int(s.total[seat]),
    }


def _hand(s: GridLock, seat: int | None) -> str | None:
    rule, holder, card, _ = s.pending()[0]
    if rule == c.PLACE_CARD:
        return card_name(card)  # taken from the open discard pile
    if rule == c.PLACE_OR_DISCARD:
        return card_name(card) if holder == seat else "hidden"
    return None


def _counts(s: GridLock, seat: int | None) -> tuple[dict[str, int], dict[str, int] | None]:
    """Copies of each card that this viewer has not seen, and of those in a reshuffled draw pile [GL-70, GL-71]."""
    unseen, pile = list(s.unseen), list(s.pile)
    drawn = drawn_card(s)
    if drawn and drawn[0] != seat:
        (pile if s.reshuffled else unseen)[drawn[1]] += 1
    return _by_name(unseen), _by_name(pile) if s.reshuffled else None


def _by_name(counts: list[int]) -> dict[str, int]:
    return {CARDS[card]: int(count) for card, count in enumerate(counts) if count}


def inventory(s: GridLock) -> dict[str, int]:
    """Every card of the decks, wherever it lies."""
    counts = [unseen + piled for unseen, piled in zip(s.unseen, s.pile, strict=True)]
    for card in [*s.grid, *s.removed, *s.discard]:
        if card < c.KINDS:
            counts[card] += 1
    rule, _, card, _ = s.pending()[0]
    if rule in (c.PLACE_CARD, c.PLACE_OR_DISCARD):
        counts[card] += 1
    return _by_name(counts)


def resample(s: GridLock, seat: int | None, rng: Rng) -> GridLock:
    """Somebody else's drawn card is drawn anew. It was no GRID#LOCK card: that would have been discarded [GL-33]."""
    twin = s.copy()
    drawn = drawn_card(s)
    if drawn is None or drawn[0] == seat:
        return twin
    holder, card = drawn
    twin.put_back_on_draw_pile(card)
    hat = twin.pile if twin.reshuffled else twin.unseen
    ticket = rng.below(sum(list(hat)[: c.LOCK_ROW]))
    card = 0
    while ticket >= hat[card]:
        ticket -= hat[card]
        card += 1
    twin.leaves_draw_pile(card)
    twin.replace_step(c.PLACE_OR_DISCARD, holder, card)
    return twin
