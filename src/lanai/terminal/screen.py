"""The screen: what the terminal shows and asks, with colours or in plain lines."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import NestedCompleter
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from lanai.terminal.output import Output
from lanai.texts import Texts

MENU_LINES: Final = 4
FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen, and what can be scrolled back to."""


class Screen:
    """A colourful terminal, or plain lines for screen readers, pipes and tests."""

    def __init__(self, texts: Texts, *, plain: bool) -> None:
        # A stream that was closed before the program began is None.
        interactive = all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout))
        self.texts = texts
        self.plain = plain or not interactive
        self.console: Console = Output(highlight=False, color_system=None if plain else "auto")
        self.prompt: PromptSession[str] | None = None if self.plain else PromptSession()

    def show(self, renderable: RenderableType) -> None:
        """Show something drawn with Rich."""
        self.console.print(renderable)

    def say(self, line: str, style: str = "", *, whole: bool = False) -> None:
        """Say one line; a `whole` one is not broken, so that it can be copied."""
        if self.plain:
            print(line, flush=True)
        else:
            self.console.print(Text(line, style=style), soft_wrap=whole)

    def list_labelled(self, rows: list[tuple[str, str]]) -> None:
        """List labels with what belongs to them; long lines go on under their beginning."""
        if self.plain:
            for label, value in rows:
                self.say("  " + (self.labelled(label, value) if value else label))
            return
        table = Table.grid(padding=(0, 1))
        for label, value in rows:
            table.add_row("", Text(self.labelled(label) if value else label, "bold"), value)
        self.show(table)

    def labelled(self, label: str, value: str = "") -> str:
        """Put a label before a value as the language does it."""
        return self.texts("labelled", label=label, value=value)

    def ask(self, question: str, words: Sequence[str] = ()) -> str:
        """Ask for a line; `words` are completed. Raises EOFError at the end of input."""
        if self.prompt is None:
            print(self.labelled(question), end="", flush=True)
            line = sys.stdin.readline() if sys.stdin else ""
            if not line:
                raise EOFError
            return line.strip()
        answer = self.prompt.prompt(
            f"{question} › ",
            completer=completer(words),
            reserve_space_for_menu=MENU_LINES if words else 0,
        )
        return answer.strip()

    def clear(self) -> None:
        """Begin a new page."""
        if not self.plain:
            self.console.clear()

    def forget(self) -> None:
        """Hide for good what was shown, when the keyboard goes to another player."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            print(FORGET, end="", flush=True)
        else:
            print("\n" * self.console.height, flush=True)


def completer(lines: Iterable[str]) -> NestedCompleter:
    """Complete word by word, so that `up1` offers only the tikis that Up 1 can move."""
    tree: dict[str, Any] = {}
    for line in lines:
        branch = tree
        for word in line.split():
            branch = branch.setdefault(word, {})
    return NestedCompleter.from_nested_dict(tree)
