"""Playing one game of a tournament, with every decision timed."""

from __future__ import annotations

import time
from dataclasses import dataclass

from lanai.arena.tournament.pairings import Seating, Tournament, check_bots
from lanai.arena.tournament.times import Thinking
from lanai.arena.workers import Stop
from lanai.bots.catalog import make
from lanai.bots.players import Players
from lanai.core.contract import NOBODY
from lanai.core.fairness import SimulationLuck
from lanai.games import find


@dataclass(frozen=True)
class Played:
    """A finished game; all but the thinking follows from the plan."""

    seating: Seating
    scores: list[int]
    winners: list[int]
    moves: int
    thinking: dict[str, Thinking]


class Arbiter:
    """Plays games of a plan, with bots that are made once for each seat."""

    def __init__(self, plan: Tournament) -> None:
        check_bots(plan)
        self.plan = plan
        self.game = find(plan.game)
        self.game.new(plan.players, plan.options)
        self.bots = {
            (bot, seat): make(bot, self.game) for bot in plan.bots for seat in range(plan.players)
        }

    def __call__(self, seating: Seating, stop: Stop) -> Played | None:
        """Play a game; one that is told to stop midway counts for nothing."""
        names = list(seating.bots)
        bots = [self.bots[bot, seat] for seat, bot in enumerate(names)]
        players = Players(bots, names, self.plan.seconds)
        luck = SimulationLuck(self.plan.seed, seating.deal)
        thinking = {bot: Thinking() for bot in names}
        state = self.game.new(self.plan.players, self.plan.options)
        players.begin(luck)
        moves = event = 0
        while not state.over():
            if stop.is_set():
                return None
            seat = int(state.next_seat())
            if seat == NOBODY:
                state.draw(luck.stream(event))
                event += 1
                continue
            started = time.perf_counter()
            move = players.move(state, seat)
            thinking[names[seat]].add_decision(time.perf_counter() - started)
            state.play(seat, move)
            moves += 1
        return Played(seating, state.scores(), state.winners(), moves, thinking)
