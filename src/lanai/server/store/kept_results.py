"""What a store keeps of finished games beside their logs: results, ratings, who is shown to others.

All of it but the people's own choice can be made again from the logs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from lanai.core.events import Json
from lanai.server.protocol import BotMark
from lanai.server.store.kept_reviews import Figures

ALL_TIME: Final = ""
"""The span of a rating that is not of a month; months are written as `2026-11`."""

Key = tuple[int, str]
"""When a game ended, and its table: rated games count in this order."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person's part in a finished game: their place among so many, and their points."""

    person: str
    seat: int
    place: int
    places: int
    points: int


@dataclass(frozen=True, slots=True)
class Tried:
    """What a try at a deal of the day came to; see `StoredTry`."""

    late: bool
    gone: bool
    place: int
    points: int
    margin: int


@dataclass(frozen=True, slots=True)
class StoredResult:
    """A finished game; `body` has all seats and how it was played."""

    table: str
    game: str
    ended: int
    rated: bool
    body: Json
    sitters: tuple[Sitter, ...] = ()
    tried: Tried | None = None

    @property
    def key(self) -> Key:
        """Tell where it comes among all games."""
        return self.ended, self.table


@dataclass(frozen=True, slots=True)
class StoredChange:
    """What a rated game did to a person's rating, and where they stood in its month after it.

    `chance` is how likely they were to win, `expected` how likely each place was. `against` names
    whom they met, for what is counted by day, and `weight` how much the game counted.
    """

    person: str
    table: str
    game: str
    ended: int
    month: str
    mu: float
    sigma: float
    games: int
    month_games: int
    month_since: float
    mu_before: float
    sigma_before: float
    weight: float
    chance: float
    expected: list[float]
    against: list[str]


@dataclass(frozen=True, slots=True)
class StoredRating:
    """A person's rating for all time or of a month; `since` is where it began there."""

    person: str
    name: str
    game: str
    mu: float
    sigma: float
    games: int
    since: float
    bot: BotMark | None = None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of a person, with what it did to their rating if it was rated.

    And what hindsight says about its seats, if it was looked at.
    """

    result: StoredResult
    sitter: Sitter
    change: StoredChange | None
    figures: Figures | None


@dataclass(frozen=True, slots=True)
class Tally:
    """How often a person came to a place in games of one kind and number of places."""

    game: str
    places: int
    place: int
    count: int


@dataclass(frozen=True, slots=True)
class RatedTally:
    """How many rated games of a kind a person played and won, and how many were to be expected."""

    game: str
    games: int
    wins: int
    expected: float


class ResultStore(Protocol):
    """Keeps finished games, ratings and profiles."""

    async def keep_result(self, result: StoredResult) -> bool:
        """Keep the result of a game; False when it is kept already."""

    async def replace_result(self, result: StoredResult) -> None:
        """Keep a result in place of what was kept of the game; it does not count as rated yet."""

    async def finished(self, after: str, limit: int) -> list[str]:
        """List tables whose game is over, by id, from behind one."""

    async def without_result(self, after: str, limit: int) -> list[str]:
        """List those of them whose result is not kept."""

    async def rename_in_result(self, table: str, body: Json) -> None:
        """Write anew what a result says about its seats, as somebody's name is gone."""

    async def result(self, table: str) -> StoredResult | None:
        """Read the result of a game."""

    # Ratings

    async def rating_version(self, game: str) -> int:
        """Tell how often the ratings of a game were changed."""

    async def rated_games(self) -> list[str]:
        """List the games that were ever rated."""

    async def uncounted(self, game: str, limit: int) -> list[StoredResult]:
        """List the first rated games that ratings do not know yet."""

    async def late(self, game: str) -> Key | None:
        """Find the first rated game that ratings do not know though they know a later one."""

    async def last_changes(self, game: str, persons: list[str]) -> list[StoredChange]:
        """Read the last change of each of some persons' ratings."""

    async def changes_since(self, game: str, persons: list[str], since: int) -> list[StoredChange]:
        """Read all changes of some persons' ratings since a time, the first ones first."""

    async def changes_at(self, table: str) -> list[StoredChange]:
        """Read what the game of a table did to the ratings of its people."""

    async def count_games(
        self, game: str, version: int, tables: list[str], changes: list[StoredChange]
    ) -> bool:
        """Note that games count, and what they changed; False if the version is another one."""

    async def rewind(self, game: str, version: int, to: Key) -> bool:
        """Forget what ratings know of a game and all after it; False if the version is another."""

    # People

    async def public_people(self, persons: list[str]) -> set[str]:
        """Tell which of some persons are shown to others."""

    async def tallies(self, person: str) -> list[Tally]:
        """Count a person's places in all finished games."""

    async def rated_tallies(self, person: str) -> list[RatedTally]:
        """Count a person's rated games and wins."""

    async def recent_places(
        self, person: str, game: str, most: int
    ) -> list[tuple[int, int, list[float] | None]]:
        """List places in a person's last games for each number of places, with what was expected.

        All games, or those of one if it is given.
        """

    async def recent_points(self, person: str, game: str, most: int) -> list[int]:
        """List a person's points in their last games, the first of them first."""

    async def first_played(self, person: str) -> int | None:
        """Tell when somebody finished their first game."""

    async def played_games(
        self, person: str, game: str, other: str, limit: int, skip: int
    ) -> tuple[int, list[PlayedGame]]:
        """List a person's finished games, the last first, and count all of them.

        Only those of a game if one is given, and only with somebody else if one is.
        """

    async def ratings_of(self, person: str, span: str) -> list[StoredRating]:
        """List a person's ratings, game by game."""

    async def course(self, person: str, game: str, limit: int) -> list[StoredChange]:
        """List the last changes of a person's rating, the first of them first."""

    async def best(
        self, game: str, span: str, least: int, limit: int, skip: int, programs: bool = False
    ) -> list[StoredRating]:
        """List people who are shown to others, the best first, if they played at least so often.

        Or people's programs.
        """

    async def count_best(
        self,
        game: str,
        span: str,
        least: int,
        bounds: Sequence[float] = (),
        programs: bool = False,
    ) -> list[int]:
        """Count these people, and those of them who are better than each of some lower bounds."""
