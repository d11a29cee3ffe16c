"""The whole suite, run on one game: what it promises and what it keeps."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lanai.conformance import bots, copies, hidden, moves, play, records, told
from lanai.conformance.fault import Fault
from lanai.conformance.variants import Variant, variants_of
from lanai.core.contract import Game
from lanai.core.rng import FastRng

Check = Callable[[Variant, int, int], None]
"""Looks at a variant with a seed, after a number of random moves, and raises Fault."""

FIRST: Final[tuple[Check, ...]] = (copies.state_is_plain, play.games_end)
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
    hidden.own_views_add_up,
    hidden.hidden_moves_change_nothing_for_others,
    hidden.redealt_states_look_the_same,
    hidden.events_are_the_same_in_redealt_states,
    hidden.redeal_knows_no_more_than_the_viewer,
    hidden.redeal_draws_anew,
    records.chance_is_placed_as_drawn,
    records.wrong_chance_is_refused,
    records.records_replay,
    records.saved_games_go_on,
    told.events_are_told,
    bots.bots_find_a_move,
)

MOST_STEPS: Final = 60
"""Random moves before a position that is looked at, at most; the first has none."""


@dataclass(frozen=True)
class Finding:
    """What came of a check: the promise, and if it is broken how and where."""

    check: str
    promise: str
    fault: str | None = None
    where: str = ""


def examine(game: Game, runs: int, seed: int) -> Iterator[Finding]:
    """Run all checks on a game, each so many times on every variant.

    Where a game breaks what the other checks need, they are not made.
    """
    for check in FIRST:
        finding = run(game, check, runs, seed)
        yield finding
        if finding.fault is not None:
            return
    for check in REST:
        yield run(game, check, runs, seed)


def run(game: Game, check: Check, runs: int, seed: int) -> Finding:
    """Run one check until it finds a fault."""
    promise = (check.__doc__ or "").split("\n", maxsplit=1)[0].rstrip(".")
    for variant in variants_of(game):
        for number in range(seed, seed + runs):
            steps = 0 if number == seed else int(FastRng(number, 11).below(MOST_STEPS))
            try:
                check(variant, number, steps)
            except Fault as fault:
                where = place_of(variant, number, steps)
                return Finding(check.__name__, promise, str(fault), where)
            except Exception as error:
                where = place_of(variant, number, steps)
                return Finding(check.__name__, promise, crash(error, game), where)
    return Finding(check.__name__, promise)


def place_of(variant: Variant, seed: int, steps: int) -> str:
    """Say where a fault was found, so that it can be found again."""
    options = [f"{name}={value}" for name, value in variant.chosen]
    return ", ".join(
        [f"{variant.players} players", *options, f"seed {seed}", f"at most {steps} moves"]
    )


def crash(error: Exception, game: Game) -> str:
    """Say what a game raised, and in which line of it."""
    room = game.room.replace(".", "/")
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        file = Path(frame.f_code.co_filename)
        if room and room in file.as_posix():
            return f"{file.name}, line {line}, raises {said}"
    return f"the game raises {said}"
