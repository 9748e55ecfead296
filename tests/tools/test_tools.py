"""The checks themselves: they pass here, and they catch what they are for."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandlot.core.registry import all_games
from tools import clauses, layers, links


def test_every_import_points_upwards() -> None:
    assert layers.complaints() == []


@pytest.mark.parametrize(
    ("file", "text", "wrong"),
    [
        (
            "core/a.py",
            "from sandlot.games.gridlock import state",
            "core imports sandlot.games.gridlock, which is below it",
        ),
        (
            "games/x/a.py",
            "import sandlot.players.registry",
            "games imports sandlot.players.registry, which is below it",
        ),
        ("games/x/a.py", "from sandlot.games.y import state", "the game x imports the game y"),
        ("core/a.py", "import rich", "core uses rich, which is not in the standard library"),
        ("core/a.py", "def f():\n    import sandlot", "core imports the whole package"),
    ],
)
def test_a_wrong_import_is_caught(tmp_path: Path, file: str, text: str, wrong: str) -> None:
    root = tmp_path / "src" / "sandlot"
    (root / file).parent.mkdir(parents=True)
    (root / file).write_text(text)
    assert [line.split(": ", 1)[1] for line in layers.complaints(root)] == [wrong]


def test_no_link_in_the_docs_is_dead() -> None:
    assert links.dead_links() == []


def test_a_dead_link_is_caught(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "game"
    folder.mkdir(parents=True)
    (folder / "clauses.toml").write_text('[[clause]]\nid = "GL-01"\n')
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.md").write_text(
        "# One heading\n[a](other.md) [b](#one-heading) [c](#two) GL-01 GL-02\n`src/game/clauses.toml` `src/nothing.py`\n"
    )
    assert [line.split(": ", 1)[1] for line in links.dead_links(tmp_path)] == [
        "other.md: there is no such file",
        "#two: there is no such heading",
        "GL-02: there is no such clause",
        "src/nothing.py: there is no such file",
    ]


def test_every_clause_is_cited_by_a_test_and_every_cited_clause_is_one() -> None:
    tests = clauses.cited()
    known = {clause.id for game in all_games().values() for clause in game.clauses()}
    assert known - set(tests) == set()
    assert set(tests) - clauses.all_ids() == set()
