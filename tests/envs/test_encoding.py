"""The view of a seat, laid out in cells by hand, is what its encoding gives: cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from lanai.conformance.variants import Variant, random_step, variants
from lanai.core.cells import Cells
from lanai.core.rng import FastRng
from lanai.envs.observation import Observer
from lanai.games import find
from lanai.games.moluku.phases import NAMES as MOLUKU_STEPS
from lanai.games.moonshine.cards import BONUSES, DICE, FACES
from lanai.games.moonshine.phases import STEPS, TASKS
from lanai.games.tiki_topple.cards import KINDS

Json = dict[str, Any]
Segments = dict[str, Any]
"""The segments of an observation by name, as lists of cells."""


def sights(variant: Variant, games: int) -> Iterator[tuple[int, Segments, Json]]:
    """Go through random games: every seat in every state, its segments and its view."""
    observer = Observer(variant.game, variant.players)
    for seed in range(games):
        rng = FastRng(seed, 9)
        state = variant.new()
        state.settle(rng)
        while not state.over():
            for seat in range(variant.players):
                found = observer.segments(observer.cells(state, seat))
                segments = {name: cells.tolist() for name, cells in found.items()}
                yield seat, segments, state.view(seat)
            random_step(state, rng)


def cards_of(name: str) -> Any:
    """Read the newest cards of a game."""
    game = find(name)
    return import_module(f"{game.room}.cards").load(game.cards)


# Cells by hand


def marks(things: list[Any], known: list[Any]) -> list[int]:
    """Mark things among all that there are."""
    wanted = set(things)
    assert wanted <= set(known)
    return [int(each in wanted) for each in known]


def mark(thing: Any, known: list[Any]) -> list[int]:
    """Mark one thing among all that there are; none for None."""
    return marks([] if thing is None else [thing], known)


def counts(things: list[Any], known: list[Any]) -> list[int]:
    """Count each thing among all that there are."""
    assert set(things) <= set(known)
    return [things.count(each) for each in known]


def amount(number: int) -> list[int]:
    return [number // 100, number % 100]


def padded(rows: list[list[int]], size: int, width: int) -> list[list[int]]:
    """Add empty rows."""
    return rows + [[0] * width] * (size - len(rows))


def around(items: list[Any], viewer: int) -> list[Any]:
    """Put what is listed by seat into the viewer's order: itself, then to the left."""
    return items[viewer:] + items[:viewer]


def tiki_topple(view: Json, seat: int, cards: Any) -> Segments:
    players = len(view["seats"])
    order, seats = around(list(range(players)), seat), around(view["seats"], seat)
    missions = [cards.mission_names(mission) for mission in range(27)]
    own, tikis, kinds = view["you"], cards.tikis, list(KINDS)
    return {
        "seat": mark(seat, list(range(players))),
        "turn": mark(view["turn"], order),
        "starter": mark(view["starter"], order),
        "round": mark(view["round"], [1, 2, 3, 4]),
        "column": [mark(tiki, tikis) for tiki in view["column"] + view["toasted"][::-1]],
        "standing": [int(place < len(view["column"])) for place in range(9)],
        "scores": [amount(points) for points in around(view["scores"], seat)],
        "missions_out": [int(mission in view["missions_out"]) for mission in missions],
        "cards": [each["cards"] for each in seats],
        "played": [counts(each["played"], kinds) for each in seats],
        "hand": counts(own["hand"], kinds),
        "aside": counts(own["aside"], kinds),
        "mission": [mark(tiki, tikis) for tiki in own["mission"]],
    }


def moluku(view: Json, seat: int, cards: Any) -> Segments:
    players = len(view["seats"])
    order, seats = around(list(range(players)), seat), around(view["seats"], seat)
    own, names, colours = view["you"], cards.names, list(cards.colours)
    adjusting = view["step"] in ("discard", "pass-left", "pass-right")
    laid = {each["seat"]: each["cards"] for each in view["trick"]}
    lying = [laid.get(each, []) for each in order]
    # Of a pair that is being taken the second card still lies there when the first is placed.
    placing = view["wedding"] and view["step"] != "play"
    firsts = [0 if placing and len(each) == 1 else 1 for each in lying]
    discarded = [own["discarded"], *(each["discarded"] for each in seats[1:])]
    return {
        "seat": mark(seat, list(range(players))),
        "to_act": marks(view["to_act"], order),
        "leader": mark(view["leader"], order),
        "age": padded([mark(each, order) for each in view["age"] or []], players, players),
        "season": mark(view["season"], [1, 2, 3]),
        "step": mark("adjust" if adjusting else view["step"], list(MOLUKU_STEPS)),
        "trump": mark(view["trump"], colours),
        "led": mark(view["led"], colours),
        "wedding": [int(view["wedding"])],
        "reversed": [int(view["reversed"])],
        "order": padded([mark(each, order) for each in view["order"]], players, players),
        "picked": [view["picked"]],
        "stock": [view["stock"]],
        "scores": [amount(points) for points in around(view["scores"], seat)],
        "cards": [each["cards"] for each in seats],
        "voids": [marks(each["voids"], colours) for each in seats],
        "island": [marks(each["island"], names) for each in seats],
        "covered": [marks([one["card"] for one in each["covered"]], names) for each in seats],
        "first": [marks(each[:n], names) for n, each in zip(firsts, lying, strict=True)],
        "second": [marks(each[n:], names) for n, each in zip(firsts, lying, strict=True)],
        "taken_up": [marks(each["taken_up"], names) for each in seats],
        "discarded": [marks(each, names) for each in discarded],
        "hand": marks(own["hand"], names),
        "chosen": marks(own["chosen"], names),
        "gave": marks(own["gave"], names),
        "got": marks(own["got"], names),
        "owes": [own["owes"]],
    }


def moonshine(view: Json, seat: int, cards: Any) -> Segments:
    players = len(view["seats"])
    order, seats = around(list(range(players)), seat), around(view["seats"], seat)
    own, names = view["you"], cards.names
    bars = [(bar.name, bar.side) for bar in cards.bars]
    moons = [{line["client"]: line["moons"] for line in each["clients"]} for each in seats]
    return {
        "seat": mark(seat, list(range(players))),
        "waiting": marks(view["waiting"], order),
        "first": mark(view["first"], order),
        "active": mark(view["active"], order),
        "step": mark(view["step"], list(STEPS)),
        "round": amount(view["round"]),
        "dice": [mark(view["dice"].get(die, FACES[0]), list(FACES)) for die in DICE],
        "rerolls": [view["rerolls"]],
        "deck": [view["deck"]],
        "pile": marks(view["pile"], names),
        "task": marks([own["task"]], list(TASKS)),
        "owed": [own["owed"]],
        "validating": mark(own["validating"], names),
        "bar": [mark((each["bar"], each["side"]), bars) for each in seats],
        "bar_moons": [[spot["moons"] for spot in each["spots"]] for each in seats],
        "moons": [each["moons"] for each in seats],
        "strikes": [each["strikes"] for each in seats],
        "points": [amount(each["points"]["total"]) for each in seats],
        "bonuses": [[each["bonuses"][bonus] for bonus in BONUSES] for each in seats],
        "validated": [marks(each["validated"], names) for each in seats],
        "clients": [marks(list(each), names) for each in moons],
        "client_moons": [[each.get(client, 0) for client in names] for each in moons],
        "offer": [marks(each["offer"], names) for each in seats],
    }


BY_HAND: dict[str, Callable[[Json, int, Any], Segments]] = {
    "tiki-topple": tiki_topple,
    "moluku": moluku,
    "moonshine": moonshine,
}
HOUSE = [variant for variant in variants() if variant.name in BY_HAND]


def test_the_encodings_of_all_games_of_the_house_are_laid_out_by_hand() -> None:
    house = (variant for variant in variants() if variant.game.room.startswith("lanai.games."))
    assert BY_HAND.keys() == {variant.name for variant in house}


@pytest.mark.parametrize("variant", HOUSE, ids=str)
def test_every_cell_says_what_the_view_says(variant: Variant) -> None:
    cards = cards_of(variant.name)
    for seat, segments, view in sights(variant, 1 if variant.name == "moonshine" else 2):
        wanted = BY_HAND[variant.name](view, seat, cards)
        assert segments.keys() == wanted.keys()
        for name, cells in wanted.items():
            assert segments[name] == cells, name


def test_numbers_beyond_two_cells_are_the_most_that_fit() -> None:
    """A game that a policy never ends must not end a whole batch in its round 25,600."""
    cells = Cells(6)
    for value in (123, 25_599, 1_000_000):
        cells.points(value)
    assert list(cells.data) == [1, 23, 255, 99, 255, 99]
