"""Lanai: modern tabletop games on one typed rules engine."""

__version__ = "0.1.0"
