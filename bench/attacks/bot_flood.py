"""Ten guests of one address watch bots of level `expert` play Moonshine at a hundred tables."""

from __future__ import annotations

from functools import partial

from attacks.target import Target, hello, together

GUESTS = 10
TABLES_EACH = 10


async def attack(target: Target) -> None:
    """Make the tables, watch them, and count what the bots do there."""
    tokens = [await target.guest() for _ in range(GUESTS)]

    async def watch(token: str) -> None:
        bots = [{"seat": seat, "level": "expert"} for seat in range(4)]
        table = await target.table(token, game="moonshine", players=4, bots=bots, start=True)
        target.counts["tables"] += 1
        async with target.socket(table) as line:
            await hello(line, token)
            async for received in line:
                if received.startswith('{"type":"update"'):  # type: ignore[arg-type]
                    target.counts["moves of their bots"] += 1

    await together(target.again(partial(watch, token), pause=1.0) for token in tokens * TABLES_EACH)
