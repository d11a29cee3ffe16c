"""Addresses that strangers give: which of them the server ever speaks to. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

MOST_ENDPOINT: Final = 1024
MOST_MAIL: Final = 254
MAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+"
    r"[A-Za-z]{2,63}"
)
CODED: Final = "=?"
TRANSLATED: Final = tuple(
    ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")
)
"""Addresses of IPv6 that lead to some address of IPv4, whichever that is."""
WORLD: Final = ip_network("2000::/3")
"""All addresses of IPv6 that anybody was ever given. Beside them are old ways to write those of
IPv4 (`::127.0.0.1`) and of one's own network (`fec0::1`), which Python takes for global ones."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a push service takes messages for one browser."""

    host: str
    path: str

    @property
    def service(self) -> str:
        """Give the origin of the push service."""
        return f"https://{self.host}"


def endpoint_of(text: str, services: str) -> Endpoint | None:
    """Read an endpoint, if it is one of a known push service.

    >>> endpoint_of("https://fcm.googleapis.com/fcm/send/abc", "fcm.googleapis.com")
    Endpoint(host='fcm.googleapis.com', path='/fcm/send/abc')
    >>> endpoint_of("https://fcm.googleapis.com:8080/x", "*")
    >>> endpoint_of("http://fcm.googleapis.com/x", "*")
    """
    if len(text) > MOST_ENDPOINT or not text.isascii() or not text.isprintable() or " " in text:
        return None
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    host = (parts.hostname or "").rstrip(".")
    plain = port is None and "@" not in parts.netloc and not parts.fragment
    if parts.scheme != "https" or not plain or not is_known(host, services):
        return None
    path = parts.path or "/"
    return Endpoint(host, f"{path}?{parts.query}" if parts.query else path)


def is_known(host: str, services: str) -> bool:
    """Tell whether a host is among some, of which one may be `*` or like `*.example.org`."""
    if not re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)+", host):
        return False
    return any(
        each in (host, "*") or (each.startswith("*.") and host.endswith(each[1:]))
        for each in services.split()
    )


def is_public(address: str) -> bool:
    """Tell whether an address is one of the whole internet, and not of somebody's own network.

    >>> [is_public(each) for each in ("8.8.8.8", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found not in WORLD or any(found in net for net in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


def is_mail_address(text: str) -> bool:
    """Tell whether a text is an address of mail, as nearly all are; nothing else can be in it.

    What a mail program would decode (RFC 2047) is none: it would lead to another address.
    """
    local = text.partition("@")[0]
    dots = local.startswith(".") or local.endswith(".") or ".." in local
    strange = dots or CODED in local
    return len(text) <= MOST_MAIL and MAIL.fullmatch(text) is not None and not strange


def mailbox_of(address: str) -> str:
    """Name the mailbox that an address most likely leads to, however it is written.

    >>> {mailbox_of(each) for each in ("Ana@example.org", "a.na@example.org", "ana+x@example.org")}
    {'ana@example.org'}
    """
    local, _, host = address.lower().partition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{host}"
