"""What every store promises: tables are logs of entries with unique, gapless numbers.

A store knows no game and no rule. The log is the truth; a card is the small summary of a table that
lists need, replaced in the same transaction as the entries that changed it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from lanai.core.errors import LanaiError
from lanai.core.events import Json
from lanai.server.store.bells import BellStore, Waiting
from lanai.server.store.kept_days import DayStore
from lanai.server.store.kept_results import ResultStore, StoredResult
from lanai.server.store.kept_reviews import FiguresStore, ReviewStore
from lanai.server.store.people import GuestStore, PeopleStore

Status = Literal["lobby", "playing", "over"]
OnAppend = Callable[[str, int], None]
MANY: Final = 2**31 - 1


class StoreError(LanaiError):
    """Storage that cannot be opened or used; what it says fits on one line."""


def unstored(error: Exception) -> StoreError:
    """Say that a write failed, and why."""
    return StoreError("store-write", {"error": one_line(error)})


def one_line(error: Exception) -> str:
    """Say what went wrong without the details that databases add, which may hold what was sent."""
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")


@dataclass(frozen=True, slots=True)
class StoredCard:
    """What lists show of a table without reading its log; `updated` is in milliseconds."""

    id: str
    game: str
    status: Status
    public: bool
    host: str
    guests: Sequence[str]
    summary: Json
    updated: int


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """What a table's first n entries fold to, as bytes, marked with the code that wrote it.

    It can be made again from the log at any time.
    """

    n: int
    mark: str
    body: bytes


class Chain:
    """Appends to a table of which each was decided on those before it: with one, all after it fail.

    Without it somebody else's entry with the number of the one that failed would let them in.
    """

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


@dataclass(frozen=True, slots=True)
class NewReport:
    """What somebody tells the operator about somebody else, with the chat around it."""

    at: int
    table: str
    by_guest: str
    by_name: str
    guest: str
    name: str
    reason: str
    note: str
    lines: list[Json]


@dataclass(frozen=True, slots=True)
class Report(NewReport):
    """A report as it is kept."""

    number: int
    done: bool


class TableStore(GuestStore, ReviewStore, Protocol):
    """Keeps tables, who sits there, and reviews: all that a hall needs.

    Every method that writes returns once it is durable.
    """

    async def open(self) -> None:
        """Connect and bring the schema up to date, or raise StoreError with the reason."""

    async def close(self) -> None:
        """Finish the writes that wait, then let go of files and connections."""

    async def create_table(self, card: StoredCard, entries: Sequence[object]) -> None:
        """Begin a table's log with these entries; an id that is taken is a StoreError."""

    def append(
        self,
        table: str,
        n: int,
        entries: Sequence[object],
        card: StoredCard | None = None,
        chain: Chain | None = None,
        result: StoredResult | None = None,
        waiting: Waiting | None = None,
    ) -> asyncio.Future[bool]:
        """Write entries n, n+1, … and all that comes with them together: True once durable.

        That is the new card, the result, and whom the table waits for.

        Their turn comes in the order of calls, so more may follow in a chain at once. The outcome
        is False, with nothing written, when n is not the next number, as somebody was first or
        there would be a gap, and when the chain is broken. A StoreError means the same unless its
        reason is `store-unknown`: then the caller has to read the log again before it goes on.
        """

    async def entries(self, table: str, start: int = 0, most: int = MANY) -> list[Json]:
        """Read a table's log from entry number `start` on, at most so many entries."""

    async def keep_snapshot(self, table: str, snapshot: StoredSnapshot) -> None:
        """Keep a snapshot in place of an older one; one of fewer entries changes nothing."""

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        """Read the snapshot of a table."""

    async def card(self, table: str) -> StoredCard | None:
        """Read a table's card."""

    async def public_cards(self, limit: int, of_one_host: int) -> list[StoredCard]:
        """List the public tables that are not over, the last changed first, some of each host."""

    async def cards_of(self, guest: str, limit: int) -> list[StoredCard]:
        """List the tables where a guest sits, the last changed first."""

    async def stale_lobbies(self, lonely: int, any_lobby: int, limit: int) -> list[str]:
        """List lobbies that have not changed since a time, or since another if at most one sits."""

    async def remove_lobby(self, table: str, before: int) -> bool:
        """Forget a table and its log; False if it is no lobby, or has changed since a time."""

    async def check(self) -> None:
        """Raise StoreError while nothing can be read or stored."""

    async def count_unfinished(self, guest: str, since: int) -> int:
        """Count the tables that are not over, changed since, where a guest sits or is host."""

    async def count_tables(self) -> int:
        """Count all tables."""

    def on_append(self, hear: OnAppend) -> None:
        """Call `hear(table, next_n)` after appends by other processes, at least once for each.

        It may come late, twice, or for a table that has not changed; `next_n` is what counts.
        """

    async def forget_rings(self, guest: str, table: str) -> None:
        """Forget that somebody is to be told of their turn at a table: they have seen it."""


class Store(TableStore, PeopleStore, BellStore, ResultStore, FiguresStore, DayStore, Protocol):
    """Keeps all that a server has: people, turns, results and deals of the day beside tables."""

    async def unfinished(self) -> list[str]:
        """List the ids of all tables that are not over."""

    async def add_report(self, report: NewReport, per_day: int) -> bool:
        """Keep a report; False when its guest has made so many in a day, or too many are open."""

    async def reports(self, with_done: bool = False) -> list[Report]:
        """List the reports that are open, or all, the oldest first."""

    async def reports_naming(self, guest: str) -> list[Report]:
        """List all reports that somebody made or is in, be it only in a line of chat."""

    async def close_report(self, number: int) -> bool:
        """Mark a report as done; False when none of this number is open."""
