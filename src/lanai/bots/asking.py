"""Asking a bot for a move: safely, in time, and with a clear error when it fails."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from lanai.bots.contract import Bot, Sight
from lanai.core.contract import State
from lanai.core.errors import LanaiError, MoveError
from lanai.core.rng import FastRng

GRACE: Final = 0.5
"""Seconds over its time after which a bot is stopped."""


class BotError(LanaiError):
    """A bot that crashed, was too slow or answered with something that is no legal move."""


class TimeUp(BaseException):
    """Ends a bot that does not answer; not an Exception, so that bots do not catch it."""


def ask(bot: Bot, name: str, state: State, seat: int, rng: FastRng, seconds: float) -> int:
    """Get a legal move from a bot, or raise BotError. The bot never sees the true state."""
    sight = Sight(state.redeal(seat, rng), seat, rng, seconds)
    anybody: Any = bot  # what it answers is checked by us, not by the compiler
    started = time.monotonic()
    try:
        with stop_after(seconds + GRACE):
            answer: object = anybody.choose(sight)
    except TimeUp:
        raise BotError("bot-late", {"bot": name, "seconds": round(seconds, 2)}) from None
    except Exception as error:
        details = f"{type(error).__name__}: {error}"
        raise BotError("bot-crashed", {"bot": name, "error": details}) from error
    if time.monotonic() - started > seconds + GRACE:
        raise BotError("bot-late", {"bot": name, "seconds": round(seconds, 2)})
    return read_answer(answer, name, state, seat)


def read_answer(answer: object, name: str, state: State, seat: int) -> int:
    """Check what a bot answered."""
    move = -1
    if isinstance(answer, str):
        try:
            move = state.parse(seat, answer)
        except MoveError:
            raise BotError("bot-nonsense", {"bot": name, "answer": repr(answer)}) from None
    elif type(answer) is int:
        move = answer
    else:
        raise BotError("bot-nonsense", {"bot": name, "answer": repr(answer)})
    if not 0 <= move < state.game.move_count:
        raise BotError("bot-nonsense", {"bot": name, "answer": repr(answer)})
    refusal = state.why_not(seat, move)
    if refusal is not None:
        written = state.text(seat, move)
        raise BotError("bot-illegal", {"bot": name, "move": written, "rule": refusal.rule})
    return move


@contextmanager
def stop_after(seconds: float) -> Iterator[None]:
    """Raise TimeUp in the block when time is up, where the system has timers for it."""
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not in_main_thread or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _time_is_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _time_is_up(_number: int, _frame: object) -> None:
    raise TimeUp
