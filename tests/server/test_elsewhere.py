"""The server and the bots on a system that has less than Linux: no uvloop, no alarms; no page.

What other systems lack is hidden from a whole process and all that it starts.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from support.server import serving

HIDDEN = {
    "uvloop.py": "raise ImportError('hidden')\n",
    "sitecustomize.py": """\
import asyncio, signal
for name in ("SIGALRM", "ITIMER_REAL", "alarm", "setitimer", "getitimer"):
    delattr(signal, name)
def add_signal_handler(self, *handler):
    raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = add_signal_handler
""",
}
SHOW = """\
import signal
from lanai.server.run import new_event_loop
print(hasattr(signal, "SIGALRM"), new_event_loop())
"""


NO_PAGE = """\
from pathlib import Path
from lanai.server import static
static.folder = lambda: Path("nowhere")
"""


def hide(files: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every Python that is started run these files first."""
    folder = tmp_path / "hidden"
    folder.mkdir()
    for name, code in files.items():
        (folder / name).write_text(code, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=":")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hide(HIDDEN, tmp_path, monkeypatch)


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)


@pytest.mark.usefixtures("elsewhere")
def test_they_are_hidden() -> None:
    assert python("-c", SHOW).stdout.startswith("False <_UnixSelectorEventLoop")


@pytest.mark.usefixtures("elsewhere")
def test_a_game_with_a_bot_and_a_polite_end(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        guest = server.guest()
        table = guest.table("tiki-topple", 2, sit=0, bots=[{"seat": 1, "level": "easy"}])
        client = guest.join(table["id"])
        client.do("start")
        while not client.over:
            client.catch_up()
            if client.legal:
                client.move()
        client.close()
        assert server.stop() == 0


@pytest.mark.usefixtures("elsewhere")
def test_bots_that_search() -> None:
    game = ("simulate", "tiki-topple", "--bots", "medium,random", "--games", "2", "--json")
    assert '"games": 2' in python("-m", "lanai", *game).stdout


def test_without_a_page_the_command_and_the_address_say_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hide({"sitecustomize.py": NO_PAGE}, tmp_path, monkeypatch)
    data = tmp_path / "data"
    data.mkdir()
    with serving(data) as server:
        assert server.process.stdout is not None
        assert "make web" in server.process.stdout.readline()
        shown = server.http.get("/")
        assert shown.status_code == 200 and "make web" in shown.text
        assert server.http.get("/api/games").status_code == 200
