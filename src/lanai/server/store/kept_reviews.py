"""What a store keeps of games in hindsight: nothing is lost with it, the record is the truth."""

from __future__ import annotations

from typing import Protocol


class ReviewStore(Protocol):
    """Keeps the review of a finished game, as bytes, marked with what it was made from and by."""

    async def keep_review(self, table: str, mark: str, body: bytes) -> None:
        """Keep a review in place of an older one."""

    async def review(self, table: str, mark: str) -> bytes | None:
        """Read the review of a table if it has this mark."""
