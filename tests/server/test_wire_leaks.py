"""No leaks on the wire: a game redealt in what a viewer cannot know is told them byte for byte.

Pairs of games are played on a real server: `support.twins` says how they are found. After every
beat all that the viewer was sent over the socket, is sent when they come back, is answered whatever
they ask, and gets over HTTP must be the same at both tables, but for their ids and commitments. The
server's clock is the test's, so that times count too.
"""

from __future__ import annotations

import io
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanai.conformance.variants import variants
from lanai.core.contract import SPECTATOR
from lanai.core.rng import FastRng
from lanai.server import logs, thoughts
from lanai.server.moment import Moment, now_ms
from lanai.server.protocol import Limit
from lanai.texts import LANGUAGES
from support.hall import Running, running
from support.twin_tables import TwinTable, open_tables
from support.twins import Pair, Twins

pytestmark = pytest.mark.anyio

SHARED = {"moluku": (0, 36, 44), "moonshine": (0, 8, 20, 33), "tiki-topple": (0, 5, 25)}
"""After how many moves a twin goes its own way: Moluku passes and discards cards about there."""
MOST = 40
PAIRS = 10
PATHS = ("", "/record", "/replay", "/replay?viewer=open", "/replay?viewer=0")
LIMITS = (None, Limit("move", 3600), Limit("player", 3600))


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that the server logs, at the lowest level."""
    root, output = logging.getLogger(), io.StringIO()
    kept = root.handlers[:], root.level
    monkeypatch.setattr("sys.stderr", output)
    logs.set_up("DEBUG")
    for client in ("httpx", "httpcore", "websockets.client"):
        logging.getLogger(client).setLevel(logging.WARNING)
    yield output
    root.handlers[:], root.level = kept


class Time:
    """The time of day as the server reads it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = now_ms()
        monkeypatch.setattr("lanai.server.moment.MOMENT", Moment(self.read, self.read))
        # Nothing may depend on how long the test takes
        monkeypatch.setattr("lanai.server.public_list.FRESH_SECONDS", 0)
        monkeypatch.setattr("lanai.server.presence.QUIET_SECONDS", 0)

    def read(self) -> int:
        return self.now * 1_000_000


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def pairs(game: str) -> Iterator[Pair]:
    """Make some pairs for each way to set a game up, for one viewer after the other."""
    mine = [variant for variant in variants() if variant.name == game]
    for number in range(max(PAIRS, len(mine))):
        variant = mine[number % len(mine)]
        viewers = (SPECTATOR, *range(variant.players))
        shared = SHARED[game][number % len(SHARED[game])]
        twins = Twins(variant, viewers[number % len(viewers)], seed=number)
        yield twins.pair(shared, MOST, tries=4)


def requests_of(tables: list[TwinTable], rng: random.Random, number: int) -> list[dict[str, Any]]:
    """List what the viewer asks: all that changes nothing, and much that is refused."""
    ours = tables[0]
    assert ours.table.play is not None
    state, viewer = ours.table.play.state, ours.pair.viewer
    seat = max(viewer, 0)
    legal = [state.text(seat, move) for move in state.legal(seat)] if viewer >= 0 else []
    others = [state.text(seat, rng.randrange(state.game.move_count)) for _ in range(4)]
    illegal = [text for text in others if text not in legal] + ["play nothing"]
    asked = rng.sample(legal, min(3, len(legal))) + others
    seq = ours.seq
    requests: list[dict[str, Any]] = [
        *({"type": "why", "move": text} for text in asked),
        *({"type": "preview", "seq": seq, "move": text} for text in asked),
        *({"type": "move", "seq": seq, "move": text} for text in illegal),
        {"type": "preview", "seq": seq + 1, "move": asked[0]},
        {"type": "move", "seq": seq + 1, "move": asked[0]},
        {"type": "move", "seq": 0, "move": illegal[-1]},
        {"type": "undo", "seq": seq + 1},
        {"type": "hint", "seq": seq + 1},
        {"type": "sight", "seq": seq},
        {"type": "sight", "seq": seq},
        {"type": "sight", "seq": seq + 1},
        {"type": "undo-answer", "ask": 10_000, "agree": True},
        {"type": "sit", "seat": 0},
        {"type": "hash", "attempt": 1, "hash": "0" * 64},
        {"type": "nonce", "attempt": 1, "nonce": "0" * 64},
        {"type": "back"},
        {"type": "rematch"},
        {"type": "nudge", "seat": rng.randrange(2)},
        {"type": "here"},
        {"type": "stand-in", "seat": rng.randrange(2)},
        {"type": "undo-withdraw"},
        {"type": "start"},
        {"type": "chat", "text": "hello"},
        {"type": "lang", "lang": rng.choice(LANGUAGES)},
    ]
    chosen = rng.sample(requests, 8)
    return [{"id": f"{number}-{at}", **request} for at, request in enumerate(chosen)]


async def chatter(tables: list[TwinTable], rng: random.Random) -> None:
    """Let people talk, and ask to take moves back, at both tables."""
    players = tables[0].pair.variant.players
    seat = rng.randrange(players)
    if rng.random() < 0.2:
        for table in tables:
            await table.say(seat, "Well, well.")
    if seat != tables[0].pair.viewer and all(table.may_ask(seat) for table in tables):
        for table in tables:
            await table.ask_undo(seat)
    elif rng.random() < 0.2:
        for table in tables:
            await table.refuse_undo()


def same_sights(tables: list[TwinTable]) -> bool:
    """Tell whether bots and hints for the viewer's seat get the same to think about."""
    viewer = tables[0].pair.viewer
    if viewer == SPECTATOR:
        return True
    ours, theirs = (thoughts.sight_of(table.table, viewer) for table in tables)
    return ours == theirs


async def play_pair(
    at: Running, pair: Pair, limit: Limit | None, time: Time, program: bool
) -> list[TwinTable]:
    """Play a pair at two tables and compare all that the viewer hears, a person or a program."""
    tables = await open_tables(at, pair, limit, time.now, program)
    ours, theirs = tables
    rng = random.Random(len(pair.beats))
    for number, beat in enumerate(pair.beats):
        await ours.beat(beat.ours, beat.hidden, fidget=False)
        await theirs.beat(beat.theirs, beat.hidden, fidget=rng.random() < 0.5)
        time.now = ours.time
        assert await ours.heard() == await theirs.heard()
        if number < len(pair.beats) - 10 and rng.random() < 0.9:
            continue  # most is the same by nature before the games go apart
        await chatter(tables, rng)
        requests = requests_of(tables, rng, number)
        assert await ours.answers(requests) == await theirs.answers(requests)
        since, lang = rng.choice([0, ours.seq - 1, ours.seq]), rng.choice(LANGUAGES)
        assert await ours.rejoined(since, lang) == await theirs.rejoined(since, lang)
        assert await ours.heard() == await theirs.heard()
        paths = rng.sample(PATHS, 2)
        assert await ours.fetched(paths) == await theirs.fetched(paths)
        assert same_sights(tables)
    for table in tables:
        await table.ear.socket.close()
    return tables


@pytest.mark.parametrize("game", SHARED)
async def test_a_redealt_game_is_told_byte_for_byte(
    game: str, tmp_path: Path, written: io.StringIO, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The server's own numbers are drawn anew for every world: here both tables draw the same.
    monkeypatch.setattr(thoughts, "new_rng", lambda: FastRng(7))
    different = hidden = worlds = 0
    secrets: list[str] = []
    async with running(tmp_path / "data") as at:
        for number, pair in enumerate(pairs(game)):
            limit, program = LIMITS[number % len(LIMITS)], number % 2 == 1
            tables = await play_pair(at, pair, limit, time, program)
            worlds += sum(table.worlds for table in tables)
            different += pair.different
            hidden += sum(len(beat.ours) != len(beat.theirs) for beat in pair.beats)
            for table in tables:
                secrets += [table.id, table.secret, *table.nonces]
                secrets += [guest.token for guest in table.guests]
    assert different > 20, "the games must differ for what they show to mean something"
    assert worlds > 4, "programs must have been given worlds"
    assert hidden > 5 or game == "tiki-topple", "hidden moves must differ in number"
    logged = written.getvalue()
    assert '"event": "opened"' in logged
    assert [secret for secret in secrets if secret in logged] == []
