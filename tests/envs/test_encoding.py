"""The segments of each game, read back and compared with the view of the same seat."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from lanai.core.contract import State
from lanai.core.rng import FastRng
from lanai.envs.observation import Observer
from lanai.games import find
from support.variants import Variant, random_step, variants

Segments = dict[str, NDArray[Any]]


def sights(variant: Variant, games: int) -> Iterator[tuple[State, int, Segments, Any]]:
    """Go through random games: every state, every seat, its segments and its view."""
    observer = Observer(variant.game, variant.players)
    for seed in range(games):
        rng = FastRng(seed, 9)
        state = variant.new()
        state.settle(rng)
        while not state.over():
            for seat in range(variant.players):
                segments = observer.segments(observer.cells(state, seat))
                yield state, seat, segments, state.view(seat)
            random_step(state, rng)


def cards_of(name: str) -> Any:
    """Read the newest cards of a game."""
    game = find(name)
    return import_module(f"{game.room}.cards").load(game.cards)


def marked(cells: NDArray[Any]) -> list[int]:
    return np.flatnonzero(cells).tolist()


def seat_of(cells: NDArray[Any], viewer: int) -> int | None:
    """Name the one seat that is marked."""
    found = marked(cells)
    return (viewer + found[0]) % len(cells) if found else None


def in_order(items: list[Any], viewer: int) -> list[Any]:
    """Put what is listed by seat into the viewer's order."""
    return items[viewer:] + items[:viewer]


def amounts(cells: NDArray[Any]) -> list[int]:
    return [100 * int(hundreds) + int(rest) for hundreds, rest in cells]


def of_game(name: str) -> pytest.MarkDecorator:
    found = [variant for variant in variants() if variant.name == name]
    return pytest.mark.parametrize("variant", found, ids=str)


@of_game("tiki-topple")
def test_tiki_topple(variant: Variant) -> None:
    cards = cards_of("tiki-topple")
    tikis, kinds = cards.tikis, ("up1", "up2", "up3", "puh", "topple", "wiki", "toast")
    for _, seat, cells, view in sights(variant, 2):
        column = [tikis[marked(place)[0]] for place in cells["column"]]
        standing = len(marked(cells["standing"]))
        assert column[:standing] == view["column"]
        assert column[standing:][::-1] == view["toasted"]
        assert seat_of(cells["turn"], seat) == view["turn"]
        assert seat_of(cells["starter"], seat) == view["starter"]
        assert marked(cells["round"]) == [view["round"] - 1]
        assert amounts(cells["scores"]) == in_order(view["scores"], seat)
        out = [cards.mission_names(mission) for mission in marked(cells["missions_out"])]
        assert out == view["missions_out"]
        seats = in_order(view["seats"], seat)
        assert cells["cards"].tolist() == [each["cards"] for each in seats]
        for own, part in (("hand", cells["hand"]), ("aside", cells["aside"])):
            assert part.tolist() == [view["you"][own].count(kind) for kind in kinds]
        for each, part in zip(seats, cells["played"], strict=True):
            assert part.tolist() == [each["played"].count(kind) for kind in kinds]
        assert [tikis[marked(rank)[0]] for rank in cells["mission"]] == view["you"]["mission"]


@of_game("moluku")
def test_moluku(variant: Variant) -> None:
    cards = cards_of("moluku")
    names, colours = cards.names, cards.colours
    for state, seat, cells, view in sights(variant, 2):
        assert [(seat + one) % variant.players for one in marked(cells["to_act"])] == sorted(
            view["to_act"], key=lambda one: (one - seat) % variant.players
        )
        assert seat_of(cells["leader"], seat) == view["leader"]
        assert [seat_of(place, seat) for place in cells["age"]] == view["age"]
        order = [seat_of(place, seat) for place in cells["order"]]
        assert [one for one in order if one is not None] == view["order"]
        assert marked(cells["season"]) == [view["season"] - 1]
        for name in ("trump", "led"):
            assert [colours[one] for one in marked(cells[name])] == [
                view[name] for _ in range(1) if view[name] is not None
            ]
        assert bool(cells["reversed"][0]) == view["reversed"]
        assert bool(cells["wedding"][0]) == view["wedding"]
        assert int(cells["picked"][0]) == view["picked"]
        assert int(cells["stock"][0]) == view["stock"]
        assert amounts(cells["scores"]) == in_order(view["scores"], seat)
        own = view["you"]
        for name in ("hand", "chosen", "gave", "got"):
            assert [names[card] for card in marked(cells[name])] == own[name]
        assert int(cells["owes"][0]) == own["owes"]
        assert [names[card] for card in marked(cells["discarded"][0])] == own["discarded"]
        lying = {each["seat"]: each["cards"] for each in view["trick"]}
        for distance, each in enumerate(in_order(view["seats"], seat)):
            assert [names[card] for card in marked(cells["island"][distance])] == each["island"]
            covered = [under["card"] for under in each["covered"]]
            assert [names[card] for card in marked(cells["covered"][distance])] == covered
            assert [names[card] for card in marked(cells["taken_up"][distance])] == each["taken_up"]
            assert int(cells["cards"][distance]) == each["cards"]
            assert [colours[one] for one in marked(cells["voids"][distance])] == each["voids"]
            trick = marked(cells["first"][distance]) + marked(cells["second"][distance])
            played = lying.get((seat + distance) % variant.players, [])
            assert [names[card] for card in trick] == played
        assert state.to_act() == view["to_act"]


@of_game("moonshine")
def test_moonshine(variant: Variant) -> None:
    cards = cards_of("moonshine")
    names = cards.names
    bars = [(bar.name, bar.side) for bar in cards.bars]
    faces = ("", "food", "music", "drink", "joker", "moon")
    for _, seat, cells, view in sights(variant, 1):
        busy = [(seat + one) % variant.players for one in marked(cells["waiting"])]
        assert sorted(busy) == view["waiting"]
        assert seat_of(cells["first"], seat) == view["first"]
        dice = [faces[marked(die)[0]] for die in cells["dice"]]
        assert [face for face in dice if face] == list(view["dice"].values())
        assert int(cells["rerolls"][0]) == view["rerolls"]
        assert amounts([cells["round"]]) == [view["round"]]  # type: ignore[arg-type]
        assert int(cells["deck"][0]) == view["deck"]
        assert [names[card] for card in marked(cells["pile"])] == view["pile"]
        own = view["you"]
        assert int(cells["owed"][0]) == own["owed"]
        validating = [names[card] for card in marked(cells["validating"])]
        assert validating == ([own["validating"]] if own["validating"] else [])
        for distance, each in enumerate(in_order(view["seats"], seat)):
            assert bars[marked(cells["bar"][distance])[0]] == (each["bar"], each["side"])
            spots = [spot["moons"] for spot in each["spots"]]
            assert cells["bar_moons"][distance].tolist() == spots
            assert int(cells["moons"][distance]) == each["moons"]
            assert int(cells["strikes"][distance]) == each["strikes"]
            assert amounts(cells["points"])[distance] == each["points"]["total"]
            assert cells["bonuses"][distance].tolist() == list(each["bonuses"].values())
            for name in ("validated", "offer"):
                assert [names[card] for card in marked(cells[name][distance])] == each[name]
            clients = {line["client"]: line["moons"] for line in each["clients"]}
            present = marked(cells["clients"][distance])
            moons = cells["client_moons"][distance]
            assert {names[card]: int(moons[card]) for card in present} == clients
