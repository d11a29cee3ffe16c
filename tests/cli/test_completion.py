"""What a shell offers after Tab."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lanai.bots.levels import LEVELS
from lanai.games import all_games, find
from support.command import lanai

GOLDEN = Path(__file__).parent.parent / "golden" / "tiki-topple"
PROGRAM = "import sys; sys.argv[0] = 'lanai'; from lanai.cli.main import main; main()"
GAMES = sorted(all_games())


def offered(line: str, **environment: str) -> list[str]:
    """Ask what completes the last word of a line."""
    words = line.split(" ")
    environment |= {"_LANAI_COMPLETE": "complete_bash", "COMP_WORDS": "\n".join(words)}
    run = lanai(more={**environment, "COMP_CWORD": str(len(words) - 1)})
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


@pytest.mark.parametrize(
    "command", ["simulate", "tournament", "study", "cards", "bench", "check", "play"]
)
def test_games_are_offered(command: str) -> None:
    assert set(GAMES) <= set(offered(f"lanai {command} "))
    assert offered(f"lanai {command} {GAMES[0][:3]}") == GAMES[:1]


def test_bots_are_offered_one_by_one_and_in_lists() -> None:
    assert offered("lanai play tiki-topple --bot ") == list(LEVELS)
    assert offered("lanai simulate tiki-topple --bots me") == ["medium"]
    assert offered("lanai tournament tiki-topple --bots easy,me") == ["easy,medium"]
    assert offered("lanai play tiki-topple --seat bot:me") == ["bot:medium"]


@pytest.mark.parametrize("game", GAMES)
def test_options_are_offered_with_their_choices(game: str) -> None:
    written = [
        f"{option.name}={option.write(choice)}"
        for option in find(game).options
        for choice in option.choices
    ]
    assert offered(f"lanai simulate {game} --option ") == written
    assert offered(f"lanai study {game} --compare ") == written
    assert offered("lanai simulate --option ") == []


def test_card_tables_are_offered() -> None:
    assert offered("lanai cards tiki-topple --table ") == list(find("tiki-topple").card_versions)


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
def test_records_are_offered(command: str, tmp_path: Path) -> None:
    begun = GOLDEN / "2p"
    records = sorted(map(str, GOLDEN.glob("2p*.lanai.jsonl")))
    assert offered(f"lanai {command} {begun}") == records
    shutil.copy(records[0], tmp_path / "mine.lanai.jsonl")
    (tmp_path / "mine.txt").touch()
    assert offered(f"lanai {command} ~/m", HOME=str(tmp_path)) == ["~/mine.lanai.jsonl"]


def test_bash_itself_offers_games(tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    program = tmp_path / "lanai"
    program.write_text(f"#!{sys.executable}\n{PROGRAM}\n", encoding="utf-8")
    program.chmod(0o755)
    script = (
        'eval "$(lanai --show-completion bash)"\n'
        'COMP_WORDS=(lanai simulate ""); COMP_CWORD=2\n'
        '_lanai_completion lanai; echo "${COMPREPLY[@]}"\n'
    )
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    run = subprocess.run(
        [bash, "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert run.stdout.split() == GAMES, run.stderr
