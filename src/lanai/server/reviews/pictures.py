"""Pictures of a game in hindsight: a quick first one, then the whole. Runs in worker processes.

Whoever has to be thrifty takes long for the whole, and shows the pictures between as well.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from lanai.bots.knowledge import knowledge_of
from lanai.bots.review import Review as Reviewed
from lanai.bots.review import glimpse, refine, review
from lanai.bots.review.data import SCHEME
from lanai.core.record import read
from lanai.games import find
from lanai.server.letters import encode
from lanai.server.prepared import squeeze
from lanai.server.reviews.wire import Hindsight, Review
from lanai.server.store.kept_reviews import Figures, SeatFigures

WHOLE: Final = 1.0
FIRST: Final = 0.1
"""The part of the work that makes a picture worth showing: a second of it at most."""
left_off: Final[dict[str, Iterator[Reviewed]]] = {}
"""The review that was left off last in this process, to be gone on with: one at most."""


@dataclass(frozen=True)
class Picture:
    """A review as far as it has come, compressed; empty before anything is seen."""

    done: float = 0.0
    body: bytes = b""
    figures: Figures = field(default_factory=lambda: Figures(SCHEME))


def first_picture(text: str, thrift: int = 1) -> Picture:
    """Check a record and look at its game for a moment, or raise LanaiError.

    Whoever has to be thrifty leaves comparing the moves for later.
    """
    if thrift > 1:
        return drawn(glimpse(text, find, samples=samples_of(text, thrift), part=FIRST))
    return drawn(next(each for each in refine(text, find) if each.done >= FIRST))


def whole_picture(text: str, thrift: int = 1) -> Picture:
    """Look at the game of a record with all the work that it deserves, or one part of so many."""
    return drawn(review(text, find, samples=samples_of(text, thrift)))


def next_picture(text: str, thrift: int, after: float) -> Picture:
    """Give the next picture after one that is so far done; only the thrifty have some between.

    It goes on where this process left off, else it begins anew, which comes to the same.
    """
    if thrift == 1:
        return whole_picture(text)
    course = left_off.pop(text, None) or refine(text, find, samples=samples_of(text, thrift))
    left_off.clear()
    seen = next(each for each in course if each.done > after)
    if seen.done < WHOLE:
        left_off[text] = course
    return drawn(seen)


def samples_of(text: str, thrift: int) -> int:
    """Tell how many games are played on; 0 for as many as the game deserves."""
    if thrift == 1:
        return 0
    record = read(text)
    return knowledge_of(find(record.game)).budget(len(record.players)) // thrift


def drawn(seen: Reviewed) -> Picture:
    """Write a review as it is sent and kept; it names nobody."""
    told = msgspec.convert(seen.json(), Review)
    return Picture(told.done, squeeze(encode(Hindsight(told.done, told))), figures_of(told))


def figures_of(told: Review) -> Figures:
    """Give what profiles tell of a review."""
    seats = [SeatFigures(seat.luck.value, seat.luck.error, seat.accuracy) for seat in told.seats]
    return Figures(told.scheme, tuple(seats))


def kept_picture(body: bytes) -> Picture:
    """Read a whole picture as it was kept."""
    told = msgspec.json.decode(gzip.decompress(body), type=Hindsight).review
    assert told is not None
    return Picture(told.done, body, figures_of(told))
