"""Any view in the terminal: readable, and never larger than the screen."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from lanai.core.events import Json
from lanai.terminal.boards.plain import PlainBoard
from lanai.terminal.fit import PROMPT_LINES
from lanai.terminal.screen import MENU_LINES
from lanai.texts import LANGUAGES, text_in
from support.kuhn import dealt, kuhn_poker

NAMES = ["Ana", "Ben"]
RICH: Json = {
    "turn": 1,
    "scores": [3, -1],
    "winners": [0],
    "trump": None,
    "top_card": "red-queen",
    "open": True,
    "seats": [{"cards": 3, "played": ["king"]}, {"cards": 2, "played": []}],
    "market": [{"card": "ace", "price": 4}],
    "grid": [["x", None], ["", "o"]],
    "bank": {"gold": 3, "wood": 0},
}
LONG: Json = {f"row_{number}": "word " * 30 for number in range(60)}


def drawn(view: Json, columns: int, rows: int, language: str = "en") -> list[str]:
    console = Console(width=columns, height=rows, file=StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(PlainBoard(kuhn_poker()).draw(view, NAMES, text_in(language)))
    return capture.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 30), (110, 42)])
@pytest.mark.parametrize(
    "view", [{}, dealt().view(0), RICH, LONG], ids=["none", "kuhn", "rich", "long"]
)
def test_it_fits(view: Json, columns: int, rows: int, language: str) -> None:
    lines = drawn(view, columns, rows, language)
    assert len(lines) + PROMPT_LINES + MENU_LINES <= rows
    assert max(map(len, lines)) <= columns


def test_what_does_not_fit_says_so() -> None:
    assert any("look" in line for line in drawn(LONG, 80, 24))
    assert not any("look" in line for line in drawn(RICH, 80, 42))


def test_it_is_drawn_with_names_tables_and_grids() -> None:
    page = "\n".join(drawn(RICH, 80, 60))
    for words in ("Kuhn Poker", "Turn      Ben", "Ana 3, Ben -1", "red queen", "gold 3; wood 0"):
        assert words in page
    assert "Market 1" in page and "Price" in page
    assert "│ x │ – │" in page


def test_it_is_described_line_by_line() -> None:
    lines = PlainBoard(kuhn_poker()).describe(RICH, NAMES, text_in("en"))
    assert lines[:6] == [
        "Turn: Ben", "Scores: Ana 3, Ben -1", "Winners: Ana", "Trump: –", "Top card: red queen",
        "Open: yes",
    ]  # fmt: skip
    assert lines[6:8] == ["Ana: cards 3; played king", "Ben: cards 2; played –"]
    assert lines[8:] == [
        "Market 1: card ace; price 4", "Grid: x, – / –, o", "Bank: gold 3; wood 0",
    ]  # fmt: skip
