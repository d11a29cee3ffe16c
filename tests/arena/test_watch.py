"""Watching games: the same games, and what their last positions no longer tell."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from lanai.arena.simulate import Simulation, simulate
from lanai.bots.watch import Watch
from lanai.core.contract import NOBODY, Game
from lanai.core.events import Journal
from lanai.core.record import read
from lanai.core.rng import FastRng
from lanai.core.walk import walk
from lanai.envs.observation import Observer
from lanai.games import all_games, find


@pytest.fixture(params=sorted(all_games()))
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as opened:
        return list(csv.DictReader(opened))


def plan_of(game: Game, folder: Path, **more: Any) -> Simulation:
    players = max(game.seats)
    options = game.read_options(players, {})
    table, moves = str(folder / "games.csv"), str(folder / "moves.csv")
    bots = ("random",) * players
    return Simulation(game.name, options, bots, 3, seed=7, table=table, moves=moves, **more)


def test_seats_hold_only_kinds_that_the_game_names(game: Game) -> None:
    state, rng = game.new(game.seats[0]), FastRng(5)
    watch, journal = Watch(game.seats[0]), Journal()
    state.journal = journal
    state.settle(rng)
    while seats := state.to_act():
        move = int(state.pick(seats[0], rng))
        watch.decide(state, seats[0], move)
        state.play(seats[0], move)
        watch.played(state, journal)
        state.settle(rng)
    watch.end(state)
    kinds = {held.kind for held in game.held}
    assert kinds and all(held.keys() == kinds for held in watch.held)
    assert 0 <= watch.starter < game.seats[0]


def test_a_table_tells_what_the_records_tell(game: Game, tmp_path: Path) -> None:
    """The starter, what was dealt and every decision, read from the records by another way."""
    records = tmp_path / "records"
    records.mkdir()
    simulate(plan_of(game, tmp_path, records=str(records)), 1, lambda _: None)
    games, moves = rows_of(tmp_path / "games.csv"), rows_of(tmp_path / "moves.csv")
    for row, file in zip(games, sorted(records.iterdir()), strict=True):
        record = read(file.read_text(encoding="utf-8"))
        lines = list(walk(record, find))
        decided = [line for line in lines if not line.is_chance]
        own = [each for each in moves if each["number"] == row["number"]]
        assert [(each["seat"], each["move"]) for each in own] == [
            (str(line.seat), line.text) for line in decided
        ]
        assert [each["legal"] for each in own] == [
            str(len(line.before.legal(line.seat))) for line in decided
        ]
        assert int(row["moves"]) == len(decided)
        assert int(row["starter"]) == starter_in(record.lines[0])
        assert row["cards"] == record.header["cards"] and row["rules"] == record.header["rules"]
        assert int(row["rounds"]) == lines[-1].after.round_number()


def starter_in(line: dict[str, Any]) -> int:
    value = line["value"]
    return int(value["starter"] if "starter" in value else value["first"])


def test_watched_games_are_the_same_games(game: Game, tmp_path: Path) -> None:
    plan = plan_of(game, tmp_path)
    alone = Simulation(plan.game, plan.options, plan.bots, 3, seed=7)
    watched, unwatched = (simulate(each, 1, lambda _: None) for each in (plan, alone))
    assert watched.seats == unwatched.seats and watched.moves == unwatched.moves


def test_missions_stand_in_the_order_of_the_rounds(tmp_path: Path) -> None:
    game = find("tiki-topple")
    simulate(plan_of(game, tmp_path), 1, lambda _: None)
    row = rows_of(tmp_path / "games.csv")[0]
    missions = [row[f"missions_{seat}"].split() for seat in range(4)]
    assert [len(held) for held in missions] == [4] * 4
    assert len({name for held in missions for name in held}) == 16


def test_observations_are_those_of_the_environments(tmp_path: Path) -> None:
    game = find("tiki-topple")
    simulate(plan_of(game, tmp_path, observe=Observer), 1, lambda _: None)
    row = rows_of(tmp_path / "moves.csv")[0]
    assert len(bytes.fromhex(row["observation"])) == Observer(game, 4).size
    assert row["action"] in row["actions"].split()
    assert len(row["actions"].split()) == int(row["legal"])


def test_a_lead_changes_when_another_side_leads_alone() -> None:
    watch = Watch(2)
    for moves, side in enumerate([0, NOBODY, 0, 1, NOBODY, 1, 0]):
        watch.leads.append((moves, side))
    assert watch.lead_changes() == 2
    assert [watch.leader_after(moves) for moves in (-1, 0, 1, 3, 9)] == [NOBODY, 0, NOBODY, 1, 0]
