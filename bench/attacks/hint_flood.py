"""Ten guests of one address ask for hints at a hundred tables of Moonshine, again and again."""

from __future__ import annotations

import json
from functools import partial
from itertools import count

from attacks.target import Target, hello, together

GUESTS = 10
TABLES_EACH = 10


async def attack(target: Target) -> None:
    """Ask for the next hint as soon as one is given or refused."""
    tokens = [await target.guest() for _ in range(GUESTS)]
    numbers = count()

    async def ask(token: str) -> None:
        bots = [{"seat": 1, "level": "random"}]
        table = await target.table(token, game="moonshine", bots=bots, sit=0, start=True)
        target.counts["tables"] += 1
        async with target.socket(table) as line:
            seq = (await hello(line, token))["position"]["seq"]
            while True:
                name = f"hint-{next(numbers)}"
                await line.send(json.dumps({"type": "hint", "id": name, "seq": seq}))
                answer: dict[str, object] = {}
                while answer.get("id") != name:
                    answer = json.loads(await line.recv())
                    seq = answer.get("seq", seq)
                target.counts[str(answer.get("code", "hints"))] += 1

    await together(target.again(partial(ask, token), pause=1.0) for token in tokens * TABLES_EACH)
