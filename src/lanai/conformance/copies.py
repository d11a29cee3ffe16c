"""Copies share nothing: whatever happens to a state leaves all its copies as they were."""

from __future__ import annotations

from lanai.conformance.fault import Fault, demand
from lanai.conformance.variants import Variant, random_position, random_step, settle
from lanai.core.contract import SPECTATOR, State
from lanai.core.events import Journal
from lanai.core.plain import NotPlain
from lanai.core.rng import FastRng


def state_is_plain(variant: Variant, seed: int, steps: int) -> None:
    """A state can be copied and numbered."""
    try:
        random_position(variant, seed, steps).copy().identity()
    except NotPlain as error:
        raise Fault(
            f"the state holds a {error}: keep numbers, texts, lists, tuples, dicts and sets of "
            "them there, or write copy, identity and restore"
        ) from error


def copies_stay_as_they_were(variant: Variant, seed: int, steps: int) -> None:
    """A copy is equal to its state, and stays as it was while the state plays on."""
    rng = FastRng(seed)
    state = variant.new()
    settle(state, rng)
    taken: list[tuple[State, tuple[int, ...], int]] = []
    for moves in range(variant.game.longest):
        if state.over():
            break
        twin = state.copy()
        demand(twin.identity() == state.identity(), f"after {moves} moves a copy is not equal")
        taken.append((twin, twin.identity(), moves))
        random_step(state, rng)
        demand(
            twin.identity() != state.identity(),
            f"move {moves + 1} leaves the state as it was, or changes its copy as well",
        )
    for twin, identity, moves in taken:
        demand(
            twin.identity() == identity,
            f"the copy made after {moves} moves has changed while the state played on",
        )


def a_copy_plays_alone(variant: Variant, seed: int, steps: int) -> None:
    """Playing on in a copy leaves the state as it was."""
    rng = FastRng(seed)
    state = random_position(variant, seed, steps)
    while not state.over():
        before = state.identity()
        twin = state.copy()
        random_step(twin, rng)
        demand(state.identity() == before, "playing on in a copy has changed the state")
        state = twin


def a_copy_keeps_no_journal(variant: Variant, seed: int, steps: int) -> None:
    """A copy tells nobody what happens to it."""
    state = variant.new()
    state.journal = Journal()
    demand(state.copy().journal is None, "a copy keeps the journal of its state")


def identities_restore(variant: Variant, seed: int, steps: int) -> None:
    """A state is restored from its identity: it looks and plays the same."""
    state = random_position(variant, seed, steps)
    twin = variant.new()
    twin.restore(state.identity())
    demand(twin.identity() == state.identity(), "a restored state has another identity")
    for viewer in [SPECTATOR, *range(variant.players)]:
        demand(
            twin.view(viewer) == state.view(viewer),
            f"a restored state looks different to viewer {viewer}",
        )
    if not state.chance_due():
        moves = int(state.copy().playout(FastRng(seed)))
        demand(int(twin.playout(FastRng(seed))) == moves, "a restored state plays differently")
