"""`lanai join`: a bot of one's own plays on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lanai.cli.completion import bot as offer_bots
from lanai.cli.completion import games as offer_games
from lanai.cli.language import T
from lanai.cli.options import A_DAY, examples, read_options
from lanai.cli.output import complain_of_broken_games, short_name
from lanai.core.errors import Args, SetupError
from lanai.games import find


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai join http://127.0.0.1:8000/t/TABLE --bot my_bot.py:MyBot",
        "lanai join http://127.0.0.1:8000 --bot my_bot.py:MyBot --game moluku --players 3",
    )
    app.command(help=T("cli-join"), epilog=epilog)(join)


def join(
    server: Annotated[str, typer.Argument(help=T("cli-join-server"))],
    bot: Annotated[str, typer.Option(help=T("cli-join-bot"), autocompletion=offer_bots)],
    game: Annotated[
        str | None, typer.Option(help=T("cli-join-game"), autocompletion=offer_games)
    ] = None,
    players: Annotated[int, typer.Option(help=T("cli-join-players"))] = 2,
    option: Annotated[list[str] | None, typer.Option(help=T("cli-option"))] = None,
    level: Annotated[
        list[str] | None, typer.Option(help=T("cli-join-level"), autocompletion=offer_bots)
    ] = None,
    seat: Annotated[int | None, typer.Option(help=T("cli-join-seat"), min=1)] = None,
    name: Annotated[str | None, typer.Option(help=T("cli-join-name"))] = None,
    owner: Annotated[str | None, typer.Option(help=T("cli-join-owner"))] = None,
    keys: Annotated[Path | None, typer.Option(help=T("cli-join-keys"))] = None,
    rated: Annotated[bool, typer.Option("--rated", help=T("cli-join-rated"))] = False,
    private: Annotated[bool, typer.Option("--private", help=T("cli-join-private"))] = False,
    games: Annotated[int | None, typer.Option(help=T("cli-join-games"), min=1)] = None,
    tables: Annotated[int, typer.Option(help=T("cli-join-tables"), min=1, max=20)] = 4,
    seconds: Annotated[float, typer.Option(help=T("cli-join-seconds"), min=0.1, max=A_DAY)] = 5.0,
    pace: Annotated[float, typer.Option(help=T("cli-join-pace"), min=0, max=A_DAY)] = 0.4,
    linger: Annotated[float, typer.Option(help=T("cli-join-linger"), min=0, max=A_DAY)] = 60.0,
    seed: Annotated[int | None, typer.Option(help=T("cli-seed"), min=0)] = None,
) -> None:
    """Join a server."""
    # Imported here because no other command should wait for the libraries of the network.
    from lanai.client.run import run  # noqa: PLC0415
    from lanai.client.wishes import Wishes  # noqa: PLC0415

    complain_of_broken_games()
    called = name or short_name(bot)
    address, table = parted(server)
    if (table is None) == (game is None):
        raise SetupError("join-where")
    wishes = Wishes(
        server=address,
        bot=bot,
        keys=keys or Path(f"{called}.lanai-key"),
        name=called,
        owner=owner or called,
        program=short_name(bot),
        table=table,
        seat=None if seat is None else seat - 1,
        game=game,
        players=players,
        options={} if game is None else read_options(find(game), option or []),
        levels=tuple(level or ()),
        public=not private,
        rated=rated,
        games=games,
        tables=tables,
        linger=linger,
        seconds=seconds,
        pace=pace,
        seed=seed,
    )

    def report(message: str, about: Args) -> None:
        print(T(message, **about), flush=True)

    run(wishes, report)


def parted(address: str) -> tuple[str, str | None]:
    """Part the address of a table, as people share it, into the server and the table.

    >>> parted("http://127.0.0.1:8000/t/abc"), parted("http://127.0.0.1:8000/")
    (('http://127.0.0.1:8000', 'abc'), ('http://127.0.0.1:8000', None))
    """
    server, shared, table = address.partition("/t/")
    return server.rstrip("/"), table.strip("/") or None if shared else None
