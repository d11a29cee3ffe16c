"""What can be asked over HTTP about games and tables, wherever they are hosted."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.responses import Response

import lanai
from lanai.core.contract import Game, Option
from lanai.core.errors import SetupError
from lanai.core.record import SUFFIX
from lanai.games import all_games
from lanai.games.card_tables import as_written
from lanai.server import protocol as wire
from lanai.server.branches import branched, request_of
from lanai.server.daily.deals import is_withheld
from lanai.server.demands import demand_level
from lanai.server.hall import known_game
from lanai.server.http import JSON, RECORD_BYTES, TEXT, Call, Endpoint
from lanai.server.lessons import lesson_of
from lanai.server.letters import encode
from lanai.server.moment import now_ms
from lanai.server.over import finished, open_record
from lanai.server.prepared import (
    ASK,
    ASK_MYSELF,
    FOR_EVER,
    Prepared,
    answer,
    is_known,
    prepare,
    tag_of,
)
from lanai.server.ratings.measures import measured_levels
from lanai.server.records import packed_replay, verdict_of, without_luck
from lanai.server.refused import Refused
from lanai.server.reviews.endpoints import REVIEWS
from lanai.texts import Texts
from lanai.texts.rules import rules_of
from lanai.texts.titles import choice_title, line_of, option_title, title_of

RECORD_SECONDS: Final = 20.0


# Games


async def list_games(call: Call[None]) -> list[wire.GameInfo]:
    """List the games."""
    return [describe(game, call.texts, call.hall.rates) for _, game in sorted(all_games().items())]


def describe(game: Game, texts: Texts, rates: bool) -> wire.GameInfo:
    """Describe a game for people."""
    return wire.GameInfo(
        name=game.name,
        title=title_of(game, texts),
        line=line_of(game, texts),
        seats=list(game.seats),
        minutes=list(game.minutes),
        rules=game.rules,
        cards=game.cards,
        options=[describe_option(game, option, texts) for option in game.options],
        aid=describe_aid(game.name, texts) if game.aid else None,
        lesson=lesson_of(game.name) is not None,
        measured=sorted(measured_levels(game)) if rates else [],
    )


def describe_aid(game: str, texts: Texts) -> wire.Aid:
    """Describe what a game can help the memory with."""
    title = f"{game}-aid"
    choices = [
        wire.Choice(on, texts.first(str(on), f"{title}-{str(on).lower()}")) for on in (False, True)
    ]
    return wire.Aid(texts.first("Aid", title), choices)


def describe_option(game: Game, option: Option, texts: Texts) -> wire.GameOption:
    """Describe an option with a sentence for each choice."""
    choices = [
        wire.Choice(choice, choice_title(game, option, choice, texts)) for choice in option.choices
    ]
    return wire.GameOption(option.name, option_title(game, option, texts), choices, option.default)


async def list_levels(call: Call[None]) -> list[wire.LevelInfo]:
    """List the levels of bots, the weakest first, and the operator's own after them."""
    texts = call.texts
    house = [
        wire.LevelInfo(level, texts(f"level-{level}"), texts(f"level-{level}-about"))
        for level in call.hall.house
    ]
    own = call.hall.caretaker.own.values()
    return house + [wire.LevelInfo(bot.level, bot.title, texts("level-own-about")) for bot in own]


async def show_cards(call: Call[None]) -> Response:
    """Show a card table with the provenance of every line."""
    game = known_game(call.path("game"))
    version = call.query("version", "")
    try:
        game.check_cards(version or game.cards)
    except SetupError as error:
        raise Refused("no-such-cards", error.details) from None
    table = prepared_cards(game.name, version or game.cards)
    return answer(table, call.request, FOR_EVER if version else ASK)


@cache
def prepared_cards(game: str, version: str) -> Prepared:
    """Read a card table; one that was released never changes."""
    found = known_game(game)
    table = as_written(found, version)
    return prepare(JSON, encode(wire.CardTable(game, version, list(found.card_versions), table)))


async def show_rules(call: Call[None]) -> wire.RulesPage:
    """Tell the rules of a game as its docstrings do."""
    game = known_game(call.path("game"))
    sections = [wire.RulesSection(*section) for section in rules_of(game, call.texts)]
    return wire.RulesPage(game.name, sections)


# Tables


async def add_table(call: Call[wire.NewTable]) -> wire.Table:
    """Make a table."""
    guest = await call.guest()
    live = await call.hall.create(call.body, guest.guest, guest.name, call.address, bot=guest.bot)
    return live.described()


async def add_lesson(call: Call[None]) -> wire.Table:
    """Begin a guided first game."""
    guest = await call.guest()
    live = await call.hall.teach(
        call.path("game"), guest.guest, guest.name, call.address, guest.bot
    )
    return live.described()


async def show_table(call: Call[None]) -> wire.Table:
    """Show a table."""
    live = await call.hall.find_for(call.path("id"), await call.person())
    await live.stored()
    return live.described()


async def show_record(call: Call[None]) -> Response:
    """Download the record of a finished game."""
    table = await finished(call)
    name = f"{table.game.name}-{table.name}{SUFFIX}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(open_record(table).text(), headers=headers, media_type=TEXT)


async def branch_table(call: Call[wire.NewBranch]) -> wire.Table:
    """Make a table that begins with the beginning of a finished game."""
    table = await finished(call)
    own = table.seat_of((await call.guest()).guest) == call.body.seat
    return await branch_off(call, open_record(table).text(), table.id, own)


async def branch_record(call: Call[wire.NewBranchOf]) -> wire.Table:
    """Make a table that begins with the beginning of a record from elsewhere."""
    return await branch_off(call, call.body.record)


async def branch_off(
    call: Call[Any], text: str, table: str | None = None, own: bool = False
) -> wire.Table:
    """Find the beginning in a worker, and make its table."""
    guest, wanted = await call.guest(), call.body
    demand_level(wanted.level, call.hall.levels)
    moment = wanted.step, wanted.seat, wanted.cards
    async with call.worker() as worker:
        begun = await worker.run(RECORD_SECONDS, branched, text, *moment, table, own)
    request = request_of(begun, wanted)
    live = await call.hall.create(
        request, guest.guest, guest.name, call.address, begun, bot=guest.bot
    )
    return live.described()


async def replay_table(call: Call[None]) -> Response:
    """See a finished game again, step by step."""
    table = await finished(call)
    assert table.play is not None
    asked = replay_query(call)
    record, hidden = table.play.match.record, is_withheld(table, now_ms())
    if hidden:
        if asked[0] not in ("spectator", str(table.seat_of(await call.person()))):
            raise Refused("daily-running")
        record = without_luck(record)
    text = record.text()
    # What is told of a game that is over changes only with the program that tells it.
    tag = tag_of(lanai.__version__.encode(), text.encode(), *(each.encode() for each in asked))
    known = Prepared(JSON, tag, None, {"gzip": b""})
    if is_known(known, call.request):
        return answer(known, call.request, ASK_MYSELF)
    return await replayed(call, text, tag, hidden=hidden)


async def replay_record(call: Call[str]) -> Response:
    """See the game of a record from elsewhere, step by step."""
    return await replayed(call, call.body, tag_of(call.body.encode()))


def replay_query(call: Call[Any]) -> tuple[str, str, str]:
    """Read as whom, in which language and how much of a game is to be seen."""
    return call.query("viewer", "spectator"), call.texts.language, call.query("parts", "")


async def replayed(call: Call[Any], text: str, tag: str, *, hidden: bool = False) -> Response:
    """Replay and compress a record in a worker; what was hidden from the viewer may stay so."""
    async with call.worker() as worker:
        body = await worker.run(RECORD_SECONDS, packed_replay, text, *replay_query(call), hidden)
    return answer(Prepared(JSON, tag, None, {"gzip": body}), call.request, ASK_MYSELF)


async def verify_record(call: Call[str]) -> wire.Verdict:
    """Check a record: legal moves, right scores, chance that fits the seed."""
    lang = call.texts.language
    async with call.worker() as worker:
        return await worker.run(RECORD_SECONDS, verdict_of, call.body, lang)


REPLAY_QUERY: Final = ("viewer", "lang", "parts")

GAME_ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", list_games, list[wire.GameInfo], query=("lang",)),
    Endpoint("GET", "/api/levels", list_levels, list[wire.LevelInfo], query=("lang",)),
    Endpoint(
        "GET", "/api/games/{game}/cards", show_cards, wire.CardTable,
        query=("version",), errors=(404,),
    ),
    Endpoint(
        "GET", "/api/games/{game}/rules", show_rules, wire.RulesPage, query=("lang",), errors=(404,)
    ),
)  # fmt: skip

TABLE_ENDPOINTS: Final = (
    Endpoint(
        "POST", "/api/tables", add_table, wire.Table, wire.NewTable,
        guest=True, status=201, errors=(403, 404),
    ),
    Endpoint(
        "POST", "/api/lessons/{game}", add_lesson, wire.Table,
        guest=True, status=201, errors=(404,),
    ),
    Endpoint("GET", "/api/tables/{id}", show_table, wire.Table, errors=(401, 404)),
    Endpoint("GET", "/api/tables/{id}/record", show_record, str, errors=(401, 404, 409)),
    Endpoint(
        "GET", "/api/tables/{id}/replay", replay_table, wire.Replay,
        query=REPLAY_QUERY, errors=(401, 404, 409, 413, 422),
    ),
    Endpoint(
        "POST", "/api/tables/{id}/branches", branch_table, wire.Table, wire.NewBranch,
        guest=True, status=201, errors=(404, 409),
    ),
    Endpoint(
        "POST", "/api/branches", branch_record, wire.Table, wire.NewBranchOf,
        guest=True, status=201, errors=(413, 422), most=RECORD_BYTES,
    ),
    Endpoint("POST", "/api/replay", replay_record, wire.Replay, query=REPLAY_QUERY, record=True),
    Endpoint("POST", "/api/verify", verify_record, wire.Verdict, query=("lang",), record=True),
    *REVIEWS,
)  # fmt: skip
