"""Playing in the terminal: in plain lines through a pipe, and in a real terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pexpect
import pytest

from lanai.core.fairness import SimulationLuck
from lanai.core.match import start
from lanai.core.saving import resume
from lanai.core.verify import PROVEN, REPRODUCED, verify
from lanai.games import all_games, find
from lanai.texts import LANGUAGES
from support.command import lanai

GOLDEN = Path(__file__).parent.parent / "golden" / "tiki-topple" / "2p-classic.lanai.jsonl"
OK, USAGE, BOT_FAILED, INTERRUPTED = 0, 2, 3, 130


def kept(home: Path) -> Path:
    """Find the file that the game was kept in."""
    (file,) = (home / "lanai").glob("*.lanai.jsonl")
    return file


def first_legal_moves(game: str, seed: int, players: int) -> str:
    """Answer a practice game of people with the first legal move.

    Enter takes the keyboard at the start; between two people it is pressed by both.
    """
    names = [f"P{seat}" for seat in range(players)]
    match = start(find(game), names, {}, SimulationLuck(seed, 0))
    answers = []
    keyboard = -1
    while seats := match.state.to_act():
        seat = keyboard if keyboard in seats else seats[0]
        text = match.state.text(seat, match.state.legal(seat)[0])
        if seat != keyboard:
            answers += [""] if keyboard < 0 else ["", ""]
            keyboard = seat
        answers.append(text)
        match.apply(seat, text)
    return "\n".join(answers) + "\n"


@pytest.mark.parametrize(
    ("game", "lang"), [*zip(sorted(all_games()), cycle(LANGUAGES), strict=False)]
)
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
    assert f"lanai play ~/lanai/{file.name}" in run.stdout
    text = file.read_text(encoding="utf-8")
    assert commitment[1] in text
    assert verify(text, find).chance == PROVEN
    again = lanai("play", file, stdin="quit\n", home=tmp_path)
    assert again.returncode == OK
    assert commitment[1] in again.stdout


def test_look_shows_the_position_again(tmp_path: Path) -> None:
    run = lanai("play", "tiki-topple", "--seed", "7", stdin="look\nquit\n", home=tmp_path)
    assert run.returncode == OK
    assert run.stdout.count("Round 1 of 4") == 2


def test_illegal_input_is_answered_with_the_rule(tmp_path: Path) -> None:
    given = "toast\nhop\nup1 bob\nquit\n"
    run = lanai("play", "tiki-topple", "--seed", "7", stdin=given, home=tmp_path)
    assert "Toast cannot be your first card of a round. [TT-T6]" in run.stdout
    assert "[TT-C2]" in run.stdout
    assert "[TT-C1]" in run.stdout


def test_undo_is_free_until_somebody_else_moves(tmp_path: Path) -> None:
    people = ("--seat", "Ana", "--seat", "Ben")
    take, first, end, take_2, second = first_legal_moves("tiki-topple", 7, 2).splitlines()[:5]
    stdin = [take, "undo", first, "undo", first, end, take_2, "UNDO", second, "undo", "quit"]
    run = lanai(
        "play", "tiki-topple", "--seed", "7", *people,
        stdin="\n".join(stdin) + "\n", home=tmp_path,
    )  # fmt: skip
    assert run.returncode == OK, run.stdout
    assert run.stdout.count("There is nothing of yours to take back.") == 2
    assert run.stdout.count("Taken back:") == 2
    assert "Does the table agree" not in run.stdout


def test_undo_asks_the_table_when_others_have_moved(tmp_path: Path) -> None:
    seats = ("--seat", "bot:medium", "--seat", "Ana")  # Ana starts
    stdin = "up1 nani\nundo\nn\nundo\ny\nquit\n"
    run = lanai("play", "tiki-topple", "--seed", "7", *seats, stdin=stdin, home=tmp_path)
    assert run.returncode == OK, run.stdout
    assert run.stdout.count("agree to take back 2 moves?") == 2
    assert run.stdout.count("Nothing was taken back.") == 1
    assert run.stdout.count("Taken back:") == 1
    told = run.stdout.split("Taken back:\n")[1].splitlines()
    assert "Ana plays Up 1: Nani" in told[0] and "plays" in told[1]


def test_save_and_log(tmp_path: Path) -> None:
    save = tmp_path / "mine.lanai.jsonl"
    diary = tmp_path / "diary"
    diary.write_text("Dear diary", encoding="utf-8")
    saves = [save, save, diary, tmp_path, "/nowhere/x", "a\0b", "n" * 300]
    saves += ["~/mine.lanai.jsonl"]
    stdin = "log\n" + "".join(f"save {name}\n" for name in saves) + "quit\n"
    run = lanai("play", "tiki-topple", "--seed", "7", stdin=stdin, home=tmp_path)
    assert run.returncode == OK, run.stderr
    assert run.stdout.count(f"Saved to {save}.") == 3, "~ is the home folder"
    assert run.stdout.count("it was not overwritten") == 2
    assert run.stdout.count("Cannot write “") == 3
    assert diary.read_text(encoding="utf-8") == "Dear diary"
    assert verify(save.read_text(encoding="utf-8"), find).chance == REPRODUCED


def test_games_are_kept_at_home_unless_an_absolute_folder_is_named(tmp_path: Path) -> None:
    places = {"HOME": str(tmp_path), "XDG_STATE_HOME": "near"}
    lanai("play", "tiki-topple", stdin="quit\n", more=places)
    assert len(list((tmp_path / ".local" / "state" / "lanai").iterdir())) == 1


def test_commands_in_capitals_and_help(tmp_path: Path) -> None:
    people = ("--seat", "Ana", "--seat", "Ben")
    stdin = "\nHelp\nQUIT\n"
    run = lanai("play", "tiki-topple", "--seed", "7", *people, stdin=stdin, home=tmp_path)
    assert run.returncode == OK
    assert "\n  wiki kapu: nani, wikiwiki, huhu" in run.stdout
    assert "Type a move, ? for all" in run.stdout
    assert "Tab" not in run.stdout


def test_seeds_are_written_as_they_are_and_the_file_is_named(tmp_path: Path) -> None:
    run = lanai("play", "tiki-topple", "--seed", "1234567", stdin="quit\n", home=tmp_path)
    assert "seed 1234567:" in run.stdout
    assert f"The game is kept in ~/lanai/{kept(tmp_path).name}\n" in run.stdout


def test_a_card_that_was_never_held(tmp_path: Path) -> None:
    people = ("--seat", "Ana", "--seat", "Ben")
    stdin = "\nup2 nani\nquit\n"
    run = lanai("play", "tiki-topple", "--seed", "7", *people, stdin=stdin, home=tmp_path)
    assert "You do not have Up 2 in your hand. [TT-T1]" in run.stdout


def test_the_keyboard_is_handed_over(tmp_path: Path) -> None:
    people = ("--seat", "Ana", "--seat", "Ben")
    moves = first_legal_moves("tiki-topple", 7, 2).splitlines()
    stdin = "\n".join(["hello", *moves[:3], "hurry", "quit"])
    run = lanai("play", "tiki-topple", "--seed", "7", *people, stdin=stdin + "\n", home=tmp_path)
    assert run.returncode == OK, run.stdout
    before, after = run.stdout.split("Press Enter to end your turn, or type undo: ")
    assert "Pass the keyboard to Ben, who presses Enter: “hello” was ignored." in before
    assert "Ben plays Up 1" in before
    assert after.startswith("\n" * 20)
    assert "Pass the keyboard to Ana, who presses Enter: “hurry” was ignored." in after
    again = lanai("play", kept(tmp_path), stdin="\nquit\n", home=tmp_path)
    assert "Pass the keyboard to Ana" in again.stdout


def test_a_resumed_game_is_told_since_the_last_scoring_and_left_as_it_is(tmp_path: Path) -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "old.lanai.jsonl"
    file.write_text("".join(lines[:21]).replace("bot:greedy", "Ana"), encoding="utf-8")
    before = file.read_bytes()
    run = lanai("play", file, stdin="quit\n", home=tmp_path)
    assert run.returncode == OK, run.stderr
    assert "Round 2: Ana starts." in run.stdout
    assert "Round 1" not in run.stdout
    assert file.read_bytes() == before


def test_unfinished_games_are_offered(tmp_path: Path) -> None:
    lanai("play", "tiki-topple", "--seed", "7", "--seat", "Ana", stdin="quit\n", home=tmp_path)
    file = kept(tmp_path)
    number = len(all_games()) + 1
    stdin = f"0\n{number}\nquit\n"
    run = lanai("play", stdin=stdin, home=tmp_path)
    assert run.returncode == OK, run.stderr
    assert f"  {number}  Go on: Tiki Topple · Ana, Medium · " in run.stdout
    assert kept(tmp_path) == file, "no new game was started"
    fresh = lanai("play", "--seed", "8", stdin="1\nquit\n", home=tmp_path)
    assert "Go on: Tiki" not in fresh.stdout, "who arranges a game wants a new one"


def test_a_kept_game_that_is_not_there_any_more_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "lanai").mkdir()
    (tmp_path / "lanai" / "lost.lanai.jsonl").symlink_to(tmp_path / "elsewhere")
    run = lanai("play", stdin="tiki-topple\nquit\n", home=tmp_path)
    assert run.returncode == OK, run.stderr
    assert "Go on:" not in run.stdout


def test_names_can_have_emoji(tmp_path: Path) -> None:
    seats = ("--seat", " 👩\u200d💻  Ana", "--seat", "日本")
    run = lanai("play", "tiki-topple", *seats, stdin="\nquit\n", home=tmp_path)
    assert run.returncode == OK, run.stderr
    assert "Tiki Topple · 👩\u200d💻 Ana, 日本\n" in run.stdout


def test_going_on_with_the_command_that_was_named(tmp_path: Path) -> None:
    run = lanai("play", "tiki-topple", stdin="quit\n", home=tmp_path)
    command = run.stdout.rpartition("Go on with: ")[2].strip()
    again = subprocess.run(
        command, shell=True, input="quit\n", capture_output=True, text=True, check=False,
        env={**os.environ, "HOME": str(tmp_path), "LANAI_LANG": "en"},
    )  # fmt: skip
    assert again.returncode == OK, again.stderr
    assert "Your game is kept" in again.stdout


def test_the_end_shows_missions_and_a_ranking(tmp_path: Path) -> None:
    people = ("--seat", "Ana", "--seat", "Ben")
    stdin = first_legal_moves("tiki-topple", 7, 2)
    run = lanai("play", "tiki-topple", "--seed", "7", *people, stdin=stdin, home=tmp_path)
    end = run.stdout.rpartition("The game is over.")[2]
    assert end.count("Last mission") == 2
    assert re.search(r"(Ana|Ben) wins with \d+ points?\.\n  1\. \1: \d+ points?\n  2\. ", end)


def test_a_bot_of_ones_own_goes_by_the_name_of_its_class(tmp_path: Path) -> None:
    bot = f"{Path(__file__).parent.parent.parent}/examples/first_bot.py:FirstBot"
    run = lanai("play", "tiki-topple", "--bot", bot, stdin="quit\n", home=tmp_path)
    assert "Player, FirstBot\n" in run.stdout


def test_no_program_runs_because_a_file_that_was_sent_names_it(tmp_path: Path) -> None:
    spy = tmp_path / "spy.py"
    spy.write_text(
        "from pathlib import Path\n"
        "from lanai.bots.contract import Bot\n"
        "Path(__file__).with_suffix('.ran').touch()\n"
        "class Spy(Bot):\n"
        "    def choose(self, sight):\n"
        "        return sight.legal[0]\n",
        encoding="utf-8",
    )
    bot, ran = f"{spy}:Spy", spy.with_suffix(".ran")
    lanai("play", "tiki-topple", "--bot", bot, stdin="quit\n", home=tmp_path)
    own = kept(tmp_path)
    sent = tmp_path / "sent.lanai.jsonl"
    sent.write_bytes(own.read_bytes())
    ran.unlink()
    run = lanai("play", sent, stdin="quit\n", home=tmp_path)
    assert (run.returncode, ran.exists()) == (USAGE, False)
    assert f"--bot {bot}" in run.stderr
    other = lanai("play", sent, "--bot", "medium", stdin="quit\n", home=tmp_path)
    assert "already says who plays" in other.stderr and not ran.exists()
    assert lanai("play", sent, "--bot", bot, stdin="quit\n", home=tmp_path).returncode == OK
    ran.unlink()
    assert lanai("play", own, stdin="quit\n", home=tmp_path).returncode == OK
    assert ran.exists(), "of a game that was kept here it is known"


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


def spawn(home: Path, *arguments: str | Path) -> pexpect.spawn[str]:
    """Start the command in a terminal of the usual size."""
    environment = {
        **os.environ, "XDG_STATE_HOME": str(home), "TERM": "xterm-256color",
        "LANAI_LANG": "en", "PROMPT_TOOLKIT_NO_CPR": "1",
    }  # fmt: skip
    return pexpect.spawn(
        sys.executable,
        ["-m", "lanai", *map(str, arguments)],
        env=environment,
        encoding="utf-8", timeout=120, dimensions=(24, 80),
    )  # fmt: skip


@pytest.fixture
def terminal(tmp_path: Path) -> pexpect.spawn[str]:
    return spawn(tmp_path, "play", "tiki-topple", "--seed", "7")


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


def test_the_screen_is_forgotten_when_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    people = ("--seat", "Ana", "--seat", "Ben")
    terminal = spawn(tmp_path, "play", "tiki-topple", "--seed", "7", *people)
    terminal.expect("Pass the keyboard to Ben")
    terminal.sendline("")
    terminal.expect("Ben, your move")
    terminal.sendline("up1 nani")
    terminal.expect("Ben plays Up 1")
    terminal.expect("Press Enter to end your turn")
    terminal.sendline("")
    terminal.expect_exact("\x1b[2J\x1b[3J")
    terminal.expect("Pass the keyboard to Ana")
    terminal.sendline("quit")
    terminal.expect("Your game is kept")
    terminal.expect(pexpect.EOF)


def test_a_terminal_waits_after_a_round_was_scored(tmp_path: Path) -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "old.lanai.jsonl"
    file.write_text("".join(lines[:15]).replace("bot:greedy", "Ana"), encoding="utf-8")
    terminal = spawn(tmp_path, "play", file)
    terminal.expect("your move")
    terminal.sendline("toast")
    terminal.expect("Round 1 is over")
    terminal.expect("Press Enter")
    terminal.sendline("")
    terminal.expect("Round 2: Ana starts")
    terminal.expect("your move")
    terminal.sendline("quit")
    terminal.expect("Your game is kept")
    terminal.expect(pexpect.EOF)


def test_replay_steps_in_a_real_terminal(tmp_path: Path) -> None:
    replay = spawn(tmp_path, "replay", GOLDEN)
    for answer, shown in (("", "Start"), ("", "Move 1 of 56"), ("b", "Move 2 of 56"),
                          ("next", "Move 1 of 56"), ("56", "“next” is not possible here"),
                          ("q", "Move 56 of 56")):  # fmt: skip
        replay.expect(shown)
        replay.expect("Enter: next")
        replay.sendline(answer)
    replay.expect(pexpect.EOF)
    replay.close()
    assert replay.exitstatus == OK


# From a moment of a recorded game on


def test_a_game_of_ones_own_from_a_moment_of_another(tmp_path: Path) -> None:
    moves = [text for text in GOLDEN.read_text(encoding="utf-8").splitlines() if "move" in text]
    before_end = str(len(moves) - 2)
    wanted = ("play", GOLDEN, "--from", before_end, "--as", "0", "--bot", "random", "--plain")
    run = lanai(*wanted, stdin="quit\n", home=tmp_path)
    assert run.returncode == OK, run.stderr
    assert "It is not a fair deal by proof." in run.stdout
    file = kept(tmp_path)
    state = resume(file.read_text(encoding="utf-8"), find).state
    move = state.text(0, state.legal(0)[0])
    run = lanai("play", file, "--plain", stdin=move + "\n", home=tmp_path)
    assert re.search(r"Your seat then: .+ Now: .+", run.stdout), run.stdout
    said = lanai("verify", file, "--original", GOLDEN).stdout
    assert "not a fair deal by proof" in said
    other = GOLDEN.with_name("2p-one-toast.lanai.jsonl")
    assert lanai("verify", file, "--original", other).returncode == 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("tiki-topple", "--from", "3"), "name its file"),
        ((GOLDEN, "--as", "0"), "name it with --from"),
        ((GOLDEN, "--from", "3", "--players", "3"), "are for new games"),
        ((GOLDEN, "--from", "999"), "There is no move 999"),
        ((GOLDEN, "--from", "3", "--as", "2"), "There is no seat 3"),
    ],
)
def test_a_moment_that_is_none_is_refused(
    arguments: tuple[str | Path, ...], reason: str, tmp_path: Path
) -> None:
    run = lanai("play", *arguments, home=tmp_path)
    assert run.returncode == 2
    assert reason in " ".join(run.stderr.split())
