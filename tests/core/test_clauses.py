"""Clauses are found by id, however it is typed, and by words."""

from __future__ import annotations

import pytest

from sandlot.core.clauses import KINDS, Clause, Clauses
from sandlot.core.registry import all_games

CLAUSES = Clauses(
    [
        Clause("XY-01", "Setup", "printed", "Shuffle the deck."),
        Clause("XY-02", "Setup", "ruling", "Deal nine cards.", why="The book shows nine.", note="Face down."),
        Clause("XY-10", "The end", "rebuilt", "Nine points win."),
    ]
)


def ids(words: str) -> list[str]:
    return [clause.id for clause in CLAUSES.search(words)]


@pytest.mark.parametrize("name", ["XY-02", "xy-02", "xy2", "XY 2", " xy - 002 ", "Xy-2"])
def test_an_id_may_be_typed_sloppily(name: str) -> None:
    found = CLAUSES.get(name)
    assert found is not None
    assert found.id == "XY-02"


@pytest.mark.parametrize(
    "name", ["", "XY", "2", "XY-3", "ZZ-02", "XY-02a", "XY-2-1", "XY--", "XY-1.0", "the end", "XY-" + "9" * 5000]
)
def test_what_is_no_id_finds_nothing(name: str) -> None:
    assert CLAUSES.get(name) is None


def test_words_are_looked_for_in_section_text_note_and_reason() -> None:
    assert ids("shuffle") == ["XY-01"]
    assert ids("NINE") == ["XY-02", "XY-10"]
    assert ids("setup") == ["XY-01", "XY-02"]
    assert ids("face down") == ["XY-02"]
    assert ids("book shows") == ["XY-02"]


def test_all_words_must_be_there_in_any_order() -> None:
    assert ids("cards nine") == ["XY-02"]
    assert ids("cards points") == []
    assert ids("") == ["XY-01", "XY-02", "XY-10"]


def test_clauses_are_a_collection_in_the_order_of_the_book() -> None:
    assert [clause.id for clause in CLAUSES] == ["XY-01", "XY-02", "XY-10"]
    assert len(CLAUSES) == 3
    assert "XY-10" in CLAUSES
    assert "XY-11" not in CLAUSES
    assert CLAUSES["XY-10"].text == "Nine points win."


def test_every_clause_of_every_game_is_found_by_its_id_and_has_a_known_kind() -> None:
    for game in all_games().values():
        for clause in game.clauses():
            assert game.clauses().get(clause.id.lower().replace("-0", " ").replace("-", "")) is clause
            assert clause.kind in KINDS
            assert clause.text
