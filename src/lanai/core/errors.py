"""Everything that can be refused, as typed errors.

An error carries a *reason* (the id of a message in the ``.ftl`` files) and its arguments, never a
sentence: the terminal, the server and the web app say it in the reader's language.
"""

from __future__ import annotations

from typing import Final

Args = dict[str, object]


class Refusal:
    """Why a move is not possible: the rule that forbids it, a reason and its arguments."""

    def __init__(self, rule: str, reason: str, args: Args | None = None) -> None:
        self.rule: Final = rule
        self.reason: Final = reason
        self.args: Final[Args] = {} if args is None else args

    def __str__(self) -> str:
        return f"{self.rule} {_plain(self.reason, self.args)}"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rule, self.reason, self.args)


class LanaiError(Exception):
    """Base of all errors that are somebody's input and not a defect.

    Errors travel between processes: each tells pickle how to make it again.
    """

    def __init__(self, reason: str, args: Args | None = None) -> None:
        self.reason = reason
        self.details: Args = {} if args is None else args
        super().__init__(_plain(reason, self.details))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.reason, self.details)


class MoveError(LanaiError):
    """A move that was not carried out; nothing has changed."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        self.refusal = refusal
        self.text = text
        super().__init__(refusal.reason, {**refusal.args, "rule": refusal.rule, "move": text})

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal, self.text)


class UnreadableMove(MoveError):
    """The text is not a move in the game's notation."""


class IllegalMove(MoveError):
    """A move of the game that the rules forbid here and now."""


def unreadable(text: str, rule: str, reason: str, word: str) -> UnreadableMove:
    """Say which word of a text cannot be read as a move, and by which rule.

    A reason that is the id of a message can name the word there, as `{ $word }`.
    """
    return UnreadableMove(Refusal(rule, reason, {"word": word}), text)


def impossible_chance(rule: str) -> LanaiError:
    """Say by which rule a chance event of a record cannot have come out like that."""
    return LanaiError("chance-impossible", {"rule": rule})


class SetupError(LanaiError):
    """A game that cannot be set up: unknown game, wrong number of players, bad option."""


class CardsError(LanaiError):
    """A card table that does not fit the game."""


class RecordError(LanaiError):
    """A record that does not verify. `line` counts from 1."""

    def __init__(self, line: int, reason: str, args: Args | None = None) -> None:
        self.line = line
        super().__init__(reason, {**({} if args is None else args), "line": line})

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.reason, self.details)


def _plain(reason: str, args: Args) -> str:
    if not args:
        return reason
    return reason + " (" + ", ".join(f"{key}={value}" for key, value in args.items()) + ")"
