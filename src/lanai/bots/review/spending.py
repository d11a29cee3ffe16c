"""Sharing a budget of playouts out among tasks, by what their samples can change."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lanai.bots.review.tasks import Task

HALVINGS: Final = 40


def spend(tasks: list[Task], playouts: float) -> None:
    """Give tasks so many playouts more.

    The error of a sum is smallest if each part has samples in proportion to its spread, and to one
    over the root of their cost. Who has more than its part already gets none.
    """
    waiting = [each for each in tasks if not each.closed]
    if not waiting or playouts <= 0.0:
        return
    pulls = [math.sqrt(each.concern() / each.cost()) for each in waiting]
    low, high = 0.0, 1.0
    while price(waiting, pulls, high) < playouts and high < 1e15:
        high *= 2.0
    for _halving in range(HALVINGS):
        middle = (low + high) / 2.0
        if price(waiting, pulls, middle) < playouts:
            low = middle
        else:
            high = middle
    for at, each in enumerate(waiting):
        missing = wanted(each, pulls[at], low)
        if missing > 0:
            each.run(missing)


def wanted(task: Task, pull: float, level: float) -> i64:
    """Count the samples that a task lacks at a level of spending."""
    return i64(int(pull * level)) - task.count


def price(tasks: list[Task], pulls: list[float], level: float) -> float:
    """Tell how many playouts a level of spending takes."""
    total = 0.0
    for at, each in enumerate(tasks):
        missing = wanted(each, pulls[at], level)
        if missing > 0:
            total += float(missing) * each.cost()
    return total
