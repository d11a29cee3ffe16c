"""A push service and a mail server on this machine that keep all they are sent."""

from __future__ import annotations

import asyncio
import json
import os
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

Json = dict[str, Any]
HERE = "127.0.0.1"


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """A browser that is subscribed to a push service, and reads what comes by RFC 8291."""

    def __init__(self, name: str, host: str = HERE) -> None:
        self.endpoint = f"https://{host}/push/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self) -> Json:
        """Give what the page sends to the server."""
        keys = {"p256dh": b64(point(self.key.public_key())), "auth": b64(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, body: bytes) -> Json:
        """Decrypt a message."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + point(self.key.public_key()) + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        found: Json = json.loads(plain[:-1])
        return found


class PushService:
    """Takes messages by HTTPS, looks who sends them, and answers as the test says."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.status = "201 Created"
        self.port = 0

    def messages(self, browser: Browser) -> list[Json]:
        """Read all that came for a browser."""
        path = browser.endpoint.removeprefix(f"https://{HERE}")
        return [browser.read(body) for to, _, body in self.taken if to == path]

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        named = dict(line.split(": ", 1) for line in head[1:] if line)
        assert is_signed(named["Authorization"], f"https://{HERE}")
        self.taken.append((head[0].split(" ")[1], headers, body))
        away = "Location: https://127.0.0.1/elsewhere\r\n"
        writer.write(f"HTTP/1.1 {self.status}\r\n{away}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


def is_signed(header: str, audience: str) -> bool:
    """Check a VAPID header as push services do."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, claims, signature = parts["t"].split(".")
    told = json.loads(unb64(claims))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(parts["k"]))
    raw = unb64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return told["aud"] == audience and isinstance(told["exp"], int)


def certificate(folder: Path) -> tuple[ssl.SSLContext, str]:
    """Make a certificate for this machine: what a server shows, and what its clients trust."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HERE))]), False)
        .add_extension(x509.BasicConstraints(True, None), True)
        .sign(key, SHA256())
    )
    pem = made.public_bytes(Encoding.PEM)
    plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "push.pem").write_bytes(pem + plain)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "push.pem")
    return context, pem.decode()


@asynccontextmanager
async def push_service(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PushService]:
    """Run a push service that servers of this test trust, and may reach though it is here."""
    service = PushService()
    context, trusted = certificate(folder)
    server = await asyncio.start_server(service.take, HERE, 0, ssl=context)
    service.port = server.sockets[0].getsockname()[1]
    trust = ssl.create_default_context(cadata=trusted)
    monkeypatch.setattr("lanai.server.bells.push_service.PORT", service.port)
    monkeypatch.setattr("lanai.server.bells.push_service.is_public", lambda address: True)
    monkeypatch.setattr("lanai.server.bells.push_service.create_default_context", lambda: trust)
    async with server:
        yield service


class Mailbox:
    """Keeps the letters that an SMTP server takes."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        """Take a letter."""
        if self.answer.startswith("2"):
            assert isinstance(envelope.content, bytes)
            letter = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(letter, EmailMessage) and envelope.rcpt_tos == [letter["To"]]
            self.letters.append(letter)
        return self.answer

    def to(self, address: str) -> list[str]:
        """Read the letters to an address."""
        return [letter.get_content() for letter in self.letters if letter["To"] == address]


@asynccontextmanager
async def mailbox() -> AsyncIterator[tuple[Mailbox, str]]:
    """Run an SMTP server; gives its address too."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), HERE, 0)
    async with server:
        yield box, f"smtp://{HERE}:{server.sockets[0].getsockname()[1]}"
