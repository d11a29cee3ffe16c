"""Moonshine's board fits a terminal of 80 columns and 24 lines with its prompt and menu."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from lanai.bots.knowledge.moonshine import pick_eager
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.moonshine.cards import load
from lanai.games.moonshine.phases import STEPS, TASKS
from lanai.games.moonshine.state import MoonState
from lanai.terminal.boards import board_of
from lanai.terminal.boards.moonshine.compact import SIZES, Compact, Size, shortened
from lanai.terminal.fit import PROMPT_LINES, Fit
from lanai.terminal.screen import MENU_LINES
from lanai.texts import LANGUAGES, text_in
from support.effort import thorough
from support.moonshine import Place, act, begin_regulars, drawn, say

COLUMNS, ROWS = 80, 24
NAMES = ["Maximilian Alexander", "Ben", "Wilhelmina Charlotte", "Élise", "Bartholomew Fitzgerald"]
GOLDEN = Path(__file__).parent.parent / "golden" / "moonshine"
EVERY = 120
View = dict[str, Any]


def lines_of(drawing: RenderableType, columns: int = COLUMNS, rows: int = ROWS) -> list[str]:
    console = Console(width=columns, height=rows, file=StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get().splitlines()


def check(view: View, names: list[str], language: str) -> None:
    """A board fits with its prompt, and shows all cards of the viewer, dice and players."""
    texts = text_in(language)
    lines = lines_of(board_of("moonshine").draw(view, names, texts))
    assert len(lines) + PROMPT_LINES + MENU_LINES <= ROWS, "\n".join(lines)
    assert max(map(cell_len, lines)) <= COLUMNS
    shown = "\n".join(lines)
    assert "look" in shown or texts("ms-reconstructed")[:20] in shown
    for seat in view["seats"]:
        assert shortened(names[seat["seat"]])[:14] in shown
        assert str(seat["points"]["total"]) in shown
    if "you" in view and not view["over"]:
        own = view["seats"][view["you"]["seat"]]
        cards = [*own["offer"], *(client["client"] for client in own["clients"])]
        assert all(card in shown for card in cards)
        assert all(die in shown for die in view["dice"])
        prompt = texts("play-prompt", name=names[own["seat"]])
        assert cell_len(f"{prompt} › ") < COLUMNS


def golden_games(players: int) -> Iterator[MoonState]:
    """Give all positions of the golden games with so many players."""
    for path in sorted(GOLDEN.glob("*.jsonl")):
        record = read(path.read_text(encoding="utf-8"))
        if len(record.players) == players:
            state = new_state(find("moonshine"), record)
            assert isinstance(state, MoonState)
            for number, line in enumerate(record.lines, start=2):
                replay(state, number, line)
                yield state


def random_game(players: int, regulars: bool) -> Iterator[MoonState]:
    """Give all positions of a game in which everybody is eager."""
    rng = FastRng(players, int(regulars))
    state = find("moonshine").new(players, {"regulars": regulars})
    assert isinstance(state, MoonState)
    yield state
    while not state.over():
        state.settle(rng)
        seats = state.to_act()
        if seats:
            seat = seats[int(rng.below(len(seats)))]
            state.play(seat, pick_eager(state, seat, rng))
        yield state


@pytest.mark.parametrize(
    "players", [2, 5, pytest.param(3, marks=thorough), pytest.param(4, marks=thorough)]
)
def test_every_step_and_task_fits_in_all_languages(players: int) -> None:
    seen: set[tuple[object, ...]] = set()
    games = (golden_games(players), random_game(players, True), random_game(players, False))
    for number, state in enumerate(chain(*games)):
        viewer = number % (players + 1) - 1
        view: View = state.view(viewer)
        moment = (view["regulars"], view["step"], view["you"]["task"] if "you" in view else "")
        turns = LANGUAGES if moment not in seen else LANGUAGES[number // EVERY % 3 :][:1]
        if moment not in seen or number % EVERY == 0:
            seen.add(moment)
            for language in turns:
                check(view, NAMES[:players], language)
    assert {step for _, step, _ in seen} >= {*STEPS} - {"instants"}
    assert {task for _, _, task in seen} >= {*TASKS} - {"draw", None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_instants_of_first_clients_fit(language: str) -> None:
    bolts = [card.name for card in load("1").clients if card.bolt]
    offers = [bolts[:4], bolts[4:9], bolts[9:10] + load("1").names[:4]]
    state = begin_regulars(offers)
    for seat, offer in enumerate(offers):
        say(state, seat, f"keep {offer[0]} {offer[1]}")
    for seat in range(3):
        say(state, seat, "moon bar.1")
    assert state.view(0)["step"] == "instants"
    check(state.view(0), NAMES[:3], language)


def crowded() -> MoonState:
    """Everybody at a table of five has validated much, and one chooses among the most cards."""
    cards = load("1").clients
    greedy = [card.name for card in cards if card.bonus in ("eye", "slot", "discount", "blue")]
    others = [card for card in cards if card.name not in greedy]
    fronts = [[card.name for card in others if card.colour == "green"][at : at + 5] for at in (0,)]
    rest = [card.name for card in others if card.name not in fronts[0]]
    places = [Place(fronts[0], greedy, {"bar.1": 2, "bar.2": 1})]
    for seat in range(4):
        own = rest[seat * 8 : seat * 8 + 8]
        places.append(Place(own[:2], own[2:], {"bar.1": 1}))
    state = act(*places, dice="food music drink joker joker")
    say(state, 0, "draw")
    drawn(state, 0, *rest[32 : 32 + 8])
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_most_cards_that_can_be_fit(language: str) -> None:
    view: View = crowded().view(0)
    own = view["seats"][0]
    assert (len(own["clients"]), len(own["offer"])) == (5, 8)
    check(view, NAMES, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_cards_as_a_table_could_allow_fit(language: str) -> None:
    view: View = crowded().view(0)
    own = view["seats"][0]
    names = load("1").names
    own["clients"] = [*own["clients"], *own["clients"][:2]]
    own["offer"] = names[-16:]
    check(view, NAMES, language)


def test_all_is_told_in_words_on_a_large_screen_and_by_look() -> None:
    view: View = crowded().view(0)
    drawing = board_of("moonshine").draw(view, NAMES, text_in("en"))
    assert isinstance(drawing, Fit)
    large = "\n".join(lines_of(drawing, rows=80))
    assert large == "\n".join(lines_of(drawing.whole))
    assert "The clients are reconstructed" in large and "Available to you" in large


@pytest.mark.parametrize("size", SIZES)
def test_every_size_shows_its_cards_and_players(size: Size) -> None:
    view: View = crowded().view(0)
    shown = "\n".join(lines_of(Compact(view, NAMES, text_in("en"), size)))
    own = view["seats"][0]
    for card in (*own["offer"], *(client["client"] for client in own["clients"])):
        assert card in shown
    assert all(shortened(name)[:14] in shown for name in NAMES)


def test_what_has_no_room_is_counted() -> None:
    view: View = crowded().view(0)
    rows = lines_of(Compact(view, NAMES, text_in("en"), Size(cards=2, lines=1, airy=False)))
    (own,) = [row for row in rows if "Maximilian" in row and "●" in row]
    assert re.search(r" \+\d+ *│$", own)
