"""Reasons in Moluku: who picks first, what the Island gains, which cards are kept.

A card played or taken is watched until its trick is harvested; the choice of a trump or of cards to
give away until the Season ends.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.moluku import KEEPING, MOST_LEFT, place_of
from lanai.bots.knowledge.moluku import BRINGS
from lanai.bots.reasons.contract import CHANCE, FACT, Feature, Reason, Witness
from lanai.core.bits import bit, count_bits, nibble
from lanai.core.contract import NOBODY, State
from lanai.core.events import Json
from lanai.games.moluku.masks import COLOURS, colour_cards, lowest
from lanai.games.moluku.phases import ADJUST, CHILL, CHOOSE, PALM, PLAY, SEASONS
from lanai.games.moluku.scoring import island_points
from lanai.games.moluku.state import MolukuState

FIRST: Final = 0
LAST: Final = 1
GAIN: Final = 2
HUTS: Final = 3
RIVALS: Final = 4
PARTNER: Final = 5
KEPT: Final = 6
NEXT: Final = 7
LIZARD: Final = 8
PALMS: Final = 9
FIRSTS: Final = 10
TRUMPS: Final = 11
NO_TRUMP: Final = 12
VOIDS: Final = 13

STRONG: Final = 90
"""A card is strong if keeping it is worth so many hundredths of a point."""
POINT: Final = 100.0
LONG: Final = (CHOOSE, PALM, ADJUST)
"""The phases whose choices are watched until the Season ends."""


class GameWitness(Witness):
    """Watches a trick until it is harvested, or a Season until it ends."""

    def __init__(self, world: State, seat: i64) -> None:
        super().__init__(world, seat)
        assert isinstance(world, MolukuState)
        phase = world.phase
        self.long: bool = phase in LONG
        self.season: i64 = world.season
        self.rivals: list[int] = [
            other
            for other in range(int(world.players))
            if other != seat and not (world.teams and (other ^ int(seat)) == 2)
        ]
        self.partner: i64 = seat ^ 2 if world.teams else NOBODY
        self.strongest: i64 = strongest_of(world.owned(world.hand & ~world.chosen, seat))
        self.totals: vec[i64] = vec[i64]([0] * int(world.players))
        self.huts: i64 = 0
        self.place: i64 = NOBODY
        self.firsts: i64 = 0
        self.noted: bool = False
        self.lizard: bool = False
        self.palms: bool = False
        self.trumps: float = 0.0
        self.trumpless: bool = False
        self.hand: i64 = 0
        self.moves: i64 = 0
        self.name_features(world, phase)

    def name_features(self, world: MolukuState, phase: i64) -> None:
        """Say what counts in this phase; what does not is worth nothing and never told."""
        short = 0.0 if self.long else 1.0
        left = SEASONS - 1 - self.season
        table: Json = {"card_table": world.cards.version}
        kept: Json = dict(table)
        keeping = 0.0
        if self.strongest != NOBODY:
            kept["card"] = world.cards.names[self.strongest]
            cards = count_bits(world.owned(world.hand, self.seat)) - 1
            keeping = float(KEEPING[place_of(self.strongest)] * cards) / MOST_LEFT / POINT
        if phase not in (PLAY, ADJUST):
            keeping = 0.0
        add = self.features.append
        add(Feature("mo-reason-first", 2.0 * short, "order", CHANCE))
        last = -1.0 if world.players > 2 else 0.0
        add(Feature("mo-reason-last", last * short, "order", CHANCE))
        add(Feature("mo-reason-season" if self.long else "mo-reason-gain", 1.0, "island"))
        add(Feature("mo-reason-hut", 0.0, "island"))
        add(Feature("mo-reason-rivals", -1.0, "rivals"))
        add(Feature("mo-reason-partner", 0.0 if self.partner == NOBODY else 1.0, "partner"))
        add(Feature("mo-reason-kept", keeping, "hand", FACT, kept))
        add(Feature("mo-reason-next", short / float(left) if left else 0.0, "next"))
        add(Feature("mo-reason-lizard", 0.5 * short, "lizard", CHANCE))
        add(Feature("mo-reason-palms", 0.5 * short, "palms", CHANCE))
        add(Feature("mo-reason-firsts", 1.0 - short, "order"))
        add(Feature("mo-reason-trumps", 0.3 if phase in (CHOOSE, PALM) else 0.0, "trumps"))
        # Never told by itself: whether the move leaves the Season without a trump.
        add(Feature("mo-reason-no-trump", 0.0, "trumps", FACT))
        void = 0.4 if phase == ADJUST else 0.0
        for colour in range(COLOURS):
            args: Json = {"colour": world.cards.colours[colour]}
            add(Feature("mo-reason-void", void, "void", FACT, args))

    def begin(self, world: State) -> None:
        assert isinstance(world, MolukuState)
        for seat in range(world.players):
            self.totals[seat] = self.total(world, seat)
        self.huts = sheltering(world, self.seat)
        self.place = NOBODY
        self.firsts = 0
        self.noted = False
        self.lizard = False
        self.palms = False
        self.moves = 0
        self.note_order(world)

    def watch(self, state: State) -> None:
        assert isinstance(state, MolukuState)
        self.moves += 1
        self.note_order(state)
        if state.phase == PALM and state.mover == self.seat:
            self.palms = True
        if state.lizard == self.seat or (state.reversed and state.leader == self.seat):
            self.lizard = True
        if self.moves == 1:
            self.note_own(state)

    def note_own(self, state: MolukuState) -> None:
        """Look at the own hand just after the own move."""
        self.hand = state.owned(state.hand & ~state.chosen, self.seat)
        cards = self.hand & state.trump
        self.trumps = (
            float(count_bits(cards)) if state.trump else float(count_bits(self.hand)) / COLOURS
        )

    def note_order(self, state: MolukuState) -> None:
        """Note the own place in the harvest order, once a trick."""
        if state.order == 0:
            self.noted = False
        elif state.phase != CHILL and not self.noted:
            self.noted = True
            place: i64 = 0
            while nibble(state.order, place) != self.seat:
                place += 1
            if self.place == NOBODY:
                self.place = place
            if place == 0:
                self.firsts += 1

    def settled(self, state: State) -> bool:
        assert isinstance(state, MolukuState)
        if state.season != self.season:
            return True
        return not self.long and state.phase == PLAY and state.first | state.second == 0

    def total(self, state: MolukuState, seat: i64) -> i64:
        """Count the points of a seat with those that its Island shows."""
        points: i64 = state.points_of(seat)
        return points + island_points(state, seat) if state.season == self.season else points

    def measure(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, MolukuState)
        seat = self.seat
        values[FIRST] = truth(self.place == 0)
        values[LAST] = truth(self.place == state.players - 1)
        values[GAIN] = float(self.total(state, seat) - self.totals[seat])
        same = state.season == self.season
        values[HUTS] = float(sheltering(state, seat) - self.huts) if same else 0.0
        gains: i64 = 0
        for rival in self.rivals:
            gains += self.total(state, rival) - self.totals[rival]
        values[RIVALS] = float(gains) / float(len(self.rivals))
        values[PARTNER] = 0.0
        if self.partner != NOBODY:
            values[PARTNER] = float(self.total(state, self.partner) - self.totals[self.partner])
        values[KEPT] = truth(self.strongest != NOBODY and self.hand & bit(self.strongest) != 0)
        taken = state.island | state.covered if same else state.taken
        values[NEXT] = worth_later(state.owned(taken, seat))
        values[LIZARD] = truth(self.lizard)
        values[PALMS] = truth(self.palms)
        values[FIRSTS] = float(self.firsts)
        values[TRUMPS] = self.trumps
        values[NO_TRUMP] = truth(self.trumpless)
        for colour in range(i64(COLOURS)):
            values[VOIDS + colour] = truth(self.hand & colour_cards(colour) == 0)

    def tell(self, at: i64, means: vec[float], others: vec[float]) -> Reason | None:
        if at == TRUMPS and means[NO_TRUMP] >= 1.0:
            return None  # nobody holds cards of no colour
        told = super().tell(at, means, others)
        if at == GAIN and told is not None and told.good and means[HUTS] - others[HUTS] >= 0.5:
            return Reason("mo-reason-hut", True, told.args)
        return told


def truth(fact: bool) -> float:
    """Give 1 for what is so."""
    return 1.0 if fact else 0.0


def strongest_of(cards: i64) -> i64:
    """Name the card that is worth most as long as it is kept, if one is strong."""
    best: i64 = NOBODY
    most: i64 = STRONG - 1
    while cards:
        card = lowest(cards)
        if KEEPING[place_of(card)] > most:
            best, most = card, KEEPING[place_of(card)]
        cards &= cards - 1
    return best


def worth_later(cards: i64) -> float:
    """Estimate what cards of an Island bring as a hand of the last Season, in points."""
    worth: i64 = 0
    while cards:
        worth += BRINGS[place_of(lowest(cards))]
        cards &= cards - 1
    return float(worth) / POINT


def sheltering(state: MolukuState, seat: i64) -> i64:
    """Count the Huts of an Island that shelter food."""
    table = state.cards
    island = state.owned(state.island, seat)
    return i64(
        len(
            table.huts.shelter(
                int(count_bits(island & table.hut)),
                int(count_bits(island & table.rice)),
                int(count_bits(island & table.pineapple)),
                int(count_bits(island & table.fish)),
            )
        )
    )
