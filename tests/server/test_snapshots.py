"""A snapshot and the entries after it fold to the same table as the whole log."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest

from lanai.core.contract import SPECTATOR
from lanai.games import all_games
from lanai.server import archive, messages, snapshots
from lanai.server import protocol as wire
from lanai.server.absence import time_up
from lanai.server.archive import Archive
from lanai.server.folding import fold, refold
from lanai.server.letters import card_of, encode, history_before, history_since, position_of
from lanai.server.refused import Refused
from lanai.server.store import Store, StoredSnapshot
from lanai.server.table import Table
from lanai.texts import LANGUAGES
from support.server import PATIENCE, Client, seated, serving
from support.sitting import Sitting, stored

pytestmark = pytest.mark.anyio

LIMITS = (None, wire.Limit("move", 60), wire.Limit("player", 600))


def all_of(table: Table) -> list[bytes]:
    """Write all that a table holds and tells, to each viewer, in all languages."""
    told: list[object] = [
        table.n,
        list(table.done.items()),
        table.chat,
        sorted(table.spent.items()),
    ]
    told += [table.seats, table.question, table.clock and [table.clock.face(0), table.clock.last]]
    told += [table.patience, sorted(table.refusals), table.again, table.rematch, table.played]
    if table.play is not None:
        record = table.play.match.record
        told += [record.text(), record.result, table.play.match.chances, table.play.asked]
    for viewer in range(SPECTATOR, table.players if table.play else SPECTATOR):
        assert table.play is not None
        last = table.play.seqs[viewer]
        told += [table.play.undo_of(viewer)]
        for lang in LANGUAGES:
            told += [position_of(table, viewer, lang), history_before(table, viewer, 40, lang)]
            sinces = (0, last // 2, last - 3, last - 1, last)
            told += [history_since(table, viewer, since, lang) for since in sinces]
    return [encode(each) for each in told]


class Evening(Sitting):
    """A table at which all that can happen does, at random."""

    def anything(self, rng: random.Random) -> None:
        """Let something happen; what is refused does not."""
        seat = rng.randrange(self.table.players)
        self.requests += 1
        name = f"r{self.requests}"
        wants: list[messages.AnyRequest] = [
            messages.Undo(id=name, seq=self.play.seqs[seat]),
            messages.Say(id=name, text="Aloha!"),
            messages.UndoAnswer(id=name, ask=self.table.questions, agree=rng.random() < 0.7),
            messages.Back(id=name),
            messages.UndoWithdraw(id=name),
            messages.Nudge(id=name, seat=1 - min(seat, 1)),
            messages.Here(id=name),
            messages.StandIn(id=name, seat=1 - min(seat, 1)),
        ]
        chance = rng.random()
        try:
            if chance < 0.55 and not self.play.state.over():
                self.move(rng)
            elif chance < 0.58:
                self.nobody_plays()
            elif chance < 0.582:
                self.ask(seat, messages.Resign(id=name))
            else:
                self.ask(seat, rng.choice(wants))
        except Refused:
            pass

    def nobody_plays(self) -> None:
        """Let time go by, some of it while nobody is there."""
        self.time += 70_000
        for entry in time_up(self.table, self.time):
            entry.slept = 5000
            fold(self.table, entry)
            self.log.append(entry)


@pytest.mark.parametrize("game", sorted(all_games()))
@pytest.mark.parametrize("seed", range(3))
def test_from_any_snapshot_on_a_log_folds_to_the_same(game: str, seed: int) -> None:
    rng = random.Random(seed)
    evening = Evening(game, 2 + seed % 2, LIMITS[seed])
    while not evening.play.state.over() and len(evening.log) < 180:
        evening.anything(rng)
    entries = stored(evening.log)
    whole = all_of(refold(entries))
    assert whole == all_of(evening.table)
    for _ in range(3):
        at = rng.randrange(1, len(entries) + 1)
        table = snapshots.read(snapshots.write(refold(entries[:at])))
        assert all_of(table) == all_of(refold(entries[:at]))
        for entry in stored(entries[at:]):
            fold(table, entry)
        assert all_of(table) == whole


def test_a_snapshot_holds_every_field_of_a_table() -> None:
    evening = Evening("moonshine", 3, LIMITS[1])
    rng = random.Random(1)
    for _ in range(40):
        evening.anything(rng)
    again = snapshots.read(snapshots.write(evening.table))
    for field in fields(Table):
        ours, theirs = getattr(evening.table, field.name), getattr(again, field.name)
        assert type(ours) is type(theirs), field.name
        if field.name not in ("play", "clock", "done"):
            assert ours == theirs, field.name


def test_a_snapshot_of_a_lobby() -> None:
    lobby = Sitting("moluku", 3, begin=False)
    assert all_of(snapshots.read(snapshots.write(lobby.table))) == all_of(lobby.table)


async def test_a_table_is_read_from_its_snapshot_and_without_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, rng = Evening("tiki-topple", 2), random.Random(3)
    while len(evening.log) < 100:
        evening.anything(rng)
    entries, table = stored(evening.log), evening.table.id
    await store.create_table(card_of(evening.table), entries)
    monkeypatch.setattr(archive, "PAGE", 30)
    half = refold(entries[:70])
    mark = snapshots.mark_of("tiki-topple")
    kept = StoredSnapshot(70, mark, snapshots.write(half))
    of_later = StoredSnapshot(len(entries) + 5, mark, snapshots.write(half))
    foreign = StoredSnapshot(70, "tiki-topple another", b"whatever")
    broken = StoredSnapshot(70, mark, b"no snapshot at all")
    whole = all_of(evening.table)
    for snapshot, begun_at in [(None, 0), (foreign, 0), (broken, 0), (kept, 70), (of_later, 0)]:
        if snapshot is not None:
            await store.keep_snapshot(table, snapshot)
            assert await store.snapshot(table) == snapshot
        found, at = await Archive(store).load(table)
        assert (all_of(found), at) == (whole, begun_at)
    await store.keep_snapshot(table, kept)
    assert await store.snapshot(table) == of_later, "an older one takes no newer one's place"
    with pytest.raises(Refused, match="no-such-table"):
        await Archive(store).load("none")


async def test_everybody_is_served_while_a_long_log_is_folded(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, rng = Evening("tiki-topple", 2), random.Random(3)
    while len(evening.log) < 100:
        evening.anything(rng)
    await store.create_table(card_of(evening.table), stored(evening.log))
    monkeypatch.setattr(archive, "TURN", 0.0)
    served = 0

    async def serve_others() -> None:
        nonlocal served
        while True:
            served += 1
            await asyncio.sleep(0)

    others = asyncio.create_task(serve_others())
    keeper = Archive(store)
    both = await asyncio.gather(keeper.load(evening.table.id), keeper.load(evening.table.id))
    others.cancel()
    assert served >= len(evening.log) - 1, "in between two entries of a table others have a turn"
    assert [all_of(found) for found, _ in both] == [all_of(evening.table)] * 2


async def test_the_archive_keeps_what_it_can_read(store: Store) -> None:
    evening, rng = Evening("moonshine", 2, LIMITS[2]), random.Random(3)
    for _ in range(60):
        evening.anything(rng)
    table = evening.table
    await store.create_table(card_of(table), stored(evening.log))
    keeper = Archive(store)
    keeper.keep(table)
    for _ in range(500):
        found, at = await keeper.load(table.id)
        assert all_of(found) == all_of(table)
        if at == table.n:
            return
    raise AssertionError("no snapshot was kept")


def test_a_long_log_is_kept_and_a_restarted_server_goes_on_from_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        clients = seated(server, "tiki-topple", 2)
        grinder = next(client for client in clients if client.legal)
        for _ in range(archive.EVERY // 2 + 5):
            grinder.do("move", seq=grinder.seq, move=grinder.legal[0])
            grinder.do("undo", seq=grinder.seq)
        deadline = time.monotonic() + PATIENCE
        while not (kept := kept_in(tmp_path, grinder.id)):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert kept >= archive.EVERY
    assert grinder.guest is not None
    with serving(tmp_path) as server:
        grinder.guest.server = server
        back = grinder.guest.join(grinder.id)
        assert (back.seq, back.legal) == (grinder.seq, grinder.legal)
        back.do("move", seq=back.seq, move=back.legal[0])
        assert Client(server, back.id, None).seq == back.seq


def kept_in(data: Path, table: str) -> int:
    """Tell how many entries the snapshot of a table holds."""
    with closing(sqlite3.connect(data / "lanai.sqlite")) as database:
        row = database.execute("SELECT n FROM snapshots WHERE tbl = ?", (table,)).fetchone()
    return 0 if row is None else int(row[0])
