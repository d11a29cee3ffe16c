"""What Moluku leaves to chance: the set-up (MO-S2, MO-S3), the deal (MO-S1), the stock (MO-N2).

The numbers are drawn in this order, one `below` each; `docs/fairness.md` relies on it.

- `setup`: the starter among the seats; then, unless the table has set the age, the youngest among
  the seats, the next youngest among those left in rising order, and so on while two are left.
- `deal`: every card of the game in the order of the card table (green 1 to 11, red, blue, yellow,
  then Chief, Wedding, Lizard, Chill; with 2 players without the Rice of height 6) draws a number
  below the number of cards not yet dealt. It counts through the free places: those of seat 0, of
  seat 1 and so on, and last those of the stock.
- `stock`: likewise every card of the stock, in the same order, over the places for fresh cards of
  seat 0, seat 1 and so on, and last the places of the cards that stay in the stock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import NIBBLE_BITS, NIBBLE_MASK, bit, count_bits, pack_nibbles, unpack_nibbles
from lanai.core.contract import NOBODY
from lanai.core.errors import LanaiError, impossible_chance
from lanai.core.events import Json
from lanai.core.rng import Rng
from lanai.games.moluku import events
from lanai.games.moluku.masks import CAP_BITS, scatter
from lanai.games.moluku.phases import DEAL, NAMES, PLAY, SETUP
from lanai.games.moluku.rules import ask_for_trump

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

ALL_SEATS: Final = 0x3210


def draw(state: MolukuState, rng: Rng) -> None:
    """Draw what is due and carry it out."""
    if state.phase == SETUP:
        starter = rng.below(state.players)
        age = state.age_option if state.age_option != NOBODY else draw_age(state.players, rng)
        set_up(state, starter, age)
    elif state.phase == DEAL:
        deal_out(state, state.deal.cards, state.deal.hand, rng)
        begin_game(state)
    else:
        deal_out(state, state.stock(), state.deal.fresh, rng)
        begin_season(state)


def draw_age(players: i64, rng: Rng) -> i64:
    """MO-S3: put the seats in a random order, from youngest to oldest."""
    seats: i64 = ALL_SEATS
    age: i64 = 0
    for place in range(players):
        left = players - place
        shift: i64 = NIBBLE_BITS * (rng.below(left) if left > 1 else 0)
        age |= ((seats >> shift) & NIBBLE_MASK) << (NIBBLE_BITS * place)
        before = seats & (bit(shift) - 1)
        seats = before | ((seats >> (shift + NIBBLE_BITS)) << shift)
    return age


def deal_out(state: MolukuState, cards: i64, each: i64, rng: Rng) -> None:
    """MO-S1, MO-N2: deal `each` of the cards to every seat; the rest is the stock."""
    room: i64 = 0
    for seat in range(state.players):
        room |= each << (CAP_BITS * seat)
    room |= (count_bits(cards) - each * state.players) << (CAP_BITS * state.players)
    heaps = vec[i64]([0, 0, 0, 0, 0])
    scatter(cards, room, heaps, rng)
    for seat in range(state.players):
        hand_over(state, seat, heaps[seat])


def hand_over(state: MolukuState, seat: i64, cards: i64) -> None:
    """Put cards of the stock into a seat's hand."""
    state.hand |= cards
    state.give(cards, seat)


def set_up(state: MolukuState, starter: i64, age: i64) -> None:
    """MO-S2, MO-S3: somebody leads the first trick, and the age is known to all."""
    state.leader = starter
    state.age = age
    state.phase = DEAL
    if state.journal is not None:
        events.tell_setup(state)


def begin_game(state: MolukuState) -> None:
    """MO-S2: with all hands dealt the starter leads."""
    state.phase = PLAY
    state.mover = state.leader
    if state.journal is not None:
        events.tell_deal(state)
        events.tell_lead(state)


def begin_season(state: MolukuState) -> None:
    """MO-N3: the trump is chosen with the new hands seen."""
    if state.journal is not None:
        events.tell_stock(state)
    ask_for_trump(state)


# In the record


def outcome(state: MolukuState) -> Json:
    """Write what was just drawn as its line in the record."""
    if state.phase == DEAL:
        age = unpack_nibbles(state.age, state.players)
        return {"chance": "setup", "value": {"starter": int(state.leader), "age": age}}
    fresh = [
        state.cards.name_all(state.owned(state.hand & ~state.taken, seat))
        for seat in range(state.players)
    ]
    if state.phase == PLAY:
        return {"chance": "deal", "value": {"hands": fresh}}
    return {"chance": "stock", "value": {"cards": fresh}}


def place(state: MolukuState, line: Json) -> None:
    """Carry out a chance event as a record says, or raise LanaiError and change nothing."""
    due = NAMES[state.phase] if state.chance_due() else "move"
    value = line.get("value")
    if line.get("chance") != due or not isinstance(value, dict):
        raise LanaiError("chance-not-due", {"expected": due})
    if state.phase == SETUP:
        starter, age = _read_starter(state, value), _read_age(state, value)
        set_up(state, starter, age)
    elif state.phase == DEAL:
        _place_cards(state, value.get("hands"), state.deal.cards, state.deal.hand, "MO-S1")
        begin_game(state)
    else:
        _place_cards(state, value.get("cards"), state.stock(), state.deal.fresh, "MO-N2")
        begin_season(state)


def _read_starter(state: MolukuState, value: Json) -> i64:
    starter = value.get("starter")
    if type(starter) is not int or starter not in range(int(state.players)):
        raise impossible_chance("MO-S2")
    return starter


def _read_age(state: MolukuState, value: Json) -> i64:
    age = value.get("age")
    if not isinstance(age, list) or not all(type(seat) is int for seat in age):
        raise impossible_chance("MO-S3")
    if sorted(age) != list(range(int(state.players))):
        raise impossible_chance("MO-S3")
    packed = pack_nibbles(age)
    if state.age_option not in (NOBODY, packed):
        raise impossible_chance("MO-S3")
    return packed


def _place_cards(state: MolukuState, hands: object, cards: i64, each: i64, rule: str) -> None:
    """Deal as written, after making sure that every card is there, once, and to be had."""
    if not isinstance(hands, list) or len(hands) != state.players:
        raise impossible_chance(rule)
    masks = [_read_hand(state, names, each, rule) for names in hands]
    used: i64 = 0
    for mask in masks:
        if mask & used or mask & ~cards:
            raise impossible_chance(rule)
        used |= mask
    for seat in range(state.players):
        hand_over(state, seat, masks[seat])


def _read_hand(state: MolukuState, names: object, each: i64, rule: str) -> i64:
    known: list[object] = list(state.cards.names)
    if not isinstance(names, list) or len(names) != each:
        raise impossible_chance(rule)
    mask: i64 = 0
    for name in names:
        if name not in known:
            raise impossible_chance(rule)
        mask |= bit(known.index(name))
    if count_bits(mask) != each:
        raise impossible_chance(rule)
    return mask
