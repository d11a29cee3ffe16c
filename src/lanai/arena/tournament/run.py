"""Running a tournament: from a plan to its standings, with a journal and a table on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from lanai.arena.rows import writing
from lanai.arena.tournament.games import Arbiter, Played
from lanai.arena.tournament.journal import Journal, header_of, journal_of, kept_games, kept_seed
from lanai.arena.tournament.pairings import Seating, Tournament, count_games, seatings
from lanai.arena.tournament.standings import Standings, row_of, stand, whole_deals
from lanai.arena.workers import Runner, WorkerDied
from lanai.bots.turn import BotError
from lanai.core.errors import SetupError

Add = Callable[[Played], None]


def seed_to_resume(table: Path | None, resume: bool) -> int | None:
    """Give the seed of the tournament that is kept beside a table.

    Raises SetupError if there is one that is not to be resumed, or nothing to resume from.
    """
    if table is None:
        if resume:
            raise SetupError("tournament-resume-what")
        return None
    journal = journal_of(table)
    if journal.exists() and not resume:
        raise SetupError("tournament-kept", {"file": str(journal)})
    return kept_seed(journal)


def play_tournament(
    plan: Tournament, runner: Runner, table: Path | None, told: Callable[[int], None]
) -> Standings:
    """Play what is not in the journal yet, and sum up; Ctrl-C ends it early, with what is done.

    Raises SetupError before the first game, BotError as soon as a bot fails. The table is written
    when all games are played.
    """
    Arbiter(plan)
    games: dict[Seating, Played] = {}
    with _journal(plan, table, games) as keep:
        missing = [seating for seating in seatings(plan) if seating not in games]
        done = count_games(plan) - len(missing)
        told(done)

        def take(played: Played | None) -> None:
            nonlocal done
            if played is not None:
                keep(played)
                games[played.seating] = played
                done += 1
                told(done)

        try:
            runner(partial(Arbiter, plan), iter(missing), take)
        except WorkerDied:
            raise BotError("bot-died", {"bot": ", ".join(plan.bots)}) from None
    if table is not None and done == count_games(plan):
        _write(plan, games, table)
    return stand(plan, games)


@contextmanager
def _journal(plan: Tournament, table: Path | None, games: dict[Seating, Played]) -> Iterator[Add]:
    """Open the journal beside a table, and put the games that it keeps to the others."""
    if table is None:
        yield lambda _: None
        return
    header, kept = kept_games(journal_of(table), header_of(plan))
    games.update((game.seating, game) for game in kept)
    journal = Journal(journal_of(table), header, kept)
    try:
        yield journal.add
    finally:
        journal.close()


def _write(plan: Tournament, games: dict[Seating, Played], table: Path) -> None:
    deals = whole_deals(plan, games)
    with writing(table) as write:
        write([row_of(plan, pairing, game) for pairing, deal in deals for game in deal])
