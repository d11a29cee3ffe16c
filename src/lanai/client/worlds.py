"""What a server sends a program to think in, made into a state and looked at before it is used."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from lanai.core.contract import State
from lanai.core.errors import LanaiError
from lanai.core.events import Json
from lanai.server.jobs import PackedSight
from lanai.server.messages import Sighted
from lanai.server.protocol import Position, Table


class Differs(LanaiError):
    """The server's world is not the position that it tells of: its rules differ from ours."""


@dataclass(frozen=True)
class World:
    """What to think in, beside what the server told of the position: not yet believed."""

    sight: PackedSight
    table: Table
    position: Position

    def state(self) -> State:
        """Make the state, or raise Differs. A server's numbers may make this last for ever."""
        demand_same(self.sight, self.table, self.position)
        return self.sight.state()


def pack(table: Table, sight: Sighted) -> PackedSight:
    """Give what makes the state again in any process."""
    return PackedSight(
        game=table.game,
        players=table.players,
        options=table.options,
        cards=table.cards,
        seat=sight.seat,
        identity=tuple(sight.world),
    )


def demand_same(packed: PackedSight, table: Table, position: Position) -> None:
    """Raise Differs unless a world shows the seat just what the position tells it."""
    try:
        state = packed.state()
        state.check()
        seen = state.game.rules == table.rules and _looks(state, packed.seat) == (
            position.view,
            position.legal,
        )
    except Exception:  # numbers of another version may be anything
        seen = False
    if not seen:
        about = {"game": table.game, "rules": table.rules, "cards": table.cards}
        raise Differs("join-differs", {**about})


def _looks(state: State, seat: int) -> tuple[Json, list[str]]:
    view: Json = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
    return view, [state.text(seat, move) for move in state.legal(seat)]
