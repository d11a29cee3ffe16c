"""What docs/hosting.md lists is what there is."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest

from lanai.server.prometheus import registry
from lanai.server.settings import PREFIX, Settings, from_environment
from support.server import Guest, serving

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SERVER = ROOT / "src" / "lanai" / "server"


@pytest.mark.parametrize("path", sorted((ROOT / "deploy").iterdir()), ids=lambda path: path.name)
def test_the_page_shows_every_file_of_deploy_as_it_is(path: Path) -> None:
    assert f"\n{path.read_text(encoding='utf-8')}```\n" in PAGE


def test_what_the_processes_share_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = (ROOT / "deploy" / "lanai.env").read_text(encoding="utf-8")
    given = dict(line.split("=", 1) for line in shared.splitlines() if not line.startswith("#"))
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    settings = from_environment()
    assert settings.database == given["LANAI_DATABASE"]
    assert settings.proxies == "127.0.0.1"


@pytest.mark.parametrize("unit", ["lanai.service", "lanai@.service"])
def test_the_units_give_lanai_serve_options_that_it_has(unit: str) -> None:
    started = re.search(
        r"^ExecStart=/opt/lanai/bin/lanai serve (.*)$",
        (ROOT / "deploy" / unit).read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert started is not None
    told = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    options = told.split("## lanai serve\n")[1].split("\n## ")[0]
    for option in re.findall(r"--[a-z]+", started[1]):
        assert option in options


def commands_in(folder: str) -> set[str]:
    """List the commands of a kind, with all that they can do."""
    told = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^## lanai ({folder}[a-z ]*)$", told, re.MULTILINE))


def test_every_command_for_operators_is_on_the_page_and_no_other() -> None:
    quoted = re.findall(r"`lanai ([^`]*)`(?:, `([a-z]+) )?", PAGE)
    told = {re.match(r"[a-z]+(?: [a-z]+)?", command)[0] for command, _ in quoted}  # type: ignore[index]
    told |= {f"admin {also}" for _, also in quoted if also}
    there = commands_in("admin") | commands_in("reports") | {"ratings rebuild", "serve"}
    assert told == there


def test_a_backup_of_a_running_server_is_restored_as_the_page_tells(tmp_path: Path) -> None:
    file, backup = tmp_path / "lanai.sqlite", tmp_path / "lanai-backup.sqlite"
    with serving(tmp_path) as server:
        ana = server.guest("Ana")
        kept = ana.table("tiki-topple", 2, sit=0)["id"]
        with closing(sqlite3.connect(file)) as running, closing(sqlite3.connect(backup)) as copy:
            running.backup(copy)  # what `.backup` of the program sqlite3 does
        later = ana.table("moluku", 2, sit=0)["id"]
    for suffix in ("", "-wal", "-shm"):
        file.with_name(file.name + suffix).unlink(missing_ok=True)
    backup.rename(file)
    with serving(tmp_path) as server:
        again = Guest(server, {"guest": ana.id, "name": ana.name, "token": ana.token})
        assert [card["id"] for card in again.ask("GET", "/api/guests/me").json()["tables"]] == [
            kept
        ]
        assert server.http.get(f"/api/tables/{later}").status_code == 404


def rows_below(head: str) -> list[list[str]]:
    """Read the cells of a table."""
    rows = PAGE.split(head)[1].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("| ").split("|")] for row in rows]


def numbers(cell: str) -> list[float]:
    return [float(each.replace(",", "")) for each in re.findall(r"\d[\d,.]*\d|\d", cell)]


def test_what_so_many_people_need_follows_from_what_was_measured() -> None:
    measured = {row[0].strip("*"): row[1] for row in rows_below("| | measured | |")}
    v, g, r = (numbers(measured[name])[0] for name in "vgr")
    c, n, p = (numbers(measured[name])[0] / 1e3 for name in "cnp")
    w, k = numbers(measured["w"])[0] * 1e3, numbers(measured["k"])[0]
    s, x = (numbers(measured[name])[0] * 2**10 for name in "sx")
    e = numbers(measured["e"])[0] * 2**20
    bots = [float(each) / 1e3 for each in re.findall(r"[\d.]+", measured["b"])]
    needed = rows_below("| | 1,000 people | 10,000 people | 100,000 people | by |")
    for column, people in enumerate((1_000, 10_000, 100_000), 1):
        moves = 0.1 * people
        processes = next(
            count for count in range(2, 1000)
            if count >= moves / v and people / count / (count - 1) <= r
        )  # fmt: skip
        expected = [
            moves, processes, moves * c, moves * n, moves * p,
            (people * s + processes * e) / 2**30, people * x / 2**30,
            moves / g, moves * w / 1e6, moves * k * 31.5e6 / 1e12,
            *(moves * each for each in bots),
        ]  # fmt: skip
        told = [numbers(row[column])[0] for row in needed]
        assert told == pytest.approx(expected, rel=0.15)


def first_cells(title: str) -> set[str]:
    """Read the names in the first column of a table."""
    rows = PAGE.split(f"| {title} |")[1].split("\n\n")[0]
    cells = re.findall(r"^\| (`.*?) \|", rows, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`([\w-]+)`", cell)}


def test_the_page_lists_every_variable_and_no_other() -> None:
    assert first_cells("variable") == {PREFIX + each.name.upper() for each in fields(Settings)}


def test_the_page_lists_every_metric_and_no_other() -> None:
    counted = {
        metric.name + ("_total" if metric.type == "counter" else "")
        for metric in registry.collect()
    }
    assert first_cells("metric") == counted


def test_the_page_lists_every_log_event_and_no_other() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    assert first_cells("event") == set(re.findall(r'\b(?:note|warn)\("([a-z-]+)"', code))
