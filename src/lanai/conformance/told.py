"""What happens can be told: every event in every language, by the game's narration or plainly."""

from __future__ import annotations

from lanai.conformance.fault import Fault, demand
from lanai.conformance.hidden import name_of, viewers
from lanai.conformance.records import play
from lanai.conformance.variants import Variant
from lanai.texts import LANGUAGES, text_in
from lanai.texts.narration import narration_of


def events_are_told(variant: Variant, seed: int, steps: int) -> None:
    """Every event of a game is told in sentences to whoever may know of it."""
    match = play(variant.match(seed), seed, steps)
    narration, names = narration_of(variant.name), match.record.players
    for viewer in viewers(variant):
        for event in match.journal.seen_by(viewer):
            for language in LANGUAGES:
                try:
                    told = narration.narrate(event, names, text_in(language))
                except Exception as error:
                    raise Fault(
                        f"the event “{event['event']}” of {name_of(viewer)} cannot be told in "
                        f"“{language}”: {type(error).__name__}: {error}"
                    ) from error
                demand(
                    all(isinstance(each, str) for each in told),
                    f"the event “{event['event']}” is not told in sentences",
                )
