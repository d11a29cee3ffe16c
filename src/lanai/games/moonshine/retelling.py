"""The beginning of a Moonshine game, told anew in all that a seat could not know.

Hidden is only what the others do in a running hidden step (MS-S3, MS-A0): those who are ready go
through it again with moves and cards drawn anew, nothing is told of those who are busy. What the
viewer did and drew stays, and the others come after it.

A viewer who has drawn cards of the pile, or too few, knows that others have emptied the deck before
(MS-A7). Then these act somewhere among the viewer's moves, and the busy may have drawn too; it is
drawn again, up to TRIES times, until the viewer's cards fit. Should none fit, it is refused: the
very same cards would not be what was asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.errors import LanaiError, SetupError
from lanai.core.events import Json
from lanai.core.match import replay
from lanai.core.rng import Rng
from lanai.games.moonshine import legal
from lanai.games.moonshine.chance import setup_value
from lanai.games.moonshine.moves import DRAW_MOVE
from lanai.games.moonshine.phases import KEEPING
from lanai.games.moonshine.redeal import (
    has_found_nothing,
    has_seen_pile,
    is_ready,
    redeal_offers,
)

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

TRIES: Final = 200


def retell(state: MoonState, lines: list[Json], viewer: int, rng: Rng) -> list[Json]:
    """Tell the lines that lead on from a state so that `viewer` sees the same, or refuse."""
    setting_up = state.copy()
    opening, opened = setting_up, 0  # the state and the line with which the hidden step begins
    for at, line in enumerate(lines):
        hid = state.hides()
        replay(state, at + 2, line)
        if state.hides() and not hid:
            opening, opened = state.copy(), at + 1
    if not state.hides():
        return lines
    before = lines[:opened]
    if state.step == KEEPING:
        before = [{**lines[0], "value": setup_value(redeal_offers(state, viewer, rng))}]
        replay(setting_up, 2, before[0])
        opening = setting_up
    for _try in range(TRIES):
        told = HiddenStep(opening, state, viewer, rng).tell(lines[opened:])
        if told is not None:
            return before + told
    raise SetupError("branch-untold")


class HiddenStep:
    """A hidden step, while it is told anew."""

    def __init__(self, opening: MoonState, reached: MoonState, viewer: int, rng: Rng) -> None:
        self.state: Final = opening.copy()
        self.reached: Final = reached
        self.viewer: Final = viewer
        self.rng: Final = rng
        self.told: Final[list[Json]] = []
        self.knows: Final = has_seen_pile(reached, viewer) or has_found_nothing(reached, viewer)

    def tell(self, lines: list[Json]) -> list[Json] | None:
        """Tell it once; None where it does not fit what the viewer has drawn."""
        own = [line for line in lines if line.get("seat") == self.viewer]
        moves = [at for at, line in enumerate(own) if "move" in line]
        turns = self._turns(len(moves) - (self.reached.drawer == self.viewer))
        try:
            for at, line in enumerate(own):
                if at in moves:
                    self._act(turns, moves.index(at))
                self.told.append(replay(self.state, 0, line))
        except LanaiError:
            return None
        self._act(turns, len(moves))
        return self.told

    def _turns(self, last: int) -> list[int]:
        """Tell before which of the viewer's moves each seat acts: as a rule after all of them."""
        players = range(int(self.state.players))
        return [int(self.rng.below(last + 1)) if self.knows else last for _ in players]

    def _act(self, turns: list[int], now: int) -> None:
        """Let the others act whose turn it is."""
        for seat, turn in enumerate(turns):
            if turn != now or seat == self.viewer:
                continue
            if is_ready(self.reached, seat):
                self._act_out(seat)
            elif self.knows and self.rng.below(2):
                self._move(seat, DRAW_MOVE)
                self.told.append(self.state.draw_recorded(self.rng))

    def _act_out(self, seat: int) -> None:
        """Let a seat go through the whole step."""
        while not is_ready(self.state, seat):
            if self.state.chance_due():
                self.told.append(self.state.draw_recorded(self.rng))
            else:
                self._move(seat, legal.pick(self.state, seat, self.rng))

    def _move(self, seat: int, move: i64) -> None:
        self.told.append({"seat": seat, "move": self.state.text(seat, move)})
        self.state.play(seat, move)
