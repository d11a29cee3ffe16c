"""What a bot answers at a table: fair starts, clocks, questions; without a server."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanai.client.budget import Budget
from lanai.client.chair import Acts, Chair, ComeBack, Follow, Leave, Think, fresh
from lanai.client.wishes import Wishes
from lanai.core.errors import LanaiError
from lanai.server import messages
from lanai.server import protocol as wire

ME = "g_me"
COMMITMENT = "c" * 64
TERMS = {"game": "tiki-topple", "rules": "1.0", "cards": "1", "options": {}}


def chair(**more: Any) -> Chair:
    wishes = Wishes("http://127.0.0.1:1", "random", Path("key"), "Robin", **more)
    return Chair(wishes, ME, lambda: True)


def seat(number: int, guest: str | None, **more: Any) -> wire.Seat:
    kind = "empty" if guest is None else "person"
    known: dict[str, Any] = {field.name: None for field in msgspec.structs.fields(wire.Seat)}
    about = {"seat": number, "kind": kind, "name": guest or "", "guest": guest, "agrees": False}
    quiet = {"standin": False, "resigned": False}
    return wire.Seat(**{**known, **about, **quiet, **more})


def table(*seats: wire.Seat, **more: Any) -> wire.Table:
    known: dict[str, Any] = {field.name: None for field in msgspec.structs.fields(wire.Table)}
    about = {"id": "t", "status": "lobby", "starting": False, "rated": False, "host": "g_host"}
    return wire.Table(**{**known, **TERMS, **about, "seats": list(seats), **more})


def tell(at: Chair, shown: wire.Table) -> Acts:
    return at.hear(messages.TableChanged(table=shown), 0)


def starting(at: Chair) -> messages.HashGiven:
    """Let a start ask for a hash."""
    tell(at, table(seat(0, "g_host"), seat(1, ME), starting=True))
    (given,) = at.hear(messages.Commit(attempt=1, commitment=COMMITMENT), 0)
    assert isinstance(given, messages.HashGiven)
    at.lose_line()
    return given


def agreement(hashed: str, **other: Any) -> messages.Reveal:
    terms = {
        **TERMS, "attempt": 1, "commitment": COMMITMENT, "players": ["Host", "Robin"],
        "hashes": [None, hashed], "failed": [], "scheme": 2,
    }  # fmt: skip
    return messages.Reveal(attempt=1, agreement=json.dumps({**terms, **other}))


def is_refused(acts: Acts) -> bool:
    return [type(act) for act in acts] == [messages.Stand, Leave]


def test_a_nonce_is_shown_for_what_was_agreed_on() -> None:
    at = chair()
    given = starting(at)
    (shown,) = at.hear(agreement(given.hash), 0)
    assert isinstance(shown, messages.NonceShown)
    assert hashlib.sha256(shown.nonce.encode()).hexdigest() == given.hash
    at.lose_line()
    (again,) = at.hear(agreement(given.hash), 0)
    assert isinstance(again, messages.NonceShown) and again.nonce == shown.nonce


@pytest.mark.parametrize(
    "other",
    [
        {"hashes": [None, "0" * 64]},
        {"hashes": ["HASH", None]},
        {"hashes": []},
        {"commitment": "d" * 64},
        {"attempt": 2},
        {"game": "moluku"},
        {"options": {"hand": "classic"}},
        {"players": ["Robin"]},
    ],
    ids=str,
)
def test_a_nonce_is_shown_for_nothing_else(other: dict[str, Any]) -> None:
    at = chair()
    given = starting(at)
    if other.get("hashes") == ["HASH", None]:
        other = {"hashes": [given.hash, None]}
    assert is_refused(at.hear(agreement(given.hash, **other), 0))


def test_a_nonce_is_never_shown_for_two_agreements() -> None:
    at = chair()
    given = starting(at)
    assert len(at.hear(agreement(given.hash), 0)) == 1
    at.lose_line()
    assert is_refused(at.hear(agreement(given.hash, failed=[["Ben"]]), 0))
    assert is_refused(chair_that_hears("no agreement"))
    assert is_refused(chair_that_hears("[" * 100_000))


def chair_that_hears(text: str) -> Acts:
    at = chair()
    starting(at)
    return at.hear(messages.Reveal(attempt=1, agreement=text), 0)


def test_who_has_lost_the_nonce_in_a_restart_keeps_quiet() -> None:
    at = chair()
    tell(at, table(seat(0, "g_host"), seat(1, ME), starting=True))
    assert at.hear(agreement("0" * 64), 0) == [], "this start fails, and the next one may not"


def test_each_start_has_a_nonce_of_its_own() -> None:
    at = chair()
    first = starting(at)
    (second,) = at.hear(messages.Commit(attempt=2, commitment="e" * 64), 0)
    assert isinstance(second, messages.HashGiven) and second.hash != first.hash
    at.lose_line()
    (again,) = at.hear(messages.Commit(attempt=2, commitment="e" * 64), 0)
    assert isinstance(again, messages.HashGiven) and again.hash == second.hash


def test_what_is_on_its_way_is_not_asked_twice() -> None:
    at = chair()
    shown = table(seat(0, "g_host"), seat(1, None))
    (sit,) = tell(at, shown)
    assert isinstance(sit, messages.Sit) and (sit.seat, sit.contribute) == (1, True)
    assert tell(at, shown) == []
    at.lose_line()
    assert len(tell(at, shown)) == 1


def test_it_answers_what_people_ask() -> None:
    at = chair()
    tell(at, table(seat(0, "g_host"), seat(1, ME), status="playing"))
    (agreed,) = at.hear(messages.UndoAsked(seat=0, ask=3, seqs=[], text=""), 0)
    assert isinstance(agreed, messages.UndoAnswer) and (agreed.ask, agreed.agree) == (3, True)
    (here,) = at.hear(messages.Nudged(seat=1, text=""), 0)
    assert isinstance(here, messages.Here)
    (back,) = tell(at, table(seat(0, "g_host"), seat(1, ME, standin=True), status="playing"))
    assert isinstance(back, messages.Back)


def test_it_agrees_to_what_it_is_told_to_agree_to() -> None:
    shown = table(seat(0, "g_host", agrees=True), seat(1, ME), rated=True)
    (agreed,) = tell(chair(rated=True), shown)
    assert isinstance(agreed, messages.AgreeRated)
    assert is_refused(tell(chair(), shown))


def test_as_host_it_starts_once_all_sit_and_agree() -> None:
    own, other = seat(0, ME, agrees=True), seat(1, "g_ana")
    at = chair(rated=True)
    assert tell(at, table(own, seat(1, None), host=ME, rated=True)) == []
    assert tell(at, table(own, other, host=ME, rated=True)) == []
    shown = table(own, seat(1, "g_ana", agrees=True), host=ME, rated=True)
    (start,) = tell(at, shown)
    assert isinstance(start, messages.Start)
    no = messages.Refusal(id=start.id, code="start-too-often", message="", rule=None)
    assert is_refused(at.hear(no, 0)), "who never lets it start does not keep it for ever"


def test_a_rematch_is_followed() -> None:
    at = chair()
    over = {"status": "over"}
    assert tell(at, table(seat(0, "g_ana"), seat(1, ME), **over)) == []
    (asked,) = tell(at, table(seat(0, "g_ana", again=True), seat(1, ME), **over))
    assert isinstance(asked, messages.Rematch)
    assert at.hear(messages.Ok(id=asked.id, table="next"), 0) == [Follow("next")]
    assert tell(chair(rematches=False), table(seat(0, "g", again=True), seat(1, ME), **over)) == []


def position(**more: Any) -> wire.Position:
    known: dict[str, Any] = {field.name: None for field in msgspec.structs.fields(wire.Position)}
    about = {"seq": 4, "view": {}, "legal": ["a", "b"], "over": False, "to_act": [1], "own": []}
    return wire.Position(**{**known, **about, **more})


@pytest.mark.parametrize(
    ("kind", "left", "seconds"),
    [("move", 60_000, 5.0), ("move", 4_000, 3.0), ("move", 500, 0.2), ("player", 21_000, 2.0)],
)
def test_it_thinks_no_longer_than_the_clock_lets_it(kind: Any, left: int, seconds: float) -> None:
    at = chair()
    at.table = table(seat(1, ME), limit=wire.Limit(kind, 60))
    at.ahead = 100_000
    now = 1_000
    shown = position(clock=wire.ClockFace(now + at.ahead + left, [left]))
    assert at._seconds(shown, now) == pytest.approx(seconds)


def test_a_server_that_is_busy_is_left_alone_for_a_while() -> None:
    at = chair()
    at.table = table(seat(0, "g"), seat(1, ME), status="playing")
    (asked,) = at.hear(messages.Updated(seq=4, events=[], position=position()), 0)
    assert isinstance(asked, messages.AskSight)
    no = messages.Refusal(id=asked.id, code="unavailable", message="", rule=None)
    assert at.hear(no, 0) == [ComeBack()]


def test_it_does_not_guess_what_another_protocol_means() -> None:
    you = wire.You(ME, 1, False)
    welcome = messages.Welcome(
        table=table(seat(0, ME)), you=you, since=0, history=[], chat=[], position=None, time=0,
        protocol=99,
    )  # fmt: skip
    with pytest.raises(LanaiError):
        chair().hear(welcome, 0)


def test_it_is_never_faster_than_a_server_allows() -> None:
    budget = Budget(rate=10, burst=5)
    start = budget.last
    late = [budget.late(start) for _ in range(25)]
    assert late[:5] == [0.0] * 5 and late[-1] == pytest.approx(2.0)
    assert len({fresh() for _ in range(100)}) == 100


def test_a_clock_at_a_table_without_a_limit_is_only_a_clock() -> None:
    at = chair()
    at.table = table(seat(0, ME), status="playing", limit=None)
    known: dict[str, Any] = {field.name: None for field in msgspec.structs.fields(wire.Position)}
    known |= {"seq": 1, "legal": ["x"], "clock": wire.ClockFace(5_000, [5_000])}
    at.position = wire.Position(**known)
    (think,) = at.hear(messages.Sighted(id="1", seq=1, seat=0, world=[1]), 0)
    assert isinstance(think, Think) and think.seconds == 4.0
