"""Moonshine, by Thomas Dupont: hidden bars that share their dice and lure clients with moons."""
