"""What devices are called: by the browser that one is, or as their person likes."""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import product
from typing import Final

from lanai.server.protocol import DEVICE_LENGTH
from lanai.server.refused import Refused
from lanai.texts import LANGUAGES, Texts, text_in

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


def device_called(name: str, texts: Texts) -> str:
    """Say what a device is called; a name that was not chosen by hand, in another language too.

    >>> from lanai.texts import text_in
    >>> device_called("Chrome on Linux", text_in("de")), device_called("Den", text_in("de"))
    ('Chrome auf Linux', 'Den')
    """
    message, args = _made_names().get(name, ("", {}))
    return texts(message, **args) if message else name


@cache
def _made_names() -> dict[str, tuple[str, dict[str, str]]]:
    """List the names that are made here, in all languages, by their messages."""
    made: dict[str, tuple[str, dict[str, str]]] = {}
    for texts in map(text_in, LANGUAGES):
        made[texts("device-program")] = ("device-program", {})
        for browser, system in product(set(BROWSERS.values()), SYSTEMS.values()):
            args = {"browser": browser, "system": system}
            made[texts("device-browser", **args)] = ("device-browser", args)
    return made


def _first(names: dict[str, str], text: str) -> str | None:
    return next((name for sign, name in names.items() if sign in text), None)


def clean_device_name(name: str) -> str:
    """Give a name as it is shown, or refuse it."""
    shown = unicodedata.normalize("NFC", " ".join(name.split()))[:DEVICE_LENGTH]
    if not shown.isprintable() or not shown:
        raise Refused("bad-name")
    return shown
