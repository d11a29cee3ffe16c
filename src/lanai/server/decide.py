"""What a request does to a table: the entries to append, or why it is refused. Pure.

Everything is decided on the folded log. Whoever calls appends the entries at the number that the
decision was made on; if somebody else was first, it folds their entries and decides again. What can
be asked before the game is in `lobby.py` and `start.py`, what concerns people in `order.py`, what
is refused in `demands.py`. Taking moves back is in `undo.py`, being away in `absence.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from lanai.server import entries as log
from lanai.server import messages
from lanai.server.absence import Surroundings, come_back, react, resign, wait_no_longer
from lanai.server.budgets import demand_budget, demand_moves
from lanai.server.demands import (
    Asker,
    Entries,
    demand_play,
    demand_script,
    demand_turn,
    playing_seat,
)
from lanai.server.lobby import agree_rated, ask_again, change, clear, put_bot, sit, stand
from lanai.server.order import keep_peace
from lanai.server.play import Play
from lanai.server.refused import Stale
from lanai.server.start import take_part
from lanai.server.table import Table
from lanai.server.undo import take_back, withdraw
from lanai.texts.narration import BOT


def decide(
    table: Table,
    asker: Asker,
    request: messages.AnyRequest,
    around: Callable[[Table], Surroundings],
) -> Entries:
    """Give the entries that a request leads to, or raise LanaiError."""
    if isinstance(request, messages.Move):  # nearly all requests: nothing else is looked at
        entries = move(table, asker, request)
    else:
        entries = _wanted(table, asker, request, around(table))
    demand_budget(table, entries)
    return entries


def _wanted(
    table: Table, asker: Asker, request: messages.AnyRequest, around: Surroundings
) -> Entries:
    levels = around.levels
    match request:
        case messages.Sit():
            sat = sit(table, asker, request.seat, request.contribute, request.rated)
            return [*sat, *ask_again(table, asker)]
        case messages.AgreeRated():
            return agree_rated(table, asker, request.agree)
        case messages.Bot():
            return put_bot(table, asker, request.seat, request.level, levels)
        case messages.Options():
            return change(table, asker, request, levels)
        case (
            messages.Say() | messages.Mute() | messages.Remove() | messages.HandOver()
            | messages.House()
        ):  # fmt: skip
            return keep_peace(table, asker, request)
        case messages.Start() | messages.HashGiven() | messages.NonceShown():
            return take_part(table, asker, request)
        case messages.Undo() | messages.UndoAnswer():
            return take_back(table, asker, request, around.away)
        case messages.Clear():
            return clear(table, asker, request.seat)
        case messages.Nudge() | messages.StandIn():
            return wait_no_longer(table, asker, request, around)
    plain: dict[type, Callable[[Table, Asker], Entries]] = {
        messages.Stand: stand,
        messages.Resign: resign,
        messages.Back: come_back,
        messages.Here: react,
        messages.UndoWithdraw: withdraw,
    }
    return plain[type(request)](table, asker)


def move(table: Table, asker: Asker, request: messages.Move) -> Entries:
    """Make a move; who was away is back with it."""
    seat = playing_seat(table, asker)
    play = demand_play(table)
    if not play.answers(seat, request.seq):
        raise Stale
    text = canonical(play, seat, request.move)
    demand_script(table, seat, text)
    demand_turn(table, seat)
    demand_moves(play, seat)
    moved = log.Moved(seat=seat, move=text, **asker.stamp)
    back = log.CameBack(at=asker.at, seat=seat, told=True)
    return [back, moved] if table.seats[seat].standin else [moved]


def canonical(play: Play, seat: int, text: str) -> str:
    """Give the one text of a legal move, or raise MoveError."""
    number = play.state.parse(seat, text)
    play.state.demand_legal(seat, number)
    return play.state.text(seat, number)


def bot_move(table: Table, seat: int, text: str, at: int, failed: bool = False) -> Entries:
    """Let a bot move for its seat, or raise MoveError; of one that has failed all are told once.

    Not in a step in which nobody is to know that the seat has moved.
    """
    play = demand_play(table)
    is_bot = table.seats[seat].kind == "bot"
    by = None if is_bot else BOT + table.level_of(seat)
    moved = log.Moved(at=at, seat=seat, move=canonical(play, seat, text), by=by)
    tell = failed and is_bot and seat not in table.faulty and not play.may_hide(seat)
    return [log.BotFailed(at=at, seat=seat), moved] if tell else [moved]
