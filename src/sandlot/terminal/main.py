"""The command `sandlot`."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import sandlot
from sandlot.core.errors import SandlotError
from sandlot.terminal.screen import screen

app = typer.Typer(
    name="sandlot",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="""Out-of-print tabletop games, brought back whole. Play them here, or let the computer play them.

    New here? [bold]sandlot play[/] begins a game against the computer, [bold]sandlot games[/] shows what there is.""",
    epilog="Everything that happens names the rule behind it; `sandlot rules GAME CLAUSE` shows that rule.",
)

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game by name; `sandlot games` lists them.", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game, for example rounds=1. May be repeated."
    ),
]
PackFile = Annotated[
    Path | None, typer.Option("--pack", metavar="FILE", help="A pack of your own, for example from your own box.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.sandlot.json).", show_default=False)]


def read_options(words: list[str] | None) -> dict[str, str]:
    """`rounds=1` and so on, as typed."""
    found = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise SandlotError(f"--option {word}: expected NAME=VALUE, for example --option rounds=1.")
        found[name.strip()] = value.strip()
    return found


def version(wanted: bool) -> None:
    if wanted:
        screen().print(f"sandlot {sandlot.__version__}, {sandlot.engine_kind()} engine")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version and which engine runs.")
    ] = False,
) -> None:
    """Nothing to do before a command."""


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Show one game's options.")] = None,
) -> None:
    """What there is to play, with options.

    Examples:  sandlot games   |   sandlot games gridlock
    """
    from sandlot.terminal.shelf import show_game, show_games

    show_games(screen()) if game is None else show_game(screen(), game)


@app.command()
def rules(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[CLAUSE or words]", help="A clause id, or words to look for.")
    ] = None,
) -> None:
    """The rules of a game: all of them, one clause, or those with certain words.

    Examples:  sandlot rules gridlock GL-33   |   sandlot rules gridlock last turn
    """
    from sandlot.terminal.shelf import show_rules

    show_rules(screen(), game, " ".join(words or []))


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A game by name (default: choose from a list).", show_default=False),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            "-p",
            help="Seat by seat, with commas: you, or a computer player (random, thumb, mybot.py:Bot). Default: you,thumb.",
        ),
    ] = None,
    option: Options = None,
    pack: PackFile = None,
    seed: Annotated[
        int | None, typer.Option(help="Play with repeatable dice instead of the system's random source.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", "-r", help="Go on with the last game that was left unfinished.")
    ] = False,
    file: Annotated[Path | None, typer.Option("--file", help="Go on with this record, and save to it.")] = None,
    position: Annotated[
        Path | None, typer.Option("--position", help="Begin from a position text, which names its game and options.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Where to save the game (default: your data folder).")
    ] = None,
) -> None:
    """Play in the terminal: against the computer, or several people at one screen.

    Examples:  sandlot play gridlock   |   sandlot play gridlock -p you,thumb,thumb -o rounds=1   |   sandlot play --resume
    """
    from sandlot.terminal import play as playing

    if (resume or file or position) and (game or option or pack):
        raise SandlotError("a record or position names its own game, options and pack. Expected it alone.")
    names = players.split(",") if players else None
    if resume or file:
        playing.resume(file, names)
    elif position:
        playing.begin_from(position, names or ["you", "thumb"], seed, save)
    else:
        playing.begin(game, names or ["you", "thumb"], read_options(option), pack, seed, save)


@app.command()
def sim(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    players: Annotated[
        str, typer.Option("--players", "-p", help="Who plays, with commas; as many as there are seats.")
    ] = "thumb,random",
    option: Options = None,
    pack: PackFile = None,
    seed: Annotated[int, typer.Option(help="Other dice and cards.")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help="Processes (default: one a core).")] = None,
) -> None:
    """Let computer players play many games, and count.

    Players change seats from game to game, with the same dice and cards. Ctrl-C shows what is known so far.

    Examples:  sandlot sim gridlock   |   sandlot sim gridlock -n 5000 -p thumb,thumb,random -o rounds=1
    """
    from sandlot.arena.simulate import Plan
    from sandlot.terminal.simulation import run

    plan = Plan(
        game,
        [name.strip() for name in players.split(",")],
        games,
        seed,
        read_options(option),
        str(pack) if pack else None,
    )
    run(screen(), plan, jobs)


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", help="Only up to after this move, then show the position.")] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Show the position as text instead of the story.")
    ] = False,
) -> None:
    """Tell a recorded game again, move by move.

    Examples:  sandlot replay friday.sandlot.json   |   sandlot replay friday.sandlot.json --at 40 --position
    """
    from sandlot.terminal.records import show_replay

    show_replay(screen(), file, at, position)


@app.command()
def fork(
    file: RecordFile,
    at: Annotated[int, typer.Option("--at", help="After which move to go on in another way.")],
    players: Annotated[
        str | None, typer.Option("--players", "-p", help="Who plays on, seat by seat (default: as in the record).")
    ] = None,
    dice: Annotated[
        str,
        typer.Option(
            "--dice", help="new: fresh dice. same: those of the record, as long as they fit. ask: type them in."
        ),
    ] = "new",
    to: Annotated[Path | None, typer.Option("--to", help="Only write the beginning up to there to this file.")] = None,
) -> None:
    """Go back to any moment of a recorded game and play on from there.

    Examples:  sandlot fork friday.sandlot.json --at 40   |   sandlot fork friday.sandlot.json --at 40 --dice same -p you,thumb
    """
    from sandlot.terminal.records import go_on_from

    go_on_from(screen(), file, at, players.split(",") if players else None, dice, to)


def main() -> None:
    """Run a command. Whatever a user can cause ends in one clear line, never in a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a stray byte is a wrong answer, not a crash
    try:
        app()
    except SandlotError as error:
        screen(stderr=True).print(f"[bold red]sandlot:[/] {escape(str(error))}", soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        screen(stderr=True).print("\nStopped.")
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has had enough
        sys.exit(0)


if __name__ == "__main__":
    main()
