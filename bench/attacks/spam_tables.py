"""Twenty addresses make public tables without a pause, each with new guests for it."""

from __future__ import annotations

from functools import partial

from attacks.target import Target, addresses, together

MAKERS = 40
TABLES_EACH = 10


async def attack(target: Target) -> None:
    """Make guests and tables, and count what was made."""

    async def make(address: str) -> None:
        token = await target.guest("Spam", address)
        for _ in range(TABLES_EACH):
            await target.table(token, address, public=True, sit=0)
            target.counts["tables"] += 1

    await together(target.again(partial(make, address)) for address in addresses(MAKERS, 20))
