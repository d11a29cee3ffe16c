"""What can be asked over HTTP about oneself: who I am, my devices, and my ways back."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response

from lanai.server import protocol_people as people
from lanai.server.devices import clean_device_name, device_called
from lanai.server.guest_endpoints import ME
from lanai.server.house import house_of
from lanai.server.http import Call, Endpoint
from lanai.server.moment import now_ms
from lanai.server.passkeys import Site, site_of
from lanai.server.refused import Refused

ID_LENGTH: Final = 64
MOST_EMBLEMS: Final = 50
ZIP: Final = "application/zip"
END: Final = "end"
KEEP: Final = "keep"


async def choose_emblem(call: Call[people.EmblemChosen]) -> people.Emblems:
    """Choose the small picture that everybody knows me by."""
    guest, store = await call.guest(), house_of(call).store
    await store.choose_emblem(guest.guest, call.body.emblem)
    return people.Emblems(await store.emblems([guest.guest]))


async def show_emblems(call: Call[None]) -> people.Emblems:
    """Tell which pictures some people have chosen; of more than fifty only the first."""
    asked = [guest for guest in call.query("guests", "").split(",") if 0 < len(guest) <= ID_LENGTH]
    readable = [guest for guest in asked[:MOST_EMBLEMS] if guest.isprintable()]
    return people.Emblems(await house_of(call).store.emblems(readable) if readable else {})


async def delete_me(call: Call[None]) -> people.Deleted:
    """Delete me: my name, my words and all keys are gone; my seats stay as somebody's."""
    guest = await call.guest()
    await house_of(call).farewell.delete(guest.guest)
    return people.Deleted(guest.guest)


async def export_me(call: Call[None]) -> Response:
    """Pack all that the server knows about me, with the records of my finished games."""
    guest = await call.guest()
    call.demand_key_budget()
    headers = {"Content-Disposition": 'attachment; filename="lanai.zip"'}
    return Response(await house_of(call).exports.pack(guest), headers=headers, media_type=ZIP)


# Devices


async def show_keys(call: Call[Any]) -> people.Keyring:
    """Show my devices and my ways back."""
    guest = await call.guest()
    store, texts = house_of(call).store, call.texts
    return people.Keyring(
        devices=[
            people.DeviceInfo(
                id=each.id,
                name=device_called(each.name, texts),
                added=each.added,
                seen=each.seen,
                here=each.id == guest.device,
                let_in_by=each.let_in_by,
            )
            for each in await store.devices(guest.guest)
        ],
        passkeys=[
            people.PasskeyInfo(
                id=each.id,
                name=device_called(each.name, texts),
                added=each.added,
                used=each.used,
                made_on=each.device,
            )
            for each in await store.passkeys(guest.guest)
        ],
        code=await store.code_since(guest.guest),
        code_made_on=await store.code_device(guest.guest),
    )


async def rename_device(call: Call[people.DeviceNamed]) -> people.Keyring:
    """Call one of my devices otherwise."""
    guest, name = await call.guest(), clean_device_name(call.body.name)
    if not await house_of(call).store.rename_device(guest.guest, call.path("device"), name):
        raise Refused("no-such-device")
    return await show_keys(call)


async def remove_device(call: Call[None]) -> people.Keyring:
    """Take one of my other devices away; its sockets are closed at once.

    Passkeys and the recovery code that were made on it end too, unless I say `made=keep`.
    """
    guest, device = await call.guest(), call.path("device")
    made = call.query("made", END)
    if made not in (END, KEEP):
        raise Refused("unreadable", {"error": f"made: {made}"})
    if device == guest.device:
        raise Refused("device-here")
    store = house_of(call).store
    if not await store.remove_device(guest.guest, device, guest.device, made=made == END):
        raise Refused("no-such-device")
    await call.hall.people.look_again(guest.guest)
    return await show_keys(call)


# Another device


async def add_link(call: Call[None]) -> people.NewLink:
    """Make a link that makes another device mine: once, within ten minutes."""
    return await house_of(call).ways_back.offer_link(await call.guest(), now_ms())


async def show_link(call: Call[people.LinkShown]) -> people.Whose:
    """Tell whose link it is, without using it."""
    call.demand_key_budget()
    guest = await house_of(call).ways_back.whose_link(call.body.secret, now_ms())
    return people.Whose(guest.guest, guest.name)


async def use_link(call: Call[people.LinkShown]) -> people.Returned:
    """Become whoever made a link, on this device too."""
    call.demand_key_budget()
    return await house_of(call).ways_back.by_link(call.body.secret, call.device_name, now_ms())


# Recovery codes


async def add_code(call: Call[None]) -> people.NewCode:
    """Draw a recovery code; an older one is void."""
    return people.NewCode(await house_of(call).ways_back.new_code(await call.guest(), now_ms()))


async def use_code(call: Call[people.CodeShown]) -> people.Returned:
    """Become whoever has a recovery code, which is exchanged for another."""
    call.demand_key_budget()
    back = await house_of(call).ways_back.by_code(call.body.code, call.device_name, now_ms())
    await call.hall.people.look_again(back.guest)  # another device may have made room
    return back


# Passkeys


def site(call: Call[Any]) -> Site:
    """Tell where the page is that asks."""
    return site_of(call.request.headers.get("host", ""), call.hall.settings.origins)


async def ask_to_make_passkey(call: Call[None]) -> people.PasskeyOptions:
    """Ask what passkey the browser is to make for me."""
    guest = await call.guest()
    options = await house_of(call).passkeys.options_to_make(guest, site(call), now_ms())
    return people.PasskeyOptions(options)


async def add_passkey(call: Call[people.PasskeyShown]) -> people.Keyring:
    """Keep a passkey that the browser has made."""
    guest, name = await call.guest(), clean_device_name(call.device_name)
    await house_of(call).passkeys.keep(guest, site(call), call.body.credential, name, now_ms())
    return await show_keys(call)


async def remove_passkey(call: Call[None]) -> people.Keyring:
    """Forget one of my passkeys."""
    guest = await call.guest()
    if not await house_of(call).store.remove_passkey(guest.guest, call.path("passkey")):
        raise Refused("no-such-passkey")
    return await show_keys(call)


async def ask_for_passkey(call: Call[None]) -> people.PasskeyOptions:
    """Ask which passkey the browser is to show."""
    return people.PasskeyOptions(
        await house_of(call).passkeys.options_to_show(site(call), now_ms())
    )


async def use_passkey(call: Call[people.PasskeyShown]) -> people.Returned:
    """Become whoever has a passkey, on this device too."""
    call.demand_key_budget()
    shown, name = call.body.credential, call.device_name
    back = await house_of(call).passkeys.by_passkey(site(call), shown, name, now_ms())
    await call.hall.people.look_again(back.guest)  # another device may have made room
    return back


PEOPLE_ENDPOINTS: Final = (
    Endpoint(
        "PUT", f"{ME}/emblem", choose_emblem, people.Emblems, people.EmblemChosen, guest=True
    ),
    Endpoint("GET", "/api/emblems", show_emblems, people.Emblems, query=("guests",)),
    Endpoint("DELETE", ME, delete_me, people.Deleted, guest=True),
    Endpoint("GET", f"{ME}/export", export_me, bytes, guest=True),
    Endpoint("GET", f"{ME}/keys", show_keys, people.Keyring, guest=True),
    Endpoint(
        "PATCH", f"{ME}/devices/{{device}}", rename_device, people.Keyring, people.DeviceNamed,
        guest=True, errors=(404,),
    ),
    Endpoint(
        "DELETE", f"{ME}/devices/{{device}}", remove_device, people.Keyring,
        query=("made",), guest=True, errors=(404, 422),
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
