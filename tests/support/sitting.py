"""A table of persons without a server, for tests of the pure core."""

from __future__ import annotations

import random

import msgspec

from lanai.server import entries as log
from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.absence import Surroundings, time_up
from lanai.server.decide import decide
from lanai.server.demands import Asker
from lanai.server.folding import fold
from lanai.server.lobby import create
from lanai.server.play import Play
from lanai.server.start import start_fails
from lanai.server.table import Table

LEVELS = ["easy", "medium"]


class Sitting:
    """A table of persons without a server: it keeps its log."""

    def __init__(
        self, game: str, players: int, limit: wire.Limit | None = None, begin: bool = True
    ) -> None:
        self.time = 1000
        created = log.Created(
            at=self.time, table="t" * 24, name="a-b", game=game, rules="1.0", cards="1",
            players=players, options={}, public=False, limit=limit, level="easy", hints=True,
            host="g0", secret="00" * 32,
        )  # fmt: skip
        request = wire.NewTable(game=game, players=players)
        self.table, self.log = create(request, Asker("g0", "P0", None, self.time), created, LEVELS)
        self.requests = 0
        for seat in range(players):
            self.ask(seat, messages.Sit(id="sit", seat=seat))
        if begin:
            self.start()

    def start(self) -> None:
        """Begin the game."""
        self.ask(0, messages.Start(id="start"))

    @property
    def play(self) -> Play:
        """Give the game that is played."""
        assert self.table.play is not None
        return self.table.play

    def ask(self, seat: int, request: messages.AnyRequest) -> None:
        """Carry out a request of a seat, or raise LanaiError."""
        self.time += 1000
        asker = Asker(f"g{seat}", f"P{seat}", request.id, self.time)
        entries = decide(self.table, asker, request, lambda _: Surroundings(LEVELS))
        for entry in entries:
            fold(self.table, entry)
        self.log += entries

    def let_time_go_by(self, milliseconds: int) -> None:
        """Let time go by, and what nobody asks for happen: stand-ins, starts that fail."""
        self.time += milliseconds
        entries = (start_fails if self.table.starting else time_up)(self.table, self.time)
        for entry in entries:
            fold(self.table, entry)
        self.log += entries

    @classmethod
    def of(cls, table: Table) -> Sitting:
        """Sit at a table that was folded elsewhere; its log begins anew."""
        sitting = cls.__new__(cls)
        sitting.table, sitting.log, sitting.time, sitting.requests = table, [], table.updated, 0
        return sitting

    def move(self, rng: random.Random) -> int:
        """Let any seat that may make any move, and give the seat."""
        seat = rng.choice(self.play.state.to_act())
        move = rng.choice(self.play.state.legal(seat))
        seq = rng.randint(self.play.asked[seat], self.play.seqs[seat])
        self.make(seat, self.play.state.text(seat, move), seq)
        return seat

    def make(self, seat: int, move: str, seq: int | None = None) -> None:
        """Make a move."""
        self.requests += 1
        known = self.play.seqs[seat] if seq is None else seq
        self.ask(seat, messages.Move(id=f"m{self.requests}", seq=known, move=move))


def stored(entries: list[log.AnyEntry]) -> list[log.AnyEntry]:
    """Give entries as the store gives them back."""
    return [log.read(msgspec.to_builtins(entry)) for entry in entries]
