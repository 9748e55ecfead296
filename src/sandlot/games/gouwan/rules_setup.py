"""Game Setup, as the manual has it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sandlot.core.state import Automatic, Choice
from sandlot.games.gouwan.contents import (
    BATTER,
    BATTER_PICKED,
    BATTERS,
    DECIDE_FIRST,
    DIE_FOR_FIRST,
    IN_ORDER,
    NONE,
    ORDER,
    PICK_BATTER,
    PICK_PITCHER,
    PITCHER,
    PITCHER_PICKED,
    PITCHERS,
    READY,
    ROLES,
    SHOW_TEAMS,
    SITUATION,
    SPARE,
    START_HALF,
    TEAM_READY,
    TEAM_SHOWN,
)
from sandlot.games.gouwan.die import Roll
from sandlot.games.gouwan.state import DIE, Gouwan


@final
class PickPitcher(Choice[Gouwan]):
    """Starter, middle reliever and closer, any of the own cards [GS-03, GS-84]. Detail: the role."""

    __slots__ = ()

    def offers(self, s: Gouwan, seat: i64, role: i64, y: i64) -> None:
        for card in range(PITCHERS):
            if not is_on_staff(s, seat, card):
                s.offer(PITCHER + card)
        s.offer(READY)

    def apply(self, s: Gouwan, seat: i64, role: i64, y: i64, action: i64) -> None:
        if action == READY:
            take_the_rest(s, seat)
            return
        s.staff[ROLES * seat + role] = action - PITCHER
        s.tell(PITCHER_PICKED, seat, seat, role, action - PITCHER)
        if role + 1 < ROLES:
            s.then(PICK_PITCHER, seat, role + 1)
        else:
            s.then(PICK_BATTER, seat, 0)


def is_on_staff(s: Gouwan, seat: i64, card: i64) -> bool:
    for role in range(ROLES):
        if s.staff[ROLES * seat + role] == card:
            return True
    return False


@final
class PickBatter(Choice[Gouwan]):
    """Nine of the twelve own cards, in batting order [GS-05]. Detail: the place in the order."""

    __slots__ = ()

    def offers(self, s: Gouwan, seat: i64, place: i64, y: i64) -> None:
        for card in range(BATTERS):
            if s.cards[BATTERS * seat + card] == SPARE:
                s.offer(BATTER + card)
        s.offer(READY)

    def apply(self, s: Gouwan, seat: i64, place: i64, y: i64, action: i64) -> None:
        if action == READY:
            take_the_rest(s, seat)
            return
        put_in_order(s, seat, place, action - BATTER)
        s.tell(BATTER_PICKED, seat, seat, place, action - BATTER)
        if place + 1 < ORDER:
            s.then(PICK_BATTER, seat, place + 1)
        else:
            team_is_ready(s, seat)


def put_in_order(s: Gouwan, seat: i64, place: i64, card: i64) -> None:
    s.order[ORDER * seat + place] = card
    s.cards[BATTERS * seat + card] = IN_ORDER


def take_the_rest(s: Gouwan, seat: i64) -> None:
    """Whatever is not chosen yet, in the order of the pack."""
    for role in range(ROLES):
        card: i64 = 0
        while s.staff[ROLES * seat + role] == NONE:
            if not is_on_staff(s, seat, card):
                s.staff[ROLES * seat + role] = card
            card += 1
    for place in range(ORDER):
        card = 0
        while s.order[ORDER * seat + place] == NONE:
            if s.cards[BATTERS * seat + card] == SPARE:
                put_in_order(s, seat, place, card)
            card += 1
    team_is_ready(s, seat)


def team_is_ready(s: Gouwan, seat: i64) -> None:
    s.tell(TEAM_READY, seat)
    if seat == 0:
        s.then(PICK_PITCHER, 1, 0)
    else:
        s.then(SHOW_TEAMS)


@final
class ShowTeams(Automatic[Gouwan]):
    """Both show together; then it is settled who bats first [GS-06, GS-85, GS-86]."""

    __slots__ = ()

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.tell(TEAM_SHOWN, 0)
        s.tell(TEAM_SHOWN, 1)
        if s.box.first == NONE:
            s.then(DECIDE_FIRST)
        else:
            begin(s, s.box.first)


@final
class DecideFirst(Roll):
    """A die, where the players have not agreed: 1 to 3 for A, 4 to 6 for B [GS-86]."""

    __slots__ = ()

    def apply(self, s: Gouwan, seat: i64, x: i64, y: i64, number: i64) -> None:
        first: i64 = 0 if number <= DIE // 2 else 1
        s.tell(DIE_FOR_FIRST, first, number)
        begin(s, first)


def begin(s: Gouwan, first: i64) -> None:
    """A whole game, or where the situation card says [GS-08]."""
    s.first = first
    s.then(START_HALF)
    if len(s.box.situation) == 0:
        return
    card = s.box.situation
    while s.inning < card[0]:
        s.begin_inning()
    s.half = card[1]
    s.score[first] = card[2]
    s.score[1 - first] = card[3]
    s.outs = card[4]
    s.bases = card[5]
    s.tell(SITUATION, first, s.score[0], s.score[1])
