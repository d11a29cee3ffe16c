"""docs/policies.md: every command, from training to a tournament and to a seat on a server."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lanai.core.verify import PROVEN, verify
from lanai.games import find
from support.command import lanai
from support.server import PATIENCE, serving

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "policies.md").read_text(encoding="utf-8")
POLICY = "examples/policy/policy_bot.py:Policy"
FEW_GAMES = "40"


def commands() -> list[list[str]]:
    """List the commands of the page, in order, word by word."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.M | re.S)
    return [shlex.split(block.replace("\\\n", " ")) for block in blocks]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Go where the examples are, and nothing is trained yet."""
    ignored = shutil.ignore_patterns("weights.json", "__pycache__")
    shutil.copytree(ROOT / "examples" / "policy", tmp_path / "examples" / "policy", ignore=ignored)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(words: list[str]) -> str:
    """Run a command that has to end well."""
    done = lanai(*words) if words[0] != sys.executable else run_python(words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run_python(words: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_every_step_of_the_page_works(clone: Path) -> None:
    install, learn, tournament, serve, join = commands()
    assert install[:2] == ["pip", "install"]
    assert learn == ["python", "examples/policy/learn.py"]
    told = run([sys.executable, *learn[1:], FEW_GAMES])
    assert told.splitlines()[-1] == "written: weights.json"

    quick = {"400": "10", f"random,easy,medium,hard,{POLICY}": f"random,{POLICY}"}
    assert set(quick) < set(tournament)
    words = [quick.get(word, word) for word in tournament[1:]]
    result = json.loads(run([*words, "--json", "--processes", "2"]))
    shares = {bot["bot"]: bot["win_share"] for bot in result["bots"]}
    assert shares[POLICY] > 0.8, "it has learned more than nothing"

    assert serve[:2] == ["lanai", "serve"]
    with serving(clone / "data", *serve[2:]) as server:
        levels = [level["name"] for level in server.http.get("/api/levels").json()]
        assert levels[-1] == "policy_bot.py:Policy"
        address, level = join.index("http://127.0.0.1:8000"), join.index("easy")
        join[address], join[level] = server.url, levels[-1]
        joined = subprocess.run(
            [sys.executable, "-m", *join, "--pace", "0", "--linger", "0"],
            capture_output=True, text=True, check=False, timeout=PATIENCE,
        )  # fmt: skip
        assert joined.returncode == 0, joined.stderr
        table = re.findall(r"/t/([\w-]+)", joined.stdout + joined.stderr)[0]
        record = server.http.get(f"/api/tables/{table}/record").text
        assert verify(record, find).chance == PROVEN
        assert '"by"' not in record, "nobody moved for the policy"
