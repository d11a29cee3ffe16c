"""What docs/protocol.md lists is what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanai.core.errors import LanaiError, SetupError
from lanai.server import budgets, letters
from lanai.server.http import RECORD_BYTES
from lanai.server.refused import STATUS, Refused, status_of
from lanai.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BROUGHT = ROOT / "web" / "src" / "lib" / "record.svelte.ts"
SERVER = ROOT / "src" / "lanai" / "server"


def raised() -> set[str]:
    """Find the codes of all refusals in the code."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    calls = re.findall(r'Refused\(("[^)]*)', code)
    first = [call.partition("{")[0] for call in calls]
    found = {word for call in first for word in re.findall(r'"([a-z-]+)"', call)}
    return found | {"stale", "busy", "illegal", "review-unfinished"}


def test_the_page_lists_every_error_code_and_no_other() -> None:
    section = PAGE.split("### Error codes\n")[1]
    rows = re.findall(r"^\| (`.*?) \| ", section, re.MULTILINE)
    listed = [code for row in rows for code in re.findall(r"`([a-z-]+)`", row)]
    assert len(listed) == len(set(listed)) > 35
    assert set(listed) == raised()
    assert set(STATUS) <= raised()


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (Refused("defect"), 500),
        (Refused("unavailable"), 503),
        (SetupError("setup-players"), 422),
    ],
)
def test_defects_are_not_blamed_on_who_asks(error: LanaiError, status: int) -> None:
    assert status_of(error) == status


def test_the_page_tells_how_long_a_record_may_be() -> None:
    assert f"the text of any record: at most {RECORD_BYTES // 1024} kB" in PAGE
    assert f"the text of a record (at most {RECORD_BYTES // 1024} kB)" in PAGE
    assert f"MOST_BYTES = {RECORD_BYTES // 1024} * 1024;" in BROUGHT.read_text(encoding="utf-8")


def test_the_page_tells_how_fast_one_may_be() -> None:
    settings = Settings()
    assert f"{settings.rate:.0f} messages a second lastingly and {settings.burst} at once" in PAGE
    assert (
        f"{settings.address_rate:.0f} HTTP requests a second and {settings.address_burst}" in PAGE
    )
    assert f"within {settings.reveal_seconds:.0f} s" in PAGE
    assert f"at most once in {settings.nudge_seconds:.0f} s" in PAGE
    assert f"has been away for {settings.away_seconds:.0f} s" in PAGE
    assert f"too many connections ({settings.connections_per_address})" in PAGE


def test_the_page_tells_how_often_one_may_do_things() -> None:
    told = " ".join(PAGE.split())
    assert f"a person may make {budgets.MOVES:,} moves (`moved-too-often`" in told
    assert (
        f"take back {budgets.UNDOS} moves (`undo-too-often`), ask {budgets.QUESTIONS} times" in told
    )
    assert f"send `back` {budgets.BACKS} times" in told
    assert f"one person may change things {budgets.CHANGES} times, the host" in told
    assert (
        f"{budgets.HOST_CHANGES} times, all others together {budgets.OTHERS_CHANGES:,} times"
        in told
    )
    assert f"a start may fail {budgets.STARTS} times" in told
    assert f"at most the last {letters.PAGE} updates" in told
