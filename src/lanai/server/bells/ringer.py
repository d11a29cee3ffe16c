"""Tells people that it is their turn: once for each time, whichever process does it.

What is to be told stands in the store, written with the move that made it somebody's turn, and is
taken out there when it is their turn no longer or they have seen it. Who tells it claims it first.
Only what lists show of a table is ever read here, so nothing hidden can be told.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import smtplib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256
from typing import Final

from lanai.core.errors import LanaiError
from lanai.games import find
from lanai.server.bells.addresses import endpoint_of
from lanai.server.bells.encryption import SALT_BYTES, PushKey, decode, encode, encrypt, fresh_key
from lanai.server.bells.mail import Letter, Postman, off_token
from lanai.server.bells.push_service import PushServices, Unreachable
from lanai.server.bells.quiet import quiet_until
from lanai.server.logs import warn
from lanai.server.metrics import RINGS
from lanai.server.moment import now_ms
from lanai.server.settings import Settings
from lanai.server.store import Bell, Ring, Store, StoredCard
from lanai.server.table import short_name
from lanai.texts import Texts, text_in
from lanai.texts.titles import title_of

LOOK_SECONDS: Final = 5.0
AT_ONCE: Final = 100
TOGETHER: Final = 10
"""Rings that are told at the same time."""
LEASE: Final = 5 * 60_000
"""Milliseconds after which a ring that was claimed may be claimed again."""
AGAIN: Final = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000)
"""Milliseconds after which it is tried again, each time; then it is given up."""
LIVES: Final = 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""
TOPIC_LENGTH: Final = 32
GONE: Final = (404, 410)
DONE: Final = range(200, 300)
LATER: Final = (408, 429)
FAILED: Final = range(500, 600)
CountTurns = Callable[[str], Awaitable[int]]


class Ringer:
    """Rings the bells that are due."""

    def __init__(self, store: Store, settings: Settings, count_turns: CountTurns) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.count_turns: Final = count_turns
        self.services: Final = PushServices()
        self.postman: Final = Postman(settings)
        self.room: Final = asyncio.Semaphore(TOGETHER)
        self.looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look."""
        self.looking = asyncio.create_task(self._look_for_ever(), name="ringer")

    async def close(self) -> None:
        """Look no more; what is being told is told, unless that takes too long."""
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.gather(self.looking, return_exceptions=True)
        self.postman.close()

    async def push_key(self) -> PushKey:
        """Give the key by which push services know this server."""
        return PushKey(await self.store.secret("push", fresh_key()))

    async def off_address(self, bell: Bell) -> str:
        """Give the address that switches somebody's mail off."""
        return f"{self.settings.url}/api/mail/off/{await self.off_token(bell)}"

    async def off_token(self, bell: Bell) -> str:
        """Make what switches somebody's mail off."""
        return off_token(await self.off_secret(), bell.guest, bell.address)

    async def off_secret(self) -> str:
        """Give the secret that such tokens are made with."""
        return await self.store.secret("mail-off", secrets.token_urlsafe(32))

    async def _look_for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except LanaiError as error:
                warn("ringer-failed", reason=error.reason)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Tell all whose turn it is by now."""
        due = await self.store.due_rings(now_ms(), AT_ONCE)
        rung = await asyncio.gather(*map(self._ring, due), return_exceptions=True)
        for failed in filter(None, rung):
            raise failed

    async def _ring(self, ring: Ring) -> None:
        """Tell one; a bell that is broken somehow keeps no other from ringing."""
        async with self.room:
            try:
                await self._ring_if_due(ring)
            except LanaiError:
                raise
            except Exception:
                warn("defect", trace=True, table=short_name(ring.table))
                await self.store.forget_rings(ring.bell.guest, ring.table)

    async def _ring_if_due(self, ring: Ring) -> None:
        now = now_ms()
        until = quiet_until(ring.quiet, now)
        if until is not None:
            await self.store.put_off_ring(ring, until, ring.tries)
        elif ring.begun and ring.bell.kind == "mail":
            await self.store.end_ring(ring)  # it may have been sent, and would be sent twice
        elif await self.store.claim_ring(ring, now + LEASE):
            await self._tell(replace(ring, due=now + LEASE, begun=True))

    async def _tell(self, ring: Ring) -> None:
        card = await self.store.card(ring.table)
        if card is None:
            await self.store.end_ring(ring)
            return
        try:
            told = await (self._push if ring.bell.kind == "push" else self._mail)(ring, card)
        except LanaiError as error:
            warn("ring-failed", table=short_name(ring.table), reason=error.reason)
            told = "later"
        RINGS.labels(ring.bell.kind, told).inc()
        if told == "later" and ring.tries < len(AGAIN):
            due = now_ms() + round(AGAIN[ring.tries] * random.uniform(1.0, 1.2))
            await self.store.put_off_ring(ring, due, ring.tries + 1)
            return
        if told == "gone":
            await self.store.take_down_bell(ring.bell.guest, ring.bell.id)
        await self.store.end_ring(ring)

    async def _push(self, ring: Ring, card: StoredCard) -> str:
        """Push a message: say `told`, `later`, `refused`, or `gone` if the browser is."""
        bell = ring.bell
        endpoint = endpoint_of(bell.address, self.settings.push_services)
        if endpoint is None:
            return "refused"
        texts = text_in(bell.lang)
        message = {
            "title": texts("ring-title"),
            "body": why_of(card, texts),
            "table": card.id,
            "turns": await self.count_turns(bell.guest),
        }
        plain = json.dumps(message, ensure_ascii=False).encode()
        salt = secrets.token_bytes(SALT_BYTES)
        keys = decode(bell.public_key), decode(bell.auth)
        body = encrypt(plain, *keys, fresh_key(), salt)
        key = await self.push_key()
        headers = {
            "Authorization": key.authorization(endpoint.service, self._contact(), now_ms()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES),
            "Topic": topic_of(card.id),
            "Urgency": "normal",
        }
        try:
            return outcome(await self.services.post(endpoint, headers, body))
        except Unreachable as error:
            warn("push-failed", service=endpoint.host, reason=str(error))
            return "refused" if error.lasting else "later"

    def _contact(self) -> str:
        """Tell push services whom to write to about what this server sends."""
        sender = self.settings.mail_from.rpartition("<")[2].rstrip(">")
        return f"mailto:{sender}" if sender else self.settings.url

    async def _mail(self, ring: Ring, card: StoredCard) -> str:
        if not self.postman.offered:
            return "refused"
        bell, texts = ring.bell, text_in(ring.bell.lang)
        off = await self.off_address(bell)
        page = f"{self.settings.url}/mail/off#{await self.off_token(bell)}"
        game = game_of(card, texts)
        text = "\n\n".join(
            (
                why_of(card, texts),
                f"{self.settings.url}/t/{card.id}",
                texts("mail-off-text", link=page),
            )
        )
        subject = "mail-start-subject" if card.status == "lobby" else "mail-subject"
        letter = Letter(bell.address, texts(subject, game=game), text + "\n", off)
        try:
            await self.postman.send(letter, now_ms())
        except smtplib.SMTPRecipientsRefused as error:
            lasting = all(code in FAILED for code, _ in error.recipients.values())
            return "refused" if lasting else "later"
        except (OSError, smtplib.SMTPException) as error:
            warn("mail-failed", reason=type(error).__name__)
            return "later"
        return "told"


def outcome(status: int) -> str:
    """Tell what an answer of a push service means."""
    if status in DONE:
        return "told"
    if status in GONE:
        return "gone"
    return "later" if status in LATER or status in FAILED else "refused"


def topic_of(table: str) -> str:
    """Name what a message is about, so that only the last one counts; it tells nothing else."""
    return encode(sha256(table.encode()).digest())[:TOPIC_LENGTH]


def game_of(card: StoredCard, texts: Texts) -> str:
    """Name the game that is played at a table."""
    return title_of(find(card.game), texts)


def why_of(card: StoredCard, texts: Texts) -> str:
    """Say why somebody is called: it is their turn, or a start needs their part of the luck."""
    reason = "ring-start-text" if card.status == "lobby" else "ring-text"
    return texts(reason, game=game_of(card, texts), table=name_of(card))


def name_of(card: StoredCard) -> str:
    """Name a table: two words that were drawn for it, and nothing that people have written."""
    return str(card.summary["name"])
