"""Numbers and names of a study, as people read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lanai.arena.intervals import Interval
from lanai.arena.study.figures import SHARES, Estimate, Figures, Findings
from lanai.texts import Texts
from lanai.texts.pieces import Piece, piece_of
from lanai.texts.titles import held_title, title_of

NOTHING: Final = "–"
MINUS: Final = "−"


@dataclass(frozen=True)
class Words:
    """Writes figures in one language."""

    findings: Findings
    texts: Texts

    def __call__(self, message: str, **args: object) -> str:
        """Give a message of the page."""
        return self.texts(f"study-{message}", **args)

    @property
    def title(self) -> str:
        """Name the game."""
        return title_of(self.findings.study.game, self.texts)

    # Numbers

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number."""
        return self.texts.number(value, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share."""
        return f"{self.number(100 * share, digits)} %"

    def span(self, interval: Interval | None) -> str:
        """Write the interval of a share."""
        if interval is None:
            return NOTHING
        low, high = (self.number(100 * bound, 1) for bound in interval)
        return f"{low}–{high}"

    def signed(self, value: float, digits: int = 1) -> str:
        """Write a difference with its sign."""
        written = self.number(abs(value), digits)
        if not any(digit in written for digit in "123456789"):
            return f"±{written}"
        return f"{'+' if value > 0 else MINUS}{written}"

    def measure(self, name: str, estimate: Estimate | None) -> str:
        """Write a measure: a share in percent, or a mean."""
        if estimate is None:
            return NOTHING
        if name in SHARES:
            return self.percent(estimate.value)
        return self.number(estimate.value, 2 if abs(estimate.value) < 10 else 1)

    def change(self, name: str, estimate: Estimate) -> tuple[str, str]:
        """Write how much a measure differs, and the interval of that."""
        factor, digits = (100, 1) if name in SHARES else (1, 2)
        value = self.signed(factor * estimate.value, digits)
        if estimate.interval is None or estimate.spread == 0:
            return value, NOTHING
        low, high = (self.signed(factor * bound, digits) for bound in estimate.interval)
        return value, self("between", low=low, high=high)

    # Names

    def players(self, count: int) -> str:
        """Say how many play."""
        return self("players", count=count)

    def bot(self, bot: str) -> str:
        """Name a bot: a user's own by its class alone."""
        path, _, name = bot.rpartition(":")
        return name if path.endswith(".py") else self.texts.first(bot, f"level-{bot}")

    def variant(self, figures: Figures) -> str:
        """Name a variant."""
        return figures.cell.variant.name or self("base")

    def group(self, figures: Figures) -> str:
        """Name what tells a cell from the others with as many players; nothing where all agree."""
        study = self.findings.study
        parts = []
        if len(study.bots) > 1:
            parts.append(self.bot(figures.cell.bot))
        if len(study.variants) > 1:
            parts.append(self.variant(figures))
        return " · ".join(parts)

    def cell(self, figures: Figures) -> str:
        """Name a cell: how many play, and what tells it from others."""
        parts = [self.players(figures.cell.players), self.group(figures)]
        return " · ".join(filter(None, parts))

    def kind(self, kind: str) -> str:
        """Name a kind of cards."""
        return held_title(self.findings.study.game, kind, self.texts)

    def piece(self, figures: Figures, kind: str, name: str) -> Piece:
        """Name a card."""
        game, draft = self.findings.study.game, figures.cell.plan.draft
        cards = game.draft(draft) if draft else game.cards
        return piece_of(game, kind, name, cards, self.texts)
