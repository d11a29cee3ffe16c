"""The random bot: every legal move is equally likely."""

from __future__ import annotations

from lanai.bots.contract import Bot, Sight


class RandomBot(Bot):
    """Plays anything legal."""

    def choose(self, sight: Sight) -> int | str:
        return int(sight.world.pick(sight.seat, sight.rng))
