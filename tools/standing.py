"""Make `standing.toml`: what foretells who wins a game of Moluku when a trick begins.

    .build/compiled/bin/python tools/standing.py >src/lanai/games/moluku/standing.toml

Games are begun by players of all kinds and finished by the policy that searches play on with; the
positions in which a trick begins are looked at after that. Then one conditional logit is fitted for
each number of players and each Season. Needs NumPy; about ten minutes on one core.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from lanai.bots.knowledge.moluku import BRINGS, GameKnowledge
from lanai.bots.knowledge.standing import SCALES, WIDTH, Standing, begins_trick, scale_of
from lanai.cli.train import commit
from lanai.core.contract import NOBODY
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.moluku.phases import SEASONS
from lanai.games.moluku.state import MolukuState

Floats = NDArray[np.float32]

TRICKS = {2: 14, 3: 12, 4: 12}
TRIES = (1, 3, 3, 14)
"""How many cards those compare who begin a game: of the reference it is 3."""
LOOKS = 3
"""After the first position of a game one in so many is looked at."""
TESTED = 10
BATCH = 512
EPOCHS = 14
PACE = 0.003
DECAY = 1e-5


class Sample:
    """Positions of one Season: what is seen of each seat, tricks left, shares of the win."""

    def __init__(self) -> None:
        self.seen: list[Floats] = []
        self.left: list[int] = []
        self.shares: list[list[float]] = []


def play(state: MolukuState, standing: Standing, rng: FastRng, found: list[Sample]) -> None:
    """Play one game and look at its positions."""
    players = int(state.players)
    knowledge = GameKnowledge()
    alone = int(rng.below(SEASONS * TRICKS[players]))
    tries = [TRIES[int(rng.below(len(TRIES)))] for _ in range(players)]
    trick = -1
    looks: list[tuple[int, Floats, int]] = []
    while not state.over():
        seat = int(state.next_seat())
        if seat == NOBODY:
            state.draw(rng)
            continue
        if begins_trick(state):
            trick += 1
            if trick == alone or (trick > alone and rng.below(LOOKS) == 0):
                standing.turn_to(state)
                rows = []
                for each in range(players):
                    standing.look(state, each)
                    rows.append(list(standing.row))
                looks.append((int(state.season), np.array(rows, np.float32), int(standing.left)))
        knowledge.tries = tries[seat] if trick < alone else 3
        state.play(seat, knowledge.move(state, seat, rng))
    winners = state.winners()
    shares = [float(seat in winners) / len(winners) for seat in range(players)]
    for season, seen, left in looks:
        found[season].seen.append(seen)
        found[season].left.append(left)
        found[season].shares.append(shares)


def scaled(seen: Floats, left: NDArray[np.int64]) -> Floats:
    """Let every number count once for each scale."""
    scales = np.array(
        [[scale_of(scale, each) for scale in range(SCALES)] for each in range(16)], np.float32
    )[left]
    return np.concatenate([seen * scales[:, None, at, None] for at in range(SCALES)], axis=2)


def foretold(hopes: Floats) -> Floats:
    """Share the win out by how seats stand."""
    powers: Floats = np.exp(hopes - hopes.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def fit(sample: Sample) -> tuple[Floats, float]:
    """Fit weights (Adam) and give them with the loss in positions that were not shown."""
    left = np.array(sample.left)
    inputs = scaled(np.stack(sample.seen), left)
    shares = np.array(sample.shares, np.float32)
    spread = inputs.reshape(-1, inputs.shape[2]).std(axis=0) + 1e-6
    inputs /= spread
    tested = np.arange(len(inputs)) >= len(inputs) * (TESTED - 1) // TESTED  # whole games, the last
    shown = np.nonzero(~tested)[0]
    rng = np.random.default_rng(0)
    weights = np.zeros(inputs.shape[2], np.float32)
    mean, square = weights.copy(), weights.copy()
    best, least, step = weights.copy(), np.inf, 0
    for epoch in range(EPOCHS):
        pace = PACE * (1.0 if epoch < EPOCHS / 2 else 0.3 if epoch < 0.8 * EPOCHS else 0.1)
        rng.shuffle(shown)
        for first in range(0, len(shown) - BATCH + 1, BATCH):
            batch = shown[first : first + BATCH]
            seen = inputs[batch]
            error = (foretold(seen @ weights) - shares[batch]) / BATCH
            slope = np.einsum("bsi,bs->i", seen, error, optimize=True) + DECAY * weights
            step += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
            weights = weights - pace * (mean / (1 - 0.9**step)) / size
        told = foretold(inputs[tested] @ weights)
        loss = float(-(shares[tested] * np.log(np.maximum(told, 1e-9))).sum(axis=1).mean())
        if loss < least:
            best, least = weights.copy(), loss
    return best / spread, least


def table(players: int, games: int, seed: int) -> Iterator[str]:
    """Write the weights for a number of players."""
    began = time.process_time()
    game = find("moluku")
    found = [Sample() for _ in range(SEASONS)]
    beginning = game.new(players)
    assert isinstance(beginning, MolukuState)
    standing = Standing(game, beginning.cards, BRINGS)
    for number in range(games):
        play(beginning.copy(), standing, FastRng(seed, number, players), found)
    yield "\n[[players]]"
    yield f"count = {players}"
    losses = []
    yield "seasons = ["
    for sample in found:
        weights, loss = fit(sample)
        losses.append(round(loss, 4))
        yield "  ["
        for row in weights.reshape(SCALES, WIDTH):
            yield f"    [{', '.join(f'{each:.4g}' for each in row)}],"
        yield "  ],"
    yield "]"
    yield f"losses = {losses}"
    yield f"minutes = {(time.process_time() - began) / 60:.1f}"
    print(players, [len(each.left) for each in found], losses, file=sys.stderr, flush=True)


def main() -> None:
    """Write the file to standard output."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    print("# How seats stand when a trick begins, for searches and reviews.")
    print("# Made by tools/standing.py.")
    print(
        "# Rows of a Season: weights as they are, by 1 / root(1 + tricks left), by 1 / (1 + left)."
    )
    print(f"games = {told.games}")
    print(f"seed = {told.seed}")
    print(f'commit = "{commit()}"')
    for players in TRICKS:
        print("\n".join(table(players, told.games, told.seed)), flush=True)


if __name__ == "__main__":
    main()
