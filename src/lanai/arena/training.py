"""Learning how seats stand by self-play: games, then a net that foretells who won, then again.

In every generation bots play with what the one before has learned, and a net is fitted to all games
so far. Games are kept in a journal, so that training can go on after any end; the same plan gives
the same weights, on one core.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from lanai.bots.knowledge import knowledge_of
from lanai.bots.learned import outlook_of
from lanai.bots.learned.contract import Outlook
from lanai.bots.learned.fitting import Samples, fit
from lanai.bots.learned.net import Net
from lanai.bots.players import Players
from lanai.bots.search.bot import SearchBot
from lanai.bots.search.budget import FOREVER
from lanai.core.contract import NOBODY, Game, State
from lanai.core.errors import LanaiError, SetupError
from lanai.core.fairness import SimulationLuck
from lanai.core.rng import FastRng
from lanai.games import find

EPOCHS: Final = 12
ODD_STREAM: Final = 1 << 22
"""The number of the event that odd moves are drawn from: no chance event of a game reaches it."""

NOWHERE: Final = -1
"""The moment of a position that is not to be judged."""

Line = dict[str, Any]


@dataclass(frozen=True)
class Training:
    """What to learn from: everything follows from it.

    `games` are those of one generation, `simulations` those of a move at a table of two, `odd`
    tells that one move in so many is any legal one, for positions that good play does not meet.
    """

    game: str
    seed: int
    games: int = 1500
    generations: int = 2
    simulations: int = 60
    odd: int = 20
    hidden: int = 8


@dataclass(frozen=True)
class Learned:
    """What came out: the net, its loss in games that it was not shown, and what playing took."""

    net: Net
    loss: float
    games: int
    seconds: float


class Trainer:
    """Plays and fits."""

    def __init__(self, plan: Training) -> None:
        self.plan: Final = plan
        self.game: Final[Game] = find(plan.game)
        outlook = outlook_of(self.game)
        if outlook is None:
            raise SetupError("train-no-outlook", {"game": self.game.title})
        self.outlook: Final[Outlook] = outlook

    def run(self, journal: Path | None, told: Callable[[int], None]) -> Learned:
        """Play what the journal does not keep yet, and fit; tells how many games there are."""
        lines = [] if journal is None else kept(journal, self.plan)
        found: Learned | None = None
        for generation in range(1, self.plan.generations + 1):
            net = None if found is None else found.net
            while len(lines) < generation * self.plan.games:
                lines.append(self.play(len(lines), net))
                if journal is not None:
                    append_line(journal, lines[-1])
                told(len(lines))
            found = self.learn(lines[: generation * self.plan.games])
        assert found is not None
        return found

    def play(self, number: int, net: Net | None) -> Line:
        """Play a game by what was learned so far, and note what is seen where it is judged."""
        started = time.process_time()
        players = self.game.seats[number % len(self.game.seats)]
        bots = [self.bot(net) for _ in range(players)]
        luck = SimulationLuck(self.plan.seed, number)
        playing = Players(list(bots), ["training"] * players, FOREVER)
        playing.begin(luck)
        odd = FastRng(self.plan.seed, number, ODD_STREAM)
        state = self.game.new(players)
        seen: list[list[float]] = []
        event, before = 0, self.outlook.moment(state)
        while not state.over():
            moment = self.outlook.moment(state)
            if moment not in (NOWHERE, before):
                before = moment
                seen.append(self.look(state))
            seat = int(state.next_seat())
            if seat == NOBODY:
                state.draw(luck.stream(event))
                event += 1
            elif odd.below(self.plan.odd) == 0:
                state.play(seat, state.pick(seat, odd))
            else:
                state.play(seat, playing.move(state, seat))
        winners = state.winners()
        shares = [(seat in winners) / len(winners) for seat in range(players)]
        return {"shares": shares, "seen": seen, "seconds": time.process_time() - started}

    def bot(self, net: Net | None) -> SearchBot:
        """Make a bot that judges by a net, or as the game does without."""
        knowledge = knowledge_of(self.game)
        if net is not None:
            knowledge.outlook = outlook_of(self.game)
            assert knowledge.outlook is not None
            knowledge.outlook.net = net
        return SearchBot(knowledge, self.plan.simulations, FOREVER, for_two=True)

    def look(self, state: State) -> list[float]:
        """Give what is seen of all seats."""
        seen = vec[float]([0.0] * (int(state.players) * self.outlook.inputs))
        self.outlook.look(state, seen)
        return list(seen)

    def learn(self, lines: list[Line]) -> Learned:
        """Fit a net to games."""
        samples = Samples(self.outlook.inputs)
        for line in lines:
            samples.add_game(line["seen"], line["shares"])
        net, loss = fit(samples, self.plan.hidden, EPOCHS, FastRng(self.plan.seed))
        return Learned(net, loss, len(lines), sum(line["seconds"] for line in lines))


def kept(journal: Path, plan: Training) -> list[Line]:
    """Read the games of a journal, or begin one; raises SetupError for that of another plan.

    More games and generations are no other plan as long as a generation has as many games.
    """
    header = asdict(plan)
    del header["generations"], header["hidden"]
    try:
        if not journal.exists():
            journal.write_text(json.dumps(header) + "\n", encoding="utf-8")
            return []
        whole, _, torn = journal.read_text(encoding="utf-8").rpartition("\n")
        before, *lines = [json.loads(line) for line in whole.splitlines()]
    except OSError as error:
        details: dict[str, object] = {"file": str(journal), "error": error.strerror or str(error)}
        raise LanaiError("file-unreadable", details) from None
    except ValueError:
        raise SetupError("journal-broken", {"file": str(journal)}) from None
    other = [key for key in header if header[key] != before.get(key)]
    if other:
        raise SetupError("journal-other", {"file": str(journal), "what": ", ".join(other)})
    if torn:
        journal.write_text(whole + "\n", encoding="utf-8")
    return lines


def append_line(journal: Path, line: Line) -> None:
    """Keep a game."""
    with journal.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
