"""An authenticator in software, which also makes what no honest one would."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from support.server import Json

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Holds one passkey."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def make(self, options: Json, origin: str) -> Json:
        """Make the passkey."""
        told = self._told("webauthn.create", options, origin)
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1}
        public |= {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}  # type: ignore[dict-item]
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(str(options["rp"]["id"]), ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._shown(clientDataJSON=told, attestationObject=statement)

    def show(self, options: Json, origin: str, site: str | None = None) -> Json:
        """Sign a challenge, for another site than is asked for if one is named."""
        self.count += 1
        told = self._told("webauthn.get", options, origin)
        data = self._data(site or str(options["rpId"]), 0)
        signed = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        return self._shown(clientDataJSON=told, authenticatorData=data, signature=signed)

    def _told(self, kind: str, options: Json, origin: str) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": origin}
        return json.dumps(told).encode()

    def _data(self, site: str, more: int) -> bytes:
        flags = bytes([PRESENT | VERIFIED | more])
        return hashlib.sha256(site.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def _shown(self, **response: bytes) -> Json:
        name = text_of(self.id)
        told = {key: text_of(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told}
