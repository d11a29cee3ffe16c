"""Two tables on a real server at which a pair of games is played that one viewer cannot tell apart.

The same people sit at both. Each table has a secret of its own and, but for the viewer's, nonces of
its own. What happens is written into the logs, so that chance and times are as the test wants them.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

from lanai.core.contract import SPECTATOR
from lanai.games import find
from lanai.server import entries as log
from lanai.server import protocol as wire
from lanai.server.demands import Asker
from lanai.server.folding import refold
from lanai.server.letters import card_of
from lanai.server.live import LiveTable
from lanai.server.start import agree
from lanai.server.table import Table
from lanai.server.undo import undo
from support.hall import Ear, Running
from support.server import sha256
from support.twins import Pair, Step

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
RHYTHM = 100
"""Milliseconds from one beat to the next."""


class TwinTable:
    """One of the two tables, with the ears of the viewer at it."""

    def __init__(self, at: Running, pair: Pair, guests: list[wire.NewGuest], which: str) -> None:
        self.running = at
        self.pair = pair
        self.guests = guests
        self.id = f"{which}-{hashlib.sha256(guests[0].token.encode()).hexdigest()[:20]}"
        own = guests[pair.viewer].token if pair.viewer != SPECTATOR else None
        self.nonces = [
            hashlib.sha256((guest.token + which * (guest.token != own)).encode()).hexdigest()
            for guest in guests
        ]
        self.secret = hashlib.sha256(self.id.encode()).hexdigest()
        self.token = own
        self.rng = random.Random(which)
        self.worlds = 0

    async def open(self, limit: wire.Limit | None, start: int) -> None:
        """Make the table, let everybody sit down and the viewer listen, and start the game."""
        variant, host = self.pair.variant, self.guests[0].guest
        self.time = start
        created = log.Created(
            at=start, table=self.id, name="coral-crab", game=variant.name,
            rules=find(variant.name).rules, cards=find(variant.name).cards,
            players=variant.players, options=variant.options, public=True, limit=limit,
            level="medium", hints=True, host=host,
        )  # fmt: skip
        sat = [
            log.Sat(
                at=start, seat=seat, person=guest.guest, name=guest.name,
                contributes=True, bot=guest.bot,
            )
            for seat, guest in enumerate(self.guests)
        ]  # fmt: skip
        entries: list[log.AnyEntry] = [created, *sat]
        await self.running.hall.store.create_table(card_of(refold(entries)), entries)
        self.live: LiveTable = await self.running.hall.find(self.id)
        self.ear = await self.hear_anew(0, "en")
        await self.write(log.Starting(at=start, attempt=1, secret=self.secret))
        hashed = enumerate(sha256(nonce) for nonce in self.nonces)
        await self.write(*[log.HashGiven(at=start, seat=at, hash=it) for at, it in hashed])
        await self.write(agree(self.table, start))
        given = [log.NonceGiven(at=start, seat=at, nonce=it) for at, it in enumerate(self.nonces)]
        chance = self.pair.starts[self.id.startswith("twin")]
        await self.write(*given, log.Started(at=start, chance=chance))

    async def hear_anew(self, since: int, lang: str) -> Ear:
        """Connect once more as the viewer."""
        hello = {"type": "hello", "token": self.token, "since": since, "lang": lang}
        ear = await self.running.listen_to(self.id, json.dumps(hello))
        await ear.listen()
        return ear

    @property
    def table(self) -> Table:
        """Give the table as it is folded."""
        return self.live.table

    @property
    def seq(self) -> int:
        """Give the viewer's number."""
        assert self.table.play is not None
        return self.table.play.seqs[self.pair.viewer]

    async def write(self, *entries: log.AnyEntry) -> None:
        """Append to the log, and let everybody be told."""
        await self.live.commit(lambda table: list(entries))

    async def step(self, step: Step, at: int) -> None:
        """Make a move of a pair's game."""
        await self.write(
            log.Moved(
                at=at, seat=step.seat, move=step.move, chance=list(step.chance),
                guest=self.guests[step.seat].guest, id=f"m{self.table.n}",
            )
        )  # fmt: skip

    async def beat(self, steps: list[Step], hidden: bool, fidget: bool) -> None:
        """Make the steps of a beat: hidden ones at any time, one that is seen when it is due."""
        self.time += RHYTHM
        unseen = steps if hidden else steps[:-1]
        for step in unseen:
            await self.step(step, self.time - self.rng.randrange(2, RHYTHM))
            if fidget:
                await self.take_back_and_again(step, self.time - 1)
        for step in steps[len(unseen) :]:
            await self.step(step, self.time)

    async def take_back_and_again(self, step: Step, at: int) -> None:
        """Undo a hidden move and make it again."""
        play, guest = self.table.play, self.guests[step.seat]
        assert play is not None
        if self.table.question is None and play.undo_of(step.seat) == "free":
            asker = Asker(guest.guest, guest.name, f"u{self.table.n}", at)
            await self.write(*undo(self.table, asker, play.seqs[step.seat]))
            await self.step(step, at)

    # What people say to each other

    async def say(self, seat: int, text: str) -> None:
        """Let a seat say something."""
        await self.write(log.Said(at=self.time, seat=seat, name=self.guests[seat].name, text=text))

    def may_ask(self, seat: int) -> bool:
        """Tell whether a seat would have to ask for an undo."""
        assert self.table.play is not None
        return self.table.question is None and self.table.play.undo_of(seat) == "ask"

    async def ask_undo(self, seat: int) -> None:
        """Let a seat ask whether it may take its move back."""
        play, guest = self.table.play, self.guests[seat]
        assert play is not None
        asker = Asker(guest.guest, guest.name, f"u{self.table.n}", self.time)
        await self.write(*undo(self.table, asker, play.seqs[seat]))

    async def refuse_undo(self) -> None:
        """Let somebody refuse the undo that is asked for."""
        question = self.table.question
        if question is not None:
            seat = min(question.waiting)
            await self.write(log.UndoAnswered(at=self.time, seat=seat, agree=False))

    # What the viewer hears

    def plain(self, letter: bytes) -> bytes:
        """Write a letter without what is random by design: the table's id and all hashes."""
        letter = letter.replace(self.id.encode(), b"TABLE")
        hashes = [sha256(self.secret), *map(sha256, self.nonces)]
        if self.table.agreement is not None:
            hashes.append(sha256(self.table.agreement))
        for each in hashes:
            letter = letter.replace(each.encode(), b"HASH")
        return letter

    async def heard(self) -> list[bytes]:
        """Take all that the viewer's socket was sent."""
        await self.ear.listen()
        heard = [self.plain(letter) for letter in self.ear.heard]
        self.ear.heard.clear()
        return heard

    async def rejoined(self, since: int, lang: str) -> list[bytes]:
        """Take all that the viewer is told who comes from another device."""
        ear = await self.hear_anew(since, lang)
        await ear.socket.close()
        return [self.plain(letter) for letter in ear.heard]

    async def answers(self, requests: list[dict[str, Any]]) -> list[bytes]:
        """Take the answers to requests of the viewer."""
        for request in requests:
            await self.ear.ask(json.dumps(request))
        heard = await self.heard()
        self.worlds += sum(letter.startswith(b'{"type":"sight"') for letter in heard)
        return heard

    async def fetched(self, paths: list[str]) -> list[bytes]:
        """Take what the viewer gets over HTTP: these paths of the table, and both lists."""
        http = self.running.http
        bearer = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        found: list[bytes] = []
        for path in paths:
            answer = await http.get(f"/api/tables/{self.id}{path}", headers=bearer)
            head = [item for item in answer.headers.raw if item[0] != b"date"]
            found += [repr((answer.status_code, head)).encode(), answer.content]
        for path in ("/api/tables", "/api/guests/me"):
            listed = (await http.get(path, headers=bearer)).json()
            cards = listed.get("tables", []) if isinstance(listed, dict) else listed
            found += [json.dumps(card).encode() for card in cards if card["id"] == self.id]
        return [self.plain(each) for each in found]


async def open_tables(
    running: Running, pair: Pair, limit: wire.Limit | None, start: int, program: bool = False
) -> list[TwinTable]:
    """Open the two tables of a pair; the viewer, if they sit, may be a program."""
    names = NAMES[: pair.variant.players]
    marks = [
        wire.BotMark("Ana", "robin") if program and seat == pair.viewer else None
        for seat in range(len(names))
    ]
    guests = [
        await running.hall.people.guests.add(name, "A program", start, mark)
        for name, mark in zip(names, marks, strict=True)
    ]
    tables = [TwinTable(running, pair, guests, which) for which in ("ours", "twin")]
    for table in tables:
        await table.open(limit, start)
    return tables
