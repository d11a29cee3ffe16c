"""What a push service carries and cannot read (RFC 8291), and who sends it (RFC 8292). Pure."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
KEY_BYTES: Final = 65
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
NUMBER_BYTES: Final = 32
RECORD: Final = 4096
"""Bytes that a push service has to carry; there is one record, and it is the last."""
END: Final = b"\x02"
TOKEN_SECONDS: Final = 12 * 3600


def encode(data: bytes) -> str:
    """Write bytes in base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Read bytes in base64url, padded or not, or raise ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Write a public key as browsers do."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_public_key(data: bytes) -> bool:
    """Tell whether bytes are a point on the curve."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except ValueError:
        return False
    return len(data) == KEY_BYTES


def fresh_key() -> str:
    """Draw a private key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(NUMBER_BYTES, "big"))


def key_of(kept: str) -> ec.EllipticCurvePrivateKey:
    """Read a private key as it is kept."""
    return ec.derive_private_key(int.from_bytes(decode(kept), "big"), CURVE)


def encrypt(plain: bytes, theirs: bytes, auth: bytes, ours: str, salt: bytes) -> bytes:
    """Encrypt for the browser with a public key: `ours` and the salt are drawn for this once."""
    mine = key_of(ours)
    sender = point_of(mine.public_key())
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    shared = mine.exchange(ec.ECDH(), browser)
    secret = derived(shared, auth, b"WebPush: info\x00" + theirs + sender, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, plain + END, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive a key from a secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


class PushKey:
    """The key by which push services know this server: made once, and the same ever after."""

    def __init__(self, kept: str) -> None:
        self.private: Final = key_of(kept)
        self.public: Final = encode(point_of(self.private.public_key()))

    def authorization(self, service: str, contact: str, now: int) -> str:
        """Sign who sends, to a service, at a time in milliseconds; `contact` may be empty."""
        claims = {"aud": service, "exp": now // 1000 + TOKEN_SECONDS}
        whom = {"sub": contact} if contact else {}
        head = encode(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{encode(json.dumps({**claims, **whom}).encode())}"
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(NUMBER_BYTES, "big") + s.to_bytes(NUMBER_BYTES, "big")
        return f"vapid t={signed}.{encode(signature)}, k={self.public}"
