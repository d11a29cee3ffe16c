"""A game without a narration of its own: told by its messages, or in plain words."""

from __future__ import annotations

import pytest
from fluent.syntax import parse

from lanai.core.errors import unreadable
from lanai.core.events import Event, Json
from lanai.texts import Texts, plain_messages, text_in
from lanai.texts.narration import PlainNarration

NAMES = ["Ana", "Ben", "Cleo"]
MESSAGES = """
toy-event-dealt = Everybody gets coins.
toy-event-dealt-own = Everybody gets coins; you get { $coins ->
    [one] one
   *[other] { $coins }
 }.
toy-event-hidden = There are { $coins } coins.
toy-event-hidden-again = { NUMBER($coins) } coins.
toy-event-won = { $winner } wins against { $seat }; before { $winners }, led by { $leader }.
"""


@pytest.fixture
def texts() -> Texts:
    made = Texts("en")
    resource = parse(MESSAGES)
    made.patterns.add(resource)
    made.plain.update(plain_messages(resource))
    return made


def told(event: Event, viewer: int, texts: Texts) -> list[str]:
    version = event.seen_by(viewer)
    assert version is not None
    return PlainNarration("toy").narrate(version, NAMES, texts)


def test_the_owner_of_a_secret_reads_it_and_others_do_not(texts: Texts) -> None:
    dealt = Event("dealt", {}, {0: {"coins": 3}, 1: {"coins": 1}})
    assert told(dealt, 0, texts) == ["Everybody gets coins; you get 3."]
    assert told(dealt, 1, texts) == ["Everybody gets coins; you get one."]
    assert told(dealt, -1, texts) == ["Everybody gets coins."]


@pytest.mark.parametrize(
    ("kind", "plain"), [("hidden", "Hidden."), ("hidden-again", "Hidden again.")]
)
def test_a_message_that_asks_for_too_much_becomes_plain_words(
    kind: str, plain: str, texts: Texts
) -> None:
    assert told(Event(kind, {}, {0: {"coins": 3}}), 1, texts) == [plain]


def test_seats_are_named_by_all_keys_that_hold_seats(texts: Texts) -> None:
    won = Event("won", {"seat": 0, "winner": 1, "winners": [2, 0], "leader": None})
    assert told(won, 0, texts) == ["Ben wins against Ana; before Cleo, Ana, led by –."]
    assert told(Event("next", {"seat": 2, "starter": 1, "bid": 1}), 0, texts) == [
        "Cleo: next (starter Ben; bid 1)."
    ]


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("take 1, 2 or 3 stones", "take 1, 2 or 3 stones. [T-1]"),
        ("no-such-take", "No such take (word x). [T-1]"),
    ],
)
def test_a_reason_that_is_a_sentence_is_said_as_it_is(reason: str, said: str) -> None:
    assert Texts("en").refusal(unreadable("take x", "T-1", reason, "x").refusal) == said


@pytest.mark.parametrize(
    ("view", "said"),
    [
        ({"round": 3, "scores": [4, 1]}, "Round 3 · 1 point"),
        ({"season": 1, "round": 2}, "Season 1"),
        ({"scores": [4, 12]}, "12 points"),
        ({"round": None, "scores": [4]}, ""),
    ],
)
def test_how_a_game_stands_is_read_from_its_view(view: Json, said: str) -> None:
    assert PlainNarration("toy").standing(view, 1, text_in("en")) == said
