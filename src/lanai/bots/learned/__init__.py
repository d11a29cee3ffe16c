"""Judges that were learned by self-play: what they look at in each game, and their small nets.

A game that has a module here can be learned by `lanai train`. What was learned lies in the game's
room as `weights.toml`, with where it comes from; without that file there is nothing learned. What
people have trained for themselves lies in files of theirs.
"""

from __future__ import annotations

from pathlib import Path

from lanai.bots.learned.contract import Outlook
from lanai.bots.learned.weights import read_net
from lanai.core.contract import Game
from lanai.core.errors import LanaiError, SetupError

WEIGHTS = "weights.toml"


def outlook_of(game: Game) -> Outlook | None:
    """Make what a learned judge looks at in a game; None where nobody has said what that is."""
    module = game.part("learned", __name__)
    if module is None:
        return None
    found: Outlook = module.GameOutlook()
    return found


def learned_outlook(game: Game) -> Outlook | None:
    """Make the judge that was learned for a game; None where there is none."""
    outlook = outlook_of(game)
    text = game.resource(WEIGHTS)
    if outlook is None or text is None:
        return None
    outlook.net = read_net(text, outlook.inputs, WEIGHTS)
    return outlook


def own_outlook(game: Game, file: str) -> Outlook:
    """Make the judge that somebody has trained; raises SetupError where a file cannot be that."""
    outlook = outlook_of(game)
    if outlook is None:
        raise SetupError("train-no-outlook", {"game": game.title})
    try:
        text = Path(file).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        details: dict[str, object] = {"file": file, "error": error.strerror or str(error)}
        raise LanaiError("file-unreadable", details) from None
    outlook.net = read_net(text, outlook.inputs, file)
    return outlook
