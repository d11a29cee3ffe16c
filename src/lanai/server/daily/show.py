"""Shows deals of the day: what everybody may know, and what only who has played may."""

from __future__ import annotations

from typing import Final, Literal

from lanai.core.fairness import commitment_of
from lanai.server.daily.compare import bars_of
from lanai.server.daily.days import day_of, end_of, is_over, moved, streaks
from lanai.server.daily.deals import Deals
from lanai.server.daily.wire import (
    Daily,
    DailyBest,
    DailyDay,
    DailyDeal,
    DailyResults,
    DailyTry,
)
from lanai.server.refused import Refused
from lanai.server.store import Store, StoredDeal, StoredTry

BEST: Final = 10
OWN_TRIES: Final = 90
OWN_DAYS: Final = 3660
"""Days that are looked at for streaks."""


async def daily_of(deals: Deals, me: str | None, now: int) -> Daily:
    """Show today, tomorrow's commitments, and somebody's own days."""
    today = day_of(now)
    days = [] if me is None else await deals.store.days_of(me, OWN_DAYS)
    mine = [] if me is None else await deals.store.tries_of(me, OWN_TRIES)
    streak, longest = streaks(days, today)
    return Daily(
        today=await day_shown(deals, today, me, now),
        tomorrow=await day_shown(deals, moved(today, 1), me, now),
        streak=streak,
        longest=longest,
        mine=[shown_try(each) for each in mine],
        time=now,
    )


async def day_shown(deals: Deals, day: str, me: str | None, now: int) -> DailyDay:
    """Show a day; tomorrow is as far as anybody can see."""
    found = await deals.deals(day, day) if day <= moved(day_of(now), 1) else []
    if not found:
        raise Refused("no-such-deal")
    over = is_over(day, now)
    return DailyDay(
        day=day,
        ends=end_of(day),
        over=over,
        deals=[await _deal(deals.store, each, me, over) for each in found],
    )


async def _deal(store: Store, deal: StoredDeal, me: str | None, over: bool) -> DailyDeal:
    own = None if me is None else await store.try_of(deal.day, deal.game, me)
    finished = own is not None and own.ended is not None
    counts = await store.count_tries(deal.day, deal.game)
    return DailyDeal(
        day=deal.day,
        game=deal.game,
        rules=deal.rules,
        cards=deal.cards,
        bot=deal.bot,
        commitment=commitment_of(deal.secret),
        published=deal.published,
        secret=deal.secret if over else None,
        under_way=counts.under_way,
        mine=None if own is None else shown_try(own),
        results=await _results(store, deal, me, own) if over or finished else None,
    )


def shown_try(own: StoredTry) -> DailyTry:
    """Show somebody their own try."""
    return DailyTry(
        day=own.day,
        game=own.game,
        table=own.table,
        begun=own.begun,
        ended=own.ended,
        place=own.place,
        points=own.points,
        margin=own.margin,
        mark=mark_of(own),
    )


def mark_of(own: StoredTry) -> Literal["again", "late", "left"] | None:
    """Tell why a try is not compared with others, if it is not."""
    if own.gone:
        return "left"
    if own.again:
        return "again"
    return "late" if own.late else None


async def _results(
    store: Store, deal: StoredDeal, me: str | None, own: StoredTry | None
) -> DailyResults:
    at = (deal.day, deal.game)
    counts = await store.count_tries(*at)
    margin = points = None
    if own is not None and not own.gone:
        margin, points = own.margin, own.points
    rank = None
    if margin is not None and points is not None:
        rank = 1 + await store.count_better(*at, margin, points)
    return DailyResults(
        compared=counts.compared,
        again=counts.again,
        late=counts.late,
        left=counts.gone,
        rank=rank,
        bars=bars_of(await store.margins(*at), margin),
        best=[
            DailyBest(
                name=each.name or None,
                guest=each.person if each.name else None,
                place=each.place,
                points=each.points,
                margin=each.margin,
                mine=each.person == me,
            )
            for each in await store.best_tries(*at, BEST)
        ],
    )
