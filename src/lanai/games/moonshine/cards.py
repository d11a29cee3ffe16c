"""The pieces of Moonshine, read from a card table (`cards/<version>.toml`) and checked.

MS-C1 the dice, MS-C3 to MS-C5 the clients, MS-C7 and MS-C8 the bars, MS-C6 the kinds of bonuses.
Bonuses are packed into one int, five bits for each kind: the *power* of a seat says how many of
each kind it has. A cost is packed in the same way, so that one is compared with the other.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.contract import CardSection
from lanai.core.errors import CardsError
from lanai.games import card_tables as tables
from lanai.games.card_tables import Row

FOOD: Final = 0
MUSIC: Final = 1
DRINK: Final = 2
JOKER: Final = 3
REROLL: Final = 4
EYE: Final = 5
SLOT: Final = 6
BLUE: Final = 7
ORANGE: Final = 8
DISCOUNT: Final = 9
MAJORITY: Final = 10
Resource = Literal["food", "music", "drink"]
Bonus = Literal[
    "food", "music", "drink", "joker", "reroll", "eye", "slot", "blue", "orange", "discount",
    "majority",
]  # fmt: skip
RESOURCES: Final[tuple[Resource, ...]] = ("food", "music", "drink")
BONUSES: Final[tuple[Bonus, ...]] = (
    *RESOURCES, "joker", "reroll", "eye", "slot", "blue", "orange", "discount", "majority",
)  # fmt: skip
SPOT_BONUSES: Final = BONUSES[:DISCOUNT]

POWER_BITS: Final = 5
POWER_MASK: Final = 31

NO_FACE: Final = 0
MOON_FACE: Final = 5
Face = Literal["food", "music", "drink", "joker", "moon"]
FACES: Final[tuple[Face | Literal[""], ...]] = ("", *RESOURCES, "joker", "moon")
SIDES_OF_A_DIE: Final = 6
DieName = Literal["w1", "w2", "w3", "b", "o"]
DICE: Final[tuple[DieName, ...]] = ("w1", "w2", "w3", "b", "o")
DICE_COUNT: Final = 5
BLUE_DIE: Final = 3
ORANGE_DIE: Final = 4

NO_BOLT: Final = 0
BOLT_PLUS_2: Final = 1
BOLT_MINUS_1: Final = 2
Bolt = Literal["+2", "-1"]
BOLTS: Final[tuple[Bolt, ...]] = ("+2", "-1")

Colour = Literal["green", "pink", "violet", "amber", "teal"]
COLOUR_NAMES: Final[tuple[Colour, ...]] = ("green", "pink", "violet", "amber", "teal")
COLOURS: Final = 5
CLIENTS: Final = 70
CLIENTS_A_COLOUR: Final = 14
STARTERS_A_COLOUR: Final = 2
SPOTS_OF_A_BAR: Final = 2
Side = Literal["standard", "regulars"]
SIDES: Final[tuple[Side, ...]] = ("standard", "regulars")
NO_COLOUR: Final = -1

EYES_OF_A_BAR: Final = 3
SLOTS_OF_A_BAR: Final = 2
REROLLS_OF_A_BAR: Final = 1

NONE: Final = "–"
"""What people read where a card has nothing."""

MOST_CLIENTS: Final = 7
"""How many clients a seat has room for in the packed state."""
MOST_DRAWN: Final = 16
"""How many cards one draw has room for."""
MOST_OF_A_BONUS: Final = 16
"""How many clients of a table may give the same permanent bonus: more would not fit five bits."""


class Spot:
    """A top bonus and the number of moon places that must be covered for it (MS-M2)."""

    def __init__(self, moons: int, bonus: Bonus) -> None:
        self.moons: Final = moons
        self.bonus: Final = bonus

    def __str__(self) -> str:
        return f"{self.moons} → {self.bonus}"


class Bar:
    """One side of a bar: what it prints, its two spots, and the colour it scores (MS-P3)."""

    def __init__(self, row: Row, colours: list[Colour]) -> None:
        self.name: Final = tables.choice(row, "name", colours)
        self.side: Final = tables.choice(row, "side", SIDES)
        self.eyes: Final = tables.number(row, "eyes", EYES_OF_A_BAR, EYES_OF_A_BAR)
        self.slots: Final = tables.number(row, "slots", SLOTS_OF_A_BAR, SLOTS_OF_A_BAR)
        self.rerolls: Final = tables.number(row, "rerolls", REROLLS_OF_A_BAR, REROLLS_OF_A_BAR)
        self.spots: Final = _read_bar_spots(row)
        self.scores: Final[Colour | None] = (
            tables.choice(row, "scores", [self.name]) if self.side == SIDES[1] else None
        )
        self.provenance: Final = tables.provenance(row)


class Client:
    """One client: its cost, its spot or its bolt, and what it is worth once validated."""

    def __init__(self, row: Row, number: int, colours: list[Colour]) -> None:
        self.name: Final = tables.choice(row, "id", [f"c{number + 1:02}"])
        self.colour: Final = tables.choice(row, "colour", colours)
        self.start: Final = tables.flag(row, "start")
        self.cost: Final = _read_cost(row)
        self.spot: Final = _read_client_spot(row)
        self.bolt: Final[Bolt | None] = None if self.spot else tables.choice(row, "bolt", BOLTS)
        self.points: Final = tables.number(row, "points", 4)
        self.bonus: Final[Bonus | None] = (
            tables.choice(row, "bonus", BONUSES) if "bonus" in row else None
        )
        self.provenance: Final = tables.provenance(row)

    @property
    def resources(self) -> int:
        """Count the resources that this client costs."""
        return sum(self.cost[name] for name in RESOURCES)


class Cards:
    """A checked card table. Clients and bars are known by their index in it.

    A bar's index is that of its colour, plus 5 for its Regulars side. The `vec`s hold what the
    rules ask for again and again, by index.
    """

    def __init__(self, version: str, table: Row) -> None:
        self.version: Final = version
        rows = tables.rows(table, "colour")
        self.colours: Final = [tables.choice(row, "name", COLOUR_NAMES) for row in rows]
        self.scenes: Final = [tables.word(row, "scene") for row in rows]
        self.colour_provenance: Final = [tables.provenance(row) for row in rows]
        rows = tables.rows(table, "die")
        self.dice: Final = [tables.word(row, "name") for row in rows]
        self.die_faces: Final = [_read_faces(row) for row in rows]
        self.die_provenance: Final = [tables.provenance(row) for row in rows]
        rows = tables.rows(table, "bar")
        self.bars: Final = [Bar(row, self.colours) for row in rows]
        rows = tables.rows(table, "client")
        self.clients: Final = [Client(row, number, self.colours) for number, row in enumerate(rows)]
        check_pieces(self)
        check_clients(self)
        self.names: Final = [client.name for client in self.clients]
        self.numbers: Final = {name: number for number, name in enumerate(self.names)}

        self.faces: vec[i64] = vec[i64]()
        for faces in self.die_faces:
            for face in faces:
                self.faces = append(self.faces, FACES.index(face))
        self.starters: vec[i64] = vec[i64]()
        self.needs: vec[i64] = vec[i64]()
        self.moons: vec[i64] = vec[i64]()
        self.capacities: vec[i64] = vec[i64]()
        self.spots: vec[i64] = vec[i64]()
        self.bolts: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.bonuses: vec[i64] = vec[i64]()
        self.client_colours: vec[i64] = vec[i64]()
        for number, client in enumerate(self.clients):
            self._pack_client(number, client)
        self.bar_power: vec[i64] = vec[i64]()
        self.bar_capacities: vec[i64] = vec[i64]()
        self.bar_spots: vec[i64] = vec[i64]()
        self.bar_colours: vec[i64] = vec[i64]()
        for bar in self.bars:
            self._pack_bar(bar)

    def _pack_client(self, number: int, client: Client) -> None:
        if client.start:
            self.starters = append(self.starters, number)
        need: i64 = 0
        for kind, name in enumerate(RESOURCES):
            need += i64(client.cost[name]) << (POWER_BITS * i64(kind))
        spot = client.spot
        self.needs = append(self.needs, need)
        self.moons = append(self.moons, client.cost["moons"])
        self.capacities = append(self.capacities, 0 if spot is None else spot.moons)
        self.spots = append(self.spots, 0 if spot is None else unit(spot.bonus))
        self.bolts = append(self.bolts, BOLTS.index(client.bolt) + 1 if client.bolt else NO_BOLT)
        self.points = append(self.points, client.points)
        self.bonuses = append(self.bonuses, unit(client.bonus))
        self.client_colours = append(self.client_colours, self.colours.index(client.colour))

    def _pack_bar(self, bar: Bar) -> None:
        power = unit("eye") * bar.eyes + unit("slot") * bar.slots + unit("reroll") * bar.rerolls
        self.bar_power = append(self.bar_power, power)
        for spot in bar.spots:
            self.bar_capacities = append(self.bar_capacities, spot.moons)
            self.bar_spots = append(self.bar_spots, unit(spot.bonus))
        colour = self.colours.index(bar.scores) if bar.scores else NO_COLOUR
        self.bar_colours = append(self.bar_colours, colour)

    def sections(self) -> list[CardSection]:
        """List the table for people to read, with the provenance of every line."""
        colours = list(zip(self.colours, self.scenes, self.colour_provenance, strict=True))
        dice = [
            (name, *faces, source)
            for name, faces, source in zip(
                self.dice, self.die_faces, self.die_provenance, strict=True
            )
        ]
        bars = [
            (bar.name, bar.side, str(bar.eyes), str(bar.slots), str(bar.rerolls),
             *(str(spot) for spot in bar.spots), bar.scores or NONE, bar.provenance)
            for bar in self.bars
        ]  # fmt: skip
        clients = [
            (client.name, client.colour, "yes" if client.start else NONE,
             *(str(count) for count in client.cost.values()),
             f"bolt {client.bolt}" if client.spot is None else str(client.spot),
             str(client.points), client.bonus or NONE, client.provenance)
            for client in self.clients
        ]  # fmt: skip
        return [
            CardSection("colours", ("colour", "scene", "provenance"), colours),
            CardSection("dice", ("die", "1", "2", "3", "4", "5", "6", "provenance"), dice),
            CardSection(
                "bars",
                ("bar", "side", "eyes", "slots", "rerolls", "bar.1", "bar.2", "scores",
                 "provenance"),
                bars,
            ),
            CardSection(
                "clients",
                ("client", "colour", "start", *RESOURCES, "moons", "top", "points", "bonus",
                 "provenance"),
                clients,
            ),
        ]  # fmt: skip


@cache
def load(version: str) -> Cards:
    """Read a card table of this package."""
    return tables.load(__package__, version, Cards)


def unit(bonus: Bonus | None) -> i64:
    """Pack one bonus of a kind; no bonus is 0."""
    return bit(POWER_BITS * i64(BONUSES.index(bonus))) if bonus else 0


def count_of(power: i64, kind: i64) -> i64:
    """Count the bonuses of one kind in a packed power."""
    return (power >> (POWER_BITS * kind)) & POWER_MASK


def _read_faces(row: Row) -> list[str]:
    """MS-C1: six faces, the white dice without moons and jokers."""
    faces = tables.words(row, "faces", SIDES_OF_A_DIE)
    known = RESOURCES if str(row.get("name")).startswith("w") else FACES[1:]
    for face in faces:
        if face not in known:
            raise CardsError("ms-cards-face", {"face": face})
    return faces


def _read_cost(row: Row) -> dict[str, int]:
    """MS-C3: resources and moons; what is not named costs nothing."""
    found, known = tables.part(row, "cost"), (*RESOURCES, "moons")
    if any(name not in known for name in found):
        raise tables.bad_line(row, "cost")
    return {name: tables.number(found, name, 6) if name in found else 0 for name in known}


def _read_bar_spots(row: Row) -> list[Spot]:
    """MS-C3: a bar has two spots of one to three moons."""
    spots = tables.parts(row, "spots", SPOTS_OF_A_BAR)
    return [_read_spot(spot, 3) for spot in spots]


def _read_client_spot(row: Row) -> Spot | None:
    """MS-C3: a client has either a spot of one or two moons or a bolt."""
    if ("spot" in row) == ("bolt" in row):
        raise CardsError("ms-cards-top", {"client": str(row.get("id"))})
    if "bolt" in row:
        return None
    return _read_spot(tables.part(row, "spot"), 2)


def _read_spot(row: Row, most: int) -> Spot:
    moons = tables.number(row, "moons", most, 1)
    return Spot(moons, tables.choice(row, "bonus", SPOT_BONUSES))


def check_pieces(cards: Cards) -> None:
    """MS-C1, MS-C4, MS-C7, MS-C8: five colours, five dice, two sides of five bars, 70 clients."""
    if len(set(cards.colours)) != COLOURS or len(set(cards.scenes)) != COLOURS:
        raise CardsError("ms-cards-colours")
    if tuple(cards.dice) != DICE:
        raise CardsError("ms-cards-dice", {"dice": " ".join(DICE)})
    wanted = [(side, colour) for side in SIDES for colour in cards.colours]
    if [(bar.side, bar.name) for bar in cards.bars] != wanted:
        raise CardsError("ms-cards-bars")
    if len({(str(bar.spots[0]), str(bar.spots[1])) for bar in cards.bars[:COLOURS]}) != 1:
        raise CardsError("ms-cards-standard")
    if len(cards.clients) != CLIENTS:
        raise CardsError("ms-cards-count", {"count": len(cards.clients)})


def check_clients(cards: Cards) -> None:
    """MS-C5: the bounds within which the clients may be tuned, and those of the packed state."""
    for colour in cards.colours:
        own = [client for client in cards.clients if client.colour == colour]
        starters = sum(client.start for client in own)
        if len(own) != CLIENTS_A_COLOUR or starters != STARTERS_A_COLOUR:
            raise CardsError("ms-cards-colour", {"colour": colour})
    for client in cards.clients:
        if client.start and client.bolt:
            raise CardsError("ms-cards-starter", {"client": client.name})
        if not 1 <= client.resources <= 6 or client.cost["moons"] > 3:
            raise CardsError("ms-cards-cost", {"client": client.name})
        if not client.points and not client.bonus:
            raise CardsError("ms-cards-worth", {"client": client.name})
    _check_room(cards)


def _check_room(cards: Cards) -> None:
    """The packed state has room for so many icons of a kind and no more."""
    below = [client.bonus for client in cards.clients]
    tops = [client.spot.bonus for client in cards.clients if client.spot is not None]
    tops += [spot.bonus for bar in cards.bars for spot in bar.spots]
    limits = dict.fromkeys(BONUSES, MOST_OF_A_BONUS)
    counts = {kind: below.count(kind) for kind in BONUSES}
    limits["slot"] = MOST_CLIENTS - SLOTS_OF_A_BAR
    limits["eye"] = MOST_DRAWN - EYES_OF_A_BAR
    for kind in ("slot", "eye"):
        counts[kind] += tops.count(kind)
    for kind in BONUSES:
        if counts[kind] > limits[kind]:
            raise CardsError(
                "ms-cards-room",
                {"bonus": kind, "count": counts[kind],
                 "most": limits[kind]},
            )  # fmt: skip
