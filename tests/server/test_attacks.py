"""Attacks by odd requests, as they were made: each is answered, and costs nobody else anything."""

from __future__ import annotations

import http.client
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lanai.server.limits import Budgets, Counts, neighbourhood
from support.server import Server, serving


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 300, "/assets/%00.js", "/..%2f..%2fetc/passwd"]
)
@pytest.mark.parametrize("accept", ["*/*", "text/html"])
def test_a_path_that_no_file_can_have_is_not_found(server: Server, path: str, accept: str) -> None:
    plain = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=120)
    plain.request("GET", path, headers={"Accept": accept})
    assert plain.getresponse().status == 404
    plain.close()
    assert not any("Traceback" in line for line in server.log)


@pytest.mark.parametrize("origin", ["http://[", "null", "http://evil.example", "//", "\u00e9"])
def test_a_socket_from_an_impossible_origin_is_refused(server: Server, origin: str) -> None:
    guest = server.guest()
    table = guest.table(sit=0)["id"]
    address = f"ws://{urlsplit(server.url).netloc}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


def test_a_whole_network_of_ipv6_addresses_counts_as_one() -> None:
    budgets, counts = Budgets(rate=0.0, burst=3), Counts(2)
    homes = [neighbourhood(f"2001:db8:0:1::{number:x}") for number in range(10)]
    assert [budgets.take(home) for home in homes].count(True) == 3
    next_door = neighbourhood("2001:db8:0:2::1")
    assert budgets.take(next_door), "the next network has a budget of its own"
    assert [counts.enter(home) for home in homes[:3]][-1] is False
    counts.leave(neighbourhood("2001:db8:0:1::ffff"))
    assert counts.enter(neighbourhood("2001:db8:0:1:abcd::1"))


def test_a_forged_header_does_not_open_the_metrics(tmp_path: Path) -> None:
    with serving(tmp_path, proxies="*", metrics_token="s3cret") as server:
        forged = server.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert forged.status_code == 401
        told = server.http.get("/metrics", headers={"Authorization": "Bearer s3cret"})
        assert told.status_code == 200
