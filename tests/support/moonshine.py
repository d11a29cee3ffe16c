"""Moonshine positions laid out by hand, and a short way to play in them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files

import pytest

from lanai.core.errors import IllegalMove
from lanai.core.events import Json
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.card_tables import read
from lanai.games.moonshine import board, card_sets, chance, moons, phases, scoring, steps, tally
from lanai.games.moonshine.cards import DICE, FACES, Cards, load
from lanai.games.moonshine.events import moons_by_place
from lanai.games.moonshine.state import MoonState

BARS = ["green", "pink", "violet", "amber", "teal"]
STARTERS = [["c01", "c02"], ["c15", "c16"], ["c29", "c30"], ["c43", "c44"], ["c57", "c58"]]
FRONTS = [["c03", "c17"], ["c07", "c08"], ["c63", "c64"], ["c49", "c50"], ["c55", "c69"]]


@dataclass
class Place:
    """What lies before a seat: clients (or those of FRONTS), validated clients, moons by place."""

    clients: Sequence[str] | None = None
    validated: Sequence[str] = ()
    moons: Mapping[str, int] = field(default_factory=dict)


def begin(players: int = 2, first: int = 0) -> MoonState:
    """Set up a standard game: bars and starters by colour."""
    state = new(players)
    state.place(setup_line(players, first, STARTERS[:players]))
    return state


def begin_regulars(clients: list[list[str]], first: int = 0) -> MoonState:
    """Set up a game of the Regulars variant with these offers."""
    state = new(len(clients), regulars=True)
    state.place(setup_line(len(clients), first, clients))
    return state


def new(players: int, regulars: bool = False, table: Cards | None = None) -> MoonState:
    """Make a game before its set-up, perhaps with a card table of one's own."""
    cards = load("1") if table is None else table
    return MoonState(find("moonshine"), players, cards, int(regulars), board.new_board(players))


def setup_line(players: int, first: int, clients: list[list[str]]) -> Json:
    value: Json = {"first": first, "bars": BARS[:players], "clients": clients}
    return {"chance": "setup", "value": value}


def lay_out(*places: Place, regulars: bool = False, table: Cards | None = None) -> MoonState:
    """Lay a position out at the start of a round; seats have their bars by colour."""
    state = new(len(places), regulars, table)
    numbers = state.cards.numbers
    state.first = state.active = 0
    for seat, place in enumerate(places):
        chance.give_bar(state, seat, seat + 5 * int(regulars))
        for name in FRONTS[seat] if place.clients is None else place.clients:
            card = numbers[name]
            board.insert_client(state.now, seat, card, state.cards.capacities[card])
        for name in place.validated:
            scoring.count_validated(state.cards, state.now, seat, numbers[name])
    chance.fill_deck(state)
    for seat, place in enumerate(places):
        for name in place.validated:
            card_sets.drop_card(state.now, board.DECK, numbers[name])
        for spot, count in place.moons.items():
            for _ in range(count):
                put(state, seat, spot)
    steps.begin_round(state)
    if max(state.scores()) < scoring.target(state):
        state.check()
    return state


def put(state: MoonState, seat: int, spot: str) -> None:
    number = int(spot[-1]) - 1 if spot.startswith("bar") else state.cards.numbers[spot] + 2
    moons.put_moon(state.cards, state.now, seat, board.place_of(state.now, seat, number))


def act(
    *places: Place,
    dice: str = "food food food",
    regulars: bool = False,
    table: Cards | None = None,
) -> MoonState:
    """Lay a position out in the action step with these faces: w1 w2 w3, then b, then o (or -)."""
    state = lay_out(*places, regulars=regulars, table=table)
    roll(state, dice)
    while state.step == phases.ROLLING:
        say(state, 0, "keep")
    assert state.step == phases.ACTING, "these dice give moons first"
    return state


def roll(state: MoonState, faces: str) -> None:
    """Roll all five dice as told, whoever has access to them; - stands for a die left out."""
    state.rolling = 0
    for die, face in enumerate(faces.split()):
        if face != "-":
            assert FACES.index(face)
            state.rolling |= 2**die
    value: Json = {
        name: face for name, face in zip(DICE, faces.split(), strict=False) if face != "-"
    }
    state.place({"chance": "roll", "value": value})


def keep_only(state: MoonState, *left: str) -> None:
    """Leave only these cards in the deck; the others go into the pile."""
    for card in card_sets.list_cards(state.now, board.DECK):
        if state.cards.names[card] not in left:
            card_sets.drop_card(state.now, board.DECK, card)
            card_sets.add_card(state.now, board.PILE, card)
    state.before = state.now[:]


def say(state: MoonState, seat: int, *texts: str) -> None:
    """Make moves of one seat."""
    for text in texts:
        state.apply(seat, state.parse(seat, text))


def drawn(state: MoonState, seat: int, *clients: str) -> None:
    """Let a seat draw these cards."""
    state.place({"chance": "draw", "seat": seat, "value": list(clients)})


def legal(state: MoonState, seat: int) -> list[str]:
    return [state.text(seat, move) for move in state.legal(seat)]


def refused(state: MoonState, seat: int, text: str) -> tuple[str, str]:
    """Try a move that must be refused, and give the rule and the reason."""
    before = state.identity()
    with pytest.raises(IllegalMove) as caught:
        state.apply(seat, state.parse(seat, text))
    assert state.identity() == before
    return caught.value.refusal.rule, caught.value.refusal.reason


def clients(state: MoonState, seat: int) -> list[str]:
    return [state.cards.names[card] for card in board.list_clients(state.now, seat)]


def moons_of(state: MoonState, seat: int) -> dict[str, int]:
    shown = moons_by_place(state, state.now, seat)
    return {place: int(str(count)) for place, count in shown.items()}


def points(state: MoonState, seat: int) -> int:
    return int(tally.points_of(state.now, seat))


def pile(state: MoonState) -> set[str]:
    return {state.cards.names[card] for card in card_sets.list_cards(state.now, board.PILE)}


def sheet(state: MoonState, seat: int, viewer: int | None = None) -> dict[str, object]:
    """Give what a viewer (the seat itself unless told) sees of a seat."""
    seats = state.view(seat if viewer is None else viewer)["seats"]
    assert isinstance(seats, list)
    shown: dict[str, object] = seats[seat]
    return shown


def idle(state: MoonState, *seats: int) -> None:
    """Let seats spend their action on a draw that changes nothing."""
    rng = FastRng(99)
    for seat in seats:
        say(state, seat, "draw")
        state.settle(rng)
        say(state, seat, "replace none")


def tuned(spots: Mapping[str, str]) -> Cards:
    """Read the card table with other bonuses on the spots of some clients."""
    text = files("lanai.games.moonshine").joinpath("cards", "1.toml").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    for at, line in enumerate(lines):
        for client, bonus in spots.items():
            if f'id = "{client}"' in line:
                lines[at] = re.sub(r'(spot = \{ moons = \d, bonus = )"\w+"', rf'\1"{bonus}"', line)
    return read("test", "".join(lines), Cards)
