"""What can be asked over HTTP about oneself: who I am, my devices, and my ways back."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response

from lanai.server import protocol as wire
from lanai.server import protocol_people as people
from lanai.server.devices import clean_device_name
from lanai.server.hall import OWN_LISTED
from lanai.server.http import Call, Endpoint
from lanai.server.letters import listed_own
from lanai.server.moment import now_ms
from lanai.server.refused import Refused
from lanai.server.store import StoredCard
from lanai.server.table import NOT_MINE

ME: Final = "/api/guests/me"
ZIP: Final = "application/zip"


async def add_guest(call: Call[wire.GuestWanted]) -> wire.NewGuest:
    """Become a guest: the answer holds the token, which is told only once."""
    asked, people = call.body, call.hall.people
    return await people.guests.add(asked.name, call.device_name, now_ms(), asked.bot)


async def rename_guest(call: Call[wire.GuestNamed]) -> wire.Me:
    """Take another name."""
    await call.hall.people.rename(await call.guest(), call.body.name)
    return await show_me(call)


async def show_me(call: Call[Any]) -> wire.Me:
    """Show who I am and the tables I sit at."""
    guest = await call.guest()
    cards = await call.hall.store.cards_of(guest.guest, OWN_LISTED)
    turns = [
        await call.hall.turn_of(card.id, guest.guest) if may_wait(card) else NOT_MINE
        for card in cards
    ]
    tables = [listed_own(card, turn) for card, turn in zip(cards, turns, strict=True)]
    return wire.Me(guest.guest, guest.name, tables, guest.bot)


def may_wait(card: StoredCard) -> bool:
    """Tell whether a table may wait for somebody: it is played at, or about to start."""
    return card.status == "playing" or bool(card.summary.get("starting"))


async def delete_me(call: Call[None]) -> people.Deleted:
    """Delete me: my name, my words and all keys are gone; my seats stay as somebody's."""
    guest = await call.guest()
    await call.hall.farewell.delete(guest.guest)
    return people.Deleted(guest.guest)


async def export_me(call: Call[None]) -> Response:
    """Pack all that the server knows about me, with the records of my finished games."""
    guest = await call.guest()
    call.demand_key_budget()
    headers = {"Content-Disposition": 'attachment; filename="lanai.zip"'}
    return Response(await call.hall.exports.pack(guest), headers=headers, media_type=ZIP)


# Devices


async def show_keys(call: Call[Any]) -> people.Keyring:
    """Show my devices and my ways back."""
    guest = await call.guest()
    store = call.hall.store
    return people.Keyring(
        devices=[
            people.DeviceInfo(each.id, each.name, each.added, each.seen, each.id == guest.device)
            for each in await store.devices(guest.guest)
        ],
        passkeys=[
            people.PasskeyInfo(each.id, each.name, each.added, each.used)
            for each in await store.passkeys(guest.guest)
        ],
        code=await store.code_since(guest.guest),
    )


async def rename_device(call: Call[people.DeviceNamed]) -> people.Keyring:
    """Call one of my devices otherwise."""
    guest, name = await call.guest(), clean_device_name(call.body.name)
    if not await call.hall.store.rename_device(guest.guest, call.path("device"), name):
        raise Refused("no-such-device")
    return await show_keys(call)


async def remove_device(call: Call[None]) -> people.Keyring:
    """Take one of my other devices away; its sockets are closed at once."""
    guest, device = await call.guest(), call.path("device")
    if device == guest.device:
        raise Refused("device-here")
    await call.hall.people.revoke(guest, device)
    return await show_keys(call)


# Another device


async def add_link(call: Call[None]) -> people.NewLink:
    """Make a link that makes another device mine: once, within ten minutes."""
    return await call.hall.ways_back.offer_link(await call.guest(), now_ms())


async def show_link(call: Call[people.LinkShown]) -> people.Whose:
    """Tell whose link it is, without using it."""
    call.demand_key_budget()
    guest = await call.hall.ways_back.whose_link(call.body.secret, now_ms())
    return people.Whose(guest.guest, guest.name)


async def use_link(call: Call[people.LinkShown]) -> people.Returned:
    """Become whoever made a link, on this device too."""
    call.demand_key_budget()
    return await call.hall.ways_back.by_link(call.body.secret, call.device_name, now_ms())


# Recovery codes


async def add_code(call: Call[None]) -> people.NewCode:
    """Draw a recovery code; an older one is void."""
    return people.NewCode(await call.hall.ways_back.new_code(await call.guest(), now_ms()))


async def use_code(call: Call[people.CodeShown]) -> people.Returned:
    """Become whoever has a recovery code, which is exchanged for another."""
    call.demand_key_budget()
    return await call.hall.ways_back.by_code(call.body.code, call.device_name, now_ms())


# Passkeys


async def ask_to_make_passkey(call: Call[None]) -> people.PasskeyOptions:
    """Ask what passkey the browser is to make for me."""
    guest = await call.guest()
    options = await call.hall.passkeys.options_to_make(guest, call.site, now_ms())
    return people.PasskeyOptions(options)


async def add_passkey(call: Call[people.PasskeyShown]) -> people.Keyring:
    """Keep a passkey that the browser has made."""
    guest, name = await call.guest(), clean_device_name(call.device_name)
    await call.hall.passkeys.keep(guest, call.site, call.body.credential, name, now_ms())
    return await show_keys(call)


async def remove_passkey(call: Call[None]) -> people.Keyring:
    """Forget one of my passkeys."""
    guest = await call.guest()
    if not await call.hall.store.remove_passkey(guest.guest, call.path("passkey")):
        raise Refused("no-such-passkey")
    return await show_keys(call)


async def ask_for_passkey(call: Call[None]) -> people.PasskeyOptions:
    """Ask which passkey the browser is to show."""
    return people.PasskeyOptions(await call.hall.passkeys.options_to_show(call.site, now_ms()))


async def use_passkey(call: Call[people.PasskeyShown]) -> people.Returned:
    """Become whoever has a passkey, on this device too."""
    call.demand_key_budget()
    shown, name = call.body.credential, call.device_name
    return await call.hall.passkeys.by_passkey(call.site, shown, name, now_ms())


PEOPLE_ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", add_guest, wire.NewGuest, wire.GuestWanted, status=201),
    Endpoint("GET", ME, show_me, wire.Me, guest=True),
    Endpoint("PATCH", ME, rename_guest, wire.Me, wire.GuestNamed, guest=True),
    Endpoint("DELETE", ME, delete_me, people.Deleted, guest=True),
    Endpoint("GET", f"{ME}/export", export_me, bytes, guest=True),
    Endpoint("GET", f"{ME}/keys", show_keys, people.Keyring, guest=True),
    Endpoint(
        "PATCH", f"{ME}/devices/{{device}}", rename_device, people.Keyring, people.DeviceNamed,
        guest=True, errors=(404,),
    ),
    Endpoint(
        "DELETE", f"{ME}/devices/{{device}}", remove_device, people.Keyring,
        guest=True, errors=(404, 422),
    ),
    Endpoint("POST", f"{ME}/link", add_link, people.NewLink, guest=True, status=201),
    Endpoint("POST", f"{ME}/code", add_code, people.NewCode, guest=True, status=201),
    Endpoint(
        "POST", f"{ME}/passkeys/options", ask_to_make_passkey, people.PasskeyOptions, guest=True
    ),
    Endpoint(
        "POST", f"{ME}/passkeys", add_passkey, people.Keyring, people.PasskeyShown,
        guest=True, status=201,
    ),
    Endpoint(
        "DELETE", f"{ME}/passkeys/{{passkey}}", remove_passkey, people.Keyring,
        guest=True, errors=(404,),
    ),
    Endpoint("POST", "/api/whose-link", show_link, people.Whose, people.LinkShown, errors=(403,)),
    Endpoint(
        "POST", "/api/guests/by-link", use_link, people.Returned, people.LinkShown,
        status=201, errors=(403,),
    ),
    Endpoint(
        "POST", "/api/guests/by-code", use_code, people.Returned, people.CodeShown,
        status=201, errors=(403,),
    ),
    Endpoint("POST", "/api/passkeys/options", ask_for_passkey, people.PasskeyOptions),
    Endpoint(
        "POST", "/api/guests/by-passkey", use_passkey, people.Returned, people.PasskeyShown,
        status=201, errors=(403,),
    ),
)  # fmt: skip
