"""Ten guests of ten addresses sit at tables of their own and take one new name after the other."""

from __future__ import annotations

from functools import partial
from itertools import count

from attacks.target import Target, addresses, hello, together

GUESTS = 10


async def attack(target: Target) -> None:
    """Sit down, rename without a pause, and count the new names and what was refused."""
    numbers = count()

    async def rename(address: str) -> None:
        token = await target.guest("Mallory", address)
        table = await target.table(token, address, sit=0)
        async with target.socket(table, address) as line:
            await hello(line, token)
            while True:
                body = {"name": f"Mallory {next(numbers)}"}
                if await target.ask("PATCH", "/api/guests/me", body, token, address):
                    target.counts["new names"] += 1

    await together(target.again(partial(rename, each)) for each in addresses(GUESTS, GUESTS))
