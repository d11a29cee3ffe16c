"""`lanai reports`, the real command on real databases, beside a server that runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.command import lanai
from support.server import serving

LINES = ("hello", "you fool", "go away")


@pytest.fixture
def where(place: str) -> tuple[str, ...]:
    """Say to a command where the data are."""
    return ("--database" if "://" in place else "--data", place)


def test_the_operator_lists_and_closes_reports(tmp_path: Path, where: tuple[str, ...]) -> None:
    with serving(tmp_path / "own", *where) as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        table = ana.table("tiki-topple", 2, sit=0)["id"]
        client = ben.join(table)
        client.sit(1)
        for text in LINES:
            client.do("chat", text=text)
        assert lanai("reports", *where).stdout == "Nothing is reported.\n"
        for line, note in ((1, "again and again"), (None, "")):
            report = {"guest": ben.id, "reason": "insults", "line": line, "note": note}
            ana.ask("POST", f"/api/tables/{table}/reports", json=report).raise_for_status()
        shown = lanai("reports", *where).stdout
        for part in ("Report 1", "Ben", ben.id, "Ana", ana.id, table, "insults", "again and again"):
            assert part in shown
        assert all(f"Ben: {text}" in shown for text in LINES)
        closed = lanai("reports", *where, "--done", "1")
        assert (closed.returncode, closed.stdout) == (0, "Report 1 is closed.\n")
        assert lanai("reports", *where, "--done", "1").returncode == 2
        left = json.loads(lanai("reports", *where, "--json").stdout)
        assert [(report["number"], report["done"]) for report in left] == [(2, False)]
        assert [line["text"] for line in left[0]["lines"]] == list(LINES)
        everything = json.loads(lanai("reports", *where, "--all", "--json").stdout)
        assert [report["done"] for report in everything] == [True, False]
        client.do("chat", text="the server goes on")
    assert "insultes" in lanai("reports", *where, lang="fr").stdout


def test_a_folder_without_data_is_said_so_and_left_alone(tmp_path: Path) -> None:
    answer = lanai("reports", "--data", tmp_path / "none")
    assert answer.returncode == 2 and "no data" in answer.stderr
    assert not (tmp_path / "none").exists()
