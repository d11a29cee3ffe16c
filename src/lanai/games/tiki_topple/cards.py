"""The pieces of Tiki Topple, read from a card table (`cards/<version>.toml`) and checked.

TT-C1 nine tikis in three groups, TT-C2 seven kinds of action cards, TT-C3 the hands, TT-C4 the
missions. Cards are packed into one int: two bits for each kind say how many of it there are.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.bits import pack_nibbles
from lanai.core.contract import CardSection
from lanai.core.errors import CardsError, SetupError
from lanai.games import card_tables
from lanai.games.card_tables import Row

UP1: Final = 0
UP2: Final = 1
UP3: Final = 2
PUH: Final = 3
TOPPLE: Final = 4
WIKI: Final = 5
TOAST: Final = 6
KINDS: Final = ("up1", "up2", "up3", "puh", "topple", "wiki", "toast")

TIKIS: Final = 9
GROUP_SIZE: Final = 3
MISSIONS: Final = 27
RANKS: Final = 3

KIND_BITS: Final = 2
KIND_MASK: Final = 3


class Hand:
    """One choice of the table option `hand`: the cards of a player and how many are set aside."""

    def __init__(self, name: str, counts: list[int], aside: int, provenance: str) -> None:
        self.name: Final = name
        self.counts: Final = counts
        self.aside: Final = aside
        self.provenance: Final = provenance
        self.packed: Final = pack_cards(counts)


class Cards:
    """A checked card table. Tikis and missions are known by their index in it."""

    def __init__(self, version: str, table: Row) -> None:
        self.version: Final = version
        tikis = card_tables.rows(table, "tiki")
        self.tikis: Final = [card_tables.word(row, "name") for row in tikis]
        self.colours: Final = [card_tables.word(row, "colour") for row in tikis]
        self.groups: Final = [card_tables.word(row, "group") for row in tikis]
        self.tiki_provenance: Final = [card_tables.provenance(row) for row in tikis]
        _check_tikis(self.tikis, self.groups)
        self.hands: Final = [_read_hand(row) for row in card_tables.rows(table, "hand")]
        missions = card_tables.rows(table, "mission")
        self.mission_tikis: Final = [_read_mission(row, self.tikis) for row in missions]
        self.mission_provenance: Final = [card_tables.provenance(row) for row in missions]
        _check_missions(self.mission_tikis, self.groups)
        packed = vec[i64]()
        for trio in self.mission_tikis:
            packed = append(packed, pack_nibbles(list(trio)))
        self.missions: vec[i64] = packed

    def hand(self, name: str) -> Hand:
        """Find a hand by its name; an older table may not have it."""
        for hand in self.hands:
            if hand.name == name:
                return hand
        choices = ", ".join(hand.name for hand in self.hands)
        details: dict[str, object] = {"option": "hand", "value": name, "choices": choices}
        raise SetupError("setup-option-value", details)

    def mission_names(self, mission: i64) -> list[str]:
        """Name the tikis of a mission: those worth 9, 5 and 2."""
        return [self.tikis[tiki] for tiki in self.mission_tikis[mission]]

    def sections(self) -> list[CardSection]:
        """List the table for people to read, with the provenance of every line."""
        tikis = [
            (name, colour, group, source)
            for name, colour, group, source in zip(
                self.tikis, self.colours, self.groups, self.tiki_provenance, strict=True
            )
        ]
        hands = [
            (hand.name, *(str(count) for count in hand.counts), str(hand.aside), hand.provenance)
            for hand in self.hands
        ]
        missions = [
            (*(self.tikis[tiki] for tiki in trio), source)
            for trio, source in zip(self.mission_tikis, self.mission_provenance, strict=True)
        ]
        return [
            CardSection("tikis", ("tiki", "colour", "group", "provenance"), tikis),
            CardSection("hands", ("hand", *KINDS, "aside", "provenance"), hands),
            CardSection("missions", ("9", "5", "2", "provenance"), missions),
        ]


@cache
def load(version: str) -> Cards:
    """Read a card table of this package."""
    return card_tables.load(__package__, version, Cards)


def pack_cards(counts: list[int]) -> i64:
    """Pack a number of cards for each kind into one int."""
    packed: i64 = 0
    for kind, count in enumerate(counts):
        packed |= i64(count) << (KIND_BITS * i64(kind))
    return packed


def count_kind(cards: i64, kind: i64) -> i64:
    """Count the cards of one kind among packed cards."""
    return (cards >> (KIND_BITS * kind)) & KIND_MASK


def count_cards(cards: i64) -> i64:
    """Count packed cards of all kinds."""
    total: i64 = 0
    while cards:
        total += cards & KIND_MASK
        cards >>= KIND_BITS
    return total


def list_kinds(cards: i64) -> list[str]:
    """Name packed cards one by one, in the order of kinds."""
    names: list[str] = []
    for kind, name in enumerate(KINDS):
        names += [name] * int(count_kind(cards, kind))
    return names


def _read_hand(row: Row) -> Hand:
    """TT-C3: so many cards of each kind, and how many of them are set aside."""
    name, cards = card_tables.word(row, "name"), card_tables.part(row, "cards")
    for kind, count in cards.items():
        if kind not in KINDS or type(count) is not int or not 0 <= count <= KIND_MASK:
            raise CardsError("cards-hand", {"hand": name, "kind": kind})
    counts = [card_tables.number(cards, kind, KIND_MASK) if kind in cards else 0 for kind in KINDS]
    return Hand(name, counts, card_tables.number(row, "aside", 2), card_tables.provenance(row))


def _read_mission(row: Row, tikis: list[str]) -> tuple[int, int, int]:
    """TT-C4: the tikis worth 9, 5 and 2."""
    names = card_tables.words(row, "tikis", RANKS)
    for name in names:
        if name not in tikis:
            raise CardsError("cards-tiki", {"name": name})
    first, second, third = names
    return tikis.index(first), tikis.index(second), tikis.index(third)


def _check_tikis(tikis: list[str], groups: list[str]) -> None:
    """TT-C1: nine tikis in three groups of three, listed group by group."""
    sizes = [groups.count(group) for group in dict.fromkeys(groups)]
    apart = any(group != groups[at - at % GROUP_SIZE] for at, group in enumerate(groups))
    if len(set(tikis)) != TIKIS or sizes != [GROUP_SIZE] * GROUP_SIZE or apart:
        raise CardsError("cards-groups")


def _check_missions(missions: list[tuple[int, int, int]], groups: list[str]) -> None:
    """TT-C4: 27 missions, one tiki of each group on every one, every combination once."""
    if len(missions) != MISSIONS:
        raise CardsError("cards-missions", {"count": len(missions)})
    if len({tuple(sorted(trio)) for trio in missions}) != MISSIONS:
        raise CardsError("cards-mission-twice")
    for trio in missions:
        if len({groups[tiki] for tiki in trio}) != RANKS:
            raise CardsError("cards-mission-groups", {"mission": str(trio)})
