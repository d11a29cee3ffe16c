"""`lanai new-game` and `lanai check`: a game to start from, and what is wrong with one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lanai.cli.check import installed as installed_game
from lanai.cli.new_game import renamed
from lanai.core.errors import SetupError
from lanai.texts import text_in
from support.command import lanai

BROKEN = """
    def text(self, seat: int, move: int) -> str:
        return "go"
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a new game and install it into a folder of its own."""
    home = tmp_path_factory.mktemp("made")
    written = lanai("new-game", "four-winds", "--in", home)
    assert written.returncode == 0, written.stderr
    assert "lanai check four-winds" in written.stdout
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation",
         "--no-index", "--disable-pip-version-check", "--target", str(home / "installed"),
         str(home / "four-winds")],
        check=True,
    )  # fmt: skip
    return home


@pytest.fixture
def installed(made: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let commands find the new game."""
    paths = [os.environ.get("PYTHONPATH", ""), str(made / "installed")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    return made / "installed" / "four_winds"


def test_a_new_game_keeps_every_promise(installed: Path) -> None:
    run = lanai("check", "four-winds", "--runs", "5")
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.endswith("Four Winds keeps all its promises.\n")


def test_a_new_game_has_its_imports_in_order(made: Path) -> None:
    style = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "I"]
    subprocess.run([*style, "four_winds"], cwd=made / "four-winds", check=True)


def test_a_new_game_is_played(installed: Path, tmp_path: Path) -> None:
    run = lanai("play", "four-winds", "--seed", "4", stdin="take 3\nquit\n", home=tmp_path)
    assert "Player: took (stones 3; left " in run.stdout
    assert run.returncode == 0, run.stderr


def test_check_says_what_is_wrong(installed: Path) -> None:
    state = installed / "state.py"
    whole = state.read_text()
    state.write_text(whole + BROKEN)
    try:
        run = lanai("check", "four-winds", "--runs", "3")
        found = json.loads(lanai("check", "four-winds", "--runs", "3", "--json").stdout)
    finally:
        state.write_text(whole)
    assert run.returncode == 1
    assert "text gives “go” for the moves 0 and 1" in run.stdout
    faults = {finding["check"]: finding["fault"] for finding in found if finding["fault"]}
    assert faults["texts_are_read_back"] == "text gives “go” for the moves 0 and 1"


ROOM = {
    "board.py": "from rich.text import Text\n\ndef draw(view, names, texts):\n"
    "    return Text('row\\n' * 20)\n\ndef describe(view, names, texts):\n    return []\n",
    "refusals.py": "def whynot(state, seat, move):\n    return None\n",
    "scoring.py": "def stones(state):\n    return 0\n",  # helps the scores of state.py
}
WRONG_MESSAGES = [
    ("de", "four-winds-line = { $x\n", "de.ftl, line 1: what begins here cannot be read"),
    ("en", "four-winds-event-tok = { $seat }\n", "en.ftl: nothing asks for four-winds-event-tok"),
    ("en", "four-winds-option-stones-7 = 7\n", "nothing asks for four-winds-option-stones-7"),
    ("fr", "four-winds-line = { four-winds-motto }\n", "refers to four-winds-motto, which there"),
    ("xx", "four-winds-line = X\n", "messages/xx.ftl is never read: Lanai speaks en, fr, de"),
]


def test_files_of_a_room_that_do_nothing_are_named(installed: Path) -> None:
    for name, code in ROOM.items():
        (installed / name).write_text(code)
    try:
        found = json.loads(lanai("check", "four-winds", "--runs", "1", "--json").stdout)
    finally:
        for name in ROOM:
            (installed / name).unlink()
    faults = {finding["check"]: finding["fault"] for finding in found if finding["fault"]}
    assert faults.keys() == {"boards_are_drawn", "files_are_looked_into"}
    assert "has 21 lines: with the prompt and its menu a terminal" in faults["boards_are_drawn"]
    assert faults["files_are_looked_into"] == (
        "refusals.py replaces nothing: what is looked for there is called `why_not`"
    )


@pytest.mark.parametrize(("language", "messages", "words"), WRONG_MESSAGES)
def test_messages_that_nobody_reads_are_named_and_break_nothing(
    installed: Path, language: str, messages: str, words: str
) -> None:
    folder = installed / "messages"
    folder.mkdir()
    try:
        (folder / f"{language}.ftl").write_text(messages)
        run = lanai("check", "four-winds", "--runs", "1")
        listed = lanai("games", lang=language)
    finally:
        shutil.rmtree(folder)
    assert run.returncode == 1, run.stderr
    assert words in " ".join(run.stdout.split())
    assert listed.returncode == 0, listed.stderr
    assert "four-winds" in listed.stdout


def test_what_a_game_does_not_say_in_a_language_is_heard_in_english(installed: Path) -> None:
    folder = installed / "messages"
    folder.mkdir()
    try:
        english = "four-winds-line = Take all.\nfour-winds-option-stones = Stones\n"
        (folder / "en.ftl").write_text(english)
        (folder / "de.ftl").write_text("four-winds-option-stones = Haufen\n")
        listed = lanai("games", lang="de")
    finally:
        shutil.rmtree(folder)
    assert "Take all." in listed.stdout
    assert "Haufen" in listed.stdout


def test_a_game_that_does_not_load_is_named_and_the_others_stay(installed: Path) -> None:
    state = installed / "state.py"
    whole = state.read_text()
    state.write_text("import nowhere_at_all\n")
    try:
        listed, checked = lanai("games"), lanai("check", "four-winds")
    finally:
        state.write_text(whole)
    assert listed.returncode == 0
    assert "tiki-topple" in listed.stdout
    assert listed.stderr.startswith("lanai: The game package “four_winds” does not load")
    assert checked.returncode == 2
    assert "No module named 'nowhere_at_all'" in checked.stderr


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("My Game", "cannot be the name of a game"),
        ("3d-chess", "begin with a small letter"),
        ("class", "is a word or a module of Python already"),
        ("json", "is a word or a module of Python already"),
        ("tiki-topple", "There is a game “tiki-topple” already"),
        ("here", "is there already"),
    ],
)
def test_a_wrong_name_is_refused(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "here").mkdir()
    run = lanai("new-game", name, "--in", tmp_path)
    assert run.returncode == 2
    assert words in run.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["here"]


def test_a_game_that_is_not_installed_is_told_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other-one").mkdir()
    (tmp_path / "other-one" / "pyproject.toml").touch()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SetupError) as told:
        installed_game("other-one")
    assert "pip install --editable ./other-one" in text_in("en").error(told.value)


def test_names_are_changed_everywhere() -> None:
    source = 'from lanai.cli.starter.state import StarterState\nname="starter"'
    named = '\nfrom four_winds.state import FourWindsState\nname="four-winds"'
    assert renamed(source, "four-winds") == named
