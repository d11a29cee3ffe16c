"""The pieces of Tiki Topple, read from a card table (`cards/<version>.toml`) and checked.

TT-C1 nine tikis in three groups, TT-C2 seven kinds of action cards, TT-C3 the hands, TT-C4 the
missions. Cards are packed into one int: two bits for each kind say how many of it there are. The
hands of all seats stand side by side in one int, HAND_BITS each; missions and points likewise, with
SEAT_BITS each.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.contract import CardSection
from lanai.core.errors import CardsError

VERSIONS: Final = ("1",)
PROVENANCES: Final = ("book", "public", "ruling", "reconstructed")

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
HAND_BITS: Final = 14
HAND_MASK: Final = 0x3FFF
SEAT_BITS: Final = 8
SEAT_MASK: Final = 0xFF

Row = dict[str, object]


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
        tikis = _rows(version, table, "tiki")
        self.tikis: Final = [_word(version, row, "name") for row in tikis]
        self.colours: Final = [_word(version, row, "colour") for row in tikis]
        self.groups: Final = [_word(version, row, "group") for row in tikis]
        self.tiki_provenance: Final = [_provenance(version, row) for row in tikis]
        _check_tikis(version, self.tikis, self.groups)
        self.hands: Final = [_read_hand(version, row) for row in _rows(version, table, "hand")]
        rows = _rows(version, table, "mission")
        self.mission_tikis: Final = [_read_mission(version, row, self.tikis) for row in rows]
        self.mission_provenance: Final = [_provenance(version, row) for row in rows]
        _check_missions(version, self.mission_tikis, self.groups)
        packed = vec[i64]()
        for first, second, third in self.mission_tikis:
            packed = append(packed, i64(first) | (i64(second) << 4) | (i64(third) << 8))
        self.missions: vec[i64] = packed

    def hand(self, name: str) -> Hand:
        """Find a hand by its name."""
        return next(hand for hand in self.hands if hand.name == name)

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
    text = files(__package__).joinpath("cards", f"{version}.toml").read_text(encoding="utf-8")
    return read(version, text)


def read(version: str, text: str) -> Cards:
    """Read a card table from TOML text, or raise CardsError saying what is wrong with it."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CardsError("cards-unreadable", {"version": version, "error": str(error)}) from None
    return Cards(version, table)


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


def _rows(version: str, table: Row, key: str) -> list[Row]:
    rows = table.get(key)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise CardsError("cards-missing", {"version": version, "key": key})
    return rows


def _word(version: str, row: Row, key: str) -> str:
    word = row.get(key)
    if not isinstance(word, str):
        raise CardsError("cards-line", {"version": version, "key": key, "row": str(row)})
    return word


def _provenance(version: str, row: Row) -> str:
    word = _word(version, row, "provenance")
    if word not in PROVENANCES:
        raise CardsError("cards-provenance", {"version": version, "value": word})
    return word


def _read_hand(version: str, row: Row) -> Hand:
    name = _word(version, row, "name")
    cards, aside = row.get("cards"), row.get("aside")
    if not isinstance(cards, dict) or not isinstance(aside, int):
        raise CardsError("cards-line", {"version": version, "key": "cards, aside", "row": str(row)})
    for kind, count in cards.items():
        if kind not in KINDS or not isinstance(count, int) or not 0 <= count <= KIND_MASK:
            raise CardsError("cards-hand", {"version": version, "hand": name, "kind": str(kind)})
    return Hand(name, [cards.get(kind, 0) for kind in KINDS], aside, _provenance(version, row))


def _read_mission(version: str, row: Row, tikis: list[str]) -> tuple[int, int, int]:
    names = row.get("tikis")
    if not isinstance(names, list) or len(names) != RANKS:
        raise CardsError("cards-line", {"version": version, "key": "tikis", "row": str(row)})
    for name in names:
        if name not in tikis:
            raise CardsError("cards-tiki", {"version": version, "name": str(name)})
    first, second, third = names
    return tikis.index(first), tikis.index(second), tikis.index(third)


def _check_tikis(version: str, tikis: list[str], groups: list[str]) -> None:
    sizes = [groups.count(group) for group in dict.fromkeys(groups)]
    if len(set(tikis)) != TIKIS or sizes != [GROUP_SIZE] * GROUP_SIZE:
        raise CardsError("cards-groups", {"version": version})
    if any(groups[at] != groups[at - at % GROUP_SIZE] for at in range(TIKIS)):
        raise CardsError("cards-groups", {"version": version})


def _check_missions(version: str, missions: list[tuple[int, int, int]], groups: list[str]) -> None:
    if len(missions) != MISSIONS:
        raise CardsError("cards-missions", {"version": version, "count": len(missions)})
    if len({tuple(sorted(trio)) for trio in missions}) != MISSIONS:
        raise CardsError("cards-mission-twice", {"version": version})
    for trio in missions:
        if len({groups[tiki] for tiki in trio}) != RANKS:
            raise CardsError("cards-mission-groups", {"version": version, "mission": str(trio)})
