"""The `lanai` command: puts the commands together and answers for their errors."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from typing import Annotated, Final

import typer

from lanai.bots.turn import BotError
from lanai.cli.language import ARGUMENTS, CHOSEN, FLAG, T
from lanai.cli.output import BOT_FAILED, FAULT, INTERRUPTED, USAGE, complain, version_line
from lanai.core.errors import LanaiError, RecordError, SetupError
from lanai.texts import LANGUAGES

VERSION: Final = "--version"
COMMANDS: Final = (
    "play", "serve", "join", "reports", "admin", "ratings", "simulate", "tournament", "study",
    "train", "replay", "review", "verify", "cards", "games", "check", "new-game", "bench",
)  # fmt: skip
"""In the order in which help lists them; each is a module here."""

app = typer.Typer(
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
        if CHOSEN is not None and CHOSEN not in LANGUAGES:
            raise SetupError("setup-language", {"language": CHOSEN, "known": ", ".join(LANGUAGES)})
        add_commands(ARGUMENTS[0] if ARGUMENTS else "")
        app(args=ARGUMENTS)
    except RecordError as error:
        complain(T("record-fault", line=error.line, reason=T.error(error)))
        sys.exit(FAULT)
    except BotError as error:
        complain(T.error(error))
        sys.exit(BOT_FAILED)
    except LanaiError as error:
        complain(T.error(error))
        sys.exit(USAGE)
    except NotImplementedError as error:  # the contract says what a game has to write
        complain(T("game-unfinished", error=str(error)))
        sys.exit(FAULT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        blame_the_game(error)
        raise


def blame_the_game(error: Exception) -> None:
    """End here if a game from elsewhere has crashed; a crash of our own is told in full."""
    # Imported here because most commands end well.
    from lanai.cli.crashes import crash_of_a_game  # noqa: PLC0415

    crash = crash_of_a_game(error)
    if crash is not None:
        complain(T("game-broke", game=crash[0], error=crash[1]))
        sys.exit(FAULT)
