"""Tables that begin with the beginning of another game: honest, never rated, compared later."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from lanai.core.branch import check_origin
from lanai.core.record import FROM, read
from lanai.core.verify import BRANCHED, REPRODUCED, verify
from lanai.games import find
from lanai.server import entries as log
from lanai.server import protocol as wire
from lanai.server import snapshots
from lanai.server.branches import branched, request_of
from lanai.server.demands import Asker
from lanai.server.folding import fold, refold
from lanai.server.lobby import create
from lanai.server.ratings.results import result_of
from lanai.server.scrub import SOMEBODY, scrubbed
from lanai.server.table import Table
from support.server import Client, Guest, Json, Server, acting, play_on, play_out, seated

GOLDEN = Path(__file__).parent.parent / "golden"
TIKI = (GOLDEN / "tiki-topple" / "fair-2p.lanai.jsonl").read_text(encoding="utf-8")
MOONSHINE = (GOLDEN / "moonshine" / "fair-3p-table-2.lanai.jsonl").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[Client, Client, Json]:
    """A finished game of two, and its table."""
    ana, ben = seated(server, "tiki-topple", 2)
    play_on([ana, ben], random.Random(1))
    ana.catch_up()
    return ana, ben, ana.table


def guest_of(client: Client) -> Guest:
    assert client.guest is not None
    return client.guest


def record_of(server: Server, table: str) -> str:
    return server.http.get(f"/api/tables/{table}/record").text


def code(answer: object) -> tuple[int, str]:
    status, body = answer.status_code, answer.json()  # type: ignore[attr-defined]
    return status, body["error"]["code"]


def test_a_branch_is_honest_and_compared_at_its_end(
    server: Server, over: tuple[Client, Client, Json]
) -> None:
    ana, _, old = over
    guest = guest_of(ana)
    wanted = {"step": 9, "seat": 0, "level": "random"}
    before = guest.ask("GET", "/api/people/me/games").json()
    made = guest.ask("POST", f"/api/tables/{old['id']}/branches", json=wanted)
    assert made.status_code == 201, made.text
    table = made.json()
    assert (table["status"], table["rated"], table["seats"][0]["name"]) == ("playing", False, "Ana")
    then = {key: old["result"][key] for key in ("scores", "winners")}
    assert table["branch"]["then"] == then
    assert (table["branch"]["cards"], table["branch"]["table"]) == ("redealt", old["id"])
    assert table["branch"]["own"]
    client = acting([guest.join(table["id"])])
    assert client.ask("undo", seq=client.seq)["code"] == "undo-nothing", "the beginning stays"
    play_out(client, random.Random(2))
    text, original = record_of(server, table["id"]), record_of(server, old["id"])
    verdict = verify(text, find)
    assert (verdict.scheme, verdict.chance) == (BRANCHED, REPRODUCED)
    check_origin(find("tiki-topple"), read(text), read(original))
    assert read(text).header[FROM]["result"] == then  # type: ignore[index]
    said = server.http.post("/api/verify", content=text).json()
    assert said["ok"] and not said["proven"] and "not a fair deal by proof" in said["message"]
    client.catch_up()
    assert sum(seat["moves"] for seat in client.table["result"]["played"]) == verdict.moves - 8
    assert guest.ask("GET", "/api/people/me/games").json() == before, "no whole game"
    again = client.do("rematch")["table"]
    assert server.http.get(f"/api/tables/{again}").json()["branch"] is None
    replay = server.http.get(f"/api/tables/{table['id']}/replay").json()
    assert replay["begun"] == 9
    assert [frame["lines"] for frame in replay["frames"]][:3] == [1, 2, 3]


def test_friends_come_to_a_lobby_whose_game_stays(
    server: Server, over: tuple[Client, Client, Json]
) -> None:
    ana, ben, old = over
    wanted = {"step": 4, "seat": 0, "cards": "same", "friends": True}
    table = guest_of(ana).ask("POST", f"/api/tables/{old['id']}/branches", json=wanted).json()
    assert (table["status"], table["branch"]["cards"]) == ("lobby", "same")
    host = guest_of(ana).join(table["id"])
    assert host.ask("start")["code"] in ("seats-empty", "branch-seats")
    assert host.ask("options", players=3)["code"] == "branch-kept"
    assert host.ask("options", options={"hand": "one-toast"})["code"] == "branch-kept"
    assert host.ask("options", rated=True)["code"] == "branch-kept"
    host.do("options", hints=False, limit={"kind": "correspondence", "seconds": 86_400})
    friend = guest_of(ben).join(table["id"])
    friend.do("sit", seat=1)
    host.do("start")
    for client in (host, friend):
        client.catch_up()
        assert client.table["status"] == "playing"
    play_on([host, friend], random.Random(3))
    text = record_of(server, table["id"])
    assert read(text).lines[:4] == read(record_of(server, old["id"])).lines[:4]
    check_origin(find("tiki-topple"), read(text), read(record_of(server, old["id"])))


def test_what_is_hidden_in_a_running_game_stays_hidden(server: Server) -> None:
    ana, _ = seated(server, "tiki-topple", 2)
    for table in (ana.id, ana.id[:16], ana.id[:6]):
        asked = guest_of(ana).ask(
            "POST", f"/api/tables/{table}/branches", json={"step": 1, "seat": 0}
        )
        assert code(asked) == ((409, "not-over") if table == ana.id else (404, "no-such-table"))
    assert server.http.post(f"/api/tables/{ana.id}/branches", json={}).status_code in (401, 422)


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        ({"step": 10_000}, (422, "branch-step")),
        ({"step": len(read(TIKI).lines)}, (422, "branch-over")),
        ({"seat": 2}, (422, "branch-seat")),
        ({"level": "divine"}, (422, "no-such-level")),
        ({"cards": "marked"}, (422, "unreadable")),
        ({"record": TIKI.replace("up", "down", 1)}, (422, "tt-unknown-card")),
        ({"record": "{}"}, (422, "record-format")),
        ({"record": "x" * (2 << 20)}, (413, "too-large")),
    ],
)
def test_a_record_that_is_posted_is_checked_first(
    server: Server, change: Json, refused: tuple[int, str]
) -> None:
    wanted = {"step": 5, "seat": 0, "record": TIKI, **change}
    answer = server.guest().ask("POST", "/api/branches", json=wanted)
    assert code(answer) == refused


def test_a_record_from_elsewhere_goes_on(server: Server) -> None:
    guest = server.guest()
    wanted = {"step": 30, "seat": 2, "record": MOONSHINE, "level": "random"}
    table = guest.ask("POST", "/api/branches", json=wanted).json()
    assert (table["game"], table["cards"], table["branch"]["table"]) == ("moonshine", "2", None)
    assert not table["branch"]["own"]
    client = guest.join(table["id"])
    client.do("resign")
    assert client.table["branch"]["then"] == read(MOONSHINE).result["result"]  # type: ignore[index]


def folded(cards: wire.Cards) -> tuple[Table, list[log.AnyEntry]]:
    """Make a table of a branch without a server."""
    begun = branched(MOONSHINE, 40, 1, cards)
    wanted = wire.NewBranch(step=40, seat=1, cards=cards, level="random")
    created = log.Created(
        at=1, table="t" * 22, name="x", game=begun.game, rules="1.0", cards=begun.cards,
        players=begun.players, options=dict(begun.options), public=False, limit=None,
        level="random", hints=True, host="ana", branch=begun.terms,
    )  # fmt: skip
    return create(request_of(begun, wanted), Asker("ana", "Ana", None, 1), created, ["random"])


@pytest.mark.parametrize("cards", ["redealt", "same"])
def test_a_branch_is_folded_kept_and_scrubbed_like_any_table(cards: wire.Cards) -> None:
    table, entries = folded(cards)
    assert table.play is not None
    rng = random.Random(4)
    while not table.play.state.over():
        seat = rng.choice(table.play.state.to_act())
        move = rng.choice(table.play.state.legal(seat))
        moved = log.Moved(at=2, seat=seat, move=table.play.state.text(seat, move))
        fold(table, moved)
        entries.append(moved)
    text = table.play.match.record.text()
    assert verify(text, find).scheme == BRANCHED
    stored = [json.loads(msgspec.json.encode(entry)) for entry in entries]
    again = refold(log.read(entry) for entry in stored)
    kept = snapshots.read(snapshots.write(table))
    assert again.play is not None and kept.play is not None
    assert again.play.match.record.text() == kept.play.match.record.text() == text
    assert result_of(table).sitters == ()
    for n, entry in scrubbed(stored, "ana").items():
        stored[n] = entry
    nameless = refold(log.read(entry) for entry in stored)
    assert nameless.play is not None
    gone = nameless.play.match.record
    assert gone.players[1] == SOMEBODY and "Ana" not in gone.text()
    assert verify(gone.text(), find).scheme == BRANCHED
