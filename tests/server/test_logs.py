"""What is logged, and how often."""

from __future__ import annotations

from lanai.server.logs import SELDOM_SECONDS, Seldom


def test_the_same_thing_is_said_once_a_minute_and_then_forgotten() -> None:
    seldom = Seldom()
    said = [seldom.is_due("one", now) for now in (0.0, 0.0, 1.0, SELDOM_SECONDS - 1)]
    assert said == [True, False, False, False]
    assert seldom.is_due("another", 1.0)
    assert seldom.is_due("one", SELDOM_SECONDS)
    assert not seldom.is_due("one", SELDOM_SECONDS + 1)
    assert seldom.is_due("third", 3 * SELDOM_SECONDS)
    assert list(seldom.told) == ["third"]
