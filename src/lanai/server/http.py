"""HTTP: endpoints as data, so that what is served and what is documented cannot differ."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from lanai.core.errors import LanaiError
from lanai.server.devices import device_name
from lanai.server.fair_queue import Claim, Rank
from lanai.server.hall import Hall
from lanai.server.letters import encode
from lanai.server.limits import neighbourhood
from lanai.server.logs import warn
from lanai.server.metrics import REFUSALS
from lanai.server.moment import now_ms
from lanai.server.protocol import HttpError, Problem
from lanai.server.refused import UNREADABLE, Refused, code_of, message_of, rule_of, status_of
from lanai.server.store import Guest, StoreError
from lanai.server.work import Worker
from lanai.texts import FALLBACK, LANGUAGES, Texts, text_in

BODY_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 512 * 1024
"""How long a record may be; those of real games are shorter by far, and all of it is worked on."""
JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
NUL: Final = "\x00"
BEARER: Final = "bearer "

B = TypeVar("B")


class Call(Generic[B]):
    """One HTTP request on its way through an endpoint."""

    def __init__(self, request: Request, hall: Hall, body: B) -> None:
        self.request: Final = request
        self.hall: Final = hall
        self.body: Final = body

    @property
    def texts(self) -> Texts:
        """Give the texts in the language that is asked for."""
        return text_in(language_of(self.request))

    @property
    def token(self) -> str:
        """Give the token, or refuse."""
        header = self.request.headers.get("authorization", "")
        if not header.lower().startswith(BEARER):
            raise Refused("unauthorized")
        return header[len(BEARER) :].strip()

    @property
    def address(self) -> str:
        """Give what counts as the address of who asks."""
        return address_of(self.request)

    async def guest(self) -> Guest:
        """Find who asks, or refuse."""
        return await self.hall.people.guests.find(self.token, now_ms())

    async def person(self) -> str | None:
        """Tell who asks; None for who does not say so."""
        return (await self.guest()).guest if "authorization" in self.request.headers else None

    @property
    def device_name(self) -> str:
        """Name the device that asks, by what it says about itself."""
        return device_name(self.request.headers.get("user-agent", ""), self.texts)

    def demand_key_budget(self) -> None:
        """Refuse an address that shows keys too often: it may be guessing."""
        if not self.hall.limits.keys.take(self.address):
            raise Refused("too-fast")

    def worker(self) -> AbstractAsyncContextManager[Worker]:
        """Wait for a worker that reads a record, or refuse."""
        owner = (self.address, "")
        return self.hall.workers.worker(Claim(Rank.RECORDS, (owner,)))

    def path(self, name: str) -> str:
        """Give a part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str, default: str) -> str:
        """Give a parameter of the query."""
        return self.request.query_params.get(name, default)


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked over HTTP, with all that its documentation needs."""

    method: str
    path: str
    handler: Callable[[Call[Any]], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    guest: bool = False
    status: int = 200
    errors: tuple[int, ...] = ()
    record: bool = False  # the body is the text of a record
    most: int = BODY_BYTES

    @property
    def summary(self) -> str:
        """Say in a sentence what it does."""
        return (self.handler.__doc__ or "").splitlines()[0]


def language_of(request: Request) -> str:
    """Choose the language by `?lang=` or the browser's preferences."""
    wanted = [request.query_params.get("lang", "")]
    wanted += request.headers.get("accept-language", "").split(",")
    for tag in wanted:
        code = tag.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


def address_of(request: Request) -> str:
    """Give what counts as the address of a request."""
    return neighbourhood(request.client.host) if request.client is not None else ""


async def serve(endpoint: Endpoint, hall: Hall, request: Request) -> Response:
    """Answer a request, whatever it is: with what was asked for, or with a clear error."""
    address = address_of(request)
    if not hall.limits.requests.take(address) or not hall.limits.open.enter(address):
        return refusal(Refused("too-fast"), request)
    try:
        demand_text(request)
        call: Call[Any] = Call(request, hall, await read_body(endpoint, request))
        answer = await endpoint.handler(call)
        if isinstance(answer, Response):
            return answer
        return Response(encode(answer), endpoint.status, media_type=JSON)
    except StoreError as error:
        warn("store-failed", reason=error.reason)
        return refusal(Refused("unavailable"), request)
    except LanaiError as error:
        return refusal(error, request)
    except ClientDisconnect:
        return Response(status_code=400)
    finally:
        hall.limits.open.leave(address)


async def read_body(endpoint: Endpoint, request: Request) -> Any:
    """Read the body that an endpoint wants, or refuse."""
    if endpoint.body is None and not endpoint.record:
        return None
    most = RECORD_BYTES if endpoint.record else endpoint.most
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too-large", {"most": most})
    if endpoint.record and not body:
        raise LanaiError("record-empty")
    try:
        if endpoint.record:
            return body.decode()
        demand_json(request)
        return msgspec.json.decode(body, type=endpoint.body)
    except UNREADABLE as error:
        raise Refused("unreadable", {"error": str(error)}) from None


def demand_text(request: Request) -> None:
    """Refuse an address with a NUL in it: nothing is called so, and PostgreSQL cannot even ask."""
    asked = (*request.path_params.values(), *request.query_params.values())
    if any(NUL in text for text in asked):
        raise Refused("not-found")


def demand_json(request: Request) -> None:
    """Refuse a body that any page of another site could send by a form."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("not-json")


def refusal(error: LanaiError, request: Request) -> Response:
    """Say an error over HTTP."""
    REFUSALS.labels(code_of(error)).inc()
    message = message_of(error, text_in(language_of(request)))
    body = HttpError(Problem(code_of(error), message, rule_of(error)))
    headers = {"WWW-Authenticate": "Bearer"} if status_of(error) == 401 else None
    return Response(encode(body), status_of(error), headers, JSON)
