"""What a check says when a game breaks its promise."""

from __future__ import annotations


class Fault(Exception):
    """A promise that a game breaks, said in a sentence for whoever writes the game."""


def demand(holds: bool, sentence: str) -> None:
    """Raise Fault with a sentence unless something holds."""
    if not holds:
        raise Fault(sentence)


def some(values: object) -> str:
    """Write values shortly."""
    text = repr(values)
    return text if len(text) <= 200 else text[:199] + "…"
