"""Finished games: seen again step by step, and checked. Runs in worker processes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from lanai.core.contract import SPECTATOR, State
from lanai.core.errors import RecordError
from lanai.core.events import Event, Journal, Json
from lanai.core.match import game_of, new_state, replay
from lanai.core.record import Record, read
from lanai.core.verify import PROVEN, verify
from lanai.games import find
from lanai.server import protocol as wire
from lanai.server.letters import encode
from lanai.server.prepared import squeeze
from lanai.server.refused import Refused
from lanai.texts import Texts, text_in
from lanai.texts.characters import seated_names
from lanai.texts.narration import narration_of
from lanai.texts.verdicts import chance_in_words

OPEN: Final = "open"
MOST_PARTS: Final = 200
"""Characters that name the parts of a view."""

Tree = dict[str, "Tree"]


def verdict_of(text: str, lang: str) -> wire.Verdict:
    """Check a record."""
    texts = text_in(lang)
    try:
        verdict = verify(text, find)
    except RecordError as error:
        return wire.Verdict(ok=False, line=error.line, message=texts.error(error), proven=False)
    chance = chance_in_words(verdict, texts)
    scores = "–".join(str(points) for points in verdict.state.scores())
    message = texts("table-verified", moves=verdict.moves, scores=scores, chance=chance)
    return wire.Verdict(ok=True, line=None, message=message, proven=verdict.chance == PROVEN)


def packed_replay(text: str, viewer: str, lang: str, parts: str, hidden: bool = False) -> bytes:
    """Replay a record for a viewer (a seat's number, `spectator` or `open`), and compress it.

    With parts, as `scores,seats.worth`, only the last view is whole. What was `hidden` from the
    viewer may stay so: then only their own moves are there as the record has them.
    """
    record = read(text)
    state = new_state(game_of(record, find), record)
    seat = viewer_of(viewer, len(record.players))
    frames = Frames(record, state, seat, text_in(lang))
    frames.run()
    if hidden:
        for frame in frames.made:
            frame.line = own_line(frame.line, seat)
    if parts:
        wanted = tree_of(parts)
        for frame in frames.made[:-1]:
            frame.view = part_of(frame.view, wanted)
    cards, begun = str(record.header["cards"]), record.begun
    return squeeze(
        encode(wire.Replay(record.game, frames.names, frames.made, result_of(record), cards, begun))
    )


def own_line(line: Json | None, seat: int | None) -> Json | None:
    """Give the line of a seat's own move, and none of others: they may have moved in secret."""
    return line if line is not None and line["seat"] == seat else None


def tree_of(parts: str) -> Tree:
    """Read which parts of a view are wanted, or refuse.

    >>> tree_of("scores,seats.worth")
    {'scores': {}, 'seats': {'worth': {}}}
    """
    if len(parts) > MOST_PARTS:
        raise Refused("too-large", {"most": MOST_PARTS})
    tree: Tree = {}
    for part in parts.split(","):
        branch = tree
        for key in part.split("."):
            branch = branch.setdefault(key, {})
    return tree


def part_of(value: Any, wanted: Tree) -> Any:
    """Take the wanted parts of a value, and of each item of a list.

    >>> part_of({"round": 3, "seats": [{"worth": 1, "huts": []}]}, tree_of("seats.worth"))
    {'seats': [{'worth': 1}]}
    """
    if isinstance(value, list):
        return [part_of(item, wanted) for item in value]
    if not wanted or not isinstance(value, dict):
        return value
    return {key: part_of(value[key], branch) for key, branch in wanted.items() if key in value}


def result_of(record: Record) -> wire.RecordResult | None:
    """Give the end of a record."""
    if record.result is None:
        return None
    result = record.result["result"]
    assert isinstance(result, dict)
    luck = {key: record.result.get(key) for key in ("seed", "secret")}
    return msgspec.convert({**result, **luck}, wire.RecordResult)


def without_luck(record: Record) -> Record:
    """Give a record that does not tell where its chance came from."""
    result = None if record.result is None else {"result": record.result["result"]}
    return Record(record.header, record.lines, result)


def viewer_of(viewer: str, players: int) -> int | None:
    """Read as whom a game is seen; None is openly, or refuse."""
    if viewer == OPEN:
        return None
    if viewer == "spectator":
        return SPECTATOR
    if viewer.isdecimal() and viewer.isascii() and len(viewer) == 1 and int(viewer) < players:
        return int(viewer)
    raise Refused("no-such-viewer", {"viewer": viewer})


class Frames:
    """The steps of a replay: the start, then one for each move with the chance after it.

    Where a move pauses, what comes after the pause is a step of its own.
    """

    def __init__(self, record: Record, state: State, viewer: int | None, texts: Texts) -> None:
        self.record: Final = record
        self.state: Final = state
        self.viewer: Final = viewer
        self.texts: Final = texts
        self.names: Final = seated_names(record.game, record.players)
        self.narration: Final = narration_of(record.game)
        self.journal = Journal()
        self.made: list[wire.Frame] = []
        state.journal = self.journal

    def run(self) -> None:
        """Replay the whole record, or raise RecordError."""
        move: Json | None = None
        at = 0
        for done, line in enumerate(self.record.lines):
            if "move" in line:
                self._frame(move, at, done)
                move, at = line, done
            replay(self.state, done + 2, line)
        self._frame(move, at, len(self.record.lines))

    def _frame(self, line: Json | None, at: int, done: int) -> None:
        """Show the move on line number `at`, and the chance after it up to `done`."""
        pauses = self.journal.pauses
        events = self.journal.take()
        begin = 0
        for pause in pauses:
            self._step(line, events[begin : pause.after], pause.state, at + 1, pause=True)
            line, begin = None, pause.after
        self._step(line, events[begin:], self.state, done)

    def _step(
        self, line: Json | None, events: list[Event], state: State, lines: int, pause: bool = False
    ) -> None:
        told = [told for event in events if (told := self._tell(event)) is not None]
        self.made.append(wire.Frame(len(self.made), line, told, self._view(state), lines, pause))

    def _tell(self, event: Event) -> Json | None:
        if self.viewer is None:
            version: Json | None = {"event": event.kind, **event.public}
        else:
            version = event.seen_by(self.viewer)
        if version is None:
            return None
        sentences = self.narration.narrate(version, self.names, self.texts)
        return {**version, "sentences": sentences}

    def _view(self, state: State) -> Json:
        return open_view(state) if self.viewer is None else state.view(self.viewer)


def open_view(state: State) -> Json:
    """Show everything: what each seat knows is in `open`, and each is shown as it sees itself."""
    view = state.view(SPECTATOR)
    own: list[object] = []
    for seat in range(int(state.players)):
        known, shown = state.own_view(seat), state.own_seat(seat)
        own.append(known.get("you", known or None))
        if shown is not None:
            seats = view["seats"]
            assert isinstance(seats, list)
            seats[seat] = shown
    return {**view, "open": own}
