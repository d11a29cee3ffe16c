"""What can be asked over HTTP about being told: bells on devices, mail, quiet hours."""

from __future__ import annotations

import secrets
import smtplib
from hashlib import sha256
from typing import Any, Final

from starlette.responses import RedirectResponse, Response

from lanai.server.bells import wire
from lanai.server.bells.addresses import endpoint_of, is_mail_address, mailbox_of
from lanai.server.bells.encryption import AUTH_BYTES, decode, is_public_key
from lanai.server.bells.mail import asking_letter, guest_of, is_off_token
from lanai.server.bells.quiet import is_zone
from lanai.server.devices import device_called
from lanai.server.guests import hash_of
from lanai.server.house import house_of
from lanai.server.http import Call, Endpoint, language_of
from lanai.server.logs import warn
from lanai.server.moment import now_ms
from lanai.server.refused import Refused
from lanai.server.store import Bell, MailRequest, QuietHours, mail_bell

BELLS: Final = "/api/guests/me/bells"
MAIL: Final = "mail"
LINK_HOURS: Final = 24 * 3600 * 1000
SECRET_BYTES: Final = 24


async def show_bells(call: Call[Any]) -> wire.Bells:
    """Show where I am told that it is my turn."""
    guest, store = await call.guest(), house_of(call).store
    bells = await store.bells(guest.guest)
    pushed = {bell.id for bell in bells if bell.kind == "push"}
    asked = await store.mail_request(guest.guest, now_ms())
    quiet = await store.quiet_hours(guest.guest)
    ringer = house_of(call).ringer
    return wire.Bells(
        push_key=(await ringer.push_key()).public,
        devices=[
            wire.PushBell(each.id, device_called(each.name, call.texts), each.id == guest.device)
            for each in await store.devices(guest.guest)
            if each.id in pushed
        ],
        mail_offered=ringer.postman.offered,
        mail=next((bell.address for bell in bells if bell.kind == "mail"), None),
        asked=None if asked is None else asked.address,
        quiet=None if quiet is None else wire.Hours(quiet.zone, quiet.starts, quiet.ends),
    )


async def hang_push_bell(call: Call[wire.PushHung]) -> wire.Bells:
    """Be told on this device, by its browser's push service."""
    guest, body = await call.guest(), call.body
    call.demand_key_budget()
    known = endpoint_of(body.endpoint, house_of(call).settings.push_services) is not None
    if not known or not are_keys(body.keys):
        raise Refused("bad-endpoint")
    bell = Bell(
        guest.device, guest.guest, "push", body.endpoint, body.keys.p256dh, body.keys.auth,
        language_of(call.request), now_ms(),
    )  # fmt: skip
    await house_of(call).store.hang_bell(bell)
    return await show_bells(call)


def are_keys(keys: wire.PushKeys) -> bool:
    """Tell whether a browser's keys are ones that can be encrypted for."""
    try:
        return is_public_key(decode(keys.p256dh)) and len(decode(keys.auth)) == AUTH_BYTES
    except ValueError:
        return False


async def take_down_bell(call: Call[None]) -> wire.Bells:
    """Be told no longer on one of my devices, or by mail."""
    guest, name = await call.guest(), call.path("bell")
    store = house_of(call).store
    if name == MAIL:
        await store.drop_mail_request(guest.guest)
        await store.take_down_bell(guest.guest, mail_bell(guest.guest))
    elif not await store.take_down_bell(guest.guest, name):
        raise Refused("no-such-bell")
    return await show_bells(call)


async def set_quiet_hours(call: Call[wire.QuietSet]) -> wire.Bells:
    """Choose the hours in which I am told nothing."""
    guest, wanted = await call.guest(), call.body.quiet
    if wanted is not None and not is_zone(wanted.zone):
        raise Refused("no-such-zone")
    quiet = None if wanted is None else QuietHours(wanted.zone, wanted.starts, wanted.ends)
    again = now_ms() + round(house_of(call).settings.ring_seconds * 1000)
    await house_of(call).store.set_quiet_hours(guest.guest, quiet, again)
    return await show_bells(call)


# Mail


async def ask_for_mail(call: Call[wire.MailAsked]) -> wire.Bells:
    """Ask to be told by mail: the address gets a letter, and a link there that confirms it."""
    guest, address = await call.guest(), call.body.address
    hall = house_of(call)
    call.demand_key_budget()
    if not hall.ringer.postman.offered:
        raise Refused("no-mail")
    if not is_mail_address(address):
        raise Refused("bad-address")
    if not hall.limits.letters.take(call.address):
        raise Refused("too-many-letters")
    secret, now = secrets.token_urlsafe(SECRET_BYTES), now_ms()
    request = MailRequest(guest.guest, address, language_of(call.request), now + LINK_HOURS)
    whose = sha256(mailbox_of(address).encode()).hexdigest()
    if not await hall.store.request_mail(request, hash_of(secret), whose, now):
        raise Refused("too-many-letters")
    link = f"{hall.settings.url}/mail/confirm#{secret}"
    try:
        await hall.ringer.postman.send(asking_letter(address, guest.name, link, call.texts), now)
    except (OSError, smtplib.SMTPException) as error:
        warn("mail-failed", reason=type(error).__name__)
        await hall.store.drop_mail_request(guest.guest)
        raise Refused("mail-failed") from None
    return await show_bells(call)


async def confirm_mail(call: Call[wire.MailConfirmed]) -> wire.MailOn:
    """Confirm an address by the link that came there; it works once."""
    call.demand_key_budget()
    store, shown, now = house_of(call).store, hash_of(call.body.secret), now_ms()
    request = await store.mail_request_by_secret(shown, now)
    guest = None if request is None else await store.guest_by_id(request.guest)
    if request is None or guest is None or not await store.confirm_mail(request, shown, now):
        raise Refused("link-over")
    return wire.MailOn(guest.name, request.address)


async def switch_mail_off(call: Call[None]) -> wire.MailOff:
    """Be told no longer by mail: by the link of any letter, without saying who I am."""
    call.demand_key_budget()
    token, hall = call.path("token"), house_of(call)
    bells = await hall.store.bells(guest_of(token))
    mail = next((bell for bell in bells if bell.kind == "mail"), None)
    if mail is None or not is_off_token(await hall.ringer.off_secret(), token, mail.address):
        return wire.MailOff(False)
    return wire.MailOff(await hall.store.take_down_bell(mail.guest, mail.id))


async def ask_about_mail_off(call: Call[None]) -> Response:
    """Lead who opens the address that ends mail to the page that asks; looking ends nothing."""
    return RedirectResponse(f"/mail/off#{call.path('token')}", 303)


BELL_ENDPOINTS: Final = (
    Endpoint("GET", BELLS, show_bells, wire.Bells, guest=True),
    Endpoint(
        "PUT", f"{BELLS}/push", hang_push_bell, wire.Bells, wire.PushHung, guest=True, errors=(422,)
    ),
    Endpoint(
        "PUT", f"{BELLS}/quiet", set_quiet_hours, wire.Bells, wire.QuietSet, guest=True,
        errors=(422,),
    ),
    Endpoint(
        "POST", f"{BELLS}/mail", ask_for_mail, wire.Bells, wire.MailAsked, guest=True, status=202,
        errors=(409, 422, 503),
    ),
    Endpoint("DELETE", f"{BELLS}/{{bell}}", take_down_bell, wire.Bells, guest=True, errors=(404,)),
    Endpoint("POST", "/api/mail/confirm", confirm_mail, wire.MailOn, wire.MailConfirmed,
             errors=(422,)),
    Endpoint("POST", "/api/mail/off/{token}", switch_mail_off, wire.MailOff),
    Endpoint("GET", "/api/mail/off/{token}", ask_about_mail_off, str, status=303),
)  # fmt: skip
