"""What happens in Moluku, as events for logs, animation and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.bits import count_bits, unpack_nibbles
from lanai.core.events import Event, Json
from lanai.games.moluku.masks import LIZARD_BIT, lowest
from lanai.games.moluku.phases import CHOOSE, step_name
from lanai.games.moluku.scoring import island_points, points_detail

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState


def tell_setup(state: MolukuState) -> None:
    """Starter and age are known (MO-S2, MO-S3)."""
    age = unpack_nibbles(state.age, state.players)
    _tell(state, Event("setup", {"starter": int(state.leader), "age": age}))


def tell_deal(state: MolukuState) -> None:
    """Hands were dealt; everybody sees their own (MO-S1)."""
    secrets: dict[int, Json] = {}
    for seat in range(int(state.players)):
        secrets[seat] = {"hand": state.table.name_all(state.owned(state.hand, seat))}
    public: Json = {"cards": int(state.deal.hand), "stock": _stock_size(state)}
    _tell(state, Event("deal", public, secrets, reveals=True))


def tell_stock(state: MolukuState) -> None:
    """Fresh cards were dealt from the stock; everybody sees their own (MO-N2)."""
    secrets: dict[int, Json] = {}
    for seat in range(int(state.players)):
        fresh = state.owned(state.hand & ~state.taken, seat)
        secrets[seat] = {"fresh": state.table.name_all(fresh)}
    public: Json = {"cards": int(state.deal.fresh), "stock": _stock_size(state)}
    _tell(state, Event("stock", public, secrets, reveals=True))


def tell_lead(state: MolukuState) -> None:
    """A trick begins (MO-H5, MO-P3)."""
    _tell(state, Event("lead", {"seat": int(state.leader), "reversed": state.reversed == 1}))


def tell_played(state: MolukuState, seat: i64, card: i64) -> None:
    """A card was played (MO-T1)."""
    public: Json = {
        "seat": int(seat),
        "card": state.table.names[card],
        "led": state.table.colour_name(state.led),
    }
    _tell(state, Event("played", public, reveals=True))


def tell_wedding(state: MolukuState) -> None:
    """Everybody plays a second card (MO-P2)."""
    _tell(state, Event("wedding", {"seat": int(state.leader)}))


def tell_order(state: MolukuState) -> None:
    """The harvest order is settled (MO-H1, MO-H2)."""
    public: Json = {
        "order": unpack_nibbles(state.order, state.players),
        "reversed": state.reversed == 1,
    }
    _tell(state, Event("order", public))


def tell_chill(state: MolukuState, seat: i64, taken: bool) -> None:
    """Whoever played Chill took it at once, or declined (MO-H4)."""
    _tell(state, Event("chill", {"seat": int(seat), "taken": taken}))


def tell_taken(state: MolukuState, seat: i64, first: i64) -> None:
    """A card or a pair goes into an Island (MO-H3, MO-P2)."""
    player = state.owner(first)
    cards = [state.table.names[lowest(first)]]
    second = state.owned(state.second, player)
    if second:
        cards.append(state.table.names[lowest(second)])
    public: Json = {"seat": int(seat), "cards": cards, "from": int(player)}
    if (first | second) & LIZARD_BIT and state.hand:
        public["lizard"] = True
    _tell(state, Event("taken", public))


def tell_idle_volcano(state: MolukuState, seat: i64, volcano: i64, mask: i64) -> None:
    """A Volcano had no effect: a Mask protects its colour, or there is nothing else of it."""
    public: Json = {
        "seat": int(seat),
        "volcano": state.table.names[lowest(volcano)],
        "why": "mask" if mask else "alone",
    }
    _tell(state, Event("idle-volcano", public))


def tell_cancelled(state: MolukuState, seat: i64, card: i64) -> None:
    """A Volcano cancelled a card (MO-I1)."""
    public: Json = {
        "seat": int(seat),
        "card": state.table.names[lowest(card)],
        "volcano": state.table.volcano_of(lowest(card)),
    }
    _tell(state, Event("cancelled", public))


def tell_trump(state: MolukuState, seat: i64) -> None:
    """A trump was announced, because of 2 Palms (MO-I2) or before a Season (MO-R2)."""
    public: Json = {
        "seat": int(seat),
        "trump": state.table.colour_name(state.trump),
        "why": "season" if state.phase == CHOOSE else "palms",
    }
    _tell(state, Event("trump", public))


def tell_scored(state: MolukuState) -> None:
    """A Season ended: what every Island is worth, and why (MO-E1 to MO-E6)."""
    seats: list[object] = []
    for seat in range(int(state.players)):
        detail = points_detail(state, seat)
        total = int(state.points_of(seat) + island_points(state, seat))
        seats.append({"seat": seat, **detail, "total": total})
    _tell(state, Event("scored", {"season": int(state.season) + 1, "seats": seats}))


def tell_taken_up(state: MolukuState) -> None:
    """Everybody took their Island into hand (MO-N1)."""
    hands = [
        state.table.name_all(state.owned(state.hand, seat)) for seat in range(int(state.players))
    ]
    _tell(state, Event("taken-up", {"season": int(state.season) + 1, "hands": hands}))


def tell_chosen(state: MolukuState, seat: i64, card: i64) -> None:
    """A card was chosen to discard or to pass: nobody else is told (MO-N4)."""
    public: Json = {
        "seat": int(seat),
        "card": state.table.names[lowest(card)],
        "how": step_name(state),
    }
    _tell(state, Event("chosen", public, audience=[int(seat)]))


def tell_adjusted(state: MolukuState) -> None:
    """All have chosen: discards are gone, passed cards arrive (MO-N4)."""
    secrets: dict[int, Json] = {}
    for seat in range(int(state.players)):
        secrets[seat] = {"gave": state.table.name_all(state.owned(state.chosen, seat))}
        if state.deal.passing:
            got = state.owned(state.chosen, state.giver(seat))
            secrets[seat]["got"] = state.table.name_all(got)
    public: Json = {
        "how": step_name(state),
        "cards": int(state.deal.discard + state.deal.passing),
    }
    _tell(state, Event("adjusted", public, secrets, reveals=True))


def tell_over(state: MolukuState) -> None:
    """The game ended (MO-G1, MO-G2)."""
    scores = state.scores()
    public: Json = {"scores": scores, "winners": state.winners()}
    if state.teams:
        public["teams"] = [scores[0] + scores[2], scores[1] + scores[3]]
    _tell(state, Event("over", public))


def _stock_size(state: MolukuState) -> int:
    return int(count_bits(state.stock()))


def _tell(state: MolukuState, event: Event) -> None:
    """Write an event down; with it the card table, which says what its cards show."""
    assert state.journal is not None
    event.public["table"] = state.table.version
    state.journal.add(event)
