"""A bot's chair at one table: what it answers to what it hears. Pure, but for fresh numbers.

It asks for nothing twice that is on its way, and forgets what was on its way when the line is
lost; its nonces it keeps, so that a start goes on over a lost line.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from lanai.client.wishes import Wishes
from lanai.client.worlds import World, pack
from lanai.core.errors import LanaiError
from lanai.server import messages
from lanai.server import protocol as wire

NONCE_BYTES: Final = 32
MARGIN: Final = 1.0
"""Seconds of a clock that are left for the way to the server."""
LEAST: Final = 0.2
PASSING: Final = ("unavailable", "busy", "too-fast")
"""Refusals that are no answer to what was asked."""
SHARE: Final = 10
"""The part of the time for all moves that one move may take: a tenth of what is left."""


@dataclass(frozen=True)
class Think:
    """Choose a move in a world, in so many seconds."""

    world: World
    seq: int
    seconds: float


@dataclass(frozen=True)
class Follow:
    """Go on at the table of a rematch."""

    table: str


@dataclass(frozen=True)
class Leave:
    """Get up: there is nothing to do here, for this reason."""

    reason: str


@dataclass(frozen=True)
class ComeBack:
    """Hang up and come back in a while: the server cannot do now what it was asked for."""


Act = messages.AnyRequest | Think | Follow | Leave | ComeBack
Acts = list[Act]


class Chair:
    """One table as a bot sees it. `hear` gives what is to be done about a message."""

    def __init__(self, wishes: Wishes, guest: str, more: Callable[[], bool]) -> None:
        self.wishes: Final = wishes
        self.guest: Final = guest
        self.more: Final = more  # whether another game is wanted
        self.table: wire.Table | None = None
        self.position: wire.Position | None = None
        self.nonces: dict[tuple[int, str], str] = {}  # by attempt and commitment
        self.agreements: dict[tuple[int, str], str] = {}  # for which a nonce was shown
        self.asked: dict[str, messages.AnyRequest] = {}
        self.thinking = False
        self.ahead = 0  # milliseconds by which the server's clock is ahead of ours

    @property
    def seat(self) -> wire.Seat | None:
        """Give the bot's own seat."""
        if self.table is None:
            return None
        return next((seat for seat in self.table.seats if seat.guest == self.guest), None)

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.table is not None and self.table.status == "over"

    @property
    def scores(self) -> list[int]:
        """Give the points of a game that is over."""
        result = None if self.table is None else self.table.result
        return [] if result is None else result.scores

    def lose_line(self) -> None:
        """Expect no answer any more to what was asked."""
        self.asked.clear()

    def hear(self, message: messages.ServerMessage, now: int) -> Acts:
        """Take a message in and give what is to be done; raises LanaiError when it cannot go on."""
        match message:
            case messages.Welcome():
                if message.protocol != wire.PROTOCOL:
                    raise LanaiError("join-protocol", {"protocol": message.protocol})
                self.table, self.position = message.table, message.position
                self.ahead = message.time - now
                return self._seated() + self._decide()
            case messages.TableChanged():
                self.table = message.table
                return self._seated() + self._decide()
            case messages.Updated():
                self.position = message.position
                return self._decide()
            case messages.Sighted():
                return self._think(message, now)
            case messages.Ok() | messages.Refusal():
                return self._answered(message)
        return self._questioned(message)

    def _questioned(self, message: messages.ServerMessage) -> Acts:
        """Answer what the table asks."""
        match message:
            case messages.Commit():
                return self._commit(message)
            case messages.Reveal():
                return self._reveal(message)
            case messages.UndoAsked():
                return self._asks(messages.UndoAnswer(id=fresh(), ask=message.ask, agree=True))
            case messages.Nudged():
                return self._asks(messages.Here(id=fresh()))
        return []

    def moved(self, seq: int, move: str) -> Acts:
        """Make the move that was thought about, if it is still waited for."""
        self.thinking = False
        if self.position is None or not self.position.legal:
            return []
        return self._asks(messages.Move(id=fresh(), seq=seq, move=move))

    # The lobby

    def _seated(self) -> Acts:
        """Sit down, agree and start, as far as that is wanted."""
        assert self.table is not None
        table, own = self.table, self.seat
        if own is None:
            return self._sit()
        if table.status == "over":
            return self._play_again()
        if own.standin and not own.resigned:
            return self._asks(messages.Back(id=fresh()))
        if table.status == "playing" or table.starting:
            return []
        if table.rated and not own.agrees:
            if self.wishes.rated:
                return self._asks(messages.AgreeRated(id=fresh()))
            return [*self._asks(messages.Stand(id=fresh())), Leave("join-rated")]
        full = all(seat.kind != "empty" for seat in table.seats)
        agreed = all(seat.agrees or seat.kind != "person" for seat in table.seats)
        if table.host == self.guest and full and (agreed or not table.rated):
            return self._asks(messages.Start(id=fresh()))
        return []

    def _sit(self) -> Acts:
        assert self.table is not None
        if self.table.status != "lobby" or self.table.starting:
            return [] if self.table.starting else [Leave("join-not-seated")]
        if self.table.rated and not self.wishes.rated:
            return [Leave("join-rated")]
        free = [seat.seat for seat in self.table.seats if seat.kind == "empty"]
        wanted = self.wishes.seat
        if not free or (wanted is not None and wanted not in free):
            return [Leave("join-no-seat")]
        seat = free[0] if wanted is None else wanted
        rated = self.wishes.rated
        return self._asks(messages.Sit(id=fresh(), seat=seat, contribute=True, rated=rated))

    # A fair start

    def _commit(self, asked: messages.Commit) -> Acts:
        """Give the hash of a nonce, the same one however often this is asked."""
        key = (asked.attempt, asked.commitment)
        nonce = self.nonces.setdefault(key, secrets.token_hex(NONCE_BYTES))
        answer = messages.HashGiven(id=fresh(), attempt=asked.attempt, hash=hash_of(nonce))
        return self._asks(answer)

    def _reveal(self, asked: messages.Reveal) -> Acts:
        """Show the nonce if the agreement is what we were told, and never for two agreements."""
        if not any(attempt == asked.attempt for attempt, _ in self.nonces):
            return []  # it was drawn before a restart: the start fails, and the next one may not
        key = self._agreed(asked)
        if key is None or self.agreements.setdefault(key, asked.agreement) != asked.agreement:
            return [*self._asks(messages.Stand(id=fresh())), Leave("join-unfair")]
        nonce = self.nonces[key]
        return self._asks(messages.NonceShown(id=fresh(), attempt=asked.attempt, nonce=nonce))

    def _agreed(self, asked: messages.Reveal) -> tuple[int, str] | None:
        """Give the number and the commitment of an agreement that holds our hash at our seat."""
        own, table = self.seat, self.table
        try:
            terms = json.loads(asked.agreement)
            key = (int(terms["attempt"]), str(terms["commitment"]))
            assert own is not None and table is not None
            right = (
                terms["hashes"][own.seat] == hash_of(self.nonces[key])
                and key[0] == asked.attempt
                and (terms["game"], terms["rules"]) == (table.game, table.rules)
                and (terms["cards"], terms["options"]) == (table.cards, table.options)
                and len(terms["players"]) == len(table.seats)
            )
        except (
            ValueError, KeyError, IndexError, TypeError, AssertionError, RecursionError
        ):  # fmt: skip
            return None
        return key if right else None

    # The game

    def _decide(self) -> Acts:
        """Ask for a world, where a decision is waited for that nobody thinks about yet."""
        position = self.position
        if position is None or not position.legal or self.thinking or self.seat is None:
            return []
        return self._asks(messages.AskSight(id=fresh(), seq=position.seq))

    def _think(self, sight: messages.Sighted, now: int) -> Acts:
        self.asked.pop(sight.id, None)
        table, position = self.table, self.position
        if table is None or position is None or not position.legal or self.thinking:
            return []
        if sight.seq != position.seq:
            return self._decide()
        world = World(pack(table, sight), table, position)
        self.thinking = True
        return [Think(world, position.seq, self._seconds(position, now))]

    def _seconds(self, position: wire.Position, now: int) -> float:
        """Tell how long to think: less than wished where the clock leaves less."""
        clock = position.clock
        if clock is None or clock.deadline is None:
            return self.wishes.seconds
        left = (clock.deadline - (now + self.ahead)) / 1000 - MARGIN
        limit = None if self.table is None else self.table.limit
        if limit is not None and limit.kind == "player":
            left /= SHARE
        return max(LEAST, min(self.wishes.seconds, left))

    # After the game

    def _play_again(self) -> Acts:
        """Agree to play again with who asks for it."""
        assert self.table is not None
        own = self.seat
        asked = any(seat.again for seat in self.table.seats if seat.guest != self.guest)
        if own is None or own.again is not None or not asked or not self.may_play_again:
            return []
        return self._asks(messages.Rematch(id=fresh()))

    @property
    def may_play_again(self) -> bool:
        """Tell whether somebody may still want to play again, and the bot would."""
        others = [] if self.table is None else self.table.seats
        people = any(each.kind == "person" and each.guest != self.guest for each in others)
        return people and self.wishes.rematches and self.more()

    # Answers

    def _answered(self, answer: messages.Ok | messages.Refusal) -> Acts:
        request = self.asked.pop(answer.id or "", None)
        if isinstance(answer, messages.Ok):
            again = isinstance(request, messages.Rematch) and answer.table is not None
            return [Follow(str(answer.table))] if again else []
        if answer.position is not None:
            self.position = answer.position
            return self._decide()
        if isinstance(request, messages.Sit):
            return self._sit() if answer.code == "seat-taken" else [Leave("join-no-seat")]
        if isinstance(request, messages.AskSight) and answer.code == "not-a-bot":
            return [Leave("join-person-seat")]
        if isinstance(request, messages.Start) and answer.code == "start-too-often":
            return [*self._asks(messages.Stand(id=fresh())), Leave("join-not-now")]
        return [ComeBack()] if answer.code in PASSING else []

    def _asks(self, request: messages.AnyRequest) -> Acts:
        """Ask, unless the same kind of thing is asked already."""
        if any(type(each) is type(request) for each in self.asked.values()):
            return []
        self.asked[request.id] = request
        return [request]


def fresh() -> str:
    """Draw the id of a request, new after every restart too."""
    return secrets.token_hex(12)


def hash_of(nonce: str) -> str:
    """Hash a nonce as the server does."""
    return hashlib.sha256(nonce.encode()).hexdigest()
