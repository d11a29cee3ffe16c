"""What a server is told from outside: the command line's choices, and limits by the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from lanai.core.errors import SetupError

PREFIX: Final = "LANAI_"


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. `docs/hosting.md` tells what each is for."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("lanai-data")
    database: str | None = None

    origins: str = ""  # further origins that sockets may come from, separated by spaces
    proxies: str = "127.0.0.1"  # reverse proxies whose X-Forwarded-For is believed
    bot_processes: int = 0  # 0: one less than there are cores, at least one
    bot_seconds: float = 5.0  # after this a bot is replaced for the move
    bot_pace: float = 0.6  # seconds that a bot takes at least where persons play
    hint_seconds: float = 1.5
    reveal_seconds: float = 20.0  # to show the nonces after a start
    idle_seconds: float = 60.0  # after which a table that nobody is at leaves the memory
    rate: float = 20.0  # messages a second on one connection, lasting
    burst: int = 100  # messages at once on one connection
    address_rate: float = 10.0  # HTTP requests a second from one address, lasting
    address_burst: int = 200
    connections_per_address: int = 200
    tables_per_guest: int = 100  # that are not over
    tables: int = 1_000_000
    metrics_token: str = ""  # with which /metrics can be read from elsewhere
    log_level: str = "INFO"


def from_environment(**given: object) -> Settings:
    """Complete what is given with LANAI_… variables, or raise SetupError."""
    values = {name: value for name, value in given.items() if value is not None}
    for each in fields(Settings):
        variable = PREFIX + each.name.upper()
        if each.name not in values and variable in os.environ:
            values[each.name] = _read(variable, os.environ[variable], type(each.default))
    return Settings(**values)  # type: ignore[arg-type]  # each was read as the type of its default


def _read(variable: str, text: str, kind: type) -> object:
    try:
        return text if kind is type(None) else kind(text)
    except ValueError:
        raise SetupError("serve-setting", {"variable": variable, "value": text}) from None
