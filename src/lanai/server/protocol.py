"""The wire protocol: the things that HTTP and the socket tell of, as types.

What is said on the socket is in `messages.py`. `docs/protocol.md` tells both to people; the JSON
schema and the web app's TypeScript types are made from them. Times are milliseconds since 1970.
Moves are text.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 1

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
MOVE_LENGTH: Final = 200
NOTE_LENGTH: Final = 300
DEVICE_LENGTH: Final = 40
HOUR: Final = 3600
DAY: Final = 24 * HOUR
MONTH: Final = 30 * DAY
PROGRAM_LENGTH: Final = 40

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000_000)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Word = Annotated[str, Meta(min_length=1, max_length=32)]
Language = Annotated[str, Meta(min_length=2, max_length=16)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Attempt = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32,128}$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=MOVE_LENGTH)]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
GuestName = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
ProgramName = Annotated[str, Meta(min_length=1, max_length=PROGRAM_LENGTH)]
GuestId = Annotated[str, Meta(min_length=1, max_length=64)]
Note = Annotated[str, Meta(max_length=NOTE_LENGTH)]
Json = dict[str, Any]
Status = Literal["lobby", "playing", "over"]


# People


class BotMark(Struct, forbid_unknown_fields=True, frozen=True):
    """Says that a program plays: whose it is, as they call themselves, and what it is called."""

    owner: GuestName
    program: ProgramName


class GuestNamed(Struct, forbid_unknown_fields=True):
    """Ask for another name."""

    name: GuestName


class GuestWanted(Struct, forbid_unknown_fields=True):
    """Ask to be a guest; a program says by `bot` that it is one, which nothing ever changes."""

    name: GuestName
    bot: BotMark | None = None


class Person(Struct):
    """Somebody: their public id, and what they are called."""

    guest: str
    name: str


class NewGuest(Struct):
    """A guest who was just made. Only here is the token told: it is the key to all their seats."""

    guest: str
    name: str
    token: str
    bot: BotMark | None = None


# Games


class Choice(Struct):
    """One value that an option may have, with a sentence about it."""

    value: Any
    text: str


class GameOption(Struct):
    """A choice about the rules; without `choices` the game reads the value itself."""

    name: str
    title: str
    choices: list[Choice]
    default: Any


class Aid(Struct):
    """What a game can help the memory with, and a sentence for each choice of a table."""

    title: str
    choices: list[Choice]


class GameInfo(Struct):
    """A game as the home page shows it; `measured`: levels of bots that rated games may have."""

    name: str
    title: str
    line: str
    seats: list[int]
    minutes: list[int]
    rules: str
    cards: str
    options: list[GameOption]
    aid: Aid | None
    lesson: bool
    measured: list[str]


class RulesSection(Struct):
    """A part of a game's rules; empty lines part its paragraphs."""

    title: str
    text: str


class RulesPage(Struct):
    """The rules of a game, for one that has no page written for people."""

    game: str
    sections: list[RulesSection]


class LevelInfo(Struct):
    """A level of bots."""

    name: str
    title: str
    about: str


class CardTable(Struct):
    """The card table of a game, every line with its provenance."""

    game: str
    version: str
    versions: list[str]
    table: Json


# Tables


class Limit(Struct, forbid_unknown_fields=True, frozen=True):
    """A time limit: seconds for each move, or for all moves of a player together.

    By correspondence it is an hour to thirty days for each move, and time goes on while nobody is
    at the table; otherwise it is a day at most.
    """

    kind: Literal["move", "player", "correspondence"]
    seconds: Annotated[int, Meta(ge=1, le=MONTH)]

    def __post_init__(self) -> None:
        """Refuse a limit that is too short or too long for its kind."""
        if self.kind == "correspondence":
            if self.seconds < HOUR:
                raise ValueError("a limit by correspondence is an hour at least")
        elif self.seconds > DAY:
            raise ValueError("a limit of this kind is a day at most")


class BotSeat(Struct, forbid_unknown_fields=True):
    """A bot to sit on a seat."""

    seat: SeatNumber
    level: Word


class NewTable(Struct, forbid_unknown_fields=True):
    """Ask for a table. With `start` and all seats filled the game begins at once.

    Who sits down at a `rated` table by `sit` agrees that the game counts.
    """

    game: Word
    players: SeatNumber
    options: Json = {}
    bots: Annotated[list[BotSeat], Meta(max_length=10)] = []
    public: bool = False
    limit: Limit | None = None
    level: Word = "medium"
    hints: bool = True
    aid: bool = False
    rated: bool = False
    sit: SeatNumber | None = None
    contribute: bool = False
    start: bool = False


class Seat(Struct):
    """Who sits on a seat. `standin`: a bot plays for an absent person.

    `away`: since when the person has no connection, null while they have one or it is not known.
    `nudged`: when they were reminded of this decision. `late`: others may let a bot play for them.
    `again`: whether they want to play again, null while they have not said so.
    `agrees`: they have agreed that a rated game counts. `bot`: the person is somebody's program.
    """

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    guest: str | None
    level: str | None
    connected: bool
    standin: bool
    resigned: bool
    away: int | None
    nudged: int | None
    late: bool
    again: bool | None
    agrees: bool
    bot: BotMark | None = None


class Undoing(Struct):
    """An undo that the table is asked about: whose, its number, and who has not answered yet."""

    seat: int
    ask: int
    waiting: list[int]


class Played(Struct):
    """Who played a person's seat: all moves, those of a bot, and those of a bot at the end."""

    moves: int
    by_bot: int
    last_by_bot: int


class Result(Struct):
    """How a game ended, who played (by seat), and what proves that its chance was fair.

    Seed and secret are null where a deal of the day was played: its record tells them.
    """

    scores: list[int]
    winners: list[int]
    played: list[Played]
    seed: str | None
    secret: str | None


class Dealt(Struct):
    """Which day's deal is played, and whether it is only for practice."""

    day: str
    practice: bool


Cards = Literal["redealt", "same"]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]


class NewBranch(Struct, forbid_unknown_fields=True):
    """Ask for a table that begins with the first `step` lines of a game, chance and moves.

    I sit on `seat`; what it could not know is drawn anew, unless the very `same` cards are wanted.
    Bots of a level take the other seats and the game begins, or `friends` find them empty.
    """

    step: Step
    seat: SeatNumber
    cards: Cards = "redealt"
    level: Word = "medium"
    friends: bool = False
    hints: bool = True
    contribute: bool = False


class NewBranchOf(NewBranch, forbid_unknown_fields=True, kw_only=True):
    """Ask for a table that begins like the game of this record."""

    record: str


class Outcome(Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class Branch(Struct):
    """Says that a game begins with `step` lines of another: no fair deal by proof, never rated.

    What `seat` could not know was drawn anew, or the cards are the `same`: then some people may
    know them. `table`: where the other game was played, `then`: how it ended, where that is known.
    `own`: who made this table sat there on this very seat.
    """

    step: int
    seat: int
    cards: Cards
    digest: str
    table: str | None
    then: Outcome | None
    own: bool


class Table(Struct):
    """A table: what is played, by whom, and how far it is.

    `locked`: nobody new may sit down. Who is `muted` may not chat, who is `removed` not sit either.
    `rated`: the game counts for the ratings of all persons here, and nobody gets help.
    A start waits for the seats that are `asked`; by correspondence until `answer_by`.
    """

    id: str
    name: str
    game: str
    players: int
    options: Json
    rules: str
    cards: str
    status: Status
    starting: bool
    public: bool
    limit: Limit | None
    level: str
    hints: bool
    aid: bool
    rated: bool
    host: str
    locked: bool
    watchers_chat: bool
    muted: list[str]
    removed: list[Person]
    seats: list[Seat]
    watchers: int
    commitment: str | None
    agreement: str | None
    failed_starts: list[list[str]]
    created: int
    lesson: str | None
    daily: Dealt | None
    undo: Undoing | None
    rematch: str | None
    result: Result | None
    branch: Branch | None
    asked: list[int]
    answer_by: int | None


class CardSeat(Struct):
    """A seat as lists show it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    guest: str | None
    level: str | None
    played: Played | None = None
    bot: BotMark | None = None


class TableCard(Struct):
    """A table as lists show it."""

    id: str
    name: str
    game: str
    status: Status
    public: bool
    host: str
    players: int
    seats: list[CardSeat]
    created: int
    updated: int
    scores: list[int] | None
    winners: list[int] | None
    rated: bool = False
    lesson: bool = False
    limit: Limit | None = None
    daily: str | None = None
    branch: bool = False


class OwnTable(TableCard, kw_only=True):
    """A table of one's own as lists show it; `turn`: it waits for a decision of mine.

    `deadline`: when a bot stands in for me, where time goes on though nobody is there. `here`: the
    seats of persons who are at the table now, as far as the process knows that answers. `standing`:
    how far the game is and what I have, in words, as everybody may know it.
    """

    turn: bool
    deadline: int | None = None
    here: list[int]
    standing: str


class Me(Struct):
    """A guest with the tables they sit at, the last changed first."""

    guest: str
    name: str
    tables: list[OwnTable]
    bot: BotMark | None = None


# Positions and events

Event = Annotated[
    Json,
    Meta(
        title="GameEvent",
        description="What happened as this viewer may know it: `event`, its fields, `sentences`.",
    ),
]
View = Annotated[
    Json,
    Meta(title="View", description="All that a viewer may know of the position, game by game."),
]


class ClockFace(Struct):
    """Until when a move is awaited, and the milliseconds that each seat has left."""

    deadline: int | None
    left: list[int]


class Lesson(Struct):
    """What a lesson says now; `move` is the move that it asks for, null while there is none."""

    step: int
    steps: int
    text: str
    move: str | None


class Position(Struct):
    """Where the game stands for one viewer; `aid` helps the memory, at tables that want it.

    `own` are the keys of the view that a spectator is told nothing of. A move is `forced` where it
    is the only one and nobody learns anything if it is made at once.
    """

    seq: int
    view: View
    own: list[str]
    legal: list[str]
    to_act: list[int]
    undo: Literal["free", "ask"] | None
    over: bool
    clock: ClockFace | None
    lesson: Lesson | None
    aid: Json | None
    forced: bool = False


class Pause(Struct):
    """A stop before the game goes on, as at the end of a round: the view after so many events."""

    events: int
    view: View
    own: list[str]


class Update(Struct, omit_defaults=True):
    """What a viewer was told as number `seq`; of the last five that paused with their `pauses`."""

    seq: int
    events: list[Event]
    pauses: list[Pause] = []


ChatKind = Literal[
    "said", "muted", "unmuted", "removed", "let-in", "host", "host-gone", "locked", "unlocked",
    "chat-opened", "chat-closed", "renamed",
]  # fmt: skip


class Chat(Struct, kw_only=True):
    """A line of chat, what `guest` said; or a quiet line that tells what was done about them.

    `seat` is null for who only watches. Quiet lines have no text: `name` is who it is about, `by`
    the host, or what they were called before for who is `renamed`. `bot`: a program said it.
    """

    n: int
    at: int
    kind: ChatKind
    seat: int | None
    guest: str | None
    name: str
    text: str
    by: str | None
    bot: bool = False


class You(Struct):
    """Who the server takes this connection for."""

    guest: str | None
    seat: int | None
    host: bool


# Reports

Reason = Literal["insults", "spam", "name", "cheating", "other"]


class NewReport(Struct, forbid_unknown_fields=True):
    """Report somebody to whoever runs the server: for a line of chat, or for their name."""

    guest: GuestId
    reason: Reason
    line: Seq | None = None
    note: Note = ""


class Reported(Struct):
    """What was noted: whom it is about, and how many lines of chat are kept with it."""

    name: str
    lines: int


# Records


class Frame(Struct):
    """One step of a replay: the record's line, what it did, and the view after it.

    At a `pause` people look at how a round has ended; what came then is a step without a line. So
    are others' moves at a deal of the day while its day lasts: some of them were made in secret.
    `lines`: how many lines of the record, chance and moves, lead here; a branch can begin there.
    """

    n: int
    line: Json | None
    events: list[Event]
    view: View
    lines: int
    pause: bool = False


class RecordResult(Struct, omit_defaults=True):
    """The end of a record: the scores, and what proves its chance if it is proven."""

    scores: list[int]
    winners: list[int]
    seed: str | None = None
    secret: str | None = None


class Replay(Struct):
    """A whole game as one viewer may see it; the first lines that are `begun` are another one's."""

    game: str
    players: list[str]
    frames: list[Frame]
    result: RecordResult | None
    cards: str
    begun: int


class Verdict(Struct):
    """What a record is worth."""

    ok: bool
    line: int | None
    message: str
    proven: bool


# Errors over HTTP


class Problem(Struct):
    """What is wrong, for programs (`code`), for people (`message`), and by which rule."""

    code: str
    message: str
    rule: str | None = None


class HttpError(Struct):
    """The body of every answer that is not a success."""

    error: Problem
