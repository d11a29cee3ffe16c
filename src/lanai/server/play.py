"""The game of a table as it is played: the match, what each viewer was told, and undo.

Viewers are the seats and the spectator. Each has a sequence number that counts what *they* were
told: a hidden move of somebody else does not raise it, so it says nothing about such moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from lanai.core.contract import SPECTATOR, State
from lanai.core.errors import RecordError
from lanai.core.events import Event, Json
from lanai.core.match import Match
from lanai.core.record import Record
from lanai.server.growing_lists import GrowingList
from lanai.server.view_pieces import ViewPieces
from lanai.texts.narration import shown_names

UNDONE: Final = "undone"
NOTHING_TOLD: Final = 0


class Told:
    """Events of one entry, and the viewers who were told of them, one bit each."""

    __slots__ = ("events", "viewers")

    def __init__(self, events: list[Event], viewers: int) -> None:
        self.events: Final = events
        self.viewers: Final = viewers


class OwnMove:
    """A move that a person may take back: its line, and how the seat's number changed by it."""

    __slots__ = ("after", "before", "line", "reveals", "viewers")

    def __init__(self, line: int, reveals: bool, before: int, after: int, viewers: int) -> None:
        self.line: Final = line
        self.reveals: Final = reveals
        self.before: Final = before
        self.after: Final = after
        self.viewers: Final = viewers

    def without(self, line: int) -> OwnMove:
        """Give the move as it is in a record in which a line is left out."""
        at = self.line - (self.line > line)
        return OwnMove(at, self.reveals, self.before, self.after, self.viewers)

    def ending(self, after: int) -> OwnMove:
        """Give the move as if the seat's number were another one after it."""
        return OwnMove(self.line, self.reveals, self.before, after, self.viewers)


class Play:
    """Plays a match and remembers what every viewer was told."""

    def __init__(
        self,
        match: Match,
        names: list[str],
        told: GrowingList[Told],
        seqs: list[int],
        asked: list[int],
        own: list[tuple[OwnMove, ...]],
        pieces: ViewPieces | None = None,
    ) -> None:
        self.match = match
        self.names: Final = names
        self.players: Final = len(names)
        self.everybody: Final = (1 << (self.players + 1)) - 1
        self.told = told
        self.seqs = seqs  # the spectator's is the last: seqs[SPECTATOR]
        self.asked = asked  # the number at which a seat's decision was put to it
        self.own = own
        self._pieces = pieces

    def copy(self) -> Play:
        """Make an independent copy; what never changes is shared."""
        return Play(
            self.match.copy(),
            self.names,
            self.told.copy(),
            list(self.seqs),
            list(self.asked),
            list(self.own),
            self._pieces,
        )

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

    def seen_by(self, told: Told, viewer: int) -> bool:
        """Tell whether a viewer was told."""
        return bool(told.viewers >> (viewer % (self.players + 1)) & 1)

    def history(self, viewer: int, since: int) -> Iterator[tuple[int, list[Event]]]:
        """Give what a viewer was told after number `since`, each with its number."""
        seq = 0
        for told in self.told:
            if self.seen_by(told, viewer):
                seq += 1
                if seq > since:
                    yield seq, told.events

    # Moves

    def move(self, seat: int, text: str, by: str | None, known: list[Json] | None) -> Told:
        """Carry out a move, or raise MoveError and change nothing."""
        match = self.match
        before = match.state.copy()
        line, own_before = len(match.record.lines), self.seqs[seat]
        match.apply(seat, text, None if by is None else {"by": by}, known)
        owed, owing = before.to_act(), match.state.to_act()
        told = self._tell(match.journal.take(), owed != owing)
        for other in range(self.players):
            both = other != seat and other in owed and other in owing
            if not (both and self._same_legal(other, before)):
                self.asked[other] = self.seqs[other]
        if by is None:
            chance = len(match.record.lines) > line + 1
            reveals = chance or any(event.reveals for event in told.events)
            own = OwnMove(line, reveals, own_before, self.seqs[seat], told.viewers)
            self.own[seat] = (*self.own[seat], own)
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
        return self._note(Told(events, self.everybody if turns else viewers))

    def _note(self, told: Told) -> Told:
        self.told.append(told)
        for viewer in range(SPECTATOR, self.players):
            self.seqs[viewer] += self.seen_by(told, viewer)
        if self.seen_by(told, SPECTATOR):
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
        last = self.own[seat][-1]
        return "free" if not last.reveals and last.after == self.seqs[seat] else "ask"

    def undo(self, seat: int, line: int, alone: bool) -> Told:
        """Take back the move on a line of the record: alone, or with all that came after it.

        What others did since without this seat's knowing stays where it can. Where it cannot,
        because the move had opened their step, they are told and decide again.
        """
        undone = self.own[seat][-1]
        if alone and self._leave_out(line):
            viewers = undone.viewers
            self.own = [
                tuple([move.without(line) for move in own if move.line != line]) for own in self.own
            ]
        else:
            viewers = self._cut_off(line, undone.viewers if alone else self.everybody)
        told = self._note(Told([Event(UNDONE, {"seat": seat})], viewers))
        for other in range(self.players):
            if self.seen_by(told, other):
                self.asked[other] = self.seqs[other]
        if alone and self.own[seat] and self.own[seat][-1].after == undone.before:
            last = self.own[seat][-1].ending(self.seqs[seat])
            self.own[seat] = (*self.own[seat][:-1], last)
        return told

    def _leave_out(self, line: int) -> bool:
        """Replay the record without one line, if it can have gone like that."""
        lines = self.match.record.lines
        try:
            self._replay(lines[:line] + lines[line + 1 :])
        except RecordError:
            return False
        return True

    def _cut_off(self, line: int, viewers: int) -> int:
        """Replay the record up to a line, and give the viewers to tell: also whose moves go."""
        lines = self.match.record.lines
        for gone in lines[line:]:
            seat = gone.get("seat")
            if isinstance(seat, int):
                viewers |= 1 << seat
        self.own = [tuple([move for move in own if move.line < line]) for own in self.own]
        self._replay(lines[:line])
        return viewers

    def _replay(self, lines: list[Json]) -> None:
        old = self.match
        self.match = Match(old.game, Record(old.record.header, lines), old.luck)
        self.match.journal.take()
        self._pieces = None


def begin_play(match: Match) -> Play:
    """Begin with a match that was just started: everybody is told how."""
    names = shown_names(match.record.players)
    players = len(names)
    everybody = (1 << (players + 1)) - 1
    told: GrowingList[Told] = GrowingList()
    told.append(Told(match.journal.take(), everybody))
    return Play(match, names, told, [1] * (players + 1), [1] * players, [()] * players)
