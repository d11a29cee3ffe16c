from __future__ import annotations

import hashlib
import hmac
import subprocess
import sys
from pathlib import Path

import pytest

from lanai.core.errors import LanaiError
from lanai.core.fairness import FairLuck, KeyedRng, commitment_of, draw_secret, seed_of

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "tiki-topple" / "fair-2p.lanai.jsonl"
CARDS = ROOT / "src" / "lanai" / "games" / "tiki_topple" / "cards" / "1.toml"


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


def run_script(record: Path) -> subprocess.CompletedProcess[str]:
    script = ROOT / "docs" / "check_fairness.py"
    return subprocess.run(
        [sys.executable, "-I", str(script), str(record), str(CARDS)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_an_independent_script_proves_a_record(tmp_path: Path) -> None:
    proof = run_script(GOLDEN)
    assert (proof.returncode, proof.stdout) == (0, "4 deals proven\n"), proof.stderr
    text = GOLDEN.read_text(encoding="utf-8")
    changed = tmp_path / "changed.jsonl"
    for old, new in (
        ('"starter":0', '"starter":1'),
        ('"secret":"', '"secret":"0'),
        ('"up1"', '"up2"'),
    ):
        assert old in text
        changed.write_text(text.replace(old, new, 1), encoding="utf-8")
        assert run_script(changed).returncode == 1
