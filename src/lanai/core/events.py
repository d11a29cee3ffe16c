"""Events: what a move or chance did, told to each viewer in their own version."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from lanai.core.contract import State

Json = dict[str, object]


class Event:
    """One thing that happened.

    `public` is for everybody, `secrets` adds what single seats may know. An event that `reveals`
    shows what was hidden until then, but not from the seat that `knew` it, as one's own card; an
    event with an `audience` is told to those seats only.
    """

    def __init__(
        self,
        kind: str,
        public: Mapping[str, object],
        secrets: Mapping[int, Mapping[str, object]] | None = None,
        reveals: bool = False,
        audience: Iterable[int] | None = None,
        knew: int | None = None,
    ) -> None:
        self.kind: Final = kind
        self.public: Final[Json] = dict(public)
        self.secrets: Final[Mapping[int, Mapping[str, object]]] = {} if secrets is None else secrets
        self.reveals: Final = reveals
        self.audience: Final = None if audience is None else frozenset(audience)
        self.knew: Final = knew

    def reveals_to(self, seat: int) -> bool:
        """Tell whether a seat learns from it what was hidden until then."""
        return self.reveals and seat != self.knew

    def seen_by(self, viewer: int) -> Json | None:
        """Give `viewer`'s version of the event, or None when it is not for them."""
        if self.audience is not None and viewer not in self.audience:
            return None
        return {"event": self.kind, **self.public, **self.secrets.get(viewer, {})}


class Pause:
    """A stop at which people look before the game goes on: after so many events, and at what."""

    def __init__(self, after: int, state: State) -> None:
        self.after: Final = after
        self.state: Final = state


class Journal:
    """Collects the events of one or more moves; attached to a state by whoever wants them."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.pauses: list[Pause] = []

    def add(self, event: Event) -> None:
        """Write one event down."""
        self.events.append(event)

    def pause(self, state: State) -> None:
        """Write down that people should look at a position, which changes no more."""
        self.pauses.append(Pause(len(self.events), state))

    def take(self) -> list[Event]:
        """Hand the events over, and forget them and the pauses between them."""
        taken = self.events
        self.events = []
        self.pauses = []
        return taken

    def seen_by(self, viewer: int) -> list[Json]:
        """List the events as `viewer` may know them, in order."""
        versions = [event.seen_by(viewer) for event in self.events]
        return [version for version in versions if version is not None]
