"""Which of several bots choose better, by single positions: `python bench/choices.py GAME`.

Bots that are nearly alike need thousands of games to be told apart. Here all of them choose in the
same positions; where they chose differently, every choice is played on to the end of the game, in
the same worlds with the same luck. So a choice is judged by who wins, and not by what the search
that made it believes. Two judges play on: as searches themselves do, in thousands of worlds, and
searches with a few simulations on all seats, which play better, in fewer.
What is known is kept in a file, a line for each position: a run can be stopped at any moment, and
goes on with the same command; other bots can be asked later.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from headroom import deciders, sketch

from lanai.bots.catalog import make
from lanai.bots.contract import Bot, Sight
from lanai.bots.knowledge import knowledge_of
from lanai.bots.search.budget import FOREVER, Budget
from lanai.bots.search.search import Search
from lanai.cli.output import is_compiled
from lanai.core.contract import Game, State
from lanai.core.fairness import SimulationLuck
from lanai.core.rng import FastRng
from lanai.games import all_games, find

KEPT = Path(__file__).parent / "choices.jsonl"
SEED: Final = 2027
OWN_STREAMS: Final = 1 << 21
"""Bots draw from event numbers that no chance event of a game reaches."""
EVERY: Final = 10
"""Of so many decisions of a game one is asked about."""
QUICK: Final = 0
"""The judge that plays on as searches do."""


@dataclass
class Position:
    """A position, what bots chose there, and what these choices brought: a line of the file.

    `moves` lead to it. `choices` are those of each bot. `worths` tell by judge and move what came
    out: the shares of the win added up, and in how many worlds.
    """

    game: str
    players: int
    deal: int
    moves: list[int]
    plays: str
    choices: dict[str, list[int]] = field(default_factory=dict)
    worths: dict[str, dict[str, list[float]]] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """Number it within all positions, for what is drawn in it."""
        return self.deal * 1000 + len(self.moves)

    def worth(self, bot: str, judge: int) -> float:
        """Give what a bot's choices brought on average."""
        brought = [self.worths[str(judge)][str(move)] for move in self.choices[bot]]
        return math.fsum(total / worlds for total, worlds in brought) / len(brought)

    def candidates(self) -> list[int]:
        """List the moves that any bot chose."""
        return sorted({move for moves in self.choices.values() for move in moves})

    def is_judged(self, bots: list[str], judge: int) -> bool:
        """Tell whether what these bots chose can be compared."""
        if not all(self.choices.get(bot) for bot in bots):
            return False
        judged = self.worths.get(str(judge), {})
        moves = {move for bot in bots for move in self.choices[bot]}
        return len(moves) == 1 or all(str(move) in judged for move in moves)


def search(state: State, seat: int, simulations: int, rng: FastRng) -> int:
    """Choose as a search of so many simulations does; with none, as searches play on."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    knowledge = knowledge_of(state.game)
    if simulations == QUICK:
        return int(knowledge.move(state, seat, rng))
    found = Search(state, seat, knowledge, rng)
    found.run(Budget(simulations))
    return found.candidates()[0].move


def positions_of(game: Game, players: int, deal: int, plays: str) -> list[Position]:
    """Play a game between `hard` bots, and take some of its positions with a choice."""
    luck, rng = SimulationLuck(SEED, deal), FastRng(SEED, deal, OWN_STREAMS)
    simulations = max(1, knowledge_of(game).hard * 2 // players)
    state = game.new(players)
    moves: list[int] = []
    found: list[Position] = []
    for seat in deciders(state, luck):
        if len(state.legal(seat)) > 1 and rng.below(EVERY) == 0:
            found.append(Position(game.name, players, deal, list(moves), plays))
        moves.append(search(state, seat, simulations, rng))
        state.play(seat, moves[-1])
    return found


def reach(position: Position) -> State:
    """Play up to a position."""
    state = find(position.game).new(position.players)
    luck = SimulationLuck(SEED, position.deal)
    for played, seat in enumerate(deciders(state, luck)):
        if played == len(position.moves):
            break
        state.play(seat, position.moves[played])
    return state


def ask(bot: Bot, state: State, time_: int, number: int) -> int:
    """Let a bot choose; each time it draws other numbers."""
    seat = int(state.next_seat())
    rng = FastRng(SEED, number, OWN_STREAMS + 1 + time_)
    answer = bot.choose(Sight(state.redeal(seat, rng), seat, rng, FOREVER))
    return state.parse(seat, answer) if isinstance(answer, str) else answer


def play_on(state: State, move: int, number: int, world: int, judge: int) -> float:
    """Make a move in a world, let all seats play on, and give the share of the win."""
    seat = int(state.next_seat())
    rng = FastRng(SEED + number, world, OWN_STREAMS)
    luck = SimulationLuck(SEED + number, world)
    state = state.redeal(seat, rng)
    state.play(seat, move)
    for acts in deciders(state, luck):
        state.play(acts, search(state, acts, judge, rng))
    winners = state.winners()
    return (seat in winners) / len(winners)


def work_out(position: Position, bots: list[str], chosen: argparse.Namespace) -> None:
    """Ask all bots, and judge what they chose where that differs."""
    game, state = find(position.game), reach(position)
    for name in bots:
        known = position.choices.setdefault(name, [])
        bot = make(name, game)
        known += [ask(bot, state, at, position.number) for at in range(len(known), chosen.times)]
    moves = position.candidates()
    if len(moves) == 1:
        return
    for judge, worlds in ((QUICK, chosen.quick), (chosen.judge, chosen.worlds)):
        judged = position.worths.setdefault(str(judge), {})
        for move in moves:
            brought = judged.setdefault(str(move), [0.0, 0])
            for world in range(int(brought[1]), worlds):
                brought[0] += play_on(state, move, position.number, world, judge)
                brought[1] += 1


def read(kept: Path) -> list[Position]:
    """Read what is known."""
    if not kept.exists():
        return []
    return [Position(**json.loads(line)) for line in kept.read_text("utf-8").splitlines()]


def write(kept: Path, known: list[Position]) -> None:
    """Write what is known; whoever stops this has the old file or the new one."""
    new = kept.with_suffix(".new")
    new.write_text("".join(f"{json.dumps(asdict(each))}\n" for each in known), encoding="utf-8")
    new.replace(kept)


def gain(position: Position, bot: str, first: str, judge: int) -> float:
    """Tell how much more a bot's choices brought than another's."""
    if sorted(position.choices[bot]) == sorted(position.choices[first]):
        return 0.0
    return position.worth(bot, judge) - position.worth(first, judge)


def told(known: list[Position], bots: list[str], judge: int) -> str:
    """Say what the choices of each bot are worth beside those of the first, in 1/1000 of a win."""
    asked = [each for each in known if each.is_judged(bots, judge)]
    by = f"search:{judge}" if judge else "the quick judge"
    text = (
        f"{len(asked)} positions, played on by {by}; "
        f"thousandths of the win, beside {bots[0]}\n\n"
        "| bot | chose otherwise in | its choices bring more | standard error |\n"
        "|---|---|---|---|\n"
    )
    for bot in bots[1:]:
        gains = [1e3 * gain(each, bot, bots[0], judge) for each in asked]
        others = sum(sorted(each.choices[bot]) != sorted(each.choices[bots[0]]) for each in asked)
        mean = math.fsum(gains) / max(1, len(gains))
        spread = math.fsum((each - mean) ** 2 for each in gains) / max(1, len(gains) - 1)
        text += (
            f"| {bot} | {others} | {mean:+.1f} | {math.sqrt(spread / max(1, len(gains))):.1f} |\n"
        )
    return text


def main() -> int:
    """Ask, judge, keep, and say what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(all_games()))
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", nargs="+", help="as `search:3000`; the first one is compared")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--times", type=int, default=1, help="that each bot is asked")
    parser.add_argument("--quick", type=int, default=2000, help="worlds of the quick judge")
    parser.add_argument("--judge", type=int, default=20, help="simulations of the better judge")
    parser.add_argument("--worlds", type=int, default=100, help="and its worlds")
    parser.add_argument("--minutes", type=float, default=30.0, help="of processor time")
    parser.add_argument("--kept", type=Path, default=KEPT)
    chosen = parser.parse_args()
    if not is_compiled():
        print("The engine is not compiled here: this would take for ever.")
        return 1
    game = find(chosen.game)
    players = chosen.players or min(game.seats)
    knowledge = knowledge_of(game)
    bots = chosen.bots or [
        f"search:{n * 2 // players}" for n in (knowledge.expert, knowledge.master)
    ]
    plays = sketch(game.name, players)
    known = read(chosen.kept)
    at = [each for each in known if (each.game, each.players) == (game.name, players)]
    outdated = [each for each in at if each.plays != plays]
    if outdated:
        print(f"Bots play otherwise now: {len(outdated)} positions are taken anew.")
        known = [each for each in known if each not in outdated]
        at = [each for each in at if each not in outdated]
    deal = 1 + max((each.deal for each in at), default=-1)
    started = time.process_time()
    while len(at) < chosen.positions:
        new = positions_of(game, players, deal, plays)
        at += new
        known += new
        deal += 1
        write(chosen.kept, known)
    at = at[: chosen.positions]
    for position in at:
        if time.process_time() - started > 60 * chosen.minutes:
            break
        work_out(position, bots, chosen)
        write(chosen.kept, known)
    for judge in (QUICK, chosen.judge):
        print(told(at, bots, judge))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
