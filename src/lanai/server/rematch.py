"""Playing again: everybody says for themselves whether they do, and sits down by saying so. Pure.

The first who wants to fixes the id of the new table in the log of the old one, so that there is one
new table, whoever asks at the same time and at whichever process.
"""

from __future__ import annotations

from lanai.server import entries as log
from lanai.server import protocol as wire
from lanai.server.budgets import demand_budget
from lanai.server.demands import Asker, Entries, own_seat
from lanai.server.folding import fold
from lanai.server.lobby import sit
from lanai.server.refused import Refused
from lanai.server.start import deal
from lanai.server.table import Table


def answer_rematch(table: Table, asker: Asker, agree: bool, fresh: str) -> Entries:
    """Say whether one plays again; `fresh` is the id of the new table if there is none yet."""
    seat = own_seat(table, asker)
    if table.status != "over":
        raise Refused("not-over")
    said = table.again.get(seat)
    if said == agree:
        return []
    if said:
        raise Refused("rematch-agreed")
    answered = log.AnsweredRematch(seat=seat, agree=agree, **asker.stamp)
    if not agree or table.rematch is not None:
        return [answered]
    return [answered, log.Rematched(at=asker.at, guest=asker.guest, table=fresh)]


def moved_up(seat: int, players: int) -> int:
    """Give somebody's seat at the next table: all move up by one, the first goes last."""
    return (seat - 1) % players


def table_again(old: Table) -> wire.NewTable:
    """Ask for the table of a rematch: as it was, with its bots; its people sit down themselves."""
    return wire.NewTable(
        game=old.game.name,
        players=old.players,
        options=old.options,
        bots=[
            wire.BotSeat(moved_up(seat, old.players), place.level or old.level)
            for seat, place in enumerate(old.seats)
            if place.kind == "bot"
        ],
        public=old.public,
        limit=old.limit,
        level=old.level,
        hints=old.hints,
        aid=old.aid,
        rated=old.rated,
    )


def sit_again(table: Table, old: Table, asker: Asker) -> Entries:
    """Sit down at the table of a rematch; once everybody sits the game begins."""
    if table.play is not None or table.starting or table.seat_of(asker.guest) is not None:
        return []
    was = own_seat(old, asker)
    free = [seat for seat, place in enumerate(table.seats) if place.kind == "empty"]
    if not free:
        return []
    wanted = moved_up(was, old.players)
    seat = wanted if wanted in free else free[0]
    same_rules = table.options == old.options and table.limit == old.limit
    agrees = old.seats[was].agrees and same_rules
    sat = sit(table, asker, seat, old.seats[was].contributes, agrees)
    demand_budget(table, sat)
    if len(free) > 1:
        return sat
    after = table.copy()
    for entry in sat:
        fold(after, entry)
    return sat if after.undecided() else [*sat, *deal(after, asker)]
