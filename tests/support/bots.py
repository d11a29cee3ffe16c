"""Bots of a user's own, written to files as a user would."""

from __future__ import annotations

from pathlib import Path

TWINS = """
from lanai.bots.contract import Bot

class Castor(Bot):
    def choose(self, sight):
        return int(sight.world.pick(sight.seat, sight.rng))

class Pollux(Castor):
    pass

class Helen(Castor):
    pass
"""
SLOW = """
import time
from pathlib import Path
from lanai.bots.contract import Bot

class Slow(Bot):
    def choose(self, sight):
        Path(__file__).with_name("begun").touch()
        time.sleep(0.002)
        return sight.legal[int(sight.rng.below(len(sight.legal)))]
"""
BAD = """
import os
from lanai.bots.contract import Bot

class Crashing(Bot):
    def choose(self, sight):
        raise ValueError("no idea")

class Dying(Bot):
    def choose(self, sight):
        os._exit(7)
"""
NEIGHBOURLY = """
from lanai.bots.contract import Bot
from neighbour import choice

class Neighbourly(Bot):
    def choose(self, sight):
        return choice(sight.legal)
"""
NEIGHBOUR = "choice = max\n"


def write_bots(folder: Path, source: str) -> Path:
    """Write a file of bots."""
    file = folder / "bots.py"
    file.write_text(source, encoding="utf-8")
    return file
