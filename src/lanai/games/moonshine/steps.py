"""The steps of Moonshine: how the game goes from one to the next, in the rulebook's order.

In a step in which several seats act, each goes its own way: what it owes is its duty, and the step
ends when nobody owes anything. `rules.py` has the moves that seats make in the steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import bit, low_bits
from lanai.core.contract import NOBODY
from lanai.games.moonshine import events
from lanai.games.moonshine.board import (
    ACTING,
    AWAIT_DRAW,
    AWAIT_REFILL,
    CHOOSE,
    DECK,
    DICE_MOONS,
    DRAW,
    DUTY,
    FIRST_MOONS,
    GONE,
    IDLE,
    INSTANTS,
    KEEP,
    KEEPING,
    KEPT_DUTY,
    LOSE,
    LOSING,
    NOTHING,
    OVER,
    OWED_AT,
    OWED_ONE,
    PICK,
    PILE,
    PLACE,
    POWER,
    REPLACE,
    REROLL_DICE,
    ROLL,
    ROLLING,
    SEEN,
    SHORT,
    STRIKE_ONE,
    STRIKES_AT,
    STRIKES_MASK,
    TALLY,
    TASK_MASK,
    VALIDATED,
    client_at,
    count_cards,
    count_clients,
    count_moons,
    free_places,
    move_cards,
    owed_by,
    task_of,
    words_of,
)
from lanai.games.moonshine.cards import (
    BLUE_DIE,
    BOLT_MINUS_1,
    BOLT_PLUS_2,
    EYE,
    MOON_FACE,
    ORANGE_DIE,
    REROLL,
    SLOT,
    count_of,
)
from lanai.games.moonshine.resources import dice_for, face_of
from lanai.games.moonshine.scoring import points_of

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


TARGET: Final = 12
REGULARS_TARGET: Final = 15


# Set-up (what is drawn is in chance.py)


def set_on(state: MoonState, seat: i64, task: i64, owed: i64) -> None:
    """Give a seat something to do: the step waits for it."""
    words, at = state.now, words_of(seat)
    words[at + DUTY] = task | (owed << OWED_AT)
    state.waiting |= bit(seat)


def begin_game(state: MoonState) -> None:
    """Start with what has been dealt: with the choice of MS-S3, or with the moon of MS-S2."""
    state.due = NOTHING
    state.active = state.first
    if state.journal is not None:
        events.tell_setup(state)
    if state.regulars:
        state.step = KEEPING
        state.before = state.now[:]
        for seat in range(state.players):
            set_on(state, seat, KEEP, 0)
    else:
        begin_first_moons(state)


def end_keeping(state: MoonState) -> None:
    """MS-S3: all kept clients are shown; the rest goes back into the deck."""
    move_cards(state.now, GONE, DECK)
    forget_seen(state)
    if state.journal is not None:
        events.reveal_kept(state)
    begin_first_moons(state)


def begin_first_moons(state: MoonState) -> None:
    """MS-S2: each player takes one moon and places it."""
    state.step = FIRST_MOONS
    for seat in range(state.players):
        set_on(state, seat, PLACE, 1)


def begin_instants(state: MoonState) -> None:
    """MS-S3: then the instants of kept cards, first all gains."""
    state.step = INSTANTS
    words = state.now
    for seat in range(state.players):
        at = words_of(seat)
        words[at + DUTY] = IDLE
        for rank in range(count_clients(words, at)):
            strike_bolt(state, seat, client_at(words, at, rank))
        if owed_by(words, at):
            words[at + DUTY] |= PLACE  # one moon cannot have filled both spots of the bar
            state.waiting |= bit(seat)
    if state.waiting == 0:
        begin_losses(state)


# Moons


def go_on(state: MoonState, seat: i64) -> None:
    """Let a seat place what it has gained, then refill (MS-A2), then be done with the step.

    MS-A6: with more clients than slots nothing happens.
    """
    words, at = state.now, words_of(seat)
    owed = owed_by(words, at)
    if owed:
        if free_places(words, at):
            words[at + DUTY] = (words[at + DUTY] & ~TASK_MASK) | PLACE
            return
        words[at + DUTY] &= KEPT_DUTY
        if state.journal is not None:
            events.tell_no_room(state, seat, owed)
    if state.step >= DICE_MOONS and count_clients(words, at) < count_of(words[at + POWER], SLOT):
        ask_for_cards(state, seat, AWAIT_REFILL)
    else:
        finish(state, seat)


def finish(state: MoonState, seat: i64) -> None:
    """A seat is done with this step; when all are, the step ends."""
    words, at = state.now, words_of(seat)
    words[at + DUTY] &= KEPT_DUTY
    state.waiting &= ~bit(seat)
    if state.journal is not None:
        events.tell_ready(state, seat)
    if state.waiting == 0:
        end_step(state)


def end_step(state: MoonState) -> None:
    """All seats are done: go to the next step."""
    step = state.step
    if step == ACTING:
        end_action(state)
    elif step == DICE_MOONS:
        end_dice_moons(state)
    elif step == LOSING:
        end_losses(state)
    elif step == FIRST_MOONS and state.regulars:
        begin_instants(state)
    elif step == KEEPING:
        end_keeping(state)
    elif step == INSTANTS:
        begin_losses(state)
    else:
        begin_round(state)


# A round: 1 dice


def begin_round(state: MoonState) -> None:
    """MS-D1: the active player rolls the white dice and the coloured ones they have access to."""
    power = state.now[words_of(state.active) + POWER]
    state.step = ROLLING
    state.round += 1
    state.dice = 0
    state.rolling = dice_for(power)
    state.rerolls = count_of(power, REROLL)
    state.due = ROLL


def end_roll(state: MoonState) -> None:
    """MS-D2: then they may reroll, up to once per reroll icon."""
    state.due = NOTHING
    if state.journal is not None:
        events.tell_rolled(state)
    if state.rerolls:
        set_on(state, state.active, REROLL_DICE, 0)
    else:
        begin_dice_moons(state)


# 2 moons of the dice


def begin_dice_moons(state: MoonState) -> None:
    """MS-L1: a coloured die that shows a moon gives one to every player with access to it.

    Access is taken at the start of this step; whoever has no free place gets nothing (MS-M1).
    """
    state.step = DICE_MOONS
    words = state.now
    moons: i64 = 0
    if face_of(state.dice, BLUE_DIE) == MOON_FACE:
        moons |= bit(BLUE_DIE)
    if face_of(state.dice, ORANGE_DIE) == MOON_FACE:
        moons |= bit(ORANGE_DIE)
    if moons:
        for seat in range(state.players):
            at = words_of(seat)
            dice = dice_for(words[at + POWER]) & moons
            if dice:
                gained: i64 = 2 if dice & (dice - 1) else 1
                if state.journal is not None:
                    events.tell_dice_moons(state, seat, gained)
                if free_places(words, at):
                    set_on(state, seat, PLACE, gained)
                elif state.journal is not None:
                    events.tell_no_room(state, seat, gained)
    if state.waiting == 0:
        begin_action(state)


def end_dice_moons(state: MoonState) -> None:
    """MS-A7: what was discarded in this step joins the pile at its end."""
    move_cards(state.now, GONE, PILE)
    forget_seen(state)
    begin_action(state)


# 3 action


def begin_action(state: MoonState) -> None:
    """MS-A0: everybody at the same time; what is shown of the others is how it was before."""
    words = state.now
    state.step = ACTING
    state.before = words[:]
    for seat in range(state.players):
        words[words_of(seat) + DUTY] = CHOOSE
    state.waiting = low_bits(state.players)


def ask_for_cards(state: MoonState, seat: i64, task: i64) -> None:
    """MS-A0: cards are drawn in the order in which players ask; nobody moves until they are."""
    words, at = state.now, words_of(seat)
    words[at + DUTY] = (words[at + DUTY] & KEPT_DUTY) | task
    state.due = DRAW
    state.drawer = seat


def eyes_of(state: MoonState, seat: i64) -> i64:
    """MS-A2, MS-A4: how many cards a seat draws."""
    return count_of(state.now[words_of(seat) + POWER], EYE)


def receive_cards(state: MoonState) -> None:
    """MS-A2, MS-A4, MS-A7: the seat chooses from what it has drawn, perhaps nothing."""
    words = state.now
    seat = state.drawer
    at = words_of(seat)
    state.due = NOTHING
    state.drawer = NOBODY
    if state.journal is not None:
        events.tell_drew(state, seat)
    if state.drawn_count < eyes_of(state, seat):
        words[at + DUTY] |= SHORT
    if task_of(words, at) == AWAIT_DRAW:
        words[at + DUTY] += REPLACE - AWAIT_DRAW
    elif state.drawn_count == 0:
        finish(state, seat)
    else:
        words[at + DUTY] += PICK - AWAIT_REFILL


def strike_bolt(state: MoonState, seat: i64, card: i64) -> None:
    """MS-A5: an instant acts when its card is chosen: 2 moons, or 1 and a loss for the others."""
    bolt = state.table.bolts[card]
    words, at = state.now, words_of(seat)
    if bolt == BOLT_PLUS_2:
        words[at + DUTY] += 2 * OWED_ONE
    elif bolt == BOLT_MINUS_1:
        words[at + DUTY] += OWED_ONE
        words[at + TALLY] += STRIKE_ONE
    if bolt and state.journal is not None:
        events.tell_instant(state, seat, card)


def end_action(state: MoonState) -> None:
    """MS-A0: what all have done is shown; MS-A7: what they have discarded joins the pile."""
    if state.journal is not None:
        events.reveal_actions(state)
    move_cards(state.now, GONE, PILE)
    forget_seen(state)
    begin_losses(state)


def forget_seen(state: MoonState) -> None:
    """Nothing that was drawn is hidden any more."""
    words = state.now
    for seat in range(state.players):
        at = words_of(seat)
        words[at + SEEN] = 0
        words[at + SEEN + 1] = 0
        words[at + DUTY] = IDLE


def begin_losses(state: MoonState) -> None:
    """MS-A5: one loss for each bolt-1 that others took; who has no moon loses nothing."""
    state.step = LOSING
    words = state.now
    strikes: i64 = 0
    for seat in range(state.players):
        strikes += (words[words_of(seat) + TALLY] >> STRIKES_AT) & STRIKES_MASK
    if strikes:
        for seat in range(state.players):
            at = words_of(seat)
            own = (words[at + TALLY] >> STRIKES_AT) & STRIKES_MASK
            words[at + TALLY] -= own << STRIKES_AT
            moons = count_moons(words, at)
            losses: i64 = strikes - own
            losses = min(losses, moons)
            if losses:
                set_on(state, seat, LOSE, losses)
    if state.waiting == 0:
        end_losses(state)


# 4 end of the round


def end_losses(state: MoonState) -> None:
    """MS-E1: if someone has reached the target the game ends; MS-E2: else the next is active."""
    if state.round == 0:
        begin_round(state)
        return
    for seat in range(state.players):
        if points_of(state.now, words_of(seat)) >= target(state):
            state.step = OVER
    if state.step == OVER:
        if state.journal is not None:
            events.tell_over(state)
        return
    state.active += 1
    if state.active == state.players:
        state.active = 0
    begin_round(state)


def target(state: MoonState) -> i64:
    """The points that end the game: 12, or 15 in the Regulars variant."""
    return REGULARS_TARGET if state.regulars else TARGET


def winners(state: MoonState) -> list[int]:
    """MS-E1: most points, then most moons, then most validated clients, then shared."""
    if state.step != OVER:
        return []
    ranks = [standing(state, seat) for seat in range(int(state.players))]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def standing(state: MoonState, seat: i64) -> tuple[int, int, int]:
    """MS-E1: what decides the game, the most important first."""
    words, at = state.now, words_of(seat)
    points, moons = points_of(words, at), count_moons(words, at)
    return int(points), int(moons), int(count_cards(words, at + VALIDATED))
