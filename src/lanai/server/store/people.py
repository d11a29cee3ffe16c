"""What a store keeps about people: who they are, their devices, and their ways back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from lanai.core.events import Json
from lanai.server.protocol import BotMark

OnPerson = Callable[[str | None], None]
MOST_DEVICES: Final = 20
MOST_PASSKEYS: Final = 10
"""Of one person, so that nobody can fill the disk."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person: a public id and a name; and, where they were found by a token, its device.

    Of a link it is the device that it was made on. `bot` marks somebody's program.
    """

    guest: str
    name: str
    device: str = ""
    seen: int = 0
    banned: bool = False
    bot: BotMark | None = None


@dataclass(frozen=True, slots=True)
class Device:
    """A browser or a program that is somebody; times are in milliseconds.

    `let_in_by` is the one that made the link, passkey or code that it came by, if that is known.
    """

    id: str
    name: str
    added: int
    seen: int
    let_in_by: str | None = None


@dataclass(frozen=True, slots=True)
class NewDevice:
    """A device on its way in: its token is kept only as a hash."""

    id: str
    token_hash: str
    name: str
    at: int
    let_in_by: str | None = None


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key that an authenticator holds for somebody; `id` is its own, in base64url.

    `device` is the one of theirs that it was made on, if that is known.
    """

    id: str
    guest: str
    public_key: bytes
    sign_count: int
    name: str
    added: int
    used: int
    device: str | None = None


@dataclass(frozen=True, slots=True)
class Scrub:
    """A table whose log may still name somebody who is gone."""

    guest: str
    table: str


@dataclass(frozen=True, slots=True)
class Found:
    """A person as the operator sees them."""

    guest: str
    name: str
    added: int
    seen: int
    banned: bool
    bot: BotMark | None = None


class GuestStore(Protocol):
    """Keeps who comes: a name, and the hash of a token. All that a table needs of people."""

    async def add_guest(
        self, guest: str, name: str, device: NewDevice, bot: BotMark | None = None
    ) -> None:
        """Remember a person with a device; an id or token that is taken is a StoreError."""

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """Find the person whose device holds the token with this hash."""

    async def guest_by_id(self, guest: str) -> Guest | None:
        """Find a person by their public id."""

    async def rename_guest(self, guest: str, name: str) -> None:
        """Give a person another name; nothing happens when there is no such person."""

    async def note_seen(self, guest: str, device: str, at: int) -> None:
        """Remember when a device was last used."""

    async def set_public(self, person: str, public: bool) -> None:
        """Keep whether somebody is shown to others."""

    def on_person(self, hear: OnPerson) -> None:
        """Call `hear(guest)` after another process has changed somebody; None means anybody."""


class PeopleStore(GuestStore, Protocol):
    """Keeps people. What changes somebody is told to all other processes (`on_person`)."""

    async def choose_emblem(self, guest: str, emblem: int | None) -> None:
        """Give a person the picture that they have chosen, or again the one of their id."""

    async def emblems(self, guests: list[str]) -> dict[str, int]:
        """Tell which of some persons have chosen a picture, and which."""

    async def devices(self, guest: str) -> list[Device]:
        """List somebody's devices, the oldest first."""

    async def rename_device(self, guest: str, device: str, name: str) -> bool:
        """Call a device otherwise; False when it is not theirs."""

    async def remove_device(
        self, guest: str, device: str, by: str | None = None, *, made: bool = True
    ) -> bool:
        """Forget a device, its token and their link; False when it is not theirs.

        And the passkeys and the recovery code that were `made` on it, unless they are to stay.
        Nor does anything change when it is taken away by a device that is not theirs any more.
        """

    async def mark_guest(self, guest: str, bot: BotMark | None) -> bool:
        """Mark a person as somebody's program, or as a person again; False when there is none."""

    # Ways back

    async def offer_link(
        self, guest: str, link_hash: str, expires: int, device: str | None = None
    ) -> bool:
        """Let one more device in by what has this hash; the last link of a person counts."""

    async def guest_by_link(self, link_hash: str, now: int) -> Guest | None:
        """Find whose link this is, while it can be used."""

    async def use_link(self, link_hash: str, guest: str, device: NewDevice) -> bool:
        """Make a device theirs and the link void; False when it was, or they have too many."""

    async def set_code(
        self, guest: str, code_hash: str, at: int, device: str | None = None
    ) -> bool:
        """Keep the hash of somebody's recovery code in place of an older one."""

    async def code_since(self, guest: str) -> int | None:
        """Tell since when somebody has a recovery code."""

    async def code_device(self, guest: str) -> str | None:
        """Tell which device somebody's recovery code was drawn on, if that is known."""

    async def guest_by_code(self, code_hash: str) -> Guest | None:
        """Find whose recovery code this is."""

    async def use_code(self, old: str, new: str, guest: str, device: NewDevice) -> bool:
        """Make a device theirs and exchange the code for another; False when it is void.

        If they have too many, the one goes that was seen longest ago.
        """

    async def add_passkey(self, passkey: Passkey, challenge: str, expires: int) -> bool:
        """Keep a passkey; False when its challenge was used, it is known, or there are too many."""

    async def passkeys(self, guest: str) -> list[Passkey]:
        """List somebody's passkeys, the oldest first."""

    async def passkey(self, passkey: str) -> Passkey | None:
        """Find a passkey by its id."""

    async def use_passkey(
        self, passkey: Passkey, count: int, challenge: str, expires: int, device: NewDevice
    ) -> bool:
        """Make a device theirs who showed a passkey; False when the challenge was used.

        If they have too many, the one goes that was seen longest ago.
        """

    async def remove_passkey(self, guest: str, passkey: str) -> bool:
        """Forget a passkey; False when it is not theirs."""

    async def secret(self, name: str, fresh: str) -> str:
        """Give the secret of a name that all processes share: this one, if it is the first."""

    # Going, and the operator

    async def delete_guest(self, guest: str, somebody: str) -> bool:
        """Forget a person, who is `somebody` in reports; logs that name them wait for a scrub."""

    async def scrubs(self, now: int, limit: int) -> list[Scrub]:
        """List logs that are due to be scrubbed."""

    async def traces(self, guest: str) -> list[str]:
        """List the tables whose logs name somebody."""

    async def rewrite(
        self, scrub: Scrub, bodies: dict[int, str], card: tuple[Json, Json] | None, again: int
    ) -> None:
        """Put other entries in the place of some, and a card's summary in that of another.

        The snapshot goes. The log is looked at once more at a time; if that is 0, never again.
        """

    async def rewrite_report(self, number: int, lines: list[Json]) -> None:
        """Keep other lines of chat with a report."""

    async def tidy_up(self) -> None:
        """See that what was written over is gone from the disk, as far as the database lets us."""

    async def ban(self, guest: str, banned: bool) -> bool:
        """Refuse somebody from now on, or no longer; False when it is so or there is nobody."""

    async def find_people(self, text: str, limit: int) -> list[Found]:
        """Find people by their id or a part of their name, who was seen last first."""

    async def expire(self, now: int) -> None:
        """Drop links and spent hashes that are over."""

    async def unused(self, since: int, limit: int) -> list[str]:
        """List guests not seen since a time who have no way back, and whom no log names."""
