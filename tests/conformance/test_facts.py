"""What a game says about itself is true: the command line and the adapters rely on it."""

from __future__ import annotations

from lanai.conformance import play
from lanai.conformance.variants import Variant
from lanai.core.contract import Option
from lanai.games import find


def test_no_chance_is_wider_than_the_game_says(variant: Variant) -> None:
    play.chance_is_no_wider_than_said(variant, 3, 0)


def test_options_read_what_they_write(variant: Variant) -> None:
    play.options_read_what_they_write(variant, 0, 0)


def test_options_read_choices_however_they_are_spelled() -> None:
    option = Option("teams", (False, True), False)
    assert option.read("true") is True
    assert option.read("FALSE") is False
    assert option.read("maybe") == "maybe"


def test_an_age_is_read_with_spaces_or_commas() -> None:
    age = find("moluku").options[-1]
    assert age.read("2 0 1") == age.read("2,0,1") == age.read("2, 0, 1") == [2, 0, 1]
    assert age.read("") is None
    assert age.read("eldest first") == "eldest first"
    assert age.read(age.write([2, 0, 1])) == [2, 0, 1]
