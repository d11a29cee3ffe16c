"""The log of a table, entry by entry. It is the truth: all that is ever sent derives from it.

Entries carry the time they were written, and who asked for them with which request id, so that a
repeated request is recognised by any process at any time.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec
from msgspec import Struct

from lanai.core.events import Json
from lanai.server.protocol import BotMark, Limit

Budget = Literal["change", "chat", "undo", "question", "back"]


class DailyDeal(Struct, frozen=True, omit_defaults=True):
    """Which day's deal a table plays: with this bot, and a commitment published at a time."""

    day: str
    bot: str
    published: int
    practice: bool = False


class Branch(Struct, frozen=True, omit_defaults=True):
    """The beginning of another game, with which the game of a table begins.

    It is `step` lines of a record with this `digest`, told in `lines` as `seat` knew them or with
    the same `cards`; `result` is how that game ended, and `table` where it was played, if known.
    Whoever made this table sat there on this very seat if it is their `own`.
    """

    digest: str
    step: int
    seat: int
    cards: Literal["redealt", "same"]
    lines: list[dict[str, Any]]
    result: dict[str, Any] | None = None
    table: str | None = None
    own: bool = False


class Entry(Struct, tag_field="entry", kw_only=True, omit_defaults=True):
    """One entry.

    Nobody was at the table for `slept` of the milliseconds before it: no clock counts them. Whoever
    asks for an entry spends from their `budget` at the table; None is for what has an end by itself
    or only answers.
    """

    budget: ClassVar[Budget | None] = "change"

    at: int
    guest: str | None = None
    id: str | None = None
    slept: int = 0


class Created(Entry, tag="created"):
    """A table was made."""

    table: str
    name: str
    game: str
    rules: str
    cards: str
    players: int
    options: dict[str, Any]
    public: bool
    limit: Limit | None
    level: str
    hints: bool
    host: str
    secret: str = ""  # of lessons, of a day's deal, and under scheme 1 of fairness
    lesson: bool = False
    aid: bool = False
    rated: bool = False
    daily: DailyDeal | None = None
    branch: Branch | None = None


class Sat(Entry, tag="sat"):
    """A person sat down; who contributes adds a nonce to the luck when the game starts.

    They agree that the game counts if they were shown so. `bot` marks somebody's program.
    """

    seat: int
    person: str
    name: str
    bot: BotMark | None = None
    contributes: bool = False
    agrees: bool = False
    nonce_hash: str | None = None  # scheme 1: it was given when sitting down


class BotSat(Entry, tag="bot"):
    """A bot was put on a seat."""

    seat: int
    level: str


class Cleared(Entry, tag="cleared"):
    """A seat became empty: its person stood up, or the host cleared it."""

    seat: int


class Changed(Entry, tag="changed"):
    """The host changed what is played and how."""

    players: int
    options: dict[str, Any]
    public: bool
    limit: Limit | None
    level: str
    hints: bool
    aid: bool = False
    rated: bool = False


class RatingAgreed(Entry, tag="rating-agreed"):
    """A person who sits at a rated table agreed that the game counts, or no longer does."""

    seat: int
    on: bool


class Starting(Entry, tag="starting"):
    """The host started: empty seats are left out, all who contribute are asked for a hash.

    Every attempt has a secret of its own. Under scheme 1 there was one secret for a table, and all
    who had given a hash were asked for their nonce at once.
    """

    attempt: int = 0
    secret: str = ""


class HashGiven(Entry, tag="hash"):
    """A person gave the hash of their nonce."""

    budget: ClassVar[Budget | None] = None

    seat: int
    hash: str


class Agreed(Entry, tag="agreed"):
    """All hashes are there: nothing can change any more, and the nonces are asked for."""

    agreement: str


class NonceGiven(Entry, tag="nonce"):
    """A person showed their nonce."""

    budget: ClassVar[Budget | None] = None

    seat: int
    nonce: str


class StartFailed(Entry, tag="start-failed"):
    """Some seats did not keep to it in time: all of the attempt is thrown away."""

    budget: ClassVar[Budget | None] = None

    seats: list[int]


class Started(Entry, tag="started"):
    """All nonces are there: the game begins, with this chance.

    Bots count in a rated game by this `measure` of their strength.
    """

    chance: list[dict[str, Any]] | None = None
    measure: str | None = None


class Moved(Entry, tag="moved"):
    """A seat moved, and this chance followed; `by` names the bot that moved for it."""

    budget: ClassVar[Budget | None] = None

    seat: int
    move: str
    by: str | None = None
    chance: list[dict[str, Any]] | None = None


class Undone(Entry, tag="undone"):
    """A move was taken back: the line alone, or with all that came after it."""

    budget: ClassVar[Budget | None] = "undo"

    seat: int
    line: int
    alone: bool


class UndoAsked(Entry, tag="undo-asked"):
    """A seat asked the other persons whether it may take back its last move."""

    budget: ClassVar[Budget | None] = "question"

    seat: int
    line: int
    asked: list[int]


class UndoAnswered(Entry, tag="undo-answered"):
    """A person answered."""

    budget: ClassVar[Budget | None] = None

    seat: int
    agree: bool


class UndoWithdrawn(Entry, tag="undo-withdrawn"):
    """A seat asks no longer."""

    budget: ClassVar[Budget | None] = None

    seat: int


class Said(Entry, tag="said"):
    """Somebody said something."""

    budget: ClassVar[Budget | None] = "chat"

    seat: int | None
    name: str
    text: str
    bot: bool = False


class Muted(Entry, tag="muted"):
    """The host asked somebody to be quiet, or let them speak again."""

    person: str
    name: str
    on: bool
    by: str = ""


class Removed(Entry, tag="removed"):
    """The host sent somebody away who may neither sit nor speak here, or let them come back."""

    person: str
    name: str
    on: bool
    by: str = ""


class HouseKept(Entry, tag="house"):
    """The host locked or opened the table, or said whether those who watch may chat."""

    locked: bool
    watchers_chat: bool
    by: str = ""


class HostPassed(Entry, tag="host"):
    """The host handed their role over, or was gone and it passed on."""

    person: str
    name: str
    by: str = ""
    gone: bool = False


class Renamed(Entry, tag="renamed"):
    """Somebody who sits here is called otherwise now."""

    person: str
    name: str


class StoodIn(Entry, tag="stood-in"):
    """A bot of the table's level plays for a person: their time is up, or a guest asked for it.

    `told`: everybody is told in the log of the game. Entries of old tables were not.
    """

    seat: int
    told: bool = False


class BotFailed(Entry, tag="bot-failed"):
    """A bot gave no legal move in time, so that any was made for it; told once in a game."""

    budget: ClassVar[Budget | None] = None

    seat: int


class CameBack(Entry, tag="came-back"):
    """A person took their seat back from the stand-in."""

    budget: ClassVar[Budget | None] = "back"

    seat: int
    told: bool = False


class Resigned(Entry, tag="resigned"):
    """A person left for good: a bot plays the seat to the end."""

    budget: ClassVar[Budget | None] = None

    seat: int
    told: bool = False


class Nudged(Entry, tag="nudged"):
    """Somebody reminded a person that the table waits for them."""

    seat: int


class Reacted(Entry, tag="reacted"):
    """A person who was nudged said that they are here."""

    budget: ClassVar[Budget | None] = None

    seat: int


class Woke(Entry, tag="woke"):
    """Somebody came to a table where nobody was: the time since the last entry does not count.

    Older versions wrote it at every visit; now the next entry tells how long nobody was there.
    """


class Rematched(Entry, tag="rematch"):
    """There is to be a new table for those who want to play again; who asked first is its host."""

    budget: ClassVar[Budget | None] = None

    table: str


class AnsweredRematch(Entry, tag="rematch-answer"):
    """A person said whether they play again."""

    budget: ClassVar[Budget | None] = None

    seat: int
    agree: bool


AnyEntry = (
    Created | Sat | BotSat | Cleared | Changed | RatingAgreed | Starting | HashGiven | Agreed
    | NonceGiven | StartFailed | Started | Moved | Undone | UndoAsked | UndoAnswered
    | UndoWithdrawn | Said | Muted | Removed | HouseKept | HostPassed | Renamed | StoodIn
    | BotFailed | CameBack | Resigned | Nudged | Reacted | Woke | Rematched | AnsweredRematch
)  # fmt: skip


def read(stored: Json) -> AnyEntry:
    """Read an entry as it was stored."""
    entry: AnyEntry = msgspec.convert(stored, AnyEntry)
    return entry
