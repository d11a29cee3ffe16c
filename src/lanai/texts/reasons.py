"""Reasons for a move in words: by the messages of the game, in the language of whoever asks."""

from __future__ import annotations

from typing import Any, cast

from lanai.core.events import Json
from lanai.texts import Texts
from lanai.texts.narration import narration_of


def reason_words(game: str, reason: Json, texts: Texts) -> str:
    """Say why a move is better or worse than the others.

    A narration names the pieces of its game with a function `name_pieces`, if it has one.
    """
    args: dict[str, Any] = dict(cast("dict[str, Any]", reason["args"]))
    name_pieces = getattr(narration_of(game), "name_pieces", None)
    if name_pieces is not None:
        args = name_pieces(args, texts)
    for key, value in list(args.items()):
        if isinstance(value, float):
            written = texts.number(abs(value), 0 if value == int(value) else 1)
            args[key] = f"−{written}" if value < 0 else written
            args[f"{key}-signed"] = f"+{written}" if value > 0 else args[key]
    return texts.say(str(reason["message"]), args)
