"""The screen: how Sandlot writes to a terminal, and asks."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from sandlot.core.errors import SandlotError
from sandlot.core.state import State


class EndOfInput(Exception):
    """There is nobody to ask any more: Ctrl-D, Ctrl-C, or no terminal."""


def screen(*, stderr: bool = False) -> Console:
    """A console that shows texts as they are: no emoji for :x:, no colours of its own for numbers."""
    return Console(stderr=stderr, emoji=False, highlight=False)


def ask(console: Console, prompt: str) -> str:
    try:
        return console.input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        raise EndOfInput from None


def number_from(answer: str, most: int) -> int | None:
    """The number that was typed, from 1 to `most`, or None."""
    typed = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 5 else 0
    return typed if 1 <= typed <= most else None


class AskedDice:
    """Dice and cards are typed in, as they fall on a real table."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def draw(self, state: State) -> int:
        game = state.game
        while True:
            answer = ask(self.console, f"{game.step(state).prompt} [bold]What is it?[/] ")
            try:
                action = int(game.parse(state, answer))
                if state.allows(action):
                    return action
                raise game.refusal(state, action)
            except SandlotError as error:
                self.console.print(escape(str(error)))
