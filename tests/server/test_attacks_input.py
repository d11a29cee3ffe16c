"""Attacks by what stands in an address or a header: nothing of it breaks anything."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from lanai.server.endpoints import ENDPOINTS
from support.authenticator import Authenticator
from support.postgresql import PostgresServer, new_database
from support.server import Guest, Server, serving

STRANGE = ("%00", "a%00b", "%ED%A0%80", "%FF", "..%2F..", "'%22;--", "%25", "9" * 3000, "%E2%80%AE")


@pytest.fixture(scope="module")
def on_postgresql(
    tmp_path_factory: pytest.TempPathFactory, cluster: PostgresServer
) -> Iterator[Server]:
    """A server whose storage takes no NUL."""
    with (
        new_database(cluster) as url,
        serving(tmp_path_factory.mktemp("input") / "data", database=url) as server,
    ):
        yield server


def strange_addresses(path: str, query: tuple[str, ...]) -> Iterator[str]:
    """Put each strange text into every place of an address that a caller may fill in."""
    plain = re.sub(r"\{\w+\}", "x", path)
    for strange in STRANGE:
        if path != plain:
            yield re.sub(r"\{\w+\}", strange, path)
        yield from (f"{plain}?{name}={strange}" for name in query)


def test_no_address_is_a_defect(on_postgresql: Server) -> None:
    ana = on_postgresql.guest("Ana")
    tried = 0
    for each in ENDPOINTS:
        if each.record:
            continue
        for address in strange_addresses(each.path, each.query):
            answer = ana.ask(each.method, address, json={})
            assert answer.status_code < 500, (each.method, address, answer.text)
            tried += 1
    assert tried > 250
    assert not any("store-failed" in line for line in on_postgresql.log)


def test_a_passkey_that_cannot_be_asked_for_is_refused(on_postgresql: Server) -> None:
    ask = on_postgresql.http
    options = ask.post("/api/passkeys/options").json()["options"]
    for name in ("\x00", "a\x00b", "", None, 7, ["x"]):
        shown = {**Authenticator().show(options, on_postgresql.url), "id": name}
        answer = ask.post("/api/guests/by-passkey", json={"credential": shown})
        assert answer.json()["error"]["code"] == "passkey-refused", name
    assert not any("store-failed" in line for line in on_postgresql.log)


@pytest.mark.parametrize("host", ["[::1", "[", ":8000", "@"])
def test_a_host_that_is_none_has_no_passkeys(server: Server, host: str) -> None:
    ana: Guest = server.guest("Ana")
    for path in ("/api/passkeys/options", "/api/guests/me/passkeys/options"):
        answer = ana.ask("POST", path, headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "passkey-refused")
