"""Commands and files of the pages for researchers and for who writes bots do what they say.

All of them run as they are written, but with fewer games; sessions are run by `test_pages.py`.
"""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pyarrow.parquet
import pytest

from lanai.client import Wishes
from lanai.core.contract import Game
from support.command import lanai

ROOT = Path(__file__).parent.parent.parent
PAGES = ("studies", "tournament", "writing-bots", "bots")
BLOCK = re.compile(r"^```(sh|)\n(.*?)^```$", re.M | re.S)
ELSEWHERE = {"join", "serve"}
"""Commands that `test_bots_page.py` runs, at a server."""
BOT = """\
from lanai import Bot
class MyBot(Bot):
    def choose(self, sight):
        return sight.legal[0]
Dreamer = MyBot
"""


def commands_of(page: str) -> Iterator[list[str]]:
    """List the commands of a page's blocks, word by word, with few games."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    for _, block in BLOCK.findall(text):
        for line in block.splitlines():
            words = shlex.split(line, comments=True) if line.startswith("lanai ") else []
            if words and words[1] not in ELSEWHERE:
                yield with_few_games(words[1:])


def with_few_games(words: list[str]) -> list[str]:
    """Ask for two games, and for as little search."""
    if words[0] in ("simulate", "tournament", "study", "train"):
        games = "4" if words[0] == "train" else "2"
        at = words.index("--games") if "--games" in words else len(words)
        words[at : at + 2] = ["--games", games]
    if words[0] in ("simulate", "tournament", "study"):
        words += ["--processes", "1"]
    return [re.sub(r":(300|200)$", ":3", re.sub(r":(300|200),", ":3,", word)) for word in words]


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_a_page_works(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(BOT, encoding="utf-8")
    commands = list(commands_of(page))
    assert commands
    for words in commands:
        end = words.index(">") if ">" in words else len(words)
        run = lanai(*words[:end], stdin="quit\n", home=tmp_path)
        assert run.returncode == 0, (words, run.stderr)
        for file in words[end + 1 :]:
            Path(file).write_text(run.stdout, encoding="utf-8")
    if page == "studies":
        assert Path("tiki-topple-study.html").is_file()
        assert columns_of("moves.parquet") == told_columns("`--moves moves.parquet`")
        of_tiki_topple = {"option_hand", "missions_0"}
        assert told_columns("`lanai simulate GAME") - of_tiki_topple <= columns_of("games.parquet")
    if page == "tournament":
        assert {"deal", "lone", "field", "seat"} <= columns_of("league.parquet")


def columns_of(table: str) -> set[str]:
    return set(pyarrow.parquet.read_schema(table).names)


def told_columns(introduced: str) -> set[str]:
    """Read from the page which columns a table has that it introduces like this."""
    page = (ROOT / "docs" / "studies.md").read_text(encoding="utf-8")
    table = page.split(f"\n{introduced}")[1].split("\n\n")[1]
    return set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`.*?) \|", table, re.M))))


def python_of(page: str) -> str:
    """Give the block of a page that is a file."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    block: str
    (block,) = [
        block for block in re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
        if ">>>" not in block
    ]  # fmt: skip
    return block


def test_the_game_of_the_page_says_what_its_seats_hold() -> None:
    names: dict[str, type] = {}
    exec(python_of("studies"), names)
    game = names["MyGame"]()
    assert isinstance(game, Game) and [held.kind for held in game.held] == ["card"]


def test_the_call_of_the_page_wishes_for_what_can_be_wished_for() -> None:
    (call,) = [
        node for node in ast.walk(ast.parse(python_of("writing-bots")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]  # fmt: skip
    known = {each.name for each in fields(Wishes)}
    assert {keyword.arg for keyword in call.keywords} <= known and len(call.args) == 2
