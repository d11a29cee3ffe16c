"""Moonshine as the lobby knows it: name, seats, options, cards and how to start."""

from __future__ import annotations

from typing import Final

from lanai.core.contract import CardSection, Game, Held, Option
from lanai.games.card_tables import versions
from lanai.games.moonshine.board import new_board
from lanai.games.moonshine.cards import CLIENTS, load
from lanai.games.moonshine.moves import MOVES
from lanai.games.moonshine.state import MoonState

VERSIONS: Final = versions(__package__)
RULE_IDS: Final = (
    "MS-C1", "MS-C2", "MS-C3", "MS-C4", "MS-C5", "MS-C6", "MS-C7", "MS-C8",
    "MS-S1", "MS-S2", "MS-S3", "MS-M1", "MS-M2", "MS-D1", "MS-D2", "MS-L1", "MS-L2",
    "MS-A0", "MS-A1", "MS-A2", "MS-A3", "MS-A4", "MS-A5", "MS-A6", "MS-A7",
    "MS-P1", "MS-P2", "MS-P3", "MS-E1", "MS-E2", "MS-N1",
)  # fmt: skip


class Moonshine(Game):
    """Hidden bars that share their dice and lure clients with moons."""

    def __init__(self) -> None:
        super().__init__(
            name="moonshine",
            rules="1.0",
            cards=VERSIONS,
            seats=(2, 3, 4, 5),
            minutes=(30, 45),
            options=(Option("regulars", (False, True), False),),
            move_count=MOVES,
            rule_ids=RULE_IDS,
            longest=100_000,  # the rules set no bound; random games take some hundred moves
            widest=CLIENTS,
            held=(Held("bar", dealt=True), Held("starters", dealt=True), Held("clients")),
            draws=32,  # the first player, five bars, and 26 Regulars on offer
        )

    def start(self, players: int, options: dict[str, object], cards: str) -> MoonState:
        regulars = int(bool(options["regulars"]))
        return MoonState(self, players, load(cards), regulars, new_board(players))

    def card_sections(self, cards: str) -> list[CardSection]:
        return load(cards).sections()


GAME: Final = Moonshine()
