"""Looks after tables: bots move, stand-ins take over, starts fail, the host's role passes on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from lanai.bots.turn import BotError
from lanai.core.errors import LanaiError, SetupError
from lanai.server.absence import may_be_late, time_up
from lanai.server.decide import bot_move
from lanai.server.demands import Entries
from lanai.server.fair_queue import Claim, Crowded, Rank
from lanai.server.jobs import choose, choose_simply
from lanai.server.logs import note, warn
from lanai.server.metrics import BOT_FAILURES
from lanai.server.moment import now_ms
from lanai.server.order import has_left, is_hostless, pass_on, successor
from lanai.server.own_bots import OwnBot, read_bots, spec_of, try_bot
from lanai.server.refused import Refused
from lanai.server.settings import Settings
from lanai.server.start import start_fails
from lanai.server.table import Table
from lanai.server.thoughts import rng_of, sight_of, thought_of
from lanai.server.work import Worker, WorkerDied, Workers

if TYPE_CHECKING:
    from lanai.server.live import LiveTable

ELSEWHERE: Final = (0.3, 0.9)
"""Seconds to wait with a bot's move when another process made the last one: it may do this too."""

OWN_PROCESSES: Final = 2
"""Worker processes for the operator's own bots."""

TRY_SECONDS: Final = 60.0

AGAIN: Final = 1.0
"""Seconds after which something that failed is tried again."""

OPEN_PATIENCE: Final = 5
"""How many times longer people wait for a host who is connected and looks at something else."""

CROWDED_PAUSE: Final = (1.0, 3.0)
"""Seconds after which a bot asks again that was pushed out of a crowded queue."""


class Caretaker:
    """Does for all tables what nobody asks for. All of it goes through the log like any request."""

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self.workers: Final = workers
        self.settings: Final = settings
        self.own: Final[dict[str, OwnBot]] = read_bots(settings.bots)
        # In processes apart, so that one that breaks takes no other table's bot along
        self.own_workers: Final = workers.apart(OWN_PROCESSES) if self.own else workers
        self.thinking: set[tuple[str, int]] = set()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.host_timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    async def try_bots(self) -> None:
        """Load the operator's own bots, or raise what is wrong with one."""
        for bot in self.own.values():
            async with self.own_workers.worker(Claim(Rank.PEOPLE, (("", ""),))) as worker:
                try:
                    await worker.run(TRY_SECONDS, try_bot, bot.spec)
                except (WorkerDied, TimeoutError):
                    raise BotError("bot-died", {"bot": bot.title}) from None
            note("bot-added", bot=bot.level, file=bot.spec)

    def look_after(self, live: LiveTable) -> None:
        """See what a table needs now: it is called after every change."""
        self.forget(live)
        live.mind_leaps()
        if self.closed or not live.awake:
            return
        present = live.present()
        self._mind_host(live)
        table = live.table
        for seat in table.bot_seats():
            if (table.id, seat) not in self.thinking:
                self.thinking.add((table.id, seat))
                self._run(self._move(live, seat))
        if table.starting:
            usual = table.asked_at + 1000 * self.settings.reveal_seconds
            self._at(live, (table.answer_by or usual) / 1000)
        elif table.clock is not None and table.status == "playing":
            deadline = table.clock.next_deadline()
            if deadline is not None and not table.clock.goes_on:
                self._at(live, deadline / 1000)
        elif may_be_late(table, present) and table.status == "playing":
            late = live.around(table).next_late(table)
            if late is not None:
                self._at(live, late / 1000)

    def forget(self, live: LiveTable) -> None:
        """Stop the timers of a table."""
        for timers in (self.timers, self.host_timers):
            timer = timers.pop(live.table.id, None)
            if timer is not None:
                timer.cancel()

    async def close(self) -> None:
        """Stop everything; what is being stored is finished first."""
        self.closed = True
        for timer in (*self.timers.values(), *self.host_timers.values()):
            timer.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.own:
            self.own_workers.close()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Time

    def _at(self, live: LiveTable, when: float) -> None:
        delay = max(0.0, when - now_ms() / 1000) + 0.001
        loop = asyncio.get_running_loop()
        self.timers[live.table.id] = loop.call_later(delay, self._run_late, live)

    def _run_late(self, live: LiveTable) -> None:
        if live.table.starting or live.table.clock is not None:
            self._run(self._time_is_up(live))
        else:
            live.remind()
            self.look_after(live)

    async def _time_is_up(self, live: LiveTable) -> None:
        now = now_ms()
        try:
            await live.commit(
                lambda table: (start_fails if table.starting else time_up)(table, now)
            )
        except LanaiError as error:
            warn("clock-failed", table=live.table.log_name, reason=error.reason)
            self._at(live, now_ms() / 1000 + AGAIN)

    # Hosts

    def _mind_host(self, live: LiveTable) -> None:
        """Let the host's role pass on once somebody has waited long enough for them.

        Only that counts: a host who is alone may close the page and come back tomorrow. Whoever
        has only left the page open before the game is waited for longer.
        """
        table, attending = live.table, live.attending()
        if not is_hostless(table, attending) or successor(table, attending) is None:
            live.hostless = None
            return
        connected = table.host in live.present()
        if live.hostless is None or live.hostless[0] != connected:
            live.hostless = (connected, time.monotonic())
        patience = self.settings.host_seconds * (OPEN_PATIENCE if connected else 1)
        if has_left(table):
            patience = 0.0
        delay = max(0.0, live.hostless[1] + patience - time.monotonic())
        loop = asyncio.get_running_loop()
        self.host_timers[table.id] = loop.call_later(delay, self._run_hostless, live)

    def _run_hostless(self, live: LiveTable) -> None:
        self._run(self._pass_on(live))

    async def _pass_on(self, live: LiveTable) -> None:
        now = now_ms()
        try:
            await live.commit(lambda table: pass_on(table, live.attending(), now))
        except LanaiError as error:
            warn("host-failed", table=live.table.log_name, reason=error.reason)
            live.hostless = None  # waited for anew when something happens

    # Bots

    async def _move(self, live: LiveTable, seat: int) -> None:
        """Let the bot of a seat move, if it still has to when it has thought."""
        try:
            await self._think_and_move(live, seat)
        except Crowded:
            await asyncio.sleep(random.uniform(*CROWDED_PAUSE))
        except LanaiError as error:
            warn("bot-move-failed", table=live.table.log_name, seat=seat, reason=error.reason)
            await asyncio.sleep(AGAIN)
        finally:
            self.thinking.discard((live.table.id, seat))
        self.look_after(live)

    async def _think_and_move(self, live: LiveTable, seat: int) -> None:
        started = time.monotonic()
        if not live.ours:
            await asyncio.sleep(random.uniform(*ELSEWHERE))
        thought = await self._think(live, seat)
        if thought is None:
            return
        seq, text, failed = thought
        await asyncio.sleep(max(0.0, self._pace(live.table) - (time.monotonic() - started)))

        def decided(table: Table) -> Entries:
            if table.play is None or seat not in table.bot_seats():
                return []
            if not table.play.answers(seat, seq):
                return []
            return bot_move(table, seat, text, now_ms(), failed)

        await live.commit(decided)

    def _pace(self, table: Table) -> float:
        """Say how long a bot takes at least: a single person's page shows moves at their pace."""
        return self.settings.bot_pace if len(table.persons()) > 1 else 0.0

    async def _think(self, live: LiveTable, seat: int) -> tuple[int, str, bool] | None:
        """Choose a move, and tell for which number, and whether the bot has failed.

        None when none is due once a worker is free.
        """
        if not is_due(live, seat):
            return None
        line = live.table.script
        if line is not None:
            return own_number(live.table, seat), line.move, False
        if live.table.is_left and not live.listeners:
            return own_number(live.table, seat), any_move(live.table, seat), False
        own = live.table.level_of(seat) in self.own
        async with (self.own_workers if own else self.workers).worker(live.claim()) as worker:
            if not is_due(live, seat):
                return None
            table = live.table
            return own_number(table, seat), *await self._choose(worker, table, seat)

    async def _choose(self, worker: Worker, table: Table, seat: int) -> tuple[str, bool]:
        """Let the bot of a seat choose; any legal move where it fails."""
        thought = thought_of(table, seat, self.settings.bot_seconds)
        sight, bot = thought.sight, thought.bot
        try:
            spec = bot if table.daily is not None else spec_of(bot, self.own)
            chosen = await worker.run(
                thought.patience, choose, sight, spec, thought.seconds, thought.seed
            )
            return chosen, False
        except (BotError, SetupError, WorkerDied, TimeoutError) as error:
            BOT_FAILURES.labels(table.game.name).inc()
            reason, why = type(error).__name__, ""
            if isinstance(error, LanaiError):
                reason, why = error.reason, str(error.details.get("error", ""))
            name = table.log_name
            warn("bot-failed", table=name, seat=seat, bot=bot, reason=reason, error=why)
            if table.daily is not None and not isinstance(error, LanaiError):
                raise Refused("unavailable") from None  # tried again: the move must be its own
            return choose_simply(sight.state(), sight.seat, rng_of(thought.seed)), True


def any_move(table: Table, seat: int) -> str:
    """Choose a move that costs nothing: nobody is there, and all who left are last anyway.

    Otherwise somebody could leave rated games behind for which experts think all night.
    """
    sight = sight_of(table, seat)
    return choose_simply(sight.state(), seat, rng_of(None))


def is_due(live: LiveTable, seat: int) -> bool:
    """Tell whether a bot has to move for a seat now."""
    return live.awake and seat in live.table.bot_seats()


def own_number(table: Table, seat: int) -> int:
    """Give the number of what a seat was last told."""
    assert table.play is not None
    return table.play.seqs[seat]
