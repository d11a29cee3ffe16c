"""What a bot is asked at a table: what its seat may know, how long it may think, with which chance.

With a day's deal everybody meets the same bots: their chance follows from the deal and the position
alone, and they think for a number of simulations, however long that takes here.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from lanai.bots.knowledge import knowledge_of
from lanai.bots.search.budget import FOREVER
from lanai.core.contract import Game
from lanai.core.fairness import FairLuck
from lanai.core.rng import FastRng
from lanai.server.jobs import PackedSight, new_rng
from lanai.server.table import Table

DAILY_SECONDS: Final = 600.0
"""Seconds after which a worker is given up that thinks about a day's deal; it is asked again."""

SEED_BYTES: Final = 7
"""Of a bot's own generator: they stay below the largest seed."""


@dataclass(frozen=True)
class Thought:
    """A question to a bot; `patience` is how long its worker is waited for."""

    sight: PackedSight
    bot: str
    seconds: float
    patience: float
    seed: int | None = None


def thought_of(table: Table, seat: int, seconds: float) -> Thought:
    """Ask the bot of a seat for its move."""
    if table.daily is None:
        return Thought(sight_of(table, seat), table.level_of(seat), seconds, seconds)
    seed = seed_of(table, seat)
    return Thought(sight_of(table, seat, seed), table.daily.bot, FOREVER, DAILY_SECONDS, seed)


def sight_of(table: Table, seat: int, seed: int | None = None) -> PackedSight:
    """Draw anew what a seat cannot know: this is all that a worker gets."""
    assert table.play is not None
    return PackedSight(
        game=table.game.name,
        players=table.players,
        options=table.options,
        cards=table.cards,
        seat=seat,
        identity=table.play.state.redeal(seat, rng_of(seed)).identity(),
    )


def rng_of(seed: int | None) -> FastRng:
    """Make a generator from a seed, or one that nobody can foresee."""
    return new_rng() if seed is None else FastRng(seed)


def seed_of(table: Table, seat: int) -> int:
    """Give the chance of a bot in a position of a day's deal.

    It is keyed by the seed of the deal, so that nothing of the position can be read from it.
    """
    assert table.play is not None
    luck = table.play.match.luck
    assert isinstance(luck, FairLuck)
    position = ",".join(str(int(number)) for number in table.play.state.identity())
    message = f"bot:{seat}:{position}".encode()
    digest = hmac.new(bytes.fromhex(luck.seed), message, hashlib.sha256).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")


def daily_bot(game: Game, players: int) -> str:
    """Name the bot that thinks as long as an expert does at such a table, in simulations."""
    return f"search:{max(1, knowledge_of(game).expert * 2 // players)}"
