"""The commands, run in real processes: what they print, and how they end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanai.games import all_games
from support.command import lanai

TESTS = Path(__file__).parent.parent
GOLDEN = TESTS / "golden" / "tiki-topple" / "fair-2p.lanai.jsonl"
COMMANDS = ("play", "simulate", "replay", "verify", "cards", "games", "bench")
OK, FAULT, USAGE, BOT_FAILED = 0, 1, 2, 3


def one_sentence(text: str) -> bool:
    """Tell whether an error is one line that ends like a sentence, and no traceback."""
    return text.startswith("lanai: ") and text.count("\n") == 1 and "Traceback" not in text


def test_the_version_says_compiled_or_interpreted() -> None:
    run = lanai("--version")
    assert run.returncode == OK
    assert "compiled" in run.stdout or "interpreted" in run.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, lang: str) -> None:
    run = lanai(command, "--help", lang=lang)
    assert run.returncode == OK
    if command != "games":
        assert f"lanai {command} " in run.stdout
    if lang == "fr":
        assert "Exemples" in run.stdout or command == "games"


def test_the_language_can_be_chosen() -> None:
    assert "Lister les jeux" in lanai("--lang", "fr", "--help").stdout
    assert "Lister les jeux" in lanai("--help", lang="fr_FR.UTF-8").stdout
    assert "List the games" in lanai("--help", lang="de_DE.UTF-8").stdout
    assert lanai("--lang", "xx", "games").returncode == USAGE


def test_games_are_listed() -> None:
    run = lanai("games", "--json")
    assert {row["game"] for row in json.loads(run.stdout)} == set(all_games())
    assert "Tiki Topple" in lanai("games").stdout or "tiki-topple" in lanai("games").stdout


@pytest.mark.parametrize("game", sorted(all_games()))
def test_cards_say_where_they_come_from(game: str) -> None:
    data = json.loads(lanai("cards", game, "--json").stdout)
    rows = [row for section in data.values() if isinstance(section, list) for row in section]
    assert all(row["provenance"] for row in rows)
    for flags in ([], ["--plain"]):
        run = lanai("cards", game, *flags)
        assert run.returncode == OK
        assert "reconstructed" in run.stdout


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
        (["play", "tiki-topple", "--players", "5"], USAGE, "2 to 4 players, not 5"),
        (["play", "tiki-topple", "--seat", "bot:random"], USAGE, "Nobody would play"),
        (["play", "tiki-topple", "--players", "2", *["--seat", "A"] * 3], USAGE, "3 seats"),
        (["simulate", "tiki-topple", "--option", "hand=huge"], USAGE, "cannot be “huge”"),
        (["simulate", "tiki-topple", "--option", "speed=1"], USAGE, "no option “speed”"),
        (["simulate", "tiki-topple", "--option", "hand"], USAGE, "name=value"),
        (["simulate", "tiki-topple", "--bots", "clever"], BOT_FAILED, "no bot “clever”"),
        (["simulate", "tiki-topple", "--bots", "no.py:X"], BOT_FAILED, "no file"),
        (
            ["simulate", "tiki-topple", "--players", "3", "--bots", "random,greedy"],
            BOT_FAILED,
            "2 bots for 3",
        ),
        (["verify", "nowhere.jsonl"], FAULT, "Cannot read “nowhere.jsonl”"),
        (["replay", "nowhere.jsonl"], USAGE, "Cannot read"),
        (["replay", str(GOLDEN), "--as", "7"], USAGE, "no seat 7"),
    ],
)
def test_wrong_input_is_answered_in_one_sentence(
    arguments: list[str], code: int, words: str
) -> None:
    run = lanai(*arguments)
    assert (run.returncode, run.stdout) == (code, "")
    assert one_sentence(run.stderr), run.stderr
    assert words in run.stderr


def test_records_into_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    run = lanai("simulate", "tiki-topple", "--records", file / "records")
    assert run.returncode == USAGE
    assert one_sentence(run.stderr)


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


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00")
    for command in ("verify", "replay"):
        run = lanai(command, file)
        assert run.returncode in (FAULT, USAGE)
        assert one_sentence(run.stderr)


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


def test_bench_measures() -> None:
    run = lanai("bench", "--seconds", "0.02", "--json")
    assert run.returncode == OK
    speeds = json.loads(run.stdout)["speeds"]
    assert {speed["game"] for speed in speeds} == set(all_games())
    assert all(speed["core_moves_per_second"] > 0 for speed in speeds)
    assert "moves/s" in lanai("bench", "tiki-topple", "--seconds", "0.02").stdout


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
        assert "ValueError: no idea" in run.stderr
