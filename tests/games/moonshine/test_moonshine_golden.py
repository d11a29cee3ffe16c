"""The golden games of Moonshine verify, and contain the odd cases that they are named for."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanai.core.match import new_state
from lanai.core.record import read
from lanai.core.verify import PROVEN, REPRODUCED, verify
from lanai.games import find
from lanai.games.moonshine.state import MoonState
from support.moonshine_cases import CASES, GOLDEN, watch

GAMES = sorted(GOLDEN.glob("*.lanai.jsonl"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_golden_games_verify(path: Path) -> None:
    verdict = verify(path.read_text(encoding="utf-8"), find)
    assert verdict.finished
    fair = path.name.startswith(("fair", "agreed"))
    assert verdict.chance == (PROVEN if fair else REPRODUCED)
    verdict.state.check()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["standard", "regulars"])
def test_there_is_a_golden_game_for_every_variant(players: int, variant: str) -> None:
    record = read((GOLDEN / f"{players}p-{variant}.lanai.jsonl").read_text(encoding="utf-8"))
    assert len(record.players) == players
    assert record.options == {"regulars": variant == "regulars"}


@pytest.mark.parametrize("case", CASES)
def test_golden_games_contain_their_odd_case(case: str) -> None:
    players, regulars = CASES[case]
    record = read((GOLDEN / f"{case}-{players}p.lanai.jsonl").read_text(encoding="utf-8"))
    assert record.options == {"regulars": regulars}
    state = new_state(find("moonshine"), record)
    assert isinstance(state, MoonState)
    assert case in watch(state, record.lines)
