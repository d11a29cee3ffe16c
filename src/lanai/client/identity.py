"""Who a bot is on a server: its token in a file, so that it stays the same person."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from lanai.client.http import Api
from lanai.client.wishes import Wishes
from lanai.core.errors import SetupError
from lanai.server.protocol import BotMark, GuestWanted, Me, NewGuest

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)


class Keys(Struct, forbid_unknown_fields=True):
    """What the file holds. A token is shown to no other server than the one that gave it."""

    server: str
    guest: str
    token: str


async def introduce(api: Api, wishes: Wishes) -> Me:
    """Be who the file says, or somebody new; raise SetupError where that is not possible."""
    keys = read(wishes.keys)
    if keys is None:
        keys = await _become_somebody(api, wishes)
    elif keys.server != api.server:
        raise SetupError("join-other-server", {"file": str(wishes.keys), "server": keys.server})
    api.token = keys.token
    me = await api.ask("GET", "/api/guests/me", Me)
    if me.bot is None:
        raise SetupError("join-person", {"file": str(wishes.keys)})
    return me


async def _become_somebody(api: Api, wishes: Wishes) -> Keys:
    mark = BotMark(wishes.owner or wishes.name, wishes.program or wishes.name)
    wanted = GuestWanted(wishes.name, mark)
    write_probe(wishes.keys)  # nobody is to be made whose token cannot be kept
    made = await api.ask("POST", "/api/guests", NewGuest, wanted)
    keys = Keys(api.server, made.guest, made.token)
    write(wishes.keys, keys)
    return keys


def read(path: Path) -> Keys | None:
    """Read the file; None where there is none, SetupError where it is another one."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Keys)
    except FileNotFoundError:
        return None
    except (OSError, *UNREADABLE) as error:
        raise _unusable(path, error) from None


def write(path: Path, keys: Keys) -> None:
    """Write the file, whole or not at all, for its owner alone to read."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        opened = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as file:
            file.write(msgspec.json.encode(keys))
        fresh.replace(path)
    except OSError as error:
        raise _unusable(path, error) from None
    finally:
        fresh.unlink(missing_ok=True)


def write_probe(path: Path) -> None:
    """Raise SetupError unless a file can be written there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(path, error) from None
    if not os.access(path.parent, os.W_OK):
        raise SetupError("join-keys", {"file": str(path), "error": os.strerror(13)})


def _unusable(path: Path, error: Exception) -> SetupError:
    reason = getattr(error, "strerror", None) or str(error)
    return SetupError("join-keys", {"file": str(path), "error": reason})
