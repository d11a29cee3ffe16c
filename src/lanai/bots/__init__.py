"""Bots: what answers a view with a move."""
