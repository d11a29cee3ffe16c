"""One position of Moluku, and what must be quick of the contract; the room has the rest."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from lanai.core.bits import nibble, unpack_nibbles
from lanai.core.cells import Cells
from lanai.core.contract import NOBODY, Game, State
from lanai.core.rng import Rng
from lanai.games.moluku import chance, encoding, legal, redeal, rules, scoring
from lanai.games.moluku.cards import Cards, Deal
from lanai.games.moluku.masks import ALL_HEIGHTS, CORNERS, POINT_BITS, POINT_MASK
from lanai.games.moluku.phases import ADJUST, OVER, SETUP, STOCK


class MolukuState(State):
    """A position. Everything that changes is an int, so that a copy is one small object.

    Cards are masks. `hand`, `first`, `second`, `island`, `covered` and `out` say where the cards
    are, and together `low` and `high` whose they are: the two bits of each card's seat. A card in
    the trick belongs to whoever played it. What is in none of them is the stock.
    """

    def __init__(
        self, game: Game, players: i64, cards: Cards, deal: Deal, teams: bool, age_option: i64
    ) -> None:
        super().__init__(game, players)
        self.players = players  # again, so that the compiler knows it is set (ADR 8)
        self.cards: Cards = cards
        self.deal: Deal = deal
        self.teams: bool = teams
        self.age_option: i64 = age_option
        self.phase: i64 = SETUP
        self.season: i64 = 0
        self.mover: i64 = NOBODY
        self.leader: i64 = NOBODY
        self.age: i64 = age_option  # nibbles: the seats from youngest to oldest

        self.hand: i64 = 0
        self.first: i64 = 0  # the trick: everybody's first card
        self.second: i64 = 0  # everybody's second card, in a Wedding
        self.island: i64 = 0
        self.covered: i64 = 0  # face down under a Volcano
        self.out: i64 = 0  # discarded, by their owner
        self.low: i64 = 0
        self.high: i64 = 0

        self.trump: i64 = 0  # all cards of the trump colour, or none
        self.led: i64 = 0  # all cards of the suit led, or none
        self.wedding: i64 = 0  # 1 once second cards are played
        self.reversed: i64 = 0  # 1 when the harvest goes from weakest to strongest
        self.laid: i64 = 0  # cards played of those that rank
        self.ranks: i64 = 0  # their strengths in the order played, 12 bits each
        self.order: i64 = 0  # nibbles: the seats in harvest order
        self.picked: i64 = 0  # seats that have picked
        self.waiting: i64 = 0  # of a pair being taken: the second card, not yet placed
        self.candidates: i64 = 0  # what the Volcano just placed can cancel
        self.lizard: i64 = NOBODY  # who took the Lizard in this trick

        self.owed: i64 = 0  # nibbles: cards that each seat still has to discard or pass
        self.chosen: i64 = 0  # those already chosen; they stay in hand until all have chosen
        self.points: i64 = 0

        # What everybody remembers, for redeal and view
        self.seen: i64 = 0  # cards that were in an Island at the end of some Season
        self.taken: i64 = 0  # cards that were taken up with an Island before this Season
        self.from_low: i64 = 0  # and by whom
        self.from_high: i64 = 0
        self.voids: i64 = 0  # bit 11 * colour + seat: has shown this Season not to hold the colour

    # Whose cards

    def owned(self, cards: i64, seat: i64) -> i64:
        """Give the cards of a set that belong to a seat."""
        return cards & ~(self.low ^ -(seat & 1)) & ~(self.high ^ -(seat >> 1))

    def owner(self, card: i64) -> i64:
        """Name the seat to which a single card, given as its mask, belongs."""
        seat: i64 = 0
        if self.low & card:
            seat = 1
        if self.high & card:
            seat += 2
        return seat

    def give(self, card: i64, seat: i64) -> None:
        """Make a seat the owner of cards."""
        self.low = (self.low & ~card) | (card & -(seat & 1))
        self.high = (self.high & ~card) | (card & -(seat >> 1))

    def taken_up(self, cards: i64, seat: i64) -> i64:
        """Give the cards of a set that a seat took up with its Island before this Season."""
        taken = cards & self.taken
        return taken & ~(self.from_low ^ -(seat & 1)) & ~(self.from_high ^ -(seat >> 1))

    def shown(self) -> i64:
        """Give the cards that lie open: Islands, cards under Volcanoes (they were seen), trick."""
        return self.island | self.covered | self.first | self.second

    def stock(self) -> i64:
        """Give the cards that have not been dealt."""
        return self.deal.cards & ~(self.hand | self.out | self.shown())

    def void_cards(self, seat: i64) -> i64:
        """Give all cards of the colours that a seat has shown not to hold."""
        return ((self.voids >> seat) & CORNERS) * ALL_HEIGHTS

    def points_of(self, seat: i64) -> i64:
        """Give the points of a seat in the Seasons scored so far."""
        return (self.points >> (POINT_BITS * seat)) & POINT_MASK

    def owed_by(self, seat: i64) -> i64:
        """Count the cards that a seat still has to discard or pass."""
        return nibble(self.owed, seat)

    def receiver(self, seat: i64) -> i64:
        """MO-N4: name who gets a seat's passed cards: left before Season 2, right before 3."""
        return (seat + (1 if self.season == 1 else self.players - 1)) % self.players

    def giver(self, seat: i64) -> i64:
        """MO-N4: name whose passed cards a seat gets."""
        return (seat + (self.players - 1 if self.season == 1 else 1)) % self.players

    # The contract, where it must be quick

    def over(self) -> bool:
        return self.phase == OVER

    def chance_due(self) -> bool:
        return self.phase <= STOCK

    def next_seat(self) -> i64:
        return self.mover

    def to_act(self) -> list[int]:
        if self.phase == ADJUST:
            return [seat for seat in range(int(self.players)) if self.owed_by(seat)]
        return [] if self.mover == NOBODY else [int(self.mover)]

    def legal(self, seat: i64) -> list[int]:
        return legal.legal(self, seat)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return legal.is_legal(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        rules.play(self, seat, move)

    def pick(self, seat: i64, rng: Rng) -> i64:
        return legal.pick(self, seat, rng)

    def mask(self, seat: i64, cells: Cells) -> None:
        legal.mask(self, seat, cells)

    def encode(self, seat: i64, cells: Cells) -> None:
        encoding.encode(self, seat, cells)

    def draw(self, rng: Rng) -> None:
        chance.draw(self, rng)

    def copy(self) -> MolukuState:
        twin = MolukuState(
            self.game, self.players, self.cards, self.deal, self.teams, self.age_option
        )
        twin.phase = self.phase
        twin.season = self.season
        twin.mover = self.mover
        twin.leader = self.leader
        twin.age = self.age
        twin.hand = self.hand
        twin.first = self.first
        twin.second = self.second
        twin.island = self.island
        twin.covered = self.covered
        twin.out = self.out
        twin.low = self.low
        twin.high = self.high
        twin.trump = self.trump
        twin.led = self.led
        twin.wedding = self.wedding
        twin.reversed = self.reversed
        twin.laid = self.laid
        twin.ranks = self.ranks
        twin.order = self.order
        twin.picked = self.picked
        twin.waiting = self.waiting
        twin.candidates = self.candidates
        twin.lizard = self.lizard
        twin.owed = self.owed
        twin.chosen = self.chosen
        twin.points = self.points
        twin.seen = self.seen
        twin.taken = self.taken
        twin.from_low = self.from_low
        twin.from_high = self.from_high
        twin.voids = self.voids
        return twin

    def redeal(self, seat: i64, rng: Rng) -> MolukuState:
        return redeal.redeal(self, seat, rng)

    def identity(self) -> tuple[int, ...]:
        return (
            self.players, int(self.teams), self.age_option, self.phase, self.season, self.mover,
            self.leader, self.age, self.hand, self.first, self.second, self.island, self.covered,
            self.out, self.low, self.high, self.trump, self.led, self.wedding, self.reversed,
            self.laid, self.ranks, self.order, self.picked, self.waiting, self.candidates,
            self.lizard, self.owed, self.chosen, self.points, self.seen, self.taken, self.from_low,
            self.from_high, self.voids,
        )  # fmt: skip

    def origin(self) -> tuple[dict[str, object], str]:
        drawn = self.age_option == NOBODY
        age = None if drawn else unpack_nibbles(self.age_option, self.players)
        return {"teams": self.teams, "age": age}, self.cards.version

    def restore(self, identity: Sequence[int]) -> None:
        (
            _, _, _, self.phase, self.season, self.mover,
            self.leader, self.age, self.hand, self.first, self.second, self.island, self.covered,
            self.out, self.low, self.high, self.trump, self.led, self.wedding, self.reversed,
            self.laid, self.ranks, self.order, self.picked, self.waiting, self.candidates,
            self.lizard, self.owed, self.chosen, self.points, self.seen, self.taken, self.from_low,
            self.from_high, self.voids,
        ) = identity  # fmt: skip

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)
