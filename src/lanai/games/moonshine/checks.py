"""What always holds in Moonshine, asserted from scratch: nothing here trusts a running total."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.contract import NOBODY
from lanai.games.moonshine.board import (
    DECK,
    DUTY,
    FIRST_CLIENT,
    GONE,
    PILE,
    PLACES,
    SPAN,
    bar_of,
    capacity_of,
    copy_seat,
    count_clients,
    count_moons,
    free_places,
    list_clients,
    moons_on,
    offer_of,
    power_of,
    seen_by,
    validated_by,
)
from lanai.games.moonshine.card_sets import list_cards
from lanai.games.moonshine.cards import BLUE_DIE, CLIENTS, COLOURS, DICE, FACES
from lanai.games.moonshine.duties import action_of, owed_by, task_of, validating
from lanai.games.moonshine.legal import legal
from lanai.games.moonshine.phases import (
    ACTING,
    AWAIT_DRAW,
    AWAIT_REFILL,
    CHOOSE,
    DICE_MOONS,
    DRAW,
    FIRST_MOONS,
    IDLE,
    INSTANTS,
    KEEP,
    KEEPING,
    LOSE,
    LOSING,
    NO_ACTION,
    NOTHING,
    OVER,
    PAY,
    PICK,
    PLACE,
    REPLACE,
    REROLL_DICE,
    ROLL,
    ROLLING,
    SETTING_UP,
    SETUP,
)
from lanai.games.moonshine.resources import face_of
from lanai.games.moonshine.scoring import count_points, target
from lanai.games.moonshine.tally import in_colour, points_of, printed_in, strikes_of, tally_of

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
    bars = [int(bar_of(state.now, seat)) for seat in range(state.players)]
    assert len(set(bars)) == state.players, "MS-S1: a different bar each"
    assert all(bar // COLOURS == state.regulars for bar in bars)
    for seat in range(state.players):
        check_seat(state, seat)
        check_duty(state, seat)
    top = max(state.scores())
    assert (top >= target(state)) == (state.step == OVER) or state.step in (ACTING, LOSING)
    assert (state.waiting == 0) == (state.step == OVER or state.due in (SETUP, ROLL))


def check_cards(state: MoonState) -> None:
    """Every one of the 70 clients is in exactly one place (MS-C3), and was before a hidden step."""
    board = state.now
    check_places(board, state.players)
    if state.hides():
        check_places(state.before, state.players)
    for seat in range(state.players):
        seen = list_cards(board, seen_by(seat))
        assert set(list_cards(board, offer_of(seat))) <= set(seen)
        assert not seen or state.step in (KEEPING, DICE_MOONS, ACTING)
    if state.step not in (KEEPING, DICE_MOONS, ACTING):
        assert not list_cards(board, GONE), "MS-A7: discards join the pile when the step ends"


def check_places(board: vec[i64], players: i64) -> None:
    """Assert that no client is missing on a board, or lies there twice."""
    cards = list_cards(board, DECK) + list_cards(board, PILE) + list_cards(board, GONE)
    for seat in range(players):
        cards += list_clients(board, seat)
        cards += list_cards(board, validated_by(seat)) + list_cards(board, offer_of(seat))
    assert sorted(cards) == list(range(CLIENTS)), "70 clients, each in one place"


def check_chance(state: MoonState) -> None:
    """Cards are due to exactly one seat, or to none."""
    tasks = [int(task_of(state.now, seat)) for seat in range(state.players)]
    awaiting = [seat for seat, task in enumerate(tasks) if task in (AWAIT_REFILL, AWAIT_DRAW)]
    assert awaiting == ([int(state.drawer)] if state.due == DRAW else [])
    assert (state.drawer == NOBODY) == (state.due != DRAW)
    assert (state.due == ROLL) <= (state.step == ROLLING)
    assert state.due in (NOTHING, ROLL, DRAW)


def check_dice(state: MoonState) -> None:
    """MS-D1: after the set-up three white dice lie there, and faces that their dice have."""
    shown = [int(face_of(state.dice, die)) for die in range(len(DICE))]
    for die, face in enumerate(shown):
        assert not face or FACES[face] in state.cards.die_faces[die]
    rolled = state.round > 0 and not (state.step == ROLLING and state.due == ROLL)
    assert all(shown[:BLUE_DIE]) or not rolled
    assert (state.round == 0) == (state.step < ROLLING and not any(shown))


def check_seat(state: MoonState, seat: i64) -> None:
    """Moons fit their places, and all running totals are what the cards add up to."""
    board, cards = state.now, state.cards
    bar = bar_of(board, seat)
    power = cards.bar_power[bar]
    moons: i64 = 0
    clients = list_clients(board, seat)
    assert clients == sorted(set(clients)) and len(clients) == count_clients(board, seat)
    for place in range(PLACES):
        card = clients[place - FIRST_CLIENT] if 0 <= place - FIRST_CLIENT < len(clients) else -1
        capacity: i64 = 0
        unit: i64 = 0
        if place < FIRST_CLIENT:
            capacity, unit = cards.bar_capacities[2 * bar + place], cards.bar_spots[2 * bar + place]
        elif card >= 0:
            capacity, unit = cards.capacities[card], cards.spots[card]
        here = moons_on(board, seat, place)
        assert capacity_of(board, seat, place) == capacity and here <= capacity, "MS-M1"
        moons += here
        if capacity and here == capacity:
            power += unit
    assert moons == count_moons(board, seat)
    validated = list_cards(board, validated_by(seat))
    for card in validated:
        power += cards.bonuses[card]
    assert power == power_of(board, seat), "MS-M2"
    tally = tally_of(board, seat)
    assert printed_in(tally) == sum(int(cards.points[card]) for card in validated)
    for colour in range(COLOURS):
        own = [card for card in validated if cards.client_colours[card] == colour]
        assert in_colour(tally, colour) == len(own)
    assert points_of(board, seat) == count_points(cards, board, seat)


def check_duty(state: MoonState, seat: i64) -> None:
    """A seat owes what its step asks for, can do it, and the step waits for it."""
    board = state.now
    task, owed = task_of(board, seat), int(owed_by(board, seat))
    assert ((state.waiting >> seat) & 1 != 0) == (task != IDLE)
    assert task == IDLE or int(task) in TASKS_OF_STEP[int(state.step)]
    assert (owed > 0) == (task in (PLACE, PAY, LOSE))
    assert (len(list_cards(board, offer_of(seat))) > 0) <= (task in (PICK, REPLACE, KEEP))
    if task == PLACE:
        assert free_places(board, seat)
    if task in (PAY, LOSE):
        assert owed <= count_moons(board, seat)
    if task == PAY:
        assert validating(board, seat) in list_clients(board, seat)
    if task != IDLE and state.due == NOTHING:
        assert legal(state, seat)
    if state.step == ACTING:
        assert (task == CHOOSE) == (action_of(board, seat) == NO_ACTION)
        if task == CHOOSE:
            assert stands_as_before(state, seat)
    elif state.step != DICE_MOONS:
        in_setup = state.step == INSTANTS
        assert in_setup or not strikes_of(board, seat)


def stands_as_before(state: MoonState, seat: i64) -> bool:
    """Tell whether nothing of a seat but its duty has changed since the hidden step began."""
    board = state.before[:]
    copy_seat(board, state.now, seat)
    board[DUTY + SPAN * seat] = state.before[DUTY + SPAN * seat]
    return list(board) == list(state.before)
