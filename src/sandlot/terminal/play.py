"""`sandlot play`: a game at the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from sandlot.arena.match import Match
from sandlot.core.engine import engine_kind
from sandlot.core.errors import BadPlayer, IllegalAction, SandlotError
from sandlot.core.events import seat_letter
from sandlot.core.match import Table
from sandlot.core.record import Record
from sandlot.core.registry import all_games, game_class, read_position
from sandlot.core.state import OVER
from sandlot.terminal.screen import EndOfInput, ask, number_from, screen
from sandlot.terminal.shelf import show_clause, show_rules

SHORT_MENU = 40
SMALL_GROUP = 4
SUFFIX = ".sandlot.json"
HELP = """[bold]Type a number or a move.[/] Also:
  undo            take your last move back (until dice or cards have come)
  why             why the last try was not allowed; [dim]why place a1[/] asks about a move
  rules WORDS     look a rule up, by words or by id: [dim]rules GL-33[/]
  moves WORDS     the moves with these words: [dim]moves RB1[/]; without words, all of them
  log             all that has happened
  save            save now; [bold]quit[/] saves and leaves (so do Ctrl-C and Ctrl-D)"""


def data_folder() -> Path:
    """Where games are kept: SANDLOT_DATA, or the usual place for a user's data."""
    if folder := os.environ.get("SANDLOT_DATA"):
        return Path(folder)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "sandlot"


def new_file(game: str) -> Path:
    """A name that no other game of this user has."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = data_folder() / "games"
    number = 1
    while (file := folder / f"{name}{'' if number == 1 else f'-{number}'}{SUFFIX}").exists():
        number += 1
    return file


def check_free(file: Path) -> None:
    """Another game is never overwritten."""
    try:
        taken = file.exists()
    except OSError as error:
        raise SandlotError(f"{file}: cannot be written: {error.strerror}.") from None
    if taken and file.is_file():
        raise SandlotError(
            f"{file} is there already. Expected a new name; `sandlot play --file {file}` goes on with that game."
        )


def check_writable(file: Path) -> None:
    """Complain at once about a place where the game cannot be saved."""
    try:
        if file.is_dir():
            raise SandlotError(f"{file}: cannot be written: it is a folder. Expected the name of a file.")
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch()
            file.unlink()
    except OSError as error:
        raise SandlotError(f"{file}: cannot be written: {error.strerror}.") from None


def begin(
    game: str | None,
    players: Sequence[str],
    options: Mapping[str, str],
    pack: Path | None,
    seed: int | None,
    save: Path | None,
) -> None:
    console = screen()
    try:
        game = game or _choose_game(console)
    except EndOfInput:
        console.print("\nNothing was begun.")
        return
    cls = game_class(game)
    loaded = cls(cls.pack_from(pack) if pack else None, options)
    table = Match(loaded, [name.strip() for name in players], seed=seed, run=False)
    if save:
        check_free(save)
    go_on(table, save or new_file(game))


def begin_from(position: Path, players: Sequence[str], seed: int | None, save: Path | None) -> None:
    """Play on from a position that somebody wrote down."""
    try:
        text = position.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SandlotError(f"{position}: cannot be read: {error}. Expected a position text.") from None
    try:
        game, _ = read_position(text)
        table = Match(game, [name.strip() for name in players], seed=seed, start=text, run=False)
    except SandlotError as error:
        raise SandlotError(f"{position}: {error}") from None
    if save:
        check_free(save)
    go_on(table, save or new_file(game.name))


def _choose_game(console: Console) -> str:
    names = sorted(all_games())
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, start=1):
        console.print(f"  [bold]{number}[/]  {game_class(name).title}: {game_class(name).about}")
    while True:
        answer = ask(console, "Which game? ")
        if chosen := number_from(answer, len(names)):
            return names[chosen - 1]
        if answer in names:
            return answer
        console.print(f"Type a number from 1 to {len(names)}, or a name.")


def resume(file: Path | None, players: Sequence[str] | None = None) -> None:
    """The given record, or the youngest unfinished one in the data folder."""
    file = file or _last_unfinished()
    record = Record.load(file)
    if record.replay().to_act == OVER:
        raise SandlotError(f"{file}: that game is over. `sandlot replay` tells it, `sandlot fork` goes back into it.")
    go_on(Match.from_record(record, players, run=False), file)


def _last_unfinished() -> Path:
    folder = data_folder() / "games"
    for file in sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if Record.load(file).replay().to_act != OVER:
                return file
        except SandlotError:
            continue  # not ours to mend; the next one may do
    raise SandlotError(f"There is no unfinished game in {folder}. `sandlot play` begins one.")


def go_on(table: Table, file: Path) -> None:
    """Play until the game is over or everybody has had enough."""
    _Session(table, file).run()


def _numbered(number: int, move: str) -> str:
    return f"[bold]{number}[/] {escape(move)}"


def choices(moves: Sequence[str]) -> list[str]:
    """A menu. When it is long, moves that differ in the last word only are one entry that shows how to type them."""
    if len(moves) <= SHORT_MENU:
        return [_numbered(number, move) for number, move in enumerate(moves, start=1)]
    groups: dict[str, list[int]] = {}
    for number, move in enumerate(moves, start=1):
        groups.setdefault(move.rpartition(" ")[0], []).append(number)
    found = []
    for beginning, numbers in groups.items():
        if len(numbers) <= SMALL_GROUP:
            found += [_numbered(number, moves[number - 1]) for number in numbers]
        else:
            example = escape(moves[numbers[len(numbers) // 2] - 1])
            found.append(f"{escape(beginning)} … [dim](as in {example}; {len(numbers)} in all)[/]")
    return found


class _Session:
    def __init__(self, table: Table, file: Path) -> None:
        self.console = screen()
        self.table, self.game, self.file = table, table.game, file
        self.people = [seat for seat, player in enumerate(table.players) if player is None]
        self.told: dict[int | None, int] = {}  # how many events each seat has been shown
        self.seat: int | None = None  # who looked at the screen last
        self.refused: IllegalAction | None = None

    def run(self) -> None:
        check_writable(self.file)  # better known now than after the game
        self._welcome()
        try:
            self.table.run()
            while not self.table.over:
                self._hand_over()
                self._show()
                self._turn()
        except (EndOfInput, KeyboardInterrupt):
            self._leave()
            return
        except BadPlayer:
            if self.told:  # somebody has been playing
                self._leave()
            raise
        self._end()

    # -- showing ---------------------------------------------------------------------------

    def _welcome(self) -> None:
        names = ", ".join(f"{seat_letter(seat)} {name}" for seat, name in enumerate(self.table.record.players))
        options = self.game.options_text()
        self.console.rule(f"[bold]{self.game.title}[/]")
        self.console.print(f"{names}{f'  ({options})' if options else ''}  [dim]{engine_kind()} engine[/]")
        self.console.print("[dim]Type help for help, quit to save and leave.[/]")

    def _hand_over(self) -> None:
        """Several people at one screen: nobody sees what another drew."""
        seat = int(self.table.state.to_act)
        secrets = self.game.secrets_now(self.table.state)
        if secrets and len(self.people) > 1 and self.seat not in (None, seat):
            self._tell(None)  # what the last move brought, as anybody may know it
            ask(self.console, f"[bold]Hand over to {seat_letter(seat)}[/], then press Enter. ")
            self.console.clear()
        self.seat = seat

    def _show(self) -> None:
        """What happened since this seat last looked, and the table."""
        self._tell(None if self.seat is None else seat_letter(self.seat))
        self.console.print(self.game.picture(self.game.view(self.table.state, self.seat)))

    def _tell(self, eye: str | None) -> None:
        """The events that are new to the seat at the screen, as `eye` may know them."""
        events = self.table.events
        self.console.print()
        for event in events[self.told.get(self.seat, 0) :]:
            seen = event.seen_by(eye)
            self.console.print(f"  {escape(seen.text)} [dim]{' '.join(seen.clauses)}[/]")
        self.told[self.seat] = len(events)
        self.console.print()

    # -- asking -------------------------------------------------------------------------------

    def _turn(self) -> None:
        state = self.table.state
        moves = self.table.moves()
        step = self.game.step(state)
        self.console.print(f"\n[bold]{seat_letter(state.to_act)}: {step.prompt}[/] [dim]{' '.join(step.clauses)}[/]")
        self.console.print(Columns(choices(moves), padding=(0, 3)))
        while True:
            answer = ask(self.console, "> ")
            if answer and self._answer(answer, moves):
                return

    def _answer(self, answer: str, moves: list[str]) -> bool:
        """Whether the table has changed."""
        word, _, rest = answer.partition(" ")
        commands = {
            "help": self._help,
            "?": self._help,
            "why": self._why,
            "rules": self._rules,
            "log": self._log,
            "moves": self._moves,
            "save": self._save,
        }
        if word in ("quit", "exit", "q"):
            raise EndOfInput
        if word == "undo":
            return self._undo()
        if word in commands:
            commands[word](rest.strip())
            return False
        number = number_from(answer, len(moves))
        return self._play(moves[number - 1] if number else answer)

    def _play(self, move: str) -> bool:
        try:
            self.table.play(move)
        except IllegalAction as error:
            self.refused = error
            self.console.print(
                f"Not allowed: {escape(error.reason)} [dim]{' '.join(error.clauses)}; type why for the rule[/]",
                highlight=False,
            )
            return False
        except BadPlayer:
            raise
        except SandlotError as error:
            self.console.print(escape(str(error)))
            return False
        self.refused = None
        self.table.record.save(self.file)
        return True

    def _undo(self) -> bool:
        try:
            move = self.table.undo()
        except SandlotError as error:
            self.console.print(escape(str(error)[0].upper() + str(error)[1:]))
            return False
        self.told = {seat: min(told, len(self.table.tape.notes)) for seat, told in self.told.items()}
        self.console.print(f"Taken back: {move}.")
        return True

    def _help(self, _: str) -> None:
        self.console.print(HELP)

    def _moves(self, words: str) -> None:
        moves = enumerate(self.table.moves(), start=1)
        wanted = words.lower().split()
        found = [(number, move) for number, move in moves if all(word in move.lower().split() for word in wanted)]
        self.console.print(Columns([_numbered(number, move) for number, move in found], padding=(0, 3)))
        if not found:
            self.console.print(f"No move has the words {escape(words)}.")

    def _why(self, move: str) -> None:
        """The rule behind a refusal: of the last try, or of a move that is asked about."""
        if move:
            self._why_move(move)
        elif self.refused is None:
            self.console.print(
                f"Nothing has been refused. Type why and a move, for example: why {self.table.moves()[0]}"
            )
        else:
            self._explain(self.refused.reason, self.refused.clauses)

    def _why_move(self, move: str) -> None:
        try:
            action = self.game.parse(self.table.state, move)
        except SandlotError as error:
            self.console.print(escape(str(error)))
            return
        if self.table.state.allows(action):
            self._explain(f"{move} is allowed:", self.game.step(self.table.state).clauses)
        else:
            refusal = self.game.refusal(self.table.state, action)
            self._explain(refusal.reason, refusal.clauses)

    def _explain(self, reason: str, clauses: Sequence[str]) -> None:
        self.console.print(escape(reason))
        for clause in clauses:
            show_clause(self.console, self.game.clauses()[clause], whole=True)

    def _rules(self, words: str) -> None:
        try:
            show_rules(self.console, self.game.name, words or self.game.step(self.table.state).clauses[0])
        except SandlotError as error:
            self.console.print(escape(str(error)))

    def _log(self, _: str) -> None:
        eye = None if self.seat is None else seat_letter(self.seat)
        for event in self.table.events:
            self.console.print(f"  {escape(str(event.seen_by(eye)))}")

    # -- leaving -------------------------------------------------------------------------------

    def _save(self, _: str = "") -> None:
        self.table.record.save(self.file)
        self.console.print(f"Saved to {escape(str(self.file))}", soft_wrap=True)

    def _leave(self) -> None:
        self.console.print()
        self._save()
        self.console.print("Go on with: [bold]sandlot play --resume[/]")

    def _end(self) -> None:
        self.told[None] = max(self.told.values(), default=0)
        self.seat = None
        self._show()
        self.console.rule("[bold]The game is over[/]")
        state = self.table.state
        for seat, name in enumerate(self.table.record.players):
            mark = "[bold]wins[/]" if seat in state.winners() else ""
            self.console.print(f"  {seat_letter(seat)} {escape(name):10} {state.points()[seat]:>5} points  {mark}")
        self._save()
