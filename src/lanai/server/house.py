"""The hall of a server, with all that only a server has: ratings, bells, deals of the day, keys."""

from __future__ import annotations

import time
from typing import Any, Final

from lanai.server.alarms import Alarms
from lanai.server.bells.ringer import Ringer
from lanai.server.daily.deals import Deals
from lanai.server.export import Exports
from lanai.server.farewell import Farewell
from lanai.server.hall import EXPIRED_AT_ONCE, OWN_LISTED, Hall
from lanai.server.http import Call
from lanai.server.logs import note
from lanai.server.moment import now_ms
from lanai.server.passkeys import Passkeys
from lanai.server.ratings.rater import Rater
from lanai.server.reviews.leisure import Leisure
from lanai.server.settings import Settings
from lanai.server.store import Store
from lanai.server.table import Table
from lanai.server.ways_back import WaysBack
from lanai.server.work import Workers

EXPIRE_SECONDS: Final = 600.0
DAY: Final = 24 * 3600 * 1000


class House(Hall):
    """A hall whose people come back: their ratings, devices, turns and days."""

    store: Store
    rates = True

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        super().__init__(store, workers, settings)
        self.rater: Final = Rater(store, self.archive)
        self.ways_back: Final = WaysBack(store)
        self.passkeys: Final = Passkeys(store)
        self.farewell: Final = Farewell(store, self.people, self.find)
        self.deals: Final = Deals(store, self.find, self.create)
        self.exports: Final = Exports(store, self.archive)
        self.alarms: Final = Alarms(store, self.find)
        self.ringer: Final = Ringer(store, settings, self.count_turns)
        self.leisure: Final = Leisure(
            store, self.archive, workers, self.reviews, settings.reviews_per_day
        )
        self.expire_at = 0.0

    async def open(self) -> None:
        """Open the store, and begin to look after what is in it."""
        await super().open()
        self.rater.open()
        self.alarms.open()
        self.ringer.open()
        self.leisure.open()

    async def let_go(self) -> None:
        """Close what else uses the store."""
        await self.leisure.close()
        self.alarms.close()
        await self.ringer.close()
        await self.rater.close()

    def over(self, table: Table) -> None:
        """Let the game of a table count."""
        self.rater.over(table)
        self.leisure.over()

    async def count_turns(self, guest: str) -> int:
        """Count the tables that wait for a guest."""
        cards = await self.store.cards_of(guest, OWN_LISTED)
        playing = [card.id for card in cards if card.status == "playing"]
        return sum([(await self.turn_of(table, guest)).mine for table in playing])

    async def keep_house(self) -> None:
        """Do what is to be done now and then."""
        await self.deals.prepare()
        await super().keep_house()
        await self.farewell.scrub_due()
        await self._expire_people()

    async def _expire_people(self) -> None:
        """Forget what is over of links and challenges, and guests who never played; seldom."""
        if time.monotonic() < self.expire_at:
            return
        self.expire_at = time.monotonic() + EXPIRE_SECONDS
        await self.store.expire(now_ms())
        await self.store.expire_bells(now_ms())
        since = now_ms() - round(self.settings.guest_days * DAY)
        gone = await self.store.unused(since, EXPIRED_AT_ONCE)
        for guest in gone:
            await self.farewell.delete(guest)
        if gone:
            note("guests-expired", guests=len(gone))


def house_of(call: Call[Any]) -> House:
    """Give the house that a request came to: its endpoints are served nowhere else."""
    assert isinstance(call.hall, House)
    return call.hall
