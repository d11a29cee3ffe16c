"""One position of the game, and its rules."""

from __future__ import annotations

from lanai.core.contract import NOBODY, Game, State
from lanai.core.events import Event, Json
from lanai.core.rng import Rng


# This docstring is shown as “How it is played” in the browser.
class StarterState(State):
    """A heap of stones lies on the table, and chance says who begins.

    In turn everybody takes one, two or three stones. Whoever takes the last one wins.
    """

    def __init__(self, game: Game, players: int, stones: int) -> None:
        super().__init__(game, players)
        # Keep numbers, texts, lists, dicts and sets here: then copying and saving work by
        # themselves. What never changes belongs into a constant or into the game.
        self.stones = stones
        self.mover = NOBODY  # nobody moves before chance has said who begins

    # Whose turn it is

    def chance_due(self) -> bool:
        """Tell whether chance comes next: draw is called then."""
        return self.mover == NOBODY

    def next_seat(self) -> int:
        """Name the seat to move. NOBODY, with no chance due, is the end of the game."""
        return self.mover if self.stones else NOBODY

    # What one can do

    def legal(self, seat: int) -> list[int]:
        """List the moves of a seat, in rising order; nothing for whoever is not to act."""
        if seat not in self.to_act():
            return []
        return [move for move in range(3) if move + 1 <= self.stones]

    def play(self, seat: int, move: int) -> None:
        """Carry out a move. It is legal: that was checked before."""
        self.stones -= move + 1
        if self.stones:
            self.mover = (seat + 1) % self.players
        # Tell every move, so that players see what happened. What only one seat may know goes into
        # Event(…, {…}, {seat: {…}}).
        self.tell(Event("took", {"seat": seat, "stones": move + 1, "left": self.stones}))

    def draw(self, rng: Rng) -> None:
        """Let chance happen. All luck comes from `rng`, so that every game can be proven fair.

        `rng.below(n)` draws a number from 0 to n - 1.
        """
        self.mover = rng.below(self.players)
        self.tell(Event("begins", {"seat": self.mover}))

    # What one knows

    def view(self, viewer: int) -> Json:
        """Give all that a viewer may know, as plain data.

        Nothing is hidden here. If your game hides something, show it to its owner only
        (`if viewer == seat`), and write `redeal(self, seat, rng)`: a copy in which all that the
        seat cannot know is drawn anew. That is what bots think about.
        """
        return {"stones": self.stones, "turn": None if self.mover == NOBODY else self.mover}

    # The end

    def scores(self) -> list[int]:
        """List the points so far; at the end whoever has the most wins."""
        won = self.mover != NOBODY and not self.stones
        return [int(won and seat == self.mover) for seat in range(self.players)]
