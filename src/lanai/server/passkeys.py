"""Passkeys: WebAuthn with credentials that the authenticator finds by itself.

A challenge carries its own end and is signed by a secret that all processes share, so that asking
for one stores nothing. It is noted when it was used, and works no second time anywhere.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from lanai.core.events import Json
from lanai.server.guests import hash_of, new_device
from lanai.server.protocol_people import Returned
from lanai.server.refused import Refused
from lanai.server.store import Guest, Passkey, Store
from lanai.server.store.people import MOST_PASSKEYS

CHALLENGE_MS: Final = 5 * 60 * 1000
RANDOM_BYTES: Final = 16
TIME_BYTES: Final = 8
PASSKEY_ID: Final = re.compile(r"[A-Za-z0-9_-]+")
TITLE: Final = "Lanai"
ANYBODY: Final = ""
"""For whom a challenge is that brings somebody back: it is not known yet who."""


@dataclass(frozen=True)
class Site:
    """Where a page is: the name that passkeys belong to, and the origins they may come from."""

    name: str
    origins: tuple[str, ...]


def site_of(host: str, origins: str) -> Site:
    """Tell by the host that a request names, and the origins that the operator allows.

    >>> site_of("play.example.org", "https://example.org https://www.play.example.org:8443").origins
    ('https://play.example.org', 'http://play.example.org', 'https://www.play.example.org:8443')
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    near = [each for each in origins.split() if _is_within(urlsplit(each).hostname or "", name)]
    return Site(name, (f"https://{host}", f"http://{host}", *near))


def _is_within(host: str, name: str) -> bool:
    return host == name or host.endswith(f".{name}")


def demand_site(site: Site) -> None:
    """Refuse who does not say, or not readably, which host they have opened."""
    if not site.name:
        raise Refused("passkey-refused")


class Passkeys:
    """Makes and checks passkeys."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._key: bytes | None = None

    # Making one

    async def options_to_make(self, guest: Guest, site: Site, at: int) -> Json:
        """Say to a browser what passkey to make."""
        demand_site(site)
        known = await self.store.passkeys(guest.guest)
        if len(known) >= MOST_PASSKEYS:
            raise Refused("too-many-passkeys")
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=TITLE,
            user_id=guest.guest.encode(),
            user_name=guest.name,
            user_display_name=guest.name,
            challenge=await self._challenge(guest.guest, at),
            timeout=CHALLENGE_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in known
            ],
        )
        return options_to_json_dict(options)

    async def keep(self, guest: Guest, site: Site, shown: Json, name: str, at: int) -> None:
        """Keep a passkey that a browser has made, or refuse."""
        challenge, expires = await self._demand_challenge(shown, guest.guest, at)
        try:
            made = webauthn.verify_registration_response(
                credential=shown,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
            )
        except Exception:  # whatever the library makes of what a stranger sends
            raise Refused("passkey-refused") from None
        passkey = Passkey(
            id=bytes_to_base64url(made.credential_id),
            guest=guest.guest,
            public_key=made.credential_public_key,
            sign_count=made.sign_count,
            name=name,
            added=at,
            used=at,
            device=guest.device or None,
        )
        if not await self.store.add_passkey(passkey, _hash_of(challenge), expires):
            raise Refused("passkey-refused")

    # Coming back with one

    async def options_to_show(self, site: Site, at: int) -> Json:
        """Say to a browser which passkeys would do: any of this site."""
        demand_site(site)
        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=await self._challenge(ANYBODY, at),
            timeout=CHALLENGE_MS,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options)

    async def by_passkey(self, site: Site, shown: Json, device_name: str, at: int) -> Returned:
        """Make a device theirs whose passkey it shows, or refuse."""
        challenge, expires = await self._demand_challenge(shown, ANYBODY, at)
        passkey = await self._known(shown.get("id"))
        guest = None if passkey is None else await self.store.guest_by_id(passkey.guest)
        if passkey is None or guest is None:
            raise Refused("passkey-refused")
        try:
            seen = webauthn.verify_authentication_response(
                credential=shown,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception:  # whatever the library makes of what a stranger sends
            raise Refused("passkey-refused") from None
        if guest.banned:
            raise Refused("banned")
        device, token = new_device(device_name, at, let_in_by=passkey.device)
        if not await self.store.use_passkey(
            passkey, seen.new_sign_count, _hash_of(challenge), expires, device
        ):
            raise Refused("passkey-refused")
        return Returned(guest.guest, guest.name, token)

    async def _known(self, shown: object) -> Passkey | None:
        """Find a passkey by what a stranger says it is called."""
        readable = isinstance(shown, str) and PASSKEY_ID.fullmatch(shown)
        return await self.store.passkey(str(shown)) if readable else None

    # Challenges

    async def _challenge(self, whom: str, at: int) -> bytes:
        body = secrets.token_bytes(RANDOM_BYTES) + (at + CHALLENGE_MS).to_bytes(TIME_BYTES, "big")
        return body + await self._sign(body, whom)

    async def _demand_challenge(self, shown: Json, whom: str, at: int) -> tuple[bytes, int]:
        """Find which challenge an answer is to, and when it ends; refuse one that is not ours."""
        challenge = _challenge_in(shown)
        body = challenge[: RANDOM_BYTES + TIME_BYTES]
        signed = hmac.compare_digest(await self._sign(body, whom), challenge[len(body) :])
        expires = int.from_bytes(body[RANDOM_BYTES:], "big")
        if not signed or expires <= at:
            raise Refused("passkey-refused")
        return challenge, expires

    async def _sign(self, body: bytes, whom: str) -> bytes:
        if self._key is None:
            fresh = secrets.token_hex(32)
            self._key = bytes.fromhex(await self.store.secret("challenges", fresh))
        return hmac.digest(self._key, body + whom.encode(), hashlib.sha256)


def _challenge_in(shown: Json) -> bytes:
    try:
        response: Any = shown["response"]
        told: Any = json.loads(base64url_to_bytes(response["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"])
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise Refused("passkey-refused") from None


def _hash_of(challenge: bytes) -> str:
    return hash_of(challenge.hex())
