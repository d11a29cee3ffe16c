"""Why a move is not possible, by the rule that forbids it.

Only what the asking seat may know is looked at: its own cards and moons, the dice and the step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.errors import Args, Refusal
from lanai.games.moonshine.board import (
    capacity_of,
    count_clients,
    count_moons,
    place_of,
    power_of,
    rank_of,
)
from lanai.games.moonshine.cards import CLIENTS, DICE, JOKER, RESOURCES, count_of
from lanai.games.moonshine.legal import is_legal, rolled_dice, task_now
from lanai.games.moonshine.moves import (
    FIRST_PICK,
    FIRST_REPLACE,
    FIRST_VALIDATE,
    MOVES,
    TAKE_MOON_MOVE,
    first_of,
    kind_of,
)
from lanai.games.moonshine.notation import place_text
from lanai.games.moonshine.phases import (
    CHOOSE,
    DICE_MOONS,
    FIRST_MOONS,
    IDLE,
    INSTANTS,
    KEEP,
    LOSE,
    LOSING,
    NOTHING,
    OVER,
    PAY,
    PICK,
    PLACE,
    REROLL_DICE,
    ROLLING,
    TASKS,
)
from lanai.games.moonshine.resources import available, is_met, lacking, moon_cost

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

TASK_RULES: Final = (
    "MS-A0", "MS-D2", "MS-M1", "MS-A0", "MS-A1", "MS-A2", "MS-A4", "MS-A5", "MS-S3",
)  # fmt: skip
"""The rule by which a seat owes a task."""

IDLE_RULES: Final = {FIRST_MOONS: "MS-S2", INSTANTS: "MS-S3", LOSING: "MS-A5", DICE_MOONS: "MS-L1"}
"""The rule by which others act in a step of which all see what is done."""


def why_not(state: MoonState, seat: i64, move: i64) -> Refusal | None:
    """Explain which rule forbids a move; None when it is legal."""
    if is_legal(state, seat, move):
        return None
    if state.step == OVER:
        return Refusal("MS-E1", "ms-game-over")
    if move < 0 or move >= MOVES:
        return Refusal("MS-N1", "ms-no-such-move", {"number": int(move)})
    if state.due != NOTHING:
        return Refusal("MS-A0", "ms-wait")
    task = task_now(state, seat)
    if task == IDLE:
        return _why_idle(state, seat)
    if kind_of(move) != task:
        return Refusal(TASK_RULES[task], f"ms-owes-{TASKS[task]}")
    return _why_not_task(state, seat, task, move)


def _why_not_task(state: MoonState, seat: i64, task: i64, move: i64) -> Refusal:
    """Explain what is wrong with a move of the right kind."""
    if task == CHOOSE:
        return _why_not_action(state, seat, move)
    if task in (PLACE, PAY, LOSE):
        return _why_not_place(state, seat, task, move)
    if task == REROLL_DICE:
        dice = move & ~rolled_dice(state)
        missing = [name for die, name in enumerate(DICE) if (dice >> die) & 1]
        return Refusal("MS-D2", "ms-die-not-rolled", {"dice": " ".join(missing)})
    if task == KEEP:
        return Refusal("MS-S3", "ms-no-such-pair")
    return _why_not_drawn(state, seat, task, move)


def _why_idle(state: MoonState, seat: i64) -> Refusal:
    """The seat owes nothing in this step."""
    if state.step == ROLLING:
        return Refusal("MS-D1", "ms-not-active", {"active": int(state.active)})
    if state.hides():
        rule = "MS-A0" if state.round else "MS-S3"
        return Refusal(rule, "ms-already-done", {"seat": int(seat)})
    return Refusal(IDLE_RULES[int(state.step)], "ms-nothing-owed", {"seat": int(seat)})


def _why_not_action(state: MoonState, seat: i64, move: i64) -> Refusal:
    """MS-A1, MS-A3: an action that cannot be carried out."""
    board = state.now
    if move == TAKE_MOON_MOVE:
        return Refusal("MS-A3", "ms-no-free-place")
    card = move - FIRST_VALIDATE
    name = state.cards.names[card]
    if rank_of(board, seat, card) < 0:
        return Refusal("MS-A1", "ms-not-before-you", {"word": name})
    power = power_of(board, seat)
    resources = available(state.dice, power)
    need = state.cards.needs[card]
    if not is_met(need, resources):
        args: Args = {"client": name, "jokers": int(count_of(resources, JOKER))}
        for kind, resource in enumerate(RESOURCES):
            args[resource] = int(lacking(need, resources, kind))
        return Refusal("MS-A1", "ms-missing-resources", args)
    args = {
        "client": name,
        "cost": int(moon_cost(state.cards, card, power)),
        "moons": int(count_moons(board, seat)),
    }
    return Refusal("MS-A1", "ms-missing-moons", args)


def _why_not_place(state: MoonState, seat: i64, task: i64, move: i64) -> Refusal:
    """MS-M1, MS-A1, MS-A5: a place without room, or without a moon."""
    board = state.now
    number: i64 = move - first_of(task)
    name = place_text(state, number)
    place = place_of(board, seat, number)
    if place < 0:
        return Refusal(TASK_RULES[task], "ms-not-before-you", {"word": name})
    if task != PLACE:
        return Refusal(TASK_RULES[task], "ms-no-moon-there", {"place": name})
    if capacity_of(board, seat, place) == 0:
        return Refusal("MS-C3", "ms-no-spot", {"place": name})
    return Refusal("MS-M1", "ms-place-full", {"place": name})


def _why_not_drawn(state: MoonState, seat: i64, task: i64, move: i64) -> Refusal:
    """MS-A2, MS-A4: a card that was not drawn, or an old client that is not there."""
    if task == PICK:
        name = state.cards.names[move - FIRST_PICK]
        return Refusal("MS-A2", "ms-not-drawn", {"client": name})
    rank, card = divmod(int(move) - FIRST_REPLACE, CLIENTS)
    if rank >= count_clients(state.now, seat):
        return Refusal("MS-A4", "ms-no-such-rank", {"rank": rank + 1})
    return Refusal("MS-A4", "ms-not-drawn", {"client": state.cards.names[card]})
