"""Records: written whole or not at all, and never believed where they are wrong."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandlot import Match, Record
from sandlot.core import registry
from sandlot.errors import BadRecord, SandlotError
from sandlot.games.gridlock.game import GridLockGame
from tests.core.samples import BEGINNING, PACK, POSITION, beginning, content, finished_record, small_record, write

SMALL = content(small_record())
UNSIGNED = {key: value for key, value in SMALL.items() if key != "digest"}
FINISHED = content(finished_record())
MISSING = "(this key is to be left out)"


def refused(record: dict[str, Any] | str) -> str:
    """What the reader says; it must say it with a BadRecord."""
    with pytest.raises(BadRecord) as caught:
        Record.from_text(record if isinstance(record, str) else json.dumps(record), "friday.json")
    message = str(caught.value)
    assert message.startswith("friday.json:")
    assert message.endswith(".")
    return message


# -- saving -------------------------------------------------------------------------------


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = small_record()
    record.save(tmp_path / "new folder" / "friday.json")
    loaded = Record.load(tmp_path / "new folder" / "friday.json")
    assert (loaded.players, loaded.moves, loaded.game.options) == (["Zoë", "Ann"], BEGINNING, record.game.options)
    assert loaded.text() == record.text()
    assert loaded.replay().key() == record.replay().key()
    assert os.listdir(tmp_path / "new folder") == ["friday.json"]


@pytest.mark.parametrize(
    "failure", [OSError(28, "No space left on device"), KeyboardInterrupt()], ids=["disk full", "Ctrl-C"]
)
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_failing_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, failure: BaseException
) -> None:
    def fail(*_: object) -> None:
        raise failure

    file = write(tmp_path, "friday.json", "the old game")
    monkeypatch.setattr(os, call, fail)
    expected = BadRecord if isinstance(failure, OSError) else KeyboardInterrupt
    with pytest.raises(expected) as caught:
        small_record().save(file)
    monkeypatch.undo()
    if isinstance(failure, OSError):
        assert str(caught.value) == f"{file}: cannot be written: No space left on device."
    assert file.read_text() == "the old game"
    assert os.listdir(tmp_path) == ["friday.json"]


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(Record(small_record().game, ["a", "b"], ["dealer B", "R99"]), id="moves that cannot be played"),
        pytest.param(Record(small_record().game, ["\ud800", "b"]), id="a name that cannot be encoded"),
    ],
)
def test_a_record_that_cannot_be_written_leaves_the_old_file_and_nothing_else(tmp_path: Path, record: Record) -> None:
    file = write(tmp_path, "friday.json", "the old game")
    with pytest.raises(SandlotError):
        record.save(file)
    assert file.read_text() == "the old game"
    assert os.listdir(tmp_path) == ["friday.json"]


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    blocked = write(tmp_path, "blocked", "a file, and no folder")
    for file in (tmp_path / "folder", blocked / "friday.json", tmp_path / ("x" * 300)):
        with pytest.raises(BadRecord) as caught:
            small_record().save(file)
        assert str(caught.value).startswith(f"{file}: cannot be written: ")
    assert sorted(os.listdir(tmp_path)) == ["blocked", "folder"]
    assert os.listdir(tmp_path / "folder") == []


def test_the_same_game_gives_the_same_bytes() -> None:
    assert small_record().text() == small_record().text()
    assert finished_record().text() == finished_record().text()


# -- loading what is no record -----------------------------------------------------------------


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "noise.json").write_bytes(b"\xff\xfe\x00")
    for name, words in [
        ("none.json", "there is no such file"),
        (".", "cannot be read"),
        ("noise.json", "cannot be read"),
    ]:
        with pytest.raises(BadRecord) as caught:
            Record.load(tmp_path / name)
        assert str(caught.value).startswith(f"{tmp_path / name}: {words}")


def test_a_record_cut_off_at_any_byte_is_a_bad_record(tmp_path: Path) -> None:
    data = small_record().text().encode()
    assert data.endswith(b"}\n")
    file = tmp_path / "friday.json"
    for length in range(len(data) - 1):
        file.write_bytes(data[:length])
        with pytest.raises(BadRecord) as caught:
            Record.load(file)
        assert str(caught.value).startswith(f"{file}:"), length
    file.write_bytes(data[:-1])
    assert Record.load(file).moves == BEGINNING, "only the last newline is missing"


def test_a_cut_off_record_is_said_to_be_cut_off() -> None:
    text = small_record().text()
    assert refused(text[: text.index('"players"')]).endswith("The file seems to be cut off. Expected a Sandlot record.")
    line = text[: text.index('"players"')].count("\n") + 1
    assert refused(text.replace('"players"', "players")).startswith(f"friday.json:{line}: not valid JSON")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[]", id="a list"),
        pytest.param("null", id="null"),
        pytest.param("5", id="a number"),
        pytest.param("[" * 100_000, id="brackets 100,000 deep"),
        pytest.param('{"sandlot": ' + "1" * 5000 + "}", id="a number of 5,000 digits"),
        pytest.param('{"a":' * 100_000, id="objects 100,000 deep"),
        pytest.param("\ufeff{}", id="a byte order mark"),
        pytest.param("{}\0", id="a zero byte"),
        pytest.param("{}", id="an empty object"),
    ],
)
def test_json_that_is_no_record_is_a_bad_record(text: str) -> None:
    refused(text)


# -- edited records ------------------------------------------------------------------------------


def edited(moves: dict[int, str]) -> list[str]:
    return [moves.get(number, move) for number, move in enumerate(BEGINNING, start=1)]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        # moves
        (
            {"moves": edited({2: "R99"})},
            "move 2 of 6, 'R99', cannot be played: 'R99' is not a move here. Expected one of: R1, R2",
        ),
        ({"moves": edited({3: "draw"})}, "move 3 of 6, 'draw', cannot be played: draw: not allowed."),
        ({"moves": edited({3: "draw"})}, "(GL-06)"),
        ({"moves": edited({1: "dealer C"})}, "move 1 of 6, 'dealer C', cannot be played"),
        ({"moves": [*BEGINNING, ""]}, "move 7 of 7, '', cannot be played"),
        ({"moves": BEGINNING[1:]}, "move 1 of 5, 'R5', cannot be played"),
        ({"moves": edited({2: "R6"})}, "does not fit its digest"),
        ({"moves": BEGINNING[:-1]}, "does not fit its digest"),
        # the rest
        ({"players": ["Ann", "Ann"]}, "does not fit its digest"),
        ({"options": SMALL["options"] | {"rounds": 2}}, "does not fit its digest"),
        ({"digest": "0" * 32}, "does not fit its digest"),
        ({"digest": 5}, "Delete the line 'digest' to use it all the same"),
        (
            {"result": {"points": [5, 0], "winners": ["A"]}},
            "the moves lead to the result None, but the record says {'points': [5, 0]",
        ),
        # what this Sandlot does not know
        ({"sandlot": 2}, "format version 2: this Sandlot reads version 1"),
        ({"sandlot": "1"}, "format version '1': this Sandlot reads version 1"),
        ({"sandlot": True}, "format version True: this Sandlot reads version 1"),
        ({"sandlot": MISSING}, "format version None: this Sandlot reads version 1"),
        ({"game": "gridlok"}, "There is no game 'gridlok'. Did you mean 'gridlock'?"),
        ({"rules": 99}, "rules version 99 of GRID#LOCK: this Sandlot knows version 1"),
        ({"rules": "1"}, "rules version '1' of GRID#LOCK: this Sandlot knows version 1"),
        ({"rules": MISSING}, "rules version None of GRID#LOCK: this Sandlot knows version 1"),
        ({"options": {"round": 1}}, "GRID#LOCK has no option 'round'. Did you mean 'rounds'?"),
        ({"options": {"rounds": 0}}, "rounds=0: how many rounds at most. Expected a whole number from 1 to 100"),
        ({"players": ["Ann"]}, "GRID#LOCK cannot be played by 1. Expected 2 to 18 seats"),
        ({"players": ["x"] * 19}, "GRID#LOCK cannot be played by 19. Expected 2 to 18 seats"),
        ({"pack": {"name": "my own box", "hash": "0123"}}, "the pack 'my own box' of hash 0123, which is not at hand"),
        # what is not there
        ({"game": MISSING}, "game"),
        ({"pack": MISSING}, "'pack' is missing. Expected the name and the hash of a pack"),
        ({"players": MISSING}, "'players' is missing or wrong. Expected a list of texts"),
        ({"moves": MISSING}, "'moves' is missing or wrong. Expected a list of texts"),
        ({"options": MISSING}, "does not fit its digest"),
        ({"result": MISSING}, "does not fit its digest"),
    ],
)
def test_an_edited_record_is_refused_with_the_reason(changes: dict[str, Any], words: str) -> None:
    record = {key: value for key, value in {**SMALL, **changes}.items() if value is not MISSING}
    assert words in refused(record)


def test_an_edited_result_of_a_finished_game_is_refused() -> None:
    assert FINISHED["result"]["winners"]
    for result in (None, {}, {**FINISHED["result"], "winners": ["A", "B"]}, {**FINISHED["result"], "points": [0, 0]}):
        assert "the moves lead to the result {'points': " in refused({**FINISHED, "result": result})


def test_without_a_digest_an_edit_is_believed_as_far_as_it_replays() -> None:
    moves = edited({2: "R6"})
    assert Record.from_text(json.dumps({**UNSIGNED, "moves": moves})).moves == moves
    assert "cannot be played" in refused({**UNSIGNED, "moves": edited({2: "R99"})})


WRONG_TYPES: dict[str, list[Any]] = {
    "sandlot": [None, [], {}, "x", 1.5],
    "game": [None, 5, [], {}, ["gridlock"]],
    "rules": [None, [], {}, 1.5, "x"],
    "pack": [
        None,
        5,
        "x",
        [],
        {},
        {"hash": None},
        {"hash": []},
        {**SMALL["pack"], "content": 5},
        {**SMALL["pack"], "content": {"deck.wilds": 9}},
    ],
    "options": [
        None,
        5,
        "x",
        [],
        {"rounds": None},
        {"rounds": [1]},
        {"rounds": {}},
        {"rounds": 1.5},
        {"rounds": float("inf")},
        {"wilds": []},
    ],
    "players": [None, 5, "ab", {}, [], [1, 2], [None, None], ["a", 5]],
    "moves": [None, 5, "x", {}, [5], [None], [[]], [{}]],
    "start": [None, 5, [], {}, ["x"], "x", "\0", POSITION],
    "result": [5, "x", [], {}, True],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG_TYPES.items() for value in values])
def test_a_value_of_the_wrong_type_is_refused_even_without_a_digest(key: str, value: object) -> None:
    refused({**UNSIGNED, key: value})


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
PLACES = (
    [(key,) for key in [*SMALL, "start"]]
    + [("options", name) for name in SMALL["options"]]
    + [("pack", name) for name in ("name", "hash", "content")]
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.sampled_from(PLACES), ANY_JSON)
def test_with_any_one_value_replaced_a_record_reads_or_is_a_bad_record(place: tuple[str, ...], value: object) -> None:
    for record in (SMALL, UNSIGNED):
        key, *inner = place
        changed = {**record, key: {**record[key], inner[0]: value} if inner else value}
        with suppress(BadRecord):
            Record.from_text(json.dumps(changed))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(0, len(small_record().text())), st.integers(0, 8), st.text(max_size=4))
def test_with_any_piece_replaced_a_record_reads_or_is_a_bad_record(at: int, length: int, new: str) -> None:
    text = small_record().text()
    with suppress(BadRecord):
        Record.from_text(text[:at] + new + text[at + length :])


def test_whatever_can_be_loaded_can_be_saved_again(tmp_path: Path) -> None:
    """JSON can spell half a character, which no file can hold."""
    try:
        record = Record.from_text(json.dumps({**UNSIGNED, "players": ["\ud800", "b"]}))
    except BadRecord:
        return
    record.save(tmp_path / "friday.json")
    assert Record.load(tmp_path / "friday.json").players == record.players


# -- a pack of one's own ----------------------------------------------------------------------------


def record_with_own_pack(folder: Path) -> dict[str, Any]:
    file = write(folder, "box.toml", PACK)
    found = content(Match("gridlock", ("random", "random"), seed=5, rounds=1, pack=file).record)
    file.unlink()
    return found


def test_a_custom_pack_is_embedded_and_replays_without_its_file(tmp_path: Path) -> None:
    found = record_with_own_pack(tmp_path)
    assert found["pack"]["content"]["deck.wilds"] == [9, "rulebook"], "all of it, whatever the standard pack will be"
    record = Record.from_text(json.dumps(found))
    assert record.game.pack["chart.rebuilt.colour_set"] == 25
    assert record.game.pack.name == "my own box"
    assert record.result() == found["result"]
    assert content(record) == found


def test_the_standard_pack_is_not_embedded() -> None:
    assert set(SMALL["pack"]) == {"name", "hash"}


def test_an_embedded_pack_that_was_changed_is_refused(tmp_path: Path) -> None:
    found = record_with_own_pack(tmp_path)
    pack = found["pack"]
    path = next(path for path, (value, _) in pack["content"].items() if value == 25)

    def with_value(value: object) -> dict[str, Any]:
        return {**found, "pack": {**pack, "content": {**pack["content"], path: [value, "rebuilt"]}}}

    assert f"of hash {pack['hash']}" in refused(with_value(26))
    for value in ("many", 2500):
        message = refused(with_value(value))
        assert f"{path} = {value!r}" in message
        assert "Expected a whole number from" in message


# -- from a position -----------------------------------------------------------------------------------


def from_position() -> Match:
    match = Match("gridlock", ("you", "you"), seed=1, start=POSITION, rounds=1)
    match.play("take")
    match.play("place b2")
    return match


def test_a_record_from_a_position_replays() -> None:
    match = from_position()
    record = Record.from_text(match.record.text())
    assert record.start == POSITION
    assert record.moves == ["take", "place b2"]
    assert record.replay().key() == match.state.key()
    assert record.text() == match.record.text()


@pytest.mark.parametrize(
    ("start", "words"),
    [
        (POSITION.replace("B9", "B0"), "line 11: 'B0' is no card"),
        (POSITION.replace("rounds=1", "rounds=2"), "line 1: the options differ"),
        (POSITION.replace("gridlock", "pig"), "line 1: this is a position of 'pig', expected one of 'gridlock'"),
        ("", "'take' is not a move here"),
        ("hello", "line 1: 'hello': expected a game, its seats and its options"),
        (POSITION.replace("turn A", "check-grid A"), "line 12: "),
    ],
)
def test_a_record_from_a_bad_position_is_refused(start: str, words: str) -> None:
    record = content(from_position().record)
    del record["digest"]
    assert words in refused({**record, "start": start})


def test_a_position_must_have_a_seat_for_every_player() -> None:
    record = content(from_position().record)
    del record["digest"]
    assert "seats" in refused({**record, "players": ["a", "b", "c"]})
    assert "seats" in refused({**record, "players": ["a"]})


# -- playing it again --------------------------------------------------------------------------------------


def test_a_record_replays_up_to_any_move() -> None:
    match = beginning(rounds=1)
    assert match.record.replay(0).key() == match.game.start(2).key()
    assert match.record.replay(6).key() == match.record.replay().key() == match.state.key()
    assert match.game.moves(match.record.replay(2)) == [
        f"flip {cell}" for cell in ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    ]


@pytest.mark.parametrize("upto", [-1, 7, 1000])
def test_a_move_that_is_not_there_is_named(upto: int) -> None:
    with pytest.raises(BadRecord, match=f"there is no move {upto}: expected 0 to 6"):
        small_record().replay(upto)


def test_an_unfinished_game_has_no_result_and_a_finished_one_has() -> None:
    assert small_record().result() is None
    state = finished_record().replay()
    assert FINISHED["result"] == {"points": state.points(), "winners": ["AB"[seat] for seat in state.winners()]}


# -- rules versions ---------------------------------------------------------------------------------------------------


def test_a_record_replays_under_the_rules_it_was_played_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version of the game keeps the earlier one; the record finds it."""

    class Later(GridLockGame):
        rules_version = 2
        older_versions: ClassVar = {1: GridLockGame}

    text = finished_record().text()
    monkeypatch.setitem(registry._registered, "gridlock", Later)
    again = Record.from_text(text)
    assert (type(again.game), again.game.rules_version) == (GridLockGame, 1)
    assert again.text() == text
    with pytest.raises(BadRecord, match="rules version 3 of GRID#LOCK: this Sandlot knows version 1 and 2"):
        Record.from_text(text.replace('"rules": 1', '"rules": 3'))
