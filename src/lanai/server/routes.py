"""The routes of tables: HTTP endpoints and the socket, as plain ASGI, whoever runs them."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from lanai.server.hall import Hall
from lanai.server.http import Endpoint, refusal, serve
from lanai.server.limits import neighbourhood
from lanai.server.logs import warn
from lanai.server.metrics import CONNECTIONS
from lanai.server.refused import Refused
from lanai.server.socket import EXTENSION, Connection, Outbox, Pipe


def api_routes(hall: Hall, endpoints: Iterable[Endpoint]) -> list[BaseRoute]:
    """Make one route for each path of the API, and one for the sockets of tables."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        *(Route(path, Resource(methods, hall)) for path, methods in paths.items()),
        WebSocketRoute("/api/tables/{id}/socket", Sockets(hall)),
    ]


class Resource:
    """One path of the API with all its methods; plain ASGI, so that it answers any other too."""

    def __init__(self, methods: dict[str, Endpoint], hall: Hall) -> None:
        self.methods: Final = methods
        self.hall: Final = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        request = Request(scope, receive)
        endpoint = self.methods.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            raise HTTPException(405, headers={"Allow": ", ".join(self.methods)})
        response = await serve(endpoint, self.hall, request)
        await response(scope, receive, send)


class Sockets:
    """Takes the sockets of tables: plain ASGI, since every message goes through here."""

    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall
        self.origins: Final = set(hall.settings.origins.split())
        self.outbox: Final = Outbox()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket, or refuse it before it is taken."""
        pipe: Pipe = scope["extensions"][EXTENSION]
        limits = self.hall.limits
        address = neighbourhood(scope["client"][0]) if scope["client"] is not None else ""
        if not self.allows(Headers(scope=scope)):
            pipe.refuse(HTTPStatus.FORBIDDEN)
        elif not limits.requests.take(address) or not limits.open.enter(address):
            pipe.refuse(HTTPStatus.TOO_MANY_REQUESTS)
        else:
            CONNECTIONS.inc()
            try:
                connection = Connection(receive, send, pipe, self.hall, self.outbox, address)
                await connection.serve(scope["path_params"]["id"])
            finally:
                CONNECTIONS.dec()
                limits.open.leave(address)

    def allows(self, headers: Headers) -> bool:
        """Tell whether a socket comes from our pages, an allowed origin, or no browser at all."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # no address at all, like `http://[`
            return False


async def say_http_error(request: Request, error: Exception) -> Response:
    """Say that there is no such page or method."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    answer = refusal(Refused("no-method" if status == 405 else "not-found"), request)
    if isinstance(error, HTTPException) and error.headers is not None:
        answer.headers.update(error.headers)
    return answer


async def say_defect(request: Request, _error: Exception) -> Response:
    """Say that something is broken, and log where."""
    route = request.scope.get("route")
    warn("defect", trace=True, path=route.path if isinstance(route, Route) else None)
    return refusal(Refused("defect"), request)
