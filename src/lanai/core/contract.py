"""The contract between the rules of a game and everything that plays it.

A :class:`Game` is stateless; a :class:`State` is one position, mutable and cheap to copy. Moves are
ints inside the engine and text everywhere else. Chance is explicit: while :meth:`State.chance_due`
nobody moves, and whoever drives the game either lets the rules draw (:meth:`State.draw`) or places
a known outcome (:meth:`State.place`).

>>> from lanai.core.rng import FastRng
>>> from lanai.games import find
>>> rng = FastRng(7)
>>> state = find("tiki-topple").new(players=2)
>>> state.settle(rng)
>>> while not state.over():
...     seat = state.to_act()[0]
...     state.apply(seat, state.pick(seat, rng))
...     state.settle(rng)
>>> state.winners()
[0]
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

from lanai.core.errors import IllegalMove, Refusal, SetupError
from lanai.core.events import Event, Journal, Json
from lanai.core.rng import Rng

SPECTATOR: Final = -1
"""The viewer who sits on no seat."""

NOBODY: Final = -1
"""The seat to act when no seat owes a decision."""


Rank = TypeVar("Rank", int, tuple[int, ...])


def leaders(ranks: Sequence[Rank]) -> list[int]:
    """List the seats with the highest rank, in rising order; a rank is points, or points and more.

    >>> leaders([7, 9, 9])
    [1, 2]
    """
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


class Option:
    """A choice about the rules that a table makes before it starts.

    With no `choices` the game checks the value itself (:meth:`Game.check_option`).
    """

    def __init__(self, name: str, choices: tuple[object, ...], default: object) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.default: Final = default

    def read(self, text: str) -> object:
        """Read a value as people write it: the choice that is written so, else the text itself."""
        for choice in self.choices:
            if self.write(choice).lower() == text.lower():
                return choice
        return text

    def write(self, value: object) -> str:
        """Write a value so that it can be read again."""
        return str(value)


class Game(ABC):
    """The rules of one game, stateless: name, seats, options, cards and how to start.

    `longest` counts the moves of the longest game and `widest` the numbers that can come out of one
    step of chance, at most. In a game for `stakes` the points are what the seats win from each
    other: from -stakes to stakes, and they add up to 0. Without stakes winning is all that counts.
    """

    def __init__(
        self,
        *,
        name: str,
        rules: str,
        cards: tuple[str, ...],
        seats: tuple[int, ...],
        minutes: tuple[int, int],
        options: tuple[Option, ...],
        move_count: int,
        rule_ids: tuple[str, ...],
        aid: bool = False,
        longest: int = 1000,
        widest: int = 100,
        stakes: int = 0,
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.card_versions: Final = cards
        self.seats: Final = seats
        self.minutes: Final = minutes
        self.options: Final = options
        self.move_count: Final = move_count
        self.rule_ids: Final = rule_ids
        self.aid: Final = aid  # whether states can help a viewer's memory
        self.longest: Final = longest
        self.widest: Final = widest
        self.stakes: Final = stakes

    @property
    def cards(self) -> str:
        """Name the newest card table."""
        return self.card_versions[-1]

    def new(
        self, players: int, options: Mapping[str, object] | None = None, cards: str | None = None
    ) -> State:
        """Set up a game that waits for its first chance event, or raise SetupError."""
        self.check_players(players)
        table = self.cards if cards is None else cards
        self.check_cards(table)
        return self.start(players, self.read_options(players, options or {}), table)

    def check_players(self, players: int) -> None:
        """Raise SetupError unless so many can play."""
        if players not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise SetupError(
                "setup-players", {"game": self.name, "players": players, "min": first, "max": last}
            )

    def check_cards(self, cards: str) -> None:
        """Raise SetupError unless there is such a card table."""
        if cards not in self.card_versions:
            known = ", ".join(self.card_versions)
            raise SetupError("setup-cards", {"game": self.name, "cards": cards, "known": known})

    def read_options(self, players: int, given: Mapping[str, object]) -> dict[str, object]:
        """Complete `given` with defaults, or raise SetupError for what the game does not offer."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                offers = ", ".join(known)
                raise SetupError(
                    "setup-option", {"game": self.name, "option": name, "known": offers}
                )
        chosen: dict[str, object] = {}
        for option in self.options:
            value = given.get(option.name, option.default)
            self.check_option(players, option, value)
            chosen[option.name] = value
        return chosen

    def check_option(self, players: int, option: Option, value: object) -> None:
        """Raise SetupError unless `value` is one of the option's choices."""
        # `in` alone would let 1 pass for True.
        if not any(
            value is choice or (type(value) is str and value == choice) for choice in option.choices
        ):
            choices = ", ".join(str(choice) for choice in option.choices)
            raise SetupError(
                "setup-option-value",
                {"option": option.name, "value": str(value), "choices": choices},
            )

    @abstractmethod
    def start(self, players: int, options: dict[str, object], cards: str) -> State:
        """Make the state before the first chance event, from checked arguments."""

    @abstractmethod
    def card_sections(self, cards: str) -> list[CardSection]:
        """List all card data with its provenance, for people to read."""


class CardSection:
    """A table of card data as shown to people: every row ends with its provenance."""

    def __init__(
        self, title: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]
    ) -> None:
        self.title: Final = title
        self.columns: Final = columns
        self.rows: Final = rows


class State:
    """One position of one game. It knows everything: show people :meth:`view`, never the state.

    Not an ABC at run time: mypyc gives up its quick attributes for those.
    """

    def __init__(self, game: Game, players: i64) -> None:
        self.game: Game = game
        self.players: i64 = players
        self.journal: Journal | None = None

    # Whose turn it is

    @abstractmethod
    def over(self) -> bool:
        """Tell whether the game has ended."""

    @abstractmethod
    def chance_due(self) -> bool:
        """Tell whether the rules must draw before anybody can move."""

    @abstractmethod
    def next_seat(self) -> i64:
        """Name the first seat that owes a decision, or NOBODY."""

    def to_act(self) -> list[int]:
        """List the seats that owe a decision now, in rising order.

        Games with simultaneous steps override this: several seats may owe one at once.
        """
        seat = self.next_seat()
        return [] if seat == NOBODY else [int(seat)]

    # Moves

    @abstractmethod
    def legal(self, seat: i64) -> list[int]:
        """List the legal moves of `seat` in rising order: the only authority on what is legal."""

    @abstractmethod
    def is_legal(self, seat: i64, move: i64) -> bool:
        """Tell whether `move` is in `legal(seat)`, without making the list."""

    @abstractmethod
    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """Explain by its rule why `move` is not legal; None when it is."""

    @abstractmethod
    def play(self, seat: i64, move: i64) -> None:
        """Carry out a move known to be legal. Trusted: nothing is checked."""

    @abstractmethod
    def pick(self, seat: i64, rng: Rng) -> i64:
        """Draw one of the legal moves of `seat`, all equally likely."""

    def apply(self, seat: i64, move: i64) -> None:
        """Carry out a move, or raise IllegalMove and change nothing."""
        self.demand_legal(seat, move)
        self.play(seat, move)

    def demand_legal(self, seat: i64, move: i64) -> None:
        """Raise IllegalMove unless `seat` may make this move now."""
        if not self.is_legal(seat, move):
            refusal = self.why_not(seat, move)
            assert refusal is not None
            known = 0 <= move < self.game.move_count and 0 <= seat < self.players
            raise IllegalMove(refusal, self.text(seat, move) if known else str(move))

    def tell(self, event: Event) -> None:
        """Write down what happened; rooms make events only while somebody keeps a journal."""
        assert self.journal is not None
        self.journal.add(event)

    # Chance

    @abstractmethod
    def draw(self, rng: Rng) -> None:
        """Let chance happen: draw the outcome that is due and carry it out."""

    @abstractmethod
    def outcome(self) -> Json:
        """Give the chance event that was just drawn, as its line in the record."""

    @abstractmethod
    def place(self, line: Json) -> None:
        """Carry out the chance event of a record's line, or raise LanaiError and change nothing."""

    def settle(self, rng: Rng) -> None:
        """Let all chance happen that is due."""
        while self.chance_due():
            self.draw(rng)

    # Text

    @abstractmethod
    def text(self, seat: i64, move: i64) -> str:
        """Write a move of `seat` in the game's notation; a legal move has exactly one text."""

    @abstractmethod
    def parse(self, seat: i64, text: str) -> int:
        """Read a move of `seat` written in the game's notation, or raise UnreadableMove."""

    # Knowledge

    @abstractmethod
    def view(self, viewer: int) -> Json:
        """Give all that a seat may know, as plain JSON data; any other viewer is a SPECTATOR."""

    @abstractmethod
    def own_view(self, seat: int) -> Json:
        """Give what differs in a seat's view from a spectator's: keys to add or to replace.

        Whoever shows a position to many can make what they have in common once.
        """

    def aid(self, viewer: int) -> Json | None:
        """Help a viewer's memory, in a game that can, with nothing but what views have told."""
        return None

    def own_seat(self, seat: int) -> Json | None:
        """Give what a seat sees at its own place in the view's `seats`, if others see less there.

        A view has the key `seats`, with what is seen of each seat, in order.
        """
        return None

    @abstractmethod
    def copy(self) -> State:
        """Make an independent copy (without the journal)."""

    @abstractmethod
    def redeal(self, seat: i64, rng: Rng) -> State:
        """Make a state that `seat` cannot tell from this one: what it cannot know is drawn anew."""

    @abstractmethod
    def identity(self) -> tuple[int, ...]:
        """Give everything the state holds as numbers: equal states have equal identities."""

    @abstractmethod
    def restore(self, identity: Sequence[int]) -> None:
        """Become the state with this identity; both were set up with the same options and cards."""

    @abstractmethod
    def check(self) -> None:
        """Raise AssertionError if an invariant of the game is broken: pieces, counts, phases."""

    # Result

    @abstractmethod
    def scores(self) -> list[int]:
        """List the points so far, by seat."""

    @abstractmethod
    def winners(self) -> list[int]:
        """List the winning seats in rising order; empty until the game is over."""

    def tally(self) -> dict[str, int]:
        """Count what a simulation's summary tells beside the points, by name; public knowledge."""
        return {}

    # Speed

    def playout(self, rng: Rng) -> i64:
        """Play at random to the end and count the moves made."""
        moves: i64 = 0
        while True:
            seat = self.next_seat()
            if seat != NOBODY:
                self.play(seat, self.pick(seat, rng))
                moves += 1
            elif self.chance_due():
                self.draw(rng)
            else:
                return moves

    def playout_eager(self, rng: Rng) -> i64:
        """Play like :meth:`playout`; games that random play drags out override it to get on."""
        return self.playout(rng)
