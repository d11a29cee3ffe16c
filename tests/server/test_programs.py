"""Persons who are somebody's program: marked for ever, shown as such, rated apart, given worlds."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from lanai.server import messages
from lanai.server.demands import Asker
from lanai.server.folding import fold
from lanai.server.lobby import ask_again, sit
from lanai.server.moment import now_ms
from lanai.server.protocol import BotMark
from lanai.server.ratings.course import ALONE, Course, month_of
from lanai.server.rematch import sit_again
from lanai.server.store import Guest as StoredGuest
from lanai.server.store import NewDevice, Store, StoredResult
from support.server import Client, Guest, Json, Server, play_on, serving
from support.sitting import Sitting

MARK = {"owner": "Ana", "program": "first_bot"}


def program(server: Server, name: str = "Robin", **mark: str) -> Guest:
    """Make a person who is a program."""
    asked = {"name": name, "bot": {**MARK, **mark}}
    return Guest(server, server.http.post("/api/guests", json=asked).raise_for_status().json())


def refused(server: Server, path: str, body: Json) -> str:
    code: str = server.http.post(path, json=body).json()["error"]["code"]
    return code


def against(server: Server, *guests: Guest, game: str = "tiki-topple", **more: Any) -> list[Client]:
    """Let guests play with each other, the first being host."""
    table = guests[0].table(game, len(guests), sit=0, **more)["id"]
    clients = [guest.join(table) for guest in guests]
    for seat, client in enumerate(clients[1:], 1):
        client.do("sit", seat=seat, rated=bool(more.get("rated")))
    for client in clients:
        client.catch_up()
    return clients


# Marks


def test_a_mark_is_shown_wherever_the_name_is(server: Server) -> None:
    ana, robin = server.guest("Ana"), program(server)
    assert robin.ask("GET", "/api/guests/me").json()["bot"] == MARK
    clients = against(server, ana, robin, public=True)
    assert [seat["bot"] for seat in clients[0].table["seats"]] == [None, MARK]
    clients[1].do("chat", text="hello")
    assert clients[0].until("chat")["chat"]["bot"] is True
    clients[0].do("chat", text="hello")
    clients[0].catch_up()
    assert [line["bot"] for line in clients[0].chat] == [True, False]
    listed = next(
        card for card in server.http.get("/api/tables").json() if card["id"] == clients[0].id
    )
    assert [seat["bot"] for seat in listed["seats"]] == [None, MARK]
    clients[0].do("start")
    play_on(clients, random.Random(1))
    past = ana.ask("GET", "/api/people/me/games").json()["games"][0]
    assert past["others"][0]["bot"] == MARK
    shown = server.http.get(f"/api/people/{robin.id}").json()
    assert shown["bot"] == MARK and shown["games"] == 1, "programs are shown from the beginning"


def test_nobody_becomes_a_program_later_or_ceases_to_be_one(server: Server) -> None:
    ana, robin = server.guest("Ana"), program(server)
    for who in (ana, robin):
        for mark in (MARK, None):
            asked = {"name": "Robin", "bot": mark}
            answer = who.ask("PATCH", "/api/guests/me", json=asked)
            assert answer.json()["error"]["code"] == "unreadable"
    assert ana.ask("GET", "/api/guests/me").json()["bot"] is None
    robin.ask("PATCH", "/api/guests/me", json={"name": "Robina"}).raise_for_status()
    assert robin.ask("GET", "/api/guests/me").json()["bot"] == MARK
    secret = robin.ask("POST", "/api/guests/me/link").json()["secret"]
    again = server.http.post("/api/guests/by-link", json={"secret": secret}).json()
    other_device = Guest(server, again)
    assert other_device.ask("GET", "/api/guests/me").json()["bot"] == MARK


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"name": "Medium", "bot": MARK}, "name-bot"),
        ({"name": "Kukui", "bot": MARK}, "name-bot"),
        ({"name": "Robin", "bot": {**MARK, "owner": "Expert"}}, "name-bot"),
        ({"name": "Robin", "bot": {**MARK, "owner": "\u202eana"}}, "bad-name"),
        ({"name": "Robin", "bot": {**MARK, "program": " \u2800 "}}, "bad-name"),
        ({"name": "Robin", "bot": {**MARK, "program": "x" * 41}}, "unreadable"),
        ({"name": "Robin", "bot": {"owner": "Ana"}}, "unreadable"),
    ],
)
def test_a_program_imitates_nobody(server: Server, asked: Json, code: str) -> None:
    assert refused(server, "/api/guests", asked) == code


def test_a_program_beside_its_namesake_gets_the_mark_that_all_see(server: Server) -> None:
    clients = against(server, server.guest("Robin"), program(server, "Rоbin"))
    assert [seat["name"] for seat in clients[0].table["seats"]] == ["Robin", "Rоbin (2)"]


def test_a_deleted_program_leaves_neither_owner_nor_program(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        robin = program(server, owner="Zebulon Quux", program="quuxbot")
        clients = against(server, server.guest("Ana"), robin)
        clients[0].do("start")
        play_on(clients, random.Random(1))
        robin.ask("DELETE", "/api/guests/me").raise_for_status()
        table = server.http.get(f"/api/tables/{clients[0].id}").json()
        assert table["seats"][1]["bot"] == {"owner": "Somebody", "program": "…"}
    for file in tmp_path.iterdir():
        assert b"Zebulon" not in file.read_bytes() and b"quuxbot" not in file.read_bytes()


def device(token: str) -> NewDevice:
    return NewDevice(f"d_{token}", token, "A program", 1)


@pytest.mark.anyio
async def test_a_store_keeps_marks(store: Store) -> None:
    await store.add_guest("g1", "Robin", device("h1"), BotMark("Ana", "first_bot"))
    await store.add_guest("g2", "Ana", device("h2"))
    assert await store.guest_by_token("h1") == StoredGuest(
        "g1", "Robin", "d_h1", 1, bot=BotMark("Ana", "first_bot")
    )
    known = await store.guest_by_id("g2")
    assert known is not None and known.bot is None
    assert [found.bot for found in await store.find_people("Robin", 5)] == [
        BotMark("Ana", "first_bot")
    ]


# Ratings


def rated_lobby() -> Sitting:
    """Let two of three people agree to a rated game."""
    sitting = Sitting("tiki-topple", 3, begin=False)
    sitting.ask(2, messages.Stand(id="stand"))
    sitting.ask(0, messages.Options(id="rated", rated=True))
    sitting.ask(1, messages.AgreeRated(id="agree"))
    return sitting


def test_who_agreed_before_a_program_came_is_asked_again() -> None:
    sitting = rated_lobby()
    robin = Asker("g9", "Robin", "sit", sitting.time, BotMark("Ana", "first_bot"))
    for entry in [*sit(sitting.table, robin, 2, False, True), *ask_again(sitting.table, robin)]:
        fold(sitting.table, entry)
    assert [place.agrees for place in sitting.table.seats] == [False, False, True]
    assert ask_again(sitting.table, robin) == [], "who only changes the seat asks nobody"
    person = Asker("g8", "Ben", "sit", sitting.time)
    assert ask_again(sitting.table, person) == []
    sitting.ask(0, messages.AgreeRated(id="again"))
    sitting.ask(1, messages.AgreeRated(id="again"))
    old = sitting.table.copy()
    fresh = Sitting("tiki-topple", 3, begin=False)
    for seat in (0, 1, 2):
        fresh.ask(seat, messages.Stand(id=f"stand {seat}"))
    fresh.ask(0, messages.Options(id="rated", rated=True))
    again = sit_again(fresh.table, old, robin)
    assert [type(entry).__name__ for entry in again] == ["Sat"], "a rematch was agreed to"


def rated_result(order: list[str], at: int) -> StoredResult:
    """Give a rated game in which people, and programs called robin, came in this order."""
    seats: list[object] = [
        {"guest": name, "level": None, "place": place, "bot": MARK if "robin" in name else None}
        for place, name in enumerate(order, 1)
    ]
    sides = [[seat] for seat in range(len(order))]
    body: Json = {"seats": seats, "sides": sides, "measure": "1"}
    return StoredResult(f"t{at}", "tiki-topple", at, True, body)


def test_to_a_person_all_programs_are_one_and_count_as_bots_do() -> None:
    course = Course()
    weights = [course.count(rated_result(["ana", f"robin{n}"], n))[0].weight for n in range(8)]
    assert weights == [ALONE * each for each in (1, 1, 1, 1, 1, 0.5, 0.25, 0.125)]
    met = course.count(rated_result(["ben", "robin1", "ana"], 20))
    assert {change.person: change.against for change in met} == {
        "ben": ["ana"],
        "robin1": ["ana", "ben"],
        "ana": ["ben"],
    }, "who plays with people too meets them; a program meets everybody"


def test_programs_have_a_list_of_the_best_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana, robin = server.guest("Ana"), program(server)
        ana.ask("PATCH", "/api/people/me", json={"public": True}).raise_for_status()
        for seed in range(5):
            clients = against(server, ana, robin, rated=True)
            assert [seat["agrees"] for seat in clients[0].table["seats"]] == [False, True]
            assert clients[0].ask("start")["code"] == "not-agreed"
            clients[0].do("agree-rated")
            clients[0].do("start")
            play_on(clients, random.Random(seed))
        server.http.get(f"/api/tables/{clients[0].id}/ratings").raise_for_status()  # it counts now

        def best(query: str, who: Guest = ana) -> tuple[list[Any], Any]:
            found = who.ask("GET", f"/api/leaders/tiki-topple?{query}").raise_for_status().json()
            named = [(each["name"], each["bot"]) for each in found["leaders"] if each["guest"]]
            return named, found["me"]

        this = f"month={month_of(now_ms())}"
        people, me = best(this)
        assert people == [("Ana", None)] and me["rank"] is not None
        programs, me = best(f"{this}&of=programs")
        assert programs == [("Robin", MARK)] and me is None
        assert best(f"{this}&of=programs", robin)[1]["rank"] is not None
        assert best(this, robin)[1] is None
        assert ana.ask("GET", "/api/leaders/tiki-topple?of=cats").status_code == 404


# Worlds


def test_only_programs_are_given_worlds_and_only_at_their_own_decision(server: Server) -> None:
    ana, robin = server.guest("Ana"), program(server)
    clients = against(server, ana, robin, game="moluku")
    clients[0].do("start")
    for client in clients:
        client.catch_up()
    assert clients[0].ask("sight", seq=clients[0].seq)["code"] == "not-a-bot"
    seen = 0
    for _ in range(60):
        for client in clients:
            client.catch_up()
        mine = clients[1]
        answer = mine.ask("sight", seq=mine.seq)
        if not mine.legal:
            assert answer["code"] == "hint-not-now"
        else:
            seen += 1
            assert answer["type"] == "sight" and (answer["seq"], answer["seat"]) == (mine.seq, 1)
            assert mine.ask("sight", seq=mine.seq + 1)["code"] == "stale"
        acting = next(client for client in clients if client.legal)
        acting.move(random.Random(7).choice(acting.legal))
    assert seen > 5
    watcher = program(server, "Wren").join(clients[0].id)
    assert watcher.ask("sight", seq=watcher.seq)["code"] == "not-seated"


def test_a_program_that_floods_is_hung_up_on_like_anybody(tmp_path: Path) -> None:
    with serving(tmp_path, rate=5, burst=40) as server:
        clients = against(server, server.guest("Ana"), program(server), game="moluku")
        clients[0].do("start")
        robin = clients[1]
        for number in range(60):
            robin.send({"type": "sight", "id": f"s{number}", "seq": 0})
        assert robin.closed() == 4429
        clients[0].do("ping")
