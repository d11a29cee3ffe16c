"""Being told that it is one's turn: once for each time, by push and by mail, and nothing hidden."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from lanai.server.bells.encryption import decode, encode, encrypt
from lanai.server.bells.quiet import quiet_until
from lanai.server.bells.ringer import AGAIN
from lanai.server.store import QuietHours
from support.hall import Running, running
from support.post import HERE, Browser, Mailbox, PushService, mailbox, push_service
from support.visits import HOUR, SECOND, Json, Person, Time, game_of, person

pytestmark = pytest.mark.anyio

THREE_DAYS = {"kind": "correspondence", "seconds": 3 * 24 * 3600}
GRACE = 60 * SECOND
URL = "https://lanai.example.org"
NIGHT = {"zone": "Europe/Paris", "starts": 22 * 60, "ends": 7 * 60}


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@dataclass
class World:
    """A server with a push service and a mail server, all on this machine."""

    folder: Path
    time: Time
    pushes: PushService
    mails: Mailbox
    smtp: str

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Running]:
        """Run the server."""
        known = {
            "push_services": HERE,
            "smtp": self.smtp,
            "mail_from": f"Lanai <lanai@{HERE}.test>",
        }
        async with running(self.folder, url=URL, key_rate=1e6, key_burst=10**6, **known) as here:
            yield here

    async def rings(self, here: Running, after: int = 0) -> int:
        """Let time go on and the server look; count what was told."""
        before = len(self.pushes.taken) + len(self.mails.letters)
        self.time.goes_on(after)
        await here.hall.ringer.look()
        return len(self.pushes.taken) + len(self.mails.letters) - before


@pytest.fixture
async def world(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, time: Time
) -> AsyncIterator[World]:
    monkeypatch.setattr("lanai.server.bells.ringer.LOOK_SECONDS", 3600)
    monkeypatch.setattr("lanai.server.alarms.LOOK_SECONDS", 3600)
    async with push_service(tmp_path, monkeypatch) as pushes, mailbox() as (mails, smtp):
        yield World(tmp_path / "data", time, pushes, mails, smtp)


async def with_push(who: Person, browser: Browser, lang: str = "en") -> Json:
    """Switch push on."""
    headers = {"Accept-Language": lang}
    asked = browser.subscription()
    answer = await who.http("PUT", "/api/guests/me/bells/push", json=asked, headers=headers)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def with_mail(who: Person, world: World, address: str) -> str:
    """Switch mail on, and give the secret of the link."""
    asked = await who.http("POST", "/api/guests/me/bells/mail", json={"address": address})
    assert asked.status_code == 202 and asked.json()["mail"] is None
    found = re.search(rf"{URL}/mail/confirm#(\S+)", world.mails.to(address)[-1])
    assert found is not None
    confirmed = await who.running.http.post("/api/mail/confirm", json={"secret": found[1]})
    assert confirmed.json() == {"name": who.name, "address": address}
    return found[1]


async def whose_turn(people: list[Person], table: str) -> Person | None:
    for who in people:
        tables = (await who.http("GET", "/api/guests/me")).json()["tables"]
        if any(each["turn"] for each in tables if each["id"] == table):
            return who
    return None


async def test_three_days_of_a_game_ring_once_for_each_turn(world: World) -> None:
    browser = Browser("ana")
    async with world.running() as here:
        people = [await person(here, name) for name in ("Ana", "Ben")]
        ana, ben = people
        key = (await with_push(ana, browser))["push_key"]
        await with_mail(ben, world, "ben@example.org")
        world.mails.letters.clear()
        table = await game_of(people, THREE_DAYS)
        card = await here.hall.store.card(table)
    assert card is not None
    became = {ana.id: 0, ben.id: 0}
    for _ in range(3):  # the server is started anew twice meanwhile
        async with world.running() as here:
            ana.running = ben.running = here
            for _ in range(4):
                mover = await whose_turn(people, table)
                assert mover is not None
                became[mover.id] += 1
                assert await world.rings(here, GRACE - 1) == 0
                assert await world.rings(here, 1) == 1
                assert await world.rings(here, 5 * HOUR) == 0
                await mover.move(table)
            assert (await ana.http("GET", "/api/guests/me/bells")).json()["push_key"] == key
    assert sum(became.values()) == 12
    pushed = world.pushes.messages(browser)
    assert len(pushed) == became[ana.id] and len(world.mails.letters) == became[ben.id]
    name = card.summary["name"]
    sentence = f"Tiki Topple, table {name}: it is your turn."
    told = {"title": "It is your turn", "body": sentence, "table": table, "turns": 1}
    assert all(message == told for message in pushed)
    topics = {headers["topic"] for _, headers, _ in world.pushes.taken}
    assert len(topics) == 1 and all(len(topic) <= 32 for topic in topics)
    for letter in world.mails.letters:
        text = letter.get_content()
        off = str(letter["List-Unsubscribe"]).strip("<>")
        page = off.replace("/api/mail/off/", "/mail/off#")
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["Subject"] == "Tiki Topple: it is your turn"
        told_off = f"No more of these letters, with one click: {page}"
        assert " ".join(text.split()) == f"{sentence} {URL}/t/{table} {told_off}"


async def test_who_looks_is_not_told_and_who_only_left_the_page_open_is(world: World) -> None:
    async with world.running() as here:
        people = [await person(here, name) for name in ("Ana", "Ben")]
        for who in people:
            await with_push(who, Browser(who.name))
        table = await game_of(people, None)  # without a limit people are called as well
        mover = await whose_turn(people, table)
        assert mover is not None
        other = next(who for who in people if who is not mover)
        async with other.at(table) as visit:
            await mover.move(table)  # who comes to move has seen that it is their turn
            assert await world.rings(here, GRACE) == 0
            await other.move(table)
            await visit.ask("looking", on=False)
            await mover.move(table)
            assert await world.rings(here, GRACE) == 1
            await other.move(table)
            await mover.move(table)
            await visit.ask("looking", on=True)  # within the grace
            assert await world.rings(here, GRACE) == 0


async def test_a_game_alone_and_a_lesson_call_nobody(world: World) -> None:
    async with world.running() as here:
        ana = await person(here, "Ana")
        await with_push(ana, Browser("ana"))
        bots = [{"seat": 1, "level": "easy"}]
        asked = {"game": "tiki-topple", "players": 2, "sit": 0, "bots": bots, "start": True}
        await ana.http("POST", "/api/tables", json=asked)
        await ana.http("POST", "/api/lessons/tiki-topple")
        assert await world.rings(here, GRACE) == 0


async def test_quiet_hours_hold_back_and_what_is_over_by_then_is_dropped(world: World) -> None:
    evening = datetime(2026, 11, 17, 21, 30, tzinfo=ZoneInfo("Europe/Paris"))
    world.time.begins(round(evening.timestamp() * 1000))
    browser = Browser("ana")
    async with world.running() as here:
        people = [await person(here, name) for name in ("Ana", "Ben")]
        ana = people[0]
        await with_push(ana, browser, "fr")
        set_to = await ana.http("PUT", "/api/guests/me/bells/quiet", json={"quiet": NIGHT})
        assert set_to.json()["quiet"] == NIGHT
        table = await game_of(people, THREE_DAYS)
        if await whose_turn(people, table) is people[1]:
            await people[1].move(table)
        assert await world.rings(here, GRACE) == 1  # at half past nine
        await ana.move(table)
        await people[1].move(table)
        assert await world.rings(here, HOUR) == 0  # at half past ten
    async with world.running() as here:
        ana.running = people[1].running = here
        assert await world.rings(here, 8 * HOUR) == 0  # at half past six
        assert await world.rings(here, HOUR // 2 - 2 * GRACE) == 0
        assert await world.rings(here, 2 * GRACE) == 1  # at seven
        assert world.pushes.messages(browser)[-1]["title"] == "C’est à vous"
        world.time.goes_on(16 * HOUR)
        await ana.move(table)
        await people[1].move(table)
        assert await world.rings(here, HOUR) == 0  # again at night
        await ana.move(table)  # who could not sleep
        assert await world.rings(here, 10 * HOUR) == 0


@pytest.mark.parametrize(
    ("status", "again", "stays"),
    [("410 Gone", 0, False), ("404 Not Found", 0, False), ("403 Forbidden", 0, True),
     ("301 Moved", 0, True), ("503 Busy", len(AGAIN), True)],
)  # fmt: skip
async def test_what_push_services_answer(
    world: World, status: str, again: int, stays: bool
) -> None:
    async with world.running() as here:
        people = [await person(here, name) for name in ("Ana", "Ben")]
        for who in people:
            await with_push(who, Browser(who.name))
        await game_of(people, THREE_DAYS)
        world.pushes.status = status
        assert await world.rings(here, GRACE) == 1
        assert [await world.rings(here, wait * 2) for wait in AGAIN] == [
            int(n < again) for n in range(len(AGAIN))
        ]
        assert await world.rings(here, 24 * HOUR) == 0  # it is given up
        devices = [
            (await who.http("GET", "/api/guests/me/bells")).json()["devices"] for who in people
        ]
        assert sum(len(each) for each in devices) == (2 if stays else 1)


async def test_mail_is_tried_again_and_a_process_that_died_sends_none_twice(world: World) -> None:
    async with world.running() as here:
        people = [await person(here, name) for name in ("Ana", "Ben")]
        for who in people:
            await with_mail(who, world, f"{who.name}@example.org")
        world.mails.letters.clear()
        table = await game_of(people, THREE_DAYS)
        world.mails.answer = "451 later"
        assert await world.rings(here, GRACE) == 0
        world.mails.answer = "250 OK"
        assert await world.rings(here, GRACE * 2) == 1
        mover = await whose_turn(people, table)
        assert mover is not None
        await mover.move(table)
        world.time.goes_on(GRACE)
        (ring,) = await here.hall.store.due_rings(world.time.now, 10)
        assert await here.hall.store.claim_ring(ring, world.time.now + 1)  # and dies
        assert await world.rings(here, HOUR) == 0
        assert await here.hall.store.due_rings(2**60, 10) == []


def test_the_encryption_is_that_of_the_rfc() -> None:
    """RFC 8291, appendix A."""
    made = encrypt(
        b"When I grow up, I want to be a watermelon",
        decode(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


@pytest.mark.parametrize(
    ("zone", "starts", "ends", "now", "end"),
    [
        ("UTC", 22, 7, "2026-11-17 21:59", None),
        ("UTC", 22, 7, "2026-11-17 22:00", "2026-11-18 07:00"),
        ("UTC", 22, 7, "2026-11-18 06:59", "2026-11-18 07:00"),
        ("UTC", 22, 7, "2026-11-18 07:00", None),
        ("UTC", 13, 15, "2026-11-17 14:00", "2026-11-17 15:00"),
        ("UTC", 9, 9, "2026-11-17 09:00", None),
        ("America/New_York", 22, 7, "2026-11-18 03:00", "2026-11-18 12:00"),
        ("Europe/Paris", 22, 7, "2026-10-24 21:00", "2026-10-25 06:00"),  # the clock goes back
        ("Europe/Paris", 22, 7, "2026-03-28 22:00", "2026-03-29 05:00"),  # and forward
        ("Europe/Paris", 0, 3, "2026-10-25 01:30", "2026-10-25 02:00"),  # the second two o'clock
        (
            "Europe/Paris",
            22,
            2.5,
            "2026-03-29 00:30",
            "2026-03-29 01:00",
        ),  # there is no half past two
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(
    zone: str, starts: int, ends: float, now: str, end: str | None
) -> None:
    def at(text: str) -> int:
        return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)

    quiet = QuietHours(zone, starts * 60, round(ends * 60))
    assert quiet_until(quiet, at(now)) == (None if end is None else at(end))
