"""A table, folded from its log: pure, without input, output or a clock of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from lanai.core.branch import Beginning
from lanai.core.contract import Game
from lanai.core.events import Json
from lanai.core.fairness import FairLuck, commitment_of, daily_nonce
from lanai.core.match import Match, header_of
from lanai.core.record import Record
from lanai.games import find
from lanai.server import entries as log
from lanai.server.clock import Clock
from lanai.server.growing_lists import GrowingDict
from lanai.server.lessons import Lesson, Line, lesson_of
from lanai.server.patience import Patience, new_patience
from lanai.server.peace import PEACE, AnyPeace, Peace, line_of, with_line
from lanai.server.play import Play, Told, begin_play
from lanai.server.protocol import BotMark, Chat, Limit, Played, Status
from lanai.texts.characters import seated_names
from lanai.texts.narration import BOT

OTHERS: Final = ("", "change")
"""What all together have changed in the lobby who are not its host."""

WATCHERS: Final = ("", "chat")
"""What all together have said who only watch."""

LONGEST_ANSWER: Final = 3 * 24 * 3600
"""Seconds for which a start by correspondence waits at most for each of its two questions."""
BOT_PATIENCE: Final = 60_000
"""Milliseconds after which another process looks after bots that have not moved."""
GIVEN_UP: Final = 7 * 24 * 3600 * 1000
"""Milliseconds after which who does not go on with a rated game has left it."""

STOOD_IN: Final = "table-stood-in"
CAME_BACK: Final = "table-came-back"
LEFT: Final = "table-left"
BOT_FAILED: Final = "table-bot-failed"


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of the table and who sits on it."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    guest: str | None = None
    level: str | None = None
    contributes: bool = False
    nonce_hash: str | None = None
    nonce: str | None = None
    standin: bool = False
    resigned: bool = False
    alias: str | None = None  # what they are called since the start, which fixed the name
    agrees: bool = False  # that the game counts for their rating
    bot: BotMark | None = None  # the person is somebody's program

    @property
    def plays_itself(self) -> bool:
        """Tell whether a person decides for this seat."""
        return self.kind == "person" and not self.standin and not self.resigned


@dataclass(frozen=True, slots=True)
class Turn:
    """Whether a decision is somebody's, and until when where time goes on while nobody is there."""

    mine: bool
    deadline: int | None = None


NOT_MINE: Final = Turn(False)


@dataclass(frozen=True, slots=True)
class Question:
    """An undo that the table was asked about: its number, whose, which line, who still answers.

    It is `named` which move that is unless that would tell whether there were hidden ones since.
    """

    ask: int
    seat: int
    line: int
    waiting: frozenset[int]
    named: bool


@dataclass(slots=True)
class Change:
    """What an entry changed, for whoever tells people: everything else stayed as it was."""

    told: Told | None = None
    table: bool = False
    chat: Chat | None = None
    commit: bool = False
    reveal: bool = False
    failed: list[int] | None = None
    nudged: int | None = None
    asked: Question | None = None
    settled: bool | None = None


@dataclass
class Table:
    """All that is known of a table after the entries folded so far."""

    id: str
    name: str
    game: Game
    rules: str
    cards: str
    players: int
    options: dict[str, object]
    public: bool
    limit: Limit | None
    level: str
    hints: bool
    host: str
    secret: str
    created: int
    seats: list[Place]
    updated: int
    lesson: Lesson | None = None
    aid: bool = False
    rated: bool = False
    daily: log.DailyDeal | None = None
    branch: log.Branch | None = None
    measure: str | None = None  # of the strength of bots, once a rated game has begun
    n: int = 1
    starting: bool = False
    attempt: int = 0
    asked_at: int = 0  # when the start last asked for something
    agreement: str | None = None
    failed: list[list[str]] = field(default_factory=list)  # who was missing, by attempt
    play: Play | None = None
    ended: int | None = None  # when the game was over
    clock: Clock | None = None
    chat: list[Chat] = field(default_factory=list)
    peace: Peace = field(default_factory=Peace)
    done: GrowingDict[tuple[str, str], str | None] = field(default_factory=GrowingDict)
    spent: dict[tuple[str, str], int] = field(default_factory=dict)  # by guest and budget
    patience: Patience | None = None  # of tables without a limit
    question: Question | None = None
    questions: int = 0
    refusals: dict[int, tuple[int, frozenset[int]]] = field(default_factory=dict)
    rematch: str | None = None
    rematch_host: str | None = None
    again: dict[int, bool] = field(default_factory=dict)
    played: list[Played] = field(default_factory=list)
    faulty: frozenset[int] = frozenset()  # seats of bots that gave no legal move in time

    @property
    def status(self) -> Status:
        """Tell how far the table is."""
        if self.play is None:
            return "lobby"
        return "over" if self.play.state.over() else "playing"

    @property
    def commitment(self) -> str | None:
        """Give the hash of the secret that the deal is made with, from the start on."""
        return commitment_of(self.secret) if self.secret else None

    def missing(self) -> list[int]:
        """List the seats that the start waits for: first for their hashes, then for nonces."""
        if not self.starting:
            return []
        return [at for at, place in enumerate(self.seats) if self._owes(place)]

    def _owes(self, place: Place) -> bool:
        if self.attempt == 0:  # scheme 1
            return place.nonce_hash is not None and place.nonce is None
        given = place.nonce_hash if self.agreement is None else place.nonce
        return place.contributes and given is None

    def terms(self) -> Json:
        """Give what is played, and by whom, as the header of the record will."""
        names = [place.name for place in self.seats]
        options = self.game.read_options(self.players, self.options)
        return {
            "game": self.game.name,
            "rules": self.rules,
            "cards": self.cards,
            "players": names,
            "options": options,
        }

    def names(self) -> list[str]:
        """Name the seats for people; while a start is under way by the names that it fixes."""
        return self.called() if not self.starting else self._seated()

    def called(self) -> list[str]:
        """Name the seats by what their people are called now."""
        first = self._seated() if self.play is None else self.play.names
        return [place.alias or name for place, name in zip(self.seats, first, strict=True)]

    def _seated(self) -> list[str]:
        """Name the seats by their people and by the characters that bots are in this game."""
        return seated_names(self.game.name, [place.name for place in self.seats])

    @property
    def log_name(self) -> str:
        """Name the table in logs; the whole id would let readers of the logs sit down."""
        return short_name(self.id)

    def seat_of(self, guest: str | None) -> int | None:
        """Find the seat of a guest."""
        if guest is not None:
            for at, seat in enumerate(self.seats):
                if seat.guest == guest:
                    return at
        return None

    def owing(self) -> list[int]:
        """List the seats that owe a decision now.

        With a day's deal bots choose one by one, and before the person: what they do must not
        depend on who was quicker.
        """
        owing = [] if self.play is None else self.play.state.to_act()
        if self.daily is None:
            return owing
        bots = [seat for seat in owing if not self.seats[seat].plays_itself]
        return bots[:1] or owing

    def due(self) -> list[int]:
        """List the seats whose decision is due now; in a lesson one after the other."""
        line = self.script
        return self.owing() if line is None else [line.seat]

    def turn_of(self, guest: str) -> Turn:
        """Tell whether the table waits for a decision of a guest, and until when."""
        seat = self.seat_of(guest)
        if seat is not None and self.answer_by is not None:
            return Turn(True, self.answer_by) if seat in self.missing() else NOT_MINE
        if seat is None or seat not in self.due() or self.seats[seat].resigned:
            return NOT_MINE
        timed = self.clock is not None and self.clock.goes_on
        return Turn(True, self.clock.deadline(seat) if self.clock is not None and timed else None)

    def awaited(self) -> set[str]:
        """List the guests whose turn it is, whom it makes sense to call.

        At a table where nobody else waits they are not called, unless their time goes on. By
        correspondence a start calls for people's part of the luck.
        """
        if self.answer_by is not None:
            return {self.seats[seat].guest or "" for seat in self.missing()}
        if self.lesson is not None or self.play is None:
            return set()
        if not self.by_correspondence and sum(seat.kind == "person" for seat in self.seats) < 2:
            return set()
        seats = [self.seats[seat] for seat in self.due()]
        return {seat.guest for seat in seats if seat.plays_itself and seat.guest is not None}

    def due_at(self) -> int | None:
        """Tell when the table needs a look though nobody is there: by correspondence, or if rated.

        Bots are looked after by the process where they came to move, unless it has died meanwhile.
        """
        if self.answer_by is not None:
            return self.answer_by
        if self.status != "playing":
            return None
        if self.plays_on_alone:
            return self.updated + BOT_PATIENCE
        if self.clock is not None and self.clock.goes_on:
            return self.clock.next_deadline()
        return self.given_up_at

    @property
    def answer_by(self) -> int | None:
        """Tell until when a start by correspondence waits for who is missing."""
        if not self.starting or self.limit is None or not self.by_correspondence:
            return None
        return self.asked_at + 1000 * min(self.limit.seconds, LONGEST_ANSWER)

    @property
    def script(self) -> Line | None:
        """Give the line of the lesson that is to be played next, if one is."""
        if self.lesson is None or self.play is None:
            return None
        return self.lesson.due(self.play.match.record.lines)

    @property
    def counts(self) -> bool:
        """Tell whether the game counts, for ratings or as somebody's try at a day's deal."""
        return self.rated or (self.daily is not None and not self.daily.practice)

    @property
    def has_hints(self) -> bool:
        """Tell whether hints may be asked for: never where the game counts."""
        return self.hints and not self.counts

    @property
    def has_aid(self) -> bool:
        """Tell whether the memory is helped: never where the game counts."""
        return self.aid and not self.counts

    def undecided(self) -> list[int]:
        """List the seats of those who have not agreed yet that a rated game counts."""
        if not self.rated:
            return []
        return [
            seat
            for seat, place in enumerate(self.seats)
            if place.kind == "person" and not place.agrees
        ]

    def bot_seats(self) -> list[int]:
        """List the seats whose decision a bot owes."""
        return [seat for seat in self.due() if not self.seats[seat].plays_itself]

    @property
    def by_correspondence(self) -> bool:
        """Tell whether the game is played in hours and days, by people who are seldom here."""
        return self.limit is not None and self.limit.kind == "correspondence"

    @property
    def is_seen_to(self) -> bool:
        """Tell whether the game is brought to its end though nobody comes."""
        return self.by_correspondence or self.rated

    @property
    def given_up_at(self) -> int | None:
        """Tell when all are taken for gone who do not go on with a game that counts."""
        return self.updated + GIVEN_UP if self.rated and self.status == "playing" else None

    @property
    def plays_on_alone(self) -> bool:
        """Tell whether bots are to move though nobody is here.

        By correspondence they do for a person; and in a rated game that all have left for good, so
        that nobody keeps a rating by leaving.
        """
        if self.status != "playing" or not self.bot_seats():
            return False
        return self.is_left or (self.by_correspondence and bool(self.persons()))

    @property
    def is_left(self) -> bool:
        """Tell whether a rated game has to come to its end without any of its persons."""
        return self.rated and self.status == "playing" and not self.staying()

    def level_of(self, seat: int) -> str:
        """Name the level of the bot that plays a seat."""
        return self.seats[seat].level or self.level

    def persons(self) -> list[int]:
        """List the seats that persons decide for."""
        return [seat for seat, place in enumerate(self.seats) if place.plays_itself]

    def staying(self) -> list[int]:
        """List the seats of persons who have not left for good."""
        persons = [seat for seat, place in enumerate(self.seats) if place.kind == "person"]
        return [seat for seat in persons if not self.seats[seat].resigned]

    def refusals_of(self, seat: int, line: int) -> frozenset[int]:
        """List the seats that have refused to let a seat take back the move on a line."""
        refused, by = self.refusals.get(seat, (line, frozenset()))
        return by if refused == line else frozenset()

    def copy(self) -> Table:
        """Make an independent copy; what never changes is shared."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = list(self.seats)
        twin.done = self.done.copy()
        twin.play = None if self.play is None else self.play.copy()
        twin.clock = None if self.clock is None else self.clock.copy()
        twin.patience = None if self.patience is None else self.patience.copy()
        return twin

    # Folding

    def fold(self, entry: log.AnyEntry) -> Change:
        """Take in the next entry and tell what it changed."""
        self.n += 1
        self.updated = entry.at
        if entry.guest is not None:
            self._note_request(entry, entry.guest)
        if self.clock is not None and (entry.slept or self.clock.asleep):
            self.clock.settle(entry.slept)
        change = self._fold_any(entry)
        waits = self.clock or self.patience
        if waits is not None and self._openly(change.told):
            moved = entry.seat if isinstance(entry, log.Moved) else None
            waits.tick(entry.at, self._on_the_clock(), moved)
        return change

    def _note_request(self, entry: log.AnyEntry, guest: str) -> None:
        """Remember who has asked for an entry, and what they have spent by it."""
        if entry.id is not None:
            made = entry.table if isinstance(entry, log.Rematched) else None
            self.done.add((guest, entry.id), made)
        if entry.budget is not None:
            spent = [(guest, entry.budget)]
            if entry.budget == "change" and self.play is None and guest != self.host:
                spent.append(OTHERS)
            if isinstance(entry, log.Said) and entry.seat is None:
                spent.append(WATCHERS)
            self.spent = self.spent | {key: self.spent.get(key, 0) + 1 for key in spent}

    def _fold_any(self, entry: log.AnyEntry) -> Change:
        if isinstance(entry, PEACE):
            return self._fold_peace(entry)
        return self._fold_play(entry) if self.play is not None else self._fold_lobby(entry)

    def _fold_peace(self, entry: AnyPeace) -> Change:
        """Take in what concerns people and not the game; a line of chat tells all of it."""
        person = entry.guest if isinstance(entry, log.Said | log.HouseKept) else entry.person
        seat = self.seat_of(person)
        called = "" if seat is None else self.called()[seat]
        line = line_of(entry, self.peace, seat, called)
        self.peace = self.peace.after(entry)
        self.chat = with_line(self.chat, line)
        if isinstance(entry, log.HostPassed):
            self.host = entry.person
        if isinstance(entry, log.Renamed) and seat is not None:
            self._reseat(seat, alias=entry.name)
            self._settle_names()
        return Change(chat=line, table=not isinstance(entry, log.Said))

    def _settle_names(self) -> None:
        """Take people's names as they are, unless a start or a game has fixed them."""
        if self.play is None and not self.starting:
            self.seats = [
                replace(place, name=place.alias or place.name, alias=None) for place in self.seats
            ]

    def _openly(self, told: Told | None) -> bool:
        """Tell whether spectators were told, so that what all can see may depend on it."""
        return told is None or bool(told.viewers >> self.players & 1)

    def _fold_lobby(self, entry: log.AnyEntry) -> Change:
        match entry:
            case log.Sat():
                self.seats[entry.seat] = Place(
                    "person", entry.name, entry.person, None, entry.contributes, entry.nonce_hash,
                    agrees=entry.agrees, bot=entry.bot,
                )  # fmt: skip
                self.peace = self.peace.with_regular(entry.person)
            case log.BotSat():
                self.seats[entry.seat] = Place("bot", BOT + entry.level, level=entry.level)
            case log.Cleared():
                self.seats[entry.seat] = Place()
            case log.Changed():
                self._change(entry)
            case log.RatingAgreed():
                self._reseat(entry.seat, agrees=entry.on)
            case _:
                return self._fold_start(entry)
        return Change(table=True)

    def _fold_start(self, entry: log.AnyEntry) -> Change:
        match entry:
            case log.Starting():
                self._begin_attempt(entry)
                return Change(table=True, commit=self.attempt > 0)
            case log.HashGiven():
                self._reseat(entry.seat, nonce_hash=entry.hash)
            case log.Agreed():
                self.agreement = entry.agreement
                self.asked_at = entry.at
                return Change(table=True, reveal=True)
            case log.NonceGiven():
                self._reseat(entry.seat, nonce=entry.nonce)
            case log.StartFailed():
                self._fail(entry)
                return Change(table=True, failed=entry.seats)
            case log.Started():
                return self._start(entry)
            case _:
                raise TypeError(entry)
        return Change(table=self.by_correspondence)

    def _begin_attempt(self, entry: log.Starting) -> None:
        self.starting = True
        self.asked_at = entry.at
        self.seats = [place for place in self.seats if place.kind != "empty"]
        self.players = len(self.seats)
        if entry.secret:
            self.attempt, self.secret, self.agreement = entry.attempt, entry.secret, None
            self._forget_nonces()

    def _fail(self, entry: log.StartFailed) -> None:
        """Throw the whole attempt away. Under scheme 1 what had been shown stayed shown."""
        self.starting = False
        if self.attempt:
            self.failed = [*self.failed, [self.seats[seat].name for seat in entry.seats]]
            self.secret, self.agreement = "", None
            self._forget_nonces()
        self._settle_names()

    def _forget_nonces(self) -> None:
        self.seats = [replace(place, nonce_hash=None, nonce=None) for place in self.seats]

    def _change(self, entry: log.Changed) -> None:
        if not self._is_agreed_to(entry):
            by_host = entry.rated
            self.seats = [
                replace(place, agrees=by_host and place.guest == self.host) for place in self.seats
            ]
        self.rated = entry.rated
        self.players = entry.players
        self.options = entry.options
        self.public = entry.public
        self.limit = entry.limit
        self.level = entry.level
        self.hints = entry.hints
        self.aid = entry.aid
        missing = entry.players - len(self.seats)
        self.seats = self.seats[: entry.players] + [Place() for _ in range(missing)]

    def _is_agreed_to(self, entry: log.Changed) -> bool:
        """Tell whether who agreed that the game counts agreed to it as it is now."""
        same_rules = entry.options == self.options and entry.limit == self.limit
        return self.rated and entry.rated and same_rules

    def _start(self, entry: log.Started) -> Change:
        nonces = [place.nonce for place in self.seats if place.nonce is not None]
        if self.daily is not None:
            nonces = [daily_nonce(self.daily.day, self.game.name)]
        luck = FairLuck(self.secret, nonces, self.agreement)
        names = [place.name for place in self.seats]
        header = header_of(self.game, names, self.options, luck, self.cards)
        header["rules"] = self.rules
        if self.lesson is not None:
            header["lesson"] = True
        if self.daily is not None:
            header["daily"] = daily_note(self.daily)
        begun: list[Json] = []
        if self.branch is not None:
            header, begun = beginning_of(self.branch).header(header), self.branch.lines
        match = Match(self.game, Record(header, begun + (entry.chance or [])), luck)
        entry.chance = match.record.lines[len(begun) :]
        self.starting = False
        self.measure = entry.measure
        self.play = begin_play(match)
        if self.limit is None:
            self.patience = new_patience(self.players)
        else:
            self.clock = Clock(self.limit, self.players)
        return Change(told=self.play.story[0], table=True)

    def _fold_play(self, entry: log.AnyEntry) -> Change:
        match entry:
            case log.Moved():
                return self._moved(entry)
            case log.Undone():
                return self._undone(entry)
            case log.UndoAsked():
                return self._asked(entry)
            case log.UndoAnswered():
                return self._answered(entry)
            case log.UndoWithdrawn():
                return self._settle(False)
            case log.Woke():
                if self.clock is not None:
                    self.clock.settle(entry.at - self.clock.last)
                return Change()
        return self._fold_seats(entry)

    def _fold_seats(self, entry: log.AnyEntry) -> Change:
        match entry:
            case log.StoodIn():
                self._reseat(entry.seat, standin=True)
                by = self.seat_of(entry.guest)
                return self._announced(entry.told, STOOD_IN, {"seat": entry.seat, "by": by})
            case log.BotFailed():
                self.faulty |= {entry.seat}
                return self._announced(True, BOT_FAILED, {"seat": entry.seat})
            case log.CameBack():
                self._reseat(entry.seat, standin=False)
                if self.clock is not None:
                    self.clock.give_grace(entry.seat)
                return self._announced(entry.told, CAME_BACK, {"seat": entry.seat})
            case log.Resigned():
                self._reseat(entry.seat, resigned=True)
                change = self._announced(entry.told, LEFT, {"seat": entry.seat})
                change.settled = self._ask_no_longer(entry.seat)
                return change
        return self._fold_reminders(entry)

    def _fold_reminders(self, entry: log.AnyEntry) -> Change:
        match entry:
            case log.Nudged():
                assert self.patience is not None
                self.patience.nudge(entry.seat, entry.at)
                return Change(table=True, nudged=entry.seat)
            case log.Reacted():
                assert self.patience is not None
                self.patience.reacted[entry.seat] = True
            case log.Rematched():
                self.rematch, self.rematch_host = entry.table, entry.guest
            case log.AnsweredRematch():
                self.again = {**self.again, entry.seat: entry.agree}
            case _:
                raise TypeError(entry)
        return Change(table=True)

    def _announced(self, told: bool, kind: str, about: Json) -> Change:
        """Tell of somebody's going or coming in the log of the game; old tables did not."""
        assert self.play is not None
        return Change(told=self.play.announce(kind, about) if told else None, table=True)

    def _ask_no_longer(self, seat: int) -> bool | None:
        """Let who has left be asked for nothing, and ask for nothing."""
        if self.question is None:
            return None
        if self.question.seat == seat:
            self.question = None
            return False
        self.question = replace(self.question, waiting=self.question.waiting - {seat})
        return None

    def _reseat(self, seat: int, **changed: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changed)

    def _moved(self, entry: log.Moved) -> Change:
        assert self.play is not None
        line = len(self.play.match.record.lines)
        told = self.play.move(entry.seat, entry.move, entry.by, entry.chance)
        entry.chance = self.play.chance_after(line) or None
        over = self.play.state.over()
        moved_on = self.question is not None and self.question.seat == entry.seat
        if over or (moved_on and self._openly(told)):
            if over:
                self.ended = entry.at
                self.played = played_by(self.play.match.record, self.players)
            asked = self.question is not None
            self.question = None
            return Change(told=told, table=over or asked, settled=False if asked else None)
        return Change(told=told, asked=self.question)

    def _undone(self, entry: log.Undone) -> Change:
        assert self.play is not None
        told = self.play.undo(entry.seat, entry.line, entry.alone)
        if self.question is None:
            return Change(told=told)
        change = self._settle(True)
        change.told = told
        return change

    def _asked(self, entry: log.UndoAsked) -> Change:
        """Note a question; the number of the entry would tell how many hidden moves there were."""
        self.questions += 1
        assert self.play is not None
        named = not self.play.may_hide(entry.seat)
        waiting = frozenset(entry.asked)
        self.question = Question(self.questions, entry.seat, entry.line, waiting, named)
        return Change(asked=self.question, table=True)

    def _answered(self, entry: log.UndoAnswered) -> Change:
        assert self.question is not None
        if entry.agree:
            waiting = self.question.waiting - {entry.seat}
            self.question = replace(self.question, waiting=waiting)
            return Change(table=True)
        asker, line = self.question.seat, self.question.line
        refused = self.refusals_of(asker, line) | {entry.seat}
        self.refusals = {**self.refusals, asker: (line, refused)}
        return self._settle(False)

    def _settle(self, agreed: bool) -> Change:
        self.question = None
        return Change(settled=agreed, table=True)

    def _on_the_clock(self) -> set[int]:
        return {seat for seat in self.owing() if self.seats[seat].plays_itself}


def daily_note(daily: log.DailyDeal) -> Json:
    """Write into a record which day's deal it plays, and when its commitment was published."""
    note: Json = {"day": daily.day, "published": daily.published, "bot": daily.bot}
    return {**note, "practice": True} if daily.practice else note


def beginning_of(branch: log.Branch) -> Beginning:
    """Give what a branch begins with, as its record will tell it."""
    note: Json = {
        "digest": branch.digest, "step": branch.step, "lines": len(branch.lines),
        "seat": branch.seat, "cards": branch.cards,
    }  # fmt: skip
    if branch.result is not None:
        note["result"] = branch.result
    return Beginning(branch.lines, note)


def played_by(record: Record, players: int) -> list[Played]:
    """Count who made the moves of each seat: who sits there, or a bot for them."""
    played = [Played(0, 0, 0) for _ in range(players)]
    for line in record.lines[record.begun :]:
        seat = line.get("seat")
        if "move" not in line or not isinstance(seat, int):
            continue
        count, bot = played[seat], "by" in line
        count.moves += 1
        count.by_bot += bot
        count.last_by_bot = count.last_by_bot + 1 if bot else 0
    return played


def short_name(table: str) -> str:
    """Shorten the id of a table for logs."""
    return table[:6]


def begin(entry: log.Created) -> Table:
    """Begin a table with the first entry of its log."""
    return Table(
        id=entry.table,
        name=entry.name,
        game=find(entry.game),
        rules=entry.rules,
        cards=entry.cards,
        players=entry.players,
        options=entry.options,
        public=entry.public,
        limit=entry.limit,
        level=entry.level,
        hints=entry.hints,
        host=entry.host,
        secret=entry.secret,
        created=entry.at,
        updated=entry.at,
        seats=[Place() for _ in range(entry.players)],
        lesson=lesson_of(entry.game) if entry.lesson else None,
        aid=entry.aid,
        rated=entry.rated,
        daily=entry.daily,
        branch=entry.branch,
    )


def refold(entries: Iterable[log.AnyEntry]) -> Table:
    """Fold a whole log."""
    rest = iter(entries)
    first = next(rest)
    assert isinstance(first, log.Created)
    table = begin(first)
    for entry in rest:
        table.fold(entry)
    return table
