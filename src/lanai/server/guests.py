"""Guests: a name and a random token, no account. Only the token's hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from typing import Final

from lanai.server.person_names import clean_name
from lanai.server.protocol import NewGuest
from lanai.server.refused import Refused
from lanai.server.store import Guest, Store

REMEMBERED: Final = 10_000
GUEST_BYTES: Final = 12
TOKEN_BYTES: Final = 32


def hash_of(token: str) -> str:
    """Hash a token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Finds guests by their tokens; those seen lately without asking the store."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.known: OrderedDict[str, Guest] = OrderedDict()

    async def add(self, name: str) -> NewGuest:
        """Make a new guest."""
        guest = "g_" + secrets.token_urlsafe(GUEST_BYTES)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        shown = clean_name(name)
        await self.store.add_guest(guest, shown, hash_of(token))
        return NewGuest(guest, shown, token)

    async def find(self, token: str) -> Guest:
        """Find the guest who holds a token, or refuse."""
        key = hash_of(token)
        guest = self.known.pop(key, None) or await self.store.guest_by_token(key)
        if guest is None:
            raise Refused("unauthorized")
        self.known[key] = guest
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return guest

    async def rename(self, token: str, name: str) -> Guest:
        """Give a guest another name."""
        guest = await self.find(token)
        renamed = Guest(guest.guest, clean_name(name))
        if renamed.name == guest.name:
            return guest
        await self.store.rename_guest(guest.guest, renamed.name)
        self.known[hash_of(token)] = renamed
        return renamed

    def forget(self, guest: str) -> None:
        """Ask the store again for a guest whom another process has renamed."""
        for key in [key for key, known in self.known.items() if known.guest == guest]:
            del self.known[key]
