from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.arena.simulate import Simulation, simulate
from lanai.bots.catalog import make
from lanai.bots.contract import Bot, Sight
from lanai.bots.turn import BotError, ask
from lanai.conformance.variants import Variant, random_position
from lanai.core.contract import Game
from lanai.core.errors import LanaiError, SetupError
from lanai.core.rng import FastRng
from lanai.games import all_games, find
from lanai.texts import LANGUAGES, text_in
from support.effort import strength

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
TIKI = find("tiki-topple")
IMPORT = "from lanai.bots.contract import Bot\n"
SPECS = ("random", "easy", "medium")  # those that search: test_search.py


@given(seed=st.integers(0, 2**40), steps=st.integers(0, 100))
@pytest.mark.parametrize("spec", SPECS)
def test_bots_answer_with_legal_moves(variant: Variant, spec: str, seed: int, steps: int) -> None:
    state = random_position(variant, seed, steps)
    before = state.identity()
    bot = make(spec, variant.game)
    for seat in state.to_act():
        assert ask(bot, spec, state, seat, FastRng(seed), 10.0) in state.legal(seat)
    assert state.identity() == before


@given(seed=st.integers(0, 2**40), steps=st.integers(0, 100))
@pytest.mark.parametrize("spec", SPECS)
def test_bots_cannot_see_what_is_hidden(variant: Variant, spec: str, seed: int, steps: int) -> None:
    """In two worlds that its seat cannot tell apart, the same numbers give the same move."""
    state = random_position(variant, seed, steps)
    bot = make(spec, variant.game)
    for seat in state.to_act():
        world = state.redeal(seat, FastRng(seed, 9))
        answers = {ask(bot, spec, each, seat, FastRng(seed), 10.0) for each in (state, world)}
        assert len(answers) == 1


@strength
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_medium_clearly_beats_random(game: Game) -> None:
    for players in game.seats:
        share = 0.0
        games = 60
        for seat in range(players):
            bots = tuple("medium" if each == seat else "random" for each in range(players))
            plan = Simulation(game.name, {}, bots, games, seed=seat)
            summary = simulate(plan, 1, lambda _: None)
            share += summary.seats[seat].share / games / players
        assert share > 1.6 / players, f"{share:.2f} of {players}-player games"


class Crashing(Bot):
    def choose(self, sight: Sight) -> int | str:
        raise ZeroDivisionError("oops")


class Answering(Bot):
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, sight: Sight) -> int | str:
        return self.answer  # type: ignore[return-value]


class Leaving(Bot):
    def choose(self, sight: Sight) -> int | str:
        sys.exit(0)


class Unspeakable:
    def __repr__(self) -> str:
        raise ValueError

    __str__ = __repr__


class Unspeakably(Bot):
    def choose(self, sight: Sight) -> int | str:
        class SilentError(Exception, Unspeakable):
            __str__ = Unspeakable.__repr__

        raise SilentError


class Sleeping(Bot):
    def choose(self, sight: Sight) -> int | str:
        try:
            while True:
                pass
        except Exception:  # a bot cannot swallow the end of its time
            return 0


class Stubborn(Bot):
    def choose(self, sight: Sight) -> int | str:
        for _ in range(3):
            try:
                time.sleep(20)
            except BaseException:
                continue
        time.sleep(20)
        return 0


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Crashing(), "bot-crashed"),
        (Answering("hop nani"), "bot-nonsense"),
        (Answering(None), "bot-nonsense"),
        (Answering(1.5), "bot-nonsense"),
        (Answering(True), "bot-nonsense"),
        (Answering(-1), "bot-nonsense"),
        (Answering(10**30), "bot-nonsense"),
        (Answering("toast"), "bot-illegal"),
        (Answering(81), "bot-illegal"),
        (Answering(Unspeakable()), "bot-nonsense"),
        (Answering("x" * 100_000), "bot-nonsense"),
        (Leaving(), "bot-crashed"),
        (Unspeakably(), "bot-crashed"),
        (Sleeping(), "bot-late"),
        (Stubborn(), "bot-late"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_bot_that_fails_is_named_and_changes_nothing(bot: Bot, reason: str) -> None:
    state = TIKI.new(2)
    state.settle(FastRng(1))
    before = state.identity()
    with pytest.raises(BotError) as caught:
        ask(bot, "mine", state, state.to_act()[0], FastRng(2), 0.05)
    assert caught.value.reason == reason
    assert state.identity() == before
    for language in LANGUAGES:
        assert "mine" in text_in(language).error(caught.value)


class Fumbling(Bot):
    def choose(self, sight: Sight) -> int | str:
        sight.world.apply(sight.seat, TIKI.move_count)  # the error arises in the engine
        return 0


@pytest.mark.parametrize("kind", [Crashing, Leaving, Fumbling])
def test_a_crash_is_told_with_its_place_in_the_file_of_the_bot(kind: type[Bot]) -> None:
    state = TIKI.new(2)
    state.settle(FastRng(1))
    line = kind.choose.__code__.co_firstlineno + 1
    with pytest.raises(BotError) as caught:
        ask(kind(), "mine", state, state.to_act()[0], FastRng(2), 1.0)
    assert str(caught.value.details["error"]).startswith(f"test_bots.py:{line}: ")


def test_a_bot_that_breaks_while_loading_is_told_with_its_place(tmp_path: Path) -> None:
    for content, line in (("\n1/0", 2), (f"{IMPORT}class B(Bot):\n __init__ = lambda s: 1/0", 3)):
        file = tmp_path / f"bot{line}.py"
        file.write_text(content, encoding="utf-8")
        with pytest.raises(BotError) as caught:
            make(f"{file}:B", TIKI)
        why = f"bot{line}.py:{line}: ZeroDivisionError: division by zero"
        assert caught.value.details["error"] == why


def test_a_bot_may_answer_with_text() -> None:
    state = TIKI.new(2)
    state.settle(FastRng(1))
    seat = state.to_act()[0]
    text = state.text(seat, state.legal(seat)[0])
    assert ask(Answering(text), "mine", state, seat, FastRng(2), 1.0) == state.legal(seat)[0]


def test_the_sight_is_a_world_of_its_own() -> None:
    state = TIKI.new(2)
    state.settle(FastRng(1))
    seat = state.to_act()[0]

    class Looking(Bot):
        def choose(self, sight: Sight) -> int | str:
            assert sight.view == state.view(seat)
            assert sight.legal == state.legal(seat)
            assert sight.another_world().view(seat) == sight.view
            assert 0 < sight.seconds_left() <= 1
            sight.world.apply(seat, sight.legal[0])
            return sight.legal[0]

    before = state.identity()
    ask(Looking(), "looking", state, seat, FastRng(3), 1.0)
    assert state.identity() == before


@strength
def test_the_example_bot_beats_random() -> None:
    spec = f"{EXAMPLES / 'first_bot.py'}:FirstBot"
    plan = Simulation("tiki-topple", {}, (spec, "random"), 40, seed=1)
    summary = simulate(plan, 1, lambda _: None)
    assert summary.seats[0].share > 30


@pytest.mark.parametrize("script", sorted(EXAMPLES.glob("random_*.py")), ids=lambda path: path.name)
def test_examples_run(script: Path) -> None:
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert "winners" in run.stdout


@pytest.mark.parametrize(
    ("content", "name", "reason"),
    [
        (None, "MyBot", "bot-no-file"),
        ("x = 1", "MyBot", "bot-no-class"),
        ("class MyBot: pass", "MyBot", "bot-no-class"),
        ("1/0", "MyBot", "bot-broken"),
        ("import sys; sys.exit(0)", "MyBot", "bot-broken"),
        ("def (", "MyBot", "bot-broken"),
        (
            "from lanai.bots.contract import Bot\nclass MyBot(Bot):\n def __init__(self, x): pass",
            "MyBot",
            "bot-broken",
        ),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_named(
    tmp_path: Path, content: str | None, name: str, reason: str
) -> None:
    file = tmp_path / "bot.py"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(LanaiError) as caught:
        make(f"{file}:{name}", TIKI)
    assert caught.value.reason == reason
    for language in LANGUAGES:
        assert text_in(language).error(caught.value)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(SetupError, match="bot-unknown") as caught:
        make("clever", TIKI)
    for language in LANGUAGES:
        assert "master, search:20000" in text_in(language).error(caught.value)


def test_the_page_names_all_of_a_sight() -> None:
    state = TIKI.new(2)
    state.settle(FastRng(1))
    seat = state.to_act()[0]
    sight = Sight(state, seat, FastRng(1), 1.0)
    page = (EXAMPLES.parent / "docs" / "writing-bots.md").read_text(encoding="utf-8")
    rows = page.split("| of `sight` |")[1].split("\n\n")[0]
    named = set(re.findall(r"`(\w+)(?:\(\w*\))?`", "".join(re.findall(r"\n\| (.*?) \|", rows))))
    assert named == {name for name in dir(sight) if not name.startswith("_")}
