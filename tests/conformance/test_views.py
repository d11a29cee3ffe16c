"""Views and events of the golden games are what the rooms' types say: the browser relies on it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from views import Room, read_module, room, typescript

from lanai.core.contract import SPECTATOR
from lanai.core.events import Journal
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.games import find
from support.typed_views import event_problems, problems, shape_problems

GOLDEN = Path(__file__).parent.parent / "golden"
ROOMS = {game.name: room(game.name.replace("-", "_")) for game in GOLDEN.iterdir()}
GAMES = [path for path in sorted(GOLDEN.rglob("*.lanai.jsonl")) if ROOMS[path.parent.name].typed]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.partition(".")[0])
def test_golden_games_hold_what_the_types_say(path: Path) -> None:
    """All views and events of all viewers: nothing more, nothing less, nothing else."""
    types = ROOMS[path.parent.name]
    record = read(path.read_text(encoding="utf-8"))
    state = new_state(find(record.game), record)
    state.journal = journal = Journal()
    viewers = [SPECTATOR, *range(len(record.players))]
    wrong: set[str] = set()
    for number, line in enumerate([None, *record.lines], start=1):
        if line is not None:
            replay(state, number, line)
        for viewer in viewers:
            wrong.update(shape_problems(state.view(viewer), "View", types, "view"))
            for event in journal.seen_by(viewer):
                wrong.update(event_problems(event, types))
        journal.take()
    assert not wrong


@pytest.mark.parametrize("game", [game for game, types in ROOMS.items() if types.typed])
def test_every_kind_of_event_happens_in_a_golden_game(game: str) -> None:
    kinds: set[str] = set()
    for path in (GOLDEN / game).glob("*.lanai.jsonl"):
        record = read(path.read_text(encoding="utf-8"))
        state = new_state(find(game), record)
        state.journal = journal = Journal()
        for number, line in enumerate(record.lines, start=2):
            replay(state, number, line)
        kinds.update(event.kind for event in journal.events)
    assert kinds == set(ROOMS[game].events)


# The comparison itself

SOURCE = '''
Suit = Literal["hearts", "spades"]

class Card(TypedDict):
    """A card."""

    suit: Suit
    """What it shows."""
    height: int | None

Way = TypedDict("Way", {"from": int, "to": NotRequired[int]})

class Secret(TypedDict, total=False):
    hand: list[Card]

class View(Secret):
    over: bool
    by_name: dict[str, Card]
    corner: tuple[int, int]
    way: Way

class Played(TypedDict):
    card: Card

EVENTS: Final = {"played": Played}
'''
CARD = {"suit": "hearts", "height": 3}
VIEW: dict[str, Any] = {
    "over": False, "by_name": {"a": CARD}, "corner": [1, 2], "way": {"from": 1}, "hand": [CARD],
}  # fmt: skip


@pytest.fixture
def types() -> Room:
    found = Room()
    read_module(SOURCE, found)
    return found


def test_a_view_that_fits(types: Room) -> None:
    assert list(shape_problems(VIEW, "View", types, "view")) == []
    without = {key: value for key, value in VIEW.items() if key != "hand"}
    assert list(shape_problems(without, "View", types, "view")) == []
    assert list(event_problems({"event": "played", "card": CARD}, types)) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"extra": 1}, "view.extra: View has no such key"),
        ({"over": None}, "view.over: None is not bool"),
        ({"over": 0}, "view.over: 0 is not bool"),
        ({"hand": [{"suit": "hearts"}]}, "view.hand[0].height: missing"),
        ({"hand": [{"suit": "stars", "height": 3}]}, "view.hand[0].suit: 'stars' is not"),
        ({"hand": [{"suit": "hearts", "height": "3"}]}, "view.hand[0].height: '3' is not int |"),
        ({"hand": {}}, "view.hand: {} is not list[Card]"),
        ({"by_name": {1: CARD}}, "view.by_name[1]: 1 is not str"),
        ({"by_name": {"a": 1}}, "view.by_name[a]: 1 is not a Card"),
        ({"corner": [1, 2, 3]}, "view.corner: [1, 2, 3] is not tuple[int, int]"),
        ({"corner": [1, True]}, "view.corner[1]: True is not int"),
        ({"way": {"from": 1, "too": 2}}, "view.way.too: Way has no such key"),
        ({"way": {"to": 2}}, "view.way.from: missing"),
    ],
)
def test_a_view_that_does_not_fit(types: Room, change: dict[str, Any], problem: str) -> None:
    (found,) = shape_problems({**VIEW, **change}, "View", types, "view")
    assert found.startswith(problem)


def test_a_renamed_key_is_found_twice(types: Room) -> None:
    renamed = {("done" if key == "over" else key): value for key, value in VIEW.items()}
    assert list(shape_problems(renamed, "View", types, "view")) == [
        "view.done: View has no such key",
        "view.over: missing",
    ]


def test_an_event_that_does_not_fit(types: Room) -> None:
    assert list(event_problems({"event": "dealt"}, types)) == ["no type for the event dealt"]
    assert list(event_problems({"event": "played"}, types)) == ["played.card: missing"]


def test_two_types_of_a_room_have_two_names(types: Room) -> None:
    with pytest.raises(ValueError, match="Card"):
        read_module("class Card(TypedDict):\n    name: str\n", types)


def test_types_for_the_browser(types: Room) -> None:
    written = typescript("cards", types)
    for part in (
        'export type Suit = "hearts" | "spades";\n',
        "/** A card. */\nexport interface Card {\n  /** What it shows. */\n  suit: Suit;\n"
        "  height: number | null;\n}\n",
        "export interface Way {\n  from: number;\n  to?: number;\n}\n",
        "export interface Secret {\n  hand?: Card[];\n}\n",
        "export interface View extends Secret {\n  over: boolean;\n"
        "  by_name: Record<string, Card>;\n  corner: [number, number];\n  way: Way;\n}\n",
        'export interface Played extends GameEvent {\n  event: "played";\n  card: Card;\n}\n',
    ):
        assert part in written


def test_a_type_that_the_browser_has_no_word_for_is_refused(types: Room) -> None:
    read_module("class Odd(TypedDict):\n    things: set[str]\n", types)
    with pytest.raises(ValueError, match="set"):
        typescript("cards", types)


def test_unions_and_unknown_things(types: Room) -> None:
    either = ast.parse("Card | None", mode="eval").body
    assert list(problems(None, either, types, "it")) == []
    assert list(problems(CARD, either, types, "it")) == []
    assert len(list(problems(3, either, types, "it"))) == 1
    assert list(problems(object(), ast.Name("object"), types, "it")) == []
