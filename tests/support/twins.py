"""Pairs of games that one viewer cannot tell apart: same history for them, other hidden parts.

A game is played at random. Its twin follows it: wherever the viewer learns nothing, the twin deals
other cards and makes other moves, in other number and order; where they are told something, it
looks for a way to tell them the very same. The pair ends where that is impossible: at a reveal.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lanai.conformance.variants import Variant
from lanai.core.contract import State
from lanai.core.errors import LanaiError
from lanai.core.events import Journal
from lanai.core.rng import FastRng

Json = dict[str, object]
TRIES = 12
HIDDEN_MOVES = 12


@dataclass(frozen=True)
class Step:
    """A move with the chance that followed it."""

    seat: int
    move: str
    chance: tuple[Json, ...]


@dataclass
class Beat:
    """What happens in both games until the viewer looks at them again; `hidden` is all of it."""

    ours: list[Step]
    theirs: list[Step]
    hidden: bool = False
    different: bool = False


@dataclass
class Pair:
    """Two games that look the same to one viewer: how they start, then beat by beat."""

    variant: Variant
    viewer: int
    starts: tuple[list[Json], list[Json]]
    beats: list[Beat]

    @property
    def different(self) -> int:
        """Count the beats after which the true states differ."""
        return sum(beat.different for beat in self.beats)


def sight(state: State, viewer: int) -> str:
    """Write down where the game stands for a viewer."""
    to_act = state.to_act()
    legal = [state.text(viewer, move) for move in state.legal(viewer)] if viewer in to_act else []
    return json.dumps([state.view(viewer), to_act, legal, state.over()])


class World:
    """One of the two games: a state, with what the viewer was told by the last change."""

    def __init__(self, state: State, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.told: list[Json] = []

    def copy(self) -> World:
        """Make an independent copy."""
        return World(self.state.copy(), self.viewer)

    def listen(self) -> Journal:
        """Begin to note events."""
        self.state.journal = Journal()
        return self.state.journal

    def hear(self, journal: Journal) -> None:
        """Stop noting events."""
        self.told = journal.seen_by(self.viewer)
        self.state.journal = None

    def looks_like(self, other: World) -> bool:
        """Tell whether the viewer was told the same and sees the same."""
        same = self.told == other.told
        return same and sight(self.state, self.viewer) == sight(other.state, self.viewer)

    def move(self, seat: int, move: int) -> tuple[bool, str]:
        """Make a move; tell whether the viewer learns nothing by it, and its text."""
        before, text = self.state.view(self.viewer), self.state.text(seat, move)
        journal = self.listen()
        self.state.apply(seat, move)
        self.hear(journal)
        return not self.told and before == self.state.view(self.viewer), text

    def draw(self, rng: FastRng) -> Json:
        """Draw the chance that is due."""
        journal = self.listen()
        line = self.state.draw_recorded(rng)
        self.hear(journal)
        return line

    def place(self, line: Json) -> bool:
        """Place chance, if it is possible."""
        journal = self.listen()
        try:
            self.state.place(line)
        except LanaiError:
            self.state.journal = None
            return False
        self.hear(journal)
        return True


class Twins:
    """Makes pairs of one variant for one viewer."""

    def __init__(self, variant: Variant, viewer: int, seed: int) -> None:
        self.variant = variant
        self.viewer = viewer
        self.rng = random.Random(seed)
        self.luck = FastRng(seed)

    def pair(self, shared: int, most: int, tries: int = TRIES) -> Pair:
        """Play `shared` moves together and up to `most` apart; the best of some tries."""
        self.start = World(self.variant.new(), self.viewer)
        self.starts = list(self._chance(self.start))
        ours, prefix = self.start.copy(), []
        for _ in range(shared):
            if ours.state.over():
                break
            prefix.append(self._random_step(ours))
        steps = self._play_on(ours.copy(), most)
        pairs = [self._follow(ours, prefix, steps, fresh=not shared) for _ in range(tries)]
        return max(pairs, key=lambda pair: pair.different)

    # The first game

    def _chance(self, world: World) -> Iterator[Json]:
        while world.state.chance_due():
            yield world.draw(self.luck)

    def _random_step(self, world: World) -> Step:
        seat = self.rng.choice(world.state.to_act())
        _, text = world.move(seat, self.rng.choice(world.state.legal(seat)))
        return Step(seat, text, tuple(self._chance(world)))

    def _play_on(self, world: World, most: int) -> list[Step]:
        steps: list[Step] = []
        while len(steps) < most and not world.state.over():
            steps.append(self._random_step(world))
        return steps

    # Its twin

    def _follow(self, ours: World, prefix: list[Step], steps: list[Step], fresh: bool) -> Pair:
        ours, theirs, starts = ours.copy(), ours.copy(), self.starts
        if fresh:
            theirs = World(self.variant.new(), self.viewer)
            ours, starts = World(self.variant.new(), self.viewer), []
            for line in self.starts:
                assert ours.place(line)
                other = self._same_chance(ours, theirs, line)
                assert other is not None, "the same chance is always possible here"
                starts.append(other)
        beats = [Beat([step], [step]) for step in prefix]
        for step in steps:
            beat = self._beat(ours, theirs, step)
            if beat is None:
                break
            beats.append(beat)
        return Pair(self.variant, self.viewer, (self.starts, starts), beats)

    def _beat(self, ours: World, theirs: World, step: Step) -> Beat | None:
        """Make a step of ours and find what the twin does meanwhile; None when it cannot."""
        before = ours.state.view(self.viewer)
        move = ours.state.parse(step.seat, step.move)
        hidden, _ = ours.move(step.seat, move)
        moved = ours.copy()
        moved.told = ours.told
        for line in step.chance:
            assert ours.place(line)
            hidden = hidden and not ours.told
        hidden = hidden and before == ours.state.view(self.viewer)
        if hidden:
            found: list[Step] | None = list(self._hidden_moves(theirs))
        else:
            found = self._same_told(moved, theirs, step)
        if found is None:
            return None
        if sight(ours.state, self.viewer) != sight(theirs.state, self.viewer):
            return None
        different = ours.state.identity() != theirs.state.identity()
        return Beat([step], found, hidden, different)

    def _hidden_moves(self, theirs: World) -> Iterator[Step]:
        """Make some moves that the viewer does not see, or none."""
        for _ in range(self.rng.randrange(4)):
            others = [seat for seat in theirs.state.to_act() if seat != self.viewer]
            seat = self.rng.choice(others)
            trial = theirs.copy()
            step = self._hidden_step(trial, seat)
            if step is not None:
                theirs.state = trial.state
                yield step

    def _hidden_step(self, trial: World, seat: int) -> Step | None:
        before = trial.state.view(self.viewer)
        hidden, text = trial.move(seat, self.rng.choice(trial.state.legal(seat)))
        chance: list[Json] = []
        while hidden and trial.state.chance_due():
            chance.append(trial.draw(self.luck))
            hidden = not trial.told
        hidden = hidden and before == trial.state.view(self.viewer)
        return Step(seat, text, tuple(chance)) if hidden else None

    def _same_told(self, moved: World, theirs: World, step: Step) -> list[Step] | None:
        """Find moves of the same seat after which the viewer was told what our move told them."""
        if step.seat == self.viewer:
            return self._same_move(moved, theirs, step)
        for _ in range(TRIES):
            trial = theirs.copy()
            found: list[Step] = []
            while len(found) < HIDDEN_MOVES and step.seat in trial.state.to_act():
                ahead = trial.copy()
                hidden = self._hidden_step(ahead, step.seat)
                if hidden is not None and self.rng.random() < 0.7:
                    trial.state = ahead.state
                    found.append(hidden)
                    continue
                last = self._same_move(moved, trial, step)
                if last is None:
                    break
                theirs.state = trial.state
                return found + last
        return None

    def _same_move(self, moved: World, theirs: World, step: Step) -> list[Step] | None:
        """Make the same move, or one that looks the same, and let chance look the same."""
        legal = theirs.state.legal(step.seat)
        self.rng.shuffle(legal)
        same = [move for move in legal if theirs.state.text(step.seat, move) == step.move]
        for move in same if step.seat == self.viewer else legal[:TRIES] + same:
            trial = theirs.copy()
            _, text = trial.move(step.seat, move)
            if not self._due_alike(moved, trial):
                continue
            chance = self._chances_alike(moved.copy(), trial, step.chance)
            if chance is not None:
                theirs.state = trial.state
                return [Step(step.seat, text, tuple(chance))]
        return None

    @staticmethod
    def _due_alike(moved: World, trial: World) -> bool:
        if moved.state.chance_due() or trial.state.chance_due():
            return moved.told == trial.told
        return trial.looks_like(moved)

    def _chances_alike(
        self, moved: World, trial: World, lines: tuple[Json, ...]
    ) -> list[Json] | None:
        found: list[Json] = []
        for line in lines:
            assert moved.place(line)
            if not trial.state.chance_due():
                return None
            other = self._same_chance(moved, trial, line)
            if other is None:
                return None
            found.append(other)
        return None if trial.state.chance_due() else found

    def _same_chance(self, ours: World, theirs: World, line: Json) -> Json | None:
        """Let chance happen that looks the same: drawn anew, changed a little, or as it was."""
        for other in [*self._other_chances(ours, line), line]:
            trial = theirs.copy()
            if trial.place(other) and trial.looks_like(ours):
                theirs.state = trial.state
                return other
        return None

    def _other_chances(self, ours: World, line: Json) -> Iterator[Json]:
        for _ in range(6):
            try:
                drawn = ours.state.redeal(self.viewer, self.luck).outcome()
            except LanaiError:
                return
            if self.rng.random() < 0.3:
                yield drawn
            else:
                yield self._changed(line, drawn)

    def _changed(self, line: Json, drawn: Json) -> Json:
        """Exchange a few cards of a deal for those of another one."""
        changed: Any = json.loads(json.dumps(line))
        if not isinstance(changed.get("value"), dict):
            return drawn
        for key, hands in changed["value"].items():
            if not isinstance(hands, list) or not all(isinstance(each, list) for each in hands):
                continue
            for _ in range(self.rng.randrange(1, 4)):
                self._exchange(hands, drawn["value"][key])  # type: ignore[index]
        return dict(changed)

    def _exchange(self, hands: list[list[str]], drawn: list[list[str]]) -> None:
        seat = self.rng.choice([at for at in range(len(hands)) if at != self.viewer])
        news = [card for card in drawn[seat] if card not in hands[seat]]
        if not news:
            return
        old, new = self.rng.choice(hands[seat]), self.rng.choice(news)
        for hand in hands:
            if new in hand:
                hand[hand.index(new)] = old
        hands[seat][hands[seat].index(old)] = new
