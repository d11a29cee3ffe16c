"""Fifty strangers chat at the innocent player's table without a pause, and return when cut off."""

from __future__ import annotations

import json
from functools import partial
from itertools import count

from attacks.target import Target, hello, together

STRANGERS = 50
LINE = "Look here! " * 20


async def attack(target: Target) -> None:
    """Say one thing after the other, and count what was said and what was refused."""
    tokens = [await target.guest(f"Stranger {number}") for number in range(STRANGERS)]
    numbers = count()

    async def chat(token: str) -> None:
        async with target.socket(target.victim) as line:
            await hello(line, token)
            target.counts["connections"] += 1
            await line.send(say(next(numbers)))
            async for received in line:
                answer = json.loads(received)
                if answer["type"] not in ("ok", "error"):
                    continue
                target.counts[answer.get("code", "chat lines")] += 1
                await line.send(say(next(numbers)))

    await together(target.again(partial(chat, token)) for token in tokens)


def say(number: int) -> str:
    """Write a request to say something."""
    return json.dumps({"type": "chat", "id": f"chat-{number}", "text": LINE})
