"""What a store keeps of games in hindsight: nothing is lost with it, the record is the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """What a review says about a seat: luck as a share of the win, its error, and the accuracy."""

    luck: float
    error: float
    accuracy: float | None


@dataclass(frozen=True, slots=True)
class Figures:
    """Those of all seats, and by which scheme; none where a game cannot be looked at."""

    scheme: int
    seats: tuple[SeatFigures, ...] = ()


class ReviewStore(Protocol):
    """Keeps the review of a finished game, as bytes, marked with what it was made from and by."""

    async def keep_review(self, table: str, mark: str, body: bytes, figures: Figures) -> None:
        """Keep a review in place of an older one, and what profiles tell of it."""

    async def review(self, table: str, mark: str) -> bytes | None:
        """Read the review of a table if it has this mark."""


class FiguresStore(Protocol):
    """Knows which games were not looked at yet."""

    async def keep_figures(self, table: str, figures: Figures) -> None:
        """Keep what reviews say about the seats of a game, in place of older figures."""

    async def without_figures(self, scheme: int, since: int, limit: int) -> list[tuple[str, str]]:
        """List games of persons without figures of a scheme that ended since, the last first.

        Each comes once for each of its persons.
        """
