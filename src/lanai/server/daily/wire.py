"""What HTTP tells of deals of the day, as types; the rest is in `protocol.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DeviceMark = Annotated[str, Meta(max_length=64)]


class NewDailyTry(Struct, forbid_unknown_fields=True):
    """Play a day's deal: my one try that counts, or a practice game after it.

    `device` is a text that a browser draws once and keeps, whoever uses it.
    """

    practice: bool = False
    device: DeviceMark = ""


class DailyTry(Struct):
    """My try that counts; what it came to is null while it is under way.

    Of the two bots the better one was `margin` points behind. It is marked, and not compared with
    others, if there was a try before on this device or at this address (`again`), if it ended when
    the secret was shown already (`late`), or if a bot played it to the end (`left`).
    """

    day: str
    game: str
    table: str
    begun: int
    ended: int | None
    place: int | None
    points: int | None
    margin: int | None
    mark: Literal["again", "late", "left"] | None


class DailyBar(Struct):
    """How many tries came to a margin from `low` up to `high`; whether mine did."""

    low: int
    high: int
    count: int
    mine: bool


class DailyBest(Struct):
    """One of the best tries; the name is null for who is not shown to others."""

    name: str | None
    guest: str | None
    place: int
    points: int
    margin: int
    mine: bool


class DailyResults(Struct):
    """Everybody's tries on the same cards; only `compared` ones are among the bars and the best.

    `rank` is mine among them, or where it would be if it is not compared.
    """

    compared: int
    again: int
    late: int
    left: int
    rank: int | None
    bars: list[DailyBar]
    best: list[DailyBest]


class DailyDeal(Struct):
    """A deal: the hash of its secret since `published`, and the secret once the day is over.

    `bot` is what plays the other seats: so many simulations a move. Results are shown to who has
    finished their own try, and to everybody once the day is over.
    """

    day: str
    game: str
    rules: str
    cards: str
    bot: str
    commitment: str
    published: int
    secret: str | None
    under_way: int
    mine: DailyTry | None
    results: DailyResults | None


class DailyDay(Struct):
    """All deals of a day; `over` once their secrets are shown."""

    day: str
    ends: int
    over: bool
    deals: list[DailyDeal]


class Daily(Struct):
    """Today's deals, the commitments of tomorrow's, and my own days; `time` is the server's.

    `streak` are the days in a row on which I finished a try, up to today or yesterday.
    """

    today: DailyDay
    tomorrow: DailyDay
    streak: int
    longest: int
    mine: list[DailyTry]
    time: int
