"""Deals of the day: one deal a day and game for everybody, with the same bots."""
