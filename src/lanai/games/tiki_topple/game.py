"""Tiki Topple as the lobby knows it: name, seats, options, cards and how to start."""

from __future__ import annotations

from typing import Final

from lanai.core.contract import CardSection, Game, Held, Option
from lanai.games.card_tables import versions
from lanai.games.tiki_topple.cards import MISSIONS, load
from lanai.games.tiki_topple.moves import MOVES
from lanai.games.tiki_topple.state import TikiState

VERSIONS: Final = versions(__package__)
RULE_IDS: Final = (
    "TT-C1", "TT-C2", "TT-C3", "TT-C4",
    "TT-S1", "TT-S2", "TT-S3", "TT-S4", "TT-S5",
    "TT-T1", "TT-T2", "TT-T3", "TT-T4", "TT-T5", "TT-T6", "TT-T7", "TT-T8",
    "TT-R1", "TT-R2", "TT-R3", "TT-G1", "TT-N1",
)  # fmt: skip


class TikiTopple(Game):
    """A totem that everybody re-orders, each with a secret mission."""

    def __init__(self) -> None:
        hands = tuple(hand.name for hand in load(VERSIONS[-1]).hands)
        super().__init__(
            name="tiki-topple",
            rules="1.0",
            cards=VERSIONS,
            seats=(2, 3, 4),
            minutes=(15, 25),
            options=(Option("hand", hands, hands[0]),),
            move_count=MOVES,
            rule_ids=RULE_IDS,
            longest=128,
            widest=MISSIONS,
            held=(Held("missions", dealt=True), Held("aside", dealt=True)),
            draws=17,  # the starter, the column, and two cards and a mission for each of 4
        )

    def start(self, players: int, options: dict[str, object], cards: str) -> TikiState:
        table = load(cards)
        return TikiState(self, players, table, table.hand(str(options["hand"])))

    def card_sections(self, cards: str) -> list[CardSection]:
        return load(cards).sections()


GAME: Final = TikiTopple()
