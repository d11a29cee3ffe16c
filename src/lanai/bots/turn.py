"""Asking a bot for a move: safely, in time, and with a clear error when it fails."""

from __future__ import annotations

import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, Final

from lanai.bots.contract import Bot, Sight
from lanai.core.contract import Game, State
from lanai.core.errors import Args, LanaiError, MoveError
from lanai.core.rng import FastRng

GRACE: Final = 0.5
"""Seconds over its time after which a bot is stopped."""


AGAIN: Final = 0.1
"""Seconds between further stops, for a bot that swallows the first."""


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
        with stop_after(seconds + GRACE), redirect_stdout(sys.stderr):
            answer: object = anybody.choose(sight)
    except TimeUp:
        raise _late(name, seconds) from None
    except (Exception, SystemExit) as error:
        raise _crash(error, bot, name, state.game) from error
    if time.monotonic() - started > seconds + GRACE:
        raise _late(name, seconds)
    return read_answer(answer, name, state, seat)


def read_answer(answer: object, name: str, state: State, seat: int) -> int:
    """Check what a bot answered."""
    try:
        move = state.parse(seat, answer) if isinstance(answer, str) else answer
    except MoveError:
        raise _nonsense(name, answer) from None
    if type(move) is not int or not 0 <= move < state.game.move_count:
        raise _nonsense(name, answer)
    refusal = state.why_not(seat, move)
    if refusal is not None:
        written = state.text(seat, move)
        raise BotError("bot-illegal", {"bot": name, "move": written, "rule": refusal.rule})
    return move


def _crash(error: BaseException, bot: Bot, name: str, game: Game) -> BotError:
    """Say where a bot crashed, or the game that it thinks about."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    files = [frame.f_code.co_filename for frame in frames]
    own, last = file_of(bot), files[-1] if files else None
    module = str(frames[-1].f_globals.get("__name__")) if frames else ""
    if module.startswith(f"{game.room}."):
        crashed: Args = {"game": game.name, "bot": name, "error": describe(error, last)}
        return BotError("game-crashed", crashed)
    why = describe(error, own if own in files else last)
    return BotError("bot-crashed", {"bot": name, "error": why})


def describe(error: BaseException, file: str | None) -> str:
    """Name an error of a bot, even one that cannot be written, and where in a file it arose."""
    try:
        written = f"{type(error).__name__}: {error}"
    except Exception:
        written = type(error).__name__
    lines = [
        line
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_code.co_filename == file
    ]
    return f"{Path(file).name}:{lines[-1]}: {written}" if file and lines else written


def file_of(bot: Bot) -> str | None:
    """Find the file in which a bot is written."""
    file: object = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    return file if isinstance(file, str) else None


def _late(name: str, seconds: float) -> BotError:
    return BotError("bot-late", {"bot": name, "seconds": round(seconds, 2)})


def _nonsense(name: str, answer: object) -> BotError:
    try:
        shown = repr(answer)
    except Exception:
        shown = f"a broken {type(answer).__name__}"
    return BotError("bot-nonsense", {"bot": name, "answer": shown})


@contextmanager
def stop_after(seconds: float) -> Iterator[None]:
    """Raise TimeUp in the block when time is up, where the system has timers for it."""
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not in_main_thread or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _time_is_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _time_is_up(_number: int, _frame: object) -> None:
    raise TimeUp
