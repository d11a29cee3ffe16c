"""What can be written, and which of the appends that wait together may go in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct, json

from lanai.server.store.contract import Chain, NewReport, StoredCard, StoredSnapshot
from lanai.server.store.kept_results import StoredResult
from lanai.server.store.result_writes import Steps

DAY: Final = 24 * 3600 * 1000
MOST_OPEN: Final = 10_000
"""Reports that may wait for the operator, so that a crowd cannot fill the disk."""

Row = tuple[str, int, str]
"""An entry as it is stored: its table, its number and its JSON."""
Trace = tuple[str, str]
"""A guest, and a table whose log names them."""
Statement = tuple[str, tuple[object, ...]]
"""SQL that both databases understand, and its arguments `$1`, `$2` and so on."""
NAMING: Final = frozenset(
    {"created", "sat", "said", "muted", "removed", "house", "host", "renamed"}
)
"""The entries that hold somebody's name, or what they said."""


@dataclass(frozen=True, slots=True)
class About:
    """A change of what is kept about somebody: only if the first statement changes something.

    With `tell` all other processes hear that they have changed.
    """

    guest: str
    statements: tuple[Statement, ...]
    tell: bool


@dataclass(frozen=True, slots=True)
class CreateTable:
    """A new table with its first entries."""

    card: StoredCard
    bodies: list[str]
    traces: set[Trace]

    def rows(self) -> list[Row]:
        """Number the entries."""
        return [(self.card.id, n, body) for n, body in enumerate(self.bodies)]


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for the end of a table's log, numbered from n."""

    table: str
    n: int
    bodies: list[str]
    card: StoredCard | None
    chain: Chain
    traces: set[Trace]
    result: StoredResult | None = None
    with_them: list[Statement] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class KeepSnapshot:
    """What the entries of a table fold to, kept in place of an older one."""

    table: str
    snapshot: StoredSnapshot

    def row(self) -> tuple[str, int, str, bytes]:
        """Give the columns."""
        return (self.table, self.snapshot.n, self.snapshot.mark, self.snapshot.body)


@dataclass(frozen=True, slots=True)
class RemoveLobby:
    """The end of a table that is still a lobby and has not changed since a time."""

    table: str
    before: int


@dataclass(frozen=True, slots=True)
class AddReport:
    """A report, unless its guest has made many in a day or too many are open."""

    report: NewReport
    per_day: int

    def values(self) -> tuple[object, ...]:
        """Give what is kept, and then the bounds."""
        it = self.report
        kept = (it.at, it.table, it.by_guest, it.by_name, it.guest, it.name, it.reason, it.note)
        return (*kept, dumped(it.lines), it.at - DAY, self.per_day, MOST_OPEN)


@dataclass(frozen=True, slots=True)
class CloseReport:
    """The end of a report."""

    number: int


@dataclass(frozen=True, slots=True)
class Touch:
    """Nothing, written for real: to see whether storing works again."""


Write = (
    Touch | About | CreateTable | Append | KeepSnapshot | RemoveLobby | AddReport | CloseReport
    | Steps
)  # fmt: skip


KEEP: Final = (
    "INSERT INTO snapshots (tbl, n, mark, body) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (tbl) DO UPDATE SET n = excluded.n, mark = excluded.mark, body = excluded.body"
    " WHERE excluded.n >= snapshots.n"
)
TRACE: Final = "INSERT INTO traces (guest, tbl) VALUES ($1, $2) ON CONFLICT DO NOTHING"
ADD_REPORT: Final = """
INSERT INTO reports (at, tbl, by_guest, by_name, guest, name, reason, note, lines)
SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
WHERE (SELECT count(*) FROM reports WHERE by_guest = $3 AND at > $10) < $11
AND (SELECT count(*) FROM reports WHERE NOT done) < $12"""
CLOSE_REPORT: Final = "UPDATE reports SET done = TRUE WHERE id = $1 AND NOT done"


def bodies_of(entries: Iterable[object]) -> list[str]:
    """Write entries as compact JSON, at once, so that later changes of theirs are not stored."""
    return [dumped(entry) for entry in entries]


class Naming(Struct):
    """What of an entry can name people."""

    entry: str = ""
    guest: str | None = None
    person: str | None = None
    host: str | None = None


READER: Final = json.Decoder(Naming)


def traces_of(table: str, bodies: Iterable[str]) -> set[Trace]:
    """Tell whom entries name."""
    return {
        (guest, table)
        for entry in map(READER.decode, bodies)
        if entry.entry in NAMING
        for guest in (entry.guest, entry.person, entry.host)
        if guest is not None
    }


def dumped(value: object) -> str:
    """Write a value as compact JSON."""
    return json.encode(value).decode()


@dataclass(frozen=True, slots=True)
class Settled:
    """The outcome of appends that were settled together: who won, and what is to be written."""

    won: list[bool]
    rows: list[Row]
    ends: dict[str, int]
    cards: dict[str, StoredCard]
    traces: set[Trace]
    results: list[StoredResult]
    with_them: list[Statement]


def settle(appends: list[Append], nexts: dict[str, int]) -> Settled:
    """Let appends in, in order, where their n is the table's next number.

    `nexts` holds the next number of every table that exists and must be locked against others.
    """
    settled = Settled([], [], {}, {}, set(), [], [])
    for append in appends:
        end = settled.ends.get(append.table, nexts.get(append.table, -1))
        append.chain.broken |= end != append.n
        settled.won.append(not append.chain.broken)
        if append.chain.broken:
            continue
        settled.rows.extend((append.table, end + i, body) for i, body in enumerate(append.bodies))
        settled.ends[append.table] = end + len(append.bodies)
        settled.traces.update(append.traces)
        if append.card is not None:
            settled.cards[append.table] = append.card
        if append.result is not None:
            settled.results.append(append.result)
        settled.with_them.extend(append.with_them)
    return settled
