"""What requests do before the game: new tables, seats and options. Pure."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from lanai.server import entries as log
from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.demands import (
    Asker,
    Entries,
    demand_aid,
    demand_host,
    demand_level,
    demand_lobby,
    demand_seat,
    demand_welcome,
    own_seat,
)
from lanai.server.folding import begin, fold
from lanai.server.person_names import clean_name, distinct
from lanai.server.refused import Refused
from lanai.server.start import deal
from lanai.server.table import Table


def create(
    request: wire.NewTable, asker: Asker, entry: log.Created, levels: list[str]
) -> tuple[Table, Entries]:
    """Make a table with who sits at it from the start, or raise LanaiError."""
    table = begin_checked(entry, levels)
    made: Entries = [entry]

    def take(more: Entries) -> None:
        for each in more:
            fold(table, each)
            made.append(each)

    if request.sit is not None:
        take(sit(table, asker, request.sit, request.contribute, request.rated))
    for bot in request.bots:
        take(put_bot(table, asker, bot.seat, bot.level, levels))
    if request.start:
        take(deal(table, asker))
    return table, made


def begin_checked(entry: log.Created, levels: list[str]) -> Table:
    """Begin a table whose game can be set up, or raise LanaiError."""
    demand_level(entry.level, levels)
    table = begin(entry)
    demand_aid(table, entry.aid)
    table.game.check_players(entry.players)
    entry.options = read_options(table, entry.players, entry.options)
    table.options = entry.options
    return table


def sit(table: Table, asker: Asker, seat: int, contributes: bool, agrees: bool = False) -> Entries:
    """Sit down, and agree if the game is to count; who already sits changes the seat."""
    demand_lobby(table)
    demand_seat(table, seat)
    now = table.seat_of(asker.guest)
    demand_welcome(table, asker)
    if table.seats[seat].kind != "empty" and now != seat:
        raise Refused("seat-taken", {"seat": seat + 1})
    others = [place.name for place in table.seats if place.guest not in (None, asker.guest)]
    name = distinct(clean_name(asker.name), others)
    agrees = table.rated and (agrees or (now is not None and table.seats[now].agrees))
    sat = log.Sat(
        seat=seat, person=asker.guest, name=name, contributes=contributes, agrees=agrees,
        bot=asker.bot, **asker.stamp,
    )  # fmt: skip
    return [sat] if now is None or now == seat else [log.Cleared(at=asker.at, seat=now), sat]


def ask_again(table: Table, asker: Asker) -> Entries:
    """Let nobody have agreed to a rated game with somebody's program that comes after that."""
    if asker.bot is None or table.seat_of(asker.guest) is not None:
        return []
    return [
        log.RatingAgreed(at=asker.at, seat=seat, on=False)
        for seat, place in enumerate(table.seats)
        if place.agrees
    ]


def stand(table: Table, asker: Asker) -> Entries:
    """Leave the seat; a start that is under way fails."""
    if table.play is not None:
        raise Refused("not-in-lobby")
    seat = own_seat(table, asker)
    cleared = log.Cleared(seat=seat, **asker.stamp)
    return [log.StartFailed(at=asker.at, seats=[seat]), cleared] if table.starting else [cleared]


def agree_rated(table: Table, asker: Asker, agree: bool) -> Entries:
    """Agree that the game counts, or no longer."""
    demand_lobby(table)
    seat = own_seat(table, asker)
    if not table.rated:
        raise Refused("not-rated")
    if table.seats[seat].agrees == agree:
        raise Refused("no-change")
    return [log.RatingAgreed(seat=seat, on=agree, **asker.stamp)]


def put_bot(table: Table, asker: Asker, seat: int, level: str, levels: list[str]) -> Entries:
    """Put a bot on an empty seat, or another one in its place."""
    demand_host(table, asker)
    demand_lobby(table)
    demand_seat(table, seat)
    demand_level(level, levels)
    if table.seats[seat].kind == "person":
        raise Refused("seat-taken", {"seat": seat + 1})
    return [log.BotSat(seat=seat, level=level, **asker.stamp)]


def clear(table: Table, asker: Asker, seat: int) -> Entries:
    """Empty a seat."""
    demand_host(table, asker)
    demand_lobby(table)
    demand_seat(table, seat)
    return [log.Cleared(seat=seat, **asker.stamp)]


def change(table: Table, asker: Asker, request: messages.Options, levels: list[str]) -> Entries:
    """Change what is played and how."""
    demand_host(table, asker)
    demand_lobby(table)
    if table.branch is not None:
        demand_branch_kept(table, request)
    players = table.players if request.players is UNSET else request.players
    table.game.check_players(players)
    if any(seat.kind != "empty" for seat in table.seats[players:]):
        raise Refused("seats-in-use", {"players": players})
    given = table.options if request.options is UNSET else request.options
    level = table.level if request.level is UNSET else request.level
    demand_level(level, levels)
    aid = table.aid if request.aid is UNSET else request.aid
    demand_aid(table, aid)
    changed = log.Changed(
        players=players,
        options=read_options(table, players, given),
        public=table.public if request.public is UNSET else request.public,
        limit=table.limit if request.limit is UNSET else request.limit,
        level=level,
        hints=table.hints if request.hints is UNSET else request.hints,
        aid=aid,
        rated=table.rated if request.rated is UNSET else request.rated,
        **asker.stamp,
    )
    return [changed]


def demand_branch_kept(table: Table, request: messages.Options) -> None:
    """Refuse to play by other rules what begins with another game's beginning, or to let it count.

    The same options as before may be sent along.
    """
    others = request.players not in (UNSET, table.players)
    if request.options is not UNSET:
        options = table.game.read_options(table.players, request.options)
        others = others or options != table.options
    if others or request.rated is True:
        raise Refused("branch-kept")


def read_options(table: Table, players: int, given: dict[str, Any]) -> dict[str, object]:
    """Complete options, or raise SetupError; they are tried out by setting a game up."""
    options = table.game.read_options(players, given)
    table.game.new(players, options, table.cards)
    return options
