"""The page about bots is true from its file to a seat on a server: what it says is run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

from support.server import PATIENCE, serving

PAGE = (Path(__file__).parent.parent.parent / "docs" / "writing-bots.md").read_text("utf-8")


def bot_of_the_page() -> str:
    """Give the first bot of the page as a file."""
    session = re.findall(r"^```python\n(>>> .*?)^```$", PAGE, re.M | re.S)[0]
    return "\n".join(line[4:] for line in session.splitlines()) + "\n"


def command(name: str) -> list[str]:
    """Give the first command of the page's blocks that begins so, word by word."""
    return shlex.split(re.findall(rf"^lanai {name} .+$", PAGE, re.M)[0])[1:]


def test_the_bot_of_the_page_takes_a_seat_on_a_server(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(bot_of_the_page())
    (tmp_path / "other_bots.py").write_text(
        "from lanai import Bot\nclass Clever(Bot):\n    def choose(self, sight):\n"
        "        return sight.legal[0]\n"
    )
    files = [word.replace("my_bot", f"{tmp_path}/my_bot").replace("other", f"{tmp_path}/other")
             for word in command("serve")[1:]]  # fmt: skip
    with serving(tmp_path / "data", *files) as server:
        shown = [level["title"] for level in server.http.get("/api/levels").json()]
        assert shown[-2:] == ["Dreamer", "Zoe"]
        words = [word.replace("http://127.0.0.1:8000", server.url) for word in command("join")]
        join = [sys.executable, "-m", "lanai", *words, "--name", "Dreamboat", "--pace", "0",
                "--seconds", "0.3"]  # fmt: skip
        played = subprocess.run(
            join, cwd=tmp_path, capture_output=True, text=True, timeout=4 * PATIENCE, check=False
        )
        assert played.returncode == 0 and "the game is over" in played.stdout, played
        assert (tmp_path / "Dreamboat.lanai-key").stat().st_mode & 0o077 == 0
