"""The contract between the rules of a game and everything that plays it.

A :class:`Game` is stateless; a :class:`State` is one position, mutable and cheap to copy. Moves are
ints inside the engine and text everywhere else. Chance is explicit: while :meth:`State.chance_due`
nobody moves, and whoever drives the game either lets the rules draw (:meth:`State.draw`) or places
a known outcome (:meth:`State.place`).

A game is the class of its position and a :class:`Game` with the facts about it. All that can have a
default has one here, and what has none is looked for in the game's room: a file there (`view.py`,
`notation.py`, …) with a function of the same name is used before the default. A method of the state
goes before both, and is the quicker way for what simulations call by the million.

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

import hashlib
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from lanai.core.cells import Cells
from lanai.core.errors import (
    IllegalMove,
    LanaiError,
    Refusal,
    SetupError,
    UnreadableMove,
    impossible_chance,
)
from lanai.core.events import Event, Journal, Json
from lanai.core.parts import (
    add_draft,
    drop_draft,
    find_function,
    find_module,
    game_in,
    read_resource,
)
from lanai.core.plain import copied, from_numbers, to_numbers
from lanai.core.rng import Rng
from lanai.core.scripted import RecordingRng, ScriptedRng
from lanai.core.view_encoding import view_encoding

SPECTATOR: Final = -1
"""The viewer who sits on no seat."""

NOBODY: Final = -1
"""The seat to act when no seat owes a decision."""

NO_RULE: Final = ""
"""The rule of a refusal in a game whose rules have no ids."""

NUMBERS: Final = "numbers"
"""The name of a chance event that is written down as the numbers that were drawn."""

OF_EVERY_STATE: Final = ("game", "players", "journal")

Holdings = dict[str, list[str]]
"""What one seat holds, by kind: the names of cards, missions, clients."""


Rank = TypeVar("Rank", int, tuple[int, ...])


def leaders(ranks: Sequence[Rank]) -> list[int]:
    """List the seats with the highest rank, in rising order; a rank is points, or points and more.

    >>> leaders([7, 9, 9])
    [1, 2]
    """
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A choice about the rules that a table makes before it starts.

    Whoever needs values other than a few choices overrides :meth:`allows`, :meth:`read` and
    :meth:`write`, and says in `expected` what may be chosen.
    """

    def __init__(
        self, name: str, choices: tuple[object, ...], default: object, expected: str = ""
    ) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.default: Final = default
        self.expected: Final = expected or ", ".join(str(choice).lower() for choice in choices)

    def allows(self, players: int, value: object) -> bool:
        """Tell whether so many players can choose this value."""
        # `in` alone would let 1 pass for True.
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def read(self, text: str) -> object:
        """Read a value as people write it; what is no choice stays the text that it is.

        >>> Option("teams", (False, True), False).read("true")
        True
        """
        spelled = {self.write(choice): choice for choice in self.choices}
        return spelled.get(text.strip().lower(), text)

    def write(self, value: object) -> str:
        """Write a value as people write it."""
        return str(value).lower()

    def refuse(self, value: object, expected: str = "") -> SetupError:
        """Make the error that says what could have been chosen, as people write it."""
        details: dict[str, object] = {
            "option": self.name,
            "value": value if isinstance(value, str) else self.write(value) or str(value),
            "choices": expected or self.expected,
        }
        return SetupError("setup-option-value", details)


class Held:
    """A kind of what seats hold (:meth:`State.holdings`): `dealt` by chance, or won by playing."""

    def __init__(self, kind: str, *, dealt: bool = False) -> None:
        self.kind: Final = kind
        self.dealt: Final = dealt


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, stateless: name, seats, options, cards and how to start.

    A name, the seats and the moves must be given. `moves` names them for games of few, plain moves;
    `move_count` counts them where the texts come from elsewhere (:meth:`State.text`). `longest`
    counts the moves of the longest game; `widest` is the largest n of any `rng.below(n)`, and
    `draws` counts the numbers that are drawn at most between two moves. In a game for `stakes` the
    points are what the seats win from each other: from -stakes to stakes, and they add up to 0.
    Without stakes winning is all that counts. `held` lists the kinds of what seats hold, for tables
    of games and studies.
    """

    def __init__(
        self,
        *,
        name: str,
        seats: tuple[int, ...],
        moves: tuple[str, ...] = (),
        move_count: int = 0,
        rules: str = "1.0",
        cards: tuple[str, ...] = ("1",),
        minutes: tuple[int, int] = (5, 15),
        options: tuple[Option, ...] = (),
        rule_ids: tuple[str, ...] = (),
        longest: int = 1000,
        widest: int = 100,
        draws: int = 100,
        stakes: int = 0,
        aid: bool = False,
        held: tuple[Held, ...] = (),
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.card_versions: Final = cards
        self.seats: Final = seats
        self.minutes: Final = minutes
        self.options: Final = options
        self.moves: Final = moves
        self.move_count: Final = move_count or len(moves)
        self.rule_ids: Final = rule_ids
        self.longest: Final = longest
        self.widest: Final = widest
        self.draws: Final = draws
        self.stakes: Final = stakes
        self.aid: Final = aid  # whether states can help a viewer's memory
        self.held: Final = held
        self.drafts: Final[list[str]] = []  # card tables to try, in this process only
        self.room: Final = str(type(self).__module__).rpartition(".")[0]
        self.functions: Final[dict[str, Any]] = {}

    # What it is called

    @property
    def cards(self) -> str:
        """Name the newest card table."""
        return self.card_versions[-1]

    @property
    def python_name(self) -> str:
        """Name the game as Python packages are named."""
        return self.name.replace("-", "_")

    @property
    def title(self) -> str:
        """Name the game for people who have no message file for it."""
        return self.name.replace("-", " ").title()

    @property
    def about(self) -> str:
        """Say in a line what the game is: how its docstring begins."""
        docstring = type(self).__doc__ or ""
        return " ".join(docstring.strip().split("\n\n")[0].split())

    # Its room

    def __reduce__(self) -> tuple[Any, ...]:
        """Save a game by its room: there is only one of each."""
        return game_in, (self.room,)

    def function(self, path: str) -> Any:
        """Find a function of the room by `module.name`; None where the default is to be used."""
        if path not in self.functions:
            self.functions[path] = find_function(self.room, path)
        return self.functions[path]

    def demand(self, path: str) -> Any:
        """Find a function of the room that has no default."""
        found = self.function(path)
        if found is None:
            module, _, name = path.partition(".")
            raise NotImplementedError(
                f"{self.name}: write {name} in state.py, or as a function in {module}.py"
            )
        return found

    def part(self, name: str, shelf: str = "") -> ModuleType | None:
        """Find a module of the game that replaces a default, in its room or on a shelf."""
        return find_module(self.room, name, shelf)

    def resource(self, *path: str) -> str | None:
        """Read a text file of the room; None where there is no such file."""
        return read_resource(self.room, *path)

    # Setting up

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
        if cards not in self.card_versions and cards not in self.drafts:
            known = ", ".join(self.card_versions)
            raise SetupError("setup-cards", {"game": self.name, "cards": cards, "known": known})

    def draft(self, table: str) -> str:
        """Let a changed card table be played with in this process, and name its version.

        Raises CardsError where something is wrong with it, SetupError in a game without tables.
        """
        version = "draft-" + hashlib.sha256(table.encode()).hexdigest()[:8]
        if self.resource("cards", f"{self.cards}.toml") is None:
            raise SetupError("setup-no-cards", {"game": self.name})
        if version not in self.drafts:
            path = ("cards", f"{version}.toml")
            add_draft(self.room, table, *path)
            try:
                self.card_sections(version)
            except LanaiError:
                drop_draft(self.room, *path)
                raise
            self.drafts.append(version)
        return version

    def option(self, name: str) -> Option:
        """Find an option by its name, or raise SetupError."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join([option.name for option in self.options])
        raise SetupError("setup-option", {"game": self.name, "option": name, "known": known})

    def read_options(self, players: int, given: Mapping[str, object]) -> dict[str, object]:
        """Complete `given` with defaults, or raise SetupError for what the game does not offer."""
        for name in given:
            self.option(name)
        chosen: dict[str, object] = {}
        for option in self.options:
            value = given.get(option.name, option.default)
            self.check_option(players, option, value)
            chosen[option.name] = value
        return chosen

    def check_option(self, players: int, option: Option, value: object) -> None:
        """Raise SetupError unless so many players can choose this value."""
        if not option.allows(players, value):
            raise option.refuse(value)

    def start(self, players: int, options: dict[str, object], cards: str) -> State:
        """Make the state before the first chance event, from checked arguments."""
        raise NotImplementedError(f"{self.name}: write start in game.py")

    def card_sections(self, cards: str) -> list[CardSection]:
        """List all card data with its provenance, for people to read."""
        return []


class CardSection:
    """A table of card data as shown to people: every row ends with its provenance."""

    def __init__(
        self, title: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]
    ) -> None:
        self.title: Final = title
        self.columns: Final = columns
        self.rows: Final = rows


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. It knows everything: show people :meth:`view`, never the state.

    A game must write :meth:`next_seat`, :meth:`legal`, :meth:`play`, :meth:`view` and
    :meth:`scores`; with chance also :meth:`chance_due` and :meth:`draw`; and :meth:`redeal` where
    anything is hidden. Not an ABC at run time: mypyc gives up its quick attributes for those.
    """

    def __init__(self, game: Game, players: i64) -> None:
        self.game: Game = game
        self.players: i64 = players
        self.journal: Journal | None = None

    # Whose turn it is

    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.next_seat() == NOBODY and not self.chance_due()

    def chance_due(self) -> bool:
        """Tell whether the rules must draw before anybody can move."""
        return False

    def next_seat(self) -> i64:
        """Name the first seat that owes a decision, or NOBODY."""
        raise NotImplementedError(f"{self.game.name}: write next_seat in state.py")

    def to_act(self) -> list[int]:
        """List the seats that owe a decision now, in rising order.

        Games with simultaneous steps override this: several seats may owe one at once.
        """
        seat = self.next_seat()
        return [] if seat == NOBODY else [int(seat)]

    # Moves

    def legal(self, seat: i64) -> list[int]:
        """List the legal moves of `seat` in rising order: the only authority on what is legal."""
        moves: list[int] = self.game.demand("legal.legal")(self, int(seat))
        return moves

    def is_legal(self, seat: i64, move: i64) -> bool:
        """Tell whether `move` is in `legal(seat)`, without making the list if that is possible."""
        own = self.game.function("legal.is_legal")
        if own is not None:
            legal: bool = own(self, int(seat), int(move))
            return legal
        return int(seat) in self.to_act() and int(move) in self.legal(seat)

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """Explain by its rule why `move` is not legal; None when it is."""
        own = self.game.function("refusals.why_not")
        if own is not None:
            refusal: Refusal | None = own(self, int(seat), int(move))
            return refusal
        if self.is_legal(seat, move):
            return None
        if self.over():
            return Refusal(NO_RULE, "move-over")
        return Refusal(NO_RULE, "move-illegal" if int(seat) in self.to_act() else "move-turn")

    def choice_is_open(self, seat: i64) -> bool:
        """Tell whether nobody learns from it when a seat's only legal move plays itself.

        So it is where all can tell from what they know that there is but one, or where nobody knows
        that the seat has come to this decision. It is asked only where there is one.
        """
        own = self.game.function("legal.choice_is_open")
        if own is None:
            return False
        told: bool = own(self, int(seat))
        return told

    def play(self, seat: i64, move: i64) -> None:
        """Carry out a move known to be legal. Trusted: nothing is checked."""
        self.game.demand("rules.play")(self, int(seat), int(move))

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Draw one of the legal moves of `seat`, all equally likely."""
        own = self.game.function("legal.pick")
        if own is not None:
            picked: i64 = own(self, int(seat), rng)
            return picked
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

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
        """Write down what happened, if somebody keeps a journal.

        Where speed matters rooms make their events only then.
        """
        if self.journal is not None:
            self.journal.add(event)

    def pause(self) -> None:
        """Let people look before the game goes on, if somebody keeps a journal.

        Rooms call it where a round has ended and its last position is about to be cleared away.
        """
        if self.journal is not None:
            self.journal.pause(self.copy())

    # Chance

    def draw(self, rng: Rng) -> None:
        """Let chance happen: draw the outcome that is due and carry it out."""
        self.game.demand("chance.draw")(self, rng)

    def draw_recorded(self, rng: Rng) -> Json:
        """Let chance happen, and give it as its line in the record.

        Where the room has no `chance.py` with words for it, the line holds the numbers drawn.
        """
        if self.game.function("chance.outcome") is not None:
            self.draw(rng)
            return self.outcome()
        recording = RecordingRng(rng)
        self.draw(recording)
        return {"chance": NUMBERS, "value": recording.numbers}

    def outcome(self) -> Json:
        """Give the chance event that was just drawn in the words of the room's `chance.py`."""
        line: Json = self.game.demand("chance.outcome")(self)
        return line

    def place(self, line: Json) -> None:
        """Carry out the chance event of a record's line, or raise LanaiError and change nothing."""
        own = self.game.function("chance.place")
        if own is not None:
            own(self, line)
            return
        if not self.chance_due() or line.get("chance") != NUMBERS:
            raise LanaiError("chance-not-due", {"expected": NUMBERS})
        numbers = line.get("value")
        if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
            raise impossible_chance(NUMBERS)
        trial = ScriptedRng(numbers)
        self.copy().draw(trial)
        if not trial.fits():
            raise impossible_chance(NUMBERS)
        self.draw(ScriptedRng(numbers))

    def settle(self, rng: Rng) -> None:
        """Let all chance happen that is due."""
        while self.chance_due():
            self.draw(rng)

    # Text

    def text(self, seat: i64, move: i64) -> str:
        """Write a move of `seat` in the game's notation; a legal move has exactly one text."""
        own = self.game.function("notation.text")
        if own is not None:
            written: str = own(self, int(seat), int(move))
            return written
        return self.game.moves[move] if self.game.moves else str(move)

    def parse(self, seat: i64, text: str) -> int:
        """Read a move of `seat` written in the game's notation, or raise UnreadableMove."""
        own = self.game.function("notation.parse")
        if own is not None:
            read: int = own(self, int(seat), text)
            return read
        wanted = " ".join(text.lower().split())
        for moves in (self.legal(seat), range(self.game.move_count)):
            for move in moves:
                if self.text(seat, move).lower() == wanted:
                    return move
        raise UnreadableMove(Refusal(NO_RULE, "move-unreadable", {"move": text}), text)

    # Knowledge

    def view(self, viewer: int) -> Json:
        """Give all that a seat may know, as plain JSON data; any other viewer is a SPECTATOR."""
        shown: Json = self.game.demand("view.view")(self, viewer)
        return shown

    def own_view(self, seat: int) -> Json:
        """Give what differs in a seat's view from a spectator's: keys to add or to replace.

        Whoever shows a position to many can make what they have in common once.
        """
        own = self.game.function("view.own_view")
        if own is not None:
            shown: Json = own(self, seat)
            return shown
        common, whole = self.view(SPECTATOR), self.view(seat)
        return {
            key: value for key, value in whole.items() if key not in common or common[key] != value
        }

    def own_seat(self, seat: int) -> Json | None:
        """Give what a seat sees at its own place in the view's `seats`, if others see less there.

        A view has the key `seats`, with what is seen of each seat, in order.
        """
        own = self.game.function("view.own_seat")
        if own is None:
            return None
        shown: Json | None = own(self, seat)
        return shown

    def aid(self, viewer: int) -> Json | None:
        """Help a viewer's memory, in a game that can, with nothing but what views have told."""
        own = self.game.function("aid.aid")
        if own is None:
            return None
        shown: Json | None = own(self, viewer)
        return shown

    def encode(self, seat: i64, cells: Cells) -> None:
        """Write all that a seat may know into an empty row of cells, for learning programs.

        By default they are laid out by what is in the game's views.
        """
        own = self.game.function("encoding.encode")
        if own is not None:
            own(self, int(seat), cells)
            return
        view_encoding(self.game, int(self.players)).encode(self, int(seat), cells)

    def mask(self, seat: i64, cells: Cells) -> None:
        """Mark the legal moves of `seat` in an empty row, with a cell for each move of the game."""
        own = self.game.function("legal.mask")
        if own is not None:
            own(self, int(seat), cells)
            return
        for move in self.legal(seat):
            cells.put(move, 1)

    def copy(self) -> Self:
        """Make an independent copy (without the journal).

        By default all that the state holds beside the tables of its game is plain data.
        """
        kind: Any = type(self)
        twin: Self = kind.__new__(kind)
        twin.game = self.game
        twin.players = self.players
        twin.journal = None
        vars(twin).update(copied(self._held()))
        return twin

    def redeal(self, seat: i64, rng: Rng) -> State:
        """Make a state that `seat` cannot tell from this one: what it cannot know is drawn anew.

        By default nothing is hidden; a game in which views differ must say how to redeal.
        """
        own = self.game.function("redeal.redeal")
        if own is not None:
            world: State = own(self, int(seat), rng)
            return world
        if any(map(self.own_view, range(int(self.players)))):
            raise NotImplementedError(
                f"{self.game.name}: the views of its seats differ, so it has to write redeal"
            )
        return self.copy()

    def identity(self) -> tuple[int, ...]:
        """Give everything the state holds as numbers: equal states have equal identities."""
        return (int(self.players), *to_numbers(self._held()))

    def restore(self, identity: Sequence[int]) -> None:
        """Become the state with this identity; both were set up with the same options and cards."""
        vars(self).update(from_numbers(list(identity[1:])))

    def origin(self) -> tuple[dict[str, object], str]:
        """Give the options and the cards that the state was set up with, if restoring needs them.

        By default restoring gives back all that a state holds, whatever it was set up with.
        """
        return {}, self.game.cards

    def __reduce__(self) -> tuple[Any, ...]:
        """Save the state (without the journal) by how it was set up and by its identity."""
        options, cards = self.origin()
        return revive, (self.game, int(self.players), options, cards, self.identity())

    def _held(self) -> dict[str, object]:
        """Give what a game written in plain Python keeps in its state."""
        return {name: each for name, each in vars(self).items() if name not in OF_EVERY_STATE}

    def check(self) -> None:
        """Raise AssertionError if an invariant of the game is broken: pieces, counts, phases."""
        own = self.game.function("checks.check")
        if own is not None:
            own(self)

    # Result

    def scores(self) -> list[int]:
        """List the points so far, by seat."""
        points: list[int] = self.game.demand("scoring.scores")(self)
        return points

    def winners(self) -> list[int]:
        """List the winning seats in rising order; empty until the game is over."""
        own = self.game.function("scoring.winners")
        if own is not None:
            seats: list[int] = own(self)
            return seats
        return leaders(self.scores()) if self.over() else []

    def sides(self) -> list[list[int]]:
        """List the seats that win or lose together; everybody plays alone unless the room says."""
        own = self.game.function("scoring.sides")
        if own is not None:
            seats: list[list[int]] = own(self)
            return seats
        return [[seat] for seat in range(self.players)]

    def tally(self) -> dict[str, int]:
        """Count what a simulation's summary tells beside the points, by name; public knowledge."""
        return {}

    # What tables of games and studies tell

    def first_player(self) -> int:
        """Name the seat that begins the game; asked at its first decision."""
        own = self.game.function("chronicle.first_player")
        if own is not None:
            seat: int = own(self)
            return seat
        return int(self.next_seat())

    def round_number(self) -> int:
        """Count the rounds begun so far; a game that has none is one round."""
        own = self.game.function("chronicle.round_number")
        if own is not None:
            count: int = own(self)
            return count
        return 1

    def holdings(self) -> list[Holdings]:
        """List by seat what it holds now, of the kinds that the game says are `held`.

        It is asked at the first decision, at every :meth:`pause` and at the end, and tells of all
        seats: for records and tables of games that are over, never for who plays.
        """
        own = self.game.function("chronicle.holdings")
        if own is not None:
            held: list[Holdings] = own(self)
            return held
        return [{} for _ in range(self.players)]

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


def revive(
    game: Game, players: int, options: dict[str, object], cards: str, identity: tuple[int, ...]
) -> State:
    """Make a saved state again."""
    state = game.new(players, options, cards)
    state.restore(identity)
    return state
