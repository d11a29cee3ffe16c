"""Deleting a person: nothing that identifies them stays, and the others' games go on.

The person is gone at once. The logs that name them wait in the store to be rewritten, so that no
end of a process leaves one out; each is looked at once more a while later, when no process can have
their name in memory any more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from lanai.core.errors import LanaiError
from lanai.server.absence import resign
from lanai.server.demands import Asker, Entries
from lanai.server.live import LiveTable
from lanai.server.lobby import stand
from lanai.server.logs import note, warn
from lanai.server.moment import now_ms
from lanai.server.people import People
from lanai.server.refused import Refused
from lanai.server.scrub import SOMEBODY, scrubbed, scrubbed_lines, scrubbed_summary
from lanai.server.store import Scrub, Store
from lanai.server.store.writes import dumped
from lanai.server.table import Table

ONCE_MORE: Final = 60 * 1000
"""Milliseconds after which a log is looked at again."""
AT_ONCE: Final = 100

Find = Callable[[str], Awaitable[LiveTable]]


def leave_for_good(table: Table, guest: str, at: int) -> Entries:
    """Give up somebody's seat, if they have one that still matters."""
    seat = table.seat_of(guest)
    if seat is None or table.status == "over" or table.seats[seat].resigned:
        return []
    asker = Asker(guest, "", None, at)
    return stand(table, asker) if table.play is None else resign(table, asker)


async def delete_person(store: Store, guest: str) -> bool:
    """Delete a person from a store, where the logs that name them then wait for a server."""
    known = await store.guest_by_id(guest)
    if known is None:
        return False
    for report in await store.reports_naming(guest):
        lines = scrubbed_lines(report.lines, guest, known.name)
        await store.rewrite_report(report.number, lines)
    return await store.delete_guest(guest, SOMEBODY)


class Farewell:
    """Deletes people, and scrubs the logs that name them."""

    def __init__(self, store: Store, people: People, find: Find) -> None:
        self.store: Final = store
        self.people: Final = people
        self.find: Final = find

    async def delete(self, guest: str) -> bool:
        """Delete a person; False when there is nobody of this id."""
        if not await delete_person(self.store, guest):
            return False
        note("person-deleted")
        await self.people.look_again(guest)
        await self.scrub_due()
        return True

    async def scrub_due(self) -> None:
        """Scrub all logs whose turn it is."""
        now = now_ms()
        due = await self.store.scrubs(now, AT_ONCE)
        for scrub in due:
            try:
                await self._scrub(scrub, now)
            except LanaiError as error:
                warn("scrub-failed", reason=error.reason)
        if due:
            await self.store.tidy_up()

    async def _scrub(self, scrub: Scrub, now: int) -> None:
        try:
            live = await self.find(scrub.table)
        except Refused as error:
            if error.code != "no-such-table":
                raise
            await self.store.rewrite(scrub, {}, None, again=0)
            return
        await live.commit(lambda table: leave_for_good(table, scrub.guest, now))
        await live.rewrite(lambda: self._rewrite(scrub, now))

    async def _rewrite(self, scrub: Scrub, now: int) -> None:
        result = await self.store.result(scrub.table)
        if result is not None:
            body = scrubbed_summary(result.body, scrub.guest)
            await self.store.rename_in_result(scrub.table, body)
        entries = await self.store.entries(scrub.table)
        changed = scrubbed(entries, scrub.guest)
        card = await self.store.card(scrub.table)
        old = None if card is None else card.summary
        new = None if old is None else scrubbed_summary(old, scrub.guest)
        cards = None if old is None or new is None or old == new else (old, new)
        again = now + ONCE_MORE if changed or cards is not None else 0
        bodies = {n: dumped(entry) for n, entry in changed.items()}
        await self.store.rewrite(scrub, bodies, cards, again)
