"""A bot on a server: who it is, and all tables that it sits at."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from lanai.bots.catalog import make
from lanai.bots.contract import Bot
from lanai.client.budget import Budget
from lanai.client.chair import Chair
from lanai.client.http import Api, Declined, Unreachable
from lanai.client.identity import introduce
from lanai.client.minds import Mind, name_of
from lanai.client.visits import FIRST_PAUSE, LONGEST_PAUSE, Visit
from lanai.client.wishes import Report, Wishes
from lanai.core.errors import Args, LanaiError
from lanai.games import find
from lanai.server import protocol as wire
from lanai.texts import text_in

T = TypeVar("T")
SEED_BITS: Final = 40


class Client:
    """One bot, at as many tables at once as it wishes."""

    def __init__(self, wishes: Wishes, report: Report) -> None:
        self.wishes: Final = wishes
        self.report: Final = report
        self.api: Final = Api(wishes.server)
        self.budget: Final = Budget()
        self.room: Final = asyncio.Semaphore(wishes.tables)
        self.seed: Final = secrets.randbits(SEED_BITS) if wishes.seed is None else wishes.seed
        self.guest = ""
        self.begun = 0  # games
        self.faults: Final[set[str]] = set()  # of the bot, that were told of

    async def run(self) -> None:
        """Play all that is wished; raises LanaiError when it cannot begin."""
        me = await self._patiently(lambda: introduce(self.api, self.wishes))
        self.guest = me.guest
        self.report("join-known", {"name": me.name, "server": self.api.server})
        mine = [card for card in me.tables if card.status != "over"]
        opened = [card.id for card in mine if self._is_opened(card)]
        tables = [card.id for card in mine if card.id not in opened]
        if self.wishes.table is not None and self.wishes.table not in tables:
            tables.append(self.wishes.table)
        async with asyncio.TaskGroup() as group:
            if self.wishes.game is not None:
                group.create_task(self._receive(group, opened))
            for table in tables:
                await self.room.acquire()
                group.create_task(self._play(self._visit(table)))

    def _is_opened(self, card: wire.OwnTable) -> bool:
        mine = card.host == self.guest and card.status == "lobby"
        return mine and card.game == self.wishes.game

    def _wants_more(self) -> bool:
        return self.wishes.games is None or self.begun < self.wishes.games

    async def _receive(self, group: asyncio.TaskGroup, opened: list[str]) -> None:
        """Open one table after the other, the next one when the last has begun."""
        while self._wants_more():
            await self.room.acquire()
            table = opened.pop(0) if opened else await self._patiently(self._open)
            self.report("join-opened", {"address": f"{self.api.server}/t/{table}"})
            visit = self._visit(table)
            playing = group.create_task(self._play(visit))
            begun = asyncio.create_task(visit.begun.wait())
            await asyncio.wait((playing, begun), return_when=asyncio.FIRST_COMPLETED)
            begun.cancel()

    async def _open(self) -> str:
        wishes = self.wishes
        assert wishes.game is not None
        first = wishes.players - len(wishes.levels)
        asked = wire.NewTable(
            game=wishes.game,
            players=wishes.players,
            options=dict(wishes.options),
            bots=[wire.BotSeat(seat, level) for seat, level in enumerate(wishes.levels, first)],
            public=wishes.public,
            limit=wishes.limit,
            rated=wishes.rated,
            sit=0,
            contribute=True,
        )
        return (await self.api.ask("POST", "/api/tables", wire.Table, asked)).id

    def _visit(self, table: str) -> Visit:
        chair = Chair(self.wishes, self.guest, self._wants_more)
        mind = Mind(self.wishes.bot, self.seed, self._hear_fault)
        return Visit(self.api, table, chair, mind, self.budget, self.report)

    async def _play(self, visit: Visit) -> None:
        """Play at a table and at those of its rematches."""
        try:
            while True:
                counting = asyncio.create_task(self._count(visit))
                try:
                    following = await visit.stay()
                finally:
                    counting.cancel()
                    visit.mind.close()
                if following is None:
                    return
                visit = self._visit(following)
        finally:
            self.room.release()

    async def _count(self, visit: Visit) -> None:
        await visit.begun.wait()
        self.begun += 1
        table = visit.chair.table
        self.report("join-begun", {"table": visit.table, "game": table.game if table else ""})

    def _hear_fault(self, error: LanaiError) -> None:
        """Tell of a fault of the bot, once: it may come again at every move."""
        if str(error) not in self.faults:
            self.faults.add(str(error))
            self.report(error.reason, error.details)

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until the server is there and has time."""
        pause, told = FIRST_PAUSE, False
        while True:
            try:
                return await ask()
            except Unreachable as error:
                if not told:
                    about: Args = {"server": self.api.server, "error": str(error)}
                    self.report("join-unreachable", about)
                told = True
            except Declined as error:
                if not error.is_passing:
                    raise
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)


def run(wishes: Wishes, report: Report) -> None:
    """Play all that is wished; raises LanaiError when it cannot begin or go on."""
    if isinstance(wishes.bot, str):  # a bot that cannot be loaded is no reason to sit down
        make(wishes.bot, find(wishes.game or "tiki-topple"))
    try:
        asyncio.run(Client(wishes, report).run())
    except* LanaiError as errors:
        raise _first(errors) from None


def _first(errors: BaseExceptionGroup[Any]) -> BaseException:
    """Give the first of the errors that came together."""
    error: BaseException = errors
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def play(server: str, bot: str | type[Bot], **wishes: Any) -> None:
    """Let a bot play on a server, as `Wishes` tell; it says in English what happens.

    >>> play("http://127.0.0.1:8000", "my_bot.py:MyBot", table="…")  # doctest: +SKIP
    """
    name = str(wishes.pop("name", "")) or short(bot)
    keys = Path(wishes.pop("keys", f"{name}.lanai-key"))
    texts = text_in("en")

    def report(message: str, about: Args) -> None:
        print(texts(message, **about), file=sys.stderr, flush=True)

    run(Wishes(server=server, bot=bot, name=name, keys=keys, **wishes), report)


def short(bot: str | type[Bot]) -> str:
    """Name a bot by its class alone."""
    return name_of(bot).rpartition(":")[2]
