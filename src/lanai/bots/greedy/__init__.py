"""Greedy play: what a move is worth in each game, and the bots of the levels easy and medium."""
