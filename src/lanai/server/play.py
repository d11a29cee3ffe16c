"""The game of a table as it is played: the match, what each viewer was told, and undo.

Viewers are the seats and the spectator. Each has a sequence number that counts what *they* were
told: a hidden move of somebody else does not raise it, so it says nothing about such moves.

What was taken back folds away: the story holds only what stands, each with the numbers under which
it was told, and newcomers hear nothing of the rest. Which numbers are missing for a viewer depends
on nothing but what that viewer was told.
"""

from __future__ import annotations

from itertools import islice
from typing import Final, Literal

from lanai.core.contract import SPECTATOR, State
from lanai.core.errors import RecordError
from lanai.core.events import Event, Journal, Json, Pause
from lanai.core.match import Match
from lanai.core.record import Record
from lanai.server.growing_lists import GrowingList
from lanai.server.view_pieces import ViewPieces
from lanai.texts.characters import seated_names

UNDONE: Final = "undone"
NOTHING_TOLD: Final = 0
REMEMBERED: Final = 20
"""Take-backs that a viewer who saw the move can be told of when they come back.

Whoever missed more hears the story anew.
"""


class Told:
    """Events of one entry, the viewers who were told, one bit each, and the numbers after it.

    It may take others back (`takes`), or be nothing that can be taken back (`lasts`).
    """

    __slots__ = ("events", "lasts", "seqs", "takes", "viewers")

    def __init__(
        self,
        events: list[Event],
        viewers: int,
        seqs: tuple[int, ...],
        takes: tuple[Told, ...] = (),
        lasts: bool = False,
    ) -> None:
        self.events: Final = events
        self.viewers: Final = viewers
        self.seqs: Final = seqs
        self.takes: Final = takes
        self.lasts: Final = lasts

    def seen_by(self, viewer: int) -> bool:
        """Tell whether a viewer was told."""
        return bool(self.viewers >> (viewer % len(self.seqs)) & 1)

    def without(self, viewers: int) -> Told:
        """Give it as those tell it who are none of these viewers."""
        return Told(self.events, self.viewers & ~viewers, self.seqs, self.takes, self.lasts)


class OwnMove:
    """A move that a person may take back: its line, and how the seat's number changed by it."""

    __slots__ = ("after", "before", "line", "reveals", "told")

    def __init__(self, line: int, reveals: bool, before: int, after: int, told: Told) -> None:
        self.line: Final = line
        self.reveals: Final = reveals
        self.before: Final = before
        self.after: Final = after
        self.told: Final = told

    def without(self, line: int) -> OwnMove:
        """Give the move as it is in a record in which a line is left out."""
        at = self.line - (self.line > line)
        return OwnMove(at, self.reveals, self.before, self.after, self.told)

    def ending(self, after: int) -> OwnMove:
        """Give the move as if the seat's number were another one after it."""
        return OwnMove(self.line, self.reveals, self.before, after, self.told)


class TakenBack:
    """What a viewer was told of take-backs: the last ones, and the number of the last forgotten.

    Each has the first number that it took back, or none if the viewer was told of nothing else.
    """

    __slots__ = ("forgotten", "recent")

    def __init__(self, recent: tuple[tuple[int | None, Told], ...], forgotten: int) -> None:
        self.recent: Final = recent
        self.forgotten: Final = forgotten

    def with_one(self, viewer: int, first: int | None, told: Told) -> TakenBack:
        """Give it with one more; the oldest is forgotten if there are too many."""
        recent = (*self.recent, (first, told))
        if len(recent) <= REMEMBERED:
            return TakenBack(recent, self.forgotten)
        return TakenBack(recent[1:], recent[0][1].seqs[viewer])


class Play:
    """Plays a match and remembers what every viewer was told."""

    def __init__(
        self,
        match: Match,
        names: list[str],
        story: GrowingList[Told],
        seqs: list[int],
        asked: list[int],
        own: list[GrowingList[OwnMove]],
        taken_back: tuple[TakenBack, ...],
    ) -> None:
        self.match = match
        self.names: Final = names
        self.players: Final = len(names)
        self.everybody: Final = (1 << (self.players + 1)) - 1
        self.story = story  # what was told and stands
        self.seqs = seqs  # the spectator's is the last: seqs[SPECTATOR]
        self.asked = asked  # the number at which a seat's decision was put to it
        self.own = own
        self.taken_back = taken_back  # by viewer, as seqs
        self._pieces: ViewPieces | None = None
        self._before: tuple[int, State] | None = None  # the last move's line, the state before it
        self.paused: tuple[tuple[Told, list[Pause]], ...] = ()  # where what was told pauses

    def copy(self) -> Play:
        """Make an independent copy; what never changes is shared."""
        twin = Play(
            self.match.copy(),
            self.names,
            self.story.copy(),
            list(self.seqs),
            list(self.asked),
            list(self.own),
            self.taken_back,
        )
        twin._pieces = self._pieces
        twin._before = self._before
        twin.paused = self.paused
        return twin

    @property
    def state(self) -> State:
        """Give the position."""
        return self.match.state

    @property
    def pieces(self) -> ViewPieces:
        """Give what everybody sees, which is written once and kept while it stays the same."""
        if self._pieces is None:
            self._pieces = ViewPieces(self.state)
        return self._pieces

    # What was told

    def told_since(self, viewer: int, since: int, most: int) -> tuple[int, list[Told]]:
        """Give what a viewer has to hear who knows all up to number `since`.

        It is all after the number that comes with it. If that is another one, then what the viewer
        knows is too old, and they begin anew with the last that stands.
        """
        taken = self.taken_back[viewer]
        known = 0 if since < taken.forgotten else since
        page = self._last(viewer, known, None, most + 1)
        if len(page) > most:
            return page[0].seqs[viewer], page[1:]
        undone = [
            told
            for first, told in taken.recent
            if first is not None and first <= known < told.seqs[viewer]
        ]
        return known, sorted(page + undone, key=lambda told: told.seqs[viewer])

    def told_before(self, viewer: int, before: int, most: int) -> tuple[int, list[Told]]:
        """Give the last that stands of what a viewer was told before a number.

        It is all after the number that comes with it.
        """
        page = self._last(viewer, 0, before, most + 1)
        return (page[0].seqs[viewer], page[1:]) if len(page) > most else (0, page)

    def _last(self, viewer: int, after: int, before: int | None, most: int) -> list[Told]:
        page: list[Told] = []
        for told in reversed(self.story):
            if len(page) == most or told.seqs[viewer] <= after:
                break
            if told.seen_by(viewer) and (before is None or told.seqs[viewer] < before):
                page.append(told)
        return page[::-1]

    def pauses_of(self, told: Told) -> list[Pause]:
        """List where what was told pauses."""
        return next((pauses for paused, pauses in self.paused if paused is told), [])

    def last_paused(self, most: int) -> list[Told]:
        """List the last that stand of what paused, the last one first."""
        paused = {told for told, _ in self.paused}
        return list(islice((told for told in reversed(self.story) if told in paused), most))

    # Moves

    def move(self, seat: int, text: str, by: str | None, known: list[Json] | None) -> Told:
        """Carry out a move, or raise MoveError and change nothing."""
        match = self.match
        before = match.state.copy()
        line, own_before = len(match.record.lines), self.seqs[seat]
        match.apply(seat, text, None if by is None else {"by": by}, known)
        owed, owing = before.to_act(), match.state.to_act()
        pauses = match.journal.pauses
        told = self._tell(match.journal.take(), owed != owing)
        if pauses:
            self.paused = (*self.paused, (told, pauses))
        for other in range(self.players):
            both = other != seat and other in owed and other in owing
            if not (both and self._same_legal(other, before)):
                self.asked[other] = self.seqs[other]
        self._before = (line, before)
        if by is None:
            chance = len(match.record.lines) > line + 1
            reveals = chance or any(event.reveals for event in told.events)
            own = OwnMove(line, reveals, own_before, self.seqs[seat], told)
            self.own[seat] = self.own[seat].with_one(own)
        return told

    def _same_legal(self, seat: int, before: State) -> bool:
        """Tell whether a seat has the same choice as before, while others moved at once."""
        return before.legal(seat) == self.state.legal(seat)

    def answers(self, seat: int, seq: int) -> bool:
        """Tell whether `seq` is a position in which a seat owed the decision that it owes now."""
        return self.asked[seat] <= seq <= self.seqs[seat]

    def chance_after(self, line: int) -> list[Json]:
        """List the chance that followed the move on a line of the record."""
        return [each for each in self.match.record.lines[line + 1 :] if "chance" in each]

    def _tell(self, events: list[Event], turns: bool) -> Told:
        """Tell all viewers who see an event, or whose view has changed.

        The views of others change by a hidden move only where it `turns` who is to act: all games
        are tested for that, as comparing all views would take longer than all the rest.
        """
        viewers = NOTHING_TOLD
        for event in events:
            if event.audience is None:
                viewers = self.everybody
            else:
                for seat in event.audience:
                    viewers |= 1 << seat
        told = self._number(events, self.everybody if turns else viewers)
        self.story.append(told)
        return told

    def announce(self, kind: str, about: Json) -> Told:
        """Tell everybody of something at the table, which makes no move less free to take back."""
        free = [bool(own) and own.last.after == self.seqs[at] for at, own in enumerate(self.own)]
        told = self._number([Event(kind, about)], self.everybody, lasts=True)
        self.story.append(told)
        self.own = [
            own.with_last(own.last.ending(self.seqs[at])) if free[at] else own
            for at, own in enumerate(self.own)
        ]
        return told

    def _number(
        self,
        events: list[Event],
        viewers: int,
        takes: tuple[Told, ...] = (),
        lasts: bool = False,
    ) -> Told:
        """Count what is told for all who are told."""
        for viewer in range(self.players + 1):
            self.seqs[viewer] += viewers >> viewer & 1
        told = Told(events, viewers, tuple(self.seqs), takes, lasts)
        if told.seen_by(SPECTATOR):
            self._pieces = None
        return told

    # Undo

    def undo_of(self, seat: int) -> Literal["free", "ask"] | None:
        """Tell whether a seat may take back its last move freely, has to ask, or has none.

        Free: it revealed nothing, and this seat was told of nothing since. Hidden moves of others
        do not count, and stay.
        """
        if seat == SPECTATOR or not self.own[seat] or self.state.over():
            return None
        last = self.own[seat].last
        return "free" if not last.reveals and last.after == self.seqs[seat] else "ask"

    def undo(self, seat: int, line: int, alone: bool) -> Told:
        """Take back the move on a line of the record: alone, or with all that came after it.

        What others did since without this seat's knowing stays where it can. Where it cannot,
        because the move had opened their step, they are told and decide again.
        """
        undone = next(move for move in reversed(self.own[seat]) if move.line == line)
        gone = self.taken_with(undone.told)
        if alone and self._leave_out(line):
            viewers, gone = undone.told.viewers, [undone.told]
            self.own = [
                GrowingList(move.without(line) for move in own if move.line != line)
                for own in self.own
            ]
        else:
            viewers = self._cut_off(line, undone.told.viewers if alone else self.everybody)
        numbers = {viewer: {"seqs": seqs_of(gone, viewer)} for viewer in range(-1, self.players)}
        told = self._number([Event(UNDONE, {"seat": seat}, numbers)], viewers, tuple(gone))
        self._fold_away(gone, told)
        for other in range(self.players):
            if told.seen_by(other):
                self.asked[other] = self.seqs[other]
        own = self.own[seat]
        if alone and own and own.last.after == undone.before:
            self.own[seat] = own.with_last(own.last.ending(self.seqs[seat]))
        return told

    def _fold_away(self, gone: list[Told], undone: Told) -> None:
        """Take what is gone out of the story of all who are told so."""
        of_them = set(gone)
        stays = [
            told.without(undone.viewers) if told in of_them else told
            for told in self.story
            if told not in of_them or told.viewers & ~undone.viewers
        ]
        self.story = GrowingList(stays)
        taken = list(self.taken_back)
        for viewer in range(self.players + 1):
            if undone.seen_by(viewer):
                seen = (told.seqs[viewer] for told in gone if told.seen_by(viewer))
                taken[viewer] = taken[viewer].with_one(viewer, next(seen, None), undone)
        self.taken_back = tuple(taken)

    def own_move(self, seat: int, line: int) -> Told:
        """Give what was told of a seat's own move on a line of the record."""
        return next(move.told for move in reversed(self.own[seat]) if move.line == line)

    def taken_with(self, move: Told) -> list[Told]:
        """List what stands from a move on, and goes when it is taken back with all after it."""
        story = list(self.story)
        return [told for told in story[story.index(move) :] if not told.lasts]

    def may_hide(self, seat: int) -> bool:
        """Tell whether a seat is at a step in which it may have moved without others' knowing."""
        owing = self.state.to_act()
        if seat not in owing:
            return False
        for move in self.state.legal(seat):
            world = self.state.copy()
            world.journal = Journal()
            world.apply(seat, move)
            seen = any(event.audience is None for event in world.journal.events)
            if not seen and (world.chance_due() or world.to_act() == owing):
                return True
        return False

    def _leave_out(self, line: int) -> bool:
        """Go back to the record without one line, if it can have gone like that."""
        lines = self.match.record.lines
        if line == len(lines) - 1:
            self._go_back(line)
            return True
        try:
            self._replay(lines[:line] + lines[line + 1 :])
        except RecordError:
            return False
        return True

    def _cut_off(self, line: int, viewers: int) -> int:
        """Go back to a line of the record, and give the viewers to tell: also whose moves go."""
        for gone in self.match.record.lines[line:]:
            seat = gone.get("seat")
            if isinstance(seat, int):
                viewers |= 1 << seat
        self.own = [GrowingList(move for move in own if move.line < line) for own in self.own]
        self._go_back(line)
        return viewers

    def _go_back(self, line: int) -> None:
        """Go back to the state before a line; that before the last move is at hand."""
        lines = self.match.record.lines
        if self._before is None or self._before[0] != line:
            self._replay(lines[:line])
            return
        chances = self.match.chances - sum("chance" in gone for gone in lines[line:])
        self._match_anew(lines[:line], self._before[1].copy())
        self.match.chances = chances

    def _replay(self, lines: list[Json]) -> None:
        self._match_anew(lines, None)
        self.match.journal.take()

    def _match_anew(self, lines: list[Json], reached: State | None) -> None:
        old = self.match
        self.match = Match(old.game, Record(old.record.header, lines), old.luck, reached)
        self._pieces = None
        self._before = None


def seqs_of(moves: list[Told], viewer: int) -> list[int]:
    """Give the numbers as which a viewer was told of moves, without those that are hidden."""
    return [told.seqs[viewer] for told in moves if told.seen_by(viewer)]


def begin_play(match: Match) -> Play:
    """Begin with a match that was just started: everybody is told how."""
    names = seated_names(match.game.name, match.record.players)
    players = len(names)
    viewers = players + 1
    told = Told(match.journal.take(), (1 << viewers) - 1, (1,) * viewers)
    none = (TakenBack((), 0),) * viewers
    own = [GrowingList[OwnMove]() for _ in range(players)]
    return Play(match, names, GrowingList([told]), [1] * viewers, [1] * players, own, none)
