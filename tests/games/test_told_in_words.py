"""What happens is told in words: no codes of clients, spots, dice, cards: they are for typing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lanai.core.events import Journal
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.games import find
from lanai.texts import LANGUAGES, text_in
from lanai.texts.narration import narration_of

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
