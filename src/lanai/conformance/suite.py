"""The whole suite, run on one game: what it promises and what it keeps."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from lanai.conformance import (
    bots,
    copies,
    hidden,
    learning,
    moves,
    play,
    records,
    room,
    setup,
    told,
)
from lanai.conformance.fault import Fault
from lanai.conformance.variants import Variant, random_length, variants_of
from lanai.core.contract import Game
from lanai.core.rng import FastRng

Check = Callable[[Variant, int, int], None]
"""Looks at a variant with a seed, after a number of random moves, and raises Fault."""

FIRST: Final[tuple[Check, ...]] = (play.games_go_on, copies.state_is_plain, play.games_end)
"""What the other checks cannot do without."""

REST: Final[tuple[Check, ...]] = (
    play.invariants_hold,
    play.playout_is_the_same_game,
    play.chance_is_no_wider_than_said,
    play.options_read_what_they_write,
    moves.somebody_acts,
    moves.nobody_moves_before_chance,
    moves.legal_is_the_only_authority,
    moves.pick_is_even,
    moves.texts_are_read_back,
    moves.refusals_change_nothing,
    moves.strange_texts_change_nothing,
    moves.strange_seats_are_spectators,
    copies.copies_stay_as_they_were,
    copies.a_copy_plays_alone,
    copies.a_copy_keeps_no_journal,
    copies.identities_restore,
    hidden.views_are_plain_data,
    hidden.what_was_shown_stays,
    hidden.own_views_add_up,
    hidden.hidden_moves_change_nothing_for_others,
    hidden.redealt_states_look_the_same,
    hidden.pauses_show_no_more,
    hidden.forced_moves_tell_nothing,
    hidden.events_are_the_same_in_redealt_states,
    hidden.redeal_knows_no_more_than_the_viewer,
    hidden.redeal_forgets_hidden_moves,
    hidden.redeal_draws_anew,
    learning.masks_mark_what_is_legal,
    learning.observations_tell_what_is_known,
    records.chance_is_placed_as_drawn,
    records.wrong_chance_is_refused,
    records.records_replay,
    records.saved_games_go_on,
    records.branches_go_on,
    told.events_are_told,
    bots.bots_find_a_move,
)

WHOLE: Final[tuple[Callable[[Game], None], ...]] = (
    room.files_are_looked_into,
    room.messages_are_read,
)
"""What is looked at once for a game, and not at single positions."""

GOLDEN: Final = 0x9E3779B97F4A7C15
"""The golden section of 2**64: multiples of it lie evenly, wherever one begins to count."""


@dataclass(frozen=True)
class Case:
    """A random position to look at: the number that it was made from gives it again."""

    variant: Variant
    number: int
    seed: int
    steps: int

    @property
    def where(self) -> str:
        """Say how the game was set up, and how to find the fault again."""
        options = [f"{name}={value}" for name, value in self.variant.chosen]
        setup = ", ".join([f"{self.variant.players} players", *options])
        return f"{setup}; again with: lanai check {self.variant.name} --seed {self.number} --runs 1"


@dataclass(frozen=True)
class Finding:
    """What came of a check: the promise, and if it is broken how and where."""

    check: str
    promise: str
    fault: str | None = None
    where: str = ""


def examine(game: Game, runs: int, seed: int, more: tuple[Check, ...] = ()) -> Iterator[Finding]:
    """Run all checks on a game, and some more, each so many times on every variant.

    Where a game breaks what the other checks need, they are not made.
    """
    check = setup.games_are_set_up
    finding = Finding(*named(check), broken(game, partial(check, game)))
    yield finding
    if finding.fault is not None:
        return
    looked_at = cases(game, runs, seed)
    for first in FIRST:
        finding = run(game, first, looked_at)
        yield finding
        if finding.fault is not None:
            return
    for rest in (*REST, *more):
        yield run(game, rest, looked_at)
    for whole in WHOLE:
        yield Finding(*named(whole), broken(game, partial(whole, game)))


def cases(game: Game, runs: int, seed: int) -> list[Case]:
    """Draw positions from all parts of random games, other games for every variant."""
    drawn: list[Case] = []
    for stream, variant in enumerate(variants_of(game)):
        for number in range(seed, seed + runs):
            own = int(FastRng(number, stream).below(1 << 30))
            steps = depth(number, random_length(variant, own))
            drawn.append(Case(variant, number, own, steps))
    return drawn


def depth(number: int, length: int) -> int:
    """Say after how many moves of a game of some length to look: about a tenth at its end.

    >>> [depth(number, 20) for number in range(8)]
    [0, 14, 5, 19, 10, 2, 16, 7]
    """
    places = length + 1 + length // 10
    return min(length, (number * GOLDEN % 2**64) * places >> 64)


def run(game: Game, check: Check, looked_at: list[Case]) -> Finding:
    """Run one check until it finds a fault."""
    for case in looked_at:
        fault = broken(game, partial(check, case.variant, case.seed, case.steps))
        if fault is not None:
            return Finding(*named(check), fault, case.where)
    return Finding(*named(check))


def named(check: Callable[..., None]) -> tuple[str, str]:
    """Name a check and its promise."""
    return check.__name__, (check.__doc__ or "").split("\n", maxsplit=1)[0].rstrip(".")


def broken(game: Game, check: Callable[[], None]) -> str | None:
    """Say what is wrong, if anything is."""
    try:
        check()
    except Fault as fault:
        return str(fault)
    except Exception as error:
        return crash(error, game)
    return None


def crash(error: Exception, game: Game) -> str:
    """Say what a game raised, and in which line of it."""
    room = game.room.replace(".", "/")
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        file = Path(frame.f_code.co_filename)
        if room and room in file.as_posix():
            return f"{file.name}, line {line}, raises {said}"
    return f"the game raises {said}"
