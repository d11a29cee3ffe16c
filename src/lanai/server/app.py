"""The application: HTTP endpoints, the socket, the web app, health and metrics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from hmac import compare_digest
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from lanai.server.endpoints import ENDPOINTS
from lanai.server.house import House
from lanai.server.http import JSON, refusal
from lanai.server.letters import encode
from lanai.server.logs import warn
from lanai.server.openapi import openapi
from lanai.server.prepared import ASK, Prepared, answer, prepare
from lanai.server.prometheus import exposition
from lanai.server.refused import Refused
from lanai.server.routes import api_routes, say_defect, say_http_error
from lanai.server.settings import Settings
from lanai.server.static import SafeHeaders, serve_file

LOCAL: Final = ("127.0.0.1", "::1")


def make_app(hall: House) -> Starlette:
    """Make the application around a hall."""
    settings = hall.settings

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()

    routes: list[BaseRoute] = [
        *api_routes(hall, ENDPOINTS),
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


async def show_openapi(document: Prepared, request: Request) -> Response:
    """Show what can be asked over HTTP."""
    return answer(document, request, ASK)


async def show_health(hall: House, _request: Request) -> Response:
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
    body, media_type = exposition()
    return Response(body, media_type=media_type)


def is_local(request: Request) -> bool:
    """Tell whether a request comes from this machine, and not only through its proxy."""
    return request.client is not None and request.client.host in LOCAL


def is_bearer_of(token: str, request: Request) -> bool:
    """Tell whether a request shows a token; there is none to show where none is set."""
    shown = request.headers.get("authorization", "").encode()
    return token != "" and compare_digest(shown, f"Bearer {token}".encode())
