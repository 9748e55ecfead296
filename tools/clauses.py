"""Which tests stand for which clause. Exit code 1 if a clause has none."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

from sandlot.core.registry import all_games

ROOT = Path(__file__).parent.parent


def cited(root: Path = ROOT) -> dict[str, list[str]]:
    """Clause id -> the tests that are marked with it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for clause in _marks(node):
                    found[clause].append(f"{file.relative_to(root)}::{node.name}")
    return found


def _marks(test: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def all_ids(root: Path = ROOT) -> set[str]:
    """Every clause there is, also of games that are still being built."""
    files = (root / "src").rglob("clauses.toml")
    return {row["id"] for file in files for row in tomllib.loads(file.read_text(encoding="utf-8"))["clause"]}


def main() -> int:
    tests = cited()
    missing = 0
    for name, game in sorted(all_games().items()):
        clauses = list(game.clauses())
        print(f"{game.title} ({name}): {len(clauses)} clauses")
        for clause in clauses:
            count = len(tests[clause.id])
            missing += not count
            print(f"  {clause.id}  {clause.kind:8} {count:>3} tests{'' if count else '   <- NONE'}  {clause.text[:80]}")
    unknown = set(tests) - all_ids()
    for clause_id in sorted(unknown):
        print(f"{clause_id}: cited by {tests[clause_id][0]}, but no game has it")
    print(f"{missing} clauses without a test, {len(unknown)} unknown ids cited")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
