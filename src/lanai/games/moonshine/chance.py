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

from lanai.core.bits import bit, low_bits
from lanai.core.errors import LanaiError
from lanai.core.events import Json
from lanai.core.rng import Rng
from lanai.games.moonshine.board import (
    BAR,
    DECK,
    DRAW,
    FIELD_BITS,
    HALF,
    MOONS,
    NOTHING,
    OFFER,
    PILE,
    PLACE_BITS,
    POWER,
    ROLL,
    SEEN,
    SETUP,
    add_card,
    client_at,
    count_bits,
    count_cards,
    count_clients,
    drop_card,
    has_card,
    insert_client,
    list_cards,
    list_clients,
    move_cards,
    nth_bit,
    nth_card,
    words_of,
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
from lanai.games.moonshine.resources import FACE_BITS, face_of
from lanai.games.moonshine.steps import begin_game, end_roll, eyes_of, receive_cards

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

EVENTS: Final = ("move", "setup", "roll", "draw")
"""The chance events by number; when none is due a move is expected."""
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
    words, at = state.now, words_of(seat)
    cards = state.table
    words[at + BAR] = bar
    words[at + POWER] = cards.bar_power[bar]
    rooms: i64 = 0
    for spot in range(i64(SPOTS_OF_A_BAR)):
        rooms |= cards.bar_rooms[SPOTS_OF_A_BAR * bar + spot] << (PLACE_BITS * spot)
    words[at + MOONS] = rooms << FIELD_BITS


def new_pool(state: MoonState) -> vec[i64]:
    """Give the set of clients from which the set-up deals."""
    if state.regulars:
        return vec[i64]([low_bits(HALF), low_bits(HALF)])
    return state.table.starters[:]


def deal_client(state: MoonState, seat: i64, card: i64) -> None:
    """Lay a client before a seat, or offer it to the seat (MS-S3)."""
    words, at = state.now, words_of(seat)
    if state.regulars:
        add_card(words, at + OFFER, card)
        add_card(words, at + SEEN, card)
    else:
        insert_client(words, at, card, state.table.rooms[card])


def fill_deck(state: MoonState) -> None:
    """MS-S1: all clients that were not dealt are the deck."""
    words = state.now
    words[DECK] = low_bits(HALF)
    words[DECK + 1] = low_bits(HALF)
    for seat in range(state.players):
        at = words_of(seat)
        words[DECK] &= ~words[at + OFFER]
        words[DECK + 1] &= ~words[at + OFFER + 1]
        for rank in range(count_clients(words, at)):
            drop_card(words, DECK, client_at(words, at, rank))


# Dice


def roll_dice(state: MoonState, rng: Rng) -> None:
    """MS-D1, MS-D2: roll the dice that are to be rolled."""
    faces = state.table.faces
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
    words, at = state.now, words_of(state.drawer)
    wanted = eyes_of(state, state.drawer)
    low = words[DECK]
    high = words[DECK + 1]
    lows = count_bits(low)
    left: i64 = lows + count_bits(high)
    begin_draw(state)
    while state.drawn_count < wanted:
        if left == 0:
            low = words[PILE]
            high = words[PILE + 1]
            lows = count_bits(low)
            left = lows + count_bits(high)
            if left == 0:
                break
            words[PILE] = 0
            words[PILE + 1] = 0
        number = rng.below(left)
        left -= 1
        if number < lows:
            card = nth_bit(low, number)
            low &= ~bit(card)
            words[at + OFFER] |= bit(card)
            lows -= 1
        else:
            card = nth_bit(high, number - lows)
            high &= ~bit(card)
            words[at + OFFER + 1] |= bit(card)
            card += HALF
        note_drawn(state, card)
    words[DECK] = low
    words[DECK + 1] = high
    words[at + SEEN] |= words[at + OFFER]
    words[at + SEEN + 1] |= words[at + OFFER + 1]


def begin_draw(state: MoonState) -> None:
    """Forget the cards of the last draw."""
    state.drawn_seat = state.drawer
    state.drawn_count = 0
    state.drawn = 0
    state.drawn_more = 0


def note_drawn(state: MoonState, card: i64) -> None:
    """Remember in which order cards were drawn, for the record."""
    place = state.drawn_count
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
    cards = [state.table.names[card] for card in drawn_cards(state)]
    return {"chance": "draw", "seat": int(state.drawn_seat), "value": cards}


def setup_value(state: MoonState) -> Json:
    """Write who begins, and the bar and the clients of each seat."""
    words, cards = state.now, state.table
    bars: list[str] = []
    clients: list[list[str]] = []
    for seat in range(state.players):
        at = words_of(seat)
        bars.append(cards.bars[words[at + BAR]].name)
        dealt = list_cards(words, at + SEEN) if state.regulars else list_clients(words, at)
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
    if state.due == NOTHING or line.get("chance") != EVENTS[state.due]:
        raise LanaiError("chance-not-due", {"expected": EVENTS[state.due]})
    if state.due == DRAW:
        place_draw(state, line)
    elif state.due == ROLL:
        place_roll(state, line.get("value"))
    else:
        place_setup(state, line.get("value"))


def place_setup(state: MoonState, value: object) -> None:
    """MS-S1, MS-S2, MS-S3: set up as a record says."""
    if not isinstance(value, dict):
        raise _refuse("MS-S1")
    first = value.get("first")
    if type(first) is not int or not 0 <= first < state.players:
        raise _refuse("MS-S2")
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
        raise _refuse("MS-D1")
    for die in dice:
        if value[DICE[die]] not in state.table.die_faces[die]:
            raise _refuse("MS-C1")
    for die in dice:
        show_face(state, die, FACES.index(value[DICE[die]]))
    state.last = ROLL
    end_roll(state)


def place_draw(state: MoonState, line: Json) -> None:
    """MS-A0, MS-A7: draw the cards that a record says: first from the deck, then from the pile."""
    words, at = state.now, words_of(state.drawer)
    if type(line.get("seat")) is not int or line["seat"] != state.drawer:
        raise _refuse("MS-A0")
    cards = _read_clients(state, line.get("value"), "MS-A7")
    deck, pile = int(count_cards(words, DECK)), int(count_cards(words, PILE))
    if len(cards) != min(int(eyes_of(state, state.drawer)), deck + pile):
        raise _refuse("MS-A7")
    for number, card in enumerate(cards):
        if not has_card(words, DECK if number < deck else PILE, card):
            raise _refuse("MS-A7")
    begin_draw(state)
    for number, card in enumerate(cards):
        if number == deck:
            move_cards(words, PILE, DECK)
        drop_card(words, DECK, card)
        add_card(words, at + OFFER, card)
        add_card(words, at + SEEN, card)
        note_drawn(state, card)
    state.last = DRAW
    receive_cards(state)


def _refuse(rule: str) -> LanaiError:
    return LanaiError("chance-impossible", {"rule": rule})


def _read_bars(state: MoonState, names: object) -> list[int]:
    """MS-S1: a different bar each."""
    colours = state.table.colours
    if not isinstance(names, list) or len(names) != state.players:
        raise _refuse("MS-S1")
    if any(name not in colours for name in names) or len(set(names)) != len(names):
        raise _refuse("MS-S1")
    return [colours.index(name) for name in names]


def _read_dealt(state: MoonState, first: int, dealt: object) -> list[list[int]]:
    """MS-S1: two starters for each seat; MS-S3: so many of all clients."""
    rule = "MS-S3" if state.regulars else "MS-S1"
    if not isinstance(dealt, list) or len(dealt) != state.players:
        raise _refuse(rule)
    clients = [_read_clients(state, names, rule) for names in dealt]
    everything = [card for cards in clients for card in cards]
    if len(set(everything)) != len(everything):
        raise _refuse(rule)
    if not state.regulars and not all(state.table.clients[card].start for card in everything):
        raise _refuse(rule)
    for seat, cards in enumerate(clients):
        if len(cards) != offered_to(state, seat, first):
            raise _refuse(rule)
    return clients


def _read_clients(state: MoonState, names: object, rule: str) -> list[int]:
    """Read a list of different clients."""
    numbers = state.table.numbers
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _refuse(rule)
    if any(name not in numbers for name in names) or len(set(names)) != len(names):
        raise _refuse(rule)
    return [numbers[name] for name in names]
