"""Kuhn poker as the lobby knows it."""

from __future__ import annotations

from kuhn_poker.state import KuhnState
from lanai.core.contract import Game


class KuhnPoker(Game):
    """Poker with three cards and one bet, just large enough to bluff."""

    def __init__(self) -> None:
        super().__init__(
            name="kuhn-poker",
            seats=(2,),
            moves=("pass", "bet"),
            minutes=(1, 2),
            longest=3,
            widest=3,
            draws=2,
            stakes=2,
        )

    def start(self, players: int, options: dict[str, object], cards: str) -> KuhnState:
        return KuhnState(self, players)


GAME = KuhnPoker()
