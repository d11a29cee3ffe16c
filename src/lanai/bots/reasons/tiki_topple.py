"""Reasons in Tiki Topple: which tikis of the own mission score when the round ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.reasons.contract import CHANCE, FACT, Feature, Reason, Witness
from lanai.core.contract import State
from lanai.games.tiki_topple.cards import RANKS
from lanai.games.tiki_topple.column import place_of, tiki_at
from lanai.games.tiki_topple.scoring import WORTHS
from lanai.games.tiki_topple.state import TikiState


class GameWitness(Witness):
    """Watches the tikis of a mission until the round ends."""

    def __init__(self, world: State, seat: i64) -> None:
        super().__init__(world, seat)
        assert isinstance(world, TikiState)
        self.round: i64 = world.round
        self.moves: i64 = 0
        self.tikis: i64 = world.cards.missions[world.mission_of(seat)]
        for rank in range(i64(RANKS)):
            tiki = tiki_at(self.tikis, rank)
            scores = place_of(world.column, tiki) <= rank
            self.features.append(
                Feature(
                    "tt-reason-keeps" if scores else "tt-reason-brings",
                    float(WORTHS[rank]),
                    str(rank),
                    CHANCE,
                    {
                        "tiki": world.cards.tikis[tiki],
                        "points": int(WORTHS[rank]),
                        "place": int(rank) + 1,
                    },
                )
            )
        # Never told by itself: whether the move ends the round.
        self.features.append(Feature("tt-reason-ends", 0.0, "ends", FACT))

    def begin(self, world: State) -> None:
        self.moves = 0

    def watch(self, state: State) -> None:
        self.moves += 1

    def settled(self, state: State) -> bool:
        assert isinstance(state, TikiState)
        return state.round != self.round

    def measure(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, TikiState)
        for rank in range(i64(RANKS)):
            scores = place_of(state.column, tiki_at(self.tikis, rank)) <= rank
            values[rank] = 1.0 if scores else 0.0
        values[RANKS] = 1.0 if self.moves == 1 else 0.0

    def tell(self, at: i64, means: vec[float], others: vec[float]) -> Reason | None:
        told = super().tell(at, means, others)
        if told is None or means[RANKS] < 1.0 or not told.good:
            return told
        return Reason("tt-reason-ends", True, told.args)
