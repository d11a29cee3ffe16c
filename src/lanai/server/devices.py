"""What devices are called: by the browser that one is, or as their person likes."""

from __future__ import annotations

import unicodedata
from typing import Final

from lanai.server.protocol import DEVICE_LENGTH
from lanai.server.refused import Refused
from lanai.texts import Texts

BROWSERS: Final = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser/": "Samsung Internet", "Firefox/": "Firefox",
    "FxiOS/": "Firefox", "CriOS/": "Chrome", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
"""What browsers call themselves, those first that also claim to be another."""
SYSTEMS: Final = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows",
    "CrOS": "ChromeOS", "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def device_name(user_agent: str, texts: Texts) -> str:
    """Name a device by what it says about itself.

    >>> from lanai.texts import text_in
    >>> device_name("Mozilla/5.0 (X11; Linux x86_64) … Chrome/140.0 Safari/537.36", text_in("en"))
    'Chrome on Linux'
    >>> device_name("python-httpx/0.28", text_in("en"))
    'A program'
    """
    browser = _first(BROWSERS, user_agent)
    system = _first(SYSTEMS, user_agent)
    if browser is None or system is None:
        return browser or system or texts("device-program")
    return texts("device-browser", browser=browser, system=system)


def _first(names: dict[str, str], text: str) -> str | None:
    return next((name for sign, name in names.items() if sign in text), None)


def clean_device_name(name: str) -> str:
    """Give a name as it is shown, or refuse it."""
    shown = unicodedata.normalize("NFC", " ".join(name.split()))[:DEVICE_LENGTH]
    if not shown.isprintable() or not shown:
        raise Refused("bad-name")
    return shown
