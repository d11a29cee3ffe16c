"""The socket of a table: one reader for each connection; letters go straight out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Final, Protocol

import msgspec
from starlette.types import Receive, Send

from lanai.core.errors import LanaiError
from lanai.server import messages
from lanai.server.answers import Answers
from lanai.server.demands import Asker
from lanai.server.guests import hash_of
from lanai.server.hall import Hall
from lanai.server.letters import encode, position_of
from lanai.server.limits import Bucket
from lanai.server.live import GOING_AWAY, LiveTable
from lanai.server.logs import warn
from lanai.server.metrics import REFUSALS, SLOW
from lanai.server.moment import now_ms
from lanai.server.protocol import BotMark
from lanai.server.refused import UNREADABLE, Refused, Stale, code_of, message_of, rule_of
from lanai.server.table import short_name
from lanai.texts import FALLBACK, LANGUAGES, text_in

BAD_HELLO: Final = 4400
BAD_TOKEN: Final = 4401
BANNED: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_FAST: Final = 4429
DEFECT: Final = 1011
CODES: Final = {
    "unauthorized": BAD_TOKEN, "banned": BANNED, "no-such-table": NO_TABLE, "too-fast": TOO_FAST
}  # fmt: skip

HELLO_SECONDS: Final = 10.0
HELLO_DROPS: Final = 5
"""What a hello takes from the budget of messages: its answer is long, and others are told of it.
A page of what was earlier takes as much."""
MOST_UNREAD: Final = 512 * 1024
"""Bytes that may wait for a slow reader, here and in the transport, before it is hung up on."""
ALLOWED_UNREAD: Final = 64 * 1024
"""Bytes that may wait here however much is on its way: somebody's long welcome, on a slow line.
Nobody is answered more than that before they read."""

EXTENSION: Final = "lanai.pipe"
"""Where the application finds the pipe in the scope of a socket."""

DECODER: Final = msgspec.json.Decoder(messages.ClientMessage)


class Pipe(Protocol):
    """The way out to a client: letters go straight into it, beside what ASGI has for that."""

    drained: Callable[[], None] | None
    stalled: Callable[[], None] | None
    writable: asyncio.Event

    @property
    def flows(self) -> bool:
        """Tell whether letters would go out: the client is there, and reads."""

    @property
    def unread(self) -> int:
        """Count the bytes that were sent and that the client has not made room for."""

    def post(self, letters: Iterable[bytes]) -> None:
        """Send letters, each as a message of its own."""

    def refuse(self, status: HTTPStatus) -> None:
        """Answer the handshake with an error."""

    def hang_up(self, code: int) -> None:
        """Say goodbye."""


def known_language(lang: str) -> str:
    """Choose the language for a tag like `fr-CA`."""
    return lang[:2].lower() if lang[:2].lower() in LANGUAGES else FALLBACK


class Gone(Exception):
    """The client has hung up."""


class Outbox:
    """The connections that have letters to send; all send them when the loop comes round twice.

    What is stored is told in one round, and who asked for it goes on in the next one: so the answer
    leaves with what was told, in one write.
    """

    def __init__(self) -> None:
        self.waiting: list[Connection] = []

    def add(self, connection: Connection) -> None:
        """Let a connection send at the end of the next round of the loop."""
        if not self.waiting:
            connection.loop.call_soon(connection.loop.call_soon, self.end)
        self.waiting.append(connection)

    def end(self) -> None:
        """Send what has gathered: one call for all costs much less than one for each."""
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            connection.flush()


class Connection:
    """One socket. It is a listener of its table."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        pipe: Pipe,
        hall: Hall,
        outbox: Outbox,
        address: str,
    ) -> None:
        self.receive: Final = receive
        self.send_out: Final = send
        self.pipe: Final = pipe
        self.hall: Final = hall
        self.outbox: Final = outbox
        self.address = address
        self.guest: str | None = None
        self.key: str | None = None
        self.name = ""
        self.bot: BotMark | None = None
        self.lang = FALLBACK
        self.looking = True
        self.letters: list[bytes] = []
        self.waiting = 0  # bytes of these letters
        self.loop: Final = asyncio.get_running_loop()
        self.over: Final = asyncio.Event()
        self.hang_up: int | None = None
        self.hinting: Final[set[asyncio.Task[None]]] = set()
        self.budget: Bucket = hall.limits.messages.of(address)  # until it is known who it is
        self.crowd: Final = hall.limits.messages_of_crowd.of(address)
        pipe.drained = self.flush
        pipe.stalled = self._give_up

    # The listener

    def send(self, letter: bytes) -> None:
        """Send a letter together with others; who does not read is hung up on."""
        if self.hang_up is not None:
            return
        self.waiting += len(letter)
        if self.waiting > ALLOWED_UNREAD and self._is_slow():
            self._give_up()
            return
        self.letters.append(letter)
        if len(self.letters) == 1:
            self.outbox.add(self)

    def _is_slow(self) -> bool:
        return not self.pipe.flows and self.waiting + self.pipe.unread > MOST_UNREAD

    def _give_up(self) -> None:
        """Hang up on who does not read."""
        SLOW.inc()
        self.close(TOO_SLOW)

    def refuse(self, error: Refused) -> None:
        """Say why, and hang up."""
        self._refuse(None, error)
        self.close(CODES.get(error.code, DEFECT))

    def close(self, code: int) -> None:
        """Hang up once the letters before are sent; a slow reader at once."""
        if self.hang_up is None:
            self.hang_up = code
            self.over.set()

    def flush(self) -> None:
        """Send the letters that wait, if the client reads."""
        if self.letters and self.pipe.flows:
            self.pipe.post(self.letters)
            self.letters.clear()
            self.waiting = 0

    # Reading

    async def serve(self, table: str) -> None:
        """Talk to a client until one of the two hangs up."""
        await self.receive()
        await self.send_out({"type": "websocket.accept"})
        reader = asyncio.create_task(self._read(table))
        reader.add_done_callback(lambda _: self.close(GOING_AWAY))
        try:
            await self.over.wait()
            self.flush()
            self.pipe.hang_up(self.hang_up or GOING_AWAY)
        finally:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    async def _read(self, table: str) -> None:
        try:
            live = await self._hello(table)
            if live is None:
                return
            try:
                await self._obey_all(live)
            finally:
                live.leave(self)
                for hinting in self.hinting:
                    hinting.cancel()
        except Gone:
            return
        except Exception:
            if self.hall.defects.is_due(table, self.loop.time()):
                warn("socket-defect", trace=True, table=short_name(table))
            self.close(DEFECT)

    async def _receive(self) -> str | bytes:
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | bytes | None = message.get("text")
        return message["bytes"] if text is None else text

    # Hello

    async def _hello(self, table: str) -> LiveTable | None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = DECODER.decode(await self._receive())
        except (*UNREADABLE, TimeoutError):
            hello = None
        if not isinstance(hello, messages.Hello):
            self._refuse(None, Refused("hello-first"))
            self.close(BAD_HELLO)
            return None
        self.lang = known_language(hello.lang)
        return await self._enter(table, hello)

    async def _enter(self, table: str, hello: messages.Hello) -> LiveTable | None:
        arrived = time.monotonic()
        try:
            if hello.token is not None:
                self.key = hash_of(hello.token)
                guest = await self.hall.people.guests.find_by_hash(self.key, now_ms())
                self.guest, self.name, self.bot = guest.guest, guest.name, guest.bot
                self.budget = self.hall.limits.messages.of(guest.guest)
            if not self.budget.take(HELLO_DROPS):
                raise Refused("too-fast")
            live = await self.hall.find_for(table, self.guest)
            await live.join(self, hello.since or 0, arrived)
            await self._demand_still_known(live)
        except Refused as error:
            self.refuse(error)
            return None
        return live

    async def _demand_still_known(self, live: LiveTable) -> None:
        """Refuse a token that was taken away while the table was being found."""
        try:
            if self.key is not None:
                await self.hall.people.guests.find_by_hash(self.key, now_ms())
        except BaseException:  # also when the client hangs up meanwhile
            live.leave(self)
            raise

    # Requests

    async def _obey_all(self, live: LiveTable) -> None:
        answers = Answers(self.hall, live)
        while self.hang_up is None:
            received = await self._receive()
            if not self.budget.take():
                self._refuse(None, Refused("too-fast"))
                self.close(TOO_FAST)
                return
            late = self.crowd.borrow()
            if late > 0:  # nobody is hung up on because of others at the same address
                await asyncio.sleep(late)
            try:
                request = DECODER.decode(received)
            except UNREADABLE as error:
                self._refuse(id_in(received), Refused("unreadable", {"error": str(error)}))
                continue
            await self._obey(live, answers, request)
            if self.waiting > ALLOWED_UNREAD:
                await self._be_read()

    async def _be_read(self) -> None:
        """Answer no more while the answers are not read."""
        self.flush()
        await self.pipe.writable.wait()

    async def _obey(
        self, live: LiveTable, answers: Answers, request: messages.ClientMessage
    ) -> None:
        if isinstance(request, messages.Hello):
            self._refuse(None, Refused("hello-twice"))
            return
        if isinstance(request, messages.Earlier) and not self.budget.take(HELLO_DROPS - 1):
            self._refuse(request.id, Refused("too-fast"), live)
            return
        if isinstance(request, messages.Lang):
            self.lang = known_language(request.lang)
        if not isinstance(request, messages.Hint):
            await self._answer(live, answers, request)
        else:  # a hint takes its time, and its asker may move meanwhile
            hinting = asyncio.create_task(self._answer(live, answers, request))
            self.hinting.add(hinting)
            hinting.add_done_callback(self.hinting.discard)

    async def _answer(
        self, live: LiveTable, answers: Answers, request: messages.AnyRequest
    ) -> None:
        try:
            asker = Asker(self.guest or "", self.name, request.id, now_ms(), self.bot)
            self.send(encode(await answers.answer(self, asker, request)))
        except LanaiError as error:
            self._refuse(request.id, error, live)

    def _refuse(
        self, request: str | None, error: LanaiError, live: LiveTable | None = None
    ) -> None:
        REFUSALS.labels(code_of(error)).inc()
        refusal = messages.Refusal(
            id=request,
            code=code_of(error),
            message=message_of(error, text_in(self.lang)),
            rule=rule_of(error),
        )
        if live is not None and live.table.play is not None:
            viewer = live.viewer(self)
            refusal.seq = live.table.play.seqs[viewer]
            if isinstance(error, Stale):
                refusal.position = position_of(live.table, viewer, self.lang)
        self.send(encode(refusal))


def id_in(received: str | bytes) -> str | None:
    """Find the id of a message that is not as it should be."""
    try:
        found = msgspec.json.decode(received)
    except UNREADABLE:
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else None
