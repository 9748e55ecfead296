"""Moves and dice of BattleBall that cannot be written so, or not now: what was wrong, and what was expected."""

from __future__ import annotations

from functools import cache

import pytest

from sandlot.core.playout import any_event
from sandlot.core.rng import Rng
from sandlot.core.state import OVER, State
from sandlot.errors import BadNotation, IllegalAction
from sandlot.games.battleball.game import BattleBallGame
from tests.rules.battleball.pitch import Pitch, new_pitch, pitch

# RB1 has the ball, LB1 stands beside him, S1 is in reach of a pass; the Harts are far away.
CARRYING = {"h16": "RB1*", "i16": "LB1", "h10": "S1", "c5": "HT", "h30": "rb2", "a30": "ht"}


def at_step(step: str) -> Pitch:
    """A table at which this step waits for an answer."""
    if step == "line-up":
        return new_pitch()
    if step == "name-player":
        return pitch(CARRYING, head="passing=yes")
    if step == "move":
        return pitch(CARRYING, head="passing=yes", next="move A RB1 5, after-move A, end-turn A")
    if step == "choose-play":
        return pitch(CARRYING, head="passing=yes", next="after-move A, end-turn A")
    if step == "choose-tackle":
        return pitch({**CARRYING, "h17": "s2"}, next="after-move A, end-turn A")
    if step == "use-die":
        table = pitch({**CARRYING, "e5": "s2"}, next="after-move A, end-turn A")
        table.play("tackle HT x S2", "2 5", "3")
        return table
    assert step == "place-ball"
    table = pitch({**CARRYING, "h17": "s2"}, next="after-move A, end-turn A")
    table.play("tackle RB1 x S2", "4", "4")
    return table


def not_written(table: Pitch, text: str) -> str:
    """The message about a text that names no move; the state must be untouched."""
    before = table.state.key()
    with pytest.raises(BadNotation) as caught:
        table.play(text)
    assert table.state.key() == before
    message = str(caught.value)
    assert message.startswith(f"{text!r} is not a move here. Expected one of: ")
    assert table.moves[0] in message
    return message


def refusal(table: Pitch, move: str) -> IllegalAction:
    before = table.state.key()
    with pytest.raises(IllegalAction) as caught:
        table.play(move)
    assert table.state.key() == before
    assert caught.value.clauses
    assert caught.value.position == table.position
    return caught.value


STEPS = ["line-up", "name-player", "move", "choose-play", "choose-tackle", "use-die", "place-ball"]


@pytest.mark.parametrize("step", STEPS)
def test_the_step_is_the_one_that_waits(step: str) -> None:
    table = at_step(step)
    assert table.view(None)["step"] == step
    for move in table.moves:
        assert table.game.name_action(table.state, table.game.parse(table.state, move)) == move


# -- words ------------------------------------------------------------------------------------------

NO_MOVES = [
    "", " ", "x", "7", "hello", "RB1", "RB1 h12", "moves RB1 h12", "\0", "é", "²",
    "place", "place RB1", "place h3", "place RB1 h3 h4", "place RB1 h3 over", "place QB h3", "place RB1 z3", "place RB1 h0", "place RB1 h32",
    "place RB1 p2", "place RB1 3h", "place RB1 h", "place RB1 h3333", "place RB1 h²", "place RB1,h3", "place h3 RB1",
    "formation", "formation none", "formation line wedge", "formation 1",
    "name", "name QB", "name RB1 RB2", "name RB4", "name A RB1", "name h16",
    "move", "move RB1", "move h12", "move RB1 h12 through", "move RB1 h12 over over", "move RB1 q1", "move RB1 over", "move QB h12",
    "touchdown", "touchdown QB", "touchdown RB1 h31", "touchdown A",
    "tackle", "tackle RB1", "tackle RB1 S2", "tackle RB1 x", "tackle RB1 x QB", "tackle x S2", "tackle RB1 y S2", "tackle RB1 x S2 x T",
    "use", "use 0", "use 7", "use 12", "use 123456", "use 2 5", "use two", "use -1", "use ²",
    "handoff", "handoff RB1", "handoff RB1 QB", "handoff RB1 to LB1", "handoff QB LB1", "handoff RB1 LB1 S1",
    "pass", "pass RB1", "pass RB1 QB", "pass RB1 h10", "pass RB1 S1 LB1",
    "end turn", "end RB1", "ends",
    "ball", "ball RB1", "ball h99", "ball h9 h10", "ball",
    "give", "give own", "give QB", "give own QB", "give RB1 RB2", "give RB1 own", "give own own RB1",
]  # fmt: skip


@pytest.mark.parametrize("step", STEPS)
def test_what_names_no_move_is_refused_with_the_moves_there_are(step: str) -> None:
    table, taken = at_step(step), []
    for text in NO_MOVES:
        try:
            not_written(table, text)
        except IllegalAction:
            taken.append(text)
    assert taken == [], "taken for moves"


@pytest.mark.parametrize("step", STEPS)
def test_a_move_of_another_step_is_not_allowed_now(step: str) -> None:
    moves = {
        "line-up": ["place RB1 h3", "formation line"],
        "name-player": ["name RB1"],
        "move": ["move LB1 h14", "touchdown RB1"],
        "choose-play": ["end"],
        "choose-tackle": ["tackle RB1 x S2"],
        "use-die": ["use 2"],
        "place-ball": ["ball h18", "give S2", "give own S2"],
    }
    table = at_step(step)
    for other in STEPS:
        for move in moves[other] if other != step else []:
            error = refusal(table, move)
            assert str(error).startswith(f"{error.move}: not allowed. ")


def test_case_and_spaces_do_not_matter() -> None:
    table = at_step("move")
    assert table.game.parse(table.state, "  MOVE rb1   H14 ") == table.game.parse(table.state, "move RB1 h14")


# -- somebody else ------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["move LB1 h14", "move HT d6", "move LB1 h14 over", "touchdown LB1", "touchdown HT"])
def test_only_the_player_who_has_rolled_moves(move: str) -> None:
    error = refusal(at_step("move"), move)
    assert "BB-11" in error.clauses
    assert "A RB1 has rolled" in error.reason
    assert move.split()[1] in error.move


@pytest.mark.parametrize(
    ("move", "clause"),
    [("name RB2", "BB-19"), ("name T", "BB-19"), ("name RB3", "BB-19")],
)
def test_only_a_player_on_the_field_is_named(move: str, clause: str) -> None:
    error = refusal(at_step("name-player"), move)
    assert error.clauses == (clause,)
    assert f"{move.split()[1]} is not on the field" in error.reason


@pytest.mark.parametrize(
    "move", ["tackle LB1 x RB2", "tackle RB1 x RB2", "tackle RB2 x S2", "tackle S2 x RB1", "end", "handoff RB1 LB1"]
)
def test_only_neighbours_tackle(move: str) -> None:
    assert "BB-29" in refusal(at_step("choose-tackle"), move).clauses


@pytest.mark.parametrize(
    "move", ["handoff LB1 RB1", "handoff LB1 S1", "handoff S1 LB1", "handoff HT LB1", "handoff RB2 LB1"]
)
def test_only_the_carrier_hands_off(move: str) -> None:
    error = refusal(at_step("choose-play"), move)
    assert "BB-42" in error.clauses
    assert "RB1" in str(error) or "carrier" in error.reason


@pytest.mark.parametrize("move", ["pass LB1 S1", "pass S1 RB1", "pass S1 LB1", "pass HT S1", "pass RB2 S1"])
def test_only_the_carrier_passes(move: str) -> None:
    error = refusal(at_step("choose-play"), move)
    assert "BB-66" in error.clauses


@pytest.mark.parametrize("move", ["handoff RB1 S1", "handoff RB1 RB1", "handoff RB1 RB2", "handoff RB1 HT"])
def test_a_hand_off_goes_to_a_neighbour(move: str) -> None:
    assert "BB-42" in refusal(at_step("choose-play"), move).clauses


@pytest.mark.parametrize("move", ["pass RB1 RB1", "pass RB1 RB2"])
def test_a_pass_goes_to_somebody_else_on_the_field(move: str) -> None:
    assert {"BB-66", "BB-69"} & set(refusal(at_step("choose-play"), move).clauses)


@pytest.mark.parametrize("move", ["handoff RB1 LB1", "pass RB1 LB1", "handoff LB1 RB1", "pass LB1 RB1"])
@pytest.mark.parametrize("step", ["name-player", "move"])
def test_the_ball_is_not_given_before_the_move(step: str, move: str) -> None:
    """It is a move of this game, only not now: not bad notation."""
    assert "BB-11" in refusal(at_step(step), move).clauses


@pytest.mark.parametrize("move", ["handoff RB1 LB1", "pass RB1 LB1"])
def test_a_loose_ball_is_not_given_by_anybody(move: str) -> None:
    table = pitch({"h16": "o", "h12": "RB1", "i12": "LB1", "h30": "rb2"})
    refusal(table, move)


def test_without_the_option_there_are_no_passes() -> None:
    table = pitch(CARRYING, next="after-move A, end-turn A")
    assert {"BB-66", "BB-95"} <= set(refusal(table, "pass RB1 S1").clauses)
    assert "BB-42" in refusal(table, "handoff LB1 RB1").clauses


@pytest.mark.parametrize(
    "move", ["ball h20", "ball h17", "ball h16", "ball a1", "give LB1", "give own LB1", "give S2", "give own RB1"]
)
def test_a_fumbled_ball_goes_to_an_empty_square_near_it(move: str) -> None:
    assert "BB-46" in refusal(at_step("place-ball"), move).clauses


@pytest.mark.parametrize("move", ["use 1", "use 3", "use 6"])
def test_only_a_die_that_was_rolled_counts(move: str) -> None:
    assert refusal(at_step("use-die"), move).clauses == ("BB-36",)


# -- dice ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("roll", ["0", "21", "99", "3 5", "00"])
def test_a_running_back_rolls_one_to_twenty(roll: str) -> None:
    table = at_step("name-player")
    table.play("name RB1")
    assert "BB-03" in refusal(table, roll).clauses


@pytest.mark.parametrize("roll", ["1", "6", "0", "7 7", "1 7", "12"])
def test_the_heavy_tackle_rolls_two_dice(roll: str) -> None:
    table = at_step("name-player")
    table.play("name HT")
    assert "BB-03" in refusal(table, roll).clauses


def test_the_order_of_two_dice_does_not_matter() -> None:
    table = at_step("name-player")
    table.play("name HT")
    assert table.game.parse(table.state, "5 3") == table.game.parse(table.state, "3 5")


@pytest.mark.parametrize(
    "roll", ["", "six", "-1", "1.5", "+3", "1 2 3", "111", "1,2", "²", "٣", "3 x", "name RB1", "d6"]
)
@pytest.mark.parametrize("player", ["RB1", "HT"])
def test_what_is_no_roll_is_refused_with_the_rolls_there_are(player: str, roll: str) -> None:
    table = at_step("name-player")
    table.play(f"name {player}")
    not_written(table, roll)


@pytest.mark.parametrize("roll", ["0", "21", "1 1"])
def test_the_toss_is_a_roll_of_the_d20(roll: str) -> None:
    table = new_pitch()
    table.play("formation line", "formation wedge")
    assert refusal(table, roll).clauses == ("BB-09",)


@pytest.mark.parametrize("roll", ["0", "7", "1 1"])
def test_the_passing_die_shows_one_to_six(roll: str) -> None:
    table = at_step("choose-play")
    table.play("pass RB1 S1", "7")
    refusal(table, roll)


# -- the end, and numbers ---------------------------------------------------------------------------------


@cache
def one_of_every_step() -> list[tuple[BattleBallGame, State]]:
    """A state out of random games for every step at which somebody acts."""
    found: dict[str, tuple[BattleBallGame, State]] = {}
    for seed in (1, 3, 4):
        game = BattleBallGame(None, {"passing": True})
        state, rng = game.start(2), Rng(seed)
        while state.to_act != OVER:
            found.setdefault(game.step(state).name, (game, state.copy()))
            state.apply(any_event(state, rng))
        found.setdefault("game-over", (game, state))
    return list(found.values())


def test_after_the_end_there_is_nothing_to_play() -> None:
    game, state = next(pair for pair in one_of_every_step() if pair[1].to_act == OVER)
    for text in ("name RB1", "end", "7", ""):
        with pytest.raises(BadNotation, match=r"is not a move here\. The game is over\."):
            game.parse(state, text)


def test_every_number_is_an_action_or_refused_by_a_clause() -> None:
    for game, state in one_of_every_step():
        before, legal = state.key(), set(state.legal_actions())
        space = int(game.action_space)
        edges = {-(10**6), -1, 0, 1, space - 1, space, 10**6, 2**40}
        for action in sorted({*range(0, space, 101), *edges} - legal):
            with pytest.raises(IllegalAction) as caught:
                state.apply(action)
            assert caught.value.clauses
        assert state.key() == before


def test_what_is_offered_can_be_written_and_read() -> None:
    for game, state in one_of_every_step():
        if state.to_act == OVER:
            continue
        names = game.moves(state)
        assert len(set(names)) == len(names)
        assert [game.parse(state, name) for name in names] == state.legal_actions()
