"""Referee's notebook: cards left out, teams, and more decks (GL-51 to GL-54, GL-69, GL-72)."""

from __future__ import annotations

import pytest

from sandlot.errors import BadOption, BadPosition, BadSeats
from tests.notebook import new_game, notebook

ALL = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}

# Nine open cards without a combination; at the end of a round they cost 6.
QUIET = """\
  R1 B4 G7
  Y3 R8 B2
  G6 Y9 R5"""

DOWN = """\
  [] [] []
  [] [] []
  [] [] []"""

EMPTY = """\
  -- -- --
  -- -- --
  -- -- --"""

LOCKS = {"L-", "L|", "L+"}


def cells(verb: str, moves: list[str]) -> set[str]:
    """The cells for which `verb` is offered."""
    return {move.removeprefix(f"{verb} ") for move in moves if move.startswith(f"{verb} ")}


# --- GL-51, GL-52: without some of the cards -------------------------------------------------------


@pytest.mark.clause("GL-51")
def test_without_the_locks_117_cards_are_played_and_no_lock_comes_up() -> None:
    table = new_game("gridlock", seats=2, locks="no")
    table.play("dealer B")
    assert not LOCKS & set(table.weights)
    assert table.weights["##"] == 9
    assert sum(table.weights.values()) == 117
    table.play("R5")
    assert table.draw_pile == 117 - 18 - 1


@pytest.mark.clause("GL-52")
def test_without_the_wilds_111_cards_are_played_and_no_wild_comes_up() -> None:
    table = new_game("gridlock", seats=2, wilds="no")
    table.play("dealer B")
    assert "##" not in table.weights
    assert {card: table.weights[card] for card in LOCKS} == {"L-": 1, "L|": 1, "L+": 1}
    assert sum(table.weights.values()) == 111
    table.play("R5")
    assert table.draw_pile == 111 - 18 - 1


@pytest.mark.clause("GL-51", "GL-52")
def test_without_locks_and_wilds_only_the_108_numbered_cards_are_played() -> None:
    table = new_game("gridlock", seats=2, wilds="no", locks="no")
    table.play("dealer B")
    assert "##" not in table.weights
    assert not LOCKS & set(table.weights)
    assert sum(table.weights.values()) == 108
    assert set(table.weights.values()) == {3}


@pytest.mark.clause("GL-51", "GL-52")
def test_without_options_both_are_played() -> None:
    table = new_game("gridlock", seats=2)
    table.play("dealer B")
    assert set(table.weights) >= {"##", *LOCKS}
    assert sum(table.weights.values()) == 120


@pytest.mark.clause("GL-51")
def test_without_the_locks_none_can_be_drawn_or_lie_in_a_position() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1, locks=no
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw")
    assert not LOCKS & set(table.moves)
    table.refuses("L-")
    with pytest.raises(BadPosition):
        notebook(f"""
gridlock: 2 seats, rounds=1, locks=no
A:
  L- [] []
  [] [] []
  [] [] []
B:
{QUIET}
discard: G9
next: turn A
""")


@pytest.mark.clause("GL-52")
def test_without_the_wilds_none_can_be_drawn_or_lie_in_a_position() -> None:
    table = notebook(f"""
gridlock: 2 seats, rounds=1, wilds=no
A:
{DOWN}
B:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw")
    assert "##" not in table.moves
    table.refuses("##")
    with pytest.raises(BadPosition):
        notebook(f"""
gridlock: 2 seats, rounds=1, wilds=no
A:
  ## [] []
  [] [] []
  [] [] []
B:
{QUIET}
discard: G9
next: turn A
""")


# --- GL-53: teams ----------------------------------------------------------------------------------


def team_game(header: str, totals: tuple[int, int, int, int] = (0, 0, 0, 0)) -> str:
    """Before the end of a round that brings A 78, B 46, C -6 and D 46: A and C 72, B and D 92."""
    a, b, c, d = totals
    return f"""
{header}
A: total {a}, rows, removed G4 G4 G4 / B5 B5 B5 / Y7 Y7 Y7
{EMPTY}
B: total {b}, rows, removed B3 B3 B3 / G5 G5 G5
  -- -- --
  -- -- --
  Y6 B8 G1
C: total {c}
{QUIET}
D: total {d}, columns, removed R2 R2 R2 / Y4 Y4 Y4
  -- -- R9
  -- -- G3
  -- -- B6
discard: G9
out: A
lap: 2
closing: A
next: turn D
"""


ENDS = ("draw", "Y1", "discard")


@pytest.mark.clause("GL-53")
def test_partners_add_up_their_points_and_the_highest_team_wins() -> None:
    table = notebook(team_game("gridlock: 4 seats, rounds=1, team_size=2"))
    table.play(*ENDS)
    assert table.to_act == "over"
    assert [table.total(seat) for seat in "ABCD"] == [78, 46, -6, 46]
    assert table.winners == {"B", "D"}  # although A has the most


@pytest.mark.clause("GL-53")
def test_the_win_of_a_team_is_reported_under_the_rule_for_teams() -> None:
    table = notebook(team_game("gridlock: 4 seats, rounds=1, team_size=2"))
    table.play(*ENDS)
    assert table.cites("GL-53")


@pytest.mark.clause("GL-53")
def test_alone_the_same_round_is_won_by_the_highest_player() -> None:
    table = notebook(team_game("gridlock: 4 seats, rounds=1"))
    table.play(*ENDS)
    assert table.winners == {"A"}


@pytest.mark.clause("GL-53")
def test_teams_of_three_add_up_three_members() -> None:
    table = notebook(f"""
gridlock: 6 seats, rounds=1, team_size=3
A: rows, removed G4 G4 G4 / B5 B5 B5 / Y7 Y7 Y7
{EMPTY}
B: rows, removed B3 B3 B3
  -- -- --
  Y6 B8 G1
  R3 Y5 G2
C:
{QUIET}
D: rows, removed R2 R2 R2 / Y4 Y4 Y4
  -- -- --
  -- -- --
  R9 G3 B6
E:
{QUIET}
F:
{QUIET}
discard: G9
out: A
lap: 2
closing: A
next: turn F
""")
    table.play(*ENDS)
    # A, C, E: 78 - 6 - 6 = 66. B, D, F: 20 + 46 - 6 = 60.
    assert [table.total(seat) for seat in "ABCDEF"] == [78, 20, -6, 46, -6, -6]
    assert table.winners == {"A", "C", "E"}


@pytest.mark.clause("GL-53")
def test_the_third_member_may_decide() -> None:
    table = notebook(f"""
gridlock: 6 seats, rounds=1, team_size=3
A: rows, removed G4 G4 G4 / B5 B5 B5 / Y7 Y7 Y7
{EMPTY}
B: rows, removed B3 B3 B3
  -- -- --
  Y6 B8 G1
  R3 Y5 G2
C:
{QUIET}
D: rows, removed R2 R2 R2 / Y4 Y4 Y4
  -- -- --
  -- -- --
  R9 G3 B6
E:
{QUIET}
F: rows, removed R6 R6 R6
  R1 B4 G7
  -- -- --
  Y3 R8 B2
discard: G9
out: A
lap: 2
closing: A
next: turn F
""")
    table.play(*ENDS)
    # A and C have 72 against 66 of B and D; but A, C, E: 66, and B, D, F: 86.
    assert [table.total(seat) for seat in "ABCDEF"] == [78, 20, -6, 46, -6, 20]
    assert table.winners == {"B", "D", "F"}


# --- GL-54: how teams sit and play -----------------------------------------------------------------


@pytest.mark.clause("GL-54")
@pytest.mark.parametrize(
    ("seats", "team_size", "teams"),
    [
        (4, 2, ["AC", "BD"]),
        (6, 2, ["AD", "BE", "CF"]),
        (6, 3, ["ACE", "BDF"]),
        (9, 3, ["ADG", "BEH", "CFI"]),
    ],
)
def test_partners_sit_apart_so_that_turns_alternate_between_teams(seats: int, team_size: int, teams: list[str]) -> None:
    table = new_game("gridlock", seats=seats, team_size=team_size)
    found: dict[object, str] = {}
    for seat in table.view(None)["seats"]:
        found[seat["team"]] = found.get(seat["team"], "") + seat["seat"]
    assert sorted(found.values()) == teams


TEAMS_OF_TWO = f"""
gridlock: 4 seats, rounds=1, team_size=2, team_grids=yes
A:
{DOWN}
B:
{QUIET}
C:
{DOWN}
D:
{QUIET}
discard: G9
next: turn A
"""


@pytest.mark.clause("GL-54")
def test_by_default_each_member_plays_the_grid_in_front_of_them() -> None:
    table = notebook(TEAMS_OF_TWO.replace(", team_grids=yes", ""))
    assert set(table.moves) == {"draw", "take"}
    table.refuses("grid C")
    table.play("take", "place b2", "G8")
    assert table.grid("A") == "[] [] [] / [] G9 [] / [] [] []"
    assert table.grid("C") == "[] [] [] / [] [] [] / [] [] []"
    assert table.to_act == "B"


@pytest.mark.clause("GL-54")
def test_with_team_grids_the_member_to_play_names_a_grid_of_the_team_before_taking_a_card() -> None:
    table = notebook(TEAMS_OF_TWO)
    assert table.to_act == "A"
    assert set(table.moves) == {"grid A", "grid C"}
    assert "GL-54" in table.refuses("draw")
    assert "GL-54" in table.refuses("take")
    table.refuses("grid B")  # the other team's
    table.play("grid C", "take", "place b2", "G8")
    assert table.grid("A") == "[] [] [] / [] [] [] / [] [] []"
    assert table.grid("C") == "[] [] [] / [] G9 [] / [] [] []"
    assert table.to_act == "B"  # seats still take turns in order
    assert set(table.moves) == {"grid B", "grid D"}
    table.play("grid D", "draw", "Y1", "place a1")
    assert table.grid("D") == "Y1 B4 G7 / Y3 R8 B2 / G6 Y9 R5"
    assert table.to_act == "C"
    table.play("grid A", "draw", "G1", "discard", "flip c3", "R9")
    assert table.grid("A") == "[] [] [] / [] [] [] / [] [] R9"


@pytest.mark.clause("GL-54", "GL-29", "GL-30")
def test_with_team_grids_a_lock_binds_the_next_turn_played_in_its_grid() -> None:
    table = notebook(TEAMS_OF_TWO)
    table.play("grid C", "draw", "G1", "discard", "flip b2", "L-")
    table.play("grid B", *ENDS)
    table.play("grid A", "draw", "G2")  # C's own turn, but not C's grid
    assert cells("place", table.moves) == ALL
    table.play("place a1", "G5")
    assert table.grid("C") == "[] [] [] / [] L-! [] / [] [] []"
    table.play("grid D", *ENDS)
    table.play("grid C", "draw", "G3")  # A's turn, played in C's grid
    assert cells("place", table.moves) == ALL - {"a2", "b2", "c2"}
    assert "GL-29" in table.refuses("place b2")
    table.play("place a1", "G6")
    table.play("grid B", *ENDS)
    table.play("grid C", "draw", "G7")
    assert cells("place", table.moves) == ALL


@pytest.mark.clause("GL-54", "GL-63")
def test_with_team_grids_a_line_held_back_goes_when_the_next_turn_is_played_in_its_grid() -> None:
    table = notebook(f"""
gridlock: 4 seats, rounds=1, team_size=2, team_grids=yes
A:
{DOWN}
B:
{QUIET}
C:
  R4 [] L-!
  R5 [] []
  G2 [] []
D:
{QUIET}
discard: G9
next: turn A
""")
    table.play("grid C", "draw", "R6", "place a3")
    table.play("grid B", *ENDS)
    table.play("grid A", "draw", "G1", "place a1", "G8")
    assert table.removed("C") == []
    table.play("grid D", *ENDS)
    assert table.removed("C") == []
    table.play("grid C")
    assert table.removed("C") == ["R4 R5 R6"]
    assert table.to_act == "A"
    assert set(table.moves) == {"draw", "take"}


@pytest.mark.clause("GL-54", "GL-37", "GL-39")
def test_with_team_grids_the_owner_of_the_emptied_grid_goes_out_whoever_played_the_card() -> None:
    table = notebook(f"""
gridlock: 4 seats, rounds=1, team_size=2, team_grids=yes
A:
{QUIET}
B:
{QUIET}
C: rows, removed G4 G4 G4 / Y2 ## ##
  -- -- --
  Y6 Y7 B1
  -- -- --
D:
{QUIET}
discard: G9
next: turn A
""")
    table.play("grid C", "draw", "Y8", "place c2")
    assert table.points("C") == 24 + 10 + table.chart["colour_run"] + 6
    assert table.points("A") == 0
    for seat, grids, card in (
        ("D", {"grid B", "grid D"}, "Y1"),  # from the left of C
        ("A", {"grid A"}, "G1"),  # C's grid holds no cards any more
        ("B", {"grid B", "grid D"}, "G2"),
        ("D", {"grid B", "grid D"}, "Y1"),
        ("A", {"grid A"}, "G1"),
        ("B", {"grid B", "grid D"}, "G2"),
    ):
        assert table.to_act == seat
        assert set(table.moves) == grids
        table.play(min(grids), "draw", card, "discard")
    assert table.to_act == "over"


def last_turn_of_a_team(lap: int, c_block: str) -> str:
    """B is out, and A, whose partner is C, has a last turn."""
    return f"""
gridlock: 4 seats, rounds=1, team_size=2, team_grids=yes
A:
{QUIET}
B: rows, removed G4 G4 G4 / B5 B5 B5 / Y7 Y7 Y7
{EMPTY}
{c_block}
D:
{QUIET}
discard: G9
out: B
lap: {lap}
closing: B
next: turn A
"""


LOST_IN_C = [
    (1, "C: rows, removed B3 B3 B3 / G5 G5 G5\n  -- -- --\n  -- -- --\n  G2 L|! Y1", "GL-41"),
    (2, "C:\n  L- B4 G7\n  Y3 L| B2\n  G6 Y9 R5", "GL-42"),
    (1, "C: rows, removed B3 B3 B3\n  -- -- --\n  L+! G2 R2\n  B8 L-! Y1", "GL-65"),
]


@pytest.mark.clause("GL-54", "GL-41", "GL-42", "GL-65")
@pytest.mark.parametrize(("lap", "c_block", "clause"), LOST_IN_C, ids=["GL-41", "GL-42", "GL-65"])
def test_with_team_grids_a_last_turn_is_lost_by_the_locks_of_the_grid_that_was_named(
    lap: int, c_block: str, clause: str
) -> None:
    table = notebook(last_turn_of_a_team(lap, c_block))
    assert set(table.moves) == {"grid A", "grid C"}
    table.play("grid C")
    assert table.cites(clause)
    assert table.discard == ["G9"]
    assert table.to_act == ("C" if lap == 1 else "over")


@pytest.mark.clause("GL-54", "GL-41", "GL-42", "GL-65")
@pytest.mark.parametrize(("lap", "c_block", "clause"), LOST_IN_C, ids=["GL-41", "GL-42", "GL-65"])
def test_with_team_grids_the_locks_of_a_grid_that_was_not_named_cost_nothing(
    lap: int, c_block: str, clause: str
) -> None:
    table = notebook(last_turn_of_a_team(lap, c_block))
    table.play("grid A")
    assert not table.cites(clause)
    assert (table.to_act, set(table.moves)) == ("A", {"draw", "take"})


# --- GL-69: more decks -----------------------------------------------------------------------------


@pytest.mark.clause("GL-69", "GL-02")
@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3)])
def test_as_few_decks_as_seat_the_players(seats: int, decks: int) -> None:
    table = new_game("gridlock", seats=seats)
    table.play("dealer A")
    assert sum(table.weights.values()) == 120 * decks
    assert table.weights["R1"] == 3 * decks
    assert table.weights["##"] == 9 * decks
    assert [table.weights[card] for card in ("L-", "L|", "L+")] == [decks, decks, decks]
    table.play("R1")
    assert table.draw_pile == 120 * decks - 9 * seats - 1


@pytest.mark.clause("GL-69", "GL-02")
@pytest.mark.parametrize("seats", [1, 19])
def test_fewer_than_2_or_more_than_18_cannot_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        new_game("gridlock", seats=seats)


@pytest.mark.clause("GL-69", "GL-32")
def test_with_two_decks_four_locks_in_force_lock_all_their_lines() -> None:
    others = "\n".join(f"{seat}:\n{DOWN}" for seat in "BCDEFG")
    table = notebook(f"""
gridlock: 7 seats, rounds=1
A:
  L-! [] []
  [] [] []
  L|! L|! L-!
{others}
discard: G9
next: turn A
""")
    table.play("take")
    assert cells("place", table.moves) == {"c2"}


@pytest.mark.clause("GL-69", "GL-42", "GL-47")
def test_with_two_decks_four_locks_cost_the_second_last_turn_too() -> None:
    others = "\n".join(f"{seat}:\n{QUIET}" for seat in "CDEFG")
    table = notebook(f"""
gridlock: 7 seats, rounds=1
A:
  L- B4 L-
  Y3 L| B2
  G6 L+ R5
B: rows, removed G4 G4 G4 / B5 B5 B5 / Y7 Y7 Y7
{EMPTY}
{others}
discard: G9
out: B
lap: 2
closing: B
next: turn G
""")
    table.play(*ENDS)
    assert table.to_act == "over"  # A's turn is lost
    assert table.cites("GL-42")
    assert table.total("A") == -6 - 4 * 2


# --- GL-72: rules for teams ------------------------------------------------------------------------


@pytest.mark.clause("GL-72")
@pytest.mark.parametrize(("seats", "team_size"), [(5, 2), (3, 2), (4, 3), (7, 2), (8, 3)])
def test_teams_are_equal_in_size(seats: int, team_size: int) -> None:
    with pytest.raises(BadSeats, match="GL-72"):
        new_game("gridlock", seats=seats, team_size=team_size)


@pytest.mark.clause("GL-72")
@pytest.mark.parametrize("size", [2, 3])
def test_one_team_has_nobody_to_play_against(size: int) -> None:
    with pytest.raises(BadSeats, match="GL-72"):
        new_game("gridlock", seats=size, team_size=size)


@pytest.mark.clause("GL-53", "GL-72")
@pytest.mark.parametrize("team_size", [0, 4])
def test_teams_are_of_two_or_three(team_size: int) -> None:
    with pytest.raises(BadOption):
        new_game("gridlock", seats=8, team_size=team_size)


@pytest.mark.clause("GL-72", "GL-37", "GL-43")
def test_the_6_goes_once_to_the_team_of_the_first_player_out() -> None:
    table = notebook(f"""
gridlock: 4 seats, rounds=1, team_size=2
A: rows, removed G4 G4 G4 / B5 B5 B5
  -- -- --
  Y7 Y7 B1
  -- -- --
B:
{QUIET}
C: rows, removed B3 B3 B3 / G5 G5 G5
  -- -- --
  Y4 Y4 R9
  -- -- --
D:
{QUIET}
discard: G9
next: turn A
""")
    table.play("draw", "Y7", "place c2")
    assert table.to_act == "B"
    table.play(*ENDS)
    assert table.to_act == "C"  # the partner has the two last turns like all others
    table.play("draw", "Y4", "place c2")
    for seat, card in (("D", "G1"), ("B", "Y1"), ("D", "G1")):
        assert table.to_act == seat
        table.play("draw", card, "discard")
    assert table.to_act == "over"
    assert (table.total("A"), table.total("C")) == (78, 72)
    assert table.winners == {"A", "C"}


@pytest.mark.clause("GL-72", "GL-49")
@pytest.mark.parametrize(
    ("totals", "over"),
    [
        ((20, 0, 19, 0), True),  # A and C: 39 + 72 = 111, neither has it alone
        ((20, 0, 18, 0), False),  # 110
        ((0, 10, 0, 9), True),  # B and D: 19 + 92 = 111
        ((40, 0, -20, 0), False),  # A has 118, but the team 92
    ],
)
def test_111_is_the_total_of_the_team(totals: tuple[int, int, int, int], over: bool) -> None:
    table = notebook(team_game("gridlock: 4 seats, rounds=3, team_size=2\nround 2", totals))
    table.play(*ENDS)
    assert table.to_act == ("over" if over else "chance")


@pytest.mark.clause("GL-72", "GL-50")
def test_equal_teams_share_the_win() -> None:
    table = notebook(team_game("gridlock: 4 seats, rounds=2, team_size=2\nround 2", (10, 0, 10, 0)))
    table.play(*ENDS)
    assert table.to_act == "over"
    assert table.winners == {"A", "B", "C", "D"}


@pytest.mark.clause("GL-72", "GL-53")
def test_a_team_total_of_the_game_counts_all_its_rounds() -> None:
    table = notebook(team_game("gridlock: 4 seats, rounds=2, team_size=2\nround 2", (11, 0, 10, 0)))
    table.play(*ENDS)
    assert table.winners == {"A", "C"}  # 21 + 72 against 92


@pytest.mark.clause("GL-72", "GL-07")
@pytest.mark.parametrize(("dealer", "following", "first"), [("A", "B", "C"), ("B", "C", "D"), ("D", "A", "B")])
def test_in_team_play_the_deal_passes_by_seats(dealer: str, following: str, first: str) -> None:
    table = notebook(team_game(f"gridlock: 4 seats, rounds=2, team_size=2\nround 1, dealer {dealer}"))
    table.play(*ENDS)
    assert table.view(None)["dealer"] == following
    table.play("R5")
    assert table.to_act == first
