"""Random play ends and keeps all invariants, in every variant of every game."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanai.conformance import play
from lanai.conformance.variants import Variant

seeds = st.integers(0, 2**40)


@given(seed=seeds)
def test_games_end(variant: Variant, seed: int) -> None:
    play.games_end(variant, seed, 0)


@given(seed=seeds)
def test_games_keep_their_invariants(variant: Variant, seed: int) -> None:
    play.invariants_hold(variant, seed, 0)


@given(seed=seeds)
def test_playout_gives_the_same_game_as_playing_move_by_move(variant: Variant, seed: int) -> None:
    play.playout_is_the_same_game(variant, seed, 0)
