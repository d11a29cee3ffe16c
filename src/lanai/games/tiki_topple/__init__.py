"""Tiki Topple, by Keith Meyers: a totem that everybody re-orders."""
