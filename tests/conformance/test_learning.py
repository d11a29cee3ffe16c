"""Observations and masks say what views and `legal` say."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanai.conformance import learning
from lanai.conformance.variants import Variant

seeds = st.integers(0, 2**40)
steps = st.integers(0, 150)


@given(seed=seeds, steps=steps)
def test_masks_mark_what_is_legal(variant: Variant, seed: int, steps: int) -> None:
    learning.masks_mark_what_is_legal(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_observations_tell_no_more_than_views(variant: Variant, seed: int, steps: int) -> None:
    learning.observations_tell_what_is_known(variant, seed, steps)
