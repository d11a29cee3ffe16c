"""Kuhn poker, installed as a package of its own, through the commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.command import lanai

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


def test_a_tournament_on_two_processes() -> None:
    run = lanai(
        "tournament", "kuhn-poker", "--bots", "random,easy,medium", "--games", "4", "--seed", "1",
        "--processes", "2", "--json",
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert {bot["bot"] for bot in json.loads(run.stdout)["bots"]} == {"random", "easy", "medium"}
