"""Referee's notebook: who has won, and when (GS-61, GS-62)."""

from __future__ import annotations

import pytest

from tests.rules.gouwan.diamond2 import Diamond, diamond


def ended(table: Diamond) -> Diamond:
    """The half is played out without a further run."""
    table.retire()
    return table


@pytest.mark.clause("GS-61")
@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        ("2 0 1", "0 2 0", "A"),
        ("2 0 1", "0 4 0", "B"),
        ("0 0 1", "0 0 0", "A"),
        ("0 0 0", "1 0 0", "B"),
        ("9 0 0", "0 4 6", "B"),
    ],
)
def test_most_runs_after_the_agreed_innings_wins(a: str, b: str, winner: str) -> None:
    table = ended(diamond("3 bottom", outs=2, runs={"A": a, "B": b}))
    assert (table.to_act, table.winners, table.moves) == ("over", {winner}, [])


@pytest.mark.clause("GS-61")
@pytest.mark.parametrize("innings", [1, 2, 5, 9])
@pytest.mark.parametrize("first", ["A", "B"])
def test_any_number_of_innings_may_be_agreed(first: str, innings: int) -> None:
    zeros = " 0" * (innings - 1)
    table = ended(
        diamond(f"{innings} bottom", first=first, outs=2, runs={"A": f"3{zeros}", "B": f"1{zeros}"}, innings=innings)
    )
    assert (table.to_act, table.winners) == ("over", {"A"})


@pytest.mark.clause("GS-61")
@pytest.mark.parametrize("inning", ["1 top", "1 bottom", "2 top", "2 bottom", "3 top"])
def test_nobody_wins_before_the_last_inning_is_over(inning: str) -> None:
    number, half = inning.split()
    ahead = "9" + " 0" * (int(number) - 1)
    table = ended(diamond(inning, outs=2, runs={"A": ahead, **({} if half == "top" else {"B": "0" + ahead[1:]})}))
    assert table.to_act in ("A", "B")


@pytest.mark.clause("GS-61")
def test_runs_of_the_last_play_but_the_third_out_count() -> None:
    table = diamond("1 bottom", outs=2, runs={"A": "1", "B": "0"}, runners="1", innings=1)
    table.hit(12)
    assert table.score == (1, 2)
    table.strike_out()
    assert table.winners == {"B"}


@pytest.mark.clause("GS-61")
def test_a_run_on_the_third_out_would_have_tied() -> None:
    table = diamond("1 bottom", outs=2, runs={"A": "1", "B": "0"}, runners="3", innings=1)
    table.hit(9)
    assert (table.winners, table.score) == ({"A"}, (1, 0))


@pytest.mark.clause("GS-62")
@pytest.mark.parametrize("innings", [1, 3])
def test_a_tie_is_played_on(innings: int) -> None:
    runs = "2" + " 0" * (innings - 1)
    table = ended(diamond(f"{innings} bottom", outs=2, runs={"A": runs, "B": runs}, innings=innings))
    assert (table.inning, table.batting, table.outs) == (f"{innings + 1} top", "A", 0)
    table.hit(12)
    table.retire()
    assert (table.inning, table.batting, table.score) == (f"{innings + 1} bottom", "B", (3, 2))
    table.retire()
    assert (table.to_act, table.winners) == ("over", {"A"})


@pytest.mark.clause("GS-62")
def test_until_an_inning_ends_with_someone_ahead() -> None:
    table = diamond("1 bottom", outs=2, innings=1)
    table.retire()
    for number in range(2, 6):
        assert table.inning == f"{number} top"
        table.hit(11)
        table.retire()
        assert table.inning == f"{number} bottom"
        table.hit(11)  # and tied again
        table.retire()
    assert (table.inning, table.score) == ("6 top", (4, 4))
    table.retire()
    table.hit(11)
    table.retire()
    assert (table.to_act, table.winners, table.score) == ("over", {"B"}, (4, 5))


@pytest.mark.clause("GS-62")
def test_a_tie_of_no_runs_is_played_on_too() -> None:
    table = ended(ended(diamond("1 top", outs=2, innings=1)))
    assert (table.inning, table.to_act) == ("2 top", "B")


@pytest.mark.clause("GS-62")
def test_a_lead_in_the_middle_of_an_extra_inning_is_not_enough() -> None:
    table = diamond("4 top", outs=2)
    table.hit(12)
    table.retire()
    assert (table.inning, table.to_act) == ("4 bottom", "A")
