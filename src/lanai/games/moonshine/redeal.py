"""A Moonshine state drawn anew in all that a seat cannot know.

The order of the deck is in no state: it is drawn when it is needed. Hidden is what the others do in
a running hidden step. MS-S3: what others were offered, and which of it those who are ready keep, is
drawn anew. MS-A0: those who are ready go through the whole step again with moves and cards drawn
anew; those who are still busy stand at its start. So the viewer sees the same seats ready and busy.
When cards are due to another seat, one of the busy seats asks for them with the draw action.

A viewer who has drawn cards of the pile knows that others have emptied the deck. Then busy seats
may have drawn too, and worlds in which the deck has not run out are drawn again, up to TRIES times;
should none fit, the one in which fewest cards are left over is taken. What is drawn depends on
nothing but what the viewer knows and the generator.
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
    HALVES,
    KEEP,
    KEEPING,
    NOTHING,
    OFFER,
    PILE,
    ROLL,
    SEEN,
    SETUP,
    SHORT,
    VALIDATED,
    WORDS,
    add_card,
    count_bits,
    count_cards,
    drop_card,
    list_clients,
    move_cards,
    nth_bit,
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


def step_start(state: MoonState, viewer: i64, before: vec[i64], task: i64) -> MoonState:
    """Take the others back to the start of the step; the viewer keeps what it has and has seen."""
    twin = state.copy()
    words = before[:]
    twin.now = words
    twin.before = before
    twin.due = NOTHING
    twin.drawer = NOBODY
    twin.waiting = low_bits(state.players)
    for seat in range(state.players):
        words[words_of(seat) + DUTY] = task
    if viewer >= 0:
        keep_own(state, words, words_of(viewer))
        if is_ready(state, viewer):
            twin.waiting &= ~bit(viewer)
    return twin


def keep_own(state: MoonState, words: vec[i64], at: i64) -> None:
    """Give a viewer back what it has: nobody else can have drawn what it has seen."""
    for word in range(i64(WORDS)):
        words[at + word] = state.now[at + word]
    for half in range(i64(HALVES)):
        seen = words[at + SEEN + half]
        words[DECK + half] &= ~seen
        words[PILE + half] &= ~seen
    lay_gone(state, words, at)


def lay_gone(state: MoonState, words: vec[i64], at: i64) -> None:
    """Find what the viewer has discarded in this step: it held or drew it, and has it no more."""
    for half in range(i64(HALVES)):
        words[GONE + half] = words[at + SEEN + half]
    for card in list_clients(state.before, at):
        add_card(words, GONE, card)
    for card in list_clients(words, at):
        drop_card(words, GONE, card)
    for half in range(i64(HALVES)):
        words[GONE + half] &= ~(words[at + OFFER + half] | words[at + VALIDATED + half])


# MS-S3


def redeal_offers(state: MoonState, viewer: i64, rng: Rng) -> MoonState:
    """Draw anew what the others were offered, and what those who are ready keep of it."""
    before = state.before[:]
    for half in range(i64(HALVES)):
        before[DECK + half] = low_bits(HALF)
        if viewer >= 0:
            before[DECK + half] &= ~before[words_of(viewer) + OFFER + half]
    for seat in range(state.players):
        if seat != viewer:
            redeal_offer(before, words_of(seat), rng)
    twin = step_start(state, viewer, before, KEEP)
    forget_draws(twin, SETUP)
    for seat in range(state.players):
        if seat != viewer and is_ready(state, seat):
            rules.play(twin, seat, choices.pick(twin, seat, rng))
    return twin


def redeal_offer(words: vec[i64], at: i64, rng: Rng) -> None:
    """Offer a seat as many other cards of the deck."""
    offered = count_cards(words, at + OFFER)
    for half in range(i64(HALVES)):
        words[at + OFFER + half] = 0
    for _card in range(offered):
        card = nth_card(words, DECK, rng.below(count_cards(words, DECK)))
        drop_card(words, DECK, card)
        add_card(words, at + OFFER, card)
    for half in range(i64(HALVES)):
        words[at + SEEN + half] = words[at + OFFER + half]


# MS-A0


def redeal_actions(state: MoonState, viewer: i64, rng: Rng) -> MoonState:
    """Let the others act anew, so that it fits what the viewer has drawn."""
    best = replay_step(state, viewer, rng)
    over = left_over(state, best, viewer)
    for _try in range(i64(TRIES)):
        if over == 0:
            break
        twin = replay_step(state, viewer, rng)
        left = left_over(state, twin, viewer)
        if left < over:
            best, over = twin, left
    return best


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


def left_over(state: MoonState, twin: MoonState, viewer: i64) -> i64:
    """MS-A7: count the cards that the others must have drawn before the viewer, but have not."""
    words = twin.now
    if has_drawn_short(state, viewer):
        return count_cards(words, DECK) + count_cards(words, PILE)
    left: i64 = 0
    if has_seen_pile(state, viewer):
        for half in range(i64(HALVES)):
            here = words[DECK + half] | words[PILE + half]
            left += count_bits(here & state.before[DECK + half])
    return left


def replay_step(state: MoonState, viewer: i64, rng: Rng) -> MoonState:
    """Play the step so far again: the ready finish it, the busy are at its start."""
    twin = step_start(state, viewer, state.before, CHOOSE)
    knows = has_seen_pile(state, viewer) or has_drawn_short(state, viewer)
    if knows and count_cards(twin.now, DECK) == 0:
        move_cards(twin.now, PILE, DECK)
    drawer = find_drawer(state, viewer, rng)
    for seat in range(state.players):
        if seat in (viewer, drawer):
            continue
        if is_ready(state, seat):
            act_out(twin, seat, rng)
        elif knows and rng.below(2):
            rules.draw_clients(twin, seat)
            chance.draw(twin, rng)
    if drawer == viewer and viewer >= 0:
        twin.due = DRAW
        twin.drawer = viewer
    elif drawer != NOBODY:
        rules.draw_clients(twin, drawer)
    forget_draws(twin, ROLL)
    return twin


def forget_draws(twin: MoonState, last: i64) -> None:
    """The last chance event that all know of is the roll, or the set-up."""
    chance.begin_draw(twin)
    twin.drawn_seat = NOBODY
    twin.last = last


def find_drawer(state: MoonState, viewer: i64, rng: Rng) -> i64:
    """Tell who draws the cards that are due; when it is not the viewer, any busy seat may."""
    if state.drawer in (NOBODY, viewer):
        return state.drawer
    busy = state.waiting
    if viewer >= 0:
        busy &= ~bit(viewer)
    return nth_bit(busy, rng.below(count_bits(busy)))


def act_out(twin: MoonState, seat: i64, rng: Rng) -> None:
    """Let a seat go through the whole step."""
    while not is_ready(twin, seat):
        if twin.due != NOTHING:
            chance.draw(twin, rng)
        else:
            rules.play(twin, seat, choices.pick(twin, seat, rng))
