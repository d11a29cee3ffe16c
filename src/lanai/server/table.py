"""A table as its log says it is: pure, without input, output or a clock of its own.

`folding.py` folds the log.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from lanai.core.contract import Game
from lanai.core.events import Json
from lanai.core.fairness import commitment_of
from lanai.server import entries as log
from lanai.server.clock import Clock
from lanai.server.growing_lists import GrowingDict
from lanai.server.lessons import Lesson, Line
from lanai.server.patience import Patience
from lanai.server.peace import Peace
from lanai.server.play import Play
from lanai.server.protocol import Chat, Limit, Played, Status
from lanai.server.table_parts import NOT_MINE, Place, Question, Turn
from lanai.texts.characters import seated_names

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

    def reseat(self, seat: int, **changed: Any) -> None:
        """Change something about who sits on a seat."""
        self.seats[seat] = replace(self.seats[seat], **changed)


def short_name(table: str) -> str:
    """Shorten the id of a table for logs."""
    return table[:6]
