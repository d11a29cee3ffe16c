"""Information-set Monte Carlo tree search (single observer, open loop, max^n).

Every simulation redeals what the searching seat cannot know and walks down one tree that all these
worlds share: a node stands for a sequence of moves, not for a position. Moves that are not legal in
a world are passed over in it, and a move's bonus for being tried seldom counts only the times it
was legal (`offered`). Every seat maximises its own reward. Chance is drawn in every simulation.
What others choose in a step that all make at once is guessed and gets no nodes, so that no choice
below depends on it. Equal seeds and budgets in simulations give equal results.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.bots.knowledge.contract import Knowledge, best_move
from lanai.bots.search.budget import Budget
from lanai.bots.search.tree import NONE, ROOT, Tree
from lanai.core.contract import NOBODY, State
from lanai.core.rng import FastRng

MOST_SEEDS: Final = (1 << 31) - 1
BETWEEN_LOOKS: Final = 16
"""Simulations between two looks at whether more of them can change the choice."""
LOGS: Final = vec[float]([math.log(max(1, number)) for number in range(4096)])


def log_of(number: i64) -> float:
    """Give the logarithm of a number, from a table while it is small."""
    return LOGS[number] if number < len(LOGS) else math.log(float(number))


class Candidate:
    """A move at the root: how often it was tried, and what it brought on average."""

    def __init__(self, move: int, visits: int, reward: float, error: float, lead: float) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.reward: Final = reward
        self.error: Final = error
        self.lead: Final = lead


class Search:
    """One search for one decision of one seat.

    With `redeals` false it searches the very state that it is given, hidden things and all: that is
    no bot, but the ceiling to measure bots by.
    """

    def __init__(
        self,
        world: State,
        seat: i64,
        knowledge: Knowledge,
        rng: FastRng,
        *,
        redeals: bool = True,
    ) -> None:
        self.world: State = world
        self.seat: i64 = seat
        self.choices: list[int] = world.legal(seat)
        self.knowledge: Knowledge = knowledge
        self.curiosity: float = knowledge.curiosity
        self.seed: i64 = rng.below(MOST_SEEDS)
        self.luck: FastRng = FastRng(self.seed)
        self.rng: FastRng = FastRng(self.seed)
        self.visit: i64 = 0
        self.event: i64 = 0
        self.redeals: bool = redeals
        self.moves: i64 = world.game.move_count
        self.tree: Tree = Tree()
        self.path: vec[i64] = vec[i64]([NONE] * 16)
        self.depth: i64 = 0
        self.rewards: vec[float] = vec[float]([0.0] * int(world.players))
        self.points: vec[float] = vec[float]([0.0] * int(world.players))
        self.child_of: vec[i64] = vec[i64]([0] * int(world.players * self.moves))
        self.seen_at: vec[i64] = vec[i64]([0] * int(world.players * self.moves))
        # Of the seat's moves now: the squared rewards and the leads in points, added up.
        self.squares: vec[float] = vec[float]([0.0] * int(self.moves))
        self.leads: vec[float] = vec[float]([0.0] * int(self.moves))
        self.tick: i64 = 0
        self.simulations: i64 = 0

    def run(self, budget: Budget, *, to_the_end: bool = False) -> None:
        """Simulate until the budget is spent, or the leading move cannot be overtaken in it."""
        self.knowledge.plan(budget.simulations)
        while not budget.is_spent(self.simulations):
            self.simulate()
            self.simulations += 1
            if not to_the_end and self.is_decided(budget.simulations - self.simulations):
                return

    def is_decided(self, left: i64) -> bool:
        """Tell whether the leading move cannot be overtaken any more; looks now and then."""
        if left > self.simulations or self.simulations % BETWEEN_LOOKS:
            return False
        first: i64 = 0
        second: i64 = 0
        node = self.tree.first[ROOT]
        while node != NONE:
            visits = self.tree.visits[node]
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
            node = self.tree.next[node]
        return first - second > left

    def simulate(self) -> None:
        """Walk down the tree in one world, add a node, play on, and remember what it brought."""
        state, node = self.begin()
        knowledge = self.knowledge
        seat = self.next_seat(state)
        grown = self.tree.visits[node] == 0
        while seat != NOBODY and not knowledge.settled(state):
            if grown or not knowledge.explores(state, seat, self.seat):
                move: i64 = knowledge.move(state, seat, self.rng)
            else:
                before: i64 = len(self.tree.key)
                node = self.descend(node, state, seat, state.legal(seat))
                grown = node >= before
                move = self.tree.key[node] - seat * self.moves
                self.enter(node)
            state.play(seat, move)
            seat = self.next_seat(state)
        knowledge.judge(state, self.rewards, self.points)
        self.remember()

    def begin(self) -> tuple[State, i64]:
        """Choose one of the seat's moves and make it in a world.

        Moves meet the same worlds and the same luck in the same order, so that what is better by
        luck alone does not look better.
        """
        node = self.descend(ROOT, self.world, self.seat, self.choices)
        self.depth = 0
        self.enter(node)
        self.visit = self.tree.visits[node]
        self.event = 0
        self.rng.reseed(self.seed, self.visit, 0)
        state = self.world.redeal(self.seat, self.rng) if self.redeals else self.world.copy()
        self.knowledge.begin(state)
        state.play(self.seat, self.tree.key[node] - self.seat * self.moves)
        return state, node

    def enter(self, node: i64) -> None:
        """Note that the simulation has come to a node."""
        if self.depth < len(self.path):
            self.path[self.depth] = node
        else:
            self.path = append(self.path, node)
        self.depth += 1

    def next_seat(self, state: State) -> i64:
        """Let chance happen and name the next seat to act; stops where the simulation may end."""
        seat = state.next_seat()
        while seat == NOBODY and state.chance_due() and not self.knowledge.settled(state):
            self.event += 1
            self.luck.reseed(self.seed, self.visit, self.knowledge.moment(state, self.event))
            state.draw(self.luck)
            seat = state.next_seat()
        return seat

    def descend(self, node: i64, state: State, seat: i64, moves: list[int]) -> i64:
        """Choose a child of a node for one of a seat's legal moves, or add one."""
        tree = self.tree
        self.tick += 1
        tick = self.tick
        child = tree.first[node]
        while child != NONE:
            key = tree.key[child]
            self.child_of[key] = child
            self.seen_at[key] = tick
            child = tree.next[child]
        base = seat * self.moves
        tried: i64 = 0
        best: i64 = NONE
        highest = -1.0
        for move in moves:
            key = base + move
            if self.seen_at[key] == tick:
                child = self.child_of[key]
                tried += 1
                tree.offered[child] += 1
                bound = self.upper_bound(child)
                if bound > highest:
                    highest, best = bound, child
        if tried < len(moves) and float(tried) < self.room(node):
            return tree.add(node, base + self.untried(state, seat, moves))
        return best

    def room(self, node: i64) -> float:
        """Tell how many children a node may have by now."""
        width = self.knowledge.width
        if width <= 0.0:
            return float(self.moves)
        return 1.0 + width * math.sqrt(float(self.tree.visits[node]))

    def upper_bound(self, child: i64) -> float:
        """Give the average reward with a bonus for moves that were seldom tried when offered."""
        tree = self.tree
        visits = float(tree.visits[child])
        bonus = math.sqrt(log_of(tree.offered[child]) / visits)
        return tree.reward[child] / visits + self.curiosity * bonus

    def untried(self, state: State, seat: i64, moves: list[int]) -> i64:
        """Take the most promising of the moves that have no node here yet (see `descend`)."""
        base = seat * self.moves
        fresh: list[int] = []
        for move in moves:
            if self.seen_at[base + move] != self.tick:
                fresh.append(move)
        if len(fresh) == 1:
            return fresh[0]
        if not self.knowledge.guided:
            return fresh[self.rng.below(len(fresh))]
        return best_move(fresh, self.knowledge.worths(state, seat, fresh), self.rng)

    def remember(self) -> None:
        """Add what the simulation brought to every node on its path."""
        tree = self.tree
        path = self.path
        for at in range(self.depth):
            node = path[at]
            tree.visits[node] += 1
            tree.reward[node] += self.rewards[tree.key[node] // self.moves]
        tree.visits[ROOT] += 1
        move = tree.key[path[0]] - self.seat * self.moves
        reward = self.rewards[self.seat]
        self.squares[move] += reward * reward
        self.leads[move] += self.knowledge.lead(self.points, self.seat)

    def candidates(self) -> list[Candidate]:
        """List the moves that were tried at the root, the most visited first."""
        found: list[Candidate] = []
        node = self.tree.first[ROOT]
        while node != NONE:
            visits = int(self.tree.visits[node])
            mean = self.tree.reward[node] / visits
            move = self.tree.key[node] - self.seat * self.moves
            spread = max(0.0, self.squares[move] / visits - mean * mean)
            error = math.sqrt((spread + 0.25 / visits) / visits)
            found.append(Candidate(int(move), visits, mean, error, self.leads[move] / visits))
            node = self.tree.next[node]
        found.sort(key=lambda each: (-each.visits, -each.reward, each.move))
        return found
