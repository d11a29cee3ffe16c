"""Somebody moves and takes back without end; ten nameless watchers see it again and again."""

from __future__ import annotations

import json
from itertools import count

from websockets.asyncio.client import ClientConnection

from attacks.target import Json, Target, hello, together

WATCHERS = 10


class Grinder:
    """Sits on both seats of a table, moves and takes back."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.numbers = count()

    async def begin(self) -> None:
        """Make the table, and start its game."""
        self.tokens = [await self.target.guest(name) for name in ("Mallory", "Trudy")]
        self.table = await self.target.table(self.tokens[0], sit=0)
        host, other = self.tokens
        async with self.target.socket(self.table) as line:
            await hello(line, other)
            await self.ask(line, "sit", seat=1)
        async with self.target.socket(self.table) as line:
            await hello(line, host)
            await self.ask(line, "start")

    async def ask(self, line: ClientConnection, kind: str, **more: object) -> Json:
        """Send a request, and give its answer; nothing when the server hangs up."""
        name = f"grind-{next(self.numbers)}"
        await line.send(json.dumps({"type": kind, "id": name, **more}))
        async for received in line:
            answer: Json = json.loads(received)
            if answer.get("id") == name:
                return answer
        return {}

    async def grind(self) -> None:
        """Move and take back until it is refused, on the seat whose turn it is."""
        for token in self.tokens:
            async with self.target.socket(self.table) as line:
                position = (await hello(line, token))["position"]
                while position["legal"]:
                    await self.ask(line, "move", seq=position["seq"], move=position["legal"][0])
                    undone = await self.ask(line, "undo", seq=position["seq"] + 1)
                    if undone.get("type") != "ok":
                        self.target.counts[undone.get("code", "cut off")] += 1
                        break
                    self.target.counts["moves taken back"] += 1
                    position["seq"] += 2

    async def visit(self) -> None:
        """Come as a watcher, and count what one is told."""
        async with self.target.socket(self.table) as line:
            await line.send(json.dumps({"type": "hello"}))
            self.target.counts["bytes of welcomes"] += len(await line.recv())
            self.target.counts["welcomes"] += 1


async def attack(target: Target) -> None:
    """Grind, and let watchers come to see it."""
    grinder = Grinder(target)
    await grinder.begin()
    watchers = (target.again(grinder.visit) for _ in range(WATCHERS))
    await together([target.again(grinder.grind), *watchers])
