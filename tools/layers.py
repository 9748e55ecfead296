"""A layer imports only from the layers above it. Exit code 1 names every import that does not."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent / "src" / "sandlot"
LAYERS = ("core", "kit", "games", "solvers", "players", "arena", "analysis", "server", "terminal", "interop")
# What core and games may import from outside the standard library: the hot path must run anywhere.
OUTSIDE = {"librt", "mypy_extensions"}


def imports(file: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module


def complaint(file: Path, module: str, root: Path) -> str:
    """Why this import is wrong, or ''."""
    here = file.relative_to(root).parts
    layer = here[0] if here[0] in LAYERS else ""
    parts = module.split(".")
    if parts[0] != "sandlot":
        if layer in ("core", "games") and parts[0] not in OUTSIDE | sys.stdlib_module_names:
            return f"{layer} uses {module}, which is not in the standard library"
        return ""
    there = parts[1] if len(parts) > 1 else ""
    if not layer or there not in LAYERS:
        return f"{layer} imports the whole package" if layer == "core" and there == "" else ""
    if LAYERS.index(there) > LAYERS.index(layer):
        return f"{layer} imports {module}, which is below it"
    if layer == there == "games" and len(here) > 2 and len(parts) > 2 and parts[2] != here[1]:
        return f"the game {here[1]} imports the game {parts[2]}"
    return ""


def complaints(root: Path = ROOT) -> list[str]:
    found = []
    for file in sorted(root.rglob("*.py")):
        for line, module in imports(file):
            if wrong := complaint(file, module, root):
                found.append(f"{file.relative_to(root.parent.parent)}:{line}: {wrong}")
    return found


def main() -> int:
    found = complaints()
    print("\n".join(found) or f"layers: {len(list(ROOT.rglob('*.py')))} modules, every import points upwards")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
