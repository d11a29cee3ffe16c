"""Attacks on a table's log: nobody makes it grow without end, and what was undone costs nobody."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import get_args

import pytest

from lanai.core.errors import LanaiError
from lanai.server import budgets, messages
from lanai.server import protocol as wire
from lanai.server.absence import time_up
from lanai.server.decide import bot_move
from lanai.server.folding import fold
from lanai.server.order import pass_on
from lanai.server.refused import Refused
from lanai.server.start import start_fails
from support.server import PATIENCE, Client, Guest, Server, play_on, seated, serving
from support.sitting import Sitting

LIMIT = {"kind": "move", "seconds": 2}


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Server]:
    """A server that lets go of tables at once."""
    with serving(tmp_path / "data", idle_seconds=0) as server:
        yield server


def entries(server: Server, table: str) -> list[str]:
    """Read the kinds of the entries that are stored of a table."""
    with closing(sqlite3.connect(server.data / "lanai.sqlite")) as database:
        rows = database.execute("SELECT body FROM entries WHERE tbl = ? ORDER BY n", (table,))
        return [json.loads(body)["entry"] for (body,) in rows]


# Everything that can be repeated has an end


def until_refused(again: Callable[[int], None]) -> tuple[int, str]:
    """Repeat something until it is refused; tell how often it went, and the code."""
    for times in range(5000):
        try:
            again(times)
        except Refused as refused:
            return times, refused.code
    raise AssertionError("it went on and on")


def test_taking_back_has_an_end() -> None:
    sitting, rng = Sitting("tiki-topple", 2), random.Random(1)

    def move_and_undo(times: int) -> None:
        mover = sitting.move(rng)
        seq = sitting.play.seqs[mover]
        sitting.ask(mover, messages.Undo(id=f"u{times}", seq=seq))

    assert until_refused(move_and_undo) == (budgets.UNDOS, "undo-too-often")
    assert len(sitting.play.story) == 2, "what was undone is not kept"
    sitting.move(rng)


def test_a_game_that_nobody_ends_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MOVES", 50)
    sitting = Sitting("moonshine", 2)

    def draw_again(_times: int) -> None:
        state = sitting.play.state
        seat = state.to_act()[0]
        texts = [state.text(seat, move) for move in state.legal(seat)]
        lazy = [text for text in texts if text.startswith(("draw", "replace", "keep"))]
        sitting.make(seat, next(iter(lazy), texts[0]))

    times, code = until_refused(draw_again)
    assert budgets.MOVES <= times <= 2 * budgets.MOVES
    assert code == "moved-too-often"
    seat = sitting.play.state.to_act()[0]
    sitting.ask(seat, messages.Resign(id="resign"))
    move = sitting.play.state.legal(seat)[0]
    for entry in bot_move(sitting.table, seat, sitting.play.state.text(seat, move), 2**40):
        fold(sitting.table, entry)


def test_asking_for_undos_has_an_end() -> None:
    sitting, rng = Sitting("tiki-topple", 2), random.Random(1)
    first, second = sitting.move(rng), sitting.move(rng)
    assert first != second

    def ask_and_refuse(times: int) -> None:
        sitting.ask(first, messages.Undo(id=f"u{times}", seq=sitting.play.seqs[first]))
        ask = sitting.table.questions
        sitting.ask(second, messages.UndoAnswer(id=f"a{times}", ask=ask, agree=False))

    assert until_refused(ask_and_refuse) == (budgets.QUESTIONS, "undo-asked-too-often")


def test_coming_back_has_an_end_but_not_with_a_move() -> None:
    sitting = Sitting("tiki-topple", 2, wire.Limit("move", 1))
    seat = sitting.play.state.to_act()[0]

    def leave() -> None:
        sitting.time += 100_000
        for entry in time_up(sitting.table, sitting.time):
            fold(sitting.table, entry)

    def leave_and_come_back(times: int) -> None:
        leave()
        sitting.ask(seat, messages.Back(id=f"b{times}"))

    assert until_refused(leave_and_come_back) == (budgets.BACKS, "back-too-often")
    assert sitting.table.seats[seat].standin
    sitting.move(random.Random(1))
    assert not sitting.table.seats[seat].standin


def test_changes_in_a_lobby_have_an_end_for_each_and_for_all() -> None:
    sitting = Sitting("tiki-topple", 3, begin=False)
    sitting.ask(2, messages.Stand(id="stand"))

    def sit_and_stand(seat: int) -> Callable[[int], None]:
        def change(times: int) -> None:
            request = messages.Stand(id=f"s{times}") if times % 2 else sit_down(times)
            sitting.ask(seat, request)

        return change

    def sit_down(times: int) -> messages.Sit:
        return messages.Sit(id=f"s{times}", seat=2)

    crowd = 0
    for stranger in range(3, 30):
        times, code = until_refused(sit_and_stand(stranger))
        crowd += times
        assert code == "changed-too-often" and times <= budgets.CHANGES + 1
        assert sitting.table.seats[2].guest is None, "who has sat down may always stand up"
        if times == 0:
            break
    assert budgets.OTHERS_CHANGES - 10 <= crowd <= budgets.OTHERS_CHANGES + 10
    hints = [messages.Options(id=f"o{times}", hints=bool(times % 2)) for times in range(1000)]
    times, code = until_refused(lambda times: sitting.ask(0, hints[times]))
    assert budgets.HOST_CHANGES - 10 <= times <= budgets.HOST_CHANGES
    assert code == "changed-too-often"


def test_starting_in_vain_has_an_end() -> None:
    sitting = Sitting("tiki-topple", 2, begin=False)
    sitting.ask(1, messages.Sit(id="again", seat=1, contribute=True))

    def start_in_vain(times: int) -> None:
        sitting.ask(0, messages.Start(id=f"s{times}"))
        for entry in start_fails(sitting.table, sitting.time):
            fold(sitting.table, entry)

    assert until_refused(start_in_vain) == (budgets.STARTS, "start-too-often")


def test_coming_and_going_as_host_has_an_end() -> None:
    sitting, passed = Sitting("tiki-topple", 2), 0
    for times in range(1000):
        for entry in pass_on(sitting.table, {f"g{times % 2}"}, sitting.time):
            fold(sitting.table, entry)
            passed += 1
    assert 0 < passed <= 2 * budgets.CHANGES


NO_ENTRY = (
    messages.Hint, messages.AskSight, messages.Preview, messages.Why, messages.Lang,
    messages.Looking, messages.Earlier,
)  # fmt: skip
ELSEWHERE = (*NO_ENTRY, messages.Ping, messages.Rematch, messages.Resign)
"""Requests that lead to no entry, and those that each seat makes once."""


def any_request(sitting: Sitting, seat: int, rng: random.Random) -> messages.AnyRequest:
    """Ask for anything that there is to ask for, mostly with something that may be possible."""
    kinds = [kind for kind in get_args(messages.AnyRequest) if kind not in ELSEWHERE]
    kinds += [messages.Move] * 10  # so that the game comes to its end
    play, table = sitting.table.play, sitting.table
    own = seat if play is not None and seat < table.players else 0
    legal = play.state.legal(own) if play is not None else []
    given: dict[str, object] = {
        "id": f"r{len(sitting.log)}-{rng.random()}",
        "seat": rng.randrange(table.players),
        "seq": 0 if play is None else play.seqs[own],
        "move": play.state.text(own, rng.choice(legal)) if play and legal else "none",
        "ask": table.questions,
        "agree": rng.random() < 0.5,
        "attempt": max(1, table.attempt),
        "hash": "0" * 64,
        "nonce": "1" * 64,
        "level": "easy",
        "text": "Aloha!",
        "contribute": True,
        "hints": rng.random() < 0.5,
        "guest": f"g{rng.randrange(6)}",
        "on": rng.random() < 0.5,
        "locked": rng.random() < 0.5,
    }
    kind = rng.choice(kinds)
    known = {name: given[name] for name in kind.__struct_fields__ if name in given}
    request: messages.AnyRequest = kind(**known)
    return request


@pytest.mark.parametrize("begin", [False, True])
@pytest.mark.parametrize("limit", [None, wire.Limit("move", 5)])
def test_whatever_people_do_a_log_has_an_end(
    begin: bool, limit: wire.Limit | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("UNDOS", "QUESTIONS", "BACKS", "CHANGES", "HOST_CHANGES", "STARTS", "CHAT"):
        monkeypatch.setattr(budgets, name, 12)
    monkeypatch.setattr(budgets, "OTHERS_CHANGES", 50)
    sitting, rng = Sitting("tiki-topple", 3, limit, begin=begin), random.Random(7)
    in_vain = 0
    for _ in range(30_000):
        before = len(sitting.log)
        seat = rng.randrange(6)
        with suppress(LanaiError):
            sitting.ask(seat, any_request(sitting, seat, rng))
        sitting.let_time_go_by(rng.choice((0, 100_000)))
        in_vain = in_vain + 1 if len(sitting.log) == before else 0
        if in_vain == 1500:
            assert len(sitting.log) > 40
            return
    raise AssertionError(f"still going on: {Counter(type(e).__name__ for e in sitting.log)}")


# What was undone costs nobody


def test_newcomers_are_told_nothing_of_a_grind(server: Server) -> None:
    grinder, other = seated(server, "tiki-topple", 2)
    grinder = grinder if grinder.legal else other
    before = len(json.dumps(Client(server, grinder.id, None).welcome))
    for _ in range(150):
        grinder.do("move", seq=grinder.seq, move=grinder.legal[0])
        grinder.do("undo", seq=grinder.seq)
    watcher = Client(server, grinder.id, None)
    assert len(json.dumps(watcher.welcome)) < before + 100
    assert watcher.seq == grinder.seq == 301
    grinder.do("move", seq=grinder.seq, move=grinder.legal[0])
    watcher.catch_up()
    assert watcher.seq == 302
    newcomers = [Client(server, grinder.id, None, lang=lang) for lang in ("en", "en", "fr")]
    assert [len(each.welcome["history"]) for each in newcomers] == [2, 2, 2]
    assert newcomers[0].events == newcomers[1].events != newcomers[2].events


def test_what_was_before_comes_in_pages(server: Server) -> None:
    clients = seated(server, "moluku", 4)
    play_on(clients, random.Random(1), 120)
    told = clients[0]
    told.catch_up()
    assert 100 < told.seq < 200
    assert told.guest is not None
    again = told.guest.join(told.id)
    page = again.welcome["history"]
    assert len(page) == 100 and again.welcome["since"] == page[0]["seq"] - 1
    earlier = again.do("earlier", before=page[0]["seq"])
    assert earlier["since"] == 0 and earlier["history"][-1]["seq"] == page[0]["seq"] - 1
    events = [event for update in [*earlier["history"], *page] for event in update["events"]]
    assert events == told.events
    assert again.do("earlier", before=1)["history"] == []


# Visits write nothing


def test_visits_at_a_sleeping_table_write_nothing(quick: Server) -> None:
    ana, ben = seated(quick, "tiki-topple", 2, limit={"kind": "move", "seconds": 60})
    ana.close()
    ben.close()
    before = entries(quick, ana.id)
    for _ in range(20):
        Client(quick, ana.id, None).close()
    assert entries(quick, ana.id) == before


def test_visits_at_another_process_hold_no_clock(database: str, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "a", "--database", database) as one,
        serving(tmp_path / "b", "--database", database) as other,
    ):
        clients = seated(one, "tiki-topple", 2, limit=LIMIT, level="random")
        stranger = Guest(other, {"guest": "", "name": "Eve", "token": one.guest("Eve").token})
        clients[0].do("house", watchers_chat=True)
        began = time.monotonic()
        while not any(seat["standin"] for seat in clients[0].table["seats"]):
            visit = stranger.join(clients[0].id)
            visit.ask("chat", text="Take your time!")
            visit.close()
            clients[0].catch_up()
            assert time.monotonic() - began < PATIENCE
