"""Learn a game by PPO, with nothing but NumPy and a batch of games against a bot.

python examples/ppo.py --game tiki-topple --opponent medium --minutes 10 --weights tiki.npz
PPO_WEIGHTS=tiki.npz lanai tournament tiki-topple --bots medium,examples/ppo.py:Policy

The reward is the lead in points, step by step, and at the end who won. `docs/batch.md` tells how
strong it becomes.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lanai import Bot, Sight
from lanai.envs.batch import BatchEnv
from lanai.envs.observation import Observer

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

GAMES, STEPS = 512, 32  # played between two updates
EPOCHS, MINIBATCH = 3, 2048
DISCOUNT, TRACE, CLIP = 0.997, 0.95, 0.2
RATE, ENTROPY, VALUE = 1e-3, 0.01, 0.5
HIDDEN = 256
LEAD = 20.0  # points of a lead that are worth as much as winning
OUT_OF_QUESTION = np.float32(-1e9)


# The network: two hidden layers, then a preference for every move and the value of the position


def new_weights(rng: np.random.Generator, cells: int, moves: int) -> Weights:
    """Begin with small random weights."""
    sizes = {"one": (cells, HIDDEN), "two": (HIDDEN, HIDDEN), "out": (HIDDEN, moves + 1)}
    weights: Weights = {}
    for name, (rows, columns) in sizes.items():
        scale = np.sqrt(2 / rows) * (0.01 if name == "out" else 1.0)
        weights[name] = (rng.standard_normal((rows, columns)) * scale).astype(np.float32)
        weights[f"{name}_bias"] = np.zeros(columns, np.float32)
    return weights


def inputs(cells: NDArray[np.uint8]) -> Floats:
    """Bring numbers closer to the marks, which are 0 and 1."""
    return np.log2(1 + cells.astype(np.float32))


def forward(weights: Weights, seen: Floats) -> tuple[Floats, Floats, Floats]:
    """Give both hidden layers, and what comes out: preferences, and last the value."""
    one = np.maximum(seen @ weights["one"] + weights["one_bias"], 0)
    two = np.maximum(one @ weights["two"] + weights["two_bias"], 0)
    return one, two, two @ weights["out"] + weights["out_bias"]


def chances(out: Floats, masks: NDArray[np.bool_]) -> Floats:
    """Turn preferences into chances of the legal moves."""
    preferences = np.where(masks, out[:, :-1], OUT_OF_QUESTION)
    raised = np.exp(preferences - preferences.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True), np.float32)


def backward(weights: Weights, seen: Floats, layers: tuple[Floats, Floats], out: Floats) -> Weights:
    """Give the gradient of all weights from that of what comes out."""
    one, two = layers
    before_two = (out @ weights["out"].T) * (two > 0)
    before_one = (before_two @ weights["two"].T) * (one > 0)
    return {
        "one": seen.T @ before_one, "one_bias": before_one.sum(0),
        "two": one.T @ before_two, "two_bias": before_two.sum(0),
        "out": two.T @ out, "out_bias": out.sum(0),
    }  # fmt: skip


class Adam:
    """Goes down a gradient, each weight at a pace of its own."""

    def __init__(self, weights: Weights) -> None:
        self.mean = {name: np.zeros_like(each) for name, each in weights.items()}
        self.square = {name: np.zeros_like(each) for name, each in weights.items()}
        self.steps = 0

    def step(self, weights: Weights, gradient: Weights, rate: float) -> None:
        """Change the weights."""
        self.steps += 1
        norm = float(np.sqrt(sum(float((each**2).sum()) for each in gradient.values())))
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, each in gradient.items():
            slope = each * min(1.0, 0.5 / (norm + 1e-8))
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            weights[name] -= rate * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)


# Playing


class Rollout:
    """What was seen and done in STEPS steps of GAMES games."""

    def __init__(self, cells: int, moves: int) -> None:
        self.seen = np.zeros((STEPS, GAMES, cells), np.uint8)
        self.masks = np.zeros((STEPS, GAMES, moves), np.bool_)
        self.actions = np.zeros((STEPS, GAMES), np.int64)
        self.chances = np.zeros((STEPS, GAMES), np.float32)
        self.values = np.zeros((STEPS + 1, GAMES), np.float32)
        self.rewards = np.zeros((STEPS, GAMES), np.float32)
        self.done = np.zeros((STEPS, GAMES), np.bool_)

    def advantages(self) -> Floats:
        """Tell how much better each step went than was expected (GAE)."""
        found = np.zeros((STEPS, GAMES), np.float32)
        later = np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):
            goes_on = ~self.done[step]
            ahead = DISCOUNT * self.values[step + 1] * goes_on
            later = (
                self.rewards[step] + ahead - self.values[step]
                + DISCOUNT * TRACE * goes_on * later
            )  # fmt: skip
            found[step] = later
        return found


class Learner:
    """Plays against a bot, and learns from it."""

    def __init__(self, game: str, opponent: str, seed: int) -> None:
        self.env = BatchEnv(game, GAMES, opponents=opponent, copy=False)
        self.rng = np.random.default_rng(seed)
        self.rows = self.env.reset(seed)
        cells, moves = self.rows.observations.shape[1], self.rows.masks.shape[1]
        self.weights = new_weights(self.rng, cells, moves)
        self.adam = Adam(self.weights)
        self.rollout = Rollout(cells, moves)
        self.wins: list[float] = []

    def lead(self, cells: NDArray[np.uint8]) -> Floats:
        """Tell by how many points the own seat is ahead, as part of a win."""
        found = self.env.segments(cells)
        points = found.get("scores", found.get("points"))
        assert points is not None
        total = points @ np.array([100.0, 1.0], np.float32)
        return np.asarray((total[:, 0] - total[:, 1:].max(1)) / LEAD, np.float32)

    def play(self) -> None:
        """Fill the rollout."""
        roll = self.rollout
        for step in range(STEPS):
            roll.seen[step], roll.masks[step] = self.rows.observations, self.rows.masks
            out = forward(self.weights, inputs(roll.seen[step]))[2]
            odds = chances(out, roll.masks[step])
            drawn = self.rng.random((GAMES, 1), np.float32) * odds.sum(1, keepdims=True)
            actions = np.minimum((odds.cumsum(1) <= drawn).sum(1), odds.shape[1] - 1)
            actions = np.where(roll.masks[step][np.arange(GAMES), actions], actions, odds.argmax(1))
            roll.actions[step], roll.values[step] = actions, out[:, -1]
            roll.chances[step] = odds[np.arange(GAMES), actions]
            before = self.lead(roll.seen[step])
            self.rows = self.env.step(actions)
            after = self.lead(self.rows.observations)
            if self.rows.done.any():
                after[self.rows.done] = self.lead(self.env.finals())
            roll.rewards[step] = after - before + self.rows.rewards
            roll.done[step] = self.rows.done
            self.wins += (self.rows.rewards[self.rows.done] / 2 + 0.5).tolist()
        roll.values[STEPS] = forward(self.weights, inputs(self.rows.observations))[2][:, -1]

    def learn(self, rate: float) -> None:
        """Change the weights a little towards what went better than expected."""
        roll = self.rollout
        gain = roll.advantages()
        aims = (gain + roll.values[:-1]).reshape(-1)
        spread = np.float32(gain.std() + 1e-8)
        gain = np.asarray((gain - gain.mean()) / spread, np.float32).reshape(-1)
        seen = roll.seen.reshape(STEPS * GAMES, -1)
        masks = roll.masks.reshape(STEPS * GAMES, -1)
        actions, old = roll.actions.reshape(-1), roll.chances.reshape(-1)
        for _ in range(EPOCHS):
            for part in self.rng.permutation(len(aims)).reshape(-1, MINIBATCH):
                shown = inputs(seen[part])
                one, two, out = forward(self.weights, shown)
                odds = chances(out, masks[part])
                moves = slopes(odds, actions[part], old[part], gain[part])
                value = (VALUE * (out[:, -1] - aims[part]))[:, None]
                slope = np.asarray(np.concatenate([moves, value], 1) / MINIBATCH, np.float32)
                self.adam.step(self.weights, backward(self.weights, shown, (one, two), slope), rate)


def slopes(odds: Floats, actions: NDArray[np.int64], old: Floats, gain: Floats) -> Floats:
    """Give the gradient of PPO's clipped aim and of the entropy, by the preferences."""
    rows = np.arange(len(actions))
    ratio = odds[rows, actions] / old
    inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = (-gain * ratio * inside)[:, None]
    slope = -push * odds
    slope[rows, actions] += push[:, 0]
    logs = np.log(odds + 1e-10)
    entropy = -(odds * logs).sum(1, keepdims=True)
    return np.asarray(slope + ENTROPY * odds * (logs + entropy), np.float32)


class Policy(Bot):
    """Plays by weights that were learnt: those of the file that PPO_WEIGHTS names."""

    def __init__(self) -> None:
        self.weights: Weights = dict(np.load(os.environ.get("PPO_WEIGHTS", "ppo.npz")))
        self.observers: dict[int, Observer] = {}

    def choose(self, sight: Sight) -> int:
        game, players = sight.world.game, int(sight.world.players)
        observer = self.observers.setdefault(players, Observer(game, players))
        out = forward(self.weights, inputs(observer.cells(sight.world, sight.seat)))[2]
        return max(sight.legal, key=lambda move: float(out[move]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="tiki-topple")
    parser.add_argument("--opponent", default="medium")
    parser.add_argument("--minutes", type=float, default=10.0, help="by the clock on the wall")
    parser.add_argument("--updates", type=int, help="instead: the same seed gives the same weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=Path("ppo.npz"))
    asked = parser.parse_args()
    learner = Learner(asked.game, asked.opponent, asked.seed)
    began, told, updates, part = time.monotonic(), 0.0, 0, 0.0
    while updates == 0 or part < 1:
        learner.play()
        learner.learn(RATE * max(0.05, 1 - part))
        updates += 1
        spent = (time.monotonic() - began) / 60
        part = updates / asked.updates if asked.updates else spent / max(asked.minutes, 1e-9)
        if part > told + 1 / 20 and learner.wins:
            told = part
            lately = learner.wins[-2000:]
            steps = updates * STEPS * GAMES / 1e6
            print(f"{spent:5.1f} min, {steps:6.2f} M steps, wins {sum(lately) / len(lately):.1%}")
            np.savez(asked.weights, **learner.weights)  # type: ignore[arg-type]
    np.savez(asked.weights, **learner.weights)  # type: ignore[arg-type]
    print("weights", asked.weights)


if __name__ == "__main__":
    main()
