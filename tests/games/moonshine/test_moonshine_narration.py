"""Clients and places are told by what people see."""

from __future__ import annotations

import pytest

from lanai.games.moonshine.cards import load
from lanai.texts import LANGUAGES, text_in
from lanai.texts.narration.moonshine import Pieces, narrate, narrate_typed

ACTED = {
    "event": "acted", "card_table": "1", "seat": 1, "action": "validate", "validated": "c42",
    "drew": ["c10", "c31"], "took": ["c10"], "strikes": ["c10"], "replaced": [],
    "moons": {"bar.1": 1, "c57": 2}, "moons_before": 2, "points": 1,
}  # fmt: skip


def test_every_client_has_a_name_of_its_own() -> None:
    table = load("1")
    for language in LANGUAGES:
        pieces = Pieces(table, text_in(language))
        assert len({pieces.client(client) for client in table.names}) == len(table.names) == 70


@pytest.mark.parametrize(
    ("language", "place", "told"),
    [
        ("en", "c42", "the jazz band cat"),
        ("fr", "c42", "le chat de l’orchestre de jazz"),
        ("en", "bar.2", "the bar’s second spot"),
        ("fr", "bar.1", "le premier bonus du bar"),
        ("de", "c42", "Jazzkatze"),
    ],
)
def test_places_are_named_by_their_pictures(language: str, place: str, told: str) -> None:
    texts = text_in(language)
    assert Pieces(load("1"), texts).place(place) == told
    assert Pieces(load("1"), texts, coded=True).place(place) == f"{told} ({place})"


def test_an_action_is_told_with_names_and_says_whom_a_bolt_strikes() -> None:
    assert narrate(ACTED, ["Ana", "Ben"], text_in("en")) == [
        "Ben validated the jazz band cat and has 1 point. "
        "New in front: the kitchen magpie. Its bolt costs everybody else a moon. "
        "Moons now: 1 on the bar’s first spot, 2 on the card table fox."
    ]


def test_where_moves_are_typed_an_action_is_told_with_codes() -> None:
    assert narrate_typed(ACTED, ["Ana", "Ben"], text_in("en")) == [
        "Ben validated the jazz band cat (c42) and has 1 point. "
        "New in front: the kitchen magpie (c10). Its bolt costs everybody else a moon. "
        "Moons now: 1 on the bar’s first spot (bar.1), 2 on the card table fox (c57)."
    ]
