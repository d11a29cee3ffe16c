"""Guests: a name and a random token, no account. Only the token's hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from typing import Final

from lanai.server.protocol import NewGuest
from lanai.server.refused import Refused
from lanai.server.store import Guest, Store
from lanai.texts.narration import BOT

REMEMBERED: Final = 10_000
GUEST_BYTES: Final = 12
TOKEN_BYTES: Final = 32


def hash_of(token: str) -> str:
    """Hash a token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """Give a name as it is shown, or refuse it; nobody may pass for a bot."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable() or shown.lower().startswith(BOT):
        raise Refused("bad-name")
    return shown


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
        """Give a guest another name; seats keep the name they were taken with."""
        guest = await self.find(token)
        renamed = Guest(guest.guest, clean_name(name))
        await self.store.rename_guest(guest.guest, renamed.name)
        self.known[hash_of(token)] = renamed
        return renamed
