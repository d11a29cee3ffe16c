"""One position of Moonshine, and what must be quick of the contract; the room has the rest."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.cells import Cells
from lanai.core.contract import NOBODY, Game, State
from lanai.core.rng import Rng
from lanai.games.moonshine import chance, encoding, legal, redeal, rules, scoring
from lanai.games.moonshine.cards import Cards
from lanai.games.moonshine.phases import ACTING, KEEPING, NOTHING, OVER, SETTING_UP, SETUP


class MoonState(State):
    """A position. Cards, moons and duties are on the board `now`, the rest in plain ints.

    `before` holds the board as it was when a hidden step began (MS-A0, MS-S3): that is what the
    others see of a seat until the step ends. It is never written to, so copies share it.
    """

    def __init__(
        self, game: Game, players: i64, cards: Cards, regulars: i64, now: vec[i64]
    ) -> None:
        super().__init__(game, players)
        self.players = players  # again, so that the compiler knows it is set (ADR 8)
        self.cards: Cards = cards
        self.regulars: i64 = regulars
        self.now: vec[i64] = now
        self.before: vec[i64] = now
        self.step: i64 = SETTING_UP
        self.due: i64 = SETUP
        self.waiting: i64 = 0  # the seats that owe a decision or cards, one bit each
        self.drawer: i64 = NOBODY  # who draws the cards that are due
        self.round: i64 = 0
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY
        self.dice: i64 = 0
        self.rolling: i64 = 0  # the dice of the last roll or the next one, one bit each
        self.rerolls: i64 = 0
        self.last: i64 = NOTHING  # the kind of the last chance event, and its cards
        self.drawn_seat: i64 = NOBODY
        self.drawn_count: i64 = 0
        self.drawn: i64 = 0
        self.drawn_more: i64 = 0

    def hides(self) -> bool:
        """Tell whether what the seats do in this step is hidden from the others."""
        return self.step in (ACTING, KEEPING)

    def open_board(self) -> vec[i64]:
        """Give the board that all know of."""
        return self.before if self.hides() else self.now

    # The contract, where it must be quick

    def over(self) -> bool:
        return self.step == OVER

    def chance_due(self) -> bool:
        return self.due != NOTHING

    def next_seat(self) -> i64:
        if self.due:
            return NOBODY
        waiting = self.waiting
        if waiting & 1:
            return 0
        if waiting & 2:
            return 1
        if waiting & 4:
            return 2
        if waiting & 8:
            return 3
        return 4 if waiting else NOBODY

    def to_act(self) -> list[int]:
        if self.due:
            return []
        return [seat for seat in range(int(self.players)) if (self.waiting >> seat) & 1]

    def legal(self, seat: i64) -> list[int]:
        return legal.legal(self, seat)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return legal.is_legal(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        if not legal.is_legal(self, seat, move):
            self.demand_legal(seat, move)  # says why not
        rules.play(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        rules.play(self, seat, move)

    def pick(self, seat: i64, rng: Rng) -> i64:
        return legal.pick(self, seat, rng)

    def mask(self, seat: i64, cells: Cells) -> None:
        legal.mask(self, seat, cells)

    def encode(self, seat: i64, cells: Cells) -> None:
        encoding.encode(self, seat, cells)

    def draw(self, rng: Rng) -> None:
        chance.draw(self, rng)

    def copy(self) -> MoonState:
        twin = MoonState(self.game, self.players, self.cards, self.regulars, self.now[:])
        twin.before = self.before
        twin.step = self.step
        twin.due = self.due
        twin.waiting = self.waiting
        twin.drawer = self.drawer
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.dice = self.dice
        twin.rolling = self.rolling
        twin.rerolls = self.rerolls
        twin.last = self.last
        twin.drawn_seat = self.drawn_seat
        twin.drawn_count = self.drawn_count
        twin.drawn = self.drawn
        twin.drawn_more = self.drawn_more
        return twin

    def redeal(self, seat: i64, rng: Rng) -> MoonState:
        return redeal.redeal(self, seat, rng)

    def identity(self) -> tuple[int, ...]:
        return (
            self.players, self.regulars, self.step, self.due, self.waiting, self.drawer,
            self.round, self.first, self.active, self.dice, self.rolling, self.rerolls,
            *self.now, *(self.before if self.hides() else ()),
        )  # fmt: skip

    def origin(self) -> tuple[dict[str, object], str]:
        return {"regulars": bool(self.regulars)}, self.cards.version

    def restore(self, identity: Sequence[int]) -> None:
        plain, length = 12, len(self.now)
        (
            _, _, self.step, self.due, self.waiting, self.drawer,
            self.round, self.first, self.active, self.dice, self.rolling, self.rerolls,
        ) = identity[:plain]  # fmt: skip
        self.now = vec[i64](list(identity[plain : plain + length]))
        hidden = list(identity[plain + length :])
        self.before = vec[i64](hidden) if hidden else self.now[:]

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def tally(self) -> dict[str, int]:
        return {"rounds": int(self.round)}
