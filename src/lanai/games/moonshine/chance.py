"""What Moonshine leaves to chance: the set-up, the dice, and the cards that are drawn.

The deck has no fixed order: only what lies in it is known, and a card is drawn from that set when
it is needed. The numbers of an event are drawn in this order, one `below` each:

- set-up: the first player; for each seat a bar, from those left in the table's order; then for each
  seat its clients one by one, from those left in rising order (the ten starters, or in the Regulars
  variant all 70). The line lists them in rising order.
- roll: for each die that is rolled, in the order w1 w2 w3 b o, one of its six faces.
- draw: each card in turn, from those in the deck in rising order; when the deck is empty the pile
  becomes the deck (MS-A7). `docs/fairness.md` relies on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit, count_bits, low_bits, nth_bit
from lanai.core.errors import LanaiError, impossible_chance
from lanai.core.events import Json
from lanai.core.rng import Rng
from lanai.games.moonshine.board import (
    DECK,
    PILE,
    PLACE_BITS,
    bar_of,
    client_at,
    count_clients,
    insert_client,
    list_clients,
    offer_of,
    seen_by,
    set_bar,
)
from lanai.games.moonshine.card_sets import (
    HALF,
    add_card,
    add_cards,
    count_cards,
    drop_card,
    drop_cards,
    has_card,
    list_cards,
    move_cards,
    nth_card,
)
from lanai.games.moonshine.cards import (
    COLOURS,
    DICE,
    DICE_COUNT,
    FACES,
    SIDES_OF_A_DIE,
    SLOTS_OF_A_BAR,
    SPOTS_OF_A_BAR,
)
from lanai.games.moonshine.phases import CHANCES, DRAW, NOTHING, ROLL, SETUP
from lanai.games.moonshine.resources import FACE_BITS, face_of
from lanai.games.moonshine.steps import begin_game, end_roll, eyes_of, receive_cards

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

DRAWN_BITS: Final = 7
DRAWN_MASK: Final = 127
DRAWN_A_WORD: Final = 8


def draw(state: MoonState, rng: Rng) -> None:
    """Let the chance event happen that is due."""
    state.last = state.due
    if state.due == DRAW:
        draw_cards(state, rng)
        receive_cards(state)
    elif state.due == ROLL:
        roll_dice(state, rng)
        end_roll(state)
    else:
        set_up(state, rng)
        begin_game(state)


# Set-up


def offered_to(state: MoonState, seat: i64, first: i64) -> i64:
    """MS-S1: two starters each; MS-S3: 4 for the first player, 5, 5, then 6."""
    if not state.regulars:
        return SLOTS_OF_A_BAR
    place = (seat - first + state.players) % state.players
    return 4 if place == 0 else 5 if place < 3 else 6


def set_up(state: MoonState, rng: Rng) -> None:
    """MS-S1, MS-S2, MS-S3: the first player, the bars and the clients."""
    state.first = rng.below(state.players)
    bars: i64 = low_bits(COLOURS)
    for seat in range(state.players):
        bar = nth_bit(bars, rng.below(COLOURS - seat))
        bars &= ~bit(bar)
        give_bar(state, seat, bar + COLOURS * state.regulars)
    pool = new_pool(state)
    left = count_cards(pool, 0)
    for seat in range(state.players):
        for _card in range(offered_to(state, seat, state.first)):
            card = nth_card(pool, 0, rng.below(left))
            drop_card(pool, 0, card)
            left -= 1
            deal_client(state, seat, card)
    fill_deck(state)


def give_bar(state: MoonState, seat: i64, bar: i64) -> None:
    """MS-S1: a bar each, standard side up; MS-S3: Regulars side up."""
    cards = state.cards
    capacities: i64 = 0
    for spot in range(i64(SPOTS_OF_A_BAR)):
        capacities |= cards.bar_capacities[SPOTS_OF_A_BAR * bar + spot] << (PLACE_BITS * spot)
    set_bar(state.now, seat, bar, cards.bar_power[bar], capacities)


def new_pool(state: MoonState) -> vec[i64]:
    """Give the set of clients from which the set-up deals."""
    if state.regulars:
        return vec[i64]([low_bits(HALF), low_bits(HALF)])
    pool = vec[i64]([0, 0])
    for card in state.cards.starters:
        add_card(pool, 0, card)
    return pool


def deal_client(state: MoonState, seat: i64, card: i64) -> None:
    """Lay a client before a seat, or offer it to the seat (MS-S3)."""
    board = state.now
    if state.regulars:
        add_card(board, offer_of(seat), card)
        add_card(board, seen_by(seat), card)
    else:
        insert_client(board, seat, card, state.cards.capacities[card])


def fill_deck(state: MoonState) -> None:
    """MS-S1: all clients that were not dealt are the deck."""
    board = state.now
    board[DECK] = low_bits(HALF)
    board[DECK + 1] = low_bits(HALF)
    for seat in range(state.players):
        drop_cards(board, DECK, offer_of(seat))
        for rank in range(count_clients(board, seat)):
            drop_card(board, DECK, client_at(board, seat, rank))


# Dice


def roll_dice(state: MoonState, rng: Rng) -> None:
    """MS-D1, MS-D2: roll the dice that are to be rolled."""
    faces = state.cards.faces
    rolling = state.rolling
    for die in range(i64(DICE_COUNT)):
        if (rolling >> die) & 1:
            show_face(state, die, faces[SIDES_OF_A_DIE * die + rng.below(SIDES_OF_A_DIE)])


def show_face(state: MoonState, die: i64, face: i64) -> None:
    """Turn a die to a face."""
    state.dice += (face - face_of(state.dice, die)) << (FACE_BITS * die)


# Cards


def draw_cards(state: MoonState, rng: Rng) -> None:
    """MS-A2, MS-A4, MS-A7: draw as many cards as the seat has eyes, or what there is."""
    board, offer = state.now, offer_of(state.drawer)
    wanted = eyes_of(state, state.drawer)
    low = board[DECK]
    high = board[DECK + 1]
    lows = count_bits(low)
    left: i64 = lows + count_bits(high)
    begin_draw(state)
    for place in range(wanted):
        if left == 0:
            move_cards(board, DECK, offer)
            move_cards(board, PILE, DECK)
            low = board[DECK]
            high = board[DECK + 1]
            lows = count_bits(low)
            left = lows + count_bits(high)
            if left == 0:
                break
        number = rng.below(left)
        left -= 1
        if number < lows:
            card = nth_bit(low, number)
            low &= ~bit(card)
            lows -= 1
        else:
            card = nth_bit(high, number - lows)
            high &= ~bit(card)
            card += HALF
        note_drawn(state, place, card)
    board[offer] |= board[DECK] ^ low
    board[offer + 1] |= board[DECK + 1] ^ high
    board[DECK] = low
    board[DECK + 1] = high
    add_cards(board, seen_by(state.drawer), offer)


def begin_draw(state: MoonState) -> None:
    """Forget the cards of the last draw."""
    state.drawn_seat = state.drawer
    state.drawn_count = 0
    state.drawn = 0
    state.drawn_more = 0


def note_drawn(state: MoonState, place: i64, card: i64) -> None:
    """Remember in which order cards were drawn, for the record."""
    if place < DRAWN_A_WORD:
        state.drawn |= card << (DRAWN_BITS * place)
    else:
        state.drawn_more |= card << (DRAWN_BITS * (place - DRAWN_A_WORD))
    state.drawn_count = place + 1


def drawn_cards(state: MoonState) -> list[int]:
    """List the cards of the last draw in the order drawn."""
    cards: list[int] = []
    for place in range(state.drawn_count):
        word = state.drawn if place < DRAWN_A_WORD else state.drawn_more
        cards.append(int((word >> (DRAWN_BITS * (place % DRAWN_A_WORD))) & DRAWN_MASK))
    return cards


# The record


def outcome(state: MoonState) -> Json:
    """Write the chance event that was just drawn as its line in the record."""
    if state.last == SETUP:
        return {"chance": "setup", "value": setup_value(state)}
    if state.last == ROLL:
        return {"chance": "roll", "value": roll_value(state)}
    cards = [state.cards.names[card] for card in drawn_cards(state)]
    return {"chance": "draw", "seat": int(state.drawn_seat), "value": cards}


def setup_value(state: MoonState) -> Json:
    """Write who begins, and the bar and the clients of each seat."""
    board, cards = state.now, state.cards
    bars: list[str] = []
    clients: list[list[str]] = []
    for seat in range(state.players):
        bars.append(cards.bars[bar_of(board, seat)].name)
        dealt = list_cards(board, seen_by(seat)) if state.regulars else list_clients(board, seat)
        clients.append([cards.names[card] for card in dealt])
    return {"first": int(state.first), "bars": bars, "clients": clients}


def roll_value(state: MoonState) -> Json:
    """Write the faces of the dice that were rolled."""
    return {
        name: FACES[face_of(state.dice, die)]
        for die, name in enumerate(DICE)
        if (state.rolling >> die) & 1
    }


def place(state: MoonState, line: Json) -> None:
    """Carry out the chance event of a record's line, or raise LanaiError and change nothing."""
    if state.due == NOTHING or line.get("chance") != CHANCES[state.due]:
        raise LanaiError("chance-not-due", {"expected": CHANCES[state.due]})
    if state.due == DRAW:
        place_draw(state, line)
    elif state.due == ROLL:
        place_roll(state, line.get("value"))
    else:
        place_setup(state, line.get("value"))


def place_setup(state: MoonState, value: object) -> None:
    """MS-S1, MS-S2, MS-S3: set up as a record says."""
    if not isinstance(value, dict):
        raise impossible_chance("MS-S1")
    first = value.get("first")
    if type(first) is not int or first not in range(int(state.players)):
        raise impossible_chance("MS-S2")
    bars = _read_bars(state, value.get("bars"))
    clients = _read_dealt(state, first, value.get("clients"))
    state.first = first
    for seat in range(state.players):
        give_bar(state, seat, bars[seat] + COLOURS * state.regulars)
        for card in clients[seat]:
            deal_client(state, seat, card)
    fill_deck(state)
    state.last = SETUP
    begin_game(state)


def place_roll(state: MoonState, value: object) -> None:
    """MS-D1, MS-D2: show the faces that a record says."""
    dice = [die for die in range(len(DICE)) if (state.rolling >> die) & 1]
    if not isinstance(value, dict) or set(value) != {DICE[die] for die in dice}:
        raise impossible_chance("MS-D1")
    for die in dice:
        if value[DICE[die]] not in state.cards.die_faces[die]:
            raise impossible_chance("MS-C1")
    for die in dice:
        show_face(state, die, FACES.index(value[DICE[die]]))
    state.last = ROLL
    end_roll(state)


def place_draw(state: MoonState, line: Json) -> None:
    """MS-A0, MS-A7: draw the cards that a record says: first from the deck, then from the pile."""
    board, seat = state.now, state.drawer
    if type(line.get("seat")) is not int or line["seat"] != state.drawer:
        raise impossible_chance("MS-A0")
    cards = _read_clients(state, line.get("value"), "MS-A7")
    deck, pile = int(count_cards(board, DECK)), int(count_cards(board, PILE))
    if len(cards) != min(int(eyes_of(state, state.drawer)), deck + pile):
        raise impossible_chance("MS-A7")
    for number, card in enumerate(cards):
        if not has_card(board, DECK if number < deck else PILE, card):
            raise impossible_chance("MS-A7")
    begin_draw(state)
    for number, card in enumerate(cards):
        if number == deck:
            move_cards(board, PILE, DECK)
        drop_card(board, DECK, card)
        add_card(board, offer_of(seat), card)
        add_card(board, seen_by(seat), card)
        note_drawn(state, number, card)
    state.last = DRAW
    receive_cards(state)


def _read_bars(state: MoonState, names: object) -> list[int]:
    """MS-S1: a different bar each."""
    colours = state.cards.colours
    if not isinstance(names, list) or len(names) != state.players:
        raise impossible_chance("MS-S1")
    if any(name not in colours for name in names) or len(set(names)) != len(names):
        raise impossible_chance("MS-S1")
    return [colours.index(name) for name in names]


def _read_dealt(state: MoonState, first: int, dealt: object) -> list[list[int]]:
    """MS-S1: two starters for each seat; MS-S3: so many of all clients."""
    rule = "MS-S3" if state.regulars else "MS-S1"
    if not isinstance(dealt, list) or len(dealt) != state.players:
        raise impossible_chance(rule)
    clients = [_read_clients(state, names, rule) for names in dealt]
    everything = [card for cards in clients for card in cards]
    if len(set(everything)) != len(everything):
        raise impossible_chance(rule)
    if not state.regulars and not all(state.cards.clients[card].start for card in everything):
        raise impossible_chance(rule)
    for seat, cards in enumerate(clients):
        if len(cards) != offered_to(state, seat, first):
            raise impossible_chance(rule)
    return clients


def _read_clients(state: MoonState, names: object, rule: str) -> list[int]:
    """Read a list of different clients."""
    numbers = state.cards.numbers
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise impossible_chance(rule)
    if any(name not in numbers for name in names) or len(set(names)) != len(names):
        raise impossible_chance(rule)
    return [numbers[name] for name in names]
