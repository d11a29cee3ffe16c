"""Greedy bots, one module for each game: a little knowledge and no search."""
