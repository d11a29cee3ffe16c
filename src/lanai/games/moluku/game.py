"""Moluku as the lobby knows it: name, seats, options, cards and how to start."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanai.core.bits import pack_nibbles
from lanai.core.contract import NOBODY, CardSection, Game, Held, Option
from lanai.games.card_tables import versions
from lanai.games.moluku.cards import load
from lanai.games.moluku.masks import CARDS
from lanai.games.moluku.moves import MOVES
from lanai.games.moluku.state import MolukuState

VERSIONS: Final = versions(__package__)

RULE_IDS: Final = (
    "MO-C1", "MO-C2", "MO-C3", "MO-C4", "MO-C5",
    "MO-S1", "MO-S2", "MO-S3",
    "MO-T0", "MO-T1", "MO-T2", "MO-T3", "MO-T4",
    "MO-H1", "MO-H2", "MO-H3", "MO-H4", "MO-H5",
    "MO-P1", "MO-P2", "MO-P3", "MO-P4", "MO-P5",
    "MO-I1", "MO-I2", "MO-I3",
    "MO-R1", "MO-R2",
    "MO-E1", "MO-E2", "MO-E3", "MO-E4", "MO-E5", "MO-E6",
    "MO-N1", "MO-N2", "MO-N3", "MO-N4", "MO-N5",
    "MO-G1", "MO-G2", "MO-M1",
)  # fmt: skip

TEAM_PLAYERS: Final = 4


class AgeOption(Option):
    """MO-S3: the seats from youngest to oldest, written as `2 0 1` or `2,0,1`; drawn if not set."""

    def __init__(self) -> None:
        super().__init__("age", (), None, "seats from youngest to oldest")

    def allows(self, players: int, value: object) -> bool:
        return value is None or is_age(value, players)

    def read(self, text: str) -> object:
        seats = text.replace(",", " ").split()
        if not all(seat.isdecimal() for seat in seats):
            return text
        return [int(seat) for seat in seats] or None

    def write(self, value: object) -> str:
        return " ".join(str(seat) for seat in value) if isinstance(value, list) else ""


class Moluku(Game):
    """Tricks whose cards everybody harvests for their Island, over three Seasons."""

    def __init__(self) -> None:
        super().__init__(
            name="moluku",
            rules="1.0",
            cards=VERSIONS,
            seats=(2, 3, 4),
            minutes=(30, 45),
            options=(Option("teams", (False, True), False), AgeOption()),
            move_count=MOVES,
            rule_ids=RULE_IDS,
            aid=True,
            longest=512,
            widest=CARDS,
            held=(Held("hand", dealt=True), Held("island")),
            draws=4 + CARDS,  # the set-up, and the deal right after it
        )

    def check_option(self, players: int, option: Option, value: object) -> None:
        """MO-G2: teams are for 4."""
        super().check_option(players, option, value)
        if value is True and players != TEAM_PLAYERS:
            raise option.refuse(value, "false")

    def start(self, players: int, options: dict[str, object], cards: str) -> MolukuState:
        table = load(cards)
        age = options["age"]
        seats: i64 = pack_nibbles(age) if isinstance(age, list) else NOBODY
        return MolukuState(
            self, players, table, table.deal(players), options["teams"] is True, seats
        )

    def card_sections(self, cards: str) -> list[CardSection]:
        return load(cards).sections()


def is_age(value: object, players: int) -> bool:
    """MO-S3: tell whether a value is a list of all seats."""
    return (
        isinstance(value, list)
        and all(type(seat) is int for seat in value)
        and sorted(value) == list(range(players))
    )


GAME: Final = Moluku()
