"""`lanai serve`: tables over the network."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.cli.output import complain_of_broken_games
from lanai.server.settings import from_environment


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai serve --open",
        "lanai serve --host 0.0.0.0 --port 80 --data /var/lib/lanai",
        "lanai serve --bot my_bot.py:MyBot --bot Zoe=other.py:Clever",
        "lanai serve --database postgresql://lanai@localhost/lanai",
    )
    app.command(help=T("cli-serve"), epilog=epilog)(serve)


def serve(
    host: Annotated[
        str | None, typer.Option(help=T("cli-serve-host"), show_default="127.0.0.1")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help=T("cli-serve-port"), show_default="8000", min=0, max=65535)
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help=T("cli-serve-data"), show_default="lanai-data")
    ] = None,
    database: Annotated[str | None, typer.Option(help=T("cli-serve-database"))] = None,
    bot: Annotated[list[str] | None, typer.Option(help=T("cli-serve-bot"))] = None,
    browser: Annotated[bool, typer.Option("--open", help=T("cli-serve-open"))] = False,
) -> None:
    """Serve tables."""
    # Imported here because no other command should wait for the web server's libraries.
    from lanai.server.own_bots import BETWEEN  # noqa: PLC0415
    from lanai.server.run import run  # noqa: PLC0415
    from lanai.server.static import has_page  # noqa: PLC0415

    complain_of_broken_games()
    bots = BETWEEN.join(bot) if bot else None
    settings = from_environment(host=host, port=port, data=data, database=database, bots=bots)
    is_new = settings.database is None and not settings.data.exists()

    def ready(address: str) -> None:
        print(T("serve-ready", address=address), flush=True)
        if is_new:
            print(T("serve-new-folder", folder=str(settings.data.resolve())), flush=True)
        if not has_page():
            print(T("serve-no-page"), flush=True)
        if browser:
            webbrowser.open(address)

    run(settings, ready)
