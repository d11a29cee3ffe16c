"""Limits on how fast something may come, by connection or by address."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

MOST_ADDRESSES: Final = 50_000
"""Addresses that are remembered; the one not heard of for longest is forgotten first."""


class Bucket:
    """Lets `burst` things pass at once, and `rate` a second in the long run."""

    __slots__ = ("burst", "drops", "last", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.drops = float(burst)
        self.last = time.monotonic()

    def take(self) -> bool:
        """Take one drop; False when there is none."""
        now = time.monotonic()
        self.drops = min(self.burst, self.drops + (now - self.last) * self.rate)
        self.last = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


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


class ByAddress:
    """A bucket for each address, and how many connections it holds."""

    def __init__(self, rate: float, burst: int, connections: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.most: Final = connections
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.connections: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Let a request of an address pass, or not."""
        address = neighbourhood(address)
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()

    def enter(self, address: str) -> bool:
        """Count a connection in; False when the address holds too many."""
        address = neighbourhood(address)
        if self.connections.get(address, 0) >= self.most:
            return False
        self.connections[address] = self.connections.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out."""
        address = neighbourhood(address)
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]
