"""What everybody agrees on before any nonce is shown, so that nobody can choose a deal.

An *agreement* is one line of text: what is played, by whom, the hash of the server's secret and the
hashes of all nonces. It is fixed and known to everybody before the first nonce is revealed, and it
goes into the seed itself. `docs/fairness.md` tells who can do what against whom.

An agreement is *sealed* when only its hash is left, since it named somebody who is gone. The seed
still proves what was drawn, but no longer who agreed on what.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Final

from lanai.core.errors import LanaiError
from lanai.core.events import Json
from lanai.core.record import no_key_twice

SCHEME: Final = 2
"""The scheme of agreements; records without one were made under scheme 1."""

PLAYED: Final = ("game", "rules", "cards", "players", "options")
"""What an agreement shares with the header of its record."""

SEALED: Final = re.compile("[0-9a-f]{64}")


def write(
    header: Json,
    commitment: str,
    hashes: list[str | None],
    attempt: int,
    failed: list[list[str]],
) -> str:
    """Write an agreement.

    `header` tells what is played; `hashes` are the players' by seat, None for who adds nothing;
    `failed` names who was missing at each start that failed before this attempt.
    """
    terms: Json = {key: header[key] for key in PLAYED}
    terms.update(
        scheme=SCHEME, attempt=attempt, commitment=commitment, hashes=hashes, failed=failed
    )
    return json.dumps(terms, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def is_sealed(agreement: object) -> bool:
    """Tell whether only the hash of an agreement is left."""
    return isinstance(agreement, str) and SEALED.fullmatch(agreement) is not None


def digest_of(agreement: str) -> str:
    """Hash an agreement: what people compare, and what the seed holds of it."""
    if is_sealed(agreement):
        return agreement
    return hashlib.sha256(agreement.encode()).hexdigest()


def check(agreement: object, header: Json, nonces: list[str]) -> None:
    """Raise LanaiError unless a record's header and its nonces are what was agreed on."""
    if is_sealed(agreement):
        return
    terms = _read(agreement)
    for key in (*PLAYED, "commitment"):
        if terms.get(key) != header.get(key):
            raise LanaiError("agreement-other", {"key": key})
    shown = [hashlib.sha256(nonce.encode()).hexdigest() for nonce in nonces]
    hashes, players, failed = terms.get("hashes"), header["players"], terms.get("failed")
    assert isinstance(players, list)
    if not isinstance(hashes, list) or len(hashes) != len(players):
        raise LanaiError("agreement-other", {"key": "hashes"})
    if [each for each in hashes if each is not None] != shown:
        raise LanaiError("agreement-other", {"key": "nonces"})
    if not isinstance(failed, list) or terms.get("attempt") != len(failed) + 1:
        raise LanaiError("agreement-other", {"key": "attempt"})


def _read(agreement: object) -> Json:
    """Read an agreement that we know how to check."""
    if isinstance(agreement, str):
        try:
            terms = json.loads(agreement, object_pairs_hook=no_key_twice)
        except (ValueError, RecursionError):
            terms = None
        if isinstance(terms, dict) and terms.get("scheme") == SCHEME:
            return terms
    raise LanaiError("agreement-unreadable")
