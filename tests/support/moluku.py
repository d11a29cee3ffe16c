"""Moluku positions made by hand: so many cards as a test needs, and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from lanai.core.bits import pack_nibbles
from lanai.core.errors import IllegalMove, Refusal
from lanai.core.events import Journal, Json
from lanai.games import find
from lanai.games.moluku.masks import POINT_BITS, colour_cards
from lanai.games.moluku.phases import PLAY
from lanai.games.moluku.state import MolukuState


def mask(state: MolukuState, cards: str) -> int:
    """Read cards such as `G7 B11 chief` as a set."""
    return sum(1 << state.cards.names.index(name) for name in cards.split())


def new(players: int, **options: object) -> MolukuState:
    """Start a game that waits for its set-up."""
    state = find("moluku").new(players, options)
    assert isinstance(state, MolukuState)
    return state


def position(
    hands: Sequence[str],
    islands: Mapping[int, str] | None = None,
    trump: str = "",
    leader: int = 0,
    season: int = 0,
    reverse: bool = False,
    points: Sequence[int] = (),
    teams: bool = False,
    age: Sequence[int] = (),
) -> MolukuState:
    """Make a position in which `leader` is about to lead, with these hands and Islands."""
    players = len(hands)
    state = new(players, teams=teams, age=list(age) or list(range(players)))
    for seat, cards in enumerate(hands):
        held = mask(state, cards)
        state.hand |= held
        state.give(held, seat)
    for seat, cards in (islands or {}).items():
        placed = mask(state, cards)
        state.island |= placed
        state.give(placed, seat)
    for seat, total in enumerate(points):
        state.points |= total << (POINT_BITS * seat)
    state.trump = colour_cards(state.cards.letters.index(trump)) if trump else 0
    state.season = season
    state.reversed = int(reverse)
    state.age = pack_nibbles(list(age) or list(range(players)))
    state.leader = state.mover = leader
    state.phase = PLAY
    state.journal = Journal()
    return state


def play(state: MolukuState, *moves: str) -> None:
    """Make moves, each of the first seat to act; `2: pass G1` is a move of seat 2."""
    for text in moves:
        seat, _, move = text.rpartition(":")
        mover = int(seat) if seat else state.to_act()[0]
        state.apply(mover, state.parse(mover, move))


def legal(state: MolukuState, seat: int | None = None) -> list[str]:
    """List the legal moves of a seat, or of the first that is to act."""
    mover = state.to_act()[0] if seat is None else seat
    return [state.text(mover, move) for move in state.legal(mover)]


def refused(state: MolukuState, text: str, seat: int | None = None) -> Refusal:
    """Try a move that must be refused and must change nothing."""
    before = state.identity()
    mover = state.to_act()[0] if seat is None else seat
    with pytest.raises(IllegalMove) as caught:
        state.apply(mover, state.parse(mover, text))
    assert state.identity() == before
    return caught.value.refusal


def order(state: MolukuState) -> list[int]:
    """Give the seats in harvest order."""
    seats = state.view(-1)["order"]
    assert isinstance(seats, list)
    return seats


def island(state: MolukuState, seat: int) -> list[str]:
    """Name the face-up cards of an Island."""
    return state.cards.name_all(state.owned(state.island, seat))


def hand(state: MolukuState, seat: int) -> list[str]:
    """Name the cards in a hand."""
    return state.cards.name_all(state.owned(state.hand, seat))


def seat_view(state: MolukuState, seat: int, viewer: int = -1) -> Json:
    """Give what a viewer is shown of a seat."""
    seats = state.view(viewer)["seats"]
    assert isinstance(seats, list)
    shown = seats[seat]
    assert isinstance(shown, dict)
    return shown


def own_view(state: MolukuState, seat: int) -> Json:
    """Give what only a seat itself is shown."""
    own = state.view(seat)["you"]
    assert isinstance(own, dict)
    return own


def told(state: MolukuState, kind: str, viewer: int = -1) -> list[Json]:
    """List the events of a kind that a viewer was told so far, without the card table in use."""
    assert state.journal is not None
    events = [event for event in state.journal.seen_by(viewer) if event["event"] == kind]
    for event in events:
        assert event.pop("card_table", state.cards.version) == state.cards.version
    return events


def deal_line(state: MolukuState, hands: Sequence[str]) -> Json:
    """Write a deal in which every seat gets the named cards, filled up with what is left."""
    named = [cards.split() for cards in hands]
    used = {name for cards in named for name in cards}
    rest = [name for name in state.cards.name_all(state.deal.cards) if name not in used]
    for cards in named:
        while len(cards) < state.deal.hand:
            cards.append(rest.pop(0))
    return {"chance": "deal", "value": {"hands": named}}
