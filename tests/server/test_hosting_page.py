"""What docs/hosting.md lists is what there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from lanai.server.metrics import registry
from lanai.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SERVER = ROOT / "src" / "lanai" / "server"


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
