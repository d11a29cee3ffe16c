"""The application: HTTP endpoints, the socket, the web app, health and metrics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from hmac import compare_digest
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from lanai.server.endpoints import ENDPOINTS
from lanai.server.hall import Hall
from lanai.server.http import JSON, Endpoint, refusal, serve
from lanai.server.letters import encode
from lanai.server.limits import neighbourhood
from lanai.server.logs import warn
from lanai.server.metrics import CONNECTIONS, registry
from lanai.server.openapi import openapi
from lanai.server.pipe import EXTENSION, Pipe
from lanai.server.prepared import ASK, Prepared, answer, prepare
from lanai.server.refused import Refused
from lanai.server.settings import Settings
from lanai.server.socket import Connection, Outbox
from lanai.server.static import SafeHeaders, serve_file

LOCAL: Final = ("127.0.0.1", "::1")


def make_app(hall: Hall) -> Starlette:
    """Make the application around a hall."""
    settings = hall.settings

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()

    routes: list[BaseRoute] = [
        *api_routes(hall),
        WebSocketRoute("/api/tables/{id}/socket", Sockets(hall)),
        Route(
            "/api/openapi.json", partial(show_openapi, prepare(JSON, encode(openapi(ENDPOINTS))))
        ),
        Route("/healthz", partial(show_health, hall)),
        Route("/metrics", partial(show_metrics, settings)),
        Route("/{path:path}", serve_file),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: say_http_error, Exception: say_defect},
    )


def api_routes(hall: Hall) -> list[Route]:
    """Make one route for each path of the API."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, Resource(methods, hall)) for path, methods in paths.items()]


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


async def show_openapi(document: Prepared, request: Request) -> Response:
    """Show what can be asked over HTTP."""
    return answer(document, request, ASK)


async def show_health(hall: Hall, _request: Request) -> Response:
    """Tell whether the server and its store are well."""
    try:
        await hall.store.check()
    except Exception:
        warn("unhealthy", trace=True)
        return JSONResponse({"ok": False}, 503)
    return JSONResponse({"ok": True})


async def show_metrics(settings: Settings, request: Request) -> Response:
    """Show what the server counts, to this machine and to who has the token.

    Where every address is believed that a header names, only the token counts.
    """
    local = settings.proxies != "*" and is_local(request)
    if not (local or is_bearer_of(settings.metrics_token, request)):
        return refusal(Refused("metrics-token"), request)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def is_local(request: Request) -> bool:
    """Tell whether a request comes from this machine, and not only through its proxy."""
    return request.client is not None and request.client.host in LOCAL


def is_bearer_of(token: str, request: Request) -> bool:
    """Tell whether a request shows a token; there is none to show where none is set."""
    shown = request.headers.get("authorization", "").encode()
    return token != "" and compare_digest(shown, f"Bearer {token}".encode())


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
