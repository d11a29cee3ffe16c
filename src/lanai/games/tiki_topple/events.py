"""What happens in Tiki Topple, as events for logs, animation and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

from mypy_extensions import i64

from lanai.core.bits import unpack_nibbles
from lanai.core.events import Event
from lanai.games.tiki_topple.cards import KINDS, TIKIS, TOAST, WIKI, list_kinds
from lanai.games.tiki_topple.column import place_of, tiki_at
from lanai.games.tiki_topple.moves import TABLES, landing
from lanai.games.tiki_topple.phases import LAST_STANDING
from lanai.games.tiki_topple.scoring import mission_parts

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState


class Dealt(TypedDict, total=False):
    """What only the owner of a seat is told of a new round."""

    hand: list[str]
    aside: list[str]
    mission: list[str]


class Round(Dealt):
    """A round was set up."""

    round: int
    starter: int
    column: list[str]


Way = TypedDict("Way", {"from": int, "to": NotRequired[int]})
"""From which place to which; places count from 1, and a toasted tiki goes to none."""


class Played(Way):
    """A card was played."""

    seat: int
    card: str
    tiki: str
    other: NotRequired[str]
    """The tiki that a Wiki lets it change places with."""


class Score(TypedDict):
    """What a seat scored in a round."""

    seat: int
    mission: list[str]
    parts: list[int]
    points: int
    total: int


class Scored(TypedDict):
    """A round ended and all missions are shown."""

    round: int
    column: list[str]
    ended_by: str
    seats: list[Score]


class Over(TypedDict):
    """The game ended."""

    scores: list[int]
    winners: list[int]


EVENTS: Final = {"round": Round, "played": Played, "scored": Scored, "over": Over}


def tell_round(state: TikiState) -> None:
    """A round was set up: the column for all, cards and mission for their owner (TT-S1..S5)."""
    secrets: dict[int, Dealt] = {}
    for seat in range(int(state.players)):
        secrets[seat] = {
            "hand": list_kinds(state.hand_of(seat)),
            "aside": list_kinds(state.aside_of(seat)),
            "mission": state.cards.mission_names(state.mission_of(seat)),
        }
    column = [state.cards.tikis[tiki] for tiki in unpack_nibbles(state.column, TIKIS)]
    public: Round = {"round": int(state.round) + 1, "starter": int(state.starter), "column": column}
    state.tell(Event("round", public, secrets))


def tell_played(state: TikiState, seat: i64, move: i64) -> None:
    """A card was played: which tiki goes from where to where (places count from 1)."""
    kind = TABLES.kind[move]
    moved: i64 = TABLES.tiki[move]
    if kind == TOAST:
        moved = tiki_at(state.column, state.standing - 1)
    start = place_of(state.column, moved)
    public: Played = {
        "seat": int(seat),
        "card": KINDS[kind],
        "tiki": state.cards.tikis[moved],
        "from": int(start) + 1,
    }
    if kind < WIKI:
        public["to"] = int(landing(kind, start, state.standing)) + 1
    elif kind == WIKI:
        other = TABLES.other[move]
        public["to"] = int(place_of(state.column, other)) + 1
        public["other"] = state.cards.tikis[other]
    state.tell(Event("played", public))


def tell_scored(state: TikiState) -> None:
    """A round ended: all missions are shown, with what each tiki is worth (TT-R1, TT-R2)."""
    seats: list[Score] = []
    for seat in range(state.players):
        mission = state.mission_of(seat)
        parts = mission_parts(state.cards, mission, state.column)
        seats.append(
            {
                "seat": int(seat),
                "mission": state.cards.mission_names(mission),
                "parts": parts,
                "points": sum(parts),
                "total": int(state.points_of(seat)) + sum(parts),
            }
        )
    column = [state.cards.tikis[tiki] for tiki in unpack_nibbles(state.column, state.standing)]
    public: Scored = {
        "round": int(state.round) + 1,
        "column": column,
        "ended_by": "three-tikis" if state.standing == LAST_STANDING else "empty-hands",
        "seats": seats,
    }
    state.tell(Event("scored", public, reveals=True))


def tell_over(state: TikiState) -> None:
    """The game ended (TT-G1)."""
    public: Over = {"scores": state.scores(), "winners": state.winners()}
    state.tell(Event("over", public, reveals=True))
