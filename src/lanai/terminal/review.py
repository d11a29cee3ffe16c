"""A review on the terminal: the sum as a table, everybody's chances as a graph, the moments."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from lanai.bots.review.data import (
    FIND,
    MISTAKE,
    OWN,
    SLIP,
    Choice,
    Decision,
    Estimate,
    Moment,
    Review,
    Step,
)
from lanai.core.contract import Game, State
from lanai.core.events import Journal
from lanai.core.match import new_state, replay
from lanai.core.record import Record
from lanai.terminal.screen import Screen
from lanai.texts.narration import narration_of, shown_names
from lanai.texts.titles import title_of

BARS: Final = "▁▂▃▄▅▆▇█"
GRAPH: Final = 60
LONGEST_NAME: Final = 14


class ReviewScreen:
    """Shows one review of one record."""

    def __init__(self, game: Game, record: Record, review: Review, screen: Screen) -> None:
        self.game: Final = game
        self.review: Final = review
        self.screen: Final = screen
        self.texts: Final = screen.texts
        self.names: Final = shown_names(record.players)
        self.narration: Final = narration_of(game.name)
        self.states: Final = states_of(game, record)
        self.record: Final = record

    def show(self, seats: list[int]) -> None:
        """Show everything, the moments for the eyes of some seats."""
        title = self.texts("review-title", game=title_of(self.game, self.texts))
        self.screen.say(title, "bold")
        self.show_sum()
        self.screen.say("")
        self.screen.say(self.texts("review-chances"), "bold")
        for seat in range(self.review.players):
            self.show_chances(seat)
        for seat in seats:
            self.show_moments(seat)
        self.screen.say("")
        self.screen.say(
            self.texts(
                "review-note",
                reference=self.review.reference,
                samples=self.texts.number(self.review.samples),
            ),
            "dim",
        )

    # The sum

    def show_sum(self) -> None:
        """Show what adds up to the result, for every seat."""
        first = "start" if self.review.begun else "fair"
        heads = [first, "luck", "hidden", "own", "others", "result", "accuracy"]
        rows = [self.sum_of(seat) for seat in range(self.review.players)]
        if self.screen.plain:
            for name, row in zip(self.names, rows, strict=True):
                told = [
                    self.screen.labelled(self.texts(f"review-{head}"), cell)
                    for head, cell in zip(heads, row, strict=True)
                ]
                self.screen.say(self.screen.labelled(name, "; ".join(told)))
            return
        table = Table(box=None, pad_edge=False, padding=(0, 1))
        table.add_column(self.texts("review-player"), no_wrap=True, max_width=LONGEST_NAME)
        for head in heads:
            table.add_column(self.texts(f"review-{head}"), justify="right")
        for name, row in zip(self.names, rows, strict=True):
            table.add_row(name, *row)
        self.screen.show(table)

    def sum_of(self, seat: int) -> list[str]:
        """Write the parts of a seat's sum."""
        told, review = self.review.seats[seat], self.review
        parts = [self.signed(part) for part in (told.luck, told.hidden, told.own, told.others)]
        accuracy = "–" if told.accuracy is None else self.texts.number(told.accuracy)
        start, result = self.percent(review.start[seat]), self.percent(review.result[seat])
        return [start, *parts, result, accuracy]

    def signed(self, estimate: Estimate) -> str:
        """Write a change with its error."""
        return f"{self.change(estimate.value)} ±{self.texts.number(100 * estimate.error)}"

    def change(self, share: float) -> str:
        """Write a change in percent with its sign."""
        written = self.texts.number(abs(100 * share))
        return written if written == "0" else ("+" if share > 0 else "−") + written

    def percent(self, share: float) -> str:
        """Write a share in percent."""
        return self.texts.number(100 * share) + " %"

    # The chances

    def show_chances(self, seat: int) -> None:
        """Show how a seat's chance of winning went."""
        values = [self.review.start[seat], *(step.values[seat] for step in self.review.steps)]
        name = self.names[seat]
        if self.screen.plain:
            told = ", ".join(self.percent(clamp(value)) for value in thinned(values, 10))
            self.screen.say(self.screen.labelled(name, told))
            return
        bars = "".join(bar_of(value) for value in thinned(values, GRAPH))
        self.screen.say(f"{name[:LONGEST_NAME]:{LONGEST_NAME}} {bars}")

    # The moments

    def show_moments(self, seat: int) -> None:
        """Tell the moments that mattered to a seat."""
        moments = [each for each in self.review.moments if each.seat == seat]
        self.screen.say("")
        self.screen.say(self.texts("review-moments", name=self.names[seat]), "bold")
        if not moments:
            self.screen.say("  " + self.texts("review-no-moments"))
        for moment in moments:
            for line in self.moment_in_words(moment):
                self.screen.say(line)

    def moment_in_words(self, moment: Moment) -> list[str]:
        """Tell a moment: what happened, what it changed, and what would have been better."""
        step = self.review.steps[moment.step]
        told = self.happening(step, moment.seat)
        lines = [
            "  "
            + self.texts(
                f"review-moment-{moment.kind}",
                line=step.line + 2,
                what=told,
                change=self.change(moment.weight),
            )
        ]
        if moment.kind == OWN and step.decision is not None:
            lines += self.decision_in_words(step)
        return lines

    def happening(self, step: Step, viewer: int) -> str:
        """Tell in words what a line of the record did, as its mover or the viewer knew it.

        What the viewer saw nothing of, as another's draw, is told as somebody saw it; a move that
        only leads to chance, by its notation.
        """
        state = self.states[step.line].copy()
        journal = Journal()
        state.journal = journal
        line = self.record.lines[step.line]
        replay(state, step.line + 2, line)
        seats = [viewer if step.seat is None else step.seat, *range(self.review.players)]
        told = next(filter(None, (self.first_words(journal, seat) for seat in seats)), "")
        return told or (f"{self.names[step.seat]}: {line['move']}" if step.seat is not None else "")

    def decision_in_words(self, step: Step) -> list[str]:
        """Tell what was decided: the verdict, and the best move if it was another."""
        assert step.decision is not None and step.seat is not None
        lines = ["      " + self.verdict_in_words(step.decision)]
        best = step.decision.choices[0] if step.decision.choices else None
        if best is not None and not best.played and step.decision.verdict in (SLIP, MISTAKE):
            lines.append("      " + self.texts("review-better", what=self.choice(step, best)))
        return lines

    def verdict_in_words(self, decision: Decision) -> str:
        """Tell the verdict with the figure that it rests on, and with no other one."""
        verdict = self.texts(f"review-verdict-{decision.verdict}")
        if decision.verdict == FIND:
            return self.texts("review-found", verdict=verdict, skill=self.signed(decision.skill))
        if decision.margin is None:
            return verdict
        margin = self.signed(decision.margin)
        return self.texts("review-decided", verdict=verdict, margin=margin)

    def choice(self, step: Step, choice: Choice) -> str:
        """Tell a move that could have been made in words."""
        assert step.seat is not None
        state = self.states[step.line].copy()
        journal = Journal()
        move = state.parse(step.seat, choice.move)
        state.journal = journal
        state.play(step.seat, move)
        return self.first_words(journal, step.seat) or choice.move

    def first_words(self, journal: Journal, viewer: int) -> str:
        """Tell the first thing that happened."""
        for event in journal.seen_by(viewer):
            for sentence in self.narration.narrate(event, self.names, self.texts):
                return sentence.rstrip(".")
        return ""


def states_of(game: Game, record: Record) -> list[State]:
    """Give the position before each line of a record."""
    state = new_state(game, record)
    found: list[State] = []
    for number, line in enumerate(record.lines, start=2):
        found.append(state.copy())
        replay(state, number, line)
    return found


def thinned(values: list[float], most: int) -> list[float]:
    """Take at most so many of some values, evenly, the first and the last among them.

    >>> thinned([0.0, 0.1, 0.2, 0.3, 0.4], 3)
    [0.0, 0.2, 0.4]
    """
    if len(values) <= most:
        return values
    last = len(values) - 1
    return [values[round(at * last / (most - 1))] for at in range(most)]


def clamp(share: float) -> float:
    """Keep a share that sampling has carried out of its bounds inside them."""
    return min(1.0, max(0.0, share))


def bar_of(share: float) -> str:
    """Draw a share as a bar.

    >>> bar_of(0.0), bar_of(0.5), bar_of(1.0)
    ('▁', '▅', '█')
    """
    return BARS[min(len(BARS) - 1, int(clamp(share) * len(BARS)))]
