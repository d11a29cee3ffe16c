"""Folding the log of a table, entry by entry: pure. What a game does is in `folding_game.py`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from lanai.core.branch import Beginning
from lanai.core.events import Json
from lanai.core.fairness import FairLuck, daily_nonce
from lanai.core.match import Match, header_of
from lanai.core.record import Record
from lanai.games import find
from lanai.server import entries as log
from lanai.server.clock import Clock
from lanai.server.folding_game import fold_game, is_open
from lanai.server.lessons import lesson_of
from lanai.server.patience import new_patience
from lanai.server.peace import PEACE, AnyPeace, line_of, with_line
from lanai.server.play import begin_play
from lanai.server.table import OTHERS, WATCHERS, Table
from lanai.server.table_parts import Change, Place
from lanai.texts.narration import BOT


def begin(entry: log.Created) -> Table:
    """Begin a table with the first entry of its log."""
    return Table(
        id=entry.table,
        name=entry.name,
        game=find(entry.game),
        rules=entry.rules,
        cards=entry.cards,
        players=entry.players,
        options=entry.options,
        public=entry.public,
        limit=entry.limit,
        level=entry.level,
        hints=entry.hints,
        host=entry.host,
        secret=entry.secret,
        created=entry.at,
        updated=entry.at,
        seats=[Place() for _ in range(entry.players)],
        lesson=lesson_of(entry.game) if entry.lesson else None,
        aid=entry.aid,
        rated=entry.rated,
        daily=entry.daily,
        branch=entry.branch,
    )


def refold(entries: Iterable[log.AnyEntry]) -> Table:
    """Fold a whole log."""
    rest = iter(entries)
    first = next(rest)
    assert isinstance(first, log.Created)
    table = begin(first)
    for entry in rest:
        fold(table, entry)
    return table


def fold(table: Table, entry: log.AnyEntry) -> Change:
    """Take in the next entry and tell what it changed."""
    table.n += 1
    table.updated = entry.at
    if entry.guest is not None:
        _note_request(table, entry, entry.guest)
    if table.clock is not None and (entry.slept or table.clock.asleep):
        table.clock.settle(entry.slept)
    change = _fold_any(table, entry)
    waits = table.clock or table.patience
    if waits is not None and is_open(table, change.told):
        moved = entry.seat if isinstance(entry, log.Moved) else None
        waits.tick(entry.at, _on_the_clock(table), moved)
    return change


def _note_request(table: Table, entry: log.AnyEntry, guest: str) -> None:
    """Remember who has asked for an entry, and what they have spent by it."""
    if entry.id is not None:
        made = entry.table if isinstance(entry, log.Rematched) else None
        table.done.add((guest, entry.id), made)
    if entry.budget is not None:
        spent = [(guest, entry.budget)]
        if entry.budget == "change" and table.play is None and guest != table.host:
            spent.append(OTHERS)
        if isinstance(entry, log.Said) and entry.seat is None:
            spent.append(WATCHERS)
        table.spent = table.spent | {key: table.spent.get(key, 0) + 1 for key in spent}


def _fold_any(table: Table, entry: log.AnyEntry) -> Change:
    if isinstance(entry, PEACE):
        return _fold_peace(table, entry)
    return fold_game(table, entry) if table.play is not None else _fold_lobby(table, entry)


def _fold_peace(table: Table, entry: AnyPeace) -> Change:
    """Take in what concerns people and not the game; a line of chat tells all of it."""
    person = entry.guest if isinstance(entry, log.Said | log.HouseKept) else entry.person
    seat = table.seat_of(person)
    called = "" if seat is None else table.called()[seat]
    line = line_of(entry, table.peace, seat, called)
    table.peace = table.peace.after(entry)
    table.chat = with_line(table.chat, line)
    if isinstance(entry, log.HostPassed):
        table.host = entry.person
    if isinstance(entry, log.Renamed) and seat is not None:
        table.reseat(seat, alias=entry.name)
        _settle_names(table)
    return Change(chat=line, table=not isinstance(entry, log.Said))


def _settle_names(table: Table) -> None:
    """Take people's names as they are, unless a start or a game has fixed them."""
    if table.play is None and not table.starting:
        table.seats = [
            replace(place, name=place.alias or place.name, alias=None) for place in table.seats
        ]


def _fold_lobby(table: Table, entry: log.AnyEntry) -> Change:
    match entry:
        case log.Sat():
            table.seats[entry.seat] = Place(
                "person", entry.name, entry.person, None, entry.contributes, entry.nonce_hash,
                agrees=entry.agrees, bot=entry.bot,
            )  # fmt: skip
            table.peace = table.peace.with_regular(entry.person)
        case log.BotSat():
            table.seats[entry.seat] = Place("bot", BOT + entry.level, level=entry.level)
        case log.Cleared():
            table.seats[entry.seat] = Place()
        case log.Changed():
            _change(table, entry)
        case log.RatingAgreed():
            table.reseat(entry.seat, agrees=entry.on)
        case _:
            return _fold_start(table, entry)
    return Change(table=True)


def _fold_start(table: Table, entry: log.AnyEntry) -> Change:
    match entry:
        case log.Starting():
            _begin_attempt(table, entry)
            return Change(table=True, commit=table.attempt > 0)
        case log.HashGiven():
            table.reseat(entry.seat, nonce_hash=entry.hash)
        case log.Agreed():
            table.agreement = entry.agreement
            table.asked_at = entry.at
            return Change(table=True, reveal=True)
        case log.NonceGiven():
            table.reseat(entry.seat, nonce=entry.nonce)
        case log.StartFailed():
            _fail(table, entry)
            return Change(table=True, failed=entry.seats)
        case log.Started():
            return _start(table, entry)
        case _:
            raise TypeError(entry)
    return Change(table=table.by_correspondence)


def _begin_attempt(table: Table, entry: log.Starting) -> None:
    table.starting = True
    table.asked_at = entry.at
    table.seats = [place for place in table.seats if place.kind != "empty"]
    table.players = len(table.seats)
    if entry.secret:
        table.attempt, table.secret, table.agreement = entry.attempt, entry.secret, None
        _forget_nonces(table)


def _fail(table: Table, entry: log.StartFailed) -> None:
    """Throw the whole attempt away. Under scheme 1 what had been shown stayed shown."""
    table.starting = False
    if table.attempt:
        table.failed = [*table.failed, [table.seats[seat].name for seat in entry.seats]]
        table.secret, table.agreement = "", None
        _forget_nonces(table)
    _settle_names(table)


def _forget_nonces(table: Table) -> None:
    table.seats = [replace(place, nonce_hash=None, nonce=None) for place in table.seats]


def _change(table: Table, entry: log.Changed) -> None:
    if not _is_agreed_to(table, entry):
        by_host = entry.rated
        table.seats = [
            replace(place, agrees=by_host and place.guest == table.host) for place in table.seats
        ]
    table.rated = entry.rated
    table.players = entry.players
    table.options = entry.options
    table.public = entry.public
    table.limit = entry.limit
    table.level = entry.level
    table.hints = entry.hints
    table.aid = entry.aid
    missing = entry.players - len(table.seats)
    table.seats = table.seats[: entry.players] + [Place() for _ in range(missing)]


def _is_agreed_to(table: Table, entry: log.Changed) -> bool:
    """Tell whether who agreed that the game counts agreed to it as it is now."""
    same_rules = entry.options == table.options and entry.limit == table.limit
    return table.rated and entry.rated and same_rules


def _start(table: Table, entry: log.Started) -> Change:
    nonces = [place.nonce for place in table.seats if place.nonce is not None]
    if table.daily is not None:
        nonces = [daily_nonce(table.daily.day, table.game.name)]
    luck = FairLuck(table.secret, nonces, table.agreement)
    names = [place.name for place in table.seats]
    header = header_of(table.game, names, table.options, luck, table.cards)
    header["rules"] = table.rules
    if table.lesson is not None:
        header["lesson"] = True
    if table.daily is not None:
        header["daily"] = daily_note(table.daily)
    begun: list[Json] = []
    if table.branch is not None:
        header, begun = beginning_of(table.branch).header(header), table.branch.lines
    match = Match(table.game, Record(header, begun + (entry.chance or [])), luck)
    entry.chance = match.record.lines[len(begun) :]
    table.starting = False
    table.measure = entry.measure
    table.play = begin_play(match)
    if table.limit is None:
        table.patience = new_patience(table.players)
    else:
        table.clock = Clock(table.limit, table.players)
    return Change(told=table.play.story[0], table=True)


def _on_the_clock(table: Table) -> set[int]:
    return {seat for seat in table.owing() if table.seats[seat].plays_itself}


def daily_note(daily: log.DailyDeal) -> Json:
    """Write into a record which day's deal it plays, and when its commitment was published."""
    note: Json = {"day": daily.day, "published": daily.published, "bot": daily.bot}
    return {**note, "practice": True} if daily.practice else note


def beginning_of(branch: log.Branch) -> Beginning:
    """Give what a branch begins with, as its record will tell it."""
    note: Json = {
        "digest": branch.digest, "step": branch.step, "lines": len(branch.lines),
        "seat": branch.seat, "cards": branch.cards,
    }  # fmt: skip
    if branch.result is not None:
        note["result"] = branch.result
    return Beginning(branch.lines, note)
