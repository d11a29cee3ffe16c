"""The list of public tables: fair, however many tables somebody makes."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from lanai.server.store import StoredCard, TableStore

LISTED: Final = 100
OF_ONE_HOST: Final = 3
OF_ONE_ADDRESS: Final = 10
LOOKED_AT: Final = 10 * LISTED
"""Tables that are looked at, the last changed first, to choose from."""
REMEMBERED: Final = 10_000
"""Tables of which it is known where they were made."""
FRESH_SECONDS: Final = 1.0


class PublicList:
    """Chooses what to list; all who ask within a second are shown the same."""

    def __init__(self, store: TableStore, is_waited_at: Callable[[str], bool]) -> None:
        self.store: Final = store
        self.is_waited_at: Final = is_waited_at
        self.makers: Final[OrderedDict[str, str]] = OrderedDict()
        self.cards: list[StoredCard] = []
        self.made_at = float("-inf")
        self.lock: Final = asyncio.Lock()

    def note(self, table: str, address: str) -> None:
        """Remember at which address a table was made, and list it at once."""
        self.makers[table] = address
        if len(self.makers) > REMEMBERED:
            self.makers.popitem(last=False)
        self.made_at = float("-inf")

    async def show(self, now: float) -> list[StoredCard]:
        """Give the list as it is at a time in seconds."""
        async with self.lock:
            if now - self.made_at >= FRESH_SECONDS:
                self.made_at = (
                    now  # before it is made: a table that is noted meanwhile is not in it
                )
                found = await self.store.public_cards(LOOKED_AT, OF_ONE_HOST)
                self.cards = self._choose(found)
            return self.cards

    def _choose(self, cards: list[StoredCard]) -> list[StoredCard]:
        """Put those first where somebody waits now, and take only some of each address."""
        waited_at = [card for card in cards if self._waits(card)]
        others = [card for card in cards if not self._waits(card)]
        counts: Counter[str] = Counter()
        chosen = []
        for card in waited_at + others:
            address = self.makers.get(card.id)
            if address is not None:
                counts[address] += 1
                if counts[address] > OF_ONE_ADDRESS:
                    continue
            chosen.append(card)
        return chosen[:LISTED]

    def _waits(self, card: StoredCard) -> bool:
        return card.status == "lobby" and self.is_waited_at(card.id)
