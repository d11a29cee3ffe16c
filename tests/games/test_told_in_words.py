"""What happens is told in words: no codes of clients, spots, dice, cards: they are for typing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lanai.core.contract import SPECTATOR
from lanai.core.events import Journal
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.texts import LANGUAGES, text_in
from lanai.texts.narration import narration_of, standing_of

GOLDEN = Path(__file__).parent.parent / "golden"
CODES = {
    "moluku": r"\b[A-Z]\d\d?\b",
    "moonshine": r"\bc\d\d\b|\bbar\.\d|\bw[123]\b",
    "tiki-topple": r"\bup\d\b",
}
NAMES = ["Ana", "Ben", "Cleo", "Dov", "Eve"]


def sentences(game: str, language: str) -> Iterator[str]:
    """Tell golden games to everybody who sits and to who watches."""
    for path in sorted((GOLDEN / game).glob("*.lanai.jsonl"))[:4]:
        record = read(path.read_text(encoding="utf-8"))
        state = new_state(find(game), record)
        for number, line in enumerate(record.lines, start=2):
            state.journal = Journal()
            replay(state, number, line)
            for viewer in range(-1, len(record.players)):
                for event in state.journal.seen_by(viewer):
                    yield from narration_of(game).narrate(event, NAMES, text_in(language))


@pytest.mark.parametrize("game", CODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_code(game: str, language: str) -> None:
    told = set(sentences(game, language))
    assert len(told) > 50
    assert [said for said in told if re.search(CODES[game], said)] == []


@pytest.mark.parametrize(
    ("game", "first"),
    [("moluku", "Season 1"), ("moonshine", "The game begins"), ("tiki-topple", "Round 1 of 3 ·")],
)
def test_how_a_game_stands_is_said_in_every_language(game: str, first: str) -> None:
    rng = FastRng(3)
    state = find(game).new(3)
    told: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    while not state.over():
        state.settle(rng)
        view = state.view(SPECTATOR)
        for language, said in told.items():
            said.append(standing_of(game)(view, 1, text_in(language)))
        seat = state.to_act()[0]
        state.apply(seat, state.pick(seat, rng))
    assert told["en"][0].startswith(first)
    assert all(len(set(said)) >= 3 and "" not in said for said in told.values())
    assert told["en"] != told["de"] != told["fr"]
