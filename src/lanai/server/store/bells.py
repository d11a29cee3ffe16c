"""What a store keeps about turns: when a table is due, and where people are told of theirs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol

BellKind = Literal["push", "mail"]
MOST_AT_ONCE: Final = 20
"""Rings of one person that are looked at together: as many as they may have devices."""
MOST_LETTERS: Final = 3
"""Letters in a day that ask one address whether it wants mail, whoever asks."""
MOST_REQUESTS: Final = 5
"""And those that one person may ask for."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whom a table waits for after some entries, as far as it has changed.

    Who was `called` is told at a time, unless they are `released` before. A table whose time goes
    on while nobody is there is `due` to be looked at, once it is playing and until it is over.
    """

    called: tuple[str, ...] = ()
    released: tuple[str, ...] = ()
    ring_at: int = 0
    goes_on: bool = False
    due: int | None = None


@dataclass(frozen=True, slots=True)
class DueTable:
    """A table that is due to be looked at, and since when."""

    id: str
    due: int


@dataclass(frozen=True, slots=True)
class Bell:
    """Where somebody is told: `address` is an endpoint of a push service, or of mail.

    A push bell is called as its device is; somebody has one bell for mail.
    """

    id: str
    guest: str
    kind: BellKind
    address: str
    public_key: str
    auth: str
    lang: str
    added: int


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Hours of the day, as minutes since midnight in a time zone, in which somebody hears nothing.

    They may go over midnight.
    """

    zone: str
    starts: int
    ends: int


@dataclass(frozen=True, slots=True)
class Ring:
    """Somebody to be told, by a bell, that it is their turn; `due` tells who has claimed it.

    It was `begun` if whoever did has not said what became of it.
    """

    table: str
    due: int
    tries: int
    begun: bool
    bell: Bell
    quiet: QuietHours | None


@dataclass(frozen=True, slots=True)
class MailRequest:
    """An address that somebody wants to be told at, until it is confirmed."""

    guest: str
    address: str
    lang: str
    expires: int


def mail_bell(guest: str) -> str:
    """Name the one bell of somebody that is for mail."""
    return f"m_{guest}"


class BellStore(Protocol):
    """Keeps what is due. What several processes may do is claimed: one of them does it."""

    async def due_tables(self, now: int, limit: int) -> list[DueTable]:
        """List tables that are due to be looked at, who has waited longest first."""

    async def claim_table(self, table: DueTable, until: int) -> bool:
        """Take a table that is due on oneself; nobody else does until a time."""

    # Bells

    async def bells(self, guest: str) -> list[Bell]:
        """List somebody's bells, the oldest first."""

    async def hang_bell(self, bell: Bell) -> bool:
        """Hang a bell for a device, in place of its last one; False when it is not theirs.

        A browser rings for one person: whoever had the same endpoint has it no longer.
        """

    async def take_down_bell(self, guest: str, bell: str) -> bool:
        """Forget a bell; False when it is not theirs."""

    async def quiet_hours(self, guest: str) -> QuietHours | None:
        """Tell when somebody wants to hear nothing."""

    async def set_quiet_hours(self, guest: str, quiet: QuietHours | None, again: int) -> None:
        """Keep when somebody wants to hear nothing; what waits is looked at again at a time."""

    # Mail

    async def request_mail(
        self, request: MailRequest, secret_hash: str, address_hash: str, now: int
    ) -> bool:
        """Remember an address to be confirmed, the last of each; False when there were too many."""

    async def mail_request(self, guest: str, now: int) -> MailRequest | None:
        """Tell which address somebody has not confirmed yet."""

    async def mail_request_by_secret(self, secret_hash: str, now: int) -> MailRequest | None:
        """Find the address that a link confirms."""

    async def confirm_mail(self, request: MailRequest, secret_hash: str, now: int) -> bool:
        """Hang the bell for mail; False when the link is void."""

    async def drop_mail_request(self, guest: str) -> None:
        """Forget an address that was not confirmed."""

    # Rings

    async def due_rings(self, now: int, limit: int) -> list[Ring]:
        """List rings that are due, with their bells.

        The first of everybody comes before the second of anybody, so that whoever has many tables
        and devices keeps nobody waiting.
        """

    async def claim_ring(self, ring: Ring, until: int) -> bool:
        """Take a ring on oneself; whoever else looks before a time leaves it alone."""

    async def put_off_ring(self, ring: Ring, due: int, tries: int) -> bool:
        """Let a ring be due at another time; False when it has changed meanwhile."""

    async def end_ring(self, ring: Ring) -> None:
        """Forget a ring, unless it has changed meanwhile."""

    async def expire_bells(self, now: int) -> None:
        """Drop what is over: addresses nobody confirmed, and rings whose bells are gone."""
