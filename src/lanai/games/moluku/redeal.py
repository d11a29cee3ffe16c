"""A Moluku state drawn anew in all that a viewer cannot know.

Hidden are the others' hands, the stock and the others' discards; after a pass, which of the cards
taken up were passed. A world says where each of these cards is, for discards also before which
Season they went. It is possible when every place has its known number of cards and

- a card that a seat took up with its Island and that was not seen since is in that seat's hand, or
  among its discards of this Season, or was passed to its neighbour;
- no hand has a card of a colour that its seat has shown this Season not to hold;
- a card taken up before Season 2 and not seen in Season 2 was discarded by whoever took it up.

All possible worlds are equally likely (to the rounding of floating point numbers). Hands only
shrink in a Season, and at its end all that was in play lies open: nothing else need be remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.bits import NIBBLE_BITS, bit, count_bits, low_bits
from lanai.core.rng import Rng
from lanai.games.moluku.masks import ALL_HEIGHTS, CAP_BITS, CAP_MASK, CORNERS, PANKU, scatter
from lanai.games.moluku.phases import ADJUST, CHOOSE, DEAL, STOCK
from lanai.games.moluku.worlds import Worlds

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState


def redeal(state: MolukuState, viewer: i64, rng: Rng) -> MolukuState:
    """Make a state that `viewer` cannot tell from this one (a spectator knows no seat)."""
    twin = state.copy()
    if state.phase <= DEAL:
        return twin
    if state.season and state.deal.passing:
        redeal_passes(twin, viewer, rng)
    else:
        redeal_cards(twin, viewer, rng)
    if state.phase == ADJUST:
        redeal_choices(state, twin, viewer, rng)
    return twin


def redeal_passes(state: MolukuState, viewer: i64, rng: Rng) -> None:
    """MO-N4: draw anew which cards were passed between two others.

    Before the cards have arrived nothing is hidden but the choices. Afterwards a card taken up by
    `seat` and still in some hand is kept or passed: so many of each as the true state has, and
    neither into a hand without its colour.
    """
    for seat in range(state.players):
        to = state.receiver(seat)
        if viewer in (seat, to):
            continue
        unseen = state.taken_up(state.hand, seat)
        passed = count_bits(state.owned(unseen, to))
        must = unseen & state.void_cards(seat)
        free = unseen & ~must & ~state.void_cards(to)
        must |= draw_cards(free, passed - count_bits(must), rng)
        state.give(unseen, seat)
        state.give(must, to)


def redeal_choices(state: MolukuState, twin: MolukuState, viewer: i64, rng: Rng) -> None:
    """MO-N4: draw anew what the others have chosen who are done; the busy are at the start.

    How many cards a busy seat has chosen so far is hidden like the cards.
    """
    twin.chosen = state.owned(state.chosen, viewer) if viewer >= 0 else 0
    each = state.deal.discard + state.deal.passing
    for seat in range(state.players):
        if seat == viewer:
            continue
        owed = state.owed_by(seat)
        if owed:
            twin.owed += (each - owed) << (NIBBLE_BITS * seat)
        else:
            twin.chosen |= draw_cards(twin.owned(twin.hand, seat), each, rng)


def draw_cards(cards: i64, size: i64, rng: Rng) -> i64:
    """Draw some cards of a set, all ways equally likely."""
    if size == 0:
        return 0
    heaps = vec[i64]([0, 0])
    scatter(cards, size | ((count_bits(cards) - size) << CAP_BITS), heaps, rng)
    return heaps[0]


def redeal_cards(state: MolukuState, viewer: i64, rng: Rng) -> None:
    """Draw anew where every card is that the viewer cannot place: hands, stock and discards."""
    others = vec[i64]()
    for seat in range(state.players):
        if seat != viewer:
            others = append(others, seat)
    hands: i64 = len(others)
    unseen = unseen_cards(state, viewer)
    worlds = Worlds(hands)
    hidden = add_known_cards(state, others, worlds) | unseen
    add_unseen_cards(state, others, worlds, unseen)
    heaps = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0])
    worlds.draw(heaps, rng)
    split_pool(state, others, worlds, heaps, rng)
    state.hand &= ~hidden
    state.out &= ~hidden
    state.low &= ~hidden
    state.high &= ~hidden
    for hand in range(hands):
        state.hand |= heaps[hand]
        state.out |= heaps[worlds.heap(hand)]
        state.give(heaps[hand] | heaps[worlds.heap(hand)], others[hand])


def unseen_cards(state: MolukuState, viewer: i64) -> i64:
    """Give the cards that the viewer has never seen."""
    unseen: i64 = state.deal.cards & ~(state.seen | state.shown())
    if viewer >= 0:
        unseen &= ~state.owned(state.hand | state.out, viewer)
    return unseen


def fresh_discards(state: MolukuState) -> i64:
    """MO-N4: count the cards that every seat has discarded before this Season."""
    if state.season == 0 or state.phase in (STOCK, CHOOSE, ADJUST):
        return 0
    return state.deal.discard


def known_cards(state: MolukuState, seat: i64) -> i64:
    """Give the cards taken up by a seat and not seen since: in hand or discarded this Season."""
    return state.taken_up(state.hand | state.out, seat)


def older_discards(state: MolukuState, seat: i64) -> i64:
    """Count a seat's discards of an earlier Season that nobody else has ever seen."""
    guessed = state.owned(state.out & state.seen & ~state.taken, seat)
    return count_bits(state.owned(state.out, seat)) - count_bits(guessed) - fresh_discards(state)


def add_known_cards(state: MolukuState, others: vec[i64], worlds: Worlds) -> i64:
    """Let every seat's known cards be in its hand, or in the heap of its fresh discards."""
    all_known: i64 = 0
    for hand in range(worlds.hands):
        seat = others[hand]
        worlds.add_room(hand, count_bits(state.owned(state.hand, seat)))
        worlds.add_room(worlds.heap(hand), fresh_discards(state))
        known = known_cards(state, seat)
        absent = known & state.void_cards(seat)
        heap = bit(worlds.heap(hand))
        worlds.add_group(absent, heap)
        worlds.add_group(known & ~absent, heap | bit(hand))
        all_known |= known
    worlds.end_known()
    return all_known


def add_unseen_cards(state: MolukuState, others: vec[i64], worlds: Worlds, unseen: i64) -> None:
    """Let unseen cards be anywhere, but not in a hand that has shown to lack their colour."""
    size = count_bits(state.stock())
    for hand in range(worlds.hands):
        size += older_discards(state, others[hand])
    worlds.add_room(worlds.pool, size)
    worlds.free = unseen & PANKU
    corners: i64 = CORNERS
    while corners:
        corner: i64 = corners & -corners
        corners -= corner
        places = low_bits(worlds.hands + 1)
        for hand in range(worlds.hands):
            if (state.voids >> others[hand]) & corner:
                places &= ~bit(hand)
        cards = unseen & (corner * ALL_HEIGHTS)
        if places == low_bits(worlds.hands + 1):
            worlds.free |= cards
        else:
            worlds.add_group(cards, places)


def split_pool(
    state: MolukuState, others: vec[i64], worlds: Worlds, heaps: vec[i64], rng: Rng
) -> None:
    """Put the pool's cards into the others' discards and the stock."""
    room: i64 = 0
    for hand in range(worlds.hands):
        fresh: i64 = (worlds.heap_room >> (CAP_BITS * hand)) & CAP_MASK
        room |= (fresh + older_discards(state, others[hand])) << (CAP_BITS * hand)
    room |= count_bits(state.stock()) << (CAP_BITS * worlds.hands)
    parts = vec[i64]([0, 0, 0, 0, 0])
    scatter(heaps[worlds.pool], room, parts, rng)
    for hand in range(worlds.hands):
        heaps[worlds.heap(hand)] |= parts[hand]
