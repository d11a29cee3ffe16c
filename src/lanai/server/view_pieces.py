"""What everybody sees of a position, as JSON in pieces to put each viewer's view together from."""

from __future__ import annotations

from typing import Final

from msgspec import Raw
from msgspec.json import encode

from lanai.core.contract import SPECTATOR, State


class ViewPieces:
    """The view of a spectator; a seat's own view differs only in few places."""

    def __init__(self, state: State) -> None:
        view = state.view(SPECTATOR)
        seats = view.pop("seats", None)
        self.keys: Final = frozenset(view)
        self.told: Final = frozenset(key for key in view if view[key] is not None)
        self.rest: Final = encode(view)
        self.seats: Final = [encode(seat) for seat in seats] if isinstance(seats, list) else None

    def view(self, state: State, viewer: int) -> tuple[Raw, list[str]]:
        """Give a viewer's view of the state that this was made of, and the keys of it that are own.

        Own is what a spectator is told nothing of.
        """
        if viewer == SPECTATOR:
            return self._joined(self.seats, b"{}"), []
        own = state.own_view(viewer)
        keys = [key for key in own if key not in self.told and key != "seats"]
        if "seats" in own or not self.keys.isdisjoint(own):
            return Raw(encode(state.view(viewer))), keys
        seats, own_seat = self.seats, state.own_seat(viewer)
        if seats is not None and own_seat is not None:
            seats = [*seats[:viewer], encode(own_seat), *seats[viewer + 1 :]]
        return self._joined(seats, encode(own)), keys

    def _joined(self, seats: list[bytes] | None, own: bytes) -> Raw:
        """Write one object: the rest, the seats, the viewer's own."""
        parts = [self.rest[1:-1]]
        if seats is not None:
            parts.append(b'"seats":[%b]' % b",".join(seats))
        parts.append(own[1:-1])
        return Raw(b"{%b}" % b",".join(part for part in parts if part))
