"""What happens in Moluku, as events for logs, animation and screen readers.

An event that names cards also names the card table, which says what they show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

from mypy_extensions import i64

from lanai.core.bits import count_bits, unpack_nibbles
from lanai.core.events import Event
from lanai.games.moluku.masks import LIZARD_BIT, lowest
from lanai.games.moluku.phases import CHOOSE, Adjustment, adjustment
from lanai.games.moluku.scoring import IslandPoints, Team, island_points, points_detail, teams

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState


class Setup(TypedDict):
    """Starter and age are known."""

    starter: int
    age: list[int]


class OwnHand(TypedDict, total=False):
    """The cards that only their owner is told of."""

    hand: list[str]


class Deal(OwnHand):
    """Hands were dealt."""

    cards: int
    stock: int
    card_table: str


class OwnFresh(TypedDict, total=False):
    """The fresh cards that only their owner is told of."""

    fresh: list[str]


class Stock(OwnFresh):
    """Fresh cards were dealt from the stock."""

    cards: int
    stock: int
    card_table: str


class Lead(TypedDict):
    """A trick begins."""

    seat: int
    reversed: bool


class Played(TypedDict):
    """A card was played."""

    seat: int
    card: str
    led: str | None
    card_table: str


class Wedding(TypedDict):
    """Everybody plays a second card."""

    seat: int
    """Who plays theirs first."""


class HarvestOrder(TypedDict):
    """The harvest order is settled."""

    order: list[int]
    reversed: bool


class Chill(TypedDict):
    """Whoever played Chill took it at once, or declined."""

    seat: int
    taken: bool


Taken = TypedDict(
    "Taken",
    {
        "seat": int,
        "cards": list[str],
        "from": int,
        "lizard": NotRequired[bool],
        "chill": NotRequired[bool],
        "card_table": str,
    },
)
"""A card or a pair goes into an Island; `from` is who played it. `lizard` if that takes effect,
`chill` if it was taken before all others because of it."""


class IdleVolcano(TypedDict):
    """A Volcano had no effect: a Mask protects its colour, or there is nothing else of it."""

    seat: int
    volcano: str
    why: Literal["mask", "alone"]
    card_table: str


class Cancelled(TypedDict):
    """A Volcano cancelled a card."""

    seat: int
    card: str
    volcano: str
    card_table: str


class Trump(TypedDict):
    """A trump was announced, because of 2 Palms or before a Season."""

    seat: int
    trump: str | None
    why: Literal["season", "palms"]


class Score(IslandPoints):
    """How a seat scored in a Season."""

    seat: int
    total: int


class Scored(TypedDict):
    """A Season ended: what every Island is worth, and why."""

    season: int
    seats: list[Score]
    card_table: str


class TakenUp(TypedDict):
    """Everybody took their Island into hand."""

    season: int
    """The Season to come."""
    hands: list[list[str]]
    card_table: str


class Chosen(TypedDict):
    """A card was chosen to discard or to pass; only the chooser is told."""

    seat: int
    card: str
    how: Adjustment
    card_table: str


class OwnAdjusted(TypedDict, total=False):
    """What only a seat itself is told of its adjustment."""

    gave: list[str]
    got: list[str]


class Adjusted(OwnAdjusted):
    """All have chosen: discards are gone, passed cards arrive."""

    how: Adjustment
    cards: int
    card_table: str


class Over(TypedDict):
    """The game ended."""

    scores: list[int]
    winners: list[int]
    teams: list[Team]


EVENTS: Final = {
    "setup": Setup,
    "deal": Deal,
    "stock": Stock,
    "lead": Lead,
    "played": Played,
    "wedding": Wedding,
    "order": HarvestOrder,
    "chill": Chill,
    "taken": Taken,
    "idle-volcano": IdleVolcano,
    "cancelled": Cancelled,
    "trump": Trump,
    "scored": Scored,
    "taken-up": TakenUp,
    "chosen": Chosen,
    "adjusted": Adjusted,
    "over": Over,
}


def tell_setup(state: MolukuState) -> None:
    """Starter and age are known (MO-S2, MO-S3)."""
    age = unpack_nibbles(state.age, state.players)
    public: Setup = {"starter": int(state.leader), "age": age}
    state.tell(Event("setup", public))


def tell_deal(state: MolukuState) -> None:
    """Hands were dealt; everybody sees their own (MO-S1)."""
    secrets: dict[int, OwnHand] = {}
    for seat in range(int(state.players)):
        secrets[seat] = {"hand": state.cards.name_all(state.owned(state.hand, seat))}
    public: Deal = {
        "cards": int(state.deal.hand),
        "stock": int(count_bits(state.stock())),
        "card_table": state.cards.version,
    }
    state.tell(Event("deal", public, secrets, reveals=True))


def tell_stock(state: MolukuState) -> None:
    """Fresh cards were dealt from the stock; everybody sees their own (MO-N2)."""
    secrets: dict[int, OwnFresh] = {}
    for seat in range(int(state.players)):
        fresh = state.owned(state.hand & ~state.taken, seat)
        secrets[seat] = {"fresh": state.cards.name_all(fresh)}
    public: Stock = {
        "cards": int(state.deal.fresh),
        "stock": int(count_bits(state.stock())),
        "card_table": state.cards.version,
    }
    state.tell(Event("stock", public, secrets, reveals=True))


def tell_lead(state: MolukuState) -> None:
    """A trick begins (MO-H5, MO-P3)."""
    public: Lead = {"seat": int(state.leader), "reversed": state.reversed == 1}
    state.tell(Event("lead", public))


def tell_played(state: MolukuState, seat: i64, card: i64) -> None:
    """A card was played (MO-T1)."""
    public: Played = {
        "seat": int(seat),
        "card": state.cards.names[card],
        "led": state.cards.colour_name(state.led),
        "card_table": state.cards.version,
    }
    state.tell(Event("played", public, reveals=True, knew=int(seat)))


def tell_wedding(state: MolukuState) -> None:
    """Everybody plays a second card (MO-P2)."""
    public: Wedding = {"seat": int(state.leader)}
    state.tell(Event("wedding", public))


def tell_order(state: MolukuState) -> None:
    """The harvest order is settled (MO-H1, MO-H2)."""
    public: HarvestOrder = {
        "order": unpack_nibbles(state.order, state.players),
        "reversed": state.reversed == 1,
    }
    state.tell(Event("order", public))


def tell_chill(state: MolukuState, seat: i64, taken: bool) -> None:
    """Whoever played Chill took it at once, or declined (MO-H4)."""
    public: Chill = {"seat": int(seat), "taken": taken}
    state.tell(Event("chill", public))


def tell_taken(state: MolukuState, seat: i64, first: i64, at_once: bool) -> None:
    """A card or a pair goes into an Island (MO-H3, MO-P2), perhaps at once by Chill (MO-H4)."""
    player = state.owner(first)
    cards = [state.cards.names[lowest(first)]]
    second = state.owned(state.second, player)
    if second:
        cards.append(state.cards.names[lowest(second)])
    public: Taken = {
        "seat": int(seat),
        "cards": cards,
        "from": int(player),
        "card_table": state.cards.version,
    }
    if (first | second) & LIZARD_BIT and state.hand:
        public["lizard"] = True
    if at_once:
        public["chill"] = True
    state.tell(Event("taken", public))


def tell_idle_volcano(state: MolukuState, seat: i64, volcano: i64, mask: i64) -> None:
    """A Volcano had no effect: a Mask protects its colour, or there is nothing else of it."""
    public: IdleVolcano = {
        "seat": int(seat),
        "volcano": state.cards.names[lowest(volcano)],
        "why": "mask" if mask else "alone",
        "card_table": state.cards.version,
    }
    state.tell(Event("idle-volcano", public))


def tell_cancelled(state: MolukuState, seat: i64, card: i64) -> None:
    """A Volcano cancelled a card (MO-I1)."""
    public: Cancelled = {
        "seat": int(seat),
        "card": state.cards.names[lowest(card)],
        "volcano": state.cards.volcano_of(lowest(card)),
        "card_table": state.cards.version,
    }
    state.tell(Event("cancelled", public))


def tell_trump(state: MolukuState, seat: i64) -> None:
    """A trump was announced, because of 2 Palms (MO-I2) or before a Season (MO-R2)."""
    public: Trump = {
        "seat": int(seat),
        "trump": state.cards.colour_name(state.trump),
        "why": "season" if state.phase == CHOOSE else "palms",
    }
    state.tell(Event("trump", public))


def tell_scored(state: MolukuState) -> None:
    """A Season ended: what every Island is worth, and why (MO-E1 to MO-E6)."""
    seats: list[Score] = []
    for seat in range(int(state.players)):
        total = int(state.points_of(seat) + island_points(state, seat))
        seats.append({"seat": seat, **points_detail(state, seat), "total": total})
    public: Scored = {
        "season": int(state.season) + 1,
        "seats": seats,
        "card_table": state.cards.version,
    }
    state.tell(Event("scored", public))


def tell_taken_up(state: MolukuState) -> None:
    """Everybody took their Island into hand (MO-N1)."""
    hands = [
        state.cards.name_all(state.owned(state.hand, seat)) for seat in range(int(state.players))
    ]
    public: TakenUp = {
        "season": int(state.season) + 1,
        "hands": hands,
        "card_table": state.cards.version,
    }
    state.tell(Event("taken-up", public))


def tell_chosen(state: MolukuState, seat: i64, card: i64) -> None:
    """A card was chosen to discard or to pass: nobody else is told (MO-N4)."""
    public: Chosen = {
        "seat": int(seat),
        "card": state.cards.names[lowest(card)],
        "how": adjustment(state),
        "card_table": state.cards.version,
    }
    state.tell(Event("chosen", public, audience=[int(seat)]))


def tell_adjusted(state: MolukuState) -> None:
    """All have chosen: discards are gone, passed cards arrive (MO-N4)."""
    secrets: dict[int, OwnAdjusted] = {}
    for seat in range(int(state.players)):
        secrets[seat] = {"gave": state.cards.name_all(state.owned(state.chosen, seat))}
        if state.deal.passing:
            got = state.owned(state.chosen, state.giver(seat))
            secrets[seat]["got"] = state.cards.name_all(got)
    public: Adjusted = {
        "how": adjustment(state),
        "cards": int(state.deal.discard + state.deal.passing),
        "card_table": state.cards.version,
    }
    state.tell(Event("adjusted", public, secrets, reveals=True))


def tell_over(state: MolukuState) -> None:
    """The game ended (MO-G1, MO-G2)."""
    public: Over = {
        "scores": state.scores(),
        "winners": state.winners(),
        "teams": teams(state),
    }
    state.tell(Event("over", public))
