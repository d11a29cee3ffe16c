"""What a game of two files gets by itself."""

from __future__ import annotations

import pytest

from lanai.core.contract import SPECTATOR, Game, Option, State
from lanai.core.errors import IllegalMove, LanaiError, SetupError, UnreadableMove
from lanai.core.events import Json
from lanai.core.fairness import SimulationLuck
from lanai.core.match import Match, start
from lanai.core.rng import FastRng
from lanai.core.verify import REPRODUCED, verify
from lanai.games import find
from support.kuhn import dealt, kuhn_poker


def played(texts: str, seed: int = 7) -> Match:
    match = start(kuhn_poker(), ["Ana", "Ben"], {}, SimulationLuck(seed, 0))
    for text in texts.split():
        match.apply(match.state.to_act()[0], text)
    return match


def test_facts() -> None:
    game = kuhn_poker()
    assert (game.room, game.python_name, game.title) == ("kuhn_poker", "kuhn_poker", "Kuhn Poker")
    assert game.about == "Poker with three cards and one bet, just large enough to bluff."
    assert (game.move_count, game.rules, game.cards, game.options) == (2, "1.0", "1", ())


def test_moves_are_read_and_written_by_their_names() -> None:
    state = dealt()
    assert [state.text(0, move) for move in state.legal(0)] == ["pass", "bet"]
    assert state.parse(0, "  BET ") == 1
    with pytest.raises(UnreadableMove, match="move-unreadable"):
        state.parse(0, "raise")


def test_refusals_say_why() -> None:
    state = dealt()
    assert state.why_not(0, 1) is None
    for seat, move, reason in ((1, 0, "move-turn"), (0, 2, "move-illegal"), (5, 0, "move-turn")):
        with pytest.raises(IllegalMove, match=reason):
            state.apply(seat, move)
    over = played("bet pass").state
    assert over.over()
    with pytest.raises(IllegalMove, match="move-over"):
        over.apply(0, 0)


def test_winners_have_the_most_points() -> None:
    match = played("bet pass")
    assert match.state.scores() == [1, -1]
    assert match.state.winners() == [0]
    assert played("bet").state.winners() == []


def test_copies_are_independent_and_identities_restore() -> None:
    state = dealt()
    twin = state.copy()
    assert type(twin) is type(state)
    twin.apply(0, 1)
    assert state.identity() != twin.identity()
    assert state.legal(0) == [0, 1]
    other = kuhn_poker().new(2)
    other.restore(twin.identity())
    assert other.identity() == twin.identity()
    assert other.view(1) == twin.view(1)


def test_own_view_is_what_a_spectator_does_not_see() -> None:
    state = dealt()
    assert set(state.own_view(0)) == {"card"}
    assert "card" not in state.view(SPECTATOR)


def test_chance_is_recorded_as_numbers_and_verifies() -> None:
    match = played("pass bet bet")
    first = match.record.lines[0]
    assert first["chance"] == "numbers"
    assert isinstance(first["value"], list)
    assert len(first["value"]) == 2
    verdict = verify(match.record.text(), {"kuhn-poker": kuhn_poker()}.__getitem__)
    assert (verdict.finished, verdict.chance) == (True, REPRODUCED)


@pytest.mark.parametrize("numbers", [[], [0], [0, 1, 0], [3, 0], [0, 2], [-1, 0], ["0", 0], None])
def test_impossible_numbers_change_nothing(numbers: object) -> None:
    state = kuhn_poker().new(2)
    with pytest.raises(LanaiError, match="chance-impossible"):
        state.place({"chance": "numbers", "value": numbers})
    assert state.chance_due()


def test_chance_that_is_not_due_is_refused() -> None:
    line: Json = {"chance": "numbers", "value": [0, 0]}
    with pytest.raises(LanaiError, match="chance-not-due"):
        dealt().place(line)


class Hiding(State):
    """A game that hides something and does not say how to redeal it."""

    def next_seat(self) -> int:
        return 0

    def view(self, viewer: int) -> Json:
        return {"secret": 7} if viewer == 0 else {}


class Open(Hiding):
    def view(self, viewer: int) -> Json:
        return {"board": 7}


class Toy(Game):
    def __init__(self, *options: Option) -> None:
        super().__init__(name="toy", seats=(2,), moves=("go",), options=options)

    def start(self, players: int, options: dict[str, object], cards: str) -> State:
        return Hiding(self, players)


def test_what_is_hidden_never_reaches_a_bot_by_default() -> None:
    with pytest.raises(NotImplementedError, match="redeal"):
        Toy().new(2).redeal(1, FastRng(1))
    assert Open(Toy(), 2).redeal(1, FastRng(1)).view(1) == {"board": 7}


def test_what_has_no_default_is_named() -> None:
    with pytest.raises(NotImplementedError, match=r"write start in game.py"):
        Game(name="nothing", seats=(2,), moves=("go",)).new(2)
    with pytest.raises(NotImplementedError, match=r"write next_seat in state.py"):
        State(Toy(), 2).over()
    with pytest.raises(NotImplementedError, match=r"write scores in state.py"):
        Toy().new(2).scores()


def test_options_read_and_write_themselves() -> None:
    cards = Option("cards", (3, 1000), 3)
    game = Toy(cards)
    assert cards.read("1000") == 1000
    assert cards.write(1000) == "1000"
    assert game.read_options(2, {"cards": int("1000")}) == {"cards": 1000}
    for wrong in ("3", True, 4, "four"):
        with pytest.raises(SetupError):
            game.read_options(2, {"cards": wrong})
    age = find("moluku").option("age")
    for written, value in (("2 0 1", [2, 0, 1]), ("2,0,1", [2, 0, 1]), ("", None)):
        assert age.read(written) == value
        assert age.read(age.write(value)) == value
    assert age.read("young") == "young"
