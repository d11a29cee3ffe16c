from __future__ import annotations

import pytest

from lanai.texts import LANGUAGES, Texts, Variable


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_read_as_fluent_writes_them(language: str) -> None:
    texts, slow = Texts(language), Texts(language)
    slow.plain.clear()
    values = ("Ana", "", "a\u0007b", "x" * 400, "tab\tline\n", 0, -7, 999)
    assert len(texts.plain) > 100
    for message, parts in texts.plain.items():
        names = [part.name for part in parts if isinstance(part, Variable)]
        for value in values:
            args = dict.fromkeys(names, value)
            assert texts(message, **args) == slow(message, **args)


def test_large_numbers_are_written_as_in_the_language() -> None:
    assert "1,234" in Texts("en")("play-number", count=1234)


def test_a_point_lost_is_not_told_as_one_won() -> None:
    for language in ("en", "fr"):
        assert Texts(language)("play-points", points=-1) == "-1 point"
