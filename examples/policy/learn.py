"""Train a policy for Tiki Topple with NumPy: python examples/policy/learn.py [GAMES]

It plays against itself, mostly what it thinks best, and fits what it thinks to what came out.
"""

import sys

import numpy as np
from tiki_values import CARDS, PLACES, RANKS, WEIGHTS, Numbers, Values, look, outlook

from lanai import FastRng, Sight, SimulationLuck, State, find

BATCH = 100
"""Games between two fits."""
CURIOUS = 1.0
"""How many points worse a move may be and still be tried often, while it trains."""
DOUBT = 5.0
"""How strongly the fit holds on to zero where little was seen."""
REMEMBERED = 20_000
"""Moves that are fitted to: what the policy did longer ago is forgotten."""

Lesson = tuple[int, Numbers, float]
"""The cards left after a move, the places of the mission's tikis, and what the round brought."""


def try_out(values: Values, sight: Sight, chooser: np.random.Generator) -> int:
    """Choose a move: the better, the likelier."""
    worth = values.of(sight) / CURIOUS
    chances = np.exp(worth - worth.max())
    return int(chooser.choice(sight.legal, p=chances / chances.sum()))


def play(values: Values, number: int, chooser: np.random.Generator) -> list[Lesson]:
    """Play a game; give what follows from every move of both seats."""
    luck, rng = SimulationLuck(seed=1, number=number), FastRng(number)
    state: State = find("tiki-topple").new(players=2)
    lessons: list[Lesson] = []
    while not state.over():
        state.draw(luck.stream(len(lessons)))
        lessons += play_round(values, state, rng, chooser)
    return lessons


def play_round(
    values: Values, state: State, rng: FastRng, chooser: np.random.Generator
) -> list[Lesson]:
    """Play until points are counted; only then is known what the moves were worth."""
    before = state.scores()
    made = []
    while state.to_act():
        seat = state.to_act()[0]
        sight = Sight(state.redeal(seat, rng), seat, rng, seconds=60.0)
        move = try_out(values, sight, chooser)
        left, places = look([outlook(sight, move)], seat)
        made.append((seat, int(left[0]), places[0]))
        state.apply(seat, move)
    gained = [after - points for after, points in zip(state.scores(), before, strict=True)]
    return [(left, places, gained[seat]) for seat, left, places in made]


def fit(lessons: list[Lesson]) -> Values:
    """Find the table that foretells best what came out: ridge regression, by cards left."""
    weights = np.zeros((CARDS, RANKS, PLACES))
    for cards in range(CARDS):
        met = [(places.ravel(), points) for left, places, points in lessons if left == cards]
        if met:
            places = np.array([each for each, _ in met])
            points = np.array([each for _, each in met])
            square = places.T @ places + DOUBT * np.eye(RANKS * PLACES)
            weights[cards] = np.linalg.solve(square, places.T @ points).reshape(RANKS, PLACES)
    return Values(weights)


def train(games: int) -> Values:
    """Play and learn, batch by batch."""
    chooser = np.random.default_rng(1)
    values = Values()
    lessons: list[Lesson] = []
    for first in range(0, games, BATCH):
        numbers = range(first, min(first + BATCH, games))
        batch = [lesson for number in numbers for lesson in play(values, number, chooser)]
        lessons = [*lessons, *batch][-REMEMBERED:]
        values = fit(lessons)
        points = np.mean([gained for _, _, gained in batch])
        print(f"{numbers.stop} games, {points:.2f} points a round", flush=True)
    return values


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 1000).save(WEIGHTS)
    print(f"written: {WEIGHTS.name}")
