"""What happens can be told: every event in every language, by the game's narration or plainly."""

from __future__ import annotations

from lanai.conformance.fault import Fault, demand
from lanai.conformance.hidden import name_of, viewers
from lanai.conformance.records import play
from lanai.conformance.variants import Variant
from lanai.core.events import Event, Json
from lanai.texts import LANGUAGES, Texts, text_in
from lanai.texts.narration import PlainNarration, narration_of


def events_are_told(variant: Variant, seed: int, steps: int) -> None:
    """Every event of a game is told in sentences to whoever may know of it."""
    match = play(variant.match(seed), seed, steps)
    names = match.record.players
    for viewer in viewers(variant):
        for event in match.journal.events:
            version = event.seen_by(viewer)
            if version is None:
                continue
            _demand_seat(version, names)
            for language in LANGUAGES:
                try:
                    told = _tell(variant.name, event, viewer, names, text_in(language))
                except Exception as error:
                    raise Fault(
                        f"the event “{event.kind}” of {name_of(viewer)} cannot be told in "
                        f"“{language}”: {type(error).__name__}: {error}"
                    ) from error
                demand(
                    all(isinstance(each, str) for each in told),
                    f"the event “{event.kind}” is not told in sentences",
                )


def _tell(game: str, event: Event, viewer: int, names: list[str], texts: Texts) -> list[str]:
    """Tell an event; by its message where it has one, which must not need what is not known."""
    narration, version = narration_of(game), event.seen_by(viewer) or {}
    if isinstance(narration, PlainNarration):
        for owned in (True, False) if event.secrets.get(viewer) else (False,):
            if narration.has_message(version, texts, owned):
                return [narration.by_message(version, names, texts, owned)]
    return narration.narrate(version, names, texts)


def _demand_seat(version: Json, names: list[str]) -> None:
    seat = version.get("seat")
    demand(
        not isinstance(seat, int) or 0 <= seat < len(names),
        f"the event “{version['event']}” names a seat {seat} that there is not",
    )
