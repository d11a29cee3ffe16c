"""Ways to be the same person on another device: a link that works once, or a recovery code."""

from __future__ import annotations

import secrets
from typing import Final

from lanai.server.guests import hash_of, new_device
from lanai.server.protocol_people import NewLink, Returned
from lanai.server.refused import Refused
from lanai.server.store import Guest, Store
from lanai.server.store.people import MOST_DEVICES

LINK_BYTES: Final = 32
LINK_MS: Final = 10 * 60 * 1000
"""For how long a link works."""
LETTERS: Final = "ACDEFGHJKMNPQRTVWXY34679"
"""Signs that nobody takes for another, however they are written."""
GROUPS: Final = 4
IN_GROUP: Final = 5


def draw_code() -> str:
    """Draw a recovery code: twenty signs of 24, more than 91 bits.

    >>> len(draw_code()), draw_code() != draw_code()
    (23, True)
    """
    groups = ("".join(secrets.choice(LETTERS) for _ in range(IN_GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def hash_of_code(code: str) -> str:
    """Hash a code however it was typed; it holds too much chance to be found by trying.

    >>> hash_of_code("acdef ghjkm NPQRT-vwxy3") == hash_of_code("ACDEF-GHJKM-NPQRT-VWXY3")
    True
    """
    return hash_of("code:" + "".join(sign for sign in code.upper() if sign.isalnum()))


async def demand_room(store: Store, guest: Guest) -> None:
    """Refuse somebody who has too many devices already."""
    if len(await store.devices(guest.guest)) >= MOST_DEVICES:
        raise Refused("too-many-devices")


class WaysBack:
    """Lets people in who show a link or a code. The store decides who was first."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def offer_link(self, guest: Guest, at: int) -> NewLink:
        """Make a link; one that was made before is void."""
        secret = secrets.token_urlsafe(LINK_BYTES)
        expires = at + LINK_MS
        by = guest.device or None
        if not await self.store.offer_link(guest.guest, hash_of(secret), expires, by):
            raise Refused("unauthorized")  # taken away in the very moment
        return NewLink(secret, expires, LINK_MS // 1000)

    async def whose_link(self, secret: str, at: int) -> Guest:
        """Find whose link it is without using it, or refuse."""
        guest = await self.store.guest_by_link(hash_of(secret), at)
        if guest is None:
            raise Refused("link-over")
        if guest.banned:
            raise Refused("banned")
        return guest

    async def by_link(self, secret: str, device_name: str, at: int) -> Returned:
        """Make a device theirs whose link it shows, or refuse."""
        guest = await self.whose_link(secret, at)
        await demand_room(self.store, guest)
        device, token = new_device(device_name, at, let_in_by=guest.device or None)
        if not await self.store.use_link(hash_of(secret), guest.guest, device):
            raise Refused("link-over")
        return Returned(guest.guest, guest.name, token)

    async def new_code(self, guest: Guest, at: int) -> str:
        """Draw a recovery code in the place of an older one."""
        code = draw_code()
        by = guest.device or None
        if not await self.store.set_code(guest.guest, hash_of_code(code), at, by):
            raise Refused("unauthorized")
        return code

    async def by_code(self, code: str, device_name: str, at: int) -> Returned:
        """Make a device theirs whose code it shows, and give the next code; or refuse."""
        guest = await self.store.guest_by_code(hash_of_code(code))
        if guest is None:
            raise Refused("code-wrong")
        if guest.banned:
            raise Refused("banned")
        drawn_on = await self.store.code_device(guest.guest)
        device, token = new_device(device_name, at, let_in_by=drawn_on)
        following = draw_code()
        old, new = hash_of_code(code), hash_of_code(following)
        if not await self.store.use_code(old, new, guest.guest, device):
            raise Refused("code-wrong")
        return Returned(guest.guest, guest.name, token, following)
