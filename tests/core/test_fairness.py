from __future__ import annotations

import copy
import hashlib
import hmac
import importlib.util
import json
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from lanai.conformance.records import play
from lanai.conformance.variants import Variant, variants
from lanai.core import agreement
from lanai.core.errors import LanaiError
from lanai.core.fairness import FairLuck, KeyedRng, commitment_of, draw_secret, seed_of
from lanai.core.match import header_of, start
from lanai.core.verify import PROVEN, verify
from lanai.games import find

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "docs" / "check_fairness.py"
GOLDEN = sorted(
    path
    for kind in ("fair", "agreed")
    for path in ROOT.glob(f"tests/golden/*/{kind}-*.lanai.jsonl")
)
MOONSHINE = next(path for path in GOLDEN if "moonshine/agreed" in path.as_posix())


def test_commitment_and_seed_are_plain_sha256() -> None:
    luck = FairLuck("ab12", ["01", "02"])
    assert luck.commitment == hashlib.sha256(b"ab12").hexdigest() == commitment_of("ab12")
    assert luck.seed == hashlib.sha256(b"ab12\n01\n02").hexdigest() == seed_of("ab12", ["01", "02"])


def test_the_words_of_an_event_are_hmac_blocks() -> None:
    rng = KeyedRng(b"seed", 5)
    blocks = b"".join(hmac.digest(b"seed", f"5:{block}".encode(), "sha256") for block in range(2))
    words = [int.from_bytes(blocks[at : at + 8], "big") for at in range(0, 64, 8)]
    assert [rng.word() for _ in range(8)] == words


def test_every_player_and_every_event_changes_everything() -> None:
    def numbers(luck: FairLuck, event: int) -> list[int]:
        stream = luck.stream(event)
        return [int(stream.below(1000)) for _ in range(5)]

    one = FairLuck("aa", ["01", "02"])
    assert numbers(one, 0) == numbers(FairLuck("aa", ["01", "02"]), 0)
    assert numbers(one, 0) != numbers(one, 1)
    assert numbers(one, 0) != numbers(FairLuck("aa", ["01", "03"]), 0)
    assert numbers(one, 0) != numbers(FairLuck("ab", ["01", "02"]), 0)


def test_secrets_come_from_the_system_and_differ() -> None:
    assert len({draw_secret() for _ in range(100)}) == 100
    assert len(draw_secret()) == 64


@pytest.mark.parametrize("secret", ["", "AB", "xyz", "a b"])
def test_only_hexadecimal_is_taken(secret: str) -> None:
    with pytest.raises(LanaiError):
        FairLuck(secret, [])
    with pytest.raises(LanaiError):
        FairLuck("aa", [secret])


def cards_of(game: str, version: str = "1") -> Path:
    room = ROOT / "src" / "lanai" / "games" / game.replace("-", "_")
    return room / "cards" / f"{version}.toml"


def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_fairness", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHECKER = load_script()
TABLES = {
    (game, version): tomllib.loads(cards_of(game, version).read_text(encoding="utf-8"))
    for game in ("tiki-topple", "moluku", "moonshine")
    for version in find(game).card_versions
}
AGES = [Variant("moluku", len(age), (("age", age),)) for age in ([1, 0], [1, 2, 0], [3, 1, 0, 2])]


def proven(text: str) -> str:
    head = json.loads(text.partition("\n")[0])
    return str(CHECKER.prove(text, TABLES.get((head["game"], head.get("cards")), {})))


def refused(text: str, reason: str = "") -> bool:
    try:
        proven(text)
    except CHECKER.Unfair as unfair:
        return reason in str(unfair)
    except (LookupError, TypeError, ValueError):
        return not reason  # the script says then that the record is not as it should be
    return False


def count_events(text: str) -> int:
    return sum(line.startswith('{"chance"') for line in text.splitlines())


def run_script(*files: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", str(SCRIPT), *map(str, files)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def made(variant: Variant, seed: int, agreed: bool, cards: str | None = None) -> str:
    """Play a random game; the first seat adds nothing to an agreement."""
    names = [f"P{seat}" for seat in range(variant.players)]
    secret, nonces = f"{seed:064x}", [f"{seed + seat:032x}" for seat in range(variant.players)]
    luck = FairLuck(secret, nonces)
    if agreed:
        header = header_of(variant.game, names, variant.options, luck, cards)
        hashes = [None, *map(commitment_of, nonces[1:])]
        text = agreement.write(header, luck.commitment, hashes, 3, [["P1"], ["P0", "P1"]])
        luck = FairLuck(secret, nonces[1:], text)
    return play(start(variant.game, names, variant.options, luck, cards), seed).record.text()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_an_independent_script_proves_a_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    proof = run_script(
        path, cards_of(path.parent.name, json.loads(text.partition("\n")[0])["cards"])
    )
    scheme = 1 + path.name.startswith("agreed")
    assert proof.returncode == 0, proof.stderr
    assert proof.stdout.startswith(f"{count_events(text)} events proven, scheme {scheme}")
    if scheme == 2:
        agreed = json.loads(text.partition("\n")[0])["agreement"]
        assert agreement.digest_of(agreed) in proof.stdout


@pytest.mark.parametrize("agreed", [False, True], ids=["committed", "agreed"])
@pytest.mark.parametrize("variant", [*variants(), *AGES], ids=str)
def test_the_script_proves_games_of_every_kind(variant: Variant, agreed: bool) -> None:
    text = made(variant, 5, agreed)
    assert verify(text, find).chance == PROVEN
    assert proven(text).startswith(f"{count_events(text)} events proven, scheme {1 + agreed}")


def changes(value: Any) -> list[Any]:
    """Change a value of a chance event in every way that is small: each leaf, and lists cut."""
    if isinstance(value, dict):
        without = [{key: value[key] for key in value if key != gone} for gone in value]
        return without + [{**value, key: other} for key in value for other in changes(value[key])]
    if isinstance(value, list):
        cut = [value[:-1], [*value, "c01"]] if value else [["c01"]]
        each = [(at, other) for at in range(len(value)) for other in changes(value[at])]
        return cut + [[*value[:at], other, *value[at + 1 :]] for at, other in each]
    return [value + 1, float(value)] if isinstance(value, int) else ["c70", "food", "up3", "nui"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_no_chance_event_can_be_changed(path: Path) -> None:
    texts = path.read_text(encoding="utf-8").splitlines()
    events = [at for at, line in enumerate(texts) if line.startswith('{"chance"')]
    for at in events[:3] + events[3::20] + events[-1:]:
        line = json.loads(texts[at])
        others = [{**line, "value": other} for other in changes(line["value"])]
        for other in [each for each in others[:: 1 + len(others) // 8] if each != line]:
            changed = [*texts[:at], json.dumps(other), *texts[at + 1 :]]
            assert refused("\n".join(changed)), other
        assert refused("\n".join(texts[:at] + texts[at + 1 :]))
        assert refused("\n".join(texts[: at + 1] + texts[at:]))


Change = Callable[[dict[str, Any], dict[str, Any]], object]
OTHER = "0" * 64


def reword(**terms: object) -> Change:
    """Change what the agreement says, and nothing else."""

    def change(head: dict[str, Any], last: dict[str, Any]) -> None:
        head["agreement"] = json.dumps({**json.loads(head["agreement"]), **terms})

    return change


def other_secret(head: dict[str, Any], last: dict[str, Any]) -> None:
    last["secret"], head["commitment"] = OTHER, commitment_of(OTHER)


def seal_anew(head: dict[str, Any], last: dict[str, Any]) -> None:
    """A server that changes the agreement after the game would also make a seed of it."""
    reword(attempt=1)(head, last)
    last["seed"] = seed_of(last["secret"], head["nonces"], head["agreement"])


PROMISES: list[tuple[str, Change]] = [
    ("the secret is not the one committed to", lambda head, last: last.update(secret=OTHER)),
    ("another “commitment” was agreed on", other_secret),
    ("another “commitment” was agreed on", reword(commitment=OTHER)),
    ("another “players” was agreed on", reword(players=["Ana", "Eve"])),
    ("another “options” was agreed on", lambda head, last: head.update(options={})),
    ("the nonces are not those agreed on", lambda head, last: head["nonces"].reverse()),
    ("the nonces are not those agreed on", lambda head, last: head["nonces"].pop()),
    ("the nonces are not those agreed on", reword(hashes=[OTHER, None])),
    ("not every seat has its hash", reword(hashes=[OTHER])),
    ("not every failed start is told", reword(failed=[])),
    ("not every failed start is told", seal_anew),
    ("not of scheme 2", reword(scheme=1)),
    ("the seed is not made of what was promised", reword(note="")),
    ("the seed is not made of what was promised", lambda head, last: head.pop("agreement")),
    ("the seed is not made of what was promised", lambda head, last: last.update(seed=OTHER)),
    ("the agreement is not a JSON object", lambda head, last: head.update(agreement="[")),
    ("the agreement is not a JSON object", lambda head, last: head.update(agreement=None)),
    ("nothing was committed to", lambda head, last: head.pop("commitment")),
    ("the game is not over", lambda head, last: last.pop("secret")),
    ("this is a lesson", lambda head, last: head.update(lesson=True)),
    ("no record of a game that is known", lambda head, last: head.update(game="chess")),
]


@pytest.mark.parametrize(("reason", "change"), PROMISES)
def test_no_promise_can_be_changed(reason: str, change: Change) -> None:
    head, *lines, last = map(json.loads, MOONSHINE.read_text(encoding="utf-8").splitlines())
    change(head, last)
    assert refused("\n".join(map(json.dumps, [head, *lines, last])), reason)


def test_without_an_agreement_the_seed_still_holds_secret_and_nonces() -> None:
    committed = made(Variant("moluku", 2, ()), 1, agreed=False)
    head, *lines, last = map(json.loads, committed.splitlines())
    for change in (other_secret, lambda head, last: head["nonces"].reverse()):
        new = copy.deepcopy((head, last))
        change(*new)
        texts = map(json.dumps, [new[0], *lines, new[1]])
        assert refused("\n".join(texts), "the seed is not made of what was promised")


def test_a_draw_of_no_card_is_an_event_too() -> None:
    text = made(Variant("moonshine", 5, ()), 32, agreed=False, cards="1")
    assert '"value":[]' in text
    assert proven(text)


def test_a_seed_that_somebody_chose_gives_other_events() -> None:
    head, *lines, last = map(json.loads, made(Variant("moluku", 3, ()), 1, False).splitlines())
    other_secret(head, last)
    last["seed"] = seed_of(OTHER, head["nonces"])
    texts = map(json.dumps, [head, *lines, last])
    assert refused("\n".join(texts), "event 0 in line 2 does not follow from the seed")


def test_cards_of_a_hand_may_be_listed_in_any_order() -> None:
    texts = made(Variant("moluku", 2, ()), 1, agreed=False).splitlines()
    line = json.loads(texts[2])
    line["value"]["hands"][0].reverse()
    assert proven("\n".join([*texts[:2], json.dumps(line), *texts[3:]]))


def test_the_script_says_in_one_sentence_what_is_wrong(tmp_path: Path) -> None:
    cards, other, bad = cards_of("moonshine"), cards_of("moluku"), tmp_path / "bad.jsonl"
    wrong = [(MOONSHINE, other), (tmp_path / "none", cards), (MOONSHINE, MOONSHINE)]
    for number, data in enumerate([b"", b"\xff", b'{"game":1,"game":2}\n{}', b"{}\n{}"]):
        path = bad.with_stem(f"bad{number}")
        path.write_bytes(data)
        wrong.append((path, cards))
    for files in wrong:
        proof = run_script(*files)
        assert (proof.returncode, proof.stdout, proof.stderr.count("\n")) == (1, "", 1), files
        assert proof.stderr.startswith("not proven: ")
