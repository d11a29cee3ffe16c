"""The `lanai` command: puts the commands together and answers for their errors."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from lanai.bots.turn import BotError
from lanai.cli.language import ARGUMENTS, CHOSEN, FLAG, T
from lanai.cli.output import (
    BOT_FAILED,
    FAULT,
    INTERRUPTED,
    UNWRITABLE,
    USAGE,
    complain,
    flush,
    say_no_more,
    version_line,
)
from lanai.core.errors import LanaiError, RecordError, SetupError
from lanai.texts import LANGUAGES

VERSION: Final = "--version"
COMMANDS: Final = (
    "play", "serve", "join", "reports", "admin", "ratings", "simulate", "tournament", "study",
    "train", "replay", "review", "verify", "cards", "games", "check", "new-game", "bench",
)  # fmt: skip
"""In the order in which help lists them; each is a module here."""


class Commands(TyperGroup):
    """Ends as interrupted when nobody reads on, as behind `| head`, or answers: no game's fault."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (BrokenPipeError, typer.Abort):
            raise typer.Exit(INTERRUPTED) from None


app = typer.Typer(
    cls=Commands,
    help=T("cli-about"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def add_commands(first: str) -> None:
    """Load the command that the first argument names; all of them to list them in help."""
    if first != VERSION:
        for name in [first] if first in COMMANDS else COMMANDS:
            import_module(f"lanai.cli.{name.replace('-', '_')}").add_to(app)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(version_line())
        raise typer.Exit


@app.callback()
def lanai(
    version: Annotated[
        bool,
        typer.Option(VERSION, help=T("cli-version"), callback=_show_version, is_eager=True),
    ] = False,
    lang: Annotated[
        str | None, typer.Option(FLAG, help=T("cli-lang", known=", ".join(LANGUAGES)))
    ] = None,
) -> None:
    """Show what all commands have in common; `--lang` was taken out before they are parsed."""


def main() -> None:
    """Run the command; what is wrong with the input is said in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except (LanaiError, NotImplementedError) as error:
        sentence, code = answer(error)
        complain(sentence)
        sys.exit(code)
    except OSError as error:
        end_output(error)
    except Exception as error:
        blame_the_game(error)
        raise


def run() -> None:
    """Run the command, and see that all it printed is written."""
    if CHOSEN is not None and CHOSEN not in LANGUAGES:
        raise SetupError("setup-language", {"language": CHOSEN, "known": ", ".join(LANGUAGES)})
    if any(name.startswith("LANAI_") and name != "LANAI_LANG" for name in os.environ):
        import_module("lanai.server.settings").check_names()  # it knows them all, and takes a while
    add_commands(ARGUMENTS[0] if ARGUMENTS else "")
    try:
        app(args=ARGUMENTS)
    finally:
        flush()


def answer(error: LanaiError | NotImplementedError) -> tuple[str, int]:
    """Say an error in one sentence, with the exit code: whose fault it is."""
    if isinstance(error, NotImplementedError):  # the contract says what a game has to write
        return T("game-unfinished", error=str(error)), FAULT
    if isinstance(error, RecordError):
        return T("record-fault", line=error.line, reason=T.error(error)), FAULT
    return T.error(error), BOT_FAILED if isinstance(error, BotError) else USAGE


def end_output(error: OSError) -> None:
    """End here if nobody reads on or a disk fails; any other error is a crash."""
    if isinstance(error, BrokenPipeError):
        say_no_more()
        sys.exit(INTERRUPTED)
    if error.errno in UNWRITABLE:
        say_no_more()
        complain(T("output-unwritable", error=error.strerror))
        sys.exit(USAGE)
    blame_the_game(error)
    raise error


def blame_the_game(error: Exception) -> None:
    """End here if a game from elsewhere has crashed; a crash of our own is told in full."""
    # Imported here because most commands end well.
    from lanai.cli.crashes import crash_of_a_game  # noqa: PLC0415

    crash = crash_of_a_game(error)
    if crash is not None:
        complain(T("game-broke", game=crash[0], error=crash[1]))
        sys.exit(FAULT)
