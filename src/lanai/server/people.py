"""Persons as a process has them: what changes one reaches all of their seats and sockets."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, Protocol

from lanai.core.errors import LanaiError
from lanai.server.guests import Guests
from lanai.server.live import LiveTable
from lanai.server.logs import warn
from lanai.server.moment import now_ms
from lanai.server.refused import Refused
from lanai.server.scrub import is_named
from lanai.server.store import Guest, GuestStore


class Background(Protocol):
    """Does something that nobody waits for."""

    def __call__(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin it."""


class People:
    """Changes persons. Sockets whose token counts no longer are hung up on at once."""

    def __init__(
        self, store: GuestStore, tables: dict[str, LiveTable], in_the_background: Background
    ) -> None:
        self.store: Final = store
        self.guests: Final = Guests(store)
        self.tables: Final = tables
        self.in_the_background: Final = in_the_background

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name, at all tables that are awake; at others when they come."""
        renamed = await self.guests.rename(guest, name)
        await self._call(renamed)
        return renamed

    def heard(self, guest: str | None) -> None:
        """Hear from the store that another process has changed somebody, or perhaps anybody."""
        self.in_the_background(self.look_again(guest))

    async def look_again(self, guest: str | None) -> None:
        """Hang up where a token does not count any more, and call people as they are called."""
        self.guests.forget(guest)
        found: dict[str, Guest] = {}
        for live in list(self.tables.values()):
            for listener in list(live.listeners):
                if listener.key is not None and guest in (None, listener.guest):
                    try:
                        known = await self.guests.find_by_hash(listener.key, now_ms())
                    except Refused as error:
                        listener.refuse(error)
                    else:
                        listener.bot = known.bot
                        found[known.guest] = known
        if guest is not None and guest not in found:
            seated = await self.store.guest_by_id(guest)
            if seated is None:
                await self._forget_name(guest)
            else:
                found[guest] = seated
        for each in found.values():
            await self._call(each)

    async def _call(self, guest: Guest) -> None:
        for live in list(self.tables.values()):
            try:
                await live.rename(guest.guest, guest.name)
            except LanaiError as error:
                warn("rename-failed", table=live.table.log_name, reason=error.reason)

    async def _forget_name(self, guest: str) -> None:
        """Read tables anew that name somebody who is gone: another process has scrubbed them."""
        for live in list(self.tables.values()):
            if is_named(live.table, guest):
                try:
                    await live.rewrite(_as_it_is)
                except LanaiError as error:
                    warn("scrub-failed", table=live.table.log_name, reason=error.reason)


async def _as_it_is() -> None:
    """Change nothing."""
