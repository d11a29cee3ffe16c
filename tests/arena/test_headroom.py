"""How far bots are from what is possible: all that is known lies in the repository."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import headroom
import pytest
from headroom import KEPT, Contest, Played, Tally, contest_named, contests, next_of, read, write

from lanai.arena.intervals import interval_of_share
from lanai.games import all_games

ROOT = Path(__file__).parent.parent.parent
LARGEST = 100_000
"""Bytes of what is known: it lies in the repository."""


def played(share: float, seconds: float = 1.0) -> Played:
    return Played(share, seconds, [0.2, 0.1], [20, 10], [])


def tally_of(*shares: float) -> Tally:
    tally = Tally("tiki-topple 2 0.1", "as now")
    for share in shares:
        tally.add(played(share), 2)
    return tally


def test_sums_give_the_interval_that_the_deals_give() -> None:
    games = [1.0, 0.0, 0.5, 1.0, 0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 0.0, 1.0]
    deals = [(one + two) / 2 for one, two in zip(games[::2], games[1::2], strict=True)]
    assert tally_of(*games).interval() == pytest.approx(interval_of_share(deals))
    assert tally_of(*[0.5] * 60).interval() == pytest.approx(interval_of_share([0.5] * 30))
    assert tally_of(*games[:8]).interval() is None is interval_of_share(deals[:4])


def test_what_is_known_is_read_as_it_was_written(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    whole, begun = tally_of(1.0, 0.0), replace(tally_of(1.0), contest="tiki-topple 2 3")
    write(kept, {each.contest: each for each in (begun, whole)})
    assert read(kept) == {each.contest: each for each in (whole, begun)}
    assert begun.begun == [1.0] and not whole.begun


def test_a_deal_is_finished_first_and_then_comes_what_tells_most_for_its_time() -> None:
    listed = contests(["tiki-topple"], ["least"], [0.1, 100.0])
    tallies = {each.name: Tally(each.name, "") for each in listed}
    assert next_of(listed, tallies, 400) == contest_named("tiki-topple 2 0.1")  # the cheapest
    tallies["tiki-topple 2 100"].add(played(1.0), 2)
    assert next_of(listed, tallies, 400) == contest_named("tiki-topple 2 100")
    tallies["tiki-topple 2 100"].add(played(1.0), 2)
    for name in set(tallies) - {"tiki-topple 2 100"}:
        for game in range(20):
            tallies[name].add(played(float(game % 3 == 0)), 2)
    tallies["tiki-topple 2 100"].seconds = 1000.0
    wide = tallies["tiki-topple 2 knows all"]
    wide.deals, wide.share, wide.squares = 5, 2.5, 1.5
    assert next_of(listed, tallies, 400) == contest_named("tiki-topple 2 knows all")
    assert next_of(listed, tallies, 2) is None


def test_few_games_are_not_told_as_a_share() -> None:
    assert "too few" in headroom.row(contest_named("tiki-topple 2 0.1"), tally_of(1.0, 0.0))
    assert "(" in headroom.row(contest_named("tiki-topple 2 0.1"), tally_of(*[1.0, 0.0] * 5))


@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_sketch_tells_bots_apart_that_play_otherwise(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(headroom, "SKETCHED", 3)
    least = min(all_games()[name].seats)
    now = headroom.sketch(name, least)
    assert headroom.sketch(name, least) == now
    monkeypatch.setattr(headroom, "SKETCHED", 5)
    assert headroom.sketch(name, least) != now


def test_what_was_measured_of_other_bots_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(headroom, "sketch", lambda _game, _players, _kind: "as now")
    listed = contests(["tiki-topple"], ["least"], [0.1])
    old = Tally("moluku 2 3", "otherwise", deals=7, share=3.0)
    tallies = {"tiki-topple 2 0.1": tally_of(1.0, 0.0), old.contest: old}
    assert headroom.renew(tallies, listed) == ["moluku 2 3"]
    assert tallies["tiki-topple 2 0.1"].deals == 1
    assert tallies["moluku 2 3"].deals == 0
    assert {each.name for each in listed} < set(tallies)


def test_what_lies_in_the_repository_can_be_carried_on() -> None:
    assert KEPT.stat().st_size < LARGEST
    for name, tally in read(KEPT).items():
        contest = contest_named(name)
        assert contest.name == name and len(tally.begun) < contest.players
        assert 0 <= tally.squares <= tally.share + 1e-9 <= tally.deals + 1e-9


def test_the_command_carries_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    command = [
        sys.executable, "bench/headroom.py", "--names", "tiki-topple", "--counts", "least",
        "--factors", "0.01", "--minutes", "0.0001", "--kept", str(kept),
    ]  # fmt: skip
    for games in (1, 2):  # a run of less time than a game plays one
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        tallies = read(kept)
        assert [tally.deals * 2 + len(tally.begun) for tally in tallies.values()] == [
            games,
            0,
            0,
            0,
        ]
    assert "### tiki-topple, 2 players" in told
    assert set(tallies) == {
        Contest("tiki-topple", 2, factor, kind).name
        for factor, kind in (
            (0.01, ""),
            (1.0, headroom.KNOWS_ALL),
            (20.0, headroom.MASTER),
            (20.0, headroom.LEARNED),
        )
    }
    assert tallies["tiki-topple 2 0.01"].seconds > 0


def test_a_learned_judge_meets_as_many_simulations_without_it() -> None:
    names = {each.name for each in contests(sorted(all_games()), ["least"], [])}
    assert {"moonshine 2 learned master", "tiki-topple 2 learned master"} < names
    assert "moluku 2 learned master" not in names
    learned = contest_named("tiki-topple 2 learned master")
    assert learned.others == learned.factor == contest_named("tiki-topple 2 master").factor
    small = replace(learned, factor=0.02, others=0.02)
    plain = replace(small, kind="")
    assert headroom.Table(small).play(1, 0, 0).moves != headroom.Table(plain).play(1, 0, 0).moves
