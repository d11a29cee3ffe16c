"""What a store keeps of deals of the day: the deals themselves, and everybody's try that counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """The deal of a day (`2026-11-17`) and game; `published` is when its commitment first was."""

    day: str
    game: str
    secret: str
    rules: str
    cards: str
    bot: str
    published: int


@dataclass(frozen=True, slots=True)
class NewTry:
    """A try that counts, from a device and an address that are known only as keyed hashes.

    Who is `fresh` has never finished a game before this day.
    """

    day: str
    game: str
    person: str
    table: str
    begun: int
    device: str
    address: str
    fresh: bool


@dataclass(frozen=True, slots=True)
class StoredTry:
    """A try that counts; what it came to is known once it has ended.

    `again`: somebody else had a try there before. `late`: it ended after its day. `gone`: a bot
    played it to the end. `margin` is how many points it was ahead of the best bot.
    """

    day: str
    game: str
    table: str
    begun: int
    again: bool
    ended: int | None
    late: bool
    gone: bool
    place: int | None
    points: int | None
    margin: int | None


@dataclass(frozen=True, slots=True)
class BestTry:
    """One of the best tries at a deal; the name is empty for who is not shown to others."""

    person: str
    name: str
    place: int
    points: int
    margin: int


@dataclass(frozen=True, slots=True)
class TryCounts:
    """How many tries at a deal there are: those that are compared, and the others by their mark."""

    compared: int
    again: int
    late: int
    gone: int
    under_way: int


class DayStore(Protocol):
    """Keeps the deals of days and the tries at them."""

    async def add_deal(self, deal: StoredDeal) -> bool:
        """Keep a deal, once and for all; False when there is one."""

    async def deals(self, first: str, last: str) -> list[StoredDeal]:
        """Read the deals from one day to another, by day and game."""

    async def begin_try(self, new: NewTry) -> bool:
        """Keep somebody's try; False when they have one at this deal.

        It is marked where somebody else had a try before, on the same device, or at the same
        address if this person is fresh.
        """

    async def try_of(self, day: str, game: str, person: str) -> StoredTry | None:
        """Read somebody's try at a deal."""

    async def tries_of(self, person: str, limit: int) -> list[StoredTry]:
        """List somebody's tries, the last days first."""

    async def days_of(self, person: str, limit: int) -> list[str]:
        """List the days at which somebody has finished a try, the last first."""

    async def count_tries(self, day: str, game: str) -> TryCounts:
        """Count the tries at a deal."""

    async def margins(self, day: str, game: str) -> list[tuple[int, int]]:
        """Count the tries that are compared by their margin, the lowest first."""

    async def count_better(self, day: str, game: str, margin: int, points: int) -> int:
        """Count the tries that are compared and better than this."""

    async def best_tries(self, day: str, game: str, limit: int) -> list[BestTry]:
        """List the best tries that are compared."""

    async def forget_marks(self, before: str) -> None:
        """Forget from which devices and addresses tries of earlier days came."""
