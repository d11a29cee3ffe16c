"""What happens in a game, told in sentences: a module for each game, or plainly."""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol, cast

from lanai.core.events import Json
from lanai.games import find
from lanai.texts import Texts
from lanai.texts.plain import phrase, sentence

BOT: Final = "bot:"


class Narration(Protocol):
    """What the module of a game must offer. `names` are the players' names, by seat."""

    def narrate(self, event: Json, names: list[str], texts: Texts) -> list[str]:
        """Tell an event in sentences."""


class PlainNarration:
    """Tells the events of a game that has no narration: by its messages, or in plain words.

    An event `bid` is told by the message `<game>-event-bid` with what the event holds.
    """

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def narrate(self, event: Json, names: list[str], texts: Texts) -> list[str]:
        """Tell an event in a sentence."""
        kind = str(event["event"])
        facts = {key: value for key, value in event.items() if key != "event"}
        seat = facts.get("seat")
        message = f"{self.game}-event-{kind}"
        if texts.has(message):
            args = {
                key: phrase(value) if _is_nested(value) else value for key, value in facts.items()
            }
            if isinstance(seat, int):
                args["seat"] = names[seat]
            return [texts(message, **args)]
        if not isinstance(seat, int):
            return [sentence(kind, facts)]
        del facts["seat"]
        said = sentence(kind, facts)
        return [texts("labelled", label=names[seat], value=said[:1].lower() + said[1:])]


def _is_nested(value: object) -> bool:
    return not isinstance(value, str | int | float) or isinstance(value, bool)


@cache
def narration_of(game: str) -> Narration:
    """Find the narration of a game, or tell its events plainly."""
    found = find(game).part("narration", __name__)
    return PlainNarration(game) if found is None else cast(Narration, found)


def shown_names(players: list[str]) -> list[str]:
    """Name the players for people: bots by their kind, numbered where several are alike.

    >>> shown_names(["Ana", "bot:medium", "bot:medium", "bot:my/bots.py:BestBot"])
    ['Ana', 'Medium 1', 'Medium 2', 'BestBot']
    """
    plain = [
        _bot_name(name.removeprefix(BOT)) if name.startswith(BOT) else name for name in players
    ]
    return [
        f"{name} {plain[: seat + 1].count(name)}" if plain.count(name) > 1 else name
        for seat, name in enumerate(plain)
    ]


def _bot_name(spec: str) -> str:
    """Name a bot: a user's own by its class as it is written, others with a capital."""
    file, _, name = spec.rpartition(":")
    return name if file.endswith(".py") else spec.capitalize()
