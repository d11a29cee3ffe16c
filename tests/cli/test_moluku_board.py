"""Moluku as people see it in the terminal: every event told, every position drawn."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from lanai.core.events import Journal
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.moluku.cards import load
from lanai.games.moluku.state import MolukuState
from lanai.terminal.boards import moluku as board
from lanai.terminal.fit import PROMPT_LINES, Fit
from lanai.terminal.screen import MENU_LINES
from lanai.texts import LANGUAGES, text_in
from lanai.texts.narration.moluku import card_label, narrate
from support.moluku import new, play, position

GOLDEN = Path(__file__).parent.parent / "golden" / "moluku"
NAMES = ["Ana", "Ben", "Cleo", "Dov"]
LONG_NAMES = [
    "Maximiliane-Alexandrina",
    "Wolfeschlegelsteinhausen",
    "Bartholomew Featherstone",
    "陳陳陳陳陳陳陳陳陳陳陳陳",
]
EVENTS = {
    "setup", "deal", "stock", "lead", "played", "wedding", "order", "chill", "taken",
    "idle-volcano", "cancelled", "trump", "scored", "taken-up", "chosen", "adjusted", "over",
}  # fmt: skip


def drawn(view: dict[str, Any], width: int, language: str = "en", height: int = 40) -> str:
    """Draw a view as text."""
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
    console.print(board.draw(view, NAMES[: len(view["seats"])], text_in(language)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def golden_positions() -> Iterator[MolukuState]:
    """Play all golden games, one position after the other."""
    for path in sorted(GOLDEN.glob("*.lanai.jsonl")):
        record = read(path.read_text(encoding="utf-8"))
        state = new_state(find("moluku"), record)
        assert isinstance(state, MolukuState)
        for number, line in enumerate(record.lines, start=2):
            state.journal = Journal()
            replay(state, number, line)
            yield state


def test_every_event_is_told_in_every_language() -> None:
    kinds = set()
    for state in golden_positions():
        assert state.journal is not None
        for event in state.journal.events:
            kinds.add(event.kind)
            for viewer in (-1, 0, 1):
                version = event.seen_by(viewer)
                if version is not None:
                    for language in LANGUAGES:
                        assert all(narrate(version, NAMES, text_in(language)))
    assert kinds == EVENTS


def random_positions() -> Iterator[MolukuState]:
    """Play games of every number of players at random, one position after the other."""
    for players, seed in product((2, 3, 4), range(2)):
        rng = FastRng(seed)
        state = new(players, teams=players == 4 and seed == 0)
        state.settle(rng)
        while not state.over():
            yield state
            seat = state.to_act()[-1]
            state.play(seat, state.pick(seat, rng))
            state.settle(rng)
        yield state


@cache
def cases(positions: Callable[[], Iterator[MolukuState]]) -> list[dict[str, Any]]:
    """Choose views of each kind: players, step, special tricks, fuller and fuller Islands."""
    seen: dict[tuple[object, ...], dict[str, Any]] = {}
    for state in positions():
        if state.chance_due():
            continue
        view: dict[str, Any] = state.view(state.to_act()[0] if state.to_act() else -1)
        fullness = sum(len(seat["island"]) for seat in view["seats"]) // 12
        special = (bool(view["teams"]), view["reversed"], view["wedding"])
        case = (len(view["seats"]), view["step"], fullness, *special)
        seen.setdefault(case, view)
    return list(seen.values())


def lines_of(view: dict[str, Any], language: str, names: list[str], width: int = 80) -> list[str]:
    """Draw a view on a screen of 24 lines."""
    console = Console(file=io.StringIO(), width=width, height=24, color_system=None)
    with console.capture() as capture:
        console.print(board.draw(view, names[: len(view["seats"])], text_in(language)))
    return capture.get().splitlines()


@pytest.mark.parametrize("positions", [golden_positions, random_positions])
def test_the_board_fits_the_screen_with_its_prompt_and_menu(
    positions: Callable[[], Iterator[MolukuState]],
) -> None:
    steps = set()
    for view, language in zip(cases(positions), cycle(LANGUAGES), strict=False):
        lines = lines_of(view, language, LONG_NAMES)
        assert all(cell_len(line) == 80 for line in lines)
        assert len(lines) + PROMPT_LINES + MENU_LINES <= 24, "\n".join(lines)
        text, table = "\n".join(lines), load(view["card_table"])
        for card in [card for seat in view["seats"] for card in seat["island"]]:
            label = card_label(card, table, text_in(language))
            assert re.search(rf"\b({card}|{label})\b", text), (card, text)
        steps.add((len(view["seats"]), view["step"]))
    passing = {(4, "pass-left"), (4, "pass-right")}
    common = {"play", "take", "chill", "cancel", "palm", "trump", "over"}
    discarding = {(2, "discard"), (3, "discard")}
    assert steps >= {*product((2, 3, 4), common), *discarding, *passing}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("teams", [False, True])
def test_the_fullest_table_fits_the_screen(teams: bool, language: str) -> None:
    """Ten cards in every Island that score one by one, a reversed Wedding, long names."""
    state = position(
        ["G11 G10", "wedding G9", "chief R10", "chill R9"],
        islands={
            0: "G2 G4 G5 G7 G8 R2 R4 R5 R7 R8", 1: "R11 B2 B4 B5 B7 B8 B9 B10 B11 lizard",
            2: "Y2 Y4 Y5 Y7 Y8 Y9 Y10 Y11 R6 Y1", 3: "G1 R1 B1 G3 R3 B3 Y3 G6 B6 Y6",
        },
        trump="R", points=[123, 124, 125, 126], reverse=True, teams=teams,
    )  # fmt: skip
    play(state, "play G11", "play wedding", "play chief", "play chill")
    while True:
        for viewer in range(4):
            lines = lines_of(state.view(viewer), language, LONG_NAMES)
            assert len(lines) + PROMPT_LINES + MENU_LINES <= 24, "\n".join(lines)
        if not state.hand and state.picked == 3:
            break
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_look_leaves_nothing_out(language: str) -> None:
    """Every card with what it shows, every name in full; the board says how to see that."""
    texts = text_in(language)
    for view in cases(random_positions)[::5]:
        names = LONG_NAMES[: len(view["seats"])]
        drawing = board.draw(view, names, texts)
        assert isinstance(drawing, Fit)
        console = Console(file=io.StringIO(), width=160, height=24, color_system=None)
        with console.capture() as capture:
            console.print(drawing.whole)
        text = capture.get()
        table = load(view["card_table"])
        shown = [card for seat in view["seats"] for card in seat["island"]]
        shown += [card for row in view["trick"] for card in row["cards"]]
        assert all(name in text for name in names)
        assert all(card_label(card, table, texts) in text for card in shown)
        lines = lines_of(view, language, LONG_NAMES)
        assert texts("play-look") in lines[-1] or view["over"] or names[0] in "\n".join(lines)


@pytest.mark.parametrize("width", [60, 110])
def test_every_kind_of_position_is_drawn_within_the_width(width: int) -> None:
    seen = set()
    for view in cases(golden_positions):
        case = (view["step"], view["reversed"], view["wedding"])
        if case in seen:
            continue
        seen.add(case)
        for language in LANGUAGES:
            lines = drawn(view, width, language).splitlines()
            assert all(len(line) == width for line in lines)
            names = NAMES[: len(view["seats"])]
            assert all(board.describe(view, names, text_in(language)))
    assert len(seen) > 15


def test_the_board_says_what_must_be_done_and_why() -> None:
    state = position(["G1 B1", "G2 R2 Y2"])
    assert "You lead: play any card" in drawn(state.view(0), 110)
    play(state, "play G1")
    assert "You must follow green" in drawn(state.view(1), 110)
    assert "Waiting for Ben" in drawn(state.view(0), 110)


def test_a_reversed_trick_is_unmistakable() -> None:
    state = position(["G1 B1", "G2 R2"], reverse=True)
    assert "REVERSED" in drawn(state.view(0), 110)
    assert any(
        "REVERSED" in line for line in board.describe(state.view(0), NAMES[:2], text_in("en"))
    )


def test_islands_are_shown_as_huts_with_what_they_are_worth() -> None:
    state = position(["G5 B1", "R5 R2"], islands={0: "G1 G2 R6 G8 R3"})
    lines = drawn(state.view(0), 110).splitlines()
    place = next(place for place, line in enumerate(lines) if "Ana" in line)
    assert re.search(r"Ana +0 +2 +10 ", lines[place])
    assert "⌂ G1 Hut ‹R6 Rice + G2 Fish› 8  ⌂ R3 Hut 0  G8 Palm Tree 2" in lines[place + 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_MO_C3_the_terminal_says_that_cards_are_reconstructed(language: str) -> None:
    view = position(["G1", "G2"]).view(0)
    assert "lanai cards moluku" in drawn(view, 110, language)
    assert "lanai cards moluku" in board.describe(view, NAMES[:2], text_in(language))[-1]


def test_a_panku_shows_how_it_is_typed() -> None:
    view = position(["chill", "G2"]).view(0)
    assert "★ Chill " in drawn(view, 110)
    assert "★ Paresse (chill) " in drawn(view, 110, "fr")
