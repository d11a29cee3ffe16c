"""Friendly names for tables: two words, for people; the id is what must not be guessed."""

from __future__ import annotations

import secrets
from typing import Final

PLACES: Final = (
    "amber", "bamboo", "beach", "breeze", "candle", "canoe", "coral", "dune", "dusk", "ember",
    "fern", "harbour", "hibiscus", "island", "jasmine", "jetty", "lagoon", "lantern", "lava",
    "lemon", "mango", "maple", "meadow", "mellow", "midnight", "misty", "monsoon", "moss",
    "orchid", "palm", "papaya", "pearl", "pepper", "plum", "porch", "quiet", "rain", "reef",
    "river", "saffron", "sandal", "shell", "silver", "spice", "star", "summer", "sunset",
    "tangerine", "teak", "thunder", "tide", "velvet", "violet", "willow",
)  # fmt: skip
ANIMALS: Final = (
    "albatross", "badger", "bat", "bear", "bee", "butterfly", "cat", "crab", "crane", "crow",
    "dolphin", "dove", "duck", "eagle", "falcon", "finch", "firefly", "fox", "frog", "gecko",
    "goose", "hare", "heron", "kingfisher", "koala", "lark", "lemur", "lizard", "lynx", "manta",
    "marten", "mole", "moth", "newt", "octopus", "otter", "owl", "parrot", "pelican", "penguin",
    "puffin", "rabbit", "raven", "robin", "seal", "squid", "starling", "swan", "tapir", "toad",
    "turtle", "walrus", "whale", "wren",
)  # fmt: skip
ID_BYTES: Final = 18


def friendly() -> str:
    """Draw a friendly name."""
    return f"{secrets.choice(PLACES)}-{secrets.choice(ANIMALS)}"


def unguessable() -> str:
    """Draw the id of a table: 144 bits that only its link carries."""
    return secrets.token_urlsafe(ID_BYTES)
