"""Training by self-play: it can go on after any end, and the same plan gives the same weights."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lanai.arena import training
from lanai.arena.training import Learned, Trainer, Training
from lanai.bots.learned.contract import Outlook
from lanai.core.contract import Game, State
from lanai.core.errors import SetupError
from lanai.games.tiki_topple.state import TikiState

PLAN = Training("tiki-topple", seed=1, games=4, generations=2, simulations=1, hidden=2)


class Points(Outlook):
    """Sees nothing but points, when a round of Tiki Topple begins."""

    def __init__(self) -> None:
        super().__init__(1)

    def moment(self, state: State) -> i64:
        assert isinstance(state, TikiState)
        return state.round

    def look(self, state: State, seen: vec[float]) -> None:
        for seat, points in enumerate(state.scores()):
            seen[seat] = float(points)


@pytest.fixture(autouse=True)
def _outlook(monkeypatch: pytest.MonkeyPatch) -> None:
    def points_of(_game: Game) -> Outlook:
        return Points()

    monkeypatch.setattr(training, "outlook_of", points_of)


def run(plan: Training, journal: Path | None, stop: int | None = None) -> Learned:
    def told(games: int) -> None:
        if games == stop:
            raise KeyboardInterrupt

    return Trainer(plan).run(journal, told)


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = run(PLAN, None)
    journal = tmp_path / "kept.jsonl"
    for stop in (2, 6):
        with pytest.raises(KeyboardInterrupt):
            run(PLAN, journal, stop)
    with journal.open("a") as file:
        file.write('{"shares": [1')
    again = run(PLAN, journal)
    assert list(again.net.weights) == list(whole.net.weights)
    assert (again.loss, again.games) == (whole.loss, 8)
    assert len(journal.read_text().splitlines()) == 1 + 8


def test_games_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    journal = tmp_path / "kept.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run(PLAN, journal, 1)
    with pytest.raises(SetupError, match=r"journal-other.*seed"):
        run(Training("tiki-topple", seed=2, games=4, simulations=1), journal)
    journal.write_text("nothing\n")
    with pytest.raises(SetupError, match="journal-broken"):
        run(PLAN, journal)


def test_a_game_that_nobody_has_looked_at_cannot_be_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(training, "outlook_of", lambda _game: None)
    with pytest.raises(SetupError, match="train-no-outlook"):
        Trainer(PLAN)
