"""Kuhn poker: a whole game with hidden information in two files."""
