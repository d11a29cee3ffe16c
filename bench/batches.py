"""Measure batches of games beside pgx's and our own PettingZoo environments: `make bench`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from typing import Any

import adapters
import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from results import machine, write_section
from run import SECONDS, rows_of, table

from lanai.arena.speed import rate
from lanai.cli.output import is_compiled, version_line
from lanai.envs.batch import BatchEnv
from lanai.games import all_games

SIZES = (256, 512, 1024, 2048)
PGX_SIZES = (256, 1024, 4096, 16_384)
LOOP = 32
SPELL = 4096
"""Steps of a spell, counted over all games."""

# The peer that each of our games is held to, and by how much: cards to cards, dice to dice.
HELD_TO = {"moluku": ("leduc_holdem", 1.0), "moonshine": ("backgammon", 1.0),
           "tiki-topple": ("leduc_holdem", 1.0)}  # fmt: skip
PETTINGZOO_WANTED = 10.0


@dataclass(frozen=True)
class Best:
    """The most steps a second, and how many games at once gave them."""

    steps: float
    games: int


def ours(name: str, games: int) -> Callable[[], int]:
    """Random games of ours in a batch that lends its arrays; counts steps of all games."""
    env = BatchEnv(name, games, 2, copy=False)
    env.reset(7)
    for _ in range(100):  # until the games are not all at the same point
        env.step(env.sample())
    rounds = max(1, SPELL // games)

    def work() -> int:
        for _ in range(rounds):
            env.step(env.sample())
        return rounds * games

    return work


def pgx_steps(name: str, games: int) -> Callable[[], int]:
    """Random games of pgx, new ones for those that ended; counts steps of all games."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, drawing, dealing = jax.random.split(key, 3)
        preferences = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(drawing, preferences, axis=-1)
        return (step(state, actions, jax.random.split(dealing, games)), key), None

    loop = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=LOOP)[0])
    key = jax.random.PRNGKey(7)
    start = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    carry = [jax.block_until_ready(loop((start, key)))]

    def work() -> int:
        carry[0] = jax.block_until_ready(loop(carry[0]))
        return LOOP * games

    return work


def best_of(make: Callable[[int], Callable[[], int]], sizes: tuple[int, ...], sec: float) -> Best:
    """Find the number of games at which a batch is quickest."""
    return max((Best(rate(make(games), sec), games) for games in sizes), key=lambda b: b.steps)


def batch_figures(seconds: float) -> list[adapters.Figure]:
    """Measure our batches beside pgx's, and beside our own PettingZoo environments."""
    peers = {
        peer: best_of(partial(pgx_steps, peer), PGX_SIZES, seconds)
        for peer, _ in sorted(set(HELD_TO.values()))
    }
    found: list[adapters.Figure] = []
    for name, game in sorted(all_games().items()):
        reached = best_of(partial(ours, name), SIZES, seconds)
        plays = f"{name}, 2 players, {reached.games:,} games at once, 1 core"
        if name in HELD_TO:
            peer, wanted = HELD_TO[name]
            theirs = f"pgx {peer}, {peers[peer].games:,} games at once, all cores"
            found.append(
                adapters.Figure(
                    "batch steps", plays, reached.steps, theirs, peers[peer].steps, wanted
                )
            )
        single = rate(adapters.pettingzoo_steps(f"lanai/{game.python_name}_v0"), seconds)
        found.append(
            adapters.Figure(
                "batch steps", plays, reached.steps,
                f"our own PettingZoo environment, {name}", single, PETTINGZOO_WANTED,
            )
        )  # fmt: skip
    return found


def page(figures: list[adapters.Figure]) -> str:
    """Write the section of results."""
    versions = ", ".join(f"{name} {version(name)}" for name in ("pgx", "jax", "pettingzoo"))
    return (
        "Written by `make bench`: everything in one run on one machine, the best of several spells "
        f"in {SECONDS:g} s for each figure, at the number of games at once that suits each best: "
        f"for us one of {', '.join(map(str, SIZES))}, for pgx one of "
        f"{', '.join(map(str, PGX_SIZES))}. Only the ratios travel.\n\n"
        f"- machine: {machine()}\n- Lanai: {version_line()}\n- peers: {versions}\n\n"
        "A step is one decision in one game, and all of it is timed: drawing a legal move at "
        "random, playing it, chance, a new deal where a game has ended, the observation and the "
        "mask of whoever acts next, rewards. Each draws with what it offers for that: ours is "
        "`BatchEnv.sample`, pgx's `jax.random.categorical` on its masks. Lanai is driven from "
        "Python, call by call, and lends its arrays (`copy=False`); pgx runs in a compiled loop of "
        f"{LOOP} steps that hands states with their observations on. Lanai uses one core, pgx as "
        "many as it likes.\n\n"
    ) + table(rows_of(figures))


def main() -> int:
    """Measure, write the section, and show it."""
    if not is_compiled():
        print("The engine is not compiled here: the figures would not be those of Lanai.")
        return 1
    text = page(batch_figures(SECONDS))
    write_section("Batches", text)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
