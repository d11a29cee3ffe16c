"""Playing in the terminal: in plain lines through a pipe, and in a real terminal."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from lanai.core.fairness import SimulationLuck
from lanai.core.match import start
from lanai.core.verify import PROVEN, REPRODUCED, verify
from lanai.games import all_games, find
from support.command import lanai

OK, BOT_FAILED, INTERRUPTED = 0, 3, 130


def kept(home: Path) -> Path:
    """Find the file that the game was kept in."""
    (file,) = (home / "lanai").glob("*.lanai.jsonl")
    return file


def first_legal_moves(game: str, seed: int, players: int) -> str:
    """Answer a practice game of people with the first legal move, Enter to pass the keyboard."""
    names = [f"P{seat}" for seat in range(players)]
    match = start(find(game), names, {}, SimulationLuck(seed, 0))
    answers = []
    keyboard = 0
    while seats := match.state.to_act():
        seat = seats[0]
        text = match.state.text(seat, match.state.legal(seat)[0])
        if seat != keyboard:
            answers.append("")
            keyboard = seat
        answers.append(text)
        match.apply(seat, text)
    return "\n".join(answers) + "\n"


@pytest.mark.parametrize("game", sorted(all_games()))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_of_people_at_one_keyboard(game: str, lang: str, tmp_path: Path) -> None:
    players = find(game).seats[-1]
    seats = [part for seat in range(players) for part in ("--seat", f"P{seat}")]
    answers = first_legal_moves(game, 7, players)
    run = lanai("play", game, "--seed", "7", *seats, stdin=answers, home=tmp_path, lang=lang)
    assert run.returncode == OK, run.stderr + run.stdout[-2000:]
    verdict = verify(kept(tmp_path).read_text(encoding="utf-8"), find)
    assert verdict.finished
    assert verdict.chance == REPRODUCED


def test_a_deal_is_committed_to_and_the_game_is_kept(tmp_path: Path) -> None:
    run = lanai("play", "tiki-topple", stdin="?\nquit\n", home=tmp_path)
    assert run.returncode == OK
    commitment = re.search(r"commitment: ([0-9a-f]{64})", run.stdout)
    assert commitment is not None
    file = kept(tmp_path)
    assert f"lanai play {file}" in run.stdout
    text = file.read_text(encoding="utf-8")
    assert commitment[1] in text
    assert verify(text, find).chance == PROVEN
    again = lanai("play", file, stdin="quit\n", home=tmp_path)
    assert again.returncode == OK
    assert commitment[1] in again.stdout


def test_illegal_input_is_answered_with_the_rule(tmp_path: Path) -> None:
    run = lanai("play", "tiki-topple", stdin="toast\nhop\nup1 bob\nquit\n", home=tmp_path)
    assert "Toast cannot be your first card of a round. [TT-T6]" in run.stdout
    assert "[TT-C2]" in run.stdout
    assert "[TT-C1]" in run.stdout


def test_undo_save_and_log(tmp_path: Path) -> None:
    save = tmp_path / "mine.lanai.jsonl"
    people = ("--seat", "Ana", "--seat", "Ben")
    moves = first_legal_moves("tiki-topple", 7, 2).splitlines()
    stdin = "\n".join(
        ["undo", moves[0], moves[1], "undo", moves[2], "undo", "n", "undo", "y", "log",
         f"save {save}", "save /nowhere/x", "quit"]
    )  # fmt: skip
    run = lanai("play", "tiki-topple", "--seed", "7", *people, stdin=stdin + "\n", home=tmp_path)
    assert run.returncode == OK, run.stdout
    assert "There is nothing of yours to take back." in run.stdout
    assert f"Saved to {save}." in run.stdout
    assert "Cannot write “/nowhere/x”" in run.stdout
    assert verify(save.read_text(encoding="utf-8"), find).chance == REPRODUCED


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    run = lanai("play", "tiki-topple", stdin="", home=tmp_path)
    assert run.returncode == INTERRUPTED
    assert "Your game is kept" in run.stdout
    assert kept(tmp_path).exists()


def test_a_bot_that_fails_ends_the_game_but_loses_nothing(tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text(
        "from lanai.bots.contract import Bot\n"
        "class Bad(Bot):\n"
        "    def choose(self, sight):\n"
        "        return 'hop'\n",
        encoding="utf-8",
    )
    moves = first_legal_moves("tiki-topple", 3, 2)
    run = lanai(
        "play", "tiki-topple", "--seed", "3", "--bot", f"{bot}:Bad", stdin=moves, home=tmp_path
    )
    assert run.returncode == BOT_FAILED
    assert "answered 'hop', which is not a move" in run.stderr
    assert verify(kept(tmp_path).read_text(encoding="utf-8"), find).chance == REPRODUCED


# A real terminal


@pytest.fixture
def terminal(tmp_path: Path) -> pexpect.spawn[str]:
    environment = {
        **os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "xterm-256color",
        "LANAI_LANG": "en", "PROMPT_TOOLKIT_NO_CPR": "1",
    }  # fmt: skip
    return pexpect.spawn(
        sys.executable,
        ["-m", "lanai", "play", "tiki-topple", "--seed", "7"],
        env=environment,
        encoding="utf-8", timeout=30, dimensions=(45, 110),
    )  # fmt: skip


def test_moves_are_completed_in_a_real_terminal(terminal: pexpect.spawn[str]) -> None:
    terminal.expect("your move")
    terminal.send("top")
    terminal.expect("topple")  # the menu opens while typing
    terminal.send("ple na")
    terminal.expect("nani")
    terminal.send("\t\r")
    terminal.expect("Nani falls to the last place")
    terminal.expect("your move")
    terminal.sendline("quit")
    terminal.expect("Your game is kept")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == OK


def test_ctrl_c_keeps_the_game(terminal: pexpect.spawn[str]) -> None:
    terminal.expect("your move")
    terminal.sendintr()
    terminal.expect("Your game is kept")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == INTERRUPTED


def test_replay_steps_in_a_real_terminal() -> None:
    golden = Path(__file__).parent.parent / "golden" / "tiki-topple" / "2p-classic.lanai.jsonl"
    replay = pexpect.spawn(
        sys.executable,
        ["-m", "lanai", "replay", str(golden)],
        env={**os.environ, "TERM": "xterm", "LANAI_LANG": "en"},
        encoding="utf-8", timeout=30, dimensions=(60, 110),
    )  # fmt: skip
    for answer, shown in (("", "Start"), ("", "Move 1 of 56"), ("b", "Move 2 of 56"),
                          ("56", "Move 1 of 56"), ("q", "Move 56 of 56")):  # fmt: skip
        replay.expect(shown)
        replay.expect("Enter: next")
        replay.sendline(answer)
    replay.expect(pexpect.EOF)
    replay.close()
    assert replay.exitstatus == OK
