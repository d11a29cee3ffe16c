"""Finds bots: the built-in ones by name, users' own by `path.py:ClassName`."""

from __future__ import annotations

import importlib.util
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Final

from lanai.bots.asking import BotError, describe
from lanai.bots.contract import Bot
from lanai.bots.random import RandomBot
from lanai.core.contract import Game
from lanai.core.errors import SetupError

BUILT_IN: Final = ("random", "greedy")


def make(spec: str, game: Game) -> Bot:
    """Make a bot by its name or `path.py:ClassName`, or raise SetupError or BotError.

    >>> from lanai.games import find
    >>> type(make("random", find("tiki-topple"))).__name__
    'RandomBot'
    """
    if spec == "random":
        return RandomBot()
    if spec == "greedy":
        module = import_module(f"lanai.bots.greedy.{game.name.replace('-', '_')}")
        bot: Bot = module.GreedyBot()
        return bot
    if ":" in spec:
        return load(spec)
    raise SetupError("bot-unknown", {"bot": spec, "known": ", ".join(BUILT_IN)})


def load(spec: str) -> Bot:
    """Load a user's bot from `path.py:ClassName`."""
    path, _, name = spec.rpartition(":")
    if not Path(path).is_file():
        raise SetupError("bot-no-file", {"bot": spec, "file": path})
    module = _import_file(spec, path)
    made = getattr(module, name, None)
    if not isinstance(made, type) or not issubclass(made, Bot):
        raise SetupError("bot-no-class", {"bot": spec, "file": path, "class": name})
    try:
        bot: Bot = made()
    except (Exception, SystemExit) as error:
        raise _broken(spec, error) from error
    return bot


def _import_file(spec: str, path: str) -> object:
    """Import a file as a module of its own, once for all bots in it."""
    module_name = f"lanai_user_bot_{abs(hash(Path(path).resolve())):x}"
    if module_name in sys.modules:
        return sys.modules[module_name]
    found = importlib.util.spec_from_file_location(module_name, path)
    if found is None or found.loader is None:
        raise SetupError("bot-no-file", {"bot": spec, "file": path})
    module = importlib.util.module_from_spec(found)
    sys.modules[module_name] = module
    try:
        with redirect_stdout(sys.stderr):
            found.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[module_name]
        raise _broken(spec, error) from error
    return module


def _broken(spec: str, error: BaseException) -> BotError:
    return BotError("bot-broken", {"bot": spec, "error": describe(error)})
