"""What always holds in Moonshine, asserted from scratch: nothing here trusts a running total."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.games.moonshine.board import (
    ACTING,
    ACTION_AT,
    AWAIT_DRAW,
    AWAIT_REFILL,
    BAR,
    CHOOSE,
    DECK,
    DICE_MOONS,
    DRAW,
    DUTY,
    FIRST_CLIENT,
    FIRST_MOONS,
    GONE,
    IDLE,
    INSTANTS,
    KEEP,
    KEEPING,
    LOSE,
    LOSING,
    NOTHING,
    OFFER,
    OVER,
    PAY,
    PICK,
    PILE,
    PLACE,
    PLACES,
    POWER,
    REPLACE,
    REROLL_DICE,
    ROLL,
    ROLLING,
    SEEN,
    SETTING_UP,
    SETUP,
    STRIKES_AT,
    STRIKES_MASK,
    TALLY,
    VALIDATED,
    WORDS,
    count_clients,
    count_moons,
    duty_client,
    free_places,
    list_cards,
    list_clients,
    moons_on,
    owed_by,
    room_of,
    task_of,
    words_of,
)
from lanai.games.moonshine.cards import BLUE_DIE, CLIENTS, COLOURS, DICE, FACES
from lanai.games.moonshine.choices import legal
from lanai.games.moonshine.resources import face_of
from lanai.games.moonshine.scoring import count_colour, count_points, points_of, printed_points
from lanai.games.moonshine.steps import target

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

TASKS_OF_STEP: Final = {
    KEEPING: {KEEP},
    FIRST_MOONS: {PLACE},
    INSTANTS: {PLACE},
    LOSING: {LOSE},
    ROLLING: {REROLL_DICE},
    DICE_MOONS: {PLACE, PICK, AWAIT_REFILL},
    ACTING: {CHOOSE, PLACE, PAY, PICK, REPLACE, AWAIT_REFILL, AWAIT_DRAW},
}


def check(state: MoonState) -> None:
    """Raise AssertionError if an invariant of the game is broken."""
    if state.step == SETTING_UP:
        assert state.due == SETUP and state.waiting == 0
        return
    check_cards(state)
    check_chance(state)
    check_dice(state)
    bars = [int(state.now[words_of(seat) + BAR]) for seat in range(state.players)]
    assert len(set(bars)) == state.players, "MS-S1: a different bar each"
    assert all(bar // COLOURS == state.regulars for bar in bars)
    for seat in range(state.players):
        check_seat(state, seat)
        check_duty(state, seat)
    top = max(state.scores())
    assert (top >= target(state)) == (state.step == OVER) or state.step in (ACTING, LOSING)
    assert (state.waiting == 0) == (state.step == OVER or state.due in (SETUP, ROLL))


def check_cards(state: MoonState) -> None:
    """Every one of the 70 clients is in exactly one place (MS-C3)."""
    words = state.now
    cards = list_cards(words, DECK) + list_cards(words, PILE) + list_cards(words, GONE)
    for seat in range(state.players):
        at = words_of(seat)
        cards += list_clients(words, at)
        cards += list_cards(words, at + VALIDATED) + list_cards(words, at + OFFER)
        seen = list_cards(words, at + SEEN)
        assert set(list_cards(words, at + OFFER)) <= set(seen)
        assert not seen or state.step in (KEEPING, DICE_MOONS, ACTING)
    assert sorted(cards) == list(range(CLIENTS)), "70 clients, each in one place"
    if state.step not in (KEEPING, DICE_MOONS, ACTING):
        assert not list_cards(words, GONE), "MS-A7: discards join the pile when the step ends"


def check_chance(state: MoonState) -> None:
    """Cards are due to exactly one seat, or to none."""
    tasks = [int(task_of(state.now, words_of(seat))) for seat in range(state.players)]
    awaiting = [seat for seat, task in enumerate(tasks) if task in (AWAIT_REFILL, AWAIT_DRAW)]
    assert awaiting == ([int(state.drawer)] if state.due == DRAW else [])
    assert (state.drawer >= 0) == (state.due == DRAW)
    assert (state.due == ROLL) <= (state.step == ROLLING)
    assert state.due in (NOTHING, ROLL, DRAW)


def check_dice(state: MoonState) -> None:
    """MS-D1: after the set-up three white dice lie there, and faces that their dice have."""
    shown = [int(face_of(state.dice, die)) for die in range(len(DICE))]
    for die, face in enumerate(shown):
        assert not face or FACES[face] in state.table.die_faces[die]
    rolled = state.round > 0 and not (state.step == ROLLING and state.due == ROLL)
    assert all(shown[:BLUE_DIE]) or not rolled
    assert (state.round == 0) == (state.step < ROLLING and not any(shown))


def check_seat(state: MoonState, seat: i64) -> None:
    """Moons fit their places, and all running totals are what the cards add up to."""
    words, at, cards = state.now, words_of(seat), state.table
    bar = words[at + BAR]
    power = cards.bar_power[bar]
    moons: i64 = 0
    clients = list_clients(words, at)
    assert clients == sorted(set(clients)) and len(clients) == count_clients(words, at)
    for place in range(PLACES):
        card = clients[place - FIRST_CLIENT] if 0 <= place - FIRST_CLIENT < len(clients) else -1
        room: i64 = 0
        unit: i64 = 0
        if place < FIRST_CLIENT:
            room, unit = cards.bar_rooms[2 * bar + place], cards.bar_spots[2 * bar + place]
        elif card >= 0:
            room, unit = cards.rooms[card], cards.spots[card]
        here = moons_on(words, at, place)
        assert room_of(words, at, place) == room and here <= room, "MS-M1"
        moons += here
        if room and here == room:
            power += unit
    assert moons == count_moons(words, at)
    validated = list_cards(words, at + VALIDATED)
    for card in validated:
        power += cards.bonuses[card]
    assert power == words[at + POWER], "MS-M2"
    assert printed_points(words, at) == sum(int(cards.points[card]) for card in validated)
    for colour in range(COLOURS):
        own = [card for card in validated if cards.client_colours[card] == colour]
        assert count_colour(words, at, colour) == len(own)
    assert points_of(words, at) == count_points(cards, words, at)


def check_duty(state: MoonState, seat: i64) -> None:
    """A seat owes what its step asks for, can do it, and the step waits for it."""
    words, at = state.now, words_of(seat)
    task, owed = task_of(words, at), int(owed_by(words, at))
    assert ((state.waiting >> seat) & 1 != 0) == (task != IDLE)
    assert task == IDLE or int(task) in TASKS_OF_STEP[int(state.step)]
    assert (owed > 0) == (task in (PLACE, PAY, LOSE))
    assert (len(list_cards(words, at + OFFER)) > 0) <= (task in (PICK, REPLACE, KEEP))
    if task == PLACE:
        assert free_places(words, at)
    if task in (PAY, LOSE):
        assert owed <= count_moons(words, at)
    if task == PAY:
        assert duty_client(words, at) in list_clients(words, at)
    if task != IDLE and state.due == NOTHING:
        assert legal(state, seat)
    if state.step == ACTING:
        assert (task == CHOOSE) == (words[at + DUTY] >> ACTION_AT == 0)
        if task == CHOOSE:
            for word in range(WORDS):
                assert word == DUTY or words[at + word] == state.before[at + word]
    elif state.step != DICE_MOONS:
        in_setup = state.step == INSTANTS
        assert in_setup or not (words[at + TALLY] >> STRIKES_AT) & STRIKES_MASK
