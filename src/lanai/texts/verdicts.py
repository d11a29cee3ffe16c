"""What a record's verdict says about chance, in words."""

from __future__ import annotations

from lanai.core.verify import Verdict
from lanai.texts import Texts


def chance_in_words(verdict: Verdict, texts: Texts) -> str:
    """Say how sure chance is, and by which scheme it was proven."""
    if verdict.agreement is not None:
        return texts("verify-chance-agreed", agreement=verdict.agreement)
    return texts(f"verify-chance-{verdict.scheme or verdict.chance}")
