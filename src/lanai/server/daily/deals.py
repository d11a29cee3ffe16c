"""The deals of days: made ahead of time, once for all processes; and everybody's tries at them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Final, Protocol

from lanai.core.contract import Game
from lanai.core.fairness import draw_secret
from lanai.games import all_games
from lanai.server import entries as log
from lanai.server import protocol as wire
from lanai.server.daily.days import day_of, is_over, moved, start_of
from lanai.server.live import LiveTable
from lanai.server.logs import note
from lanai.server.moment import now_ms
from lanai.server.names import unguessable
from lanai.server.refused import Refused
from lanai.server.store import Guest, NewTry, Store, StoredDeal, StoredTry
from lanai.server.table import Table
from lanai.server.thoughts import daily_bot

SEATS: Final = 3
LEVEL: Final = "expert"
"""What the bots of a day's deal are called: they think as long as that level does."""
MARKS: Final = "daily-marks"
"""The name of the server's own key for hashes of devices and addresses."""


@dataclass(frozen=True)
class Dealt:
    """What a table of a day's deal is made with."""

    terms: log.DailyDeal
    cards: str
    secret: str


class Create(Protocol):
    """How a hall makes a table."""

    def __call__(
        self,
        request: wire.NewTable,
        guest: str,
        name: str,
        address: str | None = None,
        given: Dealt | None = None,
        table: str | None = None,
        bot: wire.BotMark | None = None,
    ) -> Awaitable[LiveTable]: ...


class Find(Protocol):
    """How a hall finds a table."""

    def __call__(self, table: str) -> Awaitable[LiveTable]: ...


def dealt_games() -> list[Game]:
    """List the games that can be played by three."""
    return [game for _, game in sorted(all_games().items()) if SEATS in game.seats]


def is_hidden(table: Table, guest: str | None, now: int) -> bool:
    """Tell whether a table is nobody's business yet but of whoever plays there."""
    daily = table.daily
    return daily is not None and not is_over(daily.day, now) and table.seat_of(guest) is None


def is_withheld(table: Table, now: int) -> bool:
    """Tell whether the record of a table would tell what its day keeps secret."""
    return table.daily is not None and not is_over(table.daily.day, now)


class Deals:
    """Makes deals, and begins tries."""

    def __init__(self, store: Store, find: Find, create: Create) -> None:
        self.store: Final = store
        self.find: Final = find
        self.create: Final = create
        self.beginning: Final = asyncio.Lock()
        self.prepared = ""  # the day whose deals, and the next day's, are made

    async def prepare(self) -> None:
        """Make what is missing of today's and tomorrow's deals; forget yesterday's marks."""
        now = now_ms()
        today = day_of(now)
        if self.prepared == today:
            return
        made = 0
        for day in (today, moved(today, 1)):
            for game in dealt_games():
                made += await self.store.add_deal(new_deal(day, game, now))
        await self.store.forget_marks(today)
        self.prepared = today
        if made:
            note("deals-made", deals=made)

    async def deals(self, first: str, last: str) -> list[StoredDeal]:
        """Read deals; today's and tomorrow's are made before anybody asks for them."""
        await self.prepare()
        known = {game.name for game in dealt_games()}
        return [deal for deal in await self.store.deals(first, last) if deal.game in known]

    async def deal(self, day: str, game: str) -> StoredDeal:
        """Find a deal, or refuse."""
        for deal in await self.deals(day, day):
            if deal.game == game:
                return deal
        raise Refused("no-such-deal")

    async def play(
        self, guest: Guest, deal: StoredDeal, asked: tuple[bool, str], address: str
    ) -> LiveTable:
        """Begin the try that counts, go on with it, or practise; `asked` is for what and where."""
        practice, device = asked
        if practice:
            await self._demand_practice(guest, deal)
            return await self.create(
                request_of(deal),
                guest.guest,
                guest.name,
                address,
                dealt_of(deal, practice=True),
                bot=guest.bot,
            )
        found = await self._try(guest, deal, device, address)
        async with self.beginning:
            return await self._table_of(guest, deal, found, address)

    async def _demand_practice(self, guest: Guest, deal: StoredDeal) -> None:
        """Refuse to practise before the try that counts: it would show the deal."""
        if is_over(deal.day, now_ms()):
            return
        own = await self.store.try_of(deal.day, deal.game, guest.guest)
        if own is None or own.ended is None:
            raise Refused("daily-practice")

    async def _try(self, guest: Guest, deal: StoredDeal, device: str, address: str) -> StoredTry:
        """Find somebody's try, or begin one; of several at once the first counts."""
        own = await self.store.try_of(deal.day, deal.game, guest.guest)
        if own is not None:
            return own
        if guest.bot is not None:
            raise Refused("daily-person")
        now = now_ms()
        if day_of(now) != deal.day:
            raise Refused("daily-not-today")
        first = await self.store.first_played(guest.guest)
        new = NewTry(
            day=deal.day,
            game=deal.game,
            person=guest.guest,
            table=unguessable(),
            begun=now,
            device=await self._mark(deal.day, "device", device),
            address=await self._mark(deal.day, "address", address),
            fresh=first is None or first >= start_of(deal.day),
        )
        await self.store.begin_try(new)
        own = await self.store.try_of(deal.day, deal.game, guest.guest)
        assert own is not None
        return own

    async def _mark(self, day: str, kind: str, what: str) -> str:
        """Hash what a try came from, so that it is known again on this day alone."""
        if not what:
            return ""
        key = await self.store.secret(MARKS, draw_secret())
        return hmac.new(key.encode(), f"{day} {kind} {what}".encode(), hashlib.sha256).hexdigest()

    async def _table_of(
        self, guest: Guest, deal: StoredDeal, own: StoredTry, address: str
    ) -> LiveTable:
        """Find the table of a try, or make it: its id was kept first, so there is only one."""
        try:
            return await self.find(own.table)
        except Refused as error:
            if error.code != "no-such-table":
                raise
        try:
            given = dealt_of(deal, practice=False)
            return await self.create(
                request_of(deal), guest.guest, guest.name, address, given, own.table
            )
        except Refused as error:
            if error.code != "unavailable":
                raise
        return await self.find(own.table)  # another process was first


def new_deal(day: str, game: Game, now: int) -> StoredDeal:
    """Draw a deal; nobody knows its secret but the store, if it is the first there."""
    return StoredDeal(
        day=day,
        game=game.name,
        secret=draw_secret(),
        rules=game.rules,
        cards=game.cards,
        bot=daily_bot(game, SEATS),
        published=now,
    )


def request_of(deal: StoredDeal) -> wire.NewTable:
    """Ask for the table of a deal: a person on the first seat, two bots after them."""
    bots = [wire.BotSeat(seat, LEVEL) for seat in range(1, SEATS)]
    return wire.NewTable(deal.game, SEATS, bots=bots, level=LEVEL, sit=0, start=True)


def dealt_of(deal: StoredDeal, *, practice: bool) -> Dealt:
    """Give what the table of a deal is made with."""
    terms = log.DailyDeal(deal.day, deal.bot, deal.published, practice)
    return Dealt(terms, deal.cards, deal.secret)
