from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanai.arena.simulate import Simulation, simulate
from lanai.bots.advice import Advice, advise
from lanai.bots.catalog import make
from lanai.bots.contract import Sight
from lanai.bots.knowledge import knowledge_of
from lanai.bots.knowledge.contract import Knowledge
from lanai.bots.levels import LEVELS
from lanai.bots.search.bot import SearchBot
from lanai.bots.search.budget import MANY, Budget
from lanai.bots.search.search import Search
from lanai.bots.turn import ask
from lanai.conformance.variants import Variant, random_position
from lanai.core.contract import Game, State
from lanai.core.errors import SetupError
from lanai.core.rng import FastRng
from lanai.games import all_games, find
from lanai.texts import LANGUAGES, text_in

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
TIKI = find("tiki-topple")


def opening(game: Game, players: int = 2) -> State:
    state = game.new(players)
    state.settle(FastRng(5))
    return state


def near_the_end(game: Game, moves: int) -> State:
    """Play at random until a seat has no more than so many moves."""
    state = opening(game)
    rng = FastRng(3)
    while len(state.legal(state.to_act()[0])) > moves:
        seat = state.to_act()[0]
        state.apply(seat, int(state.pick(seat, rng)))
        state.settle(rng)
    return state


def search_at(state: State, *, seed: int = 1) -> Search:
    seat = state.to_act()[0]
    return Search(state, seat, knowledge_of(state.game), FastRng(seed))


class CountingClock:
    """A clock on which a second passes whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


# Budgets


@GAMES
def test_the_same_seed_and_budget_give_the_same_search(game: Game) -> None:
    found = []
    for _ in range(2):
        search = search_at(opening(game))
        search.run(Budget(simulations=20))
        found.append([(each.move, each.visits, each.reward) for each in search.candidates()])
    assert found[0] == found[1]


@GAMES
def test_the_clock_is_looked_at_after_every_simulation(game: Game) -> None:
    search = search_at(opening(game))
    search.run(Budget(seconds=7.5, clock=CountingClock()), to_the_end=True)
    assert search.simulations == 8  # whatever a simulation costs, at most one is over time


@GAMES
def test_there_is_an_answer_even_when_time_is_up(game: Game) -> None:
    state = opening(game)
    bot = SearchBot(knowledge_of(game), MANY, seconds=0.0)
    seat = state.to_act()[0]
    assert bot.choose(Sight(state, seat, FastRng(1), seconds=-1.0)) in state.legal(seat)


def test_a_search_stops_when_the_choice_cannot_change() -> None:
    state = near_the_end(TIKI, moves=2)
    early, late = search_at(state), search_at(state)
    early.run(Budget(simulations=200))
    late.run(Budget(simulations=200), to_the_end=True)
    assert late.simulations == 200
    assert early.simulations < 200
    assert early.candidates()[0].move == late.candidates()[0].move


def test_a_forced_move_is_made_at_once() -> None:
    state = near_the_end(find("moluku"), moves=1)
    seat = state.to_act()[0]
    rng = FastRng(1)
    bot = SearchBot(knowledge_of(state.game), 10, 1.0)
    assert [bot.choose(Sight(state, seat, rng, 1.0))] == state.legal(seat)
    assert rng.word() == FastRng(1).word()  # no search has drawn anything


@GAMES
def test_a_search_leaves_its_world_alone(game: Game) -> None:
    state = opening(game)
    before = state.identity()
    search_at(state).run(Budget(simulations=5))
    assert state.identity() == before


@GAMES
def test_the_default_knowledge_plays_any_game(game: Game) -> None:
    state = opening(game)
    search = Search(state, state.to_act()[0], Knowledge(), FastRng(1))
    search.run(Budget(simulations=3))
    assert search.candidates()[0].move in state.legal(state.to_act()[0])


@pytest.mark.parametrize("spec", ["search:", "search:x", "search:0", "search:0ms", "search:-5"])
def test_a_budget_that_cannot_be_read_is_named(spec: str) -> None:
    with pytest.raises(SetupError) as caught:
        make(spec, TIKI)
    assert caught.value.reason == "bot-budget"
    for language in LANGUAGES:
        assert spec in text_in(language).error(caught.value)


def test_a_budget_may_be_in_milliseconds() -> None:
    state = opening(TIKI)
    seat = state.to_act()[0]
    assert ask(make("search:5ms", TIKI), "me", state, seat, FastRng(1), 9.0) in state.legal(seat)


# What is hidden


@given(seed=st.integers(0, 2**40), steps=st.integers(0, 100))
@settings(max_examples=5)
def test_a_search_cannot_see_what_is_hidden(variant: Variant, seed: int, steps: int) -> None:
    """In two worlds that its seat cannot tell apart, the same numbers give the same legal move."""
    state = random_position(variant, seed, steps)
    bot = make("search:3", variant.game)
    for seat in state.to_act()[-1:]:
        world = state.redeal(seat, FastRng(seed, 9))
        answers = {ask(bot, "me", each, seat, FastRng(seed), 60.0) for each in (state, world)}
        assert len(answers) == 1
        assert answers <= set(state.legal(seat))


# Strength


def decided(state: State, seat: int, move: int) -> list[int] | None:
    """Name the winners after a move if nobody has a choice any more."""
    after = state.copy()
    after.apply(seat, move)
    while not after.over():
        legal = [] if after.chance_due() else after.legal(after.next_seat())
        if len(legal) != 1:
            return None
        after.apply(after.next_seat(), legal[0])
    return after.winners()


def last_choices(game: Game) -> Iterator[tuple[State, int, set[int]]]:
    """Find positions of random games in which one choice decides the game, and what wins it.

    Only such in which a move wins whatever it is that the seat cannot know.
    """
    for number in range(30):
        rng = FastRng(number)
        state = opening(game)
        while not state.over():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            if len(legal) > 1 and all(decided(state, seat, move) for move in legal):
                worlds = [state.redeal(seat, FastRng(number)) for number in range(6)]
                wins = [
                    {move for move in legal if decided(world, seat, move) == [seat]}
                    for world in worlds
                ]
                right = set.intersection(*wins)
                if right and len(right) < len(legal):
                    yield state.copy(), seat, right
            state.apply(seat, int(state.pick(seat, rng)))
            state.settle(rng)


@pytest.mark.parametrize("name", ["tiki-topple", "moluku"])
def test_a_choice_that_decides_the_game_is_the_right_one(name: str) -> None:
    game = find(name)
    found = 0
    for state, seat, right in last_choices(game):
        bot = SearchBot(knowledge_of(game), 60, 60.0)
        assert bot.choose(Sight(state, seat, FastRng(1), 60.0)) in right
        found += 1
    assert found >= 2


@pytest.mark.parametrize("spec", ["tiki-topple 20", "moluku 2", "moonshine 2"])
def test_a_little_search_beats_random(spec: str) -> None:
    game, simulations = spec.split()
    plan = Simulation(game, {}, (f"search:{simulations}", "random"), 4, seed=2)
    assert simulate(plan, 1, lambda _: None).seats[0].share >= 3


@GAMES
def test_easy_is_between_random_and_medium(game: Game) -> None:
    for bots, least in ((("easy", "random"), 8), (("medium", "easy"), 6)):
        plan = Simulation(game.name, {}, bots, 10, seed=2)
        assert simulate(plan, 1, lambda _: None).seats[0].share >= least


# Levels


def test_levels_play_whole_games_in_every_variant(variant: Variant) -> None:
    """What levels that search have more than one simulation is only more of them."""
    bots = ["search:1", "easy", "medium", "random", "easy"][: variant.players]
    plan = Simulation(variant.name, variant.options, tuple(bots), 1, seed=3)
    assert simulate(plan, 1, lambda _: None).games == 1


@GAMES
def test_levels_that_search_have_a_time_limit(game: Game) -> None:
    before = 0
    for level, seconds in (("hard", 0.3), ("expert", 2.0), ("master", 3.0)):
        bot = make(level, game)
        assert isinstance(bot, SearchBot)
        assert bot.seconds == seconds
        assert before < bot.simulations < MANY
        before = bot.simulations


def test_levels_have_names_and_a_sentence() -> None:
    for language in LANGUAGES:
        for level in LEVELS:
            assert text_in(language)(f"level-{level}")
            assert text_in(language)(f"level-{level}-about").endswith(".")


# Advice


@given(seed=st.integers(0, 2**40), steps=st.integers(0, 100))
@settings(max_examples=5)
def test_advice_tells_nothing_hidden(variant: Variant, seed: int, steps: int) -> None:
    state = random_position(variant, seed, steps)
    for seat in state.to_act()[:1]:
        world = state.redeal(seat, FastRng(seed, 9))
        told = [advise(each, seat, FastRng(seed), simulations=3) for each in (state, world)]
        assert told[0].json() == told[1].json()


def all_advice() -> Iterator[tuple[State, Advice]]:
    for game in all_games().values():
        state = opening(game)
        yield state, advise(state, state.to_act()[0], FastRng(1), simulations=40)


def test_advice_is_plain_data_the_most_tried_first() -> None:
    for state, advice in all_advice():
        data = json.loads(json.dumps(advice.json()))
        assert data["simulations"] == 40 == sum(move["simulations"] for move in data["moves"])
        visits = [move["visits"] for move in data["moves"]]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) == pytest.approx(1, abs=0.01)
        for move in data["moves"]:
            assert state.parse(advice.seat, move["move"]) in state.legal(advice.seat)
            assert 0 <= move["share"] <= 1
            assert move["error"] > 0
        assert data["moves"][0]["share"] == data["share"]


def test_advice_needs_a_budget() -> None:
    state = opening(TIKI)
    with pytest.raises(ValueError, match="budget"):
        advise(state, state.to_act()[0], FastRng(1))


def test_more_simulations_make_advice_surer() -> None:
    state = opening(TIKI)
    few, many = (
        advise(state, state.to_act()[0], FastRng(1), simulations=number).best
        for number in (30, 300)
    )
    assert many.error < few.error
