"""Kuhn poker, installed as a package of its own, through the commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.command import lanai
from support.kuhn import path_with

pytestmark = pytest.mark.usefixtures("with_kuhn_poker")


def test_games_lists_it() -> None:
    listed = json.loads(lanai("games", "--json").stdout)
    assert [game["players"] for game in listed if game["game"] == "kuhn-poker"] == [[2]]
    shown = lanai("games").stdout
    assert "kuhn-poker  2 players · 1–2 minutes" in shown
    assert "just large enough to bluff" in shown


def test_cards_says_that_there_are_none() -> None:
    assert lanai("cards", "kuhn-poker").stdout == "Kuhn Poker has no card tables.\n"


@pytest.mark.parametrize("flags", [["--plain"], []])
def test_play_in_the_terminal(tmp_path: Path, flags: list[str]) -> None:
    run = lanai(
        "play", "kuhn-poker", "--seat", "Ana", "--bot", "random", "--seed", "3", *flags,
        stdin="raise\n?\nlook\nbet\npass\n", home=tmp_path,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "Kuhn Poker · Ana, Random" in run.stdout
    assert "“raise” is no move of this game." in run.stdout
    assert "Dealt (card jack)." in run.stdout
    assert "Ana: played (move bet)." in run.stdout
    assert "wins with" in run.stdout


def test_records_of_bots_verify_and_replay(tmp_path: Path) -> None:
    run = lanai(
        "simulate", "kuhn-poker", "--bots", "hard,random", "--games", "4", "--seed", "1",
        "--processes", "1", "--check", "--records", tmp_path, "--json",
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    records = sorted(tmp_path.glob("*.jsonl"))
    assert len(records) == json.loads(run.stdout)["games"] == 4
    assert lanai("verify", *records).returncode == 0
    told = lanai("replay", records[0], "--plain")
    assert "Pot: " in told.stdout
    assert told.returncode == 0, told.stderr


def test_a_study_with_what_it_has(tmp_path: Path) -> None:
    page = tmp_path / "kuhn.html"
    run = lanai(
        "study", "kuhn-poker", "--bots", "random", "--games", "8", "--seed", "1", "--out", page,
        "--processes", "1",
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["kuhn-figures.csv", "kuhn-games-2.csv", "kuhn.html"]
    refused = lanai("study", "kuhn-poker", "--cards", __file__)
    assert refused.returncode == 2 and "no card tables to change" in refused.stderr


def test_a_tournament_on_two_processes() -> None:
    run = lanai(
        "tournament", "kuhn-poker", "--bots", "random,easy,medium", "--games", "4", "--seed", "1",
        "--processes", "2", "--json",
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert {bot["bot"] for bot in json.loads(run.stdout)["bots"]} == {"random", "easy", "medium"}


def broken_package(folder: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write a new game whose state is what `source` makes of it, where commands find it."""
    assert lanai("new-game", "toy", "--in", folder).returncode == 0
    state = folder / "toy" / "toy" / "state.py"
    state.write_text(f"{state.read_text()}\n{source}")
    announced = folder / "toy" / "toy-1.0.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (announced / "entry_points.txt").write_text("[lanai.games]\ntoy = toy\n")
    monkeypatch.setenv("PYTHONPATH", path_with(folder / "toy"))


def test_a_crash_of_the_game_is_not_the_bots_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "    def winners(self) -> list[int]:\n        raise ZeroDivisionError('oops')\n"
    broken_package(tmp_path, source, monkeypatch)
    for command in ("simulate", "tournament"):
        run = lanai(command, "toy", "--bots", "medium,random", "--games", "2", "--seed", "1")
        assert run.returncode == 3, run.stderr
        assert run.stderr.count("\n") == 1
        assert "The game “toy” crashed while the bot “medium” was thinking" in run.stderr
        line = len((tmp_path / "toy" / "toy" / "state.py").read_text().splitlines())
        assert f"state.py:{line}: ZeroDivisionError: oops." in run.stderr


@pytest.mark.parametrize(
    ("source", "arguments"),
    [
        ("scores(self) -> list[int]", ["play", "--seat", "A", "--bot", "random"]),
        ("draw(self, rng: Rng) -> None", ["simulate", "--bots", "random", "--processes", "1"]),
        ("draw(self, rng: Rng) -> None", ["simulate", "--bots", "random", "--processes", "2"]),
    ],
)
def test_a_crash_of_the_game_that_no_bot_thinks_about_is_said_in_one_sentence(
    source: str, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = f"    def {source}:\n        raise ZeroDivisionError('oops')\n"
    broken_package(tmp_path, source, monkeypatch)
    command, *others = arguments
    run = lanai(command, "toy", *others, "--seed", "1", stdin="take 1\n" * 30, home=tmp_path)
    line = len((tmp_path / "toy" / "toy" / "state.py").read_text().splitlines())
    assert run.returncode == 1, run.stderr
    assert run.stderr == (
        f"lanai: The game “toy” crashed: state.py:{line}: ZeroDivisionError: oops; "
        "“lanai check” says more.\n"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--bots", "medium", "--games", "2"],
        ["play", "--seat", "bot:random", "--seat", "A"],
    ],
)
def test_a_game_that_hides_something_has_to_write_redeal(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (
        "    def view(self, viewer: int) -> Json:\n        return {} if viewer else {'own': 1}\n"
    )
    broken_package(tmp_path, source, monkeypatch)
    command, *others = arguments
    run = lanai(command, "toy", *others, "--seed", "1", stdin="take 1\n", home=tmp_path)
    assert run.returncode == 1, run.stderr
    assert run.stderr == (
        "lanai: This game is not finished. toy: the views of its seats differ, so it has to write "
        "redeal; “lanai check” says more.\n"
    )


def test_a_move_by_the_name_of_a_command_is_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_package(tmp_path, "", monkeypatch)
    game = tmp_path / "toy" / "toy" / "game.py"
    game.write_text(game.read_text().replace('"take 1"', '"look"').replace('"take 3"', '"quit"'))
    typed = "look\n/look\nlook\n/quit\n"
    run = lanai("play", "toy", "--bot", "random", "--seed", "4", stdin=typed, home=tmp_path)
    assert run.returncode == 0, run.stderr
    assert run.stdout.count("Player: took (stones 1; left ") == 2


def test_check_says_the_same_fault_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "    def own_view(self, seat: int) -> Json:\n        raise ZeroDivisionError('oops')\n"
    broken_package(tmp_path, source, monkeypatch)
    run = lanai("check", "toy", "--runs", "2")
    assert run.returncode == 1, run.stderr
    assert run.stdout.count("ZeroDivisionError: oops") == 1
    assert "(the same fault as above)" in run.stdout
