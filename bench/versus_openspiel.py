"""Our search against OpenSpiel's ISMCTSBot at equal time for each move: `make bench-bots`.

OpenSpiel's bot plays through our adapter and draws its worlds with our resampler, so that both know
the same. Every deal is played twice with seats changed.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from lanai.arena.intervals import interval_of_share
from lanai.bots.catalog import make
from lanai.bots.contract import Bot
from lanai.bots.turn import ask
from lanai.core.contract import State
from lanai.core.fairness import SimulationLuck
from lanai.core.rng import FastRng
from lanai.envs.node import Node
from lanai.envs.openspiel import resampler
from lanai.games import find

PAGE = Path(__file__).parent / "VERSUS.md"
LEAST_SIMULATIONS = 2
"""The first only makes the root, so that without a second there is nothing to choose from."""
SLACK = 1.0
"""Seconds that we give our bot beyond its own budget before it counts as late."""


class TimeUp(Exception):
    """Ends a search."""


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, stopped by the clock instead of by a number of simulations."""

    def __init__(self, game: pyspiel.Game, seconds: float, exploration: float, seed: int) -> None:
        random_state = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random_state)
        super().__init__(game, evaluator, exploration, 10**9, random_state=random_state)
        self.set_resampler(resampler(seed))
        self.seconds = seconds
        self.searches: list[int] = []

    def run_search(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Search until time is up."""
        self._deadline = time.perf_counter() + self.seconds
        self._simulations = 0
        try:
            only: list[tuple[int, float]] = super().run_search(state)
        except TimeUp:
            self.searches.append(self._simulations)
            found: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
            return found
        return only

    def sample_root_state(self, state: pyspiel.State) -> pyspiel.State:
        """Draw the next world, or raise TimeUp."""
        late = time.perf_counter() >= self._deadline
        if late and self._simulations >= LEAST_SIMULATIONS:
            raise TimeUp
        self._simulations += 1
        return super().sample_root_state(state)


@dataclass
class Contest:
    """One game between our bot and OpenSpiel's, over and over."""

    name: str
    ours: Bot
    theirs: TimedBot
    game: pyspiel.Game
    shares: list[float] = field(default_factory=list)
    seconds: list[list[float]] = field(default_factory=lambda: [[], []])

    def play(self, luck: SimulationLuck, our_seat: int) -> None:
        """Play one game and note our share of the win."""
        state = find(self.name).new(2)
        rng = FastRng(luck.seed, luck.number, our_seat)
        chances = 0
        while not state.over():
            if state.chance_due():
                state.draw(luck.stream(chances))
                chances += 1
                continue
            seat = int(state.next_seat())
            started = time.perf_counter()
            move = self._choose(state, seat, seat == our_seat, rng)
            if len(state.legal(seat)) > 1:
                self.seconds[seat != our_seat].append(time.perf_counter() - started)
            state.apply(seat, move)
        winners = state.winners()
        self.shares.append((our_seat in winners) / len(winners))

    def _choose(self, state: State, seat: int, is_ours: bool, rng: FastRng) -> int:
        if is_ours:
            return ask(self.ours, "ours", state, seat, rng, self.theirs.seconds + SLACK)
        seen = self.game.new_initial_state()
        seen.node = Node(self.game.start.setup, state.copy())
        return int(self.theirs.step(seen))

    def line(self, spec: str) -> str:
        """Write the result as a row of the table."""
        deals = [fmean(pair) for pair in zip(self.shares[::2], self.shares[1::2], strict=True)]
        interval = interval_of_share(deals)
        span = "" if interval is None else f" ({100 * interval[0]:.0f}–{100 * interval[1]:.0f})"
        times = [1000 * fmean(part) for part in self.seconds]
        return (
            f"| {self.name} | {spec} | {len(self.shares)} | {100 * fmean(deals):.1f} %{span} "
            f"| {times[0]:.0f} ms | {times[1]:.0f} ms "
            f"| {fmean(self.theirs.searches):.0f} |"
        )


def contest(name: str, spec: str, seconds: float, exploration: float, seed: int) -> Contest:
    """Set two bots to a game."""
    short_name = f"lanai_{find(name).python_name}"
    game = pyspiel.load_game(short_name, {"chance": "sampled", "rng_seed": seed})
    return Contest(name, make(spec, find(name)), TimedBot(game, seconds, exploration, seed), game)


HEAD = """# Our search beside OpenSpiel's

Written by `make bench-bots`. OpenSpiel's Python `ISMCTSBot` (random rollouts, exploration {c})
plays through our adapter with our resampler; two players, every deal twice with seats changed.
`won` is our share of the wins with its 95 % interval, the times are means over all moves with a
choice, `simulations` those of OpenSpiel's bot for each of its moves. Wanted: at least 70 %.

| game | our bot | games | won | our time | its time | simulations |
|---|---|---|---|---|---|---|
"""


def main() -> None:
    """Play, write the page and show it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=["moluku", "tiki-topple"])
    parser.add_argument("--pairs", type=int, default=50, help="deals; each is played twice")
    parser.add_argument("--ms", type=int, default=100, help="milliseconds for each move")
    parser.add_argument("--bot", help="our bot (search with the same time)")
    parser.add_argument("--exploration", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write bench/{PAGE.name}")
    chosen = parser.parse_args()
    spec = chosen.bot or f"search:{chosen.ms}ms"
    text = HEAD.format(c=chosen.exploration)
    print(text, end="")
    for name in chosen.games:
        fought = contest(name, spec, chosen.ms / 1000, chosen.exploration, chosen.seed)
        for number in range(chosen.pairs):
            for our_seat in (0, 1):
                fought.play(SimulationLuck(chosen.seed, number), our_seat)
        line = fought.line(spec)
        print(line, flush=True)
        text += line + "\n"
    if chosen.write:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
