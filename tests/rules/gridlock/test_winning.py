"""Referee's notebook: when the game ends and who has won it (GL-49, GL-50, GL-68)."""

from __future__ import annotations

import pytest

from sandlot.errors import BadOption
from tests.notebook import new_game, notebook

# Left with these nine cards at the end of a round: -6.
QUIET = """\
  R1 B4 G7
  Y3 R8 B2
  G6 Y9 R5"""

# Out with three colour sets: 72 and the 6 make 78.
OUT_WITH_78 = """\
 rows, removed G4 G4 G4 / B5 B5 B5 / Y7 Y7 Y7
  -- -- --
  -- -- --
  -- -- --"""

# B is out, and A has the very last turn.
LAST_TURN = """\
discard: G9
out: B
lap: 2
closing: B
next: turn A"""

ENDS = ("draw", "Y1", "discard")


def duel(header: str, a_total: int, b_total: int) -> str:
    """Before the end of a round that brings A -6 and B 78."""
    return f"""
{header}
A: total {a_total}
{QUIET}
B: total {b_total},{OUT_WITH_78}
{LAST_TURN}
"""


# --- GL-49: the end of the game --------------------------------------------------------------------


@pytest.mark.clause("GL-49")
def test_the_game_ends_after_the_agreed_number_of_rounds() -> None:
    table = notebook(duel("gridlock: 2 seats, rounds=2\nround 2", a_total=10, b_total=-10))
    table.play(*ENDS)
    assert table.to_act == "over"
    assert (table.total("A"), table.total("B")) == (4, 68)
    assert table.winners == {"B"}
    assert table.cites("GL-49")


@pytest.mark.clause("GL-49", "GL-07")
def test_before_the_agreed_number_of_rounds_the_next_round_is_dealt() -> None:
    table = notebook(duel("gridlock: 2 seats, rounds=2\nround 1, dealer A", a_total=0, b_total=0))
    table.play(*ENDS)
    assert table.to_act == "chance"
    assert table.view(None)["round"] == 2
    assert table.view(None)["dealer"] == "B"
    assert table.grid("B") == "[] [] [] / [] [] [] / [] [] []"
    table.play("R5")
    assert table.to_act == "A"  # left of the new dealer
    assert "flip a1" in table.moves


@pytest.mark.clause("GL-49")
def test_without_agreement_three_rounds_are_played() -> None:
    table = notebook(duel("gridlock: 2 seats\nround 2", a_total=0, b_total=0))
    table.play(*ENDS)
    assert table.to_act == "chance"
    table = notebook(duel("gridlock: 2 seats\nround 3", a_total=0, b_total=0))
    table.play(*ENDS)
    assert table.to_act == "over"


@pytest.mark.clause("GL-49")
def test_a_total_of_111_ends_the_game_before_the_agreed_number_of_rounds() -> None:
    table = notebook(duel("gridlock: 2 seats, rounds=10\nround 2", a_total=0, b_total=33))
    table.play(*ENDS)
    assert table.total("B") == 111
    assert table.to_act == "over"
    assert table.winners == {"B"}


@pytest.mark.clause("GL-49")
def test_a_total_of_110_does_not_end_the_game() -> None:
    table = notebook(duel("gridlock: 2 seats, rounds=10\nround 2", a_total=0, b_total=32))
    table.play(*ENDS)
    assert table.total("B") == 110
    assert table.to_act == "chance"
    assert table.view(None)["round"] == 3


@pytest.mark.clause("GL-49")
def test_the_highest_total_wins_not_the_last_round() -> None:
    table = notebook(duel("gridlock: 2 seats, rounds=2\nround 2", a_total=90, b_total=0))
    table.play(*ENDS)
    assert table.to_act == "over"
    assert (table.total("A"), table.total("B")) == (84, 78)
    assert table.winners == {"A"}


@pytest.mark.clause("GL-49")
@pytest.mark.parametrize("rounds", [0, 101, -1])
def test_one_to_a_hundred_rounds_may_be_agreed(rounds: int) -> None:
    with pytest.raises(BadOption):
        new_game("gridlock", seats=2, rounds=rounds)


# --- GL-50: equal totals ---------------------------------------------------------------------------


@pytest.mark.clause("GL-50")
def test_equal_highest_totals_share_the_win() -> None:
    table = notebook(duel("gridlock: 2 seats, rounds=2\nround 2", a_total=84, b_total=0))
    table.play(*ENDS)
    assert (table.total("A"), table.total("B")) == (78, 78)
    assert table.winners == {"A", "B"}
    assert table.cites("GL-50")


@pytest.mark.clause("GL-50")
def test_a_lower_total_has_no_share_in_the_win() -> None:
    table = notebook(f"""
gridlock: 3 seats, rounds=2
round 2
A: total 83
{QUIET}
B: total 0,{OUT_WITH_78}
C: total 84
{QUIET}
discard: G9
out: B
lap: 2
closing: B
next: turn A
""")
    table.play(*ENDS)
    assert (table.total("A"), table.total("B"), table.total("C")) == (77, 78, 78)
    assert table.winners == {"B", "C"}


# --- GL-68: when 111 is looked at ------------------------------------------------------------------


@pytest.mark.clause("GL-68")
def test_passing_111_within_a_round_does_not_end_the_game() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=3
round 2
A: total 105
  R2 R2 G9
  [] [] []
  [] [] []
B:
{QUIET}
discard: R2
next: turn A
""")
    table.play("take", "place c1")
    assert table.points("A") == 24
    assert table.total("A") == 105
    assert table.to_act == "B"


@pytest.mark.clause("GL-68")
def test_going_out_beyond_111_does_not_end_the_game_before_the_last_turns() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=3
round 2
A:
{QUIET}
B: total 110, rows, removed G4 G4 G4 / B5 B5 B5
  -- -- --
  Y7 Y7 B1
  -- -- --
discard: G9
next: turn B
""")
    table.play("draw", "Y7", "place c2")
    assert table.to_act == "A"
    table.play("draw", "Y1", "discard", "draw", "Y1", "discard")
    assert table.to_act == "over"
    assert table.total("B") == 188


@pytest.mark.clause("GL-68")
def test_penalties_count_before_111_is_looked_at() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=3
round 2
A: total 104, rows, removed Y2 ## ##
  -- -- --
  R1 B4 G7
  Y3 R8 B2
B: total 0,{OUT_WITH_78}
{LAST_TURN}
""")
    table.play(*ENDS)
    assert table.total("A") == 110  # 104 and 10 are 114, but two rows are unfinished
    assert table.to_act == "chance"


@pytest.mark.clause("GL-68", "GL-49")
def test_if_several_reach_111_the_highest_total_wins_not_the_player_who_went_out() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=3
round 2
A: total 110, rows, removed B3 B3 B3
  -- -- --
  R1 B4 G7
  Y3 R8 B2
B: total 40,{OUT_WITH_78}
{LAST_TURN}
""")
    table.play(*ENDS)
    assert (table.total("A"), table.total("B")) == (130, 118)
    assert table.to_act == "over"
    assert table.winners == {"A"}


@pytest.mark.clause("GL-68", "GL-50")
def test_equal_totals_beyond_111_share_the_win() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=3
round 2
A: total 98, rows, removed B3 B3 B3
  -- -- --
  R1 B4 G7
  Y3 R8 B2
B: total 40,{OUT_WITH_78}
{LAST_TURN}
""")
    table.play(*ENDS)
    assert (table.total("A"), table.total("B")) == (118, 118)
    assert table.winners == {"A", "B"}
