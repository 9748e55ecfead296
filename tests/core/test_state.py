"""The engine, on a diary: a game of three rules that shows in which order things happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from sandlot.core.state import CHANCE, OVER, Automatic, Chance, Choice, GameOver, State, Tape, rule_book
from sandlot.errors import IllegalAction

NOTE: Final[i64] = 0
ASK: Final[i64] = 1
TOSS: Final[i64] = 2
END: Final[i64] = 3
COUNTED_TOSS: Final[i64] = 4  # the same toss, from a hat of which the tickets are counted


class Diary(State):
    """What was noted, in order."""

    __slots__ = ("notes", "plan")
    SHARED: ClassVar[tuple[str, ...]] = ("plan",)
    FIELDS: ClassVar[tuple[str, ...]] = ("notes",)

    notes: vec[i64]
    plan: Callable[[Diary], None]

    def copy(self) -> Diary:
        twin = Diary()
        self.copy_steps_to(twin)
        twin.plan = self.plan
        twin.notes = self.notes[:]
        return twin

    def points(self) -> list[int]:
        return [3, 5, 5]

    def winners(self) -> list[int]:
        return [1, 2]

    @property
    def read(self) -> list[int]:
        return list(self.notes)


class Note(Automatic[Diary]):
    """Write x down; with y, then also y and y + 1."""

    def apply(self, s: Diary, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.notes = append(s.notes, x)
        s.tell(7, seat, x, y)
        if y:
            s.then(NOTE, 0, y)
            s.then(NOTE, 0, y + 1)


class Ask(Choice[Diary]):
    """Seat, and x things to choose from; then the plan is carried out."""

    def offers(self, s: Diary, seat: i64, x: i64, y: i64) -> None:
        for action in range(x):
            s.offer(action)

    def apply(self, s: Diary, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.plan(s)


class Toss(Chance[Diary]):
    """x sides; with y, side n is on n + 1 tickets."""

    def offers(self, s: Diary, seat: i64, x: i64, y: i64) -> None:
        for action in range(x):
            s.offer(action)

    def weight(self, s: Diary, x: i64, y: i64, action: i64) -> i64:
        return action + 1 if y else super().weight(s, x, y, action)

    def apply(self, s: Diary, seat: i64, x: i64, y: i64, action: i64) -> None:
        s.then(NOTE, 0, action)
        s.then(END)


class CountedToss(Toss):
    """Nobody needs to look into this hat."""

    def offers(self, s: Diary, seat: i64, x: i64, y: i64) -> None:
        raise AssertionError("the menu was filled, though the tickets are counted")

    def tickets(self, s: Diary, x: i64, y: i64) -> i64:
        return x

    def weight(self, s: Diary, x: i64, y: i64, action: i64) -> i64:
        return 1 if 0 <= action < x else 0


BOOK: Final = rule_book([Note(), Ask(), Toss(), GameOver(), CountedToss()])


class Words:
    """The part of a Game that a state needs for its errors."""

    def refusal(self, state: State, action: int) -> IllegalAction:
        return IllegalAction(f"action {action}", "It is not on the menu.", ("X-1",), "a diary")


def diary(plan: Callable[[Diary], None], choices: int = 1, seat: int = 0) -> Diary:
    """Somebody is asked, and the plan says what comes then."""
    s = Diary()
    s.open_book(Words(), BOOK)
    s.plan = plan
    s.notes = vec[i64]()
    s.then(ASK, seat, choices)
    s.settle()
    return s


def carry_out(plan: Callable[[Diary], None]) -> Diary:
    s = diary(plan)
    s.apply(0)
    return s


def toss(rule: int, sides: int, y: int = 0) -> Diary:
    return carry_out(lambda s: s.then(rule, 0, sides, y))


# -- steps ---------------------------------------------------------------------------------


def test_steps_run_in_the_order_in_which_they_are_named() -> None:
    def plan(s: Diary) -> None:
        s.then(NOTE, 0, 1)
        s.then(NOTE, 0, 2)
        s.then(NOTE, 0, 3)
        s.then(END)

    assert carry_out(plan).read == [1, 2, 3]


def test_the_steps_that_a_step_names_come_before_those_that_waited() -> None:
    def plan(s: Diary) -> None:
        s.then(NOTE, 0, 1, 10)
        s.then(NOTE, 0, 2, 20)
        s.then(END)

    assert carry_out(plan).read == [1, 10, 11, 2, 20, 21]


def test_steps_stop_at_the_first_that_somebody_decides() -> None:
    def plan(s: Diary) -> None:
        s.then(NOTE, 0, 1)
        s.then(ASK, 2, 3)
        s.then(NOTE, 0, 2)
        s.then(END)

    s = carry_out(plan)
    assert s.read == [1]
    assert s.to_act == 2
    assert s.pending() == [(ASK, 2, 3, 0), (NOTE, 0, 2, 0), (END, 0, 0, 0)]


def test_a_step_keeps_its_seat_and_details_up_to_their_limits() -> None:
    s = carry_out(lambda s: s.then(ASK, 63, 0xFFFFF, 0x3FFFFFFF))
    assert s.pending() == [(ASK, 63, 0xFFFFF, 0x3FFFFFFF)]
    assert s.to_act == 63


@pytest.mark.parametrize(
    "step",
    [(64, 0, 0, 0), (ASK, 64, 0, 0), (ASK, 0, 1 << 20, 0), (ASK, 0, 0, 1 << 30), (ASK, -1, 0, 0), (ASK, 0, 0, -1)],
)
def test_a_step_that_would_not_fit_is_not_cut_to_size(step: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="a step cannot hold"):
        carry_out(lambda s: s.then(*step))


def test_forget_steps_drops_what_was_pending_and_what_was_just_named() -> None:
    def forget(s: Diary) -> None:
        s.then(NOTE, 0, 2)
        s.forget_steps()
        s.then(NOTE, 0, 3)
        s.then(END)

    def plan(s: Diary) -> None:
        s.plan = forget
        s.then(ASK, 0, 1)
        s.then(NOTE, 0, 1)
        s.then(END)

    s = carry_out(plan)
    s.apply(0)
    assert s.read == [3]
    assert s.to_act == OVER


def test_replace_step_puts_another_step_in_the_place_of_the_next() -> None:
    def plan(s: Diary) -> None:
        s.then(ASK, 0, 5)
        s.then(END)

    s = carry_out(plan)
    s.replace_step(ASK, 1, 2)
    assert (s.to_act, s.legal_actions()) == (1, [0, 1])
    assert s.pending() == [(ASK, 1, 2, 0), (END, 0, 0, 0)]


# -- the menu ----------------------------------------------------------------------------------


@pytest.mark.parametrize("choices", [0, 1, 23, 24, 25, 72, 73, 1000])
def test_a_menu_grows_with_what_is_offered(choices: int) -> None:
    assert diary(lambda s: None, choices).legal_actions() == list(range(choices))


def test_a_menu_is_new_after_every_action() -> None:
    s = diary(lambda s: s.then(ASK, 0, 2), choices=30)
    assert len(s.legal_actions()) == 30
    s.apply(29)
    assert s.legal_actions() == [0, 1]


@pytest.mark.parametrize("action", [-1, 3, 2**40])
def test_what_is_not_on_the_menu_is_refused_and_changes_nothing(action: int) -> None:
    s = diary(lambda s: s.then(END), choices=3)
    before = s.key()
    with pytest.raises(IllegalAction, match=rf"action {action}: not allowed\. It is not on the menu\. \(X-1\)"):
        s.apply(action)
    assert s.key() == before
    s.apply(2)
    assert s.to_act == OVER


def test_when_the_game_is_over_nothing_is_allowed() -> None:
    s = carry_out(lambda s: s.then(END))
    assert (s.to_act, s.legal_actions()) == (OVER, [])
    with pytest.raises(IllegalAction):
        s.apply(0)


# -- chance ----------------------------------------------------------------------------------


def test_without_weights_every_outcome_is_on_one_ticket() -> None:
    s = toss(TOSS, 4)
    assert s.to_act == CHANCE
    assert s.tickets() == 4
    assert s.weights() == [(0, 1), (1, 1), (2, 1), (3, 1)]
    assert s.chance() == [(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]
    assert [s.outcome(ticket) for ticket in range(4)] == [0, 1, 2, 3]


def test_weights_are_tickets_in_the_order_of_the_offers() -> None:
    s = toss(TOSS, 3, y=1)
    assert s.tickets() == 6
    assert s.weights() == [(0, 1), (1, 2), (2, 3)]
    assert [s.outcome(ticket) for ticket in range(6)] == [0, 1, 1, 2, 2, 2]


def test_there_is_no_ticket_beyond_the_last() -> None:
    with pytest.raises(ValueError, match=r"not below tickets\(\)"):
        toss(TOSS, 3).outcome(3)


def test_a_counted_hat_is_never_looked_into() -> None:
    s = toss(COUNTED_TOSS, 5)
    assert s.tickets() == 5
    assert [s.outcome(ticket) for ticket in range(5)] == [0, 1, 2, 3, 4], "a ticket is its own outcome"
    assert [action for action in range(-2, 8) if s.allows(action)] == [0, 1, 2, 3, 4]
    s.apply(4)
    assert s.read == [4]


# -- copies, numbers, listeners ------------------------------------------------------------------


def test_a_copy_goes_its_own_way_and_is_not_heard() -> None:
    s = toss(TOSS, 6)
    s.tape = Tape()
    twin = s.copy()
    twin.apply(5)
    assert (s.read, s.to_act, s.tape.notes) == ([], CHANCE, [])
    assert twin.read == [5]


def test_a_listener_hears_what_rules_tell() -> None:
    s = toss(TOSS, 6)
    s.tape = Tape()
    s.apply(5)
    assert s.tape.notes == [(7, 0, 5, 0, 0)]


def test_a_state_comes_back_from_its_numbers() -> None:
    s = toss(TOSS, 6)
    s.apply(3)
    other = diary(lambda s: None)
    assert other.key() != s.key()
    other.restore(s.numbers())
    assert other.key() == s.key()
    assert (other.read, other.to_act) == ([3], OVER)


def test_without_teams_everybody_is_a_side_and_a_shared_win_is_divided() -> None:
    s = carry_out(lambda s: s.then(END))
    assert s.sides() == [0, 1, 2]
    assert s.returns() == [0.0, 0.5, 0.5]
