"""What a server sends a program to think in, made into a state and looked at before it is used."""

from __future__ import annotations

import msgspec

from lanai.core.contract import State
from lanai.core.errors import LanaiError
from lanai.core.events import Json
from lanai.server.jobs import PackedSight
from lanai.server.messages import Sighted
from lanai.server.protocol import Position, Table


class Differs(LanaiError):
    """The server's world is not the position that it tells of: its rules differ from ours."""

    def __init__(self, table: Table) -> None:
        about = {"game": table.game, "rules": table.rules, "cards": table.cards}
        super().__init__("join-differs", {**about})


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
        seen = state.game.rules == table.rules and _looks(state, packed.seat) == (
            position.view,
            position.legal,
        )
    except Exception:  # numbers of another version may be anything
        seen = False
    if not seen:
        raise Differs(table)


def _looks(state: State, seat: int) -> tuple[Json, list[str]]:
    view: Json = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
    return view, [state.text(seat, move) for move in state.legal(seat)]
