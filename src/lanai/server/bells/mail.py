"""Letters by the operator's SMTP server: plain text, each with a way to have no more of them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from lanai.server.settings import Settings
from lanai.texts import Texts

SECONDS: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
MAC_BYTES: Final = 24


@dataclass(frozen=True, slots=True)
class Letter:
    """What is written to one address."""

    to: str
    subject: str
    text: str
    off: str = ""  # the address that switches mail off, unless there is nothing to switch off yet


def off_token(secret: str, guest: str, address: str) -> str:
    """Make what switches somebody's mail off: nobody else can make it, nor for another address."""
    mac = hmac.new(secret.encode(), f"{guest}\n{address}".encode(), hashlib.sha256)
    return f"{guest}.{mac.hexdigest()[: 2 * MAC_BYTES]}"


def is_off_token(secret: str, token: str, address: str) -> bool:
    """Tell whether a token is the one of its guest at an address."""
    made = off_token(secret, guest_of(token), address)
    return hmac.compare_digest(made.encode(), token.encode())


def guest_of(token: str) -> str:
    """Tell whose mail a token claims to switch off."""
    return token.rpartition(".")[0]


def asking_letter(to: str, name: str, link: str, texts: Texts) -> Letter:
    """Ask whether an address wants to be told."""
    text = "\n\n".join(
        (texts("mail-ask-text", name=name), link, texts("mail-ask-else"), texts("mail-greeting"))
    )
    return Letter(to, texts("mail-ask-subject"), text + "\n")


def message_of(letter: Letter, sender: str, at: int) -> EmailMessage:
    """Write a letter as it is sent; a sign that ends a line is refused in every header."""
    message = EmailMessage(SMTP)
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(datetime.fromtimestamp(at / 1000, UTC))
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip("> "))
    message["Auto-Submitted"] = "auto-generated"
    if letter.off:
        message["List-Unsubscribe"] = f"<{letter.off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


class Postman:
    """Hands letters to the SMTP server, one after the other."""

    def __init__(self, settings: Settings) -> None:
        self.smtp: Final = settings.smtp
        self.sender: Final = settings.mail_from
        self.offered: Final = bool(settings.smtp and settings.mail_from and settings.url)
        self.thread: Final = ThreadPoolExecutor(1, "postman")

    def close(self) -> None:
        """Take no more letters."""
        self.thread.shutdown(cancel_futures=True)

    async def send(self, letter: Letter, at: int) -> None:
        """Send a letter, or raise OSError or SMTPException."""
        message = message_of(letter, self.sender, at)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.thread, self._hand_over, message, letter.to)

    def _hand_over(self, message: EmailMessage, to: str) -> None:
        parts = urlsplit(self.smtp)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        trust = ssl.create_default_context()
        if parts.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=trust)
        else:
            line = smtplib.SMTP(host, port, timeout=SECONDS)
        with line:
            if parts.scheme == "smtp" and host not in LOCAL:
                line.starttls(context=trust)
            if parts.username:
                line.login(unquote(parts.username), unquote(parts.password or ""))
            line.send_message(message, to_addrs=[to])
