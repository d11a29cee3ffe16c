"""Measuring how strong levels are: by simulations alone, kept on the way."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from lanai.arena.tournament.games import Arbiter
from lanai.arena.tournament.pairings import Pairing, Tournament, pairings
from lanai.bots.levels import EXPERT_SECONDS
from lanai.bots.search.bot import SearchBot
from lanai.bots.search.budget import FOREVER
from lanai.cli import ratings
from lanai.core.errors import SetupError

LEVELS = ("random", "easy", "medium")


@pytest.mark.parametrize(("at_leisure", "seconds"), [(True, FOREVER), (False, EXPERT_SECONDS)])
def test_at_leisure_no_clock_stops_a_level(at_leisure: bool, seconds: float) -> None:
    plan = Tournament("tiki-topple", 2, {}, ("expert", "medium"), 2, 7, at_leisure=at_leisure)
    bot = Arbiter(plan).bots["expert", 0]
    assert isinstance(bot, SearchBot)
    assert bot.seconds == seconds


def test_a_measure_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ratings, "LEVELS", dict.fromkeys(LEVELS))
    out = tmp_path / "levels.csv"

    def measured(games: int, *, resume: bool) -> str:
        ratings.calibrate("tiki-topple", games, None, 7, out, resume, 1)
        return capsys.readouterr().out

    first = measured(4, resume=False)
    bots = tomllib.loads(first)["bots"]
    assert list(bots) == list(LEVELS)
    assert bots["medium"]["mu"] == 25.0
    assert bots["random"]["mu"] < bots["medium"]["mu"]

    with pytest.raises(SetupError, match="tournament-kept"):
        measured(4, resume=False)
    journal = out.with_name("levels.journal.jsonl")
    before = journal.read_text("utf-8")
    assert measured(4, resume=True) == first
    assert journal.read_text("utf-8") == before
    assert tomllib.loads(measured(6, resume=True))["bots"]["easy"]["games"] == 12


def test_only_levels_that_are_near_meet() -> None:
    bots = ("random", "easy", "medium", "hard")
    near = Tournament("tiki-topple", 2, {}, bots, 2, 7, apart=2)
    assert set(pairings(Tournament("tiki-topple", 2, {}, bots, 2, 7))) - set(pairings(near)) == {
        Pairing("random", "hard")
    }
