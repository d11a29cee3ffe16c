"""A game on the screen: its board with the players' names, in one language."""

from __future__ import annotations

from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanai.core.contract import State
from lanai.core.events import Event, Json
from lanai.terminal.boards import board_of
from lanai.terminal.fit import Fit
from lanai.terminal.screen import Screen
from lanai.texts.narration import shown_names, typed_narration_of

LAMP: Final = "#f6b85a"


class Stage:
    """Shows the views and tells the events of one game."""

    def __init__(self, game: str, players: list[str], screen: Screen) -> None:
        self.board = board_of(game)
        self.narrate = typed_narration_of(game)
        self.names = shown_names(players)
        self.screen = screen
        self.texts = screen.texts

    def show(self, view: Json) -> None:
        """Show a position: drawn, or described in plain lines."""
        if self.screen.plain:
            for line in self.describe(view):
                self.screen.say(line)
        else:
            self.screen.show(self.board.draw(view, self.names, self.texts))

    def look(self, view: Json) -> None:
        """Show a position with nothing left out, also where that is more than the screen holds."""
        drawing = self.board.draw(view, self.names, self.texts)
        if isinstance(drawing, Fit) and not self.screen.plain:
            self.screen.show(drawing.whole)
        else:
            self.show(view)

    def describe(self, view: Json) -> list[str]:
        """Describe a position line by line."""
        return self.board.describe(view, self.names, self.texts)

    def sentences(self, event: Event, viewer: int) -> list[str]:
        """Tell an event as a viewer may know it."""
        version = event.seen_by(viewer)
        return [] if version is None else self.narrate(version, self.names, self.texts)

    def show_results(self, sentences: list[str]) -> None:
        """Show how a round was scored, set apart from what else is told."""
        if self.screen.plain:
            for sentence in sentences:
                self.screen.say(sentence)
        else:
            self.screen.show(Panel.fit(Text("\n".join(sentences), "bold"), border_style=LAMP))

    def show_end(self, state: State) -> None:
        """Say who won, and rank everybody."""
        scores, winners = state.scores(), state.winners()
        names = [self.names[seat] for seat in winners]
        points = scores[winners[0]]
        if len(winners) == 1:
            self.screen.say(self.texts("play-winner", name=names[0], points=points), "bold")
        else:
            joined = self.texts("play-and", first=", ".join(names[:-1]), last=names[-1])
            alike = all(scores[seat] == points for seat in winners)
            message = "play-winners" if alike else "play-winners-together"
            self.screen.say(self.texts(message, names=joined, points=points), "bold")
        self._show_ranking(ranking(scores, winners, state.sides()), scores)

    def _show_ranking(self, ranks: list[tuple[int, int]], scores: list[int]) -> None:
        table = Table.grid(padding=(0, 2))
        for rank, seat in ranks:
            points = self.texts("play-points", points=scores[seat])
            if self.screen.plain:
                self.screen.say(f"  {rank}. {self.screen.labelled(self.names[seat], points)}")
            table.add_row(f"  {rank}.", self.names[seat], Text(points, justify="right"))
        if not self.screen.plain:
            self.screen.show(table)


def ranking(scores: list[int], winners: list[int], sides: list[list[int]]) -> list[tuple[int, int]]:
    """Rank the seats, the winners first, then by points; who is alike shares a rank.

    Who plays together is ranked together, by all their points.

    >>> ranking([3, 9, 3, 5], [1], [[0], [1], [2], [3]])
    [(1, 1), (2, 3), (3, 0), (3, 2)]
    >>> ranking([59, 65, 78, 90], [1, 3], [[0, 2], [1, 3]])
    [(1, 3), (1, 1), (3, 2), (3, 0)]
    """
    points = {seat: sum(scores[each] for each in side) for side in sides for seat in side}
    worth = [(seat in winners, points[seat]) for seat in range(len(scores))]
    seats = sorted(range(len(scores)), key=lambda seat: (worth[seat], scores[seat]), reverse=True)
    return [(1 + sum(other > worth[seat] for other in worth), seat) for seat in seats]
