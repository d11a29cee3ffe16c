"""What a seat or a spectator may know of a Tiki Topple position.

Shown to all: the column, the toasted tikis, the points, every card played this round (TT-T7), all
missions already scored. Shown to their owner: hand, cards set aside, mission. Never: the others'
missions of this round, their cards set aside and so which unplayed cards they still hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from mypy_extensions import i64

from lanai.core.bits import unpack_nibbles
from lanai.core.contract import NOBODY
from lanai.games.tiki_topple.cards import (
    KINDS,
    MISSIONS,
    RANKS,
    TIKIS,
    TOAST,
    WIKI,
    Cards,
    count_cards,
    count_kind,
    list_kinds,
)
from lanai.games.tiki_topple.column import tiki_at
from lanai.games.tiki_topple.legal import TOAST_CARDS, movable_tikis
from lanai.games.tiki_topple.moves import TIKIS_NAMED, landing
from lanai.games.tiki_topple.phases import OVER, SETTING_UP
from lanai.games.tiki_topple.rules import cards_each, full_hand, rounds_to_play
from lanai.games.tiki_topple.scoring import WORTHS, are_scored, mission_parts

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState


class Tiki(TypedDict):
    """How a tiki is painted, and its group."""

    colour: str
    group: str


class Seat(TypedDict):
    """What everybody sees of a seat."""

    cards: int
    """How many cards are left in its hand."""
    played: list[str]
    mission: NotRequired[list[str]]
    """Its mission, once the round is scored."""


class Own(TypedDict):
    """What only the owner of a seat knows."""

    seat: int
    hand: list[str]
    aside: list[str]
    mission: list[str]
    """The tikis of the mission by rank; `worths` says what each can score."""
    points_now: list[int]
    """What each tiki of the mission would score now."""
    blocked: dict[str, list[str]]
    """For each card in hand the standing tikis that it cannot move."""
    lands: dict[str, dict[str, int]]
    """For each card in hand that moves one tiki: to which place it takes each that it can move."""
    unplayable: list[str]
    """Cards in hand that cannot be played yet: no Toast as a player's first card of a round."""


class OwnView(TypedDict, total=False):
    """What a seat sees beside what everybody does."""

    you: Own


class View(OwnView):
    """All that a viewer may know."""

    game: str
    hand_option: str
    round: int
    rounds: int
    over: bool
    starter: int | None
    turn: int | None
    column: list[str]
    """The standing tikis from the top."""
    toasted: list[str]
    """The tikis that have left the board this round, the last one toasted last."""
    scores: list[int]
    seats: list[Seat]
    missions_out: list[list[str]]
    winners: list[int]
    worths: list[int]
    """What the tikis of a mission can score, by rank."""
    tikis: dict[str, Tiki]
    tikis_named: dict[str, int]
    """How many tikis a move names, by its card."""


def view(state: TikiState, viewer: int) -> View:
    """Give all that a viewer may know."""
    tikis = [state.cards.tikis[tiki] for tiki in unpack_nibbles(state.column, TIKIS)]
    standing = int(state.standing)
    rounds = int(rounds_to_play(state.players))
    own: OwnView = own_view(state, viewer) if 0 <= viewer < state.players else {}
    return {
        "game": "tiki-topple",
        "hand_option": state.hand_option.name,
        "round": min(int(state.round) + 1, rounds),
        "rounds": rounds,
        "over": state.phase == OVER,
        "starter": _seat_or_null(state.starter),
        "turn": _seat_or_null(state.next_seat()),
        "column": tikis[:standing],
        "toasted": tikis[standing:][::-1],
        "scores": state.scores(),
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "missions_out": [
            state.cards.mission_names(mission)
            for mission in range(MISSIONS)
            if (state.scored >> mission) & 1
        ],
        "winners": state.winners(),
        "worths": [int(WORTHS[rank]) for rank in range(RANKS)],
        "tikis": _tikis(state.cards),
        "tikis_named": dict(zip(KINDS, TIKIS_NAMED, strict=True)),
        **own,
    }


def own_view(state: TikiState, seat: int) -> OwnView:
    """Give what a seat sees beside what everybody does."""
    return {"you": _own(state, seat)} if state.phase != SETTING_UP else {}


def _seat_or_null(seat: i64) -> int | None:
    """Give a seat, or null where there is none."""
    return None if seat == NOBODY else int(seat)


def _tikis(table: Cards) -> dict[str, Tiki]:
    """Give the colour and the group of every tiki."""
    return {
        name: {"colour": colour, "group": group}
        for name, colour, group in zip(table.tikis, table.colours, table.groups, strict=True)
    }


def _seat(state: TikiState, seat: i64) -> Seat:
    """What everybody sees of a seat: played cards, and how many are left."""
    shown: Seat = {"cards": 0, "played": []}
    if state.phase != SETTING_UP:
        shown["cards"] = len(list_kinds(state.hand_of(seat)))
        shown["played"] = list_kinds(full_hand(state) - state.hand_of(seat) - state.aside_of(seat))
    if are_scored(state):
        shown["mission"] = state.cards.mission_names(state.mission_of(seat))
    return shown


def _own(state: TikiState, seat: int) -> Own:
    """What only the owner of a seat sees."""
    mission = state.mission_of(seat)
    return {
        "seat": seat,
        "hand": list_kinds(state.hand_of(seat)),
        "aside": list_kinds(state.aside_of(seat)),
        "mission": state.cards.mission_names(mission),
        "points_now": mission_parts(state.cards, mission, state.column),
        "blocked": {
            KINDS[kind]: _blocked(state, kind)
            for kind in range(TOAST)
            if count_kind(state.hand_of(seat), kind)
        },
        "lands": {
            KINDS[kind]: _landings(state, kind)
            for kind in range(WIKI)
            if count_kind(state.hand_of(seat), kind)
        },
        "unplayable": list_kinds(_unplayable(state, seat)),
    }


def _blocked(state: TikiState, kind: int) -> list[str]:
    """Name the standing tikis that a card cannot move, from the top (TT-T2 to TT-T4)."""
    movable = movable_tikis(state, kind)
    tikis = [int(tiki_at(state.column, place)) for place in range(state.standing)]
    return [state.cards.tikis[tiki] for tiki in tikis if not (movable >> tiki) & 1]


def _landings(state: TikiState, kind: int) -> dict[str, int]:
    """Tell to which place, counted from 1, a card takes each tiki that it can move."""
    movable = movable_tikis(state, kind)
    landings: dict[str, int] = {}
    for place in range(state.standing):
        tiki = int(tiki_at(state.column, place))
        if (movable >> tiki) & 1:
            landings[state.cards.tikis[tiki]] = int(landing(kind, place, state.standing)) + 1
    return landings


def _unplayable(state: TikiState, seat: i64) -> i64:
    """Give the cards that a seat holds back until its second card of a round (TT-T6)."""
    hand = state.hand_of(seat)
    return hand & TOAST_CARDS if count_cards(hand) == cards_each(state) else 0
