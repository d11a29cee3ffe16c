"""The steps of Moonshine: how the game goes from one to the next, in the rulebook's order.

In a step in which several seats act, each goes its own way: what it owes is its duty, and the step
ends when nobody owes anything. `rules.py` has the moves that seats make in the steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.bits import bit, low_bits
from lanai.core.contract import NOBODY
from lanai.games.moonshine import events
from lanai.games.moonshine.board import (
    DECK,
    GONE,
    PILE,
    client_at,
    count_clients,
    count_moons,
    free_places,
    power_of,
)
from lanai.games.moonshine.card_sets import move_cards
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
from lanai.games.moonshine.duties import (
    clear_duty,
    end_duties,
    end_task,
    give_all,
    give_task,
    next_task,
    note_short,
    owe,
    owed_by,
    set_task,
    task_of,
)
from lanai.games.moonshine.phases import (
    ACTING,
    AWAIT_DRAW,
    AWAIT_REFILL,
    CHOOSE,
    DICE_MOONS,
    DRAW,
    FIRST_MOONS,
    INSTANTS,
    KEEP,
    KEEPING,
    LOSE,
    LOSING,
    NOTHING,
    OVER,
    PICK,
    PLACE,
    REPLACE,
    REROLL_DICE,
    ROLL,
    ROLLING,
)
from lanai.games.moonshine.resources import dice_for, face_of
from lanai.games.moonshine.scoring import target
from lanai.games.moonshine.tally import (
    add_strike,
    all_strikes,
    clear_strikes,
    most_points,
    strikes_of,
)

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


# Set-up (what is drawn is in chance.py)


def set_on(state: MoonState, seat: i64, task: i64, owed: i64) -> None:
    """Give a seat something to do: the step waits for it."""
    give_task(state.now, seat, task, owed)
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
    end_duties(state.now, state.players)
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
    board = state.now
    for seat in range(state.players):
        clear_duty(board, seat)
        for rank in range(count_clients(board, seat)):
            strike_bolt(state, seat, client_at(board, seat, rank))
        if owed_by(board, seat):
            set_task(board, seat, PLACE)  # one moon cannot have filled both spots of the bar
            state.waiting |= bit(seat)
    if state.waiting == 0:
        begin_losses(state)


# Moons


def go_on(state: MoonState, seat: i64) -> None:
    """Let a seat place what it has gained, then refill (MS-A2), then be done with the step.

    MS-A6: with more clients than slots nothing happens.
    """
    board = state.now
    owed = owed_by(board, seat)
    if owed:
        if free_places(board, seat):
            set_task(board, seat, PLACE)
            return
        end_task(board, seat)
        if state.journal is not None:
            events.tell_no_room(state, seat, owed)
    slots = count_of(power_of(board, seat), SLOT)
    if state.step >= DICE_MOONS and count_clients(board, seat) < slots:
        ask_for_cards(state, seat, AWAIT_REFILL)
    else:
        finish(state, seat)


def finish(state: MoonState, seat: i64) -> None:
    """A seat is done with this step; when all are, the step ends."""
    end_task(state.now, seat)
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
    power = power_of(state.now, state.active)
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
    board = state.now
    moons: i64 = 0
    if face_of(state.dice, BLUE_DIE) == MOON_FACE:
        moons |= bit(BLUE_DIE)
    if face_of(state.dice, ORANGE_DIE) == MOON_FACE:
        moons |= bit(ORANGE_DIE)
    if moons:
        for seat in range(state.players):
            dice = dice_for(power_of(board, seat)) & moons
            if dice:
                gained: i64 = 2 if dice & (dice - 1) else 1
                if state.journal is not None:
                    events.tell_dice_moons(state, seat, gained)
                if free_places(board, seat):
                    set_on(state, seat, PLACE, gained)
                elif state.journal is not None:
                    events.tell_no_room(state, seat, gained)
    if state.waiting == 0:
        begin_action(state)


def end_dice_moons(state: MoonState) -> None:
    """MS-A7: what was discarded in this step joins the pile at its end."""
    move_cards(state.now, GONE, PILE)
    end_duties(state.now, state.players)
    begin_action(state)


# 3 action


def begin_action(state: MoonState) -> None:
    """MS-A0: everybody at the same time; what is shown of the others is how it was before."""
    board = state.now
    state.step = ACTING
    state.before = board[:]
    give_all(board, state.players, CHOOSE)
    state.waiting = low_bits(state.players)


def ask_for_cards(state: MoonState, seat: i64, task: i64) -> None:
    """MS-A0: cards are drawn in the order in which players ask; nobody moves until they are."""
    next_task(state.now, seat, task)
    state.due = DRAW
    state.drawer = seat


def eyes_of(state: MoonState, seat: i64) -> i64:
    """MS-A2, MS-A4: how many cards a seat draws."""
    return count_of(power_of(state.now, seat), EYE)


def receive_cards(state: MoonState) -> None:
    """MS-A2, MS-A4, MS-A7: the seat chooses from what it has drawn, perhaps nothing."""
    board = state.now
    seat = state.drawer
    state.due = NOTHING
    state.drawer = NOBODY
    if state.journal is not None:
        events.tell_drew(state, seat)
    if state.drawn_count < eyes_of(state, seat):
        note_short(board, seat)
    if task_of(board, seat) == AWAIT_DRAW:
        set_task(board, seat, REPLACE)
    elif state.drawn_count == 0:
        finish(state, seat)
    else:
        set_task(board, seat, PICK)


def strike_bolt(state: MoonState, seat: i64, card: i64) -> None:
    """MS-A5: an instant acts when its card is chosen: 2 moons, or 1 and a loss for the others."""
    bolt = state.cards.bolts[card]
    board = state.now
    if bolt == BOLT_PLUS_2:
        owe(board, seat, 2)
    elif bolt == BOLT_MINUS_1:
        owe(board, seat, 1)
        add_strike(board, seat)
    if bolt and state.journal is not None:
        events.tell_instant(state, seat, card)


def end_action(state: MoonState) -> None:
    """MS-A0: what all have done is shown; MS-A7: what they have discarded joins the pile."""
    if state.journal is not None:
        events.reveal_actions(state)
    move_cards(state.now, GONE, PILE)
    end_duties(state.now, state.players)
    begin_losses(state)


def begin_losses(state: MoonState) -> None:
    """MS-A5: one loss for each bolt-1 that others took; who has no moon loses nothing."""
    state.step = LOSING
    board = state.now
    strikes = all_strikes(board, state.players)
    if strikes:
        for seat in range(state.players):
            losses: i64 = min(strikes - strikes_of(board, seat), count_moons(board, seat))
            clear_strikes(board, seat)
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
    if most_points(state.now, state.players) >= target(state):
        state.step = OVER
        if state.journal is not None:
            events.tell_over(state)
        return
    if state.journal is not None:
        state.pause()
    state.active += 1
    if state.active == state.players:
        state.active = 0
    begin_round(state)
