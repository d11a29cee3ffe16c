"""Chance in OpenSpiel: it ends, is as bounded as announced, and says in words what comes out."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

from lanai.conformance.variants import Variant, variants
from lanai.core.bits import count_bits
from lanai.core.contract import State
from lanai.core.scripted import ScriptedRng
from lanai.envs.node import CHANCE
from lanai.envs.openspiel import LanaiState
from lanai.games import find
from lanai.games.tiki_topple.rules import cards_each, rounds_to_play
from support.openspiel import load, played, random_action, replayed

Choice = Callable[[list[int]], int]


def walk(game: Any, outcome: Choice, move: Choice) -> tuple[int, int, int]:
    """Play a game; count its chance nodes and its decisions, and the most outcomes of a node."""
    state = game.new_initial_state()
    chances = decisions = widest = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            chances += 1
            widest = max(widest, len(actions))
            state.apply_action(outcome(actions))
        else:
            decisions += 1
            state.apply_action(move(actions))
        assert chances <= game.max_chance_nodes_in_history()
    assert len(state.full_history()) <= game.max_history_length()
    return chances, decisions, widest


@pytest.mark.parametrize("outcome", ["first", "last", "any"])
def test_games_are_as_bounded_as_announced(variant: Variant, outcome: str) -> None:
    """Whatever comes out: a mission that is taken, for one, does not come up again."""
    rng = random.Random(5)
    choices: dict[str, Choice] = {"first": min, "last": max, "any": rng.choice}
    game = load(variant)
    chances, decisions, widest = walk(game, choices[outcome], rng.choice)
    assert chances > 0
    assert decisions <= game.max_game_length()
    assert widest <= game.max_chance_outcomes()


def test_no_two_moves_have_more_chance_between_them_than_the_game_says(variant: Variant) -> None:
    state = played(load(variant), 4, 10_000)
    drawn = 0
    for _, player, what in state.node.steps:
        drawn = drawn + len(what) if player == CHANCE else 0
        assert drawn <= variant.game.draws


def test_a_game_that_the_rules_do_not_end_is_broken_off() -> None:
    """In Moonshine all can take the first legal move for ever."""
    game = pyspiel.load_game("lanai_moonshine(longest=300)")
    assert game.max_game_length() == 300
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(state.legal_actions()[-1])
    assert moves == 300
    assert state.returns() == [0.0, 0.0] and state.legal_actions() == []
    assert not state.node.state.over()


def of(name: str) -> pytest.MarkDecorator:
    """Run a test with all variants of one game."""
    chosen = [variant for variant in variants() if variant.name == name]
    return pytest.mark.parametrize("variant", chosen, ids=str)


@of("tiki-topple")
def test_tiki_topple_takes_no_longer_than_it_says(variant: Variant) -> None:
    state: Any = variant.new()
    rounds = int(rounds_to_play(state.players))
    assert rounds * variant.players * int(cards_each(state)) <= variant.game.longest


@of("moluku")
def test_moluku_takes_no_longer_than_it_says(variant: Variant) -> None:
    """Every card in hand is laid and taken once in a Season; then there are effects and choices."""
    state: Any = variant.new()
    deal, cards = state.deal, state.cards
    palms, volcanoes = int(count_bits(cards.palm)), int(count_bits(cards.volcano))
    chill = 1
    season = 2 * variant.players * int(deal.hand) + chill + volcanoes + 2 * palms
    between = 1 + variant.players * int(deal.discard + deal.passing)
    assert 3 * season + 2 * between <= variant.game.longest


# An opening


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
def test_an_opening_is_made_by_chance(variant: Variant, chance: str) -> None:
    game = load(variant, opening=9, chance=chance, rng_seed=3)
    state = game.new_initial_state()
    rng = random.Random(3)
    while state.is_chance_node():
        assert len(state.chance_outcomes()) <= game.max_chance_outcomes()
        state.apply_action(random_action(state, rng))
    assert state.node.moves == 9
    engine = replayed(variant, state)
    assert engine.identity() == state.node.state.identity()
    once = state.history()
    assert played(load(variant, opening=9, chance=chance, rng_seed=3), 3, 0).history() == once


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="opening is 0 or more"):
        pyspiel.load_game("lanai_moluku(opening=-1)")
    with pytest.raises(ValueError, match="memory is -1 or more"):
        pyspiel.load_game("lanai_moluku(memory=-2)")


# Words


def drawn_words(state: LanaiState, rng: random.Random) -> list[str]:
    """Let one chance event happen; list its numbers in words, without how often they occur."""
    words: list[str] = []
    events = len(state.node.steps)
    while len(state.node.steps) == events:
        action = random_action(state, rng)
        words.append(state.action_to_string(CHANCE, action).split(" (")[0])
        state.apply_action(action)
    return words


def test_no_two_outcomes_have_the_same_name(variant: Variant) -> None:
    state = load(variant).new_initial_state()
    rng = random.Random(2)
    for _ in range(5):
        outcomes = state.legal_actions()
        player = state.current_player()
        named = {state.action_to_string(player, outcome) for outcome in outcomes}
        assert len(named) == len(outcomes)
        state.apply_action(random_action(state, rng))


def told_of_tiki_topple(line: Any, state: Any) -> set[str]:
    value = line["value"]
    column = value["column"]
    groups = [state.cards.groups[state.cards.tikis.index(tiki)] for tiki in column[::3]]
    told = {f"groups: {' '.join(groups)}"}
    told |= {f"tikis: {' '.join(column[at : at + 3])}" for at in (0, 3, 6)}
    for seat in range(len(value["aside"])):
        told.add(f"seat {seat} mission: {' '.join(value['missions'][seat])}")
        told |= {f"seat {seat} sets aside: {kind}" for kind in value["aside"][seat]}
    return told


def told_of_moluku(line: Any, state: Any) -> set[str]:
    value = line["value"]
    if "age" in value:
        ages = value["age"][:-1]
        starter = f"starter: seat {value['starter']}"
        return {starter, *(f"age {at + 1}: seat {seat}" for at, seat in enumerate(ages))}
    hands = value.get("hands") or value.get("cards")
    return {f"{card}: seat {seat}" for seat, hand in enumerate(hands) for card in hand}


def told_of_moonshine(line: Any, state: Any) -> set[str]:
    value = line["value"]
    if line["chance"] == "roll":
        return {f"{die}: {face}" for die, face in value.items()}
    if line["chance"] == "draw":
        return {f"seat {line['seat']} draws: {card}" for card in value}
    told = {f"first: seat {value['first']}"}
    for seat, clients in enumerate(value["clients"]):
        told |= {f"seat {seat} client: {client}" for client in clients}
        told |= {f"seat {seat} bar: {value['bars'][seat]}"}
    return told


TOLD = {
    "tiki-topple": told_of_tiki_topple,
    "moluku": told_of_moluku,
    "moonshine": told_of_moonshine,
}


def test_chance_says_what_comes_out_as_the_record_does(variant: Variant) -> None:
    """All words are true; only what is left when all else is drawn has no number, so no word."""
    state = load(variant).new_initial_state()
    rng = random.Random(11)
    events = 0
    while not state.is_terminal() and events < 8:
        if not state.is_chance_node():
            state.apply_action(random_action(state, rng))
            continue
        words = drawn_words(state, rng)
        before, _, numbers = state.node.steps[-1]
        after: State = before.copy()
        after.draw(ScriptedRng(numbers))
        told = TOLD[variant.name](after.outcome(), after)
        said = {word for word in words if not word.endswith(": stock")}
        missing = told - said
        assert said <= told | {f"starter: seat {seat}" for seat in range(variant.players)}
        assert len(missing) <= 2
        events += 1
    assert events > 1


def test_a_game_without_words_has_numbers() -> None:
    state = pyspiel.load_game("lanai_tiki_topple").new_initial_state()
    state.node.setup.word = None
    assert state.action_to_string(CHANCE, 1) == "chance 1"
    assert find("tiki-topple").function("outcomes.word") is not None


def test_sampled_chance_has_one_word() -> None:
    state = pyspiel.load_game("lanai_moluku(chance=sampled)").new_initial_state()
    assert state.action_to_string(CHANCE, 0) == "chance"
