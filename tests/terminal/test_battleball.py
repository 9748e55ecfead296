"""BattleBall at the terminal: a field, long menus, and secrets only while there are any."""

from __future__ import annotations

from tests.terminal.command import Desk
from tests.terminal.test_play import screens

GAME = ("play", "battleball", "--seed", "4")


def test_a_long_menu_is_shortened_and_can_be_asked_for_in_parts(desk: Desk) -> None:
    answer = desk.run(*GAME, "-p", "you,thumb", typed="moves formation\nmoves zebra\nformation wedge\nquit\n")
    assert "place RB1 … (as in place RB1 " in " ".join(answer.out.split())
    assert "; 93 in all)" in answer.out, "six rows of 16 and 15 squares"
    formations, zebra, lined_up, _ = screens(answer)
    assert "formation line" in formations
    assert "formation wedge" in formations
    assert "place" not in formations
    assert zebra.startswith("No move has the words zebra.")
    assert "Both line-ups are shown. BB-08" in lined_up


def test_the_squares_that_can_be_reached_are_marked(desk: Desk) -> None:
    answer = desk.run(*GAME, "-p", "you,thumb", typed="formation wedge\nname RB1\nh18\nquit\n")
    _, named, moved, _ = screens(answer)
    assert "A RB1 rolls 13 to move." in named
    rows = {line.split()[0]: line for line in named.splitlines() if line[:2].strip().isdigit()}
    assert "•" in rows["19"], "thirteen rows up from row 6"
    assert "•" not in rows["20"][:66], "further right is the legend"
    assert "A RB1 moves to h18. BB-12" in moved, "the square alone is enough"


def test_two_at_one_screen_hand_over_only_while_something_is_hidden(desk: Desk) -> None:
    typed = "formation wedge\n\nformation line\nname RB1\nquit\n"
    answer = desk.run(*GAME, "-p", "you,you", typed=typed)
    assert answer.out.count("Hand over to") == 1
    after = answer.out.partition("Hand over to B")[2]
    assert "A takes a formation." not in after.partition("Both line-ups are shown.")[0]
    assert "Both line-ups are shown." in after
