"""What a player may know, built by whitelist, and states that agree with it."""

from __future__ import annotations

from typing import Any

from sandlot.core.rng import Rng
from sandlot.core.state import OVER
from sandlot.games.gouwan import contents as c
from sandlot.games.gouwan.cards import SPEEDS, Cards
from sandlot.games.gouwan.notation import bat_words, space_name
from sandlot.games.gouwan.rules_setup import put_in_order
from sandlot.games.gouwan.state import Gouwan

HALVES = ("top", "bottom")


def picking(s: Gouwan) -> bool:
    return s.pending()[0][0] in (c.PICK_PITCHER, c.PICK_BATTER)


def pitch_is_hidden(s: Gouwan, seat: int | None) -> bool:
    """Until the batting card lies too, only the pitching side knows the pitch [GS-11, GS-85]."""
    return s.pitch != c.NONE and s.at_bat == c.NONE and seat != s.pitching()


def view(s: Gouwan, seat: int | None, cards: Cards) -> dict[str, Any]:
    known = s.first != c.NONE
    return {
        "inning": int(s.inning),
        "half": HALVES[s.half],
        "outs": int(s.outs),
        "strikes": int(s.strikes),
        "balls": int(s.balls),
        "runners": [base for base in (1, 2, 3) if s.bases >> (base - 1) & 1],
        "score": {letter: int(s.score[team]) for team, letter in enumerate("AB")},
        "runs": {letter: [int(n) for n in list(s.runs)[team::2]] for team, letter in enumerate("AB")},
        "pitching": "AB"[s.pitching()] if known else None,
        "batting": "AB"[s.batting()] if known else None,
        "pitcher": card_name(cards.pitchers, s.pitcher()) if known else None,
        "batter": card_name(cards.batters, s.batter()) if known else None,
        "pitch": _pitch(s, seat, cards),
        "bat": bat_words(s.at_bat) if s.at_bat != c.NONE else None,
        "ball": space_name(s.ball) if s.ball != c.NONE else None,
        "teams": {letter: _team(s, team, seat, cards) for team, letter in enumerate("AB")},
        "winners": ["AB"[team] for team in s.winners()] if s.to_act == OVER else [],
    }


def card_name(names: list[list[str]], number: int) -> str:
    return names[number // len(names[0])][number % len(names[0])]


def _pitch(s: Gouwan, seat: int | None, cards: Cards) -> dict[str, str | None] | None:
    if s.pitch == c.NONE:
        return None
    card = None if pitch_is_hidden(s, seat) else cards.pitches[s.pitch]
    return {"speed": SPEEDS[s.box.fast[s.pitch]], "start": space_name(s.start), "card": card}


def _team(s: Gouwan, team: int, seat: int | None, cards: Cards) -> dict[str, Any] | None:
    """Teams are shown together, when both are ready [GS-85]."""
    if picking(s) and team != seat:
        return None
    staff = [s.staff[c.ROLES * team + role] for role in range(c.ROLES)]
    order = [s.order[c.ORDER * team + place] for place in range(c.ORDER)]
    return {
        "pitchers": [cards.pitchers[team][card] for card in staff if card != c.NONE],
        "in_use": int(s.in_use[team]),
        "order": [cards.batters[team][card] for card in order if card != c.NONE],
        "up": int(s.up[team]) + 1,
        "spares": [
            name for card, name in enumerate(cards.batters[team]) if s.cards[c.BATTERS * team + card] == c.SPARE
        ],
    }


def resample(s: Gouwan, seat: int | None, rng: Rng) -> Gouwan:
    """A hidden pitch becomes any of the same speed on the card; a hidden team is picked anew."""
    twin = s.copy()
    if pitch_is_hidden(s, seat):
        speed = s.box.fast[s.pitch]
        same = [p for p in (s.pitch_on_card(which) for which in range(c.PITCHES)) if s.box.fast[p] == speed]
        twin.pitch = same[rng.below(len(same))]
    for team in range(2):
        if picking(s) and team != seat:
            _pick_anew(twin, team, rng)
    return twin


def _pick_anew(s: Gouwan, team: int, rng: Rng) -> None:
    pitchers, batters = _shuffled(int(c.PITCHERS), rng), _shuffled(int(c.BATTERS), rng)
    for role in range(c.ROLES):
        if s.staff[c.ROLES * team + role] != c.NONE:
            s.staff[c.ROLES * team + role] = pitchers.pop()
    placed = [place for place in range(c.ORDER) if s.order[c.ORDER * team + place] != c.NONE]
    for card in range(c.BATTERS):
        s.cards[c.BATTERS * team + card] = c.SPARE
    for place in placed:
        put_in_order(s, team, place, batters.pop())


def _shuffled(n: int, rng: Rng) -> list[int]:
    numbers = list(range(n))
    for i in range(n - 1, 0, -1):
        j = int(rng.below(i + 1))
        numbers[i], numbers[j] = numbers[j], numbers[i]
    return numbers
