"""What the numbers of chance mean, in words: for programs that meet chance number by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanai.core.scripted import ScriptedRng
from lanai.games.moonshine.board import DECK, PILE, bar_of
from lanai.games.moonshine.card_sets import count_cards, drop_card, nth_card
from lanai.games.moonshine.cards import COLOURS, DICE, FACES
from lanai.games.moonshine.chance import drawn_cards, new_pool, offered_to
from lanai.games.moonshine.phases import ROLL, SETUP
from lanai.games.moonshine.resources import face_of

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


def word(state: MoonState, numbers: list[int]) -> str:
    """Say what the last of the numbers means that have been drawn; `chance.py` has their order."""
    after = state.copy()
    after.draw(ScriptedRng(numbers))
    if state.due == SETUP:
        return setup_word(state, after, numbers)
    if state.due == ROLL:
        dice = [die for die in range(len(DICE)) if (state.rolling >> die) & 1]
        die = dice[len(numbers) - 1]
        return f"{DICE[die]}: {FACES[face_of(after.dice, die)]}"
    card = drawn_cards(after)[place_of_draw(state, len(numbers))]
    return f"seat {state.drawer} draws: {state.cards.names[card]}"


def setup_word(state: MoonState, after: MoonState, numbers: list[int]) -> str:
    """Say who is first, which bar a seat has, or which client it gets."""
    if len(numbers) == 1:
        return f"first: seat {after.first}"
    bars = min(int(state.players), COLOURS - 1)  # the last of all bars is not drawn
    if len(numbers) <= 1 + bars:
        seat = len(numbers) - 2
        return f"seat {seat} bar: {state.cards.bars[bar_of(after.now, seat)].name}"
    dealt = numbers[1 + bars :]
    seat, left = 0, len(dealt)
    while left > offered_to(state, seat, after.first):
        left -= int(offered_to(state, seat, after.first))
        seat += 1
    return f"seat {seat} client: {state.cards.names[last_client(state, dealt)]}"


def last_client(state: MoonState, dealt: list[int]) -> int:
    """Find the client that the last number deals, after those before it."""
    pool = new_pool(state)
    for number in dealt[:-1]:
        drop_card(pool, 0, nth_card(pool, 0, number))
    return int(nth_card(pool, 0, dealt[-1]))


def place_of_draw(state: MoonState, numbers: int) -> int:
    """Count the cards drawn before the one of the last number: the only one left needs none."""
    left = int(count_cards(state.now, DECK))
    place = 0
    while True:
        if left == 0:
            left = int(count_cards(state.now, PILE))
        if left > 1:
            numbers -= 1
        if numbers == 0:
            return place
        left -= 1
        place += 1
