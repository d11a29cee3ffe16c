"""What can be asked over HTTP about people's games and ratings."""

from __future__ import annotations

import re
from typing import Any, Final

from lanai.server.hall import known_game
from lanai.server.house import house_of
from lanai.server.http import Call, Endpoint
from lanai.server.ratings.leaders import Board, leaders_of
from lanai.server.ratings.profiles import history_of, profile_of, step_of
from lanai.server.ratings.wire import (
    History,
    Leaders,
    Profile,
    RatingStep,
    Shown,
    TableRatings,
)
from lanai.server.refused import Refused
from lanai.server.store import Guest

MONTH: Final = re.compile(r"\d{4}-(0[1-9]|1[0-2])|")
LAST_PAGE: Final = 100_000
PERSONS: Final = "people"
PROGRAMS: Final = "programs"


async def show_my_profile(call: Call[Any]) -> Profile:
    """Show my own games and ratings."""
    me = await call.guest()
    return await profile_of(house_of(call).store, me, call.query("game", ""), own=True)


async def show_me_to_others(call: Call[Shown]) -> Profile:
    """Choose whether others may see my games and ratings."""
    me = await call.guest()
    await house_of(call).store.set_public(me.guest, call.body.public)
    return await show_my_profile(call)


async def show_profile(call: Call[None]) -> Profile:
    """Show somebody's games and ratings, if they let others see them."""
    who = await shown_person(call)
    return await profile_of(house_of(call).store, who, call.query("game", ""), own=False)


async def list_my_games(call: Call[None]) -> History:
    """List my finished games, the last first."""
    me = await call.guest()
    return await history(call, me.guest, own=True)


async def list_games_of(call: Call[None]) -> History:
    """List somebody's finished games, if they let others see them."""
    return await history(call, (await shown_person(call)).guest, own=False)


async def history(call: Call[None], person: str, *, own: bool) -> History:
    """List a page of finished games."""
    return await history_of(
        house_of(call).store,
        person,
        game=call.query("game", ""),
        other=call.query("with", ""),
        page=page_of(call),
        own=own,
    )


async def shown_person(call: Call[None]) -> Guest:
    """Find somebody by their id; who is not shown is as unknown as who does not exist."""
    person = call.path("id")
    store = house_of(call).store
    known = await store.guest_by_id(person) if await store.public_people([person]) else None
    if known is None:
        raise Refused("no-profile")
    return known


async def show_leaders(call: Call[None]) -> Leaders:
    """List the best players of a game, of a month (`2026-11`) or of all time; or `?of=programs`."""
    game = known_game(call.path("game"))
    month = call.query("month", "")
    of = call.query("of", PERSONS)
    if not MONTH.fullmatch(month) or of not in (PERSONS, PROGRAMS):
        raise Refused("not-found")
    board = Board(house_of(call).store, game, month, programs=of == PROGRAMS)
    return await leaders_of(board, page_of(call), await call.person())


async def show_table_ratings(call: Call[None]) -> TableRatings:
    """Show what the finished game of a table did to ratings."""
    live = await house_of(call).find_for(call.path("id"), await call.person())
    table = await live.stored()
    if table.status != "over":
        raise Refused("not-over")
    if not table.rated:
        return TableRatings(rated=False, counted=False, seats=[])
    await house_of(call).rater.count(table.game.name)
    changes = {each.person: each for each in await house_of(call).store.changes_at(table.id)}
    seats: list[RatingStep | None] = [
        step_of(changes[place.guest]) if place.guest in changes else None for place in table.seats
    ]
    return TableRatings(rated=True, counted=bool(changes), seats=seats)


def page_of(call: Call[Any]) -> int:
    """Read the number of a page, from 0 on."""
    text = call.query("page", "0")
    if not text.isdecimal() or not text.isascii() or len(text) > 6 or int(text) > LAST_PAGE:
        raise Refused("not-found")
    return int(text)


PEOPLE: Final = (
    Endpoint("GET", "/api/people/me", show_my_profile, Profile, query=("game",), guest=True),
    Endpoint("PATCH", "/api/people/me", show_me_to_others, Profile, Shown, guest=True),
    Endpoint(
        "GET", "/api/people/me/games", list_my_games, History,
        query=("game", "with", "page"), guest=True, errors=(404,),
    ),
    Endpoint("GET", "/api/people/{id}", show_profile, Profile, query=("game",), errors=(404,)),
    Endpoint(
        "GET", "/api/people/{id}/games", list_games_of, History,
        query=("game", "with", "page"), errors=(404,),
    ),
    Endpoint(
        "GET", "/api/leaders/{game}", show_leaders, Leaders,
        query=("month", "page", "of"), errors=(401, 404),
    ),
    Endpoint(
        "GET", "/api/tables/{id}/ratings", show_table_ratings, TableRatings,
        errors=(401, 404, 409),
    ),
)  # fmt: skip
