"""One position of Tiki Topple, and what must be quick of the contract; the room has the rest."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from lanai.core.cells import Cells
from lanai.core.contract import NOBODY, Game, State
from lanai.core.rng import Rng
from lanai.games.tiki_topple import chance, encoding, legal, redeal, rules, scoring
from lanai.games.tiki_topple.cards import Cards, Hand
from lanai.games.tiki_topple.layout import HAND_BITS, HAND_MASK, SEAT_BITS, SEAT_MASK
from lanai.games.tiki_topple.phases import OVER, SETTING_UP


class TikiState(State):
    """A position. Everything that changes is an int, so that a copy is one small object.

    `layout.py` says how `hands`, `aside`, `missions` and `points` hold something for each seat.
    """

    def __init__(self, game: Game, players: i64, cards: Cards, hand: Hand) -> None:
        super().__init__(game, players)
        self.players = players  # again, so that the compiler knows it is set (ADR 8)
        self.cards: Cards = cards
        self.hand_option: Hand = hand
        self.phase: i64 = SETTING_UP
        self.round: i64 = 0
        self.starter: i64 = NOBODY
        self.mover: i64 = NOBODY
        self.turn: i64 = 0  # cards played this round, by all
        self.turns: i64 = 0  # cards that can be played this round, by all
        self.column: i64 = 0
        self.standing: i64 = 0
        self.hands: i64 = 0
        self.aside: i64 = 0
        self.missions: i64 = 0
        self.scored: i64 = 0  # missions out of the game, one bit each
        self.points: i64 = 0
        self.toasted_out: i64 = 0  # rounds that ended because three tikis were left

    # What lies before a seat

    def hand_of(self, seat: i64) -> i64:
        """Give the packed cards in a seat's hand."""
        return (self.hands >> (HAND_BITS * seat)) & HAND_MASK

    def aside_of(self, seat: i64) -> i64:
        """Give the packed cards that a seat has set aside."""
        return (self.aside >> (HAND_BITS * seat)) & HAND_MASK

    def mission_of(self, seat: i64) -> i64:
        """Give the mission of a seat."""
        return (self.missions >> (SEAT_BITS * seat)) & SEAT_MASK

    def points_of(self, seat: i64) -> i64:
        """Give the points of a seat."""
        return (self.points >> (SEAT_BITS * seat)) & SEAT_MASK

    # The contract, where it must be quick

    def over(self) -> bool:
        return self.phase == OVER

    def chance_due(self) -> bool:
        return self.phase == SETTING_UP

    def next_seat(self) -> i64:
        return self.mover

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

    def copy(self) -> TikiState:
        twin = TikiState(self.game, self.players, self.cards, self.hand_option)
        twin.phase = self.phase
        twin.round = self.round
        twin.starter = self.starter
        twin.mover = self.mover
        twin.turn = self.turn
        twin.turns = self.turns
        twin.column = self.column
        twin.standing = self.standing
        twin.hands = self.hands
        twin.aside = self.aside
        twin.missions = self.missions
        twin.scored = self.scored
        twin.points = self.points
        twin.toasted_out = self.toasted_out
        return twin

    def redeal(self, seat: i64, rng: Rng) -> TikiState:
        return redeal.redeal(self, seat, rng)

    def identity(self) -> tuple[int, ...]:
        return (
            self.players, self.phase, self.round, self.starter, self.mover, self.turn, self.turns,
            self.column, self.standing, self.hands, self.aside, self.missions, self.scored,
            self.points, self.toasted_out,
        )  # fmt: skip

    def origin(self) -> tuple[dict[str, object], str]:
        return {"hand": self.hand_option.name}, self.cards.version

    def restore(self, identity: Sequence[int]) -> None:
        (
            _, self.phase, self.round, self.starter, self.mover, self.turn, self.turns,
            self.column, self.standing, self.hands, self.aside, self.missions, self.scored,
            self.points, self.toasted_out,
        ) = identity  # fmt: skip

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def tally(self) -> dict[str, int]:
        return {"rounds": int(self.round), "rounds-by-three-tikis": int(self.toasted_out)}
