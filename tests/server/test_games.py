"""Whole games over real sockets."""

from __future__ import annotations

import random

import pytest

from lanai.core.verify import AGREED, PROVEN, verify
from lanai.games import all_games, find
from support.server import Server, play_on, seated


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_whole_game_of_persons_gives_a_proven_record(server: Server, game: str) -> None:
    players = find(game).seats[-1]
    clients = seated(server, game, players)
    play_on(clients, random.Random(game))
    table = clients[0].table
    assert table["status"] == "over"
    record = server.http.get(f"/api/tables/{table['id']}/record")
    verdict = verify(record.text, find)
    assert verdict.chance == PROVEN and verdict.scheme == AGREED and verdict.finished
    assert verdict.agreement == table["agreement"]
    assert verdict.record.header["commitment"] == table["commitment"]
    assert verdict.record.header["nonces"] == [
        client.guest.nonce() for client in clients if client.guest is not None
    ]
    assert table["result"]["scores"] == verdict.state.scores()


@pytest.mark.parametrize("game", sorted(all_games()))
def test_bots_play_to_the_end_with_a_person(server: Server, game: str) -> None:
    bots = [{"seat": seat, "level": "easy"} for seat in (0, 2)]
    guest = server.guest()
    table = guest.table(game, 3, bots=bots, sit=1, start=True)
    assert table["status"] == "playing", "without a nonce nothing is waited for"
    client = guest.join(table["id"])
    rng = random.Random(game)
    while not client.over:
        if client.legal:
            assert client.move(rng.choice(client.legal))["type"] == "ok"
        else:
            client.until("update")
    client.catch_up()
    assert client.table["status"] == "over"
    verdict = verify(server.http.get(f"/api/tables/{table['id']}/record").text, find)
    assert verdict.chance == PROVEN
    assert verdict.record.players == ["bot:easy", "Ana", "bot:easy"]


def test_a_replay_shows_every_step_as_the_viewer_saw_it(server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    play_on(clients, random.Random(5))
    path = f"/api/tables/{clients[0].id}"
    own = server.http.get(f"{path}/replay", params={"viewer": "0"}).json()
    assert clients[0].position is not None
    assert own["frames"][-1]["view"] == clients[0].position["view"]
    assert own["frames"][0]["line"] is None
    assert [event for frame in own["frames"] for event in frame["events"]] == clients[0].events
    opened = server.http.get(f"{path}/replay", params={"viewer": "open", "lang": "fr"}).json()
    assert [part["hand"] for part in opened["frames"][0]["view"]["open"]]
    assert opened["result"]["scores"] == own["result"]["scores"]
    assert all(part["mission"] for part in opened["frames"][-1]["view"]["open"])
    stops = [frame["view"] for frame in own["frames"] if frame["pause"]]
    updates = [message for message in clients[0].told if message["type"] == "update"]
    assert stops == [pause["view"] for update in updates for pause in update["pauses"]]
    assert [view["round"] for view in stops] == [1, 2, 3], "not before the first, nor at the end"
    assert all("mission" in seat for view in stops for seat in view["seats"])
    refused = server.http.get(f"{path}/replay", params={"viewer": "7"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "no-such-viewer")
    record = server.http.get(f"{path}/record").text
    assert server.http.post("/api/replay?viewer=0", content=record).json() == own
    verdict = server.http.post("/api/verify", content=record).json()
    assert verdict["ok"] and verdict["proven"]
    broken = server.http.post("/api/verify", content=record.replace("up1", "up2", 1)).json()
    assert not broken["ok"] and broken["line"] > 1 and not broken["proven"]
