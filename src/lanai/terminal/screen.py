"""The screen: what the terminal shows and asks, with colours or in plain lines."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import NestedCompleter
from rich.console import Console, RenderableType
from rich.text import Text


class Screen:
    """A colourful terminal, or plain lines for screen readers, pipes and tests."""

    def __init__(self, *, plain: bool) -> None:
        interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = plain or not interactive
        self.console = Console(highlight=False, color_system=None if plain else "auto")
        self.prompt: PromptSession[str] | None = None if self.plain else PromptSession()

    def show(self, renderable: RenderableType) -> None:
        """Show something drawn with Rich."""
        self.console.print(renderable)

    def say(self, line: str, style: str = "") -> None:
        """Say one line."""
        if self.plain:
            print(line, flush=True)
        else:
            self.console.print(Text(line, style=style))

    def ask(self, question: str, words: Iterable[str] = ()) -> str:
        """Ask for a line; `words` are completed. Raises EOFError at the end of input."""
        if self.prompt is None:
            print(question + ": ", end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return line.strip()
        answer = self.prompt.prompt(f"{question} › ", completer=completer(words))
        return answer.strip()

    def clear(self) -> None:
        """Hide what was shown, when the keyboard goes to another player."""
        if not self.plain:
            self.console.clear()


def completer(lines: Iterable[str]) -> NestedCompleter:
    """Complete word by word, so that `up1` offers only the tikis that Up 1 can move."""
    tree: dict[str, Any] = {}
    for line in lines:
        branch = tree
        for word in line.split():
            branch = branch.setdefault(word, {})
    return NestedCompleter.from_nested_dict(tree)
