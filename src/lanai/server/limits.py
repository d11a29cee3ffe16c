"""Limits on how fast something may come and how much of it may be open, by person and by address.

Budgets belong to persons and to addresses, not to connections: whoever connects again has what was
left before.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from lanai.server.settings import Settings

MOST_REMEMBERED: Final = 50_000
"""Persons or addresses that are remembered; who was not heard of for longest is forgotten first."""


DAY_SECONDS: Final = 24 * 3600


class Bucket:
    """Lets `burst` things pass at once, and `rate` a second in the long run."""

    __slots__ = ("burst", "drops", "last", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.drops = float(burst)
        self.last = time.monotonic()

    def take(self, drops: int = 1) -> bool:
        """Take some drops; False when there are not as many."""
        self._fill()
        if self.drops < drops:
            return False
        self.drops -= drops
        return True

    def borrow(self) -> float:
        """Take a drop even before it has fallen; give the seconds until it has."""
        self._fill()
        self.drops -= 1
        return -self.drops / self.rate if self.drops < 0 else 0.0

    def _fill(self) -> None:
        now = time.monotonic()
        self.drops = min(self.burst, self.drops + (now - self.last) * self.rate)
        self.last = now


class Budgets:
    """A bucket for each of many persons or addresses."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def of(self, who: str) -> Bucket:
        """Find somebody's bucket."""
        bucket = self.buckets.pop(who, None) or Bucket(self.rate, self.burst)
        self.buckets[who] = bucket
        if len(self.buckets) > MOST_REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket

    def take(self, who: str) -> bool:
        """Let something of somebody pass, or not."""
        return self.of(who).take()


class Counts:
    """How many of something each address holds now."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.held: Final[dict[str, int]] = {}

    def enter(self, address: str) -> bool:
        """Count one in; False when the address holds too many."""
        if self.held.get(address, 0) >= self.most:
            return False
        self.held[address] = self.held.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Count one out."""
        self.held[address] -= 1
        if not self.held[address]:
            del self.held[address]


class Limits:
    """All budgets of a server. An address has those of a crowd of persons."""

    def __init__(self, settings: Settings) -> None:
        crowd = settings.crowd
        self.requests: Final = Budgets(settings.address_rate, settings.address_burst)
        self.messages: Final = Budgets(settings.rate, settings.burst)
        self.messages_of_crowd: Final = Budgets(settings.rate * crowd, settings.burst * crowd)
        self.tables: Final = Budgets(settings.table_rate, settings.table_burst)
        self.tables_of_crowd: Final = Budgets(
            settings.table_rate * crowd, settings.table_burst * crowd
        )
        self.letters: Final = Budgets(
            settings.letters_per_day / DAY_SECONDS, settings.letters_per_day
        )
        self.keys: Final = Budgets(settings.key_rate, settings.key_burst)
        self.open: Final = Counts(settings.connections_per_address)
        self.reviews: Final = Counts(crowd)  # under way, of each address


def neighbourhood(address: str) -> str:
    """Give what counts as one address: with IPv6 whoever has one has all of its network of 64 bits.

    >>> neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1")
    True
    >>> neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7"), neighbourhood("unix:")
    ('192.0.2.7', '192.0.2.7', 'unix:')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False))
