"""What tables of games tell of Moonshine: who began, its rounds, and what each seat held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.contract import Holdings
from lanai.games.moonshine.board import bar_of, list_clients, offer_of, validated_by
from lanai.games.moonshine.card_sets import list_cards

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


def first_player(state: MoonState) -> int:
    """MS-S2: name the first player, though all place their first moons at once."""
    return int(state.first)


def round_number(state: MoonState) -> int:
    """Count the rounds begun so far; 0 while the bars are set up."""
    return int(state.round)


def holdings(state: MoonState) -> list[Holdings]:
    """List each seat's bar, the clients that it was dealt or offered at first, and all it won."""
    return [_held_by(state, seat) for seat in range(state.players)]


def _held_by(state: MoonState, seat: i64) -> Holdings:
    board, cards = state.now, state.cards
    if state.round == 0:
        dealt = list_clients(board, seat) + list_cards(board, offer_of(seat))
        return {
            "bar": [cards.bars[bar_of(board, seat)].name],
            "starters": [cards.names[client] for client in sorted(dealt)],
        }
    return {"clients": [cards.names[client] for client in list_cards(board, validated_by(seat))]}
