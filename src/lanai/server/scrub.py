"""Taking somebody's name out of a log: their id stays, and what was played. Pure."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final

from lanai.core.agreement import digest_of, is_sealed
from lanai.core.events import Json
from lanai.server.person_names import distinct
from lanai.server.table import Table

SOMEBODY: Final = "Somebody"
"""What people are called who are gone. Pages show it in their own language."""
NOBODY: Final = re.compile(rf"{SOMEBODY}( \(\d+\))?")
"""How they are called where others are called so too."""
UNSAID: Final = "…"
"""What is left of their words."""
UNKNOWN: Final[Json] = {"owner": SOMEBODY, "program": UNSAID}
"""What is left of the mark of their program."""
NAMED: Final = ("sat", "renamed", "muted", "removed", "host")
"""Entries whose `name` is that of their `person`."""
DONE_BY: Final = ("muted", "removed", "house", "host")
"""Entries whose `by` is the name of who asked for them."""


def scrubbed(entries: Sequence[Json], guest: str) -> dict[int, Json]:
    """Write the entries of a log anew that name somebody, by their numbers."""
    own = {str(entry["name"]) for entry in entries if _names(entry, guest)}
    others = {str(entry["name"]) for entry in entries if "person" in entry} - own
    called = distinct(SOMEBODY, others)
    changed: dict[int, Json] = {}
    for n, entry in enumerate(entries):
        following = entries[n + 1] if n + 1 < len(entries) else {}
        new = _scrub(entry, following, guest, called, own)
        if new != entry:
            changed[n] = new
    return changed


def _names(entry: Json, guest: str) -> bool:
    return entry.get("entry") in NAMED and entry.get("person") == guest


def _scrub(entry: Json, following: Json, guest: str, called: str, own: set[str]) -> Json:
    kind = entry.get("entry")
    if kind == "said" and entry.get("guest") == guest:
        return {**entry, "name": called, "text": UNSAID}
    if kind == "agreed":
        return {**entry, "agreement": _sealed(str(entry["agreement"]), own)}
    new = {**_unmarked(entry), "name": called} if _names(entry, guest) else entry
    # Of two changes of the house at once only the second one tells who asked.
    asker = entry.get("guest", following.get("guest") if kind == "house" else None)
    if kind in DONE_BY and asker == guest and entry.get("by"):
        new = {**new, "by": called}
    return new


def _unmarked(about: Json) -> Json:
    """Leave that a program played, but not whose it was and what it was called."""
    return {**about, "bot": UNKNOWN} if isinstance(about.get("bot"), dict) else about


def _sealed(agreement: str, names: set[str]) -> str:
    """Leave only the hash of an agreement that names somebody: it is all that the seed holds."""
    if is_sealed(agreement):
        return agreement
    terms: Json = json.loads(agreement)
    players, failed = terms.get("players"), terms.get("failed")
    assert isinstance(players, list) and isinstance(failed, list)
    named = {*players, *(name for missing in failed for name in missing)}
    return digest_of(agreement) if names & named else agreement


def scrubbed_summary(summary: Json, guest: str) -> Json:
    """Write what lists show of a table without somebody's name."""
    seats = summary.get("seats")
    if not isinstance(seats, list):
        return summary
    others = [str(seat["name"]) for seat in seats if seat["guest"] != guest]
    called = distinct(SOMEBODY, others)
    told = [
        {**_unmarked(seat), "name": called} if seat["guest"] == guest else seat for seat in seats
    ]
    return {**summary, "seats": told}


def scrubbed_lines(lines: Sequence[Json], guest: str, name: str) -> list[Json]:
    """Write the chat kept with a report without somebody's name, also where they said it."""
    own = {name, *(str(line["name"]) for line in lines if line["guest"] == guest)}
    return [_scrub_line(line, line["guest"] == guest, own) for line in lines]


def _scrub_line(line: Json, is_theirs: bool, own: set[str]) -> Json:
    new = {**line, **{key: SOMEBODY for key in ("name", "by") if line[key] in own}}
    text = str(line["text"])
    for name in sorted(own, key=len, reverse=True) if is_theirs else ():
        text = text.replace(name, SOMEBODY)
    return {**new, "text": text}


def is_named(table: Table, guest: str) -> bool:
    """Tell whether a table in memory still knows what somebody was called."""
    seat = table.seat_of(guest)
    names = [] if seat is None else [table.called()[seat]]
    names += [line.name for line in table.chat if line.guest == guest]
    names += [name for person, name in table.peace.removed if person == guest]
    words = [line.text for line in table.chat if line.guest == guest and line.kind == "said"]
    unsaid = all(text == UNSAID for text in words)
    return not unsaid or any(NOBODY.fullmatch(name) is None for name in names)
