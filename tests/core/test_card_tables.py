from __future__ import annotations

import pytest

from lanai.core.errors import CardsError
from lanai.games import card_tables
from lanai.games.card_tables import Row


def name_of(version: str, table: Row) -> str:
    return version + card_tables.word(table, "name")


def test_a_table_is_read_with_what_the_game_makes_of_it() -> None:
    assert card_tables.read("3", 'name = "x"', name_of) == "3x"


@pytest.mark.parametrize("text", ["name = [", "name = 3"])
def test_an_error_says_which_table_is_wrong(text: str) -> None:
    with pytest.raises(CardsError) as caught:
        card_tables.read("3", text, name_of)
    assert caught.value.details["version"] == "3"
