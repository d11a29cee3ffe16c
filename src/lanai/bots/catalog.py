"""Finds bots: the built-in ones by name, users' own by `path.py:ClassName`."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from types import ModuleType
from typing import Final

from lanai.bots.contract import Bot
from lanai.bots.knowledge import knowledge_of
from lanai.bots.learned import own_outlook
from lanai.bots.levels import LEVELS
from lanai.bots.search.bot import SearchBot
from lanai.bots.search.budget import FOREVER, MANY
from lanai.bots.turn import BotError, describe
from lanai.core.contract import Game
from lanai.core.errors import SetupError

SEARCHES: Final = ("search:", "learned:")
OWN_WEIGHTS: Final = ".toml"


def make(spec: str, game: Game) -> Bot:
    """Make a bot by its name or `path.py:ClassName`, or raise SetupError or BotError.

    `search:20000` thinks for so many simulations a move, `search:200ms` for so long; `learned:`
    does the same and judges by what was learned, `weights.toml:` by the weights of a file.

    >>> from lanai.games import find
    >>> type(make("random", find("tiki-topple"))).__name__
    'RandomBot'
    """
    if spec in LEVELS:
        return LEVELS[spec](knowledge_of(game))
    if spec.startswith(SEARCHES) or spec.rpartition(":")[0].endswith(OWN_WEIGHTS):
        return make_search(spec, game)
    if ":" in spec:
        return load(spec)
    raise SetupError("bot-unknown", {"bot": spec, "known": ", ".join(LEVELS)})


def make_search(spec: str, game: Game) -> Bot:
    """Make a searching bot with the budget that its name says, in simulations or milliseconds."""
    kind, _, budget = spec.rpartition(":")
    number = budget.removesuffix("ms")
    if not number.isdecimal() or not number.isascii() or not 0 < int(number) < MANY:
        raise SetupError("bot-budget", {"bot": spec})
    knowledge = knowledge_of(game, learned=kind == "learned")
    if kind.endswith(OWN_WEIGHTS):
        knowledge.outlook = own_outlook(game, kind)
    elif knowledge.outlook is None and kind == "learned":
        raise SetupError("bot-unlearned", {"bot": spec, "game": game.title})
    if number == budget:
        return SearchBot(knowledge, int(number), FOREVER)
    return SearchBot(knowledge, MANY, int(number) / 1000)


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
        with redirect_stdout(sys.stderr):
            bot: Bot = made()
    except (Exception, SystemExit) as error:
        raise _broken(spec, error, module.__file__) from error
    return bot


def _import_file(spec: str, path: str) -> ModuleType:
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
        with redirect_stdout(sys.stderr), _neighbours(Path(path).resolve().parent):
            found.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[module_name]
        raise _broken(spec, error, module.__file__) from error
    return module


@contextmanager
def _neighbours(folder: Path) -> Iterator[None]:
    """Let a file import those beside it, each folder its own: two versions of a bot may meet."""
    if str(folder) in sys.path:
        yield
        return
    sys.path.insert(0, str(folder))
    before = set(sys.modules)
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if _lies_in(folder, name):
                del sys.modules[name]


def _lies_in(folder: Path, module: str) -> bool:
    """Tell whether a module was found in a folder, and not in a library somewhere below it."""
    file = getattr(sys.modules[module], "__file__", None)
    if file is None or not Path(file).is_relative_to(folder):
        return False
    first = Path(file).relative_to(folder).parts[0]
    return first.partition(".")[0] == module.partition(".")[0]


def _broken(spec: str, error: BaseException, file: str | None) -> BotError:
    return BotError("bot-broken", {"bot": spec, "error": describe(error, file)})
