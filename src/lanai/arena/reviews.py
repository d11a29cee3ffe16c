"""Reviews of simulated games, as rows of a table: one for each decision."""

from __future__ import annotations

import math

from lanai.arena.rows import Row
from lanai.bots.review import Review, pictures
from lanai.bots.review.data import Decision, Estimate, Step
from lanai.core.contract import Game
from lanai.core.record import Record


def decision_rows(
    game: Game, record: Record, bots: tuple[str, ...], key: Row, samples: int
) -> list[Row]:
    """Review a game and give its decisions; `key` are the columns that tell games apart."""
    *_, review = pictures(record, game, samples=samples)
    rows: list[Row] = []
    before = review.start
    for step in review.steps:
        if step.seat is not None and step.decision is not None:
            told: Row = {"line": step.line, "seat": step.seat, "bot": bots[step.seat]}
            change: Row = {"before": before[step.seat], "after": step.values[step.seat]}
            end = end_columns(review, step.seat)
            rows.append(key | told | decision_columns(step, step.decision) | change | end)
        before = step.values
    return rows


def decision_columns(step: Step, decision: Decision) -> Row:
    """Give what a review says about a decision."""
    return {
        "move": step.move,
        "best": decision.choices[0].move if decision.choices else step.move,
        "forced": decision.forced,
        "verdict": decision.verdict,
        "skill": decision.skill.value,
        "skill_error": decision.skill.error,
        **margin_columns(decision),
        "hidden": decision.hidden.value,
        "hidden_error": decision.hidden.error,
        "loss": decision.loss,
    }


def margin_columns(decision: Decision) -> Row:
    """Give what a move was better by than the best other one; no number where none was tried."""
    margin = decision.margin or Estimate(math.nan, math.nan)
    return {"margin": margin.value, "margin_error": margin.error}


def end_columns(review: Review, seat: int) -> Row:
    """Give what a review says about the seat that decided."""
    return {"luck_of_game": review.seats[seat].luck.value, "result": review.result[seat]}
