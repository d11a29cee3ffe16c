"""Plays the games of a study, on all cores or on a cluster, and adds up what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from lanai.arena.rows import Row
from lanai.arena.simulate import RowsInOrder, cards_of, play_game, players_of, row_of, rows_in_order
from lanai.arena.study.collect import Counts
from lanai.arena.study.plan import Study
from lanai.arena.workers import Runner, Stop, WorkerDied
from lanai.bots.turn import BotError
from lanai.bots.watch import Watch
from lanai.core.fairness import SimulationLuck

PARTS: Final = 32
LARGEST_PART: Final = 500


@dataclass(frozen=True)
class Unit:
    """Some games of one cell. `place` counts the games before them with as many players."""

    cell: int
    first: int
    last: int
    place: int


@dataclass
class Part:
    """What came out of a unit."""

    unit: Unit
    counts: Counts
    rows: list[Row] = field(default_factory=list)


def play_study(
    study: Study, runner: Runner, tables: dict[int, Path], told: Callable[[int], None]
) -> list[Counts]:
    """Play all games and give what was counted, cell by cell; Ctrl-C ends it early.

    `tables` are the files to write the games to, by the number of players. Raises SetupError before
    the first game, BotError as soon as a bot fails.
    """
    counts = [Counts(cell.players) for cell in study.cells]
    with ExitStack() as files:
        rows = {
            players: files.enter_context(rows_in_order(str(path)))
            for players, path in tables.items()
        }

        def take(part: Part) -> None:
            counts[part.unit.cell].add(part.counts)
            _write(rows, part)
            told(sum(each.games for each in counts))

        try:
            runner(partial(Player, study, written=bool(tables)), units_of(study), take)
        except WorkerDied:
            raise BotError("bot-died", {"bot": ", ".join(study.bots)}) from None
    return counts


def _write(tables: dict[int, RowsInOrder], part: Part) -> None:
    table = tables.get(part.counts.players)
    if table is not None:
        table.add(part.unit.place, part.counts.games, part.rows)


def units_of(study: Study) -> Iterator[Unit]:
    """Cut the games into units: some of each cell in turn, whatever the number of processes."""
    size = max(1, min(LARGEST_PART, study.games // PARTS))
    places = dict.fromkeys(study.counts, 0)
    for first in range(0, study.games, size):
        last = min(first + size, study.games)
        for number, cell in enumerate(study.cells):
            yield Unit(number, first, last, places[cell.players])
            places[cell.players] += last - first


class Player:
    """Plays units of a study, with bots that are made once."""

    def __init__(self, study: Study, *, written: bool) -> None:
        self.study = study
        self.written = written
        self.seated = [players_of(cell.plan) for cell in study.cells]

    def __call__(self, unit: Unit, stop: Stop) -> Part:
        """Play the games of a unit, or fewer when told to stop."""
        cell = self.study.cells[unit.cell]
        game, players = self.seated[unit.cell]
        part = Part(unit, Counts(cell.players))
        for number in range(unit.first, unit.last):
            if stop.is_set():
                break
            watch = Watch(cell.players)
            state, _, _ = play_game(
                game, cell.plan, players, SimulationLuck(self.study.seed, number), watch
            )
            part.counts.put(state, watch)
            if self.written:
                row = row_of(cell.plan, number, state, watch, cards_of(game, cell.plan))
                part.rows.append({"variant": cell.variant.name, **row})
        return part
