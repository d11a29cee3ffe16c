"""What is said on the socket of a table, from the client to the server and back.

The things that are spoken of are in `protocol.py`; `docs/protocol.md` tells both to people.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from lanai.server.protocol import (
    PROTOCOL,
    Attempt,
    Chat,
    ChatText,
    Event,
    GuestId,
    Hash,
    Json,
    Language,
    Limit,
    MoveText,
    Nonce,
    Pause,
    Position,
    RequestId,
    SeatNumber,
    Seq,
    Table,
    Token,
    Update,
    View,
    Word,
    You,
)

# From the client


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
    """Sit down on an empty seat; who contributes adds a nonce to the deal when the game starts.

    With `rated` one agrees that the game counts, if the table is rated.
    """

    seat: SeatNumber
    contribute: bool = False
    rated: bool = False


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
    rated: bool | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    players: SeatNumber | UnsetType = UNSET


class AgreeRated(Request, tag="agree-rated"):
    """Agree that the game of a rated table counts, or think better of it before it starts."""

    agree: bool = True


class Start(Request, tag="start"):
    """Start the game (host), or call `off` a start that is under way: it has failed then."""

    off: bool = False


class HashGiven(Request, tag="hash"):
    """Give the hash of a fresh nonce, in answer to `commit`."""

    attempt: Attempt
    hash: Hash


class NonceShown(Request, tag="nonce"):
    """Show the nonce, in answer to `reveal` and only if its agreement holds the hash unchanged."""

    attempt: Attempt
    nonce: Nonce


class Say(Request, tag="chat"):
    """Say something to the table."""

    text: ChatText


class Mute(Request, tag="mute"):
    """Ask somebody to be quiet here, or let them speak again (host)."""

    guest: GuestId
    on: bool


class Remove(Request, tag="remove"):
    """Send somebody away for good, or let them come back; not who plays a game (host)."""

    guest: GuestId
    on: bool


class HandOver(Request, tag="hand-over"):
    """Make somebody who sits here the host instead (host)."""

    guest: GuestId


class House(Request, tag="house"):
    """Lock the table or open it, let those who watch chat or not (host)."""

    locked: bool | UnsetType = UNSET
    watchers_chat: bool | UnsetType = UNSET


class Undo(Request, tag="undo"):
    """Take the own last move back, or ask the table whether one may."""

    seq: Seq


class UndoAnswer(Request, tag="undo-answer"):
    """Agree to an undo that somebody asked for, or not."""

    ask: Seq
    agree: bool


class UndoWithdraw(Request, tag="undo-withdraw"):
    """Ask no longer to take a move back."""


class Resign(Request, tag="resign"):
    """Leave for good: a bot plays the seat to the end."""


class Nudge(Request, tag="nudge"):
    """Remind somebody that the table waits for them."""

    seat: SeatNumber


class Here(Request, tag="here"):
    """Say that one is here, after a nudge."""


class StandIn(Request, tag="stand-in"):
    """Let a bot play for somebody who is away, or who does not react, until they are back."""

    seat: SeatNumber


class Rematch(Request, tag="rematch"):
    """Say whether one plays again; the answer to who does carries the id of the new `table`."""

    agree: bool = True


class Hint(Request, tag="hint"):
    """Ask a strong bot what it would do."""

    seq: Seq


class AskSight(Request, tag="sight"):
    """Ask for a world to think in (who is marked as a bot), at the decision of position `seq`."""

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


class Looking(Request, tag="looking"):
    """Say whether one looks at the table, or has only left it open.

    Who does not is called when it is their turn, as if they were not connected; a host's role
    passes on before the game if they do not for long.
    """

    on: bool


class Earlier(Request, tag="earlier"):
    """Ask what happened before number `before`."""

    before: Seq


class Ping(Request, tag="ping"):
    """Ask for a sign of life."""


AnyRequest = (
    Move | Sit | Stand | Bot | Clear | Options | AgreeRated | Start | HashGiven | NonceShown | Say
    | Mute | Remove | HandOver | House | Undo | UndoAnswer | UndoWithdraw | Resign | Nudge | Here
    | StandIn | Rematch | Hint | AskSight | Preview | Why
    | Back | Lang | Looking | Earlier | Ping
)  # fmt: skip
ClientMessage = Hello | AnyRequest


# From the server


class Message(Struct, tag_field="type", kw_only=True):
    """A message of the server."""


class Welcome(Message, tag="welcome"):
    """The answer to hello: all that one needs to go on.

    `history` is what was told after number `since` and stands. If that is not the number of the
    hello, then what the client knew is too old, and this takes its place. What came before is told
    to whoever asks for what was `earlier`.
    """

    table: Table
    you: You
    since: int
    history: list[Update]
    chat: list[Chat]
    position: Position | None
    time: int
    protocol: int = PROTOCOL


class Updated(Message, tag="update"):
    """Something happened that this viewer may know of; `seq` rises by exactly one.

    `pauses` are the views at which people should look before the game goes on, oldest first.
    """

    seq: int
    events: list[Event]
    position: Position
    pauses: list[Pause] = []


class TableChanged(Message, tag="table"):
    """Seats, presence, status or options changed."""

    table: Table


class Said(Message, tag="chat"):
    """Somebody said something, or something was done about somebody."""

    chat: Chat


class Commit(Message, tag="commit"):
    """The game starts with a fresh secret: answer with the `hash` of a fresh nonce."""

    attempt: int
    commitment: str


class Reveal(Message, tag="reveal"):
    """All hashes are fixed: keep the agreement, check it, then answer with your `nonce`."""

    attempt: int
    agreement: str


class StartFailed(Message, tag="start-failed"):
    """Somebody was missing: the game did not start, and all of the attempt is thrown away."""

    seats: list[int]
    message: str


class UndoAsked(Message, tag="undo-asked"):
    """Somebody asks to take back a move; answer with `undo-answer`.

    `seqs` are the updates that would be taken back, those that you were told. It comes again when
    others have moved since, so that it holds all of them.
    """

    seat: int
    ask: int
    seqs: list[int]
    text: str


class UndoSettled(Message, tag="undo-settled"):
    """All have answered, or the question was dropped."""

    agreed: bool


class Nudged(Message, tag="nudged"):
    """Somebody reminds you that the table waits for you; answer with a move, or `here`."""

    seat: int
    text: str


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
    """A move that a hint considers: its expected share of the win, how sure, how often tried.

    `lead` is how many points the seat is expected to be ahead. `equal` says that a hint cannot tell
    the move from its best one (of the best one: that there is such a move). `reasons` say in words
    what sets the move apart from the others.
    """

    move: str
    share: float
    error: float
    visits: float
    lead: float
    equal: bool
    reasons: list[str]


class Hinted(Message, tag="hint"):
    """What a strong bot would consider."""

    id: str
    seq: int
    candidates: list[Candidate]
    share: float


class Sighted(Message, tag="sight"):
    """A world that the seat cannot tell from the true one: all that it cannot know is drawn anew.

    `world` are the numbers of a state, for programs that have the game's rules: exact integers of
    up to 64 bits. They say nothing that this seat was not told, however often one asks.
    """

    id: str
    seq: int
    seat: int
    world: list[int]


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


class ToldEarlier(Message, tag="earlier"):
    """What was told after number `since` and stands; there is more before it unless that is 0."""

    id: str
    since: int
    history: list[Update]


class Pong(Message, tag="pong"):
    """A sign of life."""

    id: str


ServerMessage = (
    Welcome | Updated | TableChanged | Said | Commit | Reveal | StartFailed | UndoAsked
    | UndoSettled | Nudged | Ok | Refusal | Hinted | Sighted | Previewed | Reason | ToldEarlier
    | Pong
)  # fmt: skip
