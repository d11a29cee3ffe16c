"""What must hold before a request is carried out: whoever asks too much is refused here. Pure."""

from __future__ import annotations

from typing import Any, Final

from lanai.server import entries as log
from lanai.server.play import Play
from lanai.server.protocol import BotMark
from lanai.server.refused import Refused, Stale
from lanai.server.table import Table

Entries = list[log.AnyEntry]


class Asker:
    """Who asks for something, when, and with which request id if it may be repeated.

    `bot` marks somebody's program.
    """

    def __init__(
        self, guest: str, name: str, request: str | None, at: int, bot: BotMark | None = None
    ) -> None:
        self.guest: Final = guest
        self.bot: Final = bot
        self.name: Final = name
        self.request: Final = request
        self.at: Final = at

    @property
    def stamp(self) -> dict[str, Any]:
        """Give what every entry carries."""
        return {"at": self.at, "guest": self.guest, "id": self.request}


def own_seat(table: Table, asker: Asker) -> int:
    """Find the seat of who asks, or refuse."""
    seat = table.seat_of(asker.guest)
    if seat is None:
        raise Refused("not-seated")
    return seat


def playing_seat(table: Table, asker: Asker) -> int:
    """Find the seat of who asks, or refuse; who has left for good asks for nothing."""
    seat = own_seat(table, asker)
    if table.seats[seat].resigned:
        raise Refused("resigned")
    return seat


def demand_host(table: Table, asker: Asker) -> None:
    """Refuse what only the host may do."""
    if asker.guest != table.host:
        raise Refused("not-host")


def demand_lobby(table: Table) -> None:
    """Refuse what can only be done before the start."""
    if table.play is not None or table.starting:
        raise Refused("not-in-lobby")


def demand_welcome(table: Table, asker: Asker) -> None:
    """Refuse who was sent away, and whoever is new while the table is locked."""
    if table.peace.is_removed(asker.guest):
        raise Refused("removed")
    known = asker.guest in (table.host, *table.peace.regulars)
    if table.peace.locked and not known:
        raise Refused("locked")


def demand_seat(table: Table, seat: int) -> None:
    """Refuse a seat that is not there."""
    if not 0 <= seat < table.players:
        raise Refused("no-such-seat", {"seat": seat + 1})


def demand_level(level: str, levels: list[str]) -> None:
    """Refuse a level that is not there."""
    if level not in levels:
        raise Refused("no-such-level", {"level": level, "known": ", ".join(levels)})


def demand_aid(table: Table, aid: bool) -> None:
    """Refuse an aid that the game does not have."""
    if aid and not table.game.aid:
        raise Refused("no-aid")


def demand_play(table: Table) -> Play:
    """Refuse what can only be done while the game runs."""
    if table.play is None:
        raise Refused("not-started")
    if table.play.state.over():
        raise Refused("game-over")
    return table.play


def demand_now(play: Play, viewer: int, seq: int) -> None:
    """Refuse an answer to another position than the current one."""
    if seq != play.seqs[viewer]:
        raise Stale


def demand_script(table: Table, seat: int, text: str) -> None:
    """Refuse a move that the lesson does not ask for."""
    line = table.script
    if line is None or (line.seat, line.move) == (seat, text):
        return
    raise Refused("lesson", {"move": line.move}) if line.seat == seat else Refused("lesson-wait")


def demand_turn(table: Table, seat: int) -> None:
    """Refuse a move before the bots of a day's deal have chosen, where all choose at once."""
    if table.daily is not None and seat not in table.owing():
        raise Refused("daily-wait")


def demand_free(table: Table) -> None:
    """Refuse what would lead away from the lesson while it goes by its script."""
    if table.script is not None:
        raise Refused("lesson-later")
