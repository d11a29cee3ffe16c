"""The wire protocol: all that goes over HTTP and the socket, as types.

`docs/protocol.md` tells it to people; its JSON schema and the web app's TypeScript types are made
from this module. Times are milliseconds since 1970. Moves are text.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
MOVE_LENGTH: Final = 200

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000_000)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Word = Annotated[str, Meta(min_length=1, max_length=32)]
Language = Annotated[str, Meta(min_length=2, max_length=16)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32,128}$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=MOVE_LENGTH)]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
GuestName = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Json = dict[str, Any]
Status = Literal["lobby", "playing", "over"]


# People


class GuestNamed(Struct, forbid_unknown_fields=True):
    """Ask to be a guest, or for another name."""

    name: GuestName


class NewGuest(Struct):
    """A guest who was just made. Only here is the token told: it is the key to all their seats."""

    guest: str
    name: str
    token: str


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
    """A game as the home page shows it."""

    name: str
    title: str
    line: str
    seats: list[int]
    minutes: list[int]
    rules: str
    cards: str
    options: list[GameOption]
    aid: Aid | None


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
    """A time limit: seconds for each move, or for all moves of a player together."""

    kind: Literal["move", "player"]
    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class BotSeat(Struct, forbid_unknown_fields=True):
    """A bot to sit on a seat."""

    seat: SeatNumber
    level: Word


class NewTable(Struct, forbid_unknown_fields=True):
    """Ask for a table. With `start` and all seats filled the game begins at once."""

    game: Word
    players: SeatNumber
    options: Json = {}
    bots: Annotated[list[BotSeat], Meta(max_length=10)] = []
    public: bool = False
    limit: Limit | None = None
    level: Word = "medium"
    hints: bool = True
    aid: bool = False
    sit: SeatNumber | None = None
    nonce_hash: Hash | None = None
    start: bool = False


class Seat(Struct):
    """Who sits on a seat. `standin`: a bot plays for an absent person."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    guest: str | None
    level: str | None
    connected: bool
    standin: bool
    resigned: bool


class Result(Struct):
    """How a game ended, and what proves that its chance was fair."""

    scores: list[int]
    winners: list[int]
    seed: str
    secret: str


class Table(Struct):
    """A table: what is played, by whom, and how far it is."""

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
    host: str
    seats: list[Seat]
    watchers: int
    commitment: str
    created: int
    lesson: str | None
    rematch: str | None
    result: Result | None


class CardSeat(Struct):
    """A seat as lists show it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    guest: str | None
    level: str | None


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


class OwnTable(TableCard):
    """A table of one's own as lists show it; `turn`: it waits for a decision of mine."""

    turn: bool


class Me(Struct):
    """A guest with the tables they sit at, the last changed first."""

    guest: str
    name: str
    tables: list[OwnTable]


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
    """Where the game stands for one viewer; `aid` helps the memory, at tables that want it."""

    seq: int
    view: View
    legal: list[str]
    to_act: list[int]
    undo: Literal["free", "ask"] | None
    over: bool
    clock: ClockFace | None
    lesson: Lesson | None
    aid: Json | None


class Update(Struct):
    """What a viewer was told as number `seq`."""

    seq: int
    events: list[Event]


class Chat(Struct):
    """A line of chat; `seat` is null for who only watches."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int


class You(Struct):
    """Who the server takes this connection for."""

    guest: str | None
    seat: int | None
    host: bool


# Records


class Frame(Struct):
    """One step of a replay: the record's line, what it did, and the view after it."""

    n: int
    line: Json | None
    events: list[Event]
    view: View


class RecordResult(Struct, omit_defaults=True):
    """The end of a record: the scores, and what proves its chance if it is proven."""

    scores: list[int]
    winners: list[int]
    seed: str | None = None
    secret: str | None = None


class Replay(Struct):
    """A whole game as one viewer may see it."""

    game: str
    players: list[str]
    frames: list[Frame]
    result: RecordResult | None


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


# The socket, client to server


class Request(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message of a client; repeating one with the same `id` is harmless."""

    id: RequestId


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True, kw_only=True):
    """The first message of a connection. Without a token one watches."""

    token: Token | None = None
    since: Seq | None = None
    lang: Language = "en"


class Move(Request, tag="move"):
    """Make a move, in answer to position `seq`."""

    seq: Seq
    move: MoveText


class Sit(Request, tag="sit"):
    """Sit down on an empty seat, with the hash of a nonce that goes into the deal."""

    seat: SeatNumber
    nonce_hash: Hash | None = None


class Stand(Request, tag="stand"):
    """Leave the seat before the game starts."""


class Bot(Request, tag="bot"):
    """Put a bot on a seat (host)."""

    seat: SeatNumber
    level: Word


class Clear(Request, tag="clear"):
    """Empty a seat (host)."""

    seat: SeatNumber


class Options(Request, tag="options"):
    """Change what is played and how (host); what is left out stays as it is."""

    options: Json | UnsetType = UNSET
    limit: Limit | UnsetType | None = UNSET
    level: Word | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    aid: bool | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    players: SeatNumber | UnsetType = UNSET


class Start(Request, tag="start"):
    """Start the game (host)."""


class NonceShown(Request, tag="nonce"):
    """Show the nonce whose hash was given when sitting down."""

    nonce: Nonce


class Say(Request, tag="chat"):
    """Say something to the table."""

    text: ChatText


class Undo(Request, tag="undo"):
    """Take the own last move back, or ask the table whether one may."""

    seq: Seq


class UndoAnswer(Request, tag="undo-answer"):
    """Agree to an undo that somebody asked for, or not."""

    ask: Seq
    agree: bool


class Resign(Request, tag="resign"):
    """Give up: a bot plays the seat for good."""


class Rematch(Request, tag="rematch"):
    """Make a new table with the same people and bots; the answer carries its id as `table`."""


class Hint(Request, tag="hint"):
    """Ask a strong bot what it would do."""

    seq: Seq


class Preview(Request, tag="preview"):
    """Ask what the position would be after a move."""

    seq: Seq
    move: MoveText


class Why(Request, tag="why"):
    """Ask why a move is not possible."""

    move: MoveText


class Back(Request, tag="back"):
    """Take the seat back from the stand-in; any move does so too."""


class Lang(Request, tag="lang"):
    """Hear in another language from now on."""

    lang: Language


class Ping(Request, tag="ping"):
    """Ask for a sign of life."""


AnyRequest = (
    Move | Sit | Stand | Bot | Clear | Options | Start | NonceShown | Say | Undo
    | UndoAnswer | Resign | Rematch | Hint | Preview | Why | Back | Lang | Ping
)  # fmt: skip
ClientMessage = Hello | AnyRequest


# The socket, server to client


class Message(Struct, tag_field="type", kw_only=True):
    """A message of the server."""


class Welcome(Message, tag="welcome"):
    """The answer to hello: all that one needs to go on."""

    table: Table
    you: You
    history: list[Update]
    chat: list[Chat]
    position: Position | None
    time: int
    protocol: int = PROTOCOL


class Updated(Message, tag="update"):
    """Something happened that this viewer may know of; `seq` rises by exactly one."""

    seq: int
    events: list[Event]
    position: Position


class TableChanged(Message, tag="table"):
    """Seats, presence, status or options changed."""

    table: Table


class Said(Message, tag="chat"):
    """Somebody said something."""

    chat: Chat


class Reveal(Message, tag="reveal"):
    """The game starts: answer with your nonce."""


class StartFailed(Message, tag="start-failed"):
    """Some did not show their nonce in time: the game did not start."""

    seats: list[int]
    message: str


class UndoAsked(Message, tag="undo-asked"):
    """Somebody asks to take back a move; answer with `undo-answer`."""

    seat: int
    ask: int
    text: str


class UndoSettled(Message, tag="undo-settled"):
    """All have answered, or the question was dropped."""

    agreed: bool


class Ok(Message, tag="ok", omit_defaults=True):
    """Done, and durable."""

    id: str
    table: str | None = None


class Refusal(Message, tag="error", omit_defaults=True):
    """Not done. `stale` carries the position as it is now; `id` is null for unreadable messages."""

    id: str | None
    code: str
    message: str
    rule: str | None
    seq: int | None = None
    position: Position | None = None


class Candidate(Struct):
    """A move that a hint considers: its expected share of the win, how sure, how often tried."""

    move: str
    text: str
    share: float
    error: float
    visits: float


class Hinted(Message, tag="hint"):
    """What a strong bot would consider."""

    id: str
    seq: int
    candidates: list[Candidate]
    share: float


class Previewed(Message, tag="preview"):
    """The view after a move, or null when that would reveal something."""

    id: str
    move: str
    view: View | None


class Reason(Message, tag="why"):
    """Why a move is not possible, or that it is."""

    id: str
    move: str
    legal: bool
    rule: str | None
    message: str


class Pong(Message, tag="pong"):
    """A sign of life."""

    id: str


ServerMessage = (
    Welcome | Updated | TableChanged | Said | Reveal | StartFailed | UndoAsked | UndoSettled | Ok
    | Refusal | Hinted | Previewed | Reason | Pong
)  # fmt: skip
