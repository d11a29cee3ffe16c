"""What a request does to a table: the entries to append, or why it is refused. Pure.

Everything is decided on the folded log. Whoever calls appends the entries at the number that the
decision was made on; if somebody else was first, it folds their entries and decides again. What can
be asked before the game is in `lobby.py` and `start.py`, what is refused in `demands.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from lanai.server import entries as log
from lanai.server import messages
from lanai.server.budgets import demand_budget
from lanai.server.demands import (
    Asker,
    Entries,
    demand_free,
    demand_now,
    demand_play,
    demand_script,
    own_seat,
)
from lanai.server.lobby import change, clear, put_bot, sit, stand
from lanai.server.play import Play
from lanai.server.refused import Refused, Stale
from lanai.server.start import answer_start, start
from lanai.server.table import Table
from lanai.texts.narration import BOT

MOST_CHAT: Final = 2000
"""Lines of chat that a table keeps."""


def decide(table: Table, asker: Asker, request: messages.AnyRequest, levels: list[str]) -> Entries:
    """Give the entries that a request leads to, or raise LanaiError."""
    entries = _wanted(table, asker, request, levels)
    demand_budget(table, entries)
    return entries


def _wanted(table: Table, asker: Asker, request: messages.AnyRequest, levels: list[str]) -> Entries:
    match request:
        case messages.Move():
            return move(table, asker, request)
        case messages.Sit():
            return sit(table, asker, request.seat, request.contribute)
        case messages.Bot():
            return put_bot(table, asker, request.seat, request.level, levels)
        case messages.Options():
            return change(table, asker, request, levels)
        case messages.Say():
            return say(table, asker, request.text)
        case messages.HashGiven() | messages.NonceShown():
            return answer_start(table, asker, request)
        case messages.Undo():
            return undo(table, asker, request.seq)
        case messages.UndoAnswer():
            return answer_undo(table, asker, request)
        case messages.Clear():
            return clear(table, asker, request.seat)
    plain: dict[type, Callable[[Table, Asker], Entries]] = {
        messages.Stand: stand,
        messages.Start: start,
        messages.Resign: resign,
        messages.Back: come_back,
    }
    return plain[type(request)](table, asker)


def say(table: Table, asker: Asker, text: str) -> Entries:
    """Say something."""
    shown = " ".join(text.split())
    if not shown or not shown.isprintable():
        raise Refused("chat-empty")
    if len(table.chat) >= MOST_CHAT:
        raise Refused("chat-full")
    seat = table.seat_of(asker.guest)
    return [log.Said(seat=seat, name=asker.name, text=shown, **asker.stamp)]


def move(table: Table, asker: Asker, request: messages.Move) -> Entries:
    """Make a move; who was away is back with it."""
    seat = own_seat(table, asker)
    play = demand_play(table)
    place = table.seats[seat]
    if place.resigned:
        raise Refused("resigned")
    if not play.answers(seat, request.seq):
        raise Stale
    text = canonical(play, seat, request.move)
    demand_script(table, seat, text)
    moved = log.Moved(seat=seat, move=text, **asker.stamp)
    return [log.CameBack(at=asker.at, seat=seat), moved] if place.standin else [moved]


def canonical(play: Play, seat: int, text: str) -> str:
    """Give the one text of a legal move, or raise MoveError."""
    number = play.state.parse(seat, text)
    play.state.demand_legal(seat, number)
    return play.state.text(seat, number)


def bot_move(table: Table, seat: int, text: str, at: int) -> Entries:
    """Let a bot move for its seat, or raise MoveError."""
    play = demand_play(table)
    by = None if table.seats[seat].kind == "bot" else BOT + table.level_of(seat)
    return [log.Moved(at=at, seat=seat, move=canonical(play, seat, text), by=by)]


def undo(table: Table, asker: Asker, seq: int) -> Entries:
    """Take the own last move back at once, or ask the other persons."""
    seat = own_seat(table, asker)
    play = demand_play(table)
    demand_now(play, seat, seq)
    demand_free(table)
    if table.question is not None:
        raise Refused("undo-pending")
    how = play.undo_of(seat)
    if how is None:
        raise Refused("undo-nothing")
    line = play.own[seat][-1].line
    undone = partial(log.Undone, seat=seat, line=line, **asker.stamp)
    if how == "free":
        return [undone(alone=True)]
    asked = [other for other in table.persons() if other != seat]
    if not asked:
        return [undone(alone=False)]
    return [log.UndoAsked(seat=seat, line=line, asked=asked, **asker.stamp)]


def answer_undo(table: Table, asker: Asker, request: messages.UndoAnswer) -> Entries:
    """Agree to an undo or not; with the last agreement it is done."""
    seat = own_seat(table, asker)
    question = table.question
    if question is None or question.ask != request.ask or seat not in question.waiting:
        raise Refused("undo-not-asked")
    answered = log.UndoAnswered(seat=seat, agree=request.agree, **asker.stamp)
    if not request.agree or question.waiting != {seat}:
        return [answered]
    undone = log.Undone(at=asker.at, seat=question.seat, line=question.line, alone=False)
    return [answered, undone]


def resign(table: Table, asker: Asker) -> Entries:
    """Give up."""
    seat = own_seat(table, asker)
    demand_play(table)
    if table.seats[seat].resigned:
        raise Refused("resigned")
    return [log.Resigned(seat=seat, **asker.stamp)]


def come_back(table: Table, asker: Asker) -> Entries:
    """Take the seat back from the stand-in."""
    seat = own_seat(table, asker)
    demand_play(table)
    if not table.seats[seat].standin:
        raise Refused("not-away")
    return [log.CameBack(seat=seat, **asker.stamp)]


def time_up(table: Table, now: int) -> Entries:
    """Let bots stand in for all whose time is up."""
    late = [] if table.clock is None else table.clock.late(now)
    return [log.StoodIn(at=now, seat=seat) for seat in late]
