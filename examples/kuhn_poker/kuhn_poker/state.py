"""One position of Kuhn poker, and its rules."""

from __future__ import annotations

from lanai.core.contract import NOBODY, Game, State
from lanai.core.events import Event, Json
from lanai.core.rng import Rng

CARDS = ("jack", "queen", "king")
PASS, BET = 0, 1
CALLED = [[PASS, PASS], [BET, BET], [PASS, BET, BET]]
FOLDED = [[BET, PASS], [PASS, BET, PASS]]


class KuhnState(State):
    """Everybody pays 1 chip and gets one of three cards; the third is not used.

    In turn each passes or bets 1 more chip. Whoever passes after a bet gives up. After two passes
    or two bets the higher card wins all chips: king before queen before jack.
    """

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.cards: list[int] = []
        self.made: list[int] = []

    # Whose turn it is

    def chance_due(self) -> bool:
        return not self.cards

    def next_seat(self) -> int:
        if self.chance_due() or self.made in CALLED + FOLDED:
            return NOBODY
        return len(self.made) % 2

    # What one can do

    def legal(self, seat: int) -> list[int]:
        return [PASS, BET] if seat in self.to_act() else []

    def play(self, seat: int, move: int) -> None:
        self.made.append(move)
        self.tell(Event("played", {"seat": seat, "move": self.game.moves[move]}))
        if self.made in CALLED:
            self.tell(Event("shown", {"cards": self.shown()}, reveals=True))

    def draw(self, rng: Rng) -> None:
        deck = [0, 1, 2]
        self.cards = [deck.pop(rng.below(len(deck))) for _ in range(2)]
        self.tell(Event("dealt", {}, {seat: {"card": self.card(seat)} for seat in (0, 1)}))

    # What one knows

    def card(self, seat: int) -> str:
        """Name the card of a seat."""
        return CARDS[self.cards[seat]]

    def shown(self) -> list[str]:
        """List the cards by seat once they lie open."""
        return [self.card(0), self.card(1)] if self.made in CALLED else []

    def view(self, viewer: int) -> Json:
        known: Json = {
            "pot": 2 + self.made.count(BET),
            "moves": [self.game.moves[move] for move in self.made],
            "shown": self.shown(),
        }
        if self.cards and viewer in (0, 1):
            known["card"] = self.card(viewer)
        return known

    def redeal(self, seat: int, rng: Rng) -> KuhnState:
        world = self.copy()
        if self.cards and not self.shown():
            deck = [card for card in (0, 1, 2) if seat not in (0, 1) or card != self.cards[seat]]
            world.cards = [
                card if owner == seat else deck.pop(rng.below(len(deck)))
                for owner, card in enumerate(self.cards)
            ]
        return world

    # The end

    def scores(self) -> list[int]:
        if not self.over():
            return [0, 0]
        if self.made in FOLDED:
            winner, chips = self.made.index(BET) % 2, 1
        else:
            winner, chips = int(self.cards[1] > self.cards[0]), 1 + self.made.count(BET) // 2
        return [chips, -chips] if winner == 0 else [-chips, chips]
