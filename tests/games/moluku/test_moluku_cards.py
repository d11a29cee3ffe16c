"""A bad card table is refused with a message that says what is wrong with it."""

from __future__ import annotations

from importlib.resources import files

import pytest

from lanai.core.errors import CardsError
from lanai.games.card_tables import read
from lanai.games.moluku.cards import Cards
from lanai.texts import LANGUAGES, text_in

TABLE = files("lanai.games.moluku").joinpath("cards", "1.toml").read_text(encoding="utf-8")
RICE_PAIR = 'foods = ["rice", "pineapple"]'
FIVE = '  { height = 5, kind = "pineapple", provenance = "reconstructed" },\n'
TWO = "players = 2, without = [6], hand = 14, fresh = 4, discard = 4, pass = 0"
FOUR = "players = 4, without = [], hand = 12, fresh = 0, discard = 0, pass = 2"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("colour = [", "colour = [[", "cards-unreadable"),
        ("food = [", "foods = [", "cards-missing"),
        ("value = [", 'value = [ "palm",', "cards-missing"),
        ('letter = "G", ', "", "cards-line"),
        ('provenance = "book"', 'provenance = "guess"', "cards-provenance"),
        ('letter = "R"', 'letter = "G"', "mo-cards-colours"),
        ('letter = "R"', 'letter = "r"', "mo-cards-colours"),
        ('name = "red"', 'name = "green"', "mo-cards-colours"),
        ('kind = "hut"', 'kind = "house"', "mo-cards-kind"),
        ("height = 5", "height = 4", "mo-cards-height-twice"),
        (FIVE, "", "mo-cards-height-missing"),
        (FIVE, FIVE + FIVE.replace("5", "12"), "mo-cards-height-unknown"),
        ("height = 5", 'height = "five"', "cards-line"),
        ("height = 5", "height = -5", "cards-line"),
        ('height = 8, kind = "palm"', 'height = 8, kind = "mask"', "mo-cards-kind-missing"),
        ('height = 9, kind = "rice"', 'height = 9, kind = "volcano"', "mo-cards-volcanoes"),
        ('name = "chief"', 'name = "king"', "mo-cards-panku"),
        ('{ kind = "mask"', '{ kind = "hut"', "mo-cards-value"),
        ('kind = "fish", points = 3', 'kind = "crab", points = 3', "mo-cards-food"),
        ('name = "chill", points = 3', 'name = "chill", points = 16', "mo-cards-points"),
        ('name = "chill", points = 3', 'name = "chill", points = true', "cards-line"),
        (RICE_PAIR, 'foods = ["rice", "crab"]', "mo-cards-group-food"),
        (RICE_PAIR, 'foods = ["rice", "fish"]', "mo-cards-groups"),
        (RICE_PAIR, 'foods = ["rice", "rice"]', "cards-line"),
        (RICE_PAIR, 'foods = ["rice"]', "cards-line"),
        ("players = 2", "players = 5", "mo-cards-deals"),
        ("without = [6]", "without = [7]", "mo-cards-deal-without"),
        ("without = [6]", "without = [12]", "mo-cards-deal-without"),
        ("without = [6]", 'without = ["six"]', "cards-line"),
        (TWO, TWO.replace("hand = 14", "hand = 15"), "mo-cards-deal-size"),
        (TWO, TWO.replace("hand = 14", "hand = 0"), "mo-cards-deal-size"),
        (TWO, TWO.replace("discard = 4", "discard = 3"), "mo-cards-deal-balance"),
        (FOUR, FOUR.replace("pass = 2", "pass = 0"), "mo-cards-deal-balance"),
        (FOUR, FOUR.replace("pass = 2", "pass = 13"), "mo-cards-deal-pass"),
        (TWO, FOUR.replace("players = 4", "players = 2"), "mo-cards-deal-pass"),
    ],
)  # fmt: skip
def test_a_bad_table_is_refused(old: str, new: str, reason: str) -> None:
    assert old in TABLE
    with pytest.raises(CardsError) as caught:
        read("1", TABLE.replace(old, new), Cards)
    assert caught.value.reason == reason
    assert caught.value.details["version"] == "1"
    for language in LANGUAGES:
        assert text_in(language).error(caught.value)


def test_a_corrected_table_changes_the_rules_without_code() -> None:
    corrected = TABLE.replace(
        'foods = ["rice", "pineapple", "fish"], points = 15',
        'foods = ["rice", "pineapple", "fish"], points = 9',
    )
    huts = read("2", corrected, Cards).huts
    assert huts.best(1, 1, 1, 1) == 11  # Pineapple and Fish in the Hut, the Rice outside
    assert huts.best(2, 2, 1, 1) == 14  # two pairs with Rice are now better
    swapped = TABLE.replace('height = 1, kind = "hut"', 'height = 1, kind = "palm"').replace(
        'height = 8, kind = "palm"', 'height = 8, kind = "hut"'
    )
    cards = read("2", swapped, Cards)
    assert cards.name_all(cards.palm) == ["G1", "R1", "B1", "Y1"]
    assert cards.value_points(cards.palm) == 8


def test_every_line_has_its_provenance() -> None:
    for section in read("1", TABLE, Cards).sections():
        assert section.columns[-1] == "provenance"
        for row in section.rows:
            assert len(row) == len(section.columns)
            assert row[-1] in ("book", "public", "ruling", "reconstructed")
