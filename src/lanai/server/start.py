"""Starting a game so that nobody can choose its deal: hashes first, then nonces.

Pure, but for the secret that every attempt draws. `docs/fairness.md` tells why it goes like this.
"""

from __future__ import annotations

import hashlib

from lanai.core import agreement
from lanai.core.fairness import commitment_of, draw_secret
from lanai.server import entries as log
from lanai.server import messages
from lanai.server.budgets import demand_start
from lanai.server.demands import Asker, Entries, demand_host, demand_lobby, own_seat
from lanai.server.folding import fold
from lanai.server.ratings.measures import measured_levels, newest_measure
from lanai.server.refused import Refused
from lanai.server.table import Table


def start(table: Table, asker: Asker, off: bool) -> Entries:
    """Start the game, as its host, or call a start off that is under way."""
    demand_host(table, asker)
    return call_off(table, asker) if off else deal(table, asker)


def call_off(table: Table, asker: Asker) -> Entries:
    """End a start that waits for somebody: it has failed, by who called it off."""
    seat = own_seat(table, asker)
    if not table.starting:
        raise Refused("not-starting")
    return [log.StartFailed(seats=[seat], **asker.stamp)]


def deal(table: Table, asker: Asker) -> Entries:
    """Begin the game with those who sit; whoever contributes is first asked for a hash."""
    demand_lobby(table)
    demand_start(table)
    sitting = sum(seat.kind != "empty" for seat in table.seats)
    if sitting not in table.game.seats:
        raise Refused("seats-empty")
    if table.branch is not None and sitting < table.players:
        raise Refused("branch-seats")
    table.game.read_options(sitting, table.options)
    demand_agreed(table)
    if table.lesson is not None or table.daily is not None:
        return [log.Starting(**asker.stamp), log.Started(at=asker.at)]
    attempt = len(table.failed) + 1
    starting = log.Starting(attempt=attempt, secret=draw_secret(), **asker.stamp)
    after = table.copy()
    fold(after, starting)
    if after.missing():
        return [starting]
    return [starting, agree(after, asker.at), started(after, asker.at)]


def demand_agreed(table: Table) -> None:
    """Refuse a rated game that somebody has not agreed to, or with bots of unknown strength."""
    undecided = table.undecided()
    if undecided:
        names = ", ".join(table.names()[seat] for seat in undecided)
        raise Refused("not-agreed", {"names": names})
    bots = {str(place.level) for place in table.seats if place.kind == "bot"}
    if table.rated and not bots <= measured_levels(table.game):
        raise Refused("bots-unmeasured")


def started(table: Table, at: int) -> log.Started:
    """Begin the game; if it counts, bots are as strong as was measured last."""
    return log.Started(at=at, measure=newest_measure(table.game) if table.rated else None)


def take_part(
    table: Table, asker: Asker, request: messages.Start | messages.HashGiven | messages.NonceShown
) -> Entries:
    """Start the game or call it off, or take what a person answers to the question of a start."""
    if isinstance(request, messages.Start):
        return start(table, asker, request.off)
    if isinstance(request, messages.HashGiven):
        return give_hash(table, asker, request)
    return give_nonce(table, asker, request)


def give_hash(table: Table, asker: Asker, request: messages.HashGiven) -> Entries:
    """Take the hash of a person's nonce; with the last one all is agreed on."""
    seat = own_seat(table, asker)
    if request.attempt != table.attempt or table.agreement is not None:
        raise Refused("no-hash-asked")
    if seat not in table.missing():
        raise Refused("no-hash-asked")
    given = log.HashGiven(seat=seat, hash=request.hash, **asker.stamp)
    after = table.copy()
    fold(after, given)
    return [given] if after.missing() else [given, agree(after, asker.at)]


def agree(table: Table, at: int) -> log.Agreed:
    """Fix all that is known before the first nonce is shown."""
    hashes = [place.nonce_hash for place in table.seats]
    commitment = commitment_of(table.secret)
    text = agreement.write(table.terms(), commitment, hashes, table.attempt, table.failed)
    return log.Agreed(at=at, agreement=text)


def give_nonce(table: Table, asker: Asker, request: messages.NonceShown) -> Entries:
    """Take a person's nonce; with the last one the game begins, a wrong one ends the attempt."""
    seat = own_seat(table, asker)
    if request.attempt != table.attempt or table.agreement is None or seat not in table.missing():
        raise Refused("no-nonce-asked")
    if hashlib.sha256(request.nonce.encode()).hexdigest() != table.seats[seat].nonce_hash:
        return [log.StartFailed(seats=[seat], **asker.stamp)]
    given = log.NonceGiven(seat=seat, nonce=request.nonce, **asker.stamp)
    if table.missing() != [seat]:
        return [given]
    return [given, started(table, asker.at)]


def start_is_late(table: Table, now: int) -> Entries:
    """Give a start by correspondence up whose time is over."""
    late = table.answer_by is not None and table.answer_by <= now
    return start_fails(table, now) if late else []


def start_fails(table: Table, now: int) -> Entries:
    """Give a start up for which hashes or nonces are missing."""
    return [log.StartFailed(at=now, seats=table.missing())] if table.starting else []
