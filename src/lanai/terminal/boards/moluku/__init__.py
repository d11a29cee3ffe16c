"""Moluku in the terminal."""

from lanai.terminal.boards.moluku.drawing import draw
from lanai.terminal.boards.moluku.words import describe

__all__ = ["describe", "draw"]
