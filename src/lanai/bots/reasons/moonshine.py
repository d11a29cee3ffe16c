"""Reasons in Moonshine: clients, points, moons and bonuses when the next actions are shown.

What is decided before the action is watched until this round ends, the rest until the next one
does: only then it shows what a moon or a client was good for.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.moonshine import BONUS, SURE, Judge
from lanai.bots.greedy.moonshine import POINT as HUNDREDTHS
from lanai.bots.knowledge.moonshine import EARNING, lasting_power
from lanai.bots.reasons.contract import AMOUNT, CHANCE, Feature, Reason, Witness
from lanai.core.contract import State
from lanai.core.events import Json
from lanai.games.moonshine.board import (
    client_at,
    count_clients,
    count_moons,
    list_clients,
    offer_of,
    power_of,
    validated_by,
)
from lanai.games.moonshine.card_sets import has_card, list_cards
from lanai.games.moonshine.cards import BONUSES, MAJORITY, count_of
from lanai.games.moonshine.duties import task_of
from lanai.games.moonshine.phases import ACTING, LOSE, LOSING, OVER, PAY, PLACE
from lanai.games.moonshine.scoring import points_with, standing
from lanai.games.moonshine.state import MoonState
from lanai.games.moonshine.tally import points_of

POINTS: Final = 0
MOONS: Final = 1
RIVALS: Final = 2
PROMISE: Final = 3
WIN: Final = 4
LASTING: Final = 5
LIT: Final = LASTING + MAJORITY
CLIENTS: Final = LIT + MAJORITY

# What these are worth in points: as the search weighs them (`hope`), in the middle of a game.
MOON: Final = 0.5
RIVAL_MOON: Final = -0.4
VICTORY: Final = 6.0
FIRST: Final = 0.2
SECOND: Final = 0.3
LIGHT: Final = 0.5
"""What a lit spot is worth beside a bonus for good."""
LEAST: Final = 0.5
"""What any client is worth at least."""
BLURRED: Final = 0.7
"""Points and bonuses tell less than the client that brings them, if it is known."""


class GameWitness(Witness):
    """Watches a bar until the actions of this round, or of the next one, are shown."""

    def __init__(self, world: State, seat: i64) -> None:
        super().__init__(world, seat)
        assert isinstance(world, MoonState)
        later = world.step in (ACTING, LOSING)
        self.last: i64 = world.round + 1 if later or world.round == 0 else world.round
        self.when: str = "next" if later else "this"
        self.lighting: bool = task_of(world.now, seat) in (PLACE, PAY, LOSE)
        self.start: i64 = points_of(world.now, seat)
        self.power: i64 = power_of(world.now, seat)
        self.after: i64 = 0
        self.moves: i64 = 0
        self.clients: list[int] = list_clients(world.now, seat)
        self.clients += list_cards(world.now, offer_of(seat))
        self.name_features(world)

    def name_features(self, world: MoonState) -> None:
        """Say what counts; what does not in this task is worth nothing and never told."""
        judge = Judge(world, self.seat)
        left = float(judge.left) / SURE
        table: Json = {"card_table": world.cards.version, "when": self.when}
        add = self.features.append
        add(Feature("ms-reason-points", BLURRED, "points", AMOUNT, table))
        add(Feature("ms-reason-moons", MOON, "moons", AMOUNT, table))
        add(Feature("ms-reason-rivals", RIVAL_MOON, "rivals", AMOUNT, table))
        add(Feature("ms-reason-promise", 1.0, "clients", AMOUNT, table))
        add(Feature("ms-reason-win", VICTORY, "win", CHANCE, table))
        for kind in range(MAJORITY):
            worth = BLURRED * EARNING[kind] * math.sqrt(left) / (0.71 - 0.35 * left)
            args: Json = {"bonus": BONUSES[kind], **table}
            add(Feature("ms-reason-bonus", worth, "points", AMOUNT, args))
        for kind in range(MAJORITY):
            lit = float(BONUS[kind]) / HUNDREDTHS * LIGHT if self.lighting else 0.0
            spot: Json = {"bonus": BONUSES[kind], **table}
            add(Feature("ms-reason-lit", lit, "lit", AMOUNT, spot))
        for client in self.clients:
            gain = float(judge.gain(world.now, client)) / HUNDREDTHS
            points = points_with(world.cards, world.now, self.seat, client) - self.start
            printed = world.cards.clients[client]
            bonus = "" if printed.bonus is None else printed.bonus
            named: Json = {"client": printed.name, "points": int(points), "bonus": bonus, **table}
            add(Feature("ms-reason-client", max(LEAST, gain), "points", CHANCE, named))

    def begin(self, world: State) -> None:
        self.moves = 0

    def watch(self, state: State) -> None:
        assert isinstance(state, MoonState)
        self.moves += 1
        if self.moves == 1:
            self.after = power_of(state.now, self.seat)

    def settled(self, state: State) -> bool:
        assert isinstance(state, MoonState)
        return state.step == OVER or state.round > self.last

    def measure(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, MoonState)
        board, seat = state.now, self.seat
        values[POINTS] = float(points_of(board, seat) - self.start)
        values[MOONS] = float(count_moons(board, seat))
        values[RIVALS] = rival_moons(state, seat)
        values[PROMISE] = promise(state, seat)
        values[WIN] = 1.0 if leads_at_end(state, int(seat)) else 0.0
        lasting = lasting_power(state.cards, board, seat)
        for kind in range(i64(MAJORITY)):
            values[LASTING + kind] = float(count_of(lasting, kind))
            values[LIT + kind] = float(count_of(self.after, kind))
        at: i64 = CLIENTS
        for client in self.clients:
            values[at] = 1.0 if has_card(board, validated_by(seat), client) else 0.0
            at += 1

    def tell(self, at: i64, means: vec[float], others: vec[float]) -> Reason | None:
        told = super().tell(at, means, others)
        if told is None or at < LIT or at >= CLIENTS or not told.good:
            return told
        before = float(count_of(self.power, at - LIT))
        return told if means[at] > before else Reason("ms-reason-lit-still", True, told.args)


def rival_moons(state: MoonState, seat: i64) -> float:
    """Tell how many moons another seat has on average."""
    moons: i64 = 0
    for other in range(state.players):
        if other != seat:
            moons += count_moons(state.now, other)
    return float(moons) / float(state.players - 1)


def promise(state: MoonState, seat: i64) -> float:
    """Tell in points what the two best clients before a seat promise."""
    judge = Judge(state, seat)
    first: i64 = 0
    second: i64 = 0
    for rank in range(count_clients(state.now, seat)):
        worth = judge.prospect(state.now, client_at(state.now, seat, rank))
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return (FIRST * float(first) + SECOND * float(second)) / HUNDREDTHS


def leads_at_end(state: MoonState, seat: int) -> bool:
    """Tell whether the game has ended and this seat has won it alone."""
    if state.step != OVER:
        return False
    own = standing(state, seat)
    for other in range(int(state.players)):
        if other != seat and standing(state, other) >= own:
            return False
    return True
