"""Where a page keeps things for longer than it is open: bytes by name."""

from __future__ import annotations

from typing import Final, Protocol

Changes = dict[str, bytes | None]
"""What is written under names; None takes away what is there."""


class NotKept(Exception):
    """A drawer that cannot be used: it is full, or the browser keeps nothing in this window."""


class Drawer(Protocol):
    """The browser's own storage."""

    async def read(self, prefix: str) -> dict[str, bytes]:
        """Read all whose names begin so, in the order of their names; raises NotKept."""

    async def write(self, changes: Changes) -> None:
        """Change all of these or nothing, and return once that is durable; raises NotKept."""


class FleetingDrawer:
    """A drawer that lasts as long as the page."""

    def __init__(self) -> None:
        self.kept: Final[dict[str, bytes]] = {}

    async def read(self, prefix: str) -> dict[str, bytes]:
        """Read all whose names begin so, in the order of their names."""
        return {name: self.kept[name] for name in sorted(self.kept) if name.startswith(prefix)}

    async def write(self, changes: Changes) -> None:
        """Change all of these."""
        for name, body in changes.items():
            if body is None:
                self.kept.pop(name, None)
            else:
                self.kept[name] = body
