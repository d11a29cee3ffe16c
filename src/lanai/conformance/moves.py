"""Moves: what is legal, what is refused and why, as numbers and as text."""

from __future__ import annotations

from typing import Final

from lanai.conformance.fault import Fault, demand, some
from lanai.conformance.variants import Variant, acting, random_position, random_seat
from lanai.core.contract import NO_RULE, SPECTATOR, State
from lanai.core.errors import IllegalMove, Refusal, UnreadableMove
from lanai.core.rng import FastRng
from lanai.texts import LANGUAGES, text_in

DRAWS: Final = 40
SPREAD: Final = 8
"""Standard deviations that a move may be drawn too often, before drawing counts as uneven."""
FAR: Final = 1 << 40


def somebody_acts(variant: Variant, seed: int, steps: int) -> None:
    """Somebody can move, or chance is due, until the game is over; afterwards nobody."""
    state = random_position(variant, seed, steps)
    seats = acting(state)
    if state.over():
        demand(not seats, f"the game is over, but to_act still gives {some(seats)}")
        demand(not state.chance_due(), "the game is over, but chance is still due")
    else:
        demand(bool(seats), "the game is not over, but nobody is to act and no chance is due")


def legal_is_the_only_authority(variant: Variant, seed: int, steps: int) -> None:
    """legal, is_legal and why_not agree about every move of every seat."""
    state = random_position(variant, seed, steps)
    every = range(variant.game.move_count)
    for seat in range(variant.players):
        legal = state.legal(seat)
        demand(legal == sorted(set(legal)), f"legal({seat}) gives {some(legal)}: not rising")
        demand(
            all(move in every for move in legal),
            f"legal({seat}) gives {some(legal)}, but the game has only {len(every)} moves",
        )
        acts = seat in state.to_act()
        demand(bool(legal) or not acts, f"seat {seat} is to act, but legal({seat}) gives nothing")
        demand(
            acts or not legal, f"seat {seat} is not to act, but legal({seat}) gives {some(legal)}"
        )
        for move in every:
            _agree(state, seat, move, move in legal)


def _agree(state: State, seat: int, move: int, legal: bool) -> None:
    yes, no = ("is", "is not") if legal else ("is not", "is")
    demand(
        state.is_legal(seat, move) is legal,
        f"move {move} {yes} in legal({seat}), but is_legal says that it {no}",
    )
    refusal = state.why_not(seat, move)
    demand(
        (refusal is None) is legal,
        f"move {move} {yes} in legal({seat}), but why_not gives {refusal}",
    )


def pick_is_even(variant: Variant, seed: int, steps: int) -> None:
    """Pick draws every legal move, all equally likely, and no other."""
    state = random_position(variant, seed, steps)
    if state.over():
        return
    rng = FastRng(seed, 1)
    seat = random_seat(state, rng)
    legal = state.legal(seat)
    picked = [int(state.pick(seat, rng)) for _ in range(DRAWS * len(legal))]
    others = sorted(set(picked) - set(legal))
    demand(not others, f"pick({seat}) draws {some(others)}, which legal({seat}) does not have")
    missing = sorted(set(legal) - set(picked))
    demand(not missing, f"pick({seat}) never draws {some(missing)} of {some(legal)}")
    often = max(picked.count(move) for move in legal)
    demand(
        often < DRAWS + SPREAD * DRAWS**0.5,
        f"pick({seat}) draws a move {often} times where {DRAWS} were to be expected",
    )


def texts_are_read_back(variant: Variant, seed: int, steps: int) -> None:
    """Every legal move has a text of its own, which is read back however it is spelled."""
    state = random_position(variant, seed, steps)
    for seat in state.to_act():
        texts: dict[str, int] = {}
        for move in state.legal(seat):
            text = state.text(seat, move)
            demand(
                text not in texts,
                f"text gives “{text}” for the moves {texts.get(text)} and {move}",
            )
            demand(bool(text.strip()), f"text gives nothing for move {move}: nobody could type it")
            texts[text] = move
            for written in (text, f"  {text.upper()} "):
                read = _read(state, seat, written)
                demand(read == move, f"text gives “{text}” for move {move}, but parse reads {read}")


def _read(state: State, seat: int, text: str) -> int:
    try:
        return state.parse(seat, text)
    except UnreadableMove as error:
        raise Fault(f"parse cannot read “{text}”, the text of a legal move: {error}") from error


def refusals_change_nothing(variant: Variant, seed: int, steps: int) -> None:
    """Illegal moves are refused with a rule and a sentence, and change nothing."""
    state = random_position(variant, seed, steps)
    before = state.identity()
    moves = [-1, variant.game.move_count, FAR, *range(variant.game.move_count)]
    for seat in range(variant.players):
        legal = set(state.legal(seat))
        for move in moves:
            if move not in legal:
                _refused(variant, state, seat, move)
    demand(state.identity() == before, "a move that was refused has changed the state")


def _refused(variant: Variant, state: State, seat: int, move: int) -> None:
    try:
        state.apply(seat, move)
    except IllegalMove as error:
        names_a_rule(variant, error.refusal, "refusals.why_not")
        return
    raise Fault(f"move {move} of seat {seat} is not legal, but apply carries it out")


def names_a_rule(variant: Variant, refusal: Refusal, function: str) -> None:
    """Demand that a refusal names a rule of the game and can be said in every language.

    Where the game has no such function Lanai's own refuses, which knows no rules.
    """
    game = variant.game
    default = not game.rule_ids or game.function(function) is None
    known = refusal.rule in game.rule_ids or (default and refusal.rule == NO_RULE)
    demand(known, f"a refusal names the rule “{refusal.rule}”, which rule_ids does not have")
    for language in LANGUAGES:
        demand(bool(text_in(language).refusal(refusal)), f"“{refusal.reason}” says nothing")


def strange_texts_change_nothing(
    variant: Variant, seed: int, steps: int, text: str = "hello there 7"
) -> None:
    """Texts that are no moves are refused, or read as a move of the game, and change nothing."""
    state = random_position(variant, seed, steps)
    before = state.identity()
    for seat in state.to_act():
        written = [text, *(f"{state.text(seat, move)} {text}" for move in state.legal(seat)[:3])]
        for each in written:
            try:
                move = state.parse(seat, each)
            except UnreadableMove as error:
                names_a_rule(variant, error.refusal, "notation.parse")
            else:
                demand(
                    0 <= move < variant.game.move_count,
                    f"parse reads “{each}” as {move}, which is no move of the game",
                )
    demand(state.identity() == before, "reading a text has changed the state")


def strange_seats_are_spectators(variant: Variant, seed: int, steps: int) -> None:
    """Seats that do not exist may do nothing, and see what a spectator sees."""
    state = random_position(variant, seed, steps)
    for seat in (SPECTATOR, -2, variant.players, 1000):
        demand(state.legal(seat) == [], f"there is no seat {seat}, but legal gives it moves")
        demand(not state.is_legal(seat, 0), f"there is no seat {seat}, but is_legal lets it move")
        demand(
            state.view(seat) == state.view(SPECTATOR),
            f"there is no seat {seat}, but its view is not a spectator's",
        )
        _refused(variant, state, seat, 0)


def nobody_moves_before_chance(variant: Variant, seed: int, steps: int) -> None:
    """While chance is due nobody is to act and nobody has moves."""
    state = variant.new()
    if state.chance_due():
        demand(state.to_act() == [], "chance is due, but to_act gives seats")
        for seat in range(variant.players):
            demand(state.legal(seat) == [], f"chance is due, but seat {seat} has legal moves")
