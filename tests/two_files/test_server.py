"""Kuhn poker, installed as a package of its own, over HTTP and the socket."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from support.kuhn import path_with
from support.server import Server, play_on, seated, serving


@pytest.fixture
def server(with_kuhn_poker: None, tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data") as running:
        yield running


def test_it_is_listed_described_and_played(server: Server) -> None:
    games = {game["name"]: game for game in server.http.get("/api/games").json()}
    info = games["kuhn-poker"]
    assert (info["title"], info["seats"], info["lesson"]) == ("Kuhn Poker", [2], False)
    assert games["tiki-topple"]["lesson"]
    assert server.http.get("/api/games/kuhn-poker/cards").json()["table"] == {}

    page = server.http.get("/api/games/kuhn-poker/rules").json()
    assert page["game"] == "kuhn-poker"
    titles = [section["title"] for section in page["sections"]]
    assert titles == ["Kuhn Poker", "How it is played", "Moves"]
    assert page["sections"][1]["text"].startswith("Everybody pays 1 chip")
    assert "\n\nIn turn each passes or bets" in page["sections"][1]["text"]

    guest = server.guest("Ana")
    refused = guest.ask("POST", "/api/lessons/kuhn-poker")
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no-lesson")


def test_people_play_a_proven_game(server: Server) -> None:
    clients = seated(server, "kuhn-poker", 2)
    first, second = (client.position["view"] for client in clients if client.position)
    assert {first["card"], second["card"]} < {"jack", "queen", "king"}
    assert first["card"] != second["card"]
    assert [client.position["own"] for client in clients if client.position] == [["card"], ["card"]]
    watcher = server.guest().join(clients[0].id)
    assert watcher.position is not None and watcher.position["own"] == []
    assert clients[0].legal == ["pass", "bet"]
    refused = clients[1].ask("move", seq=clients[1].seq, move="bet")
    assert refused["message"] == "It is not your turn."
    play_on(clients, random.Random(1))
    path = f"/api/tables/{clients[0].id}"
    verdict = server.http.post("/api/verify", content=server.http.get(f"{path}/record").text).json()
    assert verdict["ok"] and verdict["proven"]
    replay = server.http.get(f"{path}/replay", params={"viewer": "open"}).json()
    assert [own["card"] for own in replay["frames"][0]["view"]["open"]] == [
        first["card"], second["card"],
    ]  # fmt: skip


def test_a_person_plays_with_a_bot(server: Server) -> None:
    guest = server.guest()
    bots = [{"seat": 1, "level": "medium"}]
    client = guest.join(guest.table("kuhn-poker", 2, bots=bots, sit=0, start=True)["id"])
    while not client.over:
        if client.legal:
            assert client.move("pass")["type"] == "ok"
        else:
            client.until("update")
    assert client.events[1]["sentences"] == ["Ana: played (move pass)."]


@pytest.fixture
def broken(installed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Server]:
    """A server whose Kuhn poker fails at every move."""
    folder = shutil.copytree(installed, tmp_path / "broken")
    with (folder / "kuhn_poker" / "state.py").open("a") as state:
        state.write("\n\nKuhnState.play = lambda self, seat, move: 1 // 0\n")
    monkeypatch.setenv("PYTHONPATH", path_with(folder))
    with serving(tmp_path / "data") as running:
        yield running


def test_a_game_that_fails_is_not_logged_at_every_try(broken: Server) -> None:
    client, _ = seated(broken, "kuhn-poker", 2)
    for _ in range(5):
        with pytest.raises(ConnectionClosed) as closed:
            client.ask("move", seq=client.seq, move="bet")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
        assert client.guest is not None
        client = client.guest.join(client.id)
    broken.stop()
    defects = [line for line in broken.log if "socket-defect" in line]
    assert len(defects) == 1
    assert "ZeroDivisionError" in defects[0]
