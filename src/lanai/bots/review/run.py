"""Reviews of records: a first picture early, then better ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from lanai import __version__
from lanai.bots.review.data import Review
from lanai.bots.review.inquiry import Inquiry
from lanai.bots.review.reference import Reference
from lanai.bots.review.tasks import Luck, UnevenLuck, first_sample
from lanai.core.contract import Game
from lanai.core.errors import LanaiError
from lanai.core.match import new_state
from lanai.core.record import Record
from lanai.core.verify import verify
from lanai.core.walk import walk_from

PARTS: Final[list[float]] = [0.12, 0.4, 1.0]
"""The parts of the budget after which there is a picture, beside the first of all."""
TRIAL: Final = 6
"""Samples of a line that tell how many more it needs."""
TINY: Final = 1e-9


def refine(
    text: str, find: Callable[[str], Game], *, samples: int = 0, seed: int = 0
) -> Iterator[Review]:
    """Review a record: a first picture early, then better ones; the last has `done` = 1.

    `samples` are the playouts to spend, 0 for what the game takes by default. The same record,
    version, samples and seed give the same reviews. Raises RecordError for a record that does not
    verify, and LanaiError for one that cannot be reviewed.
    """
    verdict = verify(text, find)
    return pictures(verdict.record, verdict.state.game, samples=samples, seed=seed)


def review(text: str, find: Callable[[str], Game], *, samples: int = 0, seed: int = 0) -> Review:
    """Review a record with the whole budget; see :func:`refine`.

    >>> from lanai.core.fairness import SimulationLuck
    >>> from lanai.core.match import start
    >>> from lanai.core.rng import FastRng
    >>> from lanai.games import find
    >>> match = start(find("tiki-topple"), ["Ana", "Ben"], {}, SimulationLuck(seed=7, number=0))
    >>> while not match.state.over():
    ...     seat = match.state.to_act()[0]
    ...     match.play(seat, match.state.legal(seat)[0])
    >>> told = review(match.record.text(), find, samples=1)
    >>> parts = [(each.luck, each.hidden, each.own, each.others) for each in told.seats]
    >>> sums = [told.fair + sum(part.value for part in seat) for seat in parts]
    >>> [round(each, 9) for each in sums] == told.result
    True
    """
    return list(refine(text, find, samples=samples, seed=seed))[-1]


def glimpse(
    text: str, find: Callable[[str], Game], *, samples: int, part: float, seed: int = 0
) -> Review:
    """Look at a record for a moment, with up to a part of so many playouts; see :func:`refine`.

    No moves are compared yet, so that nothing is said about them.
    """
    verdict = verify(text, find)
    game = verdict.state.game
    with reviewable(game):
        return open_inquiry(verdict.record, game, samples, seed).glance(part)


def pictures(record: Record, game: Game, *, samples: int = 0, seed: int = 0) -> Iterator[Review]:
    """Review a record that is known to be right; see :func:`refine`."""
    with reviewable(game):
        inquiry = open_inquiry(record, game, samples, seed)
        inquiry.begin()
    return refined(inquiry)


def luck_of(record: Record, game: Game, *, samples: int, seed: int = 0) -> list[float]:
    """Estimate by seat what chance alone did in a finished game; a line has about so many samples.

    Its mean over games is 0 whatever the reference is worth, so results can be adjusted by it. In a
    review each seat's luck also has its part of the rest, which depends on the result.
    """
    return summed(record, game, samples, seed, uneven=False)


def uneven_luck_of(
    record: Record, game: Game, *, samples: int, seed: int = 0
) -> list[tuple[float, float]]:
    """Estimate by seat what chance did for it if it were worse than the others, and if better.

    Each has mean 0 over games, as :func:`luck_of`; together they explain results of bots that are
    not equally strong.
    """
    total = summed(record, game, samples, seed, uneven=True)
    return [(total[at], total[at + 1]) for at in range(0, len(total), 2)]


def summed(record: Record, game: Game, samples: int, seed: int, *, uneven: bool) -> list[float]:
    """Add up what chance did in all lines: a figure for each seat, or two.

    Lines get samples in proportion to how much those spread. That is found by others, which do not
    count: else how many there are would hang on what they say.
    """
    start = new_state(game, record)
    reference = Reference(start, seed)
    lines = list(walk_from(record, start))
    task, first = (UnevenLuck if uneven else Luck), first_sample(lines[-1].after)
    lucks = [task(line, reference, first) for line in lines[record.begun :] if line.is_chance]
    lucks = [luck for luck in lucks if not luck.closed]
    for luck in lucks:
        luck.run(TRIAL)
    pulls = [math.sqrt(luck.spread()) for luck in lucks]
    level = samples * len(lucks) / max(sum(pulls), TINY)
    total = [0.0] * (int(start.players) * (2 if uneven else 1))
    for luck, pull in zip(lucks, pulls, strict=True):
        luck.forget()
        luck.run(max(2, samples // 4, int(level * pull)))
        total = [share + luck.mean(at) for at, share in enumerate(total)]
    return total


def open_inquiry(record: Record, game: Game, samples: int, seed: int) -> Inquiry:
    """Look at all lines of a finished record, or raise LanaiError."""
    if record.result is None:
        raise LanaiError("review-unfinished")
    if len(record.lines) <= record.begun:
        raise LanaiError("review-empty")
    return Inquiry(record, new_state(game, record), samples, seed, __version__)


@contextmanager
def reviewable(game: Game) -> Iterator[None]:
    """Say of a game that lacks something that it cannot be reviewed."""
    try:
        yield
    except NotImplementedError as error:
        raise LanaiError("review-impossible", {"game": game.name, "error": str(error)}) from error


def refined(inquiry: Inquiry) -> Iterator[Review]:
    """Spend the budget part by part."""
    for part in PARTS:
        if inquiry.spent() < part:
            yield inquiry.picture(inquiry.spent())
            inquiry.go_on(part)
    yield inquiry.picture(1.0)
