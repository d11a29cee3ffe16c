"""`lanai verify`: check records."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from lanai.cli import completion
from lanai.cli.files import read_text
from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.cli.output import FAULT, OK, USAGE, complain
from lanai.core.branch import check_origin
from lanai.core.errors import LanaiError, RecordError
from lanai.core.verify import BRANCHED, Verdict, verify
from lanai.games import find
from lanai.texts.verdicts import chance_in_words


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"), "lanai verify my-game.lanai.jsonl", "lanai verify my-records/* --json"
    )
    app.command("verify", help=T("cli-verify"), epilog=epilog)(run)


def run(
    files: Annotated[
        list[str], typer.Argument(help=T("cli-file"), autocompletion=completion.records)
    ],
    agreement: Annotated[str, typer.Option(metavar="HASH", help=T("cli-agreement"))] = "",
    original: Annotated[
        str,
        typer.Option(metavar="FILE", help=T("cli-original"), autocompletion=completion.records),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
) -> None:
    """Check records: all of them, whatever is wrong with some."""
    code = max(check(name, agreement, original, as_json) for name in files)
    if code != OK:
        raise typer.Exit(code)


def check(name: str, agreement: str, original: str, as_json: bool) -> int:
    """Check one record and say how it is; gives the exit code: one at fault, or unreadable."""
    try:
        verdict = verify(read_text(name), find)
        demand_agreement(verdict, agreement)
        if original:
            origin = verify(read_text(original), find).record
            check_origin(verdict.state.game, verdict.record, origin)
    except LanaiError as error:
        tell_fault(name, error, as_json)
        return FAULT if isinstance(error, RecordError) else USAGE
    tell(name, verdict, as_json)
    return OK


def demand_agreement(verdict: Verdict, wanted: str) -> None:
    """Raise RecordError unless a record is of the agreement that a player has kept."""
    if not wanted:
        return
    if verdict.agreement is None:
        raise RecordError(1, "verify-no-agreement")
    if verdict.agreement != "".join(wanted.split()).lower():
        raise RecordError(1, "verify-other-agreement", {"agreement": verdict.agreement})


def tell(name: str, verdict: Verdict, as_json: bool) -> None:
    """Say that a record is in order."""
    if as_json:
        data = {
            "file": name,
            "verified": True,
            "finished": verdict.finished,
            "moves": verdict.moves,
            "scores": verdict.state.scores(),
            "winners": verdict.state.winners(),
            "chance": verdict.chance,
            "scheme": verdict.scheme,
            "agreement": verdict.agreement,
            "commitment": verdict.record.header.get("commitment"),
            "daily": verdict.record.header.get("daily"),
            "from": verdict.record.header.get("from") if verdict.scheme == BRANCHED else None,
        }
        print(json.dumps(data))
        return
    chance = chance_in_words(verdict, T)
    scores = "–".join(str(points) for points in verdict.state.scores())
    if verdict.finished:
        print(T("verify-ok", file=name, moves=verdict.moves, scores=scores, chance=chance))
    else:
        print(T("verify-unfinished", file=name, moves=verdict.moves, chance=chance))


def tell_fault(name: str, error: LanaiError, as_json: bool) -> None:
    """Say what is wrong with a record, and in which line."""
    line = error.line if isinstance(error, RecordError) else 0
    reason = T.error(error)
    if as_json:
        print(json.dumps({"file": name, "verified": False, "line": line, "reason": reason}))
    elif line:
        complain(T("verify-fault", file=name, line=line, reason=reason))
    else:
        complain(reason)
