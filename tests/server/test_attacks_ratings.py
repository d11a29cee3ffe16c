"""Attacks on ratings: letting a bot win, and losing no game that one can leave."""

from __future__ import annotations

import random

import pytest

from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.decide import bot_move
from lanai.server.ratings.results import result_of
from lanai.server.store import StoredResult
from support.sitting import Sitting


def with_a_stand_in(moves: int, *, rated: bool) -> StoredResult:
    """Let time run out, a bot make so many moves for the first seat, and the person come back."""
    sitting = Sitting("tiki-topple", 2, wire.Limit("move", 10), begin=False)
    if rated:
        sitting.ask(0, messages.Options(id="rated", rated=True))
        sitting.ask(1, messages.AgreeRated(id="agree"))
    sitting.start()
    rng = random.Random(5)
    while sitting.play.state.to_act() != [0]:
        sitting.move(rng)
    sitting.let_time_go_by(11_000)
    for _ in range(moves):
        state = sitting.play.state
        text = state.text(0, rng.choice(state.legal(0)))
        for entry in bot_move(sitting.table, 0, text, sitting.time):
            sitting.table.fold(entry)
        while sitting.play.state.to_act() != [0]:
            sitting.move(rng)
    sitting.ask(0, messages.Back(id="back"))
    while not sitting.play.state.over():
        sitting.move(rng)
    return result_of(sitting.table)


@pytest.mark.parametrize(
    ("moves", "rated", "left"), [(10, True, True), (9, True, False), (10, False, False)]
)
def test_whoever_lets_a_bot_play_for_a_rating_has_left(moves: int, rated: bool, left: bool) -> None:
    """Time runs out on purpose, the table's expert plays, and the person is back for the end."""
    seats = with_a_stand_in(moves, rated=rated).body["seats"]
    assert isinstance(seats, list)
    assert seats[0]["played"]["by_bot"] == moves
    assert seats[0]["played"]["moves"] == 28
    assert seats[0]["left"] is left
    assert not left or seats[0]["place"] == 2
