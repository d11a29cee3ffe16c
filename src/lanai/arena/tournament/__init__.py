"""Tournaments: bots against each other on the same deals, from every seat."""
