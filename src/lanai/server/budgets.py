"""How often one person may do what can be repeated at will: no log grows without end. Pure.

Moves need one too: some games have an end only if somebody wants it. What only answers somebody
else needs none. The numbers are far above what people do who play, and far below what would
weigh on a server: a table that is filled on purpose has some thousand entries, which are read and
folded in less than a second.
"""

from __future__ import annotations

from typing import Final

from lanai.server import entries as log
from lanai.server.demands import Entries
from lanai.server.play import Play
from lanai.server.refused import Refused
from lanai.server.table import OTHERS, WATCHERS, Table

MOVES: Final = 2000
"""Moves of a seat: of a hundred thousand games of Moonshine at random none had 1,100 in all."""

UNDOS: Final = 500
"""Moves that a seat may take back: who tries out every turn of a long game takes back 200."""

QUESTIONS: Final = 100
"""Times that a seat may ask the others for an undo; everybody else answers each of them."""

BACKS: Final = 100
"""Times that a person may take their seat back with nothing else; with a move it is always free."""

CHANGES: Final = 100
"""Other changes of one person, mostly in a lobby: sitting down here and there takes ten."""

HOST_CHANGES: Final = 500
"""The same of the host, who tries out options one by one."""

OTHERS_CHANGES: Final = 1000
"""Changes in a lobby of all who are not its host: nobody fills it with ever new names."""

CHAT: Final = 2000
"""Lines of chat of one person at a table; and of all together who only watch."""

STARTS: Final = 30
"""Attempts to start: every one is told and kept in all agreements after it."""


def demand_budget(table: Table, entries: Entries) -> None:
    """Refuse what somebody has done too often at a table."""
    for entry in entries:
        if entry.guest is None or entry.budget is None:
            continue
        if isinstance(entry, log.Cleared) and table.seats[entry.seat].guest == entry.guest:
            continue  # who has sat down may stand up
        _demand(table, entry.guest, entry.budget)


def _demand(table: Table, guest: str, budget: str) -> None:
    spent = table.spent.get((guest, budget), 0)
    match budget:
        case "chat":
            _demand_chat(table, guest, spent)
        case "undo":
            if spent >= UNDOS:
                raise Refused("undo-too-often", {"most": UNDOS})
        case "question":
            if spent >= QUESTIONS:
                raise Refused("undo-asked-too-often", {"most": QUESTIONS})
        case "back":
            if spent >= BACKS:
                raise Refused("back-too-often", {"most": BACKS})
        case _:
            _demand_changes(table, guest, spent)


def _demand_chat(table: Table, guest: str, spent: int) -> None:
    watches = table.seat_of(guest) is None and guest != table.host
    if spent >= CHAT or (watches and table.spent.get(WATCHERS, 0) >= CHAT):
        raise Refused("chat-too-much", {"most": CHAT})


def _demand_changes(table: Table, guest: str, spent: int) -> None:
    is_host = guest == table.host
    crowded = table.play is None and table.spent.get(OTHERS, 0) >= OTHERS_CHANGES
    if spent >= (HOST_CHANGES if is_host else CHANGES) or (crowded and not is_host):
        raise Refused("changed-too-often")


def demand_moves(play: Play, seat: int) -> None:
    """Refuse a move of somebody whose game would go on for ever; a bot may still end it."""
    if len(play.own[seat]) >= MOVES:
        raise Refused("moved-too-often", {"most": MOVES})


def demand_start(table: Table) -> None:
    """Refuse to start a table anew that has failed too often."""
    if len(table.failed) >= STARTS:
        raise Refused("start-too-often", {"most": STARTS})
