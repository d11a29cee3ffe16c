"""The web app's files, and the headers that keep a browser safe."""

from __future__ import annotations

import mimetypes
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lanai.server.http import language_of
from lanai.server.prepared import ASK, FOR_EVER, Prepared, answer, tag_of
from lanai.server.previews import previewed
from lanai.texts import text_in

PAGES: Final = {
    "home": "",
    "settings": "settings",
    "profile": "me",
    "device": "device",
    "mail": "mail/{what}",
    "best": "best",
    "person": "p/{id}",
    "daily": "daily",
    "day": "daily/{day}",
    "rules": "rules/{game}",
    "learn": "learn/{game}",
    "table": "t/{id}",
    "replay": "t/{id}/replay",
    "review": "t/{id}/review",
    "record": "record",
    "hindsight": "record/review",
}
"""Where the web app has pages, which reads them from here; elsewhere it says that there is none."""

PAGE: Final = re.compile("|".join(re.sub(r"\{\w+\}", "[^/]+", page) for page in PAGES.values()))

SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""What the build adds to the name of a file that it has compressed, by content coding."""
ASSETS: Final = "assets/"
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; "
        "manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Lanai</title>
<h1>Lanai is running</h1>
<p>But the web app was not built with it. Where the source and Node.js are: <code>make web</code>,
and reload this page. Otherwise install a wheel that <code>make dist</code> has made.</p>
<p>Programs can play: see <a href="/api/openapi.json">the API</a>.</p>
</html>
"""


class SafeHeaders:
    """Adds the security headers to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if str(scope["path"]).startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_safely)


def folder() -> Path:
    """Find the folder that the web app is built into."""
    return Path(str(files("lanai.server").joinpath("static")))


def has_page() -> bool:
    """Tell whether the web app has been built."""
    return (folder() / "index.html").is_file()


class Shelf:
    """The files that were asked for, each in memory for as long as it is the same on the disk."""

    def __init__(self) -> None:
        self.kept: Final[dict[Path, tuple[int, Prepared]]] = {}

    def take(self, file: Path) -> Prepared:
        """Give a file that is there, in all forms that it was built in."""
        changed = file.stat().st_mtime_ns
        found = self.kept.get(file)
        if found is None or found[0] != changed:
            found = self.kept[file] = changed, read(file)
        return found[1]


def read(file: Path) -> Prepared:
    """Read a file with those that were compressed from it."""
    beside = {coding: file.with_name(file.name + end) for coding, end in SUFFIXES.items()}
    squeezed = {coding: each.read_bytes() for coding, each in beside.items() if each.is_file()}
    media_type = mimetypes.guess_type(file.name)[0] or "text/plain"
    plain = file.read_bytes()
    return Prepared(media_type, tag_of(plain), plain, squeezed)


SHELF: Final = Shelf()


async def serve_file(request: Request) -> Response:
    """Serve a file of the web app, or its page where the app has one."""
    path = request.path_params["path"]
    root = folder().resolve()
    file = find_file(root, path)
    if file is not None:
        return answer(SHELF.take(file), request, caching(path))
    known = PAGE.fullmatch(path.strip("/")) is not None
    if not known and not wants_page(request):
        raise HTTPException(404)
    status = 200 if known else 404
    if not has_page():
        return HTMLResponse(NOT_BUILT, status, {"Cache-Control": ASK})
    page, texts = SHELF.take(root / "index.html"), text_in(language_of(request))
    return answer(previewed(page, path.strip("/"), texts), request, ASK, status)


def find_file(root: Path, path: str) -> Path | None:
    """Find a file below a folder; None where there is none, or where no file could ever be."""
    try:
        file = (root / path).resolve()
        hidden = file.suffix in SUFFIXES.values()
        found = bool(path) and not hidden and file.is_file() and file.is_relative_to(root)
    except (OSError, ValueError):  # a name that is too long, or holds a NUL
        return None
    return file if found else None


def wants_page(request: Request) -> bool:
    """Tell whether somebody at a browser asks for a page, and not a program for data."""
    api = request.url.path == "/api" or request.url.path.startswith("/api/")
    return not api and "text/html" in request.headers.get("accept", "")


def caching(path: str) -> str:
    """Let files with a hash in their name be kept for ever."""
    return FOR_EVER if path.startswith(ASSETS) else ASK
