"""The cards of Moluku, read from a card table (`cards/<version>.toml`) and checked.

MO-C1 44 suited cards and 4 Panku, MO-C2 their kinds, MO-C3 the kind of each height, MO-C4 the
value cards, MO-C5 the colours; and what else the rulebook says in numbers: food, Huts (MO-E2,
MO-E3) and how many cards are dealt (MO-S1, MO-N2, MO-N4). Sets of cards are masks (`masks.py`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from lanai.core.bits import bit, count_bits
from lanai.core.contract import CardSection
from lanai.core.errors import CardsError
from lanai.games import card_tables as tables
from lanai.games.card_tables import Row
from lanai.games.moluku.huts import FOODS, Group, HutTable
from lanai.games.moluku.masks import CARDS, COLOURS, HEIGHTS, SUITED_CARDS, colour_number, lowest

KINDS: Final = ("hut", "rice", "pineapple", "fish", "palm", "mask", "volcano")
PANKUS: Final = ("chief", "wedding", "lizard", "chill")
VALUED: Final = ("palm", "mask", "volcano")
PLAYERS: Final = (2, 3, 4)
MOST_POINTS: Final = 15
MOST: Final = 99
"""More than any number of a table can be; what is too much is said by the check that knows why."""


class Deal:
    """How many cards there are for a number of players (MO-S1, MO-N2, MO-N4)."""

    def __init__(self, players: int, row: Row, provenance: str) -> None:
        self.players: Final = players
        self.without: Final = _whole_numbers(row.get("without"))
        self.hand: i64 = tables.number(row, "hand", MOST)
        self.fresh: i64 = tables.number(row, "fresh", MOST)
        self.discard: i64 = tables.number(row, "discard", MOST)
        self.passing: i64 = tables.number(row, "pass", MOST)
        self.provenance: Final = provenance
        self.cards: i64 = 0
        for card in range(CARDS):
            if card >= SUITED_CARDS or card % HEIGHTS + 1 not in self.without:
                self.cards |= bit(card)


class Cards:
    """A checked card table. Cards are known by their number, sets of cards by their masks."""

    def __init__(self, version: str, table: Row) -> None:
        self.version: Final = version
        self.colour_rows: Final = tables.rows(table, "colour")
        self.colours: Final = [tables.word(row, "name") for row in self.colour_rows]
        self.letters: Final = [tables.word(row, "letter") for row in self.colour_rows]
        _check_colours(self.colours, self.letters)
        self.suited_rows: Final = tables.rows(table, "suited")
        self.kinds: Final = _kinds_by_height(self.suited_rows)
        self.panku_rows: Final = tables.rows(table, "panku")
        _check_names(self.panku_rows, "name", PANKUS, "mo-cards-panku")
        self.value_rows: Final = tables.rows(table, "value")
        _check_names(self.value_rows, "kind", VALUED, "mo-cards-value")
        self.food_rows: Final = tables.rows(table, "food")
        _check_names(self.food_rows, "kind", FOODS, "mo-cards-food")
        self.group_rows: Final = tables.rows(table, "group")
        self.deals: Final = [_read_deal(row) for row in tables.rows(table, "deal")]
        _check_deals(self.deals, self.kinds)
        self.names: Final = [
            f"{letter}{height}" for letter in self.letters for height in range(1, HEIGHTS + 1)
        ] + list(PANKUS)
        self.hut: i64 = self._all("hut")
        self.rice: i64 = self._all("rice")
        self.pineapple: i64 = self._all("pineapple")
        self.fish: i64 = self._all("fish")
        self.palm: i64 = self._all("palm")
        self.mask: i64 = self._all("mask")
        self.volcano: i64 = self._all("volcano")
        self.points: Final = self._points_by_card()
        self.worth1: i64 = self._worth(1)
        self.worth2: i64 = self._worth(2)
        self.worth4: i64 = self._worth(4)
        self.worth8: i64 = self._worth(8)
        self.huts: Final = self._hut_table()

    def deal(self, players: int) -> Deal:
        """Find how many cards there are for a number of players."""
        return next(deal for deal in self.deals if deal.players == players)

    def kind(self, card: i64) -> str:
        """Name the kind of a card; a Panku is a kind of its own."""
        return PANKUS[card - SUITED_CARDS] if card >= SUITED_CARDS else self.kinds[card % HEIGHTS]

    def name_all(self, cards: i64) -> list[str]:
        """Name the cards of a set in the order of their numbers."""
        found: list[str] = []
        while cards:
            found.append(self.names[lowest(cards)])
            cards &= cards - 1
        return found

    def colour_name(self, cards: i64) -> str | None:
        """Name the colour that a set of all its cards stands for; None for no colour."""
        return None if cards == 0 else self.colours[colour_number(cards)]

    def volcano_of(self, card: i64) -> str:
        """Name the only Volcano of a card's colour: the one that can cancel the card."""
        height = self.kinds.index("volcano") + 1
        return f"{self.letters[card // HEIGHTS]}{height}"

    def value_points(self, cards: i64) -> i64:
        """MO-E5: add up the points of the value cards in a set, one bit of the points at a time."""
        return (
            count_bits(cards & self.worth1)
            + 2 * count_bits(cards & self.worth2)
            + 4 * count_bits(cards & self.worth4)
            + 8 * count_bits(cards & self.worth8)
        )

    def sections(self) -> list[CardSection]:
        """List the table for people to read, with the provenance of every line."""
        return [
            _section("colours", self.colour_rows, ("letter", "name")),
            _section("suited", self.suited_rows, ("height", "kind")),
            _section("panku", self.panku_rows, ("name", "points")),
            _section("values", self.value_rows, ("kind", "points")),
            _section("foods", self.food_rows, ("kind", "points")),
            _section("groups", self.group_rows, ("foods", "points")),
            CardSection(
                "deals",
                ("players", "without", "hand", "fresh", "discard", "pass", "provenance"),
                [_deal_row(deal) for deal in self.deals],
            ),
        ]

    def _all(self, kind: str) -> i64:
        """Give the set of all cards of a kind."""
        cards: i64 = 0
        for card in range(SUITED_CARDS):
            if self.kinds[card % HEIGHTS] == kind:
                cards |= bit(card)
        return cards

    def _points_by_card(self) -> list[int]:
        """MO-C4: list what every card is worth by itself, as a value card."""
        worth = {
            tables.word(row, "kind"): tables.number(row, "points", MOST) for row in self.value_rows
        }
        worth |= {
            tables.word(row, "name"): tables.number(row, "points", MOST) for row in self.panku_rows
        }
        points = [worth.get(self.kind(card), 0) for card in range(CARDS)]
        if max(points) > MOST_POINTS:
            raise CardsError("mo-cards-points", {"points": max(points), "most": MOST_POINTS})
        return points

    def _worth(self, part: int) -> i64:
        """Give the set of the cards whose points have the bit `part`."""
        cards: i64 = 0
        for card in range(CARDS):
            if self.points[card] & part:
                cards |= bit(card)
        return cards

    def _hut_table(self) -> HutTable:
        """MO-E2, MO-E3: read the groups of food and the food without a Hut."""
        groups = [_read_group(row) for row in self.group_rows]
        if len({tuple(group.foods()) for group in groups}) != 4 or len(groups) != 4:
            raise CardsError("mo-cards-groups")
        loose = {
            tables.word(row, "kind"): tables.number(row, "points", MOST) for row in self.food_rows
        }
        most = (
            count_bits(self.hut),
            count_bits(self.rice),
            count_bits(self.pineapple),
            count_bits(self.fish),
        )
        return HutTable(groups, (loose["rice"], loose["pineapple"], loose["fish"]), most)


@cache
def load(version: str) -> Cards:
    """Read a card table of this package."""
    return tables.load(__package__, version, Cards)


def _section(title: str, rows: list[Row], columns: tuple[str, ...]) -> CardSection:
    cells = [
        (*(_cell(row[column]) for column in columns), tables.word(row, "provenance"))
        for row in rows
    ]
    return CardSection(title, (*columns, "provenance"), cells)


def _deal_row(deal: Deal) -> tuple[str, ...]:
    figures = (int(deal.hand), int(deal.fresh), int(deal.discard), int(deal.passing))
    without = _cell(deal.without)
    return (str(deal.players), without, *(str(figure) for figure in figures), deal.provenance)


def _cell(value: object) -> str:
    return " + ".join(str(part) for part in value) if isinstance(value, list) else str(value)


# Reading and checking a table


def _whole_numbers(value: object) -> list[int]:
    if not isinstance(value, list) or not all(type(each) is int for each in value):
        raise CardsError("cards-line", {"key": "without", "row": str(value)})
    return value


def _check_colours(names: list[str], letters: list[str]) -> None:
    """MO-C1, MO-C5: four colours, each with its own capital letter."""
    single = all(len(letter) == 1 and "A" <= letter <= "Z" for letter in letters)
    if len(set(names)) != COLOURS or len(set(letters)) != COLOURS or not single:
        raise CardsError("mo-cards-colours", {"count": len(names)})


def _kinds_by_height(rows: list[Row]) -> list[str]:
    """MO-C2, MO-C3: one kind for each height from 1 to 11, every kind there, one Volcano."""
    kinds: dict[int, str] = {}
    for row in rows:
        height, kind = tables.number(row, "height", MOST), tables.word(row, "kind")
        if kind not in KINDS:
            raise CardsError("mo-cards-kind", {"kind": kind, "height": height})
        if height in kinds:
            raise CardsError("mo-cards-height-twice", {"height": height})
        kinds[height] = kind
    for height in range(1, HEIGHTS + 1):
        if height not in kinds:
            raise CardsError("mo-cards-height-missing", {"height": height})
    if len(kinds) != HEIGHTS:
        raise CardsError("mo-cards-height-unknown", {"height": max(kinds), "most": HEIGHTS})
    for kind in KINDS:
        if kind not in kinds.values():
            raise CardsError("mo-cards-kind-missing", {"kind": kind})
    volcanoes = list(kinds.values()).count("volcano")
    if volcanoes != 1:
        raise CardsError("mo-cards-volcanoes", {"count": volcanoes})
    return [kinds[height] for height in range(1, HEIGHTS + 1)]


def _check_names(rows: list[Row], key: str, wanted: tuple[str, ...], reason: str) -> None:
    """Each of the wanted names must have its line, and no other name; Panku keep their order."""
    found = [tables.word(row, key) for row in rows]
    for row in rows:
        tables.number(row, "points", MOST)
    if found != list(wanted):
        raise CardsError(reason, {"found": ", ".join(found), "wanted": ", ".join(wanted)})


def _read_group(row: Row) -> Group:
    foods = row.get("foods")
    if not isinstance(foods, list) or len(foods) < 2 or len(set(map(str, foods))) != len(foods):
        raise tables.bad_line(row, "foods")
    for food in foods:
        if food not in FOODS:
            raise CardsError("mo-cards-group-food", {"food": str(food)})
    rice, pineapple, fish = (int(food in foods) for food in FOODS)
    return Group(rice, pineapple, fish, tables.number(row, "points", MOST))


def _read_deal(row: Row) -> Deal:
    return Deal(tables.number(row, "players", MOST), row, tables.word(row, "provenance"))


def _check_deals(deals: list[Deal], kinds: list[str]) -> None:
    """MO-S1, MO-N5: enough cards for all, and hands as big after an adjustment as before it."""
    if [deal.players for deal in deals] != list(PLAYERS):
        raise CardsError("mo-cards-deals")
    for deal in deals:
        details: dict[str, object] = {"players": deal.players}
        if any(
            not 1 <= height <= HEIGHTS or kinds[height - 1] != "rice" for height in deal.without
        ):
            raise CardsError("mo-cards-deal-without", details)
        needed = deal.players * (deal.hand + 2 * deal.fresh)
        if deal.hand == 0 or needed > count_bits(deal.cards):
            raise CardsError("mo-cards-deal-size", details)
        if deal.fresh != deal.discard or (deal.passing == 0) == (deal.discard == 0):
            raise CardsError("mo-cards-deal-balance", details)
        if deal.passing and (deal.players != max(PLAYERS) or deal.passing > deal.hand):
            raise CardsError("mo-cards-deal-pass", details)
