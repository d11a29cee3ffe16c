"""What a server is told from outside: the command line's choices, and limits by the environment."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from lanai.core.errors import Args, SetupError

PREFIX: Final = "LANAI_"
LARGEST: Final = 10**9
ELSEWHERE: Final = ("BENCH_SECONDS", "COMPILE", "ENGINE", "EXPECT_BUILD", "LANG", "PAGE", "SOAK")
"""Variables that are not for servers: of the texts, of building, testing and measuring."""

PUSH_SERVICES: Final = (
    "fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com"
)
"""The push services of the browsers that people use."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. `docs/hosting.md` tells what each is for."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("lanai-data")
    database: str | None = None

    origins: str = ""  # further origins that sockets may come from, separated by spaces
    proxies: str = "127.0.0.1"  # reverse proxies whose X-Forwarded-For is believed
    bots: str = ""  # of the operator, as [Name=]path.py:Class, with ; between
    bot_processes: int = 0  # 0: one less than there are cores, at least two
    bot_seconds: float = 5.0  # after this a bot is replaced for the move
    bot_pace: float = 0.4  # seconds that a bot takes at least where several people play
    hint_seconds: float = 1.5
    reveal_seconds: float = 20.0  # to show the nonces after a start
    nudge_seconds: float = 60.0  # after which somebody may be nudged again
    away_seconds: float = 180.0  # after which others may let a bot play for who is away
    host_seconds: float = 60.0  # for which people wait for a host who is away
    ring_seconds: float = 60.0  # after which somebody is told that it is their turn
    idle_seconds: float = 60.0  # after which a table that nobody is at leaves the memory
    rate: float = 20.0  # messages a second of one person, lasting
    burst: int = 100  # messages at once of one person
    crowd: int = 10  # persons whose budgets an address has
    address_rate: float = 10.0  # HTTP requests and new sockets a second from one address, lasting
    address_burst: int = 200
    connections: int = 50_000  # in all, as far as there are files for them
    connections_per_address: int = 200
    header_seconds: float = 10.0  # in which a request has to say what it wants
    body_seconds: float = 60.0  # in which its body has to follow
    table_rate: float = 0.02  # new tables a second of one person, lasting
    table_burst: int = 10
    key_rate: float = 0.05  # links, codes and passkeys a second that an address may show, lasting
    key_burst: int = 20
    letters_per_day: int = (
        20  # to addresses of mail that are not confirmed, asked for by one address
    )
    tables_per_guest: int = 100  # that are not over
    guest_days: float = 180.0  # after which a guest is forgotten who never played and stays away
    lonely_seconds: float = 12 * 3600.0  # after which a lobby of a single person is gone
    lobby_seconds: float = 7 * 24 * 3600.0  # after which any lobby is
    tables: int = 1_000_000
    reports_per_day: int = 10  # of one guest
    reviews_per_day: int = 300  # games looked back at by themselves, for profiles; 0: none
    url: str = ""  # where people open the page, for links in mail
    smtp: str = ""  # the server that takes mail, like smtps://name:password@mail.example.org
    mail_from: str = ""  # from whom mail comes
    push_services: str = PUSH_SERVICES  # hosts that browsers may be told by, or * for any
    metrics_token: str = ""  # with which /metrics can be read from elsewhere
    log_level: str = "INFO"


LEAST: Final[dict[str, float]] = {
    "port": 0, "bot_processes": 0, "bot_seconds": 0.1, "bot_pace": 0, "hint_seconds": 0.1,
    "reveal_seconds": 0.1, "nudge_seconds": 0, "away_seconds": 0, "ring_seconds": 0,
    "idle_seconds": 0, "rate": 0.1, "burst": 1, "address_rate": 0.001, "address_burst": 1,
    "connections_per_address": 1,
    "tables_per_guest": 1, "tables": 1,
    "crowd": 1, "connections": 1, "header_seconds": 0.1, "body_seconds": 0.1,
    "table_rate": 0.0001, "table_burst": 1, "key_rate": 0.0001, "key_burst": 1, "guest_days": 1,
    "letters_per_day": 1,
    "lonely_seconds": 1, "lobby_seconds": 1,
    "host_seconds": 0, "reports_per_day": 0, "reviews_per_day": 0,
}  # fmt: skip
MOST: Final[dict[str, float]] = {"port": 65535, "bot_processes": 1024}
LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
DATABASES: Final = ("postgresql://", "postgres://")


def from_environment(**given: object) -> Settings:
    """Complete what is given with LANAI_… variables, or raise SetupError."""
    check_names()
    values = {name: value for name, value in given.items() if value is not None}
    for each in fields(Settings):
        variable = PREFIX + each.name.upper()
        if each.name not in values and variable in os.environ:
            values[each.name] = _read(each.name, os.environ[variable], type(each.default))
    settings = Settings(**values)  # type: ignore[arg-type]  # read as the type of its default
    if settings.database is not None and not settings.database.startswith(DATABASES):
        raise SetupError("serve-database", {"url": settings.database.partition(":")[0]})
    return settings


def check_names() -> None:
    """Raise SetupError for a variable that nothing reads: it is most likely misspelt."""
    names = [*(each.name.upper() for each in fields(Settings)), *ELSEWHERE]
    known = [PREFIX + name for name in names]
    for variable in sorted(os.environ):
        if variable.startswith(PREFIX) and variable not in known:
            near = get_close_matches(variable.upper(), known, 1)
            if near:
                raise SetupError("serve-variable-near", {"variable": variable, "near": near[0]})
            raise SetupError("serve-variable", {"variable": variable})


def _read(name: str, text: str, kind: type) -> object:
    """Read a variable, or raise SetupError that tells what it may be."""
    about: Args = {"variable": PREFIX + name.upper(), "value": text}
    if name in LEAST:
        least, most = LEAST[name], MOST.get(name, LARGEST)
        number = _number(text, kind)
        if not least <= number <= most:  # nor is it when it is no number at all
            about |= {"least": f"{least:g}", "most": f"{most:g}"}
            raise SetupError("serve-setting-range", about)
        return number
    if name in NEEDS and not NEEDS[name](text):
        raise SetupError("serve-setting", about)
    return Path(text) if issubclass(kind, Path) else text


def _number(text: str, kind: type) -> float:
    try:
        return float(text) if kind is float else int(text)
    except ValueError:
        return math.nan


def _are_proxies(text: str) -> bool:
    """Tell whether a text lists addresses or networks, with commas, or is `*`."""
    try:
        return text == "*" or all(ip_network(part.strip(), False) for part in text.split(","))
    except ValueError:
        return False


def _are_origins(text: str) -> bool:
    """Tell whether a text lists origins as browsers send them."""
    return all(re.fullmatch(r"https?://[^/\s]+", part) for part in text.split())


def _is_page(text: str) -> bool:
    """Tell whether a text is the address of a page, without a path."""
    return not text or re.fullmatch(r"https?://[^/\s]+", text) is not None


def _is_smtp(text: str) -> bool:
    """Tell whether a text is the address of a server that takes mail."""
    return not text or re.fullmatch(r"smtps?://([^@/\s]+@)?[^@/\s]+", text) is not None


def _is_sender(text: str) -> bool:
    """Tell whether a text can stand as the sender of mail."""
    return not text or re.fullmatch(r"([^<>\r\n]+ <)?[^\s@<>]+@[^\s@<>]+>?", text) is not None


def _are_hosts(text: str) -> bool:
    """Tell whether a text lists hosts, some of them like `*.example.org`, or is `*`."""
    return all(re.fullmatch(r"\*|(\*\.)?[a-z0-9.-]+", part) for part in text.split())


NEEDS: Final[dict[str, Callable[[str], bool]]] = {
    "url": _is_page,
    "smtp": _is_smtp,
    "mail_from": _is_sender,
    "push_services": _are_hosts,
    "origins": _are_origins,
    "proxies": _are_proxies,
    "log_level": lambda text: text.upper() in LOG_LEVELS,
}
