"""Hindsight: what of a game's result was luck, what could not be known, and what was decided."""
