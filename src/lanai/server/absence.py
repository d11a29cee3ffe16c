"""Who does not play: nudging them, letting a bot play for them, coming back and leaving. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from lanai.server import entries as log
from lanai.server import messages
from lanai.server.demands import Asker, Entries, demand_play, demand_seat, playing_seat
from lanai.server.refused import Refused
from lanai.server.table import Table
from lanai.server.undo import undone_without


@dataclass(frozen=True)
class Surroundings:
    """What is not in the log: who is away and since when, how long others wait, levels of bots.

    Times are in milliseconds. Who is here is what the process of a table sees: all of its people
    are connected to it. Whoever is not is away since the process came to know the table (`known`),
    unless it has seen them go.
    """

    levels: list[str] = field(default_factory=list)
    away: Mapping[int, int] = field(default_factory=dict)
    known: int = 0
    now: int = 0
    nudge_every: int = 0
    patience: int = 0

    def away_since(self, seat: int) -> int | None:
        """Tell since when the person of a seat is away, if they are and it is known."""
        since = self.away.get(seat)
        return None if since == self.known else since

    def is_late(self, table: Table, seat: int) -> bool:
        """Tell whether others may let a bot play for a seat."""
        since = self.standin_from(table, seat)
        return since is not None and since <= self.now

    def next_late(self, table: Table) -> int | None:
        """Tell when others may next let a bot play, who may not yet."""
        times = [self.standin_from(table, seat) for seat in range(len(table.seats))]
        return min((at for at in times if at is not None and at > self.now), default=None)

    def standin_from(self, table: Table, seat: int) -> int | None:
        """Tell from when on others may let a bot play for a seat; None while nothing leads there.

        Whoever is away has some time since it is their decision; whoever is here has it since a
        nudge to which they have not reacted.
        """
        patience = table.patience
        if patience is None or not table.seats[seat].plays_itself:
            return None
        owed = patience.since[seat]
        if owed is None:
            return None
        since = max(owed, self.away[seat]) if seat in self.away else patience.unheard(seat)
        return None if since is None else since + self.patience


def may_be_late(table: Table, present: Collection[str]) -> bool:
    """Tell whether others may ever let a bot play as things are: somebody is away or was nudged."""
    if table.patience is None:
        return False
    nudged = any(at is not None for at in table.patience.nudged)
    guests = [place.guest for place in table.seats]
    return nudged or any(guest is not None and guest not in present for guest in guests)


def is_waited_for(table: Table, asker: Asker, seat: int) -> bool:
    """Tell whether who asks waits for the person on another seat, and without a limit."""
    own = playing_seat(table, asker)
    demand_play(table)
    demand_seat(table, seat)
    waited = table.patience is not None and table.patience.since[seat] is not None
    return seat != own and waited and table.seats[seat].plays_itself


def wait_no_longer(
    table: Table,
    asker: Asker,
    request: messages.Nudge | messages.StandIn,
    around: Surroundings,
) -> Entries:
    """Remind somebody whom the table waits for, or let a bot play for them."""
    if isinstance(request, messages.Nudge):
        return nudge(table, asker, request.seat, around)
    return let_bot_play(table, asker, request.seat, around)


def nudge(table: Table, asker: Asker, seat: int, around: Surroundings) -> Entries:
    """Remind somebody that the table waits for them; not again too soon, whoever asks."""
    if not is_waited_for(table, asker, seat):
        raise Refused("nudge-not-now", {"seat": table.seats[seat].name})
    assert table.patience is not None
    last = table.patience.nudged[seat]
    if last is not None and asker.at < last + around.nudge_every:
        raise Refused("nudge-again", {"seat": table.seats[seat].name})
    return [log.Nudged(seat=seat, **asker.stamp)]


def react(table: Table, asker: Asker) -> Entries:
    """Say that one is here: the nudge has been heard."""
    seat = playing_seat(table, asker)
    demand_play(table)
    if table.patience is None or table.patience.unheard(seat) is None:
        raise Refused("not-nudged")
    return [log.Reacted(seat=seat, **asker.stamp)]


def let_bot_play(table: Table, asker: Asker, seat: int, around: Surroundings) -> Entries:
    """Let a bot stand in for somebody who is away, or who did not react to a nudge."""
    waited = is_waited_for(table, asker, seat)
    since = around.standin_from(table, seat)
    if not waited or since is None or asker.at < since:
        raise Refused("standin-not-now", {"seat": table.seats[seat].name})
    return [log.StoodIn(seat=seat, told=True, **asker.stamp)]


def resign(table: Table, asker: Asker) -> Entries:
    """Leave for good: who has left is asked for nothing any more."""
    seat = playing_seat(table, asker)
    demand_play(table)
    resigned = log.Resigned(seat=seat, told=True, **asker.stamp)
    return [resigned, *undone_without(table, seat, asker.at)]


def come_back(table: Table, asker: Asker) -> Entries:
    """Take the seat back from the stand-in."""
    seat = playing_seat(table, asker)
    demand_play(table)
    if not table.seats[seat].standin:
        raise Refused("not-away")
    return [log.CameBack(seat=seat, told=True, **asker.stamp)]


def overdue(table: Table, now: int) -> Entries:
    """Let bots stand in where nobody comes: for who is late, and for all who gave up a rated game.

    They have left it for good. Where time stands still while nobody is there, only that counts.
    """
    given_up = table.given_up_at
    if given_up is not None and given_up <= now:
        return [log.Resigned(at=now, seat=seat, told=True) for seat in table.staying()]
    return time_up(table, now) if table.by_correspondence else []


def time_up(table: Table, now: int) -> Entries:
    """Let bots stand in for all whose time is up."""
    late = [] if table.clock is None else table.clock.late(now)
    return [log.StoodIn(at=now, seat=seat, told=True) for seat in late]
