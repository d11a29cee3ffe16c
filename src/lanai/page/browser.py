"""What the worker that hosts calls: the way between its language and the hall of the device.

The only module that needs Pyodide itself; all else here runs anywhere.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from pyodide.ffi import to_js

from lanai.page.desk import Desk
from lanai.page.drawer import Changes, FleetingDrawer, NotKept
from lanai.page.hall import SETTINGS, PageHall
from lanai.page.store import PageStore
from lanai.page.thinkers import Thinkers
from lanai.server.work import WorkerDied

Script = Any
"""Something in the browser's own language."""


class BrowserDrawer:
    """IndexedDB, by two functions of the worker."""

    def __init__(self, script: Script) -> None:
        self.script: Final = script

    async def read(self, prefix: str) -> dict[str, bytes]:
        """Read all whose names begin so, in the order of their names; raises NotKept."""
        try:
            found = await self.script.read(prefix)
        except Exception as error:
            raise NotKept from error
        return {str(name): body.to_bytes() for name, body in found}

    async def write(self, changes: Changes) -> None:
        """Change all of these or nothing, and return once that is durable; raises NotKept."""
        try:
            await self.script.write(to_js(list(changes.items())))
        except Exception as error:
            raise NotKept from error


class BrowserThinker:
    """Another worker of the browser."""

    def __init__(self, script: Script) -> None:
        self.script: Final = script

    async def think(self, job: bytes) -> bytes:
        """Do a job; raises WorkerDied."""
        try:
            done: bytes = (await self.script.think(to_js(job))).to_bytes()
        except Exception as error:
            raise WorkerDied from error
        return done

    def end(self) -> None:
        """End it, whatever it is doing."""
        self.script.end()


class Host:
    """A desk for scripts."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self.desk: Final = desk
        self.thinkers: Final = thinkers

    async def ask(self, method: str, url: str, headers: Script, body: str) -> Script:
        """Answer a request with its status, its headers and its body."""
        told = await self.desk.ask(method, url, dict(headers.to_py()), body.encode())
        return to_js([told.status, list(told.headers.items()), told.body])

    def connect(
        self, name: str, url: str, say: Callable[[str], None], hung_up: Callable[[int], None]
    ) -> None:
        """Open a socket under a name."""
        self.desk.connect(name, url, say, hung_up)

    def hear(self, name: str, text: str) -> None:
        """Take a message of a socket."""
        self.desk.hear(name, text)

    def hang_up(self, name: str) -> None:
        """Hear that a page has closed a socket."""
        self.desk.hang_up(name)

    def warm_up(self) -> None:
        """Start the first thinker, unless that was done before."""
        self.thinkers.warm_up()


async def open_hall(
    drawer: Script | None,
    start: Callable[[], Awaitable[Script]],
    told: Callable[[bool], None],
) -> Host:
    """Open the hall of the device; without a drawer nothing is kept, and the page is told so."""

    async def start_thinker() -> BrowserThinker:
        return BrowserThinker(await start())

    thinkers = Thinkers(start_thinker)
    store = PageStore(FleetingDrawer() if drawer is None else BrowserDrawer(drawer), told)
    hall = PageHall(store, thinkers, SETTINGS)
    await hall.open()
    return Host(Desk(hall), thinkers)
