"""What keeps the peace at a table: who may speak and sit there, folded from its log. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from lanai.server import entries as log
from lanai.server.protocol import Chat, ChatKind

MOST_CHAT: Final = 2000
"""Lines of chat that a table keeps."""

PEACE: Final = (
    log.Said,
    log.Muted,
    log.Removed,
    log.HouseKept,
    log.HostPassed,
    log.Renamed,
)
"""The entries that a line of chat tells of, before the game as well as in it."""
AnyPeace = log.Said | log.Muted | log.Removed | log.HouseKept | log.HostPassed | log.Renamed


@dataclass(frozen=True, slots=True)
class Peace:
    """Who may speak and sit at a table; whoever sat there once is a regular."""

    locked: bool = False
    watchers_chat: bool = False
    muted: frozenset[str] = frozenset()
    removed: tuple[tuple[str, str], ...] = ()  # guests with their names
    regulars: frozenset[str] = frozenset()
    lines: int = 0  # of chat so far, also those that are not kept

    def is_removed(self, guest: str) -> bool:
        """Tell whether somebody was sent away."""
        return any(guest == person for person, _ in self.removed)

    def with_regular(self, guest: str) -> Peace:
        """Know one more who sat here."""
        return replace(self, regulars=self.regulars | {guest})

    def after(self, entry: AnyPeace) -> Peace:
        """Take in an entry, which one line of chat tells of."""
        peace = replace(self, lines=self.lines + 1)
        match entry:
            case log.Muted():
                others = self.muted - {entry.person}
                return replace(peace, muted=others | {entry.person} if entry.on else others)
            case log.Removed():
                stay = tuple(each for each in self.removed if each[0] != entry.person)
                added = ((entry.person, entry.name),) if entry.on else ()
                return replace(peace, removed=stay + added)
            case log.HouseKept():
                return replace(peace, locked=entry.locked, watchers_chat=entry.watchers_chat)
            case log.HostPassed():
                return replace(peace, muted=self.muted - {entry.person})
        return peace


def line_of(entry: AnyPeace, before: Peace, seat: int | None, called: str) -> Chat:
    """Write the line of chat that an entry makes; `called` is what a seat was called before."""
    person, name, text, by = entry.guest, "", "", None
    match entry:
        case log.Said():
            name, text = entry.name, entry.text
        case log.HouseKept():
            name = by = entry.by
        case log.Renamed():
            person, name, by = entry.person, entry.name, called
        case _:
            person, name, by = entry.person, entry.name, entry.by
    return Chat(
        n=before.lines,
        at=entry.at,
        kind=_kind_of(entry, before),
        seat=seat,
        guest=person,
        name=name,
        text=text,
        by=by,
        bot=isinstance(entry, log.Said) and entry.bot,
    )


def _kind_of(entry: AnyPeace, before: Peace) -> ChatKind:
    match entry:
        case log.Muted():
            return "muted" if entry.on else "unmuted"
        case log.Removed():
            return "removed" if entry.on else "let-in"
        case log.HouseKept():
            if entry.locked != before.locked:
                return "locked" if entry.locked else "unlocked"
            return "chat-opened" if entry.watchers_chat else "chat-closed"
        case log.HostPassed():
            return "host-gone" if entry.gone else "host"
        case log.Renamed():
            return "renamed"
    return "said"


def with_line(chat: list[Chat], line: Chat) -> list[Chat]:
    """Add a line to a chat; when it is full an old line of the same person goes.

    So whoever talks without end displaces themselves, and what others said stays to be read.
    """
    if len(chat) < MOST_CHAT:
        return [*chat, line]
    old = chat[: MOST_CHAT // 2]
    gone = next((at for at, each in enumerate(old) if each.guest == line.guest), 0)
    return [*chat[:gone], *chat[gone + 1 :], line]
