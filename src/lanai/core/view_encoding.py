"""The cells of a game that has no `encoding.py`: they are laid out by what its views hold.

Seeded random games are looked at once, from every seat. Every place in the views that was met
there, such as `seats[0].cards`, gets cells of its own, always the same:

- a cell for every word, for true, false, null and for a key that is missing, where more than one
  of them was met; where it is now a number and now not, a cell for that too;
- for a number a cell with it, up to 255; where it was negative or greater than 100, three cells:
  whether it is negative, hundreds and rest, up to 25,599;
- for a list a cell with its length, then its items, as many as the longest had;
- for an object its keys one after the other;
- a cell *other*, marked when there is something at this place that its cells cannot say: a word, a
  number, a key or a length that was never met, or a fraction.

So two views have the same cells only if something in them is marked as other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from lanai.core.cells import HUNDRED, Cells, Layout
from lanai.core.errors import SetupError
from lanai.core.events import Json
from lanai.core.rng import FastRng

if TYPE_CHECKING:
    from lanai.core.contract import Game, State

GAMES: Final = 60
"""Random games that are looked at, shared among the options."""

POSITIONS: Final = 2000
"""Positions that are looked at, at most."""

ABSENT: Final = object()
"""What stands at a key that an object does not have."""

MISSING: Final = "missing"
NUMBER: Final = "number"
LIST: Final = "list"
OBJECT: Final = "object"
FRACTION: Final = "fraction"
OTHER: Final = "other"
SEAT: Final = "seat"

MOST_IN_A_CELL: Final = 255
NARROW: Final = 100
"""The greatest number met that gets a single cell: room is left for greater ones."""

Kind = tuple[str, str]
"""What stands at a place: a word with what it says, or another kind of thing by its name."""


def kind_of(value: object) -> Kind:
    """Name what stands at a place."""
    if value is ABSENT:
        return ("plain", MISSING)
    if isinstance(value, str):
        return ("word", value)
    if value is None or isinstance(value, bool):
        return ("plain", {None: "null", True: "true", False: "false"}[value])
    if isinstance(value, dict):
        return ("plain", OBJECT)
    if isinstance(value, list | tuple):
        return ("plain", LIST)
    return ("plain", NUMBER if isinstance(value, int) else FRACTION)


class Place:
    """A place in the views, and all that was met there."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.least = 0
        self.most = 0
        self.items: Place | None = None
        self.length = 0
        self.keys: dict[str, Place] = {}
        self.objects = 0
        self.size = 0

    # Looking

    def meet(self, value: object) -> None:
        """Look at what stands here."""
        kind = kind_of(value)
        if kind not in self.kinds:
            self.kinds.append(kind)
        if isinstance(value, dict):
            self._meet_object(value)
        elif isinstance(value, list | tuple):
            self.items = self.items or Place()
            self.length = max(self.length, len(value))
            for item in value:
                self.items.meet(item)
        elif isinstance(value, int):
            self.least = min(self.least, value)
            self.most = max(self.most, value)

    def _meet_object(self, value: Json) -> None:
        for key in value:
            if key not in self.keys:
                self.keys[key] = Place()
                if self.objects:
                    self.keys[key].meet(ABSENT)
        for key, place in self.keys.items():
            place.meet(value.get(key, ABSENT))
        self.objects += 1

    def lay_out(self) -> int:
        """Settle the cells of this place and count them."""
        self.kinds.sort()
        self.size = len(self._names(""))
        for place in self.keys.values():
            self.size += place.lay_out()
        if self.items is not None:
            self.size += self.length * self.items.lay_out()
        return self.size

    # Cells

    def _wide(self) -> bool:
        return self.least < 0 or self.most > NARROW

    def _names(self, path: str) -> list[str]:
        """Name the cells of this place itself; keys and items follow."""
        names = [f"{path}: {OTHER}"]
        if len(self.kinds) > 1:
            names += [f"{path}: {name}" for _, name in self.kinds]
        if ("plain", NUMBER) in self.kinds:
            names += [f"{path}: negative", f"{path}: hundreds"] if self._wide() else []
            names.append(f"{path}: rest" if self._wide() else path)
        if self.items is not None:
            names.append(f"{path}: length")
        return names

    def names(self, path: str) -> Iterator[str]:
        """Name all cells in their order."""
        yield from self._names(path)
        for key, place in self.keys.items():
            yield from place.names(f"{path}.{key}" if path else key)
        if self.items is not None:
            for at in range(self.length):
                yield from self.items.names(f"{path}[{at}]")

    def write(self, value: object, cells: Cells) -> None:
        """Write what stands here."""
        other = int(cells.at)
        end = other + self.size
        cells.at += 1
        if not self._write_kind(kind_of(value), cells):
            cells.data[other] = 1
        elif isinstance(value, dict):
            self._write_object(value, other, cells)
        elif isinstance(value, list | tuple):
            self._write_list(value, other, cells)
        elif isinstance(value, int) and not isinstance(value, bool):
            self._write_number(value, other, cells)
        cells.at = end

    def _write_kind(self, kind: Kind, cells: Cells) -> bool:
        """Write of which kind it is; tell whether that was ever met and can be said."""
        if len(self.kinds) > 1:
            cells.one_of(self.kinds.index(kind) if kind in self.kinds else -1, len(self.kinds))
        return kind in self.kinds and kind != ("plain", FRACTION)

    def _write_number(self, value: int, other: int, cells: Cells) -> None:
        most = MOST_IN_A_CELL * HUNDRED + HUNDRED - 1 if self._wide() else MOST_IN_A_CELL
        if abs(value) > most or (value < 0 and not self._wide()):
            cells.data[other] = 1
        elif self._wide():
            cells.number(int(value < 0))
            cells.points(abs(value))
        else:
            cells.number(value)

    def _write_list(self, value: list[Any] | tuple[Any, ...], other: int, cells: Cells) -> None:
        assert self.items is not None
        cells.at += self._number_size()
        if len(value) > min(self.length, MOST_IN_A_CELL):
            cells.data[other] = 1
        cells.number(min(len(value), MOST_IN_A_CELL))
        cells.at += sum(place.size for place in self.keys.values())
        for item in value[: self.length]:
            self.items.write(item, cells)

    def _write_object(self, value: Json, other: int, cells: Cells) -> None:
        if any(key not in self.keys for key in value):
            cells.data[other] = 1
        cells.at += self._number_size() + (self.items is not None)
        for key, place in self.keys.items():
            place.write(value.get(key, ABSENT), cells)

    def _number_size(self) -> int:
        if ("plain", NUMBER) not in self.kinds:
            return 0
        return 3 if self._wide() else 1


class ViewEncoding:
    """Writes the views of one game with one number of players as cells."""

    def __init__(self, game: Game, players: int, positions: int = POSITIONS) -> None:
        self.players = players
        self.root = survey(game, players, positions)
        self.root.lay_out()

    def layout(self, players: int) -> Layout:
        """Name the segments: the observer's seat, then the keys of the view."""
        found: Layout = [(SEAT, (players,)), (OTHER, (len(self.root._names("")),))]
        for key, place in self.root.keys.items():
            found.append((f"view {key}" if key in (SEAT, OTHER) else key, (place.size,)))
        return found

    def names(self) -> list[str]:
        """Name every cell."""
        return [*(f"{SEAT}: {seat}" for seat in range(self.players)), *self.root.names("")]

    def encode(self, state: State, viewer: int, cells: Cells) -> None:
        """Write all that a seat may know."""
        cells.one_of(viewer, self.players)
        self.root.write(state.view(viewer), cells)


def layout_of(game: Game, players: int) -> Layout:
    """Name the segments of a game's observations: those of its room, else of its views."""
    own = game.function("encoding.layout")
    if own is None:
        return view_encoding(game, players).layout(players)
    layout: Layout = own(players)
    return layout


ENCODINGS: Final[dict[tuple[Game, int], ViewEncoding]] = {}
"""Encodings that have been made, by game and players."""


def view_encoding(game: Game, players: int) -> ViewEncoding:
    """Make the encoding of a game once."""
    key = (game, players)
    if key not in ENCODINGS:
        ENCODINGS[key] = ViewEncoding(game, players)
    return ENCODINGS[key]


def survey(game: Game, players: int, positions: int) -> Place:
    """Look at the views of random games, always the same ones."""
    root = Place()
    tables = list(set_ups(game, players))
    for state in tables:
        left = positions // len(tables)
        for seed in range(max(GAMES // len(tables), 1)):
            left = _watch(state.copy(), FastRng(seed), root, left)
    return root


def set_ups(game: Game, players: int) -> Iterator[State]:
    """Set a game up with its own options, and with every other choice of each of them."""
    yield game.new(players)
    for option in game.options:
        for choice in option.choices:
            if choice != option.default:
                try:
                    yield game.new(players, {option.name: choice})
                except SetupError:
                    continue  # not with so many players


def _watch(state: State, rng: FastRng, root: Place, left: int) -> int:
    """Look at a random game, or the beginning of one; give how many positions may still be met."""
    while left:
        for seat in range(int(state.players)):
            root.meet(state.view(seat))
        left -= 1
        if state.chance_due():
            state.draw(rng)
        elif state.over():
            break
        else:
            seat = int(state.next_seat())
            state.play(seat, state.pick(seat, rng))
    return left
