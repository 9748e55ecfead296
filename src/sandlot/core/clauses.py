"""The rules of the rule books, one clause each, as package data."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable

KINDS = {
    "printed": "the rule book says it",
    "ruling": "the rule book is silent or unclear, and we decided",
    "rebuilt": "printed on a component that the rule book does not reproduce",
}


@dataclass(frozen=True)
class Clause:
    """One rule, in our own words."""

    id: str
    section: str
    kind: str
    text: str
    why: str = ""
    note: str = ""


class Clauses:
    """All clauses of a game, in the order of their file."""

    def __init__(self, clauses: list[Clause]) -> None:
        self._by_id = {clause.id: clause for clause in clauses}

    @classmethod
    def load(cls, file: Traversable) -> Clauses:
        rows = tomllib.loads(file.read_text(encoding="utf-8"))["clause"]
        return cls([Clause(**row) for row in rows])

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._by_id

    def __getitem__(self, clause_id: str) -> Clause:
        return self._by_id[clause_id]

    def get(self, name: str) -> Clause | None:
        """A clause by its id, however a person types it: gl33, GL 33, gl-33."""
        match = re.fullmatch(r"\s*([A-Za-z]+)[\s-]*0*([0-9]{1,4})\s*", name)
        if not match:
            return None
        for clause_id, clause in self._by_id.items():
            letters, number = clause_id.split("-")
            if letters == match[1].upper() and int(number) == int(match[2]):
                return clause
        return None

    def search(self, words: str) -> list[Clause]:
        """Clauses that hold all of the words, anywhere in their text."""
        wanted = words.lower().split()
        return [
            clause
            for clause in self
            if all(word in f"{clause.section} {clause.text} {clause.note} {clause.why}".lower() for word in wanted)
        ]
