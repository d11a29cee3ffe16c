"""A world over the wire is all that its seat knows, and no more: in every game and variant."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from lanai.client import minds
from lanai.client.minds import Mind
from lanai.client.worlds import Differs, World, demand_same, pack
from lanai.conformance.variants import Variant, variants, variants_of
from lanai.core.contract import State
from lanai.core.rng import FastRng
from lanai.games.moonshine.board import MIDDLE, OFFER, SPAN
from lanai.server import protocol as wire
from lanai.server.jobs import PackedSight
from lanai.server.letters import position_of
from lanai.server.messages import Sighted
from lanai.server.table import Table
from lanai.server.thoughts import sight_of
from support.kuhn import announced
from support.sitting import Sitting

LOOKS = 25
MOVES = 3
"""That are made between two looks, so that games get far."""


def sent(table: Table, seat: int) -> tuple[PackedSight, wire.Position]:
    """Send a seat its world and its position, byte by byte."""
    world = list(sight_of(table, seat).identity)
    letter = msgspec.json.encode(Sighted(id="1", seq=0, seat=seat, world=world))
    told = msgspec.json.encode(position_of(table, seat, "en"))
    sight = msgspec.json.decode(letter, type=Sighted)
    return pack(described(table), sight), msgspec.json.decode(told, type=wire.Position)


def described(table: Table) -> wire.Table:
    """Describe what a client needs to know of a table."""
    known = {field.name: None for field in msgspec.structs.fields(wire.Table)}
    about = {"game": table.game.name, "players": table.players, "options": table.options}
    return wire.Table(**{**known, **about, "rules": table.rules, "cards": table.cards})  # type: ignore[arg-type]


def sitting_of(variant: Variant) -> Sitting:
    """Sit down at a table of a variant."""
    sitting = Sitting(variant.name, variant.players, begin=False)
    sitting.table.options = variant.options
    sitting.table.cards = variant.game.cards
    sitting.start()
    return sitting


def knows_the_same(state: State, world: State, seat: int, number: int) -> None:
    assert world.view(seat) == state.view(seat)
    assert world.legal(seat) == state.legal(seat)
    world.check()
    ours, theirs = (each.redeal(seat, FastRng(number)).identity() for each in (state, world))
    assert ours == theirs, "the same generator draws the same worlds here and there"


def looked_at(variant: Variant, moves: int = MOVES) -> int:
    """Look at a game of random moves, and count the worlds that are not the true state."""
    rng, sitting = FastRng(11), sitting_of(variant)
    hidden = 0
    for number in range(LOOKS):
        state = sitting.play.state
        for seat in state.to_act():
            packed, position = sent(sitting.table, seat)
            demand_same(packed, described(sitting.table), position)
            knows_the_same(state, packed.state(), seat, number)
            hidden += packed.identity != state.identity()
        for _ in range(moves):
            if not state.over():
                seat = state.to_act()[0]
                sitting.make(seat, state.text(seat, state.pick(seat, rng)))
                state = sitting.play.state
        if state.over():
            break
    return hidden


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_world_is_all_that_its_seat_knows_and_no_more(variant: Variant) -> None:
    assert looked_at(variant), "what a seat cannot know must have been drawn anew"


def test_so_it_is_in_a_game_of_two_files() -> None:
    with announced() as game:
        assert sum(looked_at(each, 1) for each in variants_of(game) for _ in range(10))


@pytest.mark.parametrize("fault", ["other rules", "other numbers", "too few", "nonsense"])
def test_a_world_that_is_not_the_position_is_not_played_in(fault: str) -> None:
    variant = next(each for each in variants() if each.name == "moluku")
    sitting = sitting_of(variant)
    seat = sitting.play.state.to_act()[0]
    packed, position = sent(sitting.table, seat)
    table, world = described(sitting.table), list(packed.identity)
    if fault == "other rules":
        table.rules = "0.9"
    elif fault == "other numbers":
        sitting.table.options = variant.options
        other = sitting.play.state.copy()
        other.apply(seat, other.legal(seat)[0])
        world = list(other.identity())
    else:
        world = world[:3] if fault == "too few" else [1 << 40] * len(world)
    sight = Sighted(id="1", seq=0, seat=seat, world=world)
    with pytest.raises(Differs):
        demand_same(pack(table, sight), table, position)


def hostile(numbers: random.Random, world: list[int]) -> list[int]:
    """Change a few numbers of a world to what a server may make up."""
    strange = [0, 1, -1, 255, 1 << 40, -(1 << 62), (1 << 63) - 1]
    for _ in range(numbers.randint(1, 4)):
        world[numbers.randrange(len(world))] = numbers.choice(strange)
    return world


def test_no_search_thinks_for_ever_in_a_made_up_world() -> None:
    """So some did in Moonshine, where nobody draws but a seat is named, or nothing was offered."""
    variant = next(each for each in variants() if each.options.get("regulars") is True)
    sitting = sitting_of(variant)
    seat = sitting.play.state.to_act()[0]
    packed, position = sent(sitting.table, seat)
    table, world = described(sitting.table), list(packed.identity)
    drawer, before = 5, len(world) - (MIDDLE + SPAN * variant.players)
    offer = before + OFFER + SPAN * (1 - seat)

    def look(numbers: dict[int, int]) -> None:
        changed = [numbers.get(at, number) for at, number in enumerate(world)]
        sight = Sighted(id="1", seq=0, seat=seat, world=changed)
        demand_same(pack(table, sight), table, position)

    look({})
    for numbers in ({drawer: -2}, {drawer: -(1 << 62)}, {offer: 0, offer + 1: 0}):
        with pytest.raises(Differs):
            look(numbers)


@pytest.mark.parametrize("name", sorted({each.name for each in variants()}))
def test_whatever_a_server_makes_up_a_program_refuses_it_or_plays_on(name: str) -> None:
    variant = next(each for each in variants() if each.name == name)
    sitting, numbers = sitting_of(variant), random.Random(5)
    seat = sitting.play.state.to_act()[0]
    packed, position = sent(sitting.table, seat)
    table, refused = described(sitting.table), 0

    async def think() -> None:
        nonlocal refused
        mind = Mind("random", 1, lambda error: None)
        try:
            for _ in range(40):
                world = hostile(numbers, list(packed.identity))
                sight = pack(table, Sighted(id="1", seq=0, seat=seat, world=world))
                try:
                    move = await mind.choose(World(sight, table, position), 1, 1.0)
                    assert move in position.legal
                except Differs:
                    refused += 1
        finally:
            mind.close()

    asyncio.run(think())
    assert refused


class Endless(World):
    """Stands for numbers that nobody has found yet: a world that takes for ever to look at."""

    def state(self) -> State:
        while True:
            pass


def test_a_world_that_never_ends_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = next(each for each in variants() if each.name == "tiki-topple")
    sitting = sitting_of(variant)
    seat = sitting.play.state.to_act()[0]
    packed, position = sent(sitting.table, seat)
    world = Endless(packed, described(sitting.table), position)
    monkeypatch.setattr(minds, "GRACE", 2.0)
    heard: list[str] = []

    async def think() -> str:
        mind = Mind("random", 1, lambda error: heard.append(error.reason))
        try:
            return await mind.choose(world, 1, 0.1)
        finally:
            mind.close()

    assert asyncio.run(think()) in position.legal
    assert heard == ["bot-died"]
