"""Judges that were learned by self-play: what they look at in each game, and their small nets.

A game that has a module here can be learned by `lanai train`. What was learned lies in the game's
room as `weights.toml`, with where it comes from; without that file there is nothing learned.
"""

from __future__ import annotations

from lanai.bots.learned.contract import Outlook
from lanai.bots.learned.weights import read_net
from lanai.core.contract import Game

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
    outlook.net = read_net(text, outlook.inputs)
    return outlook
