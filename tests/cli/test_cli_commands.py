"""The commands, run in real processes: what they print, and how they end."""

from __future__ import annotations

import json
import os
import resource
import shlex
import signal
import subprocess
import sys
import time
import tomllib
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from lanai.cli import cards
from lanai.core.errors import SetupError
from lanai.core.fairness import LARGEST_SEED
from lanai.games import all_games, find
from lanai.texts import LANGUAGES, text_in
from support.command import lanai
from support.copies import runs
from support.kuhn import kuhn_poker

TESTS = Path(__file__).parent.parent
GOLDEN = TESTS / "golden" / "tiki-topple" / "fair-2p.lanai.jsonl"
COMMANDS = (
    "play",
    "simulate",
    "tournament",
    "study",
    "train",
    "replay",
    "review",
    "verify",
    "cards",
    "games",
    "check",
    "new-game",
    "bench",
)
FULL = Path("/dev/full")
OK, FAULT, USAGE, BOT_FAILED, INTERRUPTED = 0, 1, 2, 3, 130


def one_sentence(text: str) -> bool:
    """Tell whether an error is one line that ends like a sentence, and no traceback."""
    return text.startswith("lanai: ") and text.count("\n") == 1 and "Traceback" not in text


def test_the_version_says_compiled_or_interpreted() -> None:
    run = lanai("--version")
    assert run.returncode == OK
    assert "compiled" in run.stdout or "interpreted" in run.stdout


@pytest.mark.parametrize(("command", "lang"), [*zip(COMMANDS, cycle(LANGUAGES), strict=False)])
def test_every_command_has_help_with_examples(command: str, lang: str) -> None:
    run = lanai(command, "--help", lang=lang)
    assert run.returncode == OK
    if command != "games":
        assert f"lanai {command} " in run.stdout
        assert text_in(lang)("cli-examples") in run.stdout


def test_what_is_learned_is_written_with_where_it_comes_from() -> None:
    plan = ("--games", "4", "--generations", "1", "--simulations", "1", "--hidden", "1")
    runs_of_it = [lanai("train", "moonshine", "--seed", "7", *plan) for _ in range(2)]
    first, again = (tomllib.loads(run.stdout) for run in runs_of_it)
    assert first["net"] == again["net"]
    assert (first["made"]["seed"], first["made"]["games"]) == (7, 4)
    again = tomllib.loads(lanai(*shlex.split(first["made"]["command"])[1:]).stdout)
    assert first["net"] == again["net"], "the command in the file makes it again"


@pytest.mark.parametrize("game", sorted(all_games()))
def test_what_you_have_trained_plays(game: str, tmp_path: Path) -> None:
    weights = tmp_path / "own.toml"
    plan = ("--games", "4", "--generations", "2", "--simulations", "1", "--hidden", "1")
    run = lanai("train", game, *plan, "--keep", tmp_path / "games.jsonl", "--out", weights)
    assert run.returncode == OK, run.stderr
    bots = f"{weights}:2,random"
    played = lanai("simulate", game, "--bots", bots, "--games", "2", "--processes", "1")
    assert played.returncode == OK, played.stderr
    weights.write_text(weights.read_text("utf-8").replace("inputs = ", "inputs = 9"), "utf-8")
    refused = lanai("simulate", game, "--bots", bots, "--games", "2")
    assert refused.returncode == USAGE and one_sentence(refused.stderr)
    assert "own.toml” were made for another game" in refused.stderr


def test_the_language_can_be_chosen() -> None:
    assert "Lister les jeux" in lanai("--lang", "fr", "--help").stdout
    assert "joueurs" in lanai("games", "--lang=fr").stdout
    assert "Liste die Spiele auf" in lanai("--help", lang="de_AT.UTF-8").stdout
    assert "List the games" in lanai("--help", lang="eo").stdout


def test_games_are_listed() -> None:
    run = lanai("games", "--json")
    assert {row["game"] for row in json.loads(run.stdout)} == set(all_games())
    assert "Tiki Topple" in lanai("games").stdout or "tiki-topple" in lanai("games").stdout


@pytest.mark.parametrize("game", sorted(all_games()))
def test_cards_say_where_they_come_from(game: str) -> None:
    data = json.loads(lanai("cards", game, "--json").stdout)
    assert data["version"] == data["versions"][-1] == find(game).cards
    rows = [row for rows in data["table"].values() if isinstance(rows, list) for row in rows]
    assert rows and all(row["provenance"] for row in rows if isinstance(row, dict))
    for flags in ([], ["--plain"]):
        run = lanai("cards", game, *flags)
        assert run.returncode == OK
        assert "reconstructed" in run.stdout
    table = lanai("cards", game, "--toml").stdout
    assert tomllib.loads(table) == data["table"] and table.startswith("#")


def test_a_game_without_cards_writes_no_file_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "find", lambda _name: kuhn_poker())
    with pytest.raises(SetupError, match="setup-no-cards"):
        cards.run("kuhn-poker", as_toml=True)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_simulation_is_reproducible_on_any_number_of_processes(game: str, tmp_path: Path) -> None:
    arguments = ["simulate", game, "--games", "40", "--seed", "7", "--json"]
    runs = [
        lanai(*arguments, "--processes", "1"),
        lanai(*arguments, "--processes", "2"),
        lanai(*arguments, "--records", str(tmp_path)),
    ]
    results = []
    for run in runs:
        assert run.returncode == OK, run.stderr
        data = json.loads(run.stdout)
        results.append({key: data[key] for key in ("seats", "moves", "games", "tally", "seed")})
    assert results[0] == results[1] == results[2]
    records = sorted(tmp_path.iterdir())
    assert len(records) == 40
    checked = lanai("verify", *records)
    assert checked.returncode == OK, checked.stderr
    assert checked.stdout.count("reproduced") == 40


def test_the_summary_tells_scores_wins_and_speed() -> None:
    run = lanai("simulate", "tiki-topple", "--players", "4", "--games", "50", "--seed", "1")
    assert run.returncode == OK
    for word in ("Wins", "Points", "three tikis", "moves/s", "seed 1"):
        assert word in run.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["simulate", "chess"], USAGE, "no game “chess”"),
        (["play", "chess"], USAGE, "no game “chess”"),
        (["cards", "chess"], USAGE, "no game “chess”"),
        (["cards", "tiki-topple", "--table", "9"], USAGE, "no card table"),
        (["simulate", "tiki-topple", "--players", "5"], USAGE, "2 to 4 players, not 5"),
        (["simulate", "tiki-topple", "--players", "0"], USAGE, "2 to 4 players, not 0"),
        (["--lang", "xx", "games"], USAGE, "no language “xx”"),
        (["simulate", "x" * 5000], USAGE, "no game “xxx"),
        (["play", "tiki-topple", "--players", "5"], USAGE, "2 to 4 players, not 5"),
        (["play", "tiki-topple", "--seat", "bot:random"], USAGE, "Nobody would play"),
        (["play", "nowhere.lanai.jsonl"], USAGE, "no file “nowhere.lanai.jsonl”"),
        (["play", "folder/nowhere"], USAGE, "no file “folder/nowhere”"),
        (["play", str(GOLDEN), "--seed", "7"], USAGE, "already says who plays"),
        (["play", str(GOLDEN), "--bot", "medium"], USAGE, "already says who plays"),
        (["play", "tiki-topple", "--players", "2", *["--seat", "A"] * 3], USAGE, "3 seats"),
        (["simulate", "tiki-topple", "--option", "hand=huge"], USAGE, "cannot be “huge”"),
        (["simulate", "tiki-topple", "--option", "speed=1"], USAGE, "no option “speed”"),
        (["simulate", "tiki-topple", "--option", "hand"], USAGE, "name=value"),
        (["simulate", "tiki-topple", "--bots", "clever"], USAGE, "no bot “clever”"),
        (["simulate", "tiki-topple", "--bots", "no.py:X"], USAGE, "no file"),
        (
            ["simulate", "tiki-topple", "--players", "3", "--bots", "random,medium"],
            USAGE,
            "2 bots for 3",
        ),
        (["verify", "nowhere.jsonl"], USAGE, "Cannot read “nowhere.jsonl”"),
        (["verify", str(TESTS)], USAGE, "Is a directory"),
        (["replay", str(TESTS)], USAGE, "Is a directory"),
        (["play", str(TESTS)], USAGE, "Is a directory"),
        (["play", str(GOLDEN)], USAGE, "This game is over"),
        (["replay", "nowhere.jsonl"], USAGE, "Cannot read"),
        (["replay", str(GOLDEN), "--as", "7"], USAGE, "no seat 7"),
        (["play", "tiki-topple", "--seat", " "], USAGE, "“ ” is not a name"),
        (["play", "tiki-topple", "--seat", "\u200d"], USAGE, "is not a name"),
        (["play", "tiki-topple", "--seat", "A\x1b[2Jna"], USAGE, "“A\\x1b[2Jna” is not a name"),
        (["play", "tiki-topple", "--players", "9" * 400], USAGE, "for 2 to 4 players, not 9,999,"),
        (["play", "moluku", "--option", "teams=true"], USAGE, "cannot be “true”. Choices: false."),
        (["play", "n" * 300], USAGE, "There is no game"),
        (["play", "n" * 300 + ".lanai.jsonl"], USAGE, "There is no file"),
        (["play", "~nobody-at-all/game.lanai.jsonl"], USAGE, "There is no file"),
        (["verify", "n" * 300], USAGE, "File name too long"),
        (["simulate", "moluku", "--out", "n" * 300 + ".csv"], USAGE, "File name too long"),
        (["simulate", "moluku", "--samples", "9"], USAGE, "add --review"),
        (["simulate", "moluku", "--out", "a.csv", "--moves", "./a.csv"], USAGE, "at once"),
        (["train", "moonshine", "--out", "nowhere/w.toml"], USAGE, "no folder “nowhere”"),
        (["train", "moonshine", "--keep", "nowhere/w.jsonl"], USAGE, "no folder “nowhere”"),
        (["admin", "find", "Ana", "--data", "nowhere"], USAGE, "no data folder “nowhere”"),
        (["reports", "--data", "nowhere"], USAGE, "no data folder “nowhere”"),
        (["ratings", "rebuild", "--data", "nowhere"], USAGE, "no data folder “nowhere”"),
    ],
)
def test_wrong_input_is_answered_in_one_sentence(
    arguments: list[str], code: int, words: str
) -> None:
    run = lanai(*arguments)
    assert (run.returncode, run.stdout) == (code, "")
    assert one_sentence(run.stderr), run.stderr
    assert words in run.stderr


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("LANGUAGE", "Did you mean LANAI_LANG?"),
        ("BOT_PROCESES", "Did you mean LANAI_BOT_PROCESSES"),
    ],
)
def test_a_variable_that_nothing_reads_is_told_by_every_command(name: str, words: str) -> None:
    run = lanai("games", more={f"LANAI_{name}": "de"})
    assert run.returncode == 2
    assert words in run.stderr
    assert lanai("games", more={"LANAI_PORT": "8000"}).returncode == 0


@pytest.mark.parametrize("seconds", ["nan", "inf", "1e30", "0", "-1"])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_seconds_that_nobody_waits_are_wrong_usage(command: str, seconds: str) -> None:
    run = lanai(command, "tiki-topple", "--seconds", seconds)
    assert (run.returncode, run.stdout) == (USAGE, "")
    assert "--seconds" in run.stderr and "Traceback" not in run.stderr


@pytest.mark.parametrize("seed", ["-1", str(LARGEST_SEED + 1), str(10**30), "9" * 5000, "1.5"])
@pytest.mark.parametrize(
    "arguments",
    [["simulate", "tiki-topple"], ["tournament", "tiki-topple"], ["play", "tiki-topple"]],
    ids=lambda arguments: arguments[0],
)
def test_a_seed_that_no_record_could_keep_is_wrong_usage(arguments: list[str], seed: str) -> None:
    run = lanai(*arguments, "--seed", seed)
    assert (run.returncode, run.stdout) == (USAGE, "")
    assert "--seed" in run.stderr and "Traceback" not in run.stderr


@pytest.mark.parametrize("seed", [0, 2**62, 10**18, LARGEST_SEED])
def test_records_from_every_seed_verify(seed: int, tmp_path: Path) -> None:
    arguments = ("--games", "2", "--seed", str(seed), "--records", tmp_path)
    assert lanai("simulate", "tiki-topple", "--processes", "1", *arguments).returncode == OK
    checked = lanai("verify", *tmp_path.iterdir())
    assert checked.returncode == OK, checked.stderr
    assert checked.stdout.count("reproduced") == 2


def test_records_into_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    run = lanai("simulate", "tiki-topple", "--records", file / "records")
    assert run.returncode == USAGE
    assert one_sentence(run.stderr)


@pytest.mark.parametrize("command", [["simulate"], ["tournament", "--bots", "random,easy"]])
def test_a_table_into_a_folder_that_is_not_there(command: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "reslts" / "today"
    run = lanai(*command, "tiki-topple", "--games", "2", "--out", folder / "games.csv")
    assert (run.returncode, run.stdout) == (USAGE, "")
    assert one_sentence(run.stderr)
    assert f"no folder “{folder}”" in run.stderr
    assert not list(tmp_path.iterdir())


def test_a_good_record_verifies_and_a_changed_one_does_not(tmp_path: Path) -> None:
    run = lanai("verify", GOLDEN)
    assert run.returncode == OK
    assert "proven by its commitment" in run.stdout
    text = GOLDEN.read_text(encoding="utf-8")
    changed = tmp_path / "changed.lanai.jsonl"
    changed.write_text(text.replace('"Ana"', '"Ann"'), encoding="utf-8")
    bad = lanai("verify", changed, GOLDEN)
    assert bad.returncode == FAULT
    last = text.count("\n")
    assert f"changed.lanai.jsonl:{last}: This is not the record that was sealed" in bad.stderr
    assert "fair-2p" in bad.stdout
    as_json = lanai("verify", "--json", changed)
    assert json.loads(as_json.stdout)["line"] == last
    illegal = text.replace("up1", "up9", 1)
    piped = lanai("verify", "-", stdin=illegal)
    assert piped.returncode == FAULT
    assert one_sentence(piped.stderr)


def test_a_record_is_compared_with_the_agreement_that_a_player_has_kept() -> None:
    agreed = GOLDEN.with_name("agreed-2p.lanai.jsonl")
    told = json.loads(lanai("verify", "--json", agreed).stdout)
    assert told["scheme"] == "agreed"
    kept = told["agreement"]
    spaced = " ".join(kept[at : at + 4] for at in range(0, 64, 4)).upper()
    assert lanai("verify", "--agreement", spaced, agreed).returncode == 0
    other = lanai("verify", "--agreement", kept[::-1], agreed)
    assert other.returncode == 1 and kept in other.stderr
    old = lanai("verify", "--agreement", kept, GOLDEN.with_name("fair-2p.lanai.jsonl"))
    assert old.returncode == 1 and "no agreement" in old.stderr


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "The record is empty"),
        (b"\xff\xfe\x00", "Not a text in UTF-8"),
        (b"\x00" * 100, "Not a line of JSON"),
        (b"hello\n", "Not a line of JSON"),
        (b'{"lanai":' + b"9" * 5000 + b"}", "value has 5000 digits.\n"),
        (b"\xef\xbb\xbf" + GOLDEN.read_bytes(), "an invisible mark (BOM)"),
    ],
)
def test_a_file_that_is_no_record_is_at_fault(
    content: bytes, words: str, command: str, tmp_path: Path
) -> None:
    file = tmp_path / "noise.lanai.jsonl"
    file.write_bytes(content)
    run = lanai(command, file)
    assert (run.returncode, run.stdout) == (FAULT, "")
    assert one_sentence(run.stderr)
    assert words in run.stderr


def test_a_record_that_is_no_text_is_at_fault_in_its_line(tmp_path: Path) -> None:
    file = tmp_path / "noise.lanai.jsonl"
    lines = GOLDEN.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], lines[3].replace(b"move", b"mo\xffe"), *lines[4:]]))
    run = lanai("verify", "--json", file)
    assert run.returncode == FAULT
    assert json.loads(run.stdout)["line"] == 4


def test_what_cannot_be_read_counts_more_than_a_fault(tmp_path: Path) -> None:
    empty = tmp_path / "empty.lanai.jsonl"
    empty.touch()
    run = lanai("verify", empty, tmp_path / "nowhere", GOLDEN)
    assert run.returncode == USAGE
    assert "The record is empty" in run.stderr and "Cannot read" in run.stderr
    assert "fair-2p" in run.stdout


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
@pytest.mark.parametrize("command", ["verify", "replay", "play"])
def test_a_file_that_may_not_be_read(command: str, tmp_path: Path) -> None:
    file = tmp_path / "secret.lanai.jsonl"
    file.write_bytes(GOLDEN.read_bytes())
    file.chmod(0)
    run = lanai(command, file)
    assert run.returncode == USAGE
    assert one_sentence(run.stderr)


def start(*arguments: str | Path, **streams: Any) -> subprocess.Popen[str]:
    """Start the command as a shell does, with streams of one's own."""
    command = [sys.executable, "-m", "lanai", *map(str, arguments)]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, **streams)


@pytest.mark.skipif(not FULL.exists(), reason="there is no full device here")
@pytest.mark.parametrize("arguments", [["--version"], ["games", "--json"], ["replay", GOLDEN]])
def test_a_full_disk_behind_the_output_is_told_in_one_sentence(
    arguments: list[str | Path],
) -> None:
    with FULL.open("w") as full:
        process = start(*arguments, stdout=full)
        _, errors = process.communicate()
    assert process.returncode == USAGE
    assert one_sentence(errors) and "No space left" in errors


def test_a_question_that_nobody_answers_is_interrupted(tmp_path: Path) -> None:
    run = lanai("admin", "delete", "g_x", "--data", tmp_path)
    assert (run.returncode, run.stderr) == (INTERRUPTED, "")


@pytest.mark.parametrize("number", ["0", "-1", str(10**30)])
def test_no_report_has_such_a_number(number: str, tmp_path: Path) -> None:
    run = lanai("reports", "--done", number, "--data", tmp_path)
    assert (run.returncode, run.stdout) == (USAGE, "")
    assert "--done" in run.stderr and "Traceback" not in run.stderr


def test_a_folder_is_no_table(tmp_path: Path) -> None:
    (tmp_path / "games.csv").mkdir()
    run = lanai("simulate", "tiki-topple", "--out", tmp_path / "games.csv")
    assert (run.returncode, run.stdout) == (USAGE, "")
    assert one_sentence(run.stderr) and "Is a directory" in run.stderr


def test_a_disk_that_fills_up_while_a_table_is_written(tmp_path: Path) -> None:
    def with_little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000))

    games = ("--games", "400", "--processes", "1", "--out", tmp_path / "games.csv")
    process = start("simulate", "tiki-topple", *games, preexec_fn=with_little_room)
    _, errors = process.communicate()
    assert process.returncode == USAGE
    assert one_sentence(errors) and "not everything was written" in errors
    assert not list(tmp_path.iterdir())


def test_nobody_who_reads_on_is_no_fault() -> None:
    unread, output = os.pipe()
    os.close(unread)
    process = start("cards", "moonshine", stdout=output)
    os.close(output)
    _, errors = process.communicate()
    assert (process.returncode, errors) == (INTERRUPTED, "")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [(["play"], INTERRUPTED, ""), (["verify", "-"], FAULT, "The record is empty")],
)
def test_an_input_that_is_closed_has_ended(arguments: list[str], code: int, words: str) -> None:
    process = start(*arguments, stdout=subprocess.DEVNULL, preexec_fn=lambda: os.close(0))
    _, errors = process.communicate()
    assert process.returncode == code
    assert words in errors and "Traceback" not in errors


def test_replay_tells_the_whole_game() -> None:
    run = lanai("replay", GOLDEN, "--plain")
    assert run.returncode == OK
    assert "Move 56 of 56" in run.stdout
    assert "The game is over." in run.stdout


def test_replay_as_a_seat_shows_only_what_it_may_know(tmp_path: Path) -> None:
    text = "".join(GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)[:8])
    unfinished = tmp_path / "unfinished.lanai.jsonl"
    unfinished.write_text(text, encoding="utf-8")
    spectator = lanai("replay", unfinished, "--plain").stdout
    assert "Your mission" not in spectator
    assert lanai("replay", unfinished, "--plain", "--as", "0").stdout.count("Your mission") == 2
    assert lanai("replay", unfinished, "--plain", "--as", "open").stdout.count("Your mission") > 2


def test_the_open_replay_shows_one_board_and_what_every_seat_knows(tmp_path: Path) -> None:
    text = "".join(GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)[:8])
    unfinished = tmp_path / "unfinished.lanai.jsonl"
    unfinished.write_text(text, encoding="utf-8")
    shown = lanai("replay", unfinished, "--plain", "--as", "open").stdout
    assert shown.count("Column: ") == 1
    assert shown.count("Set aside: ") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_cards_is_cut_on_80_columns(lang: str) -> None:
    run = lanai("cards", "tiki-topple", lang=lang, columns=80)
    assert max(map(len, run.stdout.splitlines())) <= 80
    assert "…" not in run.stdout
    assert run.stdout.count("gamewright") == 1
    words = ("tiki-topple-column-colour", "tiki-topple-group-starfish", "provenance-reconstructed")
    assert [word for word in words if text_in(lang)(word) not in run.stdout] == []


def test_bench_measures() -> None:
    run = lanai("bench", "--seconds", "0.02", "--json")
    assert run.returncode == OK
    speeds = json.loads(run.stdout)["speeds"]
    assert {speed["game"] for speed in speeds} == set(all_games())
    assert all(speed["core_moves_per_second"] > 0 for speed in speeds)
    assert [speed["game"] for speed in speeds if speed["eager"]] == ["moonshine"]


@pytest.mark.parametrize(("game", "eager"), [("tiki-topple", False), ("moonshine", True)])
def test_bench_says_where_play_is_not_wholly_random(game: str, eager: bool) -> None:
    shown = lanai("bench", game, "--seconds", "0.02").stdout
    assert "moves/s" in shown
    assert ("validating when legal" in " ".join(shown.split())) == eager


def test_a_crashing_bot_in_a_simulation(tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text(
        "from lanai.bots.contract import Bot\n"
        "class Bad(Bot):\n"
        "    def choose(self, sight):\n"
        "        raise ValueError('no idea')\n",
        encoding="utf-8",
    )
    for processes in ("1", "2"):
        run = lanai(
            "simulate", "tiki-topple", "--bots", f"{bot}:Bad,random", "--games", "100",
            "--processes", processes,
        )  # fmt: skip
        assert run.returncode == BOT_FAILED
        assert one_sentence(run.stderr), run.stderr
        assert "bad.py:4: ValueError: no idea" in run.stderr


def test_a_bot_that_kills_its_process(tmp_path: Path) -> None:
    bot = tmp_path / "dying.py"
    bot.write_text(
        "import os\n"
        "from lanai.bots.contract import Bot\n"
        "class Dying(Bot):\n"
        "    def choose(self, sight):\n"
        "        os._exit(7)\n",
        encoding="utf-8",
    )
    run = lanai("simulate", "tiki-topple", "--bots", f"{bot}:Dying", "--processes", "2")
    assert run.returncode == BOT_FAILED
    assert one_sentence(run.stderr), run.stderr


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_bot_that_prints_does_not_spoil_the_output(tmp_path: Path, command: str) -> None:
    bot = tmp_path / "loud.py"
    bot.write_text(
        "from lanai.bots.contract import Bot\n"
        "print('loading')\n"
        "class Loud(Bot):\n"
        "    def __init__(self):\n"
        "        print('sitting down')\n"
        "    def choose(self, sight):\n"
        "        print('thinking')\n"
        "        return sight.legal[0]\n",
        encoding="utf-8",
    )
    run = lanai(command, "tiki-topple", "--bots", f"{bot}:Loud,random", "--games", "2", "--json")
    assert json.loads(run.stdout)["games"] == 2
    assert run.stderr.count("loading") <= 3
    assert "sitting down" in run.stderr and "thinking" in run.stderr


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_sums_up_what_is_finished(tmp_path: Path, processes: str) -> None:
    bot = tmp_path / "slow.py"
    bot.write_text(
        "import time\n"
        "from lanai.bots.contract import Bot\n"
        "class Slow(Bot):\n"
        "    def choose(self, sight):\n"
        "        time.sleep(0.002)\n"
        "        return sight.legal[0]\n",
        encoding="utf-8",
    )
    records = tmp_path / "records"
    command = [
        sys.executable, "-m", "lanai", "simulate", "tiki-topple", "--bots", f"{bot}:Slow",
        "--games", "10000", "--processes", processes, "--records", str(records), "--json",
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        for _ in range(1200):
            if records.exists() and len(list(records.iterdir())) >= 4:
                break
            time.sleep(0.1)
        run.send_signal(signal.SIGINT)
        output, _ = run.communicate(timeout=120)
    assert run.returncode == INTERRUPTED
    assert json.loads(output)["games"] == len(list(records.iterdir())) >= 4


def test_workers_end_with_their_parent() -> None:
    command = [sys.executable, "-m", "lanai", "simulate", "tiki-topple", "--games", "100000000"]
    with subprocess.Popen([*command, "--processes", "2"]) as run:
        children: list[int] = []
        for _ in range(1200):
            found = subprocess.run(
                ["pgrep", "-P", str(run.pid)], capture_output=True, text=True, check=False
            )
            children = [int(pid) for pid in found.stdout.split()]
            if len(children) >= 2:
                break
            time.sleep(0.1)
        assert len(children) >= 2
        time.sleep(1)
        run.kill()
        run.wait()
        for _ in range(1200):
            if not any(map(runs, children)):
                return
            time.sleep(0.1)
        raise AssertionError("workers survived their parent")
