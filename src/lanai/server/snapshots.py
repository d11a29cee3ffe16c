"""A folded table as bytes, for the store only: it holds all that is hidden. Pure.

The log stays the truth. A snapshot saves folding it from the beginning, and any that was written by
another version is passed over: it carries the mark of the code that wrote it.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, get_origin

import msgspec
from msgspec import Struct, msgpack

import lanai
from lanai.core.contract import Game
from lanai.core.events import Event, Json, Pause
from lanai.core.fairness import FairLuck
from lanai.core.match import Match
from lanai.core.record import Record
from lanai.games import find
from lanai.server.clock import Clock
from lanai.server.growing_lists import GrowingDict, GrowingList
from lanai.server.play import OwnMove, Play, TakenBack, Told
from lanai.server.protocol import Limit
from lanai.server.table import Table

FORMAT: Final = 6
"""To be raised with every change of what follows, or of what a table holds."""

QUICKEST: Final = 1
"""The level of compression: more of it would take longer than it saves."""


class KeptEvent(Struct, array_like=True):
    """An event, for all viewers."""

    kind: str
    public: Json
    secrets: dict[int, Json]
    reveals: bool
    audience: list[int] | None


class KeptTold(Struct, array_like=True):
    """What was told together; what it takes back is named by its place, which is before it."""

    events: list[KeptEvent]
    viewers: int
    seqs: tuple[int, ...]
    takes: list[int]
    lasts: bool


class KeptMove(Struct, array_like=True):
    """A move that may be taken back; `told` is its place among all that was told."""

    line: int
    reveals: bool
    before: int
    after: int
    told: int


class KeptPlay(Struct):
    """A game. What was told is kept once, and named by its place."""

    secret: str
    nonces: list[str]
    agreement: str | None
    header: Json
    lines: list[Json]
    names: list[str]
    told: list[KeptTold]
    story: list[int]
    seqs: list[int]
    asked: list[int]
    own: list[list[KeptMove]]
    taken_back: list[tuple[list[tuple[int | None, int]], int]]


class KeptClock(Struct):
    """A clock as the log has it: what this process alone knows of sleeping is left out."""

    limit: Limit
    left: list[int]
    since: list[int | None]
    last: int


@cache
def mark_of(game: str) -> str:
    """Name the code that folds tables of a game: with another one they may be told otherwise."""
    module = sys.modules[type(find(game)).__module__]
    room = Path(module.__file__ or "").parent
    digest = hashlib.sha256(f"{FORMAT} {lanai.__version__}".encode())
    for file in sorted(room.rglob("*")):
        if file.is_file() and file.parent.name != "__pycache__":
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return f"{game} {digest.hexdigest()}"


def is_ours(mark: str) -> bool:
    """Tell whether this code has written what is marked so, or raise SetupError."""
    return mark == mark_of(mark.partition(" ")[0])


def write(table: Table) -> bytes:
    """Write a table down; `read` gives its equal."""
    return zlib.compress(msgpack.encode(table, enc_hook=_keep), QUICKEST)


def read(body: bytes) -> Table:
    """Read a table that was written with the same mark."""
    return msgpack.decode(zlib.decompress(body), type=Table, dec_hook=_revive)


def _keep(value: object) -> object:
    """Give what is no plain data as plain data."""
    match value:
        case Game():
            return value.name
        case Play():
            return _PlayKeeper().keep(value)
        case Clock():
            return KeptClock(value.limit, value.left, value.since, value.last)
        case GrowingDict():
            return list(value.items())
    raise NotImplementedError(type(value))


def _revive(kind: Any, kept: Any) -> object:
    """Make again what was given as plain data."""
    origin = get_origin(kind) or kind
    if origin is Game:
        return find(kept)
    if origin is Play:
        return _play(msgspec.convert(kept, KeptPlay))
    if origin is Clock:
        return _clock(msgspec.convert(kept, KeptClock))
    if origin is GrowingDict:
        return GrowingDict((tuple(key), value) for key, value in kept)
    if origin is object:
        return kept
    raise NotImplementedError(kind)


def _clock(kept: KeptClock) -> Clock:
    clock = Clock(kept.limit, len(kept.left))
    clock.left, clock.since, clock.last = kept.left, kept.since, kept.last
    return clock


# Games


class _PlayKeeper:
    """Writes a game; what was told at several places of it once."""

    def __init__(self) -> None:
        self.told: list[KeptTold] = []
        self.places: dict[Told, int] = {}

    def keep(self, play: Play) -> KeptPlay:
        luck, record = play.match.luck, play.match.record
        assert isinstance(luck, FairLuck)
        return KeptPlay(
            secret=luck.secret,
            nonces=luck.nonces,
            agreement=luck.agreement,
            header=record.header,
            lines=record.lines,
            names=play.names,
            story=[self._place(told) for told in play.story],
            seqs=play.seqs,
            asked=play.asked,
            own=[[self._move(move) for move in own] for own in play.own],
            taken_back=[
                ([(first, self._place(told)) for first, told in taken.recent], taken.forgotten)
                for taken in play.taken_back
            ],
            told=self.told,
        )

    def _move(self, move: OwnMove) -> KeptMove:
        return KeptMove(move.line, move.reveals, move.before, move.after, self._place(move.told))

    def _place(self, told: Told) -> int:
        if told not in self.places:
            events = [_event(event) for event in told.events]
            takes = [self._place(taken) for taken in told.takes]
            self.places[told] = len(self.told)
            self.told.append(KeptTold(events, told.viewers, told.seqs, takes, told.lasts))
        return self.places[told]


def _event(event: Event) -> KeptEvent:
    secrets = {seat: dict(known) for seat, known in event.secrets.items()}
    audience = None if event.audience is None else sorted(event.audience)
    return KeptEvent(event.kind, event.public, secrets, event.reveals, audience)


def _play(kept: KeptPlay) -> Play:
    luck = FairLuck(kept.secret, kept.nonces, kept.agreement)
    match = Match(find(str(kept.header["game"])), Record(kept.header, kept.lines), luck)
    pauses = match.journal.pauses
    match.journal.take()
    told: list[Told] = []
    for each in kept.told:
        told.append(_told(each, told))
    play = Play(
        match,
        kept.names,
        GrowingList(told[at] for at in kept.story),
        kept.seqs,
        kept.asked,
        [
            GrowingList(OwnMove(m.line, m.reveals, m.before, m.after, told[m.told]) for m in own)
            for own in kept.own
        ],
        tuple(
            TakenBack(tuple((first, told[at]) for first, at in recent), forgotten)
            for recent, forgotten in kept.taken_back
        ),
    )
    play.paused = _paused(play.story, pauses)
    return play


def _paused(story: Iterable[Told], pauses: list[Pause]) -> tuple[tuple[Told, list[Pause]], ...]:
    """Find what was told where the record of what stands pauses."""
    paused, end = [], 0
    for told in story:
        if told.lasts:
            continue
        begin, end = end, end + len(told.events)
        own = [each for each in pauses if begin < each.after <= end]
        if own:
            paused.append((told, [Pause(each.after - begin, each.state) for each in own]))
    return tuple(paused)


def _told(kept: KeptTold, before: list[Told]) -> Told:
    events = [Event(e.kind, e.public, e.secrets, e.reveals, e.audience) for e in kept.events]
    takes = tuple([before[at] for at in kept.takes])
    return Told(events, kept.viewers, kept.seqs, takes, kept.lasts)
