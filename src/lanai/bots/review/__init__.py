"""Hindsight: what of a game's result was luck, what could not be known, and what was decided."""

from __future__ import annotations

from lanai.bots.review.data import Review
from lanai.bots.review.run import (
    glimpse,
    luck_of,
    pictures,
    refine,
    review,
    uneven_luck_of,
)

__all__ = ["Review", "glimpse", "luck_of", "pictures", "refine", "review", "uneven_luck_of"]
