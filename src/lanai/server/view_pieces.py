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
        seats = view.pop("seats")
        assert isinstance(seats, list)
        self.seats: Final = [encode(seat) for seat in seats]
        self.rest: Final = encode(view)

    def view(self, state: State, viewer: int) -> Raw:
        """Give a viewer's view of the state that this was made of."""
        if viewer == SPECTATOR:
            return self._joined(self.seats, b"")
        seats, own_seat = self.seats, state.own_seat(viewer)
        if own_seat is not None:
            seats = [*seats[:viewer], encode(own_seat), *seats[viewer + 1 :]]
        own = state.own_view(viewer)
        return self._joined(seats, b"," + encode(own)[1:-1] if own else b"")

    def _joined(self, seats: list[bytes], own: bytes) -> Raw:
        """Write one object: the rest without its last brace, the seats, the viewer's own."""
        return Raw(b'%b,"seats":[%b]%b}' % (self.rest[:-1], b",".join(seats), own))
