"""Asking a server over HTTP, without blocking the sockets."""

from __future__ import annotations

import asyncio
import socket
from http.client import HTTPException
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

import lanai
from lanai.core.errors import LanaiError, SetupError
from lanai.server.protocol import HttpError
from lanai.server.refused import UNREADABLE

T = TypeVar("T")
PATIENCE: Final = 20.0
MOST_BYTES: Final = 4 * 1024 * 1024
NOBODY: Final = (socket.EAI_NONAME, getattr(socket, "EAI_NODATA", socket.EAI_NONAME))


class _Stay(HTTPRedirectHandler):
    """Follows nobody elsewhere: the token is for this server alone."""

    def redirect_request(self, *_about: object) -> None:
        """Go nowhere."""


OPENER: Final = build_opener(_Stay)


class Unreachable(Exception):
    """The server cannot be asked now; it may come back."""


class Declined(LanaiError):
    """The server has said no, and why."""

    def __init__(self, code: str, message: str, status: int) -> None:
        super().__init__("join-declined", {"code": code, "reason": message})
        self.code: Final = code
        self.status: Final = status

    @property
    def is_passing(self) -> bool:
        """Tell whether the same request may be answered otherwise later."""
        return self.status in (429, 500, 502, 503, 504)


class Api:
    """A server, and who asks it once that is known."""

    def __init__(self, server: str) -> None:
        self.server: Final = _server_of(server)
        self.token = ""
        self.has_answered = False

    def socket(self, table: str) -> str:
        """Give the address of a table's socket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{table}/socket"

    async def ask(self, method: str, path: str, answer: type[T], body: object = None) -> T:
        """Ask something; raises Declined or Unreachable, or SetupError if there is no such host."""
        return await asyncio.to_thread(self._ask, method, path, answer, body)

    def _ask(self, method: str, path: str, answer: type[T], body: object) -> T:
        request = Request(self.server + path, method=method)
        request.add_header("User-Agent", f"lanai/{lanai.__version__}")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = msgspec.json.encode(body)
        try:
            with OPENER.open(request, timeout=PATIENCE) as response:
                self.has_answered = True
                return msgspec.json.decode(response.read(MOST_BYTES), type=answer)
        except HTTPError as error:
            raise _declined(error) from None
        except URLError as error:
            # Whoever has answered before has a name: then it is this side that lost its way.
            if _is_nobody(error.reason) and not self.has_answered:
                raise SetupError("join-no-such-host", {"server": self.server}) from None
            raise Unreachable(str(error.reason)) from None
        except (OSError, HTTPException, *UNREADABLE) as error:
            raise Unreachable(str(error)) from None


def _server_of(address: str) -> str:
    try:
        parts = urlsplit(address if "//" in address else f"http://{address}")
        (parts.hostname or "").encode("idna")
        is_address = parts.scheme in ("http", "https") and parts.port != 0 and bool(parts.hostname)
    except ValueError:
        is_address = False
    if not is_address:
        raise SetupError("join-address", {"server": address})
    return f"{parts.scheme}://{parts.netloc}"


def _is_nobody(reason: object) -> bool:
    """Tell whether the network says that a name does not exist, not only that it cannot ask."""
    return isinstance(reason, socket.gaierror) and reason.errno in NOBODY


def _declined(error: HTTPError) -> Exception:
    try:
        said: Any = msgspec.json.decode(error.read(MOST_BYTES), type=HttpError).error
    except (OSError, *UNREADABLE):
        return Unreachable(f"{error.code} {error.reason}")  # a proxy, perhaps, while it restarts
    return Declined(said.code, said.message, error.code)
