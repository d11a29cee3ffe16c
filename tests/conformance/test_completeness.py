"""A registered game that lacks anything fails here."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from lanai.bots.catalog import make
from lanai.bots.levels import LEVELS
from lanai.core.contract import Game
from lanai.core.verify import verify
from lanai.games import all_games, find
from lanai.terminal.boards import board_of
from lanai.texts.characters import characters_of, seated_names
from lanai.texts.narration import BOT, narration_of

TESTS = Path(__file__).parent.parent
ROOT = TESTS.parent
ROOM = {
    "cards": ("load",),
    "chance": ("draw", "outcome", "place"),
    "characters": ("CHARACTERS",),
    "checks": ("check",),
    "chronicle": ("holdings", "round_number"),
    "encoding": ("layout", "encode", "memory"),
    "events": ("EVENTS",),
    "game": ("GAME",),
    "legal": ("legal", "is_legal", "pick"),
    "moves": ("MOVES",),
    "notation": ("text", "parse"),
    "outcomes": ("word",),
    "phases": ("OVER",),
    "redeal": ("redeal",),
    "refusals": ("why_not",),
    "retelling": ("retell",),
    "rules": ("play",),
    "scoring": ("scores", "winners"),
    "state": (),
    "view": ("view", "own_view"),
}
"""The files of every room of the house, with what each holds."""
MOST_LETTERS = 10
"""Of a bot's name: boards have no room for more."""


@pytest.fixture(params=sorted(all_games()))
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def room_of(game: Game) -> str:
    return game.room.rpartition(".")[2]


def modules_of(game: Game) -> set[str]:
    """List the modules of a room: its source, also where it is compiled."""
    found = (ROOT / "src" / "lanai" / "games" / room_of(game)).glob("*.py")
    return {path.stem for path in found} - {"__init__"}


@pytest.mark.parametrize("module", ROOM)
def test_every_room_has_the_same_files(game: Game, module: str) -> None:
    assert module in modules_of(game)
    found = importlib.import_module(f"{game.room}.{module}")
    assert [name for name in ROOM[module] if not hasattr(found, name)] == []


def rows_of_the_architecture(head: str) -> dict[str, list[str]]:
    """Read a table of the page: the modules that each row names, by its first cell."""
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    lines = page.partition(head)[2].partition("\n\n")[0].splitlines()[2:]
    return {line.split("|")[1].strip(): re.findall(r"`(\w+)\.py`", line) for line in lines}


def test_the_architecture_lists_the_files_of_every_room() -> None:
    named = [each for row in rows_of_the_architecture("| file | holds |").values() for each in row]
    assert sorted(named) == sorted(ROOM)


def test_the_architecture_lists_what_a_room_has_of_its_own(game: Game) -> None:
    rows = rows_of_the_architecture("| room | of its own |")
    title = game.name.replace("-", " ").title()
    assert rows[title] == sorted(modules_of(game) - ROOM.keys())


def test_bots_of_every_level_have_names_for_all_seats(game: Game) -> None:
    known = characters_of(game.name)
    names = [name for level in LEVELS for name in known[level]]
    assert len({name.casefold() for name in names}) == len(names)
    assert all(len(name) <= MOST_LETTERS for name in names)
    for level in LEVELS:
        shown = seated_names(game.name, [BOT + level] * (max(game.seats) - 1))
        assert shown == list(known[level][: len(shown)])


def test_every_rule_has_a_test_that_names_it(game: Game) -> None:
    files = (TESTS / "games" / room_of(game)).glob("test_*.py")
    names = "\n".join(re.findall(r"def (test_\w+)", "\n".join(map(Path.read_text, files))))
    missing = [rule for rule in game.rule_ids if f"test_{rule.replace('-', '_')}_" not in names]
    assert missing == []


def test_every_rule_is_in_the_docs_page(game: Game) -> None:
    page = (ROOT / "docs" / "games" / f"{game.name}.md").read_text(encoding="utf-8")
    assert [rule for rule in game.rule_ids if rule not in page] == []


def test_every_rule_is_named_in_the_room(game: Game) -> None:
    room = ROOT / "src" / "lanai" / "games" / room_of(game)
    code = "\n".join(path.read_text(encoding="utf-8") for path in room.rglob("*.py"))
    code = code.replace((room / "game.py").read_text(encoding="utf-8"), "")
    assert [rule for rule in game.rule_ids if rule not in code] == []


def test_there_are_golden_games_for_every_number_of_players(game: Game) -> None:
    seats = set()
    for path in (TESTS / "golden" / game.name).glob("*.lanai.jsonl"):
        verdict = verify(path.read_text(encoding="utf-8"), find)
        assert verdict.finished
        seats.add(len(verdict.record.players))
    assert seats == set(game.seats)


def test_there_are_records_of_an_independent_implementation(game: Game) -> None:
    assert list((TESTS / "records" / game.name).glob("*.lanai.jsonl"))


def test_there_are_perft_counts_for_every_number_of_players(game: Game) -> None:
    lines = (TESTS / "perft" / f"{game.name}.txt").read_text(encoding="utf-8").splitlines()
    assert {int(line.split()[0]) for line in lines if line and line[0] != "#"} == set(game.seats)


def test_there_are_a_board_a_narration_and_bots_of_all_levels(game: Game) -> None:
    board = board_of(game.name)
    assert all(hasattr(board, part) for part in ("draw", "describe"))
    assert hasattr(narration_of(game.name), "narrate")
    for level in LEVELS:
        make(level, game)
