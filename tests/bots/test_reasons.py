"""Reasons of hints: true, no more than the seat may know, none where nothing stands out."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanai.bots.advice import Advice, advise, is_equal
from lanai.bots.knowledge import knowledge_of
from lanai.bots.reasons import witness_of
from lanai.bots.reasons.contract import AMOUNT, CHANCE, ENDINGS, FACT, Reason
from lanai.bots.reasons.trials import FEWEST_WORLDS, MOST_REASONS, Trials
from lanai.bots.search.budget import Budget
from lanai.bots.search.search import Candidate
from lanai.conformance.variants import Variant, random_position
from lanai.core.bits import pack_nibbles
from lanai.core.contract import State
from lanai.core.events import Json
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.moluku.phases import ADJUST, CHOOSE, PLAY
from lanai.games.moluku.state import MolukuState
from lanai.games.tiki_topple.cards import KIND_BITS, KINDS
from lanai.games.tiki_topple.state import TikiState
from lanai.texts import LANGUAGES, text_in
from lanai.texts.reasons import reason_words
from support import moluku, moonshine
from support.kuhn import kuhn_poker
from support.moonshine import Place

GAMES = ("tiki-topple", "moluku", "moonshine")


def trials_of(state: State, moves: list[int], worlds: int, seed: int = 1) -> Trials:
    """Compare moves of the first seat to act, as advice does."""
    seat = state.to_act()[0]
    rng = FastRng(seed)
    world = state.redeal(seat, rng)
    found = Trials(world, witness_of(world, seat), moves, knowledge_of(state.game), rng)
    found.run(Budget(worlds))
    return found


def told(state: State, *moves: str, worlds: int = FEWEST_WORLDS) -> list[dict[str, Json]]:
    """Give the reasons of each of these moves beside the others, by their messages."""
    seat = state.to_act()[0]
    trials = trials_of(state, [state.parse(seat, move) for move in moves], worlds)
    return [
        {reason.message: reason.args for reason in trials.reasons(at, only_good=False)}
        for at in range(len(moves))
    ]


# No more than the seat may know


@given(seed=st.integers(0, 2**40), steps=st.integers(0, 100))
@settings(max_examples=5)
def test_reasons_tell_nothing_hidden(variant: Variant, seed: int, steps: int) -> None:
    state = random_position(variant, seed, steps)
    for seat in state.to_act()[:1]:
        moves = state.legal(seat)[:2]
        found = []
        for world in (state, state.redeal(seat, FastRng(seed, 9))):
            trials = trials_of(world, moves, worlds=1, seed=seed)
            features = [(each.message, each.args) for each in trials.witness.features]
            found.append((features, list(trials.sums), list(trials.differences)))
        assert found[0] == found[1]


# They are true


def test_a_trick_that_is_won_for_sure_says_so() -> None:
    state = moluku.position(["B5 Y1 Y2", "B7 Y3 Y4", "B11 B1 G2"])
    moluku.play(state, "play B5", "play B7")
    high, low = told(state, "play B11", "play B1")
    assert "mo-reason-first-sure" in high
    assert "mo-reason-last-sure" in low or "mo-reason-first-never" in low


def test_a_pick_that_fills_a_hut_says_so() -> None:
    """Season 3, so that only points count: the Pineapple joins the Fish under the Hut."""
    state = moluku.position(["B5 Y1 Y2", "B11 Y3 Y4"], islands={1: "R3 G2"}, season=2)
    moluku.play(state, "play B5", "play B11")
    pineapple, volcano = told(state, "take B5", "take B11")
    assert pineapple["mo-reason-hut"] == {"amount": 7, "others": 0}, "10 for both, 3 for the Fish"
    assert volcano["mo-reason-gain-worse"] == {"amount": 0, "others": 7}
    assert pineapple["mo-reason-rivals"] == {"amount": 0, "others": 2}


def test_a_strong_card_that_is_kept_is_named() -> None:
    state = moluku.position(["B5 Y1 Y2 Y6 Y9 R1", "B4 B7 chief R6 R9 G6"])
    moluku.play(state, "play B5")
    spent, kept, _ = told(state, "play chief", "play B7", "play B4")
    assert spent["mo-reason-kept-not"]["card"] == kept["mo-reason-kept"]["card"] == "chief"


def moluku_at(phase: int, players: int = 2, **options: object) -> MolukuState:
    """Play Moluku at random until a phase."""
    state = moluku.new(players, **options)
    rng = FastRng(4)
    state.settle(rng)
    while state.phase != phase:
        state.play(state.next_seat(), state.pick(state.next_seat(), rng))
        state.settle(rng)
    return state


def test_a_trump_is_chosen_by_what_one_holds() -> None:
    state = moluku_at(CHOOSE)
    hand = moluku.hand(state, state.to_act()[0])
    held = {colour: sum(card[0] == colour for card in hand) for colour in "GRBY"}
    few, many = min(held, key=lambda c: held[c]), max(held, key=lambda c: held[c])
    most, least, none = told(state, f"trump {many}", f"trump {few}", "trump none")
    assert most["mo-reason-trumps"]["amount"] == held[many]
    assert least["mo-reason-trumps-worse"]["amount"] == held[few]
    assert not any("trumps" in message for message in none), "nobody holds cards of no colour"


def test_the_chance_to_pick_first_is_counted() -> None:
    state = moluku.position(["G1 R9 chief", "G2 R6 Y6"])
    chief, _ = told(state, "play chief", "play G1", worlds=40)
    assert "mo-reason-first-sure" in chief, "nothing beats the Chief"


COLUMN = ["nani", "wikiwiki", "huhu", "nui", "akamai", "lokahi", "eepo", "hookipa", "kapu"]


def last_card(card: str, *top: str) -> State:
    """Make a Tiki Topple position in which seat 0 plays the last card of the round.

    Its mission is Lokahi 9, Wikiwiki 5, Hookipa 2; these tikis stand on top of the others.
    """
    state = find("tiki-topple").new(2)
    assert isinstance(state, TikiState)
    missions = [["lokahi", "wikiwiki", "hookipa"], ["huhu", "nui", "eepo"]]
    value: Json = {
        "starter": 0, "column": COLUMN, "aside": [["up2", "up3"]] * 2, "missions": missions,
    }  # fmt: skip
    state.place({"chance": "round", "value": value})
    column = [*top, *(tiki for tiki in COLUMN if tiki not in top)]
    state.column = pack_nibbles([state.cards.tikis.index(tiki) for tiki in column])
    state.hands = 1 << KIND_BITS * KINDS.index(card)
    state.turn = state.turns - 1
    return state


def test_a_tiki_that_would_not_score_otherwise_is_named() -> None:
    state = last_card("up1", "nani", "lokahi", "huhu")
    up, other = told(state, "up1 lokahi", "up1 kapu")
    assert up["tt-reason-ends"]["tiki"] == "lokahi"
    assert up["tt-reason-ends"]["points"] == 9
    assert other["tt-reason-brings-never"]["tiki"] == "lokahi"


def test_a_tiki_that_would_fall_out_is_kept() -> None:
    state = last_card("puh", "lokahi", "nani", "huhu", "eepo")
    keeps, loses = told(state, "puh huhu", "puh lokahi")
    assert keeps["tt-reason-ends"]["tiki"] == "lokahi"
    assert loses["tt-reason-keeps-never"]["tiki"] == "lokahi"


def test_a_client_that_can_be_validated_is_named() -> None:
    state = moonshine.act(Place(["c58", "c17"]), Place(), dice="music drink food")
    validate, draw = told(state, "validate c58", "draw")
    assert validate["ms-reason-client-sure"]["client"] == "c58"
    assert draw["ms-reason-client-worse"]["client"] == "c58"
    words = reason_words(
        "moonshine",
        {"message": "ms-reason-client-sure", "args": validate["ms-reason-client-sure"]},
        text_in("en"),
    )
    assert words == "validates the card table owl by the end of the next round: 1 point"


def test_a_moon_that_lights_a_spot_says_so() -> None:
    state = moonshine.act(Place(moons={"bar.2": 1}), Place(), dice="food food food")
    moonshine.say(state, 0, "take-moon")
    lights, dark = told(state, "moon bar.2", "moon bar.1")
    assert lights["ms-reason-lit"]["bonus"] == "joker"
    assert dark["ms-reason-lit-worse"]["bonus"] == "joker"


def test_a_moon_that_leaves_a_spot_lit_says_so() -> None:
    state = moonshine.act(
        Place(["c16", "c17"], moons={"bar.2": 2, "c16": 1}), Place(), dice="food music food"
    )
    moonshine.say(state, 0, "validate c16")
    own, joker = told(state, "pay c16", "pay bar.2")
    assert own["ms-reason-lit-still"]["bonus"] == "joker"
    assert joker["ms-reason-lit-worse"]["bonus"] == "joker"


def openings() -> list[State]:
    """Give a first decision of every game, and those of Moluku in which other things count."""
    found: list[State] = [find(name).new(2) for name in GAMES]
    for state in found:
        state.settle(FastRng(5))
    return [*found, moluku_at(CHOOSE), moluku_at(ADJUST), moluku_at(PLAY, 4, teams=True)]


def test_words_are_in_every_language() -> None:
    numbers: dict[int, Json] = {
        AMOUNT: {"amount": 2.5, "others": -1.0}, CHANCE: {"percent": 40, "others": 20}, FACT: {},
    }  # fmt: skip
    for state in openings():
        features = witness_of(state, state.to_act()[0]).features
        for feature in [each for each in features if each.worth]:
            for ending in ENDINGS[feature.kind]:
                args = feature.args | numbers[int(feature.kind)]
                reason = Reason(feature.message + ending, True, args).json()
                said = [reason_words(state.game.name, reason, text_in(each)) for each in LANGUAGES]
                assert len(set(said)) == len(LANGUAGES), said
                assert not any("reason" in words.lower() for words in said)


# None where nothing stands out


def test_equal_moves_are_called_equal_and_get_no_reasons() -> None:
    """Neither tiki concerns the mission, and it is the last card: all is as good as all."""
    state = last_card("up1", "lokahi", "wikiwiki", "hookipa", "nani", "huhu")
    advice = advise(state, 0, FastRng(1), simulations=400)
    by_text = {each.text: each for each in advice.suggestions}
    best = advice.best
    assert best.equal
    assert by_text["up1 kapu"].equal and by_text["up1 eepo"].equal
    assert not by_text["up1 wikiwiki"].equal, "it costs 9 points"
    equals, same = told(state, "up1 kapu", "up1 eepo")
    assert equals == same == {}


def test_too_few_tries_call_nothing_equal() -> None:
    sure, unsure = Candidate(1, 900, 0.5, 0.01, 0.0), Candidate(2, 3, 0.49, 0.2, 0.0)
    assert is_equal(sure, sure)
    assert not is_equal(unsure, sure), "it is just not known"
    assert not is_equal(Candidate(3, 900, 0.46, 0.01, 0.0), sure)


def test_too_few_worlds_conclude_nothing() -> None:
    state = last_card("up1", "nani", "lokahi", "huhu")
    assert told(state, "up1 lokahi", "up1 kapu", worlds=FEWEST_WORLDS - 1) == [{}, {}]


@pytest.mark.parametrize(("teams", "low", "high"), [(True, 0.35, 0.65), (False, 0.15, 0.35)])
def test_the_share_of_partners_is_that_of_their_team(teams: bool, low: float, high: float) -> None:
    """Two whose chances are as good as the others' win every second game, not every fourth."""
    state = find("moluku").new(4, {"teams": teams})
    state.settle(FastRng(5))
    moves = advise(state, state.to_act()[0], FastRng(1), simulations=40).suggestions
    assert low < sum(move.share * move.visits for move in moves) < high


def test_a_game_without_a_witness_has_no_reasons_and_its_whole_time() -> None:
    state = kuhn_poker().new(2)
    state.settle(FastRng(3))
    advice = advise(state, state.to_act()[0], FastRng(1), simulations=200)
    assert [each.reasons for each in advice.suggestions] == [[]] * len(advice.suggestions)


# Budgets


@pytest.mark.parametrize("name", GAMES)
def test_the_clock_is_looked_at_after_every_world(name: str) -> None:
    state = find(name).new(2)
    state.settle(FastRng(5))
    seat = state.to_act()[0]
    trials = Trials(
        state, witness_of(state, seat), state.legal(seat)[:2], knowledge_of(state.game), FastRng(1)
    )
    looks = iter(range(100))
    trials.run(Budget(seconds=2.5, clock=lambda: float(next(looks))))
    assert trials.worlds == 3


def test_advice_without_time_has_moves_and_no_reasons() -> None:
    state = last_card("up1", "nani", "lokahi", "huhu")
    advice = advise(state, 0, FastRng(1), seconds=0.0)
    assert isinstance(advice, Advice)
    assert advice.best.reasons == []


def test_advice_has_at_most_two_reasons_and_good_ones_for_the_best() -> None:
    state = last_card("up1", "nani", "lokahi", "huhu")
    advice = advise(state, 0, FastRng(1), simulations=600)
    assert advice.best.text == "up1 lokahi"
    (reason,) = advice.json()["moves"][0]["reasons"]  # type: ignore[index]
    assert reason["message"] == "tt-reason-ends" and reason["good"]
    assert all(each.good for each in advice.best.reasons)
    assert all(len(each.reasons) <= MOST_REASONS for each in advice.suggestions)
    words = reason_words("tiki-topple", reason, text_in("en"))
    assert words == "ends the round with Lokahi, your 9, on top"
