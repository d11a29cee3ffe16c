"""Lanai: modern tabletop games on one typed rules engine.

`import lanai` gives the engine under short names: games, matches, bots, records. They are looked up
when they are used, so that no layer below loads one above. `docs/api.md` shows them at work.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from lanai.bots.advice import advise
    from lanai.bots.catalog import make as make_bot
    from lanai.bots.contract import Bot, Sight
    from lanai.bots.turn import BotError, ask
    from lanai.core.contract import SPECTATOR, Game, Option, State
    from lanai.core.errors import (
        IllegalMove,
        LanaiError,
        MoveError,
        RecordError,
        SetupError,
        UnreadableMove,
    )
    from lanai.core.fairness import FairLuck, Luck, SimulationLuck, draw_secret
    from lanai.core.match import Match, start
    from lanai.core.record import Record
    from lanai.core.record import read as read_record
    from lanai.core.rng import FastRng, Rng
    from lanai.core.saving import resume, save
    from lanai.core.verify import Verdict, verify
    from lanai.core.walk import Line, walk
    from lanai.games import all_games, find

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "Bot",
    "BotError",
    "FairLuck",
    "FastRng",
    "Game",
    "IllegalMove",
    "LanaiError",
    "Line",
    "Luck",
    "Match",
    "MoveError",
    "Option",
    "Record",
    "RecordError",
    "Rng",
    "SetupError",
    "Sight",
    "SimulationLuck",
    "State",
    "UnreadableMove",
    "Verdict",
    "advise",
    "all_games",
    "ask",
    "draw_secret",
    "find",
    "make_bot",
    "read_record",
    "resume",
    "save",
    "start",
    "verify",
    "walk",
]

_HOMES: Final = {
    "Bot": "lanai.bots.contract:Bot",
    "BotError": "lanai.bots.turn:BotError",
    "FairLuck": "lanai.core.fairness:FairLuck",
    "FastRng": "lanai.core.rng:FastRng",
    "Game": "lanai.core.contract:Game",
    "IllegalMove": "lanai.core.errors:IllegalMove",
    "LanaiError": "lanai.core.errors:LanaiError",
    "Line": "lanai.core.walk:Line",
    "Luck": "lanai.core.fairness:Luck",
    "Match": "lanai.core.match:Match",
    "MoveError": "lanai.core.errors:MoveError",
    "Option": "lanai.core.contract:Option",
    "Record": "lanai.core.record:Record",
    "RecordError": "lanai.core.errors:RecordError",
    "Rng": "lanai.core.rng:Rng",
    "SPECTATOR": "lanai.core.contract:SPECTATOR",
    "SetupError": "lanai.core.errors:SetupError",
    "Sight": "lanai.bots.contract:Sight",
    "SimulationLuck": "lanai.core.fairness:SimulationLuck",
    "State": "lanai.core.contract:State",
    "UnreadableMove": "lanai.core.errors:UnreadableMove",
    "Verdict": "lanai.core.verify:Verdict",
    "advise": "lanai.bots.advice:advise",
    "all_games": "lanai.games:all_games",
    "ask": "lanai.bots.turn:ask",
    "draw_secret": "lanai.core.fairness:draw_secret",
    "find": "lanai.games:find",
    "make_bot": "lanai.bots.catalog:make",
    "read_record": "lanai.core.record:read",
    "resume": "lanai.core.saving:resume",
    "save": "lanai.core.saving:save",
    "start": "lanai.core.match:start",
    "verify": "lanai.core.verify:verify",
    "walk": "lanai.core.walk:walk",
}
"""Where each name is written; `__all__` and the imports above tell it to type checkers."""


if not TYPE_CHECKING:  # a type checker would take any name for one of ours

    def __getattr__(name: str) -> object:
        """Look a name up where it is written, once."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, _, written = _HOMES[name].partition(":")
        found: object = getattr(import_module(module), written)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
