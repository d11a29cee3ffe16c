"""A bad card table is refused with a message that says what is wrong with it (MS-C5)."""

from __future__ import annotations

import hashlib
from importlib.resources import files

import pytest

from lanai.core.errors import CardsError
from lanai.games import find
from lanai.games.card_tables import read
from lanai.games.moonshine.cards import BONUSES, CLIENTS_A_COLOUR, Cards, load
from lanai.texts import LANGUAGES, text_in

TABLES = files("lanai.games.moonshine").joinpath("cards")
TABLE = TABLES.joinpath("1.toml").read_text(encoding="utf-8")
HELP = ("eye", "reroll")
LINES = TABLE.splitlines(keepends=True)
C01 = next(line for line in LINES if '"c01"' in line)
C03 = next(line for line in LINES if '"c03"' in line)
C70 = next(line for line in LINES if '"c70"' in line)
PINK = next(line for line in LINES if 'name = "pink", side = "standard"' in line)
W1 = next(line for line in LINES if 'name = "w1"' in line)


@pytest.mark.parametrize(
    ("version", "digest"),
    [
        ("1", "14c6d348c26b5d6f98611d95523b3ea72f715be9ea87e23696a4f29fe382a761"),
        ("2", "c6d83c7572a53bf03707add92e32af041cbb0e4565819b41851a4c2d9f6984af"),
    ],
)
def test_a_released_table_never_changes(version: str, digest: str) -> None:
    text = TABLES.joinpath(f"{version}.toml").read_bytes()
    assert hashlib.sha256(text).hexdigest() == digest


def test_new_games_are_played_with_the_second_table() -> None:
    state = find("moonshine").new(2)
    assert state.origin()[1] == "2"
    assert state.view(0)["card_table"] == "2"


def test_tables_differ_in_nothing_but_what_clients_cost_and_bring() -> None:
    first, second = load("1"), load("2")
    assert first.names == second.names
    for old, new in zip(first.clients, second.clients, strict=True):
        assert (old.colour, old.start) == (new.colour, new.start)
    for section in range(3):
        assert first.sections()[section].rows == second.sections()[section].rows


def test_clients_of_the_second_table_have_the_same_part_in_every_colour() -> None:
    clients = load("2").clients
    own = {"food", "music", "drink"}
    for rank in range(CLIENTS_A_COLOUR):
        parts = {
            (
                client.points,
                "resource" if client.bonus in own else client.bonus,
                client.bolt,
                client.spot and client.spot.moons,
            )
            for client in clients[rank::CLIENTS_A_COLOUR]
        }
        told = {(points, "help" if bonus in HELP else bonus, *top) for points, bonus, *top in parts}
        assert len(told) == 1, rank
    assert {client.bonus for client in clients} == {*BONUSES, None}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("client = [", "client = [[", "cards-unreadable"),
        ("client = [", "clients = [", "cards-missing"),
        ("die = [", "die = 3\nold = [", "cards-missing"),
        ('scene = "kitchen", ', "", "cards-line"),
        ('provenance = "ruling"', 'provenance = "guess"', "cards-provenance"),
        ('scene = "kitchen"', 'scene = "jazz-band"', "ms-cards-colours"),
        ('name = "w1"', 'name = "w4"', "ms-cards-dice"),
        (W1, W1.replace('"drink"', '"joker"'), "ms-cards-face"),
        (W1, W1.replace(', "drink"', ""), "cards-line"),
        (PINK, "", "ms-cards-bars"),
        (PINK, PINK.replace("eyes = 3", "eyes = 4"), "cards-line"),
        (PINK, PINK.replace('moons = 2, bonus = "blue"', 'moons = 1, bonus = "blue"'),
         "ms-cards-standard"),
        (PINK, PINK.replace('moons = 2, bonus = "blue"', 'moons = 4, bonus = "blue"'),
         "cards-line"),
        (PINK, PINK.replace(', { moons = 2, bonus = "joker" }', ""), "cards-line"),
        ('scores = "pink"', 'scores = "teal"', "cards-line"),
        (C70, "", "ms-cards-count"),
        (C01, C01.replace('"c01"', '"c00"'), "cards-line"),
        (C01, C01.replace("start = true", "start = 1"), "cards-line"),
        (C01, C01.replace('"green"', '"pink"'), "ms-cards-colour"),
        (C01, C01.replace(", start = true", ""), "ms-cards-colour"),
        (C01, C01.replace('spot = { moons = 1, bonus = "music" }', 'bolt = "+2"'),
         "ms-cards-starter"),
        (C01, C01.replace('bonus = "music" }', 'bonus = "discount" }'), "cards-line"),
        (C01, C01.replace('spot = { moons = 1,', 'spot = { moons = 3,'), "cards-line"),
        (C01, C01.replace('points = 0', 'bolt = "+2", points = 0'), "ms-cards-top"),
        (C01, C01.replace('spot = { moons = 1, bonus = "music" }, ', ""), "ms-cards-top"),
        (C01, C01.replace("food = 2, ", ""), "ms-cards-cost"),
        (C01, C01.replace("moons = 1 }, spot", "moons = 4 }, spot"), "ms-cards-cost"),
        (C01, C01.replace("food = 2", "food = 5, drink = 2"), "ms-cards-cost"),
        (C01, C01.replace("food = 2", "beer = 2"), "cards-line"),
        (C01, C01.replace("points = 0", "points = 5"), "cards-line"),
        (C01, C01.replace(', bonus = "food", prov', ", prov"), "ms-cards-worth"),
        (C70, C70.replace('bolt = "+2"', 'bolt = "+3"'), "cards-line"),
        (C03, C03.replace('bonus = "music"', 'bonus = "moon"'), "cards-line"),
    ],
)  # fmt: skip
def test_a_bad_table_is_refused(old: str, new: str, reason: str) -> None:
    assert old in TABLE
    assert old != new
    with pytest.raises(CardsError) as caught:
        read("1", TABLE.replace(old, new), Cards)
    assert caught.value.reason == reason
    for language in LANGUAGES:
        assert text_in(language).error(caught.value)


@pytest.mark.parametrize("bonus", ["slot", "eye", "food"])
def test_more_icons_than_the_state_has_room_for_are_refused(bonus: str) -> None:
    lines = [
        line.replace("points = 2, prov", f'points = 2, bonus = "{bonus}", prov') for line in LINES
    ]
    with pytest.raises(CardsError) as caught:
        read("1", "".join(lines), Cards)
    assert caught.value.reason == "ms-cards-room"
    for language in LANGUAGES:
        assert text_in(language).error(caught.value)
