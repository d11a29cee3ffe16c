"""What a game says about itself is true: the command line and the adapters rely on it."""

from __future__ import annotations

from mypy_extensions import i64

from lanai.core.contract import Option
from lanai.core.rng import FastRng, Rng
from lanai.games import find
from support.variants import Variant


class Widths(Rng):
    """Remembers the widest step of chance."""

    def __init__(self, seed: int) -> None:
        self.source = FastRng(seed)
        self.widest = 0

    def below(self, n: i64) -> i64:
        self.widest = max(self.widest, int(n))
        return self.source.below(n)


def test_no_game_is_longer_and_no_chance_wider_than_the_game_says(variant: Variant) -> None:
    chance, choice = Widths(3), FastRng(4)
    state = variant.new()
    moves = 0
    while not state.over():
        if state.chance_due():
            state.draw(chance)
        else:
            seat = state.next_seat()
            state.play(seat, state.pick(seat, choice))
            moves += 1
    assert moves <= variant.game.longest
    assert chance.widest <= variant.game.widest


def test_what_seats_win_for_stakes_they_win_from_each_other(variant: Variant) -> None:
    state = variant.new()
    state.playout(FastRng(5))
    stakes = variant.game.stakes
    if stakes:
        assert sum(state.scores()) == 0
        assert max(map(abs, state.scores())) <= stakes


def test_options_read_what_they_write(variant: Variant) -> None:
    for option in variant.game.options:
        values = (option.default, *option.choices)
        assert [option.read(option.write(value)) for value in values] == list(values)


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
