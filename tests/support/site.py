"""The page for any web space, on a plain file server below some path."""

from __future__ import annotations

import functools
import http.server
import json
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / ".build" / "site-static"
BELOW = "/some/where/lanai/"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Python's own file server, for what lies below a path."""

    asked: list[str]

    def __init__(self, asked: list[str], *args: Any, **more: Any) -> None:
        self.asked = asked
        super().__init__(*args, **more)

    def translate_path(self, path: str) -> str:
        """Serve nothing outside of the path."""
        self.asked.append(path)
        inside = path.startswith(BELOW)
        return super().translate_path(path.removeprefix(BELOW[:-1]) if inside else "/none")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


class Server(http.server.ThreadingHTTPServer):
    """Does not mind pages that go away before they have heard everything."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing."""


class Site:
    """A file server that can be switched off, and back on at the same address."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.port = 0
        self.start()
        self.url = f"http://127.0.0.1:{self.port}{BELOW}"

    def start(self) -> None:
        """Serve."""
        handler = functools.partial(Quiet, self.asked, directory=str(self.folder))
        self.server = Server(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        self.running = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.running.start()

    def serve(self, folder: Path) -> None:
        """Serve another folder at the same address."""
        self.stop()
        self.folder = folder
        self.start()

    def stop(self) -> None:
        """Serve nobody any more."""
        self.server.shutdown()
        self.server.server_close()
        self.running.join()


def newer(to: Path, mark: str) -> Path:
    """Make a newer version of the page, with a mark in it and its engine elsewhere."""
    shutil.copytree(FOLDER, to, copy_function=os.link)
    engine, shell = (json.loads((to / name).read_text()) for name in ("engine.json", "shell.json"))
    moved = engine["folder"] + "0"
    (to / engine["folder"]).rename(to / moved)
    marked = (to / "index.html").read_text().replace("<title>", f'<meta name="{mark}" /><title>', 1)
    for name, body in (
        ("engine.json", json.dumps({**engine, "folder": moved})),
        ("shell.json", json.dumps({**shell, "sum": shell["sum"] + "0"})),
        ("index.html", marked),
    ):
        (to / name).unlink()
        (to / name).write_text(body)
    return to


@contextmanager
def site(folder: Path = FOLDER) -> Iterator[Site]:
    """Serve the page for the length of a block."""
    running = Site(folder)
    try:
        yield running
    finally:
        running.stop()
