"""Waiting for a worker so that nobody can take them all: who has used least lately goes first.

Shares are counted three times: by address, since guests are free to make; among the persons of an
address; and among the tables of a person. So whoever has a hundred tables gets as much as whoever
has one. Only waiting is decided here: a bot's time to think begins when its turn comes.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

from lanai.server.metrics import CROWDED, QUEUE, QUEUE_SECONDS
from lanai.server.refused import Refused

MOST_WAITING: Final = 1000
"""Turns that may be waited for; beyond it whoever waits for most of them gives one up."""

HALF_LIFE: Final = 30.0
"""Seconds after which what somebody has used counts half."""

FADING_SECONDS: Final = 2 * HALF_LIFE
FORGOTTEN: Final = 0.001
"""Seconds of use that are not worth remembering."""

LEAST_SHARE: Final = 0.05
"""The part of all time that every rank gets if it wants it, so that nobody waits for ever."""

Owner = tuple[str, str]
"""An address, or network of addresses, and the id of a guest there."""

Path = tuple[str, ...]
"""An address, a person there, a table of theirs: as much of it as is meant."""


class Rank(IntEnum):
    """What a turn is for, the most urgent first."""

    PEOPLE = 0  # bots at tables where people play, and wait
    BOTS = 1  # bots that play among themselves while somebody watches
    HINTS = 2
    RECORDS = 3  # replays and checks
    REVIEWS = 4  # games in hindsight, which take seconds each

    @property
    def label(self) -> str:
        """Name the rank in metrics."""
        return self.name.lower()


class Crowded(Refused):
    """A turn that was given up because too many were waited for."""

    def __init__(self) -> None:
        super().__init__("busy")


@dataclass(frozen=True, slots=True)
class Claim:
    """Who wants a turn, and for which table.

    Of several owners it counts for the one who has used least: nobody is slower for their company.
    """

    rank: Rank
    owners: tuple[Owner, ...]
    table: str = ""


@dataclass(slots=True)
class Usage:
    """Turns that somebody has now, and the seconds of those before, which fade."""

    running: int = 0
    seconds: float = 0.0


@dataclass(eq=False, slots=True)
class Ticket:
    """A turn that somebody waits for, or has."""

    rank: Rank
    path: Path
    since: float
    turn: asyncio.Future[None]
    waits: bool = True
    begun: float | None = None
    work: asyncio.Future[Any] | None = None  # the turn lasts until it is done

    def prefixes(self) -> Iterator[Path]:
        """Give the address, the person and the table that it counts for."""
        return (self.path[:size] for size in range(1, len(self.path) + 1))


@dataclass(slots=True)
class Waiting:
    """The tickets of all, an address, a person or a table, and how many they are."""

    path: Path = ()
    count: int = 0
    parts: dict[str, Waiting] = field(default_factory=dict)
    tickets: deque[Ticket] = field(default_factory=deque)

    def add(self, ticket: Ticket) -> None:
        """Add a ticket at the end of those of its table."""
        here = self
        here.count += 1
        for prefix in ticket.prefixes():
            here = here.parts.setdefault(prefix[-1], Waiting(prefix))
            here.count += 1
        here.tickets.append(ticket)

    def remove(self, ticket: Ticket) -> None:
        """Take a ticket away, and what is empty without it."""
        self.count -= 1
        if self.path == ticket.path:
            self.tickets.remove(ticket)
            return
        key = ticket.path[len(self.path)]
        self.parts[key].remove(ticket)
        if not self.parts[key].count:
            del self.parts[key]


class FairQueue:
    """Gives turns to those who wait, never more than `places` at a time."""

    def __init__(
        self, places: int, most: int = MOST_WAITING, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.places: Final = places
        self.free = places
        self.kept: Final = min(1, places - 1)  # for people: a bot of theirs need not wait for hints
        self.most: Final = most
        self.clock: Final = clock
        self.waiting: Final = {rank: Waiting() for rank in Rank}
        self.used: dict[Path, Usage] = {}
        self.used_by_rank = {rank: Usage() for rank in Rank}
        self.faded_at = clock()

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[Ticket]:
        """Wait for a turn and have it for the length of a block, or raise Crowded.

        It lasts longer where work goes on that nobody waits for any more.
        """
        ticket = self._enter(claim)
        try:
            await ticket.turn
            yield ticket
        finally:
            if ticket.work is None or ticket.work.done():
                self._leave(ticket)
            else:
                ticket.work.add_done_callback(lambda _: self._leave(ticket))

    def is_idle(self) -> bool:
        """Tell whether nobody has a turn or waits for one."""
        return self.free == self.places

    # Coming and going

    def _enter(self, claim: Claim) -> Ticket:
        owner = min(claim.owners, key=self._standing_of_owner)
        turn = asyncio.get_running_loop().create_future()
        ticket = Ticket(claim.rank, (*owner, claim.table), self.clock(), turn)
        self.waiting[ticket.rank].add(ticket)
        QUEUE.labels(ticket.rank.label).inc()
        self._call()
        if sum(waiting.count for waiting in self.waiting.values()) > self.most:
            self._push_out()
        return ticket

    def _leave(self, ticket: Ticket) -> None:
        """End a turn, or the waiting for it."""
        if ticket.begun is not None:
            self._end(ticket, ticket.begun)
        elif ticket.waits:
            self._withdraw(ticket)
        self._call()

    def _withdraw(self, ticket: Ticket) -> None:
        ticket.waits = False
        self.waiting[ticket.rank].remove(ticket)
        QUEUE.labels(ticket.rank.label).dec()

    def _push_out(self) -> None:
        """Let whoever waits for most turns give up the last of the least urgent."""
        waiting = list(self.waiting.values())
        for _ in ("address", "person"):
            most = _heaviest(waiting)
            waiting = [each.parts[most] for each in waiting if most in each.parts]
        table = max(waiting[-1].parts.values(), key=lambda part: part.count)
        ticket = table.tickets[-1]
        self._withdraw(ticket)
        CROWDED.labels(ticket.rank.label).inc()
        if not ticket.turn.done():
            ticket.turn.set_exception(Crowded())

    # Whose turn it is

    def _call(self) -> None:
        """Give the turns that are free."""
        while self.free and (rank := self._rank()) is not None:
            ticket = self._first(rank)
            self._withdraw(ticket)
            if not ticket.turn.done():  # nor has whoever waited gone away
                self._begin(ticket)

    def _first(self, rank: Rank) -> Ticket:
        here = self.waiting[rank]
        while here.parts:
            here = min(here.parts.values(), key=lambda part: self._standing(part.path))
        return here.tickets[0]

    def _rank(self) -> Rank | None:
        """Choose the most urgent rank, unless another has had less than its least share.

        None when nobody waits, or nobody for whom the last place is kept.
        """
        ranks = [rank for rank in Rank if self.waiting[rank].count]
        least = LEAST_SHARE * sum(used.seconds for used in self.used_by_rank.values())
        idle = [rank for rank in ranks if not self.used_by_rank[rank].running]
        poor = [rank for rank in idle if self.used_by_rank[rank].seconds < least]
        if poor:
            return max(poor)
        if self.free <= self.kept:
            ranks = [rank for rank in ranks if rank is Rank.PEOPLE]
        return min(ranks, default=None)

    def _standing(self, path: Path) -> tuple[int, float]:
        used = self.used.get(path)
        return (0, 0.0) if used is None else (used.running, used.seconds)

    def _standing_of_owner(self, owner: Owner) -> tuple[tuple[int, float], tuple[int, float]]:
        return self._standing(owner[:1]), self._standing(owner)

    # Accounts

    def _accounts(self, ticket: Ticket) -> list[Usage]:
        whose = [self.used.setdefault(prefix, Usage()) for prefix in ticket.prefixes()]
        return [self.used_by_rank[ticket.rank], *whose]

    def _begin(self, ticket: Ticket) -> None:
        self.free -= 1
        ticket.begun = self.clock()
        for used in self._accounts(ticket):
            used.running += 1
        QUEUE_SECONDS.labels(ticket.rank.label).observe(ticket.begun - ticket.since)
        ticket.turn.set_result(None)

    def _end(self, ticket: Ticket, begun: float) -> None:
        self.free += 1
        now = self.clock()
        if now - self.faded_at > FADING_SECONDS:
            self._fade(now)
        # What is used later counts more: that is the same as if all else had faded until then
        seconds = (now - begun) * 2 ** ((now - self.faded_at) / HALF_LIFE)
        for used in self._accounts(ticket):
            used.running -= 1
            used.seconds += seconds

    def _fade(self, now: float) -> None:
        """Bring all accounts up to now, and forget those that are as good as empty."""
        left = 2 ** ((self.faded_at - now) / HALF_LIFE)
        self.faded_at = now
        for used in (*self.used_by_rank.values(), *self.used.values()):
            used.seconds *= left
        kept = self.used.items()
        self.used = {path: u for path, u in kept if u.running or u.seconds > FORGOTTEN}


def _heaviest(waiting: list[Waiting]) -> str:
    """Find the part with most tickets over all ranks."""
    counts: Counter[str] = Counter()
    for each in waiting:
        counts.update({key: part.count for key, part in each.parts.items()})
    return max(counts, key=counts.__getitem__)
