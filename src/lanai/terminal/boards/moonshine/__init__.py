"""Moonshine in the terminal."""

from lanai.terminal.boards.moonshine.drawing import draw
from lanai.terminal.boards.moonshine.words import describe

__all__ = ["describe", "draw"]
