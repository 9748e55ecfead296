"""Packs: whatever is wrong with one, the message says where and what was expected."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

import sandlot
from sandlot.core.packs import Field, Pack, read_pack
from sandlot.errors import BadPack, SandlotError
from tests.core.samples import PACK, write

FIELDS = (
    Field("box.cards", "cards in the box", low=1, high=100),
    Field("box.label", "what is printed on it", str),
    Field("box.extra.jokers", "jokers beside them", low=0, high=4),
)
GOOD = """\
[pack]
game = "shed"
name = "mine"

[box]
source = "rulebook"
cards = 52
label = "blue"

[box.extra]
source = "rebuilt"
jokers = 2
"""
FILLED = 'game = "shed"\nname = "thin"\nbased_on = "standard"\n'


def read(text: str, standard: Pack | None = None) -> Pack:
    return read_pack(text, "mine.toml", "shed", FIELDS, standard)


def complaint(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        read(text, read(GOOD))
    return str(caught.value)


def test_a_pack_gives_values_and_sources() -> None:
    pack = read(GOOD)
    assert (pack.game, pack.name, pack.text) == ("shed", "mine", GOOD)
    assert pack.values == {"box.cards": 52, "box.label": "blue", "box.extra.jokers": 2}
    assert pack["box.extra.jokers"] == 2
    assert pack.sources == {"box.cards": "rulebook", "box.label": "rulebook", "box.extra.jokers": "rebuilt"}


def test_an_inner_table_without_a_source_has_that_of_the_table_around_it() -> None:
    assert read(GOOD.replace('source = "rebuilt"\n', "")).sources["box.extra.jokers"] == "rulebook"


ONE_OF_THEM = "Expected one of box.cards, box.label, box.extra.jokers"
CARDS = "Expected a whole number from 1 to 100"
A_SOURCE = 'Expected source = "rulebook" or "rebuilt" in its table'


@pytest.mark.parametrize(
    ("old", "new", "line", "wrong", "expected"),
    [
        # values
        ("cards = 52", "cards = 0", 7, "box.cards = 0 (cards in the box)", CARDS),
        ("cards = 52", "cards = 101", 7, "box.cards = 101", CARDS),
        ("cards = 52", 'cards = "52"', 7, "box.cards = '52'", CARDS),
        ("cards = 52", "cards = 5.5", 7, "box.cards = 5.5", CARDS),
        ("cards = 52", "cards = true", 7, "box.cards = True", CARDS),
        ("cards = 52", "cards = [52]", 7, "box.cards = [52]", CARDS),
        ("cards = 52", "cards = 1979-05-27", 7, "box.cards", CARDS),
        ("cards = 52", "cards = -inf", 7, "box.cards = -inf", CARDS),
        ("jokers = 2", "jokers = 5", 12, "box.extra.jokers = 5", "Expected a whole number from 0 to 4"),
        ("jokers = 2", "\n\njokers = 5 # five", 14, "box.extra.jokers = 5", "Expected a whole number from 0 to 4"),
        ('label = "blue"', "label = 5", 8, "box.label = 5 (what is printed on it)", "Expected a text"),
        # entries
        ("cards = 52", "crads = 52", 7, "unknown entry 'box.crads'", "Did you mean 'box.cards'?"),
        ("cards = 52", "cards = 52\ncolour = 1", 8, "unknown entry 'box.colour'", ONE_OF_THEM),
        ("cards = 52", "cards.n = 52", 7, "unknown entry 'box.cards.n'", ONE_OF_THEM),
        ("[box.extra]", "[[box.extra]]", 10, "unknown entry 'box.extra'", ONE_OF_THEM),
        ("[pack]", "lid = 1\n[pack]", 1, "unknown entry 'lid'", ONE_OF_THEM),
        ("cards = 52\n", "", 1, "box.cards (cards in the box) is missing", CARDS),
        ('label = "blue"\n', "", 1, "box.label (what is printed on it) is missing", "Expected a text"),
        (
            "jokers = 2\n",
            "",
            1,
            "box.extra.jokers (jokers beside them) is missing",
            'or based_on = "standard" under [pack]',
        ),
        # sources
        ('source = "rulebook"\n', "", 6, "box.cards has no source", A_SOURCE),
        ('source = "rulebook"', 'source = "memory"', 7, "box.cards has source = 'memory'", A_SOURCE),
        ('source = "rebuilt"', "source = 5", 12, "box.extra.jokers has source = 5", A_SOURCE),
        ('source = "rebuilt"', "source = {}", 12, "box.extra.jokers has", A_SOURCE),
        # the head
        (
            '[pack]\ngame = "shed"\nname = "mine"\n',
            "",
            1,
            "the table [pack] is missing",
            'Expected [pack] with game = "shed"',
        ),
        ('[pack]\ngame = "shed"\nname = "mine"\n', "pack = 1", 1, "the table [pack] is missing", "and a name"),
        ('game = "shed"', 'game = "barn"', 2, "this pack is for 'barn'", "Expected game = 'shed'"),
        ('game = "shed"\n', "", 1, "this pack is for None", "Expected game = 'shed'"),
        ('name = "mine"\n', "", 1, "the pack has no name", "Expected name = followed by a text"),
        ('name = "mine"', 'name = ""', 3, "the pack has no name", "Expected name = followed by a text"),
        ('name = "mine"', "name = 7", 3, "the pack has no name", "Expected name = followed by a text"),
        (
            'name = "mine"',
            'name = "mine"\nauthor = "me"',
            4,
            "unknown entry 'author'",
            "Expected game, name, about or based_on",
        ),
        ('name = "mine"', 'name = "mine"\nbased_on = "other"', 4, "based on", '"standard"'),
        # no TOML at all
        ('label = "blue"', 'label = "blue', 8, "not valid TOML", "Illegal character"),
        ("cards = 52", "cards 52", 7, "not valid TOML", "Expected '='"),
        ("cards = 52", "cards = 52\ncards = 53", 8, "not valid TOML", "Cannot overwrite a value"),
        ("jokers = 2\n", "jokers = ", 12, "not valid TOML", "Invalid value"),
    ],
)
def test_a_bad_pack_is_named_by_file_and_line(old: str, new: str, line: int, wrong: str, expected: str) -> None:
    assert GOOD.count(old) == 1 or old.startswith("source")
    message = complaint(GOOD.replace(old, new, 1))
    assert message.startswith(f"mine.toml:{line}: ")
    assert wrong in message
    assert expected in message
    assert message.endswith(".")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param('[pack]\n{}\n[box]\nsource = "rebuilt"\n"cards" = 0\n', 8, id="a key in quotes"),
        pytest.param('box.source = "rebuilt"\nbox.cards = 0\n\n[pack]\n{}', 2, id="a dotted key"),
        pytest.param('[pack]\n{}\n[box]\nsource = "rebuilt"\nextra.jokers = 9', 8, id="a dotted key in a table"),
        pytest.param('\nbox = {{ source = "rebuilt", cards = 0 }}\n[pack]\n{}', 2, id="an inline table"),
        pytest.param(
            '[pack]\n{}about = """\n[box]\ncards = 1\n"""\n\n[box]\nsource = "rebuilt"\ncards = 0\n',
            12,
            id="a text that looks like it",
        ),
        pytest.param('[pack]\n{}\n[ box ] # of mine\nsource = "rebuilt"\n  cards=0\n', 8, id="spaces"),
    ],
)
def test_the_line_is_found_however_the_entry_is_written(text: str, line: int) -> None:
    message = complaint(text.format(FILLED))
    assert message.startswith(f"mine.toml:{line}: box.")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(GOOD.replace("52", "9" * 5000), id="a number of 5,000 digits"),
        pytest.param(GOOD.replace("52", "[" * 20_000), id="brackets 20,000 deep"),
        pytest.param(GOOD.replace("blue", "\\ud800"), id="half a character"),
        pytest.param(GOOD.replace("blue", "\0"), id="a control character"),
        pytest.param("\ufeff" + GOOD, id="a byte order mark"),
        pytest.param("", id="nothing"),
    ],
)
def test_a_monstrous_pack_is_no_more_than_a_bad_pack(text: str) -> None:
    assert complaint(text).startswith("mine.toml:")


@pytest.mark.parametrize("cut", range(0, len(GOOD) - len("2\n"), 3))
def test_a_pack_that_is_cut_off_is_a_bad_pack(cut: int) -> None:
    with pytest.raises(BadPack, match=r"^mine\.toml:\d+: "):
        read(GOOD[:cut])


# -- based on the standard pack --------------------------------------------------------------


def test_a_pack_that_is_based_on_the_standard_one_needs_only_what_differs() -> None:
    pack = read(f'[pack]\n{FILLED}[box]\nsource = "rebuilt"\ncards = 40\n', read(GOOD))
    assert pack.values == {"box.cards": 40, "box.label": "blue", "box.extra.jokers": 2}
    assert pack.sources == {"box.cards": "rebuilt", "box.label": "rulebook", "box.extra.jokers": "rebuilt"}


def test_what_a_based_pack_gives_needs_a_source_too() -> None:
    assert complaint(f"[pack]\n{FILLED}[box]\ncards = 40\n").startswith("mine.toml:6: box.cards has no source.")


# -- the hash ---------------------------------------------------------------------------------


def test_the_hash_changes_with_every_value() -> None:
    changed = [GOOD, GOOD.replace("52", "51"), GOOD.replace("blue", "red"), GOOD.replace("jokers = 2", "jokers = 3")]
    assert len({read(text).hash for text in changed}) == len(changed)


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("cards = 52", "cards=52 # without the jokers"),
        GOOD.replace('"mine"', '"yours"'),
        GOOD.replace('cards = 52\nlabel = "blue"', 'label = "blue"\ncards = 52'),
        GOOD.replace('name = "mine"', 'name = "mine"\nabout = "An old box."'),
    ],
)
def test_the_hash_does_not_change_with_comments_names_and_order(text: str) -> None:
    assert text != GOOD
    assert read(text).hash == read(GOOD).hash


# -- files ----------------------------------------------------------------------------------------


def test_a_pack_of_your_own_is_used(tmp_path: Path) -> None:
    game = sandlot.load("gridlock", pack=write(tmp_path, "box.toml", PACK))
    assert game.pack.name == "my own box"
    assert game.pack["chart.rebuilt.colour_set"] == 25
    assert game.pack.hash != game.standard_pack().hash


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    for name, words in [
        ("none.toml", "there is no such file"),
        (".", "cannot be read"),
        ("noise.toml", "cannot be read"),
    ]:
        file = tmp_path / name
        with pytest.raises(BadPack) as caught:
            sandlot.load("gridlock", pack=file)
        assert str(caught.value).startswith(f"{file}: {words}")
        assert "TOML" in str(caught.value), "what was expected"


def test_the_line_of_a_file_is_named(tmp_path: Path) -> None:
    file = write(tmp_path, "box.toml", PACK.replace("25", "2500"))
    with pytest.raises(BadPack) as caught:
        sandlot.load("gridlock", pack=file)
    assert str(caught.value) == (
        f"{file}:8: chart.rebuilt.colour_set = 2500 (points for a set of one colour). "
        "Expected a whole number from -100 to 1000."
    )


def test_a_pack_with_too_few_cards_for_the_seats_is_refused(tmp_path: Path) -> None:
    """36 numbered cards and three GRID#LOCK cards: enough for four grids of nine and a discard, not for six."""
    small = dedent("""\
        [pack]
        game = "gridlock"
        name = "half a box"
        based_on = "standard"

        [deck]
        source = "rebuilt"
        copies = 1
        wilds = 0
        """)
    game = sandlot.load("gridlock", pack=write(tmp_path, "small.toml", small))
    game.start(4)
    with pytest.raises(SandlotError, match=r"\b39\b"):
        game.start(6)
