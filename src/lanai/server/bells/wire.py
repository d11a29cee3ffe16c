"""The wire protocol about bells, as HTTP tells them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lanai.server.bells.addresses import MOST_ENDPOINT, MOST_MAIL

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
Key = Annotated[str, Meta(min_length=1, max_length=128)]


class Hours(Struct, forbid_unknown_fields=True):
    """Quiet hours: minutes since midnight in a time zone, as `Europe/Paris`; perhaps over midnight.

    None if they start when they end.
    """

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    starts: Minute
    ends: Minute


class QuietSet(Struct, forbid_unknown_fields=True):
    """Ask for quiet hours, or for none."""

    quiet: Hours | None


class PushBell(Struct):
    """A device of mine that rings; `here` is the one that asks."""

    device: str
    name: str
    here: bool


class Bells(Struct):
    """Where I am told that it is my turn.

    `push_key` is what the browser needs to subscribe. `mail`: the address that is confirmed;
    `asked`: one that is not yet. Where the operator sends no mail, `mail_offered` is false.
    """

    push_key: str
    devices: list[PushBell]
    mail_offered: bool
    mail: str | None
    asked: str | None
    quiet: Hours | None


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys of a subscription, in base64url."""

    p256dh: Key
    auth: Key


class PushHung(Struct, forbid_unknown_fields=True):
    """A browser's subscription: its `endpoint` and `keys`, as `toJSON` writes them."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=MOST_ENDPOINT)]
    keys: PushKeys


class MailAsked(Struct, forbid_unknown_fields=True):
    """Ask to be told by mail; the address is asked first."""

    address: Annotated[str, Meta(min_length=3, max_length=MOST_MAIL)]


class MailConfirmed(Struct, forbid_unknown_fields=True):
    """Show the secret of a link that came by mail."""

    secret: Annotated[str, Meta(min_length=1, max_length=128)]


class MailOn(Struct):
    """Who is told by mail from now on, and where."""

    name: str
    address: str


class MailOff(Struct):
    """Whether mail was switched off just now; false if it was off already."""

    off: bool
