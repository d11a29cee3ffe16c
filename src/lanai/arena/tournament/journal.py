"""The journal of a tournament: a line for every finished game, so that it can go on after any end.

The first line says what is played. A game is in the journal as soon as it is finished, and on the
disk a second later at most; a last line that was torn is as if it had never been.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from pathlib import Path
from typing import Any, Final

import lanai
from lanai.arena.tournament.games import Played
from lanai.arena.tournament.pairings import Seating, Tournament
from lanai.arena.tournament.times import Thinking
from lanai.core.errors import LanaiError, SetupError
from lanai.games import find

FORMAT: Final = 1
SUFFIX: Final = ".journal.jsonl"
SYNC: Final = 1.0
"""Seconds between two times that the journal is forced to the disk."""

Header = dict[str, Any]


def journal_of(table: Path) -> Path:
    """Name the journal that is kept beside a table of games.

    >>> str(journal_of(Path("league.parquet")))
    'league.journal.jsonl'
    """
    return table.with_name(table.stem + SUFFIX)


class Journal:
    """A journal that is being written, opened with the games that are kept from before."""

    def __init__(self, path: Path, header: Header, kept: list[Played]) -> None:
        part = path.with_name(path.name + ".part")
        lines = [header, *map(as_line, kept)]
        with part.open("w", encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
        self.file = path.open("a", encoding="utf-8")
        self.synced = time.monotonic()

    def add(self, played: Played) -> None:
        """Add a finished game."""
        self.file.write(json.dumps(as_line(played)) + "\n")
        self.file.flush()
        if time.monotonic() - self.synced > SYNC:
            self.sync()

    def sync(self) -> None:
        """Force what is written to the disk."""
        os.fsync(self.file.fileno())
        self.synced = time.monotonic()

    def close(self) -> None:
        """End the journal."""
        self.sync()
        self.file.close()


def header_of(plan: Tournament) -> Header:
    """Say what is played: what must be the same for games to be compared, and the bots."""
    kinds = {"adjusted": plan.adjusted, "at_leisure": plan.at_leisure, "apart": plan.apart}
    return {kind: wanted for kind, wanted in kinds.items() if wanted} | {
        "tournament": FORMAT,
        "lanai": lanai.__version__,
        "game": plan.game,
        "cards": find(plan.game).cards,
        "players": plan.players,
        "options": json.loads(json.dumps(plan.options)),
        "seed": plan.seed,
        "seconds": plan.seconds,
        "bots": {bot: digest_of(bot) for bot in plan.bots},
    }


def digest_of(bot: str) -> str | None:
    """Hash the file of a user's own bot, to see when it has changed."""
    path = Path(bot.rpartition(":")[0])
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None


def kept_seed(path: Path) -> int | None:
    """Read the seed of a journal, if there is one."""
    return int(read_lines(path)[0]["seed"]) if path.exists() else None


def kept_games(path: Path, header: Header) -> tuple[Header, list[Played]]:
    """Read what a journal keeps for a plan with this header: its header with all bots, its games.

    Bots and games may have been added to the plan. The games of a bot whose file has changed are
    left out. Raises SetupError for the journal of another tournament.
    """
    if not path.exists():
        return header, []
    before, *lines = read_lines(path)
    other = [key for key in header if key != "bots" and header[key] != before.get(key)]
    if other:
        raise SetupError("journal-other", {"file": str(path), "what": ", ".join(other)})
    bots = {**before["bots"], **header["bots"]}
    same = {bot for bot, digest in bots.items() if before["bots"].get(bot) == digest}
    games = map(from_line, lines)
    return {**header, "bots": bots}, [game for game in games if same.issuperset(game.thinking)]


def read_lines(path: Path) -> list[Header]:
    """Read a journal without a last line that was torn; the first line is its header."""
    try:
        whole, _, _ = path.read_bytes().rpartition(b"\n")
        lines = [json.loads(line) for line in whole.splitlines()]
        if lines and lines[0].get("tournament") == FORMAT:
            return lines
    except OSError as error:
        details: dict[str, object] = {"file": str(path), "error": error.strerror or str(error)}
        raise LanaiError("file-unreadable", details) from None
    except (ValueError, AttributeError):
        pass
    raise SetupError("journal-broken", {"file": str(path)})


def as_line(played: Played) -> Header:
    """Write a game as data."""
    luck = {} if played.luck is None else {"odds": played.luck}
    return luck | {
        "bots": played.seating.bots,
        "deal": played.seating.deal,
        "scores": played.scores,
        "winners": played.winners,
        "moves": played.moves,
        "thinking": {
            bot: {"seconds": round(thinking.seconds, 6), "lengths": thinking.lengths}
            for bot, thinking in played.thinking.items()
        },
    }


def from_line(line: Header) -> Played:
    """Read a game from data."""
    return Played(
        Seating(tuple(line["bots"]), line["deal"]),
        line["scores"],
        line["winners"],
        line["moves"],
        {
            bot: Thinking(
                thinking["seconds"],
                {int(length): count for length, count in thinking["lengths"].items()},
            )
            for bot, thinking in line["thinking"].items()
        },
        [(worse, better) for worse, better in line["odds"]] if "odds" in line else None,
    )
