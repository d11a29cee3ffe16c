"""What other programs show of a link: of a deal of the day its title, and no card of it."""

from __future__ import annotations

import re
from datetime import date
from html import escape
from typing import Final

from lanai.server.prepared import Prepared, tag_of
from lanai.texts import Texts

SITE: Final = "Lanai"
DAILY: Final = re.compile(r"daily(?:/(\d{4}-\d{2}-\d{2}))?")
TITLE: Final = re.compile(r"<title>[^<]*</title>")
ABOUT: Final = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/?>')


def previewed(page: Prepared, path: str, texts: Texts) -> Prepared:
    """Give the page as it is, or with a preview of what its address leads to."""
    found = DAILY.fullmatch(path)
    if found is None or page.plain is None:
        return page
    title = texts("preview-daily")
    if found[1] is not None:
        try:
            title = texts("preview-daily-of", day=date.fromisoformat(found[1]).isoformat())
        except ValueError:  # no such day: the page says so
            return page
    body = _with_preview(page.plain.decode(), title, texts("preview-daily-text"))
    return Prepared(page.media_type, tag_of(body), body, {})


def _with_preview(html: str, title: str, about: str) -> bytes:
    shown, said = escape(title), escape(about)
    tags = (
        f'<meta name="description" content="{said}" />'
        f'<meta property="og:site_name" content="{SITE}" />'
        '<meta property="og:type" content="website" />'
        f'<meta property="og:title" content="{shown}" />'
        f'<meta property="og:description" content="{said}" />'
        '<meta name="twitter:card" content="summary" />'
    )
    titled = TITLE.sub(lambda _: f"<title>{shown} · {SITE}</title>", html, count=1)
    return ABOUT.sub(lambda _: tags, titled, count=1).encode()
