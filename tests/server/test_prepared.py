"""Answers that are compressed once and tagged: files of the page, card tables, replays."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from lanai.server import static
from support.hall import Running, running
from support.server import Server, play_on, seated

PAGE = b"<!doctype html><title>Lanai</title>" + b"<p>Aloha</p>" * 100


@pytest.fixture
async def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server with a page as the build leaves it: compressed beside each text."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    for name, body in {"index.html": PAGE, "assets/a-1.js": b"let a = 1;" * 100}.items():
        (folder / name).write_bytes(body)
        (folder / f"{name}.gz").write_bytes(gzip.compress(body))
        (folder / f"{name}.br").write_bytes(b"brotli of " + name.encode())
    (folder / "assets/b-2.woff2").write_bytes(bytes(200_000))
    monkeypatch.setattr(static, "folder", lambda: folder)
    async with running(tmp_path / "data") as at:
        yield at


async def get(at: Running, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """Fetch something, and give the body as it comes over the line."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with at.http.stream("GET", path, headers=named) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.anyio
async def test_files_come_as_the_build_has_compressed_them(page: Running) -> None:
    for path, name in (("/", "index.html"), ("/assets/a-1.js", "assets/a-1.js")):
        answer, body = await get(page, path, accept_encoding="gzip, deflate, br, zstd")
        assert body == b"brotli of " + name.encode()
        assert answer.headers["content-encoding"] == "br"
        assert answer.headers["vary"] == "Accept-Encoding"
        answer, body = await get(page, path, accept_encoding="br;q=0, gzip")
        assert answer.headers["content-encoding"] == "gzip"
        answer, plain = await get(page, path, accept_encoding="identity")
        assert "content-encoding" not in answer.headers and gzip.decompress(body) == plain
    answer, body = await get(page, "/assets/b-2.woff2", accept_encoding="br, gzip")
    assert "vary" not in answer.headers and body == bytes(200_000)
    for path in ("/index.html.br", "/assets/a-1.js.gz"):
        assert (await get(page, path))[0].status_code == 404


@pytest.mark.anyio
async def test_what_a_browser_has_is_not_sent_again(page: Running, tmp_path: Path) -> None:
    tags = set()
    for coding in ("br", "gzip", "identity"):
        answer, _ = await get(page, "/", accept_encoding=coding)
        assert answer.headers["cache-control"] == "no-cache"
        tags.add(answer.headers["etag"])
        for known in (answer.headers["etag"], f'"x", W/{answer.headers["etag"]}'):
            again, body = await get(page, "/t/x", accept_encoding=coding, if_none_match=known)
            assert (again.status_code, body) == (304, b"")
            assert again.headers["etag"] == answer.headers["etag"]
            lost = await get(page, "/x", accept="text/html", if_none_match=known)
            assert lost[0].status_code == 404 and lost[1]
    assert len(tags) == 3
    answer, _ = await get(page, "/assets/a-1.js")
    assert "immutable" in answer.headers["cache-control"]
    for built in (tmp_path / "static").glob("index.html*"):
        built.unlink()
    (tmp_path / "static" / "index.html").write_bytes(b"built anew")
    answer, body = await get(page, "/", accept_encoding="br", if_none_match=", ".join(tags))
    assert (answer.status_code, body) == (200, b"built anew")


@pytest.mark.anyio
async def test_the_api_is_described_compressed_and_once(page: Running) -> None:
    answer, body = await get(page, "/api/openapi.json", accept_encoding="gzip")
    assert json.loads(gzip.decompress(body))["openapi"] == "3.1.0"
    known = answer.headers["etag"]
    again, _ = await get(page, "/api/openapi.json", accept_encoding="gzip", if_none_match=known)
    assert again.status_code == 304


@pytest.mark.anyio
async def test_a_card_table_is_kept_for_ever_by_its_version(page: Running) -> None:
    newest, body = await get(page, "/api/games/moluku/cards", accept_encoding="gzip")
    version = json.loads(gzip.decompress(body))["version"]
    assert newest.headers["cache-control"] == "no-cache"
    asked, same = await get(
        page, f"/api/games/moluku/cards?version={version}", accept_encoding="gzip"
    )
    assert "immutable" in asked.headers["cache-control"] and same == body
    missing, _ = await get(page, "/api/games/moluku/cards?version=99")
    assert (missing.status_code, missing.headers["cache-control"]) == (404, "no-store")


@pytest.mark.parametrize("game", ["moluku", "tiki-topple"])
def test_replays_are_compressed_known_again_and_in_parts(server: Server, game: str) -> None:
    clients = seated(server, game, 2)
    play_on(clients, random.Random(3))
    path = f"/api/tables/{clients[0].id}/replay"

    def fetch(query: str, coding: str, tag: str = "") -> tuple[httpx.Response, bytes]:
        headers = {"Accept-Encoding": coding, "If-None-Match": tag}
        with server.http.stream("GET", path + query, headers=headers) as answer:
            return answer, b"".join(answer.iter_raw())

    answer, packed = fetch("", "gzip")
    plainly, plain = fetch("", "identity")
    assert answer.headers["content-encoding"] == "gzip" and gzip.decompress(packed) == plain
    assert "content-encoding" not in plainly.headers and len(packed) < len(plain) / 10
    tag = answer.headers["etag"]
    assert answer.headers["cache-control"] == "private, no-cache"
    assert fetch("", "gzip", tag)[0].status_code == 304
    for other in ("?lang=fr", "?viewer=open", "?viewer=0", "?parts=scores"):
        assert fetch(other, "gzip", tag)[0].status_code == 200

    whole = json.loads(plain)
    some = json.loads(fetch("?parts=scores,over,seats.worth", "identity")[1])
    assert some["frames"][-1] == whole["frames"][-1]
    for ours, theirs in zip(whole["frames"][:-1], some["frames"][:-1], strict=True):
        assert theirs["events"] == ours["events"]
        view = theirs["view"]
        assert (view["scores"], view["over"]) == (ours["view"]["scores"], ours["view"]["over"])
        if game == "moluku":
            seats = [{"worth": seat["worth"]} for seat in ours["view"]["seats"]]
            assert view["seats"] == seats
    assert fetch(f"?parts={'x,' * 200}", "gzip")[0].status_code == 413
