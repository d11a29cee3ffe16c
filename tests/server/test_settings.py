"""Settings from the environment: what they may be, and what is said when they are not."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from lanai.core.errors import SetupError
from lanai.server.settings import PREFIX, Settings, from_environment
from lanai.texts import text_in
from support.server import serving

ROOT = Path(__file__).parent.parent.parent


def refusal_of(**given: object) -> str:
    with pytest.raises(SetupError) as caught:
        from_environment(**given)
    return text_in("en").error(caught.value)


def test_variables_are_read_and_arguments_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {"PORT": "81", "BOT_SECONDS": "2.5", "PROXIES": "10.0.0.0/8, ::1"}.items():
        monkeypatch.setenv(PREFIX + name, text)
    settings = from_environment(port=82)
    assert settings == Settings(port=82, bot_seconds=2.5, proxies="10.0.0.0/8, ::1")


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("BOT_SECONDS", "nan", "must be a number from 0.1 to"),
        ("BOT_SECONDS", "-1", "must be a number from 0.1 to"),
        ("BOT_PROCESSES", "-3", "must be a number from 0 to 1024, not “-3”"),
        ("BURST", "0", "must be a number from 1 to"),
        ("TABLES", "many", "LANAI_TABLES must be a number"),
        ("TABLES", "1.5", "LANAI_TABLES must be a number"),
        ("LOG_LEVEL", "LOUD", "LANAI_LOG_LEVEL cannot be “LOUD”"),
        ("PROXIES", "nonsense garbage", "LANAI_PROXIES cannot be"),
        ("ORIGINS", "not a url", "LANAI_ORIGINS cannot be"),
        ("DATABASE", "mysql://ana:secret@x/y", "PostgreSQL address (postgresql://…), not “mysql”"),
    ],
)
def test_what_a_variable_cannot_be(
    name: str, text: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PREFIX + name, text)
    assert words in refusal_of()


def test_a_database_is_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "use --data" in refusal_of(database="nonsense")
    assert from_environment(database="postgres://x/y").database == "postgres://x/y"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("BOT_PROCESES", "no variable LANAI_BOT_PROCESES. Did you mean LANAI_BOT_PROCESSES?"),
        ("DB", "no variable LANAI_DB."),
        ("port", "no variable LANAI_port. Did you mean LANAI_PORT?"),
        ("LANGUAGE", "Did you mean LANAI_LANG?"),
    ],
)
def test_a_variable_that_nothing_reads_is_not_overlooked(
    name: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PREFIX + name, "3")
    assert words in refusal_of()


def test_every_variable_of_the_project_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    files = [ROOT / "Makefile", ROOT / "setup.py", *(ROOT / "docs").rglob("*.md")]
    for folder in ("src", "tests", "tools", "bench"):
        files += (ROOT / folder).rglob("*.py")
    texts = "".join(file.read_text(encoding="utf-8") for file in files if file != Path(__file__))
    used = set(re.findall(r"\b(?<![${])LANAI_[A-Z][A-Z_]*", texts))
    assert {"LANAI_LANG", "LANAI_COMPILE", "LANAI_SOAK", "LANAI_PORT"} <= used
    for variable in used - {PREFIX + field.name.upper() for field in fields(Settings)}:
        monkeypatch.setenv(variable, "1")
    assert from_environment() == Settings()


def test_serve_says_where_a_new_folder_is(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    with serving(folder) as server:
        said = server.process.stdout
        assert said is not None
        assert said.readline() == f"The tables are kept in the new folder {folder}\n"
