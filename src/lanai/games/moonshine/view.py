"""What a seat or a spectator may know of a Moonshine position.

Shown to all: everything but the order of the deck. In the hidden steps (MS-S3, MS-A0) the deck, the
pile and the seats of others are shown as they were when the step began; who is still busy is known.
Shown to its owner: what the seat has done in the step, what it was offered or has drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from mypy_extensions import i64

from lanai.games.moonshine.board import (
    DECK,
    FIRST_CLIENT,
    PILE,
    count_moons,
    moons_on,
    offer_of,
    rank_of,
)
from lanai.games.moonshine.card_sets import count_cards, list_cards
from lanai.games.moonshine.cards import DieName, Face
from lanai.games.moonshine.duties import owed_by, task_of, validating
from lanai.games.moonshine.events import moons_by_place
from lanai.games.moonshine.phases import OVER, PAY, SETTING_UP, STEPS, TASKS, Step, Task
from lanai.games.moonshine.resources import dice_shown
from lanai.games.moonshine.scoring import TieBreak, ranking, target, tie_break, tied
from lanai.games.moonshine.sheet import Seat, sheet

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


class Own(TypedDict):
    """What the owner of a seat has to do."""

    seat: int
    task: Task | None
    owed: int
    """Moons to place, pay or lose."""
    validating: str | None
    """The client for which moons are paid."""
    pays_from: str | None
    """Where the next moon is paid from, if there is nothing to choose (MS-A1)."""


class OwnView(TypedDict, total=False):
    """What a seat sees beside what everybody does."""

    you: Own


class View(OwnView):
    """All that a viewer may know."""

    game: str
    card_table: str
    """The version of the card table."""
    regulars: bool
    target: int
    round: int
    """0 while setting up."""
    step: Step
    over: bool
    first: int
    active: int
    waiting: list[int]
    """Seats that are not done with the step."""
    dice: dict[DieName, Face]
    rerolls: int
    """How often the active player may still reroll."""
    deck: int
    pile: list[str]
    scores: list[int]
    seats: list[Seat]
    winners: list[int]
    ranking: list[int]
    """The seats when the game is over, the first place first."""
    tied: list[int]
    """Several seats with the most points, when the game is over."""
    tie_break: TieBreak | None
    """What decided between those who are tied."""


def view(state: MoonState, viewer: int) -> View:
    """Give all that a viewer may know."""
    middle = state.open_board()
    names = state.cards.names
    own: OwnView = own_view(state, viewer) if 0 <= viewer < state.players else {}
    return {
        "game": "moonshine",
        "card_table": state.cards.version,
        "regulars": bool(state.regulars),
        "target": int(target(state)),
        "round": int(state.round),
        "step": STEPS[state.step],
        "over": state.step == OVER,
        "first": int(state.first),
        "active": int(state.active),
        "waiting": [seat for seat in range(int(state.players)) if (state.waiting >> seat) & 1],
        "dice": dice_shown(state),
        "rerolls": int(state.rerolls),
        "deck": int(count_cards(middle, DECK)),
        "pile": [names[card] for card in list_cards(middle, PILE)],
        "scores": state.scores(),
        "seats": _seats(state, viewer),
        "winners": state.winners(),
        "ranking": ranking(state),
        "tied": tied(state),
        "tie_break": tie_break(state),
        **own,
    }


def own_view(state: MoonState, seat: int) -> OwnView:
    """Give what a seat sees beside what everybody does."""
    return {} if state.step == SETTING_UP else {"you": _own(state, seat)}


def own_seat(state: MoonState, seat: int) -> Seat | None:
    """Give what a seat sees of itself in a hidden step: its own doings."""
    return _seat(state, seat, seat) if state.hides() else None


def _seats(state: MoonState, viewer: int) -> list[Seat]:
    """List what a viewer sees of all seats; nothing before the game is set up."""
    seats = range(0 if state.step == SETTING_UP else int(state.players))
    return [_seat(state, seat, viewer) for seat in seats]


def is_hidden(state: MoonState, seat: i64, viewer: i64) -> bool:
    """MS-A0, MS-S3: tell whether what a seat does in this step is hidden from a viewer."""
    return seat != viewer and state.hides()


def _seat(state: MoonState, seat: i64, viewer: i64) -> Seat:
    """What a viewer sees of a seat; cards drawn outside of a hidden step lie open."""
    if is_hidden(state, seat, viewer):
        return sheet(state, state.before, seat, [])
    cards = list_cards(state.now, offer_of(seat))
    return sheet(state, state.now, seat, [state.cards.names[card] for card in cards])


def _own(state: MoonState, seat: i64) -> Own:
    """What the owner of a seat has to do."""
    board = state.now
    client = validating(board, seat)
    return {
        "seat": int(seat),
        "task": TASKS[task_of(board, seat)],
        "owed": int(owed_by(board, seat)),
        "validating": None if client < 0 else state.cards.names[client],
        "pays_from": _pays_from(state, seat),
    }


def _pays_from(state: MoonState, seat: i64) -> str | None:
    """MS-A1: moons on the client itself are lost anyway, and whoever must pay all chooses none."""
    board = state.now
    if task_of(board, seat) != PAY:
        return None
    client = validating(board, seat)
    if moons_on(board, seat, FIRST_CLIENT + rank_of(board, seat, client)):
        return state.cards.names[client]
    if owed_by(board, seat) < count_moons(board, seat):
        return None
    return next(iter(moons_by_place(state, board, seat)))
