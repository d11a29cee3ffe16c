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

from lanai.core.bits import bit, count_bits, low_bits, nth_bit
from lanai.core.contract import NOBODY
from lanai.core.rng import Rng
from lanai.games.moonshine import chance, legal, rules
from lanai.games.moonshine.board import (
    DECK,
    GONE,
    PILE,
    copy_seat,
    list_clients,
    offer_of,
    seen_by,
    validated_by,
)
from lanai.games.moonshine.card_sets import (
    HALF,
    HALVES,
    add_card,
    add_cards,
    clear_cards,
    count_cards,
    drop_card,
    drop_cards,
    move_cards,
    nth_card,
)
from lanai.games.moonshine.duties import give_task, has_drawn_short
from lanai.games.moonshine.phases import ACTING, CHOOSE, DRAW, KEEP, KEEPING, NOTHING, ROLL, SETUP

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
    board = before[:]
    twin.now = board
    twin.before = before
    twin.due = NOTHING
    twin.drawer = NOBODY
    twin.waiting = low_bits(state.players)
    for seat in range(state.players):
        give_task(board, seat, task, 0)
    if viewer >= 0:
        keep_own(state, board, viewer)
        if is_ready(state, viewer):
            twin.waiting &= ~bit(viewer)
    return twin


def keep_own(state: MoonState, board: vec[i64], seat: i64) -> None:
    """Give a viewer back what it has: nobody else can have drawn what it has seen."""
    copy_seat(board, state.now, seat)
    drop_cards(board, DECK, seen_by(seat))
    drop_cards(board, PILE, seen_by(seat))
    lay_gone(state, board, seat)


def lay_gone(state: MoonState, board: vec[i64], seat: i64) -> None:
    """Find what the viewer has discarded in this step: it held or drew it, and has it no more."""
    clear_cards(board, GONE)
    add_cards(board, GONE, seen_by(seat))
    for card in list_clients(state.before, seat):
        add_card(board, GONE, card)
    for card in list_clients(board, seat):
        drop_card(board, GONE, card)
    drop_cards(board, GONE, offer_of(seat))
    drop_cards(board, GONE, validated_by(seat))


# MS-S3


def redeal_offers(state: MoonState, viewer: i64, rng: Rng) -> MoonState:
    """Draw anew what the others were offered, and what those who are ready keep of it."""
    before = state.before[:]
    for half in range(i64(HALVES)):
        before[DECK + half] = low_bits(HALF)
    if viewer >= 0:
        drop_cards(before, DECK, offer_of(viewer))
    for seat in range(state.players):
        if seat != viewer:
            redeal_offer(before, seat, rng)
    twin = step_start(state, viewer, before, KEEP)
    forget_draws(twin, SETUP)
    for seat in range(state.players):
        if seat != viewer and is_ready(state, seat):
            rules.play(twin, seat, legal.pick(twin, seat, rng))
    return twin


def redeal_offer(board: vec[i64], seat: i64, rng: Rng) -> None:
    """Offer a seat as many other cards of the deck."""
    offered = count_cards(board, offer_of(seat))
    clear_cards(board, offer_of(seat))
    for _card in range(offered):
        card = nth_card(board, DECK, rng.below(count_cards(board, DECK)))
        drop_card(board, DECK, card)
        add_card(board, offer_of(seat), card)
    clear_cards(board, seen_by(seat))
    add_cards(board, seen_by(seat), offer_of(seat))


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
    seen = seen_by(viewer)
    low = state.now[seen] & state.before[PILE]
    return (low | (state.now[seen + 1] & state.before[PILE + 1])) != 0


def has_found_nothing(state: MoonState, viewer: i64) -> bool:
    """Tell whether the viewer has found deck and pile empty."""
    return viewer >= 0 and has_drawn_short(state.now, viewer)


def left_over(state: MoonState, twin: MoonState, viewer: i64) -> i64:
    """MS-A7: count the cards that the others must have drawn before the viewer, but have not."""
    board = twin.now
    if has_found_nothing(state, viewer):
        return count_cards(board, DECK) + count_cards(board, PILE)
    left: i64 = 0
    if has_seen_pile(state, viewer):
        for half in range(i64(HALVES)):
            here = board[DECK + half] | board[PILE + half]
            left += count_bits(here & state.before[DECK + half])
    return left


def replay_step(state: MoonState, viewer: i64, rng: Rng) -> MoonState:
    """Play the step so far again: the ready finish it, the busy are at its start."""
    twin = step_start(state, viewer, state.before, CHOOSE)
    knows = has_seen_pile(state, viewer) or has_found_nothing(state, viewer)
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
            rules.play(twin, seat, legal.pick(twin, seat, rng))
