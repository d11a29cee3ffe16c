"""What a bot is to do on a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from lanai.bots.contract import Bot
from lanai.core.errors import Args
from lanai.server.protocol import Limit

Report = Callable[[str, Args], None]
"""Hears what happens, as the name of a message and what it says."""


@dataclass(frozen=True)
class Wishes:
    """What a bot is to do: who it is, where it sits, how long it thinks.

    It goes on with all games that it has begun. Beside these it sits down at `table`, or opens
    tables of `game` one after the other and waits for others there; with neither it ends when its
    games are over. After `games` finished games it begins no other.
    """

    server: str
    bot: str | type[Bot]  # `path.py:Class`, the name of a level, or a class
    keys: Path  # a file for its token: whoever has it is this bot
    name: str
    owner: str = ""  # whose it is; its own name unless said otherwise
    program: str = ""
    table: str | None = None
    seat: int | None = None  # any unless said otherwise
    game: str | None = None
    players: int = 2
    options: dict[str, object] = field(default_factory=dict)
    levels: tuple[str, ...] = ()  # bots of the house at tables that it opens
    limit: Limit | None = None
    public: bool = True
    rated: bool = False  # whether it agrees that games count
    games: int | None = None
    tables: int = 4  # at once
    rematches: bool = True  # whether it plays again with who asks for it
    linger: float = 60.0  # seconds for which it waits after a game whether somebody does
    seconds: float = 5.0  # for a move, or less where the table's clock leaves less
    pace: float = 0.4  # seconds that it takes at least, for people to follow
    seed: int | None = None  # its own chance; drawn unless said otherwise
