"""Records: what was played comes out again, to the byte; chance is placed as it was drawn."""

from __future__ import annotations

from lanai.conformance.fault import Fault, demand, some
from lanai.conformance.variants import Variant, random_seat
from lanai.core.branch import branch, check_origin, follow
from lanai.core.contract import SPECTATOR, State
from lanai.core.errors import LanaiError, SetupError
from lanai.core.events import Json
from lanai.core.fairness import FairLuck
from lanai.core.match import Match, header_of, start
from lanai.core.record import REDEALT, SAME, Record, read
from lanai.core.rng import FastRng
from lanai.core.saving import resume, save
from lanai.core.verify import PROVEN, REPRODUCED, verify
from lanai.games import find


def play(match: Match, seed: int, moves: int = 10**9) -> Match:
    """Play some random moves, by default all that there are."""
    rng = FastRng(seed, 1)
    for _ in range(moves):
        if match.state.over():
            break
        seat = random_seat(match.state, rng)
        match.apply(seat, match.state.text(seat, match.state.pick(seat, rng)))
    return match


def verified(text: str, wanted: str, what: str) -> None:
    """Demand that a record verifies."""
    try:
        verdict = verify(text, find)
    except LanaiError as error:
        raise Fault(f"{what} does not verify: {error}") from error
    demand(verdict.chance == wanted, f"the chance of {what} is {verdict.chance}, not {wanted}")


def records_replay(variant: Variant, seed: int, steps: int) -> None:
    """The record of a game verifies and replays to the same state and events."""
    match = play(variant.match(seed), seed)
    text = match.record.text()
    verified(text, REPRODUCED, "the record of a random game")
    again = Match(variant.game, read(text), match.luck)
    demand(again.record.text() == text, "a record that is replayed is written differently")
    demand(again.state.identity() == match.state.identity(), "a record replays to another position")
    for viewer in [SPECTATOR, *range(variant.players)]:
        demand(
            again.journal.seen_by(viewer) == match.journal.seen_by(viewer),
            f"a record that is replayed tells viewer {viewer} something else",
        )


def saved_games_go_on(variant: Variant, seed: int, steps: int) -> None:
    """A saved game goes on as if nothing had happened, with chance that is proven."""
    secret, nonces = f"{seed:064x}", [f"{seat:02x}" for seat in range(variant.players)]
    names = [f"P{seat}" for seat in range(variant.players)]
    match = start(variant.game, names, variant.options, FairLuck(secret, nonces))
    play(match, seed, steps)
    if match.state.over():
        return
    other = resume(save(match), find)
    demand(other.state.identity() == match.state.identity(), "a saved game goes on elsewhere")
    verified(save(match), PROVEN, "a saved game")
    play(match, seed + 1)
    play(other, seed + 1)
    demand(other.record.text() == match.record.text(), "a saved game goes on differently")
    verified(match.record.text(), PROVEN, "the record of a saved game")


def branches_go_on(variant: Variant, seed: int, steps: int) -> None:
    """A game goes on from any moment: its seat sees the same there, and the record verifies."""
    rng = FastRng(seed, 2)
    original = play(variant.match(seed), seed).record
    step, seat = int(rng.below(len(original.lines))), int(rng.below(variant.players))
    for cards in (REDEALT, SAME):
        try:
            begun = branch(variant.game, original, step, seat, cards, rng)
        except SetupError as error:  # what the seat saw may leave nothing else to tell
            demand(cards == REDEALT and error.reason == "branch-untold", "no branch is possible")
            continue
        demand(cards != SAME or begun.lines == original.lines[:step], "a beginning has changed")
        truth, _ = follow(variant.new(), original.lines[:step])
        world, _ = follow(variant.new(), begun.lines)
        demand(world.view(seat) == truth.view(seat), f"seat {seat} sees a beginning told anew")
        luck = FairLuck(f"{seed:064x}", [])
        header = begun.header(header_of(variant.game, original.players, original.options, luck))
        match = play(Match(variant.game, Record(header, begun.lines), luck), seed + 1)
        verified(match.record.text(), REPRODUCED, "the record of a game that branched off")
        check_origin(variant.game, read(match.record.text()), original)


def chance_is_placed_as_drawn(variant: Variant, seed: int, steps: int) -> None:
    """The line of a chance event places what was drawn."""
    drawn, rng = variant.new(), FastRng(seed)
    while not drawn.over():
        if drawn.chance_due():
            placed = drawn.copy()
            line = drawn.draw_recorded(rng)
            try:
                placed.place(line)
            except LanaiError as error:
                raise Fault(f"place refuses {some(line)}, which was drawn: {error}") from error
            demand(
                placed.identity() == drawn.identity(),
                f"place makes another position of {some(line)} than draw did",
            )
        else:
            seat = random_seat(drawn, rng)
            drawn.apply(seat, int(drawn.pick(seat, rng)))


def wrong_chance_is_refused(variant: Variant, seed: int, steps: int) -> None:
    """Chance lines where none is due and broken ones are refused, and change nothing."""
    fresh, match = variant.new(), variant.match(seed)
    broken: list[Json] = [{}, {"chance": "x", "value": 1}, {"chance": "round", "value": {}}]
    for line in broken:
        _refused(fresh.copy(), line, "a broken chance line")
    for line in match.record.lines:
        if not match.state.chance_due():
            _refused(match.state.copy(), line, "a chance line where none is due")


def _refused(state: State, line: Json, what: str) -> None:
    before = state.identity()
    try:
        state.place(line)
    except LanaiError:
        demand(state.identity() == before, f"{what} was refused, but has changed the state")
        return
    raise Fault(f"place takes {what}: {some(line)}")
