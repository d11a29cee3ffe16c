"""The moments that mattered, for each seat's eyes."""

from __future__ import annotations

from typing import Final

from lanai.bots.review.data import FIND, LUCK, MISTAKE, OTHERS, OWN, SLIP, Moment, Step

MOST: Final = 5
LEAST: Final = 0.02
"""Changes of a chance of winning that are too small to be called a moment."""


def moments_of(steps: list[Step], start: list[float]) -> list[Moment]:
    """Choose the steps that changed most for each seat, in the order of the game."""
    found: list[Moment] = []
    for seat, before in enumerate(start):
        found += moments_for(seat, steps, before)
    return found


def moments_for(seat: int, steps: list[Step], before: float) -> list[Moment]:
    """Choose the steps that changed most for a seat; its own by what it decided."""
    weighed: list[tuple[float, Moment]] = []
    for number, step in enumerate(steps):
        change = step.values[seat] - before
        before = step.values[seat]
        moment = Moment(number, seat, weight_of(step, seat, change), kind_of(step, seat))
        importance = importance_of(step, seat, change)
        if importance >= LEAST:
            weighed.append((importance, moment))
    weighed.sort(key=lambda each: (-each[0], each[1].step))
    return sorted([moment for _, moment in weighed[:MOST]], key=lambda each: each.step)


def kind_of(step: Step, seat: int) -> str:
    """Tell what a step was to a seat."""
    if step.decision is None:
        return LUCK
    return OWN if step.seat == seat else OTHERS


def weight_of(step: Step, seat: int, change: float) -> float:
    """Tell what a step gave a seat: an own move that has a verdict, what that rests on."""
    if step.seat != seat or step.decision is None:
        return change
    if step.decision.verdict == FIND:
        return step.decision.skill.value
    if step.decision.verdict in (SLIP, MISTAKE) and step.decision.margin is not None:
        return step.decision.margin.value
    return change


def importance_of(step: Step, seat: int, change: float) -> float:
    """Tell how much a step matters to a seat: an own move by what was decided, if that is sure."""
    if step.seat != seat or step.decision is None:
        return abs(change)
    if step.decision.verdict in (SLIP, MISTAKE, FIND):
        return max(abs(step.decision.skill.value), step.decision.loss)
    return abs(step.decision.skill.value) / 2.0
