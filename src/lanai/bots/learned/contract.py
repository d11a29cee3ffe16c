"""What a learned judge has to know about a game: what it looks at, and when."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lanai.bots.learned.net import Net
from lanai.core.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """Sees the seats of a position as a row of numbers each, and judges them by a net.

    The value of a seat is measured so that one more makes its win e times as likely.
    """

    def __init__(self, inputs: int) -> None:
        self.inputs: int = inputs
        self.net: Net = Net(inputs, 0)
        self.seen: vec[float] = vec[float]()

    def moment(self, state: State) -> i64:
        """Number the part of the game; positions are judged where another one begins.

        -1 says that nothing is to be judged here, whatever part it is.
        """
        raise NotImplementedError("moment")

    def look(self, state: State, seen: vec[float]) -> None:
        """Write what is seen of each seat, one row after the other."""
        raise NotImplementedError("look")

    def judge(self, state: State, values: vec[float]) -> None:
        """Write how each seat stands."""
        width: i64 = self.inputs
        if len(self.seen) != state.players * width:
            self.seen = vec[float]([0.0] * int(state.players * width))
        self.look(state, self.seen)
        for seat in range(state.players):
            values[seat] = self.net.value(self.seen, seat * width)
