"""Folding what happens while a game runs, and after it: moves, take-backs, who goes and comes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lanai.core.events import Json
from lanai.core.record import Record
from lanai.server import entries as log
from lanai.server.play import Told
from lanai.server.protocol import Played
from lanai.server.table import Table
from lanai.server.table_parts import Change, Question

STOOD_IN: Final = "table-stood-in"
CAME_BACK: Final = "table-came-back"
LEFT: Final = "table-left"
BOT_FAILED: Final = "table-bot-failed"


def fold_game(table: Table, entry: log.AnyEntry) -> Change:
    """Take in an entry of a game that has begun."""
    match entry:
        case log.Moved():
            return _moved(table, entry)
        case log.Undone():
            return _undone(table, entry)
        case log.UndoAsked():
            return _asked(table, entry)
        case log.UndoAnswered():
            return _answered(table, entry)
        case log.UndoWithdrawn():
            return _settle(table, False)
        case log.Woke():
            if table.clock is not None:
                table.clock.settle(entry.at - table.clock.last)
            return Change()
    return _fold_seats(table, entry)


def _fold_seats(table: Table, entry: log.AnyEntry) -> Change:
    match entry:
        case log.StoodIn():
            table.reseat(entry.seat, standin=True)
            by = table.seat_of(entry.guest)
            return _announced(table, entry.told, STOOD_IN, {"seat": entry.seat, "by": by})
        case log.BotFailed():
            table.faulty |= {entry.seat}
            return _announced(table, True, BOT_FAILED, {"seat": entry.seat})
        case log.CameBack():
            table.reseat(entry.seat, standin=False)
            if table.clock is not None:
                table.clock.give_grace(entry.seat)
            return _announced(table, entry.told, CAME_BACK, {"seat": entry.seat})
        case log.Resigned():
            table.reseat(entry.seat, resigned=True)
            change = _announced(table, entry.told, LEFT, {"seat": entry.seat})
            change.settled = _ask_no_longer(table, entry.seat)
            return change
    return _fold_reminders(table, entry)


def _fold_reminders(table: Table, entry: log.AnyEntry) -> Change:
    match entry:
        case log.Nudged():
            assert table.patience is not None
            table.patience.nudge(entry.seat, entry.at)
            return Change(table=True, nudged=entry.seat)
        case log.Reacted():
            assert table.patience is not None
            table.patience.reacted[entry.seat] = True
        case log.Rematched():
            table.rematch, table.rematch_host = entry.table, entry.guest
        case log.AnsweredRematch():
            table.again = {**table.again, entry.seat: entry.agree}
        case _:
            raise TypeError(entry)
    return Change(table=True)


def _announced(table: Table, told: bool, kind: str, about: Json) -> Change:
    """Tell of somebody's going or coming in the log of the game; old tables did not."""
    assert table.play is not None
    return Change(told=table.play.announce(kind, about) if told else None, table=True)


def _ask_no_longer(table: Table, seat: int) -> bool | None:
    """Let who has left be asked for nothing, and ask for nothing."""
    if table.question is None:
        return None
    if table.question.seat == seat:
        table.question = None
        return False
    table.question = replace(table.question, waiting=table.question.waiting - {seat})
    return None


def _moved(table: Table, entry: log.Moved) -> Change:
    assert table.play is not None
    line = len(table.play.match.record.lines)
    told = table.play.move(entry.seat, entry.move, entry.by, entry.chance)
    entry.chance = table.play.chance_after(line) or None
    over = table.play.state.over()
    moved_on = table.question is not None and table.question.seat == entry.seat
    if over or (moved_on and is_open(table, told)):
        if over:
            table.ended = entry.at
            table.played = played_by(table.play.match.record, table.players)
        asked = table.question is not None
        table.question = None
        return Change(told=told, table=over or asked, settled=False if asked else None)
    return Change(told=told, asked=table.question)


def _undone(table: Table, entry: log.Undone) -> Change:
    assert table.play is not None
    told = table.play.undo(entry.seat, entry.line, entry.alone)
    if table.question is None:
        return Change(told=told)
    change = _settle(table, True)
    change.told = told
    return change


def _asked(table: Table, entry: log.UndoAsked) -> Change:
    """Note a question; the number of the entry would tell how many hidden moves there were."""
    table.questions += 1
    assert table.play is not None
    named = not table.play.may_hide(entry.seat)
    waiting = frozenset(entry.asked)
    table.question = Question(table.questions, entry.seat, entry.line, waiting, named)
    return Change(asked=table.question, table=True)


def _answered(table: Table, entry: log.UndoAnswered) -> Change:
    assert table.question is not None
    if entry.agree:
        waiting = table.question.waiting - {entry.seat}
        table.question = replace(table.question, waiting=waiting)
        return Change(table=True)
    asker, line = table.question.seat, table.question.line
    refused = table.refusals_of(asker, line) | {entry.seat}
    table.refusals = {**table.refusals, asker: (line, refused)}
    return _settle(table, False)


def _settle(table: Table, agreed: bool) -> Change:
    table.question = None
    return Change(settled=agreed, table=True)


def is_open(table: Table, told: Told | None) -> bool:
    """Tell whether spectators were told, so that what all can see may depend on it."""
    return told is None or bool(told.viewers >> table.players & 1)


def played_by(record: Record, players: int) -> list[Played]:
    """Count who made the moves of each seat: who sits there, or a bot for them."""
    played = [Played(0, 0, 0) for _ in range(players)]
    for line in record.lines[record.begun :]:
        seat = line.get("seat")
        if "move" not in line or not isinstance(seat, int):
            continue
        count, bot = played[seat], "by" in line
        count.moves += 1
        count.by_bot += bot
        count.last_by_bot = count.last_by_bot + 1 if bot else 0
    return played
