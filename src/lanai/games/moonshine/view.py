"""What a seat or a spectator may know of a Moonshine position.

Shown to all: everything but the order of the deck. In the hidden steps (MS-S3, MS-A0) the deck, the
pile and the seats of others are shown as they were when the step began; who is still busy is known.
Shown to its owner: what the seat has done in the step, what it was offered or has drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.events import Json
from lanai.games.moonshine.board import DECK, PILE, offer_of
from lanai.games.moonshine.card_sets import count_cards, list_cards
from lanai.games.moonshine.cards import FACES
from lanai.games.moonshine.duties import owed_by, task_of, validating
from lanai.games.moonshine.phases import OVER, SETTING_UP, STEPS, TASKS
from lanai.games.moonshine.resources import dice_shown
from lanai.games.moonshine.scoring import target
from lanai.games.moonshine.sheet import sheet

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


def view(state: MoonState, viewer: int) -> Json:
    """Give all that a viewer may know."""
    middle = state.open_board()
    names = state.cards.names
    shown: Json = {
        "game": "moonshine",
        "table": state.cards.version,
        "regulars": bool(state.regulars),
        "target": int(target(state)),
        "round": int(state.round),
        "step": STEPS[state.step],
        "over": state.step == OVER,
        "first": int(state.first),
        "active": int(state.active),
        "waiting": [seat for seat in range(int(state.players)) if (state.waiting >> seat) & 1],
        "dice": {name: FACES[face] for name, face in dice_shown(state).items()},
        "rerolls": int(state.rerolls),
        "deck": int(count_cards(middle, DECK)),
        "pile": [names[card] for card in list_cards(middle, PILE)],
        "scores": state.scores(),
        "seats": _seats(state, viewer),
        "winners": state.winners(),
    }
    if 0 <= viewer < state.players:
        shown.update(own_view(state, viewer))
    return shown


def own_view(state: MoonState, seat: int) -> Json:
    """Give what a seat sees beside what everybody does."""
    return {} if state.step == SETTING_UP else {"you": _own(state, seat)}


def own_seat(state: MoonState, seat: int) -> Json | None:
    """Give what a seat sees of itself in a hidden step: its own doings."""
    return _seat(state, seat, seat) if state.hides() else None


def _seats(state: MoonState, viewer: int) -> list[Json]:
    """List what a viewer sees of all seats; nothing before the game is set up."""
    seats = range(0 if state.step == SETTING_UP else int(state.players))
    return [_seat(state, seat, viewer) for seat in seats]


def is_hidden(state: MoonState, seat: i64, viewer: i64) -> bool:
    """MS-A0, MS-S3: tell whether what a seat does in this step is hidden from a viewer."""
    return seat != viewer and state.hides()


def _seat(state: MoonState, seat: i64, viewer: i64) -> Json:
    """What a viewer sees of a seat; cards drawn outside of a hidden step lie open."""
    if is_hidden(state, seat, viewer):
        return {**sheet(state, state.before, seat), "offer": []}
    cards = list_cards(state.now, offer_of(seat))
    return {**sheet(state, state.now, seat), "offer": [state.cards.names[card] for card in cards]}


def _own(state: MoonState, seat: i64) -> Json:
    """What the owner of a seat has to do."""
    board = state.now
    client = validating(board, seat)
    return {
        "seat": int(seat),
        "task": TASKS[task_of(board, seat)] or None,
        "owed": int(owed_by(board, seat)),
        "validating": None if client < 0 else state.cards.names[client],
    }
