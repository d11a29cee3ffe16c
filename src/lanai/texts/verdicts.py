"""What a record's verdict says about chance, in words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from lanai.core.record import FROM, Record
from lanai.core.verify import BRANCHED, DAILY, Verdict
from lanai.texts import Texts

SHOWN: Final = 12
"""Digits of a hash that are enough to find a record among one's own."""


def chance_in_words(verdict: Verdict, texts: Texts) -> str:
    """Say how sure chance is, and by which scheme it was proven."""
    if verdict.scheme == BRANCHED:
        begun = branch_in_words(verdict.record, texts)
        return texts(f"verify-chance-branched-{verdict.chance}", begun=begun)
    if verdict.agreement is not None:
        return texts("verify-chance-agreed", agreement=verdict.agreement)
    if verdict.scheme == DAILY:
        return _daily_in_words(verdict.record, texts)
    return texts(f"verify-chance-{verdict.scheme or verdict.chance}")


def branch_in_words(record: Record, texts: Texts) -> str:
    """Say with what a game begins that begins with the beginning of another."""
    note = record.header[FROM]
    assert isinstance(note, dict)
    return texts(
        f"branch-begun-{note['cards']}",
        step=int(note["step"]),
        seat=int(note["seat"]) + 1,
        digest=str(note["digest"])[:SHOWN],
    )


def _daily_in_words(record: Record, texts: Texts) -> str:
    """Say of which day a deal was, which commitment proves it, and since when that was public."""
    daily = record.header["daily"]
    assert isinstance(daily, dict)
    published = datetime.fromtimestamp(daily["published"] / 1000, UTC)
    return texts(
        "verify-chance-daily",
        day=str(daily["day"]),
        commitment=str(record.header["commitment"]),
        published=f"{published:%Y-%m-%d %H:%M} UTC",
    )
