"""What everybody sees of a position, as JSON in pieces to put each viewer's view together from."""

from __future__ import annotations

from typing import Final

from msgspec import Raw
from msgspec.json import encode

from lanai.core.contract import SPECTATOR, State

EMPTY: Final = b"{}"


class ViewPieces:
    """The view of a spectator; a seat's own view differs only in few places."""

    def __init__(self, state: State) -> None:
        view = state.view(SPECTATOR)
        found = view.get("seats")
        seats = found if isinstance(found, list) else []
        self.seats: Final = [encode(seat) for seat in seats] if has_own_seats(state, seats) else []
        if self.seats:
            del view["seats"]
        self.keys: Final = frozenset(view)
        self.untold: Final = [key for key in view if view[key] is None]
        self.rest: Final = encode(view)
        self.shared: Final = self._with_seats(self.seats) if self.seats else self.rest

    def view(self, state: State, viewer: int) -> tuple[Raw, list[str]]:
        """Give a viewer's view of the state that this was made of, and the keys of it that are own.

        Own is what a spectator is told nothing of.
        """
        if viewer == SPECTATOR:
            return Raw(self.shared), []
        own = state.own_view(viewer)
        replaces = not self.keys.isdisjoint(own)
        if replaces or "seats" in own:
            keys = [key for key in own if key in self.untold or key not in self.keys]
            return Raw(encode(state.view(viewer))), [key for key in keys if key != "seats"]
        own_seat = state.own_seat(viewer) if self.seats else None
        if own_seat is None:
            return Raw(merged(self.shared, encode(own))), list(own)
        seats = [*self.seats[:viewer], encode(own_seat), *self.seats[viewer + 1 :]]
        return Raw(merged(self._with_seats(seats), encode(own))), list(own)

    def _with_seats(self, seats: list[bytes]) -> bytes:
        return merged(self.rest, b'{"seats":[%b]}' % b",".join(seats))


def has_own_seats(state: State, seats: list[object]) -> bool:
    """Tell whether somebody sees more at their own place among the seats; in most games nobody."""
    return any(state.own_seat(seat) is not None for seat in range(len(seats)))


def merged(one: bytes, other: bytes) -> bytes:
    """Write two objects that have no key in common as one.

    >>> merged(b'{"a":1}', b'{"b":2}'), merged(b"{}", b'{"b":2}'), merged(b'{"a":1}', b"{}")
    (b'{"a":1,"b":2}', b'{"b":2}', b'{"a":1}')
    """
    if EMPTY in (one, other):
        return other if one == EMPTY else one
    return b"%b,%b" % (one[:-1], other[1:])
