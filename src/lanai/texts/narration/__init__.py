"""What happens in a game, told in sentences: a module for each game, or plainly."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, Protocol, cast

from lanai.core.events import Json
from lanai.games import find
from lanai.texts import Texts, harmless
from lanai.texts.plain import heading, named, phrase, sentence

BOT: Final = "bot:"
PARTS: Final = ("season", "round", "hand", "trick", "day", "year")
"""Keys of a view that say how far a game is, where they hold a number: the largest part first."""


class Narration(Protocol):
    """What the module of a game must offer. `names` are the players' names, by seat."""

    def narrate(self, event: Json, names: list[str], texts: Texts) -> list[str]:
        """Tell an event in sentences."""


class PlainNarration:
    """Tells the events of a game that has no narration: by its messages, or in plain words.

    An event `bid` is told by the message `<game>-event-bid` with what the event holds, and by
    `<game>-event-bid-own`, where there is one, to those who know all that it says.
    """

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def narrate(self, event: Json, names: list[str], texts: Texts) -> list[str]:
        """Tell an event in a sentence: the first whose every word is known."""
        for owned in (True, False):
            try:
                return [self.by_message(event, names, texts, owned)]
            except LookupError:
                continue  # the viewer does not know what this message says
        return [self.plainly(event, names, texts)]

    def standing(self, view: Json, seat: int, texts: Texts) -> str:
        """Say how far a game is and what a seat has, as far as the view tells it."""
        part = next((key for key in PARTS if type(view.get(key)) is int), None)
        scores = view.get("scores")
        points = scores[seat] if isinstance(scores, list) and seat < len(scores) else None
        told = [] if part is None else [f"{heading(part)} {view[part]}"]
        told += [] if points is None else [texts("standing-points", points=points)]
        return " · ".join(told)

    def has_message(self, event: Json, texts: Texts, owned: bool) -> bool:
        """Tell whether an event has a message, for those who know more of it or for others."""
        return texts.has(self._message(event, owned))

    def by_message(self, event: Json, names: list[str], texts: Texts, owned: bool) -> str:
        """Tell an event by its message; LookupError where this or something in it is missing."""
        args = {
            key: phrase(value) if _is_nested(value) else value
            for key, value in _facts(event, names).items()
        }
        return texts(self._message(event, owned), **args)

    def plainly(self, event: Json, names: list[str], texts: Texts) -> str:
        """Tell an event in plain words."""
        facts = _facts(event, names)
        name = facts.pop("seat") if isinstance(facts.get("seat"), str) else None
        said = sentence(str(event["event"]), facts)
        if name is None:
            return said
        return texts("labelled", label=name, value=said[:1].lower() + said[1:])

    def _message(self, event: Json, owned: bool) -> str:
        return f"{self.game}-event-{event['event']}" + ("-own" if owned else "")


def _facts(event: Json, names: list[str]) -> Json:
    """Give what an event holds, with seats by their names."""
    return {key: named(key, value, names) for key, value in event.items() if key != "event"}


def _is_nested(value: object) -> bool:
    return not isinstance(value, str | int | float) or isinstance(value, bool)


@cache
def narration_of(game: str) -> Narration:
    """Find the narration of a game, or tell its events plainly."""
    found = find(game).part("narration", __name__)
    return PlainNarration(game) if found is None else cast(Narration, found)


def typed_narration_of(game: str) -> Callable[[Json, list[str], Texts], list[str]]:
    """Find how events are told to somebody who types moves: with the codes of pieces, if any.

    A narration has a function `narrate_typed` for that where codes are no words.
    """
    narration = narration_of(game)
    return cast(
        Callable[[Json, list[str], Texts], list[str]],
        getattr(narration, "narrate_typed", narration.narrate),
    )


def standing_of(game: str) -> Callable[[Json, int, Texts], str]:
    """Find how it is said in a few words how far a game is and what a seat has.

    A narration has a function `standing` for that where the view alone does not tell it.
    """
    found = getattr(narration_of(game), "standing", PlainNarration(game).standing)
    return cast(Callable[[Json, int, Texts], str], found)


def shown_names(players: list[str]) -> list[str]:
    """Name the players for people: bots by their kind, numbered where several are alike.

    >>> shown_names(["Ana", "bot:medium", "bot:medium", "bot:my/bots.py:BestBot"])
    ['Ana', 'Medium 1', 'Medium 2', 'BestBot']
    """
    plain = [
        _in_a_line(_bot_name(name.removeprefix(BOT)) if name.startswith(BOT) else name)
        for name in players
    ]
    return [
        f"{name} {plain[: seat + 1].count(name)}" if plain.count(name) > 1 else name
        for seat, name in enumerate(plain)
    ]


def _in_a_line(name: str) -> str:
    """Give a name as a record has it, which may come from anybody, without what spoils a line."""
    return harmless(" ".join(name.split()))


def _bot_name(spec: str) -> str:
    """Name a bot: a user's own by its class as it is written, others with a capital."""
    file, _, name = spec.rpartition(":")
    return name if file.endswith(".py") else spec.capitalize()
