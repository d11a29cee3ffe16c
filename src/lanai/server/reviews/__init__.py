"""Hindsight: what was luck and what was skill in a finished game, worked out beside the play."""
