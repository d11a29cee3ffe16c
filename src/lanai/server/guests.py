"""Guests: persons without an account. Each of their devices has a token, stored as a hash."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from typing import Final

from lanai.server.devices import clean_device_name
from lanai.server.person_names import clean_mark, clean_name
from lanai.server.protocol import BotMark, NewGuest
from lanai.server.refused import Refused
from lanai.server.store import Guest, GuestStore, NewDevice, StoreError

REMEMBERED: Final = 10_000
GUEST_BYTES: Final = 12
DEVICE_BYTES: Final = 9
TOKEN_BYTES: Final = 32
SEEN_EVERY: Final = 3600 * 1000
"""Milliseconds after which it is written down again that a device was seen."""


def hash_of(token: str) -> str:
    """Hash a token as it is stored: it is random and long, so that nobody can find it by trying."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_device(name: str, at: int, let_in_by: str | None = None) -> tuple[NewDevice, str]:
    """Make a device, and the token that only it will know."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    device = "d_" + secrets.token_urlsafe(DEVICE_BYTES)
    return NewDevice(device, hash_of(token), clean_device_name(name), at, let_in_by), token


class Guests:
    """Finds guests by their tokens; those seen lately without asking the store."""

    def __init__(self, store: GuestStore) -> None:
        self.store: Final = store
        self.known: OrderedDict[str, Guest] = OrderedDict()
        self.changes = 0  # of anybody, that this process has heard of
        self.noting: Final[set[asyncio.Task[None]]] = set()

    async def add(
        self, name: str, device_name: str, at: int, bot: BotMark | None = None
    ) -> NewGuest:
        """Make a new guest with their first device; what a program is stays so for ever."""
        guest = "g_" + secrets.token_urlsafe(GUEST_BYTES)
        device, token = new_device(device_name, at)
        shown = clean_name(name)
        mark = None if bot is None else clean_mark(bot)
        await self.store.add_guest(guest, shown, device, mark)
        if mark is not None:
            await self.store.set_public(guest, True)  # until its owner thinks better of it
        return NewGuest(guest, shown, token, mark)

    async def find(self, token: str, at: int) -> Guest:
        """Find the guest who holds a token, or refuse."""
        return await self.find_by_hash(hash_of(token), at)

    async def find_by_hash(self, key: str, at: int) -> Guest:
        """Find the guest whose token has a hash, or refuse."""
        changes = self.changes
        guest = self.known.pop(key, None) or await self.store.guest_by_token(key)
        if guest is None:
            raise Refused("unauthorized")
        if guest.seen < at - SEEN_EVERY:
            guest = replace(guest, seen=at)
            self._note_seen(guest)
        if changes == self.changes:  # otherwise it may be over already what the store said
            self.known[key] = guest
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        if guest.banned:
            raise Refused("banned")
        return guest

    def _note_seen(self, guest: Guest) -> None:
        """Write down that a device was seen; nobody waits for it."""
        task = asyncio.create_task(self._write_seen(guest))
        self.noting.add(task)
        task.add_done_callback(self.noting.discard)

    async def _write_seen(self, guest: Guest) -> None:
        with suppress(StoreError):
            await self.store.note_seen(guest.guest, guest.device, guest.seen)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name."""
        renamed = replace(guest, name=clean_name(name))
        if renamed.name != guest.name:
            await self.store.rename_guest(guest.guest, renamed.name)
            self.forget(guest.guest)
        return renamed

    def forget(self, guest: str | None) -> None:
        """Ask the store again for a guest who has changed; None stands for anybody."""
        self.changes += 1
        if guest is None:
            self.known.clear()
        for key in [key for key, known in self.known.items() if known.guest == guest]:
            del self.known[key]
