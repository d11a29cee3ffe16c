"""Greedy play for Moluku: the move after which the own Island stands best beside the others.

Cards of others are only guessed: by what a seat took up, and by what it has shown not to hold.
All worths are in hundredths of a point.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.bits import NIBBLE_BITS, bit, count_bits, low_bits, nibble
from lanai.games.moluku.cards import Cards, load
from lanai.games.moluku.masks import (
    ALL_HEIGHTS,
    CARDS,
    CHIEF,
    CORNERS,
    FACES,
    HEIGHTS,
    LIZARD_BIT,
    PANKU,
    SUITED_CARDS,
    colour_cards,
    lowest,
)
from lanai.games.moluku.moves import FIRST_TAKE, FIRST_TRUMP, NO_TRUMP, TAKE_CHILL
from lanai.games.moluku.phases import ADJUST, CANCEL, CHILL, HARVEST, PLAY
from lanai.games.moluku.state import MolukuState
from lanai.games.moluku.trick import (
    RANK_BITS,
    RANK_MASK,
    moved_to_front,
    seat_at,
    strength,
    wedding_comes,
)

LOW: Final = -(1 << 40)
SIDE: Final = 6  # Huts and food are counted up to 5 of each
MOST_LEFT: Final = 14
KINDS: Final = 8
WEDDING: Final = 45
ANY: Final = -1

# By height from 1 to 11, then Chief, Wedding, Lizard, Chill:
# what a card is worth as long as it is kept for a later trick, at the start of a Season,
KEEPING: Final = vec[i64]([0, 0, 0, 0, 0, 0, 50, 40, 90, 400, 500, 675, 0, 0, 0])
# and what it is worth in the hand of the next Season.
HOLDING: Final = vec[i64]([0, 0, 0, 0, 0, 20, 40, 60, 100, 140, 180, 200, 100, -20, 100])
TRUMP_HELD: Final = 60  # more for a trump
ANNOUNCING: Final = 50  # what the second Palm is worth
REVERSING: Final = 50  # and the Lizard
LEADING: Final = -80
TRUMP_CARD: Final = 10  # one more trump is worth so many heights


class Hopes:
    """What Huts and food will be worth when so many cards are still to come.

    Each card to come is taken for the better of two drawn from all.
    """

    def __init__(self, table: Cards) -> None:
        kinds = vec[i64]([0, 0, 0, 0, 0])
        kinds[1] = count_bits(table.hut)
        kinds[2] = count_bits(table.rice)
        kinds[3] = count_bits(table.pineapple)
        kinds[4] = count_bits(table.fish)
        kinds[0] = CARDS - kinds[1] - kinds[2] - kinds[3] - kinds[4]
        steps = vec[i64]([0, SIDE * SIDE * SIDE, SIDE * SIDE, SIDE, 1])
        self.worth: vec[i64] = vec[i64]()
        for huts in range(i64(SIDE)):
            for rice in range(i64(SIDE)):
                for pineapple in range(i64(SIDE)):
                    for fish in range(i64(SIDE)):
                        points = table.huts.best(
                            min(huts, kinds[1]),
                            min(rice, kinds[2]),
                            min(pineapple, kinds[3]),
                            min(fish, kinds[4]),
                        )
                        self.worth = append(self.worth, 100 * points)
        layer: i64 = SIDE * SIDE * SIDE * SIDE
        after = vec[i64]([0, 0, 0, 0, 0])
        for at in range(layer * MOST_LEFT):
            for kind in range(i64(5)):
                step = steps[kind]
                room = kind and (at // step) % SIDE < SIDE - 1
                after[kind] = self.worth[at + step if room else at]
            total: i64 = 0
            for one in range(i64(5)):
                for two in range(i64(5)):
                    total += kinds[one] * kinds[two] * max(after[one], after[two])
            self.worth = append(self.worth, total // (CARDS * CARDS))

    def of(self, table: Cards, island: i64, left: i64) -> i64:
        """Estimate what the Huts and the food of an Island will be worth."""
        at = min(left, i64(MOST_LEFT)) * SIDE + min(count_bits(island & table.hut), i64(SIDE - 1))
        at = at * SIDE + min(count_bits(island & table.rice), i64(SIDE - 1))
        at = at * SIDE + min(count_bits(island & table.pineapple), i64(SIDE - 1))
        return self.worth[at * SIDE + min(count_bits(island & table.fish), i64(SIDE - 1))]


@cache
def hopes_for(version: str) -> Hopes:
    """Make the hopes of a card table, once."""
    return Hopes(load(version))


def worths(state: MolukuState, seat: i64, moves: list[int]) -> vec[i64]:
    """Estimate moves of a seat: looks to the end of the trick and keeps strong cards."""
    outlook = Outlook(state, seat)
    found = vec[i64]()
    for move in moves:
        found = append(found, outlook.worth_of(move))
    return found


class Outlook:
    """What one seat makes of a position."""

    def __init__(self, state: MolukuState, seat: i64) -> None:
        self.state: MolukuState = state
        self.cards: Cards = state.cards
        self.seat: i64 = seat
        self.hopes: Hopes = hopes_for(state.cards.version)
        self.left: i64 = (
            count_bits(state.hand) - (1 if state.phase == PLAY else 0)
        ) // state.players
        self.hand: i64 = state.owned(state.hand, seat)
        known_out = state.owned(state.out, seat) | (state.out & state.seen & ~state.taken)
        self.unseen: i64 = state.deal.cards & ~(self.hand | state.shown() | known_out)
        self.gain: vec[i64] = vec[i64]([0] * 16)  # by who takes and whose card it is
        self.likely: vec[i64] = vec[i64]([0, 0, 0, 0])  # what a follower may hold
        self.taste: vec[i64] = vec[i64]([0] * (4 * KINDS))  # by who takes and kind of card
        self.kinds: vec[i64] = vec[i64]([0] * KINDS)  # the unseen cards by kind
        self.mean: vec[i64] = vec[i64]([0] * 8)  # of followers' cards, by taker; beating, then not
        self.lying: vec[i64] = vec[i64]([0] * 16)  # the gains by what followers played before
        self.base: vec[i64] = vec[i64]([0, 0, 0, 0])  # what the Islands are worth before
        if state.phase in (PLAY, CHILL, HARVEST):
            self.prepare()

    def worth_of(self, move: i64) -> i64:
        """Estimate how well a move does."""
        phase = self.state.phase
        if phase == PLAY:
            return self.worth_of_playing(move)
        if phase == HARVEST:
            return self.harvest(self.state.order, self.state.picked, move - FIRST_TAKE)
        if phase == CHILL:
            return self.worth_of_chill(move == TAKE_CHILL)
        if phase == CANCEL:
            return self.island_worth(
                self.state.owned(self.state.island, self.seat) & ~bit(move % FIRST_TAKE)
            )
        if phase == ADJUST:
            return -self.holding(move % FIRST_TAKE)
        return self.worth_of_trump(move)

    # Islands

    def island_worth(self, island: i64) -> i64:
        """Estimate what an Island will be worth at the end of the Season."""
        return self.hopes.of(self.cards, island, self.left) + 100 * self.cards.value_points(island)

    def gain_of(self, seat: i64, cards: i64) -> i64:
        """Estimate what a seat gains by taking cards into its Island."""
        state = self.state
        before = state.owned(state.island, seat)
        after = before | cards
        worth = self.island_worth(after)
        erupting = cards & self.cards.volcano
        if erupting:
            others = after & FACES.colour[lowest(erupting)] & ~erupting
            if others and not others & self.cards.mask:
                least: i64 = LOW
                while others:
                    least = max(least, self.island_worth(after & ~(others & -others)))
                    others &= others - 1
                worth = least
        if cards & self.cards.palm and count_bits(after & self.cards.palm) == 2 and self.left:
            worth += ANNOUNCING
        if cards & LIZARD_BIT and self.left:
            worth += REVERSING
        if state.season < 2:
            rest = cards
            while rest:
                worth += HOLDING[place_of(lowest(rest))]
                rest &= rest - 1
        return worth - self.base[seat]

    def prepare(self) -> None:
        """Note what everybody gains by the cards of the trick, and what followers may hold."""
        state = self.state
        for seat in range(state.players):
            self.base[seat] = self.island_worth(state.owned(state.island, seat))
        for player in range(state.players):
            self.note_gains(player, state.owned(state.first | state.second, player))
        if state.phase == PLAY:
            for at in range(i64(16)):
                self.lying[at] = self.gain[at]
            if state.laid < state.players - 1:
                self.note_tastes()
            for place in range(state.laid + 1, state.players):
                seat = seat_at(state, place)
                self.likely[seat] = self.may_hold(seat)

    def may_hold(self, seat: i64) -> i64:
        """Guess what may be in a hand: what the seat took up or was passed by us, fresh cards."""
        state = self.state
        cards = state.taken_up(self.unseen, seat) | (self.unseen & ~state.taken)
        if state.season and state.deal.passing and state.receiver(self.seat) == seat:
            cards |= state.taken_up(self.unseen, self.seat)
        return cards & ~state.void_cards(seat)

    def note_tastes(self) -> None:
        """Note what every seat would gain by one card of each kind not seen yet."""
        table = self.cards
        kinds = self.kinds
        kinds[0] = self.unseen & table.hut
        kinds[1] = self.unseen & table.rice
        kinds[2] = self.unseen & table.pineapple
        kinds[3] = self.unseen & table.fish
        kinds[4] = self.unseen & table.palm
        kinds[5] = self.unseen & table.mask
        kinds[6] = self.unseen & table.volcano
        kinds[7] = self.unseen & PANKU
        for seat in range(self.state.players):
            for kind in range(i64(KINDS)):
                if kinds[kind]:
                    gain = self.gain_of(seat, kinds[kind] & -kinds[kind])
                    self.taste[KINDS * seat + kind] = gain

    def note_means(self, cards: i64, at: i64) -> None:
        """Note what every seat would gain on average by one of some cards."""
        size: i64 = 0
        for seat in range(i64(4)):
            self.mean[at + seat] = 0
        for kind in range(i64(KINDS)):
            number = count_bits(cards & self.kinds[kind])
            if number:
                size += number
                for seat in range(self.state.players):
                    self.mean[at + seat] += number * self.taste[KINDS * seat + kind]
        if size:
            for seat in range(i64(4)):
                self.mean[at + seat] //= size

    def note_gains(self, player: i64, cards: i64) -> None:
        """Note what every seat would gain by what a player has played."""
        for seat in range(self.state.players):
            self.gain[4 * seat + player] = self.gain_of(seat, cards)

    # The harvest

    def harvest(self, order: i64, picked: i64, card: i64) -> i64:
        """Estimate a harvest from here on, in which all take what they gain most by.

        With a card, that is what the first takes.
        """
        state = self.state
        free: i64 = 0
        for player in range(state.players):
            if state.owned(state.first, player) or state.phase == PLAY:
                free |= bit(player)
        total: i64 = 0
        for place in range(picked, state.players):
            seat = nibble(order, place)
            best: i64 = ANY
            if card != ANY:
                best = state.owner(bit(card))
                card = ANY
            else:
                most: i64 = LOW
                for player in range(state.players):
                    if (free >> player) & 1 and self.gain[4 * seat + player] > most:
                        best = player
                        most = self.gain[4 * seat + player]
            free -= bit(best)
            total += self.share(seat) * self.gain[4 * seat + best]
        if nibble(order, state.players - 1) == self.seat and self.left:
            total += LEADING * state.players
        return total // (state.players - 1)

    def share(self, seat: i64) -> i64:
        """Weigh what a seat gains: own points against those of all others."""
        whole = self.state.players - 1
        if self.state.teams:
            return -whole if (seat ^ self.seat) & 1 else whole
        return whole if seat == self.seat else -1

    def worth_of_chill(self, taken: bool) -> i64:
        """Compare the harvest with Chill taken at once and without."""
        order = self.state.order
        if not taken:
            return self.harvest(order, 0, ANY)
        own = lowest(self.state.owned(self.state.first, self.seat))
        return self.harvest(moved_to_front(order, self.seat), 0, own)

    # Playing a card

    def worth_of_playing(self, card: i64) -> i64:
        """Estimate the harvest after a card, over who of the followers beats it."""
        state = self.state
        colour = FACES.colour[card]
        led = state.led if state.led else colour
        self.note_gains(self.seat, state.owned(state.first, self.seat) | bit(card))
        mine = strength(state, card, colour)
        beaters = beating(state, card, led)
        if card == WEDDING or wedding_comes(state):  # only second cards will rank
            mine, beaters = -1, low_bits(CARDS)
        if state.laid < state.players - 1:
            may = self.unseen & (led | PANKU) if self.unseen & led else self.unseen
            self.note_means(may & beaters, 0)
            self.note_means(may & ~beaters, 4)
        ahead: i64 = 0
        behind: i64 = 0
        for place in range(state.laid):
            seat = seat_at(state, place)
            if (state.ranks >> (RANK_BITS * place)) & RANK_MASK > mine:
                ahead = ahead * 16 + seat + 1
            else:
                behind = behind * 16 + seat + 1
        worth = self.over_followers(state.laid + 1, 1.0, ahead, behind, beaters, led)
        kept = KEEPING[place_of(card)]
        return int(worth) - kept * self.left // MOST_LEFT

    def over_followers(
        self, place: i64, chance: float, ahead: i64, behind: i64, beaters: i64, led: i64
    ) -> float:
        """Average over who of the followers beats the card."""
        state = self.state
        if place == state.players:
            return chance * self.settled(ahead, behind)
        seat = seat_at(state, place)
        likely = self.likely[seat]
        beats = self.chance_to_beat(seat, likely, beaters, led)
        total = 0.0
        if beats > 0.02:
            for taker in range(state.players):
                self.gain[4 * taker + seat] = self.mean[taker] + self.lying[4 * taker + seat]
            total += self.over_followers(
                place + 1, chance * beats, ahead * 16 + seat + 1, behind, beaters, led
            )
        if beats < 0.98:
            for taker in range(state.players):
                self.gain[4 * taker + seat] = self.mean[4 + taker] + self.lying[4 * taker + seat]
            total += self.over_followers(
                place + 1, chance * (1.0 - beats), ahead, behind * 16 + seat + 1, beaters, led
            )
        return total

    def chance_to_beat(self, seat: i64, likely: i64, beaters: i64, led: i64) -> float:
        """Estimate how likely a follower's card is stronger."""
        state = self.state
        size = count_bits(likely)
        if size == 0:
            return 0.5
        rate = min(1.0, float(count_bits(state.owned(state.hand, seat))) / float(size))
        without = 1.0
        beats = 0.0
        for suit in (led, state.trump):
            held = count_bits(likely & suit)
            if held:
                none = without * (1.0 - rate) ** held
                beats += (without - none) * float(count_bits(likely & suit & beaters)) / float(held)
                without = none
        return beats + without * float(count_bits(likely & beaters)) / float(size)

    def settled(self, ahead: i64, behind: i64) -> float:
        """Estimate the harvest when it is known who picks before and who after."""
        order: i64 = 0
        size: i64 = 0
        while ahead:
            order |= ((ahead & 15) - 1) << (NIBBLE_BITS * size)
            ahead >>= 4
            size += 1
        order |= self.seat << (NIBBLE_BITS * size)
        size += 1
        while behind:
            order |= ((behind & 15) - 1) << (NIBBLE_BITS * size)
            behind >>= 4
            size += 1
        return float(self.harvest(order, 0, ANY))

    # Trump and hands

    def worth_of_trump(self, move: i64) -> i64:
        """Estimate a trump by the own cards of the colour beside those of others."""
        if move == NO_TRUMP:
            return 0
        colour = colour_cards(move - FIRST_TRUMP)
        return (self.state.players - 1) * suit_power(self.hand & colour) - suit_power(
            self.unseen & colour
        )

    def holding(self, card: i64) -> i64:
        """Estimate what a card is worth in the hand of the Season to come."""
        worth = HOLDING[place_of(card)]
        if bit(card) & self.state.trump:
            worth += TRUMP_HELD
        return worth


def suit_power(cards: i64) -> i64:
    """Estimate what cards of one colour can do as trumps."""
    power: i64 = 0
    while cards:
        power += TRUMP_CARD + FACES.height[lowest(cards)]
        cards &= cards - 1
    return power


def place_of(card: i64) -> i64:
    """Give the place of a card in the tables above: by height, Panku last."""
    return card - SUITED_CARDS + HEIGHTS if card >= SUITED_CARDS else card % HEIGHTS


def beating(state: MolukuState, card: i64, led: i64) -> i64:
    """MO-H1, MO-H2: give the cards that are stronger than a card when they are played after it."""
    chief = bit(CHIEF)
    if card == CHIEF:
        return 0
    height = FACES.height[card]
    colour = FACES.colour[card]
    higher = CORNERS * (ALL_HEIGHTS & ~low_bits(height))
    others = CORNERS * ALL_HEIGHTS & ~(state.trump | led)
    if colour == 0:
        above = CORNERS * ALL_HEIGHTS
    elif colour == state.trump:
        above = colour & higher
    elif colour == led:
        above = state.trump | (colour & higher)
    else:
        above = state.trump | led | (others & higher)
    if state.reversed:
        above = low_bits(CARDS) & ~above & ~bit(card)
    return above | chief
