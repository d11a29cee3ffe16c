"""What a seat owes in a step: a task, perhaps moons, and what it has chosen to do (MS-A0).

A duty is one int of the board: the task, the number of moons that are owed, the client that is
being validated, the action, and whether the seat has drawn fewer cards than it has eyes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.games.moonshine.board import CLIENT_MASK, DUTY, SEEN, SPAN
from lanai.games.moonshine.phases import IDLE

TASK_MASK: Final = 15
OWED_AT: Final = 4
OWED_ONE: Final = 1 << 4
OWED_MASK: Final = 255
CLIENT_AT: Final = 12
ACTION_AT: Final = 20
ACTION_MASK: Final = 3
SHORT: Final = 1 << 22
LASTING: Final = 0xFFFFF000
"""The part of a duty that outlives the task: client, action, short."""


def task_of(board: vec[i64], seat: i64) -> i64:
    """Tell what a seat owes."""
    return board[DUTY + SPAN * seat] & TASK_MASK


def owed_by(board: vec[i64], seat: i64) -> i64:
    """Count the moons that a seat has to place, pay or lose."""
    return (board[DUTY + SPAN * seat] >> OWED_AT) & OWED_MASK


def validating(board: vec[i64], seat: i64) -> i64:
    """Name the client that a seat validates in this step; -1 when it does not."""
    return ((board[DUTY + SPAN * seat] >> CLIENT_AT) & CLIENT_MASK) - 1


def action_of(board: vec[i64], seat: i64) -> i64:
    """Tell which action a seat has chosen."""
    return (board[DUTY + SPAN * seat] >> ACTION_AT) & ACTION_MASK


def has_drawn_short(board: vec[i64], seat: i64) -> bool:
    """MS-A7: tell whether a seat has found deck and pile empty when it drew."""
    return board[DUTY + SPAN * seat] & SHORT != 0


def give_task(board: vec[i64], seat: i64, task: i64, owed: i64) -> None:
    """Give a seat a task, with so many moons to place, pay or lose."""
    board[DUTY + SPAN * seat] = task | (owed << OWED_AT)


def give_action(board: vec[i64], seat: i64, action: i64, task: i64, owed: i64) -> None:
    """Give a seat the first task of the action that it has chosen."""
    board[DUTY + SPAN * seat] = task | (owed << OWED_AT) | (action << ACTION_AT)


def set_task(board: vec[i64], seat: i64, task: i64) -> None:
    """Turn a seat to another task; it owes what it owed."""
    board[DUTY + SPAN * seat] = (board[DUTY + SPAN * seat] & ~TASK_MASK) | task


def next_task(board: vec[i64], seat: i64, task: i64) -> None:
    """Turn a seat to another task; it owes no moons any more."""
    board[DUTY + SPAN * seat] = (board[DUTY + SPAN * seat] & LASTING) | task


def end_task(board: vec[i64], seat: i64) -> None:
    """A seat has done its task; what it did is remembered until the step ends."""
    board[DUTY + SPAN * seat] &= LASTING


def give_all(board: vec[i64], players: i64, task: i64) -> None:
    """Give all seats the same task."""
    for seat in range(players):
        board[DUTY + SPAN * seat] = task


def end_duties(board: vec[i64], players: i64) -> None:
    """Forget what all seats owe, have done and have seen in this step."""
    for seat in range(players):
        board[DUTY + SPAN * seat] = IDLE
        board[SEEN + SPAN * seat] = 0
        board[SEEN + SPAN * seat + 1] = 0


def clear_duty(board: vec[i64], seat: i64) -> None:
    """Forget what a seat owes and has done."""
    board[DUTY + SPAN * seat] = IDLE


def owe(board: vec[i64], seat: i64, moons: i64) -> None:
    """Let a seat owe so many moons more, or fewer."""
    board[DUTY + SPAN * seat] += moons * OWED_ONE


def note_client(board: vec[i64], seat: i64, card: i64) -> None:
    """Note which client a seat validates."""
    board[DUTY + SPAN * seat] |= (card + 1) << CLIENT_AT


def note_short(board: vec[i64], seat: i64) -> None:
    """MS-A7: note that a seat has drawn fewer cards than it has eyes."""
    board[DUTY + SPAN * seat] |= SHORT
