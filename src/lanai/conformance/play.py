"""Whole games: random play ends, keeps the invariants and gives a proper result."""

from __future__ import annotations

from lanai.conformance.fault import Fault, demand, some
from lanai.conformance.variants import Variant, random_position, random_step, settle
from lanai.core.contract import State
from lanai.core.rng import FastRng
from lanai.core.scripted import RecordingRng


def games_go_on(variant: Variant, seed: int, steps: int) -> None:
    """Random moves and draws are carried out, and somebody is to act until the game is over."""
    random_position(variant, seed, variant.game.longest)


def games_end(variant: Variant, seed: int, steps: int) -> None:
    """Random play ends, no later than `longest` says, with points and winners."""
    rng = FastRng(seed)
    state = variant.new()
    settle(state, rng)
    for _ in range(variant.game.longest):
        if state.over():
            break
        demand(state.winners() == [], f"the game goes on, but winners gives {state.winners()}")
        _check_points(variant, state)
        random_step(state, rng)
    demand(
        state.over(),
        f"a random game is not over after {variant.game.longest} moves: `longest` of the game says "
        "how many there can be",
    )
    _check_points(variant, state)
    winners = state.winners()
    demand(
        bool(winners)
        and winners == sorted(set(winners))
        and all(0 <= seat < variant.players for seat in winners),
        f"winners gives {some(winners)} at the end: one seat or more, in rising order",
    )
    _check_stakes(variant, state.scores())


def _check_points(variant: Variant, state: State) -> None:
    points = state.scores()
    demand(
        len(points) == variant.players and all(type(each) is int for each in points),
        f"scores gives {some(points)}: a whole number for each of {variant.players} seats",
    )


def _check_stakes(variant: Variant, points: list[int]) -> None:
    stakes = variant.game.stakes
    if stakes:
        demand(sum(points) == 0, f"the scores {points} of a game for stakes do not add up to 0")
        demand(
            max(map(abs, points)) <= stakes, f"the stakes are {stakes}, but the scores are {points}"
        )


def invariants_hold(variant: Variant, seed: int, steps: int) -> None:
    """The game's own invariants (State.check) hold at every step."""
    rng = FastRng(seed)
    state = variant.new()
    settle(state, rng)
    moves = 0
    while True:
        try:
            state.check()
        except AssertionError as error:
            raise Fault(f"check fails after {moves} moves: {error or 'an assertion'}") from error
        if state.over() or moves == variant.game.longest:
            return
        random_step(state, rng)
        moves += 1


def playout_is_the_same_game(variant: Variant, seed: int, steps: int) -> None:
    """Playout plays as moves one by one do with the same numbers."""
    fast, slow = variant.new(), variant.new()
    moves = int(fast.playout(FastRng(seed)))
    rng = FastRng(seed)
    made = 0
    while not slow.over():
        if slow.chance_due():
            slow.draw(rng)
        else:
            seat = int(slow.next_seat())
            slow.apply(seat, int(slow.pick(seat, rng)))
            made += 1
    demand(
        (made, slow.identity()) == (moves, fast.identity()),
        f"playout ends elsewhere than play move by move ({moves} and {made} moves)",
    )


def chance_is_no_wider_than_said(variant: Variant, seed: int, steps: int) -> None:
    """No draw has more outcomes than `widest` says, and no more are made at once than `draws`."""
    chance, choice = RecordingRng(FastRng(seed)), FastRng(seed, 1)
    game, state = variant.game, variant.new()
    drawn = most = 0
    while not state.over():
        if state.chance_due():
            state.draw(chance)
            most = max(most, len(chance.numbers) - drawn)
        else:
            seat = state.next_seat()
            state.play(seat, state.pick(seat, choice))
            drawn = len(chance.numbers)
    demand(
        chance.widest <= game.widest,
        f"chance draws one of {chance.widest}, but `widest` of the game is {game.widest}",
    )
    demand(
        most <= game.draws,
        f"chance draws {most} numbers between two moves, but `draws` of the game is {game.draws}",
    )


def options_read_what_they_write(variant: Variant, seed: int, steps: int) -> None:
    """Options read every value back that they write."""
    for option in variant.game.options:
        for value in (option.default, *option.choices):
            written = option.write(value)
            read = option.read(written)
            demand(
                type(read) is type(value) and read == value,
                f"the option {option.name} writes {value!r} as “{written}” and reads {read!r}",
            )
