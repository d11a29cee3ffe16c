"""Views and events of the golden games are what the rooms' types say: the browser relies on it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from views import Room, arguments, read_module, room, typescript

from lanai.core.contract import SPECTATOR, Game, State
from lanai.core.events import Journal
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.games import find
from support.typed_views import TypeCheck

GOLDEN = Path(__file__).parent.parent / "golden"
CHECKS = {
    path.name: TypeCheck(room(find(path.name).room.rpartition(".")[2])) for path in GOLDEN.iterdir()
}


@pytest.fixture(params=sorted(CHECKS))
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def test_all_rooms_of_the_house_type_their_views(game: Game) -> None:
    assert CHECKS[game.name].room.typed


@pytest.mark.parametrize(
    "path", sorted(GOLDEN.rglob("*.lanai.jsonl")), ids=lambda path: path.name.partition(".")[0]
)
def test_golden_games_hold_what_the_types_say(path: Path) -> None:
    """All views and events of all viewers: nothing more, nothing less, nothing else."""
    check = CHECKS[path.parent.name]
    record = read(path.read_text(encoding="utf-8"))
    state = new_state(find(record.game), record)
    state.journal = journal = Journal()
    wrong: set[str] = set()
    for number, line in enumerate([None, *record.lines], start=1):
        if line is not None:
            replay(state, number, line)
        wrong.update(check.view(state.view(SPECTATOR)))
        for seat in range(len(record.players)):
            wrong.update(own_problems(state, seat, check))
        for viewer in range(SPECTATOR, len(record.players)):
            for event in journal.seen_by(viewer):
                wrong.update(check.event(event))
        journal.take()
    assert not wrong


def own_problems(state: State, seat: int, check: TypeCheck) -> Iterator[str]:
    """Compare what a seat sees beside what a spectator does; test_hidden says that this is all."""
    keys = check.room.keys("View")
    for key, value in state.own_view(seat).items():
        yield from check.value(value, keys[key].type, f"view.{key}")
    own = state.own_seat(seat)
    if own is not None:
        (shape,) = arguments(keys["seats"].type)
        yield from check.value(own, shape, "view.seats")


def test_every_kind_of_event_happens_in_a_golden_game(game: Game) -> None:
    kinds: set[str] = set()
    for path in (GOLDEN / game.name).glob("*.lanai.jsonl"):
        record = read(path.read_text(encoding="utf-8"))
        state = new_state(game, record)
        state.journal = journal = Journal()
        for number, line in enumerate(record.lines, start=2):
            replay(state, number, line)
        kinds.update(event.kind for event in journal.events)
    assert kinds == set(CHECKS[game.name].room.events)


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
def check() -> TypeCheck:
    found = Room()
    read_module(SOURCE, found)
    return TypeCheck(found)


def test_a_view_that_fits(check: TypeCheck) -> None:
    assert list(check.view(VIEW)) == []
    without = {key: value for key, value in VIEW.items() if key != "hand"}
    assert list(check.view(without)) == []
    assert list(check.event({"event": "played", "card": CARD})) == []


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
def test_a_view_that_does_not_fit(check: TypeCheck, change: dict[str, Any], problem: str) -> None:
    (found,) = check.view({**VIEW, **change})
    assert found.startswith(problem)


def test_a_renamed_key_is_found_twice(check: TypeCheck) -> None:
    renamed = {("done" if key == "over" else key): value for key, value in VIEW.items()}
    assert list(check.view(renamed)) == [
        "view.done: View has no such key",
        "view.over: missing",
    ]


def test_an_event_that_does_not_fit(check: TypeCheck) -> None:
    assert list(check.event({"event": "dealt"})) == ["no type for the event dealt"]
    assert list(check.event({"event": "played"})) == ["played.card: missing"]


def test_two_types_of_a_room_have_two_names(check: TypeCheck) -> None:
    with pytest.raises(ValueError, match="Card"):
        read_module("class Card(TypedDict):\n    name: str\n", check.room)


def test_types_for_the_browser(check: TypeCheck) -> None:
    written = typescript("cards", check.room)
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


def test_a_type_that_the_browser_has_no_word_for_is_refused(check: TypeCheck) -> None:
    read_module("class Odd(TypedDict):\n    things: set[str]\n", check.room)
    with pytest.raises(ValueError, match="set"):
        typescript("cards", check.room)


def test_unions_and_unknown_things(check: TypeCheck) -> None:
    either = ast.parse("Card | None", mode="eval").body
    assert list(check.value(None, either, "it")) == []
    assert list(check.value(CARD, either, "it")) == []
    assert len(list(check.value(3, either, "it"))) == 1
    assert list(check.value(object(), ast.Name("object"), "it")) == []
