"""Many games side by side, one call for a step of all: the heart of `lanai.envs.batch`.

Every game has a place. When it has ended the next one is dealt there at once, and the rows of that
place already show the new game. With n places, place p plays the games number p, p + n, p + 2n, …
of the seed: the deals that a simulation has under these numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lanai.core.cells import Cells
from lanai.core.contract import NOBODY, State
from lanai.core.errors import IllegalMove
from lanai.core.fairness import check_seed
from lanai.core.payoff import payoffs
from lanai.core.rng import FastRng

ASKED: Final = -1
"""Instead of a move: whoever steps the batch is to choose it."""

DRAWING: Final = (1 << 20) - 1
"""The event number of the generator that draws moves: no chance event of a game reaches it."""


class Batch:
    """Games that wait, each for one decision of one seat.

    After `reset` and each `step` there is for every place, in order: a row of `observations` and of
    `masks` for the seat to act, its number in `seats`, what the last step brought to all seats in
    `rewards`, and in `done` whether it ended a game; then `finals` has a row with the last
    observation of the seat that was asked last. `size` counts the cells of an observation, `shown`
    the seats that see a game at once.
    """

    def __init__(self, start: State, games: i64, size: i64, shown: i64 = 1) -> None:
        players = start.players
        self.start: State = start
        self.games: i64 = games
        self.players: i64 = players
        self.moves: i64 = start.game.move_count
        self.seed: i64 = 0
        self.luck: FastRng = FastRng(0)
        self.picker: FastRng = FastRng(0)
        self.states: list[State] = [start for _ in range(int(games))]
        self.numbers: vec[i64] = vec[i64]([0] * int(games))
        self.events: vec[i64] = vec[i64]([0] * int(games))  # chance events of each game so far
        self.observations: Cells = Cells(size, games * shown)
        self.masks: Cells = Cells(start.game.move_count, games * shown)
        self.finals: Cells = Cells(size, games)
        self.seats: vec[u8] = vec[u8]([0] * int(games))
        self.done: vec[u8] = vec[u8]([0] * int(games))
        self.rewards: vec[float] = vec[float]([0.0] * int(games * players))

    # All games

    def reset(self, seed: int) -> None:
        """Deal the first games of a seed."""
        check_seed(seed)
        self.seed = seed
        self.picker.reseed(seed, 0, DRAWING)
        self.clear()
        for place in range(self.games):
            self.numbers[place] = place
            self.go_on(place, self.deal(place))
        self.clear_ends()

    def step(self, moves: vec[i64]) -> None:
        """Make a move in every game, or raise IllegalMove and change nothing."""
        self.demand_legal(moves)
        self.clear()
        for place in range(self.games):
            state = self.states[place]
            state.play(i64(self.seats[place]), moves[place])
            self.go_on(place, state)

    def sample(self) -> vec[i64]:
        """Draw a legal move for every game, all equally likely."""
        moves = self.numbers[:]
        for place in range(self.games):
            moves[place] = self.states[place].pick(i64(self.seats[place]), self.picker)
        return moves

    def demand_legal(self, moves: vec[i64]) -> None:
        """Raise IllegalMove unless a legal move was chosen for every game."""
        if len(moves) != self.games:
            raise ValueError(f"{self.games} moves are needed, one for each game, not {len(moves)}")
        for place in range(self.games):
            self.demand_marked(place, place, i64(self.seats[place]), moves[place])

    def demand_marked(self, place: i64, row: i64, seat: i64, move: i64) -> None:
        """Raise IllegalMove unless a row of masks marks a move."""
        if move < 0 or move >= self.moves or not self.masks.data[row * self.moves + move]:
            try:
                self.states[place].demand_legal(seat, move)
            except IllegalMove as error:
                error.add_note(f"chosen for seat {seat} of the game at place {place}")
                raise

    def clear(self) -> None:
        """Make room for what a step brings."""
        self.observations.clear()
        self.masks.clear()
        self.clear_ends()

    def clear_ends(self) -> None:
        """Forget which games the last step has ended."""
        self.finals.clear()
        for place in range(self.games):
            if self.done[place]:
                self.done[place] = 0
                for at in range(place * self.players, (place + 1) * self.players):
                    self.rewards[at] = 0.0

    # One game

    def deal(self, place: i64) -> State:
        """Begin the game whose number a place has."""
        state = self.start.copy()
        self.states[place] = state
        self.events[place] = 0
        return state

    def go_on(self, place: i64, state: State) -> None:
        """Play on until somebody is asked, and show the game to them."""
        while True:
            seat = state.next_seat()
            if seat != NOBODY:
                move = self.answer(place, state, seat)
                if move == ASKED:
                    self.show(place, state, seat)
                    return
                state.play(seat, move)
            elif state.chance_due():
                self.draw(place, state)
            else:
                self.end(place, state)
                state = self.deal(place)

    def draw(self, place: i64, state: State) -> None:
        """Let a chance event happen, from a stream of its own."""
        self.luck.reseed(self.seed, self.numbers[place], self.events[place])
        self.events[place] += 1
        state.draw(self.luck)

    def answer(self, place: i64, state: State, seat: i64) -> i64:
        """Give the move of a seat that is played inside the batch; else ASKED."""
        return ASKED

    def show(self, place: i64, state: State, seat: i64) -> None:
        """Write the rows of a place for the seat that is asked."""
        self.seats[place] = u8(seat)
        self.observations.begin()
        state.encode(seat, self.observations)
        self.masks.begin()
        state.mask(seat, self.masks)

    def end(self, place: i64, state: State) -> None:
        """Reward the seats of a game that is over.

        A second game that ends within one step, without asking anybody, counts for nothing.
        """
        if not self.done[place]:
            self.done[place] = 1
            at: i64 = place * self.players
            for reward in payoffs(state):
                self.rewards[at] = reward
                at += 1
            self.finals.begin()
            state.encode(i64(self.seats[place]), self.finals)
        self.numbers[place] += self.games


class JointBatch(Batch):
    """Games in which all seats that owe a decision at once decide in the same step.

    There are rows of `observations` and of `masks` for all seats of every place. The mask of a seat
    that has nothing to decide is empty, and what is chosen for it does not matter. Moves are
    carried out in the order of seats; what the moves of others have made impossible is left out.
    """

    def __init__(self, start: State, games: i64, size: i64) -> None:
        super().__init__(start, games, size, start.players)

    def step(self, moves: vec[i64]) -> None:
        self.demand_legal(moves)
        self.clear()
        for place in range(self.games):
            state = self.states[place]
            for seat in state.to_act():
                while state.chance_due():
                    self.draw(place, state)
                move = moves[place * self.players + seat]
                if state.is_legal(seat, move):
                    state.play(seat, move)
            self.go_on(place, state)

    def sample(self) -> vec[i64]:
        moves = vec[i64]([0] * int(self.games * self.players))
        for place in range(self.games):
            state = self.states[place]
            for seat in state.to_act():
                moves[place * self.players + seat] = state.pick(seat, self.picker)
        return moves

    def demand_legal(self, moves: vec[i64]) -> None:
        if len(moves) != self.games * self.players:
            raise ValueError(
                f"{self.games} times {self.players} moves are needed, one for each seat, "
                f"not {len(moves)}"
            )
        for place in range(self.games):
            for seat in self.states[place].to_act():
                row: i64 = place * self.players + seat
                self.demand_marked(place, row, seat, moves[row])

    def show(self, place: i64, state: State, seat: i64) -> None:
        self.seats[place] = u8(seat)
        for each in range(self.players):
            self.observations.begin()
            state.encode(each, self.observations)
            self.masks.begin()
            state.mask(each, self.masks)
