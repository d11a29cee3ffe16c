"""The answer to each request of a socket."""

from __future__ import annotations

from typing import Any, Final

from lanai.core.contract import State
from lanai.core.errors import MoveError
from lanai.core.events import Journal, Json
from lanai.core.rng import Rng
from lanai.server import messages
from lanai.server.audience import Listener, viewer_at
from lanai.server.caretaker import own_number
from lanai.server.demands import Asker, demand_free, demand_now, demand_play, own_seat, playing_seat
from lanai.server.fair_queue import Claim, Rank
from lanai.server.hall import Hall
from lanai.server.jobs import advise_seat, new_rng
from lanai.server.letters import history_before
from lanai.server.live import LiveTable
from lanai.server.logs import warn
from lanai.server.refused import Refused, Stale, message_of, rule_of
from lanai.server.table import Table
from lanai.server.thoughts import sight_of
from lanai.server.work import WorkerDied
from lanai.texts import Texts, text_in
from lanai.texts.reasons import reason_words

CANDIDATES: Final = 5
"""Moves that a hint names."""


class Answers:
    """Answers the requests of one connection at one table."""

    def __init__(self, hall: Hall, live: LiveTable) -> None:
        self.hall: Final = hall
        self.live: Final = live

    async def answer(
        self, listener: Listener, asker: Asker, request: messages.AnyRequest
    ) -> messages.ServerMessage:
        """Carry out a request and give its answer, or raise LanaiError."""
        assert asker.request is not None
        match request:
            case messages.Move():  # nearly all requests
                return await self._act(asker, request)
            case messages.Ping():
                return messages.Pong(id=asker.request)
            case messages.Lang():
                return messages.Ok(id=asker.request)
            case messages.Looking():
                await self.live.look(listener, request.on)
                return messages.Ok(id=asker.request)
            case messages.Earlier():
                return await self._earlier(listener, asker, request)
            case messages.Why():
                return await self._why(listener, asker, request)
            case messages.Preview():
                return await self._preview(asker, request)
            case messages.Hint():
                return await self._hint(listener, asker, request)
            case messages.AskSight():
                return await self._sight(asker, request)
            case _:
                return await self._act(asker, request)

    async def _act(self, asker: Asker, request: messages.AnyRequest) -> messages.Ok:
        """Carry out what changes the table, or makes a new one."""
        assert asker.request is not None
        if not asker.guest:
            raise Refused("unauthorized")
        if isinstance(request, messages.Rematch):
            fresh = await self.hall.rematch(self.live, asker, request.agree)
            return messages.Ok(id=asker.request, table=fresh)
        return messages.Ok(id=asker.request, table=await self.live.request(asker, request))

    async def _earlier(
        self, listener: Listener, asker: Asker, request: messages.Earlier
    ) -> messages.ToldEarlier:
        table = await self.live.stored()
        viewer = viewer_at(table, listener)
        since, history = history_before(table, viewer, request.before, listener.lang)
        assert asker.request is not None
        return messages.ToldEarlier(id=asker.request, since=since, history=history)

    async def _why(
        self, listener: Listener, asker: Asker, request: messages.Why
    ) -> messages.Reason:
        table = await self.live.stored()
        seat, play = own_seat(table, asker), demand_play(table)
        texts = text_in(listener.lang)
        rule, message, legal = None, texts("table-move-legal"), True
        try:
            play.state.demand_legal(seat, play.state.parse(seat, request.move))
        except MoveError as error:
            rule, message, legal = rule_of(error), message_of(error, texts), False
        assert asker.request is not None
        return messages.Reason(
            id=asker.request, move=request.move, legal=legal, rule=rule, message=message
        )

    async def _preview(self, asker: Asker, request: messages.Preview) -> messages.Previewed:
        table = await self.live.stored()
        seat, play = own_seat(table, asker), demand_play(table)
        demand_now(play, seat, request.seq)
        assert asker.request is not None
        view = view_after(play.state, seat, request.move, new_rng())
        return messages.Previewed(id=asker.request, move=request.move, view=view)

    async def _sight(self, asker: Asker, request: messages.AskSight) -> messages.Sighted:
        """Draw a world for a program, as for the bots of the house."""
        table = await self.live.stored()
        seat = demand_sight(table, asker, request)
        assert asker.request is not None
        return messages.Sighted(
            id=asker.request,
            seq=own_number(table, seat),
            seat=seat,
            world=list(sight_of(table, seat).identity),
        )

    async def _hint(
        self, listener: Listener, asker: Asker, request: messages.Hint
    ) -> messages.Hinted:
        """Advise: whoever asks gets one hint at a time, however many connections they have."""
        demand_hint(await self.live.stored(), asker, request)
        hinted = self.hall.hinted
        if asker.guest in hinted:
            raise Refused("too-fast")
        hinted.add(asker.guest)
        try:
            advice = await self._advice(listener, asker, request)
        except (WorkerDied, TimeoutError):
            warn("hint-failed", table=self.live.table.log_name)
            raise Refused("unavailable") from None
        finally:
            hinted.discard(asker.guest)
        assert asker.request is not None
        game = self.live.table.game.name
        return hint_of(asker.request, request.seq, advice, game, text_in(listener.lang))

    async def _advice(self, listener: Listener, asker: Asker, request: messages.Hint) -> Json:
        seconds = self.hall.settings.hint_seconds
        owner = (listener.address, asker.guest)
        claim = Claim(Rank.HINTS, (owner,), self.live.table.id)
        async with self.hall.workers.worker(claim) as worker:
            table = self.live.table
            seat = demand_hint(table, asker, request)  # much may have happened meanwhile
            return await worker.run(seconds, advise_seat, sight_of(table, seat), seconds)


def view_after(state: State, seat: int, text: str, rng: Rng) -> Json | None:
    """Show a seat what its move would do, or None where it would learn something by the move.

    The move is made in a redealt world, so nothing hidden can shine through; and what would be made
    up there is not shown, so the view is the same in all worlds that the seat cannot tell apart.
    """
    world = state.redeal(seat, rng)
    world.journal = Journal()
    world.apply(seat, world.parse(seat, text))
    learns = any(event.reveals_to(seat) for event in world.journal.events)
    return None if learns or world.chance_due() else world.view(seat)


def demand_hint(table: Table, asker: Asker, request: messages.Hint) -> int:
    """Find the seat to advise, or refuse."""
    seat, play = playing_seat(table, asker), demand_play(table)
    demand_now(play, seat, request.seq)
    demand_free(table)
    if not table.has_hints:
        raise Refused("no-hints")
    if seat not in play.state.to_act():
        raise Refused("hint-not-now")
    return seat


def demand_sight(table: Table, asker: Asker, request: messages.AskSight) -> int:
    """Find the seat of a program that has to decide now, or refuse.

    A world remembers all that its seat was ever told, so people get none: that would be an aid.
    """
    seat, play = playing_seat(table, asker), demand_play(table)
    if table.seats[seat].bot is None:
        raise Refused("not-a-bot")
    demand_free(table)
    if seat not in play.state.to_act():
        raise Refused("hint-not-now")
    if not play.answers(seat, request.seq):
        raise Stale
    return seat


def hint_of(request: str, seq: int, advice: Any, game: str, texts: Texts) -> messages.Hinted:
    """Show advice: the moves worth considering, the most tried first, and why."""
    candidates = [
        messages.Candidate(
            move=option["move"],
            share=option["share"],
            error=option["error"],
            visits=option["visits"],
            lead=option["lead"],
            equal=option["equal"],
            reasons=[reason_words(game, reason, texts) for reason in option["reasons"]],
        )
        for option in advice["moves"][:CANDIDATES]
    ]
    return messages.Hinted(id=request, seq=seq, candidates=candidates, share=advice["share"])
