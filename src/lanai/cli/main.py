"""The `lanai` command: puts the commands together and answers for their errors."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from lanai.bots.asking import BotError
from lanai.cli import bench, cards, games, play, replay, simulate, verify
from lanai.cli.language import LANGUAGES, T
from lanai.cli.output import BOT_FAILED, FAULT, INTERRUPTED, USAGE, complain, version_line
from lanai.core.errors import LanaiError, RecordError

app = typer.Typer(
    help=T("cli-about"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, simulate, replay, verify, cards, games, bench):
    command.add_to(app)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(version_line())
        raise typer.Exit


def _check_language(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise typer.BadParameter(", ".join(LANGUAGES))
    return language


@app.callback()
def lanai(
    version: Annotated[
        bool,
        typer.Option("--version", help=T("cli-version"), callback=_show_version, is_eager=True),
    ] = False,
    lang: Annotated[str | None, typer.Option(help=T("cli-lang"), callback=_check_language)] = None,
) -> None:
    """Take what all commands have in common; `--lang` was read before the help was written."""


def main() -> None:
    """Run the command; what is wrong with the input is said in one sentence."""
    try:
        app()
    except RecordError as error:
        complain(f"{T.error(error)} ({error.line})")
        sys.exit(FAULT)
    except BotError as error:
        complain(T.error(error))
        sys.exit(BOT_FAILED)
    except LanaiError as error:
        complain(T.error(error))
        sys.exit(USAGE)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The reader has seen enough; keep Python from complaining when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAULT)


if __name__ == "__main__":
    main()
