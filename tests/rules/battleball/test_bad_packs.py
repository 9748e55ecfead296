"""Packs of BattleBall: a bad field, formation or die is named by file, line and column; good ones of all shapes play."""

from __future__ import annotations

import re

import pytest

from sandlot.core.packs import read_pack
from sandlot.core.playout import any_event
from sandlot.core.rng import Rng
from sandlot.core.state import OVER
from sandlot.errors import BadPack
from sandlot.games.battleball.game import BattleBallGame

DICE = ("running_back = 20", "safety = 12", "linebacker = 10", "lineman = 8", "tackle = 6", "heavy_tackle = 6")
LONG, SHORT, MIDDLE = "( . . . . . . . . )", " . . . . . . . . .", " . . . . o . . . ."
SMALL = [LONG, SHORT] * 3 + [LONG, MIDDLE, LONG] + [SHORT, LONG] * 3  # rows 15 to 1, of 10 and 9 squares
FORMATION = [
    "  .   S1  RB1 .   RB2 .   RB3 S2  .",
    ".   .   LB1 .   HT  HT  .   LB2 .   .",
    "  .   .   .   L1  .   L2  .   .   .",
    ".   .   .   .   T   .   .   .   .   .",
    "  .   .   .   .   .   .   .   .   .",
    ".   .   .   .   .   .   .   .   .   .",
]
TEAM_RULES = """
[team_rules]
source = "rebuilt"
wolves.loping_backs = "RB: move +2"
harts.thick_hides = "all: no serious injury"
"""
ROWS_LINE, MAP_LINE, FIELD, MINE_LINE, FRONT = 16, 21, 22, 41, 42  # where these stand in the text below


def pack(field: list[str], formations: dict[str, list[str]] | None = None, *, rows: int = 6, dice: str = "") -> str:
    """A whole pack; with a field of 15 rows its first formation begins on line 42."""
    name = dice.split(" ")[0]
    all_dice = [dice if line.startswith(f"{name} ") else line for line in DICE]
    lines = ["[pack]", 'game = "battleball"', 'name = "mine"', "", "[dice]", 'source = "rebuilt"', *all_dice, ""]
    lines += ["[play]", 'source = "rebuilt"', f"line_up_rows = {rows}", "quiet_limit = 200", ""]
    lines += ["[field]", 'source = "rebuilt"', 'map = """', *field, '"""', ""]
    if formations is not None:
        lines += ["[formations]", 'source = "rebuilt"']
        for name, places in formations.items():
            lines += [f'{name} = """', *places, '"""']
    return "\n".join(lines) + "\n" + TEAM_RULES


def load(text: str) -> BattleBallGame:
    return BattleBallGame(
        read_pack(text, "mine.toml", "battleball", BattleBallGame.pack_fields, BattleBallGame.standard_pack())
    )


def loaded_or_refused(text: str, where: str = "mine.toml:") -> BattleBallGame | None:
    """None when the pack is refused, with a message that begins so."""
    try:
        return load(text)
    except BadPack as error:
        message = str(error)
    assert message.startswith(where)
    return None


def complaint(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        load(text)
    message = str(caught.value)
    assert re.match(r"mine\.toml:\d+(:\d+)?: ", message)
    assert message.endswith(".")
    return message


def changed(rows: list[str], number: int, *new: str) -> list[str]:
    """The rows with one of them, counted from 1, replaced."""
    return [*rows[: number - 1], *new, *rows[number:]]


def bad_field(field: list[str], *, rows: int = 6) -> str:
    return complaint(pack(field, rows=rows))


def bad_formation(formation: list[str]) -> str:
    return complaint(pack(SMALL, {"mine": formation}))


def formation_with(old: str, new: str) -> list[str]:
    text = "\n".join(FORMATION)
    assert text.count(old) == 1, old
    return text.replace(old, new).split("\n")


def plays_to_the_end(game: BattleBallGame, seed: int) -> None:
    """A random game; every twentieth position is written, read and written again."""
    state, rng, events = game.start(2), Rng(seed), 0
    while state.to_act != OVER:
        assert state.legal_actions(), f"somebody is to act and can do nothing:\n{game.write(state)}"
        if events % 20 == 0:
            assert game.read(game.write(state)).key() == state.key()
        state.apply(any_event(state, rng))
        events += 1
        assert game.inventory(state) == {"players": 22, "ball": 1}
    assert game.read(game.write(state)).key() == state.key()


def test_the_lines_are_where_these_tests_expect_them() -> None:
    lines = pack(SMALL, {"mine": FORMATION}).splitlines()
    assert lines[ROWS_LINE - 1] == "line_up_rows = 6"
    assert lines[MAP_LINE - 1] == 'map = """'
    assert lines[FIELD - 1 : FIELD + 14] == SMALL
    assert lines[MINE_LINE - 1] == 'mine = """'
    assert lines[FRONT - 1] == FORMATION[0]


# -- fields ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "new", "column", "words"),
    [
        pytest.param(1, f"{LONG}   .", 23, "k15 cannot be reached", id="a square aside"),
        pytest.param(15, f"{LONG}   .", 23, "k1 cannot be reached", id="another one"),
        pytest.param(2, " . X . . . . . . .", 4, "'X' is no square. Expected . ( ) or o", id="an unknown mark"),
        pytest.param(15, "[ . . . . . . . . )", 1, "'[' is no square", id="another bracket"),
        pytest.param(3, "( . . . 0 . . . . )", 9, "'0' is no square", id="a nought for an o"),
        pytest.param(3, "( . . . . . . . . O", 19, "'O' is no square", id="a capital O"),
        pytest.param(2, "\t. . . . . . . .", 1, "'\\t' is no square", id="a tab"),
        pytest.param(4, " . . .. . . . . .", 7, "two marks apart", id="marks beside each other"),
        pytest.param(4, " . .   . .  . . .", 13, "two marks apart", id="a hole of one and a half squares"),
        pytest.param(9, "( . o . . . . . . )", 5, "2 squares for the ball, expected one o", id="a second ball"),
        pytest.param(8, " . o . . . o . . .", 12, "2 squares for the ball, expected one o", id="two in a row"),
    ],
)
def test_a_bad_field_is_named_by_line_and_column(row: int, new: str, column: int, words: str) -> None:
    message = bad_field(changed(SMALL, row, new))
    assert message.startswith(f"mine.toml:{FIELD + row - 1}:{column}: field.map: ")
    assert words in message


def test_a_row_that_is_not_shifted_cannot_be_reached() -> None:
    """Row 15 stands right above row 14 instead of between its squares."""
    message = bad_field(changed(SMALL, 1, " . . . . . . . . ."))
    assert message.startswith(f"mine.toml:{FIELD}:2: ")
    assert "a15 cannot be reached" in message


def test_a_field_without_a_ball_is_refused() -> None:
    message = bad_field(changed(SMALL, 8, SHORT))
    assert message.startswith(("mine.toml:21: ", "mine.toml:22:1: "))
    assert "0 squares for the ball, expected one o" in message


@pytest.mark.parametrize("empty", ["", "     "])
@pytest.mark.parametrize("row", [2, 8])
def test_an_empty_row_is_named(row: int, empty: str) -> None:
    message = bad_field([*SMALL[: row - 1], empty, *SMALL[row - 1 :]])
    assert message.startswith(f"mine.toml:{FIELD + row - 1}: field.map: ")
    assert "an empty row" in message


def test_an_empty_field_is_refused() -> None:
    assert bad_field([]).startswith(("mine.toml:21: ", "mine.toml:22"))


def test_a_blank_line_above_the_field_does_not_shift_the_lines() -> None:
    message = bad_field(["", *changed(SMALL, 2, " . X . . . . . . .")])
    assert message.startswith((f"mine.toml:{FIELD + 2}:4: ", f"mine.toml:{FIELD}: field.map: an empty row"))


def test_a_field_that_begins_beside_its_quotes_is_named_by_its_own_line() -> None:
    text = pack(["( X . . . . . . . )", *SMALL[1:]]).replace('map = """\n', 'map = """')
    assert complaint(text).startswith(f"mine.toml:{MAP_LINE}:")


def test_a_field_has_room_for_512_squares() -> None:
    """27 rows of 20 and 19 are 527; 27 rows of 19 and 18 are 500."""
    long, short = "( " + ". " * 18 + ")", " ." * 19

    def field(long: str, short: str) -> list[str]:
        return [long, short] * 6 + [long, f"{short[:-1]}o"] + [long, short] * 6 + [long]

    message = bad_field(field(long, short))
    assert message.startswith("mine.toml:21")
    assert "527 squares, expected at most 512" in message
    load(pack(field(long[2:], short[2:])))


def test_a_row_has_at_most_26_squares_since_columns_are_letters() -> None:
    message = bad_field(changed(SMALL, 3, "." + " ." * 26))
    assert message.startswith(f"mine.toml:{FIELD + 2}:"), "the row that is too long"
    assert "26 squares" in message


@pytest.mark.parametrize("indent", [45, 63, 200])
def test_a_field_that_stands_far_to_the_right_is_the_same_field_or_refused(indent: int) -> None:
    game = loaded_or_refused(pack([" " * indent + row for row in SMALL]), f"mine.toml:{FIELD}:")
    if game is not None:
        plays_to_the_end(game, 2)


def test_a_row_with_a_square_far_to_the_right_is_refused() -> None:
    """It holds few squares, but reaches further than the engine counts."""
    message = bad_field(changed(SMALL, 1, LONG + " " * 61 + "."))
    assert message.startswith((f"mine.toml:{FIELD}: field.map: ", f"mine.toml:{FIELD}:81: field.map: "))


@pytest.mark.parametrize(("field_rows", "line_up_rows"), [(15, 8), (15, 15), (11, 6), (5, 6)])
def test_line_ups_must_not_overlap(field_rows: int, line_up_rows: int) -> None:
    above = field_rows // 2
    field = [*SMALL[7 - above : 7], MIDDLE, *SMALL[8 : 9 + field_rows - above - 2]]
    assert len(field) == field_rows
    message = bad_field(field, rows=line_up_rows)
    assert message.startswith((f"mine.toml:{ROWS_LINE}: ", f"mine.toml:{MAP_LINE}: "))
    assert "row" in message


def test_line_ups_may_be_one_row_apart() -> None:
    plays_to_the_end(load(pack(SMALL, rows=7)), 1)


@pytest.mark.parametrize("row", [1, 6, 10, 15])
def test_the_ball_does_not_begin_where_somebody_may_line_up(row: int) -> None:
    """A player who is placed on it would stand on a loose ball."""
    line = SMALL[row - 1]
    message = bad_field(changed(changed(SMALL, 8, SHORT), row, line.replace(" . . . ", " . o . ", 1)))
    assert message.startswith(f"mine.toml:{FIELD + row - 1}:{5 - (line == SHORT)}: field.map: ")


def test_a_line_up_zone_needs_room_for_eleven() -> None:
    """Two rows of five and four squares: nine, where twelve are needed."""
    long, short = "( . . . )", " . . . ."
    message = bad_field([long, short, long, " . o . .", long, short, long], rows=2)
    assert message.startswith(("mine.toml:16", "mine.toml:2"))
    assert "room" in message or "squares" in message


@pytest.mark.parametrize("upside_down", [False, True])
def test_a_line_up_zone_needs_two_squares_in_a_row_for_the_heavy_tackle(upside_down: bool) -> None:
    """There are 24 squares in the zone, but no two of them beside each other in a row."""
    gaps = [" .   .   .   .", "  .   .   .   ."] * 3
    field = [*SMALL[:9], *gaps]
    message = bad_field(field[::-1] if upside_down else field)
    assert message.startswith(("mine.toml:16", "mine.toml:2", "mine.toml:3"))
    assert "Heavy Tackle" in message or "HT" in message


@pytest.mark.parametrize("width", [7, 8, 12])
def test_in_a_field_that_is_not_refused_every_line_up_can_be_finished(width: int) -> None:
    """In a narrow zone ten players can be put so that the Heavy Tackle finds no room."""
    long, short = " ".join("." * width), " " + " ".join("." * (width - 1))
    text = pack([long, short, long, short.replace(".", "o", 1), long, short, long], rows=2)
    game = loaded_or_refused(text)
    for seed in range(20) if game is not None else ():
        assert game is not None
        state, rng = game.start(2), Rng(seed)
        while game.step(state).name == "line-up":
            assert state.legal_actions(), f"nobody can be placed:\n{game.write(state)}"
            state.apply(any_event(state, rng))


# -- formations -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("formation", "words"),
    [
        (FORMATION[:5], "5 rows, expected 6, the front row first"),
        ([*FORMATION, FORMATION[5]], "7 rows, expected 6"),
        ([], "0 rows, expected 6"),
        (formation_with("RB2", "."), "RB2 is missing. Expected all of RB1, RB2, RB3"),
        (formation_with("HT  HT", ".   ."), "HT is missing"),
    ],
)
def test_a_formation_that_is_not_whole_is_named_by_its_line(formation: list[str], words: str) -> None:
    message = bad_formation(formation)
    assert message.startswith(f"mine.toml:{MINE_LINE}: formations.mine: ")
    assert words in message


@pytest.mark.parametrize(
    ("old", "new", "row", "words"),
    [
        ("S1  RB1 .", "S1  RB1", 1, "8 squares, but row 6 has 9"),
        ("S1  RB1 .", "S1  RB1 . .", 1, "10 squares, but row 6 has 9"),
        (f"{FORMATION[4]}\n", "\n", 5, "0 squares, but row 2 has 9"),
        ("T   .   .", "T   .", 4, "9 squares, but row 3 has 10"),
    ],
)
def test_a_formation_row_of_another_length_is_named_by_its_line(old: str, new: str, row: int, words: str) -> None:
    message = bad_formation(formation_with(old, new))
    assert message.startswith(f"mine.toml:{FRONT + row - 1}")
    assert words in message


def test_a_player_off_the_field_is_named_by_line_and_column() -> None:
    """Row 6 has nine squares; RB3 would stand on a tenth."""
    message = bad_formation(changed(FORMATION, 1, "  .   S1  RB1 .   RB2 .   .   S2  .   RB3"))
    assert message.startswith(f"mine.toml:{FRONT}:39: ")


@pytest.mark.parametrize(
    ("old", "new", "row", "column", "words"),
    [
        pytest.param("RB2 .", "QB  .", 1, 19, "'QB' is no player. Expected . or one of RB1, RB2", id="unknown"),
        pytest.param("RB2 .", "rb2 .", 1, 19, "'rb2' is no player", id="a Hart"),
        pytest.param("RB2 .", "RB2* .", 1, 19, "'RB2*' is no player", id="with the ball"),
        pytest.param("LB2 .", "B   .", 2, 29, "'B' is no player", id="part of another word"),
        pytest.param("RB2 .", "RB1 .", 1, 19, "RB1 stands there twice", id="twice in a row"),
        pytest.param("LB2 .", "S1  .", 2, 29, "S1 stands there twice", id="twice in two rows"),
        pytest.param("L2  .", "T   .", 4, 17, "T stands there twice", id="the Tackle twice"),
    ],
)
def test_a_bad_word_in_a_formation_is_named_by_line_and_column(
    old: str, new: str, row: int, column: int, words: str
) -> None:
    message = bad_formation(formation_with(old, new))
    assert message.startswith(f"mine.toml:{FRONT + row - 1}:{column}: formations.mine: ")
    assert words in message


def test_the_tackle_is_not_looked_for_in_the_heavy_tackle() -> None:
    """A second T in the row of HT HT, to its right."""
    formation = [FORMATION[0], FORMATION[3], FORMATION[2], ".   .   LB1 .   HT  HT  T   LB2 .   .", *FORMATION[4:]]
    message = bad_formation(formation)
    assert message.startswith(f"mine.toml:{FRONT + 3}:25: ")
    assert "T stands there twice" in message


@pytest.mark.parametrize(
    ("formation", "row", "column"),
    [
        pytest.param(formation_with("HT  HT", "HT  ."), 2, 17, id="one foot"),
        pytest.param(formation_with("HT  HT", ".   HT"), 2, 21, id="the other"),
        pytest.param(changed(FORMATION, 2, ".   .   LB1 .   .   .   .   LB2 .   HT"), 2, 37, id="on the edge"),
        pytest.param(formation_with("HT  HT  .", "HT  HT  HT"), 2, 25, id="three feet"),
        pytest.param(formation_with("HT  HT  .   LB2 .", "HT  HT  HT  HT  LB2"), 2, 25, id="four feet"),
        pytest.param(formation_with("HT  HT  .", "HT  .   HT"), 2, 25, id="feet apart"),
        pytest.param([*formation_with("HT  HT", "HT  .")[:5], "HT" + FORMATION[5][1:]], 6, 1, id="two rows, first"),
        pytest.param(changed(formation_with("HT  HT", "HT  ."), 3, "  .   .   .   L1  HT  L2  .   .   ."), 3, 19, id="two rows"),
    ],
)  # fmt: skip
def test_the_heavy_tackle_stands_on_two_squares_side_by_side(formation: list[str], row: int, column: int) -> None:
    message = bad_formation(formation)
    assert message.startswith(f"mine.toml:{FRONT + row - 1}:{column}: formations.mine: ") or (
        message.startswith(f"mine.toml:{FRONT + 1}:") and "HT" in message  # or where the first foot stands
    )
    assert "HT" in message


def test_the_heavy_tackle_does_not_stand_across_a_hole() -> None:
    """HT HT are neighbours in the text, but row 5 has a hole between them."""
    field = changed(SMALL, 11, "( . . . .   . . . )")  # nine squares
    message = complaint(pack(field, {"mine": changed(FORMATION, 2, ".   .   LB1 .   HT  HT  LB2 .   .")}))
    assert message.startswith(f"mine.toml:{FRONT + 1}:")
    assert "HT" in message


@pytest.mark.parametrize(
    ("mirrored", "row", "column"),
    [
        pytest.param((6, " . . . . . . . ."), 1, 0, id="row 10 has eight squares"),
        pytest.param((6, " . . . . . . ."), 1, 31, id="row 10 has seven squares, S2 is on the eighth"),
        pytest.param((5, "( . . . .   . . . )"), 2, 17, id="row 11 has a hole where the Heavy Tackle would stand"),
    ],
)
def test_a_formation_must_fit_the_mirrored_row_too(mirrored: tuple[int, str], row: int, column: int) -> None:
    """The Black Harts stand on the same columns of the rows seen from their end."""
    text = pack(changed(SMALL, *mirrored), {"mine": FORMATION})
    if not column:
        load(text)  # all players are on the first eight
        return
    message = complaint(text)
    assert message.startswith((f"mine.toml:{FRONT + row - 1}:{column}: ", f"mine.toml:{MINE_LINE}: "))
    assert "HT" in message if row == 2 else "S2" in message


@pytest.mark.parametrize("name", ["Wedge", '"my line"', '"a,b"', '""', '"é"'])
def test_a_formation_has_a_name_that_can_be_typed(name: str) -> None:
    """Or it is refused: a move that is offered can be written."""
    game = loaded_or_refused(pack(SMALL, {name: FORMATION}))
    if game is None:
        return
    state = game.start(2)
    assert [game.parse(state, move) for move in game.moves(state)] == state.legal_actions()


def test_there_is_room_for_32_formations() -> None:
    def many(count: int) -> str:
        return pack(SMALL, {f"f{number}": FORMATION for number in range(1, count + 1)})

    game = load(many(32))
    assert max(game.start(2).legal_actions()) < game.action_space
    assert "32" in complaint(many(33))


def test_a_formation_of_the_standard_pack_that_does_not_fit_is_not_looked_for_in_this_file() -> None:
    """The pack names only a field; the formations that no longer fit stand in standard.toml."""
    head = ["[pack]", 'game = "battleball"', 'name = "mine"', 'based_on = "standard"']
    field = ["[field]", 'source = "rebuilt"', 'map = """', *SMALL, '"""', ""]
    text = "\n".join([*head, *field])
    assert text.splitlines()[6] == 'map = """'
    with pytest.raises(BadPack) as caught:
        load(text)
    message = str(caught.value)
    assert message.startswith(("standard.toml:", "mine.toml:1: ", "mine.toml:7: "))
    assert "formations.line" in message


@pytest.mark.parametrize("end", ["", '[formations]\nsource = "rebuilt"\n'])
def test_without_formations_players_are_placed_singly(end: str) -> None:
    game = load(pack(SMALL) + end)
    state = game.start(2)
    assert {move.split()[0] for move in game.moves(state)} == {"place"}


# -- dice and numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("sides", ["0", "1", "21", "-6", "6.0", '"6"', "true"])
def test_a_die_that_does_not_exist_is_refused(number: int, sides: str) -> None:
    name = DICE[number].split(" ")[0]
    message = complaint(pack(SMALL, dice=f"{name} = {sides}"))
    assert message.startswith(f"mine.toml:{7 + number}: dice.{name} = ")
    assert "Expected a whole number from " in message


@pytest.mark.parametrize("sides", [8, 10, 12, 20])
def test_the_heavy_tackle_has_dice_that_can_be_told_apart(sides: int) -> None:
    """Two dice of the Heavy Tackle are packed into one number and named 1 to 6 by `use`."""
    text = pack(SMALL, {"mine": FORMATION}, dice=f"heavy_tackle = {sides}")
    game = loaded_or_refused(text, "mine.toml:12: dice.heavy_tackle")
    if game is None:
        return
    state = game.start(2)
    for move in ("formation mine", "formation mine", "2", "1", "name HT"):
        state.apply(game.parse(state, move))
    names = game.moves(state)
    assert len(set(names)) == sides * (sides + 1) // 2
    assert f"1 {sides}" in names
    assert [game.parse(state, name) for name in names] == state.legal_actions()


@pytest.mark.parametrize(("name", "sides"), [("tackle", 2), ("running_back", 4), ("safety", 20), ("heavy_tackle", 4)])
def test_other_dice_play(name: str, sides: int) -> None:
    game = load(pack(SMALL, {"mine": FORMATION}, dice=f"{name} = {sides}"))
    plays_to_the_end(game, 1)


@pytest.mark.parametrize("rows", [0, 1, 16, -1])
def test_a_number_of_line_up_rows_out_of_range_is_refused(rows: int) -> None:
    assert complaint(pack(SMALL, rows=rows)).startswith(f"mine.toml:{ROWS_LINE}: play.line_up_rows = {rows} ")


# -- other good fields ---------------------------------------------------------------------------------

HOLE = [*SMALL[:6], "( . .           . )", " . .   o     . . .", "( . .           . )", *SMALL[9:]]
HOLE = changed(HOLE, 8, " . . . o     . . .")
BUMPY = [
    "    . . . . . .",
    " . . . . . . . . . . .",
    "  . . . . . . .",
    " . . . . . . . . .",
    "( . . . . . . . . . . . )",
    " . . . . . . . . .",
    "      . . . .",
    "     . o .",
    "  . . . . . . .",
    " . . . . . . . . . . . .",
    "  . . . . . . . . .",
    " . . . . . . . . .",
    "( . . . . . . )",
    " . . . . . . . . . . .",
    "    . . . . . . . .",
]
FIELDS = {"small": (SMALL, "e8"), "hole": (HOLE, "d8"), "bumpy": (BUMPY, "b8")}


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", FIELDS)
def test_another_field_plays_to_the_end(name: str, seed: int) -> None:
    plays_to_the_end(load(pack(FIELDS[name][0])), seed)


@pytest.mark.parametrize("name", ["small", "hole"])
def test_another_field_plays_to_the_end_with_a_formation(name: str) -> None:
    plays_to_the_end(load(pack(FIELDS[name][0], {"mine": FORMATION})), 1)


@pytest.mark.parametrize("name", FIELDS)
def test_on_another_field_the_ball_begins_on_its_o(name: str) -> None:
    field, ball = FIELDS[name]
    game = load(pack(field))
    assert game.view(game.start(2), None)["ball"] == ball


def test_the_harts_take_a_formation_as_in_a_mirror() -> None:
    game = load(pack(SMALL, {"mine": FORMATION}))
    state = game.start(2)
    for _ in range(2):
        state.apply(game.parse(state, "formation mine"))
    field = game.view(state, None)["field"]
    assert {square: field[square] for square in ("b6", "e5", "f5", "e3")} == {
        "b6": "S1", "e5": "HT", "f5": "HT", "e3": "T",
    }  # fmt: skip
    assert {square: field[square] for square in ("b10", "e11", "f11", "e13")} == {
        "b10": "s1", "e11": "ht", "f11": "ht", "e13": "t",
    }  # fmt: skip
