"""No leaks: two states that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Final

from lanai.conformance.fault import Fault, demand, some
from lanai.conformance.records import play
from lanai.conformance.variants import Variant, random_position, random_step, settle
from lanai.core.contract import SPECTATOR, State
from lanai.core.events import Event, Journal, Json, Pause
from lanai.core.match import Match
from lanai.core.rng import FastRng

WORLDS: Final = 3
MOVES: Final = 20
"""Moves of a position that are looked at."""
TRIES: Final = 30
PAUSES: Final = 2
"""Pauses of a game that are looked at."""


def name_of(viewer: int) -> str:
    """Name a viewer."""
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def viewers(variant: Variant) -> list[int]:
    """List who looks at a game."""
    return [SPECTATOR, *range(variant.players)]


def last_pauses(match: Match) -> list[Pause]:
    """List the last stops of a match: enough to look at."""
    return match.journal.pauses[-PAUSES:]


def known(state: State, viewer: int) -> Json:
    """Collect all that a viewer can learn from a state."""
    legal = state.legal(viewer) if viewer >= 0 else []
    moves = range(state.game.move_count) if viewer >= 0 else range(0)
    return {
        "view": state.view(viewer),
        "to_act": state.to_act(),
        "over": state.over(),
        "chance_due": state.chance_due(),
        "legal": legal,
        "text": [state.text(viewer, move) for move in legal],
        "why_not": [str(state.why_not(viewer, move)) for move in moves],
        "scores": state.scores(),
        "winners": state.winners(),
        "tally": state.tally(),
    }


def views_are_plain_data(variant: Variant, seed: int, steps: int) -> None:
    """Views and events are plain JSON data: they come back from JSON as they were."""
    match = play(variant.match(seed), seed, steps)
    for viewer in viewers(variant):
        for what, data in [
            ("a view", match.state.view(viewer)),
            *(("a view at a pause", pause.state.view(viewer)) for pause in last_pauses(match)),
            *(("an event", event) for event in match.journal.seen_by(viewer)),
        ]:
            try:
                back = json.loads(json.dumps(data))
            except (TypeError, ValueError) as error:
                raise Fault(f"{what} of {name_of(viewer)} is no JSON data: {error}") from error
            demand(
                bool(back == data),
                f"{what} of {name_of(viewer)} comes back from JSON as {some(back)}: use lists, "
                "not tuples or sets, and texts as keys",
            )


def what_was_shown_stays(variant: Variant, seed: int, steps: int) -> None:
    """Views, scores and events stay as they were while the game plays on."""
    match = variant.match(seed)
    play(match, seed, steps)
    shown: list[tuple[str, object]] = [("scores gives", match.state.scores())]
    for viewer in viewers(variant):
        shown.append((f"view gives {name_of(viewer)}", match.state.view(viewer)))
        shown += [("an event holds", event) for event in match.journal.seen_by(viewer)]
    before = deepcopy(shown)
    play(match, seed)
    for (what, now), (_, then) in zip(shown, before, strict=True):
        demand(
            bool(now == then),
            f"what {what} has changed while the game played on: {some(then)} became {some(now)}. "
            "Give copies of the state's lists, such as list(self.points)",
        )


def own_views_add_up(variant: Variant, seed: int, steps: int) -> None:
    """A seat's view is a spectator's with the seat's own view over it."""
    match = play(variant.match(seed), seed, steps)
    for state in [match.state, *(pause.state for pause in last_pauses(match))]:
        _own_views_add_up(state)


def _own_views_add_up(state: State) -> None:
    for seat in range(int(state.players)):
        merged = {**state.view(SPECTATOR), **state.own_view(seat)}
        own = state.own_seat(seat)
        if own is not None:
            seats = merged["seats"]
            assert isinstance(seats, list)
            seats[seat] = own
        whole = state.view(seat)
        wrong = sorted(key for key in {*merged, *whole} if merged.get(key) != whole.get(key))
        demand(
            not wrong,
            f"view({seat}) is not the spectator's view with own_view({seat}): {some(wrong)} differ",
        )


def hidden_moves_change_nothing_for_others(variant: Variant, seed: int, steps: int) -> None:
    """A move of which a viewer is told nothing changes their view only with whose turn it is.

    Servers rely on it: who is told of a move follows from its events and from who is to act.
    """
    state = random_position(variant, seed, steps)
    for seat in state.to_act():
        for move in state.legal(seat)[:MOVES]:
            after = state.copy()
            after.journal = Journal()
            after.apply(seat, move)
            after.settle(FastRng(seed, 9))
            events = after.journal.events
            text = state.text(seat, move)
            demand(
                any(event.seen_by(seat) is not None for event in events),
                f"seat {seat} plays “{text}” and no event tells it so: tell at least one",
            )
            if any(event.audience is None for event in events):
                continue
            _others_see_nothing(variant, state, after, events, text)


def _others_see_nothing(
    variant: Variant, state: State, after: State, events: list[Event], text: str
) -> None:
    for viewer in viewers(variant):
        if all(event.seen_by(viewer) is None for event in events):
            same = state.to_act() == after.to_act()
            demand(
                (state.view(viewer) == after.view(viewer)) is same,
                f"“{text}” is hidden from {name_of(viewer)}, but not what it does to their view",
            )


def difference(here: object, there: object, path: str = "") -> str:
    """Say where two pieces of plain data differ first.

    >>> difference({"seats": [{"coins": 3}, {"coins": 0}]}, {"seats": [{"coins": 3}, {"coins": 2}]})
    'seats[1].coins: 0 becomes 2'
    """
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        key = next(key for key in here if here[key] != there[key])
        return difference(here[key], there[key], f"{path}.{key}" if path else str(key))
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        at = next(at for at, one in enumerate(here) if one != there[at])
        return difference(here[at], there[at], f"{path}[{at}]")
    return f"{path}: {some(here)} becomes {some(there)}".removeprefix(": ")


def redealt_states_look_the_same(variant: Variant, seed: int, steps: int) -> None:
    """Redealing changes nothing that the viewer may know."""
    state = random_position(variant, seed, steps)
    before = state.identity()
    rng = FastRng(seed, 2)
    for viewer in viewers(variant):
        facts = known(state, viewer)
        world = state
        for _ in range(WORLDS):
            world = world.redeal(viewer, rng)
            world.check()
            again = known(world, viewer)
            for key, fact in facts.items():
                if again[key] != fact:
                    raise Fault(
                        f"redealing for {name_of(viewer)} changes its {key}: "
                        f"{difference(fact, again[key])}. Either {key} shows {name_of(viewer)} "
                        "what it cannot know, or redeal changes what it knows"
                    )
    demand(state.identity() == before, "redealing has changed the state itself")


def pauses_show_no_more(variant: Variant, seed: int, steps: int) -> None:
    """Where the game pauses everybody sees only what they may know, and nobody can move."""
    match = play(variant.match(seed), seed, steps)
    rng = FastRng(seed, 5)
    for pause in last_pauses(match):
        state = pause.state
        demand(state.to_act() == [], f"the game pauses while seats {state.to_act()} are to act")
        demand(
            not state.over() or (match.state.over() and pause is match.journal.pauses[-1]),
            "the game pauses as if it were over: over() is True there, and views show what is only "
            "known at its end. Let chance_due be True at a pause, or write over()",
        )
        for viewer in viewers(variant):
            view, again = state.view(viewer), state.redeal(viewer, rng).view(viewer)
            demand(
                view == again,
                f"a pause shows {name_of(viewer)} what they cannot know: redealing changes "
                f"{difference(view, again) if view != again else ''}",
            )


def forced_moves_tell_nothing(variant: Variant, seed: int, steps: int) -> None:
    """A seat's only move may be made at once where all know that it is, or not when it came to it.

    A spectator does not know when a seat came to a decision by a move that they did not see.
    """
    rng, worlds = FastRng(seed), FastRng(seed, 11)
    state = variant.new()
    settle(state, rng)
    unseen: dict[int, list[int]] = {}  # the choices of seats that came to them unseen
    for _ in range(steps):
        if state.over():
            return
        for seat in state.to_act():
            moves = state.legal(seat)
            if len(moves) == 1 and unseen.get(seat) != moves and state.choice_is_open(seat):
                _all_know(state, seat, worlds)
        before, state.journal = state.to_act(), Journal()
        moved, _ = random_step(state, rng)
        unseen.pop(moved, None)
        if state.to_act() == before and not state.journal.seen_by(SPECTATOR):
            unseen[moved] = state.legal(moved)


def _all_know(state: State, seat: int, rng: FastRng) -> None:
    for _ in range(WORLDS):
        choices = state.redeal(SPECTATOR, rng).legal(seat)
        demand(
            len(choices) == 1,
            f"choice_is_open says that all know the only move of seat {seat}, but for all that a "
            f"spectator knows it can have {len(choices)}",
        )


def told(state: State, seat: int, move: int, viewer: int) -> list[object]:
    """List what a viewer is told when a move is made, up to the first event that reveals."""
    after = state.copy()
    after.journal = Journal()
    after.apply(seat, move)
    events: list[Event] = after.journal.events
    reveal = next((at for at, event in enumerate(events) if event.reveals), len(events))
    return [event.seen_by(viewer) for event in events[:reveal]]


def events_are_the_same_in_redealt_states(variant: Variant, seed: int, steps: int) -> None:
    """A move tells a viewer the same in all states that they cannot tell apart."""
    state = random_position(variant, seed, steps)
    rng = FastRng(seed, 3)
    for viewer in viewers(variant):
        world = state.redeal(viewer, rng)
        for seat in state.to_act():
            common = set(state.legal(seat)) & set(world.legal(seat))
            for move in sorted(common)[:MOVES]:
                here, there = told(state, seat, move, viewer), told(world, seat, move, viewer)
                demand(
                    here == there,
                    f"“{state.text(seat, move)}” of seat {seat} tells {name_of(viewer)} what they "
                    f"cannot know: {some(here)} here, {some(there)} in a redealt state. If the "
                    "rules show it, the event must say reveals=True",
                )


def redeal_knows_no_more_than_the_viewer(variant: Variant, seed: int, steps: int) -> None:
    """Redealing with the same numbers gives the same world: the true one does not shine through."""
    state = random_position(variant, seed, steps)
    for viewer in range(variant.players):
        worlds = [state, *(state.redeal(viewer, FastRng(seed, way)) for way in (6, 7))]
        redealt = {world.redeal(viewer, FastRng(seed, 8)).identity() for world in worlds}
        demand(
            len(redealt) == 1,
            f"redeal for seat {viewer} depends on what is hidden from it: the same numbers give "
            "different worlds from states that it cannot tell apart",
        )


def redeal_forgets_hidden_moves(variant: Variant, seed: int, steps: int) -> None:
    """Redealing gives the same worlds after moves that the viewer cannot tell apart."""
    state = random_position(variant, seed, steps)
    for seat in state.to_act():
        after = [_moved(state, seat, move) for move in state.legal(seat)[:MOVES]]
        for viewer in range(variant.players):
            if viewer != seat:
                _demand_same_worlds(after, seat, viewer, seed)


def _moved(state: State, seat: int, move: int) -> State:
    after = state.copy()
    after.journal = Journal()
    after.apply(seat, move)
    return after


def _demand_same_worlds(after: list[State], seat: int, viewer: int, seed: int) -> None:
    """Demand that of each two states a redeal tells no more than the viewer was told."""
    seen: list[tuple[list[Json], Json, tuple[int, ...]]] = []
    for state in after:
        if state.chance_due() or state.journal is None:
            continue
        told_of, facts = state.journal.seen_by(viewer), known(state, viewer)
        world = state.redeal(viewer, FastRng(seed, 12)).identity()
        for told_before, facts_before, world_before in seen:
            demand(
                told_before != told_of or facts_before != facts or world_before == world,
                f"seat {viewer} cannot tell which move seat {seat} has made, but redeal for seat "
                f"{viewer} keeps it: draw anew what other seats have chosen in secret",
            )
        seen.append((told_of, facts, world))


def redeal_draws_anew(variant: Variant, seed: int, steps: int) -> None:
    """Where seats see what others do not, redealing draws it anew."""
    rng = FastRng(seed, 4)
    hides = False
    for moves in range(60):
        state = random_position(variant, seed, moves)
        hides = hides or any(_sees_more(state, seat) for seat in range(variant.players))
        if len({state.redeal(SPECTATOR, rng).identity() for _ in range(TRIES)}) > 1:
            return
        if state.over():
            break
    demand(not hides, "seats see what a spectator does not, but redeal never draws anything anew")


def _sees_more(state: State, seat: int) -> bool:
    """Tell whether a seat sees more than a spectator, beside which seat it is."""
    return any(value != seat for value in state.own_view(seat).values())
