"""Measure Lanai beside its peers in one run and write bench/RESULTS.md: `make bench`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import adapters
import peers
from results import machine, write_section

from lanai.arena.speed import Speed, measure, rate
from lanai.bots.knowledge import knowledge_of
from lanai.bots.search.budget import Budget
from lanai.bots.search.search import Search
from lanai.cli.output import is_compiled, version_line
from lanai.core.contract import Game
from lanai.core.rng import FastRng
from lanai.games import all_games
from lanai.texts import text_in

ROOT = Path(__file__).parent.parent
SECONDS = float(os.environ.get("LANAI_BENCH_SECONDS", "4"))
PEERS = ("open_spiel", "catanatron", "pettingzoo", "rlcard")
# Games that resemble one of OpenSpiel's, and how much quicker ours must be; others have no goal.
ANCHOR = {"tiki-topple": ("hearts", 2.5), "moluku": ("hearts", 3.0), "moonshine": ("maedn", 3.0)}


@dataclass(frozen=True)
class Row:
    """One figure beside the peer's; `wanted` is the ratio to hold."""

    measure: str
    game: str
    ours: float
    peer_name: str
    peer: float
    wanted: float
    unit: str

    @property
    def ratio(self) -> float:
        return self.ours / self.peer

    @property
    def reached(self) -> bool:
        return self.ratio <= self.wanted if self.unit == "µs" else self.ratio >= self.wanted

    def line(self) -> str:
        sign = "≤" if self.unit == "µs" else "≥"
        mark = "yes" if self.reached else "**no**"
        return (
            f"| {self.measure} | {self.game} | {figure(self.ours, self.unit)} "
            f"| {self.peer_name} | {figure(self.peer, self.unit)} "
            f"| {self.ratio:.2f} × | {sign} {self.wanted:.2f} × | {mark} |"
        )


def figure(value: float, unit: str) -> str:
    """Write a figure with three digits that matter."""
    return f"{value:.3f} µs" if unit == "µs" else f"{value / 1e6:.3f} M/s"


def interpreted_speeds() -> dict[str, Speed]:
    """Measure the source as it is, in a process that sees it before the installed build."""
    code = (
        "import json; from dataclasses import asdict; from lanai.arena.speed import measure; "
        "from lanai.cli.output import is_compiled; from lanai.games import all_games; "
        "assert not is_compiled(); "
        f"print(json.dumps([asdict(measure(g, {SECONDS})) for g in all_games().values()]))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return {row["game"]: Speed(**row) for row in json.loads(run.stdout)}


def rows() -> list[Row]:
    """Take all figures, peers first."""
    anchors = {name: rate(peers.openspiel_rollouts(name), SECONDS) for name in ("hearts", "maedn")}
    driven = rate(peers.openspiel_driven("hearts"), SECONDS)
    clone = 1e6 / rate(peers.openspiel_clone("hearts"), SECONDS)
    catanatron = rate(peers.catanatron_games(), SECONDS)
    slow = interpreted_speeds()
    found: list[Row] = []
    for game in sorted(all_games().values(), key=lambda each: each.name):
        speed = measure(game, SECONDS)
        anchor, wanted = ANCHOR.get(game.name, ("hearts", 0.0))
        name = f"{game.name}, {speed.players} players"
        play = play_of(speed)
        found += [
            Row(f"{play}{',' * speed.eager} in the core", name, speed.core_moves_per_second,
                f"OpenSpiel {anchor}, C++ rollouts", anchors[anchor], wanted, "M/s"),
            Row("driven move by move from Python", name, speed.driven_moves_per_second,
                "OpenSpiel hearts", driven, 5.0, "M/s"),
            Row("copy of a state, from Python", name, speed.copy_microseconds,
                "OpenSpiel hearts", clone, 1 / 3, "µs"),
            Row(f"{play}, interpreted", name, slow[game.name].core_moves_per_second,
                "Catanatron", catanatron, 3.0, "M/s"),
        ]  # fmt: skip
    return found + adapter_rows()


def play_of(speed: Speed) -> str:
    """Say how games were played."""
    if not speed.eager:
        return "random play"
    return f"random play, {text_in('en')(f'{speed.game}-eager')}"


def adapter_rows() -> list[Row]:
    """Measure the doors for research beside what stands behind the same doors."""
    figures = adapters.openspiel_figures(SECONDS) + adapters.pettingzoo_figures(SECONDS)
    return rows_of(figures)


def rows_of(figures: list[adapters.Figure]) -> list[Row]:
    """Make rows of figures."""
    return [
        Row(each.measure, each.game, each.ours, each.peer_name, each.peer, each.wanted, "M/s")
        for each in figures
    ]


def search_rows() -> list[Row]:
    """Compare searches with random play-outs from the first decision on."""
    peer = rate(peers.openspiel_searching("hearts"), SECONDS)
    found: list[Row] = []
    for game in sorted(all_games().values(), key=lambda each: each.name):
        for players in (game.seats[0], game.seats[-1]):
            ours = rate(searching(game, players), SECONDS)
            name = f"{game.name}, {players} players"
            found.append(Row("search, simulations", name, ours,
                             "OpenSpiel hearts, C++ ISMCTS", peer, 3.0, "M/s"))  # fmt: skip
    return found


def searching(game: Game, players: int) -> Callable[[], int]:
    """Search from the first decision on with random play-outs; counts simulations."""
    state = game.new(players)
    state.settle(FastRng(7))
    knowledge = knowledge_of(game)
    knowledge.tries = 1
    knowledge.guided = False

    def work() -> int:
        search = Search(state, state.to_act()[0], knowledge, FastRng(1))
        search.run(Budget(peers.SIMULATIONS), to_the_end=True)
        return peers.SIMULATIONS

    return work


def page(found: list[Row]) -> str:
    """Write the page of results."""
    versions = ", ".join(f"{name} {version(name)}" for name in PEERS)
    head = (
        "Written by `make bench`: everything in one run on one machine, one thread, the best of "
        f"several spells in {SECONDS:g} s for each figure. Only the ratios travel.\n\n"
        f"- machine: {machine()}\n"
        f"- Lanai: {version_line()}\n- peers: {versions}\n\n"
        "Games are whole games with all their deals, played at random; where wholly random games "
        "would drag on, the first column says what is done instead. OpenSpiel's rollouts start "
        "after the deal, which favours it; its games driven from Python include it, as ours do. "
        "Searches play on at random: OpenSpiel's to the end of the hand, Lanai's to where it "
        "always stops (docs/bots.md).\n\n"
    )
    return head + table(found)


def table(found: list[Row]) -> str:
    """Write rows as a table."""
    head = (
        "| measure | Lanai plays | Lanai | peer | peer reaches | ratio | wanted | reached |\n"
        "|---|---|---|---|---|---|---|---|\n"
    )
    return head + "\n".join(row.line() for row in found) + "\n"


def main() -> int:
    """Measure, write the page, and show it."""
    if not is_compiled():
        print("The engine is not compiled here: the figures would not be those of Lanai.")
        return 1
    found = rows() + search_rows()
    text = page(found)
    write_section("The engine", text)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
