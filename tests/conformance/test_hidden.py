"""No leaks: two states that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from lanai.core.contract import SPECTATOR, State
from lanai.core.events import Event, Journal
from lanai.core.rng import FastRng
from support.variants import Variant, random_position

seeds = st.integers(0, 2**40)
steps = st.integers(0, 150)


def seen(state: State, viewer: int) -> str:
    """Write down all that a viewer can learn from a state, byte for byte."""
    moves = range(state.game.move_count)
    refusals = [str(state.why_not(viewer, move)) for move in moves] if viewer >= 0 else []
    legal = state.legal(viewer) if viewer >= 0 else []
    known = {
        "view": state.view(viewer),
        "to_act": state.to_act(),
        "over": state.over(),
        "chance_due": state.chance_due(),
        "legal": legal,
        "texts": [state.text(viewer, move) for move in legal],
        "refusals": refusals,
        "scores": state.scores(),
        "winners": state.winners(),
        "tally": state.tally(),
    }
    return json.dumps(known)


def told(state: State, seat: int, move: int, viewer: int) -> list[object]:
    """List what a viewer is told when a move is made, up to the first event that reveals."""
    after = state.copy()
    after.journal = Journal()
    after.apply(seat, move)
    events: list[Event] = after.journal.events
    reveal = next((at for at, event in enumerate(events) if event.reveals), len(events))
    return [event.seen_by(viewer) for event in events[:reveal]]


@given(seed=seeds, steps=steps)
def test_own_view_is_what_differs_from_a_spectators_view(
    variant: Variant, seed: int, steps: int
) -> None:
    state = random_position(variant, seed, steps)
    for seat in range(variant.players):
        merged = {**state.view(SPECTATOR), **state.own_view(seat)}
        own = state.own_seat(seat)
        if own is not None:
            seats = merged["seats"]
            assert isinstance(seats, list)
            seats[seat] = own
        assert json.dumps(merged) == json.dumps(state.view(seat))


@given(seed=seeds, steps=steps)
def test_a_hidden_move_changes_nothing_for_others_but_whose_turn_it_is(
    variant: Variant, seed: int, steps: int
) -> None:
    """Servers rely on it: who is told of a move follows from its events and from who is to act."""
    state = random_position(variant, seed, steps)
    for seat in state.to_act():
        for move in state.legal(seat)[:20]:
            after = state.copy()
            after.journal = Journal()
            after.apply(seat, move)
            after.settle(FastRng(seed, 9))
            events = after.journal.events
            assert any(event.seen_by(seat) is not None for event in events)
            if any(event.audience is None for event in events):
                continue
            for viewer in [SPECTATOR, *range(variant.players)]:
                if all(event.seen_by(viewer) is None for event in events):
                    same = state.to_act() == after.to_act()
                    assert (state.view(viewer) == after.view(viewer)) is same


@given(seed=seeds, steps=steps)
def test_redealt_states_look_the_same_to_the_viewer(
    variant: Variant, seed: int, steps: int
) -> None:
    state = random_position(variant, seed, steps)
    before = state.identity()
    rng = FastRng(seed, 2)
    for viewer in [SPECTATOR, *range(variant.players)]:
        known = seen(state, viewer)
        world = state
        for _ in range(3):
            world = world.redeal(viewer, rng)
            world.check()
            assert seen(world, viewer) == known
    assert state.identity() == before


@given(seed=seeds, steps=steps)
def test_events_are_the_same_in_redealt_states(variant: Variant, seed: int, steps: int) -> None:
    state = random_position(variant, seed, steps)
    rng = FastRng(seed, 3)
    for viewer in [SPECTATOR, *range(variant.players)]:
        world = state.redeal(viewer, rng)
        for seat in state.to_act():
            common = set(state.legal(seat)) & set(world.legal(seat))
            for move in sorted(common)[:20]:
                assert told(world, seat, move, viewer) == told(state, seat, move, viewer)


def test_redealing_really_draws_anew(variant: Variant) -> None:
    """Somewhere in a game something is hidden from a spectator, and it changes."""
    rng = FastRng(5, 4)
    for steps in range(60):
        state = random_position(variant, 5, steps)
        if len({state.redeal(SPECTATOR, rng).identity() for _ in range(30)}) > 1:
            return
    raise AssertionError("nothing was ever redealt")


@given(seed=seeds, steps=steps)
def test_redeal_needs_no_more_than_the_viewer_knows(
    variant: Variant, seed: int, steps: int
) -> None:
    """Redealing with the same numbers gives the same world: the true one does not shine through."""
    state = random_position(variant, seed, steps)
    for viewer in range(variant.players):
        once = state.redeal(viewer, FastRng(seed, 6))
        other = state.redeal(viewer, FastRng(seed, 7))
        assert (
            once.redeal(viewer, FastRng(seed, 8)).identity()
            == other.redeal(viewer, FastRng(seed, 8)).identity()
            == state.redeal(viewer, FastRng(seed, 8)).identity()
        )
