"""Simultaneous steps (MS-A0): the order in which seats act does not matter."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanai.bots.knowledge.moonshine import pick_eager
from lanai.core.errors import LanaiError
from lanai.core.events import Json
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.moonshine.phases import ACTING, DICE_MOONS, KEEPING, LOSING
from lanai.games.moonshine.state import MoonState

Deed = tuple[int, Json | None]
"""A move, and the cards that it made the seat draw."""


def position(seed: int, players: int, regulars: bool, rounds: int) -> MoonState:
    """Play at random until a simultaneous step begins."""
    rng = FastRng(seed)
    state = find("moonshine").new(players, {"regulars": regulars})
    assert isinstance(state, MoonState)
    state.settle(rng)
    while not state.over() and (state.round < rounds or len(state.to_act()) < 2):
        seat = int(state.next_seat())
        state.apply(seat, pick_eager(state, seat, rng))
        state.settle(rng)
    return state


def in_step(state: MoonState, step: int, round_: int) -> bool:
    return (state.step, state.round) == (step, round_) and not state.over()


def play_step(state: MoonState, rng: FastRng) -> dict[int, list[Deed]]:
    """Play a step to its end in a random order; list what each seat did."""
    deeds: dict[int, list[Deed]] = {seat: [] for seat in range(state.players)}
    step, round_ = int(state.step), int(state.round)
    while in_step(state, step, round_):
        seats = state.to_act()
        seat = seats[int(rng.below(len(seats)))]
        move = int(state.pick(seat, rng))
        state.apply(seat, move)
        line = None
        if state.chance_due() and in_step(state, step, round_):
            state.draw(rng)
            line = state.outcome()
        deeds[seat].append((move, line))
    return deeds


def play_again(state: MoonState, deeds: dict[int, list[Deed]], rng: FastRng) -> None:
    """Do the same deeds in another order."""
    left = {seat: list(done) for seat, done in deeds.items() if done}
    while left:
        seat = sorted(left)[int(rng.below(len(left)))]
        move, line = left[seat].pop(0)
        state.apply(seat, move)
        if line is not None:
            state.place(line)
        if not left[seat]:
            del left[seat]


@given(
    seed=st.integers(0, 2**40),
    players=st.integers(2, 5),
    regulars=st.booleans(),
    rounds=st.integers(0, 12),
)
def test_any_order_of_the_seats_reaches_the_same_position(
    seed: int, players: int, regulars: bool, rounds: int
) -> None:
    first = position(seed, players, regulars, rounds)
    if first.over():
        return
    second = first.copy()
    deeds = play_step(first, FastRng(seed, 1))
    for again in range(3):
        other = second.copy()
        try:
            play_again(other, deeds, FastRng(seed, 2, again))
        except LanaiError as error:
            if error.details != {"rule": "MS-A7"}:
                raise
            continue  # in this order the deck runs out for another seat: these cards cannot come
        other.check()
        assert other.identity() == first.identity()


def test_the_property_above_meets_every_simultaneous_step() -> None:
    seen = set()
    for seed in range(40):
        for rounds in range(6):
            seen.add(int(position(seed, 4, True, rounds).step))
    assert {KEEPING, ACTING} <= seen
    state = position(3, 4, True, 3)
    for _ in range(2000):
        if state.over():
            break
        seen.add(int(state.step))
        play_step(state, FastRng(3, int(state.round)))
        state.settle(FastRng(4, int(state.round)))
        seen.add(int(state.step))
    assert {DICE_MOONS, LOSING} <= seen
