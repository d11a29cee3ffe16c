"""Opening a store: schema steps, and reasons why it cannot be opened."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lanai.server.store import Store, StoreError, make_store
from lanai.server.store.migrations import Step, steps_for
from lanai.server.store.postgresql import PostgresqlStore
from lanai.server.store.sqlite import FILE, SqliteStore
from support.store import card, device

pytestmark = pytest.mark.anyio

NEXT = Step(99, "ALTER TABLE guests ADD COLUMN colour text; CREATE TABLE more (a integer);")


def with_steps(place: str, *more: Step) -> Store:
    """Make a store of a later Lanai, whose schema has more steps."""
    if place.startswith("postgresql"):
        return PostgresqlStore(place, steps_for("postgresql") + list(more))
    return SqliteStore(Path(place), steps_for("sqlite") + list(more))


async def refusal_of(store: Store) -> str:
    with pytest.raises(StoreError) as caught:
        await store.open()
    await store.close()
    return caught.value.reason


async def test_an_old_schema_is_brought_up_to_date_and_keeps_its_data(place: str) -> None:
    old = make_store(place)
    await old.open()
    await old.add_guest("g1", "Ana", device("h1"))
    await old.create_table(card(), [{"a": 1}])
    await old.close()
    new = with_steps(place, NEXT)
    await new.open()
    assert await new.entries("t1") == [{"a": 1}]
    assert await new.guest_by_token("h1") is not None
    await new.close()
    assert await refusal_of(make_store(place)) == "store-newer"


async def test_a_step_that_fails_leaves_the_old_schema(place: str) -> None:
    broken = Step(99, NEXT.sql + "CREATE TABLE guests (again integer);")
    await_reason = "store-unreachable" if place.startswith("postgresql") else "store-folder"
    old = make_store(place)
    await old.open()
    await old.close()
    assert await refusal_of(with_steps(place, broken)) == await_reason
    again = with_steps(place, NEXT)
    await again.open()
    await again.close()


async def test_many_may_open_an_empty_database_at_once(database: str) -> None:
    stores = [make_store(database) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create_table(card(), [{"a": 1}])
    assert await stores[5].entries("t1") == [{"a": 1}]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_folder_is_for_one_server(tmp_path: Path) -> None:
    first, second = make_store(tmp_path), make_store(tmp_path)
    await first.open()
    assert await refusal_of(second) == "store-in-use"
    await first.close()
    third = make_store(tmp_path)
    await third.open()
    await third.close()


async def test_the_data_are_private(tmp_path: Path) -> None:
    store = make_store(tmp_path / "data")
    await store.open()
    await store.create_table(card(), [{"a": 1}])
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    files = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()}
    assert {files[FILE], files[f"{FILE}-wal"], files[f"{FILE}-shm"]} == {0o600}
    await store.close()


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert await refusal_of(make_store(tmp_path / "file" / "data")) == "store-folder"


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("something else, and long enough to be looked at" * 100)
    assert await refusal_of(make_store(tmp_path)) == "store-folder"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://127.0.0.1:1/none",
        "postgresql://127.0.0.1:port/none",
        "postgresql://user:secret@127.0.0.1:1/none",
    ],
)
async def test_an_unreachable_database(url: str) -> None:
    store = make_store(url)
    with pytest.raises(StoreError, match="store-unreachable") as caught:
        await store.open()
    assert "secret" not in str(caught.value)
    await store.close()


async def test_a_database_that_does_not_exist(database: str) -> None:
    assert await refusal_of(make_store(database.replace("/test_", "/none_"))) == "store-unreachable"
