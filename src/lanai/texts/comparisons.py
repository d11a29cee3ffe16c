"""How a branch ended beside the game that it began with, in words."""

from __future__ import annotations

from lanai.core.record import BRANCHED, FROM, Record
from lanai.texts import Texts


def comparison(record: Record, texts: Texts) -> str | None:
    """Say how its seat ended then and now; None where that is not known."""
    note = record.header.get(FROM) if record.header["lanai"] == BRANCHED else None
    if not isinstance(note, dict) or record.result is None or "result" not in note:
        return None
    seat, now = int(note["seat"]), record.result["result"]
    assert isinstance(now, dict)
    return texts(
        "branch-compared",
        then=outcome(note["result"], seat, texts),
        now=outcome(now, seat, texts),
    )


def outcome(result: dict[str, list[int]], seat: int, texts: Texts) -> str:
    """Say how a seat ended: its place, and its points."""
    scores, winners = result["scores"], result["winners"]
    points = scores[seat]
    if seat in winners:
        return texts("branch-won", points=points)
    ahead = [other for other, score in enumerate(scores) if other in winners or score > points]
    return texts("branch-placed", place=len(ahead) + 1, points=points)
