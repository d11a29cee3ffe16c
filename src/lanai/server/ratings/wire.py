"""What HTTP tells of people's games and ratings, as types; the rest is in `protocol.py`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lanai.server.protocol import BotMark


class Shown(Struct, forbid_unknown_fields=True):
    """Say whether others may see my games and ratings."""

    public: bool


class RatingStep(Struct):
    """What a game did to a rating: the strength lies within `spread` of it with 95 % certainty.

    The game counted by `weight`: 1 is in full.
    """

    before: int
    after: int
    spread: int
    weight: float


class RatingAt(Struct):
    """A rating after a game that ended at a time."""

    at: int
    rating: int
    spread: int


class GameRating(Struct):
    """Somebody's rating in a game, with its course over the last games.

    `wins` of its `games` were won, `expected` were to be expected by the ratings of all who played.
    """

    rating: int
    spread: int
    games: int
    wins: int
    expected: float
    course: list[RatingAt]


class GameStats(Struct):
    """What somebody has come to in a game: all finished games, the points of the last ones."""

    game: str
    games: int
    wins: int
    points: list[int]
    rating: GameRating | None


class Places(Struct):
    """How often somebody came to each place in their last games of so many, and what was expected.

    Where a game was not rated every place was to be expected alike.
    """

    counts: list[int]
    expected: list[float]


class SeatHindsight(Struct):
    """What hindsight says about somebody in a game: luck is a share of the win, with its error.

    `accuracy` goes from 0 to 100; null where nothing was to be decided, or a bot moved for them.
    """

    luck: float
    error: float
    accuracy: float | None


class LookedBack(Struct):
    """A game in the picture of luck and skill; its `table` is told where it may be seen again."""

    table: str | None
    game: str
    at: int
    seat: int
    places: int
    won: bool
    hindsight: SeatHindsight


class LuckAndSkill(Struct):
    """Of how many of the last `games` hindsight is known, the last first."""

    games: int
    looked: list[LookedBack]


class Profile(Struct):
    """Somebody's games: how many, since when, and what they have come to.

    `sizes` are all finished games by the number of places, from one on. Luck and skill are those of
    the last games, of the one that was asked for or of all.
    """

    guest: str
    name: str
    public: bool
    games: int
    since: int | None
    stats: list[GameStats]
    places: list[Places]
    sizes: list[int]
    luck: LuckAndSkill
    bot: BotMark | None = None


class PastSeat(Struct):
    """Who else played a game; no name and no id of who keeps their games to themselves."""

    kind: Literal["person", "bot"]
    name: str | None
    guest: str | None
    level: str | None
    place: int
    points: int
    left: bool
    bot: BotMark | None = None


class PastGame(Struct):
    """A finished game of somebody; its `table` is told where it may be seen again.

    `hindsight` is null until the game was looked at.
    """

    table: str | None
    game: str
    at: int
    rated: bool
    seat: int
    place: int
    places: int
    points: int
    left: bool
    others: list[PastSeat]
    change: RatingStep | None
    hindsight: SeatHindsight | None


class History(Struct):
    """A page of somebody's finished games, the last first, and how many there are in all."""

    total: int
    games: list[PastGame]


class Leader(Struct):
    """One of the best players, a person or a bot; `change` is what a month has brought.

    A bot has a `level` if it is of the house, and `bot` if it is somebody's program.
    """

    rank: int
    name: str
    guest: str | None
    level: str | None
    rating: int
    spread: int
    games: int
    change: int | None
    bot: BotMark | None = None


class MyRank(Struct):
    """Where I am among the best; no rank while I am not shown, or have played too little."""

    rank: int | None
    rating: int
    spread: int
    games: int
    public: bool


class Leaders(Struct):
    """A page of the best players of a game, of a month or of all time, and how many there are.

    People are among them who let others see their games and have played `least` rated ones; where
    `programs` are asked for, people's programs instead. Bots of the house are among both.
    """

    game: str
    month: str | None
    total: int
    least: int
    leaders: list[Leader]
    me: MyRank | None
    programs: bool = False


class TableRatings(Struct):
    """What the game of a table did to ratings, by seat; `counted` once it is known."""

    rated: bool
    counted: bool
    seats: list[RatingStep | None]
