"""A link to a deal of the day tells other programs what it is, and nothing of the deal."""

from __future__ import annotations

import pytest

from lanai.server.prepared import Prepared
from lanai.server.previews import previewed
from lanai.texts import text_in

PAGE = (
    b'<head><meta\n name="description"\n content="Three games."\n />'
    b"<script src='/first.js'></script><title>Lanai</title></head>"
)
INDEX = Prepared("text/html", "tag", PAGE, {"gzip": b"..."})


@pytest.mark.parametrize(
    ("path", "language", "title"),
    [
        ("daily", "en", "Deal of the day"),
        ("daily/2026-11-18", "en", "Deal of the day, 2026-11-18"),
        ("daily/2026-11-18", "fr", "La donne du jour, 2026-11-18"),
        ("daily/2026-11-18", "de", "Partie des Tages, 2026-11-18"),
    ],
)
def test_a_deal_of_the_day_has_a_title_and_a_line(path: str, language: str, title: str) -> None:
    shown = previewed(INDEX, path, text_in(language))
    assert shown.plain is not None
    html = shown.plain.decode()
    assert f"<title>{title} · Lanai</title>" in html
    assert f'<meta property="og:title" content="{title}" />' in html
    assert html.count('name="description"') == html.count('property="og:description"') == 1
    assert "Three games." not in html and "/first.js" in html
    assert shown.tag != INDEX.tag and not shown.squeezed, "what was compressed is another page"


@pytest.mark.parametrize("path", ["", "t/palm", "daily/2026-13-40", 'daily/"><script>', "daily/x"])
def test_other_pages_stay_as_they_are(path: str) -> None:
    assert previewed(INDEX, path, text_in("en")) is INDEX
