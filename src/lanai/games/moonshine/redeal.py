"""A Moonshine state drawn anew in all that a seat cannot know.

The order of the deck is in no state: it is drawn when it is needed. Hidden is what the others do in
a running hidden step. MS-S3: what others were offered, and which of it those who are ready keep, is
drawn anew. MS-A0: those who are ready go through the whole step again with moves and cards drawn
anew; those who are still busy stand at its start, so that both stay what the viewer can see. A seat
whose cards are just due asks for them with the draw action.

A viewer who has drawn cards of the pile knows that others have emptied the deck. Then busy seats
may have drawn too, and only worlds in which the deck has run out are taken. Should none turn up in
TRIES attempts, the others' moves stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit, low_bits
from lanai.core.contract import NOBODY
from lanai.core.rng import Rng
from lanai.games.moonshine import chance, choices, rules
from lanai.games.moonshine.board import (
    ACTING,
    CHOOSE,
    DECK,
    DRAW,
    DUTY,
    GONE,
    HALF,
    KEEP,
    KEEPING,
    NOTHING,
    OFFER,
    PILE,
    SEEN,
    SHORT,
    VALIDATED,
    WORDS,
    add_card,
    count_cards,
    drop_card,
    list_clients,
    move_cards,
    nth_card,
    words_of,
)

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

TRIES: Final = 100


def redeal(state: MoonState, viewer: i64, rng: Rng) -> MoonState:
    """Make a state that `viewer` cannot tell from this one (a spectator knows no seat)."""
    if state.step == KEEPING:
        return redeal_offers(state, viewer, rng)
    if state.step == ACTING:
        return redeal_actions(state, viewer, rng)
    return state.copy()


def is_ready(state: MoonState, seat: i64) -> bool:
    """Tell whether a seat is done with the running step."""
    return (state.waiting >> seat) & 1 == 0


def step_start(state: MoonState, viewer: i64) -> MoonState:
    """Take the others back to the start of the step; the viewer keeps what it has and has seen."""
    twin = state.copy()
    words = state.before[:]
    if viewer >= 0:
        at = words_of(viewer)
        for word in range(WORDS):
            words[at + word] = state.now[at + word]
        for half in range(2):
            seen = words[at + SEEN + half]
            words[DECK + half] &= ~seen
            words[PILE + half] &= ~seen
        lay_gone(state, words, at)
    twin.now = words
    twin.due = NOTHING
    twin.drawer = NOBODY
    twin.waiting = low_bits(state.players)
    if viewer >= 0 and is_ready(state, viewer):
        twin.waiting &= ~bit(viewer)
    return twin


def lay_gone(state: MoonState, words: vec[i64], at: i64) -> None:
    """Find what the viewer has discarded in this step: it held or drew it, and has it no more."""
    for half in range(2):
        words[GONE + half] = words[at + SEEN + half]
    for card in list_clients(state.before, at):
        add_card(words, GONE, card)
    for card in list_clients(words, at):
        drop_card(words, GONE, card)
    for half in range(2):
        words[GONE + half] &= ~(words[at + OFFER + half] | words[at + VALIDATED + half])


# MS-S3


def redeal_offers(state: MoonState, viewer: i64, rng: Rng) -> MoonState:
    """Draw anew what the others were offered, and what those who are ready keep of it."""
    twin = step_start(state, viewer)
    words = twin.now
    words[DECK] = low_bits(HALF)
    words[DECK + 1] = low_bits(HALF)
    if viewer >= 0:
        for half in range(2):
            words[DECK + half] &= ~words[words_of(viewer) + SEEN + half]
    for seat in range(state.players):
        if seat != viewer:
            redeal_offer(twin, seat, rng)
    for seat in range(state.players):
        if seat != viewer and is_ready(state, seat):
            rules.play(twin, seat, choices.pick(twin, seat, rng))
    return twin


def redeal_offer(twin: MoonState, seat: i64, rng: Rng) -> None:
    """Offer a seat as many other cards of the deck."""
    words, at = twin.now, words_of(seat)
    offered = count_cards(words, at + OFFER)
    words[at + DUTY] = KEEP
    for half in range(2):
        words[at + OFFER + half] = 0
        words[at + SEEN + half] = 0
    for _ in range(offered):
        card = nth_card(words, DECK, rng.below(count_cards(words, DECK)))
        drop_card(words, DECK, card)
        add_card(words, at + OFFER, card)
        add_card(words, at + SEEN, card)


# MS-A0


def redeal_actions(state: MoonState, viewer: i64, rng: Rng) -> MoonState:
    """Let the others act anew, so that it fits what the viewer has drawn."""
    for _ in range(TRIES):
        twin = replay_step(state, viewer, rng)
        if fits(state, twin, viewer):
            return twin
    return state.copy()


def has_seen_pile(state: MoonState, viewer: i64) -> bool:
    """Tell whether the viewer has drawn cards that lay in the pile when the step began."""
    if viewer < 0:
        return False
    at = words_of(viewer) + SEEN
    low = state.now[at] & state.before[PILE]
    return (low | (state.now[at + 1] & state.before[PILE + 1])) != 0


def has_drawn_short(state: MoonState, viewer: i64) -> bool:
    """Tell whether the viewer has found deck and pile empty."""
    return viewer >= 0 and state.now[words_of(viewer) + DUTY] & SHORT != 0


def fits(state: MoonState, twin: MoonState, viewer: i64) -> bool:
    """MS-A7: who drew from the pile or found nothing knows that the deck had run out."""
    words = twin.now
    if has_drawn_short(state, viewer):
        return count_cards(words, DECK) + count_cards(words, PILE) == 0
    if has_seen_pile(state, viewer):
        left = (words[DECK] | words[PILE]) & state.before[DECK]
        return (left | ((words[DECK + 1] | words[PILE + 1]) & state.before[DECK + 1])) == 0
    return True


def replay_step(state: MoonState, viewer: i64, rng: Rng) -> MoonState:
    """Play the step so far again: the ready finish it, the busy are at its start."""
    twin = step_start(state, viewer)
    words = twin.now
    knows = has_seen_pile(state, viewer) or has_drawn_short(state, viewer)
    if knows and count_cards(words, DECK) == 0:
        move_cards(words, PILE, DECK)
    for seat in range(state.players):
        if seat != viewer:
            words[words_of(seat) + DUTY] = CHOOSE
    for seat in range(state.players):
        if seat in (viewer, state.drawer):
            continue
        if is_ready(state, seat):
            act_out(twin, seat, rng)
        elif knows and rng.below(2):
            rules.draw_clients(twin, seat)
            chance.draw(twin, rng)
    if state.drawer == viewer and viewer >= 0:
        twin.due = DRAW
        twin.drawer = viewer
    elif state.drawer != NOBODY:
        rules.draw_clients(twin, state.drawer)
    return twin


def act_out(twin: MoonState, seat: i64, rng: Rng) -> None:
    """Let a seat go through the whole step."""
    while not is_ready(twin, seat):
        if twin.due != NOTHING:
            chance.draw(twin, rng)
        else:
            rules.play(twin, seat, choices.pick(twin, seat, rng))
