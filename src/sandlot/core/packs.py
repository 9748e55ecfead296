"""Packs: boards, cards and numbers as TOML, each with its source, checked with file-and-line errors.

A game says in a list of `Field`s what its pack holds. Every datum has a source, `rulebook` or `rebuilt`: the `source`
of the innermost table that gives one. A pack that says `based_on = "standard"` needs only what differs.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandlot.core.errors import BadPack, did_you_mean, one_of

SOURCES = ("rulebook", "rebuilt")


@dataclass(frozen=True)
class Field:
    """One datum of a pack: where it stands, what it may be, and what it is for.

    A path that ends in `.*` stands for any number of entries in that table.
    """

    path: str
    about: str
    kind: type[int] | type[str] = int
    low: int = 0
    high: int = 1000


@dataclass(frozen=True)
class Pack:
    """The contents of a game box."""

    game: str
    name: str
    text: str
    values: Mapping[str, Any]
    sources: Mapping[str, str]
    hash: str = ""
    file: str = "standard.toml"

    def __getitem__(self, path: str) -> Any:
        return self.values[path]

    def content(self) -> dict[str, list[Any]]:
        """Every datum with its source, ready for JSON: `pack_from_content` makes the pack again."""
        return {path: [value, self.sources[path]] for path, value in self.values.items()}

    def table(self, path: str) -> dict[str, Any]:
        """All entries of a table, by name."""
        return {
            name.removeprefix(path + "."): value for name, value in self.values.items() if name.startswith(path + ".")
        }

    def error(self, path: str, reason: str, line: int = 0, column: int = 0) -> BadPack:
        """A complaint about an entry; `line` counts within a text of several lines, from 1."""
        begins = _line_of(self.text, path)
        if line and re.search(r"(\"{3}|'{3})(?!$)", self.text.splitlines()[begins - 1].rstrip()):
            line -= 1  # the text begins beside its quotes, not below them
        return BadPack(f"{self.file}:{begins + line}{f':{column}' if column else ''}: {path}: {reason}.")

    def says(self, path: str) -> bool:
        """Whether the entry stands in this very pack, not in the one that it is based on."""
        return path in _entry_lines(self.text)


def read_pack(text: str, file: str, game: str, fields: Sequence[Field], standard: Pack | None = None) -> Pack:
    """Check a pack text; `standard` fills in what a pack that is based on it leaves out."""
    return _Reader(text, file, game, fields, standard).read()


def pack_from_content(content: Any, name: str, where: str, game: str, fields: Sequence[Field]) -> Pack:
    """A pack as a record holds it. Written out as TOML and read again, it is checked like any other."""
    rows = content.items() if isinstance(content, dict) else [("", None)]
    lines = ["[pack]", f"game = {json.dumps(game)}", f"name = {json.dumps(name)}"]
    for path, datum in rows:
        if not (isinstance(datum, list) and len(datum) == 2):
            raise BadPack(f"{where}: {path!r}: expected a value and its source.")
        table, _, key = str(path).rpartition(".")
        # A table of its own for each datum, so that each has its own source.
        lines += [
            f"[{table}.{key}]" if table else f"[{key}]",
            f"value = {json.dumps(datum[0])}",
            f"source = {json.dumps(datum[1])}",
        ]
    return _Reader("\n".join(lines), where, game, fields, None).read(single=True)


def read_pack_file(file: Path, game: str, fields: Sequence[Field], standard: Pack | None) -> Pack:
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadPack(f"{file}: there is no such file. Expected a pack for {game}, in TOML.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(f"{file}: cannot be read: {error}. Expected a TOML file in UTF-8.") from None
    return read_pack(text, str(file), game, fields, standard)


class _Reader:
    def __init__(self, text: str, file: str, game: str, fields: Sequence[Field], standard: Pack | None) -> None:
        self.text, self.file, self.game = text, file, game
        self.fields = {field.path: field for field in fields}
        self.standard = standard

    def read(self, *, single: bool = False) -> Pack:
        """`single`: every datum is the one value of a table of its own."""
        tables = self._tables()
        head = tables.pop("pack", None)
        if not isinstance(head, dict):
            raise self._error("", f'the table [pack] is missing. Expected [pack] with game = "{self.game}" and a name')
        name = self._head(head)
        values: dict[str, Any] = {}
        sources: dict[str, str] = {}
        if "based_on" in head and self.standard is not None:
            values.update(self.standard.values)
            sources.update(self.standard.sources)
        for path, value, source in _data(tables, "", ""):
            path = path.removesuffix(".value") if single else path
            values[path] = self._check(path, value)
            sources[path] = self._source(path, source)
        self._nothing_missing(values)
        content = json.dumps([self.game, sorted(values.items())], separators=(",", ":"))
        return Pack(
            self.game, name, self.text, values, sources, hashlib.sha256(content.encode()).hexdigest()[:16], self.file
        )

    def _tables(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"\(at line (\d+)", str(error))
            line = found[1] if found else str(self.text.count("\n") + 1)
            reason = str(error).split(" (at ")[0]
            raise BadPack(f"{self.file}:{line}: not valid TOML: {reason}.") from None
        except (RecursionError, ValueError) as error:
            raise BadPack(f"{self.file}:1: cannot be read: {error}. Expected a pack for {self.game}.") from None

    def _head(self, head: dict[str, Any]) -> str:
        for key in head:
            if key not in ("game", "name", "about", "based_on"):
                raise self._error(f"pack.{key}", f"unknown entry {key!r}. Expected game, name, about or based_on")
        if head.get("game") != self.game:
            raise self._error("pack.game", f"this pack is for {head.get('game')!r}. Expected game = {self.game!r}")
        name = head.get("name")
        if not isinstance(name, str) or not name:
            raise self._error("pack.name", "the pack has no name. Expected name = followed by a text")
        if head.get("based_on", "standard") != "standard":
            raise self._error("pack.based_on", 'a pack can only be based on "standard"')
        return name

    def _check(self, path: str, value: Any) -> Any:
        spec = self.fields.get(path) or self.fields.get(path.rpartition(".")[0] + ".*")
        if spec is None:
            raise self._error(
                path,
                f"unknown entry {path!r}.{did_you_mean(path, self.fields)} Expected one of "
                f"{one_of(self.fields, limit=40)}",
            )
        if spec.kind is int:
            if not isinstance(value, int) or isinstance(value, bool) or not spec.low <= value <= spec.high:
                raise self._error(
                    path, f"{path} = {value!r} ({spec.about}). Expected a whole number from {spec.low} to {spec.high}"
                )
        elif not isinstance(value, str):
            raise self._error(path, f"{path} = {value!r} ({spec.about}). Expected a text")
        return value

    def _source(self, path: str, source: str) -> str:
        if source not in SOURCES:
            what = f"source = {source!r}" if source else "no source"
            raise self._error(path, f'{path} has {what}. Expected source = "rulebook" or "rebuilt" in its table')
        return source

    def _nothing_missing(self, values: dict[str, Any]) -> None:
        for path, spec in self.fields.items():
            if path not in values and not path.endswith("*"):
                what = "a text" if spec.kind is str else f"a whole number from {spec.low} to {spec.high}"
                raise self._error(
                    "", f'{path} ({spec.about}) is missing. Expected {what}, or based_on = "standard" under [pack]'
                )

    def _error(self, path: str, reason: str) -> BadPack:
        return BadPack(f"{self.file}:{_line_of(self.text, path)}: {reason}.")


def _data(table: dict[str, Any], prefix: str, source: str) -> Iterator[tuple[str, Any, str]]:
    """Every datum with its path and the source that holds for it."""
    source = table.get("source", source)
    for key, value in table.items():
        if key == "source":
            continue
        path = f"{prefix}{key}"
        if isinstance(value, dict):
            yield from _data(value, f"{path}.", source)
        else:
            yield path, value, source


def _line_of(text: str, path: str) -> int:
    """The line on which an entry stands (tomllib does not tell): its own, or that of what it stands in."""
    lines = _entry_lines(text)
    while path:
        if path in lines:
            return lines[path]
        path = path.rpartition(".")[0]
    return 1


def _entry_lines(text: str) -> dict[str, int]:
    """Path of every table and entry -> its line. Entries of an inline table stand on the line of that."""
    found: dict[str, int] = {}
    table, inside = "", ""
    for number, line in enumerate(text.splitlines(), start=1):
        if not inside:
            if header := re.match(r"\s*\[+\s*([^\]]+?)\s*\]+", line):
                table = header[1].replace('"', "")
                found.setdefault(table, number)
            elif entry := re.match(r"""\s*["']?([\w.-]+)["']?\s*=""", line):
                found.setdefault(f"{table}.{entry[1]}".lstrip("."), number)
        for quotes in re.findall(r"\"{3}|'{3}", line):  # texts of several lines hold no entries
            inside = "" if inside == quotes else inside or quotes
    return found
