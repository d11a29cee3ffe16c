"""One node for OpenSpiel: a state that meets chance number by number and remembers its way.

OpenSpiel copies a Python state by copying its attributes one by one, so all of it is one object
with a quick copy. A node is saved as the numbers and moves that led to it.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from lanai.core.contract import State
from lanai.core.rng import FastRng, Rng
from lanai.core.scripted import RecordingRng, ScriptedRng
from lanai.envs.observation import Observer
from lanai.envs.recall import CELLS_A_CHANGE, Changes, Digests, Recall
from lanai.games import find

CHANCE = -1
TERMINAL = -4
SEEDS = 1 << 52
AS_THE_GAME_SAYS = -1

MOST_CELLS = 16_384
"""The most cells of an information state tensor whose size nobody has said."""

Step = tuple[State, int, Any]
"""The state before a step, and the seat with its move; or CHANCE with the numbers drawn."""


class Terms(NamedTuple):
    """What a game is loaded with: its set-up, and how OpenSpiel is to meet it.

    `sampled` chance happens in one go. The first `opening` moves are drawn at random. A game of
    `longest` moves is broken off. Information states have room for `memory` changes.
    """

    name: str
    players: int
    options: dict[str, object]
    sampled: bool = False
    opening: int = 0
    longest: int = AS_THE_GAME_SAYS
    memory: int = AS_THE_GAME_SAYS


class Setup:
    """What all nodes of one game with its terms share.

    With an `rng` chance happens in one go, drawn from it; without one every number that the rules
    draw is a step of its own.
    """

    def __init__(self, terms: Terms, rng: Rng | None) -> None:
        self.terms = terms
        self.rng = rng
        game = find(terms.name)
        self.state = game.new(terms.players, terms.options)
        self.word: Any = game.function("outcomes.word")
        self.opening = terms.opening
        self.longest = game.longest if terms.longest == AS_THE_GAME_SAYS else terms.longest
        self.observer = Observer(game, terms.players)
        self.digests = Digests(self.observer)
        self.changes = Changes(self.observer)
        self.memory = self._room() if terms.memory == AS_THE_GAME_SAYS else terms.memory

    def _room(self) -> int:
        """Count the changes that an information state has room for: as many as there can be.

        The room of a game can say how many that are; without that all cells may always change.
        """
        own: Any = self.state.game.function("encoding.memory")
        if own is not None:
            told: int = own(self.terms.players)
            return told
        looks = 2 * (self.longest + 1)
        most = looks * self.observer.size + self.longest
        return most if self.observer.size + CELLS_A_CHANGE * most <= MOST_CELLS else 0

    @property
    def memories(self) -> list[Recall]:
        """List the ways to remember that are of use."""
        return [self.digests, self.changes] if self.memory else [self.digests]


class Node:
    """A state, the numbers of the chance event under way, and all steps that led here.

    `player` is the seat to act, CHANCE or TERMINAL; `outcomes` counts what can come out next.
    `moves` counts the moves made. A node that was resampled has a `base`: what its player
    remembered then.
    """

    __slots__ = (
        "base", "kept", "moves", "numbers", "outcomes", "player", "setup", "state", "steps",
    )  # fmt: skip

    def __init__(
        self, setup: Setup, state: State, moves: int = 0, base: dict[Recall, Any] | None = None
    ) -> None:
        self.setup = setup
        self.state = state
        self.moves = moves
        self.base = base
        self.steps: list[Step] = []
        self.numbers: list[int] = []
        self.kept: dict[tuple[Recall, int], tuple[int, Any]] = {}
        self.player = CHANCE
        self.outcomes = 0
        self._look()

    def copy(self) -> Node:
        """Make an independent copy."""
        twin: Node = object.__new__(Node)
        twin.setup = self.setup
        twin.state = self.state.copy()
        twin.moves = self.moves
        twin.base = self.base
        twin.steps = self.steps[:]
        twin.numbers = self.numbers[:]
        twin.kept = self.kept.copy()
        twin.player = self.player
        twin.outcomes = self.outcomes
        return twin

    def __deepcopy__(self, memo: object) -> Node:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.base is not None:
            raise TypeError("a resampled node has no way that led to it: it cannot be saved")
        way = [(player, what) for _, player, what in self.steps]
        return restore, (self.setup.terms, way, self.numbers)

    # Going on

    def apply(self, action: int) -> None:
        """Make the move of the seat to act, or take the next number of chance."""
        if self.player != CHANCE:
            self._move(self.player, action)
        elif not 0 <= action < self.outcomes:
            raise ValueError(f"chance gives a number from 0 to {self.outcomes - 1}, not {action}")
        elif not self.state.chance_due():
            self._open(action)
        elif self.setup.rng is not None:
            self._draw(self.setup.rng)
        else:
            self.numbers.append(action)
        self._look()

    def _move(self, seat: int, move: int) -> None:
        before = self.state.copy()
        self.state.apply(seat, move)
        self.steps.append((before, seat, move))
        self.moves += 1

    def _open(self, action: int) -> None:
        """Make a move of the opening: the one that chance names, or draws."""
        seat = int(self.state.next_seat())
        legal = self.state.legal(seat)
        rng = self.setup.rng
        self._move(seat, legal[action if rng is None else int(rng.below(len(legal)))])

    def _look(self) -> None:
        """Find out who is next; in a chance event, how many numbers are possible."""
        sampled = self.setup.rng is not None
        if self.moves >= self.setup.longest:
            self.player = TERMINAL
            return
        while self.state.chance_due():
            self.player = CHANCE
            self.outcomes = 1
            if sampled or not self._follow():
                return
        seat = int(self.state.next_seat())
        if seat >= 0 and self.moves < self.setup.opening:
            self.player = CHANCE
            self.outcomes = 1 if sampled else len(self.state.legal(seat))
        else:
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

    # Saying

    def word(self, action: int) -> str:
        """Say what a number of chance means; those that mean the same are counted."""
        words = [self._word(number) for number in range(action + 1)]
        before = words.count(words[action]) - 1
        return f"{words[action]} ({before + 1})" if before else words[action]

    def _word(self, number: int) -> str:
        if self.setup.rng is not None:
            return "chance"
        if not self.state.chance_due():
            seat = int(self.state.next_seat())
            return f"seat {seat}: {self.state.text(seat, self.state.legal(seat)[number])}"
        if self.setup.word is None:
            return f"chance {number}"
        word: str = self.setup.word(self.state, [*self.numbers, number])
        return word

    # Knowing

    def before(self, memory: Recall, seat: int) -> Any:
        """Recall all that a seat has seen and done before now."""
        done, kept = self.kept.get((memory, seat), (0, (self.base or {}).get(memory)))
        kept = memory.nothing if kept is None else kept
        for state, player, what in self.steps[done:]:
            kept = memory.see(kept, state, seat)
            if player == seat:
                kept = memory.act(kept, what)
        self.kept[memory, seat] = (len(self.steps), kept)
        return kept

    def recall(self, memory: Recall, seat: int) -> Any:
        """Recall all that a seat has seen and done, now included: its information state."""
        return memory.see(self.before(memory, seat), self.state, seat)

    def resample(self, seat: int, rng: Rng) -> Node:
        """Make a node that a seat cannot tell from this one; of the past only what it remembers."""
        base = {memory: self.before(memory, seat) for memory in self.setup.memories}
        return Node(self.setup, self.state.redeal(seat, rng), self.moves, base)

    def go(self, way: list[tuple[int, Any]], numbers: list[int]) -> None:
        """Go the way of a saved node from the start."""
        self.steps, self.state, self.moves = [], self.setup.state.copy(), 0
        for player, what in way:
            if player == CHANCE:
                after = self.state.copy()
                after.draw(ScriptedRng(what))
                self._happen(after, what)
            else:
                self._move(player, what)
        self.numbers = numbers
        self._look()


def restore(terms: Terms, way: list[tuple[int, Any]], numbers: list[int]) -> Node:
    """Rebuild a saved node; its chance, if sampled, goes on from a generator of its own."""
    rng = FastRng(secrets.randbelow(SEEDS)) if terms.sampled else None
    setup = Setup(terms, rng)
    node = Node(setup, setup.state)
    node.go(way, numbers)
    return node
