"""Tables that begin with the beginning of another game. Finding it runs in worker processes.

What was hidden in the other game may be told at such a table, so it must be over; a record that
somebody brings along is theirs to show.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lanai.core.branch import branch
from lanai.core.match import game_of
from lanai.core.record import read
from lanai.core.verify import verify
from lanai.games import find
from lanai.server import entries as log
from lanai.server import protocol as wire
from lanai.server.jobs import new_rng
from lanai.server.letters import encode
from lanai.server.refused import Refused

MOST_BYTES: Final = 256 * 1024
"""How long a beginning may be; those of real games are shorter by far."""


@dataclass(frozen=True)
class Branched:
    """What a table is made with that begins like another game."""

    terms: log.Branch
    game: str
    players: int
    options: dict[str, object]
    cards: str
    secret: str = ""


def branched(
    text: str, step: int, seat: int, cards: wire.Cards, table: str | None = None, own: bool = False
) -> Branched:
    """Take the first lines of a record as a seat knew them, or raise LanaiError.

    Where no `table` is known to have written the record, it is checked first. Whoever wants to try
    it had this seat there if it is their `own`.
    """
    if table is None:
        verify(text, find)
    record = read(text)
    game = game_of(record, find)
    begun = branch(game, record, step, seat, cards, new_rng())
    if len(encode(begun.lines)) > MOST_BYTES:
        raise Refused("too-large", {"most": MOST_BYTES})
    result = begun.note.get("result")
    assert result is None or isinstance(result, dict)
    terms = log.Branch(
        digest=str(begun.note["digest"]),
        step=step,
        seat=seat,
        cards=cards,
        lines=begun.lines,
        result=None if result is None else {key: result[key] for key in ("scores", "winners")},
        table=table,
        own=own,
    )
    table_of_cards = str(record.header["cards"])
    return Branched(terms, record.game, len(record.players), dict(record.options), table_of_cards)


def request_of(begun: Branched, wanted: wire.NewBranch) -> wire.NewTable:
    """Ask for the table of a branch: with bots it begins at once, friends come to its lobby."""
    others = [seat for seat in range(begun.players) if seat != wanted.seat]
    bots = [] if wanted.friends else [wire.BotSeat(seat, wanted.level) for seat in others]
    return wire.NewTable(
        game=begun.game,
        players=begun.players,
        options=begun.options,
        bots=bots,
        level=wanted.level,
        hints=wanted.hints,
        sit=wanted.seat,
        contribute=wanted.contribute,
        start=not wanted.friends,
    )
