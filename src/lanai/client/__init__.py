"""A client for bots: what plays at home plays over the network, unchanged.

`play` is all that most need: `docs/writing-bots.md` shows it. `lanai join` is the same command.
"""

from __future__ import annotations

from lanai.client.run import play
from lanai.client.wishes import Wishes

__all__ = ["Wishes", "play"]
