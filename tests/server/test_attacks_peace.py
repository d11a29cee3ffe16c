"""Attacks on the peace of a table, as they were made: floods of chat, and names that imitate."""

from __future__ import annotations

from itertools import count

import pytest

from lanai.server import entries as log
from lanai.server.demands import Asker, Entries
from lanai.server.folding import begin, fold
from lanai.server.order import say
from lanai.server.peace import MOST_CHAT
from lanai.server.refused import Refused
from lanai.server.table import Table
from support.server import Server

BLANK = (
    "\u3164",
    "\u2800",
    " \u200b ",
    "\u0301\u0302",
    "\u202eanA",
    "A\u3164na",
    "a" + "\u0336" * 9,
    "\U0001d159",
)
BOTS = (
    "Medium",
    "expert 2",
    "Bot Ana",
    "ROBOT",
    "Facile",
    "moyen 1",
    "M\u0435dium",
    "\uff22ot",
    "B0t 7",
)
LIKE_ANA = (
    "ana",
    "\u0410na",
    "An\u03b1",
    "\u00c1na",
    "A.n.a",
    "\uff21na",
    "ANA ",
    "\u2c80na",
    "\u1d00\u0274\u1d00",
    "\u15e9na",
)


# Names


@pytest.mark.parametrize("name", BLANK + BOTS)
def test_blank_and_bot_like_names_are_refused(server: Server, name: str) -> None:
    answer = server.http.post("/api/guests", json={"name": name})
    assert answer.status_code == 422
    wanted = "name-bot" if name in BOTS else "bad-name"
    assert answer.json()["error"]["code"] == wanted
    guest = server.guest("Botond Medium-Hart")
    assert guest.ask("PATCH", "/api/guests/me", json={"name": name}).status_code == 422


@pytest.mark.parametrize("name", LIKE_ANA)
def test_who_imitates_a_name_is_marked(server: Server, name: str) -> None:
    ana = server.guest("Ana")
    table = ana.table("tiki-topple", 3, sit=0)["id"]
    first = ana.join(table)
    second = server.guest(name).join(table)
    second.sit(1)
    shown = second.guest.name if second.guest is not None else ""
    first.catch_up()
    assert first.table["seats"][1]["name"] == f"{shown} (2)"


def test_who_renames_to_imitate_or_only_watches_is_marked_too(server: Server) -> None:
    ana, ben, zed = (server.guest(name) for name in ("Ana", "Ben", "Zed"))
    table = ana.table("tiki-topple", 3, sit=0)["id"]
    host, second, watcher = (guest.join(table) for guest in (ana, ben, zed))
    second.sit(1)
    host.do("house", watchers_chat=True)
    ben.ask("PATCH", "/api/guests/me", json={"name": "\u0410n\u0430"})
    zed.ask("PATCH", "/api/guests/me", json={"name": "Ana"})
    watcher.do("chat", text="I am Ana")
    host.catch_up()
    assert host.table["seats"][1]["name"] == "\u0410n\u0430 (2)"
    assert host.chat[-1]["name"] == "Ana (3)" and host.chat[-1]["seat"] is None


# Floods


def test_a_flood_of_chat_is_refused_over_all_connections(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("tiki-topple", 2, sit=0)["id"]
    first = ben.join(table)
    first.sit(1)
    lines = [ben.join(table) for _ in range(4)] + [first]
    answers = [client.ask("chat", text="spam") for _ in range(5) for client in lines]
    assert [answer["type"] for answer in answers].count("ok") == 8
    assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"chat-fast"}
    host = ana.join(table)
    host.do("chat", text="please stop")
    assert [line["name"] for line in host.chat] == ["Ana"]


def test_a_crowd_that_only_watches_speaks_no_more_than_one_person(server: Server) -> None:
    ana = server.guest("Ana")
    table = ana.table("tiki-topple", 2, sit=0)["id"]
    host = ana.join(table)
    host.do("house", watchers_chat=True)
    crowd = [server.guest(f"Zed {number}").join(table) for number in range(12)]
    answers = [client.ask("chat", text="spam")["type"] for client in crowd]
    assert answers.count("ok") == 8
    host.do("chat", text="I am heard")


def talked(table: Table, guest: str, at: int, text: str) -> None:
    """Let somebody say something, and write it down."""
    entries: Entries = say(table, Asker(guest, guest, None, at), text)
    for entry in entries:
        fold(table, entry)


def test_a_full_chat_goes_on_and_nobody_fills_it_alone() -> None:
    table = begin(
        log.Created(
            at=0, table="t", name="n", game="tiki-topple", rules="1", cards="1", players=2,
            options={}, public=False, limit=None, level="easy", hints=True, host="ana",
        )
    )  # fmt: skip
    for seat, guest in enumerate(("ana", "ben")):
        fold(table, log.Sat(at=0, seat=seat, person=guest, name=guest))
    clock = count(1, 60_000)
    for number in range(50):
        talked(table, "ana", next(clock), f"word {number}")
    for _ in range(MOST_CHAT + 500):
        talked(table, "ben", next(clock), "spam")
    assert len(table.chat) == MOST_CHAT
    kept = [line.text for line in table.chat if line.guest == "ana"]
    assert kept == [f"word {number}" for number in range(50)], "what others said can still be read"
    assert len({line.n for line in table.chat}) == MOST_CHAT
    talked(table, "ana", next(clock), "still here")
    assert table.chat[-1].text == "still here" and len(table.chat) == MOST_CHAT
    now = next(clock)
    for _ in range(8):
        talked(table, "ben", now, "spam")
    with pytest.raises(Refused, match="chat-fast"):
        talked(table, "ben", now, "spam")
