"""`lanai admin`: the people of a server, for whoever runs it, also beside one that is running."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.cli.reports import moment
from lanai.cli.stored import stored_at
from lanai.core.errors import SetupError

if TYPE_CHECKING:
    from lanai.server.store import Found, Store

MOST: Final = 50
"""People that are listed at once."""
R = TypeVar("R")

Data = Annotated[Path | None, typer.Option(help=T("cli-serve-data"), show_default="lanai-data")]
Database = Annotated[str | None, typer.Option(help=T("cli-serve-database"))]
AsJson = Annotated[bool, typer.Option("--json", help=T("cli-json"))]
Person = Annotated[str, typer.Argument(metavar="ID", help=T("cli-admin-id"))]

people = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai admin find Ana --data /var/lib/lanai",
        "lanai admin show g_8w2XqPz0bYhK3fLd",
        "lanai admin ban g_8w2XqPz0bYhK3fLd",
        "lanai admin mark g_8w2XqPz0bYhK3fLd --owner Ana --program Robin",
    )
    app.add_typer(people, name="admin", help=T("cli-admin"), epilog=epilog)


@people.command("find", help=T("cli-admin-find"))
def find(
    text: Annotated[str, typer.Argument(help=T("cli-admin-text"))],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List people by a part of their name, or by their id."""
    found = _with_store(data, database, lambda store: store.find_people(text, MOST))
    if as_json:
        _print_json([asdict(person) for person in found])
    else:
        print("\n".join(map(_told, found)) if found else T("admin-nobody"))


@people.command("show", help=T("cli-admin-show"))
def show(
    guest: Person, data: Data = None, database: Database = None, as_json: AsJson = False
) -> None:
    """Show a person with their devices and tables."""
    shown = _with_store(data, database, lambda store: _all_about(store, guest))
    if as_json:
        _print_json(shown)
        return
    print(shown.pop("told"))
    for device in shown["devices"]:
        times = {key: moment(device[key]) for key in ("added", "seen")}
        print("  " + T("admin-device", name=device["name"] or device["id"], **times))
    for table in shown["tables"]:
        when = moment(table["updated"])
        print("  " + T("admin-table", table=table["id"], game=table["game"], time=when))


@people.command("ban", help=T("cli-admin-ban"))
def ban(guest: Person, data: Data = None, database: Database = None) -> None:
    """Refuse a person from now on, everywhere and at once."""
    _set_banned(data, database, guest, banned=True)
    print(T("admin-banned", guest=guest))


@people.command("unban", help=T("cli-admin-unban"))
def unban(guest: Person, data: Data = None, database: Database = None) -> None:
    """Let a person in again."""
    _set_banned(data, database, guest, banned=False)
    print(T("admin-unbanned", guest=guest))


@people.command("mark", help=T("cli-admin-mark"))
def mark(
    guest: Person,
    owner: Annotated[str, typer.Option(help=T("cli-admin-owner"))],
    program: Annotated[str, typer.Option(help=T("cli-admin-program"))],
    data: Data = None,
    database: Database = None,
) -> None:
    """Mark a person as somebody's program, for all to see."""
    # Imported here because no other command should wait for the server's libraries.
    from lanai.server.person_names import clean_mark  # noqa: PLC0415
    from lanai.server.protocol import BotMark  # noqa: PLC0415

    mark = clean_mark(BotMark(owner, program))
    if not _with_store(data, database, lambda store: store.mark_guest(guest, mark)):
        raise _nobody(guest)
    print(T("admin-marked", guest=guest, owner=mark.owner, program=mark.program))


@people.command("unmark", help=T("cli-admin-unmark"))
def unmark(guest: Person, data: Data = None, database: Database = None) -> None:
    """Take a person for a person again."""
    if not _with_store(data, database, lambda store: store.mark_guest(guest, None)):
        raise _nobody(guest)
    print(T("admin-unmarked", guest=guest))


@people.command("delete", help=T("cli-admin-delete"))
def delete(
    guest: Person,
    data: Data = None,
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help=T("cli-admin-yes"))] = False,
) -> None:
    """Delete a person, as they could themselves."""
    if not yes and not typer.confirm(T("admin-delete-ask", guest=guest)):
        raise typer.Exit
    # Imported here because no other command should wait for the server's libraries.
    from lanai.server.farewell import delete_person  # noqa: PLC0415

    if not _with_store(data, database, lambda store: delete_person(store, guest)):
        raise _nobody(guest)
    print(T("admin-deleted", guest=guest))


def _set_banned(data: Path | None, database: str | None, guest: str, *, banned: bool) -> None:
    async def write(store: Store) -> None:
        if await store.guest_by_id(guest) is None:
            raise _nobody(guest)
        await store.ban(guest, banned)

    _with_store(data, database, write)


async def _all_about(store: Store, guest: str) -> dict[str, Any]:
    found = [each for each in await store.find_people(guest, MOST) if each.guest == guest]
    if not found:
        raise _nobody(guest)
    cards = await store.cards_of(guest, MOST)
    return {
        **asdict(found[0]),
        "told": _told(found[0]),
        "devices": [asdict(device) for device in await store.devices(guest)],
        "passkeys": len(await store.passkeys(guest)),
        "tables": [
            {"id": card.id, "game": card.game, "status": card.status, "updated": card.updated}
            for card in cards
        ],
    }


def _with_store(
    data: Path | None, database: str | None, work: Callable[[Store], Awaitable[R]]
) -> R:
    """Do something with a store that a server may be using."""
    where = stored_at(data, database)

    async def run() -> R:
        from lanai.server.store import make_store  # noqa: PLC0415

        store = make_store(where, beside=True)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _nobody(guest: str) -> SetupError:
    return SetupError("admin-no-such", {"guest": guest})


def _told(person: Found) -> str:
    about = {"guest": person.guest, "name": person.name}
    times = {"added": moment(person.added), "seen": moment(person.seen)}
    told = T("admin-person-banned" if person.banned else "admin-person", **about, **times)
    if person.bot is None:
        return told
    return f"{told} · {T('admin-program', owner=person.bot.owner, program=person.bot.program)}"


def _print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))
