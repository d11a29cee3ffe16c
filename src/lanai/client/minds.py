"""Bots in processes of their own, one for each table: what hangs or dies there stops no other."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from lanai.bots.catalog import make
from lanai.bots.contract import Bot
from lanai.bots.turn import BotError, ask
from lanai.client.worlds import Differs, World
from lanai.core.contract import Game
from lanai.core.errors import LanaiError
from lanai.core.rng import FastRng
from lanai.server.workers import get_ready

GRACE: Final = 10.0
"""Seconds over its time after which the process is given up; a new one needs some to start."""


class Mind:
    """A bot that plays one seat: one object for all of its moves, until its process has to go."""

    def __init__(self, bot: str | type[Bot], seed: int, complain: Callable[[LanaiError], None]):
        self.bot: Final = bot
        self.seed: Final = seed
        self.complain: Final = complain
        self.pool = _new_pool()

    async def choose(self, world: World, seq: int, seconds: float) -> str:
        """Choose a move; where the bot fails any legal one is made, and somebody hears why.

        Raises Differs for a world that is not the position: it too is looked at in the process.
        """
        pool = self.pool
        try:
            thinking = pool.submit(think, self.bot, world, self.seed, seq, seconds)
            async with asyncio.timeout(seconds + GRACE):
                return await asyncio.wrap_future(thinking)
        except (BrokenProcessPool, TimeoutError):
            self.pool = _new_pool()
            _end(pool)
            self.complain(BotError("bot-died", {"bot": name_of(self.bot)}))
        except Differs:
            raise
        except LanaiError as error:
            self.complain(error)
        return random.choice(world.position.legal)

    def close(self) -> None:
        """End the process."""
        _end(self.pool)


def name_of(bot: str | type[Bot]) -> str:
    """Name a bot for people."""
    return bot if isinstance(bot, str) else bot.__name__


def _new_pool() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=get_ready)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


# In the process

MADE: Final[dict[str, Bot]] = {}


def think(bot: str | type[Bot], world: World, seed: int, seq: int, seconds: float) -> str:
    """Let the bot choose, or raise BotError. Its chance follows from the seed and the number."""
    state, seat = world.state(), world.sight.seat
    rng = FastRng(seed, seq)
    move = ask(_made(bot, state.game), name_of(bot), state, seat, rng, seconds)
    return state.text(seat, move)


def _made(bot: str | type[Bot], game: Game) -> Bot:
    key = f"{name_of(bot)} {game.name}"
    if key not in MADE:
        MADE[key] = make(bot, game) if isinstance(bot, str) else bot()
    return MADE[key]
