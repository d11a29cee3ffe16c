"""What a seat or a spectator may know of a Moluku position.

Shown to all: Islands (also what lies under a Volcano), the trick, the trump, totals, the size of
the stock; and what everybody can remember: cards taken up with an Island and not seen since,
discards that this gives away, colours that a seat has shown not to hold. Shown to their owner:
hand, chosen cards, own discards, cards passed on and received. Never: other hands beyond that, the
stock, others' discards and passes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import count_bits, unpack_nibbles
from lanai.core.contract import NOBODY
from lanai.core.events import Json
from lanai.games.moluku.legal import choices, may_act
from lanai.games.moluku.masks import COLOURS, HEIGHTS, numbers
from lanai.games.moluku.phases import (
    ADJUST,
    CANCEL,
    CHOOSE,
    HARVEST,
    OVER,
    PLAY,
    SEASONS,
    STOCK,
    step_name,
)
from lanai.games.moluku.scoring import points_detail
from lanai.games.moluku.trick import RANK_BITS, RANK_MASK, seat_at, wedding_comes

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

NAMING_CARDS: Final = (PLAY, HARVEST, CANCEL, ADJUST)


def view(state: MolukuState, viewer: int) -> Json:
    """Give all that a viewer may know."""
    shown: Json = {
        "game": "moluku",
        "table": state.table.version,
        "teams": state.teams,
        "age": None if state.age == NOBODY else unpack_nibbles(state.age, state.players),
        "season": min(int(state.season) + 1, SEASONS),
        "seasons": SEASONS,
        "step": step_name(state),
        "over": state.phase == OVER,
        "to_act": state.to_act(),
        "leader": None if state.leader == NOBODY else int(state.leader),
        "trump": state.table.colour_name(state.trump),
        "led": state.table.colour_name(state.led),
        "reversed": state.reversed == 1,
        "wedding": state.wedding == 1,
        "trick": _trick(state),
        "order": _order(state),
        "picked": int(state.picked),
        "stock": int(count_bits(state.stock())),
        "scores": state.scores(),
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "winners": state.winners(),
    }
    if 0 <= viewer < state.players:
        shown.update(own_view(state, viewer))
    return shown


def own_view(state: MolukuState, seat: int) -> Json:
    """Give what a seat sees beside what everybody does."""
    return {"you": _own(state, seat)}


def _trick(state: MolukuState) -> list[object]:
    """List what lies in the trick by player, from the leader on, in the order played."""
    names = state.table.name_all
    lying: list[object] = []
    for place in range(state.players):
        seat = seat_at(state, place)
        cards = names(state.owned(state.first, seat)) + names(state.owned(state.second, seat))
        if cards:
            lying.append({"seat": int(seat), "cards": cards})
    return lying


def _order(state: MolukuState) -> list[int]:
    """List the seats as their cards rank now; in the harvest, as they pick (MO-H1).

    MO-P2: first cards rank nowhere once there will be second ones.
    """
    if state.phase != PLAY:
        return unpack_nibbles(state.order, state.players) if state.order else []
    if wedding_comes(state):
        return []
    ranks = [int((state.ranks >> (RANK_BITS * place)) & RANK_MASK) for place in range(state.laid)]
    places = sorted(range(len(ranks)), key=lambda place: -ranks[place])
    return [int(seat_at(state, place)) for place in places]


def _seat(state: MolukuState, seat: i64) -> Json:
    """What everybody knows of a seat."""
    table = state.table
    covered = [
        {"card": table.names[card], "volcano": table.volcano_of(card)}
        for card in numbers(state.owned(state.covered, seat))
    ]
    detail = points_detail(state, seat)
    return {
        "cards": int(count_bits(state.owned(state.hand, seat))),
        "island": table.name_all(state.owned(state.island, seat)),
        "covered": covered,
        "worth": detail["points"],
        "huts": detail["huts"],
        "foods": detail["foods"],
        "values": detail["values"],
        "taken_up": table.name_all(state.taken_up(~state.shown(), seat)),
        "all_in_hand": state.phase in (STOCK, CHOOSE, ADJUST),
        "discarded": table.name_all(state.owned(state.out & state.seen & ~state.taken, seat)),
        "voids": [
            table.colours[colour]
            for colour in range(COLOURS)
            if (state.voids >> (HEIGHTS * colour + seat)) & 1
        ],
    }


def _own(state: MolukuState, seat: int) -> Json:
    """What only the owner of a seat knows."""
    names = state.table.name_all
    hand = state.owned(state.hand, seat)
    return {
        "seat": seat,
        "hand": names(hand),
        "choices": names(_choices(state, seat)),
        "must": _must(state, seat),
        "owes": int(state.owed_by(seat)),
        "chosen": names(state.owned(state.chosen, seat)),
        "discarded": names(state.owned(state.out, seat)),
        "gave": names(state.taken_up(state.hand & ~hand, seat)),
        "got": names(hand & state.taken & ~state.taken_up(hand, seat)),
    }


def _choices(state: MolukuState, seat: int) -> i64:
    """Give the cards that a seat may name now; of a pair in a Wedding the first."""
    if state.phase in NAMING_CARDS and may_act(state, seat):
        return choices(state, seat)
    return 0


def _must(state: MolukuState, seat: int) -> str | None:
    """Tell what limits a seat that plays: `follow` suit, `trump`, or nothing (MO-T3)."""
    if state.phase != PLAY or seat != state.mover:
        return None
    hand = state.owned(state.hand, seat)
    if hand & state.led:
        return "follow"
    return "trump" if state.led and hand & state.trump else None
