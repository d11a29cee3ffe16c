"""A club whose people have played for months, written straight into the store."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from lanai.bots.review.data import SCHEME
from lanai.server.archive import Archive
from lanai.server.guests import hash_of
from lanai.server.moment import now_ms
from lanai.server.ratings.rater import Rater
from lanai.server.store import (
    Figures,
    NewDevice,
    Passkey,
    SeatFigures,
    Sitter,
    Store,
    StoredResult,
    make_store,
)
from support.server import Guest, Server

DAY = 24 * 3600 * 1000
HERO = "Kalani"
NAMES = ("Ben", "Chloé", "Ana", "Dana", "Noa", "Papa", "Emil")
POINTS = {"moluku": 90, "tiki-topple": 18, "moonshine": 16}
GAMES = 60
UNSEEN = 11
"""Of so many games one was not looked back at."""


def member(server: Server, name: str = HERO) -> Guest:
    """Be somebody of the club."""
    return Guest(server, {"guest": f"g_{name}", "name": name, "token": name})


def found_club(data: Path, games: int = GAMES) -> None:
    """Write a club into an empty folder; in a thread, as a browser's loop may run in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, _found(data, games)).result()


async def _found(data: Path, games: int) -> None:
    store = make_store(data)
    await store.open()
    await _admit(store)
    rng = random.Random(7)
    for n in range(games):
        await _finish(store, n, games, rng)
    rater = Rater(store, Archive(store))
    for game in await store.rated_games():
        await rater.count(game)
    await store.close()


async def _admit(store: Store) -> None:
    """Let everybody in; one of them has a phone, and ways back that were made on the laptop."""
    now = now_ms()
    for name in (HERO, *NAMES):
        laptop = NewDevice(f"d_{name}", hash_of(name), "Chrome on Linux", now - 90 * DAY)
        await store.add_guest(f"g_{name}", name, laptop)
        await store.set_public(f"g_{name}", True)
    hero, laptop_id = f"g_{HERO}", f"d_{HERO}"
    for name in ("Safari on iPhone", "Firefox on Android"):
        link = f"link {name}"
        await store.offer_link(hero, link, now + DAY, laptop_id)
        phone = NewDevice(f"d_{name}", hash_of(name), name, now - 5 * DAY, laptop_id)
        await store.use_link(link, hero, phone)
    key = Passkey("key", hero, b"key", 0, "Chrome on Linux", now, now, laptop_id)
    await store.add_passkey(key, "challenge", now + DAY)
    await store.set_code(hero, "code", now, laptop_id)


async def _finish(store: Store, n: int, games: int, rng: random.Random) -> None:
    """Let the hero play a game with some of the others, and look back at most of them."""
    game = sorted(POINTS)[n % len(POINTS)]
    people = [HERO, *rng.sample(NAMES, 3 if n % 7 == 0 else 2)]
    skills = [rng.gauss(1.0 if person == HERO else 0.4, 1.6) for person in people]
    order = sorted(skills, reverse=True)
    places = [order.index(skill) + 1 for skill in skills]
    points = [POINTS[game] - 3 * place for place in places]
    seats: list[object] = [
        {
            "kind": "person", "name": person, "guest": f"g_{person}", "level": None, "bot": None,
            "place": places[at], "points": points[at], "left": False,
            "played": {"moves": 30, "by_bot": 0, "last_by_bot": 0},
        }
        for at, person in enumerate(people)
    ]  # fmt: skip
    sides: list[object] = [[at] for at in range(len(people))]
    body = {"options": {}, "public": False, "measure": None, "sides": sides, "seats": seats}
    sitters = [
        Sitter(f"g_{person}", at, places[at], len(people), points[at])
        for at, person in enumerate(people)
    ]
    table = f"club-table-{n:08}"
    ended = now_ms() - (games - n) * DAY
    await store.keep_result(StoredResult(table, game, ended, True, body, tuple(sitters)))
    if n % UNSEEN:
        figures = [
            SeatFigures(rng.gauss(0, 0.08), 0.012, min(99.0, 82 + 4 * skill + rng.gauss(0, 3)))
            for skill in skills
        ]
        await store.keep_figures(table, Figures(SCHEME, tuple(figures)))
