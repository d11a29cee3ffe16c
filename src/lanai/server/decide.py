"""What a request does to a table: the entries to append, or why it is refused. Pure.

Everything is decided on the folded log. Whoever calls appends the entries at the number that the
decision was made on; if somebody else was first, it folds their entries and decides again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec import UNSET

from lanai.server import entries as log
from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.lessons import LEARNER, LEVEL, Lesson
from lanai.server.play import Play
from lanai.server.refused import Refused, Stale
from lanai.server.table import Table, begin
from lanai.texts.narration import BOT

MOST_CHAT: Final = 2000
"""Lines of chat that a table keeps."""

Entries = list[log.AnyEntry]


class Asker:
    """Who asks for something, when, and with which request id if it may be repeated."""

    def __init__(self, guest: str, name: str, request: str | None, at: int) -> None:
        self.guest: Final = guest
        self.name: Final = name
        self.request: Final = request
        self.at: Final = at

    @property
    def stamp(self) -> dict[str, Any]:
        """Give what every entry carries."""
        return {"at": self.at, "guest": self.guest, "id": self.request}


def decide(table: Table, asker: Asker, request: messages.AnyRequest, levels: list[str]) -> Entries:
    """Give the entries that a request leads to, or raise LanaiError."""
    match request:
        case messages.Move():
            return move(table, asker, request)
        case messages.Sit():
            return sit(table, asker, request.seat, request.nonce_hash)
        case messages.Bot():
            return put_bot(table, asker, request.seat, request.level, levels)
        case messages.Options():
            return change(table, asker, request, levels)
        case messages.Say():
            return say(table, asker, request.text)
        case messages.NonceShown():
            return give_nonce(table, asker, request.nonce)
        case messages.Undo():
            return undo(table, asker, request.seq)
        case messages.UndoAnswer():
            return answer_undo(table, asker, request)
        case messages.Clear():
            return clear(table, asker, request.seat)
    plain: dict[type, Callable[[Table, Asker], Entries]] = {
        messages.Stand: stand,
        messages.Start: start,
        messages.Resign: resign,
        messages.Back: come_back,
    }
    return plain[type(request)](table, asker)


# Before the game


def demand_lobby(table: Table) -> None:
    """Refuse what can only be done before the start."""
    if table.play is not None or table.starting:
        raise Refused("not-in-lobby")


def demand_host(table: Table, asker: Asker) -> None:
    """Refuse what only the host may do."""
    if asker.guest != table.host:
        raise Refused("not-host")


def demand_seat(table: Table, seat: int) -> None:
    """Refuse a seat that is not there."""
    if not 0 <= seat < table.players:
        raise Refused("no-such-seat", {"seat": seat + 1})


def demand_level(level: str, levels: list[str]) -> None:
    """Refuse a level that is not there."""
    if level not in levels:
        raise Refused("no-such-level", {"level": level, "known": ", ".join(levels)})


def demand_aid(table: Table, aid: bool) -> None:
    """Refuse an aid that the game does not have."""
    if aid and not table.game.aid:
        raise Refused("no-aid")


def sit(table: Table, asker: Asker, seat: int, nonce_hash: str | None) -> Entries:
    """Sit down; who already sits changes the seat."""
    demand_lobby(table)
    demand_seat(table, seat)
    now = table.seat_of(asker.guest)
    if table.seats[seat].kind != "empty" and now != seat:
        raise Refused("seat-taken", {"seat": seat + 1})
    sat = log.Sat(
        seat=seat, person=asker.guest, name=asker.name, nonce_hash=nonce_hash, **asker.stamp
    )
    return [sat] if now is None or now == seat else [log.Cleared(at=asker.at, seat=now), sat]


def stand(table: Table, asker: Asker) -> Entries:
    """Leave the seat."""
    demand_lobby(table)
    return [log.Cleared(seat=own_seat(table, asker), **asker.stamp)]


def put_bot(table: Table, asker: Asker, seat: int, level: str, levels: list[str]) -> Entries:
    """Put a bot on an empty seat, or another one in its place."""
    demand_host(table, asker)
    demand_lobby(table)
    demand_seat(table, seat)
    demand_level(level, levels)
    if table.seats[seat].kind == "person":
        raise Refused("seat-taken", {"seat": seat + 1})
    return [log.BotSat(seat=seat, level=level, **asker.stamp)]


def clear(table: Table, asker: Asker, seat: int) -> Entries:
    """Empty a seat."""
    demand_host(table, asker)
    demand_lobby(table)
    demand_seat(table, seat)
    return [log.Cleared(seat=seat, **asker.stamp)]


def change(table: Table, asker: Asker, request: messages.Options, levels: list[str]) -> Entries:
    """Change what is played and how."""
    demand_host(table, asker)
    demand_lobby(table)
    players = table.players if request.players is UNSET else request.players
    table.game.check_players(players)
    if any(seat.kind != "empty" for seat in table.seats[players:]):
        raise Refused("seats-in-use", {"players": players})
    given = table.options if request.options is UNSET else request.options
    level = table.level if request.level is UNSET else request.level
    demand_level(level, levels)
    aid = table.aid if request.aid is UNSET else request.aid
    demand_aid(table, aid)
    changed = log.Changed(
        players=players,
        options=read_options(table, players, given),
        public=table.public if request.public is UNSET else request.public,
        limit=table.limit if request.limit is UNSET else request.limit,
        level=level,
        hints=table.hints if request.hints is UNSET else request.hints,
        aid=aid,
        **asker.stamp,
    )
    return [changed]


def read_options(table: Table, players: int, given: dict[str, Any]) -> dict[str, object]:
    """Complete options, or raise SetupError; they are tried out by setting a game up."""
    options = table.game.read_options(players, given)
    table.game.new(players, options, table.cards)
    return options


def start(table: Table, asker: Asker) -> Entries:
    """Start the game with those who sit, or first ask for the nonces."""
    demand_host(table, asker)
    demand_lobby(table)
    sitting = sum(seat.kind != "empty" for seat in table.seats)
    if sitting not in table.game.seats:
        raise Refused("seats-empty")
    table.game.read_options(sitting, table.options)
    starting = log.Starting(**asker.stamp)
    if any(seat.owes_nonce for seat in table.seats):
        return [starting]
    return [starting, log.Started(at=asker.at)]


def give_nonce(table: Table, asker: Asker, nonce: str) -> Entries:
    """Take a person's nonce; with the last one the game begins."""
    seat = own_seat(table, asker)
    place = table.seats[seat]
    if not table.starting or place.nonce_hash is None:
        raise Refused("no-nonce-asked")
    if hashlib.sha256(nonce.encode()).hexdigest() != place.nonce_hash:
        raise Refused("nonce-wrong")
    given = log.NonceGiven(seat=seat, nonce=nonce, **asker.stamp)
    others = [other for at, other in enumerate(table.seats) if at != seat]
    if any(other.owes_nonce for other in others):
        return [given]
    return [given, log.Started(at=asker.at)]


def say(table: Table, asker: Asker, text: str) -> Entries:
    """Say something."""
    shown = " ".join(text.split())
    if not shown or not shown.isprintable():
        raise Refused("chat-empty")
    if len(table.chat) >= MOST_CHAT:
        raise Refused("chat-full")
    seat = table.seat_of(asker.guest)
    return [log.Said(seat=seat, name=asker.name, text=shown, **asker.stamp)]


# The game


def own_seat(table: Table, asker: Asker) -> int:
    """Find the seat of who asks, or refuse."""
    seat = table.seat_of(asker.guest)
    if seat is None:
        raise Refused("not-seated")
    return seat


def demand_play(table: Table) -> Play:
    """Refuse what can only be done while the game runs."""
    if table.play is None:
        raise Refused("not-started")
    if table.play.state.over():
        raise Refused("game-over")
    return table.play


def demand_now(play: Play, viewer: int, seq: int) -> None:
    """Refuse an answer to another position than the current one."""
    if seq != play.seqs[viewer]:
        raise Stale


def move(table: Table, asker: Asker, request: messages.Move) -> Entries:
    """Make a move; who was away is back with it."""
    seat = own_seat(table, asker)
    play = demand_play(table)
    place = table.seats[seat]
    if place.resigned:
        raise Refused("resigned")
    if not play.answers(seat, request.seq):
        raise Stale
    text = canonical(play, seat, request.move)
    demand_script(table, seat, text)
    moved = log.Moved(seat=seat, move=text, **asker.stamp)
    return [log.CameBack(at=asker.at, seat=seat), moved] if place.standin else [moved]


def demand_script(table: Table, seat: int, text: str) -> None:
    """Refuse a move that the lesson does not ask for."""
    line = table.script
    if line is None or (line.seat, line.move) == (seat, text):
        return
    raise Refused("lesson", {"move": line.move}) if line.seat == seat else Refused("lesson-wait")


def demand_free(table: Table) -> None:
    """Refuse what would lead away from the lesson while it goes by its script."""
    if table.script is not None:
        raise Refused("lesson-later")


def canonical(play: Play, seat: int, text: str) -> str:
    """Give the one text of a legal move, or raise MoveError."""
    number = play.state.parse(seat, text)
    play.state.demand_legal(seat, number)
    return play.state.text(seat, number)


def bot_move(table: Table, seat: int, text: str, at: int) -> Entries:
    """Let a bot move for its seat, or raise MoveError."""
    play = demand_play(table)
    by = None if table.seats[seat].kind == "bot" else BOT + table.level_of(seat)
    return [log.Moved(at=at, seat=seat, move=canonical(play, seat, text), by=by)]


def undo(table: Table, asker: Asker, seq: int) -> Entries:
    """Take the own last move back at once, or ask the other persons."""
    seat = own_seat(table, asker)
    play = demand_play(table)
    demand_now(play, seat, seq)
    demand_free(table)
    if table.question is not None:
        raise Refused("undo-pending")
    how = play.undo_of(seat)
    if how is None:
        raise Refused("undo-nothing")
    line = play.own[seat][-1].line
    undone = partial(log.Undone, seat=seat, line=line, **asker.stamp)
    if how == "free":
        return [undone(alone=True)]
    asked = [other for other in table.persons() if other != seat]
    if not asked:
        return [undone(alone=False)]
    return [log.UndoAsked(seat=seat, line=line, asked=asked, **asker.stamp)]


def answer_undo(table: Table, asker: Asker, request: messages.UndoAnswer) -> Entries:
    """Agree to an undo or not; with the last agreement it is done."""
    seat = own_seat(table, asker)
    question = table.question
    if question is None or question.ask != request.ask or seat not in question.waiting:
        raise Refused("undo-not-asked")
    answered = log.UndoAnswered(seat=seat, agree=request.agree, **asker.stamp)
    if not request.agree or question.waiting != {seat}:
        return [answered]
    undone = log.Undone(at=asker.at, seat=question.seat, line=question.line, alone=False)
    return [answered, undone]


def resign(table: Table, asker: Asker) -> Entries:
    """Give up."""
    seat = own_seat(table, asker)
    demand_play(table)
    if table.seats[seat].resigned:
        raise Refused("resigned")
    return [log.Resigned(seat=seat, **asker.stamp)]


def come_back(table: Table, asker: Asker) -> Entries:
    """Take the seat back from the stand-in."""
    seat = own_seat(table, asker)
    demand_play(table)
    if not table.seats[seat].standin:
        raise Refused("not-away")
    return [log.CameBack(seat=seat, **asker.stamp)]


def time_up(table: Table, now: int) -> Entries:
    """Let bots stand in for all whose time is up."""
    late = [] if table.clock is None else table.clock.late(now)
    return [log.StoodIn(at=now, seat=seat) for seat in late]


def start_fails(table: Table, now: int) -> Entries:
    """Give a start up for which nonces are missing."""
    if not table.starting:
        return []
    missing = [at for at, seat in enumerate(table.seats) if seat.owes_nonce]
    return [log.StartFailed(at=now, seats=missing)]


# New tables


def create(
    request: wire.NewTable, asker: Asker, entry: log.Created, levels: list[str]
) -> tuple[Table, Entries]:
    """Make a table with who sits at it from the start, or raise LanaiError."""
    table = begin_checked(entry, levels)
    made: Entries = [entry]

    def take(more: Entries) -> None:
        for each in more:
            table.fold(each)
            made.append(each)

    if request.sit is not None:
        take(sit(table, asker, request.sit, request.nonce_hash))
    for bot in request.bots:
        take(put_bot(table, asker, bot.seat, bot.level, levels))
    if request.start:
        take(start(table, asker))
    if table.lesson is not None:
        take(opening_of(table.lesson, asker.at))
    return table, made


def opening_of(lesson: Lesson, at: int) -> Entries:
    """Make the moves that came before the learner sat down."""
    by = {LEARNER: BOT + LEVEL}
    return [
        log.Moved(at=at, seat=line.seat, move=line.move, by=by.get(line.seat))
        for line in lesson.opening
    ]


def begin_checked(entry: log.Created, levels: list[str]) -> Table:
    """Begin a table whose game can be set up, or raise LanaiError."""
    demand_level(entry.level, levels)
    table = begin(entry)
    demand_aid(table, entry.aid)
    table.game.check_players(entry.players)
    entry.options = read_options(table, entry.players, entry.options)
    table.options = entry.options
    return table
