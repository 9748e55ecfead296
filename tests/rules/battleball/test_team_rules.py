"""Referee's notebook: team rule play (BB-77, BB-78, BB-93)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from sandlot.core.game import Game, OptionValue
from sandlot.core.packs import read_pack
from sandlot.core.positions import head as read_head
from sandlot.core.registry import game_class, load
from sandlot.errors import BadPack, BadPosition, SandlotError
from tests.rules.battleball import pitch as field
from tests.rules.battleball.pitch import HARTS, PLAYERS, WOLVES, Pitch, squares
from tests.rules.battleball.pitch2 import SPARE, aside, carnage, line_up, may_place, players, rubble, starts_turn, wall

# One effect each, so that every effect is seen alone, whatever the standard pack is tuned to.
RULES = {
    "A": {"loping_backs": "RB: move +2", "iron_jaws": "L T: win ties", "sealed_joints": "HT: no malfunction"},
    "B": {
        "bounding_safeties": "S: move +3",
        "velvet_hands": "all: sure hands",
        "thick_hides": "all: no serious injury",
    },
}
OFFERED = {seat: [f"rule {name}" for name in rules] for seat, rules in RULES.items()}
PICKS = "pick-rule A, pick-rule B, show-rules, begin-line-up"
HEADS = ["team_rules=yes", "passing=yes, team_rules=yes"]
NOTHING = {"A": None, "B": None}
# How many places there are up to so many steps away, in the open.
WITHIN = {steps: 3 * steps * (steps + 1) for steps in range(7)}

both_levels = pytest.mark.parametrize("head", HEADS)
both_options = pytest.mark.parametrize("passing", ["no", "yes"])


def pack_text(wolves: str, harts: str) -> str:
    return (
        '[pack]\ngame = "battleball"\nname = "mine"\nbased_on = "standard"\n'
        f'[team_rules.wolves]\nsource = "rebuilt"\n{wolves}\n[team_rules.harts]\nsource = "rebuilt"\n{harts}\n'
    )


def plain_game(options: Mapping[str, OptionValue]) -> Game:
    """BattleBall with the rules above."""
    battleball = game_class("battleball")
    lines = ["\n".join(f'{name} = "{line}"' for name, line in rules.items()) for rules in RULES.values()]
    text = pack_text(*lines)
    pack = read_pack(text, "mine.toml", "battleball", battleball.pack_fields, battleball.standard_pack())
    return battleball(pack, options)


def new_pitch(**options: str) -> Pitch:
    game = plain_game(options)
    return Pitch(game, game.start(2))


def pitch(stands: Mapping[str, str], **more: Any) -> Pitch:
    text = field.pitch(stands, **more).position
    game = plain_game(read_head(text)[2])
    return Pitch(game, game.read(text))


def ruled(
    stands: dict[str, str], a: str | None = None, b: str | None = None, head: str = HEADS[0], **more: object
) -> Pitch:
    """A field on which these team rules hold, with the spare Linemen in their corners."""
    rules = {seat: rule for seat, rule in (("A", a), ("B", b)) if rule}
    return pitch({**stands, **SPARE}, head=head, rules=rules, **more)


def shown(table: Pitch, to: str | None) -> dict[str, str | None]:
    found: dict[str, str | None] = table.view(to)["team_rules"]
    return found


def shown_to_all(table: Pitch) -> dict[str, str | None]:
    assert shown(table, "A") == shown(table, "B") == shown(table, None)
    return shown(table, None)


def picking(table: Pitch, seat: str) -> bool:
    return table.to_act == seat and table.moves == OFFERED[seat]


def lining_up(table: Pitch) -> bool:
    """A is to line up, and that is all that A may do."""
    return table.to_act == "A" and {move.split()[0] for move in table.moves} == {"place", "formation"}


def rolled(table: Pitch, player: str, dice: str) -> Pitch:
    table.play(f"name {player}", dice)
    return table


Rewritten = Callable[..., Pitch]


@pytest.fixture
def rewritten(tmp_path: Path) -> Rewritten:
    """Play with a pack in which `loping_backs` and `bounding_safeties` say something else, and hold."""

    def lay_out(
        stands: dict[str, str],
        wolves: str = RULES["A"]["loping_backs"],
        harts: str = RULES["B"]["bounding_safeties"],
        head: str = HEADS[0],
        next: str = "turn A",  # noqa: A002 (as the position text calls it)
    ) -> Pitch:
        text = ruled(stands, "loping_backs", "bounding_safeties", head, next=next).position
        file = write_pack(tmp_path, f'loping_backs = "{wolves}"', f'bounding_safeties = "{harts}"')
        game = load("battleball", pack=file, **read_head(text)[2])
        return Pitch(game, game.read(text))

    return lay_out


def write_pack(folder: Path, wolves: str = "", harts: str = "") -> Path:
    file = folder / "mine.toml"
    file.write_text(pack_text(wolves, harts))
    return file


# BB-77: choosing


@pytest.mark.clause("BB-77", "BB-93")
@both_options
def test_each_coach_picks_one_of_the_own_rules_before_the_line_up(passing: str) -> None:
    table = new_pitch(team_rules="yes", passing=passing)
    assert picking(table, "A")
    table.play("rule iron_jaws")
    assert picking(table, "B")
    table.play("rule velvet_hands")
    assert lining_up(table)
    assert shown_to_all(table) == {"A": "iron_jaws", "B": "velvet_hands"}
    table.play(*WOLVES, *HARTS, "20", "1")
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-77")
@pytest.mark.parametrize("a", RULES["A"])
@pytest.mark.parametrize("b", RULES["B"])
def test_every_pair_of_rules_can_be_picked(a: str, b: str) -> None:
    table = new_pitch(team_rules="yes")
    table.play(f"rule {a}", f"rule {b}")
    assert shown_to_all(table) == {"A": a, "B": b}


@pytest.mark.clause("BB-77")
@pytest.mark.parametrize("options", [{}, {"passing": "yes"}, {"team_rules": "no"}])
def test_without_the_agreement_nobody_picks(options: dict[str, str]) -> None:
    assert lining_up(new_pitch(**options))


@pytest.mark.clause("BB-77", "BB-95")
def test_without_the_agreement_a_rule_is_refused_with_its_clause() -> None:
    assert "BB-95" in new_pitch().refuses("rule loping_backs")


@pytest.mark.clause("BB-77")
def test_without_the_agreement_nobody_picks_for_the_second_half_either() -> None:
    table = pitch({"h31": "RB1*", **SPARE})
    table.play("name RB1", "1", "touchdown RB1")
    assert table.half == 2
    assert lining_up(table)


@pytest.mark.clause("BB-77")
def test_the_other_teams_rules_are_refused() -> None:
    table = new_pitch(team_rules="yes")
    for name in RULES["B"]:
        with pytest.raises(SandlotError):
            table.play(f"rule {name}")
        assert picking(table, "A")
    table.play("rule loping_backs")
    for name in RULES["A"]:
        with pytest.raises(SandlotError):
            table.play(f"rule {name}")
        assert picking(table, "B")


@pytest.mark.clause("BB-77")
def test_the_other_teams_rules_are_refused_with_their_clause() -> None:
    table = new_pitch(team_rules="yes")
    assert "BB-77" in table.refuses("rule velvet_hands")
    table.play("rule loping_backs")
    assert "BB-77" in table.refuses("rule loping_backs")


@pytest.mark.clause("BB-77")
def test_a_rule_must_be_picked_before_anybody_is_placed() -> None:
    table = new_pitch(team_rules="yes")
    assert table.refuses("place RB1 h3")
    table.play("rule loping_backs")
    assert table.refuses("place RB1 h29")


@pytest.mark.clause("BB-77")
def test_only_one_rule_is_picked() -> None:
    table = new_pitch(team_rules="yes")
    table.play("rule loping_backs", "rule thick_hides")
    table.refuses("rule iron_jaws")
    table.play(*WOLVES)
    assert table.to_act == "B"
    table.refuses("rule velvet_hands")


@pytest.mark.clause("BB-77")
def test_no_second_pick_in_the_turns_of_the_half() -> None:
    table = aside(ruled({"h10": "RB1", "h22": "s1"}, "loping_backs", "bounding_safeties"))
    table.refuses("rule thick_hides")
    aside(table)
    assert starts_turn(table, "A")
    table.refuses("rule iron_jaws")


@pytest.mark.clause("BB-77")
@both_levels
@pytest.mark.parametrize(
    ("half", "touchdowns", "lost"), [(1, (0, 0), None), (2, (0, 1), "A")], ids=["second half", "overtime"]
)
def test_both_pick_again_for_the_next_half(head: str, half: int, touchdowns: tuple[int, int], lost: str | None) -> None:
    more = {"half": half, "touchdowns": touchdowns, "lost": lost}
    table = ruled({"h31": "RB1*"}, "loping_backs", "thick_hides", head, **more)
    table.play("name RB1", "1", "touchdown RB1")
    assert table.half == half + 1
    assert picking(table, "A")
    assert shown_to_all(table) == NOTHING, "the rules of the last half are over"
    table.play("rule sealed_joints")
    assert picking(table, "B")
    table.play("rule velvet_hands")
    assert shown_to_all(table) == {"A": "sealed_joints", "B": "velvet_hands"}
    assert lining_up(table)
    table.play(*WOLVES, *HARTS)
    assert starts_turn(table, "B") if half == 1 else table.to_act == "chance"


@pytest.mark.clause("BB-77")
def test_both_pick_again_after_a_half_that_ended_with_the_last_opponent() -> None:
    table = pitch({"e8": "RB1", "e10": "rb2"}, head=HEADS[0], rules={"A": "loping_backs", "B": "thick_hides"})
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "2", "7")
    assert (table.half, table.touchdowns) == (2, (1, 0))
    assert picking(table, "A")


@pytest.mark.clause("BB-77")
def test_nobody_picks_when_the_game_is_over() -> None:
    table = ruled({"h31": "RB1*"}, "loping_backs", "thick_hides", half=2, touchdowns=(1, 0), lost="B")
    table.play("name RB1", "1", "touchdown RB1")
    assert (table.to_act, table.winners) == ("over", {"A"})


@pytest.mark.clause("BB-77", "BB-93")
@pytest.mark.parametrize(
    ("before", "now", "steps"),
    [
        ("bounding_safeties", "bounding_safeties", 4),
        ("thick_hides", "bounding_safeties", 4),
        ("bounding_safeties", "thick_hides", 1),
    ],
    ids=["the same again", "a new one", "another"],
)
def test_in_the_next_half_only_the_new_rule_holds(before: str, now: str, steps: int) -> None:
    table = ruled({"h31": "RB1*"}, "loping_backs", before)
    table.play("name RB1", "1", "touchdown RB1", "rule loping_backs", f"rule {now}", *WOLVES, *HARTS)
    rolled(table, "S1", "1")  # the Harts lost; their Safety stands on c28
    around = squares("27 c-d, 28 b d, 29 c-d")
    assert around <= table.reach("S1")
    assert (table.reach("S1") == around) == (steps == 1)
    assert ("c24" in table.reach("S1")) == (steps == 4)
    assert "c23" not in table.reach("S1")


@pytest.mark.clause("BB-77")
def test_a_rule_picked_in_a_new_game_holds_in_its_first_turns() -> None:
    table = new_pitch(team_rules="yes")
    table.play("rule loping_backs", "rule bounding_safeties", *WOLVES, *HARTS, "20", "1")
    rolled(table, "RB2", "1")  # from h6
    assert "h9" in table.reach("RB2")
    assert "h10" not in table.reach("RB2")
    table.play("move RB2 h9")
    rolled(table, "S1", "1")  # from c28
    assert "c24" in table.reach("S1")
    assert "c23" not in table.reach("S1")


# BB-93: at the same time, through halts and restarts


@pytest.mark.clause("BB-93")
def test_a_pick_is_seen_by_nobody_else_before_both_have_picked() -> None:
    table = new_pitch(team_rules="yes")
    assert shown_to_all(table) == NOTHING
    table.play("rule iron_jaws")
    assert shown(table, "A") == {"A": "iron_jaws", "B": None}
    assert shown(table, "B") == NOTHING
    assert shown(table, None) == NOTHING
    table.play("rule thick_hides")
    assert shown_to_all(table) == {"A": "iron_jaws", "B": "thick_hides"}


@pytest.mark.clause("BB-93")
def test_nothing_at_the_table_gives_the_first_pick_away() -> None:
    seen = []
    for name in RULES["A"]:
        table = new_pitch(team_rules="yes")
        table.play(f"rule {name}")
        told = [[str(event.seen_by(seat)) for event in table.events] for seat in ("B", None)]
        details = [[event.seen_by(seat).details for event in table.events] for seat in ("B", None)]
        seen.append((table.view("B"), table.view(None), table.moves, told, details))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.clause("BB-93")
def test_picks_for_the_second_half_are_hidden_too() -> None:
    table = ruled({"h31": "RB1*"}, "loping_backs", "thick_hides")
    table.play("name RB1", "1", "touchdown RB1", "rule loping_backs")
    assert shown(table, "A") == {"A": "loping_backs", "B": None}
    assert shown(table, "B") == NOTHING
    assert shown(table, None) == NOTHING
    table.play("rule velvet_hands")
    assert shown_to_all(table) == {"A": "loping_backs", "B": "velvet_hands"}


@pytest.mark.clause("BB-93")
def test_both_rules_are_shown_before_the_first_player_is_placed() -> None:
    table = new_pitch(team_rules="yes")
    table.play("rule sealed_joints", "rule velvet_hands")
    assert set(table.field.values()) == {"o"}
    assert shown_to_all(table) == {"A": "sealed_joints", "B": "velvet_hands"}
    for move in (*WOLVES, *HARTS, "3", "4"):
        table.play(move)
        assert shown_to_all(table) == {"A": "sealed_joints", "B": "velvet_hands"}


@pytest.mark.clause("BB-93")
def test_the_picks_in_a_position_text() -> None:
    everybody = " ".join(PLAYERS)
    waiting = {"A": everybody, "B": everybody}
    table = pitch({}, head=HEADS[0], next=PICKS, waiting=waiting)
    assert picking(table, "A")
    assert f"next: {PICKS}" in table.position
    table.play("rule iron_jaws")
    assert "rule A iron_jaws" in table.position.splitlines()[1]
    assert "next: pick-rule B, show-rules, begin-line-up" in table.position
    again = pitch({}, head=HEADS[0], next=PICKS.partition(", ")[2], waiting=waiting, rules={"A": "iron_jaws"})
    assert again.position == table.position
    assert picking(again, "B")
    assert (shown(again, "A"), shown(again, "B")) == ({"A": "iron_jaws", "B": None}, NOTHING)
    again.play("rule velvet_hands")
    assert lining_up(again)
    facts = again.position.splitlines()[1]
    assert "rule A iron_jaws" in facts
    assert "rule B velvet_hands" in facts


@pytest.mark.clause("BB-77", "BB-78")
@pytest.mark.parametrize(
    ("head", "rules"),
    [
        ("", {"A": "loping_backs"}),
        (HEADS[0], {"A": "velvet_hands"}),
        (HEADS[0], {"B": "loping_backs"}),
        (HEADS[0], {"A": "bears"}),
    ],
    ids=["no team rules", "of the Harts", "of the Wolves", "no such rule"],
)
def test_a_position_with_a_rule_that_cannot_hold_is_refused(head: str, rules: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        pitch({"h10": "RB1", **SPARE}, head=head, rules=rules)


@pytest.mark.clause("BB-93")
@both_levels
@pytest.mark.parametrize(("half", "lost"), [(1, None), (2, "B"), (3, "A")])
def test_rules_stay_through_a_halt(head: str, half: int, lost: str | None) -> None:
    touchdowns = [(0, 0), (1, 0), (1, 1)][half - 1]
    stands = {**wall(20), "h18": "x", "h10": "RB1*", "h25": "s1"}
    table = ruled(stands, "loping_backs", "bounding_safeties", head, half=half, touchdowns=touchdowns, lost=lost)
    table.play("name L2", "1", "move L2 b1")
    if table.moves[-1] == "end":
        table.play("end")
    assert table.half == half
    assert lining_up(table), "nobody picks again"
    assert shown_to_all(table) == {"A": "loping_backs", "B": "bounding_safeties"}
    table.play("place RB1 h3", "place L2 a1", "place S1 h29", "place L2 p31")
    rolled(table, "RB1", "1")  # the Wolves had the ball
    assert "h6" in table.reach("RB1")
    assert "h7" not in table.reach("RB1")
    table.play("move RB1 h6")
    rolled(table, "S1", "1")
    assert "h25" in table.reach("S1")
    assert "h24" not in table.reach("S1")


@pytest.mark.clause("BB-93")
def test_rules_stay_through_a_halt_for_a_ball_that_can_go_nowhere() -> None:
    # No empty square and nobody within two of the Heavy Tackle in the corner: his fumble halts play (BB-48).
    table = ruled(
        {"a31": "HT*", "h10": "RB1", **rubble("c31 d31 a30 b30 c30 a29 b29 c29")}, "loping_backs", "thick_hides"
    )
    rolled(table, "HT", "4 4")
    assert lining_up(table)
    assert shown_to_all(table) == {"A": "loping_backs", "B": "thick_hides"}


@pytest.mark.clause("BB-93")
@both_levels
@pytest.mark.parametrize(("half", "lost"), [(1, None), (2, "A"), (3, "B")])
def test_rules_stay_through_a_restart(head: str, half: int, lost: str | None) -> None:
    touchdowns = [(0, 0), (0, 1), (1, 1)][half - 1]
    rules = {"A": "loping_backs", "B": "bounding_safeties"}
    table = pitch({"e8": "RB1", "e10": "rb2"}, head=head, half=half, touchdowns=touchdowns, lost=lost, rules=rules)
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "7", "7")
    assert (table.half, table.touchdowns) == (half, touchdowns)
    assert lining_up(table), "nobody picks again"
    assert shown_to_all(table) == rules
    table.play(*WOLVES, *HARTS)
    if half != 2:
        table.play("20", "1")
    rolled(table, "RB2", "1")  # from h6
    assert "h9" in table.reach("RB2")
    assert "h10" not in table.reach("RB2")
    table.play("move RB2 h9")
    rolled(table, "S1", "1")  # from c28
    assert "c24" in table.reach("S1")


@pytest.mark.clause("BB-77")
def test_a_tie_that_leaves_one_team_with_nobody_ends_the_half_and_its_rules() -> None:
    rules = {"A": "loping_backs", "B": "bounding_safeties"}
    table = pitch({"e8": "RB1", "e10": "rb2", "p1": "L2"}, head=HEADS[0], rules=rules)
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "7", "7")
    assert (table.half, table.touchdowns) == (2, (1, 0)), "the Wolves have a Lineman left: no restart"
    assert picking(table, "A")


# BB-78: the rules in the pack


@pytest.mark.clause("BB-78")
def test_the_rules_of_the_two_teams_are_those_of_the_documentation() -> None:
    page = Path(__file__).parents[3] / "docs" / "games" / "battleball.md"
    table = page.read_text().split("| Iron Wolves (A) |")[1].split("\n\n")[0]
    rows = [[cell.strip().strip("`") for cell in row.split("|")[1:5]] for row in table.splitlines()[2:]]
    assert len(rows) == 3
    pack = game_class("battleball").standard_pack()
    assert list(pack.table("team_rules.wolves").items()) == [(row[0], row[1]) for row in rows]
    assert list(pack.table("team_rules.harts").items()) == [(row[2], row[3]) for row in rows]
    table_of_standard = field.new_pitch(team_rules="yes")
    assert table_of_standard.offered("rule") == [row[0] for row in rows]
    table_of_standard.play(f"rule {rows[0][0]}")
    assert table_of_standard.offered("rule") == [row[2] for row in rows]


@pytest.mark.clause("BB-78")
def test_a_rule_may_have_several_parts(rewritten: Rewritten) -> None:
    two = "HT: no malfunction; RB T: move +1"
    stands = {"h10": "HT", "e4": "T", "a31": "o"}
    assert len(rolled(rewritten(stands, two), "HT", "2 2").reach("HT")) == WITHIN[2]
    assert len(rolled(rewritten(stands, two), "T", "1").reach("T")) == WITHIN[2]
    same = "HT: no malfunction; HT: move +1"
    assert len(rolled(rewritten(stands, same), "HT", "2 2").reach("HT")) == WITHIN[3]
    assert len(rolled(rewritten(stands, same), "HT", "1 2").reach("HT")) == WITHIN[3]
    hides = "all: no serious injury; LB: win ties"
    table = fight(aside(rewritten({"e9": "RB1", "e10": "lb1"}, harts=hides)), "RB1", "LB1", "5", "5")
    assert left(table) == (set(), {"LB1"})
    table = fight(aside(rewritten({"e9": "RB1", "e10": "lb1"}, harts=hides)), "RB1", "LB1", "1", "5")
    assert table.serious("B") == set()
    table = fight(aside(rewritten({"e9": "RB1", "e10": "s1"}, harts=hides)), "RB1", "S1", "1", "1")
    assert left(table) == (set(), set())
    assert (table.serious("A"), table.serious("B")) == ({"RB1"}, set())


@pytest.mark.clause("BB-78")
def test_a_pack_may_have_a_rule_of_its_own(tmp_path: Path) -> None:
    file = write_pack(tmp_path, 'spring_heels = "S LB: move +1"', 'stone_feet = "T HT: win ties"')
    game = load("battleball", pack=file, team_rules="yes")
    table = Pitch(game, game.start(2))
    assert "rule spring_heels" in table.moves
    assert "rule stone_feet" not in table.moves
    table.play("rule spring_heels")
    assert "rule stone_feet" in table.moves
    table.play("rule stone_feet", *WOLVES, *HARTS, "20", "1")
    rolled(table, "LB1", "1")  # from e5, alone there
    assert table.reach("LB1") >= {"e6", "d7", "e7", "f7"}
    assert not table.reach("LB1") & squares("8 a-o")


@pytest.mark.clause("BB-78")
@pytest.mark.parametrize(
    "line",
    [
        "RB: fly",
        "X: win ties",
        "win ties",
        ": win ties",
        "RB:",
        "",
        "RB: move",
        "RB: move +",
        "RB: move 2",
        "RB: move +x",
        "RB1: win ties",
        "all RX: sure hands",
        "RB: win ties; RB: fly",
    ],
)
def test_a_rule_that_cannot_be_read_is_refused(tmp_path: Path, line: str) -> None:
    file = write_pack(tmp_path, f'loping_backs = "{line}"')
    with pytest.raises(BadPack, match="loping_backs"):
        load("battleball", pack=file, team_rules="yes").start(2)


# BB-78: move +N


@pytest.mark.clause("BB-77", "BB-78")
@both_levels
@pytest.mark.parametrize("back", ["RB1", "RB2", "RB3"])
def test_loping_backs_may_go_two_farther(head: str, back: str) -> None:
    table = rolled(ruled({"h10": back}, "loping_backs", "velvet_hands", head), back, "1")
    assert len(table.reach(back)) == WITHIN[3]
    assert {"h11", "h12", "h13", "k10"} <= table.reach(back)
    assert not {"h10", "h14", "l10"} & table.reach(back)
    table = rolled(ruled({"h1": back, "a31": "o"}, "loping_backs", "velvet_hands", head), back, "20")
    assert "h23" in table.reach(back)
    assert "h24" not in table.reach(back)


@pytest.mark.clause("BB-77", "BB-78")
@pytest.mark.parametrize("rule", [None, "iron_jaws", "sealed_joints"])
def test_with_another_rule_or_none_backs_go_as_far_as_they_rolled(rule: str | None) -> None:
    table = rolled(ruled({"h10": "RB1"}, rule, "bounding_safeties"), "RB1", "1")
    assert len(table.reach("RB1")) == WITHIN[1]


@pytest.mark.clause("BB-78")
@pytest.mark.parametrize(
    ("player", "dice", "steps"),
    [("S1", "1", 1), ("LB2", "2", 2), ("L1", "1", 1), ("T", "3", 3), ("HT", "1 2", 2)],
)
def test_loping_backs_help_no_other_wolves(player: str, dice: str, steps: int) -> None:
    table = rolled(ruled({"h10": player, "a31": "o"}, "loping_backs"), player, dice)
    assert len(table.reach(player)) == WITHIN[steps]


@pytest.mark.clause("BB-77", "BB-78")
def test_loping_backs_do_not_help_the_harts_backs() -> None:
    table = rolled(ruled({"h22": "rb1"}, "loping_backs", "velvet_hands", next="turn B"), "RB1", "1")
    assert len(table.reach("RB1")) == WITHIN[1]


@pytest.mark.clause("BB-78")
def test_who_lopes_still_stops_next_to_an_opponent() -> None:
    table = rolled(ruled({"h10": "RB1", "h13": "t"}, "loping_backs"), "RB1", "1")
    assert {"g12", "h12", "i13"} <= table.reach("RB1")
    assert "g13" not in table.reach("RB1"), "only over g12, where he stops"


@pytest.mark.clause("BB-78")
def test_the_two_more_squares_carry_the_ball_and_score() -> None:
    table = rolled(ruled({"h10": "RB1", "h11": "o"}, "loping_backs"), "RB1", "1")
    table.play("move RB1 h13 over")
    assert table.ball == "A RB1"
    table = rolled(ruled({"h29": "RB1*"}, "loping_backs"), "RB1", "1")
    assert "touchdown RB1" in table.moves
    table = rolled(ruled({"h28": "RB1*"}, "loping_backs"), "RB1", "1")
    assert "touchdown RB1" not in table.moves
    table = rolled(ruled({"h29": "RB1*"}, "iron_jaws"), "RB1", "1")
    assert "touchdown RB1" not in table.moves


@pytest.mark.clause("BB-77", "BB-78")
@both_levels
@pytest.mark.parametrize("safety", ["S1", "S2"])
def test_bounding_safeties_may_go_three_farther(head: str, safety: str) -> None:
    stands = {"h22": safety.lower()}
    table = rolled(ruled(stands, "iron_jaws", "bounding_safeties", head, next="turn B"), safety, "1")
    assert len(table.reach(safety)) == WITHIN[4]
    assert "h18" in table.reach(safety)
    assert "h17" not in table.reach(safety)


@pytest.mark.clause("BB-78")
@pytest.mark.parametrize(
    ("player", "dice", "steps"),
    [("RB1", "1", 1), ("LB2", "2", 2), ("L1", "1", 1), ("T", "3", 3), ("HT", "1 2", 2)],
)
def test_bounding_safeties_help_no_other_harts(player: str, dice: str, steps: int) -> None:
    stands = {"h22": player.lower(), "a1": "o"}
    table = pitch({**SPARE, **stands, "a3": "L2"}, head=HEADS[0], next="turn B", rules={"B": "bounding_safeties"})
    assert len(rolled(table, player, dice).reach(player)) == WITHIN[steps]


@pytest.mark.clause("BB-77", "BB-78")
@pytest.mark.parametrize("rule", [None, "velvet_hands", "thick_hides"])
def test_with_another_rule_or_none_safeties_go_as_far_as_they_rolled(rule: str | None) -> None:
    table = rolled(ruled({"h22": "s1"}, "loping_backs", rule, next="turn B"), "S1", "1")
    assert len(table.reach("S1")) == WITHIN[1]
    table = rolled(ruled({"h10": "S1"}, "loping_backs", "bounding_safeties"), "S1", "1")
    assert len(table.reach("S1")) == WITHIN[1]


@pytest.mark.clause("BB-78")
def test_more_squares_do_not_help_a_malfunction(rewritten: Rewritten) -> None:
    stands = {"h10": "HT", "a31": "o"}
    table = rolled(rewritten(stands, "HT: move +2"), "HT", "1 2")
    assert len(table.reach("HT")) == WITHIN[4]
    table = rolled(rewritten(stands, "HT: move +2"), "HT", "2 2")
    assert starts_turn(table, "B")
    table = rolled(rewritten({"h10": "HT*"}, "HT: move +2"), "HT", "2 2")
    assert table.to_act == "B"
    assert "ball h12" in table.moves


@pytest.mark.clause("BB-78")
def test_more_squares_do_not_count_in_a_tackle_a_hand_off_or_a_pass() -> None:
    table = aside(ruled({"e9": "RB1", "e10": "rb1"}, "loping_backs"))
    assert set(table.moves) == {"tackle RB1 x RB1"}
    table.play("tackle RB1 x RB1")
    assert table.weights == {str(face): 1 for face in range(1, 21)}
    table.play("6", "7")
    assert (players(table, "A"), players(table, "B")) == ({"RB1", "L2"}, {"L2"})
    table = aside(ruled({"e9": "T*", "f9": "RB1"}, "loping_backs"))
    table.play("handoff T RB1", "3", "1")
    assert table.ball == "A RB1"
    table = aside(ruled({"e9": "T*", "e19": "RB1"}, "loping_backs", None, HEADS[1]))
    table.play("pass T RB1", "5", "4")  # ten squares
    assert table.to_act == "B"
    assert "ball e15" in table.moves


# BB-78: win ties


def duel(
    wolf: str, hart: str, *dice: str, a: str | None = "iron_jaws", b: str | None = None, turn: str = "A", head: str = ""
) -> Pitch:
    """The Wolf on e9 and the Hart on e10; whose turn it is attacks, with these dice."""
    table = aside(ruled({"e9": wolf, "e10": hart.lower()}, a, b, head or HEADS[0], next=f"turn {turn}"))
    return fight(table, wolf, hart, *dice)


def fight(table: Pitch, wolf: str, hart: str, *dice: str) -> Pitch:
    wolf, hart = wolf.rstrip("*"), hart.rstrip("*")
    table.play(f"tackle {wolf} x {hart}" if table.to_act == "A" else f"tackle {hart} x {wolf}", *dice)
    return table


def left(table: Pitch) -> tuple[set[str], set[str]]:
    """Who of both teams is still on the field, the spare Linemen left out."""
    return players(table, "A") - {"L2"}, players(table, "B") - {"L2"}


@pytest.mark.clause("BB-77", "BB-78")
@both_levels
@pytest.mark.parametrize("turn", ["A", "B"])
@pytest.mark.parametrize("wolf", ["L1", "T"])
def test_iron_jaws_win_ties(head: str, turn: str, wolf: str) -> None:
    table = duel(wolf, "RB1", "5", "5", turn=turn, head=head)
    assert left(table) == ({wolf}, set())
    assert carnage(table) == {"e10"}
    assert "RB1" in table.injured("B")
    assert table.serious("B") == set()
    assert wolf not in table.injured("A")
    assert starts_turn(table, "B" if turn == "A" else "A")


@pytest.mark.clause("BB-78")
def test_the_second_lineman_has_iron_jaws_too() -> None:
    table = pitch({"e9": "L2", "e10": "rb1", "p1": "RB3", "p31": "l2"}, head=HEADS[0], rules={"A": "iron_jaws"})
    table.play("name RB3", "1", "move RB3 o1", "tackle L2 x RB1", "5", "5")
    assert (players(table, "A"), players(table, "B")) == ({"L2", "RB3"}, {"L2"})


@pytest.mark.clause("BB-77", "BB-78")
@pytest.mark.parametrize("rule", [None, "loping_backs", "sealed_joints"])
def test_without_iron_jaws_both_fall(rule: str | None) -> None:
    table = duel("L1", "RB1", "5", "5", a=rule)
    assert left(table) == (set(), set())
    assert carnage(table) == {"e9", "e10"}


@pytest.mark.clause("BB-78")
@pytest.mark.parametrize("wolf", ["RB1", "S1", "LB1"])
def test_iron_jaws_are_for_linemen_and_tackles_only(wolf: str) -> None:
    assert left(duel(wolf, "RB1", "5", "5")) == (set(), set())


@pytest.mark.clause("BB-78")
def test_the_heavy_tackle_has_no_iron_jaws() -> None:
    table = aside(ruled({"e9": "HT", "e10": "rb1"}, "iron_jaws"))
    table.play("tackle HT x RB1", "3 5", "5", "use 5")
    assert left(table) == (set(), set())


@pytest.mark.clause("BB-77", "BB-78")
def test_the_harts_linemen_have_no_iron_jaws() -> None:
    assert left(duel("RB1", "L1", "5", "5")) == (set(), set())
    assert left(duel("L1", "L1", "5", "5")) == ({"L1"}, set())


@pytest.mark.clause("BB-78")
def test_iron_jaws_win_only_ties() -> None:
    assert left(duel("L1", "RB1", "6", "5")) == (set(), {"RB1"})
    assert left(duel("L1", "RB1", "5", "6")) == ({"L1"}, set())
    table = duel("L1", "RB1", "2", "1")
    assert table.serious("A") == {"L1"}


@pytest.mark.clause("BB-78")
def test_a_tie_of_ones_injures_only_the_other_seriously() -> None:
    table = duel("T", "RB1", "1", "1")
    assert left(table) == ({"T"}, set())
    assert (table.serious("A"), table.serious("B")) == (set(), {"RB1"})


@pytest.mark.clause("BB-78")
def test_iron_jaws_look_at_the_die_that_counts() -> None:
    table = duel("L1", "HT", "5", "3 5")
    assert (table.to_act, table.moves) == ("B", ["use 3", "use 5"])
    table.play("use 5")
    assert left(table) == ({"L1"}, set())
    assert carnage(table) == {"e10", "f10"}
    table = duel("L1", "HT", "5", "3 5", "use 3")
    assert left(table) == (set(), {"HT"})


@pytest.mark.clause("BB-78")
def test_where_both_win_ties_both_fall(rewritten: Rewritten) -> None:
    stands = {"e9": "RB1", "e10": "s1"}
    both = fight(aside(rewritten(stands, "RB: win ties", "S: win ties")), "RB1", "S1", "5", "5")
    assert left(both) == (set(), set())
    both = fight(aside(rewritten(stands, "RB: win ties", "S: win ties")), "RB1", "S1", "1", "1")
    assert (both.serious("A"), both.serious("B")) == ({"RB1"}, {"S1"})
    mine = fight(aside(rewritten(stands, "RB: win ties", "LB T: win ties")), "RB1", "S1", "5", "5")
    assert left(mine) == ({"RB1"}, set())
    theirs = fight(aside(rewritten(stands, "LB T: win ties", "all: win ties")), "RB1", "S1", "5", "5")
    assert left(theirs) == (set(), {"S1"})
    neither = fight(aside(rewritten(stands, "LB T: win ties", "LB T: win ties")), "RB1", "S1", "5", "5")
    assert left(neither) == (set(), set())


@pytest.mark.clause("BB-78")
@both_levels
def test_iron_jaws_do_not_take_the_ball_in_a_tie(head: str) -> None:
    table = duel("L1", "RB1*", "5", "5", head=head)
    assert left(table) == ({"L1"}, set())
    assert table.to_act == "A"
    # Within two of e10: all 19 squares but the Carnage there and the Lineman on e9.
    expected = squares("8 d-f, 9 d f-g, 10 c-d f-g, 11 d-g, 12 d-f")
    assert set(table.offered("ball")) == expected
    assert len(table.moves) == len(expected)


@pytest.mark.clause("BB-78")
def test_iron_jaws_do_not_keep_the_ball_in_a_tie() -> None:
    table = duel("L1*", "RB1", "5", "5")
    assert left(table) == ({"L1"}, set())
    assert table.to_act == "B"
    expected = squares("7 d-f, 8 c-f, 9 c-d f-g, 10 c-d f, 11 d-f")
    assert set(table.offered("ball")) == expected
    table.play("ball f9")
    assert table.ball == "f9"


@pytest.mark.clause("BB-78")
def test_an_ordinary_win_takes_the_ball_as_ever() -> None:
    assert duel("L1", "RB1*", "4", "5").ball == "A L1"


@pytest.mark.clause("BB-78")
def test_a_tie_won_against_the_last_opponent_is_a_touchdown() -> None:
    table = pitch({"e8": "L1", "e10": "rb2"}, head=HEADS[0], rules={"A": "iron_jaws"})
    table.play("name L1", "1", "move L1 e9", "tackle L1 x RB2", "7", "7")
    assert (table.touchdowns, table.half) == ((1, 0), 2)


# BB-78: no malfunction


@pytest.mark.clause("BB-77", "BB-78")
@both_levels
@pytest.mark.parametrize(("dice", "steps"), [("1 1", 1), ("2 2", 2), ("4 4", 4), ("6 6", 6), ("2 3", 3)])
def test_sealed_joints_make_doubles_an_ordinary_roll(head: str, dice: str, steps: int) -> None:
    table = rolled(ruled({"h10": "HT", "a31": "o"}, "sealed_joints", "velvet_hands", head), "HT", dice)
    assert table.to_act == "A"
    assert len(table.reach("HT")) == WITHIN[steps]


@pytest.mark.clause("BB-77", "BB-78")
@pytest.mark.parametrize("rule", [None, "loping_backs", "iron_jaws"])
def test_without_sealed_joints_doubles_are_a_malfunction(rule: str | None) -> None:
    table = rolled(ruled({"h10": "HT", "a31": "o"}, rule), "HT", "4 4")
    assert starts_turn(table, "B")


@pytest.mark.clause("BB-78")
def test_sealed_joints_keep_the_ball() -> None:
    table = rolled(ruled({"h10": "HT*"}, "sealed_joints"), "HT", "3 3")
    table.play("move HT h13")
    assert table.ball == "A HT"
    assert starts_turn(table, "B")
    table = rolled(ruled({"h31": "HT*"}, "sealed_joints"), "HT", "1 1")
    table.play("touchdown HT")
    assert table.touchdowns == (1, 0)


@pytest.mark.clause("BB-77", "BB-78")
def test_the_harts_heavy_tackle_still_malfunctions() -> None:
    table = rolled(ruled({"h22": "ht*"}, "sealed_joints", "thick_hides", next="turn B"), "HT", "4 4")
    assert table.to_act == "A"
    assert "ball h20" in table.moves


@pytest.mark.clause("BB-78")
def test_sealed_joints_hold_for_moves_only() -> None:
    table = aside(ruled({"e9": "HT*", "e10": "rb1"}, "sealed_joints"))
    table.play("tackle HT x RB1", "3 3", "5")
    assert left(table) == ({"HT"}, set())
    assert table.to_act == "B"
    assert "ball d9" in table.moves
    table = aside(ruled({"e9": "HT*", "g9": "RB1"}, "sealed_joints"))
    table.play("handoff HT RB1", "3 3", "5")
    assert table.to_act == "B"
    assert "ball d9" in table.moves


@pytest.mark.clause("BB-78")
def test_no_malfunction_for_others_leaves_the_heavy_tackle_as_he_is(rewritten: Rewritten) -> None:
    stands = {"h10": "HT", "a31": "o"}
    assert starts_turn(rolled(rewritten(stands, "RB S LB L T: no malfunction"), "HT", "4 4"), "B")
    assert len(rolled(rewritten(stands, "all: no malfunction"), "HT", "4 4").reach("HT")) == WITHIN[4]


# BB-78: sure hands


def handing(*stands: str, a: str | None = None, b: str | None = "velvet_hands", head: str = HEADS[0]) -> Pitch:
    """Harts side by side from e23 on, after their move."""
    row = ["e23", "f23"] if stands[0].rstrip("*") != "ht" else ["e23", "g23"]
    return aside(ruled(dict(zip(row, stands, strict=True)), a, b, head, next="turn B"))


@pytest.mark.clause("BB-77", "BB-78")
@both_levels
def test_velvet_hands_do_not_fumble_a_hand_off(head: str) -> None:
    table = handing("rb1*", "t", head=head)
    table.play("handoff RB1 T", "4", "4")
    assert table.ball == "B T"
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-77", "BB-78")
@pytest.mark.parametrize("rule", [None, "bounding_safeties", "thick_hides"])
def test_without_velvet_hands_equal_dice_fumble_a_hand_off(rule: str | None) -> None:
    table = handing("rb1*", "t", b=rule)
    table.play("handoff RB1 T", "4", "4")
    assert table.to_act == "A"
    assert "ball e22" in table.moves


@pytest.mark.clause("BB-78")
@pytest.mark.parametrize("dice", [("2 2", "7"), ("2 5", "5"), ("5 5", "5"), ("2 5", "7")])
def test_velvet_hands_and_a_heavy_tackle(dice: tuple[str, str]) -> None:
    table = handing("ht*", "rb1")
    table.play("handoff HT RB1", *dice)
    assert table.ball == "B RB1"
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-77", "BB-78")
def test_the_wolves_have_no_velvet_hands() -> None:
    table = aside(ruled({"e9": "RB1*", "f9": "T"}, "loping_backs", "velvet_hands"))
    table.play("handoff RB1 T", "4", "4")
    assert table.to_act == "B"
    assert "ball e8" in table.moves


@pytest.mark.clause("BB-78")
def test_a_hand_off_is_sure_by_or_to_such_a_player(rewritten: Rewritten) -> None:
    def handed(giver: str, taker: str, *dice: str) -> Pitch:
        table = aside(rewritten({"e9": f"{giver}*", "f9": taker}, "T: sure hands"))
        table.play(f"handoff {giver} {taker}", *dice)
        return table

    assert handed("T", "RB1", "4", "4").ball == "A RB1"
    assert handed("RB1", "T", "4", "4").ball == "A T"
    fumbled = handed("RB1", "S1", "4", "4")
    assert (fumbled.to_act, fumbled.ball) == ("B", None)
    assert "ball e8" in fumbled.moves


@pytest.mark.clause("BB-78")
def test_velvet_hands_still_fumble_in_tackles_and_malfunctions() -> None:
    table = duel("RB1", "S1*", "5", "5", a=None, b="velvet_hands")
    assert left(table) == (set(), set())
    assert table.to_act == "A"
    assert "ball d10" in table.moves
    table = rolled(ruled({"h22": "ht*"}, None, "velvet_hands", next="turn B"), "HT", "4 4")
    assert table.to_act == "A"
    assert "ball h20" in table.moves


def throwing(
    receiver: str, where: str, *dice: str, passer: str = "RB1", b: str | None = "velvet_hands", head: str = HEADS[1]
) -> Pitch:
    """The Hart on e23 throws to the receiver: ten squares to e13, twelve to e11."""
    table = aside(ruled({"e23": f"{passer.lower()}*", where: receiver.lower()}, None, b, head, next="turn B"))
    if dice:
        table.play(f"pass {passer} {receiver}", *dice)
    return table


# Exactly four squares from e13.
FOUR_FROM_E13 = squares("9 c-g, 10 b g, 11 b h, 12 a h, 13 a i, 14 a h, 15 b h, 16 b g, 17 c-g")


@pytest.mark.clause("BB-77", "BB-78")
def test_a_pass_to_velvet_hands_goes_by_its_total() -> None:
    table = throwing("S1", "e13", "5", "5")
    assert table.ball == "B S1"
    assert starts_turn(table, "A")
    table = throwing("S1", "e13", "6", "6")
    assert table.ball == "B S1"
    table = throwing("S1", "e13", "4", "4")
    assert table.to_act == "A"
    assert set(table.offered("ball")) == FOUR_FROM_E13
    assert table.offered("give") == []


@pytest.mark.clause("BB-77", "BB-78")
@pytest.mark.parametrize("rule", [None, "bounding_safeties", "thick_hides"])
def test_without_velvet_hands_equal_dice_fumble_a_pass(rule: str | None) -> None:
    table = throwing("S1", "e13", "5", "5", b=rule)
    assert table.to_act == "A"
    assert "ball e22" in table.moves


@pytest.mark.clause("BB-77", "BB-78")
def test_a_pass_of_the_wolves_is_fumbled_as_ever() -> None:
    table = aside(ruled({"e9": "RB1*", "e19": "S1"}, "loping_backs", "velvet_hands", HEADS[1]))
    table.play("pass RB1 S1", "6", "6")
    assert table.to_act == "B"
    assert "ball e8" in table.moves


@pytest.mark.clause("BB-78")
@pytest.mark.parametrize(("receiver", "dice"), [("T", ("6", "6")), ("HT", ("4 6", "6")), ("HT", ("6 6", "6"))])
def test_a_d6_with_velvet_hands_can_be_thrown_to_over_twelve_squares(receiver: str, dice: tuple[str, ...]) -> None:
    assert throwing(receiver, "e11", *dice).ball == f"B {receiver}"
    assert f"pass RB1 {receiver}" in throwing(receiver, "e11").moves
    assert f"pass RB1 {receiver}" not in throwing(receiver, "e10").moves
    assert f"pass RB1 {receiver}" not in throwing(receiver, "e11", b="thick_hides").moves
    assert f"pass RB1 {receiver}" in throwing(receiver, "e12", b="thick_hides").moves


@pytest.mark.clause("BB-78")
def test_velvet_hands_throw_no_farther_to_the_others() -> None:
    # A Lineman: 8 and 6 are different, so 14 squares with or without the rule; e9 is 14 away, e8 15.
    assert "pass RB1 L1" in throwing("L1", "e9").moves
    assert "pass RB1 L1" not in throwing("L1", "e8").moves


@pytest.mark.clause("BB-78")
def test_a_heavy_tackle_with_velvet_hands_counts_the_higher_die() -> None:
    table = throwing("HT", "e13", "5 5", "5")
    assert table.ball == "B HT"
    table = throwing("HT", "e13", "3 6", "3")  # nine of ten
    assert table.to_act == "A"
    assert "ball e10" in table.moves
    assert "ball e22" not in table.moves


@pytest.mark.clause("BB-78")
def test_a_pass_is_sure_only_to_such_a_player(rewritten: Rewritten) -> None:
    def thrown(passer: str, receiver: str, *dice: str) -> Pitch:
        table = aside(rewritten({"e9": f"{passer}*", "e15": receiver}, "T: sure hands", head=HEADS[1]))
        table.play(f"pass {passer} {receiver}", *dice)
        return table

    assert thrown("RB1", "T", "4", "4").ball == "A T"
    by_tackle = thrown("T", "RB1", "4", "4")
    assert by_tackle.to_act == "B"
    assert "ball e8" in by_tackle.moves


@pytest.mark.clause("BB-78")
def test_without_passing_velvet_hands_do_not_pass() -> None:
    table = throwing("S1", "e13", head=HEADS[0])
    assert starts_turn(table, "A")


@pytest.mark.clause("BB-78")
@pytest.mark.parametrize(("rule", "goes_on"), [("velvet_hands", True), ("thick_hides", False)])
def test_twelve_squares_to_a_tackle_with_velvet_hands_are_a_way_to_score(rule: str, goes_on: bool) -> None:
    # Rows 11 to 21 are closed: the carrier comes down to row 22, his Tackle up to row 10.
    stands = {square: "x" for row in range(11, 22) for square in wall(row)}
    table = aside(ruled({**stands, "e23": "rb1*", "e9": "t"}, None, rule, HEADS[1], next="turn B"))
    if "end" in table.moves:
        table.play("end")
    assert starts_turn(table, "A") == goes_on
    assert bool(may_place(table)) != goes_on


# BB-78: no serious injury


@pytest.mark.clause("BB-77", "BB-78")
@both_levels
@pytest.mark.parametrize("turn", ["A", "B"])
@pytest.mark.parametrize("hart", ["RB1", "S1", "LB1", "L1", "T"])
def test_thick_hides_are_only_injured_by_a_one(head: str, turn: str, hart: str) -> None:
    dice = ("1", "5") if turn == "A" else ("5", "1")
    table = duel("RB2", hart, *dice, a=None, b="thick_hides", turn=turn, head=head)
    assert left(table) == ({"RB2"}, set())
    assert carnage(table) == {"e10"}
    assert hart in table.injured("B")
    assert table.serious("B") == set()


@pytest.mark.clause("BB-78")
def test_the_heavy_tackle_has_a_thick_hide_too() -> None:
    table = duel("RB2", "HT", "1", "3 5", "use 3", a=None, b="thick_hides")
    assert left(table) == ({"RB2"}, set())
    assert "HT" in table.injured("B")
    assert table.serious("B") == set()


@pytest.mark.clause("BB-77", "BB-78")
@pytest.mark.parametrize("rule", [None, "bounding_safeties", "velvet_hands"])
def test_without_thick_hides_a_one_injures_seriously(rule: str | None) -> None:
    assert duel("RB2", "S1", "1", "5", a=None, b=rule).serious("B") == {"S1"}


@pytest.mark.clause("BB-77", "BB-78")
def test_the_wolves_have_no_thick_hides() -> None:
    table = duel("RB2", "S1", "5", "1", a="loping_backs", b="thick_hides")
    assert table.serious("A") == {"RB2"}
    assert left(table) == (set(), {"S1"})


@pytest.mark.clause("BB-78")
def test_two_ones_injure_each_by_the_own_rule() -> None:
    table = duel("RB2", "S1", "1", "1", a=None, b="thick_hides")
    assert left(table) == (set(), set())
    assert (table.serious("A"), table.serious("B")) == ({"RB2"}, set())
    assert "S1" in table.injured("B")


@pytest.mark.clause("BB-78")
def test_iron_jaws_against_thick_hides() -> None:
    table = duel("L1", "S1", "1", "1", a="iron_jaws", b="thick_hides")
    assert left(table) == ({"L1"}, set())
    assert table.serious("B") == set()
    assert "S1" in table.injured("B")


@pytest.mark.clause("BB-78")
def test_thick_hides_do_not_win_and_do_not_heal() -> None:
    assert left(duel("RB2", "S1", "4", "5", a=None, b="thick_hides")) == ({"RB2"}, set())
    table = ruled({"h31": "RB1*"}, None, "thick_hides", serious={"B": "T S2"})
    table.play("name RB1", "1", "touchdown RB1", "rule iron_jaws", "rule thick_hides")
    line_up(table)
    assert may_place(table) == set(PLAYERS) - {"T", "S2"}


@pytest.mark.clause("BB-78")
def test_thick_hides_come_back_after_a_restart() -> None:
    table = pitch({"e8": "RB1", "e10": "rb2"}, head=HEADS[0], rules={"A": "iron_jaws", "B": "thick_hides"})
    table.play("name RB1", "1", "move RB1 e9", "tackle RB1 x RB2", "1", "1")
    assert line_up(table) == set(PLAYERS) - {"RB1"}
    assert line_up(table) == set(PLAYERS)


@pytest.mark.clause("BB-78")
def test_no_serious_injury_only_for_those_named(rewritten: Rewritten) -> None:
    safe = fight(aside(rewritten({"e9": "RB1", "e10": "t"}, harts="LB T: no serious injury")), "RB1", "T", "1", "5")
    assert safe.serious("B") == set()
    other = fight(aside(rewritten({"e9": "RB1", "e10": "s1"}, harts="LB T: no serious injury")), "RB1", "S1", "1", "5")
    assert other.serious("B") == {"S1"}
