"""Playing one game of a tournament, with every decision timed."""

from __future__ import annotations

import time
from dataclasses import dataclass

from lanai.arena.tournament.pairings import Seating, Tournament, check_bots
from lanai.arena.tournament.times import Thinking
from lanai.arena.workers import Stop
from lanai.bots.catalog import make
from lanai.bots.contract import Bot
from lanai.bots.knowledge import knowledge_of
from lanai.bots.players import Players
from lanai.bots.review import uneven_luck_of
from lanai.bots.search.bot import SearchBot
from lanai.bots.search.budget import FOREVER
from lanai.core.contract import NOBODY, Game, State
from lanai.core.errors import SetupError
from lanai.core.events import Json
from lanai.core.fairness import SimulationLuck
from lanai.core.match import header_of
from lanai.core.record import Record
from lanai.core.rng import Rng
from lanai.games import find


@dataclass(frozen=True)
class Played:
    """A finished game; all but the thinking follows from the plan.

    `luck` is what chance did by seat, if the plan wants to know: as shares of the win if the seat
    were worse than the others, and if it were better.
    """

    seating: Seating
    scores: list[int]
    winners: list[int]
    moves: int
    thinking: dict[str, Thinking]
    luck: list[tuple[float, float]] | None = None


class Arbiter:
    """Plays games of a plan, with bots that are made once for each seat."""

    def __init__(self, plan: Tournament) -> None:
        check_bots(plan)
        self.plan = plan
        self.game = find(plan.game)
        self.game.new(plan.players, plan.options)
        self.samples = samples_to_adjust(self.game) if plan.adjusted else 0
        ready = at_leisure if plan.at_leisure else make
        self.bots = {
            (bot, seat): ready(bot, self.game) for bot in plan.bots for seat in range(plan.players)
        }

    def __call__(self, seating: Seating, stop: Stop) -> Played | None:
        """Play a game; one that is told to stop midway counts for nothing."""
        names = list(seating.bots)
        bots = [self.bots[bot, seat] for seat, bot in enumerate(names)]
        players = Players(bots, names, self.plan.seconds)
        luck = SimulationLuck(self.plan.seed, seating.deal)
        thinking = {bot: Thinking() for bot in names}
        state = self.game.new(self.plan.players, self.plan.options)
        players.begin(luck)
        lines: list[Json] = []
        moves = event = 0
        while not state.over():
            if stop.is_set():
                return None
            seat = int(state.next_seat())
            if seat == NOBODY:
                self.draw(state, luck.stream(event), lines)
                event += 1
                continue
            started = time.perf_counter()
            move = players.move(state, seat)
            thinking[names[seat]].add_decision(time.perf_counter() - started)
            if self.samples:
                lines.append({"seat": seat, "move": state.text(seat, move)})
            state.play(seat, move)
            moves += 1
        found = self.luck(names, luck, lines) if self.samples else None
        return Played(seating, state.scores(), state.winners(), moves, thinking, found)

    def draw(self, state: State, rng: Rng, lines: list[Json]) -> None:
        """Let chance happen; it is written down only where somebody needs to know."""
        if self.samples:
            lines.append(state.draw_recorded(rng))
        else:
            state.draw(rng)

    def luck(
        self, names: list[str], luck: SimulationLuck, lines: list[Json]
    ) -> list[tuple[float, float]]:
        """Estimate what chance did in a game."""
        header = header_of(self.game, names, self.plan.options, luck)
        return uneven_luck_of(Record(header, lines), self.game, samples=self.samples)


def at_leisure(spec: str, game: Game) -> Bot:
    """Make a bot that searches by its simulations alone, so that a busy machine weakens none."""
    bot = make(spec, game)
    if isinstance(bot, SearchBot):
        bot.seconds = FOREVER
    return bot


def samples_to_adjust(game: Game) -> int:
    """Tell how many samples of each chance event take luck out of results.

    Raises SetupError for a game in which that brings nothing beyond playing deals from every seat.
    """
    samples = knowledge_of(game).unlucky
    if not samples:
        raise SetupError("tournament-adjusted-not", {"game": game.title})
    return samples
