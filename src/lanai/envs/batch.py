"""Many games at once for learning programs, one call for a step of all: `docs/batch.md`.

>>> from lanai.envs.batch import BatchEnv
>>> env = BatchEnv("tiki-topple", games=64)
>>> rows = env.reset(seed=7)
>>> rows.observations.shape, rows.masks.shape, rows.rewards.shape
((64, 188), (64, 82), (64, 2))
>>> rows = env.step(env.sample())
>>> rows.seats[:5], rows.done.any()
(array([0, 0, 1, 1, 0], dtype=uint8), np.False_)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import ArrayLike, NDArray

from lanai.bots.seated import IN_TURN, SeatedBatch
from lanai.core.batch import Batch, JointBatch
from lanai.core.contract import State
from lanai.envs.observation import Observer
from lanai.games import find

SEEDS = 1 << 52


class Rows(NamedTuple):
    """What a step brought, game by game."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    seats: NDArray[np.uint8]
    done: NDArray[np.bool_]


class BatchEnv:
    """Games of one kind, side by side; one that has ended is followed by the next at once.

    - By itself every step decides for the seat to act, whoever that is: self-play. `rewards` has a
      column for each seat.
    - With `opponents`, a bot's name for all or one for each from the own seat to the left, steps
      decide for the own seat only, and `rewards` has no columns. It is `seat`, or goes round from
      game to game.
    - With `joint` all seats that owe a decision at once decide in one step: observations, masks and
      actions have an axis more, for the seats.

    With `copy=False` observations and masks are those of the batch itself, which the next step
    writes anew: quicker, for programs that put them elsewhere at once.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        joint: bool = False,
        copy: bool = True,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = find(game)
        self.players = self.game.seats[0] if players is None else players
        self.games = games
        self.joint = joint
        self.copy = copy
        self.alone = opponents is not None
        start = self.game.new(self.players, options)
        self.observer = Observer(self.game, self.players)
        self._check(seat)
        self._batch: Batch
        if opponents is not None:
            bots = self._bots(opponents)
            own = IN_TURN if seat is None else seat
            self._batch = SeatedBatch(start, games, self.observer.size, bots, own)
        elif joint:
            self._batch = JointBatch(start, games, self.observer.size)
        else:
            self._batch = Batch(start, games, self.observer.size)
        self._ready = False

    def _check(self, seat: int | None) -> None:
        if self.games < 1:
            raise ValueError("at least one game is needed")
        if self.joint and self.alone:
            raise ValueError("joint steps are for all seats: leave opponents out")
        if seat is not None and not (self.alone and 0 <= seat < self.players):
            raise ValueError(f"with opponents, seat is one of 0 to {self.players - 1}")

    def _bots(self, opponents: str | Sequence[str]) -> list[str]:
        others = self.players - 1
        bots = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(bots) != others:
            raise ValueError(f"{others} opponents are needed, not {len(bots)}")
        return bots

    # Stepping

    def reset(self, seed: int | None = None) -> Rows:
        """Deal the first games of a seed, or of a new one."""
        self._batch.reset(secrets.randbelow(SEEDS) if seed is None else seed)
        self._ready = True
        return self._rows(self.seats)

    def step(self, actions: ArrayLike) -> Rows:
        """Make a move in every game; an illegal one raises IllegalMove, and nothing has changed."""
        self._demand_reset()
        moves = np.ascontiguousarray(actions, np.int64)
        if self.joint and moves.ndim != 2:
            raise ValueError("joint steps take a row of actions for each game")
        acted = self.seats
        self._batch.step(vec[i64](moves.reshape(-1)))
        return self._rows(acted)

    def sample(self) -> NDArray[np.int64]:
        """Draw legal actions, all equally likely: as good as drawing them by the masks."""
        self._demand_reset()
        moves = np.array(self._batch.sample())
        return moves.reshape(self.games, -1) if self.joint else moves

    def _demand_reset(self) -> None:
        if not self._ready:
            raise RuntimeError("nothing is dealt yet: call reset")

    def _rows(self, acted: NDArray[np.uint8]) -> Rows:
        """Give what a step brought; `acted` are the seats that it asked."""
        batch = self._batch
        shape = (self.games, self.players, -1) if self.joint else (self.games, -1)
        rewards = np.asarray(batch.rewards).astype(np.float32).reshape(self.games, -1)
        return Rows(
            self._array(batch.observations.data).reshape(shape),
            self._array(batch.masks.data).view(np.bool_).reshape(shape),
            rewards[np.arange(self.games), acted] if self.alone else rewards,
            self.seats,
            np.asarray(batch.done).astype(np.bool_),
        )

    def _array(self, cells: vec[u8]) -> NDArray[np.uint8]:
        """See cells as an array, or copy them."""
        seen: NDArray[np.uint8] = np.asarray(cells)
        return seen.copy() if self.copy else seen

    def __reduce__(self) -> NoReturn:
        """Say that a batch is not saved, where NumPy and the engine would say less."""
        raise TypeError("a batch is neither copied nor pickled: make another one and reset it")

    # Looking

    @property
    def seats(self) -> NDArray[np.uint8]:
        """The seat to act in every game; in joint steps the first of them."""
        return np.array(self._batch.seats)

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The numbers of the games under way, as `lanai simulate` counts the games of a seed."""
        return np.array(self._batch.numbers)

    def finals(self) -> NDArray[np.uint8]:
        """Give the last observations of the games that the last step ended, in their order."""
        return self._array(self._batch.finals.data).reshape(-1, self.observer.size)

    def segments(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Cut rows of cells into their named segments; they share their memory."""
        return self.observer.segments(observations)

    def state(self, place: int) -> State:
        """Copy the position of a game, to look at what no seat may know or to play on from it."""
        return self._batch.states[place].copy()
