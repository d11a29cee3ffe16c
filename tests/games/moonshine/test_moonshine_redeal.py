"""Redealt Moonshine worlds respect all that was seen, and are drawn as the docs say."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from lanai.conformance.variants import Variant, random_position
from lanai.core.contract import SPECTATOR
from lanai.core.rng import FastRng
from lanai.games.moonshine import board, card_sets, duties, phases
from lanai.games.moonshine.state import MoonState
from support.moonshine import (
    Place,
    act,
    begin_regulars,
    clients,
    drawn,
    keep_only,
    say,
    sheet,
)

OFFERS = [["c10", "c14", "c03", "c17"], ["c24", "c31", "c45", "c59", "c28"]]


def cards_at(state: MoonState, at: int) -> set[str]:
    return {state.cards.names[card] for card in card_sets.list_cards(state.now, at)}


def seen_by(state: MoonState, seat: int) -> set[str]:
    return cards_at(state, int(board.seen_by(seat)))


def three_at_the_table() -> MoonState:
    """Seat 0 has drawn, seat 1 is ready, seat 2 is in the middle of its action."""
    state = act(Place(), Place(), Place(["c45", "c59"]), dice="food food drink")
    say(state, 1, "draw")
    drawn(state, 1, "c20", "c21", "c22")
    say(state, 1, "replace c07 c22")
    say(state, 0, "draw")
    drawn(state, 0, "c33", "c34", "c35")
    say(state, 2, "validate c45")
    drawn(state, 2, "c65", "c66", "c67")
    return state


def test_who_is_ready_acts_anew_and_who_is_busy_is_at_the_start() -> None:
    state = three_at_the_table()
    actions: Counter[str | None] = Counter()
    rng = FastRng(1)
    for _ in range(300):
        world = state.redeal(0, rng)
        world.check()
        assert world.to_act() == state.to_act() == [0, 2]
        assert sheet(world, 0) == sheet(state, 0), "the viewer's own deeds stay"
        assert seen_by(world, 0) == {"c33", "c34", "c35"}
        assert not seen_by(world, 1) & seen_by(world, 0)
        assert world.legal(2) == act(
            Place(), Place(), Place(["c45", "c59"]), dice="food food drink"
        ).legal(2), "seat 2 is at the start of the step"
        actions[phases.ACTIONS[duties.action_of(world.now, 1)]] += 1
    assert set(actions) == {"take-moon", "draw"}, "seat 1 could not validate anything"
    assert min(actions.values()) > 100


def test_what_others_drew_is_uniform_among_the_cards_not_seen() -> None:
    state = act(Place(), Place())
    say(state, 1, "draw")
    drawn(state, 1, "c20", "c21", "c22")
    say(state, 1, "replace none")
    counts: Counter[str] = Counter()
    rng = FastRng(2)
    worlds = 6000
    for _ in range(worlds):
        counts.update(seen_by(state.redeal(0, rng), 1))
    assert len(counts) == 66
    expected = sum(counts.values()) / 66
    assert max(counts.values()) < expected + 6 * expected**0.5
    assert min(counts.values()) > expected - 6 * expected**0.5


def test_the_seat_itself_and_a_finished_step_keep_everything() -> None:
    state = three_at_the_table()
    say(state, 2, "pick c65")
    assert clients(state.redeal(2, FastRng(3)), 2) == ["c59", "c65"]
    say(state, 0, "replace none")
    assert state.redeal(0, FastRng(4)).identity() == state.identity(), "all is told now"


def test_who_drew_from_the_pile_knows_that_the_deck_ran_out() -> None:
    state = act(Place(), Place(), Place())
    keep_only(state, "c20", "c21", "c22", "c33")
    say(state, 1, "draw")
    drawn(state, 1, "c20", "c21", "c22")
    say(state, 1, "replace none")
    say(state, 0, "draw")
    drawn(state, 0, "c33", "c34", "c35")
    rng = FastRng(5)
    makers: Counter[bool] = Counter()
    for _ in range(200):
        world = state.redeal(0, rng)
        world.check()
        left = cards_at(world, board.DECK) | cards_at(world, board.PILE)
        assert not left & {"c20", "c21", "c22"}, "others have drawn them"
        makers[{"c20", "c21", "c22"} <= seen_by(world, 1)] += 1
        assert not (seen_by(world, 1) | seen_by(world, 2)) & {"c33", "c34", "c35"}
    assert makers[True] and makers[False], "seat 1 is ready, but seat 2 may have drawn too"


def test_who_found_no_cards_knows_that_there_are_none() -> None:
    state = act(Place(), Place(), Place())
    for card in card_sets.list_cards(state.now, board.DECK):
        if state.cards.names[card] not in ("c20", "c21", "c22"):
            card_sets.drop_card(state.now, board.DECK, card)
            card_sets.add_card(state.now, board.validated_by(2), card)
    state.before = state.now[:]
    say(state, 1, "draw")
    drawn(state, 1, "c20", "c21", "c22")
    say(state, 1, "replace none")
    say(state, 0, "draw")
    drawn(state, 0)
    for seed in range(50):
        world = state.redeal(0, FastRng(seed))
        assert cards_at(world, board.DECK) | cards_at(world, board.PILE) == set()


def test_cards_that_are_due_to_somebody_are_due_in_every_world() -> None:
    state = act(Place(), Place(), Place())
    say(state, 1, "draw")
    for viewer in (SPECTATOR, 0, 1, 2):
        drawers = set()
        for seed in range(40):
            world = state.redeal(viewer, FastRng(seed))
            world.check()
            assert world.chance_due()
            assert world.view(viewer) == state.view(viewer)
            drawers.add(int(world.drawer))
        others = {seat for seat in range(3) if seat != viewer}
        assert drawers == ({1} if viewer == 1 else others)


def test_MS_S3_offers_and_kept_clients_are_drawn_anew() -> None:
    state = begin_regulars(OFFERS)
    say(state, 1, "keep c24 c31")
    rng = FastRng(6)
    kept = set()
    for _ in range(60):
        world = state.redeal(0, rng)
        world.check()
        assert sheet(world, 0) == sheet(state, 0)
        assert len(seen_by(world, 1)) == 5
        assert not seen_by(world, 1) & set(OFFERS[0])
        assert set(clients(world, 1)) <= seen_by(world, 1)
        assert len(clients(world, 1)) == 2
        kept.add(tuple(clients(world, 1)))
    assert len(kept) > 30


@given(
    seed=st.integers(0, 2**40),
    players=st.integers(2, 5),
    regulars=st.booleans(),
    steps=st.integers(0, 300),
)
def test_worlds_hold_no_trace_of_the_last_draw(
    seed: int, players: int, regulars: bool, steps: int
) -> None:
    state = random_position(Variant("moonshine", players, (("regulars", regulars),)), seed, steps)
    assert isinstance(state, MoonState)
    if not state.hides():
        return
    for viewer in range(-1, players):
        world = state.redeal(viewer, FastRng(seed, 1))
        assert (world.drawn_seat, world.drawn, world.drawn_more) == (-1, 0, 0)
        line = world.outcome()
        assert line["chance"] == ("setup" if state.round == 0 else "roll")
