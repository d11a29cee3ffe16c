"""Random play keeps all invariants, in every variant of every game."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanai.core.rng import FastRng
from support.variants import Variant, random_position, random_seat, random_step

seeds = st.integers(0, 2**40)
LONGEST = 20_000


@given(seed=seeds)
def test_games_end_and_keep_their_invariants(variant: Variant, seed: int) -> None:
    rng = FastRng(seed)
    state = variant.new()
    assert state.chance_due()
    assert state.to_act() == []
    state.settle(rng)
    for _ in range(LONGEST):
        state.check()
        if state.over():
            break
        seats = state.to_act()
        assert seats == sorted(set(seats))
        assert seats, "someone can always move"
        assert state.next_seat() == seats[0]
        assert state.winners() == []
        random_step(state, rng)
    assert state.over()
    assert state.to_act() == []
    assert not state.chance_due()
    assert state.winners()
    assert len(state.scores()) == variant.players


@given(seed=seeds, steps=st.integers(0, 150))
def test_legal_is_the_only_authority(variant: Variant, seed: int, steps: int) -> None:
    state = random_position(variant, seed, steps)
    every = range(variant.game.move_count)
    for seat in range(variant.players):
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        assert bool(legal) == (seat in state.to_act())
        assert legal == [move for move in every if state.is_legal(seat, move)]
        assert legal == [move for move in every if state.why_not(seat, move) is None]


@given(seed=seeds, steps=st.integers(0, 60))
def test_pick_reaches_every_legal_move_and_no_other(
    variant: Variant, seed: int, steps: int
) -> None:
    state = random_position(variant, seed, steps)
    if state.over():
        return
    rng = FastRng(seed, 1)
    seat = random_seat(state, rng)
    legal = state.legal(seat)
    draws = 40 * len(legal)
    picked = [int(state.pick(seat, rng)) for _ in range(draws)]
    assert set(picked) == set(legal)
    assert max(picked.count(move) for move in legal) < 40 + 8 * 40**0.5


@given(seed=seeds)
def test_playout_gives_the_same_game_as_playing_move_by_move(variant: Variant, seed: int) -> None:
    fast, slow = variant.new(), variant.new()
    moves = fast.playout(FastRng(seed))
    rng = FastRng(seed)
    made = 0
    while not slow.over():
        if slow.chance_due():
            slow.draw(rng)
        else:
            seat = int(slow.next_seat())
            slow.apply(seat, int(slow.pick(seat, rng)))
            made += 1
    assert (made, slow.identity()) == (moves, fast.identity())
