"""Fifty guests make public tables without a pause, and others ask for the list of tables."""

from __future__ import annotations

from functools import partial

from attacks.target import ATTACKER, Target, together

SPAMMERS = 50
LISTENER = "127.0.6.2"


async def attack(target: Target) -> None:
    """Make tables and read lists, and count the tables, the lists and the refusals."""
    tokens = [await target.guest(f"Spammer {number}") for number in range(SPAMMERS)]
    game = {"game": "tiki-topple", "players": 2, "public": True}

    async def make(token: str) -> None:
        if await target.ask("POST", "/api/tables", game, token, ATTACKER):
            target.counts["tables"] += 1

    async def look() -> None:
        await target.ask("GET", "/api/tables", None, "", LISTENER)
        target.counts["lists"] += 1

    spam = [target.again(partial(make, token)) for token in tokens]
    await together([*spam, target.again(look)])
