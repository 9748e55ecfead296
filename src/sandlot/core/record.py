"""Records: a whole game as a small JSON file that replays without dice."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sandlot.core.errors import BadRecord, SandlotError
from sandlot.core.events import seat_letter
from sandlot.core.game import Game
from sandlot.core.packs import pack_from_content
from sandlot.core.registry import game_class
from sandlot.core.state import OVER, State, Tape

FORMAT = 1


@dataclass
class Record:
    """Everything that happened, in notation; chance outcomes included."""

    game: Game
    players: list[str]
    moves: list[str] = field(default_factory=list)
    start: str = ""  # the position it began from, if that was not the start of a game

    # -- as text -----------------------------------------------------------------------

    def text(self) -> str:
        """The file's content: the same for the same game, byte by byte."""
        content = self._content()
        content["digest"] = _digest(content)
        return json.dumps(content, indent=1, ensure_ascii=False) + "\n"

    def _content(self) -> dict[str, Any]:
        game = self.game
        pack: dict[str, Any] = {"name": game.pack.name, "hash": game.pack.hash}
        if game.pack.hash != game.standard_pack().hash:
            pack["content"] = game.pack.content()
        content: dict[str, Any] = {
            "sandlot": FORMAT,
            "game": game.name,
            "rules": game.rules_version,
            "pack": pack,
            "options": game.options,
            "players": self.players,
        }
        if self.start:
            content["start"] = self.start
        return content | {"moves": self.moves, "result": self.result()}

    def result(self) -> dict[str, Any] | None:
        """Points and winners, or None for a game that is not over."""
        state = self.replay()
        if state.to_act != OVER:
            return None
        return {"points": state.points(), "winners": [seat_letter(seat) for seat in state.winners()]}

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all."""
        path = Path(path)
        text = self.text()
        temporary = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".sandlot-")
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException as error:
            if temporary is not None and os.path.exists(temporary):
                os.unlink(temporary)
            if isinstance(error, OSError | ValueError):
                raise BadRecord(f"{path}: cannot be written: {getattr(error, 'strerror', None) or error}.") from None
            raise

    @classmethod
    def load(cls, path: str | Path) -> Record:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except FileNotFoundError:
            raise BadRecord(f"{path}: there is no such file.") from None
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord(f"{path}: cannot be read: {error}. Expected a Sandlot record (JSON in UTF-8).") from None
        return cls.from_text(text, str(path))

    @classmethod
    def from_text(cls, text: str, where: str = "record") -> Record:
        return _Reader(text, where).read()

    # -- playing it again -------------------------------------------------------------------

    def first_state(self, tape: Tape | None = None) -> State:
        if not self.start:
            return self.game.start(len(self.players), tape)
        state = self.game.read(self.start)
        seats = self.game.seats_of(state)
        if seats != len(self.players):
            raise BadRecord(f"the start position has {seats} seats, but there are {len(self.players)} players.")
        state.tape = tape
        return state

    def states(self, upto: int | None = None, tape: Tape | None = None) -> Iterator[tuple[State, int]]:
        """Before each move: the state and the action. BadRecord names the first move that cannot be played."""
        state = self.first_state(tape)
        for number, move in enumerate(self.moves[:upto], start=1):
            try:
                action = self.game.parse(state, move)
                if not state.allows(action):
                    raise self.game.refusal(state, action)
            except SandlotError as error:
                raise BadRecord(f"move {number} of {len(self.moves)}, {move!r}, cannot be played: {error}") from None
            yield state, action
            state.advance(action)

    def replay(self, upto: int | None = None) -> State:
        """The state after all moves, or after the first `upto`."""
        if upto is not None and not 0 <= upto <= len(self.moves):
            raise BadRecord(f"there is no move {upto}: expected 0 to {len(self.moves)}.")
        state = self.first_state()
        for state, _ in self.states(upto):  # noqa: B007 (the state moves on while we walk)
            pass
        return state


def _digest(content: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:32]


class _Reader:
    """Checks a record from the outside in, so that the first error is the telling one."""

    def __init__(self, text: str, where: str) -> None:
        self.text, self.where = text, where

    def read(self) -> Record:
        content = self._json()
        if content.get("sandlot") != FORMAT or content["sandlot"] is True:
            raise self._error(f"format version {content.get('sandlot')!r}: this Sandlot reads version {FORMAT}")
        game = self._game(content)
        players = self._strings(content, "players")
        moves = self._strings(content, "moves")
        start = content.get("start", "")
        if not isinstance(start, str):
            raise self._error("'start' is no text. Expected a position")
        record = Record(game, players, moves, start)
        digest = content.pop("digest", None)
        if digest is not None and digest != _digest(content):
            self._replays(record, content.get("result"))
            raise self._error(
                "the content does not fit its digest: it was changed after it was written. Delete the line "
                "'digest' to use it all the same"
            )
        self._replays(record, content.get("result"))
        return record

    def _error(self, reason: str) -> BadRecord:
        return BadRecord(f"{self.where}: {reason}.")

    def _json(self) -> dict[str, Any]:
        try:
            content = json.loads(self.text)
        except RecursionError:
            raise self._error("nested far too deeply. Expected a Sandlot record") from None
        except json.JSONDecodeError as error:
            cut = " The file seems to be cut off." if error.pos >= len(self.text.rstrip()) - 1 else ""
            raise BadRecord(
                f"{self.where}:{error.lineno}: not valid JSON: {error.msg}.{cut} Expected a Sandlot record."
            ) from None
        except ValueError as error:
            raise self._error(f"not valid JSON: {error}. Expected a Sandlot record") from None
        if not isinstance(content, dict):
            raise self._error("expected a Sandlot record: a JSON object")
        return content

    def _game(self, content: dict[str, Any]) -> Game:
        try:
            cls = self._version(game_class(str(content.get("game"))), content.get("rules"))
            options = content.get("options", {})
            if not isinstance(options, dict):
                raise self._error("'options' is no object. Expected names with values")
            return cls(self._pack(cls, content.get("pack")), options)
        except BadRecord:
            raise
        except SandlotError as error:
            raise self._error(str(error).rstrip(".")) from None

    def _version(self, cls: type[Game], rules: Any) -> type[Game]:
        """The game with the rules that were played by."""
        known = {**cls.older_versions, cls.rules_version: cls}
        if type(rules) is not int or rules not in known:
            versions = " and ".join(str(version) for version in sorted(known))
            raise self._error(f"rules version {rules!r} of {cls.title}: this Sandlot knows version {versions}")
        return known[rules]

    def _pack(self, cls: type[Game], pack: Any) -> Any:
        if not isinstance(pack, dict) or "hash" not in pack:
            raise self._error("'pack' is missing. Expected the name and the hash of a pack")
        if "content" in pack:
            found = pack_from_content(
                pack["content"], str(pack.get("name")), f"{self.where} (its pack)", cls.name, cls.pack_fields
            )
        else:
            found = next((known for known in cls.packs() if known.hash == pack["hash"]), cls.standard_pack())
        if found.hash != pack["hash"]:
            raise self._error(
                f"it was played with the pack {pack.get('name')!r} of hash {pack['hash']}, which is not at hand "
                f"(the pack here has hash {found.hash})"
            )
        return found

    def _strings(self, content: dict[str, Any], name: str) -> list[str]:
        found = content.get(name)
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            raise self._error(f"'{name}' is missing or wrong. Expected a list of texts")
        for item in found:
            if any("\ud800" <= letter <= "\udfff" for letter in item):
                raise self._error(f"'{name}' holds {item!r}, which is no valid text")
        return found

    def _replays(self, record: Record, result: Any) -> None:
        try:
            replayed = record.result()
        except SandlotError as error:
            raise self._error(str(error).rstrip(".")) from None
        if replayed != result:
            raise self._error(f"the moves lead to the result {replayed}, but the record says {result}")
