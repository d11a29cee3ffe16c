"""Fair by proof: who may cheat, and the most that they can do. One test for every line of
docs/fairness.md; the attacks are made as described there, on a real server over real sockets.
"""

from __future__ import annotations

import json
import re
import secrets
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from lanai.core import agreement
from lanai.core.errors import LanaiError, RecordError
from lanai.core.record import Record
from lanai.core.verify import AGREED, COMMITTED, REPRODUCED, TAUGHT, verify
from lanai.games import find
from lanai.server import entries as log
from lanai.server.folding import begin, fold
from support.server import PATIENCE, Client, Server, seated, serving, sha256

RECORDS = Path(__file__).parent.parent / "golden" / "tiki-topple"


def at_a_table(server: Server, *names: str) -> list[Client]:
    """Let people sit down at a new table."""
    guests = [server.guest(name) for name in names]
    table = guests[0].table("tiki-topple", len(names))
    clients = [guest.join(table["id"]) for guest in guests]
    for seat, client in enumerate(clients):
        client.sit(seat)
    return clients


def stored(data: Path) -> list[dict[str, Any]]:
    """Read the server's file, as whoever can read it may."""
    with sqlite3.connect(data / "lanai.sqlite") as file:
        return [json.loads(row[0]) for row in file.execute("SELECT body FROM entries ORDER BY n")]


def test_nothing_is_revealed_before_everything_is_fixed_and_known_to_all(server: Server) -> None:
    ana, ben = at_a_table(server, "Ana", "Ben")
    watcher = Client(server, ana.id, None)
    ana.do("start")
    commitment = ana.asked("commit")["commitment"]
    assert ben.asked("commit")["commitment"] == commitment
    assert ana.guest is not None
    refused = ana.ask("nonce", attempt=1, nonce=ana.guest.nonce())
    assert refused["code"] == "no-nonce-asked", "hashes come first"
    ana.commit()
    ana.catch_up()
    assert not any(message["type"] == "reveal" for message in ana.told), "Ben's hash is missing"
    ben.commit()
    texts = {client.asked("reveal")["agreement"] for client in (ana, ben, watcher)}
    assert len(texts) == 1, "everybody gets the same agreement"
    terms = json.loads(texts.pop())
    assert terms["commitment"] == commitment
    assert terms["hashes"] == [sha256(each.guest.nonce()) for each in (ana, ben) if each.guest]
    assert terms["players"] == ["Ana", "Ben"] and terms["options"] == {"hand": "classic"}
    assert (terms["game"], terms["scheme"], terms["failed"]) == ("tiki-topple", 2, [])


def test_the_record_carries_the_agreement_and_anybody_can_check_it(server: Server) -> None:
    ana, ben = seated(server, "tiki-topple", 2)
    pinned = ana.asked("reveal")["agreement"]
    assert ben.table["agreement"] == sha256(pinned)
    ana.do("resign")
    ben.do("resign")
    while not ana.over:
        ana.receive()
    text = server.http.get(f"/api/tables/{ana.id}/record").text
    verdict = verify(text, find)
    assert verdict.scheme == AGREED and verdict.agreement == sha256(pinned)
    assert verdict.record.header["agreement"] == pinned
    record = verdict.record
    for at in sorted(secrets.SystemRandom().sample(range(len(pinned)), 40)):
        changed = pinned[:at] + ("0" if pinned[at] != "0" else "1") + pinned[at + 1 :]
        forged = Record({**record.header, "agreement": changed}, record.lines, record.result)
        with pytest.raises(RecordError):
            verify(forged.text(), find)


def test_whoever_reads_the_servers_file_cannot_choose_a_deal(tmp_path: Path) -> None:
    """An attack: let the other reveal, withhold, grind nonces, sit down anew, start again."""
    with serving(tmp_path, reveal_seconds=PATIENCE) as server:
        ana, eve = at_a_table(server, "Ana", "Eve")
        ana.do("start")
        for client in (ana, eve):
            client.commit()
        ana.reveal()
        known = {entry["entry"]: entry for entry in stored(tmp_path)}
        secret, shown = known["starting"]["secret"], known["nonce"]["nonce"]
        assert ana.guest is not None and shown == ana.guest.nonce()
        # Eve knows the secret and Ana's nonce now, but her own nonce is fixed by its hash.
        ground = sha256(f"{secret}{shown}")
        eve.do("nonce", attempt=1, nonce=ground)
        assert ana.until("start-failed")["seats"] == [1], "a ground nonce only ends the attempt"
        eve.do("stand")
        eve.sit(1)
        ana.do("start")
        for client in (ana, eve):
            client.commit(2)
        terms = json.loads(ana.reveal(2))
        eve.reveal(2)
        ana.catch_up()
        assert ana.table["status"] == "playing"
        assert terms["failed"] == [["Eve"]], "everybody sees who let the start fail"
        second = [entry for entry in stored(tmp_path) if entry["entry"] == "starting"][-1]
        assert second["secret"] != secret, "nothing of a failed attempt is used again"
        nonces = [entry["nonce"] for entry in stored(tmp_path) if entry["entry"] == "nonce"]
        assert len(set(nonces)) == len(nonces) == 3, "also Ana was asked for a fresh nonce"


@pytest.mark.parametrize("silent", ["hash", "nonce"])
def test_a_start_in_which_somebody_is_silent_fails_and_is_counted(
    tmp_path: Path, silent: str
) -> None:
    with serving(tmp_path, reveal_seconds=3.0) as server:
        ana, ben = at_a_table(server, "Ana", "Ben")
        ana.do("start")
        ana.commit()
        if silent == "nonce":
            ben.commit()
            ana.reveal()
        failed = ben.until("start-failed")
        assert failed["seats"] == [1] and "Ben" in failed["message"]
        ana.catch_up()
        assert ana.table["failed_starts"] == [["Ben"]] and not ana.table["starting"]
        assert ana.table["commitment"] is None and ana.table["agreement"] is None
        late = ben.ask("nonce", attempt=1, nonce="ab" * 32)
        assert late["code"] == "no-nonce-asked", "too late is too late"


def test_a_start_does_not_wait_longer_for_who_keeps_talking(tmp_path: Path) -> None:
    with serving(tmp_path, reveal_seconds=1.0) as server:
        ana, ben = at_a_table(server, "Ana", "Ben")
        ana.do("start")
        ana.commit()
        while not any(message["type"] == "start-failed" for message in ben.told):
            ben.do("chat", text="just a moment")
            time.sleep(0.3)


def test_whoever_leaves_in_the_middle_of_a_start_ends_it(server: Server) -> None:
    ana, ben = at_a_table(server, "Ana", "Ben")
    ana.do("start")
    for client in (ana, ben):
        client.commit()
    for request in ({"seat": 0}, {"seat": 1}):
        assert ben.ask("sit", **request)["code"] == "not-in-lobby", "nothing agreed can change"
    assert ana.ask("options", options={"hand": "one-toast"})["code"] == "not-in-lobby"
    ben.do("stand")
    assert ana.until("start-failed")["seats"] == [1]
    ana.catch_up()
    assert [seat["name"] for seat in ana.table["seats"]] == ["Ana", ""]
    assert ana.ask("nonce", attempt=1, nonce="ab" * 32)["code"] == "no-nonce-asked"


def test_a_hash_is_given_once_and_only_by_who_sits(server: Server) -> None:
    ana, ben = at_a_table(server, "Ana", "Ben")
    eve = server.guest("Eve").join(ana.id)
    ana.do("start")
    ana.commit()
    assert ana.ask("hash", attempt=1, hash="0" * 64)["code"] == "no-hash-asked"
    assert ben.ask("hash", attempt=2, hash="0" * 64)["code"] == "no-hash-asked"
    assert eve.ask("hash", attempt=1, hash="0" * 64)["code"] == "not-seated"
    assert eve.ask("nonce", attempt=1, nonce="0" * 64)["code"] == "not-seated"
    ben.commit()
    assert ben.ask("hash", attempt=1, hash="0" * 64)["code"] == "no-hash-asked", "all is agreed on"


def test_a_server_killed_between_commit_and_reveal_goes_on_with_the_same_agreement(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as first:
        ana, ben = at_a_table(first, "Ana", "Ben")
        ana.do("start")
        ana.commit()
        tokens = [client.guest for client in (ana, ben) if client.guest is not None]
        commitment = ana.asked("commit")["commitment"]
        first.stop(signal.SIGKILL)
    with serving(tmp_path) as second:
        for guest in tokens:
            guest.server = second
        ana, ben = (guest.join(ana.id) for guest in tokens)
        assert ben.asked("commit")["commitment"] == commitment
        ben.commit()
        agreed = {client.asked("reveal")["agreement"] for client in (ana, ben)}
        assert len(agreed) == 1 and json.loads(agreed.pop())["commitment"] == commitment
        ana.reveal()
        ben.reveal()
        ana.catch_up()
        assert ana.table["status"] == "playing"


def test_who_comes_late_to_a_start_is_asked_too(server: Server) -> None:
    host = server.guest()
    bots = [{"seat": 1, "level": "easy"}]
    table = host.table(sit=0, contribute=True, bots=bots, start=True)
    assert table["status"] == "lobby" and table["starting"]
    client = host.join(table["id"])
    client.commit()
    again = host.join(table["id"])
    again.reveal()
    again.catch_up()
    assert again.table["status"] == "playing"


def test_who_adds_nothing_is_named_in_the_agreement(server: Server) -> None:
    host, other = server.guest("Ana"), server.guest("Ben")
    table = host.table("tiki-topple", 2, sit=0, contribute=True)
    ana, ben = host.join(table["id"]), other.join(table["id"])
    ben.do("sit", seat=1)
    ana.do("start")
    ana.commit()
    assert json.loads(ana.reveal())["hashes"][1] is None
    ana.catch_up()
    assert ana.table["status"] == "playing"


def test_records_of_the_old_scheme_verify_and_say_so() -> None:
    text = (RECORDS / "fair-2p.lanai.jsonl").read_text(encoding="utf-8")
    verdict = verify(text, find)
    assert verdict.scheme == COMMITTED and verdict.agreement is None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hashes", []),
        ("hashes", [None, None, None]),
        ("attempt", 7),
        ("failed", [["Ana"], ["Ben"]]),
    ],
)
def test_an_agreement_must_fit_itself(key: str, value: object) -> None:
    text = (RECORDS / "agreed-2p.lanai.jsonl").read_text(encoding="utf-8")
    header = verify(text, find).record.header
    terms = {**json.loads(str(header["agreement"])), key: value}
    nonces = header["nonces"]
    assert isinstance(nonces, list)
    with pytest.raises(LanaiError, match="agreement-other"):
        agreement.check(json.dumps(terms), header, nonces)
    twice = str(header["agreement"]).replace("{", '{"attempt":1,', 1)
    with pytest.raises(LanaiError, match="agreement-unreadable"):
        agreement.check(twice, header, nonces)


def test_the_deal_of_a_lesson_is_not_called_proven() -> None:
    text = (RECORDS / "fair-2p.lanai.jsonl").read_text(encoding="utf-8")
    record = verify(text, find).record
    lesson = Record({**record.header, "lesson": True}, record.lines, record.result)
    verdict = verify(lesson.text(), find)
    assert (verdict.scheme, verdict.chance) == (TAUGHT, REPRODUCED)


def test_no_secret_of_a_start_is_in_the_logs_or_at_the_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana, ben = seated(server, "tiki-topple", 2)
        secret = next(entry for entry in stored(tmp_path) if entry["entry"] == "starting")["secret"]
        told = json.dumps(ana.told + ben.told) + "".join(server.log)
        assert re.fullmatch("[0-9a-f]{64}", secret) and secret not in told


def test_a_table_that_began_under_the_old_scheme_goes_on() -> None:
    """Its log holds one secret, hashes given when sitting down, and a start that failed once."""
    nonces = [sha256(name) for name in ("Ana", "Ben")]
    made = log.Created(
        at=1, table="t", name="coral-crab", game="tiki-topple", rules="1.0", cards="1", players=2,
        options={"hand": "classic"}, public=False, limit=None, level="medium", hints=True,
        host="a", secret="ab" * 32,
    )  # fmt: skip
    sat = [
        log.Sat(at=2, seat=seat, person=guest, name=name, nonce_hash=sha256(nonces[seat]))
        for seat, (guest, name) in enumerate([("a", "Ana"), ("b", "Ben")])
    ]
    given = [log.NonceGiven(at=3, seat=seat, nonce=nonce) for seat, nonce in enumerate(nonces)]
    table = begin(made)
    before: list[log.AnyEntry] = [*sat, log.Starting(at=3), given[0]]
    for entry in before:
        fold(table, entry)
    assert table.missing() == [1]
    after: list[log.AnyEntry] = [log.StartFailed(at=4, seats=[1]), log.Starting(at=5), given[1]]
    for entry in after:
        fold(table, entry)
    assert table.missing() == [], "a nonce that had been shown stayed shown"
    fold(table, log.Started(at=6))
    assert table.play is not None and table.agreement is None
    header = table.play.match.record.header
    assert header["nonces"] == nonces and "agreement" not in header
