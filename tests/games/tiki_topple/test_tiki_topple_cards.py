"""A bad card table is refused with a message that says what is wrong with it."""

from __future__ import annotations

from importlib.resources import files

import pytest

from lanai.core.errors import CardsError
from lanai.games.card_tables import read
from lanai.games.tiki_topple.cards import Cards
from lanai.texts import LANGUAGES, text_in

MISSION = 'tikis = ["nani", "eepo", "lokahi"]'
TABLE = files("lanai.games.tiki_topple").joinpath("cards", "1.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("tiki = [", "tiki = [[", "cards-unreadable"),
        ("mission = [", "missions = [", "cards-missing"),
        ('name = "nani", ', "", "cards-line"),
        ('provenance = "book"', 'provenance = "guess"', "cards-provenance"),
        ("up1 = 2,", "up9 = 2,", "cards-hand"),
        ("up1 = 2,", "up1 = 4,", "cards-hand"),
        ("aside = 2", 'aside = "two"', "cards-line"),
        ('group = "shell"', 'group = "starfish"', "cards-groups"),
        ('tikis = ["nani", "eepo"', 'tikis = ["nanu", "eepo"', "cards-tiki"),
        (MISSION, 'tikis = ["nani", "eepo"]', "cards-line"),
        (MISSION, 'tikis = ["nani", "eepo", "nui"]', "cards-mission-twice"),
        (MISSION, 'tikis = ["nani", "eepo", "huhu"]', "cards-mission-groups"),
        (f'  {{ {MISSION}, provenance = "reconstructed" }},\n', "", "cards-missions"),
    ],
)  # fmt: skip
def test_a_bad_table_is_refused(old: str, new: str, reason: str) -> None:
    assert old in TABLE
    with pytest.raises(CardsError) as caught:
        read("1", TABLE.replace(old, new), Cards)
    assert caught.value.reason == reason
    for language in LANGUAGES:
        assert text_in(language).error(caught.value)
