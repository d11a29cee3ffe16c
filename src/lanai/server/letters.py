"""What is sent to whom, made from a folded table: pure, and each distinct text only once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from lanai.core.agreement import digest_of
from lanai.core.contract import SPECTATOR
from lanai.core.errors import Args
from lanai.core.events import Event, Json, Pause
from lanai.server import entries as log
from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.absence import Surroundings
from lanai.server.play import Told, seqs_of
from lanai.server.store import StoredCard
from lanai.server.table import Table
from lanai.server.table_parts import Question
from lanai.server.view_pieces import ViewPieces
from lanai.texts import Texts, text_in
from lanai.texts.characters import seated_names
from lanai.texts.narration import narration_of, standing_of

CHAT_SHOWN: Final = 200
"""Lines of chat that a newcomer is told."""

PAGE: Final = 100
"""Updates that are told at once: putting them into words takes a few milliseconds."""
STOPS: Final = 5
"""Ends of rounds that somebody who comes back can still look at: views are large."""

TABLE: Final = "table-"
"""How events begin that are not of the game."""

ENCODER: Final = msgspec.json.Encoder()
encode = ENCODER.encode


def table_of(table: Table, around: Surroundings, watchers: int) -> wire.Table:
    """Describe a table with who is there."""
    return wire.Table(
        id=table.id,
        name=table.name,
        game=table.game.name,
        players=table.players,
        options=table.options,
        rules=table.rules,
        cards=table.cards,
        status=table.status,
        starting=table.starting,
        public=table.public,
        limit=table.limit,
        level=table.level,
        hints=table.has_hints,
        aid=table.has_aid,
        rated=table.rated,
        host=table.host,
        locked=table.peace.locked,
        watchers_chat=table.peace.watchers_chat,
        muted=sorted(table.peace.muted),
        removed=[wire.Person(guest, name) for guest, name in table.peace.removed],
        seats=[_seat(table, at, name, around) for at, name in enumerate(table.names())],
        watchers=watchers,
        commitment=table.commitment,
        agreement=None if table.agreement is None else digest_of(table.agreement),
        failed_starts=table.failed,
        created=table.created,
        lesson=None if table.lesson is None else table.lesson.game,
        daily=None if table.daily is None else wire.Dealt(table.daily.day, table.daily.practice),
        undo=None if table.question is None else _undoing(table.question),
        rematch=table.rematch,
        result=result_of(table),
        asked=table.missing(),
        answer_by=table.answer_by,
        branch=_branch(table.branch),
    )


def _branch(branch: log.Branch | None) -> wire.Branch | None:
    """Say what a game begins with; its lines are told by its record when it is over."""
    if branch is None:
        return None
    then = None if branch.result is None else msgspec.convert(branch.result, wire.Outcome)
    return wire.Branch(
        step=branch.step,
        seat=branch.seat,
        cards=branch.cards,
        digest=branch.digest,
        table=branch.table,
        then=then,
        own=branch.own,
    )


def _seat(table: Table, seat: int, name: str, around: Surroundings) -> wire.Seat:
    place = table.seats[seat]
    return wire.Seat(
        seat=seat,
        kind=place.kind,
        name=name,
        guest=place.guest,
        level=place.level,
        connected=place.kind == "person" and seat not in around.away,
        standin=place.standin,
        resigned=place.resigned,
        away=around.away_since(seat),
        nudged=None if table.patience is None else table.patience.nudged[seat],
        late=around.is_late(table, seat),
        again=table.again.get(seat),
        agrees=place.agrees,
        bot=place.bot,
    )


def _undoing(question: Question) -> wire.Undoing:
    return wire.Undoing(question.seat, question.ask, sorted(question.waiting))


def result_of(table: Table) -> wire.Result | None:
    """Give the result of a finished game, with what proves its chance.

    A deal of the day is proven by its record, once the day is over.
    """
    if table.play is None or table.play.match.record.result is None:
        return None
    state, luck = table.play.state, table.play.match.luck.result()
    seed, secret = str(luck["seed"]), str(luck["secret"])
    if table.daily is not None:
        return wire.Result(state.scores(), state.winners(), table.played, None, None)
    return wire.Result(state.scores(), state.winners(), table.played, seed, secret)


def card_of(table: Table) -> StoredCard:
    """Sum up a table for lists."""
    names = table.names()
    over = table.play is not None and table.play.state.over()
    summary: Json = {
        "name": table.name,
        "players": table.players,
        "seats": [
            {
                "kind": place.kind,
                "name": name,
                "guest": place.guest,
                "level": place.level,
                "bot": msgspec.to_builtins(place.bot),
                "played": msgspec.to_builtins(table.played[seat]) if over else None,
            }
            for seat, (place, name) in enumerate(zip(table.seats, names, strict=True))
        ],
        "created": table.created,
        "rated": table.rated,
        "starting": table.starting,
        "lesson": table.lesson is not None,
        "limit": None if table.limit is None else msgspec.to_builtins(table.limit),
        "daily": None if table.daily is None else table.daily.day,
        "branch": table.branch is not None,
        "scores": table.play.state.scores() if table.play is not None and over else None,
        "winners": table.play.state.winners() if table.play is not None and over else None,
    }
    guests = [place.guest for place in table.seats if place.guest is not None]
    return StoredCard(
        id=table.id,
        game=table.game.name,
        status=table.status,
        public=table.public and not (table.peace.locked and table.play is None),
        host=table.host,
        guests=guests,
        summary=summary,
        updated=table.updated,
    )


def listed(card: StoredCard) -> wire.TableCard:
    """Show a stored card in a list."""
    shown = msgspec.convert(_whole(card), wire.TableCard)
    _name_bots(shown)
    return shown


def listed_own(card: StoredCard) -> wire.OwnTable:
    """Show a stored card in the list of somebody who sits there; it waits for nobody."""
    whole = {**_whole(card), "turn": False, "here": [], "standing": ""}
    shown = msgspec.convert(whole, wire.OwnTable)
    _name_bots(shown)
    return shown


def told_standing(table: Table, guest: str, texts: Texts) -> str:
    """Say how a running game stands for somebody who sits there: nothing that is hidden."""
    seat = table.seat_of(guest)
    if seat is None or table.play is None or table.status != "playing":
        return ""
    view = table.play.state.view(SPECTATOR)
    return standing_of(table.game.name)(view, seat, texts)


def _whole(card: StoredCard) -> Json:
    head: Json = {"id": card.id, "game": card.game, "status": card.status, "public": card.public}
    return {**card.summary, **head, "host": card.host, "updated": card.updated}


def _name_bots(card: wire.TableCard) -> None:
    """Name bots by their characters: cards of old tables were stored without."""
    names = seated_names(card.game, [seat.name for seat in card.seats])
    for seat, name in zip(card.seats, names, strict=True):
        seat.name = name


# Positions and events


class PositionWriter:
    """Shows one position of a table to its viewers; what they have in common is made once."""

    def __init__(self, table: Table) -> None:
        assert table.play is not None
        self.table: Final = table
        self.play: Final = table.play
        self.state: Final = table.play.state
        self.pieces: Final = table.play.pieces
        self.to_act: Final = table.owing()
        self.over: Final = self.state.over()
        self.scripted: Final = table.script is not None

    def position(self, viewer: int, lang: str) -> wire.Position:
        """Show a viewer where the game stands."""
        table, play, state = self.table, self.play, self.state
        view: Any
        view, own = self.pieces.view(state, viewer)
        left = self._left(viewer)
        legal = self._legal(viewer) if viewer in self.to_act and not left else []
        return wire.Position(
            seq=play.seqs[viewer],
            view=view,
            own=own,
            legal=legal,
            to_act=self.to_act,
            undo=self._undo(viewer),
            over=self.over,
            clock=None if table.clock is None else table.clock.face(viewer),
            lesson=lesson_now(table, lang),
            aid=state.aid(viewer) if table.has_aid else None,
            forced=len(legal) == 1 and not self.scripted and state.choice_is_open(viewer),
        )

    def _undo(self, viewer: int) -> Literal["free", "ask"] | None:
        """Tell how a viewer may take back a move; where the game counts nobody is asked."""
        if self.scripted or self._left(viewer):
            return None
        how = self.play.undo_of(viewer)
        return None if how == "ask" and self.table.counts else how

    def _left(self, viewer: int) -> bool:
        """Tell whether a viewer has left for good, and decides nothing any more."""
        return viewer != SPECTATOR and self.table.seats[viewer].resigned

    def _legal(self, viewer: int) -> list[str]:
        state = self.state
        return [state.text(viewer, move) for move in state.legal(viewer)]


def position_of(table: Table, viewer: int, lang: str) -> wire.Position:
    """Show a single viewer where the game stands."""
    return PositionWriter(table).position(viewer, lang)


def lesson_now(table: Table, lang: str) -> wire.Lesson | None:
    """Teach, if the table is a lesson that is not over."""
    if table.lesson is None or table.status == "over":
        return None
    return table.lesson.teach(table.script, text_in(lang))


def is_seen(told: Told, viewer: int) -> bool:
    """Tell whether a viewer was told anything of what happened."""
    return any(event.seen_by(viewer) is not None for event in told.events)


def is_open(event: Event) -> bool:
    """Tell whether an event is told to everybody, and to all in the same words."""
    return event.audience is None and not event.secrets


class Narrator:
    """Tells events in sentences; what is the same for all is put into words once a language."""

    def __init__(self, table: Table) -> None:
        self.game: Final = table.game.name
        self.names: Final = table.names()
        self.words: dict[tuple[int, str], wire.Event] = {}

    def tell(self, told: Told, viewer: int, lang: str) -> list[wire.Event]:
        """Give the events that a viewer may know, with their sentences."""
        if told.takes:
            return self._tell_undone(told, viewer, lang)
        shown = [self._tell(event, viewer, lang) for event in told.events]
        return [event for event in shown if event is not None]

    def moves(self, moves: Sequence[Told], viewer: int, lang: str) -> Args:
        """Name the first of some moves, and count those after it that a viewer knows of."""
        first = self.tell(moves[0], viewer, lang) if moves else []
        sentences = [sentence for event in first for sentence in event["sentences"]]
        return {
            "move": sentences[0] if sentences else "",
            "more": sum(is_seen(told, viewer) for told in moves[1:]),
        }

    def _tell_undone(self, told: Told, viewer: int, lang: str) -> list[wire.Event]:
        """Name what was taken back, as far as a viewer knew of it."""
        texts = text_in(lang)
        version = told.events[0].seen_by(viewer)
        assert version is not None
        seat = version["seat"]
        assert isinstance(seat, int)
        taken = self.moves(told.takes, viewer, lang)
        named = "table-undone" if taken["move"] else "table-undone-hidden"
        sentences = [texts(named, seat=self.names[seat], **taken)]
        if taken["more"]:
            sentences.append(texts("table-undone-more", **taken))
        return [{**version, "sentences": sentences}]

    def _tell(self, event: Event, viewer: int, lang: str) -> wire.Event | None:
        if not is_open(event):
            version = event.seen_by(viewer)
            return None if version is None else self._worded(version, text_in(lang))
        key = (id(event), lang)
        if key not in self.words:
            version = event.seen_by(SPECTATOR)
            assert version is not None
            self.words[key] = self._worded(version, text_in(lang))
        return self.words[key]

    def _worded(self, version: Json, texts: Texts) -> wire.Event:
        if str(version["event"]).startswith(TABLE):
            sentences = [self._announced(version, texts)]
        else:
            sentences = narration_of(self.game).narrate(version, self.names, texts)
        return {**version, "sentences": sentences}

    def _announced(self, version: Json, texts: Texts) -> str:
        """Tell who went or came back; somebody who let a bot play is named."""
        named = {key: self.names[seat] for key, seat in version.items() if isinstance(seat, int)}
        event = str(version["event"])
        return texts(f"{event}-by" if "by" in named else event, **named)


class Letters:
    """The update of one entry as bytes, made once for each viewer and language."""

    def __init__(self, table: Table, told: Told) -> None:
        self.table: Final = table
        self.told: Final = told
        self.positions: Final = PositionWriter(table)
        self.narrator: Final = Narrator(table)
        self.open: Final = all(is_open(event) for event in told.events)
        self.events: dict[str, msgspec.Raw] = {}
        pauses = self.positions.play.pauses_of(told)
        self.pauses: Final = [(pause, ViewPieces(pause.state)) for pause in pauses]
        self.made: dict[tuple[int, str], bytes | None] = {}

    def letter(self, viewer: int, lang: str) -> bytes | None:
        """Give what to send to a viewer; None when they may not know that anything happened."""
        key = (viewer, lang)
        if key not in self.made:
            self.made[key] = self._write(viewer, lang) if self.told.seen_by(viewer) else None
        return self.made[key]

    def _write(self, viewer: int, lang: str) -> bytes:
        position = self.positions.position(viewer, lang)
        events = self._events(viewer, lang)
        pauses = [_pause(self.told, pause, pieces, viewer) for pause, pieces in self.pauses]
        return encode(
            {
                "type": "update",
                "seq": position.seq,
                "events": events,
                "position": position,
                "pauses": pauses,
            }
        )

    def _events(self, viewer: int, lang: str) -> msgspec.Raw:
        """Write the events; those that are the same for all once for each language."""
        if not self.open:
            return msgspec.Raw(encode(self.narrator.tell(self.told, viewer, lang)))
        if lang not in self.events:
            told = self.narrator.tell(self.told, SPECTATOR, lang)
            self.events[lang] = msgspec.Raw(encode(told))
        return self.events[lang]


def _pause(told: Told, pause: Pause, pieces: ViewPieces, viewer: int) -> wire.Pause:
    """Show a viewer a stop: what they see there, after so many of their events."""
    view: Any
    view, own = pieces.view(pause.state, viewer)
    before = told.events[: pause.after]
    return wire.Pause(sum(event.seen_by(viewer) is not None for event in before), view, own)


def history_since(
    table: Table, viewer: int, since: int, lang: str
) -> tuple[int, list[wire.Update]]:
    """Tell a viewer what they missed who knows all up to number `since`, or the last of it.

    The number after which it is all comes with it.
    """
    if table.play is None:
        return since, []
    known, page = table.play.told_since(viewer, since, PAGE)
    return known, _told_again(table, page, viewer, lang)


def history_before(
    table: Table, viewer: int, before: int, lang: str
) -> tuple[int, list[wire.Update]]:
    """Tell a viewer again the last of what they were told before a number."""
    if table.play is None:
        return 0, []
    since, page = table.play.told_before(viewer, before, PAGE)
    return since, _told_again(table, page, viewer, lang)


def _told_again(table: Table, page: list[Told], viewer: int, lang: str) -> list[wire.Update]:
    assert table.play is not None
    narrator, paused = Narrator(table), table.play.last_paused(STOPS)
    updates = [wire.Update(told.seqs[viewer], narrator.tell(told, viewer, lang)) for told in page]
    for told, update in zip(page, updates, strict=True):
        if told in paused:
            pauses = table.play.pauses_of(told)
            update.pauses = [_pause(told, each, ViewPieces(each.state), viewer) for each in pauses]
    return updates


def nudge_of(seat: int, lang: str) -> messages.Nudged:
    """Remind somebody that the table waits for them."""
    return messages.Nudged(seat=seat, text=text_in(lang)("table-nudged"))


def undo_question(table: Table, question: Question, viewer: int, lang: str) -> messages.UndoAsked:
    """Ask whether a move may be taken back, with what came after it.

    Neither is named to whom it would tell something of hidden moves: that there was one, or when.
    """
    assert table.play is not None
    texts, narrator = text_in(lang), Narrator(table)
    move = table.play.own_move(question.seat, question.line)
    taken = table.play.taken_with(move) if question.named and move.seen_by(viewer) else []
    moves = narrator.moves(taken, viewer, lang)
    asked = "table-undo-asked" if moves["move"] else "table-undo-asked-hidden"
    said = [texts(asked, seat=narrator.names[question.seat], **moves)]
    if moves["more"]:
        said.append(texts("table-undo-asked-more", **moves))
    return messages.UndoAsked(
        seat=question.seat,
        ask=question.ask,
        seqs=seqs_of(taken, viewer),
        text=" ".join(said),
    )


def start_question(table: Table) -> messages.Commit | messages.Reveal:
    """Ask for the hashes or, once they are agreed on, for the nonces."""
    if table.agreement is not None:
        return messages.Reveal(attempt=table.attempt, agreement=table.agreement)
    assert table.commitment is not None
    return messages.Commit(attempt=table.attempt, commitment=table.commitment)


def start_failed(table: Table, seats: list[int], lang: str) -> messages.StartFailed:
    """Say who was missing."""
    names = ", ".join(table.names()[seat] for seat in seats)
    message = text_in(lang)("table-start-failed", names=names)
    return messages.StartFailed(seats=seats, message=message)
