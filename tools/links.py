"""Dead links in the docs: files, headings and clause ids that are not there. Exit code 1 names them."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(?<!\!)\[[^\]]*\]\(([^)\s]+)\)")
CLAUSE = re.compile(r"\b([A-Z]{2})-(\d{2,3})\b")
PATH = re.compile(r"`((?:src|docs|tests|tools|benchmarks|examples|requirements)/[\w./-]+)`")


def anchors(file: Path) -> set[str]:
    """The headings of a page, as GitHub turns them into anchors."""
    headings = re.findall(r"^#+\s+(.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def clause_ids(root: Path) -> set[str]:
    files = [*root.rglob("src/**/clauses.toml"), *root.rglob("examples/**/clauses.toml")]
    return {row["id"] for file in files for row in tomllib.loads(file.read_text(encoding="utf-8"))["clause"]}


def dead_in(page: Path, root: Path, clauses: set[str]) -> list[str]:
    found = []
    fenced = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        fenced ^= line.lstrip().startswith("```")
        if fenced:
            continue
        where = f"{page.relative_to(root)}:{number}"
        for target in LINK.findall(line):
            if re.match(r"[a-z]+:", target):
                continue  # the web is not ours to check
            name, _, anchor = target.partition("#")
            file = (page.parent / name).resolve() if name else page
            if not file.exists():
                found.append(f"{where}: {target}: there is no such file")
            elif anchor and anchor not in anchors(file):
                found.append(f"{where}: {target}: there is no such heading")
        found += [
            f"{where}: {path}: there is no such file" for path in PATH.findall(line) if not (root / path).exists()
        ]
        prefixes = {clause.split("-")[0] for clause in clauses}
        found += [
            f"{where}: {letters}-{digits}: there is no such clause"
            for letters, digits in CLAUSE.findall(line)
            if letters in prefixes and f"{letters}-{digits}" not in clauses
        ]
    return found


def dead_links(root: Path = ROOT) -> list[str]:
    clauses = clause_ids(root)
    pages = [*root.glob("*.md"), *root.glob("docs/**/*.md")]
    return [wrong for page in sorted(pages) for wrong in dead_in(page, root, clauses)]


def main() -> int:
    found = dead_links()
    print("\n".join(found) or "links: none is dead")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
