"""Starter: a game for Lanai."""
