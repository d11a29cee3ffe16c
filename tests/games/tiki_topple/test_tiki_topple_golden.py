"""The golden games really contain what their names say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lanai.core.fairness import UnprovenLuck
from lanai.core.match import Match
from lanai.core.record import Record, read
from lanai.core.verify import PROVEN, verify
from lanai.games import find

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "tiki-topple"


def played(name: str) -> Match:
    record = read((GOLDEN / f"{name}.lanai.jsonl").read_text(encoding="utf-8"))
    return Match(find("tiki-topple"), Record(record.header, record.lines), UnprovenLuck())


def best_round(match: Match) -> int:
    """Find the most points that anybody scored in one round."""
    best = 0
    for event in match.journal.events:
        seats = event.public.get("seats")
        if event.kind == "scored" and isinstance(seats, list):
            best = max(best, *(row["points"] for row in seats))
    return best


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("tie-for-the-win-2p", lambda match: match.state.winners() == [0, 1]),
        ("tie-of-three-4p", lambda match: len(match.state.winners()) == 3),
        ("full-mission-of-16-points-3p", lambda match: best_round(match) == 16),
        (
            "all-rounds-end-with-three-tikis-4p",
            lambda match: match.state.tally()["rounds-by-three-tikis"] == 4,
        ),
        (
            "no-round-ends-with-three-tikis-4p",
            lambda match: match.state.tally()["rounds-by-three-tikis"] == 0,
        ),
    ],
)
def test_the_case_is_there(name: str, case: Callable[[Match], bool]) -> None:
    match = played(name)
    assert match.state.over()
    assert case(match)


def test_a_fair_game_is_proven() -> None:
    text = (GOLDEN / "fair-2p.lanai.jsonl").read_text(encoding="utf-8")
    assert verify(text, find).chance == PROVEN
