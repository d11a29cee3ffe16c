"""The wire protocol about people: their devices and their ways back, as HTTP tells them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lanai.server.protocol import DEVICE_LENGTH, Json

DeviceName = Annotated[str, Meta(min_length=1, max_length=DEVICE_LENGTH)]
LinkSecret = Annotated[str, Meta(min_length=1, max_length=128)]
EmblemNumber = Annotated[int, Meta(ge=0, le=4)]
CodeText = Annotated[str, Meta(min_length=1, max_length=64)]


class EmblemChosen(Struct, forbid_unknown_fields=True):
    """Choose the small picture that one is known by; null for the one that follows from the id."""

    emblem: EmblemNumber | None


class Emblems(Struct):
    """The pictures that people have chosen, by their ids; who is not named has chosen none."""

    emblems: dict[str, int]


class DeviceNamed(Struct, forbid_unknown_fields=True):
    """Ask to call a device otherwise."""

    name: DeviceName


class DeviceInfo(Struct):
    """A device that is me; `here` is the one that asks. Who has an empty name came before devices.

    `seen` is exact to an hour. `let_in_by` made the link, passkey or code that it came by.
    """

    id: str
    name: str
    added: int
    seen: int
    here: bool
    let_in_by: str | None


class PasskeyInfo(Struct):
    """A passkey that brings me back, and the device that it was made on, if that is known."""

    id: str
    name: str
    added: int
    used: int
    made_on: str | None


class Keyring(Struct):
    """All by which the server knows me; `code` is since when there is a recovery code.

    And `code_made_on` the device that it was drawn on, if that is known.
    """

    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    code: int | None
    code_made_on: str | None


class NewLink(Struct):
    """What makes another device mine, once, for so many seconds. Only here is it told."""

    secret: str
    expires: int
    seconds: int


class LinkShown(Struct, forbid_unknown_fields=True):
    """Show the secret of a link."""

    secret: LinkSecret


class Whose(Struct):
    """Who one would become."""

    guest: str
    name: str


class NewCode(Struct):
    """A recovery code to write down. Only here is it told."""

    code: str


class CodeShown(Struct, forbid_unknown_fields=True):
    """Show a recovery code; case, spaces and hyphens do not matter."""

    code: CodeText


class Returned(Struct):
    """Who came back, with the token of this device; after a recovery code with the next one."""

    guest: str
    name: str
    token: str
    code: str | None = None


class PasskeyOptions(Struct):
    """What to hand to `navigator.credentials`, as the browser's `parse…FromJSON` reads it."""

    options: Json


class PasskeyShown(Struct, forbid_unknown_fields=True):
    """What the browser answered, as `toJSON` writes it."""

    credential: Json


class Deleted(Struct):
    """Who is gone. Logs keep this id, and no name."""

    guest: str
