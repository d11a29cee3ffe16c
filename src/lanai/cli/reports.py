"""`lanai reports`: what people told about each other, for whoever runs the server."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.cli.stored import stored_at
from lanai.core.errors import SetupError

if TYPE_CHECKING:
    from lanai.server.store import Report


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai reports --data /var/lib/lanai",
        "lanai reports --done 3",
    )
    app.command("reports", help=T("cli-reports"), epilog=epilog)(run)


def run(
    data: Annotated[
        Path | None, typer.Option(help=T("cli-serve-data"), show_default="lanai-data")
    ] = None,
    database: Annotated[str | None, typer.Option(help=T("cli-serve-database"))] = None,
    done: Annotated[
        int | None,
        typer.Option(metavar="N", help=T("cli-reports-done"), min=1, max=sys.maxsize),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help=T("cli-reports-all"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
) -> None:
    """List the reports that are open, or close one."""
    where = stored_at(data, database)
    if done is not None:
        asyncio.run(close(where, done))
        print(T("reports-closed", number=done))
        return
    found = asyncio.run(read(where, everything))
    if as_json:
        print(json.dumps([asdict(report) for report in found], indent=2, ensure_ascii=False))
    elif not found:
        print(T("reports-none"))
    else:
        print("\n\n".join(told(report) for report in found))


async def read(where: str | Path, everything: bool) -> list[Report]:
    """Read the reports of a store that a server may be using."""
    # Imported here because no other command should wait for the store's libraries.
    from lanai.server.store import make_store  # noqa: PLC0415

    store = make_store(where, beside=True)
    await store.open()
    try:
        return await store.reports(everything)
    finally:
        await store.close()


async def close(where: str | Path, number: int) -> None:
    """Close a report, or raise SetupError."""
    from lanai.server.store import make_store  # noqa: PLC0415

    store = make_store(where, beside=True)
    await store.open()
    try:
        if not await store.close_report(number):
            raise SetupError("reports-no-such", {"number": number})
    finally:
        await store.close()


def told(report: Report) -> str:
    """Tell a report in lines: about whom, by whom, why, where, and what was said."""
    head = T(
        "reports-head",
        number=report.number,
        time=moment(report.at),
        name=report.name,
        guest=report.guest,
        reason=T(f"report-{report.reason}"),
    )
    by = T("reports-by", name=report.by_name, guest=report.by_guest, table=report.table)
    note = [T("reports-note", note=report.note)] if report.note else []
    state = [T("reports-done")] if report.done else []
    lines = [spoken(line, report.guest) for line in report.lines]
    return "\n".join([head, *(f"  {line}" for line in (by, *note, *state, *lines))])


def spoken(line: dict[str, Any], guest: str) -> str:
    """Write a line of chat; those of who was reported are marked."""
    mark = ">" if line["guest"] == guest else " "
    said = line["text"] if line["kind"] == "said" else f"({line['kind']})"
    return f"{mark} {moment(line['at'])}  {line['name']}: {said}"


def moment(at: int) -> str:
    """Write a time, the same everywhere."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
