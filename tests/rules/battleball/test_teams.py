"""The players and their dice: BB-02 and BB-03."""

from __future__ import annotations

import pytest

from tests.rules.battleball.pitch import PLAYERS, new_pitch, pitch

SIDES = {"RB1": 20, "RB2": 20, "RB3": 20, "S1": 12, "S2": 12, "LB1": 10, "LB2": 10, "L1": 8, "L2": 8, "T": 6}
PASSING_DIE = {str(number): 1 for number in range(1, 7)}
TWO_D6 = {f"{low} {high}": 1 if low == high else 2 for low in range(1, 7) for high in range(low, 7)}

every_player = pytest.mark.parametrize("player", PLAYERS)


def die(player: str) -> dict[str, int]:
    """Every number as likely as the others; of the Heavy Tackle's dice, 21 pairs."""
    return TWO_D6 if player == "HT" else {str(number): 1 for number in range(1, SIDES[player] + 1)}


def other(player: str) -> str:
    """A team-mate who may be spared for something else."""
    return "LB2" if player != "LB2" else "LB1"


def mover(player: str) -> str:
    return "S2" if player != "S2" else "S1"


@pytest.mark.clause("BB-02", "BB-07")
def test_each_team_lines_up_these_eleven_players() -> None:
    table = new_pitch()
    for seat in "AB":
        assert table.to_act == seat
        placed = []
        while table.to_act == seat:
            move = table.offered("place")[0]
            placed.append(move.split()[0])
            table.play(f"place {move}")
        assert sorted(placed) == sorted([*SIDES, "HT"])
    on_field = set(table.field.values()) - {"o"}
    assert on_field == {*PLAYERS, *(player.lower() for player in PLAYERS)}


@pytest.mark.clause("BB-02")
def test_the_heavy_tackles_two_dice_are_thrown_together() -> None:
    table = pitch({"h10": "HT", "h20": "rb1"})
    table.play("name HT")
    assert len(table.weights) == 21
    assert sum(table.weights.values()) == 36
    assert (table.weights["3 3"], table.weights["2 5"]) == (1, 2)
    assert "5 2" not in table.weights


@pytest.mark.clause("BB-02", "BB-03")
@every_player
@pytest.mark.parametrize("seat", ["A", "B"])
def test_the_die_for_moving(player: str, seat: str) -> None:
    wolf, hart = (player, "rb1") if seat == "A" else ("RB1", player.lower())
    stands = {"h10": wolf, "h20": hart}
    table = pitch(stands, next=f"turn {seat}")
    table.play(f"name {player}")
    assert table.to_act == "chance"
    assert table.weights == die(player)


@pytest.mark.clause("BB-02", "BB-03")
@every_player
def test_the_die_of_the_attacker_in_a_tackle(player: str) -> None:
    table = pitch({"h10": player, "g10": "rb1", "c3": mover(player)})
    table.play(f"name {mover(player)}", "1", f"move {mover(player)} d3", f"tackle {player} x RB1")
    assert table.to_act == "chance"
    assert table.weights == die(player)
    table.play(list(die(player))[1])
    assert table.weights == die("RB1")


@pytest.mark.clause("BB-02", "BB-03")
@every_player
def test_the_die_of_the_defender_in_a_tackle(player: str) -> None:
    table = pitch({"h10": player.lower(), "g10": "L1", "c3": "S1"})
    table.play("name S1", "1", "move S1 d3", f"tackle L1 x {player}")
    assert table.weights == die("L1")
    table.play("7")
    assert table.weights == die(player)


@pytest.mark.clause("BB-03")
@every_player
def test_the_dice_of_giver_and_taker_in_a_hand_off(player: str) -> None:
    mate = other(player)
    table = pitch({"h10": f"{player}*", "g10": mate, "c3": mover(player), "h24": "rb1"})
    table.play(f"name {mover(player)}", "1", f"move {mover(player)} d3", f"handoff {player} {mate}")
    assert table.weights == die(player)
    table.play(list(die(player))[1])
    assert table.weights == die(mate)

    table = pitch({"h10": player, "g10": f"{mate}*", "c3": mover(player), "h24": "rb1"})
    table.play(f"name {mover(player)}", "1", f"move {mover(player)} d3", f"handoff {mate} {player}")
    assert table.weights == die(mate)
    table.play("1")
    assert table.weights == die(player)


@pytest.mark.clause("BB-03")
@every_player
def test_the_receivers_die_and_the_passing_die_in_a_pass(player: str) -> None:
    mate = other(player)
    table = pitch({"h10": player, "d10": f"{mate}*", "c3": mover(player), "h24": "rb1"}, head="passing=yes")
    table.play(f"name {mover(player)}", "1", f"move {mover(player)} d3", f"pass {mate} {player}")
    assert table.weights == die(player)
    table.play(list(die(player))[1])
    assert table.weights == PASSING_DIE
