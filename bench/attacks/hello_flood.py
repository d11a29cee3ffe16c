"""A hundred nameless watchers come to the innocent player's table, leave, and come again."""

from __future__ import annotations

from attacks.target import Target, hello, together

WATCHERS = 100


async def attack(target: Target) -> None:
    """Come and go, and count the welcomes."""

    async def visit() -> None:
        async with target.socket(target.victim) as line:
            await hello(line)
            target.counts["welcomes"] += 1

    await together(target.again(visit) for _ in range(WATCHERS))
