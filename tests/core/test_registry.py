"""Games of other packages: found by their entry points; a broken one takes nobody down."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from lanai.core.errors import SetupError
from lanai.core.registry import GROUP, Registry
from lanai.texts import text_in
from support.kuhn import kuhn_poker

GAME = """
from lanai.core.contract import Game
class Toy(Game):
    pass
GAME = Toy(name={name!r}, seats=(2,), moves=("go",))
"""

Announce = Callable[[str, str, str], Registry]


@pytest.fixture
def announce(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Announce:
    monkeypatch.syspath_prepend(str(tmp_path))
    registry = Registry()
    registry.games["kuhn-poker"] = kuhn_poker()

    def add(name: str, package: str, source: str) -> Registry:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
        (tmp_path / package / "game.py").write_text(source)
        registry.add_announced(EntryPoint(name, package, GROUP))
        return registry

    return add


def test_an_announced_game_is_found(announce: Announce) -> None:
    registry = announce("toy", "toy_one", GAME.format(name="toy"))
    assert registry.faults == {}
    assert registry.find("toy").room == "toy_one"


@pytest.mark.parametrize(
    ("name", "source", "reason"),
    [
        ("toy", "import nowhere_at_all", "game-broken"),
        ("toy", "def", "game-broken"),
        ("toy", "raise SystemExit(3)", "game-broken"),
        ("toy", "GAME = 7", "game-missing"),
        ("toy", "", "game-missing"),
        ("toy", GAME.format(name="Toy Game"), "game-name"),
        ("toy", GAME.format(name="other"), "game-announced"),
        ("kuhn-poker", GAME.format(name="kuhn-poker"), "game-clash"),
    ],
)
def test_a_broken_package_is_named_and_the_others_stay(
    announce: Announce, name: str, source: str, reason: str, request: pytest.FixtureRequest
) -> None:
    package = f"toy_{abs(hash(request.node.name))}"
    registry = announce(name, package, source)
    assert registry.find("kuhn-poker") is kuhn_poker()
    (fault,) = registry.faults.values()
    assert fault.reason == reason
    assert package in text_in("en").error(fault)
    assert package in text_in("fr").error(fault)
    if name == "toy":
        with pytest.raises(SetupError, match=reason):
            registry.find("toy")
