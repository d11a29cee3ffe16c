"""Clients and places are told by what people see."""

from __future__ import annotations

import pytest

from lanai.games.moonshine.cards import load
from lanai.texts import LANGUAGES, text_in
from lanai.texts.narration.moonshine import client_name, narrate, place_name

ACTED = {
    "event": "acted", "table": "1", "seat": 1, "action": "validate", "validated": "c42",
    "drew": ["c10", "c31"], "took": ["c10"], "strikes": ["c10"], "replaced": [],
    "moons": {"bar.1": 1, "c57": 2}, "moons_before": 2, "points": 1,
}  # fmt: skip


def test_every_client_has_a_name_of_its_own() -> None:
    table = load("1")
    for language in LANGUAGES:
        texts = text_in(language)
        told = {client_name(client, table, texts).split(" (")[0] for client in table.names}
        assert len(told) == len(table.names) == 70


@pytest.mark.parametrize(
    ("language", "place", "told"),
    [
        ("en", "c42", "the jazz band cat (c42)"),
        ("fr", "c42", "le chat de l’orchestre de jazz (c42)"),
        ("en", "bar.2", "the bar’s second spot (bar.2)"),
        ("fr", "bar.1", "le premier bonus du bar (bar.1)"),
        ("de", "c42", "Jazzkatze (c42)"),
    ],
)
def test_places_are_named_by_their_pictures_and_codes(language: str, place: str, told: str) -> None:
    assert place_name(place, load("1"), text_in(language)) == told


def test_an_action_is_told_with_names_and_says_whom_a_bolt_strikes() -> None:
    assert narrate(ACTED, ["Ana", "Ben"], text_in("en")) == [
        "Ben validated the jazz band cat (c42) and has 1 point. "
        "New in front: the kitchen magpie (c10). Its bolt costs everybody else a moon. "
        "Moons now: 1 on the bar’s first spot (bar.1), 2 on the card table fox (c57)."
    ]
