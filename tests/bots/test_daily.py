"""Bots of a day's deal play the same moves in every build: compiled, interpreted, at any time."""

from __future__ import annotations

import hashlib
import json

import pytest

from lanai.games import find
from lanai.server import entries as log
from lanai.server.daily.deals import LEVEL, dealt_of, request_of
from lanai.server.decide import bot_move
from lanai.server.demands import Asker
from lanai.server.folding import fold
from lanai.server.jobs import choose
from lanai.server.lobby import create
from lanai.server.store import StoredDeal
from lanai.server.table import Table
from lanai.server.thoughts import daily_bot, thought_of

MOVES = 30
KNOWN = {
    "moluku": "7183bbc36dec0640",
    "moonshine": "b9860909a74988e6",
    "tiki-topple": "a191ab97fcdf8f6a",
}
"""The first hexadecimal digits of the hash of all lines; other bots or rules change them."""


def begun(game: str) -> Table:
    rules = find(game)
    deal = StoredDeal("2026-11-17", game, "5" * 64, rules.rules, "1", "search:40", 0)
    given = dealt_of(deal, practice=False)
    created = log.Created(
        at=1, table="t", name="t", game=game, rules=rules.rules, cards=given.cards, players=3,
        options={}, public=False, limit=None, level=LEVEL, hints=False, host="g",
        secret=given.secret, daily=given.terms,
    )  # fmt: skip
    return create(request_of(deal), Asker("g", "Ana", None, 1), created, [LEVEL])[0]


def move_on(table: Table) -> None:
    """Let whoever is due make a move: the person always the first legal one."""
    assert table.play is not None
    (seat, *_) = table.owing()
    if table.seats[seat].plays_itself:
        state = table.play.state
        fold(table, log.Moved(at=1, seat=seat, move=state.text(seat, state.legal(seat)[0])))
        return
    thought = thought_of(table, seat, seconds=0.001)
    chosen = choose(thought.sight, thought.bot, thought.seconds, thought.seed)
    fold(table, bot_move(table, seat, chosen, 1)[0])


@pytest.mark.parametrize("game", sorted(KNOWN))
def test_the_same_position_has_the_same_answer_everywhere(game: str) -> None:
    table = begun(game)
    for _ in range(MOVES):
        move_on(table)
    assert table.play is not None
    lines = json.dumps(table.play.match.record.lines).encode()
    assert hashlib.sha256(lines).hexdigest()[:16] == KNOWN[game]


def test_bots_of_the_day_think_as_long_as_experts_do_at_a_table_of_three() -> None:
    bots = {game: daily_bot(find(game), 3) for game in KNOWN}
    assert bots == {
        "moluku": "search:2000", "moonshine": "search:2000", "tiki-topple": "search:1333",
    }  # fmt: skip
