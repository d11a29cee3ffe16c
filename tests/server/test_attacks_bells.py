"""Attacks on the bell: endpoints and addresses come from strangers, links can be guessed at."""

from __future__ import annotations

import asyncio
import io
import re
import zipfile
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from lanai.server.bells.addresses import Endpoint, endpoint_of, is_mail_address, is_public
from lanai.server.bells.mail import Letter, message_of
from lanai.server.bells.push_service import PushServices, Unreachable
from lanai.server.moment import now_ms
from lanai.server.settings import PUSH_SERVICES
from lanai.server.store import (
    Bell,
    MailRequest,
    QuietHours,
    Store,
    Waiting,
    mail_bell,
    make_store,
)
from lanai.server.store.bells import MOST_AT_ONCE, MOST_LETTERS, MOST_REQUESTS
from support.hall import Running, running
from support.post import HERE, Browser, Mailbox, mailbox
from support.store import card, device
from support.visits import Person, person

pytestmark = pytest.mark.anyio

URL = "https://lanai.example.org"
BELLS = "/api/guests/me/bells"


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[tuple[Running, Mailbox]]:
    async with mailbox() as (mails, smtp):
        sender = {"smtp": smtp, "mail_from": "lanai@example.org", "url": URL}
        async with running(tmp_path, key_rate=1e6, key_burst=10**6, **sender) as here:
            yield here, mails


def link_in(mails: Mailbox, address: str) -> str:
    found = re.search(r"/mail/confirm#(\S+)", mails.to(address)[-1])
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/a",
        "https://fcm.googleapis.com:8443/a",
        "https://ana@fcm.googleapis.com/a",
        "https://fcm.googleapis.com@evil.example/a",
        "https://fcm.googleapis.com.evil.example/a",
        "https://evilpush.apple.com/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://localhost/a",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/a\r\nHost: evil",
        "https://fcm.googleapis.com/a#b",
        "https://fcm.googleapis.com/é",
        "https://fcm.googleapis.com/" + "a" * 1024,
        "file:///etc/passwd",
        "https://[",
        "",
    ],
)
async def test_endpoints_that_are_none_of_a_known_push_service(endpoint: str) -> None:
    assert endpoint_of(endpoint, PUSH_SERVICES) is None


async def test_endpoints_of_known_push_services_and_private_addresses() -> None:
    for known in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gA",
        "https://web.push.apple.com/QM",
        "https://wns2-par02p.notify.windows.com/w/?token=B",
    ):
        assert endpoint_of(known, PUSH_SERVICES) is not None, known
    private = (
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1%eth0",
        "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
        "::127.0.0.1", "::ffff:0:127.0.0.1", "fec0::1", "::2", "5f00::1",
    )  # fmt: skip
    assert [each for each in private if is_public(each)] == []
    assert is_public("142.250.75.234") and is_public("2a00:1450:4007::5f")


async def test_a_name_that_leads_to_a_private_address_is_not_spoken_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where the name of the service is allowed: what counts is the address at that moment."""
    called = []

    async def taken(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        called.append(reader)

    server = await asyncio.start_server(taken, HERE, 0)
    monkeypatch.setattr("lanai.server.bells.push_service.PORT", server.sockets[0].getsockname()[1])
    async with server:
        for host in ("localhost", HERE):
            with pytest.raises(Unreachable) as refused:
                await PushServices().post(Endpoint(host, "/"), {}, b"")
            assert refused.value.lasting
    assert not called


async def test_a_flood_of_endpoints_leaves_one_for_each_device(
    served: tuple[Running, Mailbox],
) -> None:
    here, _ = served
    ana, ben = await person(here, "Ana"), await person(here, "Ben")
    for n in range(50):
        asked = Browser(str(n), "fcm.googleapis.com").subscription()
        assert (await ana.http("PUT", f"{BELLS}/push", json=asked)).status_code == 200
    assert len(await here.hall.store.bells(ana.id)) == 1
    # The same browser rings for one person, whoever was the last
    await ben.http("PUT", f"{BELLS}/push", json=asked)
    assert await here.hall.store.bells(ana.id) == []
    assert (await ana.http("GET", BELLS)).json()["devices"] == []
    bad = {**asked, "keys": {**asked["keys"], "p256dh": asked["keys"]["auth"]}}
    larger = {**asked, "endpoint": "https://fcm.googleapis.com/" + "a" * 70_000}
    for wrong, status in ((bad, 422), (larger, 413), ({**asked, "more": 1}, 422)):
        assert (await ana.http("PUT", f"{BELLS}/push", json=wrong)).status_code == status
    device_of_ben = (await ben.http("GET", BELLS)).json()["devices"][0]["device"]
    assert (await ana.http("DELETE", f"{BELLS}/{device_of_ben}")).status_code == 404
    assert len(await here.hall.store.bells(ben.id)) == 1


async def test_a_broken_bell_keeps_no_other_from_ringing(
    served: tuple[Running, Mailbox],
) -> None:
    """Whatever it is, who looks goes on looking: a time zone that the system has lost, say."""
    here, mails = served
    store, people = here.hall.store, [await person(here, name) for name in ("Ana", "Ben")]
    await store.create_table(card("t1"), [{"entry": "created"}])
    for who, zone in zip(people, ("Gone/Nowhere", "UTC"), strict=True):
        request = MailRequest(who.id, f"{who.name}@example.org", "en", 2**60)
        assert await store.request_mail(request, who.id, who.id, now_ms())
        assert await store.confirm_mail(request, who.id, now_ms())
        ends = 0 if zone == "UTC" else 1
        await store.set_quiet_hours(who.id, QuietHours(zone, 0, ends), 1)
    called = Waiting(called=tuple(who.id for who in people), ring_at=1)
    named = replace(card("t1"), summary={"name": "green lamp", "seats": []})
    assert await store.append("t1", 1, [{"entry": "moved"}], named, waiting=called)
    await here.hall.ringer.look()
    assert [letter["To"] for letter in mails.letters] == ["Ben@example.org"]
    assert await store.due_rings(2**60, 10) == []


async def test_a_confirm_link_works_once_and_only_the_last_one(
    served: tuple[Running, Mailbox],
) -> None:
    here, mails = served
    ana = await person(here, "Ana")
    for address in ("first@example.org", "ana@example.org"):
        await ana.http("POST", f"{BELLS}/mail", json={"address": address})
    secrets = [link_in(mails, address) for address in ("first@example.org", "ana@example.org")]
    tries = [here.http.post("/api/mail/confirm", json={"secret": secrets[1]}) for _ in range(5)]
    answers = [answer.status_code for answer in await asyncio.gather(*tries)]
    assert sorted(answers) == [200, 422, 422, 422, 422]
    for secret in (*secrets, "guessed"):
        answer = await here.http.post("/api/mail/confirm", json={"secret": secret})
        assert answer.json()["error"]["code"] == "link-over"
    told = (await ana.http("GET", BELLS)).json()
    assert told["mail"] == "ana@example.org" and told["asked"] is None


async def test_nobody_is_flooded_with_letters(served: tuple[Running, Mailbox]) -> None:
    here, mails = served
    victim, refused = "victim@example.org", 0
    for n in range(MOST_LETTERS + 2):
        who = await person(here, f"Guest {n}")
        address = victim if n % 2 else victim.upper().replace("EXAMPLE.ORG", "example.org")
        answer = await who.http("POST", f"{BELLS}/mail", json={"address": address})
        refused += answer.status_code == 429
        await who.http("DELETE", "/api/guests/me")  # who is gone has asked all the same
    assert refused == 2 and len(mails.letters) == MOST_LETTERS
    ana = await person(here, "Ana")
    answers = [
        (await ana.http("POST", f"{BELLS}/mail", json={"address": f"a{n}@example.org"})).status_code
        for n in range(MOST_REQUESTS + 1)
    ]
    assert answers == [202] * MOST_REQUESTS + [429]


async def test_one_mailbox_is_not_flooded_under_many_addresses(
    served: tuple[Running, Mailbox],
) -> None:
    here, mails = served
    ways = ["v.ictim", "victim+1", "VICTIM+2", "vic.tim", "victim+a.b", "v.i.c.t.i.m+c"]
    asked = []
    for n, way in enumerate(ways):
        who = await person(here, f"Guest {n}")
        address = {"address": f"{way}@example.org"}
        asked.append((await who.http("POST", f"{BELLS}/mail", json=address)).status_code)
    assert asked == [202] * MOST_LETTERS + [429] * 3
    assert [letter["To"] for letter in mails.letters] == [
        f"{way}@example.org" for way in ways[:MOST_LETTERS]
    ]


async def test_whoever_makes_guests_sends_no_more_letters_to_strangers(tmp_path: Path) -> None:
    async with mailbox() as (mails, smtp):
        sender = {"smtp": smtp, "mail_from": "lanai@example.org", "url": URL}
        async with running(tmp_path, letters_per_day=4, **sender) as here:
            asked = []
            for n in range(6):
                who = await person(here, f"Guest {n}")
                address = {"address": f"stranger{n}@example.org"}
                asked.append(await who.http("POST", f"{BELLS}/mail", json=address))
            assert [answer.status_code for answer in asked] == [202] * 4 + [429] * 2
            assert asked[-1].json()["error"]["code"] == "too-many-letters"
            assert len(mails.letters) == 4


@pytest.mark.parametrize(
    "address",
    [
        "=?x?q?victim?=@example.org", "=?utf-8?b?dmljdGlt?=@example.org",
        "=?utf-8?q?=0d=0aBcc?=@example.org", "a=?utf-8?q?=00?=@example.org",
        "ana@example.org\r\nBcc: all@example.org", "ana@example.org\n", "ana\r@example.org",
        "ana@example.org, ben@example.org", "<ana@example.org>", '"a b"@example.org',
        "ana@localhost",
        "ana@@example.org", "ana@example.org ", ".ana@example.org", "a..b@example.org",
        "ana@-example.org", "ana@[127.0.0.1]", "ana@exämple.org", "a" * 250 + "@example.org",
    ],
)  # fmt: skip
async def test_addresses_that_are_none(served: tuple[Running, Mailbox], address: str) -> None:
    here, mails = served
    ana = await person(here, "Ana")
    answer = await ana.http("POST", f"{BELLS}/mail", json={"address": address})
    assert answer.status_code == 422 and mails.letters == []
    assert not is_mail_address(address)
    if "\r" in address or "\n" in address.rstrip():  # and would be refused even there
        with pytest.raises(ValueError, match=r"linefeed|newline"):
            message_of(Letter(address, "s", "t"), "lanai@example.org", 0)


async def test_a_link_that_switches_mail_off_cannot_be_guessed(
    served: tuple[Running, Mailbox],
) -> None:
    here, mails = served
    ana, ben = await person(here, "Ana"), await person(here, "Ben")
    for who in (ana, ben):
        await who.http("POST", f"{BELLS}/mail", json={"address": f"{who.name}@example.org"})
        secret = link_in(mails, f"{who.name}@example.org")
        await here.http.post("/api/mail/confirm", json={"secret": secret})
    (bell,) = await here.hall.store.bells(ben.id)
    token = await here.hall.ringer.off_token(bell)
    mac = token.rpartition(".")[2]
    for guess in (ana.id, f"{ana.id}.", f"{ana.id}.{mac}", f"{ana.id}.{'0' * 48}", token[:-1], "x"):
        assert (await here.http.post(f"/api/mail/off/{guess}")).json() == {"off": False}
    assert [len(await here.hall.store.bells(who.id)) for who in (ana, ben)] == [1, 1]
    # Looking changes nothing: old mail programs open the address, and so do scanners
    for look in (here.http.get, here.http.head):
        answer = await look(f"/api/mail/off/{token}")
        assert answer.status_code == 303 and answer.headers["location"] == f"/mail/off#{token}"
    elsewhere = await here.http.get("/api/mail/off/%0d%0aSet-Cookie:x=1")
    assert (
        elsewhere.headers["location"].startswith("/mail/off#")
        and "set-cookie" not in elsewhere.headers
    )
    assert [len(await here.hall.store.bells(who.id)) for who in (ana, ben)] == [1, 1]
    # As mail programs do it (RFC 8058): a form, no token of a guest, no question
    form = {"List-Unsubscribe": "One-Click"}
    for off in (True, False):
        answer = await here.http.post(f"/api/mail/off/{token}", data=form)
        assert answer.status_code == 200 and answer.json() == {"off": off}
    assert [len(await here.hall.store.bells(who.id)) for who in (ana, ben)] == [1, 0]


async def test_who_is_deleted_leaves_no_address_and_an_export_has_them(
    served: tuple[Running, Mailbox],
) -> None:
    here, mails = served
    ana = await person(here, "Ana")
    browser = Browser("ana", "fcm.googleapis.com")
    await ana.http("PUT", f"{BELLS}/push", json=browser.subscription())
    await ana.http("POST", f"{BELLS}/mail", json={"address": "ana@example.org"})
    secret = link_in(mails, "ana@example.org")
    await here.http.post("/api/mail/confirm", json={"secret": secret})
    await ana.http("POST", f"{BELLS}/mail", json={"address": "new@example.org"})
    quiet = {"zone": "Europe/Paris", "starts": 0, "ends": 60}
    await ana.http("PUT", f"{BELLS}/quiet", json={"quiet": quiet})
    zone = {**quiet, "zone": "../../etc/passwd"}
    assert (await ana.http("PUT", f"{BELLS}/quiet", json={"quiet": zone})).status_code == 422
    packed = await exported(ana)
    for kept in (browser.endpoint, "ana@example.org", "new@example.org", "Europe/Paris"):
        assert kept in packed
    await ana.http("DELETE", "/api/guests/me")
    store = here.hall.store
    assert await store.bells(ana.id) == [] and await store.quiet_hours(ana.id) is None
    assert await store.mail_request(ana.id, 0) is None
    await store.tidy_up()
    kept_in = (here.hall.settings.data / "lanai.sqlite").read_bytes()
    assert b"ana@example.org" not in kept_in and b"new@example.org" not in kept_in


async def exported(who: Person) -> str:
    answer = await who.http("GET", "/api/guests/me/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return archive.read("me.json").decode()


# The store, in both databases


async def ringing(store: Store, guest: str = "g1") -> None:
    """Make somebody with a device that rings, and a bell for mail."""
    await store.add_guest(guest, "Ana", device(f"token-{guest}"))
    bell = Bell(f"d-token-{guest}", guest, "push", f"https://push/{guest}", "k", "a", "en", 1)
    assert await store.hang_bell(bell)
    request = MailRequest(guest, f"{guest}@example.org", "fr", 100)
    assert await store.request_mail(request, f"hash-{guest}", f"whose-{guest}", 1)
    assert await store.mail_request_by_secret(f"hash-{guest}", 99) == request
    assert not await store.confirm_mail(request, f"hash-{guest}", 100)
    assert await store.confirm_mail(request, f"hash-{guest}", 99)


async def test_rings_come_with_the_move_and_go_with_it(store: Store) -> None:
    await ringing(store)
    await store.create_table(card("t1"), [{"entry": "created"}])
    called = Waiting(called=("g1", "nobody"), ring_at=1000)
    assert not await store.append("t1", 5, [{"entry": "moved"}], waiting=called)
    assert await store.due_rings(2**60, 10) == []
    assert await store.append("t1", 1, [{"entry": "moved"}], waiting=called)
    await store.set_quiet_hours("g1", QuietHours("UTC", 1, 2), 2000)
    rings = await store.due_rings(1000, 10)
    assert sorted(ring.bell.id for ring in rings) == ["d-token-g1", mail_bell("g1")]
    assert all(ring.quiet == QuietHours("UTC", 1, 2) and not ring.begun for ring in rings)
    for banned in (True, False):
        assert await store.ban("g1", banned)
        assert len(await store.due_rings(1000, 10)) == (0 if banned else 2)
    first, second = rings
    assert await store.claim_ring(first, 5000)
    assert not await store.claim_ring(first, 6000) and not await store.put_off_ring(first, 1, 1)
    assert await store.put_off_ring(second, 9000, 2)
    await store.set_quiet_hours("g1", None, 2000)  # changes nothing of what was tried or claimed
    again = {ring.due: ring for ring in await store.due_rings(2**60, 10)}
    assert (again[5000].begun, again[9000].begun, again[9000].tries) == (True, False, 2)
    assert again[5000].quiet is None
    await store.end_ring(first)  # which somebody else has claimed
    assert len(await store.due_rings(2**60, 10)) == 2
    # It was their turn no longer, and is again: whoever still tells them of the first ends nothing
    gone = Waiting(released=("g1",))
    assert await store.append("t1", 2, [{"entry": "moved"}], waiting=gone)
    assert await store.due_rings(2**60, 10) == []
    assert await store.append("t1", 3, [{"entry": "moved"}], waiting=called)
    await store.end_ring(again[5000])
    assert len(await store.due_rings(2**60, 10)) == 2
    await store.forget_rings("g1", "t1")
    assert await store.due_rings(2**60, 10) == []


async def test_a_person_with_many_tables_keeps_nobody_else_waiting(store: Store) -> None:
    """Twenty devices at a hundred tables were two thousand messages before the next person's."""
    for guest in ("g1", "g2"):
        await ringing(store, guest)
    for n in range(30):
        await store.create_table(card(f"t{n}"), [{"entry": "created"}])
        called = Waiting(called=("g1",), ring_at=n)
        assert await store.append(f"t{n}", 1, [{"entry": "moved"}], waiting=called)
    late = Waiting(called=("g2",), ring_at=100)
    assert await store.append("t0", 2, [{"entry": "moved"}], waiting=late)
    first = [ring.bell.guest for ring in await store.due_rings(1000, 4)]
    assert sorted(first) == ["g1", "g1", "g2", "g2"]
    everybody = [ring.bell.guest for ring in await store.due_rings(1000, 100)]
    assert (everybody.count("g1"), everybody.count("g2")) == (MOST_AT_ONCE, 2)
    assert {ring.due for ring in await store.due_rings(99, 4)} == {0, 1}


async def test_bells_go_with_their_device_and_rings_with_their_bell(store: Store) -> None:
    await ringing(store)
    await store.create_table(card("t1"), [{"entry": "created"}])
    called = Waiting(called=("g1",), ring_at=1000)
    assert await store.append("t1", 1, [{"entry": "moved"}], waiting=called)
    assert await store.remove_device("g1", "d-token-g1")
    assert [ring.bell.kind for ring in await store.due_rings(1000, 10)] == ["mail"]
    assert not await store.hang_bell(
        Bell("d-token-g1", "g1", "push", "https://push/g1", "k", "a", "en", 1)
    )
    await store.expire_bells(1000)
    assert await store.take_down_bell("g1", mail_bell("g1"))
    assert not await store.take_down_bell("g2", mail_bell("g1"))
    assert await store.due_rings(2**60, 10) == []


async def test_of_many_processes_one_rings(place: str) -> None:
    stores = [make_store(place)]
    await stores[0].open()
    if place.startswith("postgresql"):
        stores.append(make_store(place))
        await stores[1].open()
    await ringing(stores[0])
    for n in range(10):
        await stores[0].create_table(card(f"t{n}"), [{"entry": "created"}])
        called = Waiting(called=("g1",), ring_at=n)
        assert await stores[0].append(f"t{n}", 1, [{"entry": "moved"}], waiting=called)
    due = await stores[-1].due_rings(2**60, 100)
    assert len(due) == 20
    claims = [store.claim_ring(ring, 10**9) for ring in due for store in stores * 3]
    moves = [
        stores[0].append(f"t{n}", 2, [{"entry": "moved"}], waiting=Waiting(released=("g1",)))
        for n in range(10)
    ]
    claimed, moved = await asyncio.gather(asyncio.gather(*claims), asyncio.gather(*moves))
    each = [sum(claimed[i : i + 3 * len(stores)]) for i in range(0, len(claimed), 3 * len(stores))]
    assert all(moved) and max(each) <= 1
    assert await stores[0].due_rings(2**60, 100) == []
    for store in stores:
        await store.close()
