"""What a seat or a spectator may know of a Moluku position.

Shown to all: Islands (also what lies under a Volcano), the trick, the trump, totals, the size of
the stock; and what everybody can remember: cards taken up with an Island and not seen since,
discards that this gives away, colours that a seat has shown not to hold. Shown to their owner:
hand, chosen cards, own discards, cards passed on and received. Never: other hands beyond that, the
stock, others' discards and passes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from mypy_extensions import i64

from lanai.core.bits import count_bits, unpack_nibbles
from lanai.core.contract import NOBODY
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
    Step,
    step,
)
from lanai.games.moluku.scoring import CardPoints, ShelteredHut, Team, points_detail, teams
from lanai.games.moluku.trick import (
    RANK_BITS,
    RANK_MASK,
    Standing,
    seat_at,
    standing,
    wedding_comes,
)

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

NAMING_CARDS: Final = (PLAY, HARVEST, CANCEL, ADJUST)


class Laid(TypedDict):
    """What a seat has played to the trick and nobody has taken yet."""

    seat: int
    cards: list[str]
    """One card; in a Wedding two, in the order played."""


class Covered(TypedDict):
    """A cancelled card, face down under its Volcano."""

    card: str
    volcano: str


class Seat(TypedDict):
    """What everybody knows of a seat."""

    cards: int
    """How many it has in hand."""
    island: list[str]
    covered: list[Covered]
    worth: int
    """What the Island scores now: `huts`, `foods` and `values` say how."""
    huts: list[ShelteredHut]
    foods: list[CardPoints]
    values: list[CardPoints]
    taken_up: list[str]
    """Cards taken up with an Island and not seen since."""
    all_in_hand: bool
    """Whether none of these can have been discarded or passed yet."""
    discarded: list[str]
    """Discards that everybody can work out."""
    voids: list[str]
    """Colours that this seat has shown not to hold."""


class Own(TypedDict):
    """What only the owner of a seat knows."""

    seat: int
    hand: list[str]
    choices: list[str]
    """The cards that may be named now; of a pair the first."""
    must: Literal["follow", "trump"] | None
    """What limits the cards that may be played."""
    owes: int
    """How many cards are still to discard or to pass."""
    passes_to: int | None
    """Who gets the cards that are passed now."""
    chosen: list[str]
    """To discard or to pass, while others still choose."""
    discarded: list[str]
    gave: list[str]
    """Cards passed on that are still in a hand; likewise `got`."""
    got: list[str]
    fresh: list[str]
    """Cards in hand that came from the stock before this Season."""


class OwnView(TypedDict, total=False):
    """What a seat sees beside what everybody does."""

    you: Own


class View(OwnView):
    """All that a viewer may know."""

    game: str
    card_table: str
    """The card table: it says what the cards show."""
    teams: list[Team]
    """None when everybody plays alone."""
    age: list[int] | None
    """The seats from youngest to oldest."""
    season: int
    seasons: int
    step: Step
    over: bool
    to_act: list[int]
    leader: int | None
    trump: str | None
    led: str | None
    reversed: bool
    wedding: bool
    """Whether second cards are played."""
    trick: list[Laid]
    """From the leader on; what has been taken is gone from it."""
    order: list[int]
    """Seats as their cards rank now; in the harvest, as they pick."""
    standings: list[Standing | None]
    """By seat, why its card ranks where it does; also after it has been taken."""
    picked: int
    """How many have picked."""
    stock: int
    scores: list[int]
    seats: list[Seat]
    winners: list[int]


def view(state: MolukuState, viewer: int) -> View:
    """Give all that a viewer may know."""
    own: OwnView = own_view(state, viewer) if 0 <= viewer < state.players else {}
    return {
        "game": "moluku",
        "card_table": state.cards.version,
        "teams": teams(state),
        "age": None if state.age == NOBODY else unpack_nibbles(state.age, state.players),
        "season": min(int(state.season) + 1, SEASONS),
        "seasons": SEASONS,
        "step": step(state),
        "over": state.phase == OVER,
        "to_act": state.to_act(),
        "leader": None if state.leader == NOBODY else int(state.leader),
        "trump": state.cards.colour_name(state.trump),
        "led": state.cards.colour_name(state.led),
        "reversed": state.reversed == 1,
        "wedding": state.wedding == 1,
        "trick": _trick(state),
        "order": _order(state),
        "standings": _standings(state),
        "picked": int(state.picked),
        "stock": int(count_bits(state.stock())),
        "scores": state.scores(),
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "winners": state.winners(),
        **own,
    }


def own_view(state: MolukuState, seat: int) -> OwnView:
    """Give what a seat sees beside what everybody does."""
    return {"you": _own(state, seat)}


def _trick(state: MolukuState) -> list[Laid]:
    """List what lies in the trick by player, from the leader on, in the order played."""
    names = state.cards.name_all
    lying: list[Laid] = []
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


def _standings(state: MolukuState) -> list[Standing | None]:
    """List by seat why its card ranks where it does; no card ranks while a Wedding is to come."""
    found: list[Standing | None] = [None] * int(state.players)
    if not wedding_comes(state):
        for place in range(state.laid):
            found[seat_at(state, place)] = standing(state, place)
    return found


def _seat(state: MolukuState, seat: i64) -> Seat:
    """What everybody knows of a seat."""
    table = state.cards
    covered: list[Covered] = [
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


def _own(state: MolukuState, seat: int) -> Own:
    """What only the owner of a seat knows."""
    names = state.cards.name_all
    hand = state.owned(state.hand, seat)
    passing = state.deal.passing > 0
    return {
        "seat": seat,
        "hand": names(hand),
        "choices": names(_choices(state, seat)),
        "must": _must(state, seat),
        "owes": int(state.owed_by(seat)),
        "passes_to": int(state.receiver(seat)) if state.phase == ADJUST and passing else None,
        "chosen": names(state.owned(state.chosen, seat)),
        "discarded": names(state.owned(state.out, seat)),
        "gave": names(state.taken_up(state.hand & ~hand, seat)),
        "got": names(hand & state.taken & ~state.taken_up(hand, seat)),
        "fresh": names(hand & ~state.taken) if state.taken and state.deal.fresh else [],
    }


def _choices(state: MolukuState, seat: int) -> i64:
    """Give the cards that a seat may name now; of a pair in a Wedding the first."""
    if state.phase in NAMING_CARDS and may_act(state, seat):
        return choices(state, seat)
    return 0


def _must(state: MolukuState, seat: int) -> Literal["follow", "trump"] | None:
    """Tell what limits a seat that plays: `follow` suit, `trump`, or nothing (MO-T3)."""
    if state.phase != PLAY or seat != state.mover:
        return None
    hand = state.owned(state.hand, seat)
    if hand & state.led:
        return "follow"
    return "trump" if state.led and hand & state.trump else None
