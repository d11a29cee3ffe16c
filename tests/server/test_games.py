"""Whole games over real sockets."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lanai.core.verify import PROVEN, verify
from lanai.games import all_games, find
from support.server import Server, play_on, seated, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_whole_game_of_persons_gives_a_proven_record(server: Server, game: str) -> None:
    players = find(game).seats[-1]
    clients = seated(server, game, players)
    play_on(clients, random.Random(game))
    table = clients[0].table
    assert table["status"] == "over"
    record = server.http.get(f"/api/tables/{table['id']}/record")
    verdict = verify(record.text, find)
    assert verdict.chance == PROVEN and verdict.finished
    assert verdict.record.header["commitment"] == clients[0].welcome["table"]["commitment"]
    assert verdict.record.header["nonces"] == [
        client.guest.nonce for client in clients if client.guest is not None
    ]
    assert table["result"]["scores"] == verdict.state.scores()
