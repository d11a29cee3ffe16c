"""One node for OpenSpiel: a state that meets chance number by number and remembers its way.

OpenSpiel copies a Python state by copying its attributes one by one, so all of it is one object
with a quick copy. A node is saved as the numbers and moves that led to it.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from lanai.core.contract import NOBODY, State
from lanai.core.rng import FastRng, Rng
from lanai.core.scripted import RecordingRng, ScriptedRng
from lanai.envs.observation import Observer
from lanai.games import find

CHANCE = -1
TERMINAL = -4
DIGEST_BYTES = 12
SEEDS = 1 << 52

Step = tuple[State, int, Any]
"""The state before a step, and the seat with its move; or CHANCE with the numbers drawn."""

Recall = tuple[bytes, bytes]
"""A digest of all that a seat has seen and done, and what it saw last."""

NOTHING: Recall = (b"", b"")

Row = tuple[bytes, int]
"""What a seat saw, and the move that it made then, or NOBODY (no move)."""

MOST_CELLS = 16_384
"""The most cells of an information state tensor; a larger one is not provided."""


class Setup:
    """What all nodes of one game with its players and options share.

    With an `rng` chance happens in one go, drawn from it; without one every number that the rules
    draw is a step of its own.
    """

    def __init__(
        self, name: str, players: int, options: dict[str, object], rng: Rng | None
    ) -> None:
        self.name = name
        self.players = players
        self.options = options
        self.rng = rng
        game = find(name)
        self.observer = Observer(game, players)
        self.state = game.new(players, options)
        self.longest = game.longest
        self.rows = 2 * (game.longest + 1)
        self.row_size = self.observer.size + game.move_count

    @property
    def recalls(self) -> bool:
        """Tell whether a player's whole past is small enough for a tensor."""
        return self.rows * self.row_size <= MOST_CELLS


class Node:
    """A state, the numbers of the chance event under way, and all steps that led here.

    `player` is the seat to act, CHANCE or TERMINAL; `outcomes` counts what can come out next.
    """

    __slots__ = (
        "base", "memories", "numbers", "outcomes", "past", "player", "setup", "state", "steps",
    )  # fmt: skip

    def __init__(
        self, setup: Setup, state: State, base: Recall | None = None, past: list[Row] | None = None
    ) -> None:
        self.setup = setup
        self.state = state
        self.base = base
        self.past = past or []
        self.steps: list[Step] = []
        self.numbers: list[int] = []
        self.memories: dict[int, tuple[int, Recall]] = {}
        self.player = CHANCE
        self.outcomes = 0
        self._look()

    def copy(self) -> Node:
        """Make an independent copy."""
        twin: Node = object.__new__(Node)
        twin.setup = self.setup
        twin.state = self.state.copy()
        twin.base = self.base
        twin.past = self.past
        twin.steps = self.steps[:]
        twin.numbers = self.numbers[:]
        twin.memories = self.memories.copy()
        twin.player = self.player
        twin.outcomes = self.outcomes
        return twin

    def __deepcopy__(self, memo: object) -> Node:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.base is not None:
            raise TypeError("a resampled node has no way that led to it: it cannot be saved")
        setup = self.setup
        sampled = setup.rng is not None
        way = [(player, what) for _, player, what in self.steps]
        return restore, (setup.name, setup.players, setup.options, sampled, way, self.numbers)

    # Going on

    def apply(self, action: int) -> None:
        """Make the move of the seat to act, or take the next number of chance."""
        if self.player != CHANCE:
            before = self.state.copy()
            self.state.apply(self.player, action)
            self.steps.append((before, self.player, action))
        elif not 0 <= action < self.outcomes:
            raise ValueError(f"chance gives a number from 0 to {self.outcomes - 1}, not {action}")
        elif self.setup.rng is not None:
            self._draw(self.setup.rng)
        else:
            self.numbers.append(action)
        self._look()

    def _look(self) -> None:
        """Find out who is next; in a chance event, how many numbers are possible."""
        while self.state.chance_due():
            self.player = CHANCE
            self.outcomes = 1
            if self.setup.rng is not None or not self._follow():
                return
        seat = int(self.state.next_seat())
        self.player = TERMINAL if seat < 0 else seat

    def _follow(self) -> bool:
        """Carry out the chance event if its numbers are complete; else count what can come next."""
        after = self.state.copy()
        rng = ScriptedRng(self.numbers)
        after.draw(rng)
        if rng.wanted:
            self.outcomes = rng.wanted
            return False
        self._happen(after, self.numbers)
        return True

    def _draw(self, source: Rng) -> None:
        """Let a whole chance event happen."""
        after = self.state.copy()
        rng = RecordingRng(source)
        after.draw(rng)
        self._happen(after, rng.numbers)

    def _happen(self, after: State, numbers: list[int]) -> None:
        self.steps.append((self.state, CHANCE, numbers))
        self.state = after
        self.numbers = []

    # Knowing

    def memory(self, seat: int) -> Recall:
        """Recall all that a seat has seen and done before now.

        What it sees enters when it changes: the memory does not count what others do unseen.
        """
        done, (digest, last) = self.memories.get(seat, (0, self.base or NOTHING))
        for state, player, what in self.steps[done:]:
            seen = self.setup.observer.seen(state, seat)
            if seen != last:
                digest, last = _digest(digest, seen), seen
            if player == seat:
                digest, last = _digest(digest, b"%d" % what), b""
        self.memories[seat] = (len(self.steps), (digest, last))
        return digest, last

    def knowledge(self, seat: int) -> bytes:
        """Digest all that a seat has seen and done, now included: its information state."""
        digest, last = self.memory(seat)
        seen = self.setup.observer.seen(self.state, seat)
        return digest if seen == last else _digest(digest, seen)

    def rows_before(self, seat: int) -> list[Row]:
        """List all that a seat has seen and done before now, in rows that begin like the memory."""
        rows = self.past[:]
        for state, player, what in self.steps:
            self._see(rows, state, seat)
            if player == seat:
                rows[-1] = (rows[-1][0], what)
        return rows

    def rows(self, seat: int) -> list[Row]:
        """List all that a seat has seen and done, now included: its information state."""
        rows = self.rows_before(seat)
        self._see(rows, self.state, seat)
        return rows

    def _see(self, rows: list[Row], state: State, seat: int) -> None:
        """Begin a row with what a seat sees, unless that has not changed."""
        seen = bytes(self.setup.observer.data(state, seat))
        if not rows or rows[-1] != (seen, NOBODY):
            rows.append((seen, NOBODY))

    def resample(self, seat: int, rng: Rng) -> Node:
        """Make a node that a seat cannot tell from this one; of the past only its memory."""
        past = self.rows_before(seat) if self.setup.recalls else []
        return Node(self.setup, self.state.redeal(seat, rng), self.memory(seat), past)

    def recall(self, way: list[tuple[int, Any]], numbers: list[int]) -> None:
        """Go the way of a saved node from the start."""
        self.steps, self.state = [], self.setup.state.copy()
        for player, what in way:
            after = self.state.copy()
            if player == CHANCE:
                after.draw(ScriptedRng(what))
            else:
                after.apply(player, what)
            self.steps.append((self.state, player, what))
            self.state = after
        self.numbers = numbers
        self._look()


def _digest(before: bytes, seen: bytes | bytearray) -> bytes:
    return hashlib.blake2b(before + seen, digest_size=DIGEST_BYTES).digest()


def restore(
    name: str,
    players: int,
    options: dict[str, object],
    sampled: bool,
    way: list[tuple[int, Any]],
    numbers: list[int],
) -> Node:
    """Rebuild a saved node; its chance, if sampled, goes on from a generator of its own."""
    rng = FastRng(secrets.randbelow(SEEDS)) if sampled else None
    setup = Setup(name, players, options, rng)
    node = Node(setup, setup.state)
    node.recall(way, numbers)
    return node
