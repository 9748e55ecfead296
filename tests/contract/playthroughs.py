"""Playthroughs: a whole game as lines, one an event, each with a digest of all that could be seen at that moment.

    gridlock: two seats
    {"seats": 2, "options": {}}
    1 chance dealer B 3f0a...

`write(read(text))` plays the moves again and must give the same text. `python -m tests.contract.playthroughs` writes the
missing ones, with `--renew GAME` a game's all anew (only when its rules version changes).
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from sandlot.core.game import Game, Way
from sandlot.core.playout import fingerprint
from sandlot.core.rng import Rng
from sandlot.core.state import OVER, Tape
from tests.contract.games import GAMES, TESTS, CarelessPlayers, digest, load


@dataclass
class Playthrough:
    cls: type[Game]
    way: Way
    moves: list[str]


def read(text: str) -> Playthrough:
    first, settings, *lines = text.splitlines()
    name, _, title = first.partition(": ")
    cls = next(cls for cls in GAMES if cls.name == name)
    content = json.loads(settings)
    # number, actor, the move (which may have several words), digest
    moves = [line.split(" ", 2)[2].rsplit(" ", 1)[0] for line in lines if line[0].isdigit()]
    return Playthrough(cls, Way(title, content["seats"], content["options"]), moves)


def write(played: Playthrough) -> str:
    game, state = load(played.cls, played.way)
    state.tape = tape = Tape()
    settings = json.dumps({"seats": played.way.seats, "options": dict(played.way.options)})
    lines = [f"{game.name}: {played.way.name}", settings]
    seats = (None, *range(played.way.seats))
    for number, move in enumerate(played.moves, start=1):
        actor = game.actor_name(state)
        offered = game.moves(state)
        state.apply(game.parse(state, move))
        events = [str(event) for event in game.hear(tape.notes)]
        tape.notes.clear()
        seen = digest(offered, state.key(), game.write(state), [game.view(state, seat) for seat in seats], events)
        lines.append(f"{number} {actor} {move} {seen}")
    lines.append(f"over: {json.dumps([state.points(), state.winners()])}" if state.to_act == OVER else "not over")
    return "\n".join(lines) + "\n"


def play(cls: type[Game], way: Way, seed: int) -> Playthrough:
    game, state = load(cls, way)
    players = CarelessPlayers(game, seed)
    moves = []
    while state.to_act != OVER:
        action = players.event(state)
        moves.append(game.name_action(state, action))
        state.apply(action)
    return Playthrough(cls, way, moves)


def _wanted(cls: type[Game]) -> list[Way]:
    """Every way to play, and every number of seats in its shortest form, at least twenty in all."""
    one_round = {"rounds": 1} if any(option.name == "rounds" for option in cls.options_offered) else {}
    short = {**cls.ways[0].options, **one_round}
    ways = list(cls.ways)
    ways += [Way(f"{seats} seats", seats, short) for seats in range(cls.min_seats, cls.max_seats + 1)]
    while len(ways) < 20:
        seats = cls.min_seats + len(ways) % (cls.max_seats - cls.min_seats + 1)
        options = short if cls.min_seats < cls.max_seats else cls.ways[len(ways) % len(cls.ways)].options
        ways.append(Way(f"again {len(ways)}", seats, options))
    return ways


def main() -> None:
    renew = sys.argv[2] if sys.argv[1:2] == ["--renew"] else None
    for cls in GAMES:
        folder = TESTS / "playthroughs" / cls.name
        folder.mkdir(exist_ok=True)
        for number, way in enumerate(_wanted(cls)):
            file = folder / f"{number:02}-{'-'.join(way.name.replace(',', '').replace(':', '').lower().split())}.txt"
            if renew == cls.name or not file.exists():
                file.write_text(write(play(cls, way, number)))
                sys.stdout.write(f"{file.relative_to(TESTS)}\n")
    _write_fingerprints(TESTS / "counts" / "fingerprints.json", renew)


def _write_fingerprints(file: Path, renew: str | None) -> None:
    known = json.loads(file.read_text()) if file.exists() else {}
    for cls in GAMES:
        rows = known.setdefault(cls.name, {})
        for way in cls.ways:
            if renew == cls.name or way.name not in rows:
                rows[way.name] = [int(fingerprint(load(cls, way)[1], Rng(seed))) for seed in range(3)]
    file.write_text(json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    main()
