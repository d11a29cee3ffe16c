"""A batch is nothing but games side by side: each goes as the same game goes by itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lanai.conformance.variants import Variant
from lanai.core.batch import Batch, JointBatch
from lanai.core.cells import Cells, layout_size
from lanai.core.contract import Game, State
from lanai.core.errors import IllegalMove, SetupError
from lanai.core.fairness import SimulationLuck
from lanai.core.payoff import payoffs
from lanai.core.view_encoding import layout_of
from lanai.games import find
from support.kuhn import kuhn_poker

PLACES = 3
seeds = st.integers(0, 2**40)


class Alone:
    """One game by itself, played as the contract says."""

    def __init__(self, start: State, seed: int, number: int) -> None:
        self.state = start.copy()
        self.luck = SimulationLuck(seed, number)
        self.events = 0
        self.settle()

    def settle(self) -> None:
        while self.state.chance_due():
            self.state.draw(self.luck.stream(self.events))
            self.events += 1

    def seen(self, seat: int, size: int) -> list[int]:
        cells = Cells(size)
        self.state.encode(seat, cells)
        return list(cells.data)

    def mask(self, seat: int) -> list[int]:
        legal = self.state.legal(seat)
        return [int(move in legal) for move in range(self.state.game.move_count)]


def size_of(state: State) -> int:
    return layout_size(layout_of(state.game, int(state.players)))


def row(cells: Cells, at: int, size: int) -> list[int]:
    return list(cells.data)[at * size : (at + 1) * size]


def identities(batch: Batch) -> list[tuple[int, ...]]:
    return [state.identity() for state in batch.states]


def goes_alike(start: State, seed: int, steps: int) -> int:
    """Play random moves in a batch and in games by themselves; counts the games that ended."""
    size, moves_of_game = size_of(start), start.game.move_count
    batch = Batch(start, PLACES, size)
    batch.reset(seed)
    alone = [Alone(start, seed, place) for place in range(PLACES)]
    ended = 0
    for _ in range(steps):
        for place, game in enumerate(alone):
            seat = int(game.state.next_seat())
            assert batch.seats[place] == seat
            assert row(batch.observations, place, size) == game.seen(seat, size)
            assert row(batch.masks, place, moves_of_game) == game.mask(seat)
        moves = batch.sample()
        batch.step(moves)
        ends = 0
        for place, game in enumerate(alone):
            state = game.state
            asked = int(state.next_seat())
            state.apply(asked, moves[place])
            game.settle()
            players = int(start.players)
            rewards = list(batch.rewards)[place * players : (place + 1) * players]
            assert rewards == payoffs(state)
            assert batch.done[place] == state.over()
            if state.over():
                assert row(batch.finals, ends, size) == game.seen(asked, size)
                ends += 1
                alone[place] = Alone(start, seed, game.luck.number + PLACES)
            assert batch.numbers[place] == alone[place].luck.number
        ended += ends
    return ended


@given(seed=seeds, steps=st.integers(1, 60))
def test_a_batch_goes_as_its_games_by_themselves(variant: Variant, seed: int, steps: int) -> None:
    goes_alike(variant.new(), seed, steps)


@pytest.mark.parametrize("game", [find("tiki-topple"), kuhn_poker()], ids=lambda game: game.name)
def test_the_next_deal_follows_at_once(game: Game) -> None:
    assert goes_alike(game.new(2), 7, 150) >= PLACES


@pytest.mark.parametrize("kind", [Batch, JointBatch])
def test_the_same_seed_gives_the_same_games(kind: type[Batch], variant: Variant) -> None:
    def play(batch: Batch, seed: int) -> list[object]:
        batch.reset(seed)
        told: list[object] = []
        for _ in range(30):
            batch.step(batch.sample())
            told += [list(batch.observations.data), list(batch.rewards), identities(batch)]
        return told

    start = variant.new()
    batch = kind(start, PLACES, size_of(start))
    first = play(batch, 5)
    assert play(batch, 5) == first == play(kind(start, PLACES, size_of(start)), 5)
    assert play(batch, 6) != first


@given(seed=seeds, steps=st.integers(0, 20), data=st.data())
def test_an_illegal_move_changes_nothing(
    variant: Variant, seed: int, steps: int, data: st.DataObject
) -> None:
    start = variant.new()
    batch = Batch(start, PLACES, size_of(start))
    batch.reset(seed)
    for _ in range(steps):
        batch.step(batch.sample())
    place = data.draw(st.integers(0, PLACES - 1))
    legal = batch.states[place].legal(int(batch.seats[place]))
    count = start.game.move_count
    wrong = data.draw(st.integers(-2, count + 1).filter(lambda move: move not in legal))
    moves = batch.sample()
    moves[place] = wrong
    before = identities(batch), list(batch.observations.data), list(batch.masks.data)
    with pytest.raises(IllegalMove) as refused:
        batch.step(moves)
    assert (identities(batch), list(batch.observations.data), list(batch.masks.data)) == before
    assert refused.value.refusal.rule in start.game.rule_ids
    assert f"at place {place}" in refused.value.__notes__[0]


def test_too_few_moves_and_impossible_seeds_are_refused() -> None:
    start = find("tiki-topple").new(2)
    for batch in (Batch(start, PLACES, size_of(start)), JointBatch(start, PLACES, size_of(start))):
        batch.reset(1)
        with pytest.raises(ValueError, match="moves are needed, one for each"):
            batch.step(vec[i64]([0] * (PLACES - 1)))
        with pytest.raises(SetupError):
            batch.reset(-1)


@given(seed=seeds, steps=st.integers(1, 40))
def test_a_joint_step_asks_all_who_owe_a_decision(variant: Variant, seed: int, steps: int) -> None:
    start = variant.new()
    size, count, players = size_of(start), start.game.move_count, variant.players
    batch = JointBatch(start, 1, size)
    batch.reset(seed)
    alone = Alone(start, seed, 0)
    for _ in range(steps):
        state = alone.state
        assert state.identity() == batch.states[0].identity()
        for seat in range(players):
            assert row(batch.observations, seat, size) == alone.seen(seat, size)
            assert row(batch.masks, seat, count) == alone.mask(seat)
        moves = batch.sample()
        asked = state.to_act()
        batch.step(moves)
        for seat in asked:  # none of them loses its turn by what the others do
            alone.settle()
            state.apply(seat, moves[seat])
        alone.settle()
        if state.over():
            assert list(batch.rewards) == payoffs(state)
            return
    assert batch.done[0] == 0


def test_drawn_moves_are_even() -> None:
    start = find("tiki-topple").new(2)
    batch = Batch(start, 1, size_of(start))
    batch.reset(3)
    legal = batch.states[0].legal(int(batch.seats[0]))
    drawn = [batch.sample()[0] for _ in range(40 * len(legal))]
    assert sorted(set(drawn)) == legal
