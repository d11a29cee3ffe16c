"""Greedy play for Moonshine: the move after which the own bar stands best.

A standing is the points, what the bonuses are still worth (much in a young game, nothing in an old
one), the moons, and the clients in front, each by how soon it may be validated. Nothing of another
seat is looked at but its score. Worths are in hundredths of a point, odds in thousandths.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.bots.greedy.memory import UNKNOWN, Memory
from lanai.core.bits import bit
from lanai.games.moonshine.board import (
    FIRST_CLIENT,
    PLACE_BITS,
    bar_of,
    capacity_of,
    client_at,
    count_clients,
    count_moons,
    free_places,
    insert_client,
    moon_places,
    moons_on,
    offer_of,
    packed_front,
    packed_moons,
    place_of,
    power_of,
    rank_of,
)
from lanai.games.moonshine.card_sets import list_cards
from lanai.games.moonshine.cards import (
    BOLT_MINUS_1,
    CLIENTS,
    DICE_COUNT,
    DRINK,
    EYE,
    FOOD,
    JOKER,
    MAJORITY,
    MOON_FACE,
    MUSIC,
    NO_BOLT,
    SIDES_OF_A_DIE,
    SLOT,
    Cards,
    count_of,
)
from lanai.games.moonshine.duties import validating
from lanai.games.moonshine.moons import clear_client, put_moon, spot_power, take_moon
from lanai.games.moonshine.moves import (
    DRAW_MOVE,
    FIRST_KEEP,
    FIRST_LOSE,
    FIRST_MOON,
    FIRST_PAY,
    FIRST_PICK,
    FIRST_REPLACE,
    FIRST_VALIDATE,
    PAIRS,
    REPLACE_NONE,
    TAKE_MOON_MOVE,
)
from lanai.games.moonshine.phases import DICE_MOONS
from lanai.games.moonshine.resources import (
    ALL_RESOURCES,
    FACE_POWER,
    available,
    dice_for,
    face_of,
    is_met,
    lacking,
    moon_cost,
)
from lanai.games.moonshine.scoring import count_validated, points_with, target
from lanai.games.moonshine.state import MoonState
from lanai.games.moonshine.tally import most_points, points_of, tally_of

SURE: Final = 1000
LOWEST: Final = -(1 << 40)
LACKS: Final = 8  # a client lacks fewer of each resource
JOKERS: Final = 24  # and so many jokers fill any gap
ODDS: Final = 32 * JOKERS * LACKS * LACKS * LACKS
TARGETS: Final = 64  # the points that end a game are fewer
BARS: Final = 16
ROLLS: Final = (1 << 15) + 1  # five dice, three bits each; 0 is none
POINT: Final = 100
WON: Final = 1000
MOON: Final = 40
STRIKE: Final = 40
# What a permanent bonus is worth when the game begins: food, music, drink, joker, reroll, eye,
# slot, blue, orange, discount. Majority icons count as the points they bring.
BONUS: Final = vec[i64]([70, 80, 90, 130, 40, 40, 40, 80, 90, 70])
SPOT: Final = 250  # what a covered spot is worth beside a permanent bonus
HALF_SPOT: Final = 100  # and one with its first moon
PATIENCE: Final = 850  # what a client is worth that is validated one round later


def worths(state: MoonState, seat: i64, moves: list[int]) -> vec[i64]:
    """Estimate moves of a seat: builds a bar that earns, then races for points."""
    judge = Judge(state, seat)
    found = vec[i64]()
    for move in moves:
        found = append(found, judge.worth_of(move))
    return found


def first_worth(power: i64) -> i64:
    """Tell what bonuses are worth when the game begins."""
    worth: i64 = 0
    for kind in range(i64(MAJORITY)):
        worth += BONUS[kind] * count_of(power, kind)
    return worth


class Odds:
    """How likely dice bring what is lacking, remembered from one question to the next.

    It also keeps what the bonus of each client is worth when the game begins, and remembers how
    bars stood and what new clients were worth to them.
    """

    def __init__(self, cards: Cards) -> None:
        self.faces: vec[i64] = cards.faces
        self.bonuses: vec[i64] = vec[i64]([first_worth(bonus) for bonus in cards.bonuses])
        self.known: vec[i64] = vec[i64]([UNKNOWN] * ODDS)
        self.standings: Memory = Memory()
        self.fresh: Memory = Memory()

    def meet(self, food: i64, music: i64, drink: i64, jokers: i64, dice: i64) -> i64:
        """Tell how likely these dice and jokers bring all that is lacking."""
        if food + music + drink <= jokers:
            return SURE
        if dice == 0:
            return 0
        key = (((dice * JOKERS + jokers) * LACKS + food) * LACKS + music) * LACKS + drink
        if self.known[key] != UNKNOWN:
            return self.known[key]
        die: i64 = 0
        while not (dice >> die) & 1:
            die += 1
        rest = dice & ~bit(die)
        total: i64 = 0
        for side in range(i64(SIDES_OF_A_DIE)):
            face = self.faces[die * SIDES_OF_A_DIE + side] - 1
            total += self.meet(
                food - 1 if face == FOOD and food else food,
                music - 1 if face == MUSIC and music else music,
                drink - 1 if face == DRINK and drink else drink,
                jokers + 1 if face == JOKER else jokers,
                rest,
            )
        found = total // SIDES_OF_A_DIE
        self.known[key] = found
        return found


ODDS_OF: Final[dict[str, Odds]] = {}


def odds_of(cards: Cards) -> Odds:
    """Give the odds for the dice of a card table: a search asks for them in every simulation."""
    odds = ODDS_OF.get(cards.version)
    if odds is None:
        odds = Odds(cards)
        ODDS_OF[cards.version] = odds
    return odds


class Judge:
    """Judges the moves of a seat in one position."""

    def __init__(self, state: MoonState, seat: i64) -> None:
        self.cards: Cards = state.cards
        self.odds: Odds = odds_of(state.cards)
        self.board: vec[i64] = state.now
        self.dice: i64 = state.dice
        self.acts_next: bool = state.step == DICE_MOONS
        self.target: i64 = target(state)
        missing: i64 = max(self.target - most_points(state.open_board(), state.players), i64(0))
        self.left: i64 = missing * SURE // self.target
        self.seat: i64 = 0
        self.moment: i64 = 0
        self.fresh: i64 = UNKNOWN
        self.sit(seat)

    def sit(self, seat: i64) -> None:
        """Judge for another seat. `moment` is all that counts beside what changes before it."""
        self.seat = seat
        self.fresh = UNKNOWN
        moment: i64 = (self.left * TARGETS + self.target) * BARS + bar_of(self.board, self.seat)
        self.moment = moment * ROLLS + (self.dice + 1 if self.acts_next else 0)

    def worth_of(self, move: i64) -> i64:
        """Estimate how the seat stands after a move."""
        if move < FIRST_MOON:
            return self.after_reroll(move)
        if move < FIRST_VALIDATE:
            return self.after_moon(self.place(move - FIRST_MOON))
        if move < TAKE_MOON_MOVE:
            return self.after_validation(move - FIRST_VALIDATE)
        if move == TAKE_MOON_MOVE:
            return self.after_best_moon()
        if move == DRAW_MOVE:
            return self.after_draw()
        if move < FIRST_PICK:
            return self.after_payment(self.place(move - FIRST_PAY))
        if move < REPLACE_NONE:
            return self.with_client(self.board[:], move - FIRST_PICK)
        return self.worth_of_later(move)

    def worth_of_later(self, move: i64) -> i64:
        """Estimate the moves that are numbered behind the others: replace, lose, keep clients."""
        if move == REPLACE_NONE:
            return self.standing(self.board)
        if move < FIRST_LOSE:
            number: i64 = move - FIRST_REPLACE
            return self.after_replacement(number // CLIENTS, number % CLIENTS)
        if move < FIRST_KEEP:
            return self.without_moon(self.board[:], self.place(move - FIRST_LOSE))
        return self.with_pair(move - FIRST_KEEP)

    def place(self, number: i64) -> i64:
        """Find a place by its number in moves."""
        return place_of(self.board, self.seat, number)

    # The seat as it stands

    def standing(self, board: vec[i64]) -> i64:
        """Tell how a bar stands, with as many new clients as have room."""
        seat = self.seat
        front, moons = packed_front(board, seat), packed_moons(board, seat)
        power, tally = power_of(board, seat), tally_of(board, seat)
        worth = self.odds.standings.recall(front, moons, power, tally, self.moment)
        if worth == UNKNOWN:
            worth = self.add_up(board)
            self.odds.standings.keep(front, moons, power, tally, self.moment, worth)
        missing: i64 = count_of(power, SLOT) - count_clients(board, seat)
        if missing > 0:
            worth += missing * self.fresh_client()
        return worth

    def add_up(self, board: vec[i64]) -> i64:
        """Add up points, bonuses, moons and clients in front."""
        seat = self.seat
        points = points_of(board, seat)
        worth: i64 = points * POINT + count_moons(board, seat) * MOON
        if points >= self.target:
            worth += WON
        spots: i64 = 0
        clients = count_clients(board, seat)
        for place in range(FIRST_CLIENT + clients):
            moons = moons_on(board, seat, place)
            if moons:
                power = spot_power(self.cards, board, seat, place)
                if moons == capacity_of(board, seat, place):
                    spots += power
                    worth += self.bonus_worth(power) * SPOT // SURE
                else:
                    worth += self.bonus_worth(power) * HALF_SPOT // SURE
        worth += self.bonus_worth(power_of(board, seat) - spots)
        for rank in range(clients):
            worth += self.prospect(board, client_at(board, seat, rank))
        return worth

    def bonus_worth(self, power: i64) -> i64:
        """Tell what bonuses are worth in the time that is left."""
        return first_worth(power) * self.left // SURE

    def prospect(self, board: vec[i64], card: i64) -> i64:
        """Tell what a client is worth that is not validated yet."""
        power = power_of(board, self.seat)
        missing: i64 = moon_cost(self.cards, card, power) - count_moons(board, self.seat)
        chance = self.chance(self.cards.needs[card], power)
        if self.acts_next and missing <= 0 and self.is_met_now(card, power):
            chance = SURE
        if chance == 0:
            return 0
        # Validated with this chance each round: its worth fades with every round it takes.
        hope: i64 = SURE * chance // (SURE - (SURE - chance) * PATIENCE // SURE)
        while missing > 0:
            hope = hope * PATIENCE // SURE
            missing -= 1
        return self.gain(board, card) * hope // SURE

    def gain(self, board: vec[i64], card: i64) -> i64:
        """Tell what validating a client adds, its moons not counted."""
        points = points_with(self.cards, board, self.seat, card)
        worth: i64 = (points - points_of(board, self.seat)) * POINT
        if points >= self.target:
            worth += WON
        cost = moon_cost(self.cards, card, power_of(board, self.seat))
        return worth + self.odds.bonuses[card] * self.left // SURE - cost * MOON

    def chance(self, need: i64, power: i64) -> i64:
        """Tell how likely the dice of a round meet a cost."""
        return self.chance_with(need, power, dice_for(power))

    def chance_with(self, need: i64, power: i64, dice: i64) -> i64:
        """Tell how likely these dice meet a cost beside the resources of a power."""
        resources = power & ALL_RESOURCES
        return self.odds.meet(
            lacking(need, resources, FOOD),
            lacking(need, resources, MUSIC),
            lacking(need, resources, DRINK),
            count_of(resources, JOKER),
            dice,
        )

    def is_met_now(self, card: i64, power: i64) -> bool:
        """Tell whether the dice that lie there meet a client's cost."""
        return is_met(self.cards.needs[card], available(self.dice, power))

    def fresh_client(self) -> i64:
        """Tell what the best of so many unknown clients is worth as one has eyes."""
        if self.fresh == UNKNOWN:
            board, seat = self.board, self.seat
            moons, power = count_moons(board, seat), power_of(board, seat)
            tally = tally_of(board, seat)
            self.fresh = self.odds.fresh.recall(0, moons, power, tally, self.moment)
            if self.fresh == UNKNOWN:
                self.fresh = self.best_unknown()
                self.odds.fresh.keep(0, moons, power, tally, self.moment, self.fresh)
        return self.fresh

    def best_unknown(self) -> i64:
        """Look at all clients: of so many one may expect the best part."""
        board = self.board
        eyes = count_of(power_of(board, self.seat), EYE)
        best = vec[i64]([LOWEST] * int(CLIENTS - CLIENTS * eyes // (eyes + 1)))
        for card in range(i64(CLIENTS)):
            insert(best, self.prospect(board, card))
        return best[0]

    # The dice

    def after_reroll(self, dice: i64) -> i64:
        """Hope for the best client that can be validated with the other dice as they lie."""
        board, seat = self.board, self.seat
        power = power_of(board, seat)
        moons: i64 = 0
        for die in range(i64(DICE_COUNT)):
            face = face_of(self.dice, die)
            if face == 0:
                continue
            if (dice >> die) & 1:
                moons += self.moon_chance(die)
            else:
                power += FACE_POWER[face]
                if face == MOON_FACE:
                    moons += SURE
        held: i64 = count_moons(board, seat) * SURE + moons
        best: i64 = 0
        for rank in range(count_clients(board, seat)):
            card = client_at(board, seat, rank)
            if moon_cost(self.cards, card, power) * SURE <= held:
                chance = self.chance_with(self.cards.needs[card], power, dice)
                best = max(best, self.gain(board, card) * chance // SURE)
        return best + moons * MOON // SURE

    def moon_chance(self, die: i64) -> i64:
        """Tell how likely a die shows a moon."""
        moons: i64 = 0
        for side in range(i64(SIDES_OF_A_DIE)):
            if self.cards.faces[die * SIDES_OF_A_DIE + side] == MOON_FACE:
                moons += 1
        return moons * SURE // SIDES_OF_A_DIE

    # Moons

    def after_moon(self, place: i64) -> i64:
        """Place a moon."""
        after = self.board[:]
        put_moon(self.cards, after, self.seat, place)
        return self.standing(after)

    def after_best_moon(self) -> i64:
        """Place a moon where it does most."""
        best: i64 = 0
        places = free_places(self.board, self.seat)
        place: i64 = 0
        while places:
            if places & 1:
                best = max(best, self.after_moon(place))
            places >>= PLACE_BITS
            place += 1
        return best

    def without_moon(self, board: vec[i64], place: i64) -> i64:
        """Take a moon away."""
        take_moon(self.cards, board, self.seat, place)
        return self.standing(board)

    # Clients

    def after_payment(self, place: i64) -> i64:
        """Pay a moon for the client that is being validated and leaves with the moons on it."""
        after = self.board[:]
        card = validating(after, self.seat)
        take_moon(self.cards, after, self.seat, place)
        clear_client(self.cards, after, self.seat, rank_of(after, self.seat, card))
        return self.standing(after)

    def after_validation(self, card: i64) -> i64:
        """Validate a client, paying from the client itself and then where it hurts least."""
        after = self.board[:]
        seat = self.seat
        rank = rank_of(after, seat, card)
        owed: i64 = moon_cost(self.cards, card, power_of(after, seat))
        owed -= moons_on(after, seat, FIRST_CLIENT + rank)
        clear_client(self.cards, after, seat, rank)
        while owed > 0:
            take_moon(self.cards, after, seat, self.cheapest_moon(after))
            owed -= 1
        count_validated(self.cards, after, seat, card)
        return self.standing(after)

    def cheapest_moon(self, board: vec[i64]) -> i64:
        """Find the place whose moon is missed least."""
        best: i64 = 0
        best_worth: i64 = LOWEST
        places = moon_places(board, self.seat)
        place: i64 = 0
        while places:
            if places & 1:
                worth = self.without_moon(board[:], place)
                if worth > best_worth:
                    best, best_worth = place, worth
            places >>= PLACE_BITS
            place += 1
        return best

    def after_draw(self) -> i64:
        """Hope for a better client than the worst in front."""
        board, seat = self.board, self.seat
        worst: i64 = -LOWEST
        for rank in range(count_clients(board, seat)):
            kept = moons_on(board, seat, FIRST_CLIENT + rank) * MOON
            worst = min(worst, self.prospect(board, client_at(board, seat, rank)) + kept)
        return self.standing(board) + max(i64(0), self.fresh_client() - worst)

    def with_client(self, board: vec[i64], card: i64) -> i64:
        """Take a new client; its bolt acts at once, its spot waits for a moon."""
        insert_client(board, self.seat, card, self.cards.capacities[card])
        worth = self.standing(board)
        bolt = self.cards.bolts[card]
        if bolt == NO_BOLT:
            return worth + self.bonus_worth(self.cards.spots[card]) * HALF_SPOT // SURE
        return worth + (MOON + STRIKE if bolt == BOLT_MINUS_1 else MOON + MOON)

    def after_replacement(self, rank: i64, card: i64) -> i64:
        """Send a client away with its moons for a new one."""
        after = self.board[:]
        clear_client(self.cards, after, self.seat, rank)
        return self.with_client(after, card)

    def with_pair(self, pair: i64) -> i64:
        """Keep two of the clients that are offered."""
        offered = list_cards(self.board, offer_of(self.seat))
        worth: i64 = 0
        for rank in (PAIRS.lower[pair], PAIRS.upper[pair]):
            worth += self.with_client(self.board[:], offered[rank])
        return worth


def insert(best: vec[i64], value: i64) -> None:
    """Put a number into a rising row of the highest ones, in place of the lowest."""
    if value <= best[0]:
        return
    at: i64 = 1
    while at < len(best) and best[at] < value:
        best[at - 1] = best[at]
        at += 1
    best[at - 1] = value
