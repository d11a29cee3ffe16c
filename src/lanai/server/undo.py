"""Taking moves back: at once where it concerns nobody, else the other persons are asked. Pure."""

from __future__ import annotations

from collections.abc import Container
from functools import partial

from lanai.server import entries as log
from lanai.server import messages
from lanai.server.demands import (
    Asker,
    Entries,
    demand_free,
    demand_now,
    demand_play,
    own_seat,
    playing_seat,
)
from lanai.server.refused import Refused
from lanai.server.table import Table


def take_back(
    table: Table,
    asker: Asker,
    request: messages.Undo | messages.UndoAnswer,
    away: Container[int],
) -> Entries:
    """Take a move back, ask for it, or answer."""
    if isinstance(request, messages.Undo):
        return undo(table, asker, request.seq, away)
    return answer_undo(table, asker, request)


def undo(table: Table, asker: Asker, seq: int, away: Container[int] = ()) -> Entries:
    """Take the own last move back at once, or ask the other persons."""
    seat = playing_seat(table, asker)
    play = demand_play(table)
    demand_now(play, seat, seq)
    demand_free(table)
    if table.question is not None:
        raise Refused("undo-pending")
    how = play.undo_of(seat)
    if how is None:
        raise Refused("undo-nothing")
    line = play.own[seat].last.line
    undone = partial(log.Undone, seat=seat, line=line, **asker.stamp)
    if how == "free":
        return [undone(alone=True)]
    if table.counts:
        raise Refused("rated-undo")
    asked = asked_about(table, seat, line, away)
    if not asked:
        return [undone(alone=False)]
    return [log.UndoAsked(seat=seat, line=line, asked=asked, **asker.stamp)]


def asked_about(table: Table, seat: int, line: int, away: Container[int]) -> list[int]:
    """List the seats whose persons are asked: all who have not left for good.

    Of those whom a bot stands in for only the ones who are here, and whoever has refused this very
    undo before: nobody's time can run out so that their refusal is passed over.
    """
    refused = table.refusals_of(seat, line)
    return [
        other
        for other, place in enumerate(table.seats)
        if other != seat
        and place.kind == "person"
        and not place.resigned
        and (not place.standin or other not in away or other in refused)
    ]


def answer_undo(table: Table, asker: Asker, request: messages.UndoAnswer) -> Entries:
    """Agree to an undo or not; with the last agreement it is done."""
    seat = own_seat(table, asker)
    question = table.question
    if question is None or question.ask != request.ask or seat not in question.waiting:
        raise Refused("undo-not-asked")
    answered = log.UndoAnswered(seat=seat, agree=request.agree, **asker.stamp)
    return [answered, *undone_without(table, seat, asker.at)] if request.agree else [answered]


def undone_without(table: Table, seat: int, at: int) -> Entries:
    """Take back what was asked about, if only a seat was waited for that is so no longer."""
    question = table.question
    if question is None or question.waiting != {seat}:
        return []
    return [log.Undone(at=at, seat=question.seat, line=question.line, alone=False)]


def withdraw(table: Table, asker: Asker) -> Entries:
    """Ask no longer."""
    seat = own_seat(table, asker)
    if table.question is None or table.question.seat != seat:
        raise Refused("undo-no-question")
    return [log.UndoWithdrawn(seat=seat, **asker.stamp)]
